"""`playmat replay`: step through a saved game, take it over, or verify it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from playmat.cli._groups import Usual, examples
from playmat.cli.terminal.screen import Screen, with_line_editing

if TYPE_CHECKING:
    from playmat.game.game import Game
    from playmat.game.replay.replay import Replay


@click.group(cls=Usual, usual="step")
def command() -> None:
    """Step through a saved game, take it over, or verify it."""


@command.command(
    "step", epilog=examples("replay game.jsonl", "replay game.jsonl --step 20 --plain")
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", type=click.IntRange(0), help="Show the table after so many answers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--anyway", is_flag=True, help="Go as far as it goes, whatever has changed since.")
@click.option("--plain", is_flag=True, help="No colour and no drawn lines; for screen readers.")
def step_through(file: Path, step: int | None, as_json: bool, anyway: bool, plain: bool) -> None:
    """Step through the game in FILE; without a person, show it at one step."""
    from playmat.cli.terminal.stepping import Stepping

    replay = loaded(file, anyway)
    game, faults = replay.verify(), replay.faults
    screen = Screen(plain)
    if as_json:
        told = {"faults": [fault.plain() for fault in faults]}
        at = data(Stepping(game, screen, step).at(), game.step)
        click.echo(json.dumps({**at, **told}, indent=2, ensure_ascii=False))
    elif step is not None or not sys.stdin.isatty():
        Stepping(game, screen, step, faults).show()
    else:
        with_line_editing()
        Stepping(game, screen, 0, faults).run()


@command.command(epilog=examples("replay verify game.jsonl"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def verify(file: Path, as_json: bool) -> None:
    """Play the game in FILE again and check that it comes out the same."""
    replay = loaded(file, anyway=False)
    game = replay.verify()
    found = {"file": str(file), "steps": game.step, "turn": game.turn, "result": result(game)}
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        ends = game.result or "unfinished"
        click.echo(f"{file} holds: {game.step} answers, {game.turn} turns, {ends}")
        for fault in replay.faults:
            click.echo(f"after step {fault.step}, player {fault.seat}: {fault.said}")


def loaded(file: Path, anyway: bool) -> Replay:
    """Return the replay in a file."""
    from playmat.game.replay.replay import Replay

    return Replay.load(file, anyway=anyway)


def result(game: Game) -> dict[str, Any] | None:
    """Return how a game ended, as plain data."""
    ended = game.result
    if ended is None:
        return None
    return {"winner": ended.winner, "reason": ended.reason, "rule": ended.rule}


def data(game: Game, steps: int) -> dict[str, Any]:
    """Return a step of a game as plain data, as an onlooker of both hands sees it."""
    choice = game.choice
    asked = choice and {
        "player": choice.player,
        "what": choice.what,
        "options": [option.text for option in choice.options],
    }
    return {
        "step": game.step,
        "steps": steps,
        "turn": game.turn,
        "choice": asked,
        "result": result(game),
        "sides": [game.view(seat).plain()["sides"][seat] for seat in (0, 1)],
        "log": [{"text": line.text, "rule": line.rule} for line in game.log_for(None)],
    }
