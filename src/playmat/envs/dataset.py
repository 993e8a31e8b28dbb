"""Games as data: one row a decision, in Parquet, with a schema that says what each column is.

A row holds what the player saw (as readable JSON and as the encoder's arrays, rows in use only),
the options in words, which one was taken, and how the game came out for that player.  Nothing in it
was hidden from the player who decided.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from playmat.errors import MissingExtra, PlaymatError
from playmat.game.game import Game
from playmat.game.history import Anew
from playmat.kinds import asks, players
from playmat.model.notation.options import option_texts

try:
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "data") from error

from playmat.envs.encoding.encoder import Encoder
from playmat.envs.encoding.layout import VERSION

FORMAT: Final = 1
ROWS: Final = 2000
"""How many rows are written together."""

WORD: Final = pa.dictionary(pa.int32(), pa.string())

COLUMNS: Final = (
    ("game", pa.int32(), "which game of the file, from 0"),
    ("step", pa.int32(), "how many answers were given before"),
    ("turn", pa.int16(), "the turn, 0 in setup"),
    ("player", pa.int8(), "who decided: 0 or 1"),
    ("rules", WORD, "the book"),
    ("deck", WORD, "the player's deck by name"),
    ("other_deck", WORD, "the other deck by name"),
    ("ask", WORD, "the kind of the question"),
    ("view", pa.string(), "what the player saw, as JSON; null where views were left out"),
    ("options", pa.list_(pa.string()), "the options in words"),
    ("choice", pa.int16(), "which option was taken, from 0"),
    ("outcome", pa.int8(), "1 won, -1 lost, 0 drawn; null if the game was not finished"),
    ("reason", WORD, "how the game ended"),
    ("table_row", pa.binary(), "the encoder's table, int16"),
    ("token_rows", pa.binary(), "the encoder's tokens in use, int16"),
    ("option_rows", pa.binary(), "the encoder's options in use, int16"),
    ("text_rows", pa.binary(), "the facts of the options' texts, int8"),
)
"""Every column: its name, its type, and what it tells."""

SCHEMA: Final = pa.schema(
    [pa.field(name, kind, metadata={"doc": doc}) for name, kind, doc in COLUMNS]
)

Row = dict[str, Any]


class NoGames(PlaymatError, ValueError):
    """Refuse to write a file of no games."""


def rows_of(game: Game, number: int, encoder: Encoder, views: bool = True) -> Iterator[Row]:
    """Yield a row for each decision of a game that had several options."""
    again = game.fork(0)
    for given in game.history.standing:
        st = again.state
        if isinstance(given, int):
            if len(st.options) > 1 and st.chooser != players.CHANCE:
                chosen = list(st.options).index(given)
                yield row_of(again, number, encoder, views) | outcome(game, st.chooser, chosen)
            again.play(list(again.state.options).index(given))
        elif isinstance(given, Anew):
            again.deal_anew(given.what, given.seed)
        else:
            again.play_order(given)


def row_of(game: Game, number: int, encoder: Encoder, views: bool) -> Row:
    """Return what a row tells of the question pending."""
    st = game.state
    seat = int(st.chooser)
    arrays = encoder.encode_state((st, seat))
    used, offered = int((arrays["tokens"][:, 1] > 0).sum()), len(st.options)
    return {
        "game": number,
        "step": game.step,
        "turn": int(st.turn),
        "player": seat,
        "rules": game.rules.name,
        "deck": game.decks[seat].name,
        "other_deck": game.decks[1 - seat].name if game.settings.open_lists else "",
        "ask": asks.NAMES[st.ask],
        "view": json.dumps(game.view(seat).plain(), ensure_ascii=False) if views else None,
        "options": option_texts(st),
        "table_row": arrays["table"].tobytes(),
        "token_rows": arrays["tokens"][:used].tobytes(),
        "option_rows": arrays["options"][:offered].tobytes(),
        "text_rows": arrays["texts"][:offered].tobytes(),
    }


def outcome(game: Game, seat: int, chosen: int) -> Row:
    """Return what was taken, and what a row tells of how the game ended."""
    result = game.result
    if result is None:
        return {"choice": chosen, "outcome": None, "reason": "unfinished"}
    won = 0 if result.winner is None else 1 if result.winner == seat else -1
    return {"choice": chosen, "outcome": won, "reason": result.reason}


def write_games(
    games: Iterable[Game], path: str | Path, views: bool = True, encoder: Encoder | None = None
) -> int:
    """Write the decisions of games to a file, whole or not at all; return how many there are."""
    scratch = Path(f"{path}.part")
    try:
        written = write_all(games, scratch, views, encoder or Encoder())
        if not written:
            raise NoGames("there is no decision to write")
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise
    scratch.replace(path)
    return written


def write_all(games: Iterable[Game], path: Path, views: bool, encoder: Encoder) -> int:
    """Write the decisions of games, and what the numbers of their cards mean."""
    words, numbers = encoder.vocabulary, set[int]()
    written, waiting = 0, list[Row]()
    with parquet.ParquetWriter(path, SCHEMA, compression="zstd") as file:
        for number, game in enumerate(games):
            waiting += rows_of(game, number, encoder, views)
            numbers.update(map(words.number, game.state.match.printed))
            if len(waiting) >= ROWS:
                written += flushed(file, waiting)
        written += flushed(file, waiting)
        file.add_key_value_metadata(
            {
                "playmat.format": str(FORMAT),
                "playmat.layout": json.dumps(VERSION),
                "playmat.cards": json.dumps({n: words.ids[n] for n in sorted(numbers)}),
            }
        )
    return written


def flushed(file: Any, waiting: list[Row]) -> int:
    """Write the rows that wait and return how many they were."""
    many = len(waiting)
    if many:
        file.write_table(pa.Table.from_pylist(waiting, SCHEMA))
        waiting.clear()
    return many
