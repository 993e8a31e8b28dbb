"""Rare texts are told plainly, and read back."""

from __future__ import annotations

import pytest

from playmat.lang.parse import parse
from playmat.writer import read_back, write

EVERY = [
    ("attack", "after { shuffle(me) }", "Shuffle your deck."),
    (
        "attack",
        "after { spread(3, active(foe)) }",
        "Place 3 damage counters on their Active Pokémon, shared out as you like if there are two.",
    ),
    (
        "trainer",
        "play { either(foe) { take_prize(me); take_prize(foe) } { draw(me, 3) } }",
        "They choose one: each player takes one of their own Prizes, or you draw 3 cards.",
    ),
    (
        "attack",
        "after { lasting(while_active, self) { handler(instead(damaged(self), event_cause(attack))"
        " { a <- flip(by=foe); if tails(a) > 0 { nullify } }); handler(on(damaged(self))"
        " { end_this }) } }",
        "While this Pokémon stays Active and until it takes damage: whenever an attack would damage"
        " it, they flip a coin. Tails: prevent that damage.",
    ),
    (
        "attack",
        "after { if any_of(hand(me)[energy and provides(G)]) { a <- choose(hand(me)[energy and"
        " provides(G)], 0, 60); each b in a { c <- choose(active(me)); attach(b, c) } } }",
        "Give your Active Pokémon any number of Grass Energy from your hand, if you hold any.",
    ),
    (
        "trainer",
        "useful(any_of(hand(me) - this_card)); play { if any_of(hand(me)) { a <- choose(hand(me));"
        ' move(a, deck); shuffle(me); draw(me, 2) } }; rule("stays_beside")',
        "Shuffle a card from your hand into your deck, then draw 2 cards.\nIt lies beside your"
        " Active until your turn ends.",
    ),
    (
        "attack",
        "after { if any_of(hand(me)) { a <- choose(hand(me)); move(a, deck); shuffle(me);"
        " draw(me, 2) } }",
        "If you have cards in hand: shuffle a card from your hand into your deck; draw 2 cards.",
    ),
    (
        "trainer",
        'play { lasting(end_of_turn) { handler(on(attached(all(me)[name_has("Mira")]),'
        " event_cause(rule) and is(event_card, energy and prints(R)) and"
        " any_of(hand(me)[energy and provides(R)]), me, once_event) { a <-"
        " choose(hand(me)[energy and provides(R)]); attach(a, event_mon) }) } }",
        "This turn, when you attach a card printed as Fire Energy to one of your “Mira” Pokémon as"
        " your Energy for the turn, you may attach another Fire Energy from your hand to that"
        " Pokémon too. More such cards add nothing.",
    ),
    (
        "power",
        "power(once, where=hand) { a <- reveal(this_card); if did(a) { draw(me, 2) };"
        " discard(this_card) }",
        "Once a turn, while in hand: show this card, draw 2 cards, then discard this card.",
    ),
    (
        "power",
        "static(while=is(self, is_active)) { prevent(all, self, trainer); prevent(all, self, tool);"
        " fasten(energy_on(self), trainer); fasten(energy_on(self), tool);"
        " mod(holds_trainers, self, forbid) }",
        "While Active: no Trainer card but a Stadium affects this Pokémon or takes Energy off it;"
        " all Trainer cards on it are discarded.",
    ),
    (
        "power",
        "static { fasten(energy_on(self), trainer); fasten(energy_on(self), tool) }",
        "No Trainer card but a Stadium can take Energy off this Pokémon.",
    ),
]


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_told_plainly(kind: str, program: str, text: str) -> None:
    assert write(parse(program), kind) == text


@pytest.mark.parametrize(("kind", "program", "text"), EVERY)
def test_a_rare_text_is_read_back(kind: str, program: str, text: str) -> None:
    assert read_back(text, kind) == parse(program)
