"""Compare two schema releases: what changed, whom it breaks, and an instance that proves each break."""

from acpgen.diff.compare import diff, diff_protocols
from acpgen.diff.report import Finding, Report, Stability, Verdict
from acpgen.diff.witness import Witness

__all__ = ["Finding", "Report", "Stability", "Verdict", "Witness", "diff", "diff_protocols"]
