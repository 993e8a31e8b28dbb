"""How fast the core plays and starts on this machine."""
