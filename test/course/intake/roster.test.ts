import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../src/course/cli/command.js';
import { rosterAsUsage } from '../../../src/course/cli/lecturer/pack-student.js';
import { IntakeRefused } from '../../../src/course/intake/intake-refused.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { readRoster } from '../../../src/course/intake/roster.js';
import { EXERCISES } from './support/people.js';
import { temporaryPlaces } from './support/trees.js';
import type { Content, Tree } from './support/trees.js';

const { folder, file } = temporaryPlaces();
const roster = (content: Content): string => file(content, 'roster.csv');

/** Who handed in each file, or why that is not known. */
async function joined(content: string, tree: Tree): Promise<string[]> {
  const options = { exercises: EXERCISES, roster: roster(content) };
  const { submissions, problems } = await readSubmissions(folder(tree), options);
  return [
    ...submissions.map(({ student, text }) => `${text ?? '-'}: ${student}`),
    ...problems.map(({ student, problem }) => `${student}: ${problem}`),
  ];
}
const of = (...names: string[]): Tree =>
  Object.fromEntries(names.map((name) => [`${name}/05-inertia-tensor.ts`, name]));
const brightspace = (...names: string[]): Tree =>
  Object.fromEntries(names.map((name, i) => [`${i}-1 - ${name} - Sep 24, 2026 926 PM/05-inertia-tensor.ts`, name]));

describe('a roster that is read', () => {
  it('keeps zeros, umlauts and blanks within, whatever program wrote it', () => {
    const table = 'Student;Name;Matrikelnummer;E-Mail\r\n0071;Jürgen Müßig;0012;j@example.edu\r\n';
    const written: Content[] = [
      table,
      `\ufeff${table}`,
      new Uint8Array(Buffer.from(`\ufeff${table}`, 'utf16le')),
      table.replaceAll(';', '\t'),
      table.replaceAll(';', ','),
    ];
    for (const content of written) {
      expect(readRoster(roster(content)).rows).toEqual([
        {
          student: '0071',
          name: 'Jürgen Müßig',
          ids: [
            { kind: 'student', value: '0071' },
            { kind: 'sid', value: '0012' },
            { kind: 'email', value: 'j@example.edu' },
          ],
          groups: [],
        },
      ]);
    }
  });

  it('puts a name together from two columns', () => {
    expect(readRoster(roster('key,First name,Last name\na,Ana María,García López\n')).rows[0].name).toBe(
      'Ana María García López',
    );
  });

  const start = 'readSubmissions: expected a roster with the columns student, name, email and ids, ';
  it.each<[Content, string]>([
    ['', 'got an empty file.'],
    ['name,email\nA,b\n', 'got no column "student" in name, email.'],
    ['student\na\nb\na\n', 'got "a" twice, again in line 4.'],
    [
      'student,sid\na,1.23E+15\n',
      'but line 2 has the id 1.23E+15: a spreadsheet has rounded it. Export the list anew.',
    ],
    ['student,name\na,b,c\n', 'but line 2 has more cells than the heading.'],
    ['student,name\n,b\n', 'but line 2 has no student.'],
    ['student\n"a\n', 'but line 2 has a quotation mark that does not belong to a pair.'],
    [new Uint8Array([0x73, 0xfc]), 'got a file that is no text in UTF-8. Save it as "CSV UTF-8".'],
  ])('%j is refused', (content, message) => {
    expect(() => readRoster(roster(content))).toThrow(`${start}${message}`);
  });

  it('has to be there', () => {
    expect(() => readRoster('/nowhere/roster.csv')).toThrow(
      'readSubmissions: expected a roster at "/nowhere/roster.csv", which cannot be read (ENOENT).',
    );
  });

  it('is bad usage of a command if it is refused, and a fault of ours if anything else fails', () => {
    expect(() => rosterAsUsage(() => readRoster('/nowhere/roster.csv'))).toThrow(
      new UsageError('--roster: expected a roster at "/nowhere/roster.csv", which cannot be read (ENOENT).'),
    );
    const ours = new RangeError('Invalid string length');
    expect(() =>
      rosterAsUsage(() => {
        throw ours;
      }),
    ).toThrow(ours);
    expect(new IntakeRefused('why')).toBeInstanceOf(RangeError);
  });
});

describe('students of the roster', () => {
  const table =
    'student,name,login,email,sid\nada,Ada Ant,aant,ada@example.edu,0007\nbo,Bo Bee,bbee,bo@example.edu,0008\n';

  it.each(['ada', 'ADA', 'aant', 'ada@example.edu', 'Ada@Example.edu', '0007', 'Ada Ant', 'Ant, Ada', 'ada  ant'])(
    'a folder %j is hers',
    async (name) => {
      expect(await joined(table, of(name, 'bo'))).toEqual([`${name}: ada`, 'bo: bo']);
    },
  );

  it('an id without its zeros is found where it is that of one, and told', async () => {
    expect(await joined(table, of('7', 'bo'))).toEqual([
      '7: ada',
      'bo: bo',
      'ada: The id is that of the roster only without the zeros at its beginning.',
    ]);
    const two = 'student,sid\na,007\nb,07\nc,c\n';
    expect(await joined(two, of('7', 'c'))).toEqual([
      'c: c',
      '7: It could be of a or b: the roster has its ids for both.',
    ]);
  });

  it('and who handed in nothing are people of the batch, under the keys that results would have', async () => {
    const list = file('student,name,login\nb/1,Bo Bee,bo\nada,Ada Ant,ada\n', 'roster.csv');
    const tree = { 'ada/05-inertia-tensor.ts': 'x', 'ada/notes.pdf': 'x' };
    const { people, unsettled } = await readSubmissions(folder(tree), { exercises: EXERCISES, roster: list });
    expect(people).toEqual([
      { student: 'ada', name: 'Ada Ant', ids: ['ada'] },
      { student: 'b%2F1', name: 'Bo Bee', ids: ['bo'] },
    ]);
    expect(unsettled).toEqual([{ student: 'ada', exercise: '' }]);
  });

  it('who is not there is nobody', async () => {
    expect(await joined(table, of('cy', 'bo'))).toEqual(['bo: bo', 'cy: The student is not in the roster.']);
  });

  it('a name that two have is nobody’s, and an id that says two students is none', async () => {
    const twins = 'student,name\na,Sam Lee\nb,Lee Sam\n';
    expect(await joined(twins, brightspace('Sam Lee'))).toEqual(['Sam Lee: It could be of a or b.']);
    const crossed = 'student,name,sid,email\na,Ann,1,x@example.edu\nb,Bo,2,y@example.edu\n';
    const tree = {
      'submission_metadata.yml':
        "submission_1:\n  :submitters:\n  - :name: Ann\n    :sid: '1'\n    :email: y@example.edu\n",
      'submission_1/05-inertia-tensor.ts': 'x',
    };
    expect(await joined(crossed, tree)).toEqual(['Ann: It could be of a or b: the roster has its ids for both.']);
  });

  it('two who handed in under the one name of the roster are told apart or nobody', async () => {
    const one = 'student,name\na,Sam Lee\n';
    const canvas = { 'leesam_11_901_05-inertia-tensor.ts': 'x', 'leesam_12_902_05-inertia-tensor.ts': 'y' };
    const why =
      'leesam: Files with different ids bear this name, and the roster has it once: of two students, or of one with two ids.';
    expect(await joined(one, canvas)).toEqual([why, why]);
    expect(await joined('student,name,canvas\na,Sam Lee,11\n', canvas)).toEqual([
      'x: a',
      'leesam: The roster has this name with another id of this system.',
    ]);
  });

  it('a number of one kind is not taken for a number of another', async () => {
    const table = 'student,name,sid\na,Ann Lee,4711\nb,Bo Ek,4712\n';
    expect(await joined(table, { 'ekbo_4711_1_05-inertia-tensor.ts': 'x' })).toEqual(['x: b']);
    const bare = 'student,name\n4711,Ann Lee\n4712,Bo Ek\n';
    expect(await joined(bare, { 'ekbo_4711_1_05-inertia-tensor.ts': 'x' })).toEqual(['x: 4712']);
  });

  it('any column of ids is one, where the system has none of its own', async () => {
    const table = 'student,name,their number\na,Ann Lee,4711\n';
    expect(await joined(table, { 'leeann_4711_1_05-inertia-tensor.ts': 'x' })).toEqual(['x: a']);
  });

  it('a student of Brightspace who handed in twice is one, if one has the name', async () => {
    const tree = {
      '1-1 - Ann Lee - Sep 24, 2026 926 PM/05-inertia-tensor.ts': 'old',
      '2-1 - Ann Lee - Sep 24, 2026 927 PM/05-inertia-tensor.ts': 'new',
    };
    expect(await joined('student,name\na,"Lee, Ann"\n', tree)).toEqual(['new: a']);
  });
});
