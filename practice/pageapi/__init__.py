"""The page's own API: JSON and a websocket; everybody who can reach it may be any user."""
