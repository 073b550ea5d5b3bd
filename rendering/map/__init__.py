"""Maps of any game: places with discs and names, links between them, coasts, arrows and parts."""
