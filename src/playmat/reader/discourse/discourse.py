"""Resolve references: picks become choices, "it" and "if you do" become variables.

Grammar rules produce nodes of the card language, and marks among them (``reader/marks.py``).
"""

from __future__ import annotations

from typing import Final, cast

from playmat.lang.make import Block, changed, conjunction, node, replaced, where
from playmat.lang.node import Arg, Node, is_word, nodes_in
from playmat.lang.words import WORDS, of_role
from playmat.reader.discourse import deeds
from playmat.reader.discourse.left_behind import COIN_WORDS
from playmat.reader.discourse.mentions import NOTHING_SAID, Spoken, Unresolved, sort_of
from playmat.reader.discourse.of_several import told_of_several
from playmat.reader.discourse.said_later import opposed, strengthened
from playmat.reader.meanings import HEADS, TAILS

HOISTED: Final = {
    "$pick": "choose",
    "$search": "search",
    "$random": "pick_random",
    "$different": "search_different",
    "$unlike": "choose_different",
}
"""Marks that become statements before the one that refers to them."""

_FACE: Final = {"$damage": "num", "$flags": "flag", "$needs": "cond", "$limit": "how"}
_OWN: Final = {"$price": "cond", "$even_if": "condition", "$pay": "block", "$before": "block"}
MARKS: Final = _FACE | _OWN
"""Statements about the face itself, with the sorts of their arguments."""

_NO_RESULT: Final = of_role("loop", "course", "damage", "cancel", "show") | {"shuffle"}
"""Statements that do not change what "if you do" refers to."""

_TANGIBLE: Final = frozenset(
    word.name
    for word in WORDS.values()
    if word.sort == "effect" and word.role in ("", "heal", "cure") and word.gives != "nothing"
)
"""Optional effects of which "if you do" asks whether they happened, not just for a yes."""

_MONS: Final = ("self", "defender", "attacker", "host", "active", "event_mon", "event_other")


class Discourse(Spoken):
    """Resolves statements in order, each with what was mentioned before."""

    def block(self, statements: Block) -> Block:
        """*statements* with all references resolved."""
        done: list[Node] = []
        for statement in told_of_several(opposed(strengthened(statements))):
            self._statement(statement, done)
        return tuple(done)

    def _branch(self, statements: Block) -> Block:
        """A branch with all references resolved; its coins are unknown outside of it."""
        known = len(self.single_coins)
        block = self.block(statements)
        del self.single_coins[known:]
        return block

    def _statement(self, said: Node, done: list[Node]) -> None:
        self.kept = {}
        self.sentence += 1
        if said.word == "if":
            condition, then, *rest = said.args
            condition = self._of_the_same(changed(condition, self._of_two_coins), done)
            if condition == node("not", node("$did")):
                self.last = deeds.tested_variable(done) or self.last
            test = self.part(condition, "cond", done)
            self.focus, self.torn = deeds.stadium_in(test), deeds.compares_both(test)
            self._mention_all(test)
            asked = self._asked_among(test)
            blocks = [self._branch(cast(Block, b)) for b in (then, *rest)]
            self.focus, self.torn = None, False
            self.spoken = [known for known in self.spoken if known[1] != asked]
            done.append(Node("if", (test, *blocks)))
            return
        if said.word == "$found":
            found = self.part(said["pick"], "any", done)
            if is_word(found, "join"):
                self.speak(sort_of(said["pick"]), found)
                self.picked = found
            return
        if said.word == "$cannot":
            said = Node("if", (node("not", node("$did")), *said.args, ()))
            self._statement(said, done)
            return
        if said.word == "$last":
            self.last = str(said["variable"])
            return
        if said.word == "$count":
            self.number = self.part(said["n"], "num", done)
            if any(n.word in _MOVED for n in nodes_in(self.number)):
                counted = node("ref", self.new_name())
                done.append(Node("bind", (*counted.args, self.number)))
                self.number = counted
            return
        if said.word in ("$each", "$each_own"):
            if said.word == "$each_own" and any(kind == "mons" for kind, _ in self.spoken):
                raise Unresolved("not clear whose cards are counted")
            self._each(said, done)
            return
        if said.word == "$until":
            self._until(said, done)
            return
        if said.word == "bind":
            name, value = said.args
            done.append(Node("bind", (name, self.part(value, "result", done))))
            self.last = str(name)
            if is_word(value, "number"):
                self.number = node("ref", name)
        elif said.word in COIN_WORDS:
            resolved = self._node(said, done)
            self.coins = self.last = self.new_name()
            done.append(Node("bind", (self.coins, resolved)))
            if resolved.word == "flip" and resolved["coins"] == 1:
                self.single_coins.append(self.coins)
        elif said.word in MARKS:
            if said.word == "$even_if":
                self.state = str(said["state"])
                self.speak("mons", node("self"))
            args = tuple(self.part(a, MARKS[said.word], done) for a in said.args)
            done.append(Node(said.word, args))
        elif said.word in _NO_RESULT:
            done.append(self._node(said, done))
        else:
            # Every result is bound; the canonical form drops those never read.
            self._effect(said, done)

    def _each(self, said: Node, done: list[Node]) -> None:
        """Resolve a statement about each of several things; ``$each_one`` is the current one."""
        what, block = said.args
        of = self.part(
            what, sort_of(what) if isinstance(what, Node) and what.word != "$it" else "cards", done
        )
        name = self.new_name()
        inner = changed(block, lambda arg: node("ref", name) if arg == node("$each_one") else arg)
        done.append(Node("each", (name, of, self.block(cast(Block, inner)))))
        if is_word(of, "ref"):
            self.last = str(of["var"])  # what was done to all of them was done to the picked cards

    def _effect(self, said: Node, done: list[Node]) -> None:
        """Bind the result of an effect; for an option, what was actually done if known."""
        if said.word == "switch" and said["player"] in ("me", "foe"):
            self.old = node("ref", self.new_name())
            done.append(Node("bind", (*self.old.args, node("active", said["player"]))))
        resolved = self._node(said, done)
        if resolved.word == "switch":
            self.came = resolved["player"]
        name = self.new_name()
        done.append(Node("bind", (name, resolved)))
        self.values[name] = resolved
        self.deeds.append((said.word, name))
        if resolved.word == "mill" or deeds.takes_top(resolved):
            self.speak("cards", node("ref", name))
            self.sets.append(("cards", node("ref", name)))
        if resolved.word == "draw" and any(kind == "cards" for kind, _ in self.sets):
            self.sets.append(("cards", node("$drawn")))
        taken = resolved.args[0] if resolved.args else None
        if is_word(taken, "where") and taken["of"] == self.looked:
            self._pick(taken)
        if resolved.word in ("bench", "bench_as_basic"):
            self.speak("mons", node("host_of", resolved["cards"]))
        inside = deeds.but_shuffles(resolved["do"]) if said.word == "may" else ()
        tangible = inside and deeds.deed(inside[-1]) in _TANGIBLE
        if not tangible or any(n.word == "search" for n in nodes_in(inside)):
            self.last = name
        elif inside[-1].word == "bind":
            self.last = str(inside[-1]["var"])  # not the shuffle that may follow

    def part(self, arg: Arg, sort: str, done: list[Node]) -> Arg:
        """One argument resolved, where *sort* is expected."""
        if isinstance(arg, tuple):
            if sort == "block" and not (arg and isinstance(arg[0], tuple)):
                return self.block(arg)  # type: ignore[arg-type]
            return tuple(self.part(each, sort, done) for each in arg)
        if arg == "$coins":
            return self._coins()
        if arg == "$own":
            return self.own
        if arg == "$mega":
            return f"M {self.own}"
        if arg in ("$who", "$their"):
            return "me" if arg == "$who" else self.third
        if not isinstance(arg, Node):
            return arg
        if sort == "event":
            return Node(arg.word, tuple(self.part(each, "mons", done) for each in arg.args))
        return self._placeholder(arg, sort, done) if arg.word[0] == "$" else self._node(arg, done)

    def _coins(self) -> str:
        if not self.coins:
            raise Unresolved("refers to coins, but none were flipped before")
        return self.coins

    def _of_the_same(self, condition: Arg, done: list[Node]) -> Arg:
        """A test of a card as one of the card tested just before.

        A card handled in between is a different one.
        """
        before = done[-1]["condition"] if done and done[-1].word == "if" else None
        if not is_word(before, "is") or not is_word(before["what"], "ref"):
            return condition
        same = ("cards", before["what"]) in self.spoken
        return replaced(condition, node("$that", "cards"), before["what"]) if same else condition

    def _of_two_coins(self, asked: Arg) -> Arg:
        """A test of two coins that were flipped one after the other."""
        if asked not in _OF_SEVERAL_COINS or self.coins not in self.single_coins:
            return asked
        if len(self.single_coins) != 2:
            raise Unresolved("not clear which coins are meant by “both” or “all”")
        both = (cast(Node, replaced(asked, "$coins", coin)) for coin in self.single_coins)
        return conjunction("and", *both)

    def _node(self, said: Node, done: list[Node]) -> Node:
        if said.word not in WORDS:
            raise Unresolved(NOTHING_SAID)
        if said == _ITS_ATTACKS and not any(kind == "mons" for kind, _ in self.spoken):
            said = node("attacks_of", node("$that", "cards"))  # of a card that is not in play
        sorts = [param.sort for param in WORDS[said.word].params]
        if said.word == "is" and said["what"] in _IT and self._asks_energy(*said.args):
            said = node("is", node("$that", "mons"), said.child("filter"))
        if said.word in ("less", "join"):
            # Both sides have the sort of the left one.
            sorts = [sort_of(said["of"])] * 2
        args = [self.part(arg, sort, done) for arg, sort in zip(said.args, sorts, strict=True)]
        if "$either" in args:
            args = [self._of_either(said.word) if arg == "$either" else arg for arg in args]
        made = self._cards_seen(Node(said.word, tuple(args)), said)
        if made.word == "is" and "$done" in (n.word for n in nodes_in(said.args[0])):
            made = self._one_of_them(made)
        if made.word in _MONS:
            self.speak("mons", made)
        elif made.word in ("look", "reveal"):
            made = self._bind_deck(made, done)
            shown = made["cards"] if isinstance(made["cards"], Node) else None
            if shown is not None and shown.word == "join" and self.looked is not None:
                self.picked = shown  # one of each kind among the cards looked at
            if shown is not None and shown == self.picked:
                self.speak("cards", shown)  # the cards shown were picked among those looked at
                return made
            self.of_either = deeds.shown_together(shown, done)
            self.looked = shown
            if shown is not None and made.word == "reveal":
                self.revealed.append(shown)
            if self.looked is not None:
                self.speak("cards", self.looked)
                self.sets.append(("cards", self.looked))
        else:
            self._mention(made)
        return made

    def _cards_seen(self, made: Node, said: Node) -> Node:
        """Cards of a kind among all that were seen, not only those counted."""
        if made.word != "where" or said["of"] != node("$them") or self.looked is None:
            return made
        of: Node | None = made.child("of")
        while of is not None and of != self.looked:
            of = self._source(of)
        seen = of is not None and made["of"] != self.looked
        return node("where", self._left_there(), made.child("filter")) if seen else made

    def _bind_deck(self, made: Node, done: list[Node]) -> Node:
        """Bind the cards of a deck that are seen: they may change when one is taken."""
        what, *rest = made.args
        if not isinstance(what, Node) or what.word not in ("top", "bottom"):
            return made
        name = self.new_name()
        done.append(Node("bind", (name, what)))
        return Node(made.word, (node("ref", name), *rest))

    @staticmethod
    def _of_either(word: str) -> str:
        """Both players, if one thing is picked from all that either has."""
        if word not in ("all", "bench_of", "active", "discards"):
            raise Unresolved("not clear which player's cards are meant")
        return "both"

    def _mention(self, made: Node) -> None:
        """Remember a set that a condition mentions, for "1 of them"."""
        if made.word in ("any_of", "count") and isinstance(made["of"], Node):
            self.sets.append((self._sort(made["of"]), made["of"]))
            if made.word == "any_of" and self._whole_kind(made["of"]):
                self.speak("cards", made["of"])
        if made == node("any_of", node("stadium")):
            self.speak("cards", node("stadium"))
        if made.word == "attacked_last_turn":
            self.speak("attacks", node("last_attack", made["who"]))
        fit = made["filter"] if made.word == "is" else None
        if isinstance(fit, Node) and fit.word in ("has_energy", "has_type"):
            typed = (node("provides", t) for t in fit.args)
            self.sets.append(("cards", cast(Node, where(node("energy_on", made["what"]), *typed))))
        if fit == node("has_tool"):
            self.sets.append(("cards", node("where", node("gear_on", made["what"]), node("tool"))))

    def _mention_all(self, test: Arg) -> None:
        """Remember all Pokémon that a condition tests one by one, for "them"."""
        parts = test.args if is_word(test, "and") else ()
        asked = [n["of"] for n in parts if is_word(n, "any_of")]
        mons = [of for of in asked if isinstance(of, Node) and self._sort(of) == "mons"]
        if len(mons) > 1:
            self.sets.append(("mons", conjunction("join", *mons)))

    def _whole_kind(self, what: Node) -> bool:
        """Whether all cards of a kind in a zone are meant, not part of what was found."""
        if what.word != "where" or self._sort(what) != "cards":
            return False
        return isinstance(what["of"], Node) and what["of"].word in ("hand", "discards")

    def _placeholder(self, said: Node, sort: str, done: list[Node]) -> Arg:
        if said.word in HOISTED:
            return self._hoist(said, sort, done)
        if said.word == "$it":
            return self._one_of_two(self._referent(sort))
        if said.word == "$that":
            return self._those(*said.args)
        if said.word == "$them":
            return self._set(str(said["sort"]) if said.args else sort)
        if said.word == "$number":
            return self._how_many() if self.number is None else self.number
        if said.word == "$held":
            return self._bind_pokemon(said.child("mon"), done)
        if said.word == "$looked":
            return self._those("cards") if self.looked is None else self._shown_cards(self.looked)
        if said.word == "$revealed":
            kind = said.child("kind")
            return where(self._shown_to_both(), None if kind.word == "$any" else kind)
        if said.word == "$so":
            return self._so()
        if said.word == "$at_hand":
            return self._shown_cards(self.looked or node("hand", "me"))
        if said.word == "$done":
            return self._last_result(tuple(map(str, said.args)))
        if said.word == "$namesake":
            return node("$namesake", self.own)  # a name or the Pokémon itself, depending on the era
        if said.word == "$trainer":
            return said  # its meaning depends on the era of the card: see passes.era
        if said.word == "$order":
            return self._bind_order(said, done)
        if said.word == "$all":
            what = self.part(said["cards"], "cards", done)
            assert isinstance(what, Node)
            self.speak("cards", what)
            self.sets.append(("cards", what))
            self.picked = what
            return what
        if said.word == "$others":
            return self._others()
        if said.word == "$old" and self.old is not None:
            self.speak("mons", self.old)
            return self.old
        if said.word == "$did":
            return node("did", self._result())
        if said.word == "$result":
            return node("ref", self._result())
        if said.word == "$actives":
            self.speak("mons", node("active", "foe"))
            return node("active", "foe")
        if said.word == "$newcomer":
            if not self.came:
                raise Unresolved("refers to a new Active Pokémon, but no Pokémon was switched")
            return node("active", self.came)
        if said.word == "$made":
            return self._filtered_deed(said.child("kind"), tuple(map(str, said.args[1:])))
        raise Unresolved(NOTHING_SAID)

    def _hoist(self, said: Node, sort: str, done: list[Node]) -> Node:
        """Bind a choice to a new variable before the statement that needs it."""
        of = said["from"]
        if of == node("$them") and sort in ("mons", "cards"):
            of = node("$them", sort)
        base = deeds.base_of(of)
        of = replaced(of, base, base["from"]) if base is not None else of
        chosen = self._node(node(HOISTED[said.word], of, *said.args[1:]), done)
        name = self.new_name()
        done.append(Node("bind", (name, chosen)))
        self.values[name] = chosen
        ref = node("ref", name)
        source = chosen["from"]
        loose = sort in ("any", "result") and isinstance(source, Node)
        kind = self._sort(cast(Node, source)) if loose else sort
        self.sets.append((kind, ref))
        self.speak(kind, ref)
        if kind != "mons":
            self._pick(ref)
        if said.word == "$search":
            self.looked = None
        if base is not None:
            word = next(deeds.GROWN[n.word] for n in nodes_in(said["from"]) if base in n.args)
            grown = deeds.growing(base["from"], word, ref)
            self._hoist(base.having("from", grown), "mons", done)
            self.picked = ref
        return ref

    def _bind_pokemon(self, who: Node, done: list[Node]) -> Node:
        """A variable that holds a Pokémon as known now."""
        known = self.part(who, "mons", done)
        assert isinstance(known, Node)
        if known.word in ("ref", "self"):
            return known
        if known not in self.kept:
            self.kept[known] = node("ref", self.new_name())
            done.append(Node("bind", (*self.kept[known].args, known)))
        return self.kept[known]

    def _bind_order(self, said: Node, done: list[Node]) -> Node:
        """Bind cards put in order by a player to a new variable."""
        what, by = (
            self.part(arg, sort, done)
            for arg, sort in zip(said.args, ("cards", "player"), strict=True)
        )
        name = self.new_name()
        done.append(Node("bind", (name, node("order", what, by))))
        return node("ref", name)

    def _until(self, said: Node, done: list[Node]) -> None:
        """Reveal cards until the first of a kind, to which later words refer."""
        whose, kind = (
            self.part(arg, sort, done)
            for arg, sort in zip(said.args, ("player", "filter"), strict=True)
        )
        shown = node("ref", self.new_name())
        done += [Node("bind", (*shown.args, node("top_until", whose, kind))), node("reveal", shown)]
        found = node("where", shown, kind)
        self.looked = shown
        self.revealed.append(shown)
        self._pick(found)
        self.speak("cards", found)


_MOVED: Final = ("hand", "deck", "discards")
"""Zones whose cards may move before their count is used."""

_OF_SEVERAL_COINS: Final = (
    node("all_heads", "$coins"),
    node("compare", HEADS, "==", 0),
    node("compare", TAILS, "==", 0),
)
"""Tests of several coins, never of one."""


_IT: Final = (node("$it"), node("$that", "cards"))
_ITS_ATTACKS: Final = node("attacks_of", node("$that", "mons"))
