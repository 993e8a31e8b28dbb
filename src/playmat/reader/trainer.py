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
from playmat.reader.costs import cost_needs, paid_from_others, trade_needs
from playmat.reader.discourse import Discourse
from playmat.reader.face import Face
from playmat.reader.power import compose
from playmat.reader.sentence import Unread, meaning
from playmat.reader.targets import narrowed
from playmat.reader.tidy import tidied
from playmat.reader.tokens import Sentence
from playmat.reader.two_sided import is_two_sided, read_two_sided
from playmat.reader.useful import MINE, OTHERS, useful

STAYING: Final = ("stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer that stay in play and have clauses as powers have."""

ATTACHED: Final = ("tool", "machine", "gear", "special_energy")
"""Kinds of card that lie with a Pokémon, which is then the one spoken of."""

_APART: Final = ("$needs", "$pay", "$rule", "$clause", "$except_paid")


def read_trainer(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the program of a Trainer card."""
    text = without_boilerplate(text, face.kinds)
    if is_two_sided(text):
        return read_two_sided(text)
    if face.kinds and face.kinds[0] in STAYING:
        return lying(face, _stays(face, text))
    return lying(face, _played(face, _said(text)))


def _stays(face: Face, text: tuple[Sentence, ...]) -> Program:
    """Return the clauses of a card that stays in play; one that says nothing more may be attached."""
    meanings = (meaning(s, "note") if s.note else meaning(s, "mark", "clause") for s in text)
    if face.kinds[0] == "machine" and all(said == () for _, said in meanings):
        return (node("onto", node("all", "me")),)
    clauses = compose(face, text, ("clause", "statement"))
    if any(n.word == "bench" for n in nodes_in(clauses)) and node("tag", "restored") in nodes_in(
        clauses
    ):
        clauses = (*clauses, node("rule", "benches_restored"))
    return tuple(sorted(clauses, key=_line_order))


def _line_order(clause: Node) -> int:
    return (
        LINES.index(str(clause.args[0]))
        if clause.word == "rule" and clause.args[0] in LINES
        else -1
    )


LINES: Final = (
    "prizes",
    "no_retreat",
    "leaves_freely",
    "no_attacks",
    "immune",
    "also_trainer",
    "deck_limit",
    "benches_restored",
    "unique_stadium",
)
"""Rule lines in the order in which they are written, after all other clauses."""


def lying(face: Face, program: Program) -> Program:
    """Return a program in which nobody is *self*: a card that lies with a Pokémon speaks of it."""
    attached = bool(face.kinds) and face.kinds[0] in ATTACHED

    program = tuple(_of_player(_in_play(clause), "stadium" in face.kinds) for clause in program)

    def of_card(arg: Arg) -> Arg:
        if isinstance(arg, Node) and arg.word == "mod" and "flare" in face.kinds:
            return Node(
                "mod",
                tuple("anyone" if part == node("active", "foe") else part for part in arg.args),
            )
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


def _of_player(clause: Node, of_stadium: bool) -> Node:
    """Say who "that player" is: who uses a Stadium or did what it reacts to, else the opponent."""
    me, foe = ("me", "foe") if of_stadium else ("foe", "me")
    if clause.word in ("on", "instead"):
        me, foe = ("event_player", "$nobody")
    return cast(Node, replaced(replaced(clause, "$player", me), "$rival", foe))


def _said(text: tuple[Sentence, ...]) -> Block:
    """Return all statements of a text, what had to be done to play the card among them as cost."""
    said: list[Node] = []
    last = 0
    for sentence in text:
        symbols = ("trainernote", "note", "mark") if sentence.note else ("trainerly", "statement")
        found = cast(Block, meaning(sentence, *symbols)[1])
        if found == (node("$shed"),):
            _check_shed(tuple(said[last:]))
            continue
        if found and found[0].word in _AFTERWORDS:
            said = [
                *_AFTERWORDS[found[0].word](tuple(said[last:]), found[0], tuple(said[:last])),
                *found[1:],
            ]
            continue
        last = len(said) if found else last
        said += _sets_held(found)
    return _guessed(_which(_twins(_chosen(tuple(said)))))


def _check_shed(before: Block) -> None:
    """Refuse a remark on attached cards where those were not discarded anyway."""
    leaves = [n for n in nodes_in(before) if n.word in ("discard", "return_mon")]
    if not any("discard" in (n.word, *n.args) for n in leaves):
        raise Unread("cards are shed by nobody who leaves")


def _cost(before: Block, word: Node, rest: Block) -> Block:
    """Make what was said just before the cost of the card."""
    return (*rest, node("$pay", before))


def _foe_first(before: Block, word: Node, rest: Block) -> Block:
    """Let the opponent go first in what each player does."""
    half = len(before) // 2
    mine, theirs = before[:half], before[half:]
    swapped = changed(
        mine, lambda arg: {"me": "foe", "foe": "me"}.get(arg, arg) if isinstance(arg, str) else arg
    )
    if not half or swapped != theirs:
        raise Unread("says who goes first where not each player does the same")
    return (*rest, *theirs, *mine)


def _other(before: Block, word: Node, rest: Block) -> Block:
    """Make what was said just before one outcome of a condition, and this the other."""
    test, block = word.args
    return (*rest, node("if", test, cast(Block, block), before))


def _only(before: Block, word: Node, rest: Block) -> Block:
    """Narrow the choice of an own Pokémon said before."""
    fit = cast(Node, word.args[0])

    def narrower(arg: Arg) -> Arg:
        if (
            not isinstance(arg, Node)
            or arg.word != "$pick"
            or "all" not in {n.word for n in nodes_in(arg.args[0])}
        ):
            return arg
        return Node("$pick", (_fitted(arg.args[0], fit), *arg.args[1:]))

    done = cast(Block, changed((*rest, *before), narrower))
    if done == (*rest, *before):
        raise Unread("a limit to nothing chosen")
    return done


def _except(before: Block, word: Node, rest: Block) -> Block:
    """Leave some cards out of the choice said just before."""
    fit = node("fits_not", cast(Node, word.args[0]))

    def narrower(arg: Arg) -> Arg:
        if not isinstance(arg, Node) or arg.word not in ("$pick", "$search"):
            return arg
        return Node(arg.word, (_fitted(arg.args[0], fit), *arg.args[1:]))

    return (*rest, *cast(Block, changed(before, narrower)))


def _as_basic(before: Block, word: Node, rest: Block) -> Block:
    """Let what is put onto the Bench count as a Basic Pokémon."""

    def counted(arg: Arg) -> Arg:
        return (
            node("bench_as_basic", *arg.args)
            if isinstance(arg, Node) and arg.word == "bench"
            else arg
        )

    return cast(Block, changed((*rest, *before), counted))


def _levels(before: Block, word: Node, rest: Block) -> Block:
    """Let a card put onto a Pokémon level it up."""

    def leveled(arg: Arg) -> Arg:
        return (
            node("level_up", *arg.args) if isinstance(arg, Node) and arg.word == "evolve" else arg
        )

    return (*rest, *cast(Block, changed(before, leveled)))


def _which(said: Block) -> Block:
    """Make what follows the choice of a player two things to choose from."""
    if node("$which") not in said:
        return said
    at = said.index(node("$which"))
    blocks = tuple(cast(Block, replaced(said[at + 1 :], "$player", who)) for who in ("me", "foe"))
    return (*said[:at], Node("either", ("me", blocks)))


def _guessed(said: Block) -> Block:
    """Say when a guess was right: the word picked is that of the kind the card is of."""
    guess = next((s for s in said if s.word == "$kinds"), None)
    if guess is None:
        return said
    card, word = node("$that", "cards"), node("ref", "$g")
    rights = [
        node("and", node("compare", word, "==", at), node("is", card, kind))
        for at, kind in enumerate(guess.args, 1)
    ]
    rest = tuple(s for s in said if s is not guess)
    return cast(Block, replaced(rest, node("$right"), conjunction("or", *rights)))


def _sets_held(found: Block) -> Block:
    """Remember a set of Pokémon that later words of the same sentence call "those Pokémon"."""
    those = node("$that", "mons")
    first = found[0].args[0] if found and found[0].args else None
    plain = isinstance(first, Node) and first.word in ("where", "all", "bench_of")
    later = found[1:]
    picked = any(n.word == "$pick" for n in nodes_in(found))
    if not plain or picked or those not in nodes_in(later):
        return found
    held = node("ref", "$set")
    head = Node(found[0].word, (held, *found[0].args[1:]))
    return (node("bind", "$set", first), head, *cast(Block, replaced(later, those, held)))


def _twins(said: Block) -> Block:
    """Make what one card does and what two do together a choice; the second comes from the hand."""
    at = next((at for at, s in enumerate(said) if s.word == "$paired"), -1)
    alone = [s for s in said if s.word == "$alone"]
    if at < 0 or not alone:
        return said
    one = said[said.index(alone[0]) + 1 : at]
    first = (*cast(Block, alone[0].args[0]), *one)
    twin = node("$pick", node("where", MINE, node("named", "$own")), 1, 1, "me")
    both = (*cast(Block, said[at].args[0]), *said[at + 1 :])
    second = (node("discard", twin), node("if", node("$did"), both))
    return (*said[: said.index(alone[0])], Node("either", ("me", (first, second))))


def _fitted(of: Arg, fit: Node) -> Arg:
    if isinstance(of, Node) and of.word == "where":
        return node("where", of.args[0], node("fits_both", of.args[1], fit))
    return node("where", of, fit)


_AFTERWORDS: Final[dict[str, Callable[[Block, Node, Block], Block]]] = {
    "$must": _cost,
    "$foe_first": _foe_first,
    "$instead": _other,
    "$only": _only,
    "$except": _except,
    "$as_basic": _as_basic,
    "$levels": _levels,
}
"""Words that change what was said just before them."""


def _chosen(said: Block) -> Block:
    """Return statements with options gathered into one choice."""
    others = [at for at, s in enumerate(said) if s.word == "$or"]
    if others:
        apart = tuple(s for s in said if s.word in _APART)
        first = tuple(s for s in said[: others[0]] if s.word not in _APART)
        then = (
            *cast(Block, said[others[0]].args[0]),
            *(s for s in said[others[0] + 1 :] if s.word not in _APART),
        )
        return (*apart, Node("either", ("me", (first, then))))
    if node("$options") not in said:
        return said
    at = said.index(node("$options"))
    options = [s for s in said[at + 1 :] if s.word == "$option"]
    rest = tuple(s for s in said[at + 1 :] if s.word != "$option")
    blocks = tuple(cast(Block, option.args[0]) for option in options)
    return (*said[:at], Node("either", ("me", blocks)), *rest)


def _reaction(face: Face, said: Block) -> Program:
    """Return the clauses of a card that is played from hand when something happens."""
    talk = Discourse(face.card)
    event, condition = next(s for s in said if s.word == "$reacts").args
    needs = [_resolved(talk, n.args[0]) for n in said if n.word == "$needs"]
    block = talk.block(tuple(s for s in said if s.word not in ("$reacts", *_APART)))
    test = conjunction("and", cast(Node, condition), *needs)
    does = (node("discard", node("this_card")), *block)
    step_in = Node("instead", (event, test, "me", "free", "hand", does))
    return (step_in, node("needs", node("never")), node("play", ()))


def _played(face: Face, said: Block) -> Program:
    """Return the clauses of a card that is played for its effect."""
    if any(s.word == "$reacts" for s in said):
        return _reaction(face, said)
    talk = Discourse(face.card)
    pay = tuple(s for n in said if n.word == "$pay" for s in cast(Block, n.args[0]))
    first = paid_from_others(talk.block(pay))
    then = talk.block(tuple(n for n in said if n.word not in _APART))
    paid, block = (
        cast(Block, clause.args[0]) for clause in tidied((node("pay", first), node("play", then)))
    )
    if not paid:
        paid, block = _discarded_first(block)
    paid, block = narrowed(paid), at_least_one(_own_hand(narrowed(block)))
    if node("$except_paid") in said:
        block = _unpaid(paid, block)
    needs = [_resolved(talk, n.args[0]) for n in said if n.word == "$needs"]
    tests = [*needs, *cost_needs(paid), *trade_needs(block)]
    clauses = [node("needs", conjunction("and", *tests))] if tests else []
    worth = useful(block)
    if worth is not None and worth not in tests:
        clauses.append(node("useful", worth))
    clauses += [node("pay", paid)] if paid else []
    others = [n for n in said if n.word in ("$rule", "$clause")]
    rules = [
        cast(Node, n.args[0]) if n.word == "$clause" else node("rule", *n.args) for n in others
    ]
    played = [node("play", block)] if block or not rules else []
    return (*clauses, *played, *rules)


def _discarded_first(block: Block) -> tuple[Block, Block]:
    """Part cards that have to be discarded from hand before all else: they pay for the card."""
    if len(block) < 3 or any(n.word == "did" for n in nodes_in(block)):
        return (), block
    first, then = block[:2]
    choice = first.args[1] if first.word == "bind" else None
    if not isinstance(choice, Node) or choice.word != "choose" or choice.args[1] == 0:
        return (), block
    hand = (
        choice.args[0].args[0]
        if isinstance(choice.args[0], Node) and choice.args[0].word == "where"
        else choice.args[0]
    )
    thrown = then.args[1] if then.word == "bind" else then
    if hand != MINE or thrown != node("discard", node("ref", first.args[0])):
        return (), block
    return paid_from_others(block[:2]), block[2:]


def _unpaid(paid: Block, block: Block) -> Block:
    """Leave what was discarded to pay out of a choice of discarded cards."""
    spent = next((node("ref", s.args[0]) for s in paid if s.word == "bind"), None)
    pile = node("discards", "me")
    if spent is None or pile not in nodes_in(block):
        raise Unread("a cost that is not chosen")
    return cast(Block, replaced(block, pile, node("less", pile, spent)))


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
