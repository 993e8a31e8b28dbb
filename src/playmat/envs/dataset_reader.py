"""Read games for training: batches of arrays with the choices and results."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from playmat.errors import MissingExtra, PlaymatError
from playmat.version import __version__

try:
    import numpy as np
    from numpy.typing import NDArray
    from pyarrow import parquet
except ModuleNotFoundError as error:
    raise MissingExtra(str(error.name), "data") from error

from playmat.cards.library import Library
from playmat.envs.dataset import FORMAT, SCHEMA
from playmat.envs.encoding.encoder import Arrays, Encoder
from playmat.envs.encoding.layout import OPTION, TEXT, TOKEN, VERSION

NEEDED: Final = ["choice", "outcome", "table_row", "token_rows", "option_rows", "text_rows"]


ABOUT: Final = ("version", "games", "job")


class BadGames(PlaymatError, ValueError):
    """A file is not a data set of games, or has an incompatible layout."""


def games_kept(path: str | Path, job: dict[str, Any]) -> int:
    """Number of a job's games in a file; raises BadGames if the job cannot continue the file."""
    games = Games(path)
    there = games.about["job"] | {"version": games.about["version"]}
    wanted = job | {"version": __version__}
    differ = [name for name in wanted if there.get(name) != wanted[name]]
    used = games.numbers.nonzero()[0]
    differ += ["cards"] * bool((games.numbers[used] != used).any())
    if differ:
        names = ", ".join(differ)
        raise BadGames(f"{path} belongs to another run: {names} differ; use a new file")
    return int(games.about["games"])


class Games:
    """A file of games, as rows or as batches of arrays in the encoder's format."""

    def __init__(self, path: str | Path, encoder: Encoder | None = None) -> None:
        try:
            self._file = parquet.ParquetFile(path)
        except (OSError, ValueError) as error:
            raise BadGames(f"{path} is not a file of games: {error}") from error
        notes = self._file.metadata.metadata or {}
        self._check(path, notes)
        self.about = {name: json.loads(notes[f"playmat.{name}".encode()]) for name in ABOUT}
        """Playmat version that wrote the file, number of games, and the job."""

        self.encoder = encoder or Encoder()
        self.numbers = self._translated(json.loads(notes[b"playmat.cards"]))
        """The encoder's number of each card, by its number in the file."""

    def _check(self, path: str | Path, notes: dict[bytes, bytes]) -> None:
        """Raise BadGames if the file has another format or layout."""
        if notes.get(b"playmat.format") != str(FORMAT).encode():
            raise BadGames(f"{path} does not have format {FORMAT}; export the games again")
        layout = tuple(json.loads(notes[b"playmat.layout"]))
        if layout != VERSION:
            raise BadGames(f"{path} has layout {layout}, not {VERSION}; export the games again")
        if self._file.schema_arrow.names != SCHEMA.names:
            raise BadGames(f"{path} does not have the columns of a file of games")

    def _translated(self, cards: dict[str, str]) -> NDArray[np.int16]:
        library, words = Library.default(), self.encoder.vocabulary
        table = np.zeros(max(map(int, cards), default=0) + 1, np.int16)
        for number, card_id in cards.items():
            table[int(number)] = words.number(library.card(card_id)) if card_id else 0
        return table

    def __len__(self) -> int:
        return int(self._file.metadata.num_rows)

    def rows(self) -> Iterator[dict[str, Any]]:
        for batch in self._file.iter_batches():
            yield from batch.to_pylist()

    def batches(
        self, size: int, seed: int | None = None
    ) -> Iterator[tuple[Arrays, NDArray[np.int64], NDArray[np.float32]]]:
        """Yield arrays, choices and outcomes of *size* decisions, roughly shuffled if *seed* is
        given.

        Each batch overwrites the arrays of the last one. Unfinished games are skipped.
        """
        arrays = self.encoder.blank(size)
        waiting: list[dict[str, Any]] = []
        groups = list(range(self._file.num_row_groups))
        if seed is not None:
            Random(seed).shuffle(groups)
        for group in groups:
            rows = self._file.read_row_group(group, columns=NEEDED).to_pylist()
            waiting += [row for row in rows if row["outcome"] is not None]
            if seed is not None:
                Random(seed + group).shuffle(waiting)
            while len(waiting) >= size:
                yield self._batch(waiting[:size], arrays)
                del waiting[:size]

    def _batch(
        self, rows: list[dict[str, Any]], arrays: Arrays
    ) -> tuple[Arrays, NDArray[np.int64], NDArray[np.float32]]:
        for array in arrays.values():
            array[:] = 0
        for n, row in enumerate(rows):
            tokens = np.frombuffer(row["token_rows"], np.int16).reshape(-1, len(TOKEN))
            options = np.frombuffer(row["option_rows"], np.int16).reshape(-1, len(OPTION))
            arrays["table"][n] = np.frombuffer(row["table_row"], np.int16)
            arrays["tokens"][n, : len(tokens)] = tokens
            arrays["options"][n, : len(options)] = options
            texts = np.frombuffer(row["text_rows"], np.int8)
            arrays["texts"][n, : len(options)] = texts.reshape(-1, len(TEXT))
            arrays["action_mask"][n, : len(options)] = 1
        for name, column in (("tokens", 0), ("options", 1)):
            arrays[name][..., column] = self.numbers[arrays[name][..., column]]
        cards = self.encoder.vocabulary.cards
        cards.take(arrays["tokens"][..., 0], axis=0, out=arrays["facts"], mode="clip")
        choices = np.array([row["choice"] for row in rows])
        return arrays, choices, np.array([row["outcome"] for row in rows], np.float32)
