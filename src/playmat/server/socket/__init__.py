"""Messages of a client over its socket, and the replies."""
