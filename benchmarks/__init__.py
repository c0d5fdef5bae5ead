"""The codec and the generator measured beside their peers. See README.md."""
