"""Bringing a stored game back to where it stood."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from playmat.cards.library import Library
from playmat.errors import BadReplay, PlaymatError
from playmat.game.from_position import MISTAKES
from playmat.game.game import Game
from playmat.game.replay.header import game_of
from playmat.game.replay.lines import read_lines, write_lines
from playmat.game.replay.replay import enter, result_entry
from playmat.server.positions import CARDS, refuse_giants

Entry = dict[str, Any]

LONGEST: Final = 5_000
"""Entries beyond which a replay that is sent is not played through."""


def start(header: dict[str, Any]) -> Game:
    """Return the game that a header describes, at its first choice."""
    refuse_giants(str(header.get("position", "")))
    return game_of(header, Library.default(), False)


def restored(header: dict[str, Any], entries: Sequence[Entry]) -> Game:
    """Return the game that a header and entries describe, its marks checked.

    What was taken back is not played again: only the answers that still stood after the last
    take-back are, and everything since.
    """
    game = start(header)
    backs = [n for n, entry in enumerate(entries) if "undo" in entry]
    first = backs[-1] + 1 if backs else 0
    if first:
        for number, entry in kept_answers(entries[:first]):
            again(game, number + 2, entry)
        game.history.entries = list(entries[:first])
        game.history.given = sum("a" in entry or "order" in entry for entry in entries[:first])
    for number, entry in enumerate(entries[first:], start=first + 2):
        again(game, number, entry)
    return game


def again(game: Game, number: int, entry: Entry) -> None:
    """Do one entry once more, or check what it claims."""
    try:
        enter(game, entry)
    except BadReplay as error:
        raise BadReplay(number, error.why) from error
    except PlaymatError as error:
        raise BadReplay(number, str(error)) from error


def kept_answers(entries: Iterable[Entry]) -> list[tuple[int, Entry]]:
    """Return the answers that were not taken back, with their places among the entries."""
    kept: list[tuple[int, Entry]] = []
    for number, entry in enumerate(entries):
        if "a" in entry or "order" in entry:
            kept.append((number, entry))
        elif "undo" in entry:
            del kept[len(kept) - entry["undo"] :]
    return kept


def replay_text(header: dict[str, Any], entries: Iterable[Entry]) -> str:
    """Return a stored game as the text of a replay; the result is worked out anew."""
    listed = [entry for entry in entries if "result" not in entry]
    game = restored(header, listed)
    if game.result is not None:
        listed.append({"result": result_entry(game)})
    return write_lines([header, *listed])


def read_replay(text: str) -> tuple[dict[str, Any], list[Entry], Game]:
    """Return the header, the entries and the last state of a replay; refuse one that is wrong."""
    header, *entries = read_lines(text, False)
    if len(entries) > LONGEST:
        raise BadReplay(LONGEST + 1, f"it has more than {LONGEST} entries")
    refuse_giant_decks(header)
    try:
        return header, entries, restored(header, entries)
    except MISTAKES as error:
        raise BadReplay(1, f"it cannot be played: {error!r}") from error


def refuse_giant_decks(header: dict[str, Any]) -> None:
    """Refuse lists of more cards than any game has, before they are made."""
    for deck in header["decks"]:
        runs = deck.get("cards") if isinstance(deck, dict) else None
        if not isinstance(runs, list) or not all(isinstance(run, str) for run in runs):
            raise BadReplay(1, "the header lists decks as names and cards")
        counts = [run.partition(" ")[0] for run in runs]
        if not all(count.isdecimal() and len(count) < 4 for count in counts):
            raise BadReplay(1, "the header lists cards as counts and ids")
        if sum(map(int, counts)) > CARDS:
            raise BadReplay(1, f"a deck has at most {CARDS} cards here")
