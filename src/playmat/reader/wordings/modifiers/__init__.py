"""Modifiers: what holds for a while."""
