/** Lists whose ids stand beside other names than the files bear. */
import { describe, expect, it } from 'vitest';
import { readRoster } from '../../../src/course/intake/roster.js';
import { namesMayAgree } from '../../../src/course/intake/names-agree.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import type { FullIntake } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';

const { folder, file } = temporaryPlaces();
const E = '05-inertia-tensor';
const canvas = (...names: string[]): Record<string, string> =>
  Object.fromEntries(names.map((name, i) => [`${name}_900${i}_33010${i}_${E}.ts`, name]));
const read = (tree: Record<string, string>, rows: readonly string[]): Promise<FullIntake> =>
  readSubmissions(folder(tree), {
    exercises: EXERCISES,
    roster: file(['student,name,canvas id', ...rows].join('\n'), 'roster.csv'),
  });
const FILES = canvas('lovelaceada', 'müllerjörg', 'smithjohn', 'obriensiobhán');
const NAMES = ['Lovelace, Ada', 'Müller, Jörg', 'Smith, John', "O'Brien, Siobhán"];
const listed = (ids: readonly number[]): string[] => NAMES.map((name, i) => `s-${i},"${name}",900${ids[i]}`);

describe('a roster', () => {
  it('whose ids are those of its names is taken', async () => {
    const { problems, submissions } = await read(FILES, listed([0, 1, 2, 3]));
    expect(problems).toEqual([]);
    expect(submissions.map(({ student, text }) => `${student} ${text!}`)).toEqual(
      Object.values(FILES).map((name, i) => `s-${i} ${name}`),
    );
  });

  it('that slipped by one row is refused in a sentence', async () => {
    await expect(read(FILES, listed([3, 0, 1, 2]))).rejects.toThrow(
      '4 of 4 are not: the files of "lovelaceada" have the id of s-1, "Müller, Jörg".',
    );
  });

  it('with one wrong id gives the file to nobody, and both are left open', async () => {
    const swapped = await read(FILES, listed([0, 1, 3, 4]));
    expect(swapped.problems.map(({ problem }) => problem)).toEqual([
      'It bears the name "obriensiobhán", and the roster has its id for s-2, "Smith, John".',
      'The roster has this name with another id of this system.',
    ]);
    expect(swapped.unsettled.map(({ student }) => student)).toEqual(['s-2', 's-3']);
  });

  it('with a name that nobody of it has is told, and the id counts', async () => {
    const { problems, submissions } = await read({ ...FILES, [`zzz_9007_330107_${E}.ts`]: 'z' }, [
      ...listed([0, 1, 2, 3]),
      's-7,"Curie, Marie",9007',
    ]);
    expect(submissions).toHaveLength(5);
    expect(problems.map(({ problem }) => problem)).toEqual([
      'It bears the name "zzz", and the roster has its id for s-7, "Curie, Marie".',
    ]);
  });
});

describe('a column of names, logins or addresses', () => {
  const PEOPLE = [
    ['Lovelace, Ada', 'ada.lovelace@x.edu', 'alovelace', 'adal'],
    ['Müller, Jörg', 'joerg@x.edu', 'jmueller', 'tigerjoerg'],
    ['Smith, John', 'jsmith@x.edu', 'jsmith', 'smithy'],
    ["O'Brien, Siobhán", 'siobhan.o@x.edu', 'sobrien', 'shiv'],
    ['Noether, Emmy', 'emmy@x.edu', 'enoether', 'emmy-n'],
    ['李伟', 'liwei@x.edu', 'lwei', 'q7'],
  ] as const;
  const ORDER = PEOPLE.map((_, i) => i);
  /** The list with one column in another order. */
  const shuffled = (column: number, order: readonly number[]): string =>
    file(
      [
        'student,name,email,login,github',
        ...PEOPLE.map((row, i) =>
          [`s-${i}`, ...row.map((_, k) => `"${PEOPLE[k === column ? order[i] : i][k]}"`)].join(','),
        ),
      ].join('\n'),
      'roster.csv',
    );
  const says = (id: string, name: string, other: string): string =>
    `expected a roster with the columns student, name, email and ids, but "${id}" stands beside "${name}" and looks like ` +
    `"${other}", and so do others: a column has slipped, or was sorted alone. Export the list anew, or leave the names out.`;

  it('that stands in its own rows is taken', () => {
    expect(readRoster(shuffled(0, ORDER)).rows).toHaveLength(6);
  });

  it.each([
    ['names that moved down', 0, [5, 0, 1, 2, 3, 4], says('joerg@x.edu', 'Lovelace, Ada', 'Müller, Jörg')],
    ['names that moved up', 0, [1, 2, 3, 4, 5, 0], says('joerg@x.edu', 'Smith, John', 'Müller, Jörg')],
    ['logins that moved down', 2, [5, 0, 1, 2, 3, 4], says('alovelace', 'Müller, Jörg', 'Lovelace, Ada')],
    ['GitHub names from the second row on', 3, [0, 2, 1, 3, 4, 5], undefined],
    ['addresses that were sorted alone', 1, [4, 2, 3, 0, 1, 5], says('emmy@x.edu', 'Lovelace, Ada', 'Noether, Emmy')],
    ['two logins that changed places', 2, [1, 0, 2, 3, 4, 5], undefined],
  ] as const)('%s', (_, column, order, why) => {
    const read = (): unknown => readRoster(shuffled(column, order)).rows.length;
    if (why === undefined) expect(read()).toBe(6);
    else expect(read).toThrow(expect.objectContaining({ why }));
  });

  it('is the same list in another order, with other line ends and signs between the cells', () => {
    const lines = ['student,name,login', 's-1,"Lovelace, Ada",ada', 's-2,"Smith, John",007'];
    const hash = (text: string): string => readRoster(file(text, 'roster.csv')).hash;
    const own = hash(lines.join('\n'));
    expect(hash(`\uFEFF${[lines[0], lines[2], lines[1]].join('\r\n')}\r\n`)).toBe(own);
    expect(hash(lines.map((line) => line.replace(/,(?! )/g, ';')).join('\n'))).toBe(own);
    expect(hash(lines.join('\n').replace('007', '7'))).not.toBe(own);
  });
});

it.each([
  ['lovelaceada', 'Lovelace, Ada', true],
  ['Jan Łukasiewicz', 'Kaya, İpek', false],
  ['Ipek Kaya', 'Kaya, İpek', true],
  ['OBrien Siobhan', "O'Brien, Siobhán", true],
  ['muellerjoerg', 'Müller, Jörg', true],
  ['Weiss Lena', 'Weiß, Lena', true],
  ['garcíamárqu', 'García Márquez, José', true],
  ['Emmy King', 'King, Amalie', true],
  ['Wang Xiaoming', '王小明', true],
  ['lovelaceada', 'Müller, Jörg', false],
  ['A. Curie', 'Bose, A.', false],
])('%s may be %s: %s', (one, other, may) => {
  expect(namesMayAgree(one, other)).toBe(may);
  expect(namesMayAgree(other, one)).toBe(may);
});
