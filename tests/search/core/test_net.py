"""The learned judge: exact integer sums over what a position shows."""

from __future__ import annotations

from random import Random

from playmat.model.state import State
from playmat.search.core.evaluate import worth
from playmat.search.core.features import FIXED, ROLES, features
from playmat.search.core.net import WIDTH, Net, packed
from playmat.search.core.playout import QUICK, play_on
from playmat.search.core.weights import USUAL, Weights
from tests.properties.play import begin as begun

RNG = Random(4)


def begin(table: str, seed: int) -> State:
    """A game after some turns."""
    st = begun(table, seed)
    play_on(st, (QUICK, QUICK), (USUAL, USUAL), 500, 6)
    return st


def row() -> list[int]:
    return [RNG.randrange(-900, 900) for _ in range(WIDTH)]


def test_the_sums_are_those_of_plain_arithmetic() -> None:
    st = begin("xy", 3)
    count = 2 * FIXED + 2 * len(ROLES) * len(st.match.defs)
    rows, bias, out = [row() for _ in range(count)], row(), row()
    net = Net([packed(each) for each in rows], packed(bias), out, 77, 10)

    found = net.judge(st, 0)

    sums = [sum(rows[n][at] for n in features(st, 0)) + bias[at] for at in range(WIDTH)]
    heard = sum(max(0, each) * weight for each, weight in zip(sums, out, strict=True))
    assert found == (77 + heard) // 10


def test_every_feature_has_a_row() -> None:
    for table in ("ecard", "ex", "platinum", "legends", "xy"):
        st = begin(table, 5)
        count = 2 * FIXED + 2 * len(ROLES) * len(st.match.defs)

        assert all(0 <= n < count for seat in (0, 1) for n in features(st, seat))


def test_the_hand_of_the_other_player_is_not_seen() -> None:
    st = begin("xy", 3)
    before = features(st, 0)
    side = st.sides[1]

    side.hand = [*reversed(side.deck[: len(side.hand)])]

    assert features(st, 0) == before


def test_a_judge_is_asked_in_place_of_the_weights() -> None:
    st = begin("xy", 3)
    count = 2 * FIXED + 2 * len(ROLES) * len(st.match.defs)
    silent = packed([0] * WIDTH)
    net = Net([silent] * count, silent, [0] * WIDTH, 4200, 10)

    assert worth(st, 1, Weights(judge=net)) == 420
    assert worth(st, 1, USUAL) != 420
