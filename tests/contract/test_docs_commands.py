"""Commands named on pages are valid down to the last option."""

from __future__ import annotations

import re
import shlex

import click
import pytest

from playmat.cli import main
from tests.cli.test_groups import called, parsed
from tests.contract.repository import ROOT
from tests.contract.test_docs import PAGES, spans
from tests.contract.test_docs_code import FENCE

INDENTED = re.compile(r"^    (?:[A-Z_]+=\S+ )*(playmat [^\n]+)$", re.MULTILINE)
LOOSE = re.compile(r"[\[\]|…<>]|\.\.\.|\b[A-Z]{2,}\b|\bN\b|\bA\b")
"""Placeholders such as FILE."""


def commands_of(page: str) -> list[str]:
    """The commands shown on a page, as typed."""
    text = (ROOT / page).read_text("utf-8")
    typed = [re.split(r" {2,}|\s#", found)[0] for found in INDENTED.findall(text)]
    typed += [span for span in spans(text) if span.startswith("playmat ")]
    return [each for each in typed if not LOOSE.search(each)]


def mistake_in(command: str) -> str:
    """What is wrong with a command, or an empty string."""
    try:
        parsed(main, shlex.split(command)[1:])
    except (click.MissingParameter, click.BadOptionUsage):
        return ""  # pages may mention commands and options without arguments
    except (click.exceptions.Exit, click.exceptions.NoArgsIsHelpError):
        return ""
    except click.UsageError as error:
        return f"{command}: {error.format_message()}"
    return ""


@pytest.mark.parametrize("page", PAGES)
def test_a_block_without_a_language_holds_no_command(page: str) -> None:
    blocks = [
        code for language, code in FENCE.findall((ROOT / page).read_text("utf-8")) if not language
    ]

    assert [code for code in blocks if re.search(r"^ *(?:\$ )?playmat ", code, re.MULTILINE)] == []


SHOWING = [page for page in PAGES if commands_of(page)]


@pytest.mark.parametrize("page", SHOWING)
def test_the_commands_of_a_page_can_be_typed(page: str) -> None:
    assert [wrong for each in commands_of(page) if (wrong := mistake_in(each))] == []


def test_a_command_that_cannot_be_typed_is_found() -> None:
    assert "No such option" in mistake_in("playmat deck list --theme-decks")
    assert "No such command" in mistake_in("playmat simulate")


def test_many_commands_are_looked_at() -> None:
    assert sum(len(commands_of(page)) for page in SHOWING) > 80


TOLD_ON = {
    "analyse": "analysis.md",
    "ladder": "ladder.md",
    "matrix": "simulation.md",
    "play": "play.md",
    "serve": "server.md",
    "sim": "simulation.md",
    "versus": "simulation.md",
}
"""Pages that describe a command with all its options."""


@pytest.mark.parametrize("name", TOLD_ON)
def test_a_page_tells_every_option_of_its_command(name: str) -> None:
    page = (ROOT / "docs" / TOLD_ON[name]).read_text("utf-8")
    command = called((name,))

    options = [option for each in command.params for option in each.opts if option[:2] == "--"]

    assert [option for option in options if option not in page] == []
