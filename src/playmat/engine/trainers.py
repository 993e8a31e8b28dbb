"""Playing a Trainer card: announce, resolve, put away. [TRAINER-01, TRAINER-02, TRAINER-11]"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from playmat.engine.actions import announce_play, resolve_play
from playmat.engine.changes.events import eligible, interpose, react, watched
from playmat.engine.changes.pokemon import move_card
from playmat.engine.effects.index import rebuild
from playmat.engine.record import note
from playmat.kinds import causes, events, players, trainers, zones
from playmat.model.definitions import Op
from playmat.model.state import Frame, State
from playmat.model.tracking import has
from playmat.model.zones import put, take

EVENT: Final = 1


@final
class PlayAnnounce(Op):
    """Let effects cancel or change the card played."""

    def __init__(self) -> None:
        self.to: i64 = 0

    def step(self, st: State, fr: Frame) -> bool:
        if st.dirty:
            rebuild(st)
        watched = st.watch[2 * events.PLAYED]
        if not watched:
            fr.pc = self.to
            return False
        h = announce_play(st, fr.card)
        ready = [e for e in watched if eligible(st, e, h)]
        if not ready:
            fr.pc = self.to
            return False
        fr.vars[EVENT] = (len(st.happenings),)
        interpose(st, h, ready)
        return False


@final
class PlayCheck(Op):
    """Put a card away unused if an effect cancelled it."""

    def step(self, st: State, fr: Frame) -> bool:
        h = st.happenings[fr.vars[EVENT][0]]
        if h.cancelled:
            st.frames.pop()
            if fr.card in st.sides[st.match.owner[fr.card]].limbo:
                zone = h.zone if h.zone >= 0 else zones.DISCARD
                move_card(st, fr.card, zone, players.BOTH_SEE, causes.RULE, fr.seat)
            note(st, "cancelled", "", fr.seat, cards=(fr.card,))
        return False


@final
class PlayResolve(Op):
    def step(self, st: State, fr: Frame) -> bool:
        resolve_play(st, fr.card, fr.vars[0][0])
        return False


@final
class PlayFinish(Op):
    """Put the card away: discarded, or beside the Active until the turn ends. [TRAINER-11]"""

    def step(self, st: State, fr: Frame) -> bool:
        st.frames.pop()
        side = st.sides[st.match.owner[fr.card]]
        if has(side.limbo, fr.card):
            d = st.cards[fr.card]
            stays = st.match.book.supporter_stays or d.stays_beside  # the card's own text wins
            if d.trainer == trainers.SUPPORTER and stays:
                take(st, fr.card, players.BOTH_SEE)
                put(st, fr.card, zones.BESIDE, players.BOTH_SEE)
            else:
                move_card(st, fr.card, zones.DISCARD, players.BOTH_SEE, causes.RULE, fr.seat)
        if watched(st, events.PLAYED):
            react(st, announce_play(st, fr.card))
        return False
