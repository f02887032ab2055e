"""What the shell tool does, without the shell: simulating, counting, replaying."""
