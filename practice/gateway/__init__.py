"""The gateway: the websocket over which the bot hears what happens."""
