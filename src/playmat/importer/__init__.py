"""From public card data to library files."""
