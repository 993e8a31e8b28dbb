"""The log in words: a sentence for every event, hidden cards only for those who saw them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from playmat.game.record.log import ALL, PUBLIC, line, lines, redacted
from playmat.game.record.sentences import SENTENCES
from playmat.model.event import LogEvent
from playmat.rules.catalogue import rules
from playmat.rules.citations import RULES
from tests.contract.repository import SOURCE
from tests.game.tables import at_main, game, play_on
from tests.properties.play import TABLES, begin, choices

WHAT, WHY = 1, 2
NOTING = ("note", "note_sum")


def constants(node: ast.expr, function: ast.AST) -> Iterator[str]:
    """Yield the texts an argument may have, following one variable in the function."""
    if isinstance(node, ast.Name):
        for other in ast.walk(function):
            if isinstance(other, ast.Assign) and ast.unparse(other.targets[0]) == node.id:
                yield from constants(other.value, function)
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body, function)
        yield from constants(node.orelse, function)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def noted(argument: int, noting: tuple[str, ...] = NOTING) -> dict[str, str]:
    """Every text the engine passes to ``note`` at one argument, with its file."""
    found: dict[str, str] = {}
    for path in [*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "game").rglob("*.py")]:
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and ast.unparse(call.func) in noting:
                        texts = constants(call.args[argument], function)
                        found.update((text, path.name) for text in texts)
    return found


def test_everything_the_rules_note_has_a_sentence() -> None:
    told = noted(WHAT)

    assert len(told) > 40
    assert {name: file for name, file in told.items() if name not in SENTENCES} == {}


def test_no_sentence_is_about_something_that_is_never_noted() -> None:
    assert sorted(set(SENTENCES) - set(noted(WHAT)) - {"concede", "time_out"}) == []


def test_every_reason_the_engine_gives_has_a_row_in_the_table_of_rules() -> None:
    reasons = {row.partition(" ")[2] for row in RULES}

    given = noted(WHY, ("note",))

    assert len(given) > 15
    assert {why: file for why, file in given.items() if why not in reasons} == {}


@pytest.mark.parametrize("table", TABLES)
def test_whole_games_are_told_in_words(table: str) -> None:
    st = begin(table, 11, record=True)
    for _ in choices(st, 11):
        pass

    told = lines(st, ALL)

    assert st.events is not None
    assert len(told) == len(st.events) > 30
    assert all(each.text and each.rule in rules() for each in told)
    assert not [each.text for each in told if "  " in each.text or "{" in each.text]


def test_a_line_tells_who_attacks_whom_and_what_it_does() -> None:
    played = at_main(game())
    played.play("end turn") if "attack Gnaw" not in map(str, played.options) else None

    played.play("attack Gnaw")

    texts = [each.text for each in played.log]
    assert "Pikachu attacks Pikachu with Gnaw" in texts
    assert "Pikachu takes 10 damage from Pikachu" in texts


@pytest.mark.rule("ZONE-01")
def test_a_drawn_card_is_named_to_its_player_and_counted_for_everybody_else() -> None:
    st = game().state
    assert st.events is not None
    drawn = next(event for event in st.events if event.what == "draw" and event.seat == 0)
    names = {st.cards[copy].name for copy in drawn.cards}

    mine, theirs, public = (line(st, drawn, viewer) for viewer in (0, 1, PUBLIC))

    assert all(name in mine.text for name in names)
    assert theirs.text == public.text == "Player 0 draws 7 cards"
    assert public.event.cards == theirs.event.cards == ()
    assert mine.event.cards == drawn.cards


@pytest.mark.rule("SETUP-09")
def test_a_pokemon_laid_face_down_stays_unnamed_until_it_is_turned_up() -> None:
    played = at_main(game())

    laid = next(each for each in played.log if each.event.what == "setup_active")

    assert laid.text == f"Player {laid.player} chooses a card as the Active Pokémon"
    assert (laid.event.mon, laid.event.mon_card) == (-1, -1)


def test_the_public_log_holds_no_card_that_only_one_player_saw() -> None:
    played = play_on(game(), 80)

    hidden = [each for each in played.log if each.event.seen != 3]

    assert hidden
    assert all(each.event.cards == () and each.event.mon_card == -1 for each in hidden)


def test_players_may_be_called_by_name() -> None:
    st = game().state

    told = lines(st, PUBLIC, names=("Ash", "Gary"))

    assert any(each.text.startswith("Ash ") for each in told)
    assert not any("Player" in each.text for each in told)


def test_a_player_called_you_is_spoken_to() -> None:
    st = game().state
    events = [LogEvent(what, "DRAW-01", 0) for what in ("draw", "search", "goes_first", "turn")]
    flip = LogEvent("opening_flip", "SETUP-03", 0)
    flip.detail = "heads"

    told = [line(st, event, PUBLIC, ("You", "Gary")).text for event in [*events, flip]]

    assert told == [
        "You draw no cards",
        "You search a deck",
        "You go first",
        "Turn 0: your turn",
        "The opening coin flip is heads: you win the flip",
    ]
    assert line(st, LogEvent("search", "DRAW-01", 1), PUBLIC, ("You", "Gary")).text == (
        "Gary searches a deck"
    )


def test_a_game_that_is_not_recorded_has_no_log() -> None:
    assert game(record=False).log == ()


def test_an_event_without_its_cards_still_says_how_many_they_were() -> None:
    event = LogEvent("look", "ZONE-02", 0)
    event.cards = (3, 4, 5)
    event.seen = 1

    assert redacted(event).count == 3
