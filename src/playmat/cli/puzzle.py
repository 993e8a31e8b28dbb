"""`playmat puzzle`: solve today's puzzle or another, list puzzles, or make new ones."""

from __future__ import annotations

import json
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from playmat.cli._groups import Usual, examples
from playmat.cli._named import BOOK

if TYPE_CHECKING:
    from playmat.puzzles.puzzle import Puzzle


@click.group(cls=Usual, usual="solve")
def command() -> None:
    """Solve, list or make puzzles."""


@command.command(epilog=examples("puzzle", "puzzle daily --solution"))
@click.argument("name", default="daily")
@click.option("--solution", is_flag=True, help="Show the solution instead.")
@click.option("--seed", type=click.IntRange(0), help="The same seed shuffles the same way.")
@click.option("--plain", is_flag=True, help="No colours or drawn lines, for screen readers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def solve(name: str, solution: bool, seed: int | None, plain: bool, as_json: bool) -> None:
    """Solve puzzle NAME, or the puzzle of the day."""
    from playmat.cli.terminal.attempt import attempt
    from playmat.puzzles.judge import shown

    puzzle = named(name)
    if as_json:
        click.echo(json.dumps(puzzle.plain(), indent=2, ensure_ascii=False))
    elif solution:
        click.echo(f"{told(puzzle)} Best chance: {shown(puzzle.best)}.")
        for step in puzzle.line:
            click.echo(f"  {step}")
    else:
        attempt(puzzle, secrets.randbits(31) if seed is None else seed, plain)


@command.command(
    "list", epilog=examples("puzzle list --book xy --kind win", "puzzle list --level 4")
)
@click.option("--book", type=BOOK, help="Only this rulebook.")
@click.option("--kind", type=click.Choice(("win", "odds", "survive")), help="Only this kind.")
@click.option("--level", type=click.IntRange(1), help="Only this level; 1 is the easiest.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def listed(book: str | None, kind: str | None, level: int | None, as_json: bool) -> None:
    """List the puzzles."""
    from playmat.puzzles.shelf import levels, shipped
    from playmat.rules import book as book_named

    book = book and book_named(book).name
    if level is not None and level not in levels():
        known = ", ".join(map(str, levels()))
        raise click.UsageError(f"no puzzles of level {level}; use one of {known}")
    found = [
        puzzle
        for puzzle in shipped()
        if book in (None, puzzle.book)
        and kind in (None, puzzle.kind)
        and level in (None, puzzle.level)
    ]
    if as_json:
        keys = ("id", "book", "kind", "level", "chance")
        rows = [{key: puzzle.plain()[key] for key in keys} for puzzle in found]
        click.echo(json.dumps({"puzzles": rows}, indent=2))
        return
    for puzzle in found:
        click.echo(told(puzzle))
    click.echo(f"{len(found)} puzzle{'s' * (len(found) != 1)}")


@command.command(epilog=examples("puzzle make xy --count 1 --out mine.jsonl"))
@click.argument("book", type=BOOK)
@click.option("--count", type=click.IntRange(1), default=10, show_default=True)
@click.option("--seed", type=click.IntRange(0), default=1, show_default=True)
@click.option("--level", type=click.IntRange(1, 5), default=1, help="The easiest level to keep.")
@click.option(
    "--lines",
    type=click.IntRange(0),
    default=24,
    show_default=True,
    help="Lines of play the players try per move; 0 plays greedily.",
)
@click.option("--bound", type=click.IntRange(100), help="Moves a search may try.")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), required=True)
def make(
    book: str, count: int, seed: int, level: int, lines: int, bound: int | None, out: Path
) -> None:
    """Find puzzles in games of rulebook BOOK and add them to a file. This takes a while."""
    from playmat.puzzles.certify import BOUND
    from playmat.puzzles.make import Wanted, puzzles
    from playmat.puzzles.shelf import read_file, write_file
    from playmat.rules import book as book_named

    rules = book_named(book).name
    found = {puzzle.id: puzzle for puzzle in read_file(out)}
    before = len(found)
    write_file(out, found.values())  # an error in writing the file shows before the search
    for puzzle in puzzles(rules, seed, Wanted(level, bound or BOUND, lines)):
        if puzzle.id not in found:
            found[puzzle.id] = puzzle
            write_file(out, found.values())
            click.echo(told(puzzle))
        if len(found) >= before + count:
            return


def named(name: str) -> Puzzle:
    """Return a puzzle by id, or the puzzle of the day."""
    from playmat.puzzles.shelf import daily, puzzle_named

    return daily(datetime.now(UTC).date()) if name == "daily" else puzzle_named(name)


def told(puzzle: Puzzle) -> str:
    return f"{puzzle.id:16} level {puzzle.level}  {puzzle.task}"
