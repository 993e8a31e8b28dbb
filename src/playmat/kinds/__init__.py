"""Closed vocabularies as numbers, a module each, with their names beside them.

The core works on plain ints, which compile to machine words; a list of names gives the number of
a thing by its position, and constants that nobody reads are left out.
"""
