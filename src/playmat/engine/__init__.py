"""The engine: the machine, the instructions of the language, and one module per rule area."""
