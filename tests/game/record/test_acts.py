"""The log on two levels: one line per action with its results below, keeping secrets."""

from __future__ import annotations

import pytest

from playmat.game.record.acts import act_text, acts, head_of
from playmat.game.record.depth import ACTION, DETAIL, TURN, depth_of
from playmat.game.record.log import ALL, PUBLIC, lines
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.model.event import LogEvent
from tests.properties.play import TABLES, begin, choices

PIKACHU, CHARMANDER, MACHOP, OAK = "base1-58", "base1-46", "base1-52", "base1-88"


def told(table: Duel, names: tuple[str, str] = ("Ada", "Bob")) -> list[str]:
    """The log of a table, one line per action."""
    return [act.text for act in acts(table.state, PUBLIC, names)]


def test_a_trainer_card_is_one_line_with_what_came_of_it() -> None:
    table = scenario("ecard", PIKACHU, MACHOP, hand=f"{OAK}, 4*G")

    table.play(OAK)

    assert told(table) == ["Ada plays Professor Oak: discards 4, draws 7"]
    assert told(table, ("You", "Bob")) == ["You play Professor Oak: discard 4, draw 7"]


def test_a_card_played_on_a_pokemon_is_told_with_whom() -> None:
    table = scenario("ecard", PIKACHU, MACHOP, hand="base1-84")

    table.play("PlusPower")

    assert told(table) == ["Ada plays PlusPower on Pikachu"]


def test_several_that_are_benched_are_named_together() -> None:
    table = scenario("platinum", f"{PIKACHU} +dp5-92", MACHOP, deck=f"{CHARMANDER}, {MACHOP}")

    table.choose("power Call Energy", answers=["pick Charmander", "pick Machop"])

    assert told(table)[0].endswith("benches Charmander and Machop")


def test_an_attack_is_one_line_with_its_damage_and_what_it_knocks_out() -> None:
    table = scenario("ecard", f"{PIKACHU} +L +L", f"base1-63 dmg20 | {MACHOP}")

    table.attack("Gnaw", answers=["prize 1"])

    assert told(table)[:2] == [
        "Pikachu attacks Squirtle with Gnaw: 20 damage to Squirtle, Squirtle is Knocked Out",
        "Ada takes a Prize",
    ]


def test_what_came_of_an_action_stands_below_it_with_its_rules() -> None:
    table = scenario("ecard", PIKACHU, MACHOP, hand=f"{OAK}, 2*G")

    (act,) = acts(table.play(OAK).state, ALL)

    assert [line.rule for line in act.details] == ["CARD-TEXT-WINS"] * 3 + ["TRAINER-01"]
    assert act.head.text == "Player 0 plays Professor Oak"


def test_who_else_has_to_do_something_is_named() -> None:
    table = scenario("ecard", f"{PIKACHU} +L +L", f"{MACHOP} +base1-80")

    table.attack("Gnaw")

    assert told(table)[0] == (
        "Pikachu attacks Machop with Gnaw: no damage to Machop, Defender is discarded"
    )


@pytest.mark.rule("RETREAT-09")
def test_a_failed_retreat_is_one_line() -> None:
    table = scenario("ecard", f"{PIKACHU} +L confused | {CHARMANDER}", MACHOP)

    table.retreat(flips="T")

    assert told(table) == ["Pikachu tries to retreat: discards Lightning Energy, tails, it fails"]


def test_a_turn_an_action_and_a_detail_stand_at_their_depths() -> None:
    events = [LogEvent(what, "", 0) for what in ("turn", "attach", "attach", "damage")]
    events[2].why = "attack"

    assert [depth_of(event) for event in events] == [TURN, ACTION, DETAIL, DETAIL]
    assert [head_of(events, n) for n in range(4)] == [0, 1, 1, 1]


@pytest.mark.parametrize("table", TABLES)
def test_no_line_is_lost_between_the_levels(table: str) -> None:
    st = begin(table, 8, record=True)
    for _ in choices(st, 8):
        pass

    whole = acts(st, ALL)

    flat = [line for act in whole for line in (act.head, *act.details)]
    assert [line.text for line in flat] == [line.text for line in lines(st, ALL)]
    assert len(whole) < len(flat)


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.rule("ZONE-01")
def test_the_line_of_an_action_names_no_card_that_its_reader_did_not_see(table: str) -> None:
    st = begin(table, 7, record=True)
    for _ in choices(st, 7):
        pass
    assert st.events is not None
    swapped = st.clone()
    swapped.events = st.events
    swapped.cards = list(st.cards)
    hidden = {c for e in st.events if e.seen == 0 or e.seen == 2 for c in e.cards}
    shown = {c for e in st.events if e.seen & 1 for c in e.cards}
    shown |= {c for e in st.events for c in (e.mon_card, e.other_card, e.by)}
    shown |= {step.card for e in st.events for step in e.steps}
    for copy in hidden - shown:
        swapped.cards[copy] = st.cards[0]

    compared = 0
    for n, event in enumerate(st.events):
        if depth_of(event) == DETAIL:
            head, compared = head_of(st.events, n), compared + 1
            names = ("Ada", "Bob")
            assert act_text(st, head, n + 1, 0, names) == act_text(swapped, head, n + 1, 0, names)
    assert compared > 20
