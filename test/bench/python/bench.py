"""Jobs of a Python program, timed like those of harness/worker.mjs: `program.py <job> check`, `… time <ms> <samples>`, `… sweep <ms> <samples>`."""
import json
import sys
import time
from pathlib import Path

import numpy as np

PROBLEM = json.loads((Path(__file__).parent.parent / "problem.json").read_text())


def uniform(count, start=0):
    """The numbers of js/shapes.mjs: the product stays below 2^53, so all languages get the same ones."""
    i = np.arange(start, start + count, dtype=np.int64)
    return (i * 1103515245 + 12345) % 2147483648 / 2147483648


def time_runs(run, runs):
    start = time.process_time_ns()
    for _ in range(runs):
        run()
    return time.process_time_ns() - start


def samples_of(run, milliseconds, samples):
    """Nanoseconds per run."""
    runs = 1
    while time_runs(run, runs) < 1e6 * milliseconds / 2:
        runs *= 2
    return [time_runs(run, runs) / runs for _ in range(samples)]


def run_job(jobs, sweeps={}):
    """`jobs`: name -> () -> (operations, run); `sweeps`: name -> (settings, solve)."""
    name, mode, *timing = sys.argv[1:]
    if mode == "sweep":
        settings, solve = sweeps[name]
        for setting in settings:
            times = samples_of(lambda: solve(setting), float(timing[0]), int(timing[1]))
            print(json.dumps({"setting": setting, "result": solve(setting), "nanoseconds": min(times)}))
        return
    operations, run = jobs[name]()
    if mode == "check":
        print(json.dumps({"result": [float(x) for x in run()]}))
    else:
        print(json.dumps({"nanoseconds": [t / operations for t in samples_of(run, float(timing[0]), int(timing[1]))]}))
