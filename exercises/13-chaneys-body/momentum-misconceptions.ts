/** Wrong formulas of task 4, with the words for the student. */
import { applied, cross, transposed, vectorFrom, multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { difference, sum } from './inputs.js';
import type { Flight, Vec3 } from './inputs.js';

const ZERO: Vec3 = [0, 0, 0];
const orbit = ({ anchor, body, state: { linPos, linVel } }: Flight): Vec3 =>
  multiple(cross(difference(linPos, anchor), linVel), body.mass);
const spin = ({ body: { moments }, state: { rotVel } }: Flight): Vec3 => vectorFrom((k) => moments[k] * rotVel[k]);
const world = (flight: Flight, v: Vec3): Vec3 => vectorFrom((k) => applied(flight.state.rotPos, v)[k]);
const back = (flight: Flight, v: Vec3): Vec3 => vectorFrom((k) => applied(transposed(flight.state.rotPos), v)[k]);
const right = (flight: Flight): Vec3 => world(flight, spin(flight));

export const ofMomentum: readonly Misconception<Flight>[] = [
  {
    id: 'body-or-world',
    says: 'The spin I ω is added as it stands in body axes, the rest is in world axes. That is right while rotPos turns nothing. Bring it to the world first.',
    value: (flight) => sum(orbit(flight), spin(flight)),
  },
  {
    id: 'rows-are-axes',
    says: 'The spin is turned from world to body: the rows of rotPos are taken for the axes of the body. Its columns are: rotPos times (1, 0, 0) is the first axis in the world.',
    value: (flight) => sum(orbit(flight), back(flight, spin(flight))),
  },
  {
    id: 'tensor-without-axes',
    says: 'The angular velocity is brought to the world, and then multiplied by the moments. These are about the axes of the body, and multiply components in those axes. It would be right for a body with three equal moments.',
    value: (flight) => {
      const omega = world(flight, flight.state.rotVel);
      return sum(
        orbit(flight),
        vectorFrom((k) => flight.body.moments[k] * omega[k]),
      );
    },
  },
  {
    id: 'flight-turned-too',
    says: 'Both parts are turned by rotPos. The spin I ω is given in body axes and has to be; position and velocity are in world axes already, and so is their cross product.',
    value: (flight) => sum(world(flight, orbit(flight)), right(flight)),
  },
  {
    id: 'answered-in-body-axes',
    says: 'The sum is right, but in the axes of the body: the flight is turned into them. It is asked for in world axes, where it stands still.',
    value: (flight) => sum(back(flight, orbit(flight)), spin(flight)),
  },
  {
    id: 'turning-counted-twice',
    says: 'The velocity of the centre of mass has ω cross the arm added to it. That would be so on a turntable that turns about the anchor. linVel is the whole velocity of the centre already.',
    value: (flight) => {
      const { anchor, state } = flight;
      const round = cross(world(flight, state.rotVel), difference(state.linPos, anchor));
      return sum(right(flight), orbit({ ...flight, state: { ...state, linVel: sum(state.linVel, round) } }));
    },
  },
  {
    id: 'momentum-along-omega',
    says: 'The spin points along the angular velocity here. It does so for three equal moments, or about a principal axis. Else each component of ω in the body is multiplied by its own moment.',
    value: (flight) => {
      const [a, b, c] = flight.body.moments;
      return sum(orbit(flight), multiple(world(flight, flight.state.rotVel), (a + b + c) / 3));
    },
  },
  {
    id: 'moments-forgotten',
    says: 'The angular velocity itself is added. Angular momentum is that of mass: what do the moments do to each of its components in the body?',
    value: (flight) => sum(orbit(flight), world(flight, flight.state.rotVel)),
  },
  {
    id: 'body-as-a-point',
    says: 'The body counts as a point at its centre of mass. That is right while it does not turn. What does its turning have about the centre?',
    value: orbit,
  },
  {
    id: 'spin-alone',
    says: 'This is the angular momentum about the centre of mass. The pull of a spring hooked beside the centre changes it. What does the centre of mass, with all the mass, have about the anchor as it flies by?',
    value: right,
  },
  {
    id: 'about-the-origin',
    says: 'The arm begins at the origin of the world. That is right if the anchor is there. About another point a pull through the anchor has a lever.',
    value: (flight) => sum(right(flight), orbit({ ...flight, anchor: ZERO })),
  },
  ...[1, -1].map((way) => ({
    id: 'anchor-as-arm',
    says: 'The anchor itself is the arm here. It is a place: its components are its way from the origin. The arm leads from the anchor to the centre of mass.',
    value: (flight: Flight) =>
      sum(right(flight), multiple(cross(multiple(flight.anchor, way), flight.state.linVel), flight.body.mass)),
  })),
  {
    id: 'anchor-added',
    says: 'The anchor is added to the position. The arm leads from the anchor to the centre of mass: if both are one point, it is zero.',
    value: (flight) => sum(right(flight), orbit({ ...flight, anchor: multiple(flight.anchor, -1) })),
  },
  {
    id: 'orbit-backwards',
    says: 'The part of the flight has the other sign: the arm leads to the anchor, or the two factors are exchanged. A body to the right of the anchor that flies up goes round anticlockwise.',
    value: (flight) => sum(right(flight), multiple(orbit(flight), -1)),
  },
  {
    id: 'mass-forgotten',
    says: 'The arm is crossed with the velocity, not with the momentum: the mass is missing in the part of the flight.',
    value: (flight) => sum(right(flight), multiple(orbit(flight), 1 / flight.body.mass)),
  },
  {
    id: 'turns-about-the-anchor',
    says: 'The body is taken for one that turns about the anchor with its ω, and the parallel-axis rule moves its tensor there. That is right if it is hinged at the anchor. This one flies with a velocity of its own: use linVel.',
    value: (flight) => {
      const { anchor, body, state } = flight;
      const arm = difference(state.linPos, anchor);
      return sum(right(flight), multiple(cross(arm, cross(world(flight, state.rotVel), arm)), body.mass));
    },
  },
];
