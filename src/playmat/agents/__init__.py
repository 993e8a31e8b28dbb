"""Players that are programs: each sees a view and a choice, and returns one of its options."""
