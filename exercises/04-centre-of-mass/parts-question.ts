/** Two parts: which of them is the centre of mass nearer to? */
import { derived, integerIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { balance } from './inputs.js';
import { guesses, word } from './words.js';

export interface Lump {
  volume: number;
  density: number;
}
export interface Joined {
  first: Lump;
  second: Lump;
}
export const NEARER = ['middle', 'first', 'second'] as const;
const WHICH = ['first', 'second', 'middle'] as const;
const few = integerIn(1, 4);
/** Where two parts at 0 and 1 m balance. */
export const nearerOf = ({ first, second }: Joined): string => {
  const list = [first, second].map(({ volume, density }, i) => ({ mass: volume * density, at: [i, 0, 0] }));
  const middle = balance(list)[0] - 0.5;
  return word(Math.abs(middle) < 1e-9 ? 0 : -middle, WHICH);
};
export const anyJoined: Domain<Joined> = derived(
  recordOf({
    p: few,
    q: few,
    r: few,
    s: few,
    more: integerIn(2, 3),
    on: oneOf(['volume', 'density'] as const),
    nearer: oneOf(NEARER),
  }),
  ({ p, q, r, s, more, on, nearer }) => {
    // Equal masses of another size; then one of them becomes two or three times as heavy.
    const lumps = [
      { volume: p * q, density: r * s },
      { volume: p * r, density: q * s },
    ];
    if (q === r && nearer === 'middle') return undefined;
    if (nearer !== 'middle') lumps[nearer === 'first' ? 0 : 1][on] *= more;
    return { first: lumps[0], second: lumps[1] };
  },
);
export const ofJoined: readonly Misconception<Joined>[] = [
  {
    id: 'larger-pulls-harder',
    says: 'You name the larger part. That is right if both are of one material. A balloon is larger than the stone that is tied to it: where do the two balance?',
    value: ({ first, second }) => word(first.volume - second.volume, WHICH),
  },
  {
    id: 'denser-pulls-harder',
    says: 'You name the denser part. That is right if both are of one size. Density says how much mass there is in a litre: how many litres are there?',
    value: ({ first, second }) => word(first.density - second.density, WHICH),
  },
  {
    id: 'density-before-size',
    says: 'You go by the density, and by the size only if both are equally dense. That is right for parts of one size. A heap of feathers may outweigh a lead shot: how many kilograms is each part?',
    value: ({ first, second }) => word(first.density - second.density || first.volume - second.volume, WHICH),
  },
  {
    id: 'size-before-density',
    says: 'You go by the size, and by the density only if both are equally large. That is right for parts of one material. A lead shot may outweigh a balloon: how many kilograms is each part?',
    value: ({ first, second }) => word(first.volume - second.volume || first.density - second.density, WHICH),
  },
  {
    id: 'middle-of-two-parts',
    says: 'You let two parts always balance half-way. That is the mean without weights, right for equal masses. What multiplies each place?',
    value: () => 'middle',
  },
  {
    id: 'light-part-pulls',
    says: 'You name the lighter part. On a seesaw the light child sits far out. Which of the two is the pivot nearer to?',
    value: ({ first, second }) => word(second.volume * second.density - first.volume * first.density, WHICH),
  },
  ...(['volume', 'density'] as const).map((same) => ({
    id: `equal-${same}-is-middle`,
    says: {
      volume:
        'You let equally large parts balance half-way, whatever they are made of. That is right if both are of one material. A litre of lead and a litre of water: which of the two is heavier?',
      density:
        'You let parts of equal density balance half-way, whatever their size. That is right if both are equally large. One litre of water and ten litres: which of the two is heavier?',
    }[same],
    value: (input: Joined) => (input.first[same] === input.second[same] ? 'middle' : nearerOf(input)),
  })),
  {
    id: 'sum-for-product',
    says: 'You add volume and density. Litres and kilograms per litre cannot be added. How many kilograms are three litres of two kilograms per litre?',
    value: ({ first, second }) => word(first.volume + first.density - second.volume - second.density, WHICH),
  },
  ...[1, -1].map((sign) => ({
    id: 'quotient-for-product',
    says: 'You divide, volume by density or density by volume. How many kilograms are three litres of two kilograms per litre?',
    value: ({ first, second }: Joined) =>
      word(sign * (first.volume * second.density - second.volume * first.density), WHICH),
  })),
  {
    id: 'one-against-the-other-cancels',
    says: 'You let the parts balance half-way if one is larger and the other denser. It may be so. Ten litres of one kilogram per litre against one litre of three: which is heavier?',
    value: ({ first, second }) => {
      const [larger, denser] = [first.volume - second.volume, first.density - second.density];
      return larger * denser < 0 ? 'middle' : word(larger + denser, WHICH);
    },
  },
  ...guesses(['first', 'second'], 'Exchange the two parts: the answer must change. What must you know of a part?'),
];
