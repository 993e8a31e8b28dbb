"""Effects in force: which modifiers apply to what, and the queries they change."""
