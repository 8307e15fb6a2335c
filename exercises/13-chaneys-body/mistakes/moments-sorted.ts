import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** Moments ascending, as everywhere else. */
export const declared: Declared = { score: 8.5, diagnosis: 'moments-sorted' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  const [a, b, c] = [moment(u), moment(v), moment(w)].sort((p, q) => p - q);
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [a, b, c] };
}
