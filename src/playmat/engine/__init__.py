"""What happens: the machine, the words of the language, and one module for each rule area."""
