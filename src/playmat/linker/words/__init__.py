"""Link each word of the card language, with a module for each noun or kind of effect."""
