/** Inputs of the family tricky that are about mass: what must throw, and values at the edges. */
import { describe, expect, it } from 'vitest';
import { diagonal, inverseInertiaWorld, identity, principalAxes, solidCylinder } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { oracle } from '../support/oracle.js';
import { particles } from './bodies.js';

/** Operations that the tests of other folders cover. */
const elsewhere = [
  'quaternionToMatrix',
  'changeOfBasis',
  'orthonormalize',
  'rk4',
  'matrixToQuaternion',
  'step',
  'axisAngleToMatrix',
  'matrixToAxisAngle',
  'torquefree',
];

interface TrickyInputs {
  op: string;
  m: number[];
  points: Vec3[];
  radius: number;
  height: number;
  mass: number;
  I_body_diag: Vec3;
}

/** JSON has no Infinity: the cases write it as text. */
function number(value: number | string): number | string {
  return value === 'Infinity' ? Infinity : value;
}

const operations: Record<string, (inputs: TrickyInputs) => unknown> = {
  com: ({ m, points }) => bodyOf(m, points),
  inertia: ({ m, points }) => bodyOf(m, points),
  cylinder: ({ radius, height, mass }) => solidCylinder({ radius, length: height, mass }),
  inverseInertia: ({ I_body_diag: [a, b, c] }) => inverseInertiaWorld(diagonal(a, b, c), identity()),
};

function bodyOf(masses: number[], points: Vec3[]): unknown {
  const body = particles(
    masses,
    points.map((p) => p.map(number) as Vec3),
  );
  const { moments } = principalAxes(body.inertia);
  return { total_mass: body.mass, com: body.com, inertia: body.inertia, principal_moments_ascending: moments };
}

describe('tricky', () => {
  const mine = oracle('tricky').filter(({ inputs }) => !elsewhere.includes((inputs as TrickyInputs).op));

  it.each(mine.map((c) => [c.id, c] as const))('%s', (id, { inputs, expected, tolerance }) => {
    const { op } = inputs as TrickyInputs;
    if (!(op in operations)) throw new Error(`case ${id}: operation ${op} is not handled`);
    const run = (): unknown => operations[op](inputs as TrickyInputs);
    const { error, rank, ...want } = expected as Record<string, unknown>;
    if (error === true) {
      const got = caught(run);
      expect(got instanceof RangeError || got instanceof TypeError).toBe(true);
      return;
    }
    const got = run() as Record<string, unknown>;
    for (const [name, value] of Object.entries(want)) expect(got[name]).toMatchOracle(value, tolerance);
    const moments = got.principal_moments_ascending as Vec3;
    expect(moments.filter((x) => x > 1e-7 * moments[2]).length).toBe(rank);
  });

  it('covers the operations that it says it covers', () => {
    expect(new Set(mine.map(({ inputs }) => (inputs as TrickyInputs).op))).toEqual(new Set(Object.keys(operations)));
  });
});

function caught(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
