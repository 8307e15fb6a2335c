import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { intakeSummary, readSubmissions } from '../../../src/course/intake/read-submissions.js';
import type { IntakeOptions } from '../../../src/course/intake/read-submissions.js';
import { EXERCISES, textBy } from './support/people.js';
import { temporaryPlaces, zipOf } from './support/trees.js';
import type { Tree } from './support/trees.js';

const { folder, zip, file } = temporaryPlaces();
const exercises = EXERCISES;
const ROSTER = 'student,name,login,github\nada,Ada Ant,ada1,adaant\nbo,Bo Bee,bo1,bo-bee\n';

type Options = Partial<IntakeOptions>;
const read = (tree: Tree, options: Options = {}) => readSubmissions(folder(tree), { exercises, ...options });
/** Student, exercise and text of each submission. */
const found = async (tree: Tree, options: Options = {}): Promise<string[]> =>
  (await read(tree, options)).submissions.map(({ student, exercise, text }) => `${student} ${exercise} ${text ?? '-'}`);
const problems = async (tree: Tree, options: Options = {}): Promise<string[]> =>
  (await read(tree, options)).problems.map(({ origin, student, problem }) => `${origin} [${student}] ${problem}`);

describe('folders and files that people named', () => {
  it('a folder for each student', async () => {
    const tree = {
      'ada/05-inertia-tensor.ts': 'a',
      'ada/work/01-planar-body.ts': 'b',
      'Bo Bee.zip': zipOf({ 'deep/er/05-inertia-tensor.ts': 'c' }),
    };
    expect(await found(tree)).toEqual([
      'Bo Bee 05-inertia-tensor c',
      'ada 01-planar-body b',
      'ada 05-inertia-tensor a',
    ]);
  });

  it('a folder for each exercise', async () => {
    const tree = {
      '05-inertia-tensor/ada.ts': 'a',
      '05-inertia-tensor/bo.ts': 'b',
      '10-runge-kutta/ada/solution.ts': 'c',
      '10-runge-kutta/bo_10-runge-kutta.ts': 'd',
    };
    expect(await found(tree)).toEqual([
      'ada 05-inertia-tensor a',
      'ada 10-runge-kutta c',
      'bo 05-inertia-tensor b',
      'bo 10-runge-kutta d',
    ]);
  });

  it('a folder for each exercise within that of the student', async () => {
    const tree = { 'ada/05-inertia-tensor/solution.ts': 'a', 'bo/05-inertia-tensor/main.ts': 'b' };
    expect(await found(tree)).toEqual(['ada 05-inertia-tensor a', 'bo 05-inertia-tensor b']);
  });

  it('files named by student and exercise, or by the student where --exercise says the other', async () => {
    expect(await found({ 'ada_05-inertia-tensor.ts': 'a', 'bo-bee-05-inertia-tensor (1).ts': 'b' })).toEqual([
      'ada 05-inertia-tensor a',
      'bo-bee 05-inertia-tensor b',
    ]);
    expect(await found({ 'ada.ts': 'a', 'bo (1).ts': 'b' }, { exercise: '10-runge-kutta' })).toEqual([
      'ada 10-runge-kutta a',
      'bo 10-runge-kutta b',
    ]);
  });

  it('a file of an exercise among those of all students is nobody’s', async () => {
    expect(await problems({ '05-inertia-tensor.ts': 'a', 'notes.txt': 'b' })).toEqual([
      '05-inertia-tensor.ts [] Neither its folder nor its name says whose it is.',
      'notes.txt [] Neither its folder nor its name says whose it is.',
    ]);
  });

  describe('one folder around all', () => {
    const around = { 'hw/ada/05-inertia-tensor.ts': 'a', 'hw/bo/05-inertia-tensor.ts': 'b' };
    const unclear = { 'hw/ada/05-inertia-tensor.ts': 'a', 'hw/bo/01-planar-body.ts': 'b' };

    it('is seen where two folders in it have one exercise', async () => {
      expect(await found(around)).toEqual(['ada 05-inertia-tensor a', 'bo 05-inertia-tensor b']);
    });

    it('is seen by the roster', async () => {
      const roster = file(ROSTER, 'roster.csv');
      expect(await found(unclear, { roster })).toEqual(['ada 05-inertia-tensor a', 'bo 01-planar-body b']);
      const tree = { 'ada/hw5/05-inertia-tensor.ts': 'a', 'ada/hw1/01-planar-body.ts': 'b' };
      expect(await found(tree, { roster })).toEqual(['ada 01-planar-body b', 'ada 05-inertia-tensor a']);
    });

    it('is not guessed', async () => {
      expect(await found(unclear)).toEqual([]);
      expect(await problems(unclear)).toContain(
        'hw/ada/05-inertia-tensor.ts [] It is not clear whether "hw" is a student or the folder of all students.',
      );
    });

    it('is a student where the file lies in it, or in its work/', async () => {
      expect(await found({ 'ada/05-inertia-tensor.ts': 'a' })).toEqual(['ada 05-inertia-tensor a']);
      expect(await found({ 'ada/work/05-inertia-tensor.ts': 'a', 'ada/work/01-planar-body.ts': 'b' })).toHaveLength(2);
    });
  });
});

describe('which exercise a file is for', () => {
  const solution = textBy({ login: 'ada' }, '05-inertia-tensor');

  it('is said by its name, with what systems and browsers add to copies', async () => {
    const names = ['', '-2', '_3', ' (4)', '(5)', ' copy', ' copy 2', ' - Copy', ' - Copy (3)'];
    const tree = Object.fromEntries(names.map((ending, i) => [`s${i}/05-inertia-tensor${ending}.ts`, 'x']));
    expect(await found(tree)).toEqual(names.map((_ending, i) => `s${i} 05-inertia-tensor x`));
    expect(await found({ 'a/05-Inertia-Tensor.TS': 'x', 'b/05-inertia-tensors.ts': 'x', 'b/5.ts': 'x' })).toEqual([
      'a 05-inertia-tensor x',
    ]);
  });

  it('is not the one of its name, its folder or its cell where it has functions of others alone', async () => {
    const tree = {
      'ada/10-runge-kutta.ts': solution,
      'bo/10-runge-kutta/a.ts': solution,
      'cy/10-runge-kutta.ts': `${solution}export function solve() {}`,
      'dan/10-runge-kutta.ts': 'function solve() {}',
      'eve/10-runge-kutta.ts': 'export function solve() {}',
      'eve/10-runge-kutta (1).ts': solution,
      'fay/a.ipynb': JSON.stringify({
        metadata: {},
        cells: [{ cell_type: 'code', source: `// @exercise 10-runge-kutta\n${solution}` }],
      }),
    };
    // Graded as exercise 10, it would be a false zero.
    const { submissions, problems: rows, unsettled } = await read(tree);
    expect(submissions.map(({ student }) => student)).toEqual(['cy', 'dan']);
    const told = rows.filter(({ problem }) => problem.startsWith('It has functions of'));
    expect(told.map(({ student, exercise }) => `${student} ${exercise}`)).toEqual(
      ['ada', 'bo', 'eve', 'fay'].map((student) => `${student} 10-runge-kutta`),
    );
    expect(told[0]).toMatchObject({
      origin: 'ada/10-runge-kutta.ts',
      problem: 'It has functions of 05-inertia-tensor, and none of 10-runge-kutta.',
      fix: 'Rename it to <exercise>.ts, after the exercise that it is for, or ask for the right file.',
    });
    expect(unsettled.map(({ student, exercise }) => `${student} ${exercise}`)).toEqual(
      ['ada', 'bo', 'eve', 'fay'].map((student) => `${student} 10-runge-kutta`),
    );
  });

  it('is said by an id that ends in a number of its own', async () => {
    const two = [
      { id: '19-part', exports: [] },
      { id: '19-part-2', exports: [] },
    ];
    expect(await found({ 'a/19-part-2.ts': 'x', 'a/19-part-3.ts': 'y' }, { exercises: two })).toEqual([
      'a 19-part y',
      'a 19-part-2 x',
    ]);
  });

  it('is else said by what it exports, else by --exercise', async () => {
    const two = { 'ada/final.ts': solution, 'bo/01-planar-body.ts': 'x' };
    const asked = { exercise: '10-runge-kutta' };
    // Graded as exercise 10, it would be a false zero.
    expect(await found(two, asked)).toEqual([`ada 05-inertia-tensor ${solution}`, 'bo 01-planar-body x']);
    const half = solution.replace('inertiaTensor', 'tensor');
    const beside = { 'ada/final.ts': half, 'bo/01-planar-body.ts': 'x' };
    expect(await found(beside, asked)).toEqual(['bo 01-planar-body x']);
    expect((await read(beside, asked)).problems.map(({ problem }) => problem)).toEqual([
      'It has functions of 05-inertia-tensor, and none of 10-runge-kutta.',
    ]);
    const begun = 'export function solve() {}';
    const own = { 'ada/final.ts': begun, 'bo/final.ts': 'x', 'cy/final.ts': `${half}${begun}` };
    expect(await found(own, asked)).toEqual(
      Object.entries(own).map(([name, text]) => `${name.slice(0, name.indexOf('/'))} 10-runge-kutta ${text}`),
    );
    expect(await found({ 'ada/final.ts': solution, 'ada/01-planar-body.ts': 'x' })).toEqual([
      'ada 01-planar-body x',
      `ada 05-inertia-tensor ${solution}`,
    ]);
    const listed = 'function a() {}\nconst b = 1;\nexport { a as centreOfMass, b as inertiaTensor };\n';
    expect(await found({ ...two, 'ada/final.ts': listed })).toContain(`ada 05-inertia-tensor ${listed}`);
  });

  it('is not guessed', async () => {
    const none = 'Its name is that of no exercise, and it has the functions of none.';
    const commented =
      '// export function centreOfMass\n/*\nexport function inertiaTensor\n*/ const s = `\nexport const centreOfMass`;\n';
    const tree = { 'a/x.ts': solution.replace('inertiaTensor', 'tensor'), 'b/x.ts': commented };
    expect(await problems(tree)).toEqual([`a/x.ts [a] ${none}`, `b/x.ts [b] ${none}`]);
    const both = solution + textBy({ login: 'a' }, '10-runge-kutta');
    expect(await problems({ 'a/x.ts': both, 'b/01-planar-body.ts': '' })).toEqual([
      'a/x.ts [a] It has the functions of 05-inertia-tensor and 10-runge-kutta, and its name is that of none.',
    ]);
  });

  it('is read off a hostile text in no time', async () => {
    const hostile = ['export {\n', 'export\n', 'function \n', '"', "'", '`', '/*', 'import {'].map(
      (part, i): [string, string] => [`a/${i}.ts`, part.repeat(Math.floor(199_000 / part.length))],
    );
    expect(await found(Object.fromEntries(hostile))).toEqual([]);
  });

  it('of two files the higher number counts, and the other is told', async () => {
    const tree = { 'a/05-inertia-tensor.ts': 'old', 'a/05-inertia-tensor-1.ts': 'new' };
    expect(await found(tree)).toEqual(['a 05-inertia-tensor new']);
    expect(await problems(tree)).toEqual([
      'a/05-inertia-tensor.ts [a] It does not count: a/05-inertia-tensor-1.ts is there for the same exercise.',
    ]);
  });

  it('a file that is named for it goes before one that is not', async () => {
    const tree = { 'a/05-inertia-tensor.ts': 'named', 'a/backup (9).ts': solution };
    expect(await found(tree)).toEqual(['a 05-inertia-tensor named']);
  });

  it('of two different files with one number none counts; of two equal ones the first', async () => {
    const tree = { 'a/05-inertia-tensor.ts': 'x', 'a/old/05-inertia-tensor.ts': 'y' };
    expect(await found(tree)).toEqual([]);
    expect(await problems(tree)).toEqual(
      Object.keys(tree).map(
        (name) => `${name} [a] There are 2 different files for this exercise, and nothing says which one counts.`,
      ),
    );
    expect(await found({ ...tree, 'a/old/05-inertia-tensor.ts': 'x' })).toEqual(['a 05-inertia-tensor x']);
  });
});

describe('clones', () => {
  it('what is handed in lies in work/ or at the top; the rest of the course is not looked at', async () => {
    const clone = (name: string, text: string): Tree => ({
      [`${name}/.git/HEAD`]: 'ref',
      [path.posix.join(name, 'work', '05-inertia-tensor.ts')]: text,
      [`${name}/exercises/05-inertia-tensor/stub.ts`]: 'stub',
      [`${name}/node_modules/x/index.ts`]: 'x',
    });
    const tree = { ...clone('ada', 'a'), ...clone('bo', 'b'), 'cy/.git/HEAD': 'ref', 'cy/README.md': 'nothing' };
    const { layout, submissions, problems, ignored } = await read(tree);
    expect(layout).toBe('clones');
    expect(submissions.map(({ student, text }) => `${student} ${text}`)).toEqual(['ada a', 'bo b']);
    expect(problems).toMatchObject([
      {
        origin: 'cy/README.md',
        student: 'cy',
        problem: 'The clone has nothing in work/, and no file of an exercise at its top.',
      },
    ]);
    expect(ignored.map(({ origin }) => origin)).toEqual([
      ...['ada/.git', 'ada/exercises/05-inertia-tensor/stub.ts', 'ada/node_modules', 'bo/.git'],
      ...['bo/exercises/05-inertia-tensor/stub.ts', 'bo/node_modules', 'cy/.git'],
    ]);
  });

  it('of the former GitHub Classroom are named by assignment and login', async () => {
    const tree = {
      'hw-5-submissions/hw-5-ada-ant/.git/HEAD': 'x',
      'hw-5-submissions/hw-5-ada-ant/05-inertia-tensor.ts': 'a',
      'hw-5-submissions/hw-5-bo/.git/HEAD': 'x',
      'hw-5-submissions/hw-5-bo/05-inertia-tensor.ts': 'b',
    };
    expect(await found(tree)).toEqual(['ada-ant 05-inertia-tensor a', 'bo 05-inertia-tensor b']);
  });

  it('are known by the login at the end of their names, by the roster', async () => {
    const tree = {
      'phy1-hw-5-adaant/work/05-inertia-tensor.ts': 'a',
      'phy1-hw-5-bo-bee/work/05-inertia-tensor.ts': 'b',
    };
    const roster = file(ROSTER, 'roster.csv');
    expect(await found(tree, { roster })).toEqual(['ada 05-inertia-tensor a', 'bo 05-inertia-tensor b']);
    const twin = file(`${ROSTER}bee,Bea Bee,bb,bee\n`, 'roster.csv');
    expect(await problems(tree, { roster: twin })).toEqual([
      'phy1-hw-5-bo-bee/work/05-inertia-tensor.ts [phy1-hw-5-bo-bee] It could be of bo or bee.',
    ]);
  });

  it('of Classroom 50 have logins and times in the list beside them', async () => {
    const list =
      'username,first_name,email,score,datetime\nada-ant,Ada,a@example.edu,3,2026-10-02T10:00:00Z\nada-ant,Ada,a@example.edu,1,2026-10-01T10:00:00Z\nBo,Bo,,,\n';
    const tree = {
      'scores.csv': list,
      'phy-1-hw-5-ada-ant/work/05-inertia-tensor.ts': 'a',
      'phy-1-hw-5-ada-ant/result.json': '{}',
      'phy-1-hw-5-bo/05-inertia-tensor.ts': 'b',
      'stray/05-inertia-tensor.ts': 'c',
    };
    const { layout, submissions, problems } = await read(tree);
    expect(layout).toBe('classroom50');
    expect(submissions).toEqual([
      {
        student: 'ada-ant',
        exercise: '05-inertia-tensor',
        text: 'a',
        origin: 'phy-1-hw-5-ada-ant/work/05-inertia-tensor.ts',
        handedIn: '2026-10-02T10:00:00Z',
      },
      { student: 'bo', exercise: '05-inertia-tensor', text: 'b', origin: 'phy-1-hw-5-bo/05-inertia-tensor.ts' },
    ]);
    expect(problems).toMatchObject([{ origin: 'stray/05-inertia-tensor.ts', student: '' }]);
  });
});

describe('what is no file, and what is no text', () => {
  it.skipIf(process.platform === 'win32')('links and pipes are told and never followed', async () => {
    const root = folder({ 'ada/05-inertia-tensor.ts': 'a', 'secret.txt': 'secret' });
    mkdirSync(path.join(root, 'bo'));
    symlinkSync(path.join(root, 'secret.txt'), path.join(root, 'bo', '05-inertia-tensor.ts'));
    symlinkSync(root, path.join(root, 'bo', 'loop'));
    execFileSync('mkfifo', [path.join(root, 'bo', '10-runge-kutta.ts')]);
    const { problems, submissions } = await readSubmissions(root, { exercises });
    expect(submissions.map(({ student }) => student)).toEqual(['ada']);
    expect(problems.map(({ origin, student, problem }) => `${origin} [${student}] ${problem}`)).toEqual([
      'bo/05-inertia-tensor.ts [bo] It is a link, which is not followed.',
      'bo/10-runge-kutta.ts [bo] It is a pipe or a device, not a file.',
      'bo/loop [bo] It is a link, which is not followed.',
      'secret.txt [] Neither its folder nor its name says whose it is.',
    ]);
  });

  it('an empty folder is told, in a zip file too', async () => {
    const tree = { 'ada/05-inertia-tensor.ts': 'a', 'bo/.DS_Store': 'x', 'cy/work/': '' };
    const expected = ['bo [bo] The folder is empty.', 'cy/work [cy] The folder is empty.'];
    expect(await problems(tree)).toEqual(expected);
    const zipped = await readSubmissions(zip({ ...tree, 'bo/': '' }), { exercises });
    expect(zipped).toEqual(await read(tree));
  });

  it('texts in UTF-8 with a mark and in UTF-16 are read, and lines end as they did', async () => {
    const wide = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'));
    const tree = {
      'a/05-inertia-tensor.ts': '\ufeffconst ü = 1;\r\n',
      'b/05-inertia-tensor.ts': wide('const 王 = 1;\r\n'),
      'c/05-inertia-tensor.ts': wide('const é = 1;')
        .slice()
        .map((_byte, i, all) => all[i ^ 1]),
    };
    expect(await found(tree)).toEqual([
      'a 05-inertia-tensor const ü = 1;\r\n',
      'b 05-inertia-tensor const 王 = 1;\r\n',
      'c 05-inertia-tensor const é = 1;',
    ]);
  });

  it('what cannot be read is told, and is no zero: it waits for a person', async () => {
    const tree = {
      'a/05-inertia-tensor.ts': new Uint8Array([0x2f, 0x2f, 0xfc, 0x0a]),
      'b/05-inertia-tensor.ts': 'x'.repeat(200_001),
      'c/05-inertia-tensor.ts': '('.repeat(501),
      'd/05-inertia-tensor.ts': new Uint8Array([97, 0, 98, 0]),
    };
    const { submissions, unsettled } = await read(tree);
    expect(submissions).toEqual([]);
    expect(unsettled).toEqual(['a', 'b', 'c', 'd'].map((student) => ({ student, exercise: '05-inertia-tensor' })));
    expect(
      (await read(tree)).problems.map(({ student, exercise, problem }) => `${student} ${exercise}: ${problem}`),
    ).toEqual([
      'a 05-inertia-tensor: 05-inertia-tensor.ts is no text in UTF-8: save it in your editor with the encoding UTF-8.',
      'b 05-inertia-tensor: It has 200001 bytes, more than the 200000 bytes that are read.',
      'c 05-inertia-tensor: The brackets are nested more than 500 deep.',
      'd 05-inertia-tensor: 05-inertia-tensor.ts is no text in UTF-8 (UTF-16, perhaps): save it in your editor with the encoding UTF-8.',
    ]);
  });

  it('a file of another kind is told, with its student', async () => {
    expect(
      await problems({ 'a/05-inertia-tensor.js': 'x', 'a/05-inertia-tensor.d.ts': 'x', 'b/01-planar-body.ts': '' }),
    ).toEqual([
      'a/05-inertia-tensor.d.ts [a] It is neither a .ts file nor a notebook nor a .zip file.',
      'a/05-inertia-tensor.js [a] It is neither a .ts file nor a notebook nor a .zip file.',
    ]);
  });
});

describe('what is handed to it', () => {
  it('is a folder or a zip file, and options that it knows', async () => {
    await expect(readSubmissions('/nowhere/at/all', { exercises })).rejects.toThrow(
      'readSubmissions: expected a folder or a .zip file at "/nowhere/at/all", got nothing of that name.',
    );
    await expect(readSubmissions(file('x', 'a.ts'), { exercises })).rejects.toThrow('got something else.');
    const broken = file('x', 'a.zip');
    await expect(readSubmissions(broken, { exercises })).rejects.toThrow(
      `readSubmissions: expected submissions in "${broken}", but it is not a whole zip file. Ask for it again, or unpack it yourself and hand in the folder.`,
    );
    await expect(readSubmissions(folder(), { exercises, exercise: '5' })).rejects.toThrow(
      'readSubmissions: expected an exercise of 01-planar-body, 05-inertia-tensor, 10-runge-kutta, got "5".',
    );
    const options = { exercises, rooster: 'x' } as IntakeOptions;
    await expect(readSubmissions(folder(), options)).rejects.toThrow(
      'readSubmissions: expected the options exercises, layout, roster, exercise, got rooster.',
    );
  });

  it('may be empty', async () => {
    expect(await readSubmissions(folder(), { exercises })).toEqual({
      ...{ layout: 'plain', students: 0, submissions: [], problems: [], people: [], unsettled: [], ignored: [] },
    });
    expect((await readSubmissions(zip({}), { exercises })).students).toBe(0);
  });

  it('is summed up in a line', async () => {
    const tree = { 'ada/05-inertia-tensor.ts': 'a', 'ada/x.pdf': 'x', 'bo/05-inertia-tensor.ts': 'a' };
    expect(intakeSummary(await read(tree))).toBe(
      'Layout plain: 2 files of 2 students, 1 problem, listed in problems.csv.',
    );
    expect(intakeSummary(await read({ 'ada/05-inertia-tensor.ts': 'a' }))).toBe(
      'Layout plain: 1 file of 1 student, no problems.',
    );
  });

  it('a file of .git or a link to a repository says that a folder is a clone', async () => {
    const root = folder({ 'ada/05-inertia-tensor.ts': 'a' });
    writeFileSync(path.join(root, 'ada', '.git'), 'gitdir: elsewhere');
    expect((await readSubmissions(root, { exercises })).layout).toBe('clones');
  });
});
