/** Wrong ideas of the question of task 4, with the words for the student. */
import { total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { REPORTS, limitsOf, mostOf, spreadOf } from './situations.js';
import type { Report, Verdict } from './situations.js';

type Holds = (r: Report) => boolean;
const isBody: Holds = ({ moments }) => spreadOf(moments).every((x) => x >= 0);
/** Along each edge, or about each axis, with so many times the true limit. */
const byEdges =
  (times = 1): Holds =>
  (r) =>
    spreadOf(r.moments).every((x, k) => x <= times * limitsOf(r)[k]);
const byMoments =
  (times = 1): Holds =>
  (r) =>
    r.moments.every((moment, k) => moment <= times * mostOf(r)[k]);
const either = (...[id, says, body, fits]: [string, string, Holds, Holds]): Misconception<Report> => ({
  id,
  says,
  value: (r): Verdict => (!body(r) ? 'no body' : fits(r) ? 'possible' : 'too large'),
});
/** With the true limits, and with those of the moments. */
const anyLimits = (id: string, says: string, body: Holds): Misconception<Report>[] => [
  either(id, says, body, byEdges()),
  either(
    id,
    `${says} And a body may be too long for the box though each moment is small enough: look at one edge at a time.`,
    body,
    byMoments(),
  ),
];
const scaled = (id: string, says: string, times: number): Misconception<Report>[] =>
  [byEdges(times), byMoments(times)].map((fits) => either(id, says, isBody, fits));

export const ofReport: readonly Misconception<Report>[] = [
  ...anyLimits(
    'any-moments',
    'Any three moments that are small enough pass here. Each is a sum over the distances along the two other axes, so two of them together hold everything that the third one holds: may it be larger than their sum?',
    () => true,
  ),
  either(
    'box-forgotten',
    'The three moments are compared with each other only. That tells whether any body has them. A body inside this box cannot have its mass farther from an axis than the edges of the box.',
    isBody,
    () => true,
  ),
  either(
    'moment-by-moment',
    'Each moment is compared with the largest that the box allows. That it is small enough does not suffice: two edges share a moment, and a body that is too long along one may be thin along the other. What do the three moments together say of one edge alone?',
    isBody,
    byMoments(),
  ),
  ...scaled(
    'solid-brick-is-the-most',
    'More than the solid brick has passes for too large. The body may be hollow or heavy at its corners: how much can it have if all mass is as far out as the box allows?',
    1 / 3,
  ),
  ...scaled(
    'edges-taken-for-halves',
    'The limit takes the edges of the box for the distance from the axis. The axis goes through the middle, so the farthest line of the box is half as far away in both directions.',
    4,
  ),
  ...scaled(
    'edges-halved',
    'The limit is a quarter of what it should be, as if the edges had been halved twice. How far from the middle are two opposite faces of the box?',
    1 / 4,
  ),
  either(
    'square-of-the-sum',
    'The limit has the square of a sum, (b + c)². By Pythagoras the squared distance of a corner from the axis is a sum of squares.',
    isBody,
    ({ mass, size, moments }) => size.every((edge, k) => moments[k] <= (mass * (total(size) - edge) ** 2) / 4),
  ),
  ...anyLimits(
    'third-is-the-largest',
    'Only the third moment is compared with the sum of the others. They stand in no order: which one of the three may be too large?',
    ({ moments: [x, y, z] }) => z <= x + y,
  ),
  ...anyLimits(
    'flat-is-no-body',
    'A moment that equals the sum of the two others passes for impossible. All thin plates have that. Only a larger one belongs to no body.',
    ({ moments }) => spreadOf(moments).every((x) => x > 0),
  ),
  either(
    'full-is-too-large',
    'A body that is just as long as the box passes for too large. It lies within, on both faces: only what is longer does not.',
    isBody,
    (r) => spreadOf(r.moments).every((x, k) => x < limitsOf(r)[k]),
  ),
  either(
    'total-alone',
    'The sum of the three moments is compared with the largest that the box allows. A body that is too long along one edge may make up for it along the others: what do the three say of one edge alone?',
    isBody,
    (r) => total(r.moments) <= total(mostOf(r)),
  ),
  either(
    'own-edge',
    'The edge along the axis is taken for the distance from it. A moment about x comes from distances along y and z: which edges of the box bound those?',
    isBody,
    (r) => limitsOf(r).every((limit, k) => r.moments[k] <= limit),
  ),
  ...guesses<Report>(REPORTS, 'Two laws decide: what the three moments say of each other, and what the box allows.'),
];
