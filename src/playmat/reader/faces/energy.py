"""Energy cards: what they provide, where they may be attached, what they do."""

from __future__ import annotations

from typing import Final

from playmat.lang.make import changed, conjunction, node
from playmat.lang.node import Arg, Node, Program, is_word
from playmat.reader.face import Face, Unread
from playmat.reader.faces.power import compose
from playmat.reader.faces.trainer import without_self
from playmat.reader.sentence import meaning
from playmat.reader.text.boilerplate import without_boilerplate
from playmat.reader.text.tokens import TYPES, Sentence

ALWAYS: Final = node("always")
HOST: Final = node("host")


def read_energy(face: Face, text: tuple[Sentence, ...]) -> Program:
    text = without_boilerplate(text, (*face.kinds, "special_energy"))
    plain, tests = _without_ignored(text)
    program = without_self(face, compose(face, plain, ("clause", "statement")))
    clauses = _kept_once([clause for clause in program if clause.word != "provide"])
    for test in tests:
        clauses = [_only_if(clause, test) for clause in clauses]
    return (*_provided(program, face), *clauses)


def _kept_once(clauses: list[Node]) -> list[Node]:
    """Merge the conditions under which a card stays attached."""
    keeps = [clause.child("condition") for clause in clauses if clause.word == "keep"]
    if len(keeps) < 2:
        return clauses
    fit = conjunction("fits_both", *(_filter(test) for test in keeps))
    at = next(n for n, clause in enumerate(clauses) if clause.word == "keep")
    rest = [clause for clause in clauses if clause.word != "keep"]
    return [*rest[:at], node("keep", node("is", HOST, fit)), *rest[at:]]


def _without_ignored(text: tuple[Sentence, ...]) -> tuple[tuple[Sentence, ...], list[Node]]:
    """Separate the sentences that say when the others do not apply."""
    plain: list[Sentence] = []
    tests: list[Node] = []
    for sentence in text:
        words = tuple(word.lower() for word in sentence.words)
        if words[:1] == ("ignore",) or "other than providing energy" in " ".join(words):
            said = meaning(sentence, "clause")[1]
            if is_word(said, "$ignore"):
                tests.append(said.child("condition"))
                continue
        plain.append(sentence)
    return tuple(plain), tests


def _only_if(clause: Node, test: Node) -> Node:
    """A clause that applies only under a condition on the holder."""
    if clause.word in ("onto", "keep", "rule") or _leaves(clause):
        return clause
    if clause.word == "static":
        where, when, mods = clause.args
        fit = _filter(test)
        return Node("static", (where, when, changed(mods, lambda arg: _with_host_filter(arg, fit))))
    if clause.word == "on":
        event, when, *rest = clause.args
        return Node("on", (event, test if when == ALWAYS else node("and", when, test), *rest))
    raise Unread("something that can't be left out of account")


def _leaves(clause: Node) -> bool:
    return clause.word == "on" and clause["do"] == (node("discard", node("this_card")),)


def _filter(test: Node) -> Node:
    if test.word == "is" and test["what"] == HOST:
        return test.child("filter")
    if test.word == "not" and isinstance(test["condition"], Node):
        return node("fits_not", _filter(test["condition"]))
    raise Unread("a condition of somebody else")


def _with_host_filter(arg: Arg, fit: Node) -> Arg:
    """A modifier whose subject, if it is the host, must match."""
    if isinstance(arg, Node) and arg.word in ("mod", "mod_type", "immune", "prevent", "off_power"):
        return Node(
            arg.word, tuple(node("where", HOST, fit) if part == HOST else part for part in arg.args)
        )
    return arg


def _provided(program: Program, face: Face) -> list[Node]:
    """What a card provides; a later unconditional statement replaces all before."""
    found: list[Node] = []
    for clause in program:
        if clause.word != "provide":
            continue
        units, when = clause.args
        if units == "$own_type":
            units = _own_type(face)
        if is_word(when, "$kept"):
            stays = any(clause.word == "keep" for clause in program)
            when = ALWAYS if stays else when["condition"]
        found = [] if when == ALWAYS else found
        found.append(node("provide", units, when))
    return found


def _own_type(face: Face) -> str:
    word = face.card.split()[0]
    if word not in TYPES:
        raise Unread("provides what its name does not tell")
    return TYPES[word]
