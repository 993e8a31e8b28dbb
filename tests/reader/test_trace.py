"""Traces of readings: what matched, what each pass did, where reading stopped."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playmat.lang.make import node
from playmat.lang.show import show
from playmat.reader import Face, read
from playmat.reader.derivation import Wording, overheard
from playmat.reader.grammar import GRAMMAR, Symbol, phrase
from playmat.reader.order import COMPOSERS
from playmat.reader.sentence import meaning, statements
from playmat.reader.text.tokens import Sentence
from playmat.reader.trace import Trace, trace
from tests.contract.repository import SOURCE

TEXTS = (
    ("attack", "Flip a coin. If heads, draw 2 cards."),
    ("attack", "Choose a card in your discard pile and shuffle it into your deck."),
    ("attack", "Draw 1 card."),
    ("attack", "Draw a crad."),
    ("attack", "Choose 1 of your Benched Pokémon. Draw a card."),
    ("power", "Your Grass Pokémon have no Retreat Cost."),
    ("trainer", "Draw 3 cards. (You may be glad of it.)"),
    ("trainer", "Draw 3 cards."),
    ("energy", "Mossling Energy provides Grass Energy."),
    ("song", "Draw 3 cards."),
)


def face(kind: str, text: str) -> Face:
    return Face(kind, text, "Mossling", "Moss Toss", "2012-01-01", kinds=("item",), power="ability")


def of_attack(text: str) -> Trace:
    return trace(face("attack", text))


def within(wording: Wording) -> Iterator[Wording]:
    """Yield a wording and everything in its slots."""
    yield wording
    for slot in wording.slots:
        yield from within(slot)


def of_sentence(found: Trace, number: int) -> list[Wording]:
    """The wordings that read one sentence of a text."""
    wording = found.sentences[number].wording
    assert wording is not None
    return list(within(wording))


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_a_trace_comes_to_what_is_read(kind: str, text: str) -> None:
    reading, found = read(face(kind, text)), trace(face(kind, text))

    assert found.program == reading.program
    assert (found.stop is None) == (reading.program is not None)


def test_the_wordings_of_a_sentence_are_told_from_the_outermost_in() -> None:
    found = of_sentence(of_attack("Flip a coin. If heads, draw 2 cards."), 1)

    words = {one.words: one.pattern for one in found}

    assert words["draw 2 cards"] == "draw|draws {n:count} card|cards"
    assert found[0].words == "If heads , draw 2 cards"
    assert found[0].slots
    assert words["heads"] == "heads"


def test_a_wording_is_found_where_it_is_said_to_be() -> None:
    for one in of_sentence(of_attack("Flip a coin. If heads, draw 2 cards."), 1):
        path, _, line = one.place.partition(":")
        rows = (SOURCE.parent / path).read_text("utf-8").splitlines()

        assert any(
            word in rows[int(line) - 1]
            for word in ("row(", "rule(", "phrase(", "same(", "matcher(")
        )


def test_a_stage_is_kept_where_the_program_changes() -> None:
    found = of_attack("Choose a card in your discard pile and shuffle it into your deck.")

    names = [stage.name for stage in found.stages]

    assert names == ["read_attack", "only_if_done", "canonical"]
    assert [show(stage.program) for stage in found.stages][-1] == show(found.program or ())


def test_a_stop_tells_the_word_what_could_stand_there_and_words_nobody_knows() -> None:
    stop = of_attack("Draw 2 cards. Discard a crad.").stop

    assert stop is not None
    assert stop.words == ("Discard", "a", "crad")
    assert stop.at == 2
    assert "card|cards" in stop.expected
    assert stop.unknown == (("crad", ("card",)),)


def test_a_stop_at_the_first_word_tells_what_was_asked_for() -> None:
    stop = of_attack("(moss.)").stop

    assert stop is not None
    assert stop.at == 0
    assert stop.expected
    assert all(part.startswith("{") for part in stop.expected)


def test_a_text_refused_by_a_check_is_shown_up_to_the_last_pass() -> None:
    found = of_attack("Choose 1 of your Benched Pokémon. Draw a card.")

    assert found.stop is not None
    assert found.stop.words == ()
    assert "choice" in found.stop.why
    assert "choose(bench_of(me))" in show(found.stages[-1].program)


def test_nothing_is_kept_of_what_is_read_outside_a_trace() -> None:
    sentence = Sentence(("Draw", "3", "cards"))
    with overheard() as heard:
        meaning(sentence, "statement")

    meaning(sentence, "statement")

    assert [one.words for one in heard] == [sentence.words]


def test_a_sentence_of_two_meanings_is_told_with_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GRAMMAR, "twofold", Symbol())
    phrase("twofold", (node("draw", "me", 1),), "moss")
    phrase("twofold", (node("shuffle", "me"),), "moss")
    monkeypatch.setitem(
        COMPOSERS, "attack", lambda face, text: (statements(text[0], "twofold")[0],)
    )

    found = of_attack("Moss.")

    assert found.stop is not None
    assert found.stop.why == "2 meanings: Moss"
    assert found.stop.words == ("Moss",)
    assert found.sentences[0].meanings == ("draw(me, 1)", "shuffle(me)")
