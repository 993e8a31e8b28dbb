"""Reasons against moves: a number in the core, a rule and an explanation outside."""

from __future__ import annotations

from typing import Final

OVER: Final = 1
NOT_YOUR_TURN: Final = 2
CHOOSING: Final = 3
NO_SUCH_CARD: Final = 4
NO_SUCH_MON: Final = 5
BENCH_FULL: Final = 6
NOT_BASIC: Final = 7
RESTORED: Final = 8
LEGEND_HALVES: Final = 9
EVOLVE_FIRST_TURN: Final = 10
EVOLVE_NEW: Final = 11
EVOLVE_NAME: Final = 12
EVOLVE_LOCKED: Final = 13
LEVEL_ACTIVE: Final = 14
LEVEL_NAME: Final = 15
LEVEL_NEW: Final = 16
ENERGY_DONE: Final = 17
ENERGY_LOCKED: Final = 18
ENERGY_TARGET: Final = 19
PLAY_LOCKED: Final = 20
SUPPORTER_DONE: Final = 21
STADIUM_DONE: Final = 22
FIRST_TURN_SUPPORTER: Final = 23
FIRST_TURN_TRAINER: Final = 24
FIRST_TURN_STADIUM: Final = 25
FIRST_TURN_FOSSIL: Final = 26
SAME_STADIUM: Final = 27
NEEDS: Final = 28
USELESS: Final = 29
TOOL_SLOTS: Final = 30
ONTO: Final = 31
RETREAT_DONE: Final = 32
RETREAT_ASLEEP: Final = 33
RETREAT_EMPTY_BENCH: Final = 34
RETREAT_COST: Final = 35
RETREAT_FAILED: Final = 36
RETREAT_LOCKED: Final = 37
RETREAT_FOSSIL: Final = 38
NOT_ACTIVE: Final = 39
ATTACK_ASLEEP: Final = 40
ATTACK_FIRST_TURN: Final = 41
ATTACK_COST: Final = 42
ATTACK_LOCKED: Final = 43
ATTACK_USED_UP: Final = 44
ATTACK_NEEDS: Final = 45
ATTACK_NONE: Final = 46
POWER_NONE: Final = 47
POWER_USED: Final = 48
POWER_CONDITION: Final = 49
POWER_OFF: Final = 50
POWER_NEEDS: Final = 51
LEAVE_NOT_ALLOWED: Final = 52
STEP_UP_FULL: Final = 53
STEP_UP_NONE: Final = 54
STEP_UP_SINGLE: Final = 55
DECLARE_FIRST: Final = 56
TOOL_OFF: Final = 57
STEP_UP_FIRST: Final = 58
OTHERS_CHOICE: Final = 59
NOT_AMONG: Final = 60
ELSEWHERE: Final = 61
TOOL_TARGET: Final = 62
GEAR_TARGET: Final = 63
CARD_TARGET: Final = 64
NOT_EVOLUTION: Final = 65
NOT_LEVEL_UP: Final = 66
NOT_ENERGY: Final = 67
POKEMON_CARD: Final = 68
STACKED_CARD: Final = 69
ENERGY_CARD: Final = 70
PASSIVE: Final = 71
AIM: Final = 72
FOE_ENERGY: Final = 73
FOE_EVOLVES: Final = 74
FOE_RETREATS: Final = 75
FOE_ATTACKS: Final = 76
FOE_POWER: Final = 77
FOE_LEAVES: Final = 78
NO_MORE: Final = 79
FOE_STEPS: Final = 80
OUT_OF_PLAY: Final = 81
RETREAT_BENCHED: Final = 82
STADIUM_OFF: Final = 83
NO_ATTACKS: Final = 84
OLD_CONDITION: Final = 85
DUO_BENCH_FULL: Final = 86

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", "nothing forbids it"),
    ("WIN-04", "the game is over"),
    ("TURN-07", "it is not your turn"),
    ("TURN-03", "finish the current choice first"),
    ("ZONE-01", "no such card in your hand"),
    ("ZONE-04", "no such Pokémon in play"),
    ("BENCH-02", "the Bench is full"),
    ("BENCH-06", "that card is not a Basic Pokémon"),
    ("CARD-RES-1", "a Restored Pokémon can only be benched with the Item it names"),
    ("CARD-LEG-1", "you need both halves of the LEGEND in hand"),
    ("EVOLVE-04", "it is your first turn"),
    ("EVOLVE-03", "it came into play or evolved this turn"),
    ("EVOLVE-01", "this card does not evolve from that Pokémon"),
    ("CARD-TEXT-WINS", "an effect prevents evolving"),
    ("CARD-LVX-1", "only an Active Pokémon can level up"),
    ("NAMING-22", "this card does not level up that Pokémon"),
    ("CARD-LVX-2", "it came into play, evolved or leveled up this turn"),
    ("ENERGY-01", "you already attached Energy this turn"),
    ("CARD-TEXT-WINS", "an effect prevents attaching it"),
    ("EN-9", "this Energy card can't be attached to that Pokémon"),
    ("CARD-TEXT-WINS", "an effect prevents playing this card"),
    ("TRAINER-10", "you already played a Supporter this turn"),
    ("TRAINER-21", "you already played a Stadium this turn"),
    ("TRAINER-12", "you went first: no Supporter on turn 1"),
    ("TURN-06", "you went first: no Trainers on turn 1"),
    ("TURN-06", "you went first: no Stadium on turn 1"),
    ("CARD-FOS-3", "you went first: no Fossils on turn 1"),
    ("STA-2", "a Stadium with the same name is in play"),
    ("CARD-TEXT-WINS", "its requirements are not met"),
    ("TRAINER-03", "it would have no effect"),
    ("TRAINER-30", "that Pokémon can't hold another Tool"),
    ("TM-1", "it can't be attached to that Pokémon"),
    ("RETREAT-02", "you already retreated this turn"),
    ("RETREAT-03", "it is Asleep or Paralyzed"),
    ("RETREAT-01", "you have no Benched Pokémon"),
    ("RETREAT-01", "not enough Energy for the Retreat Cost"),
    ("RETREAT-09", "it already failed to retreat this turn, being Confused"),
    ("CARD-TEXT-WINS", "an effect prevents it from retreating"),
    ("CARD-FOS-4", "its card says that it can't retreat"),
    ("ATTACK-01", "only an Active Pokémon can do that"),
    ("ATTACK-03", "it is Asleep or Paralyzed"),
    ("ATTACK-11", "you went first: no attack on turn 1"),
    ("ENERGY-02", "not enough Energy"),
    ("ATTACK-09", "an effect prevents it from attacking"),
    ("TURN-04", "it can't be used again"),
    ("ATTACK-09", "the attack's requirements are not met"),
    ("ATTACK-02", "it has no such attack"),
    ("POWER-01", "it has no such power"),
    ("POWER-03", "it was already used this turn"),
    ("POWER-05", "a Special Condition prevents it"),
    ("POW-3", "an effect turns it off"),
    ("CARD-TEXT-WINS", "its requirements are not met"),
    ("CARD-FOS-6", "only a Fossil or Doll can be discarded from play like that"),
    ("DUO-3", "there are already two Active Pokémon"),
    ("DUO-3", "you have no Benched Pokémon to step up"),
    ("VARIANT-01", "this game has one Active Pokémon per side"),
    ("ATTACK-08", "attacking a Baby starts with a coin flip"),
    ("CARD-TEXT-WINS", "an effect turns off Tools"),
    ("DUO-14", "a Benched Pokémon must step up first"),
    ("TURN-03", "the other player must choose first"),
    ("CARD-TEXT-WINS", "not an option for this choice"),
    ("ZONE-01", "that card is not in your hand"),
    ("TRAINER-30", "a Tool can only go on your own Pokémon"),
    ("CARD-FLA-1", "Hyper Gear can only go on an opponent's Pokémon-EX"),
    ("CARD-TEXT-WINS", "its text does not allow that Pokémon"),
    ("EVOLVE-01", "that card does not evolve from anything"),
    ("CARD-LVX-1", "that card is not a LV.X"),
    ("ENERGY-01", "that card is not an Energy card"),
    ("BENCH-01", "a Basic Pokémon goes onto the Bench"),
    ("EVOLVE-01", "that card goes on a Pokémon in play"),
    ("ENERGY-01", "an Energy card is attached to one of your Pokémon"),
    ("POWER-04", "it works by itself and can't be used"),
    ("ATTACK-01", "attacks can only target the opponent's Active Pokémon"),
    ("ENERGY-01", "you can only attach Energy to your own Pokémon"),
    ("EVOLVE-01", "you can only evolve your own Pokémon"),
    ("RETREAT-01", "you can only retreat your own Active Pokémon"),
    ("ATTACK-01", "you can only attack with your own Active Pokémon"),
    ("POWER-01", "you can only use your own Pokémon's powers"),
    ("CARD-FOS-6", "you can only discard your own Fossil or Doll"),
    ("CARD-TEXT-WINS", "you can't choose that many"),
    ("DUO-3", "only your own Benched Pokémon can step up"),
    ("ZONE-04", "that is not one of your Pokémon in play"),
    ("RETREAT-01", "only an Active Pokémon can retreat"),
    ("CARD-TEXT-WINS", "an effect turns off the Stadium"),
    ("ATTACK-01", "your Active Pokémon has no attacks"),
    ("POW-2", "its text says that a Special Condition prevents it"),
    ("DUO-2", "the Bench is full while you have two Active Pokémon"),
)
"""By reason: the deciding rule, whose sentence is in the rulebook, and the case at hand."""

OTHERWISE: Final[dict[str, str]] = {"ATTACK-11": "TURN-06", "TRAINER-12": "TURN-06"}
"""The rule to cite if house rules create a case the rulebook does not have."""

UNFIT: Final = frozenset(
    (
        *(EVOLVE_NAME, LEVEL_NAME, ENERGY_TARGET, ONTO, TOOL_TARGET, GEAR_TARGET, CARD_TARGET),
        *(LEVEL_ACTIVE, LEGEND_HALVES),
    )
)
"""Reasons about an unfit target: given only if no other candidate has a better one."""


def telling(reason: int) -> int:
    """Rank of a reason among several; the lowest is the most informative."""
    if reason in (NOT_ACTIVE, NOT_BASIC, RETREAT_BENCHED):
        return 3
    return 0 if reason not in UNFIT else 1 if reason == LEVEL_ACTIVE else 2
