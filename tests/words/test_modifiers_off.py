"""Powers that switch off powers, which may switch off others."""

from __future__ import annotations

from typing import Final

import pytest

from playmat.cards.card import Card
from playmat.game.scenario.duel import Duel
from playmat.lang.words import LISTS
from tests.rules.cards_combat import trainer
from tests.words.cards import lay
from tests.words.cases import with_power

BUFF: Final = "static { mod(max_hp, self, add, 20) }"
BUFFER = with_power("Buffer", BUFF)
MUTER = with_power("Muter", "static { off_power(all(foe)) }")
AWAY = trainer("Away", "item", 'play { return_mon(all(both)[named("Muter")], hand) }')


def hp_of(duel: Duel, name: str) -> list[int]:
    """The HP of every Pokémon of a name, yours first."""
    everyone = [*duel.you.actives, *duel.you.bench, *duel.foe.actives, *duel.foe.bench]
    return [m.hp for m in everyone if m.name == name]


def test_a_switch_turns_powers_off_as_long_as_it_is_in_play() -> None:
    duel = lay("Hitter | Muter", "Buffer", BUFFER, MUTER, AWAY, hand="Away")

    assert hp_of(duel, "Buffer") == [60]

    duel.play("Away")

    assert hp_of(duel, "Buffer") == [80]


def test_of_two_switches_the_older_one_works() -> None:
    duel = lay("Buffer", "Buffer | Muter", BUFFER, MUTER, hand="Muter")

    assert hp_of(duel, "Buffer") == [60, 80]

    duel.bench("Muter")

    assert hp_of(duel, "Buffer") == [60, 80]


def test_the_younger_switch_takes_over_when_the_older_one_leaves() -> None:
    lift = trainer("Lift", "item", "play { return_mon(bench_of(foe), hand) }")
    duel = lay("Buffer", "Buffer | Muter", BUFFER, MUTER, lift, hand="Muter, Lift")

    duel.bench("Muter").play("Lift")

    assert hp_of(duel, "Buffer") == [80, 60]


def named_off(name: str, other: str) -> Card:
    """A Pokémon that switches off the powers of Pokémon of another name."""
    return with_power(name, f'static {{ off_power(all(both)[named("{other}")]) }}')


@pytest.mark.parametrize(
    ("row", "hp"),
    [
        ("Buffer", 80),
        ("Buffer | Middle", 60),
        ("Buffer | Middle, Outer", 80),
        ("Buffer | Outer, Middle", 80),
        ("Buffer | Middle, Outer, Last", 60),
        ("Buffer | Last, Outer, Middle", 60),
    ],
)
def test_a_switch_switched_off_switches_nothing(row: str, hp: int) -> None:
    laws = (named_off("Middle", "Buffer"), named_off("Outer", "Middle"), named_off("Last", "Outer"))

    duel = lay(row, "Target", BUFFER, *laws)

    assert hp_of(duel, "Buffer") == [hp]


def test_a_switch_that_would_switch_itself_off_works() -> None:
    law = with_power("Middle", "static { off_power(all(both)) }")
    duel = lay("Buffer | Middle", "Target", BUFFER, law)

    assert hp_of(duel, "Buffer") == [60]


KINDS: Final = {
    "any": "power body ability old_power",
    "power": "power",
    "body": "body",
    "ability": "ability",
    "old_power": "power body old_power",
    "trait": "trait",
}
"""The labels covered by each word for powers. [POW-2, POW-3]"""


@pytest.mark.parametrize("label", ["power", "body", "ability", "old_power", "trait"])
@pytest.mark.parametrize("word", KINDS)
def test_a_switch_reaches_the_labels_it_names(word: str, label: str) -> None:
    off = with_power("Law", f"static {{ off_power(all(foe), {word}) }}")
    duel = lay("Law", "Buffer", off, with_power("Buffer", BUFF, label))

    assert hp_of(duel, "Buffer") == [60 if label in KINDS[word].split() else 80]


def test_a_switch_may_spare_a_name() -> None:
    spared = with_power("Buffer", BUFF)
    law = with_power("Law", 'static { off_power(all(both), any, "Buffer") }')
    duel = lay("Law", "Buffer | Other", law, spared, with_power("Other", BUFF))

    assert (hp_of(duel, "Buffer"), hp_of(duel, "Other")) == ([80], [60])


def test_a_power_in_use_is_switched_off_too() -> None:
    drawer = with_power("Drawer", "power(once) { draw(me, 1) }")
    duel = lay("Drawer", "Muter", drawer, MUTER)

    assert duel.why_not("use Drawer") == "POW-3"


def test_every_word_for_powers_is_tried() -> None:
    assert set(KINDS) == set(LISTS["power"])


def test_a_handler_of_a_power_switched_off_stays_asleep() -> None:
    thorn = with_power("Thorn", "on(damaged(self)) { counters(event_other, 1) }")
    free = lay("Hitter", "Thorn", thorn).attack("Hit")
    muted = lay("Hitter | Muter", "Thorn", thorn, MUTER).attack("Hit")

    assert (free.you.active.damage, muted.you.active.damage) == (10, 0)


def test_a_switch_may_ask_for_what_powers_change() -> None:
    law = with_power("Law", "static(while=is(self, hp_at_least(70))) { off_power(all(foe)) }")
    growth = with_power("Growth", "static { mod(max_hp, all(both), add, 20) }")
    duel = lay("Law | Growth", "Growth", law, growth)

    assert (hp_of(duel, "Law"), hp_of(duel, "Growth")) == ([80], [80, 80])
