"""`playmat completion`: print what makes a shell complete commands, decks, cards and books."""

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
    """Print a script that makes SHELL complete what is typed after playmat.

    Put eval "$(playmat completion bash)" into ~/.bashrc, or eval "$(playmat completion zsh)" into
    ~/.zshrc; fish reads playmat completion fish > ~/.config/fish/completions/playmat.fish.
    """
    kind = get_completion_class(shell)
    assert kind is not None
    # click's own source() of bash asks bash for its version first, which is not always there.
    written = kind(ctx.find_root().command, {}, PROGRAM, VARIABLE)
    click.echo(written.source_template % written.source_vars())
