"""What must hold for an effect to change anything: derived from programs, which leave it out."""
