import { apply, cross, dot } from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Diagonalised } from '../solution.js';
export { combine, claimIs, tipIs, rkStage, estimateIs, momentumAbout, fallsMore } from '../solution.js';

/** The shift with the axes as they were handed in. */
export const declared: Declared = { score: 8.5, diagnosis: 'turned-round-in-part' };

export function diagonalise({ com, inertia }: { com: Vec3; inertia: Mat3 }, axes: Mat3): Diagonalised {
  const [u, v, w] = axes;
  const diagRotPos: Mat3 = [[...u], [...v], cross(u, v)];
  const along = axes.map((axis) => -dot(axis, com)) as Vec3;
  const [a, b, c] = [u, v, w].map((axis) => dot(axis, apply(inertia, axis)));
  return { diagRotPos, diagLinPos: along, moments: [a, b, c] };
}
