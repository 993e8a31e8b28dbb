"""`playmat scenario`: play a scenario from a JSON file and check the result."""

from __future__ import annotations

import json
from pathlib import Path

import click

from playmat.cli._groups import BadFile, examples, file_text


@click.command(epilog=examples("scenario duel.json"))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@click.pass_context
def command(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Play the scenario in FILE and check the result; exits with status 1 if it differs."""
    from playmat.game.scenario.scenario_json import run_scenario

    report = run_scenario(loaded(file))
    if as_json:
        found = {
            "passed": report.passed,
            "differences": list(report.differences),
            "position": str(report.duel),
        }
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo("as expected" if report.passed else "\n".join(report.differences))
        click.echo(str(report.duel))
    ctx.exit(0 if report.passed else 1)


def loaded(file: Path) -> object:
    """Return the contents of a JSON file."""
    try:
        return json.loads(file_text(file))
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadFile(file, f"not valid JSON: {error}") from error
