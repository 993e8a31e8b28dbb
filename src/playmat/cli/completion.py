"""`playmat completion`: print a completion script for your shell."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from playmat.cli._groups import examples

PROGRAM = "playmat"
VARIABLE = "_PLAYMAT_COMPLETE"


@click.command(epilog=examples("completion bash", "completion zsh", "completion fish"))
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@click.pass_context
def command(ctx: click.Context, shell: str) -> None:
    """Print a script that completes commands, decks, cards and rulebooks in SHELL.

    Add eval "$(playmat completion bash)" to ~/.bashrc or eval "$(playmat completion zsh)" to
    ~/.zshrc. For fish: playmat completion fish > ~/.config/fish/completions/playmat.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    # click's own source() for bash asks bash for its version, but bash may not be installed.
    written = kind(ctx.find_root().command, {}, PROGRAM, VARIABLE)
    click.echo(written.source_template % written.source_vars())
