"""The words for cards, Pokémon and answers that a player is offered, told apart where needed."""

from __future__ import annotations

from typing import Final

from playmat.kinds import (
    ASK_BENCH_BONUS,
    ASK_DISCARD_DOWN,
    ASK_ENERGY_PAY,
    ASK_FIRST,
    ASK_KEEP_HAND,
    ASK_MULLIGAN_BONUS,
    ASK_ORDER,
    ASK_PROMOTE,
    ASK_RETREAT_PAY,
    ASK_RETREAT_TO,
    ASK_SECOND_ATTACK,
    ASK_SETUP_ACTIVE,
    ASK_SETUP_BENCH,
    ASK_SETUP_SECOND,
    ASK_STEP_UP,
)
from playmat.model.notation import is_told
from playmat.model.state import Mon, State
from playmat.server.picking import picking

BACK: Final = "an unseen card"
CARD_VERBS: Final = {
    ASK_SETUP_ACTIVE: "Start with {} as Active",
    ASK_SETUP_SECOND: "Start with {} as second Active",
    ASK_SETUP_BENCH: "Start with {} on the Bench",
    ASK_BENCH_BONUS: "Put {} onto the Bench",
    ASK_RETREAT_PAY: "Discard {}",
    ASK_ENERGY_PAY: "Pay with {}",
    ASK_ORDER: "Next: {}",
}
MON_VERBS: Final = {
    ASK_PROMOTE: "Make {} Active",
    ASK_RETREAT_TO: "Bring up {}",
    ASK_DISCARD_DOWN: "Discard {}",
    ASK_STEP_UP: "Let {} step up",
}
STOPS: Final = {
    ASK_SETUP_BENCH: "Start with no more on the Bench",
    ASK_BENCH_BONUS: "Bench no more",
    ASK_STEP_UP: "Let nobody step up",
    ASK_SECOND_ATTACK: "End turn without another attack",
}


class Named:
    """The words and places of the options that a player is offered."""

    def __init__(self, st: State, seat: int) -> None:
        self.st = st
        self.seat = seat
        self.several = self._several()

    def _several(self) -> set[str]:
        """Return the names that more than one Pokémon in play has, or may be told apart by."""
        names = [m.top.name for side in self.st.sides for m in (*side.actives, *side.bench)]
        return {name for name in names if names.count(name) > 1}

    def mon(self, m: Mon) -> str:
        """Return a Pokémon by name, with its place where the name alone could be another's."""
        own = "" if m.seat == self.seat else "the other "
        if m.top.name not in self.several:
            return str(m.top.name)
        return f"{m.top.name} ({own}{self.place(m)})"

    def place(self, m: Mon) -> str:
        """Return where a Pokémon stands."""
        side = self.st.sides[m.seat]
        if m in side.actives:
            return "Active" if len(side.actives) == 1 else f"Active {side.actives.index(m) + 1}"
        return f"Bench {side.bench.index(m) + 1}"

    def card(self, copy: int) -> str:
        """Return a card by name, if its chooser may be told."""
        return str(self.st.cards[copy].name) if is_told(self.st, copy, self.seat) else BACK

    def stop(self) -> str:
        """Return what ending a choice of many says."""
        if self.st.ask in STOPS:
            return STOPS[self.st.ask]
        chosen = picking(self.st)
        many = len(chosen["chosen"]) if chosen else 0
        if not many:
            return "Choose none"
        return "Go on with this one" if many == 1 else f"Go on with these {many}"

    def yes(self, said: bool) -> str:
        """Return what agreeing or declining says."""
        if self.st.ask == ASK_FIRST:
            return "Go first" if said else "Go second"
        if self.st.ask == ASK_KEEP_HAND:
            return "Keep this hand" if said else "Draw a new hand"
        fr = self.st.frames[-1]
        source = ""
        if fr.card >= 0 and is_told(self.st, int(fr.card), self.seat):
            source = f" {self.st.cards[fr.card].name}"
        return f"Use{source}" if said else f"Do not use{source}"

    def number(self, n: int) -> str:
        """Return what choosing a number says."""
        if self.st.ask == ASK_MULLIGAN_BONUS:
            return "Draw no bonus card" if n == 0 else f"Draw {n} bonus card{'s' * (n > 1)}"
        return f"Choose {n}"
