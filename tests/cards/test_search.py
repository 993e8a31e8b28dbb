"""Cards are found by printed facts and by our own wording of their effects."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.cards.library import Library, save
from playmat.cards.search import BadSearch, Wanted, hp_range, kind_key, search, type_letter
from playmat.cards.spelling import loose
from playmat.cards.text_index import said_by
from playmat.cards.typed_search import find
from playmat.importer.importer import import_folder
from tests.cards.printed import mon, trainer
from tests.cli.typed import run
from tests.importer import data

BURN = Attack("Slow Burn", "R", "10", "after { inflict(defender, burned) }")
LIBRARY = Library(
    cards=[
        mon("Ember", "basic", id="base1-1", hp=60, types="R", attacks=(BURN,)),
        mon("Tide-EX", "basic", "EX", id="xy1-2", hp=170, types="W"),
        mon("Tide ex", "basic", "ex", id="ex1-3", hp=100, powers=(Power("Calm", "body"),)),
        trainer("Kind Hand", "supporter", id="xy1-4", text="play { draw(me, 3) }"),
    ]
)


def said(card: Card) -> str:
    texts = {"base1-1": "ember slow burn they are burned", "xy1-4": "kind hand take 3 cards"}
    return texts.get(card.id, "")


def found(**wanted: Any) -> list[str]:
    return [card.id for card in search(LIBRARY, Wanted(**wanted), said)]


def hits(query: str, **more: Any) -> list[str]:
    return [card.id for card in find(LIBRARY, query, said, **more).cards]


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("Stage 2", "stage2"),
        ("special energy", "special_energy"),
        ("Pokémon Power", "old_power"),
        ("Pokémon-EX", "EX"),
        ("Pokémon-ex", "ex"),
        ("stage1", "stage1"),
        ("supporter", "supporter"),
    ],
)
def test_a_kind_is_named_in_a_players_words_or_as_files_have_it(words: str, key: str) -> None:
    assert kind_key(words) == key


@pytest.mark.parametrize(
    ("wanted", "ids"),
    [
        ({"name": "tide"}, ["ex1-3", "xy1-2"]),
        ({"type": "R"}, ["base1-1"]),
        ({"hp": (100, 170)}, ["ex1-3", "xy1-2"]),
        ({"kind": "EX"}, ["xy1-2"]),
        ({"kind": "ex"}, ["ex1-3"]),
        ({"kind": "body"}, ["ex1-3"]),
        ({"kind": "trainer"}, ["xy1-4"]),
        ({"attack": "burn"}, ["base1-1"]),
        ({"set": "xy1"}, ["xy1-2", "xy1-4"]),
        ({"set": "xy"}, []),
        ({"words": "burned they"}, ["base1-1"]),
        ({"words": "take cards", "set": "xy1"}, ["xy1-4"]),
        ({"words": "urned"}, []),
        ({"name": "tide", "kind": "supporter"}, []),
    ],
)
def test_a_search_finds_the_cards_with_all_that_is_wanted(
    wanted: dict[str, Any], ids: list[str]
) -> None:
    assert found(**wanted) == ids


@pytest.mark.parametrize(
    ("query", "ids"),
    [
        ("", ["base1-1", "ex1-3", "xy1-2", "xy1-4"]),
        ("TIDE", ["ex1-3", "xy1-2"]),
        ("burned", ["base1-1"]),
        ("slow burn", ["base1-1"]),
        ("ember burned", ["base1-1"]),
        ("take 3 cards", ["xy1-4"]),
        ("take 30 cards", []),
        ('text:"burned they"', ["base1-1"]),
        ('words:"burned they"', ["base1-1"]),
        ("text:tide", []),
        ("100 hp", ["ex1-3"]),
        ("HP>=100", ["ex1-3", "xy1-2"]),
        ("hp > 100", ["xy1-2"]),
        ("hp<100 hp>0", ["base1-1"]),
        ("hp:100..120", ["ex1-3"]),
        ("tide 170hp", ["xy1-2"]),
        ("fire", ["base1-1"]),
        ("water pokemon with 170 hp", ["xy1-2"]),
        ("basic supporter", []),
        ("kind:Supporter", ["xy1-4"]),
        ('kind:"Pokémon-EX"', ["xy1-2"]),
        ("type:W tide", ["xy1-2"]),
        ("name:kind", ["xy1-4"]),
        ("used:%zz", []),
    ],
)
def test_what_is_typed_is_looked_for_in_names_facts_and_texts(query: str, ids: list[str]) -> None:
    assert sorted(hits(query)) == ids


def test_texts_are_left_alone_where_a_name_is_found_and_they_cost_too_much() -> None:
    assert hits("ember", always_texts=False) == ["base1-1"]
    assert hits("burned", always_texts=False) == ["base1-1"]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("Pokemon Breeder", "Pokémon Breeder"),
        ("pokemon center", "Pokémon Center"),
        ("mr mime", "Mr. Mime"),
        ("mrmime", "Mr. Mime"),
        ("farfetchd", "Farfetch'd"),
        ("Farfetch’d", "Farfetch'd"),
        ("professor oak", "Professor Oak"),
        ("nidoran f", "Nidoran ♀"),
        ("fire energy", "Fire Energy"),
    ],
)
def test_spelling_is_folded_and_the_very_name_comes_first(query: str, name: str) -> None:
    assert find(Library.default(), query, lambda card: "").cards[0].name == name


def test_the_words_of_a_name_may_be_shortened() -> None:
    names = {card.name for card in find(Library.default(), "prof oak", lambda card: "").cards}

    assert {"Professor Oak", "Prof. Oak's Research"} <= names


@pytest.mark.parametrize(
    ("query", "name"),
    [("pikacu", "Pikachu"), ("pikacu 40 hp", "Pikachu"), ("water energi", "Water Energy")],
)
def test_a_misspelt_name_finds_the_cards_of_the_name_meant(query: str, name: str) -> None:
    found = find(Library.default(), query, lambda card: "")

    assert found.near[0] == name
    assert found.cards[0].name == name


def test_names_that_hold_a_closer_one_are_not_suggested_with_it() -> None:
    assert find(Library.default(), "pikacu", lambda card: "").near == ("Pikachu",)
    assert find(Library.default(), "mewto", lambda card: "").near == ("Mewtwo", "Mew")


def test_a_coin_flip_is_found_by_the_words_of_printed_cards() -> None:
    def texts(card: Card) -> str:
        return loose("Flip a coin. If heads, it is Paralyzed.") if card.id == "base1-1" else ""

    found = find(LIBRARY, 'text:"flip a coin"', texts)

    assert [card.id for card in found.cards] == ["base1-1"]


def test_of_many_words_one_may_be_missing_and_rare_words_count_most() -> None:
    texts = {"base1-1": "flip until tails", "ex1-3": "flip coin tails", "xy1-2": "flip coin tails"}

    found = find(LIBRARY, "flip a coin until you get tails", lambda card: texts.get(card.id, ""))

    assert [card.id for card in found.cards] == ["base1-1", "ex1-3", "xy1-2"]


def test_the_index_holds_names_attacks_and_texts_as_loose_words() -> None:
    library = Library.default()

    assert said_by(library.card("base1-91")) == "bill draw 2 cards"
    assert "gnaw thunder jolt" in said_by(library.card("base1-58"))


def test_our_own_cards_are_found_where_their_set_is_asked_for() -> None:
    library = Library.default()

    assert list(search(library, Wanted("wyrmlet"), said)) == []
    assert [card.id for card in search(library, Wanted("wyrmlet", set="pm"), said)] == ["pm-29"]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("", None),
        ("60", (60, 60)),
        ("100..120", (100, 120)),
        ("100..", (100, 9999)),
        ("..60", (0, 60)),
    ],
)
def test_hp_is_a_number_or_a_range(text: str, meant: tuple[int, int] | None) -> None:
    assert hp_range(text) == meant


@pytest.mark.parametrize("text", ["much", "1-2", ".."])
def test_hp_that_is_no_range_is_refused(text: str) -> None:
    with pytest.raises(BadSearch):
        hp_range(text)


def test_a_type_is_a_name_or_a_letter() -> None:
    assert [type_letter(text) for text in ("fire", "R", "r", "")] == ["R", "R", "R", ""]
    with pytest.raises(BadSearch, match="Fire \\(R\\)"):
        type_letter("Wood")


def test_the_status_of_a_card_tells_by_what_each_face_is_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def attack(name: str, text: str) -> dict[str, Any]:
        return {"name": name, "cost": [], "damage": "10", "text": text}

    attacks = [
        attack("Nap", "Sleep tight."),
        attack("Odd", "Do odd things."),
        attack("New", "Do it."),
        attack("Tap", ""),
    ]
    cards = data.folder(tmp_path, base1=[data.pokemon(attacks=attacks)])
    overrides = tmp_path / "overrides"
    overrides.mkdir()
    entry = {"card": "base1-1", "face": "Odd", "kind": "attack", "why": "it is odd"}
    entry["program"] = "after { draw(me, 2) }"
    (overrides / "a.json").write_text(json.dumps([entry]))
    import_folder(cards, tmp_path / "out", data.read, overrides)
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path / "out"))

    told = json.loads(run("card", "status", "base1-1", "--json").stdout)

    assert {face["face"]: face["by"] for face in told} == {
        "Nap": "reader",
        "Odd": "override",
        "New": "not programmed",
        "Tap": "no text",
    }


def test_a_card_that_was_never_imported_is_programmed_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(tmp_path / "mine.json", [mon("Own", id="mine-1", attacks=(BURN,))])
    monkeypatch.setenv("PLAYMAT_LIBRARY", str(tmp_path))

    shown = run("card", "status", "mine-1").stdout

    assert shown == "Own (mine-1)\n  attack   Slow Burn: by hand\n"
