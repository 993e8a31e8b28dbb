"""The card language: words, syntax and checks; what the words do is the engine's business."""
