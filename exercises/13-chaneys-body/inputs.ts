/** What the checks hand in, and what is right: by other ways than the solution's. */
import {
  applied,
  cross,
  determinant3,
  lengthOf,
  matrixFrom,
  minus,
  multiple,
  plus,
  product,
  rotationFromIntegers,
  total,
  transposed,
  vectorFrom,
} from 'rigid-body-lab/course';
import type { Matrix3, Variant, Vector } from 'rigid-body-lab/course';

export type Vec3 = [number, number, number];
export type Mat3 = Matrix3;

export interface Part {
  mass: number;
  com: Vec3;
  inertia: Mat3;
}
export interface Parts {
  first: Part;
  second: Part;
}
export interface Body {
  body: { com: Vec3; inertia: Mat3 };
  axes: Mat3;
}
export interface Diagonalised {
  diagRotPos: Mat3;
  diagLinPos: Vec3;
  moments: Vec3;
}
export interface Motion {
  position: Vec3;
  velocity: Vec3;
}
export interface Sums {
  velocities: Vec3;
  accelerations: Vec3;
}
export interface Push {
  force: Vec3;
  mass: number;
  stepSize: number;
}
export interface Stage {
  now: Motion;
  sums: Sums;
}
export interface Call {
  stage: number;
  memory: Stage & { start: Motion };
  push: Push;
}
export interface Flight {
  anchor: Vec3;
  body: { mass: number; moments: Vec3 };
  state: { linPos: Vec3; linVel: Vec3; rotPos: Mat3; rotVel: Vec3 };
}

export interface Inputs extends Parts, Body {
  third: Part;
  calls: Call[];
  left: Stage[];
  flight: Flight;
}

/** Vectors as triples. */
export const sum = (...list: readonly Vector[]): Vec3 => vectorFrom((k) => total(list.map((v) => v[k])));
export const difference = (a: Vector, b: Vector): Vec3 => vectorFrom((k) => a[k] - b[k]);
export const tensorSum = (...list: readonly Mat3[]): Mat3 => matrixFrom((i, j) => total(list.map((m) => m[i][j])));
/** What a mass at d has of a tensor. */
export const pointTensor = (mass: number, d: Vector): Mat3 =>
  matrixFrom((i, j) => mass * ((i === j ? total(d.map((x) => x * x)) : 0) - d[i] * d[j]));

/** Moments that a body can have: sums of two of three numbers that are not negative. */
export const momentsOf = ([a, b, c]: Vector): Vec3 => [b + c, c + a, a + b];
/** The tensor with these moments about these axes. */
export const tensorFrom = (moments: Vector, axes: Mat3): Mat3 =>
  matrixFrom((i, j) => total(axes.map((axis, k) => moments[k] * (axis[i] * axis[j]))));
export const turned = (numbers: Vector): Mat3 =>
  rotationFromIntegers(numbers).map((row) => row.map((x) => x + 0)) as Mat3;

/** The four calls of a step, from the forces of its stages, and what they leave. */
export function callsOf(
  start: Motion,
  forces: readonly Vec3[],
  { mass, stepSize }: Omit<Push, 'force'>,
): { calls: Call[]; left: Stage[] } {
  const left = stagesOf(
    start,
    forces.map((force) => multiple(force, 1 / mass)),
    stepSize,
  );
  const none: Stage = { now: start, sums: { velocities: [0, 0, 0], accelerations: [0, 0, 0] } };
  const calls = forces.map((force, k) => ({
    stage: k + 1,
    memory: { start, ...(k === 0 ? none : left[k - 1]) },
    push: { force, mass, stepSize },
  }));
  return { calls, left };
}

/** Where each call leaves the body, written out in powers of h. */
export function stagesOf({ position: x, velocity: v }: Motion, [a, b, c, d]: readonly Vec3[], h: number): Stage[] {
  const later = multiple(a, h / 2);
  const latest = multiple(b, h / 2);
  const last = multiple(c, h);
  const places: Motion[] = [
    { position: sum(x, multiple(v, h / 2)), velocity: sum(v, later) },
    { position: sum(x, multiple(v, h / 2), multiple(a, (h * h) / 4)), velocity: sum(v, latest) },
    { position: sum(x, multiple(v, h), multiple(b, (h * h) / 2)), velocity: sum(v, last) },
    {
      position: sum(x, multiple(v, h), multiple(sum(a, b, c), (h * h) / 6)),
      velocity: sum(v, multiple(sum(a, b, b, c, c, d), h / 6)),
    },
  ];
  const sums: Sums[] = [
    { velocities: v, accelerations: a },
    { velocities: sum(multiple(v, 3), multiple(a, h)), accelerations: sum(a, multiple(b, 2)) },
    { velocities: sum(multiple(v, 5), multiple(sum(a, b), h)), accelerations: sum(a, multiple(sum(b, c), 2)) },
    { velocities: sum(multiple(v, 6), multiple(sum(a, b, c), h)), accelerations: sum(a, multiple(sum(b, c), 2), d) },
  ];
  return places.map((now, k) => ({ now, sums: sums[k] }));
}

/** One call, with the state as a list of six numbers and its rates as another. */
export function stageOf({ stage, memory: { start, now, sums }, push: { force, mass, stepSize } }: Call): Stage {
  const rates = [...now.velocity, ...force.map((f) => f / mass)];
  const all = plus([...sums.velocities, ...sums.accelerations], multiple(rates, stage === 1 || stage === 4 ? 1 : 2));
  const change = stage === 4 ? multiple(all, stepSize / 6) : multiple(rates, stage === 3 ? stepSize : stepSize / 2);
  const state = plus([...start.position, ...start.velocity], change);
  const half = (list: Vector, from: number): Vec3 => vectorFrom((k) => list[from + k]);
  return {
    now: { position: half(state, 0), velocity: half(state, 3) },
    sums: { velocities: half(all, 0), accelerations: half(all, 3) },
  };
}

/** Far from 0 and 1, where mistakes look right; no two components alike. */
export function draw(variant: Variant): Inputs {
  const number = (low: number, high: number): number => variant.number(low, high);
  const vector = (size: number): Vec3 => [
    number(size, 1.3 * size),
    -number(1.6 * size, 2 * size),
    number(2.4 * size, 3 * size),
  ];
  const part = (mass: number, com: Vec3, numbers: Vector): Part => ({
    mass,
    com,
    inertia: tensorFrom(momentsOf([number(3, 4), number(5, 6), number(8, 9)]), turned(numbers)),
  });
  const axes = transposed(turned([2, 1, -1, 3])) as Mat3;
  const spread = [number(2, 3), number(4, 5), number(7, 8)];
  const start = { position: vector(2), velocity: vector(1.5) };
  const forces = [vector(4), vector(5), vector(3), vector(6)];
  return {
    first: part(number(2, 3), vector(1), [3, 1, 2, -1]),
    second: part(number(4, 5), [-number(1, 2), number(2, 3), number(4, 5)], [1, 2, -1, 3]),
    third: part(number(6, 7), [number(3, 4), number(1, 2), -number(2, 3)], [2, -1, 1, 1]),
    body: { com: vector(1.2), inertia: tensorFrom(momentsOf(spread), axes) },
    // The last axis is turned round: they are left-handed.
    axes: [axes[0], axes[1], multiple(axes[2], -1)],
    ...callsOf(start, forces, { mass: number(2, 4), stepSize: number(0.3, 0.6) }),
    flight: {
      anchor: [number(3, 4), number(1, 2), -number(2, 3)],
      body: { mass: number(2, 3), moments: momentsOf([number(2, 3), number(4, 5), number(7, 8)]) },
      state: {
        linPos: vector(0.8),
        linVel: [number(2, 3), number(1, 1.5), -number(3, 4)],
        rotPos: turned([3, -1, 2, 1]),
        rotVel: vector(0.7),
      },
    },
  };
}

/** By the reduced mass: both offsets at once, from the distance of the two centres. */
export function combinedOf({ first, second }: Parts): Part {
  const mass = first.mass + second.mass;
  const apart = minus(second.com, first.com);
  return {
    mass,
    com: sum(first.com, multiple(apart, second.mass / mass)),
    inertia: tensorSum(first.inertia, second.inertia, pointTensor((first.mass * second.mass) / mass, apart)),
  };
}

/** The whole tensor in the new axes; its diagonal are the moments. */
export function diagonalisedOf({ body: { com, inertia }, axes }: Body): Diagonalised {
  const [u, v, w] = axes;
  const diagRotPos: Mat3 = [u, v, determinant3(axes) < 0 ? multiple(w, -1) : w];
  const inPrincipal = product(product(diagRotPos, inertia), transposed(diagRotPos));
  const centre = applied(diagRotPos, com);
  return {
    diagRotPos,
    diagLinPos: vectorFrom((k) => 0 - centre[k]),
    moments: vectorFrom((k) => inPrincipal[k][k]),
  };
}

/** Six equal points on the principal axes, with the moments of the body: the sum of r × m v over them. */
export function momentumOf({ anchor, body: { mass, moments }, state }: Flight): Vec3 {
  const half = total(moments) / 2;
  const columns = transposed(state.rotPos);
  const omega = applied(state.rotPos, state.rotVel);
  const each = moments.flatMap((moment, k) => {
    const distance = Math.sqrt(Math.max(0, (3 * (half - moment)) / mass));
    return [distance, -distance].map((far) => {
      const arm = multiple(columns[k], far);
      const velocity = plus(state.linVel, cross(omega, arm));
      return multiple(cross(plus(minus(state.linPos, anchor), arm), velocity), mass / 6);
    });
  });
  return sum(...each);
}
/** What goes into an angular momentum: its rounding is a part of this. */
export const sizeOf = ({ anchor, body: { mass, moments }, state: { linPos, linVel, rotVel } }: Flight): number =>
  mass * (lengthOf(linPos) + lengthOf(anchor)) * lengthOf(linVel) + total(moments) * lengthOf(rotVel);
