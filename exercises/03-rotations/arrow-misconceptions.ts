/** Wrong ideas of the question of task 1, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { SIGNS, componentOf, signOf, signSeen } from './situations.js';
import type { Seen, Sign } from './situations.js';

/** What the frame says that the arrow belongs to. */
const own = ({ arrow, along }: Seen): Sign => (arrow.axis === along ? 'positive' : 'zero');
export const ofSeen: readonly Misconception<Seen>[] = [
  {
    id: 'rows-are-axes',
    says: 'Every arrow leans to the wrong side. So it would be for a turn the other way, or if the rows of R were the axes of the body. Turn a book by a quarter about z: along which axis of the world does its x axis point then, and in which line of R do these three numbers stand?',
    value: (seen) => signOf(componentOf(seen, seen.arrow.fixedTo === 'body' ? -1 : 1)),
  },
  {
    id: 'star-turns-along',
    says: 'Arrows of the body are right. An arrow of the world is treated as if it turned with the body, too. It stands still, like a star: which way does it go for somebody who turns with the body?',
    value: (seen) => signOf(componentOf(seen, 1)),
  },
  {
    id: 'body-stands-still',
    says: 'Arrows of the world are right. An arrow of the body is treated as if it were one of the world. It turns with the body: which way does it go for somebody who stands in the world?',
    value: (seen) => signOf(componentOf(seen, -1)),
  },
  {
    id: 'seen-in-its-own-frame',
    says: 'This is what the arrow is in its own frame, where it never changes. The component is asked for in the other frame, against which it has turned.',
    value: own,
  },
  {
    id: 'stars-never-move',
    says: 'An arrow of the world has the same components for the body as before. So it is for the world. What does a passenger of the body see of a star when the body turns?',
    value: (seen) => (seen.arrow.fixedTo === 'world' ? own(seen) : signSeen(seen)),
  },
  {
    id: 'sign-of-the-angle-lost',
    says: 'The answer does not depend on the sign of the angle. A turn the other way leans the arrow to the other side.',
    value: (seen) => signSeen({ ...seen, turn: { ...seen.turn, angle: Math.abs(seen.turn.angle) } }),
  },
  {
    id: 'y-turns-backwards',
    says: 'About x and z all is right; about y every arrow leans to the wrong side. The order is cyclic: a turn about z brings x to y, one about x brings y to z. What does one about y bring to what?',
    value: (seen) =>
      seen.turn.about === 1 ? signSeen({ ...seen, turn: { ...seen.turn, angle: -seen.turn.angle } }) : signSeen(seen),
  },
  {
    id: 'axis-turns-too',
    says: 'An arrow along the axis of the turn is treated as the others: as if it leaned over by the angle. What does a turn do to its own axis? Turn a book about its spine.',
    value: (seen) =>
      seen.arrow.axis === seen.turn.about && seen.along === seen.turn.about
        ? signOf(Math.cos(seen.turn.angle))
        : signSeen(seen),
  },
  {
    id: 'arrow-on-the-axis-vanishes',
    says: 'An arrow along the axis of the turn has no component at all here. It keeps its length: where does it point for both frames, if the turn is about it?',
    value: (seen) => (seen.arrow.axis === seen.turn.about ? 'zero' : signSeen(seen)),
  },
  {
    id: 'side-does-not-count',
    says: 'Across to the arrow the component has the sign of the sine of the angle, whichever axes these are and whoever looks. A turn about z brings x to y, and y to -x: so which way does the arrow lean that you are asked about?',
    value: (seen) =>
      seen.arrow.axis === seen.along || seen.turn.about === seen.along || seen.turn.about === seen.arrow.axis
        ? signSeen(seen)
        : signOf(Math.sin(seen.turn.angle)),
  },
  {
    id: 'star-is-minus-the-arrow',
    says: 'For a star every component has the sign against that of a painted arrow. The body sees the turn backwards, not the star: what does a turn the other way do to a cosine, and to what lies along the axis?',
    value: (seen) => (seen.arrow.fixedTo === 'world' ? signOf(-componentOf(seen, 1)) : signSeen(seen)),
  },
  {
    id: 'sine-past-a-right-angle',
    says: 'Beyond a quarter turn the arrow leans to the wrong side. There the cosine is negative; the sine keeps its sign until half a turn. Turn a book by 100°: to which side does its edge still point?',
    value: (seen) =>
      seen.arrow.axis === seen.along || Math.abs(seen.turn.angle) < Math.PI / 2
        ? signSeen(seen)
        : signSeen({ ...seen, turn: { ...seen.turn, angle: -seen.turn.angle } }),
  },
  {
    id: 'never-past-a-right-angle',
    says: 'An arrow keeps a positive part along its old direction here. That is right up to a quarter turn. What is the cosine of a larger angle?',
    value: (seen) => (seen.arrow.axis === seen.along ? 'positive' : signSeen(seen)),
  },
  ...guesses(SIGNS, 'Each of the three comes up. Take a book: which of its three edges does a turn leave where it is?'),
];
