import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The tensor turned the wrong way. */
export const declared: Declared = { score: 8.5, diagnosis: 'moments-by-the-transpose' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v]: Mat3): Diagonalised {
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const moment = (k: number): number => {
    const column: Vec3 = [diagRotPos[0][k], diagRotPos[1][k], diagRotPos[2][k]];
    return dot(column, apply(inertia, column));
  };
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments: [moment(0), moment(1), moment(2)] };
}
