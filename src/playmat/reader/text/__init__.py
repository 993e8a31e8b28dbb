"""A printed text cleaned and cut into sentences."""
