"""Effects in force: which modifiers reach whom, and the questions whose answers they change."""
