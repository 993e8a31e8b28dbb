"""The cards as pages and searches show them."""
