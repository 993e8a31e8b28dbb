"""The facts of all public card data, if available."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from playmat.cards.card import STAGES, TRAINERS, Card
from playmat.cards.library import Library, save
from playmat.cards.names import folded, is_named
from playmat.cards.printed import has_line, levels_up_from, restored_by, tagged
from playmat.importer.facts import read_card
from playmat.importer.legend_halves import legend_halves, merge_halves
from playmat.lang.words import TAGS
from tests.importer.corpus import needs_data, set_files

pytestmark = needs_data


@pytest.fixture(scope="module")
def sets() -> dict[str, tuple[Card, ...]]:
    return {
        path.stem: merge_halves(map(read_card, json.loads(path.read_text(encoding="utf-8"))))
        for path in set_files()
    }


@pytest.fixture(scope="module")
def cards(sets: dict[str, tuple[Card, ...]]) -> list[Card]:
    return [card for printed in sets.values() for card in printed]


def of_kind(cards: list[Card], kind: str) -> list[Card]:
    return [card for card in cards if tagged(card, kind)]


def test_every_card_loads_under_its_own_id(cards: list[Card]) -> None:
    assert len(cards) == 9149
    assert len({card.id for card in cards}) == len(cards)


def test_every_kind_is_in_the_dictionary(cards: list[Card]) -> None:
    first = {"pokemon": STAGES, "trainer": TRAINERS, "energy": ("basic_energy", "special_energy")}

    strange = {
        card.id: card.kinds
        for card in cards
        if card.kinds[0] not in first[card.supertype] or not set(card.kinds[1:]) <= set(TAGS)
    }

    assert strange == {}


@pytest.mark.rule("DATA-15")
def test_every_evolution_has_a_base_of_that_name(cards: list[Card]) -> None:
    names = {folded(card.name) for card in cards}
    bases = {card.evolves_from for card in cards if card.evolves_from}

    assert {base for base in bases if folded(base) not in names} == set()


@pytest.mark.rule("DATA-1", "CARD-EX-1", "CARD-MEGA-6")
def test_every_ex_of_either_case_yields_two_prizes(cards: list[Card]) -> None:
    lower, upper = of_kind(cards, "ex"), of_kind(cards, "EX")

    assert all(has_line(card, "prizes", "2") for card in lower + upper)
    assert not {card.id for card in lower} & {card.id for card in upper}
    two = [card for card in cards if has_line(card, "prizes", "2") and card.kinds[0] != "legend"]
    assert {card.id for card in two} == {card.id for card in lower + upper}


@pytest.mark.rule("DATA-5", "DATA-6", "DATA-7")
def test_babies_level_ups_and_restored_name_their_partners(cards: list[Card]) -> None:
    babies, fossils = of_kind(cards, "baby"), of_kind(cards, "restored")
    level_ups = of_kind(cards, "levelup")

    assert min(len(babies), len(level_ups), len(fossils)) > 0
    assert all(card.evolves_to for card in babies)
    assert all(is_named(card, levels_up_from(card)) for card in level_ups)
    assert all(restored_by(card) for card in fossils)
    assert not any(card.evolves_from for card in babies + fossils + level_ups)


@pytest.mark.rule("DATA-8")
def test_every_legend_has_two_halves_that_print_the_same(
    sets: dict[str, tuple[Card, ...]],
) -> None:
    for printed in sets.values():
        for card in of_kind(list(printed), "legend"):
            top, bottom = legend_halves(card, printed)
            assert (top.weaknesses, top.attacks) == (bottom.weaknesses, bottom.attacks)
            assert top.id != bottom.id


@pytest.mark.rule("DATA-16")
def test_rule_lines_of_pokemon_are_recognised_but_for_those_that_act_as_energy(
    cards: list[Card],
) -> None:
    unread = [card for card in cards if card.supertype == "pokemon" and card.text is None]

    assert {card.kinds for card in unread} <= {("basic", "holon"), ("stage1", "holon")}
    assert len({p for card in cards for p in card.powers if p.kind == "held"}) > 5


def test_the_counts_of_kinds_stay_within_those_of_the_rule_notes(cards: list[Card]) -> None:
    counts = Counter(kind for card in cards for kind in card.kinds)
    limits = {
        "ex": 152,
        "EX": 427,
        "break": 35,
        "levelup": 75,
        "sp": 102,
        "legend": 18,
        "restored": 13,
        "baby": 19,
        "star": 27,
        "prime": 29,
        "delta": 188,
        "dark": 112,
        "light": 20,
        "ace": 13,
        "flare": 2,
        "holon": 5,
        "gear": 15,
        "machine": 25,
    }

    assert {kind: counts[kind] for kind in limits if not 0 < counts[kind] <= limits[kind]} == {}


def test_the_whole_library_is_written_and_read_back(
    sets: dict[str, tuple[Card, ...]], tmp_path: Path
) -> None:
    for name, printed in sets.items():
        save(tmp_path / f"{name}.json", printed)

    read = Library([tmp_path])

    assert set(read.cards()) == {card for printed in sets.values() for card in printed}
