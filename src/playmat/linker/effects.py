"""Lowering effects of the card language to flat lists of instructions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.attack import Cancel
from playmat.engine.ops import cards, choose, coins, control, damage, foresee, lasting, pokemon
from playmat.engine.ops.worth import MoreCounters
from playmat.engine.values.conditions import Both, Did, Not
from playmat.engine.values.numbers import BASE_VAR, DEALT_VAR, Const, Held, TypesNow
from playmat.engine.values.selectors import HeldPick
from playmat.engine.values.selectors_different import Apart
from playmat.kinds import events, queries
from playmat.lang.make import conjunction
from playmat.lang.needs.amounts import useful_choice, useful_number
from playmat.lang.needs.asking import shown_to, worth_asking
from playmat.lang.needs.choosing import before_damage, worth_choosing
from playmat.lang.needs.handing import picked_for
from playmat.lang.needs.staying import in_order
from playmat.lang.needs.telling_apart import drains, goes_all_the_same, worth_telling_apart
from playmat.lang.needs.twice import picked_first, tells_nothing
from playmat.lang.node import Arg, Node, nodes_in, texts_in
from playmat.lang.words import TAGS, WORDS
from playmat.linker.analysis import decks, in_play, looked_at, only_benched, parted, speaks_of
from playmat.linker.holder import Holder
from playmat.linker.names import Registers, order_number, player
from playmat.linker.narrowing import Narrowing, narrowing
from playmat.linker.values import SORTS, ValueLinker, event_words
from playmat.model.definitions import Asked, Condition, ModDef, Number, Op, Selector

SINGLE: Final[dict[str, Callable[[EffectWriter, Node, int], Op]]] = {}
ASKING: Final[dict[str, Callable[[EffectWriter, Node, int], None]]] = {}
"""What writes each word: the writer, its arguments, and the register for its result."""
AHEAD: Final[list[Callable[[EffectWriter, Node, Arg | None], None]]] = []
"""What may be written ahead of an effect: the writer, the effect, and the one that follows it."""


class EffectWriter:
    """Writes the instructions of one program."""

    def __init__(self, lower: ValueLinker, faces: Holder, env: Registers) -> None:
        self.lower: ValueLinker = lower
        self.faces = faces
        self.env = env
        self.ops: list[Op] = []
        self.breaks: list[list[control.Jump]] = []
        self.cancels: list[Cancel] = []
        self.stops: list[control.Jump] = []
        self.spent: dict[int, int] = {}
        self.shown: int = -1
        self.benched = False  # what is chosen goes onto the Bench
        self.asked: list[Asked] = []
        self.leaving: dict[str, int] = {}  # who leaves for the one that a variable will hold
        self.bound = ""  # the variable that gets the result of the effect written next
        self.worth: Condition | None = None  # what makes it matter which cards are chosen
        self.narrowing = Narrowing()  # what is left out of the next choice
        self.left = -1  # where it is counted how often the same choice follows
        self.drained = -1  # the same where counters are moved off whoever is chosen
        self.agreed = False  # a yes has just said that some are picked next
        self.early = False  # choices are written that are made before an attack
        self.put_off: list[tuple[str, Node, int, Condition]] = []
        self.within: list[Condition] = []  # what holds for what is written

    def add(self, op: Op) -> None:
        """Write one instruction."""
        self.ops.append(op)

    @property
    def here(self) -> int:
        """The place of the next instruction."""
        return len(self.ops)

    def block(self, block: Arg) -> None:
        """Write the statements of a block."""
        for node, after in in_order(block):
            for write in AHEAD:
                write(self, node, after)
            self.effect(node, -1)

    def effect(self, node: Node, reg: int) -> None:
        """Write one effect whose result goes into a register, if any."""
        name, self.bound = self.bound, ""
        if node.word in SINGLE:
            self.add(SINGLE[node.word](self, node, reg))
            return
        self.note(node, name)
        if node.word in ASKING:
            ASKING[node.word](self, node, reg)
            return
        name = {"if": "test", "break": "leave"}.get(node.word, node.word)
        write: Callable[[Node, int], None] = getattr(self, "do_" + name)
        write(node, reg)

    def note(self, node: Node, name: str = "") -> None:
        """Note which word is written next: if it asks, what it asks for can be told."""
        self.asked.append(Asked(self.here, node, name, self.faces.program))

    def pick(self, arg: Arg) -> Selector:
        """Lower a selector."""
        return self.lower.pick(arg, self.env)[0]

    def num(self, arg: Arg) -> Number:
        """Lower a number."""
        return self.lower.num(arg, self.env)

    def called(self) -> tuple[int, tuple[int, ...]]:
        """Return the kinds and names by which a text calls what comes only when it is called."""
        face = self.faces.program
        tags = [tag for tag in ("legend", "restored") if tag in texts_in(face, "tag")]
        kinds = sum(int(2 ** TAGS.index(tag)) for tag in tags)
        return kinds, tuple(self.lower.names.number(name) for name in texts_in(face, "named"))

    # control

    def do_bind(self, said: Node, reg: int) -> None:
        """Write ``x <- value``."""
        name, value = str(said["var"]), said["value"]
        if isinstance(value, int) or (isinstance(value, Node) and self.is_num(value)):
            num = self.num(value)
            self.add(control.SetNum(self.env.bind(name, "num"), num))
            return
        assert isinstance(value, Node)
        if WORDS[value.word].sort == "effect":
            word, sort = WORDS[value.word], self.result_sort(value)
            again = speaks_of(value, name)
            target = self.env.spare() if again else self.env.bind(name, sort)
            self.add(control.Clear(target))
            self.benched = word.role == "pick" and only_benched(self.faces.program, name)
            self.bound = name
            self.picked(name, value, target)
            self.benched = False
            if word.gives == "nothing":
                self.add(control.SetNum(target, Const(1)))
            if again:
                self.add(control.SetPick(self.env.bind(name, sort), HeldPick(target)))
            return
        pick, sort = self.lower.pick(value, self.env)
        self.add(control.SetPick(self.env.bind(name, sort), pick))

    def picked(self, name: str, value: Node, target: int) -> None:
        """Write an effect whose result has a name; nobody is chosen where that cannot matter."""
        program = self.faces.program
        self.told_apart(name, value)
        if value.word == "number":
            value = useful_number(program, name, value)
        worth = worth_choosing(program, name, value)
        value = useful_choice(program, name, value)
        if worth is None or not self.env.binds(worth):
            self.effect(value, target)
            return
        first = before_damage(worth) if self.early else worth
        skip = control.Unless(self.lower.real_cond(first, self.env))
        self.add(skip)
        self.effect(value, target)
        if self.early:
            asked = self.env.spare()
            self.add(control.SetNum(asked, Const(1)))
            late = skip.cond if first == worth else self.lower.real_cond(worth, self.env)
            for test in (Not(Did(asked, True)), *self.within):
                late = Both(late, test, False)
            self.put_off.append((name, value, target, late))
        skip.to = self.here

    def told_apart(self, name: str, value: Node) -> None:
        """Note what is known of the cards a choice is made of."""
        if value.word in ("choose", "search"):
            worth = worth_telling_apart(self.faces.program, name, value)
            known = worth is not None and self.env.binds(worth)
            self.worth = self.lower.real_cond(worth, self.env) if worth and known else None
        if WORDS[value.word].role == "pick":
            program = self.faces.program
            self.narrowing = narrowing(program, name, value, self.env, self.pick)

    def ask_late(self) -> None:
        """Write the choices that could not matter when they were to be made, for now they may."""
        for name, value, target, worth in self.put_off:
            skip = control.Unless(worth)
            self.add(skip)
            self.bound = name
            self.effect(value, target)
            skip.to = self.here
        self.put_off = []

    def is_num(self, value: Node) -> bool:
        """Return whether a value is a number rather than a choice."""
        if value.word == "ref":
            return self.env.sorts.get(str(value["var"]), "any") == "num"
        return WORDS[value.word].sort == "num"

    def result_sort(self, value: Node) -> str:
        """Return the sort of what an effect gives back."""
        gives = WORDS[value.word].gives
        if gives == "any":
            return self.lower.pick(value["from"], self.env)[1]
        # A name is kept as its number, and that something was done as one.
        return "num" if gives in ("name", "nothing") else gives

    def do_test(self, said: Node, reg: int) -> None:
        """Write ``if``."""
        self.foresee(said["condition"])
        skip = control.Unless(self.lower.real_cond(said["condition"], self.env))
        self.add(skip)
        self.block_if(skip.cond, said["then"])
        if said["else"]:
            jump = control.Jump()
            self.add(jump)
            skip.to = self.here
            self.block_if(Not(skip.cond), said["else"])
            jump.to = self.here
        else:
            skip.to = self.here

    def block_if(self, test: Condition, block: Arg) -> None:
        """Write the statements of a block that are done where a test holds."""
        self.within.append(test)
        self.block(block)
        self.within.pop()

    def foresee(self, cond: Arg) -> None:
        """Write the asking of what may avert the Knock Outs a condition speaks of."""
        for node in nodes_in(cond):
            if node.word == "falls":
                self.add(foresee.Foresee(self.pick(node["who"])))
                self.add(foresee.Doom(self.pick(node["who"])))

    def loop(self, head: Op, body: Arg) -> None:
        """Write a loop around a block; the head decides when to leave it."""
        start = self.here
        self.add(head)
        self.breaks.append([])
        self.block(body)
        back = control.Jump()
        back.to = start
        self.add(back)
        for jump in self.breaks.pop():
            jump.to = self.here

    def do_each(self, said: Node, reg: int) -> None:
        """Write ``each x in ...``."""
        pick, sort = self.lower.pick(said["of"], self.env)
        rest = self.env.spare()
        self.add(control.SetPick(rest, pick))
        head = control.Next(rest, self.env.bind(str(said["var"]), sort))
        self.loop(head, said["do"])
        head.to = self.here

    def do_repeat(self, said: Node, reg: int) -> None:
        """Write ``repeat``."""
        left = self.env.spare()
        self.add(control.SetNum(left, self.num(said["times"])))
        head = control.Countdown(left)
        self.left = left if goes_all_the_same(said["do"]) else -1
        self.drained = left if drains(said["do"]) else -1
        self.loop(head, said["do"])
        self.left = self.drained = -1
        head.to = self.here

    def do_loop(self, said: Node, reg: int) -> None:
        """Write ``loop``."""
        self.loop(control.Clear(self.env.spare()), said["do"])

    def do_leave(self, said: Node, reg: int) -> None:
        """Write ``break``."""
        jump = control.Jump()
        self.breaks[-1].append(jump)
        self.add(jump)

    def do_stop(self, said: Node, reg: int) -> None:
        """Write ``stop``."""
        jump = control.Jump()
        self.stops.append(jump)
        self.add(jump)

    def do_may(self, said: Node, reg: int) -> None:
        """Write ``may``; where a choice of none is the no, that is all that is asked."""
        vain = self.unless_vain(said["do"], said["by"])
        take = control.TakeMay(reg)
        picked = picked_first(self.faces.program, said)
        if not picked or not tells_nothing(self.faces.program, said, self.env.mons()):
            self.add(control.AskMay(player(said["by"])))
            self.add(take)
            self.agreed = bool(picked)
        self.block(said["do"])
        if picked and reg >= 0:
            self.add(control.SetNum(reg, self.num(Node("count", (Node("ref", (picked,)),)))))
        take.to = vain.to = self.here

    def unless_vain(self, block: Arg, who: Arg) -> control.Unless:
        """Write a jump past a question whose answer could change nothing."""
        seen = shown_to(self.faces.program, block, who) | self.env.mons()
        needs = (worth_asking(block, seen), picked_for(self.faces.program, block))
        known = [need for need in needs if need is not None]
        worth = conjunction("and", *known) if known else None
        skip = control.Unless(self.lower.real_cond(worth or Node("always"), self.env))
        if worth is not None:
            self.add(skip)
        return skip

    def do_ask(self, said: Node, reg: int) -> None:
        """Write ``ask``."""
        self.add(control.AskMay(player(said["by"])))
        take = control.TakeMay(reg)
        self.add(take)
        take.to = self.here

    # coins and choices

    def flip(self, count: Number | None, until: int, who: int, reg: int) -> None:
        """Write a batch of coins: so many, or until a side comes up."""
        reg = reg if reg >= 0 else self.env.spare()
        left = self.env.spare()
        start = self.here
        self.add(coins.FlipStart(count, until, reg, left))
        ask = coins.FlipAsk(left)
        take = coins.FlipTake(who, reg, left)
        take.back = self.here
        self.add(ask)
        self.add(take)
        ask.to = self.here
        end = coins.FlipEnd(who, reg, left)
        check = coins.FlipCheck(reg, left)
        check.back = start
        self.add(end)
        self.add(check)
        end.to = self.here

    def do_flip(self, said: Node, reg: int) -> None:
        """Write ``flip``."""
        self.flip(self.num(said["coins"]), 0, player(said["by"]), reg)

    def choose(
        self, source: Arg, least: Number, most: Number, who: Arg, reg: int, unlike: str = ""
    ) -> None:
        """Write a choice, one pick at a time; *unlike* tells in what those picked differ."""
        pick, sort = self.lower.pick(source, self.env)
        reg = reg if reg >= 0 else self.env.spare()
        if self.benched and sort == "cards":
            pick = pokemon.Benchable(pick, *self.called(), reg)
        if unlike:
            pick = Apart(pick, SORTS[sort], reg, unlike == "types")
        pick = self.narrowing.of(pick, sort, reg)
        attached = sort == "cards" and in_play(source)
        ask = choose.AskPick(pick, SORTS[sort], player(who), reg, attached)
        ask.least, ask.most = Const(1) if self.agreed else least, most
        ask.worth, ask.left = self.worth, self.left
        if self.drained >= 0:
            ask.worth = MoreCounters(pick, self.drained)
        self.worth, self.narrowing, self.agreed = None, Narrowing(), False
        take = choose.TakePick(SORTS[sort], reg)
        take.back = self.here
        self.add(ask)
        self.add(take)
        ask.to = take.to = self.here

    def choose_some(self, said: Node, reg: int, unlike: str = "") -> None:
        """Write the choice that a word asks for."""
        least, most = self.num(said["least"]), self.num(said["most"])
        self.choose(said["from"], least, most, said["by"], reg, unlike)

    def do_choose(self, said: Node, reg: int) -> None:
        """Write ``choose``."""
        self.choose_some(said, reg)

    def do_search(self, said: Node, reg: int) -> None:
        """Write ``search``."""
        self.look_through(said["from"], said["by"])
        self.choose_some(said, reg)

    def look_through(self, source: Arg, who: Arg) -> None:
        """Write the look of a seeker at all the cards searched."""
        self.add(choose.Search(player(who), tuple(decks(source))))
        for zone in looked_at(source):
            self.add(cards.Look(self.pick(zone), player(who), False, -1, -1))

    def do_choose_different(self, said: Node, reg: int) -> None:
        """Write ``choose_different``."""
        self.choose_some(said, reg, str(said["what"]))

    def do_search_different(self, said: Node, reg: int) -> None:
        """Write ``search_different``."""
        self.look_through(said["from"], said["by"])
        self.choose_some(said, reg, str(said["what"]))

    def do_pick_random(self, said: Node, reg: int) -> None:
        """Write ``pick_random``."""
        pick, sort = self.lower.pick(said["from"], self.env)
        reg = reg if reg >= 0 else self.env.spare()
        ask = choose.AskRandom(pick, SORTS[sort], self.num(said["count"]), reg)
        take = choose.TakePick(SORTS[sort], reg)
        take.back = self.here
        self.add(ask)
        self.add(take)
        ask.to = take.to = self.here

    def default_hit(self, amount: Number | None, flags: int, defender: Selector) -> None:
        """Write the attack's damage to the defender."""
        if amount is not None:
            self.add(control.SetNum(BASE_VAR, amount))
        self.add(damage.Hit(defender, Held(BASE_VAR), flags, DEALT_VAR))

    def do_cancel(self, said: Node, reg: int) -> None:
        """Write ``cancel``."""
        op = Cancel()
        self.cancels.append(op)
        self.add(op)

    def do_lasting(self, said: Node, reg: int) -> None:
        """Write ``lasting``."""
        on = None if said["on"] == Node("nobody") else self.pick(said["on"])
        outer, self.lower.bearer = self.lower.bearer, -1 if on is None else self.env.spare()
        captured, self.lower.captured = self.lower.captured, self.capture(said["do"])
        held, ends = parted(said["do"])
        mods, handlers = self.faces.modifiers(held, self.env, on is not None)
        self.lower.captured = captured
        self.note_types(mods)
        until = order_number("until", str(said["until"]))
        op = lasting.Lasting(until, on, self.lower.bearer, mods, handlers)
        op.also = self.pick(ends) if ends is not None else None
        self.add(op)
        self.lower.bearer = outer

    def note_types(self, mods: list[ModDef]) -> None:
        """Write down the types taken from other Pokémon, which may have others by then."""
        for made in mods:
            if made.query == queries.TYPES and made.lent is not None and made.named_type:
                reg = self.env.spare()
                self.add(control.SetNum(reg, TypesNow(made.lent)))
                made.value = Held(reg)
                made.lent = None

    def capture(self, mods: Arg) -> dict[str, int]:
        """Write down what modifiers say of the event under way, which will be over by then."""
        found = dict(self.lower.captured)
        for word in sorted(event_words(mods) - set(found)):
            reg = self.env.spare()
            if WORDS[word].sort == "num":
                self.add(control.SetNum(reg, self.num(Node(word))))
            else:
                self.add(control.SetPick(reg, self.pick(Node(word))))
            found[word] = reg
        return found

    def do_delay(self, said: Node, reg: int) -> None:
        """Write ``delay``."""
        handler = self.faces.delayed(said, self.env)
        during = handler.event == events.ATTACK_RESOLVED  # one that is stopped never comes to it
        until = order_number("until", "this_attack" if during else "rest_of_game")
        self.add(lasting.Lasting(until, None, -1, [], [handler]))
