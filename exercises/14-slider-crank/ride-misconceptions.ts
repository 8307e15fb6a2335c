/** Wrong ideas of the question of task 3, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import type { Bead } from './inputs.js';
import { always } from './misconceptions.js';

const PLACE = 'in its place';
const BESIDE = 'ahead or behind';
const OFF = 'off the wire';
const placed = ({ along }: Bead): string => (along === 0 ? PLACE : BESIDE);
const bead = (id: string, says: string, value: (b: Bead) => string): Misconception<Bead> => ({ id, says, value });

export const ofBead: readonly Misconception<Bead>[] = [
  bead(
    'feedback-mends-everything',
    'Here feedback brings the bead back to its place. It knows f alone: how far off the wire the bead is. It would mend the place too if f said where on the wire the bead should be. What in the two rates could make up for a start that was ahead?',
    (b) => (b.gain > 0 ? PLACE : b.across !== 0 ? OFF : placed(b)),
  ),
  bead(
    'feedback-mends-everything',
    'Here feedback brings a bead that started beside the wire back to its place. It knows f alone: how far off the wire the bead is. What in the two rates could make up for a start that was ahead?',
    (b) => (b.across === 0 ? placed(b) : b.gain > 0 ? PLACE : OFF),
  ),
  ...[
    { along: true, across: true },
    { along: true, across: false },
    { along: false, across: true },
  ].map((ignored) =>
    bead(
      'negative-sides-ignored',
      'A bead that starts behind its place, or to the negative side of the wire, counts as one that starts right here. Both distances have a sign. Is -1 m nearer than 0.1 m?',
      (b) => {
        const [ahead, aside] = [
          ignored.along ? Math.max(b.along, 0) : b.along,
          ignored.across ? Math.max(b.across, 0) : b.across,
        ];
        return aside !== 0 && b.gain <= 0 ? OFF : placed({ ...b, along: ahead });
      },
    ),
  ),
  bead(
    'negative-gain-leads-off',
    'With a negative gain every bead leaves the wire here, also one that starts on it. On the wire y is 0, and k times 0 is 0, whatever k is. What would take the bead off, without rounding?',
    (b) => (b.gain < 0 || (b.gain === 0 && b.across !== 0) ? OFF : placed(b)),
  ),
  bead(
    'ahead-counts-as-off',
    'A bead that starts on the wire, ahead or behind, counts as off the wire here if the gain is not positive. A start along the wire is no distance from it. What is y at the start, and later?',
    (b) => (b.gain <= 0 && (b.along !== 0 || b.across !== 0) ? OFF : placed(b)),
  ),
  bead(
    'right-velocities-are-enough',
    'Here a bead beside the wire counts as back on it without any feedback. Its velocity is right, along the wire. A right velocity keeps the distance that there is; it would be enough if the start were exact. What brings the bead back if k = 0?',
    (b) => (b.across !== 0 && b.gain < 0 ? OFF : placed(b)),
  ),
  bead(
    'sign-a-matter-of-taste',
    'Here feedback of either sign brings the bead back. That would be right if only the size of k mattered. With k < 0 the velocity across points away from the wire. What is it for across = 1 and k = -1?',
    (b) => (b.across !== 0 && b.gain === 0 ? OFF : placed(b)),
  ),
  bead(
    'off-stays-off',
    'Here a bead that starts beside the wire stays off it, whatever the gain. That is right without feedback. With k > 0, what does the distance do in the course of time?',
    (b) => (b.across !== 0 ? OFF : placed(b)),
  ),
  bead(
    'leaves-without-feedback',
    'Here a bead without feedback, or with the wrong one, leaves the wire even if it starts on it. On a straight wire the right velocity keeps it there, and k times 0 is 0, whatever k is. What would take it off, without rounding?',
    (b) => (b.gain <= 0 ? OFF : placed(b)),
  ),
  bead(
    'looks-along-first',
    'Here a bead that starts ahead or behind is never off the wire. It may be both at once, and then the answer asked for is that it is off. Which question comes first?',
    (b) => (b.along !== 0 ? BESIDE : b.across !== 0 && b.gain <= 0 ? OFF : PLACE),
  ),
  bead(
    'every-wrong-sign-leads-off',
    'Here the sign of the gain alone tells who is off the wire: all beads with k < 0, and no other. But k times 0 is 0, and without feedback a distance stays as it is. What does y do for k = 0, and what if it starts at 0?',
    (b) => (b.gain < 0 ? OFF : placed(b)),
  ),
  bead(
    'any-fault-of-the-start-remains',
    'Here every bead that starts on the wrong spot ends ahead or behind. A start across the wire changes nothing about the way along it. What becomes of each of the two, along and across, by itself?',
    (b) => (b.across !== 0 && b.gain <= 0 ? OFF : b.along !== 0 || b.across !== 0 ? BESIDE : PLACE),
  ),
  always(
    PLACE,
    'Feedback knows the distance from the wire only, and only for k > 0 does it make it smaller. What is left of a start that was ahead?',
  ),
  always(
    BESIDE,
    'A start on the right spot along the wire stays right along it. And what becomes of a distance across if k is not positive?',
  ),
  always(
    OFF,
    'With k > 0 the distance from the wire dies out, and on the wire itself nothing leads away from it. What does y do if it starts at 0?',
  ),
];
