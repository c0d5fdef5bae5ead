"""Python bindings for the Agent Client Protocol, generated from its JSON Schemas."""

__version__ = "0.1.0"
