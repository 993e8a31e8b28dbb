"""Faults in library files: where they are, and what to write instead."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playmat.errors import PlaymatError


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault and its place: card, face and field, each empty if it concerns the whole."""

    why: str
    card: str = ""
    face: str = ""
    field: str = ""

    def __str__(self) -> str:
        where = ", ".join(filter(None, (self.card, self.face, self.field)))
        return f"{where}: {self.why}" if where else self.why

    def to_json(self) -> dict[str, str]:
        return {"card": self.card, "face": self.face, "field": self.field, "why": self.why}


class BadLibrary(PlaymatError, ValueError):
    """A library file or folder cannot be read; reports its first fault."""

    def __init__(self, path: Path, fault: Fault | str) -> None:
        super().__init__(path, fault)
        self.path = path
        self.fault = fault if isinstance(fault, Fault) else Fault(fault)

    def __str__(self) -> str:
        return f"{self.path}: {self.fault}"


def read_json(path: Path, *, trusted: bool = False) -> Any:
    """Parse a JSON file; if it is not trusted, duplicate fields are faults."""
    hook = None if trusted else _fields
    try:
        return json.loads(path.read_bytes().decode("utf-8-sig"), object_pairs_hook=hook)
    except OSError as error:
        raise BadLibrary(path, f"it cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadLibrary(path, f"it is no text in UTF-8: {error}") from error
    except RecursionError as error:
        raise BadLibrary(path, "it is nested too deeply to hold cards") from error
    except _Doubled as error:
        raise BadLibrary(path, error.fault) from error
    except ValueError as error:
        raise BadLibrary(path, f"it is no JSON: {error}") from error


class _Doubled(ValueError):
    def __init__(self, fault: Fault) -> None:
        super().__init__(str(fault))
        self.fault = fault


def _fields(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        named = next((str(found[key]) for key in ("id", "card", "name") if key in found), "")
        raise _Doubled(Fault("it is written twice; keep one", f"{named!r:.60}", "", twice))
    return found
