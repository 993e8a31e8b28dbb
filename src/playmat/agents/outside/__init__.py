"""Players in any language: a separate program that gets its choices as lines of JSON."""
