"""What can be done in the practice server, by the bot over REST and by people on the page alike."""
