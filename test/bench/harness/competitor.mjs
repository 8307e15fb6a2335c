// One competitor, in a process of its own.
import { spawnSync } from 'node:child_process';
import { starters } from './requirements.mjs';

/**
 * One thread; and memory that is freed stays with the process, so that none of them
 * pays for the kernel's pages.
 */
const env = {
  ...process.env,
  OPENBLAS_NUM_THREADS: '1',
  OMP_NUM_THREADS: '1',
  MALLOC_MMAP_THRESHOLD_: '4000000000',
  MALLOC_TRIM_THRESHOLD_: '4000000000',
  MALLOC_TOP_PAD_: '67108864',
};

/** The JSON lines that it prints. */
function ask({ language, file, job }, ...mode) {
  const [command, ...first] = starters[language](file);
  const { status, stdout, stderr, error } = spawnSync(command, [...first, job, ...mode.map(String)], {
    encoding: 'utf8',
    env,
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`${file} ${job} failed: ${error?.message ?? stderr}`);
  // Some engines greet on the same channel.
  const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line));
}

export const resultOf = (program) => ask(program, 'check')[0].result;
export const timesOf = (program, { milliseconds, samples }) =>
  ask(program, 'time', milliseconds, samples)[0].nanoseconds;
export const sweepOf = (program, { milliseconds, samples }) => ask(program, 'sweep', milliseconds, samples);
