"""The closed vocabularies of the card language, its queries and events."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from playmat.kinds import events, queries


def numbered(kinds: ModuleType) -> tuple[str, ...]:
    """Words for the constants of a module, in numeric order."""
    constants = {name: n for name, n in vars(kinds).items() if name.isupper() and name != "COUNT"}
    return tuple(name.lower() for name in sorted(constants, key=constants.__getitem__))


LISTS: Final[dict[str, tuple[str, ...]]] = {
    "player": (*("me", "foe", "both", "turn_player", "event_player", "each_player"), "event_foe"),
    "zone": ("hand", "deck", "deck_top", "deck_bottom", "discard", "lost", "prizes", "aside"),
    "type": ("G", "R", "W", "L", "P", "F", "D", "M", "Y", "N", "C"),
    "condition": ("asleep", "confused", "paralyzed", "poisoned", "burned"),
    "until": (
        "this_attack",
        "end_of_turn",
        "foe_next_turn",
        "my_next_turn",
        "while_active",
        "while_in_play",
        "rest_of_game",
        "next_attack",
        "through_my_turn",
        "while_stadium",
        "through_foe_turn",
        "turn_on_bench",
    ),
    "flag": ("no_weakness", "no_resistance", "no_effects", "no_powers", "bench_weakness"),
    "order": ("add", "set", "times", "at_most", "at_least", "forbid", "allow", "half"),
    "stage": ("any", "before", "after", "base"),
    "how": (
        *("once", "once_name", "once_player", "once_game", "once_stay", "free", "once_event"),
        *("any_time", "any_time_name"),
    ),
    "compare": ("==", "!=", "<", "<=", ">", ">="),
    "power": ("any", "power", "body", "ability", "old_power", "trait"),
    "cause": ("any", "attack", "power", "trainer", "energy", "rule", "stadium", "tool", "ability"),
    "where": ("play", "hand", "discard", "attached", "under"),
    "place": ("play", "hand", "deck", "discard", "lost", "prizes", "stadium"),
    "unlike": ("names", "types"),
    "situation": ("asleep", "paralyzed", "first_turn"),
    "shield": ("damage", "effects", "all"),
    "spot": ("benched", "new_active"),
    "paying": ("by_units", "by_cards"),
}
"""Closed vocabularies: a word of one of these sorts is one of the names listed."""

TAGS: Final = (
    "ex",
    "EX",
    "mega",
    "break",
    "levelup",
    "legend",
    "restored",
    "fossil",
    "doll",
    "baby",
    "sp",
    "star",
    "prime",
    "shining",
    "delta",
    "dark",
    "light",
    "owner",
    "plasma",
    "ace",
    "flare",
    "holon",
    "primal",
    "shiny",
    "secret_machine",
    "gx",
    "v",
    "vmax",
    "vstar",
    "tag_team",
    "ultra_beast",
    "prism",
    "radiant",
    "single_strike",
    "rapid_strike",
    "fusion_strike",
    "ancient",
    "future",
    "tera",
)
"""Kinds a card may have besides its stage, for ``tag(...)``."""

QUERIES: Final = numbered(queries)
"""Questions of the engine whose answers effects may change."""

EVENTS: Final = numbered(events)
"""Events, written ``name(subject)``; the subject is a selector or a player."""
