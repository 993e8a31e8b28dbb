"""The library: cards by id and by name, read from one file per set when first needed."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Final

from playmat.cards.card import Card
from playmat.cards.check import card_faults
from playmat.cards.faults import BadLibrary, Fault, read_json
from playmat.cards.handwritten import Override, laid_over, read_overrides
from playmat.cards.names import folded
from playmat.cards.set_file import BadCard, from_block, write_blocks
from playmat.cards.sets import known_sets
from playmat.cards.status import as_imported
from playmat.errors import UnknownCard

SHIPPED: Final = Path(__file__).parent / "data"
"""Folder of the cards that come with the package."""

LIKE: Final = 0.7
"""Minimum similarity of a name to be suggested."""

SAMPLES: Final = Path(__file__).parent / "samples"
"""Folder of Playmat's own cards, which were never printed."""


def home_folder() -> Path:
    """The platform's folder for user data."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "playmat"


def data_folder() -> Path:
    """Folder of a player's games: ``PLAYMAT_DATA``, or the platform's default."""
    named = os.environ.get("PLAYMAT_DATA")
    return Path(named) if named else home_folder()


def own_folder() -> Path:
    """Folder of a player's own cards: ``PLAYMAT_LIBRARY``, or the platform's default."""
    named = os.environ.get("PLAYMAT_LIBRARY")
    return Path(named) if named else home_folder() / "library"


class Library:
    """Cards from folders, where later folders override earlier ones, and cards given directly."""

    def __init__(self, folders: Sequence[Path] = (), cards: Iterable[Card] = ()) -> None:
        self.folders = tuple(folders)
        self._unread = [path for folder in folders for path in sorted(folder.glob("*.json"))]
        self._cards = {card.id: card for card in cards}
        self._given = frozenset(self._cards)
        self._order: dict[str, int] = {}
        self._files: dict[str, Path] = {}
        self._overrides: dict[str, list[Override]] = {}
        for entry in read_overrides(folders):
            self._overrides.setdefault(entry.card, []).append(entry)
        self._samples = self.folders.index(SAMPLES) if SAMPLES in self.folders else -1
        self._names: dict[str, list[str]] = {}
        self._asked: set[str] = set()

    @staticmethod
    def default() -> Library:
        """The shipped cards and samples, with the player's own cards on top.

        The player's cards are in ``PLAYMAT_LIBRARY``, or where an import puts them. If the variable
        is set but empty, there are none.
        """
        named = os.environ.get("PLAYMAT_LIBRARY")
        if named is None and own_folder().is_dir():
            named = str(own_folder())
        return _default(named or "")

    def __contains__(self, card_id: object) -> bool:
        if not isinstance(card_id, str) or "-" not in card_id:
            return False
        self._read_set(card_id.rpartition("-")[0])
        if card_id not in self._cards:
            self._read(self._loose())
        if card_id not in self._cards:
            self._read_all()
        return card_id in self._cards

    def card(self, card_id: str) -> Card:
        """The card with that id, such as ``base1-58``."""
        if card_id not in self:
            raise UnknownCard(card_id, self.near(card_id), "id")
        return self._cards[card_id]

    def cards(self, *, samples: bool = False) -> tuple[Card, ...]:
        """All cards by set and number, with Playmat's own at the end if *samples*."""
        self._read_all()
        found = sorted(self._cards.values(), key=lambda card: (self._is_sample(card), _place(card)))
        return tuple(card for card in found if samples or not self._is_sample(card))

    def _is_sample(self, card: Card) -> bool:
        return self._order.get(card.id) == self._samples

    def find(self, name: str) -> tuple[Card, ...]:
        """Every print of exactly that name, ignoring level and δ. [NAMING-23]"""
        ids = self._index().get(folded(name))
        if ids is None:
            raise UnknownCard(name, self.near(name))
        return tuple(self._cards[card_id] for card_id in ids)

    def near(self, name: str) -> list[str]:
        """The ids or names spelt most like *name*; for an existing name, some of its ids."""
        index, key = self._index(), folded(name)
        if re.fullmatch(r"\w+-\w+", name):
            return get_close_matches(name, self._cards, 3, LIKE)
        if key in index:
            return index[key][:3]
        near = get_close_matches(key, index, 3, LIKE)
        return [self._cards[index[key][0]].name for key in near]

    def _index(self) -> dict[str, list[str]]:
        self._read_all()
        if not self._names:
            for card in self.cards(samples=True):
                self._names.setdefault(folded(card.name), []).append(card.id)
        return self._names

    def _read_set(self, set_id: str) -> None:
        """Read the files named after a set, and override files that may have cards of any set."""
        if set_id in self._asked:
            return
        self._asked.add(set_id)
        first = self.folders[:1]
        laid_over = [path for path in self._loose() if path.parent not in first]
        self._read([path for path in self._unread if path.stem == set_id or path in laid_over])

    def _loose(self) -> list[Path]:
        """Unread files not named after a set, which may have cards of any set."""
        return [path for path in self._unread if path.stem not in known_sets()]

    def _read_all(self) -> None:
        self._read(list(self._unread))
        for card_id, entries in self._overrides.items():
            if card_id not in self._cards:
                why = Fault("the library has no card of this id", card_id, "", "card")
                raise BadLibrary(entries[0].path, why)

    def _read(self, paths: Sequence[Path]) -> None:
        for path in paths:
            folder = self.folders.index(path.parent)
            cards = load(path, trusted=path.parent in (SAMPLES, SHIPPED) or as_imported(path))
            for card in cards:
                self._refuse_twin(card, path)
            for card in [laid_over(card, self._overrides.get(card.id, ())) for card in cards]:
                self._put(card, folder, path)
            self._unread.remove(path)

    def _refuse_twin(self, card: Card, path: Path) -> None:
        other = self._files.get(card.id, path)
        if other != path and other.parent == path.parent:
            why = f"{other.name} has a card of this id, too; give one another number"
            raise BadLibrary(path, Fault(why, card.id, "", "id"))

    def _put(self, card: Card, folder: int, path: Path) -> None:
        """Add a card unless a later folder or the caller already provided it."""
        if card.id not in self._given and self._order.get(card.id, -1) <= folder:
            self._cards[card.id] = card
            self._order[card.id] = folder
            self._files[card.id] = path


@cache
def _default(laid_over: str) -> Library:
    if not laid_over:
        return Library([SAMPLES, SHIPPED])
    if not Path(laid_over).is_dir():
        raise BadLibrary(Path(laid_over), "PLAYMAT_LIBRARY names no folder; set it to one")
    return Library([SAMPLES, SHIPPED, Path(laid_over)])


def load(path: Path, *, trusted: bool = False) -> tuple[Card, ...]:
    """Read the cards of a library file, checking every field unless it is trusted."""
    blocks = read_json(path, trusted=trusted)
    for fault in () if trusted else card_faults(blocks):
        raise BadLibrary(path, fault)
    try:
        return tuple(from_block(block) for block in blocks)
    except BadCard as error:
        raise BadLibrary(path, Fault(error.why, error.card)) from error


def save(path: Path, cards: Iterable[Card]) -> None:
    """Write *cards* to a library file, sorted by number, and replace it atomically."""
    text = write_blocks(sorted(cards, key=_place))
    scratch = path.with_suffix(".part")
    try:
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)


def _place(card: Card) -> tuple[str, int, str]:
    set_id, _, number = card.id.rpartition("-")
    return set_id, int(re.sub(r"\D", "", number) or 0), number
