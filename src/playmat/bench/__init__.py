"""Benchmarks: how fast the core plays and starts on this machine."""
