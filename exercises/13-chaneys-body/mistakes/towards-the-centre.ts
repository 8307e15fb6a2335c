import { apply, cross, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The centre of mass in the new axes. */
export const declared: Declared = { score: 8.5, diagnosis: 'towards-the-centre' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return { diagRotPos, diagLinPos: apply(diagRotPos, com), moments: [moment(u), moment(v), moment(w)] };
}
