"""Options to choose from: grouped, numbered, and found again by what a person types."""

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
    """An option as it stands on the screen: under a number, in words."""

    number: str
    option: Option
    said: Said

    @property
    def label(self) -> str:
        """What the option says."""
        return self.said.label


class Menu:
    """The options of a choice under numbers: those of the screen, or the number they are."""

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
        """Return the entries by heading, those without one under nothing."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(HEADINGS.get(entry.option.kind, ""), []).append(entry)
        return found

    def labelled(self, number: str) -> Option | None:
        """Return the option under a number, or nothing."""
        return {entry.number: entry.option for entry in self.entries}.get(number)

    def spoken(self, text: str) -> Option | None:
        """Return the one option whose words on the screen are typed, each perhaps cut short."""
        typed = plain(text).split()
        found = [entry for entry in self.entries if in_order(typed, plain(entry.label))]
        return found[0].option if typed and len(found) == 1 else None

    def numbered(self, texts: tuple[str, ...]) -> list[str]:
        """Return options, named by their notation, as the screen shows them and in its order."""
        shown = [each for each in self.entries if each.option.text in texts]
        known = {each.option.text for each in shown}
        others = [text for text in texts if text not in known]
        return [f"{each.number} {each.label}" for each in shown] + others

    def lines(self) -> Iterator[tuple[str, str]]:
        """Yield headings and options as lines, with what options lead to."""
        for heading, entries in self.groups().items():
            if heading:
                yield "heading", heading
            for each in entries:
                note = f", {each.said.note}" if each.said.note else ""
                yield "option", f"{each.number:>4}  {each.label}{note}"


def without_ids(text: str) -> str:
    """Return a notation without the ids of cards, which name nothing to a player."""
    return CARD_ID.sub("", text)


def apart(said: Said, option: Option) -> Said:
    """Return the words of an option that reads like another, with what tells it apart."""
    return said._replace(label=f"{said.label} ({option.text})")
