/** What a long walk gets wrong. */
import { derived, dot, integerIn, lengthOf, oneOf, recordOf, quaternionProduct } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { unitQuaternion } from './inputs.js';
import type { Quaternion, Vec3 } from './inputs.js';
import { guesses } from './words.js';

export const WALKS = ['Euler', 'Euler, normalised', 'turned by the first', 'turned by the mean'] as const;
export const SPINS = ['zero', 'constant', 'faster', 'leaning'] as const;
export interface Walk {
  way: (typeof WALKS)[number];
  omega: (typeof SPINS)[number];
}
export const WRONGS = ['nothing', 'orientation', 'both'] as const;
/** ω in body axes at a time, and the end of a walk from rest position with n steps over one second. */
const spinAt = (omega: Walk['omega'], t: number): Vec3 =>
  ({ zero: [0, 0, 0], constant: [0, 0, 1], faster: [0, 0, 1 + t], leaning: [t, 0, 1] })[omega] as Vec3;
function walked({ way, omega }: Walk, n: number): Quaternion {
  let q: Quaternion = [1, 0, 0, 0];
  for (let k = 0; k < n; k++) {
    const w = spinAt(omega, (k + (way === 'turned by the mean' ? 0.5 : 0)) / n);
    const speed = lengthOf(w);
    const angle = speed / n / 2;
    if (way.startsWith('Euler')) {
      const next = quaternionProduct(q, [1, ...w.map((x) => x / n / 2)] as Quaternion);
      q = way === 'Euler' ? next : unitQuaternion(next);
    } else if (speed > 0)
      q = quaternionProduct(q, [Math.cos(angle), ...w.map((x) => (x / speed) * Math.sin(angle))] as Quaternion);
  }
  return q;
}
const ANSWERS = new Map(
  WALKS.flatMap((way) =>
    SPINS.map((omega): [string, (typeof WRONGS)[number]] => {
      const end = walked({ way, omega }, 10);
      const fine = walked({ way: 'turned by the mean', omega }, 1000);
      const cosine = Math.abs(dot(end, fine)) / lengthOf(end) / lengthOf(fine);
      if (Math.abs(lengthOf(end) - 1) > 1e-9) return [`${way} ${omega}`, 'both'];
      return [`${way} ${omega}`, cosine < 1 - 1e-10 ? 'orientation' : 'nothing'];
    }),
  ),
);
const answerOf = ({ way, omega }: Walk): (typeof WRONGS)[number] => ANSWERS.get(`${way} ${omega}`)!;
export const wrongIn = (input: Walk): string => answerOf(input);
const ALL: Walk[] = WALKS.flatMap((way) => SPINS.map((omega) => ({ way, omega })));
export const COUNT = ALL.length;
export const anyWalk: Domain<Walk> = derived(
  recordOf({ wrong: oneOf(WRONGS), at: integerIn(0, 20) }),
  ({ wrong, at }) => {
    const fits = ALL.filter((walk) => answerOf(walk) === wrong);
    return { ...fits[at % fits.length] };
  },
);
const but = (change: (walk: Walk) => string | false) => (input: Walk) => change(input) || wrongIn(input);
export const ofWalk: readonly Misconception<Walk>[] = [
  {
    id: 'normalising-mends-the-attitude',
    says: 'You let normalising mend everything. It brings the length back to one, and the orientation of 2q is that of q: what does it change about where the body points?',
    value: but(({ way }) => way === 'Euler, normalised' && 'nothing'),
  },
  {
    id: 'euler-keeps-the-length',
    says: 'You let Euler keep the length of q, since its rate is at a right angle to q. A step along the tangent leaves the circle: how long are q and a small piece square to it together?',
    value: but(({ way, omega }) => way === 'Euler' && omega !== 'zero' && 'orientation'),
  },
  {
    id: 'turned-is-always-exact',
    says: 'You take a whole turn for exact, whatever ω does. It is exact while ω stays what it was at the start of the step. Which ω acts later in the step here?',
    value: but(({ way }) => way === 'turned by the first' && 'nothing'),
  },
  {
    id: 'mean-omega-is-exact',
    says: 'You take the turn by the mean ω for exact. It is, while the axis stays. Turns about different axes do not add up like vectors: does their order count?',
    value: but(({ way }) => way === 'turned by the mean' && 'nothing'),
  },
  {
    id: 'mean-is-never-exact',
    says: 'You let every change of ω spoil the turn by the mean. About one axis the angles add up, and the angle is the mean ω times the time. Which change of ω keeps the axis?',
    value: but(({ way, omega }) => way === 'turned by the mean' && omega === 'faster' && 'orientation'),
  },
  {
    id: 'turns-lose-the-length',
    says: 'You let a turn by a wrong ω spoil the length, too. The product of two quaternions of length one has length one, whichever turn it is. What is wrong, then?',
    value: but(({ way, omega }) => way.startsWith('turned') && wrongIn({ way, omega }) === 'orientation' && 'both'),
  },
  {
    id: 'constant-omega-is-always-exact',
    says: 'You take every method for exact while ω is constant. q then runs on a circle all the same. What does a step along a tangent make of a circle?',
    value: but(({ omega }) => omega === 'constant' && 'nothing'),
  },
  {
    id: 'normalised-is-exact-for-constant-omega',
    says: 'You let Euler with normalising be exact while ω is constant. The axis is right then, and the length is mended. But a step along the tangent turns q by the arc tangent of the half angle: is that the half angle?',
    value: but(({ way, omega }) => way === 'Euler, normalised' && omega === 'constant' && 'nothing'),
  },
  {
    id: 'one-axis-is-enough',
    says: 'You take every turn about a lasting axis for exact. The axis is right, but how far does the body turn in a step in which it gets faster, and how far with the ω of the start?',
    value: but(({ way, omega }) => way === 'turned by the first' && omega === 'faster' && 'nothing'),
  },
  {
    id: 'normalising-loses-the-length',
    says: 'You let the length be wrong although each step ends by dividing by it. What is the length of q after the last division?',
    value: but(({ way, omega }) => way === 'Euler, normalised' && omega !== 'zero' && 'both'),
  },
  {
    id: 'a-body-at-rest-drifts',
    says: 'You let Euler spoil a body that does not turn. The error of a step comes from what the rate does not see. What is the rate of q here?',
    value: but(
      ({ way, omega }) => omega === 'zero' && way.startsWith('Euler') && (way === 'Euler' ? 'both' : 'orientation'),
    ),
  },
  ...guesses(WRONGS, 'Take one step with ω constant, by Euler and by a turn, and compare length and direction.'),
];
