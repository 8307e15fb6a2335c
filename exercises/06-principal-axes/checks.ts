import { bounded, close, defineChecks, dot, orthonormal, transposed } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';
import { jacobi, ofJacobi, ofMoment } from './misconceptions.js';
import { sweeps } from './sweeps.js';
import { ofAxes, ofOrder } from './wrong-frames.js';

type Student = typeof import('./stub.js');

/**
 * What the probe of `jacobi-degenerate` gives, for the turn by which equal moments with a product are turned.
 */
const degenerate = (cos: number, sin: number): object => {
  const identity = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return { diagonal: identity, reversed: identity, equal: identity, equalWithProduct: { cos, sin, sumOfSines: 0 } };
};
const sizes = (axes: readonly (readonly number[])[]): number[][] => axes.map((row) => row.map(Math.abs));
/**
 * One pair with different moments and a product does not tell these from what is right, or from each other.
 */
const needMore = ['equal-moments-not-turned', 'degrees-for-radians', 'angle-as-it-comes', 'beyond-45-degrees'];
/** Both solutions remove the product; this is what a turn the other way leaves. */
const turnsBack = ofJacobi.filter(({ id }) => id === 'turned-the-other-way');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    moment: {
      title: 'the moment about an axis that is not a unit vector',
      probe: ({ momentAbout }, { inertia, u }) => momentAbout(inertia, u),
      wanted: ({ inertia, u }) =>
        dot(
          u,
          inertia.map((row) => dot(row, u)),
        ) / dot(u, u),
      judge: close({ unit: 'kg m²' }),
      misconceptions: ofMoment,
    },
    'jacobi-removes': {
      title: 'the product of inertia [p][q] vanishes after the turn',
      probe: ({ jacobiRotation }, { inertia, p, q }) => {
        const J = jacobiRotation(inertia, p, q);
        const column = (k: number): number[] => [J[0][k], J[1][k], J[2][k]];
        const Iq = inertia.map((row) => row.reduce((sum, x, j) => sum + x * column(q)[j], 0));
        return column(p).reduce((sum, x, i) => sum + x * Iq[i], 0);
      },
      wanted: () => 0,
      judge: close({ absolute: 1e-11, unit: 'kg m²' }),
      misconceptions: turnsBack.map(({ value, ...told }) => ({
        ...told,
        value: (inputs: Inputs) => {
          const J = value(inputs) as number[][];
          const [p, q] = [inputs.p, inputs.q].map((k) => J.map((row) => row[k]));
          return dot(
            p,
            inputs.inertia.map((row) => dot(row, q)),
          );
        },
      })),
    },
    'jacobi-is-rotation': {
      title: 'the turn is by 45° at most and leaves the third axis alone, also where I[p][p] is the larger moment',
      probe: ({ jacobiRotation }, { inertia, p, q }) => jacobiRotation(inertia, p, q),
      wanted: jacobi,
      judge: close({ absolute: 1e-9, relative: 0 }),
      misconceptions: ofJacobi.filter(({ id }) => !needMore.includes(id)),
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
      misconceptions: ofJacobi
        .filter(({ id }) => id === 'equal-moments-not-turned')
        .map((told) => ({ ...told, value: () => degenerate(1, 0) })),
    },
    'frame-moments': {
      title: 'the moments, ascending',
      probe: ({ principalFrame }, { values, vectors }) => principalFrame({ values, vectors }).moments,
      wanted: ({ moments }) => moments,
      judge: close({ unit: 'kg m²' }),
      misconceptions: ofOrder.map(({ frame, ...told }) => ({ ...told, value: (inputs) => frame(inputs).moments })),
    },
    'frame-right-handed': {
      title: 'the axes are the columns of a rotation matrix, determinant +1',
      probe: ({ principalFrame }, { values, vectors }) => principalFrame({ values, vectors }).axes,
      judge: orthonormal(),
    },
    'frame-pairs': {
      title: 'each axis, a column, belongs to the moment of its own place: the sizes of its components',
      probe: ({ principalFrame }, { values, vectors }) => {
        const { moments, axes } = principalFrame({ values, vectors });
        return { moments, sizes: [0, 1, 2].map((i) => [0, 1, 2].map((k) => Math.abs(axes[i][k]))) };
      },
      wanted: ({ moments, axes }) => ({ moments, sizes: sizes(transposed(axes)) }),
      judge: close({ absolute: 1e-9 }),
      misconceptions: [...ofOrder, ...ofAxes].map(({ frame, ...told }) => ({
        ...told,
        value: (inputs) => ({ moments: frame(inputs).moments, sizes: sizes(frame(inputs).axes) }),
      })),
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
