import type { Inputs, Walk, WalkName } from './inputs.js';

type Student = typeof import('./stub.js');

/**
 * What `solve` gives, judged given the student's own `rk4Step`: a mistake in task 2 costs there,
 * and not here once more. Where the end is not the right one, and rk4Step does not lead there either,
 * solve counts as right if it asks f at the times of a walk by rk4Step, and comes to where that comes.
 */
export function walkFrom(student: Student, { equations, y0, t0, t1, h, ends, first, last, end }: Walk): number[] {
  const asked: number[] = [];
  const f = (s: number, v: number[]): number[] => {
    asked.push(s);
    if (v.length !== y0.length)
      throw new Error(`f is handed a state of ${v.length} numbers, and the state has ${y0.length}.`);
    return equations.map(([a, j, b, c, d], i) => a * v[j] + b * s + c * s * s + d * v[i] * v[j]);
  };
  const size = (y: number[]): number => y.reduce((most, x) => Math.max(most, Math.abs(x)), 0);
  const isAt = (got: number[], there: number[], within: number): boolean =>
    got.length === there.length &&
    there.every((x, i) => Math.abs(got[i] - x) <= within * size(there) + 1e-12 * size(y0));
  const got: unknown = student.solve(f, y0, { t0, t1, h });
  const isList = (value: unknown): value is number[] => typeof value === 'object' && value !== null;
  if (!isList(got) || isAt(got, end, 1e-9)) return got as number[];
  /** The times asked for, each once; what is asked at the end itself may be a last step of no length. */
  const times = (): number[] => {
    const all = asked.splice(0);
    const count = all.map((t) => Math.abs(t - t1) > 1e-9 * h).lastIndexOf(true) + 1;
    return all.slice(0, count).filter((t, n) => n === 0 || Math.abs(t - all[n - 1]) > 1e-9 * h);
  };
  const walked = times();
  const starts = [t0, ...ends].slice(0, -1);
  const step = (y: number[], t: number, n: number): number[] => student.rk4Step(f, t, y, ends[n] - t);
  const final = starts.length - 1;
  if (final < 0 || (isAt(step(y0, t0, 0), first, 1e-9) && isAt(step(last, starts[final], final), end, 1e-9)))
    return got;
  asked.length = 0;
  const own = starts.reduce(step, y0);
  const right = times();
  const isWalk = right.length >= ends.length && isAt(walked, right, 1e-9);
  // Wrong steps may grow beyond all bounds; then only the times tell.
  if (isWalk && (isAt(got, own, 1e-6) || !(size(own) < 1e6 * (size(y0) + size(end))))) return end;
  const cause = new Error(
    'solve does not do what steps of your rk4Step do, and rk4Step is wrong itself. Get task 2 right, then look here again.',
  );
  cause.name = 'Task 2 first';
  throw cause;
}

/** The text of a probe is sent alone; this one is written once, and told which walk of the inputs to take. */
export function walkOfInputs(name: WalkName): (student: Student, inputs: Inputs) => number[] {
  const probe = (student: Student, inputs: Inputs): number[] => walkFrom(student, inputs[name]);
  return Object.assign(probe, {
    toString: () => `(student, inputs) => (${walkFrom.toString()})(student, inputs.${name})`,
  });
}
