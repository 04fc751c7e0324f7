"""Pictures of quantities over many games, drawn with matplotlib."""
