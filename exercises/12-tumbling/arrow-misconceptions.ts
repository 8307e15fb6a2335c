/** Wrong ideas of task 2 about where an arrow points, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { directionOf } from './inputs.js';
import type { Arrow } from './inputs.js';

const byQuarters = (halfFlips: number): string => directionOf({ arrow: 'axis', seenFrom: 'world', halfFlips });

export const arrowMistakes: Misconception<Arrow>[] = [
  {
    id: 'momentum-turns',
    says: 'Here L turns over in the world together with the body. No torque acts, so in the world L keeps its direction. It is the body that turns, with its axes: who sits in the body sees L turn.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'axis' && seenFrom === 'body' ? 'along' : byQuarters(halfFlips),
  },
  {
    id: 'momentum-painted-on',
    says: 'Seen from the world both arrows turn over here, seen from the body neither, as if L were painted on the body. No torque acts: what does L do in the world, and how does that look to somebody who turns over?',
    value: ({ seenFrom, halfFlips }) => (seenFrom === 'body' ? 'along' : byQuarters(halfFlips)),
  },
  {
    id: 'only-for-who-turns',
    says: 'Seen from the world both arrows rest here, seen from the body both turn over. So it is with L. The painted arrow goes along with the body: what does it do in the world, and what does somebody see who sits beside it?',
    value: ({ seenFrom, halfFlips }) => (seenFrom === 'world' ? 'along' : byQuarters(halfFlips)),
  },
  {
    id: 'frames-exchanged',
    says: 'World and body are exchanged. An axis of the body is at rest for who sits in the body, and L is at rest in the world. Which of the two does the observer that is shown belong to?',
    value: ({ arrow, seenFrom, halfFlips }) =>
      (arrow === 'momentum') === (seenFrom === 'world') ? byQuarters(halfFlips) : 'along',
  },
  {
    id: 'momentum-rests-everywhere',
    says: 'L keeps its direction here for everybody. That is right in the world. Who turns over with the body sees what rests in the world turn over the other way.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'axis' && seenFrom === 'world' ? byQuarters(halfFlips) : 'along',
  },
  {
    id: 'axis-rests-everywhere',
    says: 'The painted arrow keeps its direction here for everybody. That is right for who sits in the body. In the world the body turns over, and what is painted on it turns along.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'momentum' && seenFrom === 'body' ? byQuarters(halfFlips) : 'along',
  },
  {
    id: 'turns-for-everybody',
    says: 'Here both arrows turn over for both observers. Each arrow rests for one of them: who sits in the body carries the painted arrow along, and in the world nothing turns L. Which two of the four cases stay?',
    value: ({ halfFlips }) => byQuarters(halfFlips),
  },
  ...(['along', 'against'] as const).flatMap((even) =>
    [true, false].map((all) => ({
      id: 'odd-or-even-decides',
      says: `Here it decides whether the half flips are odd or even: after an even number the arrow always points ${even} its start. After 2 the body has turned over, after 4 it is back. How do the even numbers differ?`,
      value: (input: Arrow) =>
        !all && (input.arrow === 'momentum') === (input.seenFrom === 'world')
          ? 'along'
          : input.halfFlips % 2 === 1
            ? 'across'
            : even,
    })),
  ),
  {
    id: 'axis-turns-for-all',
    says: 'The painted arrow turns over here also for the observer in the body. It does in the world. Who sits in the body and turns along sees it at the same place all the time, like the nose of a car from the driver’s seat.',
    value: ({ arrow, seenFrom, halfFlips }) =>
      arrow === 'momentum' && seenFrom === 'world' ? 'along' : byQuarters(halfFlips),
  },
  {
    id: 'whole-flips-counted',
    says: 'Half flips are counted as whole ones. After one half flip ω2 is zero and the body is on its way, with its middle axis across L; after two it has turned over.',
    value: (input) => directionOf({ ...input, halfFlips: 2 * input.halfFlips }),
  },
  {
    id: 'no-way-back',
    says: 'Once turned over, the body stays so here. With friction inside a body does end in one place. Without friction it turns over again and again: where is it after two whole flips?',
    value: (input) => (directionOf(input) === 'along' && input.halfFlips > 0 ? lookAgain(input) : directionOf(input)),
  },
  {
    id: 'turned-over-once-only',
    says: 'Only after the first flip the arrow points against its start here. The body turns over again and again, and nothing ends that: it is turned over after one flip, after three, after five. How many half flips are that?',
    value: (input) => (directionOf(input) === 'against' && input.halfFlips > 2 ? 'along' : directionOf(input)),
  },
  ...['along', 'across', 'against'].map((answer) => ({
    id: `always-${answer}`,
    says: `The answer is "${answer}" for every arrow, observer and number of flips. Which of the two arrows rests in the world, and which in the body? And what do flips do to the other?`,
    value: () => answer,
  })),
];

/** Against, where the arrow turns at all. */
function lookAgain({ arrow, seenFrom }: Arrow): string {
  return directionOf({ arrow, seenFrom, halfFlips: 2 });
}
