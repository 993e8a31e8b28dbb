"""When powers work and when they end: turns, the Bench, required cards."""

from __future__ import annotations

import pytest

from playmat.lang.show import show
from playmat.reader import Face, read
from tests.reader.shorthand import program

ONCE = "Once during your turn (before your attack)"
CHOOSE = "choose either player"
METAL = "Metal Energy card"
HOST = "Pokémon this card is attached to"

MOMENTS = (
    pytest.param(
        "2008-01-01",
        f"{ONCE}, when you attach a {METAL} from your hand to Mossling, you may draw a card.",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(M)) "
        "and not event_cause(attack), me, once) { draw(me, 1) }",
        id="what works before the attack does not answer it",
    ),
    pytest.param(
        "2015-01-01",
        f"{ONCE}, you may {CHOOSE}. That player draws 3 cards.",
        'power(once) { either { label("me"); draw(me, 3) } { label("the other player"); '
        "draw(foe, 3) } }",
        id="the moment stands between a player and what that player does",
    ),
    pytest.param(
        "2015-01-01",
        "When you play this Pokémon from your hand onto your Bench, your opponent draws 4 cards.",
        "on(benched(self), event_by_hand and my_turn) { draw(foe, 4) }",
        id="the player puts it onto the Bench in the own turn",
    ),
    pytest.param(
        "2001-01-01",
        "When you play Mossling from your hand, you may flip a coin. If heads, draw 5 cards.",
        "on(benched(self), event_by_hand and my_turn, me) "
        "{ a <- flip; if heads(a) > 0 { draw(me, 5) } }",
        id="the older words mean the same of a Basic",
    ),
    pytest.param(
        "2008-01-01",
        "Once during your turn, you may use this power. Mossling's type is Metal until the end of "
        "your turn. (If Mossling is no longer your Active Pokémon, this effect ends.)",
        "power(once) { lasting(end_of_turn, self) { mod_type(types, self, set, M); "
        "ends_with(self) } }",
        id="an effect of a power ends on the Bench where it says so",
    ),
    pytest.param(
        "2002-01-01",
        "Whenever your opponent's Active Pokémon retreats, put 3 damage counters on that Pokémon. "
        "Apply Weakness and Resistance.",
        "on(retreated(all(foe))) { hit(event_mon, 30, bench_weakness) }",
        id="counters to which Weakness applies are damage",
    ),
    pytest.param(
        "2006-01-01",
        "Once during your turn, you may put a Moss marker on 1 of your Benched Pokémon. Any "
        "Pokémon that has any Moss markers on it can't retreat.",
        'power(once) { a <- choose(bench_of(me)); marker(a, "Moss"); lasting(while_in_play, a) { '
        'as_long_as(is(bearer, has_marker("Moss"))) { mod(can_retreat, bearer, forbid) } } }',
        id="a marker goes on working without its giver",
    ),
    pytest.param(
        "2005-01-01",
        "As long as Mossling is in play, your opponent can't play any Stadium cards. Discard all "
        "Pokémon Tool cards attached to your opponent's Pokémon.",
        "static { forbid_play(foe, stadium_card) }; "
        "on(evolved(self)) { discard(gear_on(all(foe))[tool]) }; "
        "on(benched(self)) { discard(gear_on(all(foe))[tool]) }",
        id="what it does on arrival it does however it arrives",
    ),
)
POWERS = (
    (
        "{once} move a Grass Energy attached to 1 of your Pokémon to Mossling.",
        "2008-02-01",
        "power(once) { a <- choose(energy_on(all(me) - self)[provides(G)]); attach(a, self) }",
    ),
    (
        "{once} move a Grass Energy attached to 1 of your Pokémon to 1 of your Pokémon.",
        "2008-02-01",
        "power(once) { a <- choose(energy_on(all(me))[provides(G)]); b <- choose(all(me) - "
        "host_of(a)); attach(a, b) }",
    ),
    (
        "When you attach a Grass Energy card from your hand to Mossling (excluding effects of "
        "attacks or Poké-Powers), draw a card.",
        "2008-02-01",
        "on(attached(self), event_by_hand and is(event_card, energy and provides(G)) and "
        "(not event_cause(attack) and (not event_cause(power) or event_cause(ability)))) "
        "{ draw(me, 1) }",
    ),
)


@pytest.mark.parametrize(("era", "text", "expected"), MOMENTS)
def test_a_power_works_when_it_says(era: str, text: str, expected: str) -> None:
    kinds = ("basic",)

    told = read(Face("power", text, "Mossling", "Moss Gift", era, kinds, "power"))

    assert told.program is not None, told.stopped
    assert show(told.program) == expected


@pytest.mark.parametrize(("text", "era", "written"), POWERS)
def test_a_power_moves_and_answers_what_its_text_names(text: str, era: str, written: str) -> None:
    assert program("power", text, era, sort="power") == written


def test_the_reminder_of_a_tool_says_nothing_of_what_attaches_energy() -> None:
    text = (
        "Whenever you attach a Water Energy card from your hand to the {host}, heal 30 damage "
        "from it (before your attack)."
    )

    told = read(Face("trainer", text.format(host=HOST), "Scarf", era="2015-01-01", kinds=("tool",)))

    assert told.program is not None, told.stopped
    assert show(told.program) == (
        "on(attached(host), event_by_hand and is(event_card, energy and provides(W))) "
        "{ heal(host, 30) }"
    )
