"""The table of wordings covers the language and stays away from printed texts."""

from __future__ import annotations

import re

import pytest

from playmat.lang.words import EVENTS, LISTS, QUERIES, TAGS
from playmat.writer import phrasebook, players
from playmat.writer.phrase_table import LINES, TIGHT, Forms, Line, Wording, wordings_of
from playmat.writer.phrases import events, lists


def test_every_word_of_the_dictionary_has_a_phrase_of_its_own() -> None:
    assert phrasebook.UNSAID == ()


def test_every_name_of_the_small_lists_has_a_phrase_of_its_own() -> None:
    named = {**lists.NAMES, "query": lists.QUERIES, "event": events.EVENTS}
    wanted = {**LISTS, "query": QUERIES, "event": EVENTS}
    missing = {
        sort: [one for one in names if one not in named[sort]] for sort, names in wanted.items()
    }

    assert {sort: names for sort, names in missing.items() if names} == {}
    assert set(lists.TAGS) == set(TAGS)
    for forms in (players.SUBJECTS, players.OWNERS, players.OBJECTS):
        assert set(forms) == set(LISTS["player"])


@pytest.mark.parametrize("kind", LINES)
def test_no_phrase_is_long_enough_to_be_a_printed_sentence(kind: str) -> None:
    assert [_words(wording) for wording in wordings_of(kind) if len(_words(wording)) > 13] == []


def _words(wording: Wording) -> list[str]:
    """The longest run of words of a phrase between its holes, commas and the like."""
    runs = [""]
    for item in wording.items:
        if isinstance(item, str | Forms):
            runs[-1] += item if isinstance(item, str) else item.more
        else:
            runs.append("")
    parts = [part for run in runs for part in re.split("[.,;:]", " ".join(run.split()))]
    return max((_without_formulas(part) for part in parts), key=len)


def _without_formulas(run: str) -> list[str]:
    """The words of a run, without players and phrases about Weakness and Resistance."""
    said = [*players.SUBJECTS.values(), *players.OWNERS.values()]
    for player in sorted(said, key=len, reverse=True):
        run = run.replace(f"{player} ", "")
    return (
        re.sub(r"(?:before|after|ignor\w+) Weakness[\w ,]* and [\w ]+\)?", "", run)
        .replace("(", "")
        .replace("this Pokémon is", "it is")
        .replace("while it is", "while")
        .replace("it is Active and is", "it is")
        .replace("it is on your Bench and is", "it is")
        .replace("even if it is Knocked Out", "even so")
        .split()
    )


def test_a_line_of_the_table_gives_its_wordings_once_they_are_asked_for() -> None:
    line = Line("effect", ("draw(?who, 2)",), "{who!draw} twice", TIGHT, together=False)
    before = line.made

    said = [wording.items for wording in line.wordings()]

    assert before is None
    assert ("draw twice",) in said
    assert len(said) == len(LISTS["player"])
    assert line.wordings() is line.made


def test_all_wordings_are_there_for_who_cannot_wait() -> None:
    phrasebook.make_all()

    assert all(line.made is not None for every in LINES.values() for line in every)


@pytest.mark.parametrize("sort", lists.NAMES)
def test_no_two_names_of_a_list_share_a_phrase(sort: str) -> None:
    phrases = [phrase.casefold() for phrase in lists.NAMES[sort].values()]

    assert len(set(phrases)) == len(phrases)
