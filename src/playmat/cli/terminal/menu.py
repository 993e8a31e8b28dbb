"""Options to choose from: grouped, numbered, and found again by what a person types."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from playmat.cards.card import Card
from playmat.cards.in_words import attack_words
from playmat.game.choice import Choice
from playmat.game.option import Option
from playmat.game.option_groups import HEADINGS, on_screen

PLACE: Final = re.compile(r"(?:foe's )?(?:active|bench)(?: \d+)?$")


class Menu:
    """The options of a choice under labels: their numbers here, or the number they are."""

    def __init__(self, choice: Choice) -> None:
        self.groups: dict[str, list[tuple[str, Option]]] = {}
        for option in on_screen(choice.options):
            self.groups.setdefault(HEADINGS.get(option.kind, ""), []).append(("", option))
        self._label(numeric=any(option.kind == "number" for option in choice.options))

    def _label(self, numeric: bool) -> None:
        # Beside answers that are numbers, a number of our own could only be taken for one.
        count = 0
        for options in self.groups.values():
            for n, (_, option) in enumerate(options):
                count += 1
                label = str(count) if not numeric else option.text
                options[n] = (label, option)

    def labelled(self, label: str) -> Option | None:
        """Return the option under a label, or nothing."""
        pairs = [pair for options in self.groups.values() for pair in options]
        return dict(pairs).get(label)

    def lines(self, places: Mapping[str, str], own: Card | None) -> list[tuple[str, str]]:
        """Return headings and options as lines, with who stands at a place and what attacks do."""
        found: list[tuple[str, str]] = []
        for heading, options in self.groups.items():
            if heading:
                found.append(("heading", heading))
            for label, option in options:
                number = f"{label:>4}  " if label != option.text else "      "
                found.append(("option", number + option.text + beside(option, places, own)))
        return found


def beside(option: Option, places: Mapping[str, str], own: Card | None) -> str:
    """Return what helps to decide on an option: the Pokémon meant, the cost and damage."""
    place = PLACE.search(option.text)
    if option.kind == "attack" and own is not None:
        for attack in own.attacks:
            if option.text == f"attack {attack.name}":
                return f", {attack_words(attack)}"
    if place is not None and place[0] in places:
        return f", {places[place[0]]}"
    return ""
