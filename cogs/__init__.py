"""Slash commands: translate what players type into actions."""
