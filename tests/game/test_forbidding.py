"""The card behind a refusal and its duration, for all effects that forbid."""

from __future__ import annotations

import pytest

from playmat.cards.card import Attack, Card, Power
from playmat.game.scenario.scenario import scenario
from playmat.game.why import Refusal, why_not
from tests.game.tables import CARDS, pokemon, trainer


def used(number: int, name: str, program: str) -> Card:
    return pokemon(number, name, Attack("Hex", "", "", f"after {{ {program} }}"), hp=120, retreat=1)


def holding(number: int, name: str, program: str) -> Card:
    power = Power("Grip", "ability", f"static {{ {program} }}")
    return pokemon(number, name, powers=(power,), hp=120)


NEXT = "lasting(foe_next_turn"
EXTRA = (
    used(30, "Rooter", f"{NEXT}, defender) {{ mod(can_retreat, how=forbid) }}"),
    used(31, "Binder", f"{NEXT}, defender) {{ mod(can_attack, how=forbid) }}"),
    used(32, "Locker", f"{NEXT}) {{ forbid_play(foe, item) }}"),
    used(33, "Taxer", f"{NEXT}, defender) {{ mod(attack_cost, value=2) }}"),
    used(34, "Weigher", f"{NEXT}, defender) {{ mod(retreat_cost, value=2) }}"),
    used(35, "Keeper", "lasting(while_active, defender) { mod(can_leave_active, how=forbid) }"),
    holding(36, "Warden", "forbid_play(foe, item)"),
    holding(37, "Stunter", "mod(can_evolve, all(foe), forbid)"),
    holding(38, "Miser", "mod(can_attach_energy, all(foe), forbid)"),
    trainer(39, "Narrow Path", "stadium", "static { mod(bench_size, both, set, 1) }"),
    used(40, "Silencer", f'{NEXT}, defender) {{ forbid_attack(defender, "Gnaw") }}'),
    holding(41, "Quencher", "off_power(all(foe))"),
)


def refused(foe: str, tried: str, you: str = "Pikachu +L | Pikachu", **more: str) -> Refusal:
    """The refusal after the opponent used Hex, if it has that attack."""
    cards = [*CARDS, *EXTRA]
    duel = scenario("xy", you, foe, cards=cards, player="foe", **more)  # type: ignore[arg-type]
    duel = duel.attack("Hex") if duel.can("attack Hex") else duel.end_turn()
    refusal = why_not(duel.state, tried)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("foe", "tried", "rule", "card", "until"),
    [
        ("Rooter", "retreat", "CARD-TEXT-WINS", "t-30", "until this turn ends"),
        ("Binder", "attack Gnaw", "ATTACK-09", "t-31", "until this turn ends"),
        ("Locker", "play Potion", "CARD-TEXT-WINS", "t-32", "until this turn ends"),
        ("Taxer", "attack Gnaw", "ENERGY-02", "t-33", "until this turn ends"),
        ("Weigher", "retreat", "RETREAT-01", "t-34", "until this turn ends"),
        ("Keeper", "retreat", "CARD-TEXT-WINS", "t-35", "while active is Active"),
        ("Warden", "play Potion", "CARD-TEXT-WINS", "t-36", "while it is in play"),
        ("Stunter", "evolve Raichu", "CARD-TEXT-WINS", "t-37", "while it is in play"),
        ("Silencer", "attack Gnaw", "ATTACK-09", "t-40", "until this turn ends"),
        ("Quencher", "use Spark", "POW-3", "t-41", "while it is in play"),
        ("Miser", "attach L to active", "CARD-TEXT-WINS", "t-38", "while it is in play"),
    ],
)
def test_the_card_that_forbids_is_named_with_its_end(
    foe: str, tried: str, rule: str, card: str, until: str
) -> None:
    refusal = refused(foe, tried, "Pikachu +L dmg20 | Raichu", hand="Potion, Raichu, L")

    assert (refusal.rule, refusal.card, refusal.until) == (rule, card, until)
    assert refusal.source in str(refusal)
    assert until in str(refusal)


def test_a_power_is_named_before_its_card() -> None:
    refusal = refused("Warden", "play Potion", "Pikachu dmg20", hand="Potion")

    assert refusal.source == "Grip of Warden (t-36)"


def test_a_stadium_that_leaves_no_room_is_named() -> None:
    you = "Pikachu | Pikachu"

    refusal = refused("Pikachu", "bench Pikachu", you, hand="Pikachu", stadium="Narrow Path")

    assert (refusal.rule, refusal.card) == ("BENCH-02", "t-39")
    assert refusal.until == "while that Stadium is in play"


@pytest.mark.parametrize("tried", ["retreat", "attack Jolt"])
def test_a_plain_rule_names_no_card(tried: str) -> None:
    refusal = refused("Pikachu", tried, "Pikachu | Pikachu")

    assert (refusal.card, refusal.source, refusal.until) == ("", "", "")
