"""Looking ahead: worlds sampled from a view, cloned, played on, judged and played out."""
