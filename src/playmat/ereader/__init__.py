"""Screens of the card reader of 2002 and its coin flipper, independent of any game."""

from __future__ import annotations

from playmat.ereader.coin_flipper import CoinFlipper as CoinFlipper
from playmat.ereader.scan import scan as scan
