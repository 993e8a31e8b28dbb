"""Analyses as files, so that they can be resumed: one per game, engine and budget."""

from __future__ import annotations

import json
import os
from pathlib import Path

from playmat.analysis.analysis import Analysis
from playmat.cards.library import data_folder


def folder() -> Path:
    return data_folder() / "analyses"


def path_of(analysis: Analysis, where: Path | None = None) -> Path:
    key = "".join(c if c.isalnum() else "-" for c in analysis.key)
    return (where or folder()) / f"{analysis.digest}-{key}.json"


def taken_up(analysis: Analysis, where: Path | None = None) -> Analysis:
    """The stored analysis of the same game, engine and budget, or *analysis* if there is none."""
    try:
        kept = json.loads(path_of(analysis, where).read_text("utf-8"))
        found = Analysis.read(kept)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return analysis
    same = (found.digest, found.key, found.steps) == (
        analysis.digest,
        analysis.key,
        analysis.steps,
    )
    return found if same else analysis


def keep(analysis: Analysis, where: Path | None = None) -> None:
    """Write an analysis to its file, whole or not at all."""
    path = path_of(analysis, where)
    path.parent.mkdir(parents=True, exist_ok=True)
    scratch = path.with_suffix(f".{os.getpid()}.part")  # two processes may analyse the same game
    try:
        scratch.write_text(json.dumps(analysis.plain(), ensure_ascii=False), "utf-8")
        scratch.replace(path)
    finally:
        scratch.unlink(missing_ok=True)
