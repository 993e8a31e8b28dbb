"""Lowering expressions of the card language: numbers, conditions, selectors and filters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playmat.engine.values import conditions, filters_evolution, filters_plain, numbers, selectors
from playmat.engine.values import filters as fits
from playmat.kinds import causes, filters
from playmat.lang.node import Arg, Node, is_word
from playmat.lang.words import TAGS, WORDS
from playmat.linker.names import NameTable, Registers, condition_bit, player, power_kinds, type_mask
from playmat.model.definitions import Condition, Filter, Number, Selector

SORTS: Final = {"mons": selectors.MONS, "cards": selectors.CARDS, "attacks": selectors.ATTACKS}


NUMBERS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Number]]] = {}
CONDITIONS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Condition]]] = {}
SELECTORS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Selector]]] = {}
FILTERS: Final[dict[str, Callable[[ValueLinker, Node, Registers], Filter]]] = {}
"""What lowers each word that stands for itself; the modules of words fill these in."""


class ValueLinker:
    """Turns expression nodes into linked objects."""

    def __init__(self, names: NameTable) -> None:
        self.names: NameTable = names
        self.lists: list[fits.Listed] = []
        self.captured: dict[str, int] = {}  # words of the event a lasting effect began with
        self.sizing = False  # whether what is lowered changes HP
        self.timed = False  # the face minds turns: it speaks of who may evolve
        self.grows = False  # the face puts cards onto Pokémon, which no LV.X can be
        self.bearer = -1  # the register of the Pokémon that a lasting effect lies on
        self.reaching = False  # whether Pokémon that no Trainer may touch are left out

    def num(self, arg: Arg, env: Registers) -> Number:
        """Lower a number."""
        if isinstance(arg, int):
            return numbers.Const(arg)
        assert isinstance(arg, Node), arg
        word = arg.word
        if word in ("add", "sub", "mul", "least", "most"):
            return numbers.Sum(word, self.num(arg["left"], env), self.num(arg["right"], env))
        if word in ("half_up", "half_down"):
            return numbers.Half(self.num(arg["value"], env), word == "half_up")
        if word == "ref":
            return numbers.Held(self.register(arg["var"], env))
        if word in ("heads", "tails"):
            return numbers.Coins(self.register(arg["var"], env), word == "heads")
        if word == "count":
            counted = self.pick(arg["of"], env)[0]
            return (
                numbers.LostCount(counted) if in_lost_zone(arg["of"]) else numbers.CountOf(counted)
            )
        if word == "units":
            return numbers.Units(self.pick(arg["on"], env)[0], type_mask(str(arg["type"])))
        if word == "unpaid":
            return numbers.Unpaid(type_mask(str(arg["type"])))
        if word in ("counters_on", "hp_left", "hp_of", "retreat_of", "last_damage"):
            return numbers.OfMons(self.pick(arg["on"], env)[0], word, self.sizing)
        if word == "markers_on":
            return numbers.MarkersOn(
                self.pick(arg["on"], env)[0], self.names.number(str(arg["name"]))
            )
        if word in ("prizes_left", "turns_taken"):
            return numbers.OfPlayer(player(arg["player"]), word == "prizes_left")
        if word == "types_among":
            pick, sort = self.pick(arg["of"], env)
            return numbers.TypesAmong(pick, sort == "mons")
        if word == "dealt":
            return numbers.Held(numbers.DEALT_VAR)
        if word == "base_damage":
            return numbers.Held(numbers.BASE_VAR)
        if word == "event_amount":
            held = self.captured.get(word, -1)
            return numbers.Held(held) if held >= 0 else numbers.EventAmount()
        return NUMBERS[word](self, arg, env)

    def player(self, arg: Arg) -> int:
        """Return the number of a player word."""
        return player(arg)

    def powers(self, arg: Arg) -> tuple[int, ...]:
        """Return the labels a power word covers."""
        return power_kinds(str(arg))

    def condition(self, arg: Arg) -> int:
        """Return the bit of a Special Condition."""
        return condition_bit(str(arg))

    def mask(self, arg: Arg) -> int:
        """Return the bit of a type word."""
        return type_mask(str(arg))

    def register(self, arg: Arg, env: Registers) -> int:
        """Return the register of a variable; one never bound holds nothing."""
        name = str(arg["var"] if isinstance(arg, Node) else arg)
        if name not in env.regs:
            return env.bind(name, "any")
        return env.regs[name]

    def cond(self, arg: Arg, env: Registers) -> Condition | None:
        """Lower a condition; ``always`` is no condition at all."""
        assert isinstance(arg, Node), arg
        if arg.word == "always":
            return None
        return self.real_cond(arg, env)

    def real_cond(self, arg: Arg, env: Registers) -> Condition:
        """Lower a condition that is tested."""
        assert isinstance(arg, Node), arg
        word = arg.word
        if word in ("always", "never"):
            return conditions.Fixed(word == "always")
        if word == "not":
            return conditions.Not(self.real_cond(arg["condition"], env))
        if word in ("and", "or"):
            left, right = self.real_cond(arg["left"], env), self.real_cond(arg["right"], env)
            return conditions.Both(left, right, word == "or")
        if word == "compare":
            return conditions.Compare(
                self.num(arg["left"], env), str(arg["how"]), self.num(arg["right"], env)
            )
        if word == "any_of":
            pick, sort = self.pick(arg["of"], env)
            if self.reaching and sort in ("mons", "cards"):
                return conditions.AnyInReach(pick, sort == "mons")
            return conditions.AnyOf(pick)
        if word == "is":
            pick, sort = self.pick(arg["what"], env)
            if isinstance(pick, selectors.Self):
                return conditions.SelfIs(self.fit(arg["filter"], env))
            return conditions.Is(pick, self.fit(arg["filter"], env), sort == "mons")
        if word == "did":
            reg = self.register(arg["var"], env)
            return conditions.Did(reg, env.sort_of(arg["var"]) in ("num", "coins"))
        if word == "all_heads":
            return conditions.AllHeads(self.register(arg["var"], env))
        if word in (
            "my_turn",
            "first_turn",
            "went_first",
            "bench_full",
            "supporter_played",
            "knocked_out_last_turn",
            "their_turn",
        ):
            return conditions.TurnIs(word, player(arg["player"]) if arg.args else 0)
        if word == "used_last_turn":
            return conditions.UsedLastTurn(self.names.number(str(arg["attack"])))
        if word == "entered_this_turn":
            return conditions.Entered(self.pick(arg["who"], env)[0])
        if word == "event_cause":
            name = str(arg["cause"])
            return conditions.EventCause(-1 if name == "any" else causes.NAMES.index(name))
        if word == "event_by_hand":
            return conditions.EventByHand()
        if word == "event_by_attack":
            return conditions.EventByAttack()
        if word == "event_from":
            who = arg["who"]
            team = player(who["player"]) if is_word(who, "all") else -1
            return conditions.EventFrom(self.pick(who, env)[0], team)
        return CONDITIONS[word](self, arg, env)

    def pick(self, arg: Arg, env: Registers) -> tuple[Selector, str]:
        """Lower a selector; return it with its sort."""
        assert isinstance(arg, Node), arg
        word = arg.word
        if word in ("join", "less"):
            left, sort = self.pick(arg["of"], env)
            right, other = self.pick(arg["and" if word == "join" else "but"], env)
            made: Selector = (
                selectors.Join(left, right) if word == "join" else selectors.Less(left, right)
            )
            return made, other if sort == "any" else sort
        if word == "where":
            of, sort = self.pick(arg["of"], env)
            fit = self.fit(arg["filter"], env)
            if sort == "mons":
                return selectors.WhereMons(of, fit), sort
            if is_printed(arg["filter"]) and not in_play(arg["of"]):
                fit = self.listed(fit)
            return selectors.WhereCards(of, fit), sort
        if word == "ref":
            reg = self.register(arg["var"], env)
            return selectors.HeldPick(reg), env.sort_of(arg["var"])
        return self.plain_pick(arg, env), WORDS[word].sort

    def listed(self, fit: Filter) -> Filter:
        """Let a filter be worked out once for the cards of the match."""
        made = fits.Listed(fit)
        self.lists.append(made)
        return made

    def plain_pick(self, arg: Node, env: Registers) -> Selector:
        """Lower a selector that stands for itself."""
        word = arg.word
        if word in ("self", "host"):
            return selectors.Self()
        if word in ("attacker", "defender"):
            return selectors.Fighter(word == "attacker")
        if word == "nobody":
            return selectors.Nothing()
        if word in ("active", "bench_of", "all"):
            return selectors.InPlay(player(arg["player"]), word != "bench_of", word != "active")
        if word in self.captured:
            return selectors.HeldPick(self.captured[word])
        if word in ("event_mon", "event_other", "event_card"):
            return selectors.OfEvent(("event_mon", "event_other", "event_card").index(word))
        if word == "host_of":
            return selectors.HostOf(self.pick(arg["cards"], env)[0])
        if word in ("hand", "deck", "discards", "lost", "prizes", "beside", "set_aside_cards"):
            return selectors.InZone(player(arg["player"]), word)
        if word in ("top", "bottom"):
            return selectors.DeckEnd(
                player(arg["player"]), self.num(arg["count"], env), word == "top"
            )
        if word == "stadium":
            return selectors.TheStadium()
        if word == "this_card":
            return selectors.ThisCard()
        if word in ("attached", "energy_on", "gear_on", "stack", "under", "top_of", "whole"):
            return selectors.PartsOf(self.pick(arg.args[0], env)[0], word)
        if word == "attacks_of":
            of, sort = self.pick(arg["of"], env)
            return of if sort == "attacks" else selectors.AttacksOf(of, sort == "mons", True)
        return SELECTORS[word](self, arg, env)

    def fit(self, arg: Arg, env: Registers) -> Filter:
        """Lower a filter."""
        assert isinstance(arg, Node), arg
        word = arg.word
        if word == "fits_not":
            return fits.FitsNot(self.fit(arg["filter"], env))
        if word in ("fits_both", "fits_any"):
            left, right = self.fit(arg["left"], env), self.fit(arg["right"], env)
            return fits.FitsTwo(left, right, word == "fits_any")
        if word in filters.NAMES:
            return filters_plain.Damaged() if word == "damaged" else filters_plain.Plain(word)
        if word in ("typed", "provides", "has_type", "prints"):
            return self.type_fit(word, arg["type"], env)
        if word == "named":
            return fits.Named(self.names.number(str(arg["name"])), False, self.grows)
        if word in ("name_has", "form_of"):
            part = self.names.part(
                str(arg["part" if word == "name_has" else "name"]), word == "form_of"
            )
            return fits.Named(part, True, self.grows)
        if word == "tag":
            return fits.Tagged(int(2 ** TAGS.index(str(arg["tag"]))))
        if word == "condition_is":
            return fits.HasCondition(condition_bit(str(arg["condition"])))
        if word in ("hp_at_most", "hp_at_least", "counters_at_least", "retreat_at_most"):
            return fits.Measured(word, self.num(arg.args[0], env))
        if word == "has_attack":
            return fits.HasAttack(self.names.number(str(arg["name"])))
        if word == "has_ability":
            return fits.HasAbility(self.names.number(str(arg["name"])))
        if word == "has_power":
            return fits.HasPower(tuple(power_kinds(str(arg["power"]))))
        if word == "weak_to":
            return fits.WeakTo(type_mask(str(arg["type"])))
        if word in ("evolves_from", "can_follow"):
            self.names.match.kinship = self.names.match.kinship or word == "can_follow"
            onto = self.pick(arg["of"], env)[0]
            skip = word == "can_follow"
            return filters_evolution.EvolvesFrom(onto, skip, self.timed, self.grows)
        if word == "same_name":
            of, sort = self.pick(arg["as"], env)
            return fits.SameName(of, sort == "mons")
        if word == "one_of":
            return fits.OneOf(self.pick(arg["of"], env)[0])
        if word == "has_marker":
            return fits.HasMarker(self.names.number(str(arg["name"])))
        if word == "owned_by":
            return fits.OwnedBy(player(arg["player"]))
        return FILTERS[word](self, arg, env)

    def type_fit(self, word: str, arg: Arg, env: Registers) -> Filter:
        """Lower a filter by type; the type may be one a player has named."""
        reg, mask = -1, 0
        if isinstance(arg, Node):
            reg = self.register(arg["var"], env)
        else:
            mask = type_mask(str(arg))
        if word == "prints":
            return fits.Prints(mask, reg)
        return fits.Typed(mask, reg) if word == "typed" else fits.Provides(mask, reg)


PRINTED: Final = (
    *("pokemon", "basic", "stage1", "stage2", "evolution", "energy", "basic_energy"),
    *("special_energy", "trainer", "plain_trainer", "item", "supporter", "stadium_card", "tool"),
    *(
        "machine",
        "provides",
        "prints",
        "named",
        "name_has",
        "form_of",
        "hp_at_most",
        "hp_at_least",
        "typed",
    ),
    *("has_attack", "has_power", "has_ability", "fits_not", "fits_both", "fits_any"),
    *("resists", "retreat_at_least", "evolves_from_named", "descends_from"),
)
"""Filter words that only what is printed on a card out of play decides."""


def is_printed(arg: Arg) -> bool:
    """Return whether a filter asks only for what is printed, with nothing worked out in play."""
    if not isinstance(arg, Node):
        return True
    return arg.word in PRINTED and all(is_printed(part) for part in arg.args)


def in_lost_zone(arg: Arg) -> bool:
    """Return whether a selector picks cards of a Lost Zone."""
    if not isinstance(arg, Node):
        return False
    return arg.word == "lost" or (arg.word == "where" and in_lost_zone(arg["of"]))


def in_play(arg: Arg) -> bool:
    """Return whether a selector of cards may speak of cards in play."""
    if not isinstance(arg, Node):
        return False
    if arg.word in ("hand", "deck", "discards", "lost", "prizes", "top", "bottom"):
        return False
    return arg.word != "where" or in_play(arg["of"])


def event_words(arg: Arg) -> set[str]:
    """Return the words about an event that modifiers speak outside of reactions of their own."""
    if isinstance(arg, tuple):
        return {word for part in arg for word in event_words(part)}
    if not isinstance(arg, Node) or arg.word == "handler":
        return set()
    own = {arg.word} & {"event_mon", "event_other", "event_card", "event_amount"}
    return own | event_words(arg.args)
