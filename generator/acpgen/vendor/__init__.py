"""A copy of the bindings inside somebody's own package: made, checked, updated and removed.

The copy is what `generate` writes, written by the same writer. What is here decides from a project's configuration and
the manifest of its copy what to write, and says what it means for the project. Light on top: only what an update
needs imports the generator.
"""
