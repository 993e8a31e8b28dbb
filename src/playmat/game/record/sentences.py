"""The sentences of the log, by kind of event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from playmat.game.record.endings import ENDINGS
from playmat.game.record.sums import in_short
from playmat.model.event import LogEvent
from playmat.model.state import State

ZONES: Final = {
    "discard": "the discard pile",
    "lost": "the Lost Zone",
    "prizes": "the Prizes",
    "attached": "a Pokémon",
    "stack": "a Pokémon",
    "stadium": "play",
    "active": "play",
    "bench": "the Bench",
    "beside": "beside the Active",
    "limbo": "the table",
    "aside": "aside",
}

YOU: Final = "You"
"""The name of the player whom the log addresses."""

STANDING: Final = frozenset({"darkness", "energy", "power", "stadium", "tool"})
"""Causes of events that can happen without a preceding action."""

_HISSING: Final = ("ch", "o", "s", "sh", "x")


class Told:
    """An event with the words for its parts."""

    def __init__(self, st: State, event: LogEvent, names: tuple[str, str], seen: bool) -> None:
        self.st = st
        self.event = event
        self.names = names
        self.seen = seen

    @property
    def who(self) -> str:
        """The player's name."""
        return self.names[self.event.seat]

    def does(self, verb: str, inside: bool = False) -> str:
        """Return the player with a verb: "Ann draws" or "You draw"."""
        return f"{self.who_inside if inside else self.who} {self.verb(verb)}"

    def verb(self, verb: str) -> str:
        """Return a verb in the form for the player."""
        return verb if self.who == YOU else f"{verb}{'es' if verb.endswith(_HISSING) else 's'}"

    @property
    def who_inside(self) -> str:
        """The player's name within a sentence."""
        return "you" if self.who == YOU else self.who

    @property
    def own(self) -> str:
        """The possessive of the player concerned."""
        return "your" if self.who == YOU else "their"

    @property
    def foe(self) -> str:
        """The other player's name."""
        return self.names[1 - self.event.seat]

    @property
    def foe_inside(self) -> str:
        """The other player's name within a sentence, with "has" or "have"."""
        return "you have" if self.foe == YOU else f"{self.foe} has"

    @property
    def by(self) -> str:
        """The card that causes it, or ""."""
        return self.st.cards[self.event.by].name if self.event.by >= 0 else ""

    @property
    def by_card(self) -> str:
        """ " of" with the card that causes it, or ""."""
        return f" of {self.by}" if self.by else ""

    @property
    def source(self) -> str:
        """The power or attack that causes it with its card, or the card alone."""
        return " of ".join(part for part in (self.event.detail, self.by) if part)

    @property
    def by_other(self) -> str:
        """The other player's card whose attack left the effect that causes it."""
        left = self.event.why == "attack" and self.event.by >= 0
        other = left and self.st.match.owner[self.event.by] != self.event.seat
        return f" for an effect of {self.by}" if other else ""

    @property
    def by_text(self) -> str:
        """ " by" with the card in play that causes it by itself, or ""."""
        return f" by {self.by}" if self.by and self.event.why in STANDING else ""

    @property
    def with_text(self) -> str:
        """The same with ", with"."""
        return f", with {self.by}" if self.by_text else ""

    @property
    def mon(self) -> str:
        return self._named(self.event.mon_card)

    @property
    def other(self) -> str:
        return self._named(self.event.other_card)

    @property
    def cards(self) -> str:
        """The names of the cards, or their number if they are hidden."""
        if not self.seen:
            return counted(self.event.count, "card")
        many = Counter(self.st.cards[copy].name for copy in self.event.cards)
        listed = [name if n == 1 else f"{n} {name}" for name, n in many.items()]
        return joined(listed) if listed else counted(self.event.count, "card")

    def _named(self, copy: int) -> str:
        return self.st.cards[copy].name if copy >= 0 else "a Pokémon"


def counted(count: int, thing: str) -> str:
    """Return a number of things in words."""
    return f"a {thing}" if count == 1 else f"{count or 'no'} {thing}s"


def joined(parts: list[str]) -> str:
    """Return a list in words, with "and"."""
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def zone(name: str) -> str:
    return ZONES.get(name, f"the {name}")


def attack(t: Told) -> str:
    at = f" {t.other}" if t.event.other >= 0 else ""
    return f"{t.mon} attacks{at} with {t.event.detail}"


def damage(t: Told) -> str:
    """Return damage with its source, and its calculation if that has several steps."""
    by = f" from {t.other}" if 0 <= t.event.other != t.event.mon else ""
    steps = in_short(t.st, t.event.steps)
    amount = t.event.count or "no"
    return f"{t.mon} takes {amount} damage{by}" + (f": {steps}" if steps else "")


def unaffected(t: Told) -> str:
    return left_alone(t, t.who) + (f": {t.source}" if t.source else "")


def left_alone(t: Told, who: str) -> str:
    """Return that a Pokémon or player is not affected."""
    if t.event.mon < 0:
        return f"{who} {'are' if t.who == YOU else 'is'} not affected"
    return f"{t.mon} is not affected"


def counters(t: Told) -> str:
    own = t.by_text and t.event.by == t.event.mon_card
    by = " from its own effect" if own else t.by_text.replace(" by ", " from ", 1)
    left = f" from an attack{t.by_card}" if t.event.why == "char" else by
    return f"{t.mon} gets {counted(t.event.count // 10, 'damage counter')}{left}"


def cure(t: Told) -> str:
    name = t.event.detail.capitalize()
    return f"{t.mon} is no longer {name}{CURES.get(t.event.why, '')}"


CURES: Final = {
    "bench": ": it moved to the Bench",
    "evolve": ": it has changed",
    "replaced": ": a new Special Condition replaces it",
    "immune": ": it is immune",
    "paralysis": ": its turn is over",
}
"""Why a Special Condition ends."""


def fails(t: Told) -> str:
    if t.event.why == "baby":
        return f"{t.mon} can't attack the Baby {t.other}: the turn ends"
    by = f": {t.source}" if t.event.by not in (-1, t.event.mon_card) else ""
    return f"{t.mon}'s attack does nothing{by}"


def drawn(t: Told) -> str:
    return f"{t.does('draw')} {t.cards}{DRAWS.get(t.event.why, '')}"


DRAWS: Final = {
    "bonus": " for the opponent's mulligan",
    "mulligan": " as a new hand",
    "short": ", all that are left",
    "turn": " for the turn",
}
"""Why cards are drawn."""


def mulligan(t: Told) -> str:
    if t.event.why == "declined":
        return f"{t.does('reveal')} an optional hand and {t.verb('mulligan')}: {t.cards}"
    return f"{t.does('reveal')} a hand with no Basic Pokémon and {t.verb('mulligan')}: {t.cards}"


def owed(t: Told) -> str:
    return f"{t.mon} is worth {counted(t.event.count, 'Prize') if t.event.count else 'no Prize'}"


def lasts(t: Told) -> str:
    """Return that an effect lasts: of which card, on which Pokémon and how long."""
    on = f"now affects {t.mon}" if t.event.mon >= 0 else "now applies"
    whose = " of its own" if 0 <= t.event.by == t.event.mon_card else t.by_card
    end = "this turn" if t.event.count == t.event.turn else f"turn {t.event.count}"
    return f"an effect{whose} {on}" + (f" until the end of {end}" if t.event.count else "")


def retreat(t: Told) -> str:
    return f"{t.mon} tries to retreat" if t.event.why == "tries" else f"{t.mon} retreats"


def coin(t: Told) -> str:
    why = f" for {t.mon}" if t.event.mon >= 0 else t.by_text.replace(" by ", " for ", 1)
    return f"{t.does('flip')} {t.event.detail}{why or t.by_other}"


def power(t: Told) -> str:
    by = t.mon if t.event.mon >= 0 else t.cards
    return f"{t.does('use')} {by}'s {t.event.detail}"


def counters_moved(t: Told) -> str:
    return f"{counted(t.event.count // 10, 'damage counter')} moved from {t.other} to {t.mon}"


def attached(t: Told) -> str:
    return f"{t.does('attach')} {t.cards} to {t.mon}"


def retreated(t: Told) -> str:
    return f"{t.mon} becomes Active and {t.other} goes to the Bench"


def move(t: Told) -> str:
    source, target = t.event.source, t.event.target
    if source in LYING:
        goes = "go" if len(t.event.cards) > 1 else "goes"
        return f"{t.cards} {goes} to {zone(target)}{t.by_text}"
    if target == "discard":
        return f"{t.does('discard')} {t.cards} from {zone(source)}{t.with_text}"
    if target == "hand":
        return f"{t.does('take')} {t.cards} from {zone(source)}{t.with_text}"
    into = "into" if target in ("deck", "lost", "prizes") else "to"
    return f"{t.does('put')} {t.cards} from {zone(source)} {into} {zone(target)}{t.with_text}"


LYING: Final = frozenset({"limbo", "beside", "stadium", "active"})
"""Zones of cards that move by themselves: just played, or in play."""


def turn(t: Told) -> str:
    whose = "your" if t.who == YOU else f"{t.who}'s"
    return f"turn {t.event.count}: {whose} turn"


def new_game(t: Told) -> str:
    return "Sudden Death begins" if t.event.count else "the game begins"


def win(t: Told) -> str:
    """Return who won, and why; if both met a condition, that the winner met more."""
    reasons = [ENDINGS[way].won.format(foe=t.foe_inside) for way in t.event.detail.split()]
    more = ", in more ways than the opponent" if t.event.count > 0 else ""
    return t.does("win") + (f": {joined(reasons)}{more}" if reasons else "")


Sentence = Callable[[Told], str]

SENTENCES: Final[dict[str, Sentence]] = {
    "attach": attached,
    "attack": attack,
    "bench": lambda t: f"{t.does('put')} {t.mon} onto the Bench",
    "lay_down": lambda t: f"{t.does('put')} {t.mon} face down onto the Bench",
    "burn": lambda t: f"{t.mon} is hurt by its Burn",
    "cancelled": lambda t: f"{t.cards} has no effect",
    "coin": coin,
    "concede": lambda t: t.does("concede"),
    "condition": lambda t: f"{t.mon} is now {t.event.detail.capitalize()}{t.by_text}",
    "confused": lambda t: f"{t.mon} hurts itself in its confusion",
    "copies": lambda t: f"{t.mon} uses {t.event.detail} as its own attack",
    "counters": counters,
    "counters_moved": counters_moved,
    "counters_swapped": lambda t: f"{t.mon} and {t.other} swap damage counters",
    "cure": cure,
    "damage": damage,
    "devolve": lambda t: f"{t.mon} is devolved and loses {t.cards}",
    "draw": drawn,
    "draw_game": lambda t: "the game is a draw",
    "end_turn": lambda t: f"{t.does('end')} the turn",
    "evolve": lambda t: f"{t.event.detail} evolves into {t.cards}",
    "fails": fails,
    "form_change": lambda t: f"{t.mon} is replaced by {t.cards}",
    "game": new_game,
    "goes_first": lambda t: f"{t.does('go')} first",
    "heal": lambda t: (
        f"{t.mon} heals {t.event.count} damage{t.by_text.replace(' by ', ' from ', 1)}"
    ),
    "hp_left": lambda t: f"{t.mon} is left with {t.event.count} HP",
    "knock_out": lambda t: f"{t.mon} is Knocked Out",
    "lasts": lasts,
    "leave_play": lambda t: f"{t.mon} leaves play",
    "level_up": lambda t: f"{t.event.detail} levels up to {t.cards}",
    "limit": lambda t: "the game takes too long and is a draw",
    "look": lambda t: f"{t.does('look')} at {t.cards}",
    "move": move,
    "mulligan": mulligan,
    "mulligan_bonus": lambda t: f"{t.does('take')} {counted(t.event.count, 'bonus card')}",
    "no_damage": damage,
    "opening_flip": lambda t: (
        f"the opening coin flip is {t.event.detail}: {t.does('win', inside=True)} the flip"
    ),
    "play": lambda t: f"{t.does('play')} {t.cards}",
    "poison": lambda t: f"{t.mon} is hurt by its Poison",
    "power": power,
    "prize": lambda t: f"{t.does('take')} a Prize" + (f": {t.cards}" if t.seen else ""),
    "prizes_laid": lambda t: f"{t.does('set')} out {counted(t.event.count, 'Prize card')}",
    "prizes_owed": owed,
    "promote": lambda t: f"{t.mon} becomes Active",
    "retreat": retreat,
    "retreat_fails": lambda t: f"{t.mon} fails to retreat",
    "retreated": retreated,
    "reveal": lambda t: f"{t.does('reveal')} {t.cards}",
    "reveal_mon": lambda t: f"{t.does('reveal')} {t.mon}",
    "search": lambda t: f"{t.does('search')} a deck",
    "setup_active": lambda t: f"{t.does('choose')} {t.cards} as the Active Pokémon",
    "setup_bench": lambda t: f"{t.does('put')} {t.cards} on the Bench",
    "tell": lambda t: f"{t.does('name')} an attack of the hidden card: {t.event.detail}",
    "shuffle": lambda t: f"{t.does('shuffle')} the deck",
    "stadium": lambda t: f"{t.cards} is now the Stadium in play",
    "step_up": lambda t: f"{t.mon} steps up and becomes Active",
    "step_down": lambda t: f"{t.mon} goes to the Bench and no Pokémon replaces it",
    "sudden_death": lambda t: f"the game is tied: Sudden Death {t.event.count}",
    "switch": lambda t: f"{t.mon} becomes Active in place of {t.other}{t.with_text}",
    "time_out": lambda t: f"{t.does('run')} out of time",
    "turn": turn,
    "turn_ends": lambda t: f"evolving into {t.mon} ends the turn",
    "turn_goes_on": lambda t: f"evolving into {t.mon} does not end the turn: {t.by}",
    "unaffected": unaffected,
    "wake": lambda t: f"{t.mon} wakes up",
    "win": win,
}
"""A sentence for every event of the rules."""
