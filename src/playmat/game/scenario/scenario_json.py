"""Scenarios as JSON: a position, moves, and the expected table afterwards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from playmat.cards.card import Card
from playmat.errors import BadText, PlaymatError, checked_text, quoted
from playmat.game.scenario.duel import SHUFFLES, Duel
from playmat.game.scenario.layout import lay
from playmat.game.scenario.look import MonLook, SideLook
from playmat.game.scenario.references import Cards
from playmat.game.scenario.scenario import written
from playmat.model.notation.position_parse import PositionText
from playmat.rules import Ruleset, book

PARTS: Final = ("rules", "position", "coins", "moves", "after", "seed", "shuffles", "about")
MOVES: Final[dict[str, tuple[str, ...]]] = {
    "attack": ("by", "at", "answers", "picks", "flips"),
    "play": ("to", "answers", "picks", "flips"),
    "power": ("on", "answers", "picks", "flips"),
    "attach": ("to", "answers", "flips"),
    "evolve": ("on", "answers", "flips"),
    "level_up": ("on", "answers", "flips"),
    "bench": ("answers", "flips"),
    "retreat": ("of", "pay", "to", "answers", "flips"),
    "end_turn": ("answers", "picks", "flips"),
    "answer": ("picks", "flips"),
    "choose": ("answers", "picks", "flips"),
    "offered": (),
    "refused": ("rule",),
}
CHECKS: Final = ("offered", "refused")
"""Checks of the choice after a move, or after the whole scenario."""

LISTS: Final = ("answers", "picks", "pay")
TABLE: Final = (
    *("turn", "player", "first", "winner", "end", "sudden", "stadium", "asked", "chooser"),
    *("options", "settled"),
)
SIDE: Final = (
    *("hand", "deck", "discard", "lost", "beside", "prizes", "prizes_left", "turns"),
    *("active", "actives", "bench"),
)
MON: Final = (
    *("name", "id", "stack", "damage", "hp", "hp_left", "conditions", "energy", "tools"),
    *("types", "retreat", "attacks", "powers", "markers", "poison", "burn"),
)
UNORDERED: Final = ("hand", "conditions", "energy", "tools", "options")


class BadScenario(PlaymatError, ValueError):
    """Invalid scenario, with the place of the problem."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(where, why)
        self.where = where
        self.why = why

    def __str__(self) -> str:
        return f"bad scenario at {self.where}: {self.why}"


@dataclass(frozen=True)
class Report:
    """The result of a scenario: differences between the expected and the actual table."""

    differences: tuple[str, ...]
    duel: Duel

    @property
    def passed(self) -> bool:
        """Whether everything is as expected."""
        return not self.differences


def run_scenario(obj: object, cards: Iterable[Card] = ()) -> Report:
    """Set up the position, make the moves and compare the result."""
    try:
        checked_text(json.dumps(obj, ensure_ascii=False, default=str))
    except BadText as error:
        raise BadScenario("$", error.why) from error
    data = mapping(obj, "$", PARTS)
    for needed in ("rules", "position"):
        if needed not in data:
            raise BadScenario(f"$.{needed}", "missing")
    duel = laid(data, cards)
    moves = data.get("moves", [])
    if not isinstance(moves, list):
        raise BadScenario("$.moves", "must be a list of moves")
    differences: list[str] = []
    for n, move in enumerate(moves):
        differences += make(duel, move, f"$.moves[{n}]")
    if duel.coins:
        raise BadScenario("$.coins", f"the last {quoted(duel.coins)} were not flipped")
    after = mapping(data.get("after", {}), "$.after", (*TABLE, *CHECKS, "tied", "you", "foe"))
    differences += compare_table(duel, after)
    return Report(tuple(differences), duel)


def mapping(value: object, where: str, keys: Iterable[str]) -> Mapping[str, object]:
    """Return an object; raise `BadScenario` for anything else or for unknown keys."""
    known = tuple(keys)
    if not isinstance(value, dict):
        raise BadScenario(where, f"must be an object, not {quoted(value)}")
    for key in value:
        if key not in known:
            raise BadScenario(f"{where}.{key}", f"unknown key; use one of {', '.join(known)}")
    return value


def laid(data: Mapping[str, object], cards: Iterable[Card]) -> Duel:
    """Return the position as a game."""
    coins = checked_coins(data.get("coins", ""), "$.coins")
    seed = data.get("seed", 1)
    shuffles = data.get("shuffles", "dealer")
    if not isinstance(seed, int):
        raise BadScenario("$.seed", "must be a whole number")
    if shuffles not in SHUFFLES:
        raise BadScenario("$.shuffles", "must be dealer or keep")
    rules = ruleset(data["rules"])
    try:
        p = position_of(data["position"])
        return Duel(lay(p, Cards(cards), rules, seed), str(shuffles), coins)
    except BadScenario:
        raise
    except PlaymatError as error:
        raise BadScenario("$.position", str(error)) from error


def position_of(value: object) -> PositionText:
    """Return the position given by a line or by keywords."""
    if isinstance(value, str):
        return written(value, "", "", {})
    if not isinstance(value, dict) or any(not isinstance(key, str) for key in value):
        raise BadScenario("$.position", f"must be a line of text or an object, not {quoted(value)}")
    rest = {key: each for key, each in value.items() if key not in ("you", "foe")}
    rows = [string(value.get(seat, ""), f"$.position.{seat}") for seat in ("you", "foe")]
    return written("", rows[0], rows[1], rest)


def ruleset(value: object) -> Ruleset:
    """Return the rules: a rulebook by name, perhaps with changes."""
    try:
        if isinstance(value, str):
            return book(value)
        data = mapping(value, "$.rules", ("book", "changes"))
        changes = mapping(data.get("changes", {}), "$.rules.changes", named(data.get("changes")))
        fields = {key: tuple(v) if isinstance(v, list) else v for key, v in changes.items()}
        return book(str(data.get("book", ""))).replace(**fields)
    except BadScenario:
        raise
    except PlaymatError as error:
        raise BadScenario("$.rules", str(error)) from error


def named(value: object) -> tuple[str, ...]:
    """Return the keys of an object."""
    return tuple(str(key) for key in value) if isinstance(value, dict) else ()


def checked_coins(value: object, where: str) -> str:
    """Return a script of coins."""
    if not isinstance(value, str) or set(value.upper()) - {"H", "T"}:
        raise BadScenario(where, f"coins must be letters H and T, not {quoted(value)}")
    return value.upper()


def make(duel: Duel, move: object, where: str) -> list[str]:
    """Make one move; return the differences from what was expected of it."""
    if not isinstance(move, dict):
        raise BadScenario(where, f"must be an object, not {quoted(move)}")
    verbs = [key for key in move if key in MOVES and key not in CHECKS]
    verbs = verbs or [key for key in move if key in CHECKS]
    if len(verbs) != 1:
        raise BadScenario(where, f"a move needs exactly one of {', '.join(MOVES)}")
    (verb,) = verbs
    if verb in CHECKS:
        data = mapping(move, where, (verb, *MOVES[verb]))
        return looked_for(duel, verb, string(data[verb], f"{where}.{verb}"), data, where)
    data = mapping(move, where, (verb, *MOVES[verb], *CHECKS))
    words = {
        key: argument(key, data[key], f"{where}.{key}")
        for key in data
        if key != verb and key not in CHECKS
    }
    try:
        act(duel, verb, data[verb], words, where)
    except BadScenario:
        raise
    except PlaymatError as error:
        raise BadScenario(where, str(error)) from error
    return compare_offer(duel, data, where)


def compare_offer(duel: Duel, data: Mapping[str, object], where: str) -> list[str]:
    """Return the differences from the expected legal and refused moves."""
    found: list[str] = []
    for key in CHECKS:
        for text, rule in demanded(data.get(key, []), f"{where}.{key}"):
            found += looked_for(duel, key, text, {"rule": rule} if rule else {}, f"{where}.{key}")
    return found


def demanded(value: object, where: str) -> list[tuple[str, object]]:
    """Return the texts of a check, each with the expected rule or None."""
    if isinstance(value, dict):
        return [(str(text), rule) for text, rule in value.items()]
    if not isinstance(value, list):
        raise BadScenario(where, "must be a list of texts, or texts with their rules")
    return [(string(each, where), None) for each in value]


def looked_for(
    duel: Duel, key: str, text: str, data: Mapping[str, object], where: str
) -> list[str]:
    """Return the difference from an expected legal or refused move, if there is one."""
    rule = duel.why_not(text)
    if (rule is None) != (key == "offered"):
        return [f"{where}: {quoted(text)} is {'offered' if rule is None else f'refused by {rule}'}"]
    wanted = data.get("rule", rule)
    return [] if wanted == rule else [f"{where}: {quoted(text)} is refused by {rule}, not {wanted}"]


def act(duel: Duel, verb: str, what: object, words: dict[str, object], where: str) -> None:
    """Make a move in a duel."""
    action = getattr(duel, verb)
    if verb in ("retreat", "end_turn"):
        if what is not True:
            raise BadScenario(f"{where}.{verb}", "must be true")
        action(**words)
    elif verb == "answer" and isinstance(what, list):
        action(*[string(each, f"{where}.answer") for each in what], **words)
    else:
        action(string(what, f"{where}.{verb}"), **words)


def argument(key: str, value: object, where: str) -> object:
    """Return a checked argument of a move."""
    if key == "flips":
        return checked_coins(value, where)
    if key in LISTS:
        if not isinstance(value, list):
            raise BadScenario(where, "must be a list of texts")
        return [string(each, where) for each in value]
    return string(value, where)


def string(value: object, where: str) -> str:
    """Return a text; raise `BadScenario` for anything else."""
    if not isinstance(value, str):
        raise BadScenario(where, f"must be text, not {quoted(value)}")
    return value


def compare_table(duel: Duel, after: Mapping[str, object], where: str = "$.after") -> list[str]:
    """Return the differences between the table and the expected one."""
    found = compare_offer(duel, after, where)
    for key, wanted in after.items():
        at = f"{where}.{key}"
        if key in ("you", "foe"):
            side = duel.you if key == "you" else duel.foe
            found += compare_side(side, mapping(wanted, at, SIDE), at)
        elif key == "tied":
            found += compare_tied(duel, wanted, at)
        elif key == "settled":
            found += compare(key, wanted, [each.answer for each in duel.settled], at)
        elif key not in CHECKS:
            found += compare(key, wanted, getattr(duel, key), at)
    return found


def compare_tied(duel: Duel, wanted: object, where: str) -> list[str]:
    """Return the differences between the table before Sudden Death and the expected one."""
    parts = mapping(wanted, where, (*TABLE, "you", "foe"))
    if duel.tied is None:
        return [f"{where}: there was no Sudden Death"]
    return compare_table(duel.tied, parts, where)


def compare_side(side: SideLook, after: Mapping[str, object], where: str) -> list[str]:
    """Return the differences of one half of the table."""
    found = []
    for key, wanted in after.items():
        at = f"{where}.{key}"
        if key == "active":
            found += compare_row([wanted], side.actives[:1], at)
        elif key in ("actives", "bench"):
            if not isinstance(wanted, list):
                raise BadScenario(at, "must be a list of Pokémon")
            found += compare_row(wanted, getattr(side, key), at)
        else:
            found += compare(key, wanted, getattr(side, key), at)
    return found


def compare_row(wanted: list[object], mons: list[MonLook], where: str) -> list[str]:
    """Return the differences of a row of Pokémon; null is any Pokémon, a text is its name."""
    if len(wanted) != len(mons):
        return [f"{where}: expected {len(wanted)} Pokémon, got {len(mons)}"]
    found = []
    for n, (each, m) in enumerate(zip(wanted, mons, strict=True)):
        at = f"{where}[{n}]" if len(wanted) > 1 or not where.endswith("active") else where
        parts = {"name": each} if isinstance(each, str) else each
        if parts is not None:
            for key, value in mapping(parts, at, MON).items():
                found += compare(key, value, getattr(m, key), f"{at}.{key}")
    return found


def compare(key: str, wanted: object, got: object, where: str) -> list[str]:
    """Return the difference between an expected and an actual value, if there is one."""
    if isinstance(got, set):
        got = sorted(got)
    same = got == wanted
    if key in UNORDERED and isinstance(wanted, list) and isinstance(got, list):
        same = sorted(map(str, got)) == sorted(map(str, wanted))
    return [] if same else [f"{where}: expected {wanted!r}, got {got!r}"]
