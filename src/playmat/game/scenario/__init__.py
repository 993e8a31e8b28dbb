"""Scenarios: positions played by script."""
