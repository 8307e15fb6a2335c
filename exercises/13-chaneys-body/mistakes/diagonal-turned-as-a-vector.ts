import { apply, cross, dot, scale } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The diagonal of the tensor is turned as a vector. */
export const declared: Declared = { score: 8.5, diagnosis: 'moments-as-a-vector' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, [u, v, w]: Mat3): Diagonalised {
  const third = dot(cross(u, v), w) < 0 ? scale(w, -1) : w;
  const diagRotPos: Mat3 = [u, v, third].map((axis) => [...axis]) as Mat3;
  const diagonal: Vec3 = [inertia[0][0], inertia[1][1], inertia[2][2]];
  const moments = apply(diagRotPos, diagonal);
  return { diagRotPos, diagLinPos: scale(apply(diagRotPos, com), -1), moments };
}
