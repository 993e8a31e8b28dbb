"""Why something may not be done: a number in the core, a rule and a sentence outside."""

from __future__ import annotations

from typing import Final

R_OK: Final = 0
R_OVER: Final = 1
R_NOT_YOUR_TURN: Final = 2
R_CHOOSING: Final = 3
R_NO_SUCH_CARD: Final = 4
R_NO_SUCH_MON: Final = 5
R_BENCH_FULL: Final = 6
R_NOT_BASIC: Final = 7
R_RESTORED: Final = 8
R_LEGEND_HALVES: Final = 9
R_EVOLVE_FIRST_TURN: Final = 10
R_EVOLVE_NEW: Final = 11
R_EVOLVE_NAME: Final = 12
R_EVOLVE_LOCKED: Final = 13
R_LEVEL_ACTIVE: Final = 14
R_LEVEL_NAME: Final = 15
R_LEVEL_NEW: Final = 16
R_ENERGY_DONE: Final = 17
R_ENERGY_LOCKED: Final = 18
R_ENERGY_TARGET: Final = 19
R_PLAY_LOCKED: Final = 20
R_SUPPORTER_DONE: Final = 21
R_STADIUM_DONE: Final = 22
R_FIRST_TURN_SUPPORTER: Final = 23
R_FIRST_TURN_TRAINER: Final = 24
R_FIRST_TURN_STADIUM: Final = 25
R_FIRST_TURN_FOSSIL: Final = 26
R_SAME_STADIUM: Final = 27
R_NEEDS: Final = 28
R_USELESS: Final = 29
R_TOOL_SLOTS: Final = 30
R_ONTO: Final = 31
R_RETREAT_DONE: Final = 32
R_RETREAT_ASLEEP: Final = 33
R_RETREAT_EMPTY_BENCH: Final = 34
R_RETREAT_COST: Final = 35
R_RETREAT_FAILED: Final = 36
R_RETREAT_LOCKED: Final = 37
R_RETREAT_FOSSIL: Final = 38
R_NOT_ACTIVE: Final = 39
R_ATTACK_ASLEEP: Final = 40
R_ATTACK_FIRST_TURN: Final = 41
R_ATTACK_COST: Final = 42
R_ATTACK_LOCKED: Final = 43
R_ATTACK_USED_UP: Final = 44
R_ATTACK_NEEDS: Final = 45
R_ATTACK_NONE: Final = 46
R_POWER_NONE: Final = 47
R_POWER_USED: Final = 48
R_POWER_CONDITION: Final = 49
R_POWER_OFF: Final = 50
R_POWER_NEEDS: Final = 51
R_LEAVE_NOT_ALLOWED: Final = 52
R_STEP_UP_FULL: Final = 53
R_STEP_UP_NONE: Final = 54
R_STEP_UP_SINGLE: Final = 55
R_NO_TARGET: Final = 56
R_DECLARE_FIRST: Final = 57
R_TWO_ACTIVE: Final = 58
R_TOOL_OFF: Final = 59
R_STEP_UP_FIRST: Final = 60

REASONS: Final[tuple[tuple[str, str], ...]] = (
    ("", "nothing forbids it"),
    ("WIN-04", "the game is over"),
    ("TURN-07", "only the player whose turn it is may do this"),
    ("TURN-03", "another choice must be answered first"),
    ("ZONE-01", "there is no such card in your hand"),
    ("ZONE-04", "there is no such Pokémon in play"),
    ("BENCH-02", "the Bench is full"),
    ("BENCH-06", "only Basic Pokémon are put onto the Bench from hand"),
    ("CARD-RES-1", "a Restored Pokémon is benched only by the Item it names"),
    ("CARD-LEG-1", "both halves of a LEGEND must be in hand"),
    ("EVOLVE-04", "nobody evolves on the own first turn"),
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
    ("TRAINER-12", "the starting player may not play a Supporter on turn 1"),
    ("TURN-06", "the starting player may not play Trainer cards on turn 1"),
    ("TURN-06", "the starting player may not play a Stadium on turn 1"),
    ("CARD-FOS-3", "the starting player may not play a Fossil on turn 1"),
    ("STA-2", "a Stadium of the same name is in play"),
    ("CARD-TEXT-WINS", "what its text asks for is not there"),
    ("TRAINER-03", "it could not do anything"),
    ("TRAINER-30", "that Pokémon has no room for another Tool"),
    ("TM-1", "it may not be attached to that Pokémon"),
    ("RETREAT-02", "you have retreated this turn"),
    ("RETREAT-03", "an Asleep or Paralyzed Pokémon cannot retreat"),
    ("RETREAT-01", "there is no Benched Pokémon to switch with"),
    ("RETREAT-01", "there is not enough Energy for the Retreat Cost"),
    ("RETREAT-09", "it tried to retreat while Confused and failed this turn"),
    ("CARD-TEXT-WINS", "an effect keeps it from retreating"),
    ("CARD-FOS-4", "it cannot retreat, as its card says"),
    ("ATTACK-01", "only an Active Pokémon does that"),
    ("ATTACK-03", "an Asleep or Paralyzed Pokémon cannot attack"),
    ("ATTACK-11", "the starting player may not attack on turn 1"),
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
    ("DUO-4", "there is no such Pokémon to attack"),
    ("ATTACK-08", "attacking a Baby begins with its coin flip"),
    ("ZONE-08", "that place is not free"),
    ("CARD-TEXT-WINS", "an effect switches Tools off"),
    ("DUO-14", "a Benched Pokémon must step up first"),
)
"""The rule that decides and what it says, by reason."""
