/** Several assignments of Moodle: each has participant numbers of its own, so names join them. */
import { describe, expect, it } from 'vitest';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';
import type { Tree } from './support/trees.js';

const { folder, file } = temporaryPlaces();
const [A, B] = ['01-planar-body', '05-inertia-tensor'];
const at = (name: string, number: number, exercise: string): string =>
  `hw-${exercise}/${name}_${number}_assignsubmission_file/${exercise}.ts`;

const read = async (tree: Tree, table?: string): Promise<string[]> => {
  const roster = table === undefined ? {} : { roster: file(table, 'roster.csv') };
  const { submissions, problems } = await readSubmissions(folder(tree), { exercises: EXERCISES, ...roster });
  return [
    ...submissions.map(({ student, exercise, text }) => `${student} ${exercise.slice(0, 2)} ${text ?? ''}`),
    ...problems.map(({ origin, student, problem }) => `${origin.slice(3, 5)} ${student}: ${problem}`),
  ];
};

describe('several assignments of Moodle', () => {
  const two = {
    [at('Ann Lee', 11, A)]: 'ann 1',
    [at('Bo Ek', 12, A)]: 'bo 1',
    [at('Ann Lee', 21, B)]: 'ann 5',
    // As another student has in the other assignment.
    [at('Bo Ek', 11, B)]: 'bo 5',
  };

  it.each([
    ['no column of numbers', 'student,name\na,"Lee, Ann"\nb,"Ek, Bo"\n'],
    ['the numbers of one assignment', 'student,name,participant\na,"Lee, Ann",11\nb,"Ek, Bo",12\n'],
  ])('are joined with a roster that has %s', async (_what, table) => {
    expect(await read(two, table)).toEqual(['a 01 ann 1', 'a 05 ann 5', 'b 01 bo 1', 'b 05 bo 5']);
  });

  it('are joined by name without a roster', async () => {
    expect(await read(two)).toEqual(['Ann Lee 01 ann 1', 'Ann Lee 05 ann 5', 'Bo Ek 01 bo 1', 'Bo Ek 05 bo 5']);
  });

  it('two numbers of one name in one assignment are two students', async () => {
    const twins = { ...two, [at('Ann Lee', 13, A)]: 'other 1' };
    const table = 'student,name,participant\na,"Lee, Ann",11\nb,"Ek, Bo",12\nc,"Lee, Ann",13\n';
    const why =
      '05 Ann Lee: Two students of this name handed in to one assignment, and nothing tells which of them this one is.';
    expect(await read(twins, table)).toEqual(['a 01 ann 1', 'b 01 bo 1', 'b 05 bo 5', 'c 01 other 1', why]);
    const each = 'student,name,participant,participant\na,"Lee, Ann",11,21\nb,"Ek, Bo",12,\nc,"Lee, Ann",13,\n';
    const tree = Object.fromEntries(Object.entries(twins).filter(([name]) => name !== at('Bo Ek', 11, B)));
    expect(await read(tree, each)).toEqual(['a 01 ann 1', 'a 05 ann 5', 'b 01 bo 1', 'c 01 other 1']);
  });

  const twins = {
    [at('Ann Lee', 11, A)]: 'ann 1',
    [at('Ann Lee', 13, A)]: 'other 1',
    [at('Bo Ek', 12, A)]: 'bo 1',
    [at('Ann Lee', 21, B)]: 'ann 5',
    [at('Ann Lee', 23, B)]: 'other 5',
    [at('Bo Ek', 22, B)]: 'bo 5',
  };

  it('leave each of a name that cannot be told apart without a mark, and not as who handed in nothing', async () => {
    const roster = file('student,name\na,"Lee, Ann"\nb,"Ek, Bo"\nc,"Lee, Ann"\nd,"Oh, Cy"\n', 'namesakes.csv');
    const { unsettled } = await readSubmissions(folder(twins), { exercises: EXERCISES, roster });
    const both = ['a', 'c'].flatMap((student) => [A, B].map((exercise) => ({ student, exercise })));
    expect(unsettled).toEqual(both);
  });

  it('take the numbers of those two alone, and join the others by name', async () => {
    const table = 'student,name,participant,participant\na,"Lee, Ann",11,21\nb,"Ek, Bo",,\nc,"Lee, Ann",13,23\n';
    expect(await read(twins, table)).toEqual([
      ...['a 01 ann 1', 'a 05 ann 5', 'b 01 bo 1', 'b 05 bo 5', 'c 01 other 1', 'c 05 other 5'],
    ]);
    // A row that has one of its two numbers, too.
    expect(await read(twins, table.replace('Bo",,', 'Bo",12,'))).toContain('b 05 bo 5');
  });

  it('one after the other, are joined with the list of the first, whose numbers the second does not have', async () => {
    const second = { [at('Ann Lee', 21, B)]: 'ann 5', [at('Bo Ek', 22, B)]: 'bo 5' };
    const table = 'student,name,participant\na,"Lee, Ann",11\nb,"Ek, Bo",12\n';
    expect(await read(second, table)).toEqual(['a 05 ann 5', 'b 05 bo 5']);
    // Two of one name are told apart by nothing; whom the roster does not have is nobody.
    const more = { ...second, [at('Ann Lee', 23, B)]: 'x', [at('Cy Oh', 24, B)]: 'y' };
    expect(await read(more, table)).toEqual([
      'b 05 bo 5',
      expect.stringMatching(/^05 Ann Lee: Two students of this name/),
      expect.stringMatching(/^05 Ann Lee: Two students of this name/),
      '05 Cy Oh: The student is not in the roster.',
    ]);
    // One number of this assignment, and the list is of it: another one is told.
    expect(await read(second, `${table}c,"Oh, Cy",\n`.replace('11', '21'))).toEqual([
      'a 05 ann 5',
      '05 Bo Ek: The roster has this name with another id of this system.',
    ]);
  });

  it('of one assignment, a number that the roster has otherwise is told as what it is', async () => {
    const one = { [at('Ann Lee', 11, A)]: 'x' };
    expect(await read(one, 'student,name,participant\na,"Lee, Ann",21\n')).toEqual([
      '01 Ann Lee: The roster has this name with another id of this system.',
    ]);
  });
});
