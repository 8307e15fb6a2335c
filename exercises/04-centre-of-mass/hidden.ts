import { close, defineChecks, minus } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'com-balances': {
      title: 'the masses balance about the centre of mass, wherever the body is and whatever a massless point does',
      hint: 'Add up m (r - com) with your com: it must vanish. Then shift the body, and add a point without mass.',
      probe: ({ centreOfMass }, { points }) => {
        const moved = points.map(({ mass, position: [x, y, z] }) => ({
          mass,
          position: [x + 10, y - 20, z + 30] as (typeof points)[0]['position'],
        }));
        const [first, ...rest] = moved;
        return centreOfMass([first, { mass: 0, position: [1000, 2000, -3000] }, ...rest]);
      },
      wanted: ({ com }) => [com[0] + 10, com[1] - 20, com[2] + 30],
      judge: close({ unit: 'm' }),
    },
    edges: {
      title: 'the edges of the brick have the lengths l, h and d, and its corner is where it was asked for',
      hint: 'Measure: A to B is l, A to D is h, A to E is d, B to F and D to H are d, and C to G as well.',
      probe: ({ brickCorners }, { brick }) => {
        const c = brickCorners(brick);
        const between = (a: number, b: number): number =>
          Math.hypot(c[a][0] - c[b][0], c[a][1] - c[b][1], c[a][2] - c[b][2]);
        return [
          [between(0, 1), between(0, 3), between(0, 4), between(2, 6), between(1, 5), between(4, 5), between(3, 7)],
          c[0],
          [c[6][0] - c[0][0], c[6][1] - c[0][1], c[0][2] - c[6][2]],
        ];
      },
      wanted: ({ brick: { corner, l, h, d } }) => [[l, h, d, d, d, l, d], corner, [l, h, d]],
      judge: close({ unit: 'm' }),
    },
    'parts-in-any-grouping': {
      title: 'joining parts two by two gives the same centre of mass as joining all at once',
      hint: 'Join the first two parts to one part with their common mass and centre. Then join that with the rest.',
      probe: ({ combinedCentreOfMass }, { parts }) => {
        const [a, b, ...rest] = parts;
        const pair = { mass: a.mass + b.mass, com: combinedCentreOfMass([a, b]) };
        const heavy = { mass: 1e6, com: [1, 2, 3] as [number, number, number] };
        return [combinedCentreOfMass([pair, ...rest]), combinedCentreOfMass([heavy, { mass: 0, com: [9, 9, 9] }])];
      },
      wanted: ({ parts }) => {
        const mass = parts.reduce((sum, p) => sum + p.mass, 0);
        return [[0, 1, 2].map((i) => parts.reduce((sum, p) => sum + (p.mass / mass) * p.com[i], 0)), [1, 2, 3]];
      },
      judge: close({ unit: 'm' }),
    },
    'relative-sum': {
      title: 'mass times relative position adds up to zero, and the differences between points stay',
      hint: 'Σ m r must vanish. And the vector from one point to another must not change when the origin moves.',
      probe: ({ relativePositions }, { points, com }) => {
        const r = relativePositions(points, com);
        return {
          sums: [0, 1, 2].map((k) => r.reduce((sum, v, i) => sum + points[i].mass * v[k], 0)),
          differences: [0, 1, 2].map((k) => r[1][k] - r[0][k]),
        };
      },
      wanted: ({ points: [a, b] }) => ({ sums: [0, 0, 0], differences: minus(b.position, a.position) }),
      judge: close({ absolute: 1e-9 }),
    },
  },
});
