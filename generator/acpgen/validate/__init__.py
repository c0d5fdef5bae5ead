"""Check messages that were sent: a file of JSON or JSON lines in, findings out.

reading    a file                    -> values with their places; what is no JSON is a finding
traffic    values, in their order    -> what does not fit, and what salvage did
report     findings                  -> text, JSON, GitHub annotations
"""
