"""Theme decks: all are listed, and each is playable or gives a reason."""

from __future__ import annotations

import pytest

from playmat.cards.library import SHIPPED, Library
from playmat.decks.by_name import deck_named
from playmat.decks.deck import Deck
from playmat.decks.ready import ILLEGAL, PLAYABLE, WAITS, MissingCards
from playmat.decks.themes import Theme, theme_named, themes
from playmat.errors import BadDeck, UnprogrammedCard
from playmat.game.game import Game
from playmat.rules import BOOKS
from tests.cards.printed import mon

LIBRARY = Library([SHIPPED])


def test_there_are_as_many_as_were_sold_each_with_a_name_of_its_own() -> None:
    assert len(themes()) == 156
    assert len({theme.slug for theme in themes()}) == 156
    assert {len(theme) for theme in themes()} == {60}


def test_every_theme_deck_is_playable() -> None:
    states = {theme.slug: theme.state(LIBRARY, BOOKS[theme.rules]) for theme in themes()}

    assert {slug: state.why for slug, state in states.items() if state.word != PLAYABLE} == {}


def test_a_list_that_breaks_a_rule_or_wants_a_card_says_so() -> None:
    lone = Theme("base1", "Odd", (), ((61, "base1-98"),))
    strange = Theme("base1", "Strange", (), ((60, "base1-999"),))

    states = [theme.state(LIBRARY, BOOKS["ecard"]) for theme in (lone, strange)]

    assert [state.word for state in states] == [ILLEGAL, WAITS]
    assert states[0].why.startswith("FORMAT-1: 61 cards")
    assert states[1].why == "not in the library: base1-999"


@pytest.mark.parametrize("theme", themes()[::12], ids=lambda theme: str(theme.slug))
def test_the_state_of_a_theme_deck_is_what_a_game_says_of_it(theme: Theme) -> None:
    state = theme.state(LIBRARY, BOOKS[theme.rules])

    try:
        deck = theme.deck(LIBRARY)
        game: Game | None = Game(deck, deck, rules=theme.rules, seed=0)
    except (BadDeck, MissingCards, UnprogrammedCard):
        game = None

    assert (game is not None) == (state.word == PLAYABLE)


@pytest.mark.rule("FORMAT-1")
def test_a_deck_of_sixty_one_is_played_only_where_any_deck_is() -> None:
    zap = deck_named("base1-zap", LIBRARY)
    deck = Deck("long", (*zap.cards, zap.cards[-1]))

    with pytest.raises(BadDeck, match="FORMAT-1: 61 cards"):
        Game(deck, deck, rules="ecard", seed=0)
    assert len(Game(deck, deck, rules="ecard", seed=0, any_deck=True).decks[0]) == 61


def test_a_deck_whose_cards_are_not_there_is_refused_with_their_ids() -> None:
    zap = theme_named("base1-zap")
    assert zap is not None

    with pytest.raises(MissingCards, match=r"Zap! \(Base\) needs cards .* base1-53"):
        zap.deck(Library(cards=[mon("Pikachu", id="base1-58")]))


def test_a_deck_is_found_by_its_slug_and_by_a_name_that_only_one_has() -> None:
    assert deck_named("overgrowth", LIBRARY) == deck_named("base1-overgrowth", LIBRARY)
    assert theme_named("Ocean's Core") == theme_named("xy5-oceans-core")
    assert theme_named("no such deck") is None


def test_a_theme_deck_knows_the_book_of_its_time() -> None:
    books = {
        slug: getattr(theme_named(slug), "rules", "") for slug in ("base1-zap", "ex9-wildfire")
    }

    assert books == {"base1-zap": "ecard", "ex9-wildfire": "ex"}
