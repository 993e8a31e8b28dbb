"""Random texts built from phrases with known meaning, and their programs.

Each phrase has exactly one meaning in the card language. The reader may refuse such a text, but
must not read it differently.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from playmat.lang.parse import parse
from playmat.lang.show import show
from playmat.reader.passes.canonical import canonical


@dataclass(frozen=True, slots=True)
class Made:
    """Words and their program; ``#`` stands for a unique number."""

    words: str
    means: str


ACTS: Final = (
    Made("draw {n} cards", "draw(me, {n})"),
    Made("heal {ten} damage from this Pokémon", "heal(self, {ten})"),
    Made("discard the top {n} cards of your deck", "mill(me, {n})"),
    Made("discard a card from your hand", "x# <- choose(hand(me)); discard(x#)"),
    Made(
        "discard an Energy card attached to the Defending Pokémon",
        "x# <- choose(energy_on(defender)); discard(x#)",
    ),
    Made("put {n} damage counters on the Defending Pokémon", "counters(defender, {n})"),
    Made(
        "heal {ten} damage from each of your Pokémon, except Pokémon-EX",
        'heal(all(me)[not tag("EX")], {ten})',
    ),
    Made(
        "put 2 Item cards with different names from your discard pile on the bottom of your deck",
        "x# <- choose_different(discards(me)[item], names, 2); move(x#, deck_bottom)",
    ),
    Made(
        "put a Supporter card from your discard pile into your hand",
        "x# <- choose(discards(me)[supporter]); move(x#, hand)",
    ),
)
"""Actions of the player, without a subject."""

OUTCOMES: Final = (
    Made("the Defending Pokémon is now Asleep", "inflict(defender, asleep)"),
    Made("the Defending Pokémon is now Poisoned", "inflict(defender, poisoned)"),
    Made("your opponent draws {n} cards", "draw(foe, {n})"),
    Made(
        "your opponent discards a card from his or her hand",
        "x# <- choose(hand(foe), by=foe); discard(x#)",
    ),
    Made(
        "during your opponent's next turn, this Pokémon can't be damaged by attacks",
        "lasting(foe_next_turn, self) {{ prevent(damage, self, attack) }}",
    ),
    Made(
        "the Defending Pokémon can't retreat during your opponent's next turn",
        "lasting(foe_next_turn, defender) {{ mod(can_retreat, how=forbid) }}",
    ),
)
"""Events with their own subject."""

CONDITIONS: Final = (
    Made("your Bench is full", "bench_full(me)"),
    Made("there is a Stadium card in play", "any_of(stadium)"),
    Made("you have any Water Pokémon in play", "any_of(all(me)[typed(W)])"),
    Made("you have {n} or fewer cards in your hand", "count(hand(me)) <= {n}"),
    Made("your opponent has {n} or more Benched Pokémon", "count(bench_of(foe)) >= {n}"),
    Made("you have more Prize cards left than your opponent", "prizes_left(me) > prizes_left(foe)"),
    Made("this Pokémon has any damage counters on it", "is(self, damaged)"),
    Made("the Defending Pokémon is a Stage 2 Pokémon", "is(defender, stage2)"),
    Made(
        "this Pokémon has more Energy attached to it than the Defending Pokémon",
        "units(self) > units(defender)",
    ),
    Made("you have played a Supporter card this turn", "supporter_played(me)"),
)

AMOUNTS: Final = (
    Made("card in your hand", "count(hand(me))"),
    Made("of your Benched Pokémon", "count(bench_of(me))"),
    Made("Energy attached to this Pokémon", "units(self)"),
    Made("damage counter on this Pokémon", "counters_on(self)"),
    Made("Supporter card in your opponent's discard pile", "count(discards(foe)[supporter])"),
    Made("Prize card your opponent has taken", "prizes_gone(foe)"),
    Made("of your opponent's remaining Prize cards", "prizes_left(foe)"),
    Made("Stage 2 Pokémon your opponent has in play", "count(all(foe)[stage2])"),
    Made("of your opponent's Pokémon, excluding Pokémon-EX", 'count(all(foe)[not tag("EX")])'),
)

_SELF, _HIS, _THAT = "this Pokémon", "his or her", "that card"

MODIFIERS: Final = (
    Made("this Pokémon has no Retreat Cost", "mod(retreat_cost, self, set)"),
    Made("this Pokémon can't be Asleep", "immune(self, asleep)"),
    Made("each of your Basic Pokémon gets +{ten} HP", "mod(max_hp, all(me)[basic], value={ten})"),
    Made("your opponent's Pokémon-EX have no Abilities", 'off_power(all(foe)[tag("EX")], ability)'),
    Made(
        f"prevent all damage done to {_SELF} by attacks from your opponent's Evolved Pokémon",
        "prevent(damage, self, attack, all(foe)[evolved])",
    ),
    Made(
        f"your opponent can't play any Stadium cards from {_HIS} hand",
        "forbid_play(foe, stadium_card)",
    ),
)
"""Effects that last while a condition holds."""


@dataclass(frozen=True, slots=True)
class Face:
    """A text with its programs before and after damage."""

    text: str
    before: str = ""
    after: str = ""


DEFENDER: Final = "the Defending Pokémon"
ACTIVE: Final = "your opponent's Active Pokémon"


def _of_active(means: str) -> str:
    """A condition of the Defending Pokémon, rewritten for the Active Pokémon outside attacks."""
    means = means.replace("is(defender, stage2)", "any_of(active(foe)[stage2])")
    return means.replace("defender", "active(foe)")


class Maker:
    """Combines random phrases, each with its own numbers and variables."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.made = 0

    def one(self, phrases: tuple[Made, ...]) -> Made:
        """A phrase with its numbers filled in and unique variables."""
        self.made += 1
        phrase = self.random.choice(phrases)
        numbers = {"n": self.random.randint(2, 4), "ten": 10 * self.random.randint(1, 5)}
        means = phrase.means.format(**numbers).replace("#", str(self.made))
        return Made(phrase.words.format(**numbers), means)

    def condition(self) -> Made:
        """A condition, or two that must both hold."""
        first = self.one(CONDITIONS)
        if self.random.random() < 0.8:
            return first
        second = self.one(CONDITIONS)
        return Made(f"{first.words} and {second.words}", f"{first.means} and {second.means}")

    def deed(self) -> Made:
        return self.one(ACTS + OUTCOMES)

    def attack(self) -> Face:
        """The text of an attack that does 30 damage and one to three other things."""
        parts = [self.random.choice(FRAMES)(self) for _ in range(self.random.randint(1, 3))]
        text = " ".join(part.text[0].upper() + part.text[1:] for part in parts)
        before = "; ".join(part.before for part in parts if part.before)
        return Face(text, before, "; ".join(part.after for part in parts if part.after))

    def used_power(self) -> Face:
        """The text of an activated power and its effect."""
        plain = tuple(one for one in ACTS + OUTCOMES if DEFENDER.lower() not in one.words.lower())
        act, deed, other = (self.one(pool) for pool in (ACTS[:2], plain, plain))
        coin = f"c{self.made}"
        text, block = self.random.choice(
            (
                (f"{act.words}.", act.means),
                (
                    f"{act.words}. If you do, {deed.words}.",
                    f"d <- {act.means}; {_if('did(d)', deed.means)}",
                ),
                (
                    f"flip a coin. If heads, {deed.words}. If tails, {other.words}.",
                    f"{coin} <- flip; {_if(f'heads({coin}) > 0', deed.means)} "
                    f"else {{ {other.means} }}",
                ),
                (
                    f"flip a coin. If heads, {deed.words}. If you use this Ability, your turn "
                    "ends.",
                    f"{coin} <- flip; {_if(f'heads({coin}) > 0', deed.means)}; end_turn",
                ),
            )
        )
        return Face(f"Once during your turn (before your attack), you may {text}", after=block)

    def power(self) -> tuple[str, str]:
        """The text of a lasting power and its program."""
        what, when = self.one(MODIFIERS), self.condition()
        when = Made(when.words.replace(DEFENDER, ACTIVE), _of_active(when.means))
        text, test = self.random.choice(
            (
                (f"{what.words}.", ""),
                (f"If {when.words}, {what.words}.", when.means),
                (f"As long as {when.words}, {what.words}.", when.means),
                (f"Unless {when.words}, {what.words}.", f"not ({when.means})"),
                (f"{what.words}, unless {when.words}.", f"not ({when.means})"),
            )
        )
        held = f"(while={test})" if test else ""
        return text[0].upper() + text[1:], f"static{held} {{ {what.means} }}"


def plainly(maker: Maker) -> Face:
    deed = maker.deed()
    return Face(f"{deed.words}.", after=deed.means)


def if_it_holds(maker: Maker) -> Face:
    when, deed = maker.condition(), maker.deed()
    words = (f"if {when.words}, {deed.words}.", f"{deed.words} if {when.words}.")
    simple = "next turn" not in deed.words and " and " not in when.words
    return Face(maker.random.choice(words[: 1 + simple]), after=_if(when.means, deed.means))


def unless_it_holds(maker: Maker) -> Face:
    when, deed = maker.one(CONDITIONS), maker.deed()
    words = (f"unless {when.words}, {deed.words}.", f"{deed.words} unless {when.words}.")
    simple = "next turn" not in deed.words
    test = f"not ({when.means})"
    return Face(maker.random.choice(words[: 1 + simple]), after=_if(test, deed.means))


def one_or_the_other(maker: Maker) -> Face:
    when, deed, other = maker.condition(), maker.deed(), maker.deed()
    text = f"if {when.words}, {deed.words}. If not, {other.words}."
    return Face(text, after=f"{_if(when.means, deed.means)} else {{ {other.means} }}")


def on_a_coin(maker: Maker) -> Face:
    deed, other = maker.deed(), maker.deed()
    coin = f"c{maker.made}"
    return Face(
        f"flip a coin. If heads, {deed.words}. If tails, {other.words}.",
        after=f"{coin} <- flip; {_if(f'heads({coin}) > 0', deed.means)} else {{ {other.means} }}",
    )


def on_all_coins(maker: Maker) -> Face:
    deed = maker.deed()
    coin = f"c{maker.made}"
    return Face(
        f"flip 2 coins. If both of them are heads, {deed.words}.",
        after=f"{coin} <- flip(2); {_if(f'all_heads({coin})', deed.means)}",
    )


def one_after_the_other(maker: Maker) -> Face:
    deed, more = maker.one(ACTS), maker.one(ACTS)
    joined = maker.random.choice((" and ", ", and then ", ", then ", ". Then, "))
    return Face(f"{deed.words}{joined}{more.words}.", after=f"{deed.means}; {more.means}")


def three_in_a_row(maker: Maker) -> Face:
    acts = [maker.one(ACTS) for _ in range(3)]
    words = f"{acts[0].words}, {acts[1].words}, and {acts[2].words}."
    return Face(words, after="; ".join(act.means for act in acts))


def if_it_was_done(maker: Maker) -> Face:
    act, deed = maker.one(ACTS), maker.deed()
    *first, last = act.means.split("; ")
    done = f"d{maker.made}"
    inside = "; ".join((*first, f"{done} <- {last}"))
    return Face(
        f"you may {act.words}. If you do, {deed.words}.",
        after=f"may {{ {inside} }}; {_if(f'did({done})', deed.means)}",
    )


def if_so_many(maker: Maker) -> Face:
    deed, n = maker.deed(), maker.random.randint(2, 4)
    many, done = f"m{maker.made}", f"d{maker.made}"
    return Face(
        "discard any number of Energy cards from your hand. "
        f"If you discarded {n} or more Energy cards in this way, {deed.words}.",
        after=f"{many} <- choose(hand(me)[energy], 0, 60); {done} <- discard({many}); "
        + _if(f"count({done}) >= {n}", deed.means),
    )


def if_it_was_of_a_kind(maker: Maker) -> Face:
    deed = maker.deed()
    top = f"t{maker.made}"
    return Face(
        f"discard the top card of your deck. If {_THAT} is an Item card, {deed.words}.",
        after=f"{top} <- mill(me, 1); {_if(f'is({top}, item)', deed.means)}",
    )


def in_its_place(maker: Maker) -> Face:
    when, n = maker.condition(), maker.random.randint(2, 4)
    text = f"draw {n} cards. If {when.words}, draw {n + 1} cards instead."
    more = _if(when.means, f"draw(me, {n + 1})")
    return Face(text, after=f"{more} else {{ draw(me, {n}) }}")


def done_by_each(maker: Maker) -> Face:
    n = maker.random.randint(2, 4)
    return Face(f"each player draws {n} cards.", after=f"draw(me, {n}); draw(foe, {n})")


def draws_for_each(maker: Maker) -> Face:
    of = maker.one(AMOUNTS)
    return Face(f"draw a card for each {of.words}.", after=f"draw(me, {of.means})")


def more_damage(maker: Maker) -> Face:
    more, of = 10 * maker.random.randint(1, 4), maker.one(AMOUNTS)
    if maker.random.random() < 0.5:
        return Face(
            f"this attack does {more} more damage for each {of.words}.",
            before=f"add_damage({more} * {of.means})",
        )
    when = maker.condition()
    return Face(
        f"if {when.words}, this attack does {more} more damage.",
        before=_if(when.means, f"add_damage({more})"),
    )


def _if(test: str, block: str) -> str:
    return f"if {test} {{ {block} }}"


FRAMES: Final = (
    plainly,
    if_it_holds,
    unless_it_holds,
    one_or_the_other,
    on_a_coin,
    on_all_coins,
    one_after_the_other,
    three_in_a_row,
    if_it_was_done,
    if_so_many,
    if_it_was_of_a_kind,
    in_its_place,
    done_by_each,
    draws_for_each,
    more_damage,
)
"""Ways to combine phrases into sentences."""


def program(made: Face) -> str:
    """The program of an attack in the reader's form."""
    clauses = [f"{word} {{ {block} }}" for word, block in _blocks(made)]
    return written("; ".join(clauses))


def _blocks(made: Face) -> list[tuple[str, str]]:
    return [pair for pair in (("before", made.before), ("after", made.after)) if pair[1]]


def written(text: str) -> str:
    """A program with its variables named in order."""
    return show(canonical(parse(text)))
