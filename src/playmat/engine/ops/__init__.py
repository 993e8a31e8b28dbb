"""The instructions that the words of the language compile to."""
