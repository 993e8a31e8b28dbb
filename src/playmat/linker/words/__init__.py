"""What links each word of the card language, a module for each noun or kind of effect."""
