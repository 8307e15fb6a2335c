/** Wrong ideas of the question of task 1, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { difference } from './inputs.js';
import { constants, exchanged } from './misconceptions.js';
import { CLAIMS, across, claimOf, nearer, wordFor } from './situations.js';
import type { Claim } from './situations.js';

const isAt = ({ com, axis }: Claim, point: Claim['a']): boolean =>
  across(axis, com).join() === across(axis, point).join();
/** The arm from A to the centre and the way to B, in all three components. */
const lean = ({ com, a, b }: Claim): number => difference(com, a).reduce((total, x, k) => total + x * (b[k] - a[k]), 0);

export const ofClaim: readonly Misconception<Claim>[] = [
  {
    id: 'parallel-axis-anywhere',
    says: 'The answer is always that the claim is right, as if the rule held between any two points. It holds from the centre of mass. Use it twice, from the centre to A and from the centre to B: what is I_B - I_A?',
    value: () => 'right',
  },
  {
    id: 'right-from-the-centre-alone',
    says: 'The claim is too large here whenever A is not at the centre of mass. It is so where B lies nearer to the centre than the rule thinks. But it can be too small as well, and right by a right angle: compute both moments for one case.',
    value: (claim) => (isAt(claim, claim.a) ? 'right' : 'too large'),
  },
  {
    id: 'right-from-the-centre-alone',
    says: 'The claim is too small here whenever A is not at the centre of mass. So it is where B lies away from the centre. What if B lies on the other side of A, towards the centre?',
    value: (claim) => (isAt(claim, claim.a) ? 'right' : 'too small'),
  },
  {
    id: 'right-to-the-centre',
    says: 'The claim counts as right if B is at the centre of mass. There the moment is the least of all, so it cannot be larger than I_A: the rule needs a minus on the way to the centre.',
    value: (claim) => (isAt(claim, claim.b) ? 'right' : claimOf(claim)),
  },
  {
    id: 'compares-the-moments',
    says: 'The answer tells whether the moment becomes smaller on the way from A to B. Asked is whether I_A + m d² is more than I_B: the claim may be too large though I_B is larger than I_A.',
    value: (claim) => wordFor(CLAIMS, nearer(claim)),
  },
  {
    id: 'trusted-from-the-centre-alone',
    says: 'The rule is trusted from the centre of mass, which is right. From anywhere else the answer tells only whether the moment becomes smaller on the way from A to B. Asked is whether I_A + m d² is more than I_B: the claim may be too large though I_B is larger than I_A, and right though B is farther off.',
    value: (claim) => (isAt(claim, claim.a) ? 'right' : wordFor(CLAIMS, nearer(claim))),
  },
  ...(['too small', 'right'] as const).map((asFar) => ({
    id: 'trusted-at-either-end',
    says: 'The claim counts as right if either axis goes through the centre of mass, and else as too large where B is nearer to it than A. From the centre outwards the rule holds. Which way does it change the moment on the way to the centre?',
    value: (claim: Claim) => {
      if (isAt(claim, claim.a) || isAt(claim, claim.b)) return 'right';
      return nearer(claim) === 0 ? asFar : wordFor(CLAIMS, nearer(claim));
    },
  })),
  {
    id: 'right-if-farther',
    says: 'The claim counts as too large only where B is nearer to the centre of mass than A, and else as right. On the way outwards the moment grows, but by m d² only if the way leaves A at a right angle to the arm. Compute both moments for one case.',
    value: (claim) => (nearer(claim) > 0 ? 'too large' : 'right'),
  },
  ...(['too small', 'too large'] as const).map((word) => ({
    id: 'never-on-one-side',
    says: `The claim is never ${word} here: those cases count as right. It can be off to either side: let B lie beyond A, then between A and the centre.`,
    value: (claim: Claim) => (claimOf(claim) === word ? 'right' : claimOf(claim)),
  })),
  {
    id: 'distance-along-the-axis',
    says: 'Differences along the axis count here. A point that is moved along the axis names the same axis: only what lies across it matters.',
    value: (claim) => wordFor(CLAIMS, lean(claim)),
  },
  {
    id: 'centre-at-the-origin',
    says: 'The centre of mass is taken to be at the origin. That would be right in axes that begin there. Measure from com.',
    value: (claim) => claimOf({ ...claim, com: [0, 0, 0] }),
  },
  {
    id: 'claim-and-truth-exchanged',
    says: 'The cases are told apart rightly, but the words are exchanged: the claim is too large where the true I_B is smaller.',
    value: (claim) => exchanged(CLAIMS, claimOf(claim)),
  },
  ...constants<Claim>(['too large', 'too small']),
];
