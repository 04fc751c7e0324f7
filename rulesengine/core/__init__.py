"""What every game shares: reasons, errors, cards, sources."""
