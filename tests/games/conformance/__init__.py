"""One suite for every game in the registry: what must hold of any of them under random play."""
