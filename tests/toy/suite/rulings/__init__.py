"""The rules of Toy, one file per chapter."""
