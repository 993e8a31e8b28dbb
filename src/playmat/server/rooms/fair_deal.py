"""Fairness between people: no player knows hidden cards or future coins."""

from __future__ import annotations

from dataclasses import replace

from playmat.errors import BadState
from playmat.game.anew import HIDDEN
from playmat.game.game import Game
from playmat.game.linked import Linked
from playmat.game.settings import ASKED
from playmat.server.errors import Refused
from playmat.server.rooms.plan import Plan

UNFAIR = "against a friend, you can only continue from the middle of a turn"
UNASKED = "this game asks for every coin flip and cannot be played here"


def dealt_fairly(game: Game, plan: Plan) -> Game:
    """A game ready to join; with a friend, everything hidden is dealt again.

    The player who made the position, or read the replay it comes from, knew every card.
    """
    if game.settings.coins == ASKED:
        raise Refused("chance", UNASKED, "settings", 409)
    if plan.alone:
        return game
    if game.position is None and game.turn == 0:
        settings = replace(game.settings, ask_setup=True)
        return Game.dealt(Linked.of(game.rules, game.decks, settings))
    fair = game.fork()
    try:
        fair.deal_anew(HIDDEN)
    except BadState as error:
        raise Refused("unfair", UNFAIR, "seats", 409) from error
    return fair
