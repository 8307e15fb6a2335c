import { close, cross, defineChecks, dot, multiple, plus, total, vectorFrom } from 'rigid-body-lab/course';
import { draw, momentaOf, rotationOf, spreadFrom } from './inputs.js';
import type { Inputs, Motion, Vec3 } from './inputs.js';

type Student = typeof import('./stub.js');

const omegaOf = ({ momenta: { state, load } }: Inputs): number[] => {
  const { columns, L } = momentaOf(state);
  return columns.map((axis, k) => multiple(axis, dot(axis, L) / load.moments[k])).reduce(plus);
};

/**
 * Force, torque and power of six point masses that move as the body does: two on each of
 * its axes, equally far out.
 */
function ofPoints({ mass, moments, rotation, ...motion }: Motion): unknown {
  const world = (v: Vec3): Vec3 => vectorFrom((i) => dot(rotation[i], v));
  const [omega, rate] = [world(motion.omegaBody), world(motion.omegaRateBody)];
  const points = spreadFrom(moments).flatMap((spread, k) =>
    [1, -1].map((sign) => {
      const out = sign * Math.sqrt((3 * spread) / mass);
      const r = world(vectorFrom((i) => (i === k ? out : 0)));
      const around = cross(omega, r);
      const acceleration = plus(motion.acceleration, plus(cross(rate, r), cross(omega, around)));
      return { r, velocity: plus(motion.velocity, around), force: multiple(acceleration, mass / 6) };
    }),
  );
  return {
    force: points.map(({ force }) => force).reduce(plus),
    torque: points.map(({ r, force }): number[] => cross(r, force)).reduce(plus),
    power: total(points.map(({ velocity, force }) => dot(velocity, force))),
  };
}

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    held: {
      title: 'a torque gives energy and angular momentum as it should, and the right one holds ω',
      hint: 'Multiply I times your rate by ω, then by I ω: the power of the torque is left, and its part along L. Which torque carries the points of a steadily turning body round?',
      probe: ({ omegaRate }, { spin }) => {
        const { moments, omegaBody: w, torqueBody } = spin;
        const rate = omegaRate({ moments, omegaBody: w, torqueBody });
        const half = (moments[0] + moments[1] + moments[2]) / 2;
        const [a, b, c] = [half - moments[0], half - moments[1], half - moments[2]];
        const holding: [number, number, number] = [(b - c) * w[1] * w[2], (c - a) * w[2] * w[0], (a - b) * w[0] * w[1]];
        const sum = (values: number[]): number => values[0] + values[1] + values[2];
        return {
          power: sum(moments.map((moment, k) => moment * w[k] * rate[k])),
          alongMomentum: sum(moments.map((moment, k) => moment * moment * w[k] * rate[k])),
          held: omegaRate({ moments, omegaBody: w, torqueBody: holding }),
        };
      },
      wanted: ({ spin: { moments, omegaBody, torqueBody } }) => ({
        power: dot(omegaBody, torqueBody),
        alongMomentum: total(moments.map((moment, k) => moment * omegaBody[k] * torqueBody[k])),
        held: [0, 0, 0],
      }),
      judge: close(),
    },
    'turns-with-momentum': {
      title: 'the axes turn with the ω that belongs to L, and only the torque changes L',
      hint: 'Half the sum of axis × its rate is the ω with which the axes turn. Does I times that give L? Do your rates give the energy that force and torque give, and what changes L in the world?',
      probe: ({ momentumRates }, { momenta: { state, load } }) => {
        const rates = momentumRates(state, load);
        const times = (a: number[], b: number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        const columns = [3, 6, 9].map((k) => state.slice(k, k + 3));
        const changes = [3, 6, 9].map((k) => rates.slice(k, k + 3));
        const omega = [0, 1, 2].map((i) => {
          const [j, k] = [(i + 1) % 3, (i + 2) % 3];
          return columns.reduce((sum, axis, n) => sum + (axis[j] * changes[n][k] - axis[k] * changes[n][j]) / 2, 0);
        });
        return {
          momentum: [0, 1, 2].map((i) =>
            columns.reduce((sum, axis, n) => sum + axis[i] * load.moments[n] * times(axis, omega), 0),
          ),
          linear: rates.slice(0, 3).map((x) => x * load.mass),
          power: times(rates.slice(0, 3), rates.slice(12, 15)) + times(omega, rates.slice(15)),
          stretching: columns.map((axis, n) => times(axis, changes[n])),
          pushing: rates.slice(12, 15),
          turning: rates.slice(15),
        };
      },
      wanted: (inputs) => {
        const { state, load } = inputs.momenta;
        const { P, L } = momentaOf(state);
        return {
          momentum: L,
          linear: P,
          power: dot(P, load.force) / load.mass + dot(omegaOf(inputs), load.torque),
          stretching: [0, 0, 0],
          pushing: load.force,
          turning: load.torque,
        };
      },
      judge: close(),
    },
    laws: {
      title: 'the angular momentum in the world changes by the torque, the energy by the power',
      hint: 'Go a little along your rates and back: R(q) I ω in the world must change as the torque says, the kinetic energy as force and torque say, and the quaternion keeps its length.',
      probe: ({ stateRates }, { flying: { state, load } }) => {
        const rates = stateRates(state, load);
        const quantities = (step: number): number[] => {
          const [, , , w, x, y, z, vx, vy, vz, ...omega] = state.map((value, k) => value + step * rates[k]);
          const [a, b, c] = omega.map((value, k) => value * load.moments[k]);
          return [
            (w * w + x * x - y * y - z * z) * a + 2 * (x * y - w * z) * b + 2 * (x * z + w * y) * c,
            2 * (x * y + w * z) * a + (w * w - x * x + y * y - z * z) * b + 2 * (y * z - w * x) * c,
            2 * (x * z - w * y) * a + 2 * (y * z + w * x) * b + (w * w - x * x - y * y + z * z) * c,
            (load.mass * (vx * vx + vy * vy + vz * vz) + omega[0] * a + omega[1] * b + omega[2] * c) / 2,
            w * w + x * x + y * y + z * z,
          ];
        };
        // Exact to rounding: no quantity is of a degree above three in the step.
        const h = 1 / 32;
        const [far, near, back, farBack] = [2 * h, h, -h, -2 * h].map(quantities);
        const changes = far.map((_value, k) => (8 * (near[k] - back[k]) - (far[k] - farBack[k])) / (12 * h));
        const linear = { velocity: rates.slice(0, 3), force: rates.slice(7, 10).map((a) => a * load.mass) };
        return { torque: changes.slice(0, 3), power: changes[3], length: changes[4], ...linear };
      },
      wanted: ({ flying: { state, load } }) => {
        const omega = rotationOf(state.slice(3, 7)).map((row) => dot(row, state.slice(10)));
        return {
          torque: load.torque,
          power: dot(load.force, state.slice(7, 10)) + dot(load.torque, omega),
          length: 0,
          velocity: state.slice(7, 10),
          force: load.force,
        };
      },
      judge: close(),
    },
    'point-masses': {
      title: 'the forces on the points of the body add up to the same',
      hint: 'Let a few point masses move as the body does: each needs m a. Add these up, and their torques about the centre of mass, and their powers. And what does a body need that tumbles freely?',
      probe: ({ whatActs }, { motion }) => {
        const [a, b, c] = motion.moments;
        const [x, y, z] = motion.omegaBody;
        const free: [number, number, number] = [((b - c) / a) * y * z, ((c - a) / b) * z * x, ((a - b) / c) * x * y];
        return {
          driven: whatActs(motion),
          free: whatActs({ ...motion, acceleration: [0, 0, 0], omegaRateBody: free }),
        };
      },
      wanted: ({ motion }) => ({
        driven: ofPoints(motion),
        free: { force: [0, 0, 0], torque: [0, 0, 0], power: 0 },
      }),
      judge: close(),
    },
  },
});
