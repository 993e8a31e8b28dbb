"""Trainer cards: what playing one does, or what it does while it lies there.

Beside the statements of the language, wordings of Trainer cards may say::

    $needs(cond)     the card can be played only then
    $pay { }         done in order to play the card
    $must            what was said just before has to be done to play the card
    $rule(name, ...) a rule line; $clause(clause) a whole clause
    $options         what follows are the things to choose from; $option { } one of them
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.reader.boilerplate import without_boilerplate
from playmat.reader.build import Block, changed, conjunction, node, replaced
from playmat.reader.costs import cost_needs, paid_from_others
from playmat.reader.discourse import Discourse
from playmat.reader.face import Face
from playmat.reader.power import compose
from playmat.reader.sentence import Unread, meaning, statements
from playmat.reader.targets import narrowed
from playmat.reader.tidy import tidied
from playmat.reader.tokens import Sentence
from playmat.reader.useful import MINE, OTHERS, useful

STAYING: Final = ("stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer that stay in play and have clauses as powers have."""

ATTACHED: Final = ("tool", "machine", "gear", "special_energy")
"""Kinds of card that lie with a Pokémon, which is then the one spoken of."""

_APART: Final = ("$needs", "$pay", "$rule", "$clause")


def read_trainer(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of a Trainer card."""
    text = without_boilerplate(text, face.kinds)
    if face.kinds and face.kinds[0] in STAYING:
        return lying(face, _stays(face, text))
    return lying(face, _played(face, _said(text)))


def _stays(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the clauses of a card that stays in play; one that says nothing more may be attached."""
    meanings = (meaning(s, "note") if s.note else meaning(s, "mark", "clause") for s in text)
    if face.kinds[0] == "machine" and all(said == () for _, said in meanings):
        return (node("onto", node("all", "me")),)
    return tuple(sorted(compose(face, text, ("clause", "statement")), key=_line_order))


def _line_order(clause: Node) -> int:
    return LINES.index(str(clause.args[0])) if clause.word == "rule" and clause.args[0] in LINES else -1


LINES: Final = ("prizes", "no_retreat", "leaves_freely", "no_attacks", "immune", "also_trainer", "deck_limit", "unique_stadium")
"""Rule lines in the order in which they are written, after all other clauses."""


def lying(face: Face, program: Program) -> Program:
    """Return a program in which nobody is *self*: a card that lies with a Pokémon speaks of it."""
    attached = bool(face.kinds) and face.kinds[0] in ATTACHED

    program = tuple(_of_player(_in_play(clause)) for clause in program)

    def of_card(arg: Arg) -> Arg:
        if isinstance(arg, Node) and arg.word == "mod" and "flare" in face.kinds:
            return Node("mod", tuple("anyone" if part == node("active", "foe") else part for part in arg.args))
        if arg == node("defender"):
            return node("active", "foe")
        if arg != node("self"):
            return arg
        if not attached:
            raise Unread("speaks of a Pokémon that the card is not")
        return node("host")

    return cast(Program, changed(program, of_card))


def _in_play(clause: Node) -> Node:
    """Say of a card that lies with a Pokémon that it works in play; only Pokémon need be attached."""
    return Node(clause.word, tuple("play" if arg == "attached" else arg for arg in clause.args))


def _of_player(clause: Node) -> Node:
    """Say who "that player" is: whoever uses a Stadium, or did what it reacts to."""
    me, foe = ("event_player", "$nobody") if clause.word in ("on", "instead") else ("me", "foe")
    return cast(Node, replaced(replaced(clause, "$player", me), "$rival", foe))


def _said(text: tuple[Sentence, ...]) -> Block:
    """Return all statements of a text, what had to be done to play the card among them as cost."""
    said: list[Node] = []
    last = 0
    for sentence in text:
        found = statements(sentence, "note" if sentence.note else "statement")
        if found and found[0].word in _AFTERWORDS:
            said[last:] = _AFTERWORDS[found[0].word](tuple(said[last:]), found[0], tuple(said[:last]))
            continue
        last = len(said) if found else last
        said += found
    return _chosen(tuple(said))


def _cost(before: Block, word: Node, rest: Block) -> Block:
    """Make what was said just before the cost of the card."""
    return (node("$pay", before),)


def _foe_first(before: Block, word: Node, rest: Block) -> Block:
    """Let the opponent go first in what each player does."""
    half = len(before) // 2
    mine, theirs = before[:half], before[half:]
    swapped = changed(mine, lambda arg: {"me": "foe", "foe": "me"}.get(arg, arg) if isinstance(arg, str) else arg)
    if not half or swapped != theirs:
        raise Unread("says who goes first where not each player does the same")
    return (*theirs, *mine)


def _other(before: Block, word: Node, rest: Block) -> Block:
    """Make what was said just before one outcome of a condition, and this the other."""
    test, block = word.args
    return (node("if", test, cast(Block, block), before),)


_AFTERWORDS: Final[dict[str, Callable[[Block, Node, Block], Block]]] = {
    "$must": _cost,
    "$foe_first": _foe_first,
    "$instead": _other,
}
"""Words that change what was said just before them."""


def _chosen(said: Block) -> Block:
    """Return statements with options gathered into one choice."""
    others = [at for at, s in enumerate(said) if s.word == "$or"]
    if others:
        apart = tuple(s for s in said if s.word in _APART)
        first = tuple(s for s in said[: others[0]] if s.word not in _APART)
        then = (*cast(Block, said[others[0]].args[0]), *(s for s in said[others[0] + 1 :] if s.word not in _APART))
        return (*apart, Node("either", ("me", (first, then))))
    if node("$options") not in said:
        return said
    at = said.index(node("$options"))
    options = [s for s in said[at + 1 :] if s.word == "$option"]
    rest = tuple(s for s in said[at + 1 :] if s.word != "$option")
    blocks = tuple(cast(Block, option.args[0]) for option in options)
    return (*said[:at], Node("either", ("me", blocks)), *rest)


def _played(face: Face, said: Block) -> Program:
    """Return the clauses of a card that is played for its effect."""
    talk = Discourse(face.card)
    pay = tuple(s for n in said if n.word == "$pay" for s in cast(Block, n.args[0]))
    first = paid_from_others(talk.block(pay))
    then = talk.block(tuple(n for n in said if n.word not in _APART))
    paid, block = (cast(Block, clause.args[0]) for clause in tidied((node("pay", first), node("play", then))))
    block = at_least_one(_own_hand(narrowed(block)))
    needs = [_resolved(talk, n.args[0]) for n in said if n.word == "$needs"]
    clauses = [node("needs", conjunction("and", *tests))] if (tests := [*needs, *cost_needs(paid)]) else []
    worth = useful(block)
    if worth is not None and worth not in tests:
        clauses.append(node("useful", worth))
    clauses += [node("pay", paid)] if paid else []
    others = [n for n in said if n.word in ("$rule", "$clause")]
    rules = [cast(Node, n.args[0]) if n.word == "$clause" else node("rule", *n.args) for n in others]
    played = [node("play", block)] if block or not rules else []
    return (*clauses, *played, *rules)


def _resolved(talk: Discourse, test: Arg) -> Node:
    first: list[Node] = []
    done = talk.part(test, "cond", first)
    if first:
        raise Unread("a choice where a condition was expected")
    return cast(Node, done)


def _own_hand(block: Block) -> Block:
    """Say the whole hand where the card has left it already. [TRAINER-02]"""
    return cast(Block, changed(block, lambda arg: MINE if arg == OTHERS else arg))


def at_least_one(block: Block) -> Block:
    """Let the first choice of "up to some" be of one at least: a card is not played for nothing."""
    if not block or block[0].word != "bind":
        return block
    name, value = block[0].args
    if not isinstance(value, Node) or value.word != "choose" or value.args[1] != 0:
        return block
    if any(n.word in ("hand", "top", "bottom") for n in nodes_in(value.args[0])):
        return block
    return (Node("bind", (name, Node("choose", (value.args[0], 1, *value.args[2:])))), *block[1:])
