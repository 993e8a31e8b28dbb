"""Programs put into their one form, pass by pass."""
