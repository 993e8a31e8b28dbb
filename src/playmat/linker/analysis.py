"""What arguments of the card language speak of, as far as writing instructions hangs on it."""

from __future__ import annotations

from typing import Final

from playmat.kinds import types
from playmat.lang.node import Arg, Node, nodes_in
from playmat.linker.names import player, type_mask

RESULT_SORTS: Final = {
    "flip": "coins",
    "flip_until_tails": "coins",
    "move": "cards",
    "discard": "cards",
    "mill": "cards",
    "attach": "cards",
    "evolve": "cards",
    "level_up": "cards",
    "replace_top": "cards",
    "set_aside": "cards",
    "order": "cards",
    "search": "cards",
    "search_different": "cards",
    "choose_units": "cards",
    "choose_paying": "cards",
    "return_mon": "cards",
    "look": "cards",
    "reveal": "cards",
    "turn_up": "cards",
    "cover": "cards",
    "put_stadium": "cards",
    "become_tool": "cards",
    "become_energy": "cards",
    "bench": "mons",
    "bench_as_basic": "mons",
    "switch": "mons",
    "name_type": "type",
    "name_any_type": "type",
}
"""What effects leave in their registers; the others leave an amount."""


SURE: Final = frozenset(
    (
        *("shuffle", "marker", "end_effects", "end_all_effects", "end_this", "end_turn", "win"),
        *("lasting", "delay", "use_attack", "copy_attack", "use_card", "use_card_by", "mirror"),
        *("add_damage", "set_damage", "cancel_damage", "nullify", "set_amount", "set_zone"),
        *("take_prize", "reflip", "count_as_heads", "count_as_tails", "open_prizes"),
    )
)
"""Effects that leave no result of their own: whoever did them has done them."""


def parted(mods: Arg) -> tuple[Arg, Arg | None]:
    """Return the modifiers of a block, and the Pokémon with which all of them end, or None."""
    assert isinstance(mods, tuple)
    ends = [n.args[0] for n in mods if isinstance(n, Node) and n.word == "ends_with"]
    held = tuple(n for n in mods if not isinstance(n, Node) or n.word != "ends_with")
    return held, ends[0] if ends else None


def speaks_of(value: Node, name: str) -> bool:
    """Return whether a value is worked out from what a variable holds so far."""
    return any(node.word == "ref" and node.args[0] == name for node in nodes_in(value))


def conceivable(cond: Arg, wanted: bool = True) -> Arg:
    """Return what must hold for a condition to come true once it is known who falls."""
    if not isinstance(cond, Node):
        return cond
    if cond.word == "falls":
        return Node("always" if wanted else "never")
    wanted = wanted != (cond.word == "not")
    return Node(cond.word, tuple(conceivable(part, wanted) for part in cond.args))


CHOOSING: Final = ("choose", "search", "choose_different", "search_different")


def only_benched(program: Arg, name: str) -> bool:
    """Return whether cards chosen for a variable all go onto the Bench, and nowhere else."""
    here = 0
    for node in nodes_in(program):
        if node.word in ("bench", "bench_as_basic"):
            here += node.args[0] == Node("ref", (name,))
        elif node.word in ("move", "discard", "attach", "evolve", "order", "set_aside"):
            if speaks_of(Node("", node.args[:1]), name):
                return False
    return here > 0


def in_play(arg: Arg) -> bool:
    """Return whether a selector of cards speaks of cards in play."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ("attached", "energy_on", "gear_on", "stack", "under", "whole", "ref"):
        return True
    return any(in_play(part) for part in arg.args)


def looked_at(arg: Arg) -> list[Node]:
    """Return the hidden zones but whole decks that a search looks at."""
    if not isinstance(arg, Node):
        return []
    if arg.word in ("hand", "prizes", "top", "bottom", "set_aside_cards"):
        return [arg]
    return [zone for part in arg.args for zone in looked_at(part)]


def decks(arg: Arg) -> list[int]:
    """Return the players whose decks a search looks through."""
    if not isinstance(arg, Node):
        return []
    if arg.word == "deck":
        who = str(arg.args[0])
        return [0, 1] if who in ("both", "each_player") else [player(who)]
    return [deck for part in arg.args for deck in decks(part)]


def units(text: str) -> tuple[int, ...]:
    """Return the type mask of each unit in a text such as ``CC``, ``*`` or ``[RW]``."""
    found: list[int] = []
    group: int | None = None
    for sign in text:
        if sign == "[":
            group = 0
        elif sign == "]":
            found.append(group or 0)
            group = None
        elif group is not None:
            group |= type_mask(sign)
        else:
            found.append(types.ANY if sign == "*" else type_mask(sign))
    return tuple(found)
