"""The page's own API: JSON and a websocket; whoever can reach it is trusted to be any user."""
