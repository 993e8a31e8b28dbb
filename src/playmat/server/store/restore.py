"""Restore stored games and read uploaded replays."""

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
"""Maximum length of a line, and of the header line."""

MOST_CARDS: Final = 250
"""Maximum number of cards per deck in an uploaded replay."""

LONGEST: Final = 5_000
"""Maximum number of entries in an uploaded replay."""


def stored_replay(header: dict[str, Any], entries: Iterable[Entry]) -> Replay:
    """A stored game as a replay; raises Refused for an oversized position."""
    refuse_giants(str(header.get("position", "")))
    return Replay(header, tuple(entries), Library.default())


def replay_text(stored: Replay) -> str:
    """A stored game as the text of a replay, with its result recomputed."""
    played = replace(stored, entries=tuple(e for e in stored.entries if "result" not in e))
    game = played.resume()
    if game.result is None:
        return played.text()
    ended = {"result": result_entry(game)}
    return replace(played, entries=(*played.entries, ended)).text()


def read_replay(text: str) -> tuple[dict[str, Any], list[Entry], Game]:
    """Header, entries and final state of a replay; raises BadReplay if it is invalid."""
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
    """Raise BadReplay for too many or too long lines, before reading any."""
    lines = text.split("\n")
    if len(lines) > LONGEST:
        raise BadReplay(LONGEST + 1, f"it has more than {LONGEST} entries")
    for number, line in enumerate(lines, start=1):
        if len(line) > (WIDEST if number > 1 else WIDEST_HEADER):
            raise BadReplay(number, "the line is too long")


def cleaned(header: dict[str, Any]) -> dict[str, Any]:
    """A copy of the header with deck names cleaned for display."""
    decks = [{**deck, "name": clean_text(deck["name"], 80) or "deck"} for deck in header["decks"]]
    return {**header, "decks": decks}
