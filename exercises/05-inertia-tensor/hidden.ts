import { applied, close, cross, defineChecks, dot, minus, plus, multiple, vectorFrom } from 'rigid-body-lab/course';
import { comOf, draw } from './inputs.js';
import type { Inputs, PointMass, Vec3 } from './inputs.js';

type Student = typeof import('./stub.js');

/** Σ m r x (ω x r), r from `from`: what a tensor times ω must be. */
const angularMomentum = ({ points, omega }: Inputs, from: Vec3): number[] =>
  points
    .map(({ mass, position }) => {
      const r = minus(position, from);
      return multiple(cross(r, cross(omega, r)), mass);
    })
    .reduce(plus);

const moved = ({ points, point }: Inputs): PointMass[] =>
  points.map(({ mass, position }) => ({ mass, position: vectorFrom((i) => position[i] + point[i]) }));
const heavier = ({ points: [first, ...rest] }: Inputs): PointMass[] => [{ ...first, mass: first.mass + 10 }, ...rest];

export const hidden = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    'com-moves-along': {
      title: 'the centre of mass moves with the body, and towards a point that becomes heavier',
      hint: 'Move all points by the same vector: by how much must the result move? And if one point becomes heavier?',
      probe: ({ centreOfMass }, { points: [first, ...rest], point }) => ({
        moved: centreOfMass(
          [first, ...rest].map(({ mass, position: [x, y, z] }) => ({
            mass,
            position: [x + point[0], y + point[1], z + point[2]],
          })),
        ),
        heavier: centreOfMass([{ ...first, mass: first.mass + 10 }, ...rest]),
      }),
      wanted: (inputs) => ({ moved: comOf(moved(inputs)), heavier: comOf(heavier(inputs)) }),
      judge: close({ unit: 'm' }),
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
      wanted: ({ inertia, omega }) => dot(omega, applied(inertia, omega)) / 2,
      judge: close({ unit: 'J' }),
    },
    'about-origin': {
      title: 'about the origin, the tensor times ω is the angular momentum of the points there',
      hint: 'Moving away from the centre of mass adds the tensor of one point with the whole mass. Check its sign and its off-diagonal entries.',
      probe: ({ inertiaAboutPoint }, { body, omega }) => {
        const about = inertiaAboutPoint(body, [0, 0, 0]);
        return [0, 1, 2].map((i) => about[i][0] * omega[0] + about[i][1] * omega[1] + about[i][2] * omega[2]);
      },
      wanted: (inputs) => angularMomentum(inputs, [0, 0, 0]),
      judge: close({ norm: 'vector', unit: 'kg m²/s' }),
    },
  },
});
