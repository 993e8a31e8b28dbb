"""Convert public card data to library files."""
