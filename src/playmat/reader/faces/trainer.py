"""Trainer cards: what playing one does, and what it does while in play."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node, replaced, swapped
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in
from playmat.reader.discourse.amendments import amended, of_switch
from playmat.reader.discourse.discourse import Discourse
from playmat.reader.discourse.left_behind import into_outcome, under_choice
from playmat.reader.discourse.remarks import (
    AFTERWORDS,
    APART,
    check_shed,
    gather_options,
    on_a_coin,
    sets_held,
    twins,
    which_player,
)
from playmat.reader.discourse.replacements import worked_in
from playmat.reader.face import Face, Unread
from playmat.reader.faces.power import compose
from playmat.reader.faces.trainer_costs import can_draw, paid_from_others
from playmat.reader.faces.trainer_pairs import worth_pairing
from playmat.reader.faces.trainer_two_sided import is_two_sided, read_two_sided
from playmat.reader.meanings import MINE, OTHERS
from playmat.reader.passes.targets import narrowed
from playmat.reader.passes.tidy import tidied
from playmat.reader.sentence import meaning
from playmat.reader.text.boilerplate import says, without_boilerplate
from playmat.reader.text.tokens import Sentence

STAYING: Final = ("stadium", "tool", "machine", "gear", "fossil", "doll")
"""Kinds of Trainer that stay in play and have clauses like powers."""

ATTACHED: Final = (("tool",), ("machine",), ("gear",))
"""Kinds of card attached to a Pokémon, which their text then refers to."""


MY_TEAM: Final = node("all", "me")
"""The target of an opponent's attack, as a card attached to the attacker calls it."""


def read_trainer(face: Face, text: tuple[Sentence, ...]) -> Program:
    beside = "supporter" in face.kinds and any(says(s, "stays_beside") for s in text)
    program = _read(face, without_boilerplate(text, face.kinds))
    return (*program, node("rule", "stays_beside")) if beside else program


def _read(face: Face, text: tuple[Sentence, ...]) -> Program:
    if is_two_sided(text):
        return read_two_sided(text)
    if face.kinds and face.kinds[0] in STAYING:
        return without_self(face, _stays(face, text))
    return without_self(face, _played(face, _statements(text)))


def _stays(face: Face, text: tuple[Sentence, ...]) -> Program:
    """The clauses of a card that stays in play; a plain machine may be attached."""
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
        LINES.index(str(clause["name"]))
        if clause.word == "rule" and clause["name"] in LINES
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
"""Rule lines in the order they are written, after all other clauses."""


def without_self(face: Face, program: Program) -> Program:
    """A program without *self*: an attached card refers to its Pokémon."""
    attached = face.kind == "energy" or face.kinds[:1] in ATTACHED
    program = cast(Program, changed(program, _card_leaving)) if attached else program
    program = tuple(_of_player(_in_play(clause), "stadium" in face.kinds) for clause in program)

    if "stadium" in face.kinds:
        if node("host") in nodes_in(program):
            raise Unread("speaks of a Pokémon that the card does not lie with")
        _check_sides(program)
        program = tuple(map(_on_both_sides, program))

    def of_card(arg: Arg) -> Arg:
        if is_word(arg, "mod") and "flare" in face.kinds:
            return Node(
                "mod",
                tuple(MY_TEAM if part == node("active", "foe") else part for part in arg.args),
            )
        if arg == node("defender") and "stadium" not in face.kinds:
            return node("active", "foe")
        if arg != node("self"):
            return arg
        if not attached:
            raise Unread("speaks of a Pokémon that the card is not")
        return node("host")

    held = cast(Program, changed(changed(program, of_card), _of_such_a_host))
    return tuple(_of_one_kind(clause) for clause in held)


def _card_leaving(arg: Arg) -> Arg:
    """Make an attached card that leaves by itself go without its Pokémon."""
    shed = node("discard", node("attached", node("self")))
    if not isinstance(arg, tuple):
        return arg
    rest = tuple(part for part in arg if shed not in (part, *getattr(part, "args", ())))
    return arg if rest == arg else changed(rest, _going)


def _going(arg: Arg) -> Arg:
    if is_word(arg, "return_mon") and arg["target"] == node("self"):
        return node("move", node("this_card"), arg["to"])
    return arg


def _of_one_kind(clause: Node) -> Node:
    """Limit what holds for a holder of some kind, and for "it", to that kind."""
    kinds = {n for n in nodes_in(clause) if n.word == "where" and n["of"] == node("host")}
    if clause.word != "static" or len(kinds) != 1:
        return clause
    (kind,) = kinds
    marked = replaced(clause["do"], kind, node("$such"))
    mods = replaced(replaced(marked, node("host"), kind), node("$such"), kind)
    return clause.having("do", mods)


def _of_such_a_host(arg: Arg) -> Arg:
    """A count on a holder of some kind as tests of the kind and of the count."""
    if not is_word(arg, "compare"):
        return arg
    kinds = [n for n in nodes_in(arg) if n.word == "where" and n["of"] == node("host")]
    if not kinds:
        return arg
    bare = changed(arg, lambda part: node("host") if part in kinds else part)
    return node("and", *(node("is", *kind.args) for kind in kinds[:1]), cast(Node, bare))


def _check_sides(program: Program) -> None:
    """Reject a Stadium that reacts to one player's Pokémon only. [STA-3]"""
    for clause in program:
        told = (clause["event"], clause["if"]) if clause.word in ("on", "instead") else ()
        if any(side in n.args for part in told for n in nodes_in(part) for side in ("me", "foe")):
            raise Unread("a Stadium that reacts to one player only")


def _on_both_sides(clause: Node) -> Node:
    """Make the effects of a Stadium apply to both players. [STA-3]"""
    if clause.word != "static":
        return clause
    actives = [node("active", "foe"), node("defender")]
    clause = _for_each_side(clause)
    both = changed(clause, lambda arg: node("active", "both") if arg in actives else arg)
    if any(side in n.args for n in nodes_in(both) for side in ("me", "foe")):
        if not _is_symmetric(clause):
            raise Unread("a Stadium that holds for one player only")
        both = clause
    return cast(Node, changed(both, _at_the_defender))


def _for_each_side(clause: Node) -> Node:
    """Split effects on both players' Pokémon against "the opponent" by side."""
    where, test, mods = cast(tuple[str, Node, Block], clause.args)
    done: list[Node] = []
    for mod in mods:
        shields = mod.word == "prevent" and node("all", "foe") in nodes_in(mod["from"])
        mine = cast(Node, replaced(mod, "both", "me"))
        if mine != mod and ("foe" in mod.args or shields):
            done += [mine, cast(Node, swapped(mine))]
        else:
            done.append(mod)
    return Node("static", (where, test, tuple(done)))


def _is_symmetric(clause: Node) -> bool:
    """Whether the same would hold if the players were swapped."""
    _, test, mods = cast(tuple[str, Node, Block], clause.args)
    sided = any(side in n.args for n in nodes_in(test) for side in ("me", "foe"))
    return not sided and frozenset(mods) == frozenset(map(swapped, mods))


def _at_the_defender(arg: Arg) -> Arg:
    """More damage to the Active Pokémon as more to the defender, on either side."""
    if not is_word(arg, "mod") or arg["query"] != "damage_dealt":
        return arg
    struck = replaced(arg["from"], node("active", "both"), node("defender"))
    return arg.having("from", struck)


def _in_play(clause: Node) -> Node:
    """Make an attached card work in play, like every card but Pokémon."""
    return Node(clause.word, tuple("play" if arg == "attached" else arg for arg in clause.args))


OF_OTHERS: Final = ("damaged", "healed", "counters_placed", "condition_applied")
"""Events whose player is the one who causes them, not the Pokémon's owner."""


def _of_player(clause: Node, of_stadium: bool) -> Node:
    """Resolve "that player": the user of a Stadium, the cause of its event, else the opponent."""
    me, foe = ("me", "foe") if of_stadium else ("foe", "me")
    if clause.word in ("on", "instead"):
        known = clause.child("event").word not in OF_OTHERS
        me, foe = ("event_player" if known else "$nobody", "$nobody")
    return cast(Node, replaced(replaced(clause, "$player", me), "$rival", foe))


def _statements(text: tuple[Sentence, ...]) -> Block:
    """The statements of a text; what must be done to play the card becomes its cost."""
    said: list[Node] = []
    last = 0
    for sentence in text:
        symbols = (
            ("trainer_note", "note", "mark")
            if sentence.note
            else ("trainer_statement", "statement")
        )
        told = meaning(sentence, *symbols)[1]
        found = cast(Block, told if isinstance(told, tuple) else (told,))
        if found == (node("$shed"),):
            check_shed(tuple(said[last:]))
            continue
        if sentence.words[0] == "Then" and said and on_a_coin(said[-1]):
            better = into_outcome(said[-1], found)
            if better is None:
                raise Unread("not clear whether what comes then hangs on the coin", sentence.words)
            said[-1] = better
            continue
        filled = any(n.word in ("$same", "$moved", "$milled") for n in nodes_in(found))
        if found and (filled or found[0].word not in AFTERWORDS) and worked_in(said, found[0]):
            said += found[1:]
            continue
        if found and found[0].word in AFTERWORDS:
            said = [
                *AFTERWORDS[found[0].word](tuple(said[last:]), found[0], tuple(said[:last])),
                *found[1:],
            ]
            continue
        if under_choice(said, found):
            continue
        last = len(said) if found else last
        said += sets_held(found if sentence.note else of_switch(sentence.words, found))
    return amended(which_player(twins(gather_options(tuple(said)))))


def _reaction(face: Face, said: Block) -> Program:
    """The clauses of a card that is played from the hand when something happens."""
    talk = Discourse(face.card)
    event, condition = next(s for s in said if s.word == "$reacts").args
    needs = [_resolved(talk, n["condition"]) for n in said if n.word == "$needs"]
    block = talk.block(tuple(s for s in said if s.word not in ("$reacts", *APART)))
    test = conjunction("and", cast(Node, condition), *needs)
    does = (node("discard", node("this_card")), *block)
    step_in = Node("instead", (event, test, "me", "free", "hand", does))
    return (step_in, node("needs", node("never")), node("play", ()))


def _played(face: Face, said: Block) -> Program:
    """The clauses of a card that is played for its effect."""
    if any(s.word == "$reacts" for s in said):
        return _reaction(face, said)
    talk = Discourse(face.card)
    pay = tuple(s for n in said if n.word == "$pay" for s in n.block("do"))
    first = paid_from_others(talk.block(pay))
    then = talk.block(tuple(n for n in said if n.word not in APART))
    paid, block = (
        clause.block("do") for clause in tidied((node("pay", first), node("play", then)))
    )
    if not paid:
        paid, block = _discarded_first(block)
    paid, block = narrowed(paid), worth_pairing(at_least_one(_own_hand(narrowed(block))))
    if node("$except_paid") in said:
        block = _unpaid(paid, block)
    asked = [replaced(n["condition"], node("$can_draw"), can_draw(block)) for n in said if _asks(n)]
    tests = list(dict.fromkeys(_resolved(talk, test) for test in asked))
    clauses = [node("needs", conjunction("and", *tests))] if tests else []
    clauses += [node("pay", paid)] if paid else []
    others = [n for n in said if n.word in ("$rule", "$clause")]
    rules = [n.child("clause") if n.word == "$clause" else node("rule", *n.args) for n in others]
    played = [node("play", block)] if block or not rules else []
    return (*clauses, *played, *rules)


def _asks(said: Node) -> bool:
    return said.word == "$needs"


def _discarded_first(block: Block) -> tuple[Block, Block]:
    """Separate cards discarded from the hand first, which pay for the card."""
    if len(block) < 3 or any(n.word == "did" for n in nodes_in(block)):
        return (), block
    first, then = block[:2]
    choice = first["value"] if first.word == "bind" else None
    if not is_word(choice, "choose") or choice["least"] == 0:
        return (), block
    if choice["by"] != "me":
        return (), block
    hand = choice["from"]["of"] if is_word(choice["from"], "where") else choice["from"]
    thrown = then["value"] if then.word == "bind" else then
    if hand != MINE or thrown != node("discard", node("ref", first["var"])):
        return (), block
    theirs = replaced(replaced(choice, MINE, node("hand", "foe")), "me", "foe")
    if any(said.word == "bind" and said["value"] == theirs for said in block[2:]):
        return (), block  # what each player must do is not a cost of one of them
    return paid_from_others(block[:2]), block[2:]


def _unpaid(paid: Block, block: Block) -> Block:
    """Exclude discarded cost cards from a choice of discarded cards."""
    spent = next((node("ref", s["var"]) for s in paid if s.word == "bind"), None)
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
    """Use the whole hand where the card has already left it. [TRAINER-02]"""
    return cast(Block, changed(block, lambda arg: MINE if arg == OTHERS else arg))


def at_least_one(block: Block) -> Block:
    """Raise the minimum of the first choice to one: a card is not played for nothing."""
    if not block or block[0].word != "bind":
        return block
    name, value = block[0].args
    if not is_word(value, "choose") or value["least"] != 0:
        return block
    if any(n.word in ("hand", "top", "bottom") for n in nodes_in(value["from"])):
        return block
    if any(n.word == "join" and node("ref", name) in n.args for n in nodes_in(block[1:])):
        return block  # other cards moved along may be enough
    return (Node("bind", (name, value.having("least", 1))), *block[1:])
