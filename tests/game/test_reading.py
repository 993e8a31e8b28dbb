"""Understanding typed words: every form of an option, most likely reading first."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.game.typed_line import place_of
from playmat.game.understanding import understand
from playmat.game.why import why_not
from playmat.rules import EX
from tests.game.tables import CARDS, trainer

GUST = trainer(60, "Gust", "item", "play { x <- choose(bench_of(foe)); switch(foe, x) }")
FLIP = trainer(
    61,
    "Catch",
    "item",
    "play { a <- flip; if heads(a) > 0 { x <- choose(bench_of(foe)); switch(foe, x) } }",
)
RINGER = Card("t-62", "Head Ringer", "trainer", ("tool", "flare"), text="onto(all(foe))")


def table(**more: object) -> Duel:
    you = "Pikachu +L +L | Raichu, Pikachu"
    return scenario("xy", you, "Pikachu", cards=CARDS, hand="L, Raichu", **more)  # type: ignore[arg-type]


def texts(duel: Duel, text: str) -> list[str]:
    found = understand(duel.state, text)
    return [each.text for each in found.answers or found.unclear]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("attack Gnaw", "attack Gnaw"),
        ("attack gnaw with active", "attack Gnaw"),
        ("attack Gnaw at foe's active", "attack Gnaw"),
        ("attack Gnaw with active at foe active", "attack Gnaw"),
        ("attack Gnaw with Pikachu", "attack Gnaw"),
        ("attack Gnaw with Pikachu at Pikachu", "attack Gnaw"),
        ("retreat", "retreat"),
        ("retreat active", "retreat"),
        ("retreat Pikachu", "retreat"),
        ("attach L to bench 1", "attach Lightning Energy (energy-L) to bench 1"),
        ("attach energy-L onto Raichu", "attach Lightning Energy (energy-L) to bench 1"),
        ("evolve t-2 on active", "evolve Raichu (t-2) on active"),
        ("power Spark", "use Spark of bench 1"),
        ("use Spark of Raichu", "use Spark of bench 1"),
        ("end", "end turn"),
        ("attack Gnaw with Raichu", ""),
    ],
)
def test_an_option_is_read_in_every_form(written: str, meant: str) -> None:
    assert texts(table(), written) == ([meant] if meant else [])


def test_a_name_that_several_bear_means_them_all() -> None:
    found = texts(table(), "attach L to Pikachu")

    assert found == [
        "attach Lightning Energy (energy-L) to active",
        "attach Lightning Energy (energy-L) to bench 2",
    ]


def test_the_letter_of_an_energy_is_not_the_beginning_of_a_name() -> None:
    duel = table().choose("retreat")

    assert texts(duel, "R") == []
    assert texts(duel, "Raichu") == ["pick bench 1"]


def test_two_actives_are_told_apart() -> None:
    rules = EX.replace(actives=2)
    duel = scenario(rules, "Pikachu & Raichu | Pikachu", "Pikachu & Pikachu", cards=CARDS)

    found = texts(duel, "attack Gnaw with active 1 at foe's active 2")

    assert found == ["attack Gnaw at foe's active 2"]
    assert len(texts(duel, "attack Gnaw")) == 2


def test_words_cut_short_are_read_in_order() -> None:
    assert texts(table(), "att light bench") == [
        "attach Lightning Energy (energy-L) to bench 1",
        "attach Lightning Energy (energy-L) to bench 2",
    ]
    assert texts(table(), "bench light") == []
    assert texts(table(), "attach lightning to rai") == [
        "attach Lightning Energy (energy-L) to bench 1"
    ]


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("END TURN", "end turn"),
        ("pass", "end turn"),
        ("Thunder Jolt", ""),
        ("jolt", "attack Jolt"),
        ("i attack with jolt", "attack Jolt"),
        ("I'd like to attack with Jolt, please!", "attack Jolt"),
        ("use jolt", "attack Jolt"),
        ("attack foe's Pikachu with Gnaw", "attack Gnaw"),
        (
            "attach a lightning energy to my raichu please",
            "attach Lightning Energy (energy-L) to bench 1",
        ),
        ("put lightning energy on bench 1", "attach Lightning Energy (energy-L) to bench 1"),
        (
            "ATTACH  lightning   energy onto Bench 1",
            "attach Lightning Energy (energy-L) to bench 1",
        ),
        ("evolve raïchu on active", "evolve Raichu (t-2) on active"),
    ],
)
def test_everyday_words_are_read(written: str, meant: str) -> None:
    assert texts(table(), written) == ([meant] if meant else [])


def test_a_basic_pokemon_is_put_on_the_bench() -> None:
    duel = scenario("xy", "Pikachu", "Pikachu", hand="Pikachu", cards=CARDS)

    for line in ("put pikachu on my bench", "put a Pikachu onto the bench", "bench pikachu on b1"):
        assert texts(duel, line) == ["bench Pikachu (t-1)"], line
    assert duel.why_not("put pikachu on active") == "BENCH-01"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("a 2", "attack Jolt"),
        ("a jol", "attack Jolt"),
        ("e light a", "attach Lightning Energy (energy-L) to active"),
        ("e light b1", "attach Lightning Energy (energy-L) to bench 1"),
        ("E L B1", "attach Lightning Energy (energy-L) to bench 1"),
        ("v raichu a", "evolve Raichu (t-2) on active"),
        ("use b1", "use Spark of bench 1"),
        ("use spa", "use Spark of bench 1"),
        ("r", "retreat"),
        ("end", "end turn"),
        ("a 3", ""),
        ("v raichu b3", ""),
        ("e", ""),
        ("b1", ""),
        ("3", ""),
        ("hello there", ""),
    ],
)
def test_a_short_command_means_one_option_or_none(typed: str, meant: str) -> None:
    assert texts(table(), typed) == ([meant] if meant else [])


def test_a_short_command_means_all_options_that_it_leaves_open() -> None:
    assert len(texts(table(), "e light")) == 3
    assert len(texts(table(), "v rai")) == 2


def test_a_place_alone_answers_where_pokemon_are_picked() -> None:
    duel = table().choose("retreat")

    assert texts(duel, "b2") == ["pick bench 2"]
    assert texts(duel, "o2") == []


@pytest.mark.rule("ENERGY-01")
def test_a_whole_name_is_not_the_beginning_of_another() -> None:
    jolteon = Card("t-63", "Raichu EX", "pokemon", ("basic",), hp=90, types="L")
    duel = scenario("xy", "Pikachu", "Pikachu", hand="t-63", deck="Raichu", cards=[*CARDS, jolteon])

    assert texts(duel, "bench Raich") == ["bench Raichu EX (t-63)"]
    assert texts(duel, "bench Raichu") == []


def test_plain_places_are_ones_own_and_never_the_other_players() -> None:
    cards = [*CARDS, RINGER, GUST]
    duel = scenario(
        "xy", "Pikachu | Pikachu", "Pikachu | Raichu, Pikachu", hand="t-62, t-60", cards=cards
    )

    for line in ("play Head Ringer on active", "play Head Ringer on bench 1"):
        assert texts(duel, line) == [], line
        assert duel.why_not(line) == "CARD-FLA-1"
    assert duel.fork().play("Head Ringer", to="foe's active").foe.active.tools == ["t-62"]
    asked = duel.play("Gust")
    assert texts(asked, "pick bench 1") == []
    assert texts(asked, "foe's bench 1") == texts(asked, "raichu") == ["pick foe's bench 1"]


def test_a_card_may_be_played_with_the_pokemon_that_it_asks_for_next() -> None:
    duel = scenario("xy", "Pikachu", "Pikachu | Raichu, Pikachu", hand="Gust", cards=[*CARDS, GUST])

    assert texts(duel, "gust raichu") == ["play Gust (t-60)", "pick foe's bench 1"]
    assert duel.choose("play Gust on foe's bench 1").foe.active.name == "Raichu"


@pytest.mark.parametrize("line", ["gust pikachu", "gust on active", "gust on foe's bench 2"])
def test_a_pokemon_that_cannot_be_chosen_next_is_not_overlooked(line: str) -> None:
    duel = scenario("xy", "Pikachu", "Pikachu | Raichu", hand="Gust", cards=[*CARDS, GUST])

    assert texts(duel, line) == []
    assert why_not(duel.state, line) is not None


def test_the_only_pokemon_to_choose_may_be_named() -> None:
    duel = scenario("xy", "Pikachu", "Pikachu | Raichu", hand="Gust", cards=[*CARDS, GUST])

    assert texts(duel, "gust raichu") == ["play Gust (t-60)"]
    assert duel.choose("gust raichu").foe.active.name == "Raichu"


def test_what_hangs_on_a_coin_is_not_tried_beforehand() -> None:
    for seed in range(4):
        duel = scenario(
            "xy", "Pikachu", "Pikachu | Raichu", hand="Catch", cards=[*CARDS, FLIP], seed=seed
        )
        refusal = why_not(duel.state, "catch raichu")

        assert refusal is not None
        assert refusal.unclear
        assert refusal.meanings == ("play Catch (t-61)",)


def test_one_may_name_who_comes_up_in_a_retreat() -> None:
    assert texts(table(), "retreat to bench 2") == ["retreat", "pick bench 2"]
    assert texts(table(), "retreat Pikachu to Raichu") == ["retreat", "pick bench 1"]
    assert table().why_not("retreat to bench 7") == "ZONE-04"


@pytest.mark.parametrize(
    ("short", "place"),
    [
        ("a", "active"),
        ("a2", "active 2"),
        ("b8", "bench 8"),
        ("oa", "foe's active"),
        ("o3", "foe's bench 3"),
    ],
)
def test_places_have_short_names(short: str, place: str) -> None:
    assert place_of(short) == place


@pytest.mark.parametrize("text", ["3", "b9", "c1", "", "ob"])
def test_other_words_are_no_places(text: str) -> None:
    assert place_of(text) is None
