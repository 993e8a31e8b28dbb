"""One module a kind of face: attack, power, Trainer, Energy, rule line."""
