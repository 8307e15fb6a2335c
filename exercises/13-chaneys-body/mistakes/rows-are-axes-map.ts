import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The axes as columns. */
export const declared: Declared = { score: 8.5, diagnosis: 'rows-are-axes' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const third = cross(u, v);
  const column = (k: number): Vec3 => [u[k], v[k], third[k]];
  const diagRotPos: Mat3 = [column(0), column(1), column(2)];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [moment(u), moment(v), moment(w)] };
}
