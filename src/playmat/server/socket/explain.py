"""Answer a player's questions: why, why not, remaining cards, and typed commands."""

from __future__ import annotations

from collections import Counter
from typing import Any

from playmat.errors import listed as few
from playmat.game.record.log import ALL, PUBLIC, line
from playmat.game.record.numbers import Reckoning, lacking, retreat
from playmat.game.record.sums import sum_lines
from playmat.game.understanding import offered_again
from playmat.game.why import Explanation, Refusal
from playmat.model.event import LogEvent
from playmat.model.state import State
from playmat.model.views.records import SideView
from playmat.rules.catalogue import rule
from playmat.server.catalogue.rules import says
from playmat.server.errors import Refused
from playmat.server.rooms.room import Room
from playmat.server.socket.reckon import (
    Asker,
    foretold,
    known_attacks,
    option_meant,
    tell_number,
)


async def why_at(room: Room, seat: int | None, message: dict[str, Any]) -> dict[str, Any]:
    """Explain something at a table, using a worker if a simulation is needed."""
    asker = Asker(room.game, room.names_for(seat), seat)
    async with room.lock:
        if "about" not in message:
            return tell_why(asker, message)
        found, option = tell_number(asker, message), option_meant(asker, message)
        st = room.game.state.clone() if option is not None else None
    if st is not None and option is not None:
        found = await foretold(room.ahead.workers, found, st, option)
    return reckoned(asker, found)


def tell_why(asker: Asker, message: dict[str, Any]) -> dict[str, Any]:
    """Explain a log line, a rule by id, or a number."""
    game = asker.game
    if "about" in message:
        return reckoned(asker, tell_number(asker, message))
    events = game.state.events or []
    named, n = message.get("rule"), message.get("line")
    if isinstance(named, str) and len(named) <= 40:
        return {"text": "", "lines": [], "cards": [], **explained(game.why(named))}
    if type(n) is int and 1 <= n <= len(events):
        return {"line": n, **told_line(asker, events[n - 1])}
    raise Refused("field", "give a log line number or a rule id", "line")


def told_line(asker: Asker, event: LogEvent) -> dict[str, Any]:
    """The rule behind a log line, and its calculation."""
    st = asker.game.state
    told = line(st, event, ALL if asker.open else PUBLIC, asker.names)
    why = explained(asker.game.why(told.rule))
    return {"text": told.text, "lines": summed(st, event), "cards": cards_of(st, event), **why}


def summed(st: State, event: LogEvent) -> list[dict[str, Any]]:
    """The steps of a damage calculation, each with its rule. [DAMAGE-01]"""
    steps = sum_lines(st, event.steps)
    lines = [{"text": str(step), "rule": step.rule} for step in steps]
    total = {"text": f"{int(event.count)} damage in total", "rule": event.rule}
    return [*lines, total] if steps else []


def cards_of(st: State, event: LogEvent) -> list[str]:
    """Ids of the public cards that contributed to an event."""
    copies = [event.by, *(step.card for step in event.steps)]
    return list(dict.fromkeys(str(st.cards[copy].card_id) for copy in copies if copy >= 0))


def reckoned(asker: Asker, found: Reckoning) -> dict[str, Any]:
    return {
        "text": found.text,
        "lines": [{"text": step.text, "rule": step.rule} for step in found.steps],
        "cards": list(dict.fromkeys(step.card for step in found.steps if step.card)),
        "missing": found.missing,
        **explained(asker.game.why(found.rule)),
    }


def explained(why: Explanation) -> dict[str, Any]:
    """An explanation as JSON values, with what every rulebook says."""
    return {
        "rule": why.rule,
        "title": why.title,
        "book": why.book,
        "says": why.text,
        "ours": why.ours,
        "origin": why.origin,
        "house": list(why.house),
        "books": says(rule(why.rule)),
    }


def tell_why_not(room: Room, seat: int, tried: str) -> dict[str, Any]:
    """Why something cannot be done now, or that it can."""
    refusal = room.game.why_not(tried, seat)
    if refusal is None:
        return {"tried": tried, "offered": True, "rule": None, "why": "you can do it now"}
    return {
        "tried": refusal.tried,
        "offered": False,
        "rule": refusal.rule or None,
        "why": worded(refusal),
        "missing": missing(room.game.state, seat, refusal),
        "said": refusal.said,
        "card": refusal.card,
        "source": refusal.source,
        "until": refusal.until,
        "meanings": list(refusal.meanings),
    }


def missing(st: State, seat: int, refusal: Refusal) -> str:
    """The Energy missing for retreating or attacking with the Active Pokémon, if any."""
    verb, _, name = refusal.tried.partition(" ")
    for m in st.sides[seat].actives[:1]:
        if verb == "retreat" and refusal.rule.startswith("RETREAT"):
            return retreat(st, m, ("", "")).missing
        if verb == "attack" and refusal.rule.startswith("ENERGY"):
            meant = (
                a for a in known_attacks(st, m) if name.casefold().startswith(a.name.casefold())
            )
            return next((lacking(st, m, a) for a in meant), "")
    return ""


def worded(refusal: Refusal) -> str:
    """The reason for a refusal, with the card behind it or possible meanings."""
    if refusal.source:
        return f"{refusal.why}: {refusal.source}, {refusal.until}"
    if refusal.unclear and refusal.meanings:
        return f"{refusal.why} Did you mean {few(refusal.meanings)}?"
    return refusal.why


async def obey(room: Room, seat: int, text: str) -> None:
    """Carry out a typed command; raises Refused if it is unknown or ambiguous."""
    if room.asked() != seat:
        raise Refused("not_asked", "it is not your turn to choose", "seat", 403)
    refusal = room.game.why_not(text, seat)
    if refusal is not None:
        rule = f" ({refusal.rule})" if refusal.rule else ""
        code = "unclear" if refusal.unclear else "illegal"
        raise Refused(code, f"{worded(refusal)}{rule}", refusal.rule or "command", 409)
    for option in room.game.meant(text):
        st = room.game.state
        again = offered_again(st, option.packed, option.text)
        if room.asked() != seat or again < 0:
            raise Refused("illegal", f"{option.text} is no longer offered", "command", 409)
        await room.answer(seat, room.seq, [int(o) for o in st.options].index(again))


def known_cards(room: Room, seat: int) -> dict[str, Any]:
    """What a player can work out: the cards left in the deck, and possible Prizes."""
    view = room.game.view(seat)
    me = view.me
    mine = Counter(card.id for card in room.game.decks[seat].cards)
    unseen = mine - seen_of(me, view.table.stadium if view.table.stadium_seat == seat else "")
    if me.deck is not None:
        deck = Counter(dict(me.deck))
        return {"deck": listed(deck), "prizes": listed(unseen - deck), "exact": True}
    return {"deck": listed(unseen), "prizes": listed(unseen), "exact": False}


def seen_of(me: SideView, stadium: str) -> Counter[str]:
    """The player's own cards that are in visible places."""
    seen = Counter([*me.hand, *me.discard, *me.lost, *me.beside, *me.playing])
    seen.update(card for card in (*me.aside, *(p for p in me.prizes if p), stadium) if card)
    for mon in (*me.actives, *me.bench):
        seen.update([*mon.stack, *mon.energy, *mon.gear])
    return seen


def listed(cards: Counter[str]) -> list[dict[str, Any]]:
    return [{"card": card, "count": n} for card, n in sorted(cards.items()) if n > 0]
