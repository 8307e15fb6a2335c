/** Two numbers in the plane of the picture: x to the right, z up. */
export type Vec2 = [number, number];

/** Acceleration of gravity, in m/s². It points along -z. */
export const G = 9.81;

/**
 * A mass on a rod that hangs at the origin. `mass` in kg, `length` in m, `position` in m, `velocity` in m/s.
 */
export interface Swing {
  mass: number;
  length: number;
  position: Vec2;
  velocity: Vec2;
}

/** A pendulum at rest before it is let go: `mass` in whole kg, `length` in m. */
export interface LetGo {
  mass: number;
  length: number;
  start: 'hanging' | 'level' | 'upright';
}

/** A mass that should be on its circle and may have left it. `gain` k in 1/s. */
export interface Drifted {
  length: number;
  gain: number;
  position: Vec2;
  velocity: Vec2;
}

/** One ball of a dumb-bell: kg, m, m/s. */
export interface Ball {
  mass: number;
  position: Vec2;
  velocity: Vec2;
}

/** Where a ball is and how it moves: m, m/s. */
export interface Motion {
  position: Vec2;
  velocity: Vec2;
}

/**
 * A bar before the hinge closes. `inertia` about its own centre of mass in kg m², `omega`
 * in rad/s, counter-clockwise.
 */
export interface Bar {
  mass: number;
  inertia: number;
  /** Of its centre of mass. */
  velocity: Vec2;
  omega: number;
  /** From its centre of mass to the hinge, in m. */
  arm: Vec2;
}

/** Two hinged bars that float at rest, and the push on the first of them in N s. */
export interface PushedPair {
  masses: [first: number, second: number];
  push: number;
  place: 'centre' | 'hinge' | 'end';
  hinge: 'loose' | 'locked';
}

/**
 * Task 1: the pull of the rod.
 *
 * @param swing a mass on its circle, moving along it; any place, also the highest point,
 * and any speed, also none
 * @returns the force with which the rod pulls the mass towards the pivot, in N; negative where the rod pushes
 */
export function rodTension({ mass, length, position, velocity }: Swing): number {
  const [, z] = position;
  const [vx, vz] = velocity;
  const squaredSpeed = vx * vx + vz * vz;
  // The force towards the pivot that bends the path, less the part of the weight that already points there.
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: which rod pulls more at the lowest point?
 *
 * @param first let go at rest
 * @param second let go at rest
 */
export function whoseRodPullsMore(first: LetGo, second: LetGo): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the acceleration of a mass on a rod, with feedback.
 *
 * @param drifted the mass may be off its circle and may leave it, but is never at the pivot; `gain` may be 0
 * @returns [ax, az] in m/s²
 */
export function rodAcceleration({ length, gain, position, velocity }: Drifted): Vec2 {
  const [x, z] = position;
  const [vx, vz] = velocity;
  const f = x * x + z * z - length * length;
  const fRate = 2 * (x * vx + z * vz);
  // Which second derivative of f do you ask for, which one has free fall, and which p
  // makes up the difference?
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, the question: what becomes of an error of the rod in the long run?
 *
 * @param error `gap` is f at the start and not 0, `rate` its rate of change, `gain` k in 1/s, of any sign
 */
export function fateOfGap(error: { gap: number; rate: number; gain: number }): 'dies away' | 'stays' | 'grows' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: two balls are put back on a rod.
 *
 * @param first never at the place of the second
 * @param second its mass may be very different
 * @param length of the rod, in m
 * @returns the mended motion of the first ball and that of the second
 */
export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: the size of the angular momentum when only the positions are mended.
 *
 * @param pair `distance` and `length` in m; how the second ball moves against the first, in m/s:
 * `along` the rod and `across` it
 */
export function spinAfterMending(pair: {
  distance: number;
  length: number;
  along: number;
  across: number;
}): 'falls' | 'stays' | 'grows' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the impulse in a hinge that closes.
 *
 * @param first a bar; its arm may be [0, 0]
 * @param second another bar
 * @returns the impulse on the first bar, [x, z] in N s; the second gets the opposite one
 */
export function hingeImpulse(first: Bar, second: Bar): Vec2 {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: whose common centre of mass goes farther?
 *
 * @param first a pair of bars and its push
 * @param second another pair and its push
 */
export function whosePairGoesFarther(first: PushedPair, second: PushedPair): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}
