/**
 * The bench in the address of the page: `?solid=solidBox&size=0.24,0.12,0.07&density=1800&spin=2,6,0.01`.
 * A file is never in it.
 */
import type { SolidChoice } from './bench-body.js';
import { solidNamed } from './bench-body.js';
import { DENSITIES } from './bench-solid.js';
import { BENCH_SOLIDS } from './bench-solids.js';
import type { BenchAxis, BenchSolid, Heavy } from './bench-solid.js';
import type { BenchThrow } from './bench-throw.js';

/** What sliders offer; other numbers can be typed. */
export const SPIN_RANGE = { rate: { min: 1, max: 30 }, nudge: { min: 1e-6, max: 1 } } as const;
export const LENGTH_RANGE = { min: 0.01, max: 1, step: 0.01 } as const;
export const MASS_RANGE = { min: 0.01, max: 100 } as const;

export const FIRST_THROW: BenchThrow = { axis: 1, rate: 6, nudge: 0.01 };

/** A solid as the page begins with it. */
export const firstChoice = ({ name, lengths, densityName }: BenchSolid): SolidChoice => ({
  solid: name,
  lengths: lengths.map(({ value }) => value),
  axis: 'z',
  heavy: { kind: 'density', value: DENSITIES[densityName].value },
});

export const FIRST_CHOICE: SolidChoice = firstChoice(BENCH_SOLIDS[0]);

const NAMES = ['solid', 'lengths', 'axis', 'mass', 'density', 'spin'];

/** The query with the bench in it; what else it says stays. */
export function searchOf(search: string, choice: SolidChoice | undefined, { axis, rate, nudge }: BenchThrow): string {
  const query = new URLSearchParams(search);
  for (const name of NAMES) query.delete(name);
  if (choice) {
    const { solid, lengths, axis: along, heavy } = choice;
    query.set('solid', solid);
    query.set('lengths', lengths.join(','));
    if (solidNamed(solid)?.hasAxis && along !== 'z') query.set('axis', along);
    query.set(heavy.kind, String(heavy.value));
  }
  query.set('spin', [axis + 1, rate, nudge].join(','));
  return `?${query.toString().replace(/%2C/g, ',')}`;
}

const isUsable = (x: number): boolean => x >= 1e-9 && x <= 1e9;

function numbersIn(text: string | null, count: number): number[] | undefined {
  const numbers = text?.split(',').map(Number) ?? [];
  return numbers.length === count && numbers.every(isUsable) ? numbers : undefined;
}

/** The solid of an address; undefined if it names none that can be made. */
export function choiceIn(search: string): SolidChoice | undefined {
  const query = new URLSearchParams(search);
  const row = solidNamed(query.get('solid') ?? '');
  if (!row) return undefined;
  const first = firstChoice(row);
  const heavy = (['mass', 'density'] as const).flatMap((kind): Heavy[] =>
    (numbersIn(query.get(kind), 1) ?? []).map((value) => ({ kind, value })),
  );
  const axis = query.get('axis') ?? '';
  const choice = {
    ...first,
    lengths: numbersIn(query.get('lengths'), row.lengths.length) ?? first.lengths,
    axis: ['x', 'y', 'z'].includes(axis) ? (axis as BenchAxis) : first.axis,
    heavy: heavy.at(0) ?? first.heavy,
  };
  try {
    row.make(choice.lengths, choice.heavy, choice.axis);
    return choice;
  } catch {
    return first;
  }
}

export function throwIn(search: string): BenchThrow {
  const [axis, rate, nudge] = numbersIn(new URLSearchParams(search).get('spin'), 3) ?? [];
  return [1, 2, 3].includes(axis) ? { axis: axis - 1, rate, nudge } : FIRST_THROW;
}
