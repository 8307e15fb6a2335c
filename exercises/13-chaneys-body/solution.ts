import { add, apply, cross, dot, scale, subtract } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface Part {
  inertia: Mat3;
  com: Vec3;
  mass: number;
}

export interface Diagonalised {
  moments: Vec3;
  diagLinPos: Vec3;
  diagRotPos: Mat3;
}

export interface Motion {
  velocity: Vec3;
  position: Vec3;
}

export interface Sums {
  accelerations: Vec3;
  velocities: Vec3;
}

export interface Stage {
  sums: Sums;
  now: Motion;
}

export interface Memory extends Stage {
  start: Motion;
}

export interface Push {
  stepSize: number;
  mass: number;
  force: Vec3;
}

export interface Gyro {
  moments: Vec3;
  mass: number;
}

export interface Flight {
  rotVel: Vec3;
  rotPos: Mat3;
  linVel: Vec3;
  linPos: Vec3;
}

export interface Trial {
  cut: number;
  over: 'one step' | 'whole run';
  forces: 'each stage' | 'once a step';
}

/** The tensor of a part about another point than its own centre. */
function aboutPoint({ mass, com, inertia }: Part, point: Vec3): Mat3 {
  const d = subtract(com, point);
  const entry = (i: number, j: number): number => inertia[i][j] + mass * ((i === j ? dot(d, d) : 0) - d[i] * d[j]);
  const row = (i: number): Vec3 => [entry(i, 0), entry(i, 1), entry(i, 2)];
  return [row(0), row(1), row(2)];
}

export function combine(first: Part, second: Part): Part {
  const mass = first.mass + second.mass;
  const com = scale(add(scale(first.com, first.mass), scale(second.com, second.mass)), 1 / mass);
  const [a, b] = [aboutPoint(first, com), aboutPoint(second, com)];
  return { mass, com, inertia: [add(a[0], b[0]), add(a[1], b[1]), add(a[2], b[2])] };
}

/**
 * By I_B - I_A = m (|b|² - |a|²), with distances from the centre: the claim is too
 * large by 2 m d · (com - a).
 */
export function claimIs(com: Vec3, a: Vec3, b: Vec3, axis: number): 'too large' | 'right' | 'too small' {
  const across = [0, 1, 2].filter((k) => k !== axis);
  const excess = across.reduce((sum, k) => sum + (b[k] - a[k]) * (com[k] - a[k]), 0);
  if (excess > 0) return 'too large';
  return excess < 0 ? 'too small' : 'right';
}

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const momentAbout = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return {
    diagRotPos,
    diagLinPos: scale(apply(diagRotPos, com), -1),
    moments: [momentAbout(u), momentAbout(v), momentAbout(w)],
  };
}

export function tipIs(tip: Vec3, map: Omit<Diagonalised, 'moments'>, rotPos: Mat3): 'above' | 'below' | 'level' {
  const height = dot(rotPos[2], add(apply(map.diagRotPos, tip), map.diagLinPos));
  if (height > 0) return 'above';
  return height < 0 ? 'below' : 'level';
}

export function rkStage(stage: number, { start, now, sums }: Memory, { force, mass, stepSize }: Push): Stage {
  const acceleration = scale(force, 1 / mass);
  const weight = stage === 2 || stage === 3 ? 2 : 1;
  const velocities = add(sums.velocities, scale(now.velocity, weight));
  const accelerations = add(sums.accelerations, scale(acceleration, weight));
  const along = (reach: number, velocity: Vec3, gain: Vec3): Motion => ({
    position: add(start.position, scale(velocity, reach)),
    velocity: add(start.velocity, scale(gain, reach)),
  });
  if (stage === 4) {
    return { now: along(stepSize / 6, velocities, accelerations), sums: { velocities, accelerations } };
  }
  const reach = stage === 3 ? stepSize : stepSize / 2;
  return { now: along(reach, now.velocity, acceleration), sums: { velocities, accelerations } };
}

/** The first call lacks h² a / 8, the second has h² a / 8 too much, the third and the fourth are exact. */
export function estimateIs(
  stage: number,
  { acceleration }: { velocity: number; acceleration: number },
): 'smaller' | 'exact' | 'larger' {
  const lead = [-1, 1, 0, 0][stage - 1] * acceleration;
  if (lead < 0) return 'smaller';
  return lead > 0 ? 'larger' : 'exact';
}

export function momentumAbout(anchor: Vec3, { mass, moments }: Gyro, state: Flight): Vec3 {
  const { linPos, linVel, rotPos, rotVel } = state;
  const spin: Vec3 = [moments[0] * rotVel[0], moments[1] * rotVel[1], moments[2] * rotVel[2]];
  return add(scale(cross(subtract(linPos, anchor), linVel), mass), apply(rotPos, spin));
}

/** A whole run falls by the order, 4 or 1; one step by one power more. */
export function fallsMore(first: Trial, second: Trial): 'first' | 'second' | 'same' {
  const factor = ({ forces, over, cut }: Trial): number =>
    cut ** ((forces === 'each stage' ? 4 : 1) + (over === 'one step' ? 1 : 0));
  if (factor(first) > factor(second)) return 'first';
  return factor(first) < factor(second) ? 'second' : 'same';
}
