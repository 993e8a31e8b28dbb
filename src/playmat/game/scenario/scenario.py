"""Playable positions: `scenario` from text, `opening` from rigged hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playmat.cards.card import Card
from playmat.cards.library import Library
from playmat.engine.start import new_game
from playmat.errors import BadNotation
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.layout import ask_chance, lay
from playmat.game.scenario.references import FILLER, Cards
from playmat.linker.link import link
from playmat.model.notation.position_parse import (
    COUNTS,
    SEATS,
    ZONES,
    PositionText,
    card_list,
    number_word,
    parse_position,
    parse_row,
    set_zone,
    table_word,
)
from playmat.rules import Ruleset, book

LARGEST = 999_999
FLAGS = tuple(key for key in COUNTS if key not in ("turns", "mulligans"))


def scenario(
    rules: str | Ruleset,
    you: str = "",
    foe: str = "",
    *,
    position: str = "",
    cards: Iterable[Card] = (),
    library: Library | None = None,
    seed: int = 1,
    shuffles: str = "dealer",
    coins: str = "",
    **more: object,
) -> Duel:
    """Return a position as a game that is played by script."""
    line = position or (rules if isinstance(rules, str) and ";" in rules else "")
    p = written(line, you, foe, more)
    if not isinstance(rules, str):
        return Duel(lay(p, Cards(cards, library), rules, seed), shuffles, coins)
    named = p.rules if line is rules else rules
    return Duel(lay(p, Cards(cards, library), book(named or "xy"), seed), shuffles, coins)


def written(line: str, you: str, foe: str, more: dict[str, object]) -> PositionText:
    """Return the position given by the arguments of a scenario."""
    p = parse_position(line) if line else PositionText()
    for side, row in zip(p.sides, (you, foe), strict=True):
        if row:
            parse_row(row, side)
    for key, value in more.items():
        if not keyword(p, key, value):
            raise BadNotation(f"{key}={value!r}", 0, f"{key!r} is not a part of a position")
    return p


def keyword(p: PositionText, key: str, value: object) -> bool:
    """Apply one keyword of a scenario; return False if it is unknown."""
    seat, name = (1, key[4:]) if key.startswith("foe_") else (0, key)
    side = p.sides[seat]
    if name == "turns" or (name == "your_turns" and seat == 0):
        side.counts["turns"] = number(key, value)
    elif name in FLAGS:
        side.counts[name] = int(value) if isinstance(value, bool) else number(key, value)
    elif name in ZONES:
        set_zone(side, name, zone_text(value))
    elif name == "used":
        side.used = [part.strip() for part in str(value).split(",")]
    elif name == "lost_mon_turn":
        side.lost_mon_turn = number(key, value)
    elif key in ("turn", "sudden"):
        setattr(p, key, number(key, value))
    elif key == "actives":
        return number_word(p, key, [number(key, value)])
    elif key in ("player", "first") and value in SEATS:
        setattr(p, key, value)
    elif key == "stadium":
        return table_word(p, f"stadium {value}") and ":" not in p.stadium
    else:
        return False
    return True


def number(key: str, value: object) -> int:
    """Return a number; raise `BadNotation` for anything else."""
    if isinstance(value, int):
        if abs(value) > LARGEST:
            raise BadNotation(key, 0, "numbers can have at most six digits")
        return value
    raise BadNotation(f"{key}={value!r}", 0, f"{key} must be a number")


def zone_text(value: object) -> str:
    """Return the cards of a zone as text, from a text, a number or a list."""
    if isinstance(value, list | tuple):
        return ", ".join(str(part) for part in value)
    return str(value)


def opening(
    rules: str | Ruleset,
    hands: Sequence[str] = (),
    foe_hands: Sequence[str] = (),
    *,
    rest: str = "",
    foe_rest: str = "",
    size: int = 60,
    cards: Iterable[Card] = (),
    library: Library | None = None,
    seed: int = 1,
    flips: str = "",
    answers: Sequence[str] = (),
) -> Duel:
    """Start a game with the given opening hands, one per mulligan, and decks filled to *size*.

    After each rigged shuffle, the cards of *rest* follow the hand at the top of the deck.
    """
    book_of = rules if isinstance(rules, Ruleset) else book(rules)
    find = Cards(cards, library)
    decks = [rigged(find, hands, rest, size), rigged(find, foe_hands, foe_rest, size)]
    match = link(book_of, [deck for deck, _ in decks])
    ask_chance(match)
    duel = Duel(new_game(match, seed, True))
    start = 0
    for seat, (deck, orders) in enumerate(decks):
        duel.rig[seat] = [[start + n for n in order] for order in orders]
        start += len(deck)
    return duel.answer(*answers, flips=flips)


def rigged(
    find: Cards, hands: Sequence[str], rest: str, size: int
) -> tuple[list[Card], list[list[int]]]:
    """Return a deck that contains every hand, and the top cards of the deck for each hand."""
    deck: list[Card] = []
    orders = []
    for hand in hands:
        wanted = find.cards(card_list(hand)) + find.cards(card_list(rest))
        orders.append(places_in(deck, wanted))
    filler = find.cards([f"{max(0, size - len(deck))}*{FILLER}"])
    return deck + filler, orders


def places_in(deck: list[Card], wanted: Sequence[Card]) -> list[int]:
    """Return the indexes of the wanted cards in a deck, adding missing ones."""
    order: list[int] = []
    for card in wanted:
        free = [n for n, other in enumerate(deck) if other.id == card.id and n not in order]
        if not free:
            free = [len(deck)]
            deck.append(card)
        order.append(free[0])
    return order
