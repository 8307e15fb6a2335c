/** Wrong ideas of the path in a box, the question of task 3. */
import { cross, dot, minus } from 'rigid-body-lab/course';
import type { Misconception, Vector } from 'rigid-body-lab/course';
import { guesses } from './parts.js';
import { PATHS, isZero, pathOf } from './situations.js';
import type { Flight } from './situations.js';

const passingOf = ({ ballVelocity, boxVelocity }: Flight): number[] => minus(ballVelocity, boxVelocity);
const isAlong = ({ omega }: Flight, v: Vector): boolean => isZero(cross(omega, v));
export const ofPaths: readonly Misconception<Flight>[] = [
  {
    id: 'path-in-turning-axes',
    says: 'The path looks here as it does for somebody who goes along with the box without turning. So it is while ω is zero, and on the axis itself. Elsewhere the axes turn away under a ball that flies straight on.',
    value: (flight) => (isZero(passingOf(flight)) ? 'rests' : 'straight'),
  },
  {
    id: 'path-in-the-world',
    says: 'This is the path in the world. The centre of the box moves too, and its axes turn: what is left of the velocity of the ball, seen from the centre of the box?',
    value: ({ ballVelocity }) => (isZero(ballVelocity) ? 'rests' : 'straight'),
  },
  {
    id: 'box-rests',
    says: 'The turning is understood, but the velocity of the box is left out. The origin of the box axes is its centre, and that moves.',
    value: (flight) => {
      const { ballVelocity, place } = flight;
      if (isZero(ballVelocity)) return isAlong(flight, place) ? 'rests' : 'circle';
      return isAlong(flight, place) && isAlong(flight, ballVelocity) ? 'straight' : 'other';
    },
  },
  {
    id: 'turning-bends-everything',
    says: 'In turning axes every path is bent here. Nearly all are. But a ball that is on the axis of the turn, and stays on it, does not notice that the axes turn.',
    value: (flight) => {
      const rests = isZero(passingOf(flight));
      if (isZero(flight.omega)) return rests ? 'rests' : 'straight';
      return rests ? 'circle' : 'other';
    },
  },
  {
    id: 'moving-is-bent',
    says: 'What moves draws a bent path here wherever the box turns. Nearly all does. But a ball that is on the axis of the turn, and flies along it, stays on it: what do the turning axes make of a point on their axis?',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'straight' && !isZero(flight.omega) ? 'other' : path;
    },
  },
  {
    id: 'at-rest-is-a-circle',
    says: 'What rests beside the box draws a circle here wherever the box turns. How large is it for a ball on the axis of the turn?',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'rests' && !isZero(flight.omega) ? 'circle' : path;
    },
  },
  {
    id: 'centre-for-axis',
    says: 'Only the centre of the box counts here as a place where the turning makes no difference. A turn leaves a whole line alone, its axis.',
    value: (flight) => {
      const path = pathOf(flight);
      const isBeside = !isZero(flight.omega) && !isZero(flight.place);
      if (path === 'rests' && isBeside) return 'circle';
      return path === 'straight' && isBeside ? 'other' : path;
    },
  },
  {
    id: 'circle-round-the-centre-only',
    says: 'A ball at rest makes a circle here only if its place is at right angles to ω, and what moves never a line. The middle of a circle may lie anywhere on the axis of the turn; and what flies along on the axis stays on it.',
    value: (flight) => {
      const rests = isZero(passingOf(flight));
      if (isZero(flight.omega)) return rests ? 'rests' : 'straight';
      return rests && dot(flight.omega, flight.place) === 0 ? 'circle' : 'other';
    },
  },
  ...[true, false].map((isKnown) => ({
    id: 'circle-round-the-centre-only',
    says: 'A ball at rest beside the axis makes a circle here only if its place is at right angles to ω. The middle of the circle may lie anywhere on the axis of the turn: what does the turn do to a place above the centre and beside the axis?',
    value: (flight: Flight) => {
      const path = pathOf(flight);
      const isOther = path === 'circle' && dot(flight.omega, flight.place) !== 0;
      return isOther || (!isKnown && path === 'rests' && isZero(flight.place)) ? 'other' : path;
    },
  })),
  {
    id: 'velocity-of-this-instant',
    says: 'Here the velocity in the turning axes at this instant decides: zero means that it rests, and else it is straight without a turn. That velocity changes as the ball flies on and the axes turn: what are the marks a turn later?',
    value: (flight) => {
      const now = minus(passingOf(flight), cross(flight.omega, flight.place));
      if (isZero(now)) return 'rests';
      return isZero(flight.omega) ? 'straight' : 'other';
    },
  },
  {
    id: 'place-does-not-matter',
    says: 'Only the velocities decide here, not where the ball is, unless it is at the centre. A turn leaves its axis alone: compare a ball on the axis with one beside it, both at rest and both flying along it.',
    value: (flight) => {
      const passing = passingOf(flight);
      if (isZero(flight.omega)) return isZero(passing) ? 'rests' : 'straight';
      if (isZero(passing)) return isZero(flight.place) ? 'rests' : 'circle';
      return isAlong(flight, passing) ? 'straight' : 'other';
    },
  },
  {
    id: 'carried-goes-in-a-circle',
    says: 'A ball that moves at this instant as the point of the box does that it is at counts as going on in a circle here. Nothing holds it: free, it flies straight on.',
    value: (flight) =>
      isZero(minus(passingOf(flight), cross(flight.omega, flight.place))) && pathOf(flight) === 'other'
        ? 'circle'
        : pathOf(flight),
  },
  {
    id: 'tangential-is-a-circle',
    says: 'A ball that flies across to the line from the centre counts as going round in a circle here. That velocity belongs to a circle if something holds the ball on it. Free it flies straight on, and its distance grows.',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' && dot(flight.place, passingOf(flight)) === 0 ? 'circle' : path;
    },
  },
  {
    id: 'screw-is-a-circle',
    says: 'A ball beside the axis that flies along it counts as going round in a circle here. It goes round while it rises, and never comes back to its first mark: a screw.',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' && isAlong(flight, passingOf(flight)) ? 'circle' : path;
    },
  },
  {
    id: 'turning-makes-circles',
    says: 'In turning axes every ball goes round in a circle here. That is what one at rest beside the axis does. A ball that flies on changes its distance, or rises along the axis: does its path close?',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' ? 'circle' : path;
    },
  },
  {
    id: 'through-the-centre-is-straight',
    says: 'A path through the centre of the box counts as straight here. The ball crosses the axis only once; before and after that it is beside it, and the axes turn on.',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' && isZero(cross(flight.place, passingOf(flight))) ? 'straight' : path;
    },
  },
  {
    id: 'along-the-axis-is-straight',
    says: 'A ball that flies along the axis counts as straight here, also beside the axis. There it goes round while it rises: a screw. Where must it fly to draw a line?',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' && isAlong(flight, passingOf(flight)) ? 'straight' : path;
    },
  },
  {
    id: 'on-the-axis-is-enough',
    says: 'A ball that is on the axis at this instant counts as straight here. It flies on, and a moment later it is beside the axis, which turns on. What must hold for its velocity, too?',
    value: (flight) => {
      const path = pathOf(flight);
      return path === 'other' && isAlong(flight, flight.place) ? 'straight' : path;
    },
  },
  {
    id: 'carried-by-the-box',
    says: 'A ball that moves at this instant as the point of the box does that it is at counts as resting here. So it would if the box held it. Free, it flies straight on while that point turns round.',
    value: (flight) => {
      const { omega, place } = flight;
      const isCarried = isZero(minus(passingOf(flight), cross(omega, place)));
      return isCarried ? 'rests' : pathOf(flight);
    },
  },
  ...guesses<Flight>(PATHS, 'What do velocity, place and ω have to do with it?'),
];
