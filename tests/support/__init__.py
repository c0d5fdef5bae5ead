"""What the tests share: stores made by hand, generated packages, the command line in one process."""
