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
    ("TURN-07", "only the player whose turn it is may do this"),
    ("TURN-03", "another choice must be answered first"),
    ("ZONE-01", "there is no such card in your hand"),
    ("ZONE-04", "there is no such Pokémon in play"),
    ("BENCH-02", "the Bench is full"),
    ("BENCH-06", "that card is no Basic Pokémon"),
    ("CARD-RES-1", "a Restored Pokémon is benched only by the Item it names"),
    ("CARD-LEG-1", "both halves of a LEGEND must be in hand"),
    ("EVOLVE-04", "it is your first turn"),
    ("EVOLVE-03", "it came into play or evolved this turn"),
    ("EVOLVE-01", "the card does not evolve from that Pokémon"),
    ("CARD-TEXT-WINS", "an effect forbids evolving"),
    ("CARD-LVX-1", "only an Active Pokémon levels up"),
    ("NAMING-22", "the card does not level up that Pokémon"),
    ("CARD-LVX-2", "it came into play, evolved or leveled up this turn"),
    ("ENERGY-01", "the Energy card of this turn is attached already"),
    ("CARD-TEXT-WINS", "an effect forbids attaching it"),
    ("EN-9", "this Energy card may not be attached to that Pokémon"),
    ("CARD-TEXT-WINS", "an effect forbids playing such cards"),
    ("TRAINER-10", "a Supporter card has been played this turn"),
    ("TRAINER-21", "a Stadium card has been played this turn"),
    ("TRAINER-12", "you began, and it is the first turn of the game"),
    ("TURN-06", "you began, and it is the first turn of the game"),
    ("TURN-06", "you began, and it is the first turn of the game"),
    ("CARD-FOS-3", "you began, and it is the first turn of the game"),
    ("STA-2", "a Stadium of the same name is in play"),
    ("CARD-TEXT-WINS", "what its text asks for is not there"),
    ("TRAINER-03", "it could not do anything"),
    ("TRAINER-30", "that Pokémon has no room for another Tool"),
    ("TM-1", "it may not be attached to that Pokémon"),
    ("RETREAT-02", "you have retreated this turn"),
    ("RETREAT-03", "it is Asleep or Paralyzed"),
    ("RETREAT-01", "there is no Benched Pokémon to switch with"),
    ("RETREAT-01", "there is not enough Energy for the Retreat Cost"),
    ("RETREAT-09", "it tried to retreat while Confused and failed this turn"),
    ("CARD-TEXT-WINS", "an effect keeps it from retreating"),
    ("CARD-FOS-4", "it cannot retreat, as its card says"),
    ("ATTACK-01", "only an Active Pokémon does that"),
    ("ATTACK-03", "it is Asleep or Paralyzed"),
    ("ATTACK-11", "you began, and it is the first turn of the game"),
    ("ENERGY-02", "the Energy attached does not pay its cost"),
    ("ATTACK-09", "an effect keeps it from attacking"),
    ("TURN-04", "it has been used as often as it may be"),
    ("ATTACK-09", "what the attack asks for is not there"),
    ("ATTACK-02", "it has no such attack"),
    ("POWER-01", "it has no such power"),
    ("POWER-03", "it has been used this turn"),
    ("POWER-05", "a Special Condition keeps it from being used"),
    ("POW-3", "an effect switches it off"),
    ("CARD-TEXT-WINS", "what its text asks for is not there"),
    ("CARD-FOS-6", "only a Fossil or Doll may be discarded from play like that"),
    ("DUO-3", "there are two Actives already"),
    ("DUO-3", "there is no Benched Pokémon to step up"),
    ("VARIANT-01", "this battle has one Active on each side"),
    ("ATTACK-08", "attacking a Baby begins with its coin flip"),
    ("CARD-TEXT-WINS", "an effect switches Tools off"),
    ("DUO-14", "a Benched Pokémon must step up first"),
    ("TURN-03", "the other player has a choice to make first"),
    ("CARD-TEXT-WINS", "it is not among what may be chosen now"),
    ("ZONE-01", "that card is not in your hand"),
    ("TRAINER-30", "a Tool goes to one of your own Pokémon"),
    ("CARD-FLA-1", "Hyper Gear goes to a Pokémon-EX of the other player"),
    ("CARD-TEXT-WINS", "its text does not let it be attached to that Pokémon"),
    ("EVOLVE-01", "that card does not evolve from anything"),
    ("CARD-LVX-1", "that card is no LV.X"),
    ("ENERGY-01", "that card is no Energy card"),
    ("BENCH-01", "a Basic Pokémon is put onto the Bench"),
    ("EVOLVE-01", "that card is laid on a Pokémon in play"),
    ("ENERGY-01", "an Energy card is attached to one of your Pokémon"),
    ("POWER-04", "it works by itself and is not used"),
    ("ATTACK-01", "attacks are made against the other player's Active Pokémon"),
    ("ENERGY-01", "Energy from your hand goes to one of your own Pokémon"),
    ("EVOLVE-01", "only your own Pokémon evolve on your turn"),
    ("RETREAT-01", "only your own Active Pokémon retreats on your turn"),
    ("ATTACK-01", "only your own Active Pokémon attacks on your turn"),
    ("POWER-01", "only your own Pokémon's powers are yours to use"),
    ("CARD-FOS-6", "only your own Fossil or Doll is yours to discard"),
    ("CARD-TEXT-WINS", "not so many of them may be chosen"),
    ("DUO-3", "only your own Benched Pokémon step up on your turn"),
    ("ZONE-04", "that card is no Pokémon of yours in play"),
    ("RETREAT-01", "only an Active Pokémon retreats"),
    ("CARD-TEXT-WINS", "an effect switches the Stadium off"),
    ("ATTACK-01", "your Active Pokémon has no attack"),
    ("POW-2", "as its text says, a Special Condition keeps it from being used"),
    ("DUO-2", "the Bench beside two Actives is full"),
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
