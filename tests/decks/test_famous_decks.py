"""Famous decks are legal, from the right years, playable and worth playing."""

from __future__ import annotations

import tomllib
from random import Random
from typing import Final

import pytest

from playmat.agents.registry import agent_maker
from playmat.cards.card import Card
from playmat.cards.library import SHIPPED, Library
from playmat.cards.printed import is_basic_card
from playmat.cards.sets import set_named
from playmat.cards.spelling import slug
from playmat.decks import famous_decks as shipped
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck, violations
from playmat.decks.famous_decks import Famous, famous_decks, famous_named
from playmat.decks.ready import PLAYABLE
from playmat.decks.themes import themes
from playmat.decks.years import book_of_years, last_day
from playmat.game.game import Game
from playmat.rules import BOOKS
from playmat.sim.job import Job, Matchup, entrant
from playmat.sim.run import simulate

LIBRARY = Library([SHIPPED])
PAIRS: Final = [
    (ours[at], ours[at - 1])
    for ours in ([deck for deck in famous_decks() if deck.rules == book] for book in BOOKS)
    for at in range(0, len(ours), 2)
]
"""Pairs of decks of the same years, so that each is played."""

LONGEST: Final = 150
NONSENSE: Final = 3
BEYOND_GREEDY = {"b-l-s"}
"""Decks that a one-move lookahead plays badly; see docs/known.md."""


def day_of(card: Card) -> str:
    return set_named(card.id.rpartition("-")[0]).date


def nonsense(rules: str, seed: int) -> Deck:
    """A random legal deck of fifteen different cards, including a Basic."""
    rng, book = Random(f"{rules} {seed}"), BOOKS[rules]
    pool = [card for card in LIBRARY.cards() if day_of(card) <= last_day(book)]
    basics = [card for card in pool if is_basic_card(card)]
    while True:
        cards = [rng.choice(basics), *rng.sample(pool, 14)]
        deck = Deck("nonsense", tuple(card for card in cards for _ in range(4)))
        if not violations(deck, book):
            return deck


def test_every_book_has_eight_and_no_name_is_taken() -> None:
    counts = [sum(deck.rules == book for deck in famous_decks()) for book in BOOKS]
    slugs = [deck.slug for deck in famous_decks()]

    taken = {*(theme.slug for theme in themes()), *(slug(theme.name) for theme in themes())}

    assert min(counts) >= 8
    assert len(set(slugs)) == len(slugs)
    assert not taken & set(slugs)


@pytest.mark.rule("FORMAT-1", "FORMAT-2", "FORMAT-7")
@pytest.mark.parametrize("deck", famous_decks(), ids=lambda deck: str(deck.slug))
def test_a_list_is_legal_and_of_its_years(deck: Famous) -> None:
    held = deck.deck(LIBRARY)

    assert deck.state(LIBRARY, BOOKS[deck.rules]).word == PLAYABLE
    assert len(held) == 60
    assert {card.name for card in held.cards if day_of(card)[:4] > deck.years[-4:]} == set()
    assert book_of_years(held) == deck.rules


def test_every_line_names_the_card_of_its_id() -> None:
    files = {name: tomllib.loads((shipped.SHIPPED / f"{name}.toml").read_text()) for name in BOOKS}
    lines = [
        line.split(" ", 2)
        for file in files.values()
        for row in file["deck"]
        for line in row["cards"].strip().splitlines()
    ]

    wrong = [(card_id, name) for _, card_id, name in lines if LIBRARY.card(card_id).name != name]

    assert wrong == []


def test_what_is_told_of_a_deck_is_a_line_or_two() -> None:
    told = [text for deck in famous_decks() for text in (deck.story, deck.wins)]

    assert [text for text in told if not 30 < len(text) < 190 or not text.endswith(".")] == []


def test_a_deck_is_found_by_its_name_in_any_spelling() -> None:
    assert deck_named("Rain Dance", LIBRARY) == deck_named("rain-dance", LIBRARY)
    assert famous_named("Rocket’s Zapdos") == famous_named("rockets-zapdos")
    assert famous_named("no such deck") is None


@pytest.mark.parametrize("pair", PAIRS, ids=lambda pair: str(pair[0].slug))
def test_decks_of_the_same_years_play_a_game_to_its_end(pair: tuple[Famous, Famous]) -> None:
    one, other = (deck.deck(LIBRARY) for deck in pair)
    game = Game(one, other, rules=pair[0].rules, seed=4)
    agents = [agent_maker("greedy")(seat) for seat in range(2)]

    while (choice := game.choice) is not None:
        game.play(agents[choice.player].choose(game.view(choice.player), choice))

    assert game.over
    assert game.turn < LONGEST


@pytest.mark.slow
@pytest.mark.parametrize(
    "deck",
    [deck for deck in famous_decks() if deck.slug not in BEYOND_GREEDY],
    ids=lambda deck: str(deck.slug),
)
def test_a_famous_deck_beats_cards_that_nobody_chose(deck: Famous) -> None:
    against = [nonsense(deck.rules, seed) for seed in range(NONSENSE)]
    mine = entrant(deck.deck(LIBRARY), "greedy")
    matchups = tuple(Matchup(mine, entrant(other, "greedy")) for other in against)

    standing = simulate(Job(matchups, 2, 1, deck.rules), processes=1)

    assert standing.faults == []
    assert sum(tally.score for tally in standing.tallies) > NONSENSE
