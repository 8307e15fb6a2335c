import { bounded, defineChecks, orthonormal } from 'rigid-body-lab/course';
import { draw } from './checks.js';
import type { Inputs } from './checks.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'moment-of-any-length': {
      title:
        'the moment does not depend on the length or the sign of u, and is the diagonal entry along a coordinate axis',
      hint: 'Compare u with 3 u and with -u, and ask for the moment about [0, 0, 2].',
      probe: ({ momentAbout }, { inertia, u: [x, y, z] }) => [
        momentAbout(inertia, [3 * x, 3 * y, 3 * z]) - momentAbout(inertia, [x, y, z]),
        momentAbout(inertia, [-x, -y, -z]) - momentAbout(inertia, [x, y, z]),
        momentAbout(inertia, [0, 0, 2]) - inertia[2][2],
      ],
      judge: bounded({ limit: 1e-9, what: 'the difference', unit: 'kg m²' }),
    },
    'jacobi-is-rotation': {
      title: 'J is a rotation by at most 45° that leaves the third axis alone, whichever of the two moments is larger',
      hint: 'Is JᵀJ the identity? Is the cosine at least 0.707, also if I[p][p] > I[q][q]? Is the third row that of the identity?',
      probe: ({ jacobiRotation }, { inertia, pair: [p, q] }) => {
        const r = 3 - p - q;
        const J = jacobiRotation(inertia, p, q);
        // The same body with its axes in reverse order: the moments of the pair have changed places.
        const [zz, yy, xx] = inertia.map(([x, y, z]): [number, number, number] => [z, y, x]);
        const reverse = jacobiRotation([xx, yy, zz], 2 - q, 2 - p);
        const far = Math.min(J[p][p], reverse[2 - p][2 - p]) < Math.SQRT1_2 - 1e-9 || J[r][r] !== 1;
        // A turn that is too far, or that moves the third axis, is returned as no rotation at all.
        return far
          ? [
              [0, 0, 0],
              [0, 0, 0],
              [0, 0, 0],
            ]
          : J;
      },
      judge: orthonormal(),
    },
    'jacobi-degenerate': {
      title: 'no product means no turn, also between equal moments; equal moments with a product mean 45°',
      hint: 'Try a diagonal tensor, also one with I[0][0] = I[1][1]. Then put a product between these: does your formula divide by zero?',
      probe: ({ jacobiRotation }, { moments: [a, b] }) => {
        const still = [
          [a, b],
          [b, a],
          [b, b],
        ].map(([x, y]) =>
          jacobiRotation(
            [
              [x, 0, 0],
              [0, y, 0],
              [0, 0, b],
            ],
            0,
            1,
          ),
        );
        const equal = jacobiRotation(
          [
            [b, 0.3, 0],
            [0.3, b, 0],
            [0, 0, a],
          ],
          0,
          1,
        );
        return [
          ...still.flatMap((J) => [J[0][0] - 1, J[0][1], J[1][1] - 1]),
          Math.abs(equal[0][1]) - Math.SQRT1_2,
          equal[0][0] - Math.SQRT1_2,
          equal[0][1] + equal[1][0],
        ];
      },
      judge: bounded({ limit: 1e-9, what: 'the difference from the right turn' }),
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
          // The single axis must be parallel to its own; then right angles and the determinant leave nothing else to go wrong.
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
    'frame-single-axis': {
      title: 'the axis that stands alone does not tilt, although the two of the equal moments are nearly parallel',
      hint: 'Two vectors with 0.001 rad between them, and an error of 1e-10 in one: how far does that turn their vector product? Which axis is known without them?',
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
