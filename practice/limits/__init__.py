"""Discord's documented limits, and its way of saying which one a request breaks."""
