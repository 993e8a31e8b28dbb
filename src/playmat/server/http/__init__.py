"""HTTP: the REST API, the pages, and checks on every request."""
