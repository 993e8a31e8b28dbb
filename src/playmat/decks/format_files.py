"""Read format files in TOML, reporting all mistakes at once."""

from __future__ import annotations

import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Final

from playmat.cards.library import Library
from playmat.cards.sets import NEVER, known_sets
from playmat.cards.spelling import name_key
from playmat.decks.catalogue import Catalogue, catalogue
from playmat.decks.formats import ALL, Ban, Format
from playmat.decks.latest_text import set_dates
from playmat.decks.set_codes import code_key, sets_by_code
from playmat.errors import PlaymatError, Unknown, suggestion
from playmat.rules import BOOKS

SHIPPED: Final = Path(__file__).parent / "formats"
"""Folder of the formats that come with the package."""

KEYS: Final = ("title", "about", "rules", "sets", "without", "up_to", "banned", "restricted")
LONGEST: Final = 100_000

_RANGE: Final = re.compile(r"(.+?)\s*\.\.\s*(.+)")
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")


class BadFormat(PlaymatError, ValueError):
    """A format file has mistakes; all are listed."""

    def __init__(self, path: Path, mistakes: Sequence[str]) -> None:
        super().__init__(path, tuple(mistakes))
        self.path = path
        self.mistakes = tuple(mistakes)

    def __str__(self) -> str:
        lines = "".join(f"\n  {mistake}" for mistake in self.mistakes)
        return f"{self.path} is not a valid format:{lines}"


class UnknownFormat(Unknown):
    what = "format"
    see = "see `playmat formats`, or give a .toml file"


def own_formats() -> Path:
    """Folder of the player's own formats: ``PLAYMAT_FORMATS``, or in the configuration folder."""
    if named := os.environ.get("PLAYMAT_FORMATS"):
        return Path(named)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    else:
        base = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config")
    return base / "playmat" / "formats"


def format_paths() -> dict[str, Path]:
    """Files of all formats by name; the player's own override shipped ones."""
    found = [path for folder in (SHIPPED, own_formats()) for path in sorted(folder.glob("*.toml"))]
    return {path.stem: path for path in found}


def find_format(name: str, library: Library | None = None) -> Format:
    """The format with that name, or the one in a ``.toml`` file."""
    paths = format_paths()
    path = paths.get(name.casefold())
    if path is None and (name.endswith(".toml") or Path(name).is_file()):
        path = Path(name)
    if path is None:
        raise UnknownFormat(name, get_close_matches(name.casefold(), paths, n=3))
    return read_format(path, library)


def read_format(path: Path, library: Library | None = None) -> Format:
    """Read a format from a file, or raise BadFormat with all its mistakes."""
    return _FormatFile(path, library or Library.default()).read()


class _FormatFile:
    """A format file being read, with the mistakes found so far."""

    def __init__(self, path: Path, library: Library) -> None:
        self.path = path
        self.library = library
        self.mistakes: list[str] = []
        self.data = self._parsed()

    def read(self) -> Format:
        for key in self.data:
            if key not in KEYS:
                self._wrong(key, "unknown key", key, KEYS)
        found = Format(
            name=self.path.stem,
            title=self._text("title", self.path.stem),
            about=self._text("about", ""),
            rules=self._book(),
            library=self.library,
            sets=self._sets(),
            up_to=self._up_to(),
            banned=tuple(ban for each in self._list("banned") if (ban := self._ban(each))),
            restricted=self._copy_limits(),
        )
        if self.mistakes:
            raise BadFormat(self.path, self.mistakes)
        return found

    def _parsed(self) -> Mapping[str, Any]:
        try:
            if self.path.stat().st_size > LONGEST:
                raise BadFormat(self.path, [f"the file is longer than {LONGEST} bytes"])
            return tomllib.loads(self.path.read_text(encoding="utf-8"))
        except OSError as error:
            raise BadFormat(self.path, [f"cannot read the file: {error.strerror}"]) from error
        except UnicodeDecodeError as error:
            raise BadFormat(self.path, ["not a text file"]) from error
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadFormat(self.path, [f"not valid TOML: {error}"]) from error

    @property
    def _catalogue(self) -> Catalogue:
        return catalogue(self.library)

    def _wrong(self, key: str, what: str, tried: str, known: Sequence[str]) -> None:
        near = get_close_matches(tried, list(dict.fromkeys(known)), n=2)
        otherwise = f"use one of {', '.join(known)}" if len(known) < 12 else "see docs/formats.md"
        self.mistakes.append(f"{key}: {what}; {suggestion(near, otherwise)}")

    def _typed(self, key: str, fits: Callable[[Any], bool], wanted: str, otherwise: Any) -> Any:
        value = self.data.get(key, otherwise)
        if fits(value):
            return value
        self.mistakes.append(f"{key}: {value!r} is not {wanted}")
        return otherwise

    def _text(self, key: str, otherwise: str) -> str:
        return str(self._typed(key, lambda value: isinstance(value, str), "text", otherwise))

    def _list(self, key: str) -> list[str]:
        def fits(value: Any) -> bool:
            return isinstance(value, list) and all(isinstance(each, str) for each in value)

        return list(self._typed(key, fits, "a list of strings", []))

    def _book(self) -> str:
        if "rules" not in self.data:
            self.mistakes.append(f"rules: missing; use one of {', '.join(BOOKS)}")
            return "xy"
        name = self._text("rules", "xy")
        if name not in BOOKS:
            self._wrong("rules", f"no rulebook named {name!r}", name, tuple(BOOKS))
        return name

    def _sets(self) -> frozenset[str] | None:
        if "sets" not in self.data:
            wanted = f'a list such as ["base1", "neo1..neo4"], or "{ALL}"'
            self.mistakes.append(f"sets: missing; write {wanted}")
            return frozenset()
        if self.data["sets"] == ALL:
            return None
        listed = [one for each in self._list("sets") for one in self._span("sets", each)]
        without = {one for each in self._list("without") for one in self._span("without", each)}
        return frozenset(listed) - without

    def _span(self, key: str, text: str) -> list[str]:
        """The set with an id, or all sets released between two sets or dates."""
        ends = _RANGE.fullmatch(text)
        if ends is None:
            return [found] if (found := self._set(key, text)) else []
        dates = set_dates(self.library)
        first, last = (self._date(key, end, dates) for end in ends.groups())
        if first > last and NEVER not in (first, last):
            self.mistakes.append(f"{key}: {text!r} ends before it begins; swap the two")
        return [set_id for set_id, date in dates.items() if first <= date <= last]

    def _date(self, key: str, end: str, dates: Mapping[str, str]) -> str:
        if _DATE.fullmatch(end):
            return end
        return dates.get(self._set(key, end), NEVER)

    def _set(self, key: str, text: str) -> str:
        held = self._catalogue.sets
        if text in held or text in known_sets():
            return text
        for set_id in sets_by_code().get(code_key(text), ()):
            if set_id in known_sets():
                return set_id
        self._wrong(key, f"no set named {text!r}", text, [*known_sets(), *held])
        return ""

    def _up_to(self) -> dict[str, str]:
        table = self._typed("up_to", lambda value: isinstance(value, dict), "a table", {})
        return {self._set("up_to", set_id): str(number) for set_id, number in table.items()}

    def _ban(self, text: str) -> Ban | None:
        if self._is_id(text):
            return Ban(text, text)
        return Ban(text) if self._knows("banned", text) else None

    def _is_id(self, text: str) -> bool:
        set_id, _, number = text.rpartition("-")
        if set_id in self._catalogue.sets:
            return bool(self._catalogue.numbered(set_id, number))
        return set_id in known_sets()

    def _copy_limits(self) -> dict[str, int]:
        table = self._typed("restricted", lambda value: isinstance(value, dict), "a table", {})
        for name, most in table.items():
            if self._knows("restricted", name) and (type(most) is not int or most < 0):
                self.mistakes.append(f"restricted.{name}: {most!r} is not a number of copies")
        return {name: most for name, most in table.items() if type(most) is int}

    def _knows(self, key: str, name: str) -> bool:
        if name_key(name) in self._catalogue.names:
            return True
        near = self._catalogue.near(name)
        hint = suggestion(near, "see `playmat card search`")
        self.mistakes.append(f"{key}: no card named {name!r}; {hint}")
        return False
