/** The inputs of the fixed checks. */
import { cross, rotationFromIntegers, total, vectorFrom } from 'rigid-body-lab/course';
import type { Variant } from 'rigid-body-lab/course';
import { by, sum } from './inputs.js';
import type { Line, Loads, Moving, Placed, Pushes, Turned, TwoPoints, Vec3 } from './inputs.js';
import {
  COMBINATIONS,
  POINT_KINDS,
  STARTS,
  STAYS,
  axes,
  crossed,
  isTelling,
  pointsAgainst,
  pushes,
  turnedBy,
  twoPoints,
} from './situations.js';

/** What all of them get: no component is zero, nothing is parallel. */
export interface Inputs extends Loads {
  point: Vec3;
  moving: Moving;
  /** The same body on its way back. */
  reversed: Moving;
  placed: Placed[];
  starts: Loads[];
  turned: Turned[];
  line: Line;
  pairs: TwoPoints[];
  pushes: Pushes[];
}

/** The first that is allowed of what is drawn. */
function allowed<T>(make: () => T | undefined): T {
  for (;;) {
    const made = make();
    if (made !== undefined) return made;
  }
}

export function draw(variant: Variant): Inputs {
  const small = (): Vec3 => vectorFrom(() => variant.pick([-3, -2, -1, 1, 2, 3]));
  const some = (low: number, high: number): Vec3 => vectorFrom(() => variant.pick([-1, 1]) * variant.number(low, high));
  const com = variant.vector(2, 4);
  const R = rotationFromIntegers([3, variant.integer(1, 4), variant.integer(-5, -1), variant.integer(5, 7)]);
  const [velocity, omega] = [some(1, 3), some(1, 3)];
  const moving = { wrench: { force: some(1, 5), torque: some(1, 5) }, motion: { velocity, omega, R } };
  const lever = some(0.5, 2);
  const force = some(1, 5);
  const placed = COMBINATIONS.map((combination) => ({
    pose: { position: com, R },
    applied: combination(some(1, 5), some(0.5, 3)),
  }));
  return {
    forces: [1, 2, 3].map(() => ({ force: some(1, 5), point: some(0.5, 3) })),
    com,
    point: variant.vector(-3, -1),
    moving,
    reversed: { ...moving, motion: { velocity: by(velocity, -1), omega: by(omega, -1), R } },
    placed,
    starts: STARTS.map((kind, k) =>
      allowed(() => {
        const [F, drawn, e, at] = [small(), small(), small(), small()];
        // One force whose components add up to zero, and one couple without a z component.
        const d: Vec3 = k === 3 ? [F[0], F[1], -F[2]] : drawn;
        const hasZ = d[0] * F[1] !== d[1] * F[0];
        return crossed(d, F) && hasZ === (k !== 3) && (k > 0 || total(F) === 0)
          ? { forces: kind(F, d, e).map((f) => ({ ...f, point: sum(at, f.point) })), com: at }
          : undefined;
      }),
    ),
    turned: STAYS.slice(0, 8).map((_, kind) =>
      allowed(() => {
        const turned = turnedBy(kind, small(), small(), variant.pick(axes));
        return turned && (kind !== 4 || pointsAgainst(turned)) ? turned : undefined;
      }),
    ),
    line: { force, torque: cross(lever, force), lever },
    pairs: POINT_KINDS.map((kind) =>
      allowed(() => {
        const parts = { F: small(), d: small(), e: small(), P: small(), Q: small() };
        const pair = twoPoints(kind, parts);
        return pair && isTelling(kind, pair) ? pair : undefined;
      }),
    ),
    pushes: [0, 1, 2, 5, -3, -4].map((kind) =>
      allowed(() => {
        const [F, drawn] = [small(), small()];
        // Farther out than the point on the line through the centre, and with a small arm:
        // distance tells nothing.
        const d: Vec3 = kind === 2 ? sum(by(F, -3), [variant.pick([-1, 1]), 0, 0]) : drawn;
        return pushes(kind, F, d);
      }),
    ),
  };
}
