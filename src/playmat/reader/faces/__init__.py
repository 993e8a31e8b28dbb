"""One module for each kind of face: attack, power, Trainer, Energy, rule line."""
