"""Why something happened or is not allowed: the rule, without revealing hidden cards."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.engine.reasons import CHOOSING, EVOLVE_NAME, REASONS
from playmat.errors import UnknownRule
from playmat.game.candidates import candidates, reason_against
from playmat.game.choice import ENDINGS
from playmat.game.questions import QUESTIONS
from playmat.game.scenario.duel import Duel
from playmat.game.scenario.scenario import scenario
from playmat.game.understanding import answers_meant
from playmat.game.why import why, why_not
from playmat.kinds import asks, players
from playmat.model.notation.options import texts_of
from playmat.model.state import State
from playmat.rules import BOOKS, ECARD, EX, XY
from playmat.rules.catalogue import rules
from playmat.rules.citations import cited
from tests.game.tables import CARDS, at_main, game, play_on, pokemon, trainer
from tests.properties.play import TABLES, begin, choices

GYM = trainer(20, "Gym", "stadium", 'rule("unique_stadium")')
FOSSIL = Card(
    "t-21", "Shell", "trainer", ("fossil",), hp=50, text='rule("leaves_freely"); rule("no_retreat")'
)
BABY = pokemon(22, "Pichu", kinds=("basic", "baby"), text='rule("baby")')
LEVELED = pokemon(23, "Raichu LV.X", kinds=("levelup",), text='rule("levels_up", "Raichu")', hp=110)
UPPER = pokemon(24, "Ho-Oh LEGEND", kinds=("legend",), hp=140)
LOWER = pokemon(25, "Ho-Oh LEGEND", kinds=("legend",), hp=140)
RESTORED = pokemon(26, "Aerodactyl", kinds=("restored",), hp=90)
RINGER = Card("t-27", "Ringer", "trainer", ("tool", "flare"), text='onto(all(foe)[tag("EX")])')
DISK = trainer(28, "Hit Disk", "machine", "")
STICKER = trainer(29, "Sticker", "tool", 'onto(all(me)[named("Raichu")])')
SPROUT = pokemon(
    30, "Sprout", powers=(Power("Wild Growth", "body", "static { mod(max_hp, self, add, 10) }"),)
)
EMBER = pokemon(
    31,
    "Ember",
    powers=(
        Power("Old Burn", "old_power", "power(free, off=is(self, afflicted)) { heal(self, 10) }"),
    ),
)
FULL = "Pikachu | " + ", ".join(["Pikachu"] * 5)
EXTRA = (GYM, FOSSIL, BABY, LEVELED, UPPER, LOWER, RESTORED, RINGER, DISK, STICKER, SPROUT, EMBER)


def table(rules: str = "xy", you: str = "Pikachu", foe: str = "Pikachu", **more: object) -> Duel:
    return scenario(rules, you, foe, cards=[*CARDS, *EXTRA], **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", TABLES)
def test_what_is_offered_is_just_what_nothing_stands_against(table: str) -> None:
    st = begin(table, 6)

    for _ in choices(st, 6):
        if st.ask == asks.MAIN:
            thought_of = candidates(st)
            free = [option for option in thought_of if reason_against(st, option) == 0]
            assert sorted(free) == sorted(st.options)
            assert len(set(texts_of(st, thought_of))) == len(thought_of)


def test_what_is_offered_is_not_refused() -> None:
    played = at_main(game())

    assert [played.why_not(option) for option in played.options] == [None] * len(played.options)


CASES = [
    ("attach Lightning Energy to active", "ENERGY-01", table("xy", hand="2*L", energy_played=1)),
    ("attach Lightning Energy to bench 3", "ZONE-04", table("xy", hand="L")),
    ("attach Nowhere Energy to active", "ENERGY-01", table("xy", hand="L")),
    ("attack Gnaw", "ATTACK-03", table("xy", "Pikachu asleep")),
    ("attack Jolt", "ENERGY-02", table("xy")),
    ("attack Thunder", "ATTACK-01", table("xy", "Pikachu | Raichu +L +L +L")),
    ("attack Hyper Beam", "ATTACK-02", table("xy")),
    ("attack Gnaw", "ATTACK-11", table("xy", turn=1, turns=1, foe_turns=0)),
    ("attack Gnaw", "ATTACK-08", table("ex", foe="Pichu")),
    (
        "bench Pikachu",
        "BENCH-02",
        table("xy", "Pikachu | " + ", ".join(["Pikachu"] * 5), hand="Pikachu"),
    ),
    ("bench Raichu", "BENCH-06", table("xy", hand="Raichu")),
    ("bench Aerodactyl", "CARD-RES-1", table("xy", hand="Aerodactyl")),
    ("bench Ho-Oh LEGEND", "CARD-LEG-1", table("xy", hand="t-24")),
    ("evolve Raichu on active", "EVOLVE-03", table("xy", "Pikachu new", hand="Raichu")),
    (
        "evolve Raichu on active",
        "EVOLVE-04",
        table("xy", turn=1, turns=1, foe_turns=0, hand="Raichu"),
    ),
    ("evolve Raichu on active", "EVOLVE-01", table("xy", "Pichu", hand="Raichu")),
    ("level up Raichu LV.X on bench 1", "CARD-LVX-1", table("xy", "Pikachu | Raichu", hand="t-23")),
    ("level up Raichu LV.X on active", "NAMING-22", table("xy", "Pikachu", hand="t-23")),
    ("level up Raichu LV.X on active", "CARD-LVX-2", table("xy", "Raichu new", hand="t-23")),
    ("play Potion", "TRAINER-03", table("xy", hand="Potion")),
    ("play Potion", "TRAINER-01", table("xy", "Pikachu dmg20")),
    ("play Nurse", "TRAINER-10", table("xy", hand="Nurse", supporters=1)),
    ("play Cape on active", "TRAINER-30", table("xy", "Pikachu +Cape", hand="Cape")),
    ("play Cape on foe's active", "TRAINER-30", table("xy", hand="Cape")),
    ("play Ringer on active", "CARD-FLA-1", table("xy", hand="Ringer")),
    ("play Hit Disk on foe's active", "TM-1", table("xy", hand="Hit Disk")),
    ("play Sticker on active", "CARD-TEXT-WINS", table("xy", hand="Sticker")),
    ("play Gym", "TRAINER-21", table("xy", hand="Gym", stadiums=1)),
    ("play Gym", "STA-2", table("xy", hand="Gym", stadium="foe:Gym")),
    ("retreat", "RETREAT-01", table("xy")),
    ("retreat", "RETREAT-01", table("xy", "Pikachu | Pikachu")),
    ("retreat", "RETREAT-02", table("xy", "Pikachu +L | Pikachu", retreats=1)),
    ("retreat", "RETREAT-03", table("xy", "Pikachu +L paralyzed | Pikachu")),
    ("retreat", "CARD-FOS-4", table("xy", "Shell | Pikachu")),
    ("power Spark", "POWER-03", table("xy", "Raichu used:Spark")),
    ("power Spark", "POWER-05", table("ex", "Raichu asleep")),
    ("use Rain Dance of active", "POWER-01", table("xy")),
    ("discard active from play", "CARD-FOS-6", table("xy")),
    ("step up bench 1", "VARIANT-01", table("xy", "Pikachu | Pikachu")),
    ("retreat active", "RETREAT-01", table("xy")),
    ("retreat bench 1", "RETREAT-01", table("xy", "Pikachu +L | Pikachu")),
    ("retreat foe's active", "RETREAT-01", table("xy", "Pikachu +L | Pikachu")),
    ("attack Jolt with active at foe's active", "ENERGY-02", table("xy")),
    ("attack Gnaw with foe's active", "ATTACK-01", table("xy")),
    ("attack Gnaw at foe's bench 1", "ATTACK-01", table("xy", foe="Pikachu | Pikachu")),
    ("attack", "ENERGY-02", table("xy", "Raichu")),
    ("a 2", "ENERGY-02", table("xy")),
    ("a 3", "ATTACK-02", table("xy")),
    ("r", "RETREAT-01", table("xy")),
    ("e l b3", "ZONE-04", table("xy", hand="L")),
    ("attach L to foe's active", "ENERGY-01", table("xy", hand="L")),
    ("attach Potion to active", "ENERGY-01", table("xy", hand="Potion")),
    ("bench Potion", "BENCH-06", table("xy", hand="Potion")),
    ("bench t-25", "BENCH-02", table("xy", FULL, hand="t-24, t-25")),
    ("bench Ho-Oh LEGEND", "BENCH-02", table("xy", FULL, hand="t-24, t-25")),
    ("evolve Raichu", "EVOLVE-03", table("xy", "Raichu | Pikachu new", hand="Raichu")),
    ("evolve Raichu", "EVOLVE-01", table("xy", "Pichu | Raichu", hand="Raichu")),
    ("evolve Pikachu on active", "EVOLVE-01", table("xy", hand="Pikachu")),
    ("evolve Raichu on foe's active", "EVOLVE-01", table("xy", hand="Raichu")),
    ("level up Raichu LV.X", "CARD-LVX-1", table("xy", "Pikachu | Raichu", hand="t-23")),
    ("level up Raichu on active", "CARD-LVX-1", table("xy", hand="Raichu")),
    ("play Pikachu", "BENCH-01", table("xy", hand="Pikachu")),
    ("play Pikachu", "BENCH-02", table("xy", FULL, hand="Pikachu")),
    ("play Raichu on active", "EVOLVE-01", table("xy", hand="Raichu")),
    ("play Raichu", "EVOLVE-03", table("xy", "Pikachu new", hand="Raichu")),
    ("play L", "ENERGY-01", table("xy", hand="L")),
    ("play Potion on active", "TRAINER-03", table("xy", hand="Potion")),
    ("play Potion", "TRAINER-01", table("xy", discard="Potion")),
    ("use Wild Growth", "POWER-04", table("xy", "Sprout")),
    ("use Spark of foe's active", "POWER-01", table("xy", foe="Raichu")),
    ("discard foe's active from play", "CARD-FOS-6", table("xy", foe="Shell")),
    ("retreat Raichu", "ZONE-04", table("xy", hand="Raichu")),
    ("retreat Raichu", "RETREAT-01", table("xy", foe="Raichu")),
    ("pick 99", "TURN-03", table("xy")),
    ("attack with Pikachu", "ATTACK-03", table("xy", "Pikachu asleep")),
    ("attack with Raichu", "ENERGY-02", table("xy", "Raichu")),
    ("attack with Raichu", "ATTACK-01", table("xy", "Pikachu | Raichu")),
    ("attack with Aerodactyl", "ATTACK-02", table("xy")),
    ("attack Gnaw with Aerodactyl", "ZONE-04", table("xy")),
    ("attack Gnaw with Raichu", "ATTACK-01", table("xy", foe="Raichu")),
    ("attack Gnaw at Raichu", "ATTACK-01", table("xy", foe="Pikachu | Raichu")),
    ("attack Gnaw at active", "ATTACK-01", table("xy")),
    ("attack Pikachu with Jolt", "ENERGY-02", table("xy")),
    ("attack Pikachu with Gnaw", "ATTACK-11", table("xy", turn=1, turns=1, foe_turns=0)),
    ("attack", "ATTACK-01", table("xy", "Shell | Pikachu")),
    ("attack", "ATTACK-01", table("xy", "Shell")),
    ("evolve Pikachu", "EVOLVE-03", table("xy", "Pikachu new", hand="Raichu")),
    ("evolve Pikachu", "EVOLVE-04", table(turn=1, turns=1, foe_turns=0, hand="Raichu")),
    ("attach Cape to active", "TRAINER-30", table("xy", "Pikachu +Cape", hand="Cape")),
    ("attach Cape", "TRAINER-30", table("xy", "Pikachu +Cape", hand="Cape")),
    ("play Ringer on Raichu", "CARD-FLA-1", table("xy", foe="Raichu", hand="Ringer")),
    ("put Raichu on my bench", "BENCH-06", table("xy", hand="Raichu")),
    ("use Potion", "TRAINER-03", table("xy", hand="Potion")),
    ("use Potion", "TRAINER-01", table("xy", discard="Potion")),
    ("use Old Burn", "POW-2", table("ecard", "Ember asleep")),
    ("retreat to bench 1", "RETREAT-01", table("xy", "Pikachu | Raichu")),
    ("attach L to Aerodactyl", "ZONE-04", table("xy", hand="L")),
]


@pytest.mark.parametrize(("tried", "rule", "duel"), CASES)
def test_what_is_not_offered_is_refused_by_the_rule_against_it(
    tried: str, rule: str, duel: Duel
) -> None:
    refusal = why_not(duel.state, tried)

    assert refusal is not None
    assert refusal.rule == rule
    assert str(refusal).endswith(f"({rule})")


@pytest.mark.rule("DUO-3")
def test_nobody_steps_up_beside_two_actives() -> None:
    duel = scenario(XY.replace(actives=2), "Pikachu & Pikachu | Pikachu", "Pikachu", cards=CARDS)

    refusal = why_not(duel.state, "step up bench 1")

    assert refusal is not None
    assert refusal.rule == "DUO-3"


@pytest.mark.rule("DUO-2", "BENCH-02")
@pytest.mark.parametrize(("you", "rule"), [("Pikachu & Pikachu", "DUO-2"), ("Pikachu", "BENCH-02")])
def test_a_full_bench_is_refused_by_the_limit_that_holds(you: str, rule: str) -> None:
    bench = ", ".join(["Pikachu"] * (4 if "&" in you else 5))
    duo = EX.replace(actives=2)
    duel = scenario(duo, f"{you} | {bench}", "Pikachu", hand="Pikachu", cards=CARDS)

    refusal = why_not(duel.state, "bench Pikachu")

    assert refusal is not None
    assert refusal.rule == rule


@pytest.mark.rule("ATTACK-02", "DUO-4")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("attack Gnaw with active 2", "ATTACK-02"),
        ("attack Thunder with Pikachu", "ATTACK-02"),
        ("attack Gnaw with bench 1", "ATTACK-02"),
        ("attack Gnaw at active 2", "ATTACK-01"),
        ("attack Gnaw with foe's active 1", "ATTACK-01"),
        ("attack Gnaw with active 1 at foe's bench 1", "ATTACK-01"),
    ],
)
def test_an_attack_is_never_made_by_or_upon_another_pokemon(line: str, rule: str) -> None:
    rules = EX.replace(actives=2)
    you = "Pikachu +L & Raichu +L +L +L | Shell"
    duel = scenario(rules, you, "Raichu & Pikachu | Pikachu", cards=[*CARDS, FOSSIL])

    assert duel.refused(line)
    assert duel.why_not(line) == rule


@pytest.mark.rule("TURN-07")
def test_the_other_player_is_told_to_wait_whatever_is_in_hand() -> None:
    duel = table(foe_hand="Nurse")

    told = [why_not(duel.state, tried, 1) for tried in ("play Nurse", "play Potion", "end turn")]

    assert [refusal and refusal.rule for refusal in told] == ["TURN-07"] * 3


@pytest.mark.rule("TURN-03")
def test_an_action_waits_for_the_question_under_way() -> None:
    duel = table(you="Pikachu dmg20 | Pikachu dmg10", hand="Potion")
    duel.play("Potion")

    refusal = why_not(duel.state, "end turn")

    assert refusal is not None
    assert refusal.rule == "TURN-03"
    assert list(refusal.meanings) == duel.options
    assert why_not(duel.state, "pick bench 1") is None


@pytest.mark.rule("WIN-04")
def test_nothing_may_be_done_in_a_game_that_is_over() -> None:
    played = game()
    played.concede(1)

    refusal = played.why_not("end turn")

    assert refusal is not None
    assert refusal.rule == "WIN-04"


def test_asking_changes_nothing() -> None:
    played = play_on(game(), 40)
    before = repr(played), played.step, len(played.log)

    for tried in ("retreat", "attack Jolt", "play Nurse", "evolve Raichu on bench 1"):
        played.why_not(tried)

    assert (repr(played), played.step, len(played.log)) == before


@pytest.mark.parametrize("tried", ["dance", "  ", "99", "pick", "fly to the moon"])
def test_what_is_not_understood_is_unclear_and_told_what_is_offered(tried: str) -> None:
    duel = table(hand="L")

    refusal = why_not(duel.state, tried)

    assert refusal is not None
    assert refusal.unclear or tried == "pick"
    assert list(refusal.meanings) == duel.options


def test_what_fits_several_options_is_unclear_and_lists_them() -> None:
    duel = table(you="Pikachu | Pikachu", hand="L")

    refusal = why_not(duel.state, "attach L")

    assert refusal is not None
    assert refusal.unclear
    assert refusal.meanings == (
        "attach Lightning Energy (energy-L) to active",
        "attach Lightning Energy (energy-L) to bench 1",
    )


def test_a_wrong_verb_is_told_with_what_may_be_done_instead() -> None:
    refusal = why_not(table(hand="Pikachu").state, "play Pikachu")

    assert refusal is not None
    assert refusal.meanings == ("bench Pikachu (t-1)",)


def test_a_card_that_is_not_in_hand_is_told_where_it_is() -> None:
    duel = table(you="Pikachu | Raichu", discard="Potion", foe_discard="Nurse", stadium="Gym")

    told = [why_not(duel.state, f"play {name}") for name in ("Potion", "Nurse", "Raichu", "Gym")]

    assert [refusal and refusal.why.partition(": ")[2] for refusal in told] == [
        "it is in your discard pile",
        "it is in your opponent's discard pile",
        "it is in play at bench 1",
        "it is in play as the Stadium",
    ]


@pytest.mark.rule("ENERGY-01")
def test_what_a_card_is_to_go_on_is_not_taken_for_the_card() -> None:
    duel = table(you="Raichu | Pikachu", hand="2*L")
    attached = duel.choose("attach L to active")

    again = why_not(attached.state, "attach lightning to raichu")
    none = why_not(duel.state, "attach psychic to raichu")

    assert again is not None
    assert "already attached" in again.why
    assert none is not None
    assert none.why == "no such card in your hand"


@pytest.mark.parametrize("zone", ["deck", "prizes", "foe_hand", "foe_deck", "foe_prizes"])
def test_a_card_that_lies_hidden_is_as_good_as_none(zone: str) -> None:
    there = table(**{zone: "Potion"})
    nowhere = table(**{zone: "Nurse"})

    told = [why_not(duel.state, "play Potion") for duel in (there, nowhere)]

    assert told[0] == told[1]
    assert told[0] is not None
    assert told[0].rule == "TRAINER-01"


@pytest.mark.rule("EVOLVE-01", "ENERGY-01")
@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("evolve bench 1 with Raichu", "evolve Raichu (t-2) on bench 1"),
        ("evolve bench 1 Raichu", "evolve Raichu (t-2) on bench 1"),
        ("evolve Pikachu into Raichu", "evolve Raichu (t-2) on bench 1"),
        ("attach to bench 1 Lightning Energy", "attach Lightning Energy (energy-L) to bench 1"),
    ],
)
def test_the_pokemon_may_be_named_before_the_card_that_goes_on_it(line: str, answer: str) -> None:
    duel = scenario("xy", "Raichu | Pikachu", "Pikachu", hand="Raichu, L", cards=CARDS)

    assert [each.text for each in answers_meant(duel.state, line)] == [answer]


@pytest.mark.rule("EVOLVE-01")
@pytest.mark.parametrize("line", ["evolve active with Raichu", "evolve active"])
def test_a_pokemon_named_before_the_card_is_refused_by_what_stands_against_it(line: str) -> None:
    duel = scenario("xy", "Raichu | Pikachu", "Pikachu", hand="Raichu", cards=CARDS)

    refusal = why_not(duel.state, line)

    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("EVOLVE-01", REASONS[EVOLVE_NAME][1])


@pytest.mark.rule("TRAINER-30")
def test_a_card_may_be_named_by_words_from_the_middle_of_its_name() -> None:
    duel = scenario("xy", "base1-58 +xy12-89", "base1-58", hand="xy12-89")

    refusal = why_not(duel.state, "play spirit link to active")

    assert refusal is not None
    assert refusal.rule == "TRAINER-30"


@pytest.mark.rule("KO-06")
def test_what_must_be_answered_first_is_told_by_the_rule_that_asks_it() -> None:
    duel = scenario("ecard", "base1-58 +L +L", "base1-63 dmg30 | base1-58, base1-46")
    duel.attack("Gnaw", answers=["prize 1"])

    refusal = why_not(duel.state, "end turn")

    assert refusal is not None
    assert (refusal.rule, refusal.why) == (
        "KO-06",
        f"{REASONS[CHOOSING][1]}: Choose a new Active Pokémon",
    )


def test_the_name_of_one_attack_is_not_taken_for_the_beginning_of_another() -> None:
    long = pokemon(40, "Twin", Attack("Jolt", "L", "10"), Attack("Jolt Storm", "", "20"))
    duel = scenario("xy", "Twin", "Pikachu", cards=[*CARDS, long])

    refusal = why_not(duel.state, "attack Jolt")

    assert refusal is not None
    assert refusal.rule == "ENERGY-02"
    assert why_not(duel.state, "attack Jolt S") is None


def test_the_player_whose_turn_it_is_waits_for_the_other_ones_choice() -> None:
    duel = table(you="Pikachu +L +L", foe="Pikachu dmg190 | Pikachu, Raichu")
    duel.attack("Gnaw", answers=["prize 1"])

    refusal = why_not(duel.state, "end turn", 0)

    assert duel.asked == "promote"
    assert refusal is not None
    assert refusal.rule == "TURN-03"


def test_an_answer_that_is_not_among_those_asked_for_cites_the_question() -> None:
    duel = table(you="Pikachu dmg20 | Pikachu dmg10, Raichu", hand="Potion").play("Potion")

    refusal = why_not(duel.state, "pick bench 2")

    assert refusal is not None
    assert (refusal.rule, refusal.card) == ("CARD-TEXT-WINS", "t-3")
    assert list(refusal.meanings) == duel.options


def test_several_picks_are_offered_only_if_each_is_in_its_turn() -> None:
    duel = table(you="Pikachu dmg20 | Pikachu dmg10", hand="Potion").play("Potion")

    told = [why_not(duel.state, text) for text in ("pick 1", "pick 2", "pick 3", "pick 1 2")]

    assert told[:2] == [None, None]
    assert [refusal is not None and not refusal.unclear for refusal in told[2:]] == [True, True]


@pytest.mark.parametrize("book", BOOKS)
def test_a_refusal_says_what_its_rule_says_in_the_book_being_played(book: str) -> None:
    refusal = why_not(table(book, "Pikachu | Pikachu", retreats=1).state, "retreat")

    assert refusal is not None
    assert refusal.said == rules()[refusal.rule].told[book].text


def test_a_house_rule_is_refused_by_a_rule_that_the_book_has() -> None:
    house = EX.replace(first_turn_attack=False)
    duel = scenario(house, "Pikachu", "Pikachu", cards=CARDS, turn=1, turns=1, foe_turns=0)

    refusal = why_not(duel.state, "attack Gnaw")

    assert refusal is not None
    assert refusal.rule == "TURN-06"
    assert refusal.said == (
        "On the first turn of the game, the player who goes first draws no card and can't play a "
        "Supporter. House rule: Whether the starting player may attack on turn 1: no."
    )


@pytest.mark.rule("RETREAT-03", "BENCH-06", "EVOLVE-04")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(
    ("line", "case"),
    [
        ("retreat", "it is Asleep or Paralyzed"),
        ("bench Raichu", "that card is not a Basic Pokémon"),
        ("evolve bench 1 Raichu", "it is your first turn"),
    ],
)
def test_a_refusal_tells_the_case_and_leaves_the_rule_to_the_book(
    book: str, line: str, case: str
) -> None:
    table = f"{book}; turn 2; turns 1 1; you: Pikachu asleep | Pikachu; hand: Raichu; foe: Pikachu"
    duel = scenario(table, cards=CARDS)

    refusal = why_not(duel.state, line)

    assert refusal is not None
    assert refusal.why == case
    assert refusal.said == rules()[refusal.rule].told[book].text


def test_every_reason_cites_a_rule_of_the_catalogue() -> None:
    assert [rule for rule, _ in REASONS[1:] if rule not in rules()] == []


@pytest.mark.parametrize("table", TABLES)
def test_every_rule_cited_by_an_event_or_a_refusal_holds_in_the_book_being_played(
    table: str,
) -> None:
    book = TABLES[table].name
    cited: set[str] = set()
    for seed in range(3):
        st = begin(table, seed, record=True)
        for _ in choices(st, seed):
            cited |= refusals(st)
        cited |= {event.rule for event in st.events or []}

    assert len(cited) > 30
    assert sorted(each for each in cited if book not in rules()[each].told) == []


def refusals(st: State) -> set[str]:
    """The rules against every conceivable move at a player's choice."""
    if st.ask != asks.MAIN or st.chooser == players.CHANCE:
        return set()
    reasons = {reason_against(st, option) for option in candidates(st)}
    return {REASONS[reason][0] for reason in reasons if reason}


def test_every_rule_behind_a_question_or_an_ending_holds_in_every_book() -> None:
    asked = [question.rule for question in QUESTIONS.values() if question.rule]

    named = [(book, rule) for book in BOOKS for rule in asked]
    named += [(book, cited(book, *row)) for book in BOOKS for row in ENDINGS.values()]

    assert len(named) > 75
    assert [(book, rule) for book, rule in named if book not in rules()[rule].books] == []


def test_a_line_of_the_log_is_explained_as_the_book_being_played_says_it() -> None:
    told = at_main(game()).log
    laid = next(line for line in told if line.event.what == "prizes_laid")

    explained = why(XY, laid)

    assert (explained.rule, explained.book) == ("SETUP-09", "xy")
    assert explained.text == rules()["SETUP-09"].told["xy"].text
    assert str(explained).startswith("SETUP-09: Put one Basic Pokémon face down")
    assert str(explained).endswith("(The 2016 rulebook, “How to Start a Game”)")


def test_two_books_explain_the_same_rule_by_different_sentences() -> None:
    texts = [why(book, "RETREAT-02").text for book in (ECARD, XY)]

    assert "as often" in texts[0]
    assert "once" in texts[1]


def test_a_rule_of_another_book_is_told_as_such() -> None:
    explained = why(EX, "ATTACK-11")

    assert explained.text.startswith("Only in XY 2016: The player who goes first can't attack")
    assert explained.origin == "The 2004 rulebook has no such rule."


def test_a_house_rule_is_told_beside_the_book() -> None:
    explained = why(XY.replace(prizes=3), "SETUP-09")

    assert explained.house == ("Prize cards each player sets aside: 3.",)
    assert "House rule: Prize cards each player sets aside: 3." in str(explained)
    assert why(XY.replace(bench_size=3), "SETUP-09").house == ()


def test_what_we_decided_is_told_as_ours() -> None:
    explained = why(EX, "RETREAT-07")

    assert explained.ours.startswith("The rulebook names")
    assert "Our decision: The rulebook names" in str(explained)


def test_an_unknown_rule_cannot_be_explained() -> None:
    with pytest.raises(UnknownRule, match="no rule named 'RETREAT-99'"):
        game().why("RETREAT-99")


def test_an_energy_named_by_its_first_letters_is_refused_by_the_rule_against_it() -> None:
    duel = scenario("xy", "base1-58", "base1-58", hand="G, L", energy_played=1)

    refusals = {duel.why_not("attach G to active"), duel.why_not("attach grass to active")}

    assert refusals == {"ENERGY-01"}
