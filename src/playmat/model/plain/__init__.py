"""A state as plain JSON values, and back."""
