"""What a translation lacks, has too much, or cannot show: `python3 play.py words de`."""
