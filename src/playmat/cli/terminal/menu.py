"""The options on the screen: grouped, numbered, and found by what a person types."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from playmat.cli.terminal.outlook import Said
from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.game.option_groups import HEADINGS, by_number
from playmat.game.typed_line import in_order, plain

CARD_ID: Final = re.compile(r" \(\w+-\w+\)")


@dataclass(frozen=True, slots=True)
class Entry:
    """An option on the screen, with its number and words."""

    number: str
    option: Option
    said: Said

    @property
    def label(self) -> str:
        """The words of the option."""
        return self.said.label


class Menu:
    """The options of a choice by their numbers on the screen."""

    def __init__(self, choice: Choice, said: Mapping[int, Said] | None = None) -> None:
        words = said or {}
        told = [words.get(each.packed, Said(each.text)) for each in choice.options]
        many = Counter(each.label for each in told)
        labelled = {
            option.packed: each if many[each.label] == 1 else apart(each, option)
            for option, each in zip(choice.options, told, strict=True)
        }
        self.entries = [
            Entry(number, option, labelled[option.packed])
            for number, option in by_number(choice.options).items()
        ]

    def groups(self) -> dict[str, list[Entry]]:
        """Return the entries by heading, or by "" if they have none."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(HEADINGS.get(entry.option.kind, ""), []).append(entry)
        return found

    def labelled(self, number: str) -> Option | None:
        """Return the option with a number, or None."""
        return {entry.number: entry.option for entry in self.entries}.get(number)

    def spoken(self, text: str) -> Option | None:
        """Return the only option that fits the typed words, which may be abbreviated."""
        typed = plain(text).split()
        found = [entry for entry in self.entries if in_order(typed, plain(entry.label))]
        return found[0].option if typed and len(found) == 1 else None

    def numbered(self, texts: tuple[str, ...]) -> list[str]:
        """Return options, given in notation, as numbered on the screen."""
        shown = [each for each in self.entries if each.option.text in texts]
        known = {each.option.text for each in shown}
        others = [text for text in texts if text not in known]
        return [f"{each.number} {each.label}" for each in shown] + others

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield the lines of the menu: headings, and options with their notes."""
        for heading, entries in self.groups().items():
            if heading:
                yield "heading", heading
            for each in entries:
                note = f", {each.said.note}" if each.said.note else ""
                yield "option", f"{each.number:>4}  {each.label}{note}"


def without_ids(text: str) -> str:
    """Return a notation without card ids."""
    return CARD_ID.sub("", text)


def apart(said: Said, option: Option) -> Said:
    """Return the words of an option with its notation, to tell it from another."""
    return said._replace(label=f"{said.label} ({option.text})")
