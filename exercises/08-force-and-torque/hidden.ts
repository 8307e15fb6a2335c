import { close, cross, defineChecks, dot, minus, plus, total } from 'rigid-body-lab/course';
import { draw } from './draw.js';
import type { Inputs } from './draw.js';
import { back, sum, turn, wrenchAbout } from './inputs.js';
import type { Vec3 } from './inputs.js';

type Student = typeof import('./stub.js');

/** The force of the last of the three, described in the other two ways as well. */
const threeWays = ({ placed, com }: Inputs): { force: Vec3; lever: Vec3; place: Vec3; torque: Vec3 } => {
  const { applied, pose } = placed[2];
  if (!('forceBody' in applied)) throw new Error('the last one is in body axes');
  const lever = turn(pose.R, applied.pointBody);
  const force = turn(pose.R, applied.forceBody);
  return { force, lever, place: sum(com, lever), torque: back(pose.R, cross(lever, force)) };
};

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'about-other-points': {
      title: 'the force is the same about every point, the torque moves along with body and forces',
      hint: 'Move all points and the centre of mass by the same vector: what must stay? And if the centre of mass alone moves, by which torque does the answer change?',
      probe: ({ totalWrench }, { forces, com, point }) => {
        const moved = forces.map(({ force, point: [x, y, z] }) => ({
          force,
          point: [x + point[0], y + point[1], z + point[2]] as [number, number, number],
        }));
        return {
          together: totalWrench(moved, [com[0] + point[0], com[1] + point[1], com[2] + point[2]]),
          elsewhere: totalWrench(forces, point),
          couple: totalWrench(
            [forces[0], { force: [-forces[0].force[0], -forces[0].force[1], -forces[0].force[2]], point }],
            com,
          ).torque,
        };
      },
      // From the torque about the centre of mass to that about another point: the lever between the two,
      // times the sum of the forces.
      wanted: ({ forces, com, point }) => {
        const { force, torque } = wrenchAbout(forces, com);
        return {
          together: { force, torque },
          elsewhere: { force, torque: plus(torque, cross(minus(com, point), force)) },
          couple: cross(minus(forces[0].point, point), forces[0].force),
        };
      },
      judge: close(),
    },
    'one-force-three-ways': {
      title: 'one force, described in the three ways, is one wrench',
      hint: 'Write down one force in world and in body axes, and its point too. Which of the three answers differs from the others?',
      probe: ({ bodyWrench }, { placed, com, moving }) => {
        const { applied, pose } = placed[2];
        if (!('forceBody' in applied)) return [];
        const R = moving.motion.R;
        const toWorld = (v: number[]) =>
          [0, 1, 2].map((i) => R[i][0] * v[0] + R[i][1] * v[1] + R[i][2] * v[2]) as [number, number, number];
        const forceWorld = toWorld(applied.forceBody);
        const pointWorld = toWorld(applied.pointBody).map((x, i) => x + com[i]) as [number, number, number];
        return [
          bodyWrench(pose, applied),
          bodyWrench(pose, { forceWorld, pointBody: applied.pointBody }),
          bodyWrench(pose, { forceWorld, pointWorld }),
        ];
      },
      wanted: (inputs) => {
        const { force, torque } = threeWays(inputs);
        return [0, 1, 2].map(() => ({ force, torque }));
      },
      judge: close(),
    },
    'acts-as-given': {
      title: 'the force in the point has the given torque, and the point is the nearest; a couple has none',
      hint: 'Put the force into your point: is the torque the given one? Is the way from the centre of mass to the point across the force? And what if there is no force?',
      probe: ({ pointOnLine }, { line: { force, torque }, point }) => {
        const d = pointOnLine(force, torque);
        if (d === null) return null;
        return {
          torque: [
            d[1] * force[2] - d[2] * force[1],
            d[2] * force[0] - d[0] * force[2],
            d[0] * force[1] - d[1] * force[0],
          ],
          along: d[0] * force[0] + d[1] * force[1] + d[2] * force[2],
          couple: pointOnLine([0, 0, 0], point),
        };
      },
      wanted: ({ line: { torque } }) => ({ torque, along: 0, couple: null }),
      judge: close(),
    },
    'power-of-the-points': {
      title: 'the power is that of the separate forces at their own points',
      hint: 'Each force has the power F·v of its own point, whose velocity is v + ω x r. Their sum must be the power of the wrench.',
      probe: ({ power }, { forces, com, moving: { motion }, reversed }) => {
        const F = [0, 1, 2].map((i) => forces[0].force[i] + forces[1].force[i] + forces[2].force[i]);
        const torques = forces.map(({ force: [a, b, c], point }) => {
          const [x, y, z] = [0, 1, 2].map((i) => point[i] - com[i]);
          return [y * c - z * b, z * a - x * c, x * b - y * a];
        });
        const world = [0, 1, 2].map((i) => torques[0][i] + torques[1][i] + torques[2][i]);
        const R = motion.R;
        const torque = [0, 1, 2].map((k) => R[0][k] * world[0] + R[1][k] * world[1] + R[2][k] * world[2]);
        const wrench = { force: F as [number, number, number], torque: torque as [number, number, number] };
        return [power(wrench, motion), power(wrench, reversed.motion)];
      },
      wanted: ({ forces, com, moving, reversed }) =>
        [moving, reversed].map(({ motion: { velocity, omega } }) =>
          total(forces.map((f) => dot(f.force, plus(velocity, cross(omega, minus(f.point, com)))))),
        ),
      judge: close({ absolute: 1e-9, unit: 'W' }),
    },
  },
});
