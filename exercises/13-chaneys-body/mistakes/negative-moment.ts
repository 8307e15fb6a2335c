import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The axis is turned round on one side only. */
export const declared: Declared = { score: 8.5, diagnosis: 'negative-moment' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  const last = dot(cross(u, v), apply(inertia, w));
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [moment(u), moment(v), last] };
}
