// There is nothing to import.

/** x and y, in that order. */
export type Vec2 = [number, number];

/**
 * How a body moves: the velocity of its centre of mass in m/s, its angle in rad,
 * its angular velocity in rad/s.
 */
export interface Motion {
  velocity: Vec2;
  angle: number;
  angularVelocity: number;
}

/** Two marked points A and B of a plate, lengths in m; speed of B for somebody who goes along with A, m/s. */
export interface MarkedPlate {
  distance: number;
  speed: number;
  fromCentre: number;
}

/** A force in N and the place where it acts, from the centre of mass, in m. Both in world axes. */
export interface Push {
  force: Vec2;
  at: Vec2;
}

/** What a wheel is and how it is pulled. */
export interface PulledWheel {
  mass: number;
  momentOfInertia: number;
  radius: number;
  force: Vec2;
  at: Vec2;
}

/**
 * Task 1: the velocity of a point of a body.
 *
 * @param body velocity of the centre of mass in m/s, angle in rad, angular velocity in rad/s
 * @param pointBody the point from the centre of mass, in body axes, m
 * @returns its velocity in world axes, m/s
 */
export function pointVelocity(body: Motion, pointBody: Vec2): Vec2 {
  const { velocity, angle, angularVelocity } = body;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // The arm: from the centre of mass to the point, in world axes.
  const r: Vec2 = [c * pointBody[0] - s * pointBody[1], s * pointBody[0] + c * pointBody[1]];
  // What does turning give the point, and what does the centre give it?
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, the question: which plate turns faster?
 *
 * @returns 'first', 'second' or 'same'
 */
export function turnsFaster(first: MarkedPlate, second: MarkedPlate): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2: the place in the world at which the body stands still for this instant.
 *
 * @param body position of the centre of mass in m, its velocity in m/s, the angular velocity in rad/s
 * @returns the place in world axes, m; null if there is none
 */
export function instantCentre(body: { position: Vec2; velocity: Vec2; angularVelocity: number }): Vec2 | null {
  const { position, velocity, angularVelocity } = body;
  const [vx, vy] = velocity;
  // At the arm r = (x, y) from the centre of mass the velocity is (vx - angularVelocity * y,
  // vy + angularVelocity * x). For which x and y is it zero? When is it zero nowhere?
  // TODO
  throw new Error('not implemented');
  // return [position[0] + x, position[1] + y];
}

/**
 * Task 2, the question: which point of a rolling wheel is faster?
 *
 * @param wheel radius in m, velocity of the axle in m/s, positive to the right
 * @param first a point from the axle, in world axes, m
 * @param second another one
 * @returns 'first', 'second' or 'same'
 */
export function fasterPoint(
  wheel: { radius: number; velocity: number },
  first: Vec2,
  second: Vec2,
): 'first' | 'second' | 'same' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the six rates of a body that has weight and is pushed at one point.
 *
 * @param state [x, y, θ, v_x, v_y, ω] in m, rad, m/s and rad/s
 * @param load mass in kg, moment of inertia in kg m², gravity in m/s², force in N in world axes,
 * its point in body axes, m
 * @returns how fast each number of the state changes, in the same order
 */
export function planarRates(
  state: number[],
  load: { mass: number; momentOfInertia: number; gravity: number; force: Vec2; pointBody: Vec2 },
): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, the question: what do the pushes change?
 *
 * @param plate velocity of the centre of mass in m/s, angular velocity in rad/s
 * @param pushes one or two of them
 * @returns 'motion' (of the centre), 'turning', 'both' or 'neither'
 */
export function whatChanges(
  plate: { velocity: Vec2; angularVelocity: number },
  pushes: Push[],
): 'motion' | 'turning' | 'both' | 'neither' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: how a wheel that cannot slip answers a force.
 *
 * @param wheel mass in kg, moment of inertia in kg m², radius in m, force in N at a place from
 * the axle in m, world axes
 * @returns acceleration of the axle, m/s², and friction on the wheel, N; both positive to the right
 */
export function roll(wheel: PulledWheel): { acceleration: number; friction: number } {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, the question: which way does friction push the wheel?
 *
 * @param wheel velocity of the axle in m/s and level pull at the axle in N, positive to the right;
 * couple on the wheel in N m, positive anticlockwise
 * @returns 'left', 'right' or 'none'
 */
export function frictionOn(wheel: { velocity: number; pull: number; couple: number }): 'left' | 'right' | 'none' {
  // TODO
  throw new Error('not implemented');
}
