"""`playmat rules`: show the five rulebooks side by side, one rule, or two books apart."""

from __future__ import annotations

import json
from difflib import get_close_matches
from typing import Any, Final

import click

from playmat.cli._groups import Usual
from playmat.cli._rule_tests import cited_by
from playmat.errors import UnknownRule
from playmat.kinds import types
from playmat.rules import BOOKS, FIELDS, UNLIMITED, book
from playmat.rules.catalogue import rule, rules
from playmat.rules.difference import diff
from playmat.rules.fields import documented

NAME_WIDTH: Final = 34
COLUMN: Final = 13
HIDDEN: Final = ("name",)


@click.group(cls=Usual)
def command() -> None:
    """Show the rulebooks side by side, one rule, or two books apart."""


@command.command
@click.argument("name", required=False)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def show(name: str | None, as_json: bool) -> None:
    """Show all fields of the five books, or one rule or field by its NAME."""
    found = all_fields() if name is None else named(name)
    click.echo(json.dumps(found, indent=2, ensure_ascii=False) if as_json else shown(found))


@command.command("diff")
@click.argument("a")
@click.argument("b")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
def difference(a: str, b: str, as_json: bool) -> None:
    """Show where the books A and B differ."""
    found = [each._asdict() for each in diff(book(a), book(b)) if each.field not in HIDDEN]
    if as_json:
        click.echo(json.dumps(found, indent=2, ensure_ascii=False))
    for each in [] if as_json else found:
        click.echo(f"{each['field']} ({', '.join(each['ids'])})")
        click.echo(f"  {a:9} {value_text(each['field'], each['a'])}")
        click.echo(f"  {b:9} {value_text(each['field'], each['b'])}")


def all_fields() -> dict[str, Any]:
    """Return every field with its values in the five books."""
    return {"books": list(BOOKS), "fields": [field_data(name) for name in FIELDS]}


def field_data(name: str) -> dict[str, Any]:
    """Return one field: what it decides, the rules behind it, and its values."""
    note = documented()[name]
    values = {key: getattr(rules, name) for key, rules in BOOKS.items()}
    return {"field": name, "meaning": note.meaning, "rules": list(note.ids), "values": values}


def named(name: str) -> dict[str, Any]:
    """Return a field or a rule by name, whatever its case."""
    if name.lower() in FIELDS:
        return field_data(name.lower())
    if name.upper() not in rules():
        known = [*rules(), *FIELDS]
        raise UnknownRule(name, get_close_matches(name.upper(), known, n=2) or near(name, known))
    found = rule(name.upper())
    citing = [field for field, note in documented().items() if found.id in note.ids]
    return {
        "rule": found.id,
        "summary": found.summary,
        "books": list(found.books),
        "fields": [field_data(field) for field in citing],
        "tests": cited_by(found.id),
    }


def near(name: str, known: list[str]) -> list[str]:
    """Return the names nearest to one that may be a field."""
    return get_close_matches(name.lower(), known, n=2)


def shown(found: dict[str, Any]) -> str:
    """Return what was found for people."""
    if "rule" in found:
        return "\n".join(rule_lines(found))
    if "field" in found:
        return "\n".join(field_lines(found))
    return "\n".join(table_lines(found))


def rule_lines(found: dict[str, Any]) -> list[str]:
    """Return one rule with its fields and tests."""
    lines = [f"{found['rule']}: {found['summary']}", f"books: {', '.join(found['books'])}"]
    for field in found["fields"]:
        lines += ["", *field_lines(field)]
    tests = [f"  {test}" for test in found["tests"]]
    return [*lines, "", "tests:", *tests] if tests else lines


def field_lines(field: dict[str, Any]) -> list[str]:
    """Return one field, books that agree together."""
    head = f"{field['field']}: {field['meaning']} [{', '.join(field['rules'])}]"
    return [head, *(f"  {line}" for line in grouped(field))]


def grouped(field: dict[str, Any]) -> list[str]:
    """Return the values of a field, a line for each with the books that share it."""
    sharing: dict[str, list[str]] = {}
    for key, value in field["values"].items():
        sharing.setdefault(value_text(field["field"], value), []).append(key)
    return [f"{', '.join(books)}: {value}" for value, books in sharing.items()]


def table_lines(found: dict[str, Any]) -> list[str]:
    """Return the books as columns; fields that hold lists or long words come below their name."""
    head = "".join(f"{key:{COLUMN}}" for key in found["books"])
    lines = [f"{'field':{NAME_WIDTH}}{head}rules"]
    for field in found["fields"]:
        if field["field"] in HIDDEN:
            continue
        texts = [value_text(field["field"], value) for value in field["values"].values()]
        ids = ", ".join(field["rules"])
        if max(map(len, texts)) < COLUMN:
            row = "".join(f"{text:{COLUMN}}" for text in texts)
            lines.append(f"{field['field']:{NAME_WIDTH}}{row}{ids}")
        else:
            lines.append(f"{field['field']:{NAME_WIDTH + COLUMN * len(texts)}}{ids}")
            lines += [f"    {line}" for line in grouped(field)]
    return lines


def value_text(field: str, value: object) -> str:
    """Return a value in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ", ".join(str(types.NAMES.get(word, word)).replace("_", " ") for word in value)
    if isinstance(value, int) and value == UNLIMITED and field.endswith("_per_turn"):
        return "any"
    return str(value).replace("_", " ")
