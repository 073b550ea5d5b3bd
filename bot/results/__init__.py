"""What the archive comes to: ratings and tallies; pure rules that ask neither database nor clock."""
