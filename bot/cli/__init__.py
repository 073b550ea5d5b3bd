"""The command line: the one place that may import everything."""
