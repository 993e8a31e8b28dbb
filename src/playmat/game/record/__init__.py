"""The record of a game in words."""
