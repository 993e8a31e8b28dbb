"""Options as objects: what they refer to, as their player may know it."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest

from playmat.errors import IllegalOption
from playmat.game.from_position import game_at
from playmat.game.game import Game
from playmat.game.option import About, Option
from playmat.kinds import answers, players
from playmat.rules import BOOKS
from tests.game.tables import at_main, game, play_on

ROOT = Path(__file__).resolve().parents[2]


def named(table: Game, text: str) -> Option:
    return next(option for option in table.options if option.text == text)


def test_an_attack_names_who_attacks_whom_with_what() -> None:
    table = game_at("ecard; you: base1-58 +L +L | ; foe: base1-44 |")

    attack = named(table, "attack Gnaw")

    assert (attack.kind, attack.attack, attack.place) == ("attack", "Gnaw", "active")
    assert (attack.target, attack.card, attack.amount) == ("foe's active", "base1-58", None)


def test_a_card_that_is_put_onto_a_pokemon_names_both() -> None:
    table = game_at("ecard; you: base1-58 | base1-46; hand: energy-L; foe: base1-44 |")

    attach = [option for option in table.options if option.kind == "attach"]

    assert [(o.card, o.place, o.target) for o in attach] == [
        ("energy-L", "hand", "active"),
        ("energy-L", "hand", "bench 1"),
    ]


def test_a_prize_is_answered_by_its_number_and_gives_no_card_away() -> None:
    table = game_at("ecard; you: base1-58 +L +L | ; foe: base1-44 dmg30 | base1-44")

    table.play("attack Gnaw")
    while table.options[0].kind != "prize":
        table.play(0)

    assert [option.amount for option in table.options] == [1, 2, 3, 4, 5, 6]
    assert {option.card for option in table.options} == {""}


def test_an_option_reads_as_at_its_moment_after_the_game_has_gone_on() -> None:
    asked, same = at_main(game()), at_main(game())
    told = [(option.text, option.about) for option in same.options]
    kept = asked.options

    play_on(asked, 30)
    asked.undo(20)
    play_on(asked, 5)

    assert [(option.text, option.about) for option in kept] == told


def test_an_option_for_json_has_its_kind_its_text_and_what_it_is_about() -> None:
    option = at_main(game()).options[-1]

    assert option.plain() == {
        "kind": "end",
        "text": "end turn",
        **dict.fromkeys(("card", "place", "attack", "power", "target", "word"), ""),
        "amount": None,
    }


def told(table: Game, option: Option) -> bool:
    """Whether an option's card is in its text or at its place."""
    assert table.choice is not None
    view = table.view(table.choice.player)
    whose = {"": view.me, "foe's ": view.foe}
    mons = {
        f"{who}{spot}{f' {n}' if spot == 'bench' or len(row) > 1 else ''}": mon.card
        for who, side in whose.items()
        for spot, row in (("active", side.actives), ("bench", side.bench))
        for n, mon in enumerate(row, 1)
    }
    about = option.about
    return (
        f"({about.card})" in option.text
        or about.place == "stadium"
        or mons[about.place] == about.card
    )


def test_a_pokemon_that_acts_or_is_picked_is_named_by_its_card() -> None:
    table = game_at("ecard; you: base1-58 +L | base1-46, base1-44; foe: base1-44 |")

    found = {option.kind: option.card for option in table.options}
    table.play("retreat")

    assert (found["retreat"], found["attack"], found["end"]) == ("base1-58", "base1-58", "")
    assert [(o.kind, o.card) for o in table.options] == [("mon", "base1-46"), ("mon", "base1-44")]


def test_options_are_a_sequence_that_equals_a_tuple() -> None:
    offered = at_main(game()).options
    made = tuple(offered)

    assert offered == made == offered[:] == pickle.loads(pickle.dumps(offered))
    assert (hash(offered), repr(offered), len(offered)) == (hash(made), repr(made), len(made))
    assert (offered[0], offered[-1], offered[1:]) == (made[0], made[-1], made[1:])
    assert offered != made[1:]
    assert offered != list(made)
    assert [offered.index(option) for option in reversed(offered)] == [*range(len(made))][::-1]
    assert all(option in offered for option in made)
    assert offered[0].packed not in offered
    with pytest.raises(IndexError):
        _ = offered[len(made)]


def test_an_option_that_is_no_longer_offered_is_refused_and_changes_nothing() -> None:
    table = game_at("ecard; you: base1-58 +L | base1-46; foe: base1-44 |")
    kept = named(table, "retreat")
    table.play(kept)
    before = table.options

    with pytest.raises(IllegalOption, match="retreat is not legal here"):
        table.play(kept)

    assert (table.step, table.options) == (1, before)


@pytest.mark.parametrize("book", BOOKS)
def test_what_an_option_is_about_agrees_with_its_words(book: str) -> None:
    table, chance = Game(f"{book}-a", f"{book}-b", rules=book, seed=4), Random(4)

    while not table.over and table.step < 150:
        for option in table.options:
            about = option.about
            assert all(word in option.text for word in (about.attack, about.power, about.word))
            assert not about.card or told(table, option)
            assert about.amount is None or str(about.amount) in option.text
        assert table.choice is not None
        assert table.choice.player != players.CHANCE
        table.play(chance.choice(table.options))


def test_the_page_on_questions_has_every_kind_of_option_and_every_field() -> None:
    page = (ROOT / "docs" / "questions.md").read_text("utf-8").partition("## Options")[2]
    kinds = page.partition("| kind of option |")[2]

    assert all(f"`{name}`" in kinds for name in answers.NAMES)
    assert all(f"| `{name}` |" in page for name in ("kind", "text", *About._fields[:-1], "about"))
