import { bounded, close, defineChecks, sameRotation, multiple } from 'rigid-body-lab/course';
import { draw, repaired } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'repair-is-rotation': {
      title: 'the repaired matrix is a rotation, however far the input has drifted',
      hint: 'Check RᵀR and the determinant of your result, also for an input whose rows are twice too long.',
      probe: ({ orthonormalized }, { matrix: drifted }) => {
        const twice = (row: [number, number, number]): [number, number, number] => [2 * row[0], 2 * row[1], 2 * row[2]];
        return orthonormalized([twice(drifted[0]), drifted[1], twice(drifted[2])]);
      },
      wanted: ({ matrix: [a, b, c] }) => repaired([multiple(a, 2), b, multiple(c, 2)]),
      judge: sameRotation(),
    },
    'matrix-turns-vectors': {
      title: 'the matrix turns a vector as the quaternion does, and q and -q give the same matrix',
      hint: 'v + 2w (u × v) + 2 u × (u × v), with u the last three numbers of q, must be R v.',
      probe: ({ matrixOf }, { q, omega: v }) => {
        const turn = (m: number[][]): number[] => m.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]);
        return [turn(matrixOf(q)), turn(matrixOf([-q[0], -q[1], -q[2], -q[3]]))];
      },
      wanted: ({ q: [w, a, b, c], omega: [x, y, z] }) => {
        const [p, q, r] = [b * z - c * y, c * x - a * z, a * y - b * x];
        const v = [x + 2 * (w * p + b * r - c * q), y + 2 * (w * q + c * p - a * r), z + 2 * (w * r + a * q - b * p)];
        return [v, v];
      },
      judge: close({ norm: 'vector', unit: 'rad/s' }),
    },
    'rate-keeps-length': {
      title: 'the rate is at a right angle to q, turns with half of ω, and is linear in ω',
      hint: 'd|q|²/dt = 2 q · dq/dt must vanish. And |dq/dt| must be ½ |ω|.',
      probe: ({ quaternionRate }, { q, omega }) => {
        const k = quaternionRate(q, omega);
        const twice = quaternionRate(q, [2 * omega[0], 2 * omega[1], 2 * omega[2]]);
        const identity = quaternionRate([1, 0, 0, 0], omega);
        const dot = q.reduce((sum, x, i) => sum + x * k[i], 0);
        return [
          dot,
          Math.hypot(...k) - Math.hypot(...omega) / 2,
          ...twice.map((x, i) => x - 2 * k[i]),
          ...identity.map((x, i) => x - (i === 0 ? 0 : omega[i - 1] / 2)),
        ];
      },
      judge: bounded({ limit: 1e-12, what: 'q · dq/dt or the difference from half of ω', unit: '1/s' }),
    },
    'steady-small': {
      title: 'tiny turns are not lost, and two halves make a whole',
      hint: 'Try ω = 1e-9. And turn twice by half the time.',
      probe: ({ turned }, { q, omega, dt }) => {
        const whole = turned(q, omega, dt);
        const halves = turned(turned(q, omega, dt / 2), omega, dt / 2);
        const tiny = turned([1, 0, 0, 0], [0, 1e-9, 0], 1);
        // q and -q are the same orientation.
        const upward = tiny[0] < 0 ? -1 : 1;
        const sign =
          halves[0] * whole[0] + halves[1] * whole[1] + halves[2] * whole[2] + halves[3] * whole[3] < 0 ? -1 : 1;
        return [
          ...whole.map((x, i) => x - sign * halves[i]),
          // The angle between start and end is that of the turn.
          Math.abs(q.reduce((sum, x, i) => sum + x * whole[i], 0)) -
            Math.abs(Math.cos((Math.hypot(...omega) * dt) / 2)),
          1e9 * (upward * tiny[2] - 0.5e-9),
          Math.hypot(whole[0], whole[1], whole[2], whole[3]) - 1,
        ];
      },
      judge: bounded({ limit: 1e-9, what: 'the difference between one turn and two halves, or of a tiny turn,' }),
    },
  },
});
