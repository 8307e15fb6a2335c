/**
 * The picture of the statement: the inertia ellipsoid of the six point masses of exercise 05, with its axes.
 */
import { pointMasses } from 'rigid-body-lab';
import { inertiaEllipsoidFigure } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

const { inertia } = pointMasses([
  { mass: 3, position: [1, 2, 0.5] },
  { mass: 1, position: [3, 0.5, 1.5] },
  { mass: 2, position: [2.5, 3, 2] },
  { mass: 0.5, position: [0, 0, 2.5] },
  { mass: 1.5, position: [4, 2, 0] },
  { mass: 0.8, position: [1, 3.5, 3] },
]);

export const picture: Figure = inertiaEllipsoidFigure({
  title: 'Principal axes: 1 easiest to turn about, 3 hardest',
  inertia,
});
