/** The picture of the statement: point masses and their distances from the centre of mass. */
import { pointMasses } from 'rigid-body-lab';
import { massFigure } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

const points: { mass: number; position: [number, number, number] }[] = [
  { mass: 3, position: [1, 2, 0.5] },
  { mass: 1, position: [3, 0.5, 1.5] },
  { mass: 2, position: [2.5, 3, 2] },
  { mass: 0.5, position: [0, 0, 2.5] },
  { mass: 1.5, position: [4, 2, 0] },
  { mass: 0.8, position: [1, 3.5, 3] },
];
const { com } = pointMasses(points);

export const picture: Figure = massFigure({
  title: 'Six point masses; the lines are r, from the centre of mass',
  particles: points,
  com,
  edges: points.map(({ position }) => [com, position]),
});
