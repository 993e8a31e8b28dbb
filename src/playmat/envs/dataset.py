"""Export games as Parquet data, one row per decision, with each column described in the schema.

A row has what the player saw (as JSON and as the encoder's arrays, used rows only), the options,
the one chosen, and the result of the game for that player. Information hidden from the player is in
separate columns: the seed, the agents and the outcome.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

from playmat.errors import MissingExtra, PlaymatError
from playmat.game.game import Game
from playmat.game.history import Anew
from playmat.kinds import asks, players
from playmat.model.notation.options import option_texts
from playmat.version import __version__

try:
    import pyarrow as pa
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "data") from error

from playmat.envs.encoding.encoder import Encoder
from playmat.envs.encoding.layout import VERSION
from playmat.envs.sampling import Sampled

FORMAT: Final = 2
ROWS: Final = 2000
"""Rows per row group."""

WORD: Final = pa.dictionary(pa.int32(), pa.string())

COLUMNS: Final = (
    ("game", pa.int32(), "which game of the file, from 0"),
    ("step", pa.int32(), "how many moves were made before"),
    ("turn", pa.int16(), "the turn, 0 in setup"),
    ("seed", pa.int64(), "the seed of the game's dealer; null if chance was asked"),
    ("player", pa.int8(), "who decided: 0 or 1"),
    ("rules", WORD, "the rulebook"),
    ("deck", WORD, "the player's deck by name"),
    ("other_deck", WORD, "the other deck by name; empty if the player did not know it"),
    ("agent", WORD, "the agent that decided; empty if it is not known"),
    ("other_agent", WORD, "the agent of the other player"),
    ("ask", WORD, "the kind of choice"),
    ("view", pa.string(), "what the player saw, as JSON; null with --no-views"),
    ("options", pa.list_(pa.string()), "the options in words"),
    ("choice", pa.int16(), "the index of the chosen option, from 0"),
    ("outcome", pa.int8(), "1 won, -1 lost, 0 drawn; null if the game was not finished"),
    ("reason", WORD, "how the game ended"),
    ("table_row", pa.binary(), "the encoder's table, int16"),
    ("token_rows", pa.binary(), "the encoder's tokens in use, int16"),
    ("option_rows", pa.binary(), "the encoder's options in use, int16"),
    ("text_rows", pa.binary(), "the facts of the options' texts, int8"),
)
"""Name, type and description of each column."""

SCHEMA: Final = pa.schema(
    [pa.field(name, kind, metadata={"doc": doc}) for name, kind, doc in COLUMNS]
)

Row = dict[str, Any]
Part = tuple[list[Row], dict[str, str]]
"""Rows, and the card id for each card number in them."""


class NoGames(PlaymatError, ValueError):
    """There are no games to write."""


class FileTaken(PlaymatError, FileExistsError):
    """The output file already exists."""


def rows_of(
    game: Game,
    number: int,
    encoder: Encoder,
    views: bool = True,
    agents: tuple[str, str] = ("", ""),
) -> Iterator[Row]:
    """Yield a row for each decision with several options."""
    again = game.fork(0)
    for given in game.history.standing:
        st = again.state
        if isinstance(given, int):
            if len(st.options) > 1 and st.chooser != players.CHANCE:
                chosen = list(st.options).index(given)
                seat = int(st.chooser)
                played = {"seed": game.seed, "agent": agents[seat], "other_agent": agents[1 - seat]}
                row = row_of(again, number, encoder, views)
                yield row | played | outcome(game, seat, chosen)
            again.play(list(again.state.options).index(given))
        elif isinstance(given, Anew):
            again.deal_anew(given.what, given.seed)
        else:
            again.play_order(given)


def row_of(game: Game, number: int, encoder: Encoder, views: bool) -> Row:
    """The columns for the pending decision."""
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
    """The columns for the option chosen and the end of the game."""
    result = game.result
    if result is None:
        return {"choice": chosen, "outcome": None, "reason": "unfinished"}
    won = 0 if result.winner is None else 1 if result.winner == seat else -1
    return {"choice": chosen, "outcome": won, "reason": result.reason}


def write_games(
    games: Iterable[Game | Sampled],
    path: str | Path,
    views: bool = True,
    encoder: Encoder | None = None,
    job: Row | None = None,
    kept: int = 0,
) -> int:
    """Write the decisions of games to a new file, atomically; return how many there are.

    An existing file is an error unless *kept* games in it are to be continued. If interrupted, the
    games played so far are written first.
    """
    target, scratch = Path(path), Path(f"{path}.part")
    if target.exists() and not kept:
        raise FileTaken(f"{path} exists; resume it, or name another file")
    target.parent.mkdir(parents=True, exist_ok=True)
    fresh = played_parts(games, kept, views, encoder or Encoder())
    try:
        parts = chain(kept_parts(target), fresh) if kept else fresh
        written, stopped = write_all(parts, scratch, job or {})
        if not written:
            raise stopped or NoGames("no decisions to write")
    except BaseException:
        scratch.unlink(missing_ok=True)
        raise
    scratch.replace(path)
    if stopped is not None:
        raise stopped
    return written


def kept_parts(path: Path) -> Iterator[Part]:
    """Yield the contents of a file by row group."""
    file = parquet.ParquetFile(path)
    cards = json.loads(file.metadata.metadata[b"playmat.cards"])
    for group in range(file.num_row_groups):
        yield file.read_row_group(group).to_pylist(), cards


def played_parts(
    games: Iterable[Game | Sampled], first: int, views: bool, encoder: Encoder
) -> Iterator[Part]:
    words = encoder.vocabulary
    for number, given in enumerate(games, first):
        game, agents = given if isinstance(given, Sampled) else (given, ("", ""))
        rows = list(rows_of(game, number, encoder, views, agents))
        yield rows, {str(n): words.ids[n] for n in map(words.number, game.state.match.printed)}


def write_all(parts: Iterator[Part], path: Path, job: Row) -> tuple[int, KeyboardInterrupt | None]:
    """Write all parts; return the number of rows and the interruption, if any."""
    waiting, cards, written, last, stopped = list[Row](), dict[str, str](), 0, -1, None
    with parquet.ParquetWriter(path, SCHEMA, compression="zstd") as file:
        while stopped is None:
            part: Part | None = None
            try:
                part = next(parts, None)
            except KeyboardInterrupt as stop:
                stopped = stop
            waiting += part[0] if part is not None else []
            cards |= part[1] if part is not None else {}
            if waiting and (part is None or len(waiting) >= ROWS):
                file.write_table(pa.Table.from_pylist(waiting, SCHEMA))
                written, last = written + len(waiting), waiting[-1]["game"]
                waiting = []
            if part is None:
                break
        named = dict(sorted(cards.items(), key=lambda pair: int(pair[0])))
        about = {"format": FORMAT, "layout": VERSION, "cards": named}
        about |= {"version": __version__, "games": last + 1, "job": job}
        file.add_key_value_metadata({f"playmat.{n}": json.dumps(about[n]) for n in about})
    return written, stopped
