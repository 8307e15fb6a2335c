import { add, apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The centre of mass is turned by the transpose. */
export const declared: Declared = { score: 8.5, diagnosis: 'shift-turned-back' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const back = add(add(scale(diagRotPos[0], com[0]), scale(diagRotPos[1], com[1])), scale(diagRotPos[2], com[2]));
  const moment = (axis: Vec3): number => dot(axis, apply(inertia, axis));
  return { diagRotPos, diagLinPos: scale(back, -1), moments: [moment(u), moment(v), moment(w)] };
}
