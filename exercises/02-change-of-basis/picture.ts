/** The picture of the statement: a skew frame of the plane, and the steps that lead to a point. */
import { basisFigure } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

export const picture: Figure = basisFigure({
  title: 'From u₀, α steps along u₁ and β steps along u₂ lead to x',
  point: [3, 4],
  frame: {
    name: 'u',
    origin: [2, 1],
    axes: [
      [2, 0.5],
      [-0.5, 1.25],
    ],
  },
  walk: [1, 2],
});
