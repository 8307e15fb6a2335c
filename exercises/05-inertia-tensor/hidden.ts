import { close, defineChecks, frameInvariant } from 'rigid-body-lab/course';
import { draw } from './inputs.js';
import type { Inputs } from './inputs.js';

type Student = typeof import('./stub.js');
type Vec3 = [number, number, number];

const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const through = (m: Vec3[], v: Vec3): Vec3 => [dot(m[0], v), dot(m[1], v), dot(m[2], v)];

/** Σ m r x (ω x r), r from `from`: what a tensor times ω must be. */
const angularMomentum = ({ points, omega }: Inputs, from: Vec3): Vec3 =>
  points
    .map(({ mass, position }) => {
      const r = minus(position, from);
      return cross(r, cross(omega, r)).map((x) => mass * x) as Vec3;
    })
    .reduce((sum, l) => [sum[0] + l[0], sum[1] + l[1], sum[2] + l[2]]);

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'com-moves-along': {
      title: 'the centre of mass moves with the body',
      hint: 'Move all points by the same vector: by how much must the result move? And if one point becomes heavier?',
      probe: ({ centreOfMass }, { points, point }) => {
        const moved = points.map(({ mass, position: [x, y, z] }) => ({
          mass,
          position: [x + point[0], y + point[1], z + point[2]] as [number, number, number],
        }));
        const heavier = points.map((p, i) => ({ ...p, mass: i === 0 ? p.mass + 10 : p.mass }));
        return { original: centreOfMass(points), transformed: [centreOfMass(moved), centreOfMass(heavier)] };
      },
      judge: frameInvariant({
        what: 'the centre of mass',
        unit: 'm',
        transform: (original: Vec3, { points, point }: Inputs) => {
          const mass = points.reduce((sum, p) => sum + p.mass, 0);
          const pulled = (i: number): number => (original[i] * mass + 10 * points[0].position[i]) / (mass + 10);
          return [
            [original[0] + point[0], original[1] + point[1], original[2] + point[2]],
            [pulled(0), pulled(1), pulled(2)],
          ];
        },
      }),
    },
    'angular-momentum': {
      title: 'the tensor times ω is the angular momentum of the points',
      hint: 'L = Σ m r x (ω x r), with r from the centre of mass, must be I ω for every ω. Which entries of I couple x and y?',
      probe: ({ inertiaTensor }, { points, com, omega }) => {
        const inertia = inertiaTensor(points, com);
        return [0, 1, 2].map((i) => inertia[i][0] * omega[0] + inertia[i][1] * omega[1] + inertia[i][2] * omega[2]);
      },
      wanted: (inputs) => angularMomentum(inputs, inputs.com),
      judge: close({ norm: 'vector', unit: 'kg m²/s' }),
    },
    'turned-energy': {
      title: 'the energy of rotation is the same in body and in world axes',
      hint: 'With ω_world = R ω_body, ½ ω·I ω must be one number. Which way does your R turn?',
      probe: ({ rotatedInertia }, { inertia, rotation, omega }) => {
        const world = rotation.map((row) => row[0] * omega[0] + row[1] * omega[1] + row[2] * omega[2]);
        const momentum = rotatedInertia(inertia, rotation).map(
          (row) => row[0] * world[0] + row[1] * world[1] + row[2] * world[2],
        );
        return (world[0] * momentum[0] + world[1] * momentum[1] + world[2] * momentum[2]) / 2;
      },
      wanted: ({ inertia, omega }) => dot(omega, through(inertia, omega)) / 2,
      judge: close({ unit: 'J' }),
    },
    'about-origin': {
      title: 'about the origin, the tensor times ω is the angular momentum of the points there',
      hint: 'Moving away from the centre of mass adds the tensor of one point with the whole mass. Check its sign and its off-diagonal entries.',
      probe: ({ inertiaAboutPoint }, { points, com, inertia, omega }) => {
        const mass = points.reduce((sum, p) => sum + p.mass, 0);
        const about = inertiaAboutPoint({ mass, com, inertia }, [0, 0, 0]);
        return [0, 1, 2].map((i) => about[i][0] * omega[0] + about[i][1] * omega[1] + about[i][2] * omega[2]);
      },
      wanted: (inputs) => angularMomentum(inputs, [0, 0, 0]),
      judge: close({ norm: 'vector', unit: 'kg m²/s' }),
    },
  },
});
