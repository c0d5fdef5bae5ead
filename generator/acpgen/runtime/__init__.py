"""What every generated package carries: copied verbatim as `_runtime.py` and `_walk.py`, tested here.

No dependency but the standard library, relative imports only, black's own line length.
"""
