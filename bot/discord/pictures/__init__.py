"""Pictures: what is drawn, the process that draws it, and what is kept of it."""
