"""The game for researchers: PettingZoo, Gymnasium, OpenSpiel, arrays and data sets."""
