"""`playmat cards`: import, check and test card data."""

from __future__ import annotations

import click

from playmat.cli._cards_check import check_file
from playmat.cli._cards_exercise import exercise_cards, soak_cards
from playmat.cli._cards_import import import_cards
from playmat.cli._cards_read import read_text
from playmat.cli._cards_report import report_cards
from playmat.cli._cards_wording import tell_wording
from playmat.cli._groups import Group


@click.group(cls=Group)
def command() -> None:
    """Import, check and test card data."""


command.add_command(import_cards)
command.add_command(check_file)
command.add_command(report_cards)
command.add_command(read_text)
command.add_command(exercise_cards)
command.add_command(soak_cards)
command.add_command(tell_wording)
