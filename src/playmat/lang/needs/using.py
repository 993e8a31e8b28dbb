"""Needs of a use, and of one of several effects a player must choose between."""

from __future__ import annotations

from typing import Final, cast

from playmat.kinds import limits
from playmat.lang.make import conjunction, node
from playmat.lang.needs.asking import COUNTED, worth_asking
from playmat.lang.needs.going import leaving_need
from playmat.lang.needs.handing import handed_out
from playmat.lang.needs.single import chooses, taken_or_not
from playmat.lang.needs.walks import effect_of, is_fixed, parts
from playmat.lang.node import Arg, Node, Program, is_word, uses

_LATE: Final = ("$givable", "$gives_way")
"""Marks that are slow to test."""


def worth_using(block: Arg) -> tuple[Node, ...]:
    """Need of a use beyond what its text says: damage, Energy, or cards to take off.

    Special Conditions need a Pokémon that can have them; moved counters need another Pokémon.
    """
    need = worth_asking(block)
    if need is None:
        return ()
    given = all(_is_given(said) for said in cast(Program, block)) and _of_energy(need)
    told = given or uses(need, "$may_heal") or _only_moves(block)
    told = told or any(
        _asks_only_for(need, word) for word in ("$may_take", "$may_become", "$may_devolve")
    )
    return (need,) if told else ()


def one_acts(limit: int, block: Arg) -> bool:
    """Whether only one of several equal cards can react."""
    return limit in (limits.ONCE_NAME, limits.ONCE_PLAYER) or uses(block, "nullify")


def need_of_use(block: Arg, said: Node) -> Node:
    """The need of a use: what its text says and what follows from its effects."""
    done = cast(Program, block)
    given = (*worth_using(block), *handed_out(done), *leaving_need(done))
    beside = (*given, *_of_other_types(done), *_grows(done))
    if any({*parts(said)} <= {*parts(taken_or_not(need))} for need in beside):
        return conjunction("and", *beside)
    known = parts(said)
    missing = [part for need in beside for part in parts(need) if part not in known]
    first = [part for part in missing if part.word not in _LATE]
    last = [part for part in missing if part not in first]
    if said.word == "and" and is_word(said["left"], "is"):
        own, rest = said.args  # the Pokémon itself is tested first
        return node("and", own, conjunction("and", *first, cast(Node, rest), *last))
    return conjunction("and", *first, said, *last)


def _of_other_types(block: Program) -> tuple[Node, ...]:
    """Condition that a Pokémon has other types, if a block only takes them."""
    if len(block) != 2 or not is_word(effect_of(block[0]), "choose"):
        return ()
    mods = block[1].block("do") if block[1].word == "lasting" else ()
    if [mod["from"] for mod in mods if mod.word == "take_types"] != [node("ref", block[0]["var"])]:
        return ()
    source = effect_of(block[0])["from"]
    own = block[1]["on"] == node("self") and len(mods) == 1
    return (node("any_of", node("where", source, node("$of_other_types"))),) if own else ()


def _grows(block: Program) -> tuple[Node, ...]:
    """Condition that a Pokémon may evolve, if a block begins with that."""
    if len(block) < 2 or not is_word(effect_of(block[0]), "choose"):
        return ()
    source = effect_of(block[0])["from"]
    grown = node("ref", block[0]["var"]), node("self")
    done = effect_of(block[1])
    if done.word != "evolve" or done.args[:2] != grown or not uses(source, "hand"):
        return ()
    return (node("any_of", node("where", source, node("$may_evolve"))),)


def _asks_only_for(need: Node, word: str) -> bool:
    """Whether a need only asks for cards or Pokémon that fit the filter *word*."""
    if need.word == "or":
        return all(_asks_only_for(cast(Node, part), word) for part in need.args)
    of = need["of"] if need.word == "any_of" else None
    return is_word(of, "where") and is_word(of["filter"], word)


def _only_moves(block: Arg) -> bool:
    """Whether a block only picks Pokémon and numbers, and moves damage counters."""
    words = [effect_of(n).word for n in cast(Program, block)]
    picks = {*words} - {"move_counters", "number"}
    return "move_counters" in words and picks <= {"choose"}


def _is_given(said: Node) -> bool:
    """Whether a statement only picks or attaches something."""
    value = effect_of(said)
    return is_word(value, "choose") or is_word(value, "attach")


def _of_energy(need: Node) -> bool:
    """Whether a need only asks for Energy attached to Pokémon."""
    of = need["of"] if need.word == "any_of" else None
    while is_word(of, "where"):
        of = of["of"]
    return is_word(of, "energy_on")


def doable(block: Arg, in_vain: bool) -> Node | None:
    """Condition under which a block can be done; if *in_vain*, even without effect."""
    said = [n for n in cast(Program, block) if n.word != "label"]
    effects = [effect_of(n) for n in said]
    vain = in_vain and any(map(chooses, effects))
    need = worth_asking(block)
    need = _zone_not_empty(need) if vain and need else need
    whole = _in_full(effects[0]) if effects else None
    parts = [part for part in (need, whole, *handed_out(cast(Program, block))) if part]
    return conjunction("and", *parts) if parts else None


def _zone_not_empty(need: Node) -> Node | None:
    """Condition that a zone is not empty, if a need asks for no more than that."""
    of = need["of"] if need.word == "any_of" else None
    if is_word(of, "where") and of["filter"] == node("$unknown"):
        of = of["of"]
    return node("any_of", of) if isinstance(of, Node) and of.word in COUNTED else None


def _in_full(first: Arg) -> Node | None:
    """Condition that the first pick or test of a block can be met in full."""
    if not isinstance(first, Node):
        return None
    asked = first["condition"] if first.word == "if" else first
    if not is_fixed(asked):
        return None
    if first.word == "if" and not first["else"]:
        return cast(Node, asked)
    if first.word == "choose" and isinstance(first["least"], int) and first["least"] > 1:
        return node("compare", node("count", first["from"]), ">=", first["least"])
    if first.word == "choose_units":
        return node("compare", node("units_in", first["from"], first["type"]), ">=", first["units"])
    return None
