"""Properties of several effects are traits in the dictionary, not lists of words elsewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from playmat.lang.words import WORDS
from tests.contract.repository import SOURCE, modules, nodes_of

ROOMS = ("lang", "linker", "writer", "reader", "importer", "exercise")
"""The packages that deal with programs; elsewhere the same names mean other things."""

EFFECTS = {word.name for word in WORDS.values() if word.sort == "effect"}

ALLOWED = {
    "lang/asked_first.py": "what may be done before a choice without a bearing on it",
    "lang/show.py": "the words with a spelling of their own",
    "linker/attack_program.py": "how much of each price was picked",
    "linker/words/answers.py": "what links each word",
    "linker/words/choices.py": "what links each word",
    "linker/words/course.py": "what links each word",
    "linker/words/deeds.py": "what links each word",
    "linker/words/moves.py": "what links each word",
    "reader/discourse/mentions.py": "what moves a card that must be there first",
    "writer/unsaid/names_first.py": "what names a Pokémon before it is called by a pronoun",
    "writer/aims.py": "what each word that asks asks for",
    "writer/answer_verbs.py": "verbs of questions, which are no words",
    "lang/needs/asking.py": "what asks for cards that must be there",
    "lang/needs/afterwards.py": "what joins somebody with what was chosen",
    "writer/phrases/comparisons.py": "what is said of cards by what was done with them",
    "linker/rule_programs.py": "steps of a rulebook, which are no words",
    "reader/meanings.py": "what wordings do to Pokémon in play, where a condition asks of a card",
    "reader/checks/damage.py": "what makes the damage differ from the printed one",
    "reader/discourse/amendments.py": "what the wordings let a coin for each decide",
    "reader/discourse/said_later.py": "of which number of a deed a limit speaks",
    "reader/discourse/replacements.py": "what no wording says something else instead of",
    "writer/polish.py": "what is told by a name of its own, which keeps its quotes",
    "writer/results.py": "how what was dealt with is spoken of",
    "writer/write_lines.py": "what may stand beside what is given up for damage",
    "reader/passes/needless_tests.py": "which argument of an effect may be nothing",
    "exercise/expected.py": "what an onlooker sees of each effect",
    "exercise/observed.py": "events, which are no words",
}
"""Modules with a list that is not a trait, and what it is."""


def lists(source: str) -> Iterator[int]:
    """Yield the lines with a literal list of three or more effects."""
    for node in nodes_of(source):
        match node:
            case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
                names = {part.value for part in parts if isinstance(part, ast.Constant)}
            case ast.Dict(keys=keys):
                names = {key.value for key in keys if isinstance(key, ast.Constant)}
            case ast.Constant(value=str() as text):
                names = set(text.split()) if set(text.split()) <= EFFECTS else set()
            case _:
                continue
        if len(names & EFFECTS) >= 3:
            yield node.lineno


def test_no_module_lists_effects_but_the_dictionary() -> None:
    found = {
        path.relative_to(SOURCE).as_posix(): list(lists(path.read_text(encoding="utf-8")))
        for path in modules()
        if path.relative_to(SOURCE).parts[0] in ROOMS
    }

    listing = {
        name for name, lines in found.items() if lines and not name.startswith("lang/words/")
    }

    assert found["lang/words/effects.py"]
    assert listing == set(ALLOWED)


@pytest.mark.parametrize(
    "source",
    [
        "PICKS = ('choose', 'search', 'pick_random')",
        "if word in {'heal', 'cure', 'heal_all', other}: pass",
        "GIVES = {'flip': 'coins', 'move': 'cards', 'switch': 'mons'}",
        "PICKS = 'choose search pick_random'.split()",
    ],
)
def test_a_list_of_effects_is_found(source: str) -> None:
    assert list(lists(source)) == [1]


@pytest.mark.parametrize(
    "source",
    ["if word in ('look', 'reveal'): pass", "ZONES = ('hand', 'deck', 'discards', 'prizes')"],
)
def test_two_effects_and_other_words_are_left_alone(source: str) -> None:
    assert list(lists(source)) == []
