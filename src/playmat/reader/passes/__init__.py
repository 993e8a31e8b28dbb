"""Passes that normalise programs."""
