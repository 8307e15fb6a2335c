import { describe, expect, it } from 'vitest';
import { meshProblems, principalAxes, solidMesh, weldVertices } from 'rigid-body-lab';
import * as solids from '../../../../../src/mass/solids.js';
import * as thinSolids from '../../../../../src/mass/thin-solids.js';
import { firstChoice } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-address.js';
import { bodyOfSolid } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-body.js';
import { BENCH_SOLIDS } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-solids.js';
import { CHAIN } from '../../../../support/tolerances.js';

/** A drawing has 32 sides for a circle, and shows a thin body with some thickness. */
const DRAWING = 0.04;

describe('the table of solids', () => {
  it('has every solid of the library, under its name', () => {
    const names = BENCH_SOLIDS.map(({ name }) => name);
    const mends = 'each solid has a row of BENCH_SOLIDS in src/course/site/.vitepress/theme/workbench/bench-solids.ts';
    expect(names.filter((name) => name !== 'tHandle').sort(), mends).toEqual(
      Object.keys({ ...solids, ...thinSolids }).sort(),
    );
    expect(new Set(BENCH_SOLIDS.map(({ label }) => label)).size).toBe(names.length);
  });

  const cases = BENCH_SOLIDS.flatMap((row) =>
    (row.hasAxis ? (['x', 'y', 'z'] as const) : (['z'] as const)).map((axis) => ({ ...row, axis })),
  );
  it.each(cases)('draws the $label along $axis as the library computes it', (row) => {
    const { lengths } = firstChoice(row);
    const drawn = weldVertices(row.shape(lengths, row.axis), { tolerance: 1e-9 });
    expect(meshProblems(drawn)).toEqual([]);
    const computed = row.make(lengths, { kind: 'mass', value: 3 }, row.axis);
    // A hollow ball is drawn from outside.
    if (row.name === 'hollowSphere') return;
    const size = Math.max(...drawn.vertices.flat().map(Math.abs));
    const { com, inertia } = solidMesh(drawn, { mass: 3 });
    expect(com.map((x) => x / size)).toBeNear(
      computed.com.map((x) => x / size),
      DRAWING,
    );
    const unit = 3 * size * size;
    expect(inertia.flat().map((x) => x / unit)).toBeNear(
      computed.inertia.flat().map((x) => x / unit),
      DRAWING,
    );
  });

  it('makes the T-handle of two rods: moments by the parallel-axis theorem, by hand', () => {
    const [bar, stem, r, density] = [0.12, 0.06, 0.01, 7850];
    const rod = (l: number): number => density * Math.PI * r * r * l;
    const [m1, m2] = [rod(bar), rod(stem)];
    const d = r + stem / 2;
    const [across1, across2] = [m1 * (r ** 2 / 4 + bar ** 2 / 12), m2 * (r ** 2 / 4 + stem ** 2 / 12)];
    const lever = ((m1 * m2) / (m1 + m2)) * d * d;
    const wanted = [across1 + (m2 * r * r) / 2, (m1 * r * r) / 2 + across2 + lever, across1 + across2 + lever];
    const row = BENCH_SOLIDS.find(({ name }) => name === 'tHandle')!;
    for (const heavy of [
      { kind: 'density', value: density },
      { kind: 'mass', value: m1 + m2 },
    ] as const) {
      const { mass, com, inertia } = row.make([bar, stem, r], heavy, 'z');
      expect(mass).toBeNear(m1 + m2, CHAIN);
      expect(com).toBeNear([(m2 * d) / (m1 + m2), 0, 0], CHAIN);
      const scale = 1 / wanted[2];
      expect(principalAxes(inertia).moments.map((x) => x * scale)).toBeNear(
        wanted.map((x) => x * scale).sort((a, b) => a - b),
        CHAIN,
      );
    }
  });
});

describe('the body of a solid', () => {
  it('is drawn in principal axes from its centre of mass: its moments there are diagonal and ascending', () => {
    const body = bodyOfSolid({
      solid: 'solidBox',
      lengths: [0.1, 0.4, 0.2],
      axis: 'z',
      heavy: { kind: 'mass', value: 12 },
    });
    // m (y² + z²) / 12 about each of the lengths, the longest of which has the smallest moment.
    expect(body.moments).toBeNear([0.05, 0.17, 0.2], CHAIN);
    const drawn = solidMesh(body.shape, { mass: 12 });
    expect(drawn.com).toBeNear([0, 0, 0], CHAIN);
    expect(drawn.inertia).toBeNear(
      [
        [0.05, 0, 0],
        [0, 0.17, 0],
        [0, 0, 0.2],
      ],
      CHAIN,
    );
  });
});
