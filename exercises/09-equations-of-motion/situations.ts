/** What the questions ask about, the right answers by the physics, and the ideas behind wrong ones. Near-ties are not drawn. */
import {
  cross,
  derived,
  dot,
  integerIn,
  lengthOf,
  minus,
  numberIn,
  oneOf,
  plus,
  recordOf,
  total,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Misconception, Vector } from 'rigid-body-lab/course';
import { carrying, momentsFrom } from './inputs.js';
import type { Spin, Vec3 } from './inputs.js';

/** One answer, whatever is asked. */
const guesses = <T>(answers: readonly string[], ask: string): Misconception<T>[] =>
  answers.map((answer) => ({
    id: 'one-word-for-all',
    says: `The answer is always "${answer}". Each of the words is right for some of the inputs. ${ask}`,
    value: () => answer,
  }));

const isZero = (v: Vector): boolean => v.every((x) => x === 0);
const scaled = (v: Vec3, factor: number): Vec3 => vectorFrom((i) => v[i] * factor + 0);
const summed = (a: Vec3, b: Vec3): Vec3 => vectorFrom((i) => a[i] + b[i]);
const whole = vectorOf(integerIn(-4, 4), 3);
const wholeSpread = vectorOf(integerIn(1, 6), 3);
const gyro = ({ moments, omegaBody }: Spin): Vec3 =>
  cross(
    omegaBody,
    vectorFrom((i) => moments[i] * omegaBody[i]),
  );

export type Change = 'omega' | 'momentum' | 'both' | 'neither';
export const CHANGES: readonly Change[] = ['neither', 'omega', 'momentum', 'both'];
const changeBy = (omega: boolean, momentum: boolean): Change =>
  omega ? (momentum ? 'both' : 'omega') : momentum ? 'momentum' : 'neither';
const omegaChanges = ({ moments, omegaBody, torqueBody }: Spin): boolean =>
  !isZero(minus(torqueBody, carrying(moments, omegaBody)));
export const changeOf = (spin: Spin): Change => changeBy(omegaChanges(spin), !isZero(spin.torqueBody));

/** Whole numbers, so that what cancels does so exactly. */
export const anySituation: Domain<Spin> = derived(
  recordOf({
    change: oneOf(CHANGES),
    kind: integerIn(0, 3),
    spread: wholeSpread,
    omega: whole,
    torque: whole,
    axis: integerIn(0, 2),
  }),
  ({ change, kind, spread, omega, torque, axis }) => {
    const about = vectorFrom((i) => (i === axis ? omega[i] : 0));
    const across = vectorFrom((i) => (i === axis ? 0 : omega[i]));
    const twin = spread[(axis + 1) % 3];
    const asked = (moments: Vec3, omegaBody: Vec3, torqueBody: Vec3): Spin | undefined => {
      const spin = { moments, omegaBody, torqueBody };
      return changeOf(spin) === change ? spin : undefined;
    };
    const moments = momentsFrom(spread);
    const carried = scaled(carrying(moments, omega), 1);
    const none: Vec3 = [0, 0, 0];
    switch (change) {
      case 'neither':
        if (kind === 0) return asked(moments, about, none);
        // Two equal moments and an axis between them; all three equal; no turning at all.
        if (kind === 1) return asked(momentsFrom(vectorFrom((i) => (i === axis ? spread[i] : twin))), across, none);
        return kind === 2 ? asked(momentsFrom([twin, twin, twin]), omega, none) : asked(moments, none, none);
      case 'omega':
        return asked(moments, omega, none);
      case 'momentum':
        return asked(moments, omega, carried);
      case 'both':
        if (kind === 0) return asked(moments, omega, torque);
        // What would hold ω with the other sign; a torque along the axis of the turn; at rest.
        if (kind === 1) return asked(moments, omega, scaled(carried, -1));
        return kind === 2 ? asked(moments, about, scaled(about, 2)) : asked(moments, none, torque);
    }
  },
);

export const ofSituations: readonly Misconception<Spin>[] = [
  {
    id: 'omega-constant',
    says: 'Here ω changes if there is a torque, and else it stays. That holds for a ball, and for a body that turns about one of its principal axes. Without a torque it is L that stays: can ω stay too, if L does not lie along it?',
    value: ({ torqueBody }) => (isZero(torqueBody) ? 'neither' : 'both'),
  },
  {
    id: 'momentum-turns',
    says: 'Here L changes in the world whenever ω does. In body axes that is so. In the world only a torque changes L: which arrow stands still while a body tumbles freely?',
    value: (spin) => (omegaChanges(spin) ? 'both' : 'neither'),
  },
  {
    id: 'gyroscopic-torque',
    says: 'ω × Iω counts here as a torque that changes L. Nobody exerts it: it is how a standing L looks from axes that turn. In the world, what is left that can change L?',
    value: (spin) => changeBy(omegaChanges(spin), !isZero(spin.torqueBody) || !isZero(gyro(spin))),
  },
  {
    id: 'every-torque-changes-omega',
    says: 'You let every torque change ω. Most do. But a body that turns steadily about a leaning axis needs a torque all the time, only to carry its L round. What is left of the torque for ω then?',
    value: (spin) => changeBy(!isZero(spin.torqueBody) || omegaChanges(spin), !isZero(spin.torqueBody)),
  },
  {
    id: 'gyro-with-plus',
    says: 'The torque that holds ω has the wrong sign here: ω × Iω stands on the other side. Turning carries L round at the rate ω × L, and the torque has to supply just that.',
    value: (spin) => changeBy(!isZero(plus(spin.torqueBody, gyro(spin))), !isZero(spin.torqueBody)),
  },
  {
    id: 'only-the-axes-are-steady',
    says: 'Here ω stays only along the axes of the body. Where two moments are equal, every axis between them is a principal axis as well, and for three equal ones every axis of all: compare the directions of ω and Iω instead.',
    value: (spin) => {
      const { omegaBody, torqueBody } = spin;
      const leaning = omegaBody.filter((x) => x !== 0).length > 1;
      return changeBy(isZero(torqueBody) ? leaning : omegaChanges(spin), !isZero(torqueBody));
    },
  },
  {
    id: 'arrows-exchanged',
    says: 'The names of the two arrows are exchanged. The torque alone decides about one of them: is that ω or L?',
    value: (spin) => changeBy(!isZero(spin.torqueBody), omegaChanges(spin)),
  },
  ...guesses<Spin>(CHANGES, 'What decides about each of the two arrows?'),
];

export interface Push {
  spin: number;
  push: [number, number];
  at: number;
}
export const WAYS = ['nowhere', '+x', '-x', '+y', '-y'] as const;
type Way = (typeof WAYS)[number];
const STEPS: readonly [number, number][] = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const wayOf = ([x, y]: readonly number[]): Way =>
  WAYS[STEPS.findIndex(([a, b]) => a === Math.sign(x) && b === Math.sign(y))];

/** The upper end goes with ω x z at rest, with L on a fast wheel: L itself points down if it spins clockwise. */
export function wayWanted({ spin, push, at }: Push): Way {
  const torque = cross([0, 0, at], [...push, 0]);
  return wayOf(spin === 0 ? cross(torque, [0, 0, 1]) : torque.map((x) => x / spin));
}

export const anyPush: Domain<Push> = derived(
  recordOf({
    way: oneOf(WAYS),
    turning: oneOf([1, -1, 0]),
    speed: integerIn(300, 900, [400]),
    above: oneOf([true, false]),
    distance: numberIn(0.1, 0.5, { corners: [0.5] }),
    strength: integerIn(1, 9),
    any: integerIn(1, 4),
  }),
  ({ way, turning, speed, above, distance, strength, any }) => {
    const spin = turning * speed;
    const place = above ? distance : 0 - distance;
    const pushed = (n: number): [number, number] => [STEPS[n][0] * strength, STEPS[n][1] * strength];
    if (way === 'nowhere') return { spin, push: pushed(any), at: 0 };
    // The one push of the four that does it.
    const n = [1, 2, 3, 4].find((one) => wayWanted({ spin, push: pushed(one), at: place }) === way);
    return n === undefined ? undefined : { spin, push: pushed(n), at: place };
  },
);

const quarter = ([x, y]: readonly number[]): number[] => [0 - y, x];
const upper = ({ push, at }: Push): number[] => push.map((x) => x * Math.sign(at));
export const ofPushes: readonly Misconception<Push>[] = [
  {
    id: 'torque-tips',
    says: 'The axle always goes with the push, as that of a wheel at rest does. While the wheel spins there is an L along the axle already, and what is added to it points along the torque: which way is that?',
    value: (p) => wayOf(upper(p)),
  },
  {
    id: 'spin-makes-it-stiff',
    says: 'A wheel that spins stays upright here, whatever one does. It resists no torque: a torque changes L, and on a fast wheel the axle goes along with L. It stays only if there is no torque.',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : [0, 0]),
  },
  {
    id: 'either-spin-alike',
    says: 'Both directions of spin give the same answer here. If the wheel spins clockwise, L points down: to which end of the axle does the torque then drive the tip of L?',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : quarter(upper(p))),
  },
  {
    id: 'turned-against-the-torque',
    says: 'The fast axle goes the opposite way here. Add a little of the torque to L and look where the sum points. For the torque use the right-hand rule: r from the centre to the pushed point, then the force.',
    value: (p) => wayOf(p.spin === 0 ? upper(p) : quarter(upper(p)).map((x) => -x * Math.sign(p.spin))),
  },
  {
    id: 'rest-like-spin',
    says: 'The axle of a wheel at rest goes across to the push here. Without spin there is no L that the torque could turn: the axle simply begins to turn about the torque, and its end goes along with the push.',
    value: (p) => wayOf(quarter(upper(p)).map((x) => x * (Math.sign(p.spin) || 1))),
  },
  {
    id: 'pushed-end-for-upper-end',
    says: 'This is where the pushed end goes, and asked for is the upper one. If the axle is pushed below the centre, the torque is the opposite one.',
    value: (p) => wayWanted({ ...p, at: Math.abs(p.at) }),
  },
  ...guesses<Push>(WAYS, 'What decides: the push, the place, the spin, or all three?'),
];

export interface Flight {
  omega: Vec3;
  boxVelocity: Vec3;
  ballVelocity: Vec3;
  place: Vec3;
}
export const PATHS = ['rests', 'straight', 'circle', 'other'] as const;
type Path = (typeof PATHS)[number];

/** Where the ball is after a while, from the centre of the box, in axes that have turned with the box by then. */
function seenAt({ omega, boxVelocity, ballVelocity, place }: Flight, time: number): number[] {
  const away = vectorFrom((i) => place[i] + (ballVelocity[i] - boxVelocity[i]) * time);
  const rate = lengthOf(omega);
  if (rate === 0) return away;
  const n = vectorFrom((i) => omega[i] / rate);
  const [c, s] = [Math.cos(rate * time), Math.sin(rate * time)];
  const back = cross(n, away);
  return vectorFrom((i) => c * away[i] - s * back[i] + (1 - c) * dot(n, away) * n[i]);
}
const NEAR = 1e-9;
/** By the places themselves: do they agree, lie on a line, keep their distance from the centre of the box? */
export function pathOf(flight: Flight): Path {
  const seen = [0, 0.21, 0.47, 0.83, 1.37].map((time) => seenAt(flight, time));
  const [first, second] = seen;
  const from = seen.map((place) => minus(place, first));
  if (from.every((step) => lengthOf(step) < NEAR)) return 'rests';
  const along = minus(second, first);
  if (from.every((step) => lengthOf(cross(step, along)) < NEAR)) return 'straight';
  return seen.every((place) => Math.abs(lengthOf(place) - lengthOf(first)) < NEAR) ? 'circle' : 'other';
}

const whole3 = vectorOf(integerIn(-3, 3), 3);
/** Whole numbers. The ball may rest or move beside the box, on its axis, along it, through it, or with a point of the box. */
export const anyFlight: Domain<Flight> = derived(
  recordOf({
    path: oneOf(PATHS),
    kind: integerIn(0, 4),
    omega: whole3,
    passing: whole3,
    place: whole3,
    boxVelocity: whole3,
    along: integerIn(1, 2),
    back: oneOf([false, true]),
  }),
  ({ path, kind, omega, passing, place, boxVelocity, along, back }) => {
    const onAxis = scaled(omega, back ? -along : along);
    const none: Vec3 = [0, 0, 0];
    const seen = (turning: Vec3, from: Vec3, velocity: Vec3): Flight | undefined => {
      const flight = { omega: turning, boxVelocity, ballVelocity: summed(boxVelocity, velocity), place: from };
      return pathOf(flight) === path ? flight : undefined;
    };
    const turns = kind > 1;
    switch (path) {
      case 'rests':
        return turns ? seen(omega, onAxis, none) : seen(none, place, none);
      case 'straight':
        return turns ? seen(omega, kind === 2 ? onAxis : none, onAxis) : seen(none, place, passing);
      case 'circle':
        return seen(omega, place, none);
      case 'other':
        if (kind === 0) return seen(omega, place, passing);
        // Along the axis beside it; through the centre of the box; through the axis; with the point of the box that it is at.
        if (kind === 1) return seen(omega, place, onAxis);
        if (kind === 2) return seen(omega, scaled(passing, back ? -1 : 1), passing);
        return kind === 3 ? seen(omega, onAxis, passing) : seen(omega, place, scaled(cross(omega, place), 1));
    }
  },
);

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

export const ENERGIES = ['stays', 'grows', 'falls'] as const;
type Energy = (typeof ENERGIES)[number];
const energyBy = (power: number): Energy => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');
const momentum = ({ moments, omegaBody }: Spin): Vec3 => vectorFrom((i) => moments[i] * omegaBody[i]);
/** ω · ω̇ times all three moments, a whole number: its sign is that of the change of |ω|. */
const speeding = ({ moments, omegaBody, torqueBody }: Spin, left = carrying(moments, omegaBody)): number => {
  const [a, b, c] = moments;
  const others = [b * c, c * a, a * b];
  return total(minus(torqueBody, left).map((x, i) => x * omegaBody[i] * others[i]));
};
/** By the work of the torque on each body axis as ω · ω̇ is not: Σ I ω ω̇. */
export const energyOf = ({ moments, omegaBody, torqueBody }: Spin): Energy =>
  energyBy(dot(omegaBody, minus(torqueBody, carrying(moments, omegaBody))));

/** Whole numbers; the body turns. Torques that shorten L, or slow ω, and still give energy. */
export const anyTorque: Domain<Spin> = derived(
  recordOf({
    energy: oneOf([...ENERGIES, 'grows', 'falls', 'grows', 'falls'] as const),
    kind: integerIn(0, 2),
    spread: wholeSpread,
    omega: whole,
    torque: whole,
  }),
  ({ energy, kind, spread, omega, torque }) => {
    const moments = momentsFrom(spread);
    const flat = scaled(cross(omega, torque), 1);
    const still = [[0, 0, 0] as Vec3, flat, scaled(carrying(moments, omega), 1)][kind];
    const sign = dot(omega, torque) > 0 === (energy === 'grows') ? 1 : -1;
    const spin = { moments, omegaBody: omega, torqueBody: energy === 'stays' ? still : scaled(torque, sign) };
    if (isZero(omega) || energyOf(spin) !== energy) return undefined;
    if (energy === 'stays') return kind > 0 && isZero(still) ? undefined : spin;
    const opposed = energy === 'grows' ? 'falls' : 'grows';
    const others = [energy, energyBy(dot(momentum(spin), spin.torqueBody)), energyBy(speeding(spin))];
    return others[kind] === (kind === 0 ? energy : opposed) ? spin : undefined;
  },
);

export const ofEnergies: readonly Misconception<Spin>[] = [
  {
    id: 'energy-by-momentum',
    says: 'The answer follows the length of L. It grows if the torque has a part along L; energy is force times way, and the turning goes along ω. Which part of the torque counts then?',
    value: (spin) => energyBy(dot(momentum(spin), spin.torqueBody)),
  },
  {
    id: 'energy-by-speed',
    says: 'The answer follows the length of ω. That is right for a ball. A free body speeds up and slows down while its energy stays: as ω moves to an axis with a small moment, it grows. What does the torque do along ω?',
    value: (spin) => energyBy(speeding(spin)),
  },
  {
    id: 'energy-by-torque-over-moment',
    says: 'The answer follows the torque over the moments, along ω: that is how it would change the length of ω alone. Energy counts each component with its moment: what is left if you put it in?',
    value: (spin) => energyBy(speeding(spin, [0, 0, 0])),
  },
  {
    id: 'every-torque-gives-energy',
    says: 'Every torque gives energy here. One that acts against the turning takes energy away, and one across to ω does neither.',
    value: ({ torqueBody }) => (isZero(torqueBody) ? 'stays' : 'grows'),
  },
  {
    id: 'energy-by-sum',
    says: 'The answer follows the sum of the components of the torque. Whether a component gives or takes depends on which way the body turns about that axis.',
    value: ({ torqueBody }) => energyBy(total(torqueBody)),
  },
  {
    id: 'power-reversed',
    says: 'Growing and falling are exchanged. A torque along ω drives the body: does it give energy or take it?',
    value: (spin) => energyBy(-dot(spin.omegaBody, spin.torqueBody)),
  },
  ...guesses<Spin>(ENERGIES, 'How does the torque lie to ω?'),
];
