"""Games in the forms that researchers know: PettingZoo, Gymnasium, OpenSpiel, arrays, data."""
