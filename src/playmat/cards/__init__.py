"""Cards as printed, their names, and the library that holds them."""
