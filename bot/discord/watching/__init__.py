"""What happens around a table: threads that close, players who leave, and tables that wait because of it."""
