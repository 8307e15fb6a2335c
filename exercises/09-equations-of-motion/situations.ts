/** What the questions ask about, and the right answers by the physics. Near-ties are not drawn. */
import {
  cross,
  derived,
  dot,
  integerIn,
  lengthOf,
  minus,
  numberIn,
  oneOf,
  recordOf,
  total,
  vectorFrom,
  vectorOf,
} from 'rigid-body-lab/course';
import type { Domain, Vector } from 'rigid-body-lab/course';
import { carrying, momentsFrom } from './inputs.js';
import type { Spin, Vec3 } from './inputs.js';

export const isZero = (v: Vector): boolean => v.every((x) => x === 0);
const scaled = (v: Vec3, factor: number): Vec3 => vectorFrom((i) => v[i] * factor + 0);
const summed = (a: Vec3, b: Vec3): Vec3 => vectorFrom((i) => a[i] + b[i]);
const whole = vectorOf(integerIn(-4, 4), 3);
const wholeSpread = vectorOf(integerIn(1, 6), 3);
export type Change = 'omega' | 'momentum' | 'both' | 'neither';
export const CHANGES: readonly Change[] = ['neither', 'omega', 'momentum', 'both'];
export const changeBy = (omega: boolean, momentum: boolean): Change =>
  omega ? (momentum ? 'both' : 'omega') : momentum ? 'momentum' : 'neither';
export const omegaChanges = ({ moments, omegaBody, torqueBody }: Spin): boolean =>
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
export const wayOf = ([x, y]: readonly number[]): Way =>
  WAYS[STEPS.findIndex(([a, b]) => a === Math.sign(x) && b === Math.sign(y))];

/**
 * The upper end goes with ω x z at rest, with L on a fast wheel: L itself points down if it spins clockwise.
 */
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

export interface Flight {
  omega: Vec3;
  boxVelocity: Vec3;
  ballVelocity: Vec3;
  place: Vec3;
}
export const PATHS = ['rests', 'straight', 'circle', 'other'] as const;
type Path = (typeof PATHS)[number];

/**
 * Where the ball is after a while, from the centre of the box, in axes that have turned with the box by then.
 */
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
/**
 * Whole numbers. The ball may rest or move beside the box, on its axis, along it, through it,
 * or with a point of the box.
 */
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
        // Along the axis beside it; through the centre of the box; through the axis; with the point
        // of the box that it is at.
        if (kind === 1) return seen(omega, place, onAxis);
        if (kind === 2) return seen(omega, scaled(passing, back ? -1 : 1), passing);
        return kind === 3 ? seen(omega, onAxis, passing) : seen(omega, place, scaled(cross(omega, place), 1));
    }
  },
);

export const ENERGIES = ['stays', 'grows', 'falls'] as const;
type Energy = (typeof ENERGIES)[number];
export const energyBy = (power: number): Energy => (power > 0 ? 'grows' : power < 0 ? 'falls' : 'stays');
export const momentum = ({ moments, omegaBody }: Spin): Vec3 => vectorFrom((i) => moments[i] * omegaBody[i]);
/** ω · ω̇ times all three moments, a whole number: its sign is that of the change of |ω|. */
export const speeding = ({ moments, omegaBody, torqueBody }: Spin, left = carrying(moments, omegaBody)): number => {
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
