"""Track what a text has mentioned, and what "it", "them" and "if you do" refer to."""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import conjunction, node, where
from playmat.lang.node import Arg, Node, is_word, nodes_in, words_in
from playmat.lang.words import WORDS

_NARROW: Final = ("provides", "typed", "basic_energy", "special_energy")
"""Filters that narrow a kind of cards."""

_OTHERWISE: Final = (
    *("draw", "draw_until", "heal", "heal_all", "counters", "hit", "switch", "attach", "move"),
    *("bench", "cure", "inflict", "evolve", "remove_counters", "move_counters"),
)
"""Effects that do not discard anything."""

_LAID_ASIDE: Final = ("discard", "mill")
"""Effects that verbs other than "discard" do not refer to."""

_DRAWN: Final = node("$drawn")
"""Cards drawn, which the language cannot name."""


def _is_chosen(what: Node) -> bool:
    """Whether something was picked, or is part of what was."""
    part = what["of"] if what.word == "where" else what
    return isinstance(part, Node) and part.word in ("ref", "join", "host_of")


NOTHING_SAID: Final = "a word here refers to nothing that was said before"
_NOUNS: Final = {"cards": "a card", "mons": "a Pokémon", "attacks": "an attack"}


class Unresolved(Exception):
    """A reference with nothing to refer to."""


class Spoken:
    """What has been mentioned so far."""

    def __init__(self, own: str, third: str = "foe") -> None:
        self.own = own
        self.third = third
        self.old: Node | None = None
        self.coins = ""
        self.single_coins: list[str] = []
        self.spoken: list[tuple[str, Node]] = []
        self.sets: list[tuple[str, Node]] = []
        self.looked: Node | None = None
        self.torn = False
        self.of_either: tuple[Node, ...] = ()
        self.revealed: list[Node] = []
        self.state = ""
        self.number: Arg | None = None
        self.picked: Node | None = None
        self.picks: list[Node] = []
        self.last = ""
        self.deeds: list[tuple[str, str]] = []
        self.kept: dict[Node, Node] = {}
        self.values: dict[str, Node] = {}
        self.focus: Node | None = None
        self.came: Arg = ""
        self.told: dict[tuple[str, Node], int] = {}
        self.sentence = 0
        self._bound = 0

    def new_name(self) -> str:
        """A new name for a variable."""
        self._bound += 1
        return f"v{self._bound}"

    def _sort(self, what: Node) -> str:
        """The sort of something resolved."""
        if what.word in ("where", "join", "less"):
            return self._sort(what["of"]) if isinstance(what["of"], Node) else "cards"
        kinds = [kind for kind, known in self.spoken if known == what]
        value = self.values.get(str(what["var"])) if what.word == "ref" else None
        given = WORDS[value.word].gives if value is not None else ""
        return kinds[-1] if kinds else given if given in _NOUNS else sort_of(what)

    def speak(self, sort: str, what: Node) -> None:
        """Remember something mentioned, for "it" and "that"."""
        self.spoken = [known for known in self.spoken if known != (sort, what)]
        self.spoken.append((sort, what))
        self.told[sort, what] = self.sentence

    def _referent(self, sort: str, known: bool = False) -> Node:
        """What was last mentioned of a sort; within a sentence, a choice takes precedence.

        With *known*, for "that Pokémon", it must come from the words before.
        """
        if sort == "cards" and self.focus is not None:
            return self.focus
        fitting = [what for kind, what in self.spoken if sort in (kind, "any")]
        chosen = [what for what in fitting if _is_chosen(what)]
        others = [what for what in fitting if what != node("self")]
        if known and sort == "mons" and not chosen:  # a card uses its name for itself
            if others:
                return others[-1]
            if any(kind == sort for kind, _ in self.sets):
                return self._set(sort)
        if chosen or fitting:
            near = self._named_since(chosen, others if known else fitting) if sort == "mons" else []
            return self._shown_cards((near or chosen or fitting)[-1])
        if sort == "mons" and not known:
            return node("self")
        if any(kind == sort for kind, _ in self.sets):
            return self._set(sort)
        raise Unresolved(
            f"refers to {_NOUNS.get(sort, 'something')}, but none was mentioned before"
        )

    def _named_since(self, chosen: list[Node], fitting: list[Node]) -> list[Node]:
        """Pokémon mentioned by sentences after a choice, which "it" then means."""
        last = max((self.told["mons", what] for what in chosen), default=self.sentence)
        return [what for what in fitting if last < self.told["mons", what] < self.sentence]

    def _one_of_two(self, what: Node) -> Node:
        """What "it" means, unless two Pokémon were just compared with each other."""
        if self.torn and what in (node("self"), node("defender")):
            raise Unresolved("not clear which of two Pokémon is meant")
        return what

    def _set(self, sort: str) -> Node:
        """The set mentioned last, from which some are picked."""
        fitting = [what for kind, what in self.sets if sort in (kind, "any")]
        if not fitting:
            raise Unresolved("“them” refers to nothing that was mentioned before")
        if fitting[-1] == _DRAWN:
            raise Unresolved("refers to cards that were drawn, which nobody else sees")
        return self._shown_cards(fitting[-1])

    def _shown_cards(self, what: Node) -> Node:
        """Cards that were shown, unless both players showed some just then."""
        if what in self.of_either:
            raise Unresolved("not clear which player's cards are meant")
        return what

    def _last_result(self, words: tuple[str, ...]) -> Node:
        """The result of the last statement with one of these words."""
        names = [name for word, name in self.deeds if word in words]
        if not names:
            raise Unresolved("asks what was done, but nothing of the kind was done before")
        return node("ref", names[-1])

    def _asked_among(self, test: Arg) -> Node | None:
        """Remember cards of a kind that a condition tests among known cards, for "them"."""
        of = test["of"] if is_word(test, "any_of") else None
        if not is_word(of, "where") or self._sort(of) != "cards":
            return None
        if not is_word(of["of"], "ref"):
            return None
        self.speak("cards", of)
        return of

    def _pick(self, what: Node) -> None:
        """Remember cards picked from among others."""
        self.picked = what
        self.picks.append(what)

    def _others(self) -> Node:
        """The cards found or looked at, without those picked from them."""
        of = self._source(self.picked) if self.picked is not None else None
        known = of is not None and of.word == "ref" and str(of["var"]) in self.values
        held = of is not None and of.word == "hand" and self.looked is None
        found = of if known or held else None
        if self.picked is None or (found is None and self.looked is None):
            raise Unresolved("refers to the other cards, but none were looked at or chosen before")
        whole = found or self._shown_cards(cast(Node, self.looked))
        taken = [known for known in self.picks if self._source(known) == whole]
        return node("less", whole, conjunction("join", *(taken or [self.picked])))

    def _left_there(self) -> Node:
        """The cards looked at, without those picked from them."""
        looked = cast(Node, self.looked)
        taken = [known for known in self.picks if self._source(known) == looked]
        return node("less", looked, conjunction("join", *taken)) if taken else looked

    def _source(self, picked: Node) -> Node | None:
        """The cards that some were picked from."""
        if picked.word == "join":
            return self._source(picked.child("of"))
        value = self.values.get(str(picked["var"])) if picked.word == "ref" else picked
        of = value.args[0] if value is not None and value.args else None
        while isinstance(of, Node) and of.word in ("where", "less"):
            of = of["of"]
        return of if isinstance(of, Node) else None

    def _result(self) -> str:
        """The variable that holds the result of the last statement."""
        if not self.last:
            raise Unresolved("asks whether something was done, but nothing was done before")
        return self.last

    def _how_many(self) -> Node:
        """The number of things handled last, ignoring a coin in between."""
        name = self._result()
        done = self.deeds[-1][1] if self.deeds else name
        return node("count", node("ref", done if name == self.coins else name))

    def _shown_to_both(self) -> Node:
        """All cards that were shown to both players."""
        if not self.revealed:
            raise Unresolved("refers to revealed cards, but none were revealed before")
        return conjunction("join", *self.revealed)

    def _so(self) -> Node:
        """Condition that this Pokémon is in the state required for its attack."""
        if not self.state:
            raise Unresolved("“if it is” refers to nothing that was said before")
        return node("is", node("self"), node("condition_is", self.state))

    def _those(self, sort: Arg, kind: Arg = "") -> Arg:
        """What was mentioned, filtered by kind if it may include others."""
        found = self._referent(str(sort), known=True)
        value = self.values.get(str(found["var"])) if found.word == "ref" else None
        mixed = found == self.looked or (isinstance(value, Node) and self._mixed(value))
        return where(found, kind) if isinstance(kind, Node) and mixed else found

    def _filtered_deed(self, kind: Node, words: tuple[str, ...] = ()) -> Arg:
        """What was done, filtered by kind if it may include others.

        It is the result of the last statement, unless the verb refers to another.
        """
        name = self._result()
        value = self.values.get(name)
        laid_aside = isinstance(value, Node) and value.word in _LAID_ASIDE
        words = words or (_OTHERWISE if laid_aside else ())
        done = [name for word, name in self.deeds if word in words]
        if done and isinstance(value, Node) and value.word not in words:
            name, value = done[-1], self.values.get(done[-1])
        if is_word(value, "return_mon"):
            return self._left(kind, value)
        mixed = kind.word != "$any" and (self._mixed(value) or self._narrower(kind, value))
        return where(node("ref", name), *((kind,) if mixed else ()))

    def _left(self, kind: Node, value: Node) -> Arg:
        """The Pokémon that left play, each of which may be several cards."""
        if kind != node("pokemon"):
            return where(node("ref", self._result()), None if kind.word == "$any" else kind)
        target = value.args[0]
        if not is_word(target, "ref"):
            raise Unresolved("counts Pokémon that have left play")
        return target

    def _narrower(self, kind: Node, value: Arg | None) -> bool:
        """Whether a kind names a type, or a kind of Energy, that the choice did not."""
        if not isinstance(value, Node):
            return False
        of = value.args[0] if value.args else None
        if is_word(of, "ref"):
            return self._narrower(kind, self.values.get(str(of["var"])))
        told = list(nodes_in(value))
        return any(n.word in _NARROW and n not in told for n in nodes_in(kind))

    def _one_of_them(self, asked: Node) -> Node:
        """A test of "a" card that was moved as a test of one of several."""
        of = asked["what"]
        while is_word(of, "ref") and str(of["var"]) in self.values:
            value = self.values[str(of["var"])]
            if value.word in ("mill", "choose", "pick_random"):
                several = value["most" if value.word == "choose" else "count"] != 1
                return node("any_of", node("where", *asked.args)) if several else asked
            of = value["cards"]
        return asked

    def _asks_energy(self, it: Arg, fit: Arg) -> bool:
        """Whether "it" is an Energy card but the filter is for Pokémon."""
        sort = "any" if it == node("$it") else "cards"
        known = any(kind in (sort, "cards") for kind, _ in self.spoken)
        what = self._referent(sort) if known else node("self")
        value = self.values.get(str(what["var"])) if what.word == "ref" else None
        energy = value is not None and any(n.word in _ENERGY for n in nodes_in(value))
        return energy and of_pokemon(fit)

    def _mixed(self, value: Arg | None) -> bool:
        """Whether a statement may have moved cards of any kind."""
        if not isinstance(value, Node) or value.word in ("mill", "top", "top_until", "hand"):
            return True
        of = value.args[0] if value.args else None
        if is_word(of, "ref"):
            return self._mixed(self.values.get(str(of["var"])))
        kinds = is_word(of, "where") and any(n.word == "fits_any" for n in nodes_in(of["filter"]))
        return kinds or not (
            isinstance(of, Node) and of.word in ("where", "energy_on", "counters_on")
        )


_ENERGY: Final = frozenset(("energy", "basic_energy", "special_energy"))
_POKEMON: Final = frozenset(("pokemon", "basic", "evolution", "stage1", "stage2"))


def of_pokemon(fit: Arg) -> bool:
    """Whether a filter only matches Pokémon cards."""
    words = words_in(fit)
    return bool(words & _POKEMON) and not words & _ENERGY


def sort_of(said: Arg) -> str:
    """The sort of a selection: Pokémon in play, cards or attacks."""
    if not isinstance(said, Node):
        return "cards"
    if said.word in ("where", "join", "less"):
        return sort_of(said["of"])
    if said.word == "$that":
        return str(said["sort"])
    return WORDS[said.word].sort if said.word in WORDS else "cards"
