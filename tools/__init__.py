"""What the commands of the Makefile call."""
