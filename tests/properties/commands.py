"""Random command lines made of verbs, cards and places, and checks of the responses."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from playmat.engine.reasons import NO_SUCH_CARD, NO_SUCH_MON, REASONS
from playmat.engine.vm import apply
from playmat.game.understanding import offered_again, understand
from playmat.game.why import Refusal, why_not
from playmat.kinds import asks
from playmat.model.notation.options import option_texts
from playmat.model.state import State
from playmat.model.views.records import MonView
from playmat.model.views.view import view_of
from playmat.rules import BOOKS
from playmat.rules.catalogue import rule

FULL_VERBS = (
    *("attack", "declare attack", "use", "power", "retreat", "discard", "step up", "attach"),
    *("bench", "evolve", "level up", "play"),
)
VERBS = (*FULL_VERBS, "pick", "end turn", "prize", "yes", "dance", "a", "p", "e", "v", "r", "end")
TURNED = ("evolve", "level up", "attach", "attach to", "play", "play on")
LINKS = ("on", "to", "onto", "of", "with", "at")
PLACES = (
    *("active", "active 1", "active 2", "bench 1", "bench 2", "bench 5", "bench 9"),
    *("foe's active", "foe active", "foe's bench 1", "foe's bench 6", "stadium"),
    *("a", "a2", "b1", "b4", "oa", "o2", "1", "2 1", "99"),
)
SAID = {n: REASONS[n][1] for n in (NO_SUCH_CARD, NO_SUCH_MON)}


def names_in(st: State) -> list[str]:
    """The names in a match: cards, attacks, powers and Energy letters."""
    found = {"", "Missingno", *"GRWLPF"}
    for d in st.match.defs:
        found |= {d.name, d.card_id, d.name.split()[0].casefold()}
        found |= {a.name for a in d.attacks} | {p.name for p in d.powers}
    return sorted(found)


def lines(st: State, pick: Random, many: int) -> Iterator[tuple[str, str]]:
    """Yield random lines, each with the card it names; half of the cards are visible.

    Some lines name a place first, then the card for it.
    """
    names, texts = names_in(st), option_texts(st)
    near = sorted(in_sight(st)) or names
    for _ in range(many):
        if texts and pick.random() < 0.2:
            words = pick.choice(texts).split()
            yield " ".join(words[: pick.randint(1, len(words))]), ""
            continue
        name = pick.choice(near if pick.random() < 0.6 else names)
        if pick.random() < 0.1:
            link = pick.choice(("with ", "into ", ""))
            yield f"{pick.choice(TURNED)} {pick.choice(PLACES)} {link}{name}".strip(), name
            continue
        parts = [pick.choice(VERBS), name]
        for chance in (0.7, 0.3):
            if pick.random() < chance:
                parts += [pick.choice(LINKS)] * (pick.random() < 0.8) + [pick.choice(PLACES)]
        yield " ".join(part for part in parts if part), name


def in_sight(st: State) -> set[str]:
    """The names of the cards visible to the player to choose."""
    if st.chooser not in (0, 1):
        return set()
    view = view_of(st, st.chooser)
    ids = {*view.me.hand, view.table.stadium}
    for side in view.sides:
        ids |= {*side.discard, *side.lost, *side.beside, *side.playing}
        for mon in (*side.actives, *side.bench):
            ids |= cards_of(mon)
    return {d.name for d in st.match.defs if d.card_id in ids}


def cards_of(mon: MonView) -> set[str]:
    return {*mon.stack, *mon.energy, *mon.gear}


def wrong_answer(st: State, line: str, named: str) -> str:
    """What is wrong with the response to a line, or an empty string."""
    refusal = why_not(st, line)
    if refusal is None:
        return not_taken(st, line)
    if refusal.unclear:
        missing = set(refusal.meanings) - set(option_texts(st))
        return f"{line!r} may mean what is not offered: {missing}" if missing else ""
    book = st.match.book.rules.name
    if book in BOOKS and book not in rule(refusal.rule).books:
        return f"{line!r} cites {refusal.rule}, which {book} does not state"
    return missed(st, refusal, line, named)


def not_taken(st: State, line: str) -> str:
    """Check that a line reported as legal can be played."""
    trial = st.clone()
    for each in understand(st, line).answers:
        again = offered_again(trial, each.packed, each.text)
        if again < 0:
            return f"{line!r} is said to be offered and is not taken"
        apply(trial, again)
    return ""


def missed(st: State, refusal: Refusal, line: str, named: str) -> str:
    """Check that visible cards are not reported as missing."""
    if refusal.why == SAID[NO_SUCH_CARD] and named and named in in_sight(st):
        return f"{line!r}: {named} is in sight"
    own = [f"bench {n + 1}" for n in range(len(st.sides[st.player].bench))]
    stands = not named and st.ask == asks.MAIN and line in [f"retreat {place}" for place in own]
    return f"{line!r}: somebody stands there" if stands and refusal.why == SAID[NO_SUCH_MON] else ""
