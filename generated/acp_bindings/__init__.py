"""Bindings of the Agent Client Protocol, schema release 1.23.0. Generated; do not
edit.
"""
