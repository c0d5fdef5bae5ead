"""Compare two schema releases: what changed, whom it breaks, and an instance that proves each break.

The package is the function as well: `acpgen.diff("1.20.0", "1.21.0")` is `acpgen.diff.diff(...)`.
"""

import sys
from types import ModuleType
from typing import Any

from acpgen.diff.compare import diff, diff_protocols
from acpgen.diff.report import Finding, Report, Stability, Verdict
from acpgen.diff.witness import Witness

__all__ = ["Finding", "Report", "Stability", "Verdict", "Witness", "diff", "diff_protocols"]


class _Callable(ModuleType):
    def __call__(self, *args: Any, **options: Any) -> Report:
        return diff(*args, **options)


sys.modules[__name__].__class__ = _Callable
