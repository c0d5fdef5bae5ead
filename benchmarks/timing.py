"""Interleaved rounds and their medians. Knows functions and seconds, nothing of messages or peers.

All contenders take their turn within each round, so that a slow moment of the machine meets every one of them; the order
turns from round to round; ratios are taken within a round and then the median over the rounds.
"""

from __future__ import annotations

import gc
import math
import statistics
import time
from collections.abc import Callable, Iterable, Mapping, Sequence

Seconds = Callable[[], float]
"""One measurement: does the work once and gives the seconds of one operation."""

Samples = Mapping[str, Sequence[float]]


def repeated(work: Callable[[], object], at_least: float = 0.001) -> Seconds:
    """A measurement that repeats `work` until a turn takes `at_least` seconds."""
    for _ in range(3):
        work()  # the first call of a type may build its tables
    times = 1
    while _turn(work, times) < at_least:
        times *= 2
    return lambda: _turn(work, times) / times


def _turn(work: Callable[[], object], times: int) -> float:
    turns = range(times)
    clock = time.perf_counter
    start = clock()
    for _ in turns:
        work()
    return clock() - start


def interleave(contenders: Mapping[str, Seconds], rounds: int) -> dict[str, list[float]]:
    """`rounds` samples of each contender. The garbage collector runs between the turns, not in them."""
    samples: dict[str, list[float]] = {name: [] for name in contenders}
    names = list(contenders)
    enabled = gc.isenabled()
    gc.disable()
    try:
        for i in range(rounds):
            shift = i % len(names)
            for name in names[shift:] + names[:shift]:
                samples[name].append(contenders[name]())
            gc.collect()
    finally:
        if enabled:
            gc.enable()
    return samples


def medians(samples: Samples) -> dict[str, float]:
    return {name: statistics.median(values) for name, values in samples.items()}


def speedups(samples: Samples, baseline: str) -> dict[str, float]:
    """How many times faster than the baseline each is: 2.0 takes half the time."""
    base = samples[baseline]
    return {
        name: statistics.median(b / v for b, v in zip(base, values, strict=True)) for name, values in samples.items()
    }


def geometric_mean(values: Iterable[float]) -> float:
    logs = [math.log(value) for value in values]
    return math.exp(sum(logs) / len(logs))
