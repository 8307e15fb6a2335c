import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Io } from '../../../src/course/cli/command.js';
import { BatchProgress } from '../../../src/course/cli/terminal/show-progress.js';
import { BROKEN, HALF_MISSING, handAllIn, RIGHT, smallCourse, TASK } from '../batch/small-course.js';
import { runLab } from './run-lab.js';
import type { Ran } from './run-lab.js';

const small = smallCourse();
const place = mkdtempSync(path.join(os.tmpdir(), 'lecturer-'));
const at = (...names: string[]): string => path.join(place, ...names);
beforeAll(() => {
  process.env['LAB_COURSE'] = small.root;
  handAllIn(at('in'), { ada: RIGHT, bob: HALF_MISSING, cyd: BROKEN });
  mkdirSync(at('empty'));
  writeFileSync(at('file'), '');
});
afterAll(() => {
  delete process.env['LAB_COURSE'];
  small.remove();
  rmSync(place, { recursive: true });
});

/** A point mass of 2 kg at 3 m/s has 9 J. */
const HIDDEN = `import { close, defineChecks } from 'rigid-body-lab/course';
export const hidden = defineChecks({
  inputs: () => ({ mass: 2, velocity: [3, 0, 0] }),
  checks: {
    mine: {
      title: 'the energy of a point mass',
      probe: ({ kineticEnergy }, { mass, velocity }) => kineticEnergy(mass, velocity),
      wanted: () => 9,
      judge: close({ unit: 'J' }),
    },
  },
});
export const rubric = [{ check: 'mine', task: 1, points: 2 }];
`;

const lab = (...args: string[]): Promise<Ran> => runLab(args);

describe('lab grade', { timeout: 180_000 }, () => {
  it('shows the grades and ends with 0, whatever they are; then explains and replays one', async () => {
    const { code, out, err } = await lab('grade', at('in'), '--out', at('out'), '--jobs', '1');
    expect(code).toBe(0);
    expect(err).toContain('3 files of 3 students, no problems.');
    expect(readFileSync(at('out', 'problems.csv'), 'utf8').trim().split('\n')).toHaveLength(1);
    const rows = out.split('\n').filter((line) => /^ {2}(ada|bob|cyd)/.test(line));
    expect(rows.map((row) => row.trim().split(/ +/))).toEqual([
      ['ada', '10', '10/10'],
      ['bob', '7', '7/10'],
      ['cyd', '0x', '0/10'],
    ]);
    expect(out.replace(/\s+/g, ' ')).toContain(
      '3 results of 3 students: 1 with full marks. The total is of all exercises of the batch, 10 points.',
    );

    // A legend explains the signs that are there.
    expect(out).not.toContain('not handed in');
    const told = await lab('explain', 'bob', TASK, '--results', at('out'));
    expect(told.code).toBe(0);
    expect(told.out).toContain('bob: 7 of 10 points');
    expect(told.out).toContain('What is missing is missing in the student’s file.');
    // ½ 2 (1 + 4 + 9) J is 14 J; without the factor it is 28 J.
    expect(told.out).toMatch(/got +28 J[^]*wanted +14 J/);
    const command = `node lab explain bob ${TASK} --results ${at('out')} --replay --check energy-published`;
    expect(told.out).toContain(command);
    const again = await lab(...command.split(' ').slice(2));
    expect(again.out).toMatch(/energy-published: fail, 0 of 1[^]*The same result, byte for byte\./);
    expect(again.code).toBe(0);
    writeFileSync(at('key'), 'k'.repeat(32));
    const other = await lab(...command.split(' ').slice(2), '--key', at('key'));
    expect(other.out.replace(/\s+/g, ' ')).toContain('the inputs are not those that it was graded with');
    expect(other.code).toBe(3);
  });

  it('names a grader-error first and ends with 3; with the overlay mended, --resume grades', async () => {
    const inOverlay = (name: string): string => at('private', TASK, name);
    mkdirSync(at('private', TASK), { recursive: true });
    const args = ['grade', at('in'), '--out', at('none'), '--overlay', at('private')];
    writeFileSync(inOverlay('hiden.ts'), HIDDEN);
    const { code, out } = await lab(...args);
    expect(code).toBe(3);
    expect(out.indexOf('3 without a mark (grader)')).toBeLessThan(out.indexOf('total'));
    expect(out).toContain(`${TASK}: the overlay has no ${TASK}/hidden.ts. Did you mean hiden.ts?`);
    expect(out).toMatch(/ada +! +0\/10 !/);
    expect(readFileSync(at('none', 'ada', TASK, 'result.json'), 'utf8')).toContain('"score": null');
    writeFileSync(inOverlay('hidden.ts'), HIDDEN);
    const mended = await lab(...args, '--resume');
    expect(mended.code).toBe(0);
    expect(mended.out).toContain(`${TASK}: full marks are 12, and not 10`);
    expect(mended.out).toMatch(/ada +12 +12\/12/);
    writeFileSync(inOverlay('hidden.ts'), 'const rows = 1;\n\nexport const hidden = drw(rows);\n');
    const broken = await lab('grade', at('in'), '--out', at('broken'), '--overlay', at('private'));
    expect(broken.out).toContain(`${TASK}: hidden.ts:3: drw is not defined`);
  });

  it('says of whom there is no mark, and why: in the table, in words and in marks.csv', async () => {
    handAllIn(at('some'), { ada: RIGHT, cyd: BROKEN });
    for (const copy of ['a', 'b']) {
      mkdirSync(at('some', 'dan', copy), { recursive: true });
      writeFileSync(at('some', 'dan', copy, `${TASK}.ts`), `// ${copy}\n${RIGHT}`);
    }
    writeFileSync(
      at('roster.csv'),
      'student,name,login\ns-ada,Ada Ant,ada\ns-cyd,Cy Cat,cyd\ns-dan,Dan Doe,dan\ns-eve,Eve,eve\n',
    );
    const { code, out } = await lab('grade', at('some'), '--out', at('marks'), '--roster', at('roster.csv'));
    expect(code).toBe(0);
    expect(out).toMatch(/1 without a mark until you decide\n +s-dan\/hostile\n/);
    expect(out).toMatch(/1 could not be run, and has 0 points\n +s-cyd\/hostile: This is not TypeScript/);
    expect(out).toMatch(/s-dan +\? +0\/10 !\n +s-eve +– +0\/10\n/);
    expect(out.replace(/\s+/g, ' ')).toContain(
      'No file is there of s-eve: see marks.csv. – not handed in, ? nothing counts yet',
    );
    expect(readFileSync(at('marks', 'marks.csv'), 'utf8').split('\r\n')).toEqual([
      `\ufeffstudent,name,${TASK},total,of,notes`,
      's-ada,Ada Ant,10,10,10,',
      's-cyd,Cy Cat,0,0,10,hostile: could not be run',
      's-dan,Dan Doe,?,,10,"hostile: something is there, and nothing says what counts: see problems.csv"',
      's-eve,Eve,,0,10,nothing handed in',
      '',
    ]);
    const told = await lab('explain', 's-cyd', TASK, '--results', at('marks'));
    expect(told.out).not.toContain('--check');
    expect(told.out.match(/This is not TypeScript/g)).toHaveLength(1);
  });

  it('tells an empty file, also one without a byte, and keeps it to be graded again', async () => {
    handAllIn(at('blank'), { ada: RIGHT, bob: '', cyd: ' \n' });
    const { code, out } = await lab('grade', at('blank'), '--out', at('blanks'));
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/2 files are empty, and have 0 points\n +bob\/hostile\n +cyd/),
    ]);
    expect(readFileSync(at('blanks', 'bob', TASK, 'submission.ts'), 'utf8')).toBe('');
    const again = await lab('explain', 'bob', TASK, '--results', at('blanks'), '--replay');
    expect([again.code, again.out]).toEqual([0, expect.stringContaining('The same result, byte for byte.')]);
  });

  it('tells a mark that is held: in the grades, in explain, and a replay is what the regrade came to', async () => {
    const strict = "judge: close({ unit: 'J' }),\n    },\n    energy: {";
    const lenient = strict.replace("{ unit: 'J' }", '{ relative: 9 }');
    writeFileSync(at('key 1'), 'k'.repeat(32));
    const grade = ['grade', at('in'), '--out', at('held'), '--key', at('key 1')];
    small.edit(strict, lenient);
    await lab(...grade);
    small.edit(lenient, strict);
    const { out } = await lab(...grade, '--regrade', '--diff');
    expect(out).toMatch(/bob, hostile: 8 of 10 -> 7 of 10\n +- energy-published: pass, 1 of 1 -> fail, 0 of 1\n/);
    expect(out).toContain('hostile, energy-published: held, so that the old mark stands, for 1\n');
    expect(out).toMatch(/bob +8\^ +8\/10/);
    const told = await lab('explain', 'bob', TASK, '--results', at('held'));
    expect(told.out.replace(/\s+/g, ' ')).toContain(
      'A regrade came to a lower mark, 7 of 10; the one that was given stands:',
    );
    expect(told.out).toContain('--key KEY_FILE');
    const named = await lab('explain', 'bob', TASK, '--results', at('held'), '--key', at('key 1'));
    expect(named.out).toContain(`--key '${at('key 1')}'`);
    const args = ['explain', 'bob', TASK, '--results', at('held'), '--replay', '--key', at('key 1')];
    const again = await lab(...args);
    expect(again.out.replace(/\s+/g, ' ')).toContain(
      '7 of 10 came out, byte for byte what the regrade came to and what is held',
    );
    expect(again.code).toBe(0);
    const lowered = await lab(...grade, '--regrade', '--allow-lower-for', 'bob');
    expect(lowered.out).toMatch(/bob +7 +7\/10/);
  });

  it('says of a regrade that is handed a wrong overlay what a first grading says, and ends with 3', async () => {
    const grade = ['grade', at('in'), '--out', at('again')];
    await lab(...grade);
    mkdirSync(at('other', 'misspelt'), { recursive: true });
    const { code, out } = await lab(...grade, '--regrade', '--overlay', at('other'), '--diff');
    expect(code).toBe(3);
    expect(out).toContain('3 could not be graded again (grader); the mark that was given stands');
    expect(out).toContain(`${TASK}: the overlay has no ${TASK}/hidden.ts.`);
    for (const none of ['lower', 'not there', 'more in summary.json', '^']) expect(out).not.toContain(none);
    expect(out).toMatch(/bob +7 +7\/10/);
    const told = (await lab('explain', 'bob', TASK, '--results', at('again'))).out.replace(/\s+/g, ' ');
    expect(told).toContain(`A regrade could not grade it (grader), and this mark stands: ${TASK}: the overlay has no`);
    expect(told).toContain('such as its --overlay');
    expect(told).not.toContain('--allow-lower');
  });

  it('says of a resume what is new', async () => {
    const grade = ['grade', at('in'), '--out', at('moved')];
    await lab(...grade);
    rmSync(at('moved', 'bob'), { recursive: true });
    const { out } = await lab(...grade, '--resume');
    expect(out).toContain(`Graded now: 1 (bob/${TASK}). Kept as they were: 2.`);
  });

  it('does not put results where git would take them into the course, and tells of a key there', async () => {
    const git = (...args: string[]): void => void spawnSync('git', args, { cwd: small.root });
    const to = path.join(small.root, 'marks');
    const key = path.join(small.root, 'key.txt');
    git('init', '-q');
    try {
      const { code, err } = await lab('grade', at('in'), '--out', to);
      expect([code, err]).toEqual([2, expect.stringContaining("into the course's repository, with names and marks.")]);
      expect(existsSync(to)).toBe(false);
      writeFileSync(key, 'k'.repeat(32));
      writeFileSync(path.join(small.root, '.gitignore'), '/marks/\n');
      const ignored = await lab('grade', at('in'), '--out', to, '--key', key);
      expect([ignored.code, ignored.err]).toEqual([0, expect.stringContaining('git does not ignore the key')]);
    } finally {
      for (const name of ['.git', '.gitignore', 'marks', 'key.txt'])
        rmSync(path.join(small.root, name), { recursive: true, force: true });
    }
  });

  it('says that it prepares, and writes left-out.csv where nothing is left out', async () => {
    const { err, code } = await lab('grade', at('in'), '--out', at('one'), '--exercise', TASK, '--jobs', '1');
    expect([code, err]).toEqual([0, expect.stringContaining('Preparing 1 exercise …')]);
    expect(readFileSync(at('one', 'left-out.csv'), 'utf8')).toBe('\ufeffpath,student,exercise,why\r\n');
  });

  it('puts shards together', async () => {
    for (const i of [1, 2]) await lab('grade', at('in'), '--out', at(`part${i}`), '--shard', `${i}/2`, '--jobs', '1');
    const { code, out } = await lab('merge', at('part1'), at('part2'), '--out', at('merged'));
    expect(code).toBe(0);
    expect(out).toMatch(/bob +7 +7\/10/);
    const refused = await lab('merge', at('part1'), '--out', at('bad'));
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('lab merge: shard 2 of 2 is missing.');
  });
});

describe('bad usage ends with 2 and says what is wrong', () => {
  it.each([
    [['grade'], 'expected one folder or zip file of submissions, got none'],
    [['grade', 'IN'], '--out needs a folder for the results'],
    [['grade', 'IN/gone', '--out', 'X'], 'there is no folder or zip file IN/gone'],
    [['grade', 'IN', '--out', 'X', '--jobs', '0'], '--jobs needs a number from 1 to 256, got "0"'],
    [['grade', 'IN', '--out', 'X', '--shard', '5/4'], '--shard needs a part such as 3/16, got "5/4"'],
    [['grade', 'IN', '--out', 'X', '--diff'], '--diff goes with --regrade'],
    [['grade', 'IN', '--out', 'X', '--allow-lower'], '--allow-lower goes with --regrade'],
    [['grade', 'IN', '--out', 'X', '--allow-lower-for', 'ada'], '--allow-lower-for goes with --regrade'],
    [['grade', 'IN', '--out', 'X', '--regrade', '--allow-lower-for', 'adda'], 'there is no student "adda"'],
    [['grade', 'IN', '--out', 'IN/results'], '--out needs a folder outside of the submissions, got IN/results.'],
    [['grade', 'IN', '--out', 'IN'], '--out needs a folder outside of the submissions, got IN.'],
    [['grade', 'IN', '--out', `IN/../file/results`], 'cannot hold results: '],
    [
      ['grade', 'IN', '--out', 'X', '--overlay', 'IN/gone'],
      '--overlay needs a folder with <exercise>/hidden.ts, and there is none at IN/gone',
    ],
    [['grade', 'IN', '--out', 'X', '--layout', 'canvas'], 'The files look like layout plain. Leave --layout out.'],
    [['grade', 'IN/../empty', '--out', 'X'], 'there is nothing to grade in IN/../empty, and nothing was written.'],
    [['grade', 'IN', '--out', 'X', '--exercise', ' , '], '--exercise needs a list such as 01,05, or all; got " , "'],
    [['grade', 'IN', '--out', 'X', '--exercise', 'hostilez'], 'Did you mean hostile?'],
    [['grade', 'IN', '--out', 'X', '--key', 'IN/none'], 'the key IN/none cannot be read: there is no such file.'],
    [['grade', 'IN', '--out', 'X', '--jbos', '2'], 'there is no option "--jbos". Did you mean --jobs?'],
    [['merge', '--out', 'X'], 'expected the folders of all shards, got none'],
    [['merge', 'a'], '--out needs a new folder'],
    [['explain', 'ada'], 'expected a student and an exercise, got 1 names'],
    [['explain', 'ada', TASK], '--results needs the folder that was graded into'],
    [['explain', 'ada', TASK, '--results', 'IN'], 'IN has no results of a batch: there is no batch.json.'],
  ])('%j', async (args, says) => {
    const named = (text: string): string => text.replace('IN', at('in')).replace(/^X$/, at('unused'));
    const { code, err } = await lab(...args.map(named));
    expect(err).toContain(named(says));
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n').at(-1)).toBe(`node lab ${args[0]} --help tells more.`);
    expect(existsSync(at('unused'))).toBe(false);
  });

  it('each command has its help', async () => {
    for (const name of ['grade', 'merge', 'explain']) {
      const { code, out } = await lab(name, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`Usage: node lab ${name}`);
      expect(out.split('\n').filter((line) => line.length > 82)).toEqual([]);
    }
  });
});

describe('progress', () => {
  const shown = (isTerminal: boolean): string[] => {
    const lines: string[] = [];
    let now = 0;
    const note = (text: string): unknown => lines.push(text);
    const io: Io = { out: note, err: note, colour: false, width: 80, ...(isTerminal && { progress: note }) };
    const progress = new BatchProgress(io, 2, () => now);
    progress.start(100);
    for (let i = 0; i < 50; i++) {
      now += 1000;
      progress.add({ kept: i < 10, milliseconds: i < 10 ? 0 : 2000 });
    }
    progress.end();
    return lines;
  };

  it('is a line now and then in a log, and one that changes in a terminal', () => {
    expect(shown(false)).toEqual(['30 of 100 (30 %), 10 of them kept; 70 s left']);
    const lines = shown(true);
    expect(lines).toHaveLength(51);
    expect(lines[49]).toContain('50 of 100 (50 %), 10 of them kept; 50 s left');
  });
});
