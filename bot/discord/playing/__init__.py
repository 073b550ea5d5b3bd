"""What players do with buttons, forms and orders, and what they get to see for it."""
