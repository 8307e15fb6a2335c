import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Left-handed axes: the first one is turned round. */
export const declared: Declared = { score: 9, diagnosis: 'first-turned-round' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const sign = dot(cross(u, v), w) < 0 ? -1 : 1;
  const diagRotPos: Mat3 = [scale(u, sign), [...v], [...w]];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [moment(u), moment(v), moment(w)] };
}
