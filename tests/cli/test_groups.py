"""Every command shows examples below its help, all of them valid calls."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

import click
import pytest

from playmat.cli import main, titles
from playmat.cli._groups import calls_in
from tests.cli.typed import run


def commands(group: click.Group = main, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield every command and group with its words."""
    context = click.Context(group)
    for name in group.list_commands(context):
        found = group.get_command(context, name)
        yield (*path, name)
        if isinstance(found, click.Group):
            yield from commands(found, (*path, name))


def called(words: tuple[str, ...]) -> click.Command:
    """The command called by some words."""
    found: click.Command = main
    for word in words:
        assert isinstance(found, click.Group)
        inner = found.get_command(click.Context(found), word)
        assert inner is not None
        found = inner
    return found


def parsed(command: click.Command, words: list[str]) -> click.Command:
    """Parse a call down to its command without running it."""
    with command.make_context(command.name, list(words)) as context:
        if not isinstance(command, click.Group):
            return command
        _, inner, rest = command.resolve_command(context, [*context._protected_args, *context.args])
    assert inner is not None
    return parsed(inner, rest)


SINGLE = [words for words in commands() if not isinstance(called(words), click.Group)]
EVERY = list(commands())


@pytest.mark.parametrize("words", EVERY, ids=" ".join)
def test_the_help_of_a_command_shows_an_example(words: tuple[str, ...]) -> None:
    told = run(*words, "--help").stdout

    assert "Examples:\n" in told
    assert f"    playmat {words[0]}" in told.partition("Examples:\n")[2]


@pytest.mark.parametrize("words", SINGLE, ids=" ".join)
def test_an_example_calls_the_command_it_stands_below(words: tuple[str, ...]) -> None:
    command = called(words)

    calls = calls_in(command.epilog)

    assert calls
    assert [parsed(main, shlex.split(call)) for call in calls] == [command] * len(calls)


def test_a_call_with_a_wrong_option_would_be_found() -> None:
    with pytest.raises(click.NoSuchOption):
        parsed(main, ["deck", "list", "--famuos"])


def test_the_first_help_has_examples_too() -> None:
    told = run("--help").stdout

    assert "    playmat serve\n" in told
    assert set(titles()) == {words[0] for words in EVERY}
