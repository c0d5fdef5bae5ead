"""`acpgen explain`: pages about definitions, properties, methods, features, error codes and diff rules.

example   a small valid value of a definition
usage     where a definition is used, and which methods carry it
pages     one page a definition, property and method
book      all pages of a protocol of a release, kept in the cache; the look-up of a name
features  the page of a feature
text      a page as text
"""
