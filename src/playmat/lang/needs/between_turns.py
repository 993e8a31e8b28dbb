"""What a text does between turns, to decide whether these moments matter."""

from __future__ import annotations

from typing import Final, cast

from playmat.kinds import conditions
from playmat.lang.make import conjunction, node
from playmat.lang.needs.single import CURES, HEALS
from playmat.lang.needs.walks import effect_of, is_fixed
from playmat.lang.node import Arg, Node, Program, is_word, nodes_in

_FIRM: Final = ("not", "is", "self", "host", "typed", "name_has", "named", "fits_any", "fits_not")


def keeps_to_itself(block: Arg) -> bool:
    """Whether a block changes only the Pokémon it is on."""
    return all(map(_acts_on_own, cast(Program, block)))


def _acts_on_own(said: Node) -> bool:
    value = effect_of(said)
    if value.word in ("search", "shuffle"):
        return True
    if value.word in HEALS | CURES | {"evolve"}:
        return value["onto" if value.word == "evolve" else "target"] in (node("self"), node("host"))
    return value == node("discard", node("this_card"))


def minds(block: Arg) -> int:
    """Special Conditions that may change what a block does, or be changed by it."""
    every = 2 ** len(conditions.NAMES) - 1
    return int(conditions.POISONED | conditions.BURNED) if _only_heals(block) else every


def heals(block: Arg) -> int:
    """Damage that a block heals if it does nothing else, or 0 if unknown."""
    done = [n for n in nodes_in(block) if n.word in HEALS]
    if len(done) != 1 or not _only_heals(block) or not isinstance(done[0].args[-1], int):
        return 0
    return done[0].args[-1] * (10 if done[0].word == "remove_counters" else 1)


def harms(block: Arg) -> int:
    """Damage, as counters, that a block places if it does nothing else, or 0."""
    done = cast(Program, block)
    if len(done) != 1 or done[0].word != "counters" or not isinstance(done[0]["count"], int):
        return 0
    return done[0]["count"] * 10


def damage_added(block: Arg) -> int:
    """Damage that a block adds to its own Pokémon (negative if it heals), if nothing else; or 0."""
    done = cast(Program, block)
    own = len(done) == 1 and done[0].args[:1] in ((node("self"),), (node("host"),))
    return harms(block) - heals(block) if own else 0


def _only_heals(block: Arg) -> bool:
    done = cast(Program, block)
    return all(n.word in HEALS or n == node("discard", node("this_card")) for n in done)


def steady(cond: Arg, block: Arg) -> bool:
    """Whether a text only heals a fixed amount from damaged Pokémon."""
    done = cast(Program, block)
    if any(n.word not in HEALS or not isinstance(n.args[-1], int) for n in done):
        return False
    asked = cond.args[-1] if isinstance(cond, Node) and cond.args else cond
    return asked in (node("always"), node("damaged")) or (
        is_word(asked, "where") and asked["filter"] == node("damaged")
    )


def firm(cond: Arg) -> bool:
    """Whether a condition asks for nothing that may change between turns."""
    return all(n.word in _FIRM for n in nodes_in(cond))


def asks_for_damage(cond: Arg, points: int) -> bool:
    """Whether a condition asks for this much damage on the card's holder."""
    return cond == node("compare", node("counters_on", node("host")), ">=", points // 10)


def touched_by(block: Arg) -> Node | None:
    """All Pokémon that a block may change, if known in advance; else None."""
    done = cast(Program, block)
    whom = [n["target"] for n in done if n.word in (*HEALS, *CURES, "counters", "inflict")]
    if not done or len(whom) != len(done) or not is_fixed(block):
        return None
    return conjunction("join", *cast(list[Node], whom))


def comes_anyway(program: Program, block: Arg) -> bool:
    """Whether the effect offered between turns also happens when the next turn begins."""
    return any(
        clause.word == "on" and _began(clause["event"]) and clause["do"] == block
        for clause in program
    )


def _began(event: Arg) -> bool:
    return is_word(event, "turn_began")
