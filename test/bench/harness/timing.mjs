// Processor time of this process: on a shared machine the clock on the wall also counts what others do.

/** User and system time, nanoseconds. */
const cpu = () => {
  const { user, system } = process.cpuUsage();
  return 1e3 * (user + system);
};

/** Keeps results alive, lest the compiler drops the work. */
let sink = 0;

function timeRuns(run, runs) {
  const start = cpu();
  for (let i = 0; i < runs; i++) sink += run()[0];
  return cpu() - start;
}

/** Long enough for the compiler of the machine code to have had its say. */
const WARM_UP = 300e6;

/** Nanoseconds per run, `samples` times; each sample takes about `milliseconds`. */
export function samplesOf(run, { milliseconds, samples }) {
  for (const start = cpu(); cpu() - start < WARM_UP;) timeRuns(run, 1);
  let runs = 1;
  while (timeRuns(run, runs) < 1e6 * milliseconds) runs *= 2;
  const times = Array.from({ length: samples }, () => timeRuns(run, runs) / runs);
  if (Number.isNaN(sink)) console.error('a result is not a number');
  return times;
}

export const median = (values) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};
