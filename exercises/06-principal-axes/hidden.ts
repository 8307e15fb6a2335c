import { applied, bounded, close, defineChecks, dot } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'moment-of-any-length': {
      title:
        'the moment does not depend on the length or the sign of u, and is the diagonal entry along a coordinate axis',
      hint: 'Compare u with 3 u and with -u, and ask for the moment about [0, 0, 2].',
      probe: ({ momentAbout }, { inertia, u: [x, y, z] }) => ({
        longer: momentAbout(inertia, [3 * x, 3 * y, 3 * z]),
        opposite: momentAbout(inertia, [-x, -y, -z]),
        alongZ: momentAbout(inertia, [0, 0, 2]),
      }),
      wanted: ({ inertia, u }) => {
        const moment = dot(u, applied(inertia, u)) / dot(u, u);
        return { longer: moment, opposite: moment, alongZ: inertia[2][2] };
      },
      judge: close({ unit: 'kg m²' }),
    },
    'frame-repeated': {
      title: 'repeated moments: the frame is right-handed, its axes are eigenvectors and perpendicular',
      hint: 'Two vectors with the same moment may come in at any angle. Make them perpendicular without leaving their plane, for the lower and for the upper pair.',
      probe: ({ principalFrame }, { axes: [a, b, c], moments: [low, , high] }) => {
        const mixed = (u: number[], v: number[]): [number, number, number] => [
          u[0] + 0.8 * v[0],
          u[1] + 0.8 * v[1],
          u[2] + 0.8 * v[2],
        ];
        const residual = (
          values: [number, number, number],
          own: [number[], number][],
          vectors: [number, number, number][],
        ): number[] => {
          const frame = principalFrame({ values, vectors: [vectors[0], vectors[1], vectors[2]] }).axes;
          const columns = [0, 1, 2].map((k) => frame.map((row) => row[k]));
          const dot = (x: number[], y: number[]): number => x[0] * y[0] + x[1] * y[1] + x[2] * y[2];
          const [x, y, z] = columns;
          const det =
            x[0] * (y[1] * z[2] - y[2] * z[1]) -
            y[0] * (x[1] * z[2] - x[2] * z[1]) +
            z[0] * (x[1] * y[2] - x[2] * y[1]);
          // The single axis must be parallel to its own; then right angles and the determinant leave
          // nothing else to go wrong.
          return [
            ...own.map(([axis, place]) => Math.abs(dot(columns[place], axis)) - 1),
            dot(x, y),
            dot(y, z),
            dot(z, x),
            det - 1,
          ];
        };
        return [
          ...residual([high, low, low], [[c, 2]], [c, a, mixed(a, b)]),
          ...residual([high, high, low], [[a, 0]], [mixed(b, c), b, a]),
          ...residual([low, low, low], [], [a, mixed(a, b), mixed(c, a)]),
        ];
      },
      judge: bounded({ limit: 1e-9, what: 'the difference from a right-handed frame of principal axes' }),
    },
  },
});
