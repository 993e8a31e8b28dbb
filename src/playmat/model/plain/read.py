"""Read a state from plain values; every part is checked first."""

from __future__ import annotations

from playmat.errors import BadState
from playmat.kinds import asks, endings, players
from playmat.model.definitions import CardDef, Code, Match
from playmat.model.event import Event, LogEvent, SumStep
from playmat.model.plain import fields
from playmat.model.prints import PrintOrder
from playmat.model.state import Effect, Frame, Mon, Side, State, Trigger


def read_state(match: Match, data: fields.Row) -> State:
    """Read the state in a plain state's body."""
    st = State(match)
    fields.read_row(st, fields.STATE, data, "$")
    if "cards" in data:
        st.cards = dealt_cards(match, data["cards"])
        st.print_order = PrintOrder()
    sides = fields.rows(fields.field(data, "sides", "$"), "$.sides")
    if len(sides) != 2 and not (len(sides) == 0 and st.turn == 0):
        raise BadState("$.sides", f"must be 2 sides, not {len(sides)}")
    st.sides = [read_side(st, fields.row_of(s, at), at) for s, at in by_path(sides, "$.sides")]
    st.gone = read_mons(st, data, "gone", "$")
    st.frames = [read_frame(match, row, at) for row, at in part(data, "frames")]
    st.happenings = [read_happening(row, at) for row, at in part(data, "happenings")]
    st.lasting = [read_entry(match, row, at) for row, at in part(data, "lasting")]
    st.queue = [read_trigger(match, row, at) for row, at in part(data, "queue")]
    if "events" in data:
        st.events = [read_event(row, at) for row, at in part(data, "events")]
        sums = fields.rows(fields.field(data, "sums", "$"), "$.sums")
        for h, (steps, at) in zip(st.happenings, by_path(sums, "$.sums"), strict=False):
            h.steps = read_steps(steps, at)
    check_question(st)
    check_cards(st)
    return st


def part(data: fields.Row, name: str, where: str = "$") -> list[tuple[fields.Row, str]]:
    """The objects of a list, each with its path."""
    listed = fields.rows(fields.field(data, name, where), f"{where}.{name}")
    return [(fields.row_of(value, at), at) for value, at in by_path(listed, f"{where}.{name}")]


def by_path(values: list[object], where: str) -> list[tuple[object, str]]:
    """Values, each with its path."""
    return [(value, f"{where}[{n}]") for n, value in enumerate(values)]


def dealt_cards(match: Match, value: object) -> list[CardDef]:
    """The card of each copy, for a state that does not use the match's own."""
    ids = fields.rows(value, "$.cards")
    if len(ids) != len(match.cards):
        raise BadState("$.cards", f"must be {len(match.cards)} cards, not {len(ids)}")
    return [card_of(match, each, at) for each, at in by_path(ids, "$.cards")]


def card_of(match: Match, value: object, where: str) -> CardDef:
    """The match's card with an id."""
    card_id = fields.text(value, where)
    for d in match.defs:
        if d.card_id == card_id:
            return d
    raise BadState(where, f"{card_id!r} is not a card of this match")


def read_side(st: State, row: fields.Row, where: str) -> Side:
    side = Side([])
    fields.read_row(side, fields.SIDE, row, where)
    for name in ("deck_seen", "top_seen", "aside_seen", "prizes_seen"):
        if len(getattr(side, name)) != 2:
            raise BadState(f"{where}.{name}", "must have one entry per player")
    side.deck = fields.wholes(fields.field(row, "deck", where), f"{where}.deck")
    side.left = len(side.deck)
    side.actives = read_mons(st, row, "actives", where)
    side.bench = read_mons(st, row, "bench", where)
    return side


def read_mons(st: State, row: fields.Row, name: str, where: str) -> list[Mon]:
    return [read_mon(st, each, at) for each, at in part(row, name, where)]


def read_mon(st: State, row: fields.Row, where: str) -> Mon:
    match = st.match
    m = Mon(0, 0, (), card_of(match, fields.field(row, "top", where), f"{where}.top"))
    fields.read_row(m, fields.MON, row, where)
    fields.number_below(m.seat, 2, f"{where}.seat")
    if len(m.stack) == 0:
        raise BadState(f"{where}.stack", "a Pokémon needs at least one card")
    fields.number_below(m.last_attack, len(match.attacks), f"{where}.last_attack", -1)
    m.base = card_of(match, fields.field(row, "base", where), f"{where}.base")
    attacks = choices(row, "attacks", len(match.attacks), where)
    m.attacks = [match.attacks[n] for n in attacks]
    m.powers = [match.powers[n] for n in choices(row, "powers", len(match.powers), where)]
    m.units = 0
    for n in reversed(choices(row, "units", 64, where)):
        m.units = m.units * 64 + n
    return m


def choices(row: fields.Row, name: str, most: int, where: str) -> list[int]:
    """A list of numbers below *most*."""
    listed = fields.rows(fields.field(row, name, where), f"{where}.{name}")
    return [fields.number_below(each, most, at) for each, at in by_path(listed, f"{where}.{name}")]


def read_frame(match: Match, row: fields.Row, where: str) -> Frame:
    """Read a running program."""
    code = program_of(match, row, where)
    fr = Frame(code, 0, -1, -1, [])
    fields.read_row(fr, fields.FRAME, row, where)
    fields.number_below(fr.pc, len(code.ops), f"{where}.pc")
    if len(fr.vars) != len(code.blank):
        raise BadState(f"{where}.vars", f"must be {len(code.blank)} registers, not {len(fr.vars)}")
    return fr


def program_of(match: Match, row: fields.Row, where: str) -> Code:
    """The program with a content hash."""
    name = fields.text(fields.field(row, "program", where), f"{where}.program")
    key, _, nth = name.partition("#")
    same = [code for code in match.codes if code.key == key]
    n = int(nth) if nth.isdigit() else 0
    if n >= len(same):
        why = f"no program {name!r} in this match; it is of {row.get('label')!r}"
        raise BadState(f"{where}.program", why)
    return same[n]


def read_happening(row: fields.Row, where: str) -> Event:
    """Read an event that is still being resolved."""
    h = Event(0, 0, 0, 0)
    fields.read_row(h, fields.HAPPENING, row, where)
    return h


def read_entry(match: Match, row: fields.Row, where: str) -> Effect:
    """Read a modifier or handler in force."""
    e = Effect(0, -1, -1, [], 0)
    fields.read_row(e, fields.ENTRY, row, where)
    mod = fields.number_below(row.get("mod"), len(match.mods), f"{where}.mod", -1)
    handler = fields.number_below(row.get("handler"), len(match.handlers), f"{where}.handler", -1)
    power = fields.number_below(row.get("power"), len(match.powers), f"{where}.power", -1)
    e.mod = match.mods[mod] if mod >= 0 else None
    e.handler = match.handlers[handler] if handler >= 0 else None
    e.power = match.powers[power] if power >= 0 else None
    return e


def read_trigger(match: Match, row: fields.Row, where: str) -> Trigger:
    """Read a waiting handler."""
    at = f"{where}.entry"
    entry = read_entry(match, fields.row_of(fields.field(row, "entry", where), at), at)
    if entry.handler is None:
        raise BadState(f"{at}.handler", "must be a handler")
    event = fields.integer(fields.field(row, "event", where), f"{where}.event")
    return Trigger(
        entry, event, fields.integer(fields.field(row, "depth", where), f"{where}.depth")
    )


def read_event(row: fields.Row, where: str) -> LogEvent:
    event = LogEvent("", "", 0)
    fields.read_row(event, fields.EVENT, row, where)
    event.steps = read_steps(fields.field(row, "steps", where), f"{where}.steps")
    return event


def read_steps(value: object, where: str) -> tuple[SumStep, ...]:
    found: list[SumStep] = []
    for row, at in by_path(fields.rows(value, where), where):
        step = SumStep("", 0, 0, -1, "")
        fields.read_row(step, fields.STEP, fields.row_of(row, at), at)
        found.append(step)
    return tuple(found)


def check_question(st: State) -> None:
    """Refuse an impossible choice."""
    fields.number_below(st.winner, endings.DRAWN + 1, "$.winner", -1)
    fields.number_below(st.chooser, players.CHANCE + 1, "$.chooser", players.NOBODY)
    fields.number_below(st.ask, len(asks.NAMES), "$.ask")
    fields.number_below(st.player, 2, "$.player")
    fields.number_below(st.first, 2, "$.first")
    fields.number_below(st.stadium_seat, 2, "$.stadium_seat")
    if st.winner < 0 and (st.chooser == players.NOBODY or len(st.frames) == 0):
        raise BadState("$.chooser", "no player chooses although the game is not over")


def check_cards(st: State) -> None:
    """Refuse a table that lacks a card of the match or has one twice. [ZONE-01]"""
    if len(st.sides) == 0:
        return
    places: dict[int, str] = {}
    for copy, where in laid_cards(st):
        if not 0 <= copy < len(st.cards):
            raise BadState(where, f"card must be from 0 to {len(st.cards) - 1}, not {copy}")
        if copy in places:
            why = f"{st.cards[copy].name} ({copy}) is also at {places[copy]}"
            raise BadState(where, why)
        places[copy] = where
    for copy in range(len(st.cards)):
        if copy not in places:
            raise BadState("$.sides", f"{st.cards[copy].name} ({copy}) is missing")


def laid_cards(st: State) -> list[tuple[int, str]]:
    """Every card on the table, with its path."""
    found = [(int(st.stadium), "$.stadium")] if st.stadium >= 0 else []
    for seat, side in enumerate(st.sides):
        at = f"$.sides[{seat}]"
        for name in ("deck", "hand", "discard", "lost", "beside", "limbo", "aside"):
            found += [(int(copy), f"{at}.{name}") for copy in getattr(side, name)]
        found += [(int(copy), f"{at}.prizes") for copy in side.prizes if copy != -1]
        for row, mons in (("actives", side.actives), ("bench", side.bench)):
            for n, m in enumerate(mons):
                for copy in m.stack + m.energy + m.gear:
                    found.append((int(copy), f"{at}.{row}[{n}]"))
    return found
