/** What a repair gives back. */
import { derived, determinant3, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { repaired } from './inputs.js';
import type { Mat3, Vec3 } from './inputs.js';
import { guesses, isNone } from './words.js';

export interface Damage {
  row: 1 | 2 | 3;
  mix: Vec3;
}
export const REPAIRS = ['right', 'turned', 'refused'] as const;
const leans = oneOf([0, 0.25, -0.25, 0.5, -0.5]);
const kept = oneOf([1, 0.75, 1.25, 0.1]);
const lost = oneOf([-1, 0, -0.75, -0.1]);
const ofDamage = ({ row, mix }: Damage): (typeof REPAIRS)[number] => {
  const rows: Mat3 = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  rows[row - 1] = mix;
  if (determinant3(rows) <= 0) return 'refused';
  return repaired(rows).every((one, i) => one[i] > 1 - 1e-6) ? 'right' : 'turned';
};
export const afterRepair = (input: Damage): string => ofDamage(input);
export const anyDamage: Domain<Damage> = derived(
  recordOf({ row: oneOf([1, 2, 3] as const), one: leans, other: leans, kept, lost, gives: oneOf(REPAIRS) }),
  ({ row, one, other, kept: more, lost: less, gives }) => {
    const mix: Vec3 = [one, one, other];
    if (row === 3) mix[1] = other;
    mix[row - 1] = gives === 'refused' ? less : more;
    // A right one need not be without leans, and a wrong one must lean.
    if (gives === 'right') for (let i: number = row; i < 3; i++) mix[i] = 0;
    const input = { row, mix };
    return ofDamage(input) === gives ? input : undefined;
  },
);
const own = ({ row, mix }: Damage): number => mix[row - 1];
const others = ({ row, mix }: Damage): number[] => mix.filter((_x, i) => i !== row - 1);
/** The recipe looks at no row 3. */
const blind = (input: Damage): string =>
  ofDamage({ ...input, mix: input.mix.map((x, i) => (i === input.row - 1 ? 1 : x)) as Vec3 });
export const ofRepair: readonly Misconception<Damage>[] = [
  {
    id: 'repair-brings-back-the-truth',
    says: 'You say that whatever can be repaired becomes right again. Rows of unit length at right angles make a rotation, but which one? Lean row 1 a little and follow the recipe: does it ever find the old direction?',
    value: (input) => (own(input) > 0 ? 'right' : 'refused'),
  },
  {
    id: 'every-lean-stays',
    says: 'You let every lean turn the result. The recipe trusts row 1 first, then what row 2 adds to it. Which leans do the two vector products throw away?',
    value: (input) => (own(input) <= 0 ? 'refused' : isNone(others(input)) ? 'right' : 'turned'),
  },
  {
    id: 'row-two-never-turns',
    says: 'You let only a leaning row 1 turn the result. Row 3 is made square to the plane of rows 1 and 2. If row 2 leaves that plane, where does the new row 3 point?',
    value: (input) => (own(input) <= 0 ? 'refused' : input.row === 1 ? ofDamage(input) : 'right'),
  },
  {
    id: 'row-two-trusted-like-row-one',
    says: 'You let row 2 keep its direction, as row 1 does. It is made anew from the others. A row 2 that leans towards row 1 still lies in the same plane: what does the recipe take from row 2?',
    value: (input) => (own(input) <= 0 ? 'refused' : input.row < 3 && !isNone(others(input)) ? 'turned' : 'right'),
  },
  {
    id: 'repair-begins-with-row-three',
    says: 'You let the repair trust row 3 first, as if the recipe began there. It never looks at row 3. Which row keeps its direction?',
    value: ({ row, mix }) => (mix[row - 1] <= 0 ? 'refused' : isNone(mix.slice(0, row - 1)) ? 'right' : 'turned'),
  },
  {
    id: 'length-turns',
    says: 'You let a row of another length turn the result. Every row that is used is divided by its length. What is left of a length then?',
    value: (input) => (ofDamage(input) === 'right' && own(input) !== 1 ? 'turned' : ofDamage(input)),
  },
  {
    id: 'a-mirror-image-repaired',
    says: 'You let the repair accept what is reversed. The recipe alone would, and make a rotation that never was. Reverse one row: which sign has the determinant, and what must the function do?',
    value: (input) => (own(input) === 0 ? 'refused' : blind(input)),
  },
  {
    id: 'row-three-never-refused',
    says: 'You accept any row 3, since the recipe does not look at it. The function looks at the determinant before it begins, and row 3 is in it. What is it if row 3 is reversed, or lies in the plane of the others?',
    value: (input) => (input.row === 3 ? 'right' : ofDamage(input)),
  },
  {
    id: 'determinant-must-be-one',
    says: 'You refuse a matrix as soon as its determinant is not 1. A row that is too long or too short changes the determinant and spoils nothing. Only which determinants mean that there is nothing to repair?',
    value: (input) => (own(input) === 1 ? ofDamage(input) : 'refused'),
  },
  ...guesses(REPAIRS, 'Lean row 1, then row 3, then reverse one: do these three end alike?'),
];
