/** Wrong ideas of the question of task 3, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { COUNTS, behind, counted } from './situations.js';
import type { Facing } from './situations.js';

const isInside = ({ brick: { low, high }, from }: Facing): boolean => from.every((x, k) => low[k] <= x && x <= high[k]);
const opposite = (f: Facing): Facing => ({ ...f, face: { ...f.face, side: f.face.side === 'low' ? 'high' : 'low' } });
/** What a face on either side might do for a point beside it. */
const BESIDE = (['adds', 'takes away'] as const).flatMap((low) =>
  (['takes away', 'adds'] as const).map((high) => ({ low, high })),
);
export const ofFacing: readonly Misconception<Facing>[] = [
  {
    id: 'volumes-are-positive',
    says: 'Each tetrahedron adds here, unless it is flat. That is right for a point inside. From outside, those over the near faces hold no part of the brick: somebody has to take them away again. Draw a square and a point beside it.',
    value: (f) => (behind(f) === 0 ? 'nothing' : 'adds'),
  },
  {
    id: 'outside-takes-away',
    says: 'The answer depends on whether the point is inside the brick. From a point outside the faces on the far side still add, or nothing would be left: look at the plane of this one face.',
    value: (f) => (behind(f) === 0 ? 'nothing' : isInside(f) ? 'adds' : 'takes away'),
  },
  {
    id: 'seen-from-outside-adds',
    says: 'For a point outside, the faces that it sees add and the hidden ones take away. Take a square and a point beside it: how much of the triangle over the near side lies in the square, and how much of that over the far side?',
    value: (f) => counted(isInside(f) ? behind(f) : 0 - behind(f)),
  },
  {
    id: 'hidden-is-nothing',
    says: 'For a point outside, the hidden faces count nothing here. But the tetrahedra over a hidden face reach through the whole brick. If those over the near faces take away and these do nothing, what is left of the brick?',
    value: (f) => (isInside(f) ? counted(behind(f)) : behind(f) > 0 ? 'nothing' : counted(behind(f))),
  },
  ...BESIDE.map((words) => ({
    id: 'flat-on-the-face-only',
    says: 'From the plane of the face, but beside the face itself, the answer is not nothing here. Four points in one plane make a flat tetrahedron wherever in the plane they lie: what is its volume?',
    value: (f: Facing) => (behind(f) === 0 && !isInside(f) ? words[f.face.side] : counted(behind(f))),
  })),
  ...(['adds', 'takes away'] as const).map((word) => ({
    id: 'never-nothing',
    says: `From the plane of the face it ${word} here. In that plane the tetrahedra are flat: how much do they hold?`,
    value: (f: Facing) => (behind(f) === 0 ? word : counted(behind(f))),
  })),
  {
    id: 'middle-decides',
    says: 'The point is compared with the middle of the brick. The tetrahedra over a face change their sign at the plane of this face, not in the middle.',
    value: (f) => counted((behind(f) - behind(opposite(f))) / 2),
  },
  {
    id: 'opposite-face',
    says: 'The point is compared with the plane of the opposite face. Each face has its own plane: on which side of it does the point lie?',
    value: (f) => counted(0 - behind(opposite(f))),
  },
  {
    id: 'side-decides',
    says: 'High faces add and low ones take away here. That is right for a point that lies low enough on all axes, as the origin often does. Where is this point?',
    value: (f) => (behind(f) === 0 ? 'nothing' : f.face.side === 'high' ? 'adds' : 'takes away'),
  },
  {
    id: 'facing-adds',
    says: 'The faces that can be seen from the point add here. Take a point inside the brick: it sees every face from within, and all of them must add.',
    value: (f) => counted(0 - behind(f)),
  },
  ...guesses<Facing>(COUNTS, 'Move the point through the plane of the face: what becomes of the tetrahedra over it?'),
];
