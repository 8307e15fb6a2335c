/** Wrong ideas of task 4 about the common centre, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { compared, massOf } from './inputs.js';
import type { Answer, Two } from './inputs.js';
import type { PushedPair } from './stub.js';

const bySpeed =
  (speed: (pair: PushedPair) => number) =>
  ({ first, second }: Two<PushedPair>): Answer =>
    compared(speed(first), speed(second));
const centred = ({ place }: PushedPair): boolean => place === 'centre';
const truly = bySpeed((pair) => pair.push / massOf(pair));

/** A part in words. */
const amount = (part: number): string =>
  part === 0 ? 'nothing' : part > 1 ? 'twice' : part === 0.5 ? 'half' : part > 0.3 ? 'a third' : 'a quarter';

export const ofPairs: readonly Misconception<Two<PushedPair>>[] = [
  {
    id: 'used-up-for-turning',
    says: 'A push at the centre of the bar is said to carry farther than one beside it, which also turns the bars. Nothing is used up: the push gives the pair all its momentum wherever it acts.',
    value: (pairs) =>
      centred(pairs.first) === centred(pairs.second) ? truly(pairs) : centred(pairs.first) ? 'first' : 'second',
  },
  {
    id: 'half-used-up',
    says: 'A push beside the centre of the bar counts half in these answers. It turns the bars and still gives all of its momentum: what else could the momentum of the pair have come from?',
    value: bySpeed((pair) => (centred(pair) ? 2 : 1) * (pair.push / massOf(pair))),
  },
  {
    id: 'only-the-pushed-bar',
    says: 'Only the bar that is pushed counts. Its own centre does start faster, but the question is about the common centre of both, and the hinge takes the other bar along.',
    value: bySpeed(({ push, masses }) => push / masses[0]),
  },
  {
    id: 'loose-hinge-gives-way',
    says: 'With a loose hinge the second bar is left out. A loose hinge cannot pass on a torque, but it passes on forces, and those are inner ones: the common centre does not notice whether it is loose.',
    value: bySpeed((pair) => pair.push / (pair.hinge === 'loose' ? pair.masses[0] : massOf(pair))),
  },
  {
    id: 'harder-push-farther',
    says: 'Only the push counts in these answers. It gives the momentum of the pair. How fast is a heavy pair with the same momentum?',
    value: bySpeed(({ push }) => push),
  },
  {
    id: 'energy-for-momentum',
    says: 'These answers compare the energies, push squared over mass. The push gives momentum, and the energy that comes with it depends on where it acts. Divide the momentum by the mass.',
    value: bySpeed((pair) => pair.push ** 2 / massOf(pair)),
  },
  {
    id: 'lighter-pair-farther',
    says: 'Only the masses count in these answers. For equal pushes the lighter pair does go farther; these pushes differ.',
    value: bySpeed((pair) => 1 / massOf(pair)),
  },
  ...[1 / 2, 2, 0, 1 / 4, 1 / 3].flatMap((part): Misconception<Two<PushedPair>>[] => [
    {
      id: 'end-counts-otherwise',
      says: `A push at the free end counts ${amount(part)} in these answers. It turns the bars most, and still gives all of its momentum: the common centre goes on as if the push were at the centre.`,
      value: bySpeed((pair) => ((pair.place === 'end' ? part : 1) * pair.push) / massOf(pair)),
    },
    {
      id: 'hinge-counts-otherwise',
      says: `A push at the hinge counts ${amount(part)} in these answers. Where it acts decides how the bars turn and which starts faster; the momentum of the pair is the push, at any place.`,
      value: bySpeed((pair) => ((pair.place === 'hinge' ? part : 1) * pair.push) / massOf(pair)),
    },
    {
      id: 'hinge-counts-otherwise',
      says: `A push counts ${amount(part)} in these answers if the hinge is loose. How the bars hold together is an inner matter: the momentum of the pair is the push.`,
      value: bySpeed((pair) => ((pair.hinge === 'loose' ? part : 1) * pair.push) / massOf(pair)),
    },
  ]),
  ...[
    (pair: PushedPair) => pair.place === 'hinge',
    (pair: PushedPair) => pair.hinge === 'locked' || pair.place === 'hinge',
    (pair: PushedPair) => pair.place !== 'end',
    (pair: PushedPair) => pair.place === 'centre',
  ].map((reachesBoth): Misconception<Two<PushedPair>> => ({
    id: 'push-reaches-one-bar',
    says: 'In some of the pairs the second bar is left out, as if the push did not reach it. The hinge passes on forces at once, and the common centre is that of both bars in each case.',
    value: bySpeed((pair) => pair.push / (reachesBoth(pair) ? massOf(pair) : pair.masses[0])),
  })),
  {
    id: 'push-times-mass',
    says: 'The push is multiplied by the mass of the pair. With the same push, does a heavy pair start faster or more slowly?',
    value: bySpeed((pair) => pair.push * massOf(pair)),
  },
  {
    id: 'each-mass-by-itself',
    says: 'The push is divided by each mass, and the two are added. That is how easily two bodies are driven apart. Both bars go along with this push: how heavy are they together?',
    value: bySpeed(({ push, masses: [a, b] }) => push / a + push / b),
  },
  {
    id: 'second-bar-alone',
    says: 'Only the mass of the second bar counts. The question is about the common centre of both bars: how heavy are they together?',
    value: bySpeed(({ push, masses }) => push / masses[1]),
  },
  {
    id: 'always-the-first-pair',
    says: 'The first is said to go farther, whichever it is. Exchange the two in your mind: the answer must change with them. What sets the velocity of a common centre?',
    value: () => 'first',
  },
  {
    id: 'always-the-second-pair',
    says: 'The second is said to go farther, whichever it is. Exchange the two in your mind: the answer must change with them. What sets the velocity of a common centre?',
    value: () => 'second',
  },
  {
    id: 'all-go-as-far',
    says: 'All pairs are said to go as far. Where the push acts does make no difference to the common centre; how strong it is and how heavy the pair is do.',
    value: () => 'same',
  },
];
