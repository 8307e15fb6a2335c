/** Wrong ideas of the question of task 2, with the words for the student. */
import { applied, transposed } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { difference, sum } from './inputs.js';
import { constants } from './misconceptions.js';
import { TIPS, heightOf, tipOf, wordFor } from './situations.js';
import type { Tip } from './situations.js';

const tip =
  (change: (right: Tip) => Partial<Tip>): Misconception<Tip>['value'] =>
  (input) =>
    tipOf({ ...input, ...change(input) });
const NONE = [0, 0, 0] as [number, number, number];
const UNTURNED: Tip['rotPos'] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const flipped = (m: Tip['rotPos']): Tip['rotPos'] => transposed(m) as Tip['rotPos'];

export const ofTip: readonly Misconception<Tip>[] = [
  {
    id: 'map-forgotten',
    says: 'The tip goes to the world as it stands in the drawing. That is right only for what was drawn in principal axes about the centre of mass. The body was mapped to those: what is drawn with it must go the same way, by both members of the map.',
    value: tip(() => ({ map: { diagRotPos: UNTURNED, diagLinPos: NONE } })),
  },
  {
    id: 'shift-forgotten',
    says: 'This is the height of the tip above the origin of the drawing. The shift is left out, or counted for the tip and for what it is compared with. diagLinPos is what makes the centre of mass the new origin: what are its new coordinates?',
    value: tip(({ map: { diagRotPos } }) => ({ map: { diagRotPos, diagLinPos: NONE } })),
  },
  {
    id: 'shift-in-the-world',
    says: 'The shift is added to the height as if it were in world axes. It is in the principal axes: in which order do the shift and the turn to the world come?',
    value: ({ tip: old, map: { diagRotPos, diagLinPos }, rotPos }) =>
      wordFor(TIPS, applied(rotPos, applied(diagRotPos, old))[2] + diagLinPos[2]),
  },
  {
    id: 'turn-forgotten',
    says: 'The tip is shifted, but not turned to the principal axes. The shift is in the new axes, the tip in the old ones: they cannot be added before the turn.',
    value: tip(({ map: { diagLinPos } }) => ({ map: { diagRotPos: UNTURNED, diagLinPos } })),
  },
  {
    id: 'shift-before-the-turn',
    says: 'The tip is shifted first and turned afterwards. In new = diagRotPos · old + diagLinPos the shift comes last, in the new axes.',
    value: tip(({ tip: old, map: { diagRotPos, diagLinPos } }) => ({
      tip: sum(old, diagLinPos),
      map: { diagRotPos, diagLinPos: NONE },
    })),
  },
  {
    id: 'shift-subtracted',
    says: 'diagLinPos is subtracted. It leads from the centre of mass to where the origin of the drawing comes to lie: put the old origin, zero, into the map.',
    value: tip(({ map: { diagRotPos, diagLinPos } }) => ({
      map: { diagRotPos, diagLinPos: difference(NONE, diagLinPos) },
    })),
  },
  {
    id: 'rows-are-axes',
    says: 'The height is taken along a column of rotPos, as if its rows were the axes of the body. rotPos brings the principal axes to the world: which three of its numbers make the z of the world?',
    value: tip(({ rotPos }) => ({ rotPos: flipped(rotPos) })),
  },
  {
    id: 'map-turned-back',
    says: 'The map is turned the wrong way, by the transpose of diagRotPos. It leads from the drawing to the principal axes as it stands.',
    value: tip(({ map: { diagRotPos, diagLinPos } }) => ({ map: { diagRotPos: flipped(diagRotPos), diagLinPos } })),
  },
  {
    id: 'body-or-world',
    says: 'This is the height along the third principal axis. That is right while the body lies as its axes do. It has turned: rotPos brings principal axes to the world.',
    value: tip(() => ({ rotPos: UNTURNED })),
  },
  {
    id: 'reading-order',
    says: 'The turn of the body comes before the map here. Factors act from the right: the drawing goes to the principal axes first, and from there to the world.',
    value: ({ tip: old, map: { diagRotPos, diagLinPos }, rotPos }) =>
      wordFor(TIPS, sum(applied(diagRotPos, applied(rotPos, old)), diagLinPos)[2]),
  },
  {
    id: 'up-for-down',
    says: 'The cases are told apart rightly, but the words are exchanged: z points up.',
    value: (input) => wordFor(TIPS, -heightOf(input)),
  },
  ...constants<Tip>(TIPS),
];
