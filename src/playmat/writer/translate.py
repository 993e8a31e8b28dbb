"""The two public ways: a program in our wording, and the program of such a wording."""

from __future__ import annotations

from typing import Final

from playmat.errors import BadProgram
from playmat.lang.asked_first import asked_first, told_in_place
from playmat.lang.check import check
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.writer import lexer
from playmat.writer.naming import Resolving, Unnamed
from playmat.writer.one_test import BOTH, folded, unfolded
from playmat.writer.rare.rows import program_of, sentence_of
from playmat.writer.read_lines import programs
from playmat.writer.results import with_results
from playmat.writer.statements import Unsayable
from playmat.writer.unsaid.names_first import named
from playmat.writer.unsaid.prevented import by_name
from playmat.writer.unsaid.retold import as_it, retold
from playmat.writer.unsaid.turned import turned
from playmat.writer.write_lines import Writing


def write(program: Program, kind: str = "attack") -> str:
    """Return *program*, of a face of *kind*, in English: its own sentence, or that of the table."""
    if (own := sentence_of(program, kind)) is not None:
        return own
    text = by_table(program, kind)
    # A sentence that was written for another program is said in another way here.
    return text if program_of(text, kind) is None else _written(program, kind, strict=True)


def by_table(program: Program, kind: str = "attack") -> str:
    """Return what the table says of *program*, whether it has a sentence of its own or not."""
    text = _written(program, kind).replace(lexer.LOOSE, "")
    # Parentheses stand only where the text would be taken for another program without them.
    return text if _read_by_table(text, kind) == program else _written(program, kind, strict=True)


def _written(program: Program, kind: str, strict: bool = False) -> str:
    program = turned(program)
    sorted_out = kind != "attack" or asked_first(program) == program
    told = told_in_place(program) if kind == "attack" and sorted_out else program
    once = folded(told) if kind == "attack" and sorted_out else told
    writing = Writing(once, kind, strict, bare=sorted_out, folded=once != told)
    text = retold(lexer.with_articles(by_name("\n".join(writing.lines()))))
    return named(text if strict else as_it(text))


def read_back(text: str, kind: str = "attack") -> Program | None:
    """Return the program that *text* says in our wording, or None if it is not in it."""
    own = program_of(text, kind)
    return _read_by_table(text, kind) if own is None else own


def _read_by_table(text: str, kind: str) -> Program | None:
    found: list[Program] = []
    for unresolved in programs(text, kind):
        program = _resolved(unresolved)
        if program is None or program in found or not _is_sorted(program):
            continue
        if kind == "attack" and (first := asked_first(program)) != program:
            found.append(first)
        found.append(program)
    if len(found) < 2:
        return found[0] if found else None
    # Of several readings the one that is worded so is meant, and the plainer one.
    return min(found, key=lambda program: (_doubt(program, kind, text), *_odds(program, kind)))


def _odds(program: Program, kind: str) -> tuple[bool, int, int]:
    """Return what speaks against a reading that is worded like another."""
    every = list(nodes_in(program))
    sifted = sum(_word(one.args[0]) == "where" for one in every if one.word == "where")
    held = [one.args for one in every if one.word == "lasting" and _word(one.args[1]) == "ref"]
    named = sum(on in list[Arg](nodes_in(block)) for _, on, block in held)
    return _strange(program, kind), sifted + named, sum(map(_asks_again, every))


def _asks_again(node: Node) -> int:
    """Return 1 for what is read as two headings where one heading would say it all."""
    if node.word in ("delay", "lasting"):
        return int(node.word == "delay" or node.args[1] == Node("nobody"))
    block = node.args[1] if node.word == "if" else node.args[-1] if node.args else ()
    if not isinstance(block, tuple) or not block or node.word == "either":
        return 0
    last = _word(block[-1])
    if node.word == "if":
        return 2 * int(last == "bind" and _tossed(block[-1]))
    # A coin decides behind what a player may do, not within.
    return int(last in _AGAIN and (len(block) == 1 or (node.word == "may" and last == "if")))


_AGAIN: Final = ("if", "may", "as_long_as")


def _tossed(bound: Arg) -> bool:
    return isinstance(bound, Node) and _word(bound.args[1]) == "flip"


def _word(arg: Arg) -> str:
    return arg.word if isinstance(arg, Node) else ""


def _strange(program: Program, kind: str) -> bool:
    """Return whether no face could have *program*: what happens is spoken of where nothing does."""
    try:
        check(program, kind)
    except BadProgram:
        return True
    return False


def _doubt(program: Program, kind: str, text: str) -> int:
    """Return how doubtful it is that *text* was written for *program*: 0 is certain."""
    try:
        worded, strictly = (_written(program, kind, strict=strict) for strict in (False, True))
    except Unsayable:
        return 3
    if worded == text:
        return 0
    if strictly == text:
        return 1
    return 2 if worded.replace(lexer.LOOSE, "") == text else 3


def _resolved(clauses: list[Node]) -> Program | None:
    try:
        found = Resolving().arg(_in_full(with_results(tuple(clauses))))
    except Unnamed:
        return None
    assert isinstance(found, tuple)
    return turned(tuple(one for one in found if isinstance(one, Node)))


def _in_full(clauses: tuple[Arg, ...]) -> tuple[Arg, ...]:
    """Return clauses with a test that was told once asked before and after the damage."""
    words = [one.word if isinstance(one, Node) else "" for one in clauses]
    if BOTH not in words:
        return clauses
    at = words.index(BOTH)
    return unfolded([one for one in clauses if isinstance(one, Node)], at)


def _is_sorted(program: Program) -> bool:
    """Return whether every argument has its sort; the table tells only kinds of phrases apart."""
    try:
        return parse(show(program)) == program
    except BadProgram:
        return False
