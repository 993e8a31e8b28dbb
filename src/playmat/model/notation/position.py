"""Write any state as one line; ``position_parse`` reads the same notation.

The line has every card, damage, conditions, markers, the turn and counts. Running programs, lasting
effects and what the players know are only in the JSON of ``plain``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from playmat.kinds import conditions, endings
from playmat.model.notation.position_parse import COUNTS, SEATS, ZONES, as_word
from playmat.model.state import Mon, Side, State
from playmat.model.tracking import current_records

BASIC: Final = "energy-"


def position_text(st: State) -> str:
    """Write the table as one line of text."""
    parts = [st.match.book.rules.name, f"turn {st.turn}"]
    if st.match.book.actives > 1:
        parts.append(f"actives {st.match.book.actives}")
    if st.player != 0 or st.first != 0:
        parts += [f"player {SEATS[st.player]}", f"first {SEATS[st.first]}"]
    if st.sudden > 0:
        parts.append(f"sudden {st.sudden}")
    if st.stadium >= 0:
        parts.append(f"stadium {SEATS[st.stadium_seat]}:{card_text(st, st.stadium)}")
    if len(st.stadium_used) > 0:
        parts.append(f"stadium_used: {stadium_uses(st)}")
    parts.extend(count_parts(st))
    for seat in range(2):
        parts.extend(side_parts(st, seat))
    if st.winner >= 0:
        parts.append(f"winner {'draw' if st.winner == endings.DRAWN else SEATS[st.winner]}")
    return "; ".join(parts)


def count_parts(st: State) -> list[str]:
    """Both players' counts that differ from the default."""
    parts: list[str] = []
    for key in COUNTS:
        values = [count_of(side, key) for side in st.sides]
        usual = [usual_count(st, key, seat) for seat in range(2)]
        if values != usual:
            parts.append(f"{key} {values[0]} {values[1]}")
    lost = [side.lost_mon_turn for side in st.sides]
    if max(lost) >= 0 and max(lost) >= st.turn - 1:
        parts.append(f"lost_mon_turn {lost[0]} {lost[1]}")
    return parts


def count_of(side: Side, key: str) -> i64:
    value = getattr(side, key)
    assert isinstance(value, int)
    return value


def usual_count(st: State, key: str, seat: i64) -> i64:
    """The default of a count."""
    return (st.turn + (1 if seat == st.first else 0)) // 2 if key == "turns" else 0


def side_parts(st: State, seat: i64) -> list[str]:
    side = st.sides[seat]
    row = " & ".join([mon_text(st, m) for m in side.actives])
    bench = ", ".join([mon_text(st, m) for m in side.bench])
    parts = [f"{SEATS[seat]}: {row}{' | ' + bench if bench else ''}".rstrip()]
    for zone in ZONES:
        cards = zone_cards(side, zone)
        if len(cards) > 0 or zone in ("deck", "prizes"):
            parts.append(f"{zone}: {cards_text(st, cards)}".rstrip())
    used = [key_text(st, key, turn) for key, turn in pairs(current_records(side.used, st.turn))]
    if len(used) > 0:
        parts.append(f"used: {', '.join(used)}")
    return parts


def zone_cards(side: Side, zone: str) -> list[i64]:
    """Cards of a zone in the order they are written."""
    if zone == "deck":
        cards = side.deck[: side.left]
        cards.reverse()
        return cards
    if zone == "hand":
        return side.hand
    if zone == "discard":
        return side.discard
    if zone == "prizes":
        return list(side.prizes)
    if zone == "lost":
        return list(side.lost)
    if zone == "beside":
        return list(side.beside)
    return list(side.aside if zone == "aside" else side.limbo)


def cards_text(st: State, cards: list[i64]) -> str:
    """Cards in order, with counts for equal neighbours; ``-`` is a Prize already taken."""
    runs: list[str] = []
    times = 0
    for n in range(len(cards)):
        name = card_text(st, cards[n])
        times += 1
        if n + 1 == len(cards) or card_text(st, cards[n + 1]) != name:
            runs.append(name if times == 1 else f"{times}*{name}")
            times = 0
    return ", ".join(runs)


def card_text(st: State, copy: i64) -> str:
    """A card's text: its id, or the letter of a basic Energy without a set."""
    return "-" if copy < 0 else st.cards[copy].card_id.removeprefix(BASIC)


def mon_text(st: State, m: Mon) -> str:
    """One Pokémon: its cards from the bottom up, then what is on it."""
    words = [">".join([card_text(st, copy) for copy in m.stack])]
    words += [f"+{card_text(st, copy)}" for copy in m.energy + m.gear]
    if m.damage > 0:
        words.append(f"dmg{m.damage}")
    words.extend(condition_words(st, m))
    if m.entered == st.turn:
        words.append("new")
    elif m.changed == st.turn:
        words.append("evolved")
    if m.stuck == st.turn:
        words.append("stuck")
    words += [f"marker:{as_word(st.match.names[n])}*{count}" for n, count in pairs(m.markers)]
    words.extend(use_words(st, m))
    if m.last_attack >= 0 and m.attacked >= st.turn - 2:
        words.append(f"last:{as_word(st.match.attacks[m.last_attack].name)}@{m.attacked}")
    if m.hurt_turn >= 0 and m.hurt_turn >= st.turn - 1:
        words.append(f"hurt:{m.hurt}@{m.hurt_turn}")
    return " ".join(words)


def condition_words(st: State, m: Mon) -> list[str]:
    """Special Conditions, with a number where it differs from the rulebook's."""
    words: list[str] = []
    bit: i64 = 1
    for name in conditions.NAMES:
        if m.conditions & bit != 0:
            value: i64 = -1
            if bit == conditions.POISONED and m.poison != st.match.book.poison_points:
                value = m.poison
            elif bit == conditions.BURNED and m.burn != st.match.book.burn_points:
                value = m.burn
            elif bit == conditions.CONFUSED and m.confusion > 0:
                value = m.confusion
            elif bit == conditions.ASLEEP and m.sleep > 0:
                value = m.sleep
            elif bit == conditions.PARALYZED and m.paralyzed != st.turn - 1:
                value = m.paralyzed
            words.append(name if value < 0 else f"{name}:{value}")
        bit *= 2
    return words


def use_words(st: State, m: Mon) -> list[str]:
    """Powers that were used: by name, or by the engine's key if the name is not enough."""
    words: list[str] = []
    for key, turn in pairs(current_records(m.used, st.turn)):
        name = power_name(m, key)
        words.append(f"used:{as_word(name) if name else key_text(st, key, turn)}")
    return words


def power_name(m: Mon, key: i64) -> str:
    """The name of the power whose only use has this key, or an empty string."""
    for power in m.powers:
        if len(power.uses) == 1 and power.uses[0].key == key:
            return power.name
    return ""


def key_text(st: State, key: i64, turn: i64) -> str:
    """A use in words; ``!`` marks one per game instead of per turn."""
    return as_word(st.match.names[key]) + ("!" if turn == -1 else "")


def stadium_uses(st: State) -> str:
    """What of the Stadium was used this turn, and by whom."""
    return ", ".join(
        [f"{SEATS[seat]} {as_word(st.match.names[key])}" for key, seat in pairs(st.stadium_used)]
    )


def pairs(flat: tuple[i64, ...]) -> list[tuple[i64, i64]]:
    """A flat tuple as pairs."""
    return [(flat[n], flat[n + 1]) for n in range(0, len(flat) - 1, 2)]
