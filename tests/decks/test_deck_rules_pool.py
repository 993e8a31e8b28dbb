"""Which cards belong to a rulebook's era."""

from __future__ import annotations

import pytest

from playmat.rules import EX, PLATINUM, XY, book
from tests.cards.printed import broken, deck, mon
from tests.cards.printed import mon as printed_mon
from tests.rules.cards_combat import every_book

LAST_DAYS = [
    ("ecard", "2003-01-31", "2003-02-01"),
    ("ex", "2005-02-28", "2005-03-01"),
    ("platinum", "2009-11-30", "2009-12-01"),
    ("legends", "2011-02-28", "2011-03-01"),
    ("xy", "2016-12-31", "2017-01-01"),
]


@pytest.mark.scenario("K-191")
@pytest.mark.rule("FORMAT-7")
def test_a_later_card_is_outside_the_pool_of_its_era() -> None:
    dates = {"test": "1999-01-09", "pl1": "2009-02-11"}
    held = deck((1, mon("Dialga G", "basic", "sp", id="pl1-7")))

    assert broken(held, EX.replace(legal_pool="era"), dates) == ["FORMAT-7"]
    assert broken(held, EX, dates) == []
    assert broken(held, PLATINUM.replace(legal_pool="era"), dates) == []


@pytest.mark.rule("FORMAT-7")
def test_the_end_of_a_pool_is_a_house_rule() -> None:
    dates = {"test": "1999-01-09", "ex8": "2005-02-14"}
    held = deck((1, mon("Deoxys", id="ex8-16")))
    era = EX.replace(legal_pool="era")

    assert broken(held, era, dates) == []
    assert broken(held, era.replace(pool_until="2004-11-30"), dates) == ["FORMAT-7"]


@pytest.mark.rule("FORMAT-8")
def test_a_promo_counts_by_the_start_of_its_set() -> None:
    dates = {"test": "1999-01-09", "np": "2003-10-01"}

    late_promo = deck((1, mon("Rayquaza ex", "basic", "ex", id="np-39")))

    assert broken(late_promo, EX.replace(legal_pool="era"), dates) == []


@pytest.mark.rule("FORMAT-9")
def test_a_card_not_for_tournaments_is_outside_every_era() -> None:
    dates = {"test": "1999-01-09"}
    held = deck((1, mon("Imakuni?'s Doduo", text='rule("not_tournament")')))

    assert broken(held, XY.replace(legal_pool="era"), dates) == ["FORMAT-9"]
    assert broken(held, XY, dates) == []


@pytest.mark.rule("FORMAT-7", "DATA-2")
def test_a_set_without_a_date_is_outside_every_era() -> None:
    held = deck((1, mon("Any", id="mep-1")))
    era = XY.replace(legal_pool="era")

    assert broken(held, era, {"test": "1999-01-09"}) == ["FORMAT-7"]
    assert broken(held, era, {"test": "1999-01-09", "mep": "9999-12-31"}) == ["FORMAT-7"]
    assert broken(held, era) == ["FORMAT-7"]


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
