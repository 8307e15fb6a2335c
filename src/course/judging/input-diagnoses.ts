/**
 * Mistakes that are right answers to other inputs: a first point that is skipped, a mass taken as 1,
 * an angle in degrees, two components exchanged. Each is a change of the input, made wherever
 * the same name stands in it.
 */
import { isList } from './judgement.js';

/** A change of an input and the words for it. */
export interface InputChange {
  id: string;
  says: string;
  change: (input: unknown) => unknown;
}

/** A pattern of a place: field names, and null for every entry of a list. */
type Place = readonly (string | null)[];

const key = (place: Place): string => place.map((step) => step ?? '*').join('.');

/** The places of an input at which something of that kind stands. */
function placesWhere(input: unknown, is: (value: unknown) => boolean): Place[] {
  const found = new Map<string, Place>();
  const walk = (value: unknown, place: Place): void => {
    if (is(value)) found.set(key(place), place);
    if (isList(value)) for (const entry of Array.from(value)) walk(entry, [...place, null]);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) walk(inner, [...place, name]);
    }
  };
  walk(input, []);
  return [...found.values()];
}

/** The input with everything at that place replaced. */
function replaced(input: unknown, place: Place, by: (value: unknown) => unknown): unknown {
  if (place.length === 0) return by(input);
  const [step, ...rest] = place;
  if (step === null) {
    return isList(input) ? Array.from(input, (entry) => replaced(entry, rest, by)) : input;
  }
  if (typeof input !== 'object' || input === null || !Object.hasOwn(input, step)) return input;
  const record = input as Record<string, unknown>;
  return { ...record, [step]: replaced(record[step], rest, by) };
}

const isNumber = (value: unknown): boolean => typeof value === 'number';
const isVector = (value: unknown): boolean =>
  isList(value) && value.length > 1 && value.length <= 4 && Array.from(value).every(isNumber);
const isMatrix = (value: unknown): boolean =>
  isList(value) && value.length > 1 && Array.from(value).every((row) => isList(row) && row.length === value.length);
/** A list of things, of which there may be any number. */
const isLongList = (value: unknown): boolean =>
  isList(value) &&
  value.length > 0 &&
  !isVector(value) &&
  !isMatrix(value) &&
  !(value.length === 1 && isNumber(value[0]));

const AXES = ['x', 'y', 'z'];
const nameOf = (place: Place): string => place.filter((step) => step !== null).at(-1) ?? 'the number';
const listOf = (value: unknown): unknown[] => Array.from(value as ArrayLike<unknown>);

interface Kind {
  is: (value: unknown) => boolean;
  /** The changes of what stands there, each with its words, given the name of the place. */
  changes: (value: unknown, name: string) => readonly (readonly [string, string, (value: unknown) => unknown])[];
}

const number = (by: (x: number) => number) => (value: unknown) => by(value as number);

const kinds: readonly Kind[] = [
  {
    is: isNumber,
    changes: (_value, name) => [
      ['ignored', `${name} makes no difference here: the answer is that for ${name} = 0`, number(() => 0)],
      ['taken-as-one', `${name} is not used: the answer is that for ${name} = 1`, number(() => 1)],
      ['sign-of-input', `${name} is used with the other sign`, number((x) => -x)],
      [
        'magnitude-of-input',
        `The sign of ${name} is lost: the answer is that for its absolute value`,
        number(Math.abs),
      ],
      ['degrees', `${name} is taken for degrees and turned into radians`, number((x) => (x * Math.PI) / 180)],
      ['radians', `${name} is turned from radians into degrees`, number((x) => (x * 180) / Math.PI)],
      ['twice-the-input', `${name} is counted twice`, number((x) => 2 * x)],
      ['half-the-input', `Only half of ${name} is used`, number((x) => x / 2)],
      ['squared-input', `${name} is squared`, number((x) => x * x)],
    ],
  },
  {
    is: isVector,
    changes: (value, name) => {
      const entries = listOf(value);
      const labels =
        entries.length === 3 ? AXES : entries.length === 4 ? ['w', ...AXES] : entries.map((_, i) => `number ${i + 1}`);
      const swaps = entries.flatMap((_, i) =>
        entries
          .slice(i + 1)
          .map((_entry, j): readonly [string, string, (v: unknown) => unknown] => [
            'components-exchanged',
            `${labels[i]} and ${labels[i + j + 1]} of ${name} are exchanged`,
            (v) => listOf(v).map((x, k, all) => (k === i ? all[i + j + 1] : k === i + j + 1 ? all[i] : x)),
          ]),
      );
      const single = entries.flatMap((_, i): (readonly [string, string, (v: unknown) => unknown])[] => [
        [
          'component-ignored',
          `${labels[i]} of ${name} makes no difference here`,
          (v) => listOf(v).map((x, k) => (k === i ? 0 : x)),
        ],
        [
          'component-sign',
          `${labels[i]} of ${name} is used with the other sign`,
          (v) => listOf(v).map((x, k) => (k === i ? -(x as number) : x)),
        ],
      ]);
      const length = (v: unknown): number => Math.sqrt(listOf(v).reduce<number>((s, x) => s + (x as number) ** 2, 0));
      return [
        ['vector-sign', `${name} is used with the other sign`, (v) => listOf(v).map((x) => -(x as number))],
        [
          'vector-ignored',
          `${name} makes no difference here: the answer is that for zeros`,
          (v) => listOf(v).map(() => 0),
        ],
        [
          'vector-normalised',
          `${name} is first brought to length 1`,
          (v) => listOf(v).map((x) => (x as number) / length(v)),
        ],
        ...swaps,
        ...single,
      ];
    },
  },
  {
    is: isMatrix,
    changes: (_value, name) => [
      [
        'matrix-transposed',
        `Rows and columns of ${name} are exchanged: this is the answer for its transpose`,
        (m) => listOf(m).map((_row, i) => listOf(m).map((row) => listOf(row)[i])),
      ],
      [
        'off-diagonal-ignored',
        `Only the diagonal of ${name} is used`,
        (m) => listOf(m).map((row, i) => listOf(row).map((x, j) => (i === j ? x : 0))),
      ],
    ],
  },
  {
    is: isLongList,
    changes: (_value, name) => [
      ['first-skipped', `The first entry of ${name} is left out`, (list) => listOf(list).slice(1)],
      [
        'last-skipped',
        `The last entry of ${name} is left out: where does the loop end?`,
        (list) => listOf(list).slice(0, -1),
      ],
      ['only-the-first', `Only the first entry of ${name} is used`, (list) => listOf(list).slice(0, 1)],
      [
        'only-the-last',
        `Only the last entry of ${name} is used: is a sum written over instead of added to?`,
        (list) => listOf(list).slice(-1),
      ],
      ['only-two', `Only the first two entries of ${name} are used`, (list) => listOf(list).slice(0, 2)],
      ['only-three', `Only the first three entries of ${name} are used`, (list) => listOf(list).slice(0, 3)],
      ['first-twice', `The first entry of ${name} is counted twice`, (list) => [listOf(list)[0], ...listOf(list)]],
      [
        'last-twice',
        `The last entry of ${name} is counted twice`,
        (list) => [...listOf(list), ...listOf(list).slice(-1)],
      ],
      ['read-backwards', `The entries of ${name} are taken in reverse order`, (list) => listOf(list).reverse()],
    ],
  },
];

/** All changes of an input like this one. */
export function inputChanges(input: unknown): InputChange[] {
  return kinds.flatMap(({ is, changes }) =>
    placesWhere(input, is).flatMap((place) => {
      let first: unknown;
      replaced(input, place, (value) => (first ??= value));
      return changes(first, nameOf(place)).map(([id, says, by]): InputChange => ({
        id,
        says: `${says}.`,
        change: (other) => replaced(other, place, (value) => (is(value) ? by(value) : value)),
      }));
    }),
  );
}

/** Quantities of an input by their names: plain numbers, and the lengths and sums of lists. */
export function quantitiesOf(input: unknown): Record<string, number> {
  const found: Record<string, number> = {};
  for (const place of placesWhere(input, isNumber)) {
    if (!place.includes(null)) replaced(input, place, (x) => (found[nameOf(place)] = x as number));
  }
  for (const place of placesWhere(input, isLongList)) {
    if (place.includes(null)) continue;
    replaced(input, place, (list) => {
      const entries = listOf(list);
      found[`the number of ${nameOf(place)}`] = entries.length;
      const [head] = entries;
      if (typeof head !== 'object' || head === null) return list;
      for (const [name, value] of Object.entries(head)) {
        if (typeof value !== 'number') continue;
        found[`the total ${name}`] = entries.reduce<number>((s, e) => s + (e as Record<string, number>)[name], 0);
      }
      return list;
    });
  }
  return found;
}
