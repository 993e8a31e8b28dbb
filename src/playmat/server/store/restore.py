"""Bringing a stored game back to where it stood."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from playmat.cards.library import Library
from playmat.errors import BadReplay
from playmat.game.from_position import MISTAKES
from playmat.game.game import Game
from playmat.game.replay.header import counted, header_of
from playmat.game.replay.lines import read_lines
from playmat.game.replay.replay import Replay, result_entry
from playmat.server.clean import clean_text
from playmat.server.positions import refuse_giants

Entry = dict[str, Any]

WIDEST: Final = 8_000
WIDEST_HEADER: Final = 60_000
"""Characters of a line, and of the first."""

MOST_CARDS: Final = 250
"""Cards of a deck in a replay that is sent."""

LONGEST: Final = 5_000
"""Entries beyond which a replay that is sent is not played through."""


def stored_replay(header: dict[str, Any], entries: Iterable[Entry]) -> Replay:
    """Return a stored game as a replay; refuse a position with more than any game has."""
    refuse_giants(str(header.get("position", "")))
    return Replay(header, tuple(entries), Library.default())


def replay_text(stored: Replay) -> str:
    """Return a stored game as the text of a replay; the result is worked out anew."""
    played = replace(stored, entries=tuple(e for e in stored.entries if "result" not in e))
    game = played.resume()
    if game.result is None:
        return played.text()
    ended = {"result": result_entry(game)}
    return replace(played, entries=(*played.entries, ended)).text()


def read_replay(text: str) -> tuple[dict[str, Any], list[Entry], Game]:
    """Return the header, the entries and the last state of a replay; refuse one that is wrong."""
    refuse_giant_lines(text)
    header, *entries = read_lines(text, False)
    for deck in header["decks"]:
        counted(deck, MOST_CARDS)
    try:
        game = stored_replay(header, entries).resume()
    except MISTAKES as error:
        raise BadReplay(1, f"the replay cannot be played: {error!r}") from error
    return cleaned(header_of(game)), entries, game


def refuse_giant_lines(text: str) -> None:
    """Refuse more lines than a game has, and longer ones, before any is read."""
    lines = text.split("\n")
    if len(lines) > LONGEST:
        raise BadReplay(LONGEST + 1, f"it has more than {LONGEST} entries")
    for number, line in enumerate(lines, start=1):
        if len(line) > (WIDEST if number > 1 else WIDEST_HEADER):
            raise BadReplay(number, "the line is too long")


def cleaned(header: dict[str, Any]) -> dict[str, Any]:
    """Return a header made anew, the names of its decks such that anybody can be shown them."""
    decks = [{**deck, "name": clean_text(deck["name"], 80) or "deck"} for deck in header["decks"]]
    return {**header, "decks": decks}
