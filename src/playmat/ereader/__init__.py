"""What the card reader of 2002 shows of a card, and its coin flipper: they never touch a game."""

from __future__ import annotations

from playmat.ereader.coin_flipper import CoinFlipper as CoinFlipper
from playmat.ereader.scan import scan as scan
