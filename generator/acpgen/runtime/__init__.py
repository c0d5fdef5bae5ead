"""What every generated package carries, copied verbatim: records and errors (`_runtime.py`), the codec's face (`_codec.py`),
JSON text (`_text.py`), the pieces of straight-line code (`_straight.py`), and the slow way by tables (`_values.py`,
`_reader.py`, `_writer.py`), which is only imported when it is needed.

No dependency but the standard library, relative imports only, black's own line length.
"""
