"""Help for the tests of the codec: builds of any release, and the rule by which JSON that came back is compared."""
