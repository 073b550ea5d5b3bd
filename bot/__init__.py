"""The application: neither rules, nor pictures, nor commands."""
