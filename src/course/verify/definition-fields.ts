/** What checks.ts, sweeps.ts and hidden.ts must hold: a row for each field of a check and of a sweep. */
import { arrayOf, named, objectOf, optional, plain, text } from '../disk/fields.js';
import type { Kind } from '../disk/fields.js';
import type { AnyCheck, AnySweep, Misconception } from '../judging/exercise.js';

type Table<T> = Readonly<Record<keyof T, Kind>>;

const isFunction = (value: unknown): boolean => typeof value === 'function';
const aFunction = plain('a function', isFunction);
const domain = plain(
  'a domain, such as numberIn(1, 5)',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ['draw', 'shrink', 'build'].every((name) => isFunction((value as Record<string, unknown>)[name])),
);
const part = plain('a number from 0 to 1', (value) => Number(value) >= 0 && Number(value) <= 1);
const object = plain('an object', (value) => typeof value === 'object' && value !== null);

const misconception: Table<Misconception<unknown>> = {
  id: text,
  says: text,
  value: aFunction,
  credit: optional(part),
};
const misconceptions = optional(arrayOf(objectOf(misconception)));

const check: Table<AnyCheck> = {
  title: text,
  probe: aFunction,
  wanted: optional(aFunction),
  judge: plain('a judge, such as close()', isFunction),
  misconceptions,
  hint: optional(text),
};

// `others` is what a sealed form brings, never an author.
const sweep: Table<Omit<AnySweep, 'others'>> = {
  title: text,
  of: text,
  domain,
  corners: optional(arrayOf(object)),
  call: aFunction,
  wanted: aFunction,
  judge: plain('a function from the input to its judge, such as () => close()', isFunction),
  labels: optional(named(aFunction)),
  misconceptions,
  shows: optional(aFunction),
};

const fixed = objectOf({ inputs: aFunction, checks: named(objectOf(check)), sweeps: optional(object) });
const swept = named(objectOf(sweep));

/** What is wrong with a check set, a line each. `sweeps` is what sweeps.ts exports. */
export function setProblems(name: 'checks' | 'hidden', set: unknown, sweeps?: unknown): string[] {
  const file = `${name}.ts`;
  const ofSweeps = name === 'checks' ? 'sweeps.ts' : file;
  const own = (set as { sweeps?: unknown } | undefined)?.sweeps;
  return [
    ...(set === undefined
      ? [`${file} lacks "export const ${name} = defineChecks(…)"`]
      : fixed.problems(set, '').map((problem) => `${file}: ${problem}`)),
    ...(own === undefined ? [] : swept.problems(own, 'sweeps').map((problem) => `${ofSweeps}: ${problem}`)),
    ...(set !== undefined && own === undefined && sweeps !== undefined
      ? [`${file} leaves out the sweeps of sweeps.ts: import them, and write "sweeps," beside "inputs"`]
      : []),
    ...(own === undefined && sweeps === undefined && name === 'checks'
      ? ['sweeps.ts lacks "export const sweeps = { … }"']
      : []),
  ];
}
