"""What each book leaves as a switch shows in play, under every book."""

from __future__ import annotations

import pytest

from playmat.cards.card import Card, Power
from playmat.rules import book
from tests.cards.printed import broken, deck
from tests.cards.printed import mon as printed_mon
from tests.rules.cards_combat import blow, duel, every_book, mon, trainer

STUDY = Power("Study", "old_power", "power(once) { draw(me, 1) }")
SCHOLAR = mon("Scholar", 60, "C", powers=(STUDY,))
SEEK = trainer("Seek", "item", "play { c <- search(deck(me)[basic_energy]); move(c, hand) }")
NIGHT_ENERGY = Card("t-night", "Night Energy", "energy", ("basic_energy",), provides="D")
RECOVERY = Power("Recovery", "trait", "static { mod(heal_amount, self, times, 2) }")
HARDY = mon("Hardy", 90, "C", powers=(RECOVERY,))
SALVE = trainer("Salve", "item", "play { remove_counters(active(me), 2) }")
GROWN = mon(
    "M Dummy-EX", 200, "C", kinds=("mega", "EX"), of="Dummy", text='rule("ends_turn")', id="t-grown"
)
GIFT = trainer(
    "Gift", "item", 'play { c <- choose(hand(foe)[tag("mega")]); evolve(c, active(foe)) }'
)
NAMER = trainer("Namer", "item", "play { t <- name_type; draw(me, 1) }")
TALLY = trainer("Tally", "item", "play { draw(me, count(lost(me)[pokemon])) }")
LEGEND = "hgss2-94, hgss2-95"
CLASH = blow("Clash", 60, "after { hit(self, 60) }")
CLASHER = mon("Clasher", 60, "C", CLASH)


@pytest.mark.rule("POW-2")
@every_book
def test_where_conditions_stop_powers_an_old_one_still_follows_its_text(rules: str) -> None:
    house = book(rules).replace(condition_blocks_power=True)

    assert duel(house, "Scholar poisoned", "Dummy", SCHOLAR).can("use Study")


@pytest.mark.rule("EN-2", "ENERGY-05")
@every_book
def test_a_basic_print_of_a_type_not_listed_is_basic_unless_the_book_is_strict(rules: str) -> None:
    house = book(rules).replace(basic_energy_types=("G", "R"))
    table = duel(house, "Dummy", "Dummy", SEEK, NIGHT_ENERGY, hand="Seek", deck="t-night, 5*Dummy")

    table.play("Seek")

    assert "t-night" in " ".join(table.options)


LAST_DAYS = [
    ("ecard", "2003-01-31", "2003-02-01"),
    ("ex", "2005-02-28", "2005-03-01"),
    ("platinum", "2009-11-30", "2009-12-01"),
    ("legends", "2011-02-28", "2011-03-01"),
    ("xy", "2016-12-31", "2017-01-01"),
]


@pytest.mark.rule("FORMAT-7")
@pytest.mark.parametrize(("rules", "last", "next_day"), LAST_DAYS)
def test_the_pool_of_a_book_ends_with_its_last_day(rules: str, last: str, next_day: str) -> None:
    era = book(rules).replace(legal_pool="era")
    held = deck((1, printed_mon("Newest", id="new-1")))

    in_time = broken(held, era, {"test": "1999-01-09", "new": last})
    too_late = broken(held, era, {"test": "1999-01-09", "new": next_day})

    assert (in_time, too_late) == ([], ["FORMAT-7"])


@pytest.mark.rule("FORMAT-7")
@every_book
def test_every_book_plays_with_cards_of_any_time(rules: str) -> None:
    held = deck((1, printed_mon("Newest", id="new-1")))

    assert broken(held, book(rules), {"test": "1999-01-09", "new": "2031-01-01"}) == []


@pytest.mark.rule("CARD-MEGA-3")
@every_book
def test_a_mega_made_in_the_foes_turn_does_not_end_it(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", GROWN, GIFT, hand="Gift", foe_hand="t-grown")

    table.play("Gift")

    assert table.foe.active.name == "M Dummy-EX"
    assert table.player == "you"


@pytest.mark.rule("CARD-TRAIT")
@every_book
def test_removing_counters_is_healing(rules: str) -> None:
    table = duel(rules, "Hardy dmg80", "Dummy", HARDY, SALVE, hand="Salve")

    table.play("Salve")

    assert table.you.active.damage == 40


STOCK = {"deck": "20*Dummy", "foe_deck": "20*Dummy", "prizes": "Dummy", "foe_prizes": "Dummy"}


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@every_book
def test_a_tie_in_the_nineteenth_sudden_death_leads_to_the_twentieth(rules: str) -> None:
    table = duel(rules, "Clasher", "Clasher", CLASHER, sudden=19, **STOCK)

    table.attack("Clash", flips="H" if rules in ("ecard", "ex", "xy") else "")

    assert (table.sudden, table.winner) == (20, None)


@pytest.mark.rule("SUDDEN-04", "DRAW-1")
@every_book
def test_a_tie_in_the_twentieth_sudden_death_draws_the_match(rules: str) -> None:
    table = duel(rules, "Clasher", "Clasher", CLASHER, sudden=20, **STOCK)

    table.attack("Clash")

    assert table.winner == "draw"


EIGHT = ["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal"]


@pytest.mark.rule("ENERGY-05", "M-43")
@every_book
def test_a_player_names_a_type_of_which_the_book_has_energy(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", NAMER, hand="Namer")

    table.play("Namer")

    assert table.options == [*EIGHT, *(["Fairy"] if rules == "xy" else [])]


@pytest.mark.rule("VARIANT-01", "DUO-1")
@every_book
def test_no_benched_pokemon_steps_up_beside_the_active_unless_the_house_says_so(rules: str) -> None:
    table = duel(rules, "Dummy | Dummy", "Dummy")
    house = duel(book(rules).replace(actives=2), "Dummy | Dummy", "Dummy")

    assert house.can("step up bench 1")
    assert table.refused("step up bench 1")


@pytest.mark.rule("CARD-LEG-6")
@every_book
def test_a_lost_legend_counts_as_two_pokemon(rules: str) -> None:
    table = duel(rules, "Dummy", "Dummy", TALLY, hand="Tally", lost=LEGEND)

    table.play("Tally")

    assert len(table.you.hand) == 2
