"""The header of a replay: everything needed to start the same game again."""

from __future__ import annotations

import re
from functools import lru_cache
from hashlib import sha256
from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from playmat.cards.card import Card, TypeMatch
from playmat.decks.deck import Deck
from playmat.errors import BadReplay, PlaymatError
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.game.replay.lines import FORMAT, FORMAT_VERSION
from playmat.game.settings import settings_of
from playmat.rules import Ruleset, book
from playmat.rules.difference import house_rules, nearest_book
from playmat.version import __version__

if TYPE_CHECKING:
    from playmat.decks.deck import Shelf

RULES_VERSION: Final = 2
"""Increases whenever the same seed and moves no longer give the same game."""

MOST_CARDS: Final = 1_000
"""The most cards of a deck in a replay."""

RUN: Final = re.compile(r"([0-9]{1,3}) (.+)")

TYPE_MATCH: Final = "Match("
"""The spelling of a Weakness in the hash of a card, kept for saved replays."""


def header_of(game: Game) -> dict[str, Any]:
    """Return the header of a game's replay."""
    cards = {card.id: card for deck in game.decks for card in deck.cards}
    began = {} if game.position is None else {"position": game.position}
    return {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "engine": __version__,
        "rules_version": RULES_VERSION,
        "book": nearest_book(game.rules),
        "house": house_rules(game.rules),
        "settings": game.settings.changed(),
        "decks": [{"name": deck.name, "cards": runs(deck)} for deck in game.decks],
        "programs": {card.id: program_hash(card) for card in cards.values()},
        "seed": game.seed,
        **began,
    }


def runs(deck: Deck) -> list[str]:
    """Return a deck in its order, with equal neighbours counted together."""
    return [f"{len(list(same))} {card_id}" for card_id, same in groupby(c.id for c in deck.cards)]


@lru_cache(maxsize=20_000)
def program_hash(card: Card) -> str:
    """Return a hash of everything a card prints and does."""
    spelled = card.exact().replace(f"{TypeMatch.__name__}(", TYPE_MATCH)
    return sha256(spelled.encode()).hexdigest()[:16]


def game_of(header: dict[str, Any], library: Shelf, anyway: bool) -> Game:
    """Return the game a header describes, at its first choice."""
    if header["rules_version"] != RULES_VERSION and not anyway:
        played = f"rules version {header['rules_version']}"
        raise BadReplay(1, f"it was played with {played}, not {RULES_VERSION}")
    try:
        changes = {name: value_of(value) for name, value in header["house"].items()}
        rules = book(header["book"]).replace(**changes)
        begin = dealt_again if header.get("position") is None else laid_again
        return begin(header, rules, library, anyway)
    except BadReplay:
        raise
    except (PlaymatError, KeyError, TypeError, ValueError) as error:
        raise BadReplay(1, f"invalid header: {error}") from error


def dealt_again(header: dict[str, Any], rules: Ruleset, library: Shelf, anyway: bool) -> Game:
    """Return a game dealt from the decks and seed of a header."""
    settings = settings_of(header["settings"])
    decks = [settings.dealt(deck_of(entry, library)) for entry in header["decks"]]
    if not anyway:
        refuse_changed(decks, header["programs"])
    return Game.dealt(Linked.of(rules, two(decks), settings), header["seed"])


def laid_again(header: dict[str, Any], rules: Ruleset, library: Shelf, anyway: bool) -> Game:
    """Return a game that starts from the position of a header."""
    position, settings = header["position"], settings_of(header["settings"])
    if not isinstance(position, str):
        raise BadReplay(1, f"position must be text, not {position!r}")
    game = game_at(position, header["seed"], rules, settings, library)
    if not anyway:
        refuse_changed([*game.decks], header["programs"])
    return game


def value_of(value: Any) -> Any:
    """Return the value of a house rule, with JSON lists as tuples."""
    return tuple(value) if isinstance(value, list) else value


def deck_of(entry: dict[str, Any], library: Shelf) -> Deck:
    """Return a deck from an entry of a header."""
    cards: list[Card] = []
    for count, card_id in counted(entry):
        cards += [library.card(card_id)] * count
    return Deck(drawn(entry["name"]), tuple(cards))


def counted(entry: Any, most: int = MOST_CARDS) -> list[tuple[int, str]]:
    """Return the counts and ids of a deck; raise `BadReplay` if it is invalid or too big."""
    if not isinstance(entry, dict) or not isinstance(entry.get("name"), str):
        raise BadReplay(1, "each deck needs a name and a list of cards")
    runs = entry.get("cards")
    found = [RUN.fullmatch(run) for run in runs if isinstance(run, str)] if runs else []
    counts = [(int(run[1]), run[2]) for run in found if run]
    if not isinstance(runs, list) or len(counts) < len(runs):
        raise BadReplay(1, 'cards of a deck need a count up to 999 and an id, as in "4 base1-58"')
    if sum(count for count, _ in counts) > most:
        raise BadReplay(1, f"a deck can have at most {most} cards")
    return counts


def drawn(name: str) -> str:
    """Return a name without control characters."""
    return "".join(sign for sign in name if sign.isprintable())


def two(decks: list[Deck]) -> tuple[Deck, Deck]:
    """Return the two decks; raise `BadReplay` for another number."""
    if len(decks) != 2:
        raise BadReplay(1, f"a game needs 2 decks, not {len(decks)}")
    return decks[0], decks[1]


def refuse_changed(decks: list[Deck], programs: dict[str, str]) -> None:
    """Raise `BadReplay` for cards that have changed since the game was played."""
    cards = {card.id: card for deck in decks for card in deck.cards}
    changed = [
        f"{card.name} ({card.id})"
        for card in cards.values()
        if programs.get(card.id) != program_hash(card)
    ]
    if changed:
        names = ", ".join(changed)
        raise BadReplay(1, f"cards changed since the game: {names}; to ignore this, use anyway")
