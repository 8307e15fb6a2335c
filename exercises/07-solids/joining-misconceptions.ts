/** Wrong ideas of the question of task 2, with the words for the student. */
import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { across, against, apart } from './situations.js';
import type { Joining } from './situations.js';

/** Squared, without one coordinate. */
const fromOrigin = (place: Joining['first'], without: number): number =>
  total(place.filter((_x, k) => k !== without).map((x) => x * x));
export const ofJoining: readonly Misconception<Joining>[] = [
  {
    id: 'tensors-add',
    says: 'The plain sum is always right here. It is if both own axes are one line. Else each part is also carried round the common axis: two balls on a stick are harder to turn than two balls on the spot.',
    value: () => 'right',
  },
  {
    id: 'distance-in-space',
    says: 'The plain sum is right here only if both centres are one point. Moving a part along the axis does not change its moment about it: how far apart are the two axes?',
    value: (j) => against(j, total(apart(j)) > 0),
  },
  {
    id: 'hole-like-a-part',
    says: 'Cutting out goes the same way as joining here. A piece that is away from the axis of the rest had more moment about it than about its own centre: was enough taken away?',
    value: (j) => against({ ...j, how: 'joined' }, across(j) > 0),
  },
  {
    id: 'shift-lowers-the-moment',
    says: 'Too small and too large are exchanged. About its own centre of mass the moment of a part is the smallest of all parallel axes: so what does the sum lack?',
    value: (j) => against({ ...j, how: j.how === 'joined' ? 'cut out' : 'joined' }, across(j) > 0),
  },
  {
    id: 'along-the-axis',
    says: 'The distance along the axis decides here. Slide a part along the axis: no piece of it comes nearer to the axis. The distance across it counts.',
    value: (j) => against(j, apart(j)[j.axis] > 0),
  },
  {
    id: 'both-must-differ',
    says: 'The plain sum is right here unless the centres differ in both coordinates across the axis. One is enough: are two parallel axes side by side one line?',
    value: (j) =>
      against(
        j,
        apart(j).every((x, k) => k === j.axis || x > 0),
      ),
  },
  {
    id: 'distances-from-the-origin',
    says: 'The distances of the two centres from the origin are compared, or from an axis through it. Two places may be as far from it and yet apart. How far is one centre from the other, across the axis?',
    value: (j) => against(j, fromOrigin(j.first, -1) !== fromOrigin(j.second, -1)),
  },
  {
    id: 'distances-from-the-origin',
    says: 'The distances of the two centres from the origin are compared, or from an axis through it. Two places may be as far from it and yet apart. How far is one centre from the other, across the axis?',
    value: (j) => against(j, fromOrigin(j.first, j.axis) !== fromOrigin(j.second, j.axis)),
  },
  ...[1, 2].map((step) => ({
    id: 'one-coordinate-across',
    says: 'Only one of the two coordinates across the axis is compared here. Two parallel axes are one line if both agree.',
    value: (j: Joining) => against(j, apart(j)[(j.axis + step) % 3] > 0),
  })),
  ...guesses<Joining>(
    ['too small', 'too large'],
    'Take two balls side by side, then one behind the other on the axis, then cut one off again.',
  ),
];
