"""What single effects need to do anything, and moments between turns that do not matter.

Beside what they need there is somebody or something they are done to.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, cast

from playmat.engine.ops import worth
from playmat.kinds import causes, conditions
from playmat.lang.make import conjunction, node, replaced
from playmat.lang.node import Arg, Node, Program, nodes_in
from playmat.lang.sorts import READING
from playmat.lang.words import giving, of_role
from playmat.linker.values import CONDITIONS, FILTERS, NUMBERS

HEALS: Final = of_role("heal")
CURES: Final = of_role("cure")
COINS: Final = giving("coins")
_TAKES: Final = ("discard", "move")
_FIRM: Final = ("not", "is", "self", "host", "typed", "name_has", "named", "fits_any", "fits_not")
_ITSELF: Final = (node("self"), node("host"))
_HOLDING: Final = ("attached", "energy_on", "gear_on")


def hurt(of: Node) -> Node:
    """Return those of some Pokémon that are damaged."""
    return node("where", of, node("damaged"))


def minded(value: Node, of: Node) -> Node:
    """Return those of some Pokémon or cards that an effect would change."""
    if value.word in HEALS:
        return node("where", of, node("$may_heal"))
    if value.word == "move_counters":
        return hurt(of)
    if value.word in CURES:
        return node("where", of, _afflicted(value))
    if value.word == "inflict":
        return node("where", of, node("$may_become", *value.args[1:]))
    if value.word == "marker" and isinstance(value.args[2], int) and value.args[2] < 0:
        return node("where", of, node("has_marker", value.args[1]))
    if value.word == "look":
        return node("where", of, node("$unknown"))
    if value.word in _TAKES and _of_others(of):
        goal = "discard" if value.word == "discard" else value.args[1]
        return node("where", of, node("$may_take", goal))
    return of


def _of_others(of: Arg) -> bool:
    """Return whether a selection is made of cards attached to others than whose text it is."""
    while isinstance(of, Node) and of.word == "where":
        of = of.args[0]
    return isinstance(of, Node) and of.word in _HOLDING and of.args[0] not in _ITSELF


def taken_or_not(need: Node) -> Node:
    """Return a need without that nothing keeps the cards it speaks of."""
    for n in list(nodes_in(need)):
        if n.word == "where" and isinstance(n.args[1], Node) and n.args[1].word == "$may_take":
            need = cast(Node, replaced(need, n, n.args[0]))
    return need


def chooses(value: Node) -> bool:
    """Return whether an effect changes only some of those it is done to, or none."""
    return minded(value, node("self")) != node("self")


def _afflicted(value: Node) -> Node:
    """Return the filter of those whom a cure would rid of something."""
    named = value.args[1] if len(value.args) > 1 else ()
    if value.word != "cure" or not named:
        return node("afflicted")
    each = [node("condition_is", name) for name in cast(tuple[Arg, ...], named)]
    return conjunction("fits_any", *each)


def alone_needed(said: Node, numbers: dict[Node, Node]) -> Node | None:
    """Return what an effect needs that is done to no card or Pokémon, or None if that is open."""
    if said.word == "nullify":
        return node("$still_comes")
    if said.word == "set_amount":
        less = said.args[0] if isinstance(said.args[0], Node) else None
        lowered = less is not None and any(
            n.word == "sub" and n.args[0] == node("event_amount") for n in nodes_in(less)
        )
        return node("compare", node("event_amount"), ">", 0) if lowered else None
    if said.word == "shuffle" and said.args[0] in ("me", "foe"):
        return node("compare", node("count", node("deck", said.args[0])), ">", 1)
    if said.word == "lasting":
        return _grown(cast(Program, said.args[2]), numbers)
    return None


def _grown(mods: Program, numbers: dict[Node, Node]) -> Node | None:
    """Return that the number is not 0 by which all of some modifiers add."""
    added = {n for mod in mods for n in nodes_in(mod) if n in numbers}
    sums = [mod for mod in mods if mod.word == "mod" and mod.args[2] == "add"]
    if len(added) != 1 or len(sums) != len(mods) or not all(map(_multiple, sums)):
        return None
    return node("compare", numbers[added.pop()], ">", 0)


def _multiple(mod: Node) -> bool:
    value = mod.args[3]
    return isinstance(value, Node) and value.word == "mul" and isinstance(value.args[0], int)


def elsewhere(cards: Arg, to: Arg) -> Node | None:
    """Return that there is another to attach cards to than who has them, or None if that is so."""
    held = cards
    while isinstance(held, Node) and held.word == "where":
        held = held.args[0]
    if not isinstance(held, Node) or held.word not in _HOLDING or not isinstance(to, Node):
        return None
    holder = held.args[0]
    if holder == to:
        return node("compare", node("count", to), ">", 1)
    if holder == node("event_mon") and to in _ITSELF:
        return node("any_of", node("where", to, node("$lasts")))  # it may fall along with it
    return node("any_of", node("less", to, holder)) if holder == node("self") else None


def in_order(block: Arg) -> Iterator[tuple[Node, Node | None]]:
    """Yield the statements of a block, each with the one that follows it.

    What lies on a Pokémon that is to leave play stays with it where it cannot.
    """
    said = cast(Program, block)
    for at, each in enumerate(said):
        gone = _stripped(each)
        leaves = any(_takes_away(n, gone) for n in said[at + 1 :]) if gone else False
        after = said[at + 1] if at + 1 < len(said) else None
        yield node("if", may_leave(gone), (each,)) if leaves and gone else each, after


def _stripped(said: Node) -> Node | None:
    """Return the Pokémon that a statement takes cards off, if that is all it does."""
    if said.word not in ("discard", "move"):
        return None
    found = [n.args[0] for n in nodes_in(said.args[0]) if n.word in ("attached", "energy_on")]
    return found[0] if len(found) == 1 and isinstance(found[0], Node) else None


def _takes_away(said: Node, who: Node) -> bool:
    return said.word == "return_mon" and said.args[0] == who


def may_leave(who: Node) -> Node:
    """Return that nothing keeps a Pokémon from leaving the Active place by a text."""
    return node("any_of", node("where", who, node("$may_leave")))


def leaves_itself(block: Arg) -> tuple[Node, ...]:
    """Return that whoever uses a power may leave, if it leaves play by that whatever coins say."""
    leaves = any(_takes_away(said, node("self")) for said in cast(Program, block))
    return (may_leave(node("self")),) if leaves else ()


def keeps_to_itself(block: Arg) -> bool:
    """Return whether a block changes no Pokémon but the one it stands on."""
    return all(map(_own, cast(Program, block)))


def _own(said: Node) -> bool:
    value = said.args[1] if said.word == "bind" else said
    if not isinstance(value, Node) or value.word in ("search", "shuffle"):
        return isinstance(value, Node)
    if value.word in HEALS | CURES | {"evolve"}:
        return value.args[1 if value.word == "evolve" else 0] in (node("self"), node("host"))
    return value == node("discard", node("this_card"))


def minds(block: Arg) -> int:
    """Return the Special Conditions that may change what a block does, or be changed by it."""
    every = 2 ** len(conditions.NAMES) - 1
    return int(conditions.POISONED | conditions.BURNED) if _only_heals(block) else every


def heals(block: Arg) -> int:
    """Return how many points a block heals that does nothing else, or 0 if that is open."""
    done = [n for n in nodes_in(block) if n.word in HEALS]
    if len(done) != 1 or not _only_heals(block) or not isinstance(done[0].args[-1], int):
        return 0
    return done[0].args[-1] * (10 if done[0].word == "remove_counters" else 1)


def _only_heals(block: Arg) -> bool:
    done = cast(Program, block)
    return all(n.word in HEALS or n == node("discard", node("this_card")) for n in done)


def steady(cond: Arg, block: Arg) -> bool:
    """Return whether a text heals so many points of whoever is damaged, and does nothing else."""
    done = cast(Program, block)
    if any(n.word not in HEALS or not isinstance(n.args[-1], int) for n in done):
        return False
    asked = cond.args[-1] if isinstance(cond, Node) and cond.args else cond
    return asked in (node("always"), node("damaged")) or (
        isinstance(asked, Node) and asked.word == "where" and asked.args[1] == node("damaged")
    )


def firm(cond: Arg) -> bool:
    """Return whether a condition asks for nothing that may change between turns."""
    return all(n.word in _FIRM for n in nodes_in(cond))


def asks_for_damage(cond: Arg, points: int) -> bool:
    """Return whether a condition asks for so many points of damage on whoever holds a card."""
    return cond == node("compare", node("counters_on", node("host")), ">=", points // 10)


def touched_by(block: Arg) -> Node | None:
    """Return all whom a block may change, if they can be told before; else None."""
    done = cast(Program, block)
    whom = [n.args[0] for n in done if n.word in (*HEALS, *CURES, "counters", "inflict")]
    if not done or len(whom) != len(done) or any(n.word in READING for n in nodes_in(block)):
        return None
    return conjunction("join", *cast(list[Node], whom))


def comes_anyway(program: Program, block: Arg) -> bool:
    """Return whether what is offered between turns is done in any case as the next one begins."""
    return any(
        clause.word == "on" and _began(clause.args[0]) and clause.args[-1] == block
        for clause in program
    )


def _began(event: Arg) -> bool:
    return isinstance(event, Node) and event.word == "turn_began"


CONDITIONS["$givable"] = lambda low, a, env: worth.Givable(
    low.pick(a[0], env)[0], low.pick(a[1], env)[0]
)
CONDITIONS["$still_comes"] = lambda low, a, env: worth.StillComes()
FILTERS["$unknown"] = lambda low, a, env: worth.Unknown()
FILTERS["$lasts"] = lambda low, a, env: worth.Lasts()
FILTERS["$may_leave"] = lambda low, a, env: worth.MayLeave()
FILTERS["$may_heal"] = lambda low, a, env: worth.MayHeal()
FILTERS["$may_become"] = lambda low, a, env: worth.MayBecome(
    low.condition(a[0]), low.num(a[1], env)
)
FILTERS["$may_take"] = lambda low, a, env: worth.MayTake(
    causes.TRAINER if low.reaching else causes.POWER, a[0] == "discard"
)
NUMBERS["$shares"] = lambda low, a, env: worth.Shares(low.num(a[0], env), int(str(a[1])))


def blocks_in(arg: Arg) -> list[Program]:
    """Return every list of statements in a program."""
    lists = [a for n in nodes_in(arg) for a in n.args if isinstance(a, tuple)]
    lists += [part for a in lists for part in a if isinstance(part, tuple)]
    return [cast(Program, a) for a in lists if a and all(isinstance(part, Node) for part in a)]


def following(program: Program, name: str, value: Node | None = None) -> list[Program]:
    """Return what follows each binding of a variable to a value, up to where it is bound anew."""
    found = []
    for block in blocks_in(program):
        bound = [n for n, said in enumerate(block) if said.word == "bind" and said.args[0] == name]
        for at, end in pairwise([*bound, len(block)]):
            if value in (None, block[at].args[1]):
                found.append(block[at + 1 : end])
    return found
