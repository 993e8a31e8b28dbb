"""Arrays of a view: what they include, what they never reveal, and their limits."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from playmat.envs.encoding.encoder import Arrays, Encoder, NoRoom
from playmat.envs.encoding.layout import CARD, OPTION, TABLE, TEXT, TOKEN
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.kinds import answers, asks, players
from playmat.model.state import State
from playmat.model.views.records import MonView
from playmat.model.views.sight import ZONES
from playmat.rules import BOOKS, Ruleset
from playmat.search.beliefs import deck_size, seen_of
from tests.decks.listed import pair

ENCODER = Encoder()
ALL = Encoder(net=256)
TABLES = [
    *((name, BOOKS[name]) for name in BOOKS),
    ("xy", BOOKS["xy"].replace(actives=2)),
    ("ex", BOOKS["ex"].replace(actives=2)),
]


def positions(rules: Ruleset, seed: int, **settings: Any) -> Iterator[Game]:
    """Yield a random game at some choices with several options."""
    rng = Random(seed)
    game = Game(*pair(rules.name), rules=rules, seed=seed, record=False, **settings)
    while (choice := game.choice) is not None and game.turn < 20:
        asked = choice.player != players.CHANCE and len(choice.options) > 1
        if asked and rng.randrange(9) == 0:
            yield game.clone()
        game.play(rng.choice(choice.options))


def column(arrays: Arrays, array: str, names: tuple[str, ...], name: str) -> list[int]:
    return [int(n) for n in arrays[array][..., names.index(name)].ravel()]


def same(one: Arrays, other: Arrays) -> bool:
    return all(np.array_equal(one[name], other[name]) for name in one)


def asked_of(game: Game) -> tuple[State, int]:
    return game.state, int(game.state.chooser)


@pytest.mark.parametrize(("name", "rules"), TABLES)
@pytest.mark.parametrize("open_lists", [True, False])
def test_arrays_tell_nothing_that_is_hidden(name: str, rules: Ruleset, open_lists: bool) -> None:
    compared = 0
    for game in positions(rules, seed=3, open_lists=open_lists):
        seat = int(game.state.chooser)
        guess = None if open_lists else [card.id for card in game.decks[1 - seat].cards]
        for deal in (1, 2):
            world = game.view(seat).sample(deal, guess)

            assert same(ALL.encode_state((game.state, seat)), ALL.encode_state((world, seat)))
            compared += 1

    assert compared > 5


def test_arrays_tell_nothing_of_a_secret_list() -> None:
    for game in positions(BOOKS["ecard"], seed=3, open_lists=False):
        view = game.view(int(game.state.chooser))
        if game.turn < 3:
            continue  # hidden openings need Pokémon that may start
        seen = seen_of(view)
        other = [*seen, *["base1-58", "base1-71", "ecard1-115"] * 60][: deck_size(view)]

        world = view.sample(1, other)

        assert same(ALL.encode_state(asked_of(game)), ALL.encode_state((world, view.seat)))


def test_whoever_is_not_asked_learns_the_kind_of_the_question_alone() -> None:
    for game in positions(BOOKS["ecard"], seed=2):
        seat = 1 - int(game.state.chooser)
        arrays = ENCODER.encode_state((game.state, seat))
        table = dict(zip(TABLE, arrays["table"].tolist(), strict=True))

        assert not arrays["options"].any()
        assert not arrays["action_mask"].any()
        assert asks.NAMES[table["ask"] - 1] == game.view(seat).table.ask
        assert (table["chosen"], table["least"], table["most"], table["offered"]) == (0, 0, 0, 0)


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_tokens_tell_what_the_view_tells(name: str, rules: Ruleset) -> None:
    for game in positions(rules, seed=1):
        st, seat = asked_of(game)
        view = game.view(seat)
        rows = ENCODER.encode_state((st, seat))["tokens"]
        words = ENCODER.vocabulary.ids

        hand = cards_in(rows, "hand", 0, words)
        foe_discard = cards_in(rows, "discard", 1, words)

        assert sorted(hand) == sorted(view.me.hand)
        assert sorted(foe_discard) == sorted(view.foe.discard)
        assert len(cards_in(rows, "deck", 1, words)) == view.foe.deck_count
        assert len(cards_in(rows, "hand", 1, words)) == view.foe.hand_count
        for owner, side in enumerate((view.me, view.foe)):
            mons = [row for row in rows.tolist() if row[2] == owner and row[1] in (1, 2)]
            assert [(words[row[0]], row[6], row[7]) for row in mons] == [
                (mon.card, mon.damage, mon.hp) for mon in (*side.actives, *side.bench)
            ]


def cards_in(rows: Any, zone: str, owner: int, words: list[str]) -> list[str]:
    """The ids of the cards in a zone, repeated by count."""
    at = ZONES.index(zone)
    found = [row for row in rows.tolist() if row[1] == at and row[2] == owner]
    return [words[row[0]] for row in found for _ in range(row[4])]


def test_what_is_attached_points_to_its_pokemon() -> None:
    held = 0
    for game in positions(BOOKS["xy"], seed=4):
        st, seat = asked_of(game)
        rows = ENCODER.encode_state((st, seat))["tokens"].tolist()
        words = ENCODER.vocabulary.ids
        mons: list[MonView] = [m for s in (seat, 1 - seat) for m in on(game.view(seat).sides[s])]
        for n, mon in enumerate(mons, 1):
            energy = [r for r in rows if r[3] == n and ZONES[r[1]] == "energy"]

            assert sorted(words[r[0]] for r in energy for _ in range(r[4])) == sorted(mon.energy)
            held += len(energy)

    assert held


@pytest.mark.parametrize(
    ("held", "units", "typed"),
    [
        ("", 0, {}),
        ("+R +R +W", 3, {"R": 2, "W": 1}),
        ("+base1-96 +L", 3, {"L": 1}),  # two Colorless in one card
        ("+neo1-104 +D", 2, {"D": 2}),
        ("+base5-17", 1, dict.fromkeys("GRWLPFDMYN", 1)),  # one unit of any type
    ],
)
def test_a_pokemon_has_so_many_units_of_energy_of_each_type(
    held: str, units: int, typed: dict[str, int]
) -> None:
    game = game_at(f"ecard; you: base1-58 {held} | ; hand: L; foe: base1-44 |", seed=1)

    row = ENCODER.encode_state((game.state, 0))["tokens"][0].tolist()

    named = dict(zip(TOKEN, row, strict=True))
    assert named["units"] == units
    told = {name[-1]: n for name, n in named.items() if name.startswith("units_") and n}
    assert told == typed


def test_energy_counts_as_what_an_effect_makes_of_it() -> None:
    game = game_at("ecard; you: gym1-47 +R +R | ; hand: L; foe: base1-44 |", seed=1)

    row = ENCODER.encode_state((game.state, 0))["tokens"][0]

    assert [row[TOKEN.index(name)] for name in ("units", "units_R", "units_G")] == [2, 0, 2]


def on(side: Any) -> list[MonView]:
    return [*side.actives, *side.bench]


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_a_row_of_options_points_to_what_the_option_is_about(name: str, rules: Ruleset) -> None:
    pointed = 0
    for game in positions(rules, seed=6):
        st, seat = asked_of(game)
        arrays = ENCODER.encode_state((st, seat))
        words, tokens = ENCODER.vocabulary.ids, arrays["tokens"]
        for row, option in zip(arrays["options"].tolist(), game.options, strict=False):
            kind, card, token, target = row[:4]

            assert answers.NAMES[kind - 1] == option.kind
            if card:
                assert words[card] == option.card
            if option.kind in ("bench", "attach", "evolve", "play", "card") and card:
                assert int(tokens[token - 1][0]) == card
                pointed += 1
            if option.kind in ("attack", "attach"):
                assert ZONES[int(tokens[target - 1][1])] in ("active", "bench")

    assert pointed > 2


def test_an_attack_brings_its_facts() -> None:
    found = 0
    for game in positions(BOOKS["ecard"], seed=8):
        arrays = ENCODER.encode_state(asked_of(game))
        for n, option in enumerate(game.options):
            facts = dict(zip(TEXT, arrays["texts"][n].tolist(), strict=True))
            assert facts["is_attack"] == (option.kind == "attack")
            found += facts["is_attack"]

    assert found


def test_the_mask_is_one_for_each_option() -> None:
    for game in positions(BOOKS["xy"], seed=2):
        arrays = ENCODER.encode_state(asked_of(game))

        assert arrays["action_mask"].sum() == len(game.options)
        assert arrays["table"][-1] == len(game.options)


def test_a_batch_is_what_its_tables_are_one_by_one() -> None:
    games = [*positions(BOOKS["ex"], seed=7)][:6]
    batch = ENCODER.batch(len(games))

    for order in (games, games[::-1], games):  # earlier contents are gone
        batch.fill([asked_of(game) for game in order])

        for n, game in enumerate(order):
            found = {name: array[n] for name, array in batch.arrays.items()}
            assert same(found, ENCODER.encode_state(asked_of(game)))


@pytest.mark.parametrize(("name", "rules"), TABLES)
def test_a_batch_that_follows_games_tells_what_is_there_now(name: str, rules: Ruleset) -> None:
    rng, batch = Random(4), ENCODER.batch(1)
    for seed in (4, 5):
        game = Game(*pair(name), rules=rules, seed=seed, record=False)
        while game.choice is not None and game.turn < 7:
            seen = game.state, rng.randrange(2)

            batch.fill([seen])

            found = {array: rows[0] for array, rows in batch.arrays.items()}
            assert same(found, ENCODER.encode_state(seen))
            game.play(rng.randrange(len(game.options)))


def test_a_table_of_a_batch_may_have_another_match_each_time() -> None:
    batch = ENCODER.batch(1)
    for name in ("xy", "ecard", "xy", "ex"):
        game = next(positions(BOOKS[name], seed=2))

        batch.fill([asked_of(game)])

        found = {array: rows[0] for array, rows in batch.arrays.items()}
        assert same(found, ENCODER.encode_state(asked_of(game)))


@pytest.mark.parametrize("many", [15, 16, 40])
def test_as_many_cards_as_lie_alike_share_a_row(many: int) -> None:
    line = f"xy; you: base1-58 | ; hand: L; discard: R, {many}*L; foe: base1-44 |"
    game = game_at(line, seed=1)

    rows = ENCODER.encode_state((game.state, 0))["tokens"].tolist()

    counted = [row[4] for row in rows if ZONES[row[1]] == "discard"]
    assert counted == [1, many]


@pytest.mark.parametrize("net", [0, 256])
def test_what_has_no_room_is_told_by_the_batch_too(net: int) -> None:
    *_, game = positions(BOOKS["xy"], seed=2)
    batch = Encoder(tokens=3, net=net).batch(2)

    with pytest.raises(NoRoom, match="only room for 3; set tokens= of the encoder"):
        batch.fill([asked_of(game)])


def test_a_view_is_encoded_like_its_game() -> None:
    for game in positions(BOOKS["xy"], seed=9):
        st, seat = asked_of(game)
        by_view, by_state = ENCODER.encode(game.view(seat)), ENCODER.encode_state((st, seat))

        assert same(by_view | {"table": by_state["table"]}, by_state)


def test_the_arrays_have_the_documented_columns() -> None:
    shapes = {name: shape for name, (shape, _) in ENCODER.shapes().items()}

    assert shapes["table"] == (len(TABLE),)
    assert shapes["tokens"][1:] == (len(TOKEN),)
    assert shapes["facts"][1:] == (len(CARD),)
    assert shapes["options"][1:] == (len(OPTION),)
    assert shapes["texts"][1:] == (len(TEXT),)


@pytest.mark.parametrize(("room", "what"), [({"tokens": 3}, "tokens"), ({"options": 1}, "options")])
def test_nothing_is_cut_off(room: dict[str, Any], what: str) -> None:
    *_, game = positions(BOOKS["xy"], seed=2)

    with pytest.raises(NoRoom, match=f"only room for {room[what]}; set {what}= of the encoder"):
        Encoder(**room).encode_state(asked_of(game))
