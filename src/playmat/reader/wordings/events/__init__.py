"""Events of reactions."""
