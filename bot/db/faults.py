"""What can go wrong with the store; the sentences carry no stored data."""


class StoreUnavailable(Exception):
    """The database cannot be opened or written; the message is one sentence."""


class SeqTaken(Exception):
    """Another transaction has already written this step of the table."""

    def __init__(self, *, table_id: int, seq: int) -> None:
        """Name the table and the step that are taken."""
        super().__init__(f"Step {seq} of table {table_id} exists already.")
        self.table_id = table_id
        self.seq = seq
