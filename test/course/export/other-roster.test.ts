/** Marks that would go to others: keys given anew, and rows whose names and ids are of two people. */
import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvRows } from '../../../src/course/disk/csv.js';
import { runLab } from '../cli/run-lab.js';
import { course, E5, madeTerm } from '../marks/small-term.js';

const NAMES = ['Müller, Jürgen', 'Müller, Anna', 'Ångström, Åsa', "O'Brien, Nora", 'Lee, Min'];
const LOGINS = ['jmueller', 'amueller', 'aangstroem', 'nobrien', 'mlee'];
const person = (i: number): { student: string; name: string; ids: string[] } => ({
  student: `s-${i}`,
  name: NAMES[i],
  ids: [LOGINS[i]],
});
const options = (people: readonly { student: string; name: string }[]): Parameters<typeof madeTerm>[1] => ({
  people: [...people],
  made: { layout: 'plain', roster: 'another one', exercise: null, overlay: false },
});
const handed = NAMES.map((_, i) => ({ student: `s-${i}`, exercise: E5, score: i + 1 }));
const made = madeTerm(handed, options(NAMES.map((_, i) => person(i))));
/** Keys and Canvas ids alone were known. */
const bare = madeTerm(handed, options(NAMES.map((_, i) => ({ student: `s-${i}`, name: '' }))));

beforeAll(() => {
  process.env['LAB_COURSE'] = course.root;
});
afterAll(() => {
  delete process.env['LAB_COURSE'];
  made.remove();
  bare.remove();
});

let count = 0;
async function filled(
  term: typeof made,
  roster: readonly string[],
  book: readonly string[],
): Promise<{ code: number; says: string; marks: string[] }> {
  const out = term.at(`out-${++count}`);
  const files = {
    roster: term.write('roster.csv', roster.join('\n')),
    book: term.write('book.csv', ['Student,ID,SIS Login ID,Section,HW', ...book].join('\n')),
  };
  const args = ['--roster', files.roster, '--fill', files.book, '--column', '05=HW', '--out', out];
  const ran = await runLab(['export', 'canvas', term.place, ...args]);
  const marks = existsSync(out) ? csvRows(readFileSync(out, 'utf8')).slice(1) : [];
  return { code: ran.code, says: (ran.err + ran.out).replace(/\s+/g, ' '), marks: marks.map(({ cells }) => cells[4]) };
}

const HEADING = 'student,name,login,canvas id';
const listed = (of: (i: number) => number): string[] => [
  HEADING,
  ...NAMES.map((_, i) => `s-${i},"${NAMES[of(i)]}",${LOGINS[of(i)]},${4000 + of(i)}`),
];
const book = (of: (i: number) => number): string[] =>
  NAMES.map((_, i) => `"${NAMES[of(i)]}",${4000 + i},${LOGINS[i]},S,`);
const same = (i: number): number => i;
const next = (i: number): number => (i + 1) % NAMES.length;

describe('another roster than the one that was graded with', { timeout: 180_000 }, () => {
  it('is taken where its keys are of the same people: with a new name and the old login, and without who left', async () => {
    const roster = listed(same).map((line) => line.replace('Ångström, Åsa', 'Sjöberg, Åsa'));
    const { code, marks } = await filled(made, roster.slice(0, -1), book(same));
    expect([code, marks]).toEqual([0, ['1', '2', '3', '4']]);
  });

  it.each([
    ['numbered anew', listed(next), 's-0 was "Müller, Jürgen" and is "Müller, Anna" there.', '5 of 5'],
    [
      'with two keys that changed places',
      listed((i) => [1, 0, 2, 3, 4][i]),
      's-0 was "Müller, Jürgen" and is "Müller, Anna" there.',
      '2 of 5',
    ],
    [
      'without names',
      listed(next).map((line) => line.replace(/,(?:name|"[^"]*"),/, ',')),
      's-0 was "Müller, Jürgen" and is amueller there.',
      '5 of 5',
    ],
  ])('is refused: %s', async (_, roster, who, many) => {
    const { code, says, marks } = await filled(made, roster, book(same));
    expect(says).toContain(
      `expected the roster that was graded with, or one with the same students under its keys; ${many} are others: ${who}`,
    );
    expect([code, marks]).toEqual([2, []]);
  });

  it('is refused where nothing tells', async () => {
    const { code, says } = await filled(bare, listed(same), book(same));
    expect(says).toContain(
      'expected the roster that was graded with, and got another one; neither a name nor a login nor an e-mail tells ' +
        'whether s-0 is the same student in both.',
    );
    expect(code).toBe(2);
  });
});

describe('a gradebook', { timeout: 180_000 }, () => {
  it('whose names slipped is refused in one sentence', async () => {
    const { code, says } = await filled(
      made,
      listed(same),
      book((i) => (i + 2) % NAMES.length),
    );
    expect(says).toContain(
      'its names and ids are not of the same rows, or those of the roster are not: Ångström, Åsa has the ids of s-0, "Müller, Jürgen".',
    );
    expect(code).toBe(2);
  });

  it('with one name that is another’s gets nothing in that row, and it is told', async () => {
    const { code, says, marks } = await filled(
      made,
      listed(same),
      book(same).map((row) => row.replace('Lee, Min', 'Curie, Marie')),
    );
    expect(marks).toEqual(['1', '2', '3', '4']);
    expect(says).toContain(
      'Rows of the file that got nothing, because its ids are those of a student of another name: Curie, Marie (s-4, "Lee, Min")',
    );
    expect(code).toBe(0);
  });
});
