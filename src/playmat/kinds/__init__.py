"""Closed vocabularies as numbers, one module each, with their names beside them.

The core works on plain ints, which compile to machine words. A thing's number is its position in
the list of names; constants that nothing reads are left out.
"""
