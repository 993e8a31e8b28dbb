"""Looking ahead: worlds dealt from a view, cloned, answered, judged and played out."""
