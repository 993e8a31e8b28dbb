"""docs/walk.md describes one attack as it really runs, with its functions and events."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from types import FrameType

import pytest

import playmat as pm
from playmat.kinds import answers
from playmat.model import option
from playmat.model.state import State
from tests.contract.repository import ROOT, SOURCE

STOP = re.compile(r"^(\d+)\. `engine\.([\w.]+)`: ")
CLAIM = re.compile(r"^ +- `(.+)` = `(.+)`$")
KNOWN = vars(option) | {"answers": answers}
RECORD = re.compile(r"^ +- records `(\w+)` (\S+)$")


@dataclass
class Stop:
    """A function named on the page, with its description."""

    number: int
    place: str
    claims: list[tuple[str, str]] = field(default_factory=list)
    records: list[tuple[str, str]] = field(default_factory=list)


def stops() -> list[Stop]:
    """The stops of the page."""
    found: list[Stop] = []
    for line in (ROOT / "docs" / "walk.md").read_text(encoding="utf-8").splitlines():
        if stop := STOP.match(line):
            found.append(Stop(int(stop[1]), f"engine.{stop[2]}"))
        elif claim := CLAIM.match(line):
            found[-1].claims.append((claim[1], claim[2]))
        elif record := RECORD.match(line):
            found[-1].records.append((record[1], record[2]))
    return found


class Walk:
    """The functions seen running, in the order of the page's stops."""

    def __init__(self, wanted: list[Stop]) -> None:
        self.wanted = wanted
        self.reached = 0
        self.open: list[tuple[FrameType, Stop, int]] = []
        self.wrong: list[str] = []

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        if event == "call" and self.reached < len(self.wanted):
            if place_of(frame) == self.wanted[self.reached].place:
                told = len(recorded(frame))
                self.open.append((frame, self.wanted[self.reached], told))
                self.reached += 1
        elif event == "return" and self.open and self.open[-1][0] is frame:
            _, stop, told = self.open.pop()
            self.compare(stop, frame, told)

    def compare(self, stop: Stop, frame: FrameType, told: int) -> None:
        for left, right in stop.claims:
            found = [eval(text, KNOWN | frame.f_globals, frame.f_locals) for text in (left, right)]
            if found[0] != found[1]:
                self.wrong.append(f"{stop.number}: {left} is {found[0]}, not {right}")
        events = recorded(frame)[told:]
        self.wrong += [f"{stop.number}: no {one}" for one in stop.records if one not in events]


def place_of(frame: FrameType) -> str:
    code = frame.f_code
    if not code.co_filename.startswith(str(SOURCE)):
        return ""
    module = code.co_filename.removeprefix(f"{SOURCE}/").removesuffix(".py").replace("/", ".")
    return f"{module}.{code.co_qualname}"


def recorded(frame: FrameType) -> list[tuple[str, str]]:
    """The events recorded so far in the game of a function."""
    st = frame.f_locals.get("st")
    return [(e.what, e.rule) for e in st.events or []] if isinstance(st, State) else []


def walked(wanted: list[Stop]) -> Walk:
    """Play the attack of the page and watch for its stops."""
    duel = pm.scenario("ecard", you="base1-58 +L +L | base1-44", foe="base1-63 | base1-44")
    walk = Walk(wanted)
    before = sys.getprofile()
    sys.setprofile(walk)
    try:
        duel.attack("Thunder Jolt", flips="T")
    finally:
        sys.setprofile(before)
    return walk


def test_the_stops_of_the_page_are_reached_in_its_order_and_hold() -> None:
    walk = walked(stops())

    missed = [stop.place for stop in walk.wanted[walk.reached :]]
    assert not missed, f"not reached after {walk.wanted[walk.reached - 1].place}: {missed[0]}"
    assert not walk.wrong


def test_the_stops_are_numbered_through() -> None:
    assert [stop.number for stop in stops()] == [*range(1, 28)]


@pytest.mark.parametrize(
    ("stop", "wrong"),
    [
        (Stop(1, "engine.damage.final_damage", [("damage", "50")]), "1: damage is 60, not 50"),
        (
            Stop(2, "engine.knockout.Discard.step", [], [("knock_out", "KO-99")]),
            "2: no ('knock_out', 'KO-99')",
        ),
    ],
)
def test_a_page_that_says_something_else_is_found(stop: Stop, wrong: str) -> None:
    assert walked([stop]).wrong == [wrong]
