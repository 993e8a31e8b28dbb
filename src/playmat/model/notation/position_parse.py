"""Parse positions: what a line says about the table, before any card is looked up.

Commas separate the Pokémon of a Bench and the cards of a zone, ``|`` separates Actives and Bench,
`` & `` two Actives and ``;`` the parts of a whole position.
"""

from __future__ import annotations

import re
from typing import Final, final

from playmat.errors import BadNotation, checked_text
from playmat.kinds import conditions

ZONES: Final = ("hand", "deck", "discard", "lost", "prizes", "beside", "aside", "limbo")
COUNTS: Final = (
    "turns",
    "energy_played",
    "supporters",
    "stadiums",
    "retreats",
    "mulligans",
    "prizes_up",
)
SEATS: Final = ("you", "foe")
GIANT: Final = re.compile(r"\d{7,}")
HEX: Final = re.compile(r"[0-9A-Fa-f]{2}")
MARK: Final = re.compile(
    r"\s+(?=\+|dmg\d|new\b|evolved\b|stuck\b|marker:|used:|last:|hurt:|"
    r"(?:" + "|".join(conditions.NAMES) + r")(?::\d+)?(?:\s|$))"
)


def as_word(name: str) -> str:
    """A name as one word: spaces become underscores, separators percent codes."""
    out = ""
    for letter in name:
        if letter == " ":
            out += "_"
        elif letter in "%_,;|&>+*@!:":
            out += f"%{ord(letter):02X}"
        else:
            out += letter
    return out


def unquoted(word: str) -> str:
    """Reverse ``quoted``; plain spaces are kept."""
    plain = word.replace("_", " ").split("%")
    for part in plain[1:]:
        if not HEX.match(part):
            raise BadNotation(word, word.index("%"), "% must be followed by two hexadecimal digits")
    found = plain[0] + "".join([chr(int(part[:2], 16)) + part[2:] for part in plain[1:]])
    return checked_text(found, BadNotation)


@final
class MonText:
    """One Pokémon as written."""

    def __init__(self, stack: list[str]) -> None:
        self.stack = stack
        self.attached: list[str] = []
        self.damage = 0
        self.conditions: dict[str, int] = {}
        self.new = False
        self.evolved = False
        self.stuck = False
        self.markers: list[str] = []
        self.used: list[str] = []
        self.last = ""
        self.hurt = ""


@final
class SideText:
    """One player's half of the table as written; zones that were not written are absent."""

    def __init__(self) -> None:
        self.actives: list[MonText] = []
        self.bench: list[MonText] = []
        self.zones: dict[str, list[str]] = {}
        self.counts: dict[str, int] = {}
        self.prizes_left = -1
        self.used: list[str] = []
        self.lost_mon_turn = -1


@final
class PositionText:
    """A whole position as written."""

    def __init__(self) -> None:
        self.rules = ""
        self.turn = -1
        self.player = ""
        self.first = ""
        self.sudden = 0
        self.actives = 0  # the number the rules give
        self.stadium = ""
        self.stadium_seat = 0
        self.stadium_used: list[str] = []
        self.winner = ""
        self.sides = [SideText(), SideText()]


def refuse_giants(text: str) -> None:
    """Refuse numbers too large for any position, and invalid text."""
    checked_text(text, BadNotation)
    if giant := GIANT.search(text):
        raise BadNotation(text, giant.start(), "numbers can have at most six digits")


def parse_row(text: str, side: SideText) -> None:
    """Parse the Pokémon of one side: Actives, ``|``, Bench."""
    refuse_giants(text)
    actives, _, bench = text.partition("|")
    if "|" in bench:
        raise BadNotation(text, text.rindex("|"), "use one | between the Actives and the Bench")
    side.actives = [parse_mon(part, text) for part in actives.split(" & ") if part.strip()]
    side.bench = [parse_mon(part, text) for part in bench.split(",") if part.strip()]


def parse_mon(text: str, line: str) -> MonText:
    """Parse one Pokémon: its cards from the bottom up, then what is on it."""
    words = MARK.split(text.strip())
    m = MonText([part.strip() for part in words[0].split(">")])
    if not all(m.stack) or words[0].startswith("+"):
        why = "a Pokémon must start with its cards, as in a>b"
        raise BadNotation(line, line.index(text.strip()), why)
    for word in words[1:]:
        if not mark(m, word.strip()):
            why = f"unknown property {word.strip()!r}; write +card, dmg20, asleep or new"
            raise BadNotation(line, line.index(word.strip()), why)
    return m


def mark(m: MonText, word: str) -> bool:
    """Apply one word after a Pokémon; return False if it is not valid."""
    name, colon, rest = word.partition(":")
    if word.startswith("+"):
        m.attached.append(word[1:].strip())
    elif re.fullmatch(r"dmg\d+", word):
        m.damage = int(word[3:])
    elif name in conditions.NAMES and (not colon or rest.isdecimal()):
        m.conditions[name] = int(rest) if rest else -1
    elif word in ("new", "evolved", "stuck"):
        setattr(m, word, True)
    elif name == "marker" and rest:
        if not re.fullmatch(r"[^*]+(\*\d+)?", rest):
            return False
        m.markers.append(rest)
    elif name == "used" and rest:
        m.used.append(rest)
    elif name == "hurt" and re.fullmatch(r"\d+(@\d+)?", rest):
        m.hurt = rest
    elif name == "last" and re.fullmatch(r"[^@]+(@\d+)?", rest):
        m.last = rest
    else:
        return False
    return True


def card_list(text: str) -> list[str]:
    """Parse the cards of a zone; names may contain spaces, so commas separate them."""
    refuse_giants(text)
    return [part.strip() for part in text.split(",") if part.strip()]


def set_zone(side: SideText, zone: str, text: str) -> None:
    """Store one zone; Prizes may be just a number."""
    if zone == "prizes" and text.strip().isdecimal():
        side.prizes_left = int(text)
        side.zones.pop(zone, None)
    else:
        side.zones[zone] = card_list(text)


def parse_position(text: str) -> PositionText:
    refuse_giants(text)
    p = PositionText()
    seat = 0
    at = 0
    for number, part in enumerate(text.split(";")):
        here = at + len(part) - len(part.lstrip())
        at += len(part) + 1
        words = part.strip()
        if number == 0 and re.fullmatch(r"\w+", words):
            p.rules = words
        elif words:
            seat = parse_part(p, words, seat, text, here)
    return p


def parse_part(p: PositionText, part: str, seat: int, line: str, at: int) -> int:
    """Parse one part of a position; return the seat that is being described."""
    key, colon, rest = part.partition(":")
    key = key.strip()
    if colon and key in SEATS:
        parse_row(rest, p.sides[SEATS.index(key)])
        return SEATS.index(key)
    if colon and key == "stadium_used":
        p.stadium_used = card_list(rest)
        return seat
    owner, _, zone = key.rpartition(" ")
    if colon and (zone in ZONES or zone == "used") and (not owner or owner in SEATS):
        side = p.sides[SEATS.index(owner) if owner else seat]
        if zone == "used":
            side.used = card_list(rest)
        else:
            set_zone(side, zone, rest)
        return seat
    if not table_word(p, part):
        why = f"unknown part {part!r}; write turn 3, you: ..., hand: ... or prizes 6 6"
        raise BadNotation(line, at, why)
    return seat


def table_word(p: PositionText, part: str) -> bool:
    """Parse a part about the whole table; return False if it is not one."""
    key, _, rest = part.partition(" ")
    rest = rest.strip()
    if key == "stadium" and rest:
        owner, colon, card = rest.partition(":")
        whose = colon != "" and owner in SEATS
        p.stadium = card.strip() if whose else rest
        p.stadium_seat = SEATS.index(owner) if whose else 0
        return True
    if key == "winner" and rest in (*SEATS, "draw"):
        p.winner = rest
        return True
    if key in ("player", "first") and rest in SEATS:
        setattr(p, key, rest)
        return True
    numbers = rest.split()
    if not numbers or not all(re.fullmatch(r"-?\d+", n) for n in numbers):
        return False
    return number_word(p, key, [int(n) for n in numbers])


def number_word(p: PositionText, key: str, numbers: list[int]) -> bool:
    """Parse a part with one number, or one for each player; return False if it is not one."""
    if key in ("turn", "sudden") and len(numbers) == 1:
        setattr(p, key, numbers[0])
        return True
    if key == "actives" and numbers in ([1], [2]):
        p.actives = numbers[0]
        return True
    if len(numbers) != 2:
        return False
    for side, n in zip(p.sides, numbers, strict=True):
        if key == "prizes":
            side.prizes_left = n
        elif key == "lost_mon_turn":
            side.lost_mon_turn = n
        elif key in COUNTS:
            side.counts[key] = n
        else:
            return False
    return True
