"""`playmat rules`: look up, search and compare rules."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Any

import click

from playmat.cli._groups import Usual, examples
from playmat.cli._named import BOOK, RULE
from playmat.cli._rule_tests import cited_by
from playmat.cli._rule_words import apart_lines, field_lines, listed, rule_lines, side_by_side
from playmat.errors import PlaymatError, UnknownRule
from playmat.rules import BOOKS, FIELDS, book
from playmat.rules.catalogue import Rule, families, rules, search
from playmat.rules.catalogue.words import origin
from playmat.rules.difference import apart, compared, kinds_apart
from playmat.rules.fields import documented

AS_JSON = click.option("--json", "as_json", is_flag=True, help="Print JSON.")


class NoRuleSays(PlaymatError, LookupError):
    """A search for rules with no results."""

    def __str__(self) -> str:
        return f"no rule contains all of these words: {' '.join(self.args)}"


@click.group(cls=Usual)
def command() -> None:
    """Look up, search and compare rules."""


@command.command(epilog=examples("rules RETREAT", "rules retreat-05 --book xy"))
@click.argument("name", required=False, type=RULE)
@click.option("--book", "of", type=BOOK, help="Only show this rulebook.")
@AS_JSON
def show(name: str | None, of: str | None, as_json: bool) -> None:
    """Compare the rulebooks, or show rule or chapter NAME."""
    only = [book(of).name] if of else list(BOOKS)
    if name is None or name.upper() in families():
        found = compared() if name is None else chapter(name.upper())
        told(as_json, [rule_data(each, only) for each in found], side_by_side(found, only))
        return
    one = named(name)
    if of and of not in one.told:
        raise click.UsageError(f"{one.id} is not a rule of {of}; only of {holds(one)}")
    tests = cited_by(one.id)
    told(as_json, rule_data(one, only) | {"tests": tests}, rule_lines(one, only, tests))


@command.command("search", epilog=examples("rules search retreat asleep"))
@click.argument("words", nargs=-1, required=True)
@AS_JSON
def find(words: tuple[str, ...], as_json: bool) -> None:
    """List the rules that contain all WORDS in some rulebook."""
    found = search(" ".join(words))
    if not found:
        raise NoRuleSays(*words)
    data = [{"rule": each.id, "title": each.title, "books": list(each.books)} for each in found]
    told(as_json, data, listed(found))


@command.command("diff", epilog=examples("rules diff ex xy"))
@click.argument("a", type=BOOK)
@click.argument("b", type=BOOK)
@AS_JSON
def difference(a: str, b: str, as_json: bool) -> None:
    """Show where rulebooks A and B differ: rules, and kinds of cards that only one has."""
    points = apart(a, b)
    kinds = {a: kinds_apart(a, b), b: kinds_apart(b, a)}
    data = {
        "rules": [each._asdict() for each in points],
        "kinds": {
            name: [{"family": k.name, "title": k.title, "kind": k.kind} for k in known]
            for name, known in kinds.items()
        },
    }
    told(as_json, data, apart_lines(a, b, points, kinds))


@command.command(epilog=examples("rules fields prizes"))
@click.argument("name", required=False)
@AS_JSON
def fields(name: str | None, as_json: bool) -> None:
    """Show the fields for house rules, or field NAME, with each rulebook's value."""
    if name is not None and name not in FIELDS:
        raise UnknownRule(name, get_close_matches(name, FIELDS, n=2))
    data = [field_data(each) for each in FIELDS if name in (None, each)]
    told(as_json, data, [line for each in data for line in field_lines(each)])


def told(as_json: bool, data: object, lines: list[str]) -> None:
    """Print the result as JSON or text."""
    click.echo(json.dumps(data, indent=2, ensure_ascii=False) if as_json else "\n".join(lines))


def chapter(name: str) -> list[Rule]:
    return [each for each in rules().values() if each.family == name]


def named(name: str) -> Rule:
    """Return a rule by id, ignoring case."""
    found = rules().get(name.upper())
    if found is None:
        raise UnknownRule(name, get_close_matches(name.upper(), [*rules(), *families()], n=2))
    return found


def holds(rule: Rule) -> str:
    """Return the names of the rulebooks with a rule."""
    return ", ".join(rule.books)


def rule_data(rule: Rule, only: list[str]) -> dict[str, Any]:
    """Return a rule for JSON: what each rulebook says, and where."""
    says = {
        name: {
            "text": each.text,
            "ours": each.ours,
            "provenance": each.provenance,
            "source": each.source,
            "heading": each.heading,
            "origin": origin(rule, name),
        }
        for name, each in rule.told.items()
        if name in only
    }
    return {"rule": rule.id, "title": rule.title, "books": says}


def field_data(name: str) -> dict[str, Any]:
    """Return a ruleset field for JSON: its meaning, rules and values."""
    note = documented()[name]
    values = {key: getattr(each, name) for key, each in BOOKS.items()}
    return {"field": name, "meaning": note.meaning, "rules": list(note.ids), "values": values}
