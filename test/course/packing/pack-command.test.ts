/**
 * `lab pack student` and `lab update`, as who types them: copies as grading reads them back,
 * and every refusal in a sentence.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BatchExercises } from '../../../src/course/batch/batch-exercises.js';
import { main } from '../../../src/course/cli/main.js';
import { readCopyRecord } from '../../../src/course/disk/copy-record.js';
import { openCourse } from '../../../src/course/disk/course.js';
import { inPackage } from '../../../src/course/disk/places.js';
import { readSealedChecks } from '../../../src/course/disk/sealed-file.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import { sealed } from '../../../src/course/judging/sealed.js';
import { studentSeeds } from '../../../src/course/judging/variant.js';
import { packStudent } from '../../../src/course/packing/pack-student.js';
import { runLab } from '../cli/run-lab.js';
import type { Ran } from '../cli/run-lab.js';

const EXERCISE = '05-inertia-tensor';
const KEY = 'f00dfeedf00dfeedf00dfeedf00dfeed';
const ROSTER = 'student,name,email\ns/17,"Lovelace, Ada",ada@example.edu\nnoether,Emmy Noether,emmy@example.edu\n';

const course = openCourse();
const folder = mkdtempSync(path.join(os.tmpdir(), 'pack-'));
const inFolder = (...name: string[]): string => path.join(folder, ...name);
const term = inFolder('term');
const [roster, key] = [inFolder('roster.csv'), inFolder('key.txt')];
const git = (at: string, ...args: string[]): string =>
  spawnSync('git', args, { cwd: at, encoding: 'utf8' }).stdout.trim();

let packed: Ran;
beforeAll(async () => {
  writeFileSync(roster, ROSTER);
  writeFileSync(key, KEY);
  packed = await runLab(['pack', 'student', term, '--exercises', '05', '--roster', roster, '--key', key, '--bare']);
}, 600_000);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
}, 600_000);

describe('a copy for each student', () => {
  it('is in a folder of its name, a repository of one commit that tracks work/', () => {
    expect(packed).toMatchObject({ code: 0 });
    expect(packed.out).toBe(
      `2 copies with ${EXERCISE} are in ${term}, each in a folder that is named by its student.\n`,
    );
    expect(readdirSync(term).sort()).toEqual(['noether', 's%2F17']);
    const own = path.join(term, 's%2F17');
    expect(git(own, 'rev-list', '--count', '--all')).toBe('1');
    expect(git(own, 'status', '--porcelain')).toBe('');
    expect(git(own, 'log', '--format=%an <%ae>')).toBe('Rigid Body Lab <course@localhost>');
    writeFileSync(path.join(own, 'work', `${EXERCISE}.ts`), 'export {};\n');
    expect(git(own, 'status', '--porcelain')).toBe(`?? work/${EXERCISE}.ts`);
    rmSync(path.join(own, 'work', `${EXERCISE}.ts`));
    expect(readFileSync(path.join(own, 'README.md'), 'utf8')).toContain('It was made for **s%2F17**, with numbers');
  });

  it('comes back under the key that it was packed for, and with numbers of its own that no graded run has', async () => {
    const exercises = new BatchExercises(course, { key: KEY });
    const info = course.find('05');
    const names = readdirSync(term);
    for (const name of names) handIn(path.join(term, name));
    const { submissions, layout, problems } = await readSubmissions(term, {
      exercises: course.exercises.map(({ id, tasks }) => ({ id, exports: tasks.flatMap((task) => task.exports) })),
      roster,
    });
    expect(problems).toEqual([]);
    expect([layout, submissions.map(({ student }) => student).sort()]).toEqual(['clones', names.sort()]);
    const texts = await Promise.all(
      submissions.map(async ({ student }) => {
        const copy = openCourse(path.join(term, student));
        const seeds = studentSeeds({ key: KEY, exercise: EXERCISE, student });
        const drawn = sealed(info, (await prepare(course, info, { seeds })).plan);
        expect(readSealedChecks(copy, EXERCISE)).toEqual(drawn);
        expect(copy.info.seeds).toEqual({ [EXERCISE]: seeds.public });
        const graded = exercises.seeds(EXERCISE, student);
        const known = readFileSync(path.join(copy.root, 'exercises/course.json'), 'utf8');
        for (const seed of [seeds.hidden, graded.public, graded.hidden]) expect(known).not.toContain(seed);
        expect(JSON.stringify(sealed(info, (await prepare(course, info, { seeds: graded })).plan))).not.toBe(
          JSON.stringify(drawn),
        );
        return JSON.stringify(drawn.checks);
      }),
    );
    expect(texts[0]).not.toBe(texts[1]);
    for (const name of names) rmSync(path.join(term, name, 'work', `${EXERCISE}.ts`));
  });

  it('checks a file by its sealed checks, and has no hidden ones', async () => {
    const copy = openCourse(path.join(term, 'noether'));
    const file = course.file(EXERCISE, 'solution.ts');
    const verdict = await gradeSubmission(copy, '05', { file });
    expect([verdict.outcome, verdict.score, verdict.maxScore]).toEqual(['graded', 7, 7]);
    const hidden = await gradeSubmission(copy, '05', { file, hidden: true });
    expect([hidden.outcome, hidden.message]).toEqual([
      'grader-error',
      `${EXERCISE}: the hidden checks are not in a student's copy. Grade with the course itself`,
    ]);
    const sealedFile = copy.file(EXERCISE, 'checks.sealed');
    const whole = readFileSync(sealedFile);
    writeFileSync(sealedFile, whole.subarray(0, 1000));
    expect((await gradeSubmission(copy, '05', { file })).message).toMatch(
      /checks\.sealed cannot be read\. .*git checkout/,
    );
    writeFileSync(sealedFile, whole);
  });
});

const handIn = (copy: string): void => {
  writeFileSync(path.join(copy, 'work', `${EXERCISE}.ts`), 'export const centreOfMass = () => [0, 0, 0];\n');
};

describe('what cannot be packed', () => {
  const pack = async (...args: string[]): Promise<string> => {
    const before = readdirSync(folder).sort();
    const { code, err } = await runLab(['pack', ...args]);
    expect(code).toBe(2);
    expect(readdirSync(folder).sort()).toEqual(before);
    return err.split('\n')[0];
  };
  const out = inFolder('new');

  it('is refused in a sentence, and nothing is written', async () => {
    expect(await pack()).toBe('lab pack: expected student, page or gradescope, got nothing.');
    expect(await pack('studnet', out)).toBe(
      'lab pack: expected student, page or gradescope, got studnet. Did you mean student?',
    );
    expect(await pack('student', '--exercises', '05')).toBe('lab pack: expected one new folder, got none');
    expect(await pack('student', out, 'b', '--exercises', '05')).toMatch(
      /^lab pack: expected one new folder, got .*new b$/,
    );
    expect(await pack('student', out)).toBe('lab pack: --exercises needs a list such as 01,05, or all');
    expect(await pack('student', out, '--exercises', '05,,06')).toMatch(
      /needs a list such as 01,05, or all; got "05,,06"$/,
    );
    expect(await pack('student', out, '--exercises', '99')).toMatch(/^lab pack: there is no exercise "99"/);
    expect(await pack('student', term, '--exercises', '05')).toBe(
      `lab pack: ${term} is there already. Name a folder that is not.`,
    );
    expect(await pack('student', out, '--exercises', '05', '--roster', roster)).toMatch(
      /--roster gives each .* add --key <file>$/,
    );
    expect(await pack('student', out, '--exercises', '05', '--key', key)).toMatch(
      /--key draws the numbers .* add --roster <csv>$/,
    );
  });

  it('is a copy inside the course itself, also by way of a link', async () => {
    const link = inFolder('link');
    symlinkSync(course.root, link, 'junction');
    for (const place of [path.join(course.root, 'copy'), path.join(link, 'docs/copy')]) {
      expect(await pack('student', place, '--exercises', '05')).toBe(
        `lab pack: ${place} is inside the course itself, ${course.root}, with its answers. ` +
          'Name a new folder outside of it, such as ../copy',
      );
      expect(existsSync(place)).toBe(false);
    }
    rmSync(link);
  });

  it('is a roster without students, or a key that anybody can read', async () => {
    const list = inFolder('list.csv');
    writeFileSync(list, 'name,email\nAda,ada@example.edu\n');
    const withRoster = (file: string, secret: string): Promise<string> =>
      pack('student', out, '--exercises', '05', '--roster', file, '--key', secret);
    expect(await withRoster(list, key)).toMatch(
      /^lab pack: --roster: expected a roster .* got no column "student" in name, email\.$/,
    );
    writeFileSync(list, 'student\n');
    expect(await withRoster(list, key)).toBe(`lab pack: ${list} has no students`);
    expect(await withRoster(inFolder('none.csv'), key)).toMatch(/which cannot be read \(ENOENT\)\.$/);
    expect(await withRoster(roster, inFolder('none.txt'))).toMatch(
      /none\.txt cannot be read: there is no such file\.$/,
    );
    const repository = inFolder('repository');
    mkdirSync(repository);
    const tracked = path.join(repository, 'key.txt');
    writeFileSync(tracked, KEY);
    git(repository, 'init', '-q');
    git(repository, 'add', 'key.txt');
    expect(await withRoster(roster, tracked)).toMatch(
      /^lab pack: git tracks the key .*key\.txt, so whoever has the repository has it\./,
    );
  });
});

describe('a command in a copy', () => {
  const inCopy = async (...args: string[]): Promise<Ran> => {
    const ran: Ran = { code: 0, out: '', err: '' };
    const io = {
      out: (text: string) => (ran.out += text),
      err: (text: string) => (ran.err += text),
      colour: false,
      width: 80,
    };
    process.env['LAB_COURSE'] = path.join(term, 'noether');
    try {
      ran.code = await main(args, io, path.join(term, 'noether'));
    } finally {
      delete process.env['LAB_COURSE'];
    }
    return ran;
  };

  it('is a student’s: those that need answers say so, and the help leaves them out', async () => {
    for (const name of ['verify', 'new', 'exercises', 'grade', 'explain', 'merge', 'pack']) {
      expect(await inCopy(name)).toEqual({
        code: 2,
        out: '',
        err: `lab ${name}: this is a student's copy of the course. node lab ${name} works in the course itself, with its answers.`,
      });
    }
    const { out } = await inCopy('help');
    expect(out).toMatch(/check {6}.*\n/);
    expect(out).not.toMatch(/verify|For lecturers/);
    expect(await inCopy('solution', '05')).toEqual({
      code: 1,
      out: '',
      err: `This copy of the course does not hold the solution of ${EXERCISE}.`,
    });
  });

  it('takes a newer copy over and leaves work/ as it is', async () => {
    const root = path.join(term, 'noether');
    const newer = inFolder('newer');
    const students = ['noether'];
    const exercises = [course.find('04'), course.find('05')];
    await packStudent(course, newer, { exercises, students, key: KEY, bare: true, now: new Date(Date.now() + 60_000) });
    const from = path.join(newer, 'noether');
    writeFileSync(path.join(root, 'work', `${EXERCISE}.ts`), 'mine');
    // The newer pack's own work/ must not come along.
    writeFileSync(path.join(from, 'work', `${EXERCISE}.ts`), 'another');
    writeFileSync(path.join(root, 'README.md'), 'my notes');
    const ran = await inCopy('update', from);
    expect(ran.err).toBe('');
    const told = ran.out.replaceAll(/\s+/g, ' ');
    expect(told).toMatch(
      / files of the course are new or changed, 0 removed\. Nothing in work\/ was touched\. New: 04-centre-of-mass\. /,
    );
    expect(told).toMatch(/You had changed README\.md: your text is .*\.lab.backups.update-1.README\.md\.$/);
    expect(readFileSync(path.join(root, 'work', `${EXERCISE}.ts`), 'utf8')).toBe('mine');
    expect(readFileSync(path.join(root, '.lab/backups/update-1/README.md'), 'utf8')).toBe('my notes');
    expect(readFileSync(path.join(root, 'README.md'), 'utf8')).toContain('04-centre-of-mass');
    expect(openCourse(root).exercises.map(({ id }) => id)).toEqual(['04-centre-of-mass', EXERCISE]);
    expect(readCopyRecord(root)).toEqual(readCopyRecord(from));
    expect(existsSync(path.join(root, '.lab/update'))).toBe(false);
    const tried = async (place: string): Promise<string> => (await inCopy('update', place)).err.split('\n')[0];
    expect(await tried(from)).toMatch(/^lab update: this copy is that one already, packed /);
    expect(await tried(path.join(term, 's%2F17'))).toBe(
      'lab update: that copy was packed for s%2F17, and this one for noether: their numbers differ.',
    );
    expect(await tried(course.root)).toMatch(
      /is no packed copy of a course: it has no lab-pack\.json that can be read\.$/,
    );
    expect((await runLab(['update', from])).err).toMatch(/^lab update: .* is the course itself, and no copy of it\./);
  });

  it('refuses an older, a damaged and another course’s copy, and a copy with a link in it', async () => {
    const root = path.join(term, 'noether');
    const from = path.join(inFolder('newer'), 'noether');
    const tried = async (): Promise<string> => (await inCopy('update', from)).err.split('\n')[0];
    const record = readFileSync(path.join(root, 'lab-pack.json'), 'utf8');
    const stored = readCopyRecord(from);
    const packed = (minutes: number): string => new Date(Date.parse(stored.packed) + 60_000 * minutes).toISOString();
    const rewrite = (change: object): void => {
      writeFileSync(path.join(from, 'lab-pack.json'), JSON.stringify({ ...stored, packed: packed(9), ...change }));
    };
    rewrite({ packed: packed(-9) });
    expect(await tried()).toMatch(/^lab update: that copy is the older one: it was packed /);
    rewrite({ course: 'Optics' });
    expect(await tried()).toBe(
      'lab update: that is a copy of another course, "Optics"; this one is of "Rigid-body dynamics".',
    );
    rewrite({ mark: 'x' });
    expect(await tried()).toMatch(/packed with another key: its numbers are not those of this copy\.$/);
    rewrite({ bare: false });
    expect(await tried()).toMatch(
      /that copy is one with page and notebooks, and this one without page and notebooks\.$/,
    );
    rewrite({ files: { '../outside': 'x' } });
    expect(await tried()).toMatch(/^lab update: \.\.\/outside of the newer copy is not as it was packed/);
    rewrite({});
    writeFileSync(path.join(from, 'LICENSE'), 'changed');
    expect(await tried()).toBe(
      'lab update: LICENSE of the newer copy is not as it was packed. Unpack or clone it once more.',
    );
    const changed = createHash('sha256').update('changed').digest('hex');
    rewrite({ files: { ...stored.files, LICENSE: changed } });
    rmSync(path.join(root, 'LICENSE'));
    symlinkSync(folder, path.join(root, 'LICENSE'), 'junction');
    expect(await tried()).toBe('lab update: LICENSE of this copy is a link: move it away first.');
    expect(readFileSync(path.join(root, 'lab-pack.json'), 'utf8')).toBe(record);
  });
});

describe('a pack that is stopped', () => {
  const temporary = inFolder('temporary');
  /** Ends the command as soon as `begun` says that it is in the midst of it. */
  async function stopped(args: string[], signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL', begun: () => boolean) {
    mkdirSync(temporary, { recursive: true });
    const env = { ...process.env, LAB_COURSE: course.root, TMPDIR: temporary };
    const child = spawn(process.execPath, [inPackage('lab.js'), ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    const closed = once(child, 'close') as Promise<[number | null]>;
    while (child.exitCode === null && !begun()) await wait(20);
    child.kill(signal);
    const [code] = await closed;
    return { code, err };
  }
  const drafts = (name: string): string[] => readdirSync(folder).filter((one) => one.startsWith(name));
  const many = inFolder('many.csv');
  const rows = Array.from({ length: 40 }, (_, i) => `s${i}\n`);
  const copies = (out: string): string[] => [
    ...['pack', 'student', out, '--exercises', '05', '--roster', many, '--key', key, '--bare'],
  ];
  const hasCopies = (name: string): boolean => drafts(name).some((one) => readdirSync(inFolder(one)).length > 0);

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'leaves nothing and says so: copies, %s',
    { timeout: 120_000 },
    async (signal) => {
      writeFileSync(many, `student\n${rows.join('')}`);
      const name = `stopped-${signal}`;
      const { code, err } = await stopped(copies(inFolder(name)), signal, () => hasCopies(name));
      expect(code).toBe(130);
      expect(err).toMatch(/\nStopped: nothing is left of this pack\.\n$/);
      expect(drafts(name)).toEqual([]);
    },
  );

  it('leaves nothing and says so: the page', { timeout: 300_000 }, async () => {
    const begun = (): boolean => readdirSync(temporary).some((one) => one.startsWith('lab-page-'));
    const args = ['pack', 'page', inFolder('page'), '--exercises', '05'];
    const { code, err } = await stopped(args, 'SIGTERM', begun);
    expect(code).toBe(130);
    expect(err).toContain('Stopped: nothing is left of this pack.');
    expect([...drafts('page'), ...readdirSync(temporary).filter((one) => one.startsWith('lab-'))]).toEqual([]);
  });

  it('that was killed is put away by the next to the same place', { timeout: 120_000 }, async () => {
    await stopped(copies(inFolder('killed')), 'SIGKILL', () => hasCopies('killed'));
    expect(drafts('killed')).toEqual([expect.stringMatching(/^killed\.\d+\.tmp$/)]);
    const again = ['pack', 'student', inFolder('killed'), '--exercises', '05', '--bare'];
    expect(await runLab(again)).toMatchObject({ code: 0 });
    expect(drafts('killed')).toEqual(['killed']);
  });
});
