"""Test every programmed face in positions made for it."""
