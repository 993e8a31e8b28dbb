"""Playing a game on to its end, or for a while, by a very cheap policy.

The quick policy reads the options and never tries one: it evolves and fills the Bench, attaches
Energy where an attack needs it, plays cards for a while, and then makes its strongest attack. It is
not a good player, but far better than chance.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.engine.effects.energy import missing, unit_total, units_by_type
from playmat.engine.vm import apply
from playmat.kinds import answers, asks, players
from playmat.model.dealer import deal
from playmat.model.option import attack_at, field_a, field_b, kind
from playmat.model.place import is_benched_at, mon_at, seat_at
from playmat.model.state import Mon, State
from playmat.search.core.brake import Brake
from playmat.search.core.evaluate import expected
from playmat.search.core.lookahead import best_answer
from playmat.search.core.weights import Weights

RANDOM: Final = 0
QUICK: Final = 1
GREEDY: Final = 2
POLICIES: Final = ("random", "quick", "greedy")
"""Names of the policies, by the numbers above."""

EAGER: Final = 4  # one time in 4 only Energy and attacks are considered
KNOCKS_OUT: Final = 500
SURE: Final = 1000


def answer(st: State, policy: i64, w: Weights, brakes: list[Brake]) -> i64:
    """The option a policy takes; chance events are dealt at random."""
    options = st.options
    n: i64 = len(options)
    if n == 1:
        return options[0]
    if st.chooser == players.CHANCE or policy == RANDOM:
        return options[deal(st, n)]
    if policy == QUICK:
        return quick_answer(st)
    number = deal(st, 1073741824)
    return best_answer(st, st.chooser, (number,), w, brakes[st.chooser])


def play_on(
    st: State,
    policies: tuple[int, int],
    weights: tuple[Weights, Weights],
    limit: i64,
    turns: i64,
) -> i64:
    """Play for both players until the game, the limit of choices or the turns are over.

    Return how many choices were made.
    """
    brakes = [Brake(), Brake()]
    given: i64 = 0
    last = st.turn + turns
    while st.winner < 0 and given < limit and (st.turn < last or st.ask != asks.MAIN):
        if not step(st, policies, weights, brakes):
            break
        given += 1
    return given


def step(
    st: State, policies: tuple[int, int], weights: tuple[Weights, Weights], brakes: list[Brake]
) -> bool:
    """Make the next choice; return False at a shuffle left to chance, which has no options."""
    if st.chooser != players.CHANCE:
        apply(st, answer(st, policies[st.chooser], weights[st.chooser], brakes))
    elif st.ask != asks.SHUFFLE:
        apply(st, answer(st, RANDOM, weights[0], brakes))
    else:
        return False
    return True


def quick_answer(st: State) -> i64:
    """The quick policy's option, with chance deciding between equals."""
    if st.ask == asks.MAIN:
        return quick_move(st)
    if st.ask == asks.PROMOTE or st.ask == asks.SETUP_ACTIVE or st.ask == asks.RETREAT_TO:
        return best_fighter(st)
    if st.ask == asks.PICK_MON:
        return likeliest_target(st)
    options = st.options
    first = kind(options[0])
    if first == answers.YES or first == answers.NO:
        return options[0] if deal(st, 4) > 0 else options[1]
    option = options[deal(st, len(options))]
    if kind(option) == answers.STOP and deal(st, 2) == 0:
        option = options[deal(st, len(options))]
    return option


def quick_move(st: State) -> i64:
    """The quick policy's move in its turn: the option with the best rough mark."""
    best = st.options[len(st.options) - 1]
    most: i64 = -1
    benched: i64 = len(st.sides[st.player].bench)
    # If it were always eager, a turn could go on for ever.
    eager = deal(st, EAGER) > 0
    for option in st.options:
        mark = move_mark(st, option, benched, eager)
        if mark > most:
            most = mark
            best = option
    return best


def move_mark(st: State, option: i64, benched: i64, eager: bool) -> i64:
    """Rough mark of an option in a turn; a negative one is never taken."""
    what = kind(option)
    if what == answers.EVOLVE or what == answers.LEVEL_UP:
        return 4 * SURE + deal(st, 8)
    if what == answers.BENCH:
        return 3 * SURE if benched < 3 else -1
    if what == answers.ATTACH:
        return attach_mark(st, mon_at(st, field_b(option)), is_benched_at(field_b(option)))
    if what == answers.ATTACK:
        return attack_mark(st, option)
    if what == answers.END:
        return 0
    if what == answers.RETREAT:
        return 2 * SURE if eager and worn(st, mon_at(st, field_a(option))) else -1
    if what == answers.DECLARE:
        return 20
    return 2 * SURE - 50 + deal(st, 40) if eager else -1


def attach_mark(st: State, m: Mon, benched: bool) -> i64:
    """How much a Pokémon needs an Energy."""
    units = units_by_type(st, m)
    count = unit_total(st, m)
    lacking: i64 = 0
    for a in m.attacks:
        want = missing(units, count, a)
        if want > 0:
            lacking = max(lacking, 60 - 10 * want)
    if lacking == 0:
        return 2 * SURE - 40 + deal(st, 8)
    return 2 * SURE + lacking + (0 if benched else 40) + deal(st, 8)


def attack_mark(st: State, option: i64) -> i64:
    """Expected damage of an attack, with a bonus if it Knocks Out its target."""
    m = mon_at(st, field_a(option))
    a = attack_at(st, m, field_b(option))
    mark: i64 = 10 + a.base + (15 if a.code is not None else 0) + deal(st, 8)
    for target in st.sides[1 - m.seat].actives:
        if expected(m, a, target) >= target.top.hp - target.damage:
            mark += KNOCKS_OUT
    return mark


def worn(st: State, m: Mon) -> bool:
    """Whether a Pokémon has lost more than half its HP and can be replaced."""
    return m.damage * 2 > m.top.hp and len(st.sides[m.seat].bench) > 0


def best_fighter(st: State) -> i64:
    """The option whose Pokémon is fittest to be Active."""
    best = st.options[0]
    most: i64 = -1
    for option in st.options:
        if kind(option) != answers.MON:
            return st.options[deal(st, len(st.options))]
        m = mon_at(st, field_a(option))
        mark = fighter_mark(st, m) + deal(st, 8)
        if mark > most:
            most = mark
            best = option
    return best


def fighter_mark(st: State, m: Mon) -> i64:
    """How fit a Pokémon is to be Active: HP left, and the best attack it can pay for."""
    units = units_by_type(st, m)
    count = unit_total(st, m)
    mark: i64 = max(0, m.top.hp - m.damage)
    best: i64 = 0
    for a in m.attacks:
        if missing(units, count, a) == 0:
            best = max(best, a.base + 10)
    return mark + 3 * best


def likeliest_target(st: State) -> i64:
    """The option with the opposing Pokémon that has least HP left, or a random option."""
    best: i64 = -1
    least: i64 = 1000000
    for option in st.options:
        if kind(option) != answers.MON:
            continue
        place = field_a(option)
        if seat_at(place) != st.chooser:
            m = mon_at(st, place)
            left = m.top.hp - m.damage
            if left < least:
                least = left
                best = option
    return best if best >= 0 else st.options[deal(st, len(st.options))]
