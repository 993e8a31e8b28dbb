"""The catalogue of rules: complete sentences with sources for every rulebook, compared."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from playmat.errors import UnknownRule
from playmat.rules import BOOKS, ECARD, EX, FIELDS, LEGENDS, PLATINUM, UNLIMITED, XY, catalogue
from playmat.rules.catalogue.rule import DECIDED, INHERITS, STATES, Told
from playmat.rules.catalogue.words import called, known, origin
from playmat.rules.difference import apart, diff, house_rules, kinds_apart, nearest_book
from playmat.rules.field_words import field_words, value_words
from playmat.rules.vocabulary import LISTS, SAID, WORDS
from tools.rule_notes import Note, read, read_folder
from tools.rules_page import FOLDER, compared_page, told_page

NOTES = read_folder(Path(__file__).parents[2] / "docs" / "rules")
MOST_WORDS = 60
TOKENS = {
    token
    for token in (
        *FIELDS,
        *(word for words in (*WORDS.values(), *LISTS.values()) for word in words),
    )
    if "_" in token
}
SHORTHAND = re.compile(r"[`=→…\[\]{}<>≥≤]|\b(DEFAULT|TP|NTP|dc|W/R|KO'd|e\.g|M-\d+|[A-Z]+-\d\d)\b")
DIGITS = re.compile(r"\d+")
YEARS = {"2002", "2003", "2004", "2005", "2009", "2011", "2016"}
OURS = re.compile(r"DEFAULT `\[all\]`(?!:)")
HANGING = {"a", "an", "the", "and", "or", "if", "of", "may"}
SENTENCE_END = re.compile(r"[.?](?= [A-Zδθ]|$)")


def sentences() -> Iterator[tuple[str, str]]:
    """Yield all texts about rules for people, with their places."""
    for rule in catalogue.rules().values():
        for book, told in rule.told.items():
            yield f"{rule.id} {book}", told.text
            if told.ours:
                yield f"{rule.id} {book} ours", told.ours
    for family in catalogue.families().values():
        if family.kind:
            yield family.name, family.kind


def test_every_rule_but_no_scenario_is_in_the_catalogue() -> None:
    scenarios = {name for name in NOTES if name.startswith(("S-", "K-"))}

    assert set(catalogue.rules()) == set(NOTES) - scenarios
    assert (len(scenarios), len(catalogue.rules())) == (322, 586)


def test_every_rule_has_a_title_and_a_word_for_each_book_in_which_it_holds() -> None:
    rules = catalogue.rules().values()

    assert [rule.id for rule in rules if not rule.title or not rule.told] == []
    assert [rule.id for rule in rules if rule.family not in catalogue.families()] == []
    assert [
        rule.id for rule in rules if list(rule.told) != [b for b in BOOKS if b in rule.told]
    ] == []


def test_every_rule_is_told_in_whole_sentences() -> None:
    broken = [
        where
        for where, text in sentences()
        if not re.fullmatch(r"[A-Z].*\w\.", text) or text.rstrip(".").split()[-1] in HANGING
    ]

    assert broken == []


def test_no_rule_needs_more_than_two_sentences_or_sixty_words() -> None:
    long = [
        where
        for where, text in sentences()
        if len(text.split()) > MOST_WORDS or len(SENTENCE_END.findall(text)) > 2
    ]

    assert long == []


def test_no_field_name_token_or_shorthand_of_the_notes_reaches_a_person() -> None:
    found = [
        (where, text)
        for where, text in sentences()
        if SHORTHAND.search(text) or any(token in text for token in TOKENS)
    ]

    assert found == []


def test_numbers_are_words_but_for_stages_and_years() -> None:
    found = {number for _, text in sentences() for number in DIGITS.findall(text)}

    assert str(UNLIMITED) not in found
    assert found <= {"1", "2", *YEARS}


def test_a_book_that_states_a_rule_has_a_heading_for_it_and_a_decision_has_none() -> None:
    wrong = [
        (rule.id, book)
        for rule in catalogue.rules().values()
        for book, told in rule.told.items()
        if bool(told.heading) != (told.provenance in (STATES, INHERITS))
        or (told.source == book) != (told.provenance == STATES)
    ]

    assert wrong == []


def test_every_heading_cited_is_one_of_its_rulebook() -> None:
    every = tomllib.loads(Path(__file__).with_name("headings.toml").read_text("utf-8"))
    listed = {(book, heading) for book in BOOKS for heading in every[book]}
    cited = {
        (told.source, heading): rule.id
        for rule in catalogue.rules().values()
        for told in rule.told.values()
        for heading in told.heading.split(" / ")
        if told.heading
    }

    assert {where: id for where, id in cited.items() if where not in listed} == {}


def test_a_silent_book_follows_one_that_states_the_rule() -> None:
    inherited = [
        (rule.told[told.source].provenance, rule.id)
        for rule in catalogue.rules().values()
        for told in rule.told.values()
        if told.provenance == INHERITS
    ]

    assert len(inherited) > 50
    assert {provenance for provenance, _ in inherited} == {STATES}


def test_what_the_notes_call_a_default_of_ours_for_all_books_is_told_as_decided() -> None:
    ours = [
        name
        for name, note in NOTES.items()
        if OURS.search(note.text) and note.text.count("`[") == 1
    ]

    told = {name: {each.provenance for each in catalogue.rule(name).told.values()} for name in ours}
    assert len(told) > 5
    assert {name: said for name, said in told.items() if said != {DECIDED}} == {}


@pytest.mark.parametrize(
    ("rule", "books"),
    [
        ("COND-20", ("ecard",)),
        ("COND-21", ("ex", "platinum", "legends", "xy")),
        ("ATTACK-11", ("xy",)),
        ("BETWEEN-05", ("ecard",)),
        ("TRAINER-12", ("ex", "platinum", "legends")),
        ("RETREAT-02", tuple(BOOKS)),
    ],
)
def test_a_rule_holds_only_in_the_books_that_have_it(rule: str, books: tuple[str, ...]) -> None:
    assert catalogue.rule(rule).books == books


def test_books_that_agree_share_their_text_and_others_have_their_own() -> None:
    groups = [books for books, _ in catalogue.rule("RETREAT-02").groups]

    assert groups == [("ecard",), ("ex", "platinum", "legends", "xy")]
    assert str(catalogue.rule("ATTACK-11")) == "ATTACK-11: No attack on the first turn [xy]"


def test_a_line_of_the_comparison_has_its_source_from_the_rule_it_is_like() -> None:
    line, rule = catalogue.rule("M-39"), catalogue.rule("RETREAT-09")

    assert line.told["ex"].text != rule.told["ex"].text
    assert line.told["ex"].heading == rule.told["ex"].heading == "New Rules"


def test_a_word_comes_from_headings_from_another_book_from_the_cards_or_from_us() -> None:
    names = ("KO-05", "WIN-08", "CARD-BREAK-2", "CARD-CRY-1", "COND-02")
    rule, decided, kind, cards, several = (catalogue.rule(name) for name in names)
    silent = "From the {} rulebook, {}; the {} rulebook does not say."

    assert origin(rule, "ecard") == "The 2002 rulebook, “TAKE a Prize”."
    assert origin(rule, "ex") == silent.format(2002, "“TAKE a Prize”", 2004)
    assert origin(rule, "xy") == silent.format(2011, "“TAKE a Prize card”", 2016)
    assert origin(decided, "xy") == "Our decision; the 2016 rulebook does not say."
    assert origin(kind, "ecard") == silent.format(2016, "“Appendix H: BREAK Evolution”", 2002)
    assert origin(cards, "ex") == "The cards say so; the 2004 rulebook does not."
    assert origin(several, "xy").endswith("“Special Conditions” and “Glossary”.")


@pytest.mark.parametrize(
    ("family", "books"),
    [
        ("CARD-BABY", ("ecard", "ex")),
        ("CARD-EX", ("ex", "platinum", "legends")),
        ("CARD-EXX", ("xy",)),
        ("CARD-LVX", ("platinum", "legends", "xy")),
        ("CARD-LEG", ("legends", "xy")),
        ("CARD-ACE", ("xy",)),
        ("CARD-PRIME", ()),
        ("DUO", ("ex",)),
        ("ER", ("ecard",)),
        ("TOOL", tuple(BOOKS)),
    ],
)
def test_a_kind_names_the_books_that_know_it(family: str, books: tuple[str, ...]) -> None:
    assert catalogue.families()[family].books == books


def test_what_a_rulebook_does_not_say_is_not_cited_to_it() -> None:
    expected = {
        ("xy", "CARD-LVX-1 CARD-LVX-2 CARD-LVX-3 CARD-LVX-6 CARD-SP-1 CARD-SP-5"): "platinum",
        ("legends", "CARD-LVX-4 CARD-LVX-9 EVOLVE-12 CARD-SP-3 CARD-SP-6"): "platinum",
        ("platinum", "NAMING-5 CARD-STAR-2 CARD-BREAK-2 M-62"): "xy",
        ("ex", "WIN-05 OUTCOME-5 NAMING-27 TURN-07 EVOLVE-01"): "ecard",
        ("ex", "CARD-EX-2 CARD-EX-3 NAMING-8"): "platinum",
        ("ecard", "CARD-EX-2 DAMAGE-07 ZONE-06"): "platinum",
        ("platinum", "CARD-FOS-6 WIN-07 CARD-CRY-1"): "",
    }

    found = {
        (book, names): {catalogue.rule(name).told[book].source for name in names.split()}
        for book, names in expected
    }
    assert found == {where: {source} for where, source in expected.items()}


def test_which_books_know_a_kind_is_a_sentence() -> None:
    said = [known(catalogue.families()[name]) for name in ("CARD-EX", "CARD-PRIME", "TOOL")]

    assert said[0] == "Covered in EX 2004, Platinum 2009, Legends 2011."
    assert said[1:] == ["Not in any rulebook; the cards explain it.", "Covered in all rulebooks."]


def test_what_we_add_to_a_book_stands_behind_its_own_words() -> None:
    told = Told("A rule.", STATES, "xy", "Heading", "A decision.")

    assert told.whole == "A rule. A decision."
    assert catalogue.rule("RETREAT-02").told["xy"].ours.startswith("A switch")


def test_an_unknown_rule_is_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownRule, match="RETREAT-0"):
        catalogue.rule("RETREAT-5")


def test_rules_are_found_by_their_words_titles_first_whatever_case_and_accent() -> None:
    found = [rule.id for rule in catalogue.search("POKE-BODIES special")]

    assert found[0] in ("M-42", "POWER-06")
    assert set(found[:2]) == {"M-42", "POWER-06"}
    assert catalogue.search("zeppelin") == []


def test_notes_are_read_from_bullets_with_their_further_lines_and_from_rows() -> None:
    text = "- **COND-01** One\n  two. `[ex xy]`\n\n| M-01 `a_b` | x | y |\nprose **KO-01** here\n"

    notes = list(read(text))

    assert notes == [Note("COND-01", "One\ntwo. `[ex xy]`"), Note("M-01", "`a_b` | x | y")]


def test_no_id_is_given_twice() -> None:
    folder = Path(__file__).parents[2] / "docs" / "rules"
    given = [
        note.id
        for file in ("core.md", "kinds.md")
        for note in read((folder / file).read_text("utf-8"))
    ]

    assert len(given) == len(set(given))


def test_the_pages_of_the_rules_are_what_the_catalogue_says() -> None:
    assert (FOLDER / "told.md").read_text("utf-8") == told_page()
    assert (FOLDER / "compared.md").read_text("utf-8") == compared_page()


@pytest.mark.parametrize(
    ("a", "b", "rule", "says"),
    [
        ("ecard", "ex", "M-02", "flips heads must go first"),
        ("ecard", "ex", "M-05", "after choosing the Active Pokémon"),
        ("ecard", "ex", "M-83", "Pokémon-ex is worth two Prizes"),
        ("ecard", "ex", "M-98", "one Pokémon Star in total"),
        ("ex", "platinum", "M-46", "three separate kinds"),
        ("legends", "xy", "M-44", "eleven types"),
        ("legends", "xy", "M-99", "one ACE SPEC card in total"),
        ("legends", "xy", "M-05", "wait until your opponent has placed"),
    ],
)
def test_two_books_differ_in_words(a: str, b: str, rule: str, says: str) -> None:
    points = {each.rule: each for each in apart(a, b)}

    assert says in points[rule].b
    assert says not in points[rule].a


def test_where_two_books_say_the_same_nothing_is_told_apart() -> None:
    named = {each.rule for each in apart("platinum", "legends")}

    assert named == {"M-90", "M-102", "M-103"}
    assert apart("xy", "xy") == []


@pytest.mark.parametrize(
    ("a", "b", "kinds"),
    [
        ("ex", "ecard", {"DUO", "CARD-EX", "CARD-STAR"}),
        ("ecard", "ex", {"ER"}),
        ("legends", "platinum", {"CARD-LEG", "CARD-SHINY"}),
        ("platinum", "legends", set()),
    ],
)
def test_kinds_that_only_one_of_two_books_knows(a: str, b: str, kinds: set[str]) -> None:
    assert {family.name for family in kinds_apart(a, b)} == kinds


def test_two_rulesets_apart_name_field_values_and_rules() -> None:
    differences = {each.field: each for each in diff(ECARD, EX)}

    assert differences["retreats_per_turn"][1:3] == (99, 1)
    assert "RETREAT-02" in differences["retreats_per_turn"].ids
    assert "prizes" not in differences


def test_differences_stand_in_the_order_of_the_fields() -> None:
    named = [each.field for each in diff(ECARD, XY)]

    assert named == [field for field in FIELDS if field in named]


def test_the_two_books_that_read_alike_differ_in_next_to_nothing() -> None:
    named = [each.field for each in diff(PLATINUM, LEGENDS)]

    assert named == ["name", "title", "default_resistance", "pool_until"]


def test_house_rules_are_told_apart_from_the_book() -> None:
    assert house_rules(XY) == {}
    assert house_rules(XY.replace(prizes=4, bench_size=3)) == {"prizes": 4, "bench_size": 3}


def test_a_renamed_ruleset_is_read_by_the_book_it_is_nearest_to() -> None:
    renamed = ECARD.replace(name="at home", prizes=3)

    assert nearest_book(renamed) == "ecard"
    assert nearest_book(EX.replace(prizes=3)) == "ex"


def test_every_word_a_field_may_hold_is_said_in_words() -> None:
    fields = {**WORDS, **LISTS}
    unsaid = [
        (field, word)
        for field, words in fields.items()
        for word in words
        if "_" in value_words(field, word) or (len(word) > 1 and word not in SAID[field])
    ]

    assert unsaid == []


def test_a_field_is_told_as_a_line() -> None:
    assert field_words("retreats_per_turn", UNLIMITED).endswith("in one turn: any number.")
    assert value_words("first_turn_draw", False) == "no"
    assert value_words("basic_energy_types", ("G", "R")) == "Grass, Fire"
    assert called("ex") == "EX 2004"
