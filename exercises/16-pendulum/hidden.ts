import { close, defineChecks, lengthOf, minus } from 'rigid-body-lab/course';
import { G, draw, errorOf, moment } from './inputs.js';
import type { Inputs } from './inputs.js';

/** Times at which the error of the rod is looked at, in s. */
const TIMES = [0.25, 0.5, 0.75, 1];
/** A mass on the upper right, too far out and still on its way out. */
const START = { position: [0.9, 0.9], velocity: [0.5, -0.2] } as const;

export const hidden = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  checks: {
    'pull-by-energy': {
      title: 'the pull all the way round follows from the energy and the height alone',
      hint: 'Let the mass go at some height. What is v² lower down, and which pull does that give level, at the bottom, and near the top?',
      probe: ({ rodTension }, { swing: { mass, length, velocity } }) =>
        [
          [0, -1],
          [0.6, -0.8],
          [-1, 0],
          [0.8, 0.6],
          [0, 1],
        ].map(([x, z]) => {
          const [vx, vz] = velocity;
          // The energy is kept: from the highest point, where this was the speed.
          const speed = Math.sqrt(0.2 * (vx * vx + vz * vz) + 2 * 9.81 * length * (1 - z));
          return rodTension({
            mass,
            length,
            position: [length * x, length * z],
            velocity: [-speed * z, speed * x],
          });
        }),
      wanted: ({ swing: { mass, length, velocity } }) => {
        const top = (0.2 * lengthOf(velocity) ** 2) / length - G;
        // From the top down, the pull grows by three weights for each length of height.
        return [-1, -0.8, 0, 0.6, 1].map((z) => mass * (top + 3 * G * (1 - z)));
      },
      judge: close({ unit: 'N' }),
    },
    'error-follows-its-law': {
      title:
        'in a run of one second the error of the rod dies as the feedback says, and the rod has no moment about the pivot',
      hint: 'Solve f̈ = -2k ḟ - k² f on paper, and watch f along a run of your own. Is every term of f̈ there, the velocity’s and the weight’s, too? Then look at the moment about the pivot: only the weight has one.',
      probe: ({ rodAcceleration }, { drifted: { length, gain } }) => {
        const h = 0.005;
        const rate = ([x, z, vx, vz]: number[]): number[] => {
          const [ax, az] = rodAcceleration({ length, gain, position: [x, z], velocity: [vx, vz] });
          return [vx, vz, ax, az];
        };
        const along = (y: number[], k: number[], step: number): number[] => y.map((value, i) => value + step * k[i]);
        let y = [0.9 * length, 0.9 * length, 0.5, -0.2];
        const [, , ax, az] = rate(y);
        const torque = y[0] * (az + 9.81) - y[1] * ax;
        const errors: number[] = [];
        for (let n = 1; n <= 200; n++) {
          const k1 = rate(y);
          const k2 = rate(along(y, k1, h / 2));
          const k3 = rate(along(y, k2, h / 2));
          const k4 = rate(along(y, k3, h));
          y = y.map((value, i) => value + (h / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
          const error = y[0] * y[0] + y[1] * y[1] - length * length;
          // What has run away is far off, and still a number.
          if (n % 50 === 0) errors.push(error < 1e9 ? error : 1e9);
        }
        return { errors, torque };
      },
      wanted: ({ drifted: { length, gain } }) => {
        const { f, fRate } = errorOf({
          length,
          gain,
          position: [START.position[0] * length, START.position[1] * length],
          velocity: [...START.velocity],
        });
        return { errors: TIMES.map((t) => (f + (fRate + gain * f) * t) * Math.exp(-gain * t)), torque: 0 };
      },
      judge: close({ relative: 1e-5, unit: 'm²' }),
    },
    'kept-by-mending': {
      title: 'mending keeps the common centre and its velocity, and leaves a rod that holds',
      hint: 'Add up mass times position and mass times velocity, before and after. Then look at the distance, its rate, and the velocity across the rod.',
      probe: ({ mended }, { dumbbell: { first, second, length } }) => {
        const [a, b] = mended(first, second, length);
        const d = [b.position[0] - a.position[0], b.position[1] - a.position[1]];
        const v = [b.velocity[0] - a.velocity[0], b.velocity[1] - a.velocity[1]];
        return {
          moment: [0, 1].map((i) => first.mass * a.position[i] + second.mass * b.position[i]),
          momentum: [0, 1].map((i) => first.mass * a.velocity[i] + second.mass * b.velocity[i]),
          distance: Math.sqrt(d[0] * d[0] + d[1] * d[1]),
          rate: d[0] * v[0] + d[1] * v[1],
          spin: d[0] * v[1] - d[1] * v[0],
        };
      },
      wanted: ({ dumbbell: { first, second, length } }) => {
        const d = minus(second.position, first.position);
        const before = moment(d, minus(second.velocity, first.velocity));
        return {
          moment: [0, 1].map((i) => first.mass * first.position[i] + second.mass * second.position[i]),
          momentum: [0, 1].map((i) => first.mass * first.velocity[i] + second.mass * second.velocity[i]),
          distance: length,
          rate: 0,
          spin: (before * length) / lengthOf(d),
        };
      },
      judge: close(),
    },
    'closed-hinge': {
      title:
        'after the impulse the hinge holds, the energy lost is half of impulse times gap of velocities, and no observer matters',
      hint: 'Apply your impulse to both bars. Do the two points of the hinge move alike now? Then exchange the bars, and let both fly faster by the same velocity.',
      probe: ({ hingeImpulse }, { bars: { first, second } }) => {
        const boosted = [first, second].map((bar) => ({
          ...bar,
          velocity: [bar.velocity[0] + 2, bar.velocity[1] - 3] as [number, number],
        }));
        const j = hingeImpulse(first, second);
        const after = [first, second].map(({ mass, inertia, velocity, omega, arm }, k) => {
          const [jx, jz] = k === 0 ? j : [-j[0], -j[1]];
          return {
            mass,
            inertia,
            arm,
            velocity: [velocity[0] + jx / mass, velocity[1] + jz / mass],
            omega: omega + (arm[0] * jz - arm[1] * jx) / inertia,
          };
        });
        const at = after.map(({ velocity, omega, arm }) => [
          velocity[0] - omega * arm[1],
          velocity[1] + omega * arm[0],
        ]);
        const energy = [first, second, ...after].map(
          ({ mass, inertia, velocity, omega }) =>
            (mass * (velocity[0] * velocity[0] + velocity[1] * velocity[1]) + inertia * omega * omega) / 2,
        );
        const before = [first, second].map(({ velocity, omega, arm }) => [
          velocity[0] - omega * arm[1],
          velocity[1] + omega * arm[0],
        ]);
        const work = (j[0] * (before[1][0] - before[0][0]) + j[1] * (before[1][1] - before[0][1])) / 2;
        const swapped = hingeImpulse(second, first);
        const seen = hingeImpulse(boosted[0], boosted[1]);
        return {
          apart: [at[1][0] - at[0][0], at[1][1] - at[0][1]],
          lost: energy[0] + energy[1] - energy[2] - energy[3] - work,
          swapped: [swapped[0] + j[0], swapped[1] + j[1]],
          seen: [seen[0] - j[0], seen[1] - j[1]],
        };
      },
      wanted: () => ({ apart: [0, 0], lost: 0, swapped: [0, 0], seen: [0, 0] }),
      judge: close({ absolute: 1e-9 }),
    },
  },
});
