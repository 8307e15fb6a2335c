import { bounded, close, defineChecks, orthonormal } from 'rigid-body-lab/course';
import { draw, total, xyz } from './inputs.js';
import type { Inputs } from './inputs.js';
import {
  asItComes,
  backwards,
  degenerate,
  descending,
  diagonalOnly,
  dividedByLength,
  leftBehind,
  lengthForgotten,
  noAngles,
  sizeOfMomentum,
  unsorted,
} from './misconceptions.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    moment: {
      title: 'the moment about an axis that is not a unit vector',
      probe: ({ momentAbout }, { inertia, u }) => momentAbout(inertia, u),
      wanted: (inputs) => {
        // Particle by particle: u has the part (u · axis) along each principal axis.
        const parts = inputs.axes.map((axis) => total(xyz.map((i) => axis[i] * inputs.u[i])) ** 2);
        return total(parts.map((part, k) => part * inputs.moments[k])) / total(parts);
      },
      judge: close({ unit: 'kg m²' }),
      misconceptions: [lengthForgotten, dividedByLength, diagonalOnly, sizeOfMomentum],
    },
    'jacobi-removes': {
      title: 'the product of inertia [p][q] vanishes after the turn',
      probe: ({ jacobiRotation }, { inertia, pair: [p, q] }) => {
        const J = jacobiRotation(inertia, p, q);
        const column = (k: number): number[] => [J[0][k], J[1][k], J[2][k]];
        const Iq = inertia.map((row) => row.reduce((sum, x, j) => sum + x * column(q)[j], 0));
        return column(p).reduce((sum, x, i) => sum + x * Iq[i], 0);
      },
      wanted: () => 0,
      judge: close({ absolute: 1e-12, unit: 'kg m²' }),
      misconceptions: [backwards],
    },
    'jacobi-is-rotation': {
      title: 'J is a rotation by 45° at most that leaves the third axis alone',
      probe: ({ jacobiRotation }, { inertia, pair: [p, q] }) => {
        const J = jacobiRotation(inertia, p, q);
        // The same body with its axes in reverse order: the moments of the pair have changed places.
        const [zz, yy, xx] = inertia.map(([x, y, z]): [number, number, number] => [z, y, x]);
        const reverse = jacobiRotation([xx, yy, zz], 2 - q, 2 - p);
        const r = 3 - p - q;
        const column = (k: number): number[] => J.map((row) => row[k]);
        const products = [0, 1, 2].flatMap((i) =>
          [0, 1, 2].map((j) => column(i).reduce((sum, x, k) => sum + x * column(j)[k], 0) - (i === j ? 1 : 0)),
        );
        return {
          tooFar: [Math.max(0, Math.SQRT1_2 - J[p][p]), Math.max(0, Math.SQRT1_2 - reverse[2 - p][2 - p])],
          third: Math.abs(J[r][r] - 1),
          offOrthonormal: Math.max(...products.map(Math.abs)),
        };
      },
      wanted: () => ({ tooFar: [0, 0], ...noAngles }),
      judge: close({ absolute: 1e-9 }),
      misconceptions: [asItComes],
    },
    'jacobi-degenerate': {
      title: 'no product, no turn; equal moments with a product, 45°',
      probe: ({ jacobiRotation }, { moments: [a, b] }) => {
        const turn = (x: number, y: number, product: number): number[][] =>
          jacobiRotation(
            [
              [x, product, 0],
              [product, y, 0],
              [0, 0, b],
            ],
            0,
            1,
          );
        const J = turn(b, b, 0.3);
        return {
          diagonal: turn(a, b, 0),
          reversed: turn(b, a, 0),
          equal: turn(b, b, 0),
          equalWithProduct: { cos: J[0][0], sin: Math.abs(J[0][1]), sumOfSines: J[0][1] + J[1][0] },
        };
      },
      wanted: () => degenerate(Math.SQRT1_2, Math.SQRT1_2),
      judge: close({ absolute: 1e-9 }),
      misconceptions: [
        {
          id: 'equal-moments-not-turned',
          says: 'Equal moments with a product between them are not turned at all. There the quotient has a zero below: the turn is 45°.',
          value: () => degenerate(1, 0),
        },
      ],
    },
    'frame-moments': {
      title: 'the moments, ascending',
      probe: ({ principalFrame }, { values, vectors }) => {
        const given = JSON.stringify([values, vectors]);
        const { moments } = principalFrame({ values, vectors });
        if (JSON.stringify([values, vectors]) !== given) {
          throw new Error('The values or vectors handed in were changed. Sort a copy: [...values].');
        }
        return moments;
      },
      wanted: ({ moments }) => moments,
      judge: close({ unit: 'kg m²' }),
      misconceptions: [unsorted, descending],
    },
    'frame-right-handed': {
      title: 'the axes are the columns of a rotation matrix, determinant +1',
      probe: ({ principalFrame }, { values, vectors }) => principalFrame({ values, vectors }).axes,
      judge: orthonormal(),
    },
    'frame-pairs': {
      title: 'each axis, a column, belongs to the moment of its own place',
      probe: ({ principalFrame }, { inertia, values, vectors }) => {
        const { moments, axes } = principalFrame({ values, vectors });
        return [0, 1, 2].map((k) =>
          Math.hypot(
            ...inertia.map((row, i) => row.reduce((sum, x, j) => sum + x * axes[j][k], 0) - moments[k] * axes[i][k]),
          ),
        );
      },
      wanted: () => [0, 0, 0],
      judge: close({ absolute: 1e-9, unit: 'kg m²' }),
      misconceptions: [leftBehind],
    },
    'frame-single-axis': {
      title: 'nearly parallel vectors of equal moments: the other axis stays',
      probe: ({ principalFrame }, { axes: [a, b, c], moments: [low, , high] }) => {
        const near = (u: number[], v: number[], error: number[]): [number, number, number] => [
          u[0] + 1e-3 * v[0] + 1e-10 * error[0],
          u[1] + 1e-3 * v[1] + 1e-10 * error[1],
          u[2] + 1e-3 * v[2] + 1e-10 * error[2],
        ];
        // The vector product of the other two must be the axis itself, on the side of its column.
        const off = (frame: number[][], place: number, axis: number[]): number[] => {
          const [own, u, v] = [0, 1, 2].map((k) => frame.map((row) => row[(place + k) % 3]));
          const side = own[0] * axis[0] + own[1] * axis[1] + own[2] * axis[2] < 0 ? -1 : 1;
          return [
            u[1] * v[2] - u[2] * v[1] - side * axis[0],
            u[2] * v[0] - u[0] * v[2] - side * axis[1],
            u[0] * v[1] - u[1] * v[0] - side * axis[2],
            ...own.map((x, i) => x - side * axis[i]),
          ];
        };
        const disc = principalFrame({ values: [high, low, low + 1e-10], vectors: [c, a, near(a, b, c)] });
        const rod = principalFrame({ values: [high + 1e-10, low, high], vectors: [near(b, c, a), a, b] });
        return [...off(disc.axes, 2, c), ...off(rod.axes, 0, a)];
      },
      judge: bounded({ limit: 1e-9, what: 'the tilt of the single axis', unit: 'rad' }),
    },
  },
});
