"""Render the IR to files: one view and one template for each generated file, with the same stem."""

from acpgen.emit.package import render

__all__ = ["render"]
