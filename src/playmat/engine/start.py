"""Starting a game, and making its choices with a check."""

from __future__ import annotations

from mypy_extensions import i64

from playmat.engine.knockout import unsettled
from playmat.engine.turn import MainAsk
from playmat.engine.vm import apply, call, run
from playmat.errors import IllegalOption
from playmat.kinds import asks, causes, players
from playmat.model.dealer import seed
from playmat.model.definitions import Match
from playmat.model.state import State
from playmat.model.zones import set_deck


def new_game(match: Match, seed_number: i64, record: bool) -> State:
    """Create a game at its first choice."""
    st = State(match)
    st.frames = []
    if record:
        st.events = []
    seed(st, seed_number)
    code = match.opening
    assert code is not None
    call(st, code, 0, -1, -1, causes.RULE)
    run(st)
    return st


def begin_turn(st: State) -> None:
    """Ask the turn player for a main action, on a table set up by hand."""
    code = st.match.opening
    assert code is not None
    fr = call(st, code, 0, -1, -1, causes.RULE)
    while not isinstance(fr.code.ops[fr.pc], MainAsk):
        fr.pc += 1
    unsettled(st)  # called because it marks Pokémon that only an effect keeps in play
    run(st)


def checked_apply(st: State, option: i64) -> None:
    """Take an option of the pending choice; refuse other options without changing anything."""
    if option not in st.options or st.chooser == players.NOBODY:
        raise IllegalOption(str(option), [str(o) for o in st.options])
    apply(st, option)


def apply_order(st: State, order: list[i64]) -> None:
    """Set the deck's new order in a shuffle left to chance, top card last."""
    if st.chooser != players.CHANCE or st.ask != asks.SHUFFLE:
        raise IllegalOption("an order of cards", [str(o) for o in st.options])
    side = st.sides[st.answer]
    if sorted(order) != sorted(side.deck[: side.left]):
        raise IllegalOption("an order of other cards", ["any order of the deck"])
    set_deck(side, order)
    st.chooser = players.NOBODY
    run(st)
