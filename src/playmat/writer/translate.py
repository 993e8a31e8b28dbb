"""Write a program in our wording."""

from __future__ import annotations

from playmat.lang.asked_first import asked_first, told_in_place
from playmat.lang.node import Program
from playmat.writer import lexer
from playmat.writer.one_test import folded
from playmat.writer.polish import polished
from playmat.writer.rare.rows import sentence_of
from playmat.writer.unsaid.names_first import names_before_pronouns
from playmat.writer.unsaid.prevented import by_name
from playmat.writer.unsaid.retold import retold
from playmat.writer.unsaid.turned import reordered
from playmat.writer.write_lines import Writing


def write(program: Program, kind: str = "attack") -> str:
    """The English for *program* on a face of *kind*: its own sentence, or that of the table."""
    own = sentence_of(program, kind)
    return by_table(program, kind) if own is None else own


def by_table(program: Program, kind: str = "attack") -> str:
    """The table's wording of *program*, even if it has a sentence of its own."""
    program = reordered(program)
    sorted_out = kind != "attack" or asked_first(program) == program
    told = told_in_place(program) if kind == "attack" and sorted_out else program
    once = folded(told) if kind == "attack" and sorted_out else told
    writing = Writing(once, kind, bare=sorted_out, folded=once != told)
    text = lexer.with_articles(by_name("\n".join(writing.lines())))
    return polished(names_before_pronouns(retold(text)), program, kind)
