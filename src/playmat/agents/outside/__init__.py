"""Players in any language: a program of its own that is asked by lines of JSON."""
