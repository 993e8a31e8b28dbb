"""`playmat replay`: step through, resume or verify a saved game."""

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
    """Step through, resume or verify a saved game."""


@command.command(
    "step", epilog=examples("replay game.jsonl", "replay game.jsonl --step 20 --plain")
)
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--step", type=click.IntRange(0), help="Show the table after this many moves.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.option("--anyway", is_flag=True, help="Ignore changes since then; go as far as possible.")
@click.option("--plain", is_flag=True, help="No colours or drawn lines, for screen readers.")
def step_through(file: Path, step: int | None, as_json: bool, anyway: bool, plain: bool) -> None:
    """Step through the game in FILE; outside a terminal, show one step."""
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
    """Replay the game in FILE and check that it turns out the same."""
    replay = loaded(file, anyway=False)
    game = replay.verify()
    found = {"file": str(file), "steps": game.step, "turn": game.turn, "result": result(game)}
    if as_json:
        click.echo(json.dumps(found, indent=2))
    else:
        ends = game.result or "unfinished"
        click.echo(f"{file} is valid: {game.step} moves, {game.turn} turns, {ends}")
        for fault in replay.faults:
            click.echo(f"after step {fault.step}, player {fault.seat}: {fault.said}")


def loaded(file: Path, anyway: bool) -> Replay:
    from playmat.game.replay.replay import Replay

    return Replay.load(file, anyway=anyway)


def result(game: Game) -> dict[str, Any] | None:
    """Return the result of a game for JSON."""
    ended = game.result
    if ended is None:
        return None
    return {"winner": ended.winner, "reason": ended.reason, "rule": ended.rule}


def data(game: Game, steps: int) -> dict[str, Any]:
    """Return a step of a game for JSON, with both hands open."""
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
