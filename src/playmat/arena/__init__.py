"""Many games at once: measuring the engine and what plays on it."""
