"""The browser table: a server that deals, records and shows games."""
