"""The question pending, as it is put to the player who has to answer it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from playmat.cards.library import Library
from playmat.engine.query import retreat_cost
from playmat.engine.vm import field_a, field_b, field_c, kind
from playmat.game.choice import PROMPTS
from playmat.kinds import (
    ASK_NAMES,
    O_ATTACH,
    O_ATTACK,
    O_DECLARE,
    O_END,
    O_EVOLVE,
    O_LEVEL_UP,
    O_PLAY,
    O_POWER,
    O_RETREAT,
)
from playmat.model.notation import attack_at, is_told, mon_in, option_texts
from playmat.model.state import Mon, State
from playmat.model.view import View
from playmat.server.faces import face
from playmat.server.foretold import Foretold, Worlds
from playmat.server.labels import Named, option_kind
from playmat.server.picking import picking
from playmat.server.places import places

FEW: Final = 16
"""Options up to which each is tried out."""

MANY: Final = 60
"""Options beyond which none is tried out: naming a card has thousands."""

TRIED: Final = (O_ATTACK, O_DECLARE, O_PLAY, O_POWER, O_RETREAT, O_END)
"""What is tried out however many options there are up to that."""


def question(st: State, seat: int | None, view: View | None) -> dict[str, Any] | None:
    """Return the question pending; its options only for the seat that has to answer."""
    if st.winner >= 0 or st.chooser < 0:
        return None
    what = ASK_NAMES[st.ask]
    asked: dict[str, Any] = {
        "player": int(st.chooser),
        "what": what,
        "prompt": PROMPTS[what],
        "options": [],
        "picking": None,
        "source": None,
    }
    if seat is not None and seat == st.chooser and view is not None:
        asked["options"] = offered(st, seat, view)
        asked["picking"] = picking(st)
        asked["source"] = source(st, seat)
    return asked


def source(st: State, seat: int) -> str | None:
    """Return the printed card whose text asks, if the player may know it."""
    copy = int(st.frames[-1].card)
    return st.cards[copy].card_id if copy >= 0 and is_told(st, copy, seat) else None


def offered(st: State, seat: int, view: View) -> list[dict[str, Any]]:
    """Return the options of a player with labels, notes, places and previews."""
    named = Named(st, seat)
    worlds = Worlds(view)
    texts = option_texts(st)
    count = len(texts)
    return [
        told(named, n, option, text, foretold(worlds, option, count))
        for n, (option, text) in enumerate(zip(st.options, texts, strict=True))
    ]


def foretold(worlds: Worlds, option: int, count: int) -> Foretold | None:
    """Try out one of so many options if that is worth its time."""
    worth = count <= FEW or (count <= MANY and kind(option) in TRIED)
    return worlds.foretell(option) if worth else None


def told(named: Named, n: int, option: int, text: str, known: Foretold | None) -> dict[str, Any]:
    """Return one option as it is sent."""
    label, note = named.label(option), ""
    if kind(option) == O_ATTACK:
        said, note = attack_result(named, option, known)
        label += said
    elif kind(option) == O_END and known is not None and known.after is not None:
        note = outcome(named, known.after)
        note += ("; " if note else "") + "flips for conditions" * (known.after.coins > 0)
    elif kind(option) in NOTES:
        note = NOTES[kind(option)](named, option)
    else:
        note = outcome(named, known)
    more = known is not None and known.more
    return {
        "n": n,
        "kind": option_kind(option),
        "text": text,
        "label": label + ("…" if more else ""),
        "note": note,
        "more": more,
        **places(named.st, named.seat, option),
        "preview": known.preview() if known is not None and kind(option) != O_END else None,
    }


def attack_result(named: Named, option: int, known: Foretold | None) -> tuple[str, str]:
    """Return what an attack prints and what the rules make of it against its target."""
    st = named.st
    m = mon_in(st, field_a(option))
    printed = printed_damage(m, attack_at(st, m, field_b(option)).name)
    said = f" — {printed}" if printed else ""
    if known is not None and known.coins:
        said += (", " if printed else " — ") + ("flip a coin" if known.coins == 1 else "flip coins")
    target = mon_in(st, field_c(option))
    return said, outcome(named, known) + why_changed(m, target, printed, known)


def printed_damage(m: Mon, name: str) -> str:
    """Return the damage an attack of a Pokémon prints, if it prints any."""
    printed = face_or_none(m.top.card_id)
    for attack in printed["attacks"] if printed is not None else ():
        if attack["name"] == name:
            return str(attack["damage"]) if attack["damage"] != "0" else ""
    return ""


def why_changed(m: Mon, target: Mon, printed: str, known: Foretold | None) -> str:
    """Return what makes the damage to the target other than printed. [DAMAGE-05, DAMAGE-06]"""
    fate = known.fates.get(int(target.serial)) if known is not None else None
    if fate is None or not printed.isdecimal() or not fate.damage or int(printed) == fate.damage:
        return ""
    own, other = face_or_none(m.top.card_id), face_or_none(target.top.card_id)
    if own is None or other is None:
        return ""
    more = fate.damage > int(printed)
    for kind_of, how in other["weak" if more else "resist"]:
        if kind_of in own["types"]:
            return f" ({'Weakness' if more else 'Resistance'} {how})"
    return " (by effects)"


@lru_cache(maxsize=4096)
def face_or_none(card_id: str) -> dict[str, Any] | None:
    """Return the face of a card of the library, or nothing for one made for a position."""
    return face(card_id) if card_id in Library.default() else None


def outcome(named: Named, known: Foretold | None) -> str:
    """Return in words what happens to each Pokémon concerned."""
    if known is None:
        return ""
    parts: list[str] = []
    for serial, fate in known.fates.items():
        m = named.st.mon(serial)
        if m is None or not (fate.damage or fate.heal or fate.ko):
            continue
        whose = "" if m.seat != named.seat else "your "
        if fate.ko:
            parts.append(f"{fate.damage}: Knocks Out {whose}{named.mon(m)}")
        elif fate.damage:
            parts.append(f"{fate.damage} to {whose}{named.mon(m)}{left(m, fate.damage, named)}")
        else:
            parts.append(f"heals {fate.heal} from {whose}{named.mon(m)}")
    for serial, (low, high) in known.swings.items():
        m = named.st.mon(serial)
        if m is not None:
            parts.append(f"{low} or {high} to {'your ' * (m.seat == named.seat)}{named.mon(m)}")
    return "; ".join(parts)


def left(m: Mon, damage: int, named: Named) -> str:
    """Return the HP that damage would leave."""
    hit_points = named.st.match.hit_points
    hp = int(m.top.hp if hit_points is None else hit_points.of(named.st, m))
    return f", leaves {hp - int(m.damage) - damage}"


def evolving(named: Named, option: int) -> str:
    """Return what an evolution keeps."""
    m = mon_in(named.st, field_b(option))
    kept = [f"{int(m.damage)} damage"] if m.damage else []
    kept += [f"{len(m.energy)} Energy"] if m.energy else []
    cured = ", cures its conditions" if m.conditions else ""
    return f"Keeps {' and '.join(kept)}{cured}" if kept else cured[2:].capitalize()


def attaching(named: Named, option: int) -> str:
    """Return what a Pokémon has already."""
    m = mon_in(named.st, field_b(option))
    return f"{named.place(m)}, has {len(m.energy)} Energy"


def retreating(named: Named, option: int) -> str:
    """Return what a retreat costs. [RETREAT-01]"""
    cost = int(retreat_cost(named.st, mon_in(named.st, field_a(option))))
    return f"Discards {cost} Energy" if cost else "Costs nothing"


NOTES: Final = {
    O_EVOLVE: evolving,
    O_LEVEL_UP: evolving,
    O_ATTACH: attaching,
    O_RETREAT: retreating,
}
"""The small line under what needs no trying out."""
