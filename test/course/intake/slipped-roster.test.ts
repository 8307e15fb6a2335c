/** Lists whose ids stand beside other names than the files bear. */
import { describe, expect, it } from 'vitest';
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
