// There is nothing to import.

/** A slider-crank: crank `r` and rod `l`, both in m. */
export interface Machine {
  r: number;
  l: number;
}

/** A run of Euler steps: `c` in 1/(m s), `gain` k in 1/s, `step` τ in s, `count` steps. */
export interface Run {
  c: number;
  gain: number;
  step: number;
  count: number;
}

/** A constraint at a moment: its gradient A, the deviation f, its rate by time alone, the gain k in 1/s. */
export interface State {
  gradient: number[];
  f: number;
  ft: number;
  gain: number;
}

/** A bead: where it starts, seen from the right place, in m; its gain k in 1/s. */
export interface Bead {
  along: number;
  across: number;
  gain: number;
}

/**
 * Task 1: how fast the angle of the rod changes.
 *
 * @param machine crank r and rod l, in m
 * @param theta the two angles [θ1, θ2] in rad; cos θ2 is not 0
 * @param speed the rate of θ1, in rad/s; it may be negative or 0
 * @returns the rate of θ2, in rad/s
 */
export function rodSpeed(machine: Machine, theta: number[], speed: number): number {
  // The slider keeps its height: r cos(θ1) · (rate of θ1) - l cos(θ2) · (rate of θ2) = 0.
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 1, a question: what does θ2 do at this moment?
 *
 * @param pin [x, y] of the crank pin A, in m, seen from O; one of them may be 0
 * @param speed the rate of θ1, in rad/s; not 0
 */
export function rodAngle(pin: number[], speed: number): 'shrinks' | 'stands' | 'grows' {
  // TODO
  throw new Error('not implemented');
}

/** Given: the rows without column j. */
const withoutColumn = (rows: number[][], j: number): number[][] => rows.map((row) => row.filter((_, k) => k !== j));

/** Given: the determinant of a square matrix; that of no rows at all is 1. */
const determinant = (m: number[][]): number =>
  m.length === 0 ? 1 : m[0].reduce((sum, x, j) => sum + (-1) ** j * x * determinant(withoutColumn(m.slice(1), j)), 0);

/**
 * Task 2: the direction along the constraint, [A C].
 *
 * @param rows n - 1 rows of n numbers, n from 2 to 4: the rows of A, then those of C;
 * they may depend on each other
 * @returns n numbers, the factors of the unit vectors e1, e2, ...
 */
export function along(rows: number[][]): number[] {
  const minors = rows[0].map((_, j) => determinant(withoutColumn(rows, j)));
  // The gap: what becomes of the minors?
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 2, a question: what does a point on a sphere do if it moves with v = [A C] = point x C at all times?
 *
 * @param point where it starts, seen from the centre; three whole numbers, not all 0
 * @param C three whole numbers that stay as they are, not all 0
 */
export function path(point: number[], C: number[]): 'stays' | 'great circle' | 'small circle' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3: the part of the velocity that points at the constraint.
 *
 * @param state gradient: the row A, 2 to 4 numbers, not all 0; f: the deviation; ft: its rate by time alone;
 *   gain: k in 1/s, at least 0
 * @returns the shortest v with A v + ft = -k f
 */
export function towards(state: State): number[] {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 3, a question: where is the bead after a long time, compared with one that started in the right place?
 *
 * @param bead along, across: where it starts, seen from the right place, in m; gain: k in 1/s, of any sign
 */
export function endOfTheRide(bead: Bead): 'in its place' | 'ahead or behind' | 'off the wire' {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4: the largest |f| of a run of Euler steps, the start and the end included.
 *
 * @param machine crank r and rod l, in m
 * @param start [θ1, θ2] at the start, in rad; it stays as it is
 * @param run c, gain, step and count, which may be 0
 * @returns the largest |f|, in m
 */
export function largestDeviation(machine: Machine, start: number[], run: Run): number {
  // TODO
  throw new Error('not implemented');
}

/**
 * Task 4, a question: on which side of the wire is the point after the last step, seen in
 * the direction of travel?
 *
 * @param bends the bend of each piece, in 1/m, one or more: positive where the wire bends to the left
 */
export function sideOfTheWire(bends: number[]): 'left' | 'on' | 'right' {
  // TODO
  throw new Error('not implemented');
}
