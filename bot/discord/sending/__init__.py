"""Messages on their way: rows of the outbox are composed, sent, routed on, and changed after sending."""
