import { apply, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The third axis is turned round each time. */
export const declared: Declared = { score: 9.5, diagnosis: 'always-turned-round' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], scale(w, -1)];
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [moment(u), moment(v), moment(w)] };
}
