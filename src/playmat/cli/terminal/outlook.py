"""The words of each option, and what it would do now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from playmat.cards.card import Card
from playmat.cards.in_lines import wording
from playmat.cards.in_words import type_words
from playmat.foresight.prospects import prospects
from playmat.game.game import Game
from playmat.game.labels import ATTACK, OptionWords, option_words
from playmat.game.option_groups import groups, is_placed, missing
from playmat.kinds import answers, asks
from playmat.model.notation.words import zone_words
from playmat.model.option import field_a, field_b, kind
from playmat.model.place import mon_at
from playmat.model.views.records import SideView

CUT: Final = ("Attach ", "Evolve into ", "Play ")
"""Words that repeat a heading."""


STARTING: Final = (asks.SETUP_ACTIVE, asks.SETUP_SECOND, asks.SETUP_BENCH, asks.BENCH_BONUS)
"""The questions of setting up."""


PLAINLY: Final = (answers.YES, answers.NO, answers.STOP)
"""Options without an ellipsis, although a choice may follow."""


class Said(NamedTuple):
    """An option in words."""

    label: str
    """Verb and object, as on a button."""

    note: str = ""
    """What it leads to, as far as that can be predicted."""

    text: str = ""
    """The text of the card that is played."""

    lead: str = ""
    """The shared words of several options that differ only in the Pokémon."""

    target: str = ""
    """The Pokémon that gets the card."""


class Outlook(NamedTuple):
    """The words of the options, and the refused moves with their reasons."""

    said: dict[int, Said]
    refused: tuple[str, ...] = ()


def outlook(game: Game, seat: int, cards: Mapping[str, Card]) -> Outlook:
    """Return the words of the current options, with predictions of what they lead to."""
    st = game.state
    named = option_words(st, seat)
    leads = {
        option: led(each.heading.removesuffix("…")) for each in groups(named) for option in each[3]
    }
    said, view = {}, game.view(seat)
    for option, told in zip(st.options, prospects(named, view), strict=True):
        usual = starting(named, option, cards) or copies(named, option, view.me)
        label, note = told.label, told.note or usual
        if kind(option) in PLAINLY:
            label = label.removesuffix("…")
        text = played_text(named, option, cards)
        target = target_of(named, option)
        said[int(option)] = Said(label, note, text, leads.get(option, ""), target)
    return Outlook(said, refused(game, named))


def led(heading: str) -> str:
    """Return the heading of a group without its verb."""
    for begun in CUT:
        heading = heading.removeprefix(begun)
    return heading


def starting(named: OptionWords, option: int, cards: Mapping[str, Card]) -> str:
    """Return the HP and types of a starting Pokémon."""
    if named.st.ask not in STARTING or kind(option) != answers.CARD:
        return ""
    card = cards.get(str(named.st.cards[field_a(option)].card_id))
    return f"{card.hp} HP, {type_words(card.types)}" if card is not None and card.types else ""


def copies(named: OptionWords, option: int, own: SideView) -> str:
    """Return how many copies of a card are left in the searched deck."""
    copy = int(field_a(option))
    if kind(option) != answers.CARD or zone_words(named.st, copy, named.seat) != "deck":
        return ""
    many = dict(own.deck or ()).get(str(named.st.cards[copy].card_id), 0)
    return f"×{many}" if many > 1 else ""


def target_of(named: OptionWords, option: int) -> str:
    """Return the Pokémon that gets the card of an option."""
    return named.mon(mon_at(named.st, field_b(option))) if is_placed(named, option) else ""


def played_text(named: OptionWords, option: int, cards: Mapping[str, Card]) -> str:
    """Return the text of the Trainer that an option plays."""
    if kind(option) != answers.PLAY:
        return ""
    card = cards.get(str(named.st.cards[field_a(option)].card_id))
    return "" if card is None else wording(card.text, card.text_kind).replace("\n", " ")


def refused(game: Game, named: OptionWords) -> tuple[str, ...]:
    """Return the attacks and the retreat that are not possible, each with the rule."""
    found: dict[str, list[str]] = {}
    for each in missing(named):
        against = game.why_not(each.text, named.seat)
        if against is not None and not against.unclear:
            found.setdefault(f"{against.why} ({against.rule})", []).append(each.label)
    return tuple(f"{together(labels)}: {why}" for why, labels in found.items())


def together(labels: list[str]) -> str:
    """Return labels with the same reason as one: "Attack: Gnaw, Thunder Jolt"."""
    return ", ".join([labels[0], *(label.removeprefix(ATTACK.format("")) for label in labels[1:])])
