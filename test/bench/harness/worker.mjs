// One competitor in one process, so that nobody meets the compiled code or the garbage of another:
//
//   worker.mjs <file> <job> check                   {"result": [...]}: numbers in which all competitors agree
//   worker.mjs <file> <job> time <ms> <samples>     {"nanoseconds": [...]} per operation
//   worker.mjs <file> <job> sweep <ms> <samples>    {"setting", "result", "nanoseconds"}, the least
//
// A file of js/ exports `jobs`: name -> () => { operations, run }, where a run does that many operations
// and returns its result, and `sweeps`: name -> { settings, solve(setting) => result }.
import { samplesOf } from './timing.mjs';

const [file, name, mode, milliseconds, samples] = process.argv.slice(2);
const { jobs, sweeps } = await import(`../js/${file}.mjs`);
const timing = { milliseconds: Number(milliseconds), samples: Number(samples) };
const print = (line) => console.log(JSON.stringify(line));

if (mode === 'sweep') {
  const { settings, solve } = sweeps[name];
  for (const setting of settings) {
    const nanoseconds = Math.min(...samplesOf(() => solve(setting), timing));
    print({ setting, result: Array.from(solve(setting)), nanoseconds });
  }
} else {
  const { operations, run } = await jobs[name]();
  if (mode === 'check') print({ result: Array.from(run()) });
  else print({ nanoseconds: samplesOf(run, timing).map((time) => time / operations) });
}
