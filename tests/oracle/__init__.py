"""An oracle for the codec that shares no code with the generator.

`instances` makes values that a definition allows, `mutate` spoils them one change at a time, and `model` says what decoding
must do with any value. All three work on the raw schema as upstream publishes it; none of them imports `acpgen`.
"""
