"""The commands of the terminal table, besides moves."""

from __future__ import annotations

from typing import Final

from playmat.cli.terminal.hinting import tell_hint
from playmat.cli.terminal.looking import card, hand, piles
from playmat.cli.terminal.table import Left, Table, Word
from playmat.cli.terminal.tools import TOOLS
from playmat.errors import PlaymatError
from playmat.game.commands import USAGE
from playmat.game.record.acts import acts
from playmat.game.record.log import LogLine, lines
from playmat.writer.lexer import capital

MOVING: Final = """\
To make a move, type its number or enough of its words:
  attack gust, attach fire to bench 1, play potion, end turn
If a move is not possible, you are told which rule prevents it."""


def help_out(table: Table, rest: str) -> None:
    """List the commands."""
    table.screen.say(MOVING)
    table.screen.say("Short commands (your places: a, b1 to b8; your opponent's: oa, o1 to o8):")
    for usage in USAGE.values():
        table.screen.say(f"  {usage}")
    table.screen.say("Other commands:")
    for word in dict.fromkeys(WORDS.values()):
        table.screen.say(f"  {word.usage:14} {word.meaning}")


def why(table: Table, rest: str) -> None:
    """Show the rule behind the last event, a rule by id, or the rule against a move."""
    if rest.lower().startswith("not "):
        why_not(table, rest[4:].strip())
        return
    news = lines(table.game.state, table.viewer, table.names)
    try:
        if rest.lower() == "damage":
            why_damage(table, [line for line in news if line.event.steps])
        elif rest:
            table.screen.say(str(table.game.why(rest.upper())))
        elif news:
            table.screen.say(f"{news[-1].text}: {table.game.why(news[-1])}")
        else:
            table.screen.say("Nothing has happened yet.")
    except PlaymatError as error:
        table.screen.say(f"{capital(str(error))}.")


def why_damage(table: Table, news: list[LogLine]) -> None:
    """Show how the last damage was calculated."""
    if news:
        table.screen.say(f"{news[-1].text}: {table.game.why(news[-1])}")
    else:
        table.screen.say("No damage has been done yet.")


def why_not(table: Table, tried: str) -> None:
    """Show the rule against a move, or that it is legal."""
    choice = table.game.choice
    assert choice is not None
    menu, _ = table.menu(choice)
    option = menu.labelled(tried)
    refusal = table.game.why_not(option or tried, table.viewer)
    if refusal is None:
        table.screen.say(f"This is a legal move: {tried}.")
    else:
        table.refuse(refusal, menu)


def log(table: Table, rest: str) -> None:
    """Show the log, one line per action; with *rest*, every detail and its rule."""
    for act in acts(table.game.state, table.viewer, table.names):
        if not rest:
            table.screen.say(f"  {act.head.turn:3}  {act.text}")
            continue
        table.screen.say(f"  {act.head.turn:3}  {act.head.text} ({act.head.rule})")
        for line in act.details:
            table.screen.say(f"         {line.text} ({line.rule})")


def board(table: Table, rest: str) -> None:
    if table.screen.plain:
        table.show_board()
    else:
        table.draw(table.game.choice)


def undo(table: Table, rest: str) -> None:
    """Take back a person's last move and everything after it."""
    answers = table.game.history.answers
    own = [n for n, answer in enumerate(answers) if answer.player in table.people]
    last = [n for n in own if n not in table.forced]
    if not last:
        table.screen.say("There is nothing to take back.")
        return
    packed = answers[last[-1]].packed
    table.game.undo(len(answers) - last[-1])
    table.forced = {n for n in table.forced if n < last[-1]}
    table.forget()
    again = table.menu(table.game.choice)[0].entries if table.game.choice is not None else []
    said = next((each.label for each in again if each.option.packed == packed), "your last move")
    table.notice(f"Taken back: {said}.")


def save(table: Table, rest: str) -> None:
    table.keeper.save(table.game, rest or table.keeper.free_name())


def concede(table: Table, rest: str) -> None:
    """Concede the game, after asking."""
    if table.screen.ask("Concede this game? Type yes: ").lower() in ("y", "yes"):
        table.game.concede(table.viewer)


def leave(table: Table, rest: str) -> None:
    raise Left


HELP: Final = Word("?  or  help", "this list", help_out)
PILES: Final = Word("piles", "discard piles, Lost Zones and known Prizes", piles, ("",))
QUIT: Final = Word("quit", "leave the game", leave)
WORDS: Final[dict[str, Word]] = {
    "?": HELP,
    "help": HELP,
    "why": Word("why [RULE]", "the rule behind the last event, or a rule by its id", why),
    "why damage": Word("why damage", "how the last damage was calculated", why),
    "why not": Word("why not MOVE", "why a move is not possible", why),
    "board": Word("board", "the table", board),
    "hand": Word("hand", "your hand, card by card", hand, ("",)),
    "piles": PILES,
    "discard": PILES,
    "prizes": PILES,
    "lost": PILES,
    "card": Word("card NAME", "a card by name, or by place: card oa", card),
    "log": Word("log [all]", "the log; all adds every detail and its rule", log),
    "hint": Word("hint", "a suggested move", tell_hint, ("",)),
    "undo": Word("undo", "take back your last move", undo),
    "save": Word("save [FILE]", "save the replay", save),
    **TOOLS,
    "concede": Word("concede", "concede the game", concede),
    "quit": QUIT,
    "exit": QUIT,
}
"""The commands by their first words; no move begins with one of them."""
