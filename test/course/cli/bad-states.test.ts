/**
 * Every command in every bad state of the student's data: a clear line, nothing lost,
 * no stack trace, no hang.
 */
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, readFileSync, readlinkSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type * as Fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Io } from '../../../src/course/cli/command.js';
import { main } from '../../../src/course/cli/main.js';
import type { Course } from '../../../src/course/disk/course.js';
import { hintsFor } from '../../../src/course/disk/hints.js';
import type * as Grade from '../../../src/course/grading/grade-submission.js';
import { verdictOf } from '../../../src/course/judging/verdict.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';

// What the commands do with a verdict is tested here, not the verdict itself.
vi.mock('../../../src/course/grading/type-check.js', () => ({ typeMessages: () => Promise.resolve([]) }));
vi.mock('../../../src/course/grading/grade-submission.js', async (original) => {
  const real = await original<typeof Grade>();
  const gradeSubmission: typeof real.gradeSubmission = (of, exercise, options) => {
    const read = options?.read;
    const info = typeof exercise === 'string' ? of.find(exercise) : exercise;
    const submission = read ?? real.readSubmission(of, info);
    const results = info.rubric
      .filter((row) => !row.hidden)
      .map((row) => ({ ...row, title: row.check, hidden: false, score: row.points, status: 'pass' as const }));
    const run = { runner: 'sandbox' as const, durationMs: 1 };
    const verdict = verdictOf(info, results, { run, ...('refused' in submission ? { refused: submission } : {}) });
    return Promise.resolve(verdict);
  };
  return { ...real, gradeSubmission };
});

/** The error that the next writes meet, as a full or a read-only disk gives it. */
const disk = vi.hoisted(() => ({ refuses: undefined as string | undefined }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  const refusing =
    <F extends (...args: never[]) => unknown>(write: F, isWrite: (...args: Parameters<F>) => boolean = () => true) =>
    (...args: Parameters<F>): unknown => {
      if (disk.refuses !== undefined && isWrite(...args)) {
        throw Object.assign(new Error(`${disk.refuses}: no, write`), { code: disk.refuses });
      }
      return write(...args);
    };
  return {
    ...fs,
    writeFileSync: refusing(fs.writeFileSync),
    copyFileSync: refusing(fs.copyFileSync),
    renameSync: refusing(fs.renameSync),
    // A full disk still gives a file its name.
    openSync: refusing(fs.openSync, (_file, flags) => flags === 'wx' && disk.refuses === 'EROFS'),
  };
});

let course: Course;
let remove: () => void;
let work: string;
beforeEach(() => {
  ({ course, remove } = temporaryCourse());
  process.env['LAB_COURSE'] = course.root;
  work = course.workFile(EXERCISE);
});
afterEach(() => {
  disk.refuses = undefined;
  delete process.env['LAB_COURSE'];
  remove();
});

interface Ran {
  code: number;
  out: string;
  err: string;
}

async function lab(...args: string[]): Promise<Ran> {
  const ran: Ran = { code: 0, out: '', err: '' };
  let press: (key: string) => void = () => undefined;
  const io: Io = {
    out: (text) => {
      ran.out += `${text}\n`;
      if (text.includes('watching: save to check')) press('q');
    },
    err: (text) => (ran.err += `${text}\n`),
    colour: false,
    width: 80,
    keys: (pressed) => {
      press = pressed;
      return () => undefined;
    },
  };
  ran.code = await main(args, io);
  return ran;
}

const commands: string[][] = [
  ['check', '5'],
  ['check', '5', '--json'],
  ['list'],
  ['list', '--json'],
  ['progress'],
  ['next'],
  ['start', '5'],
  ['reset', '5'],
  ['hint', '5'],
  ['hint', '5', '2', '--json'],
  ['solution', '5'],
  ['solution', '5', '1', '--stuck'],
  ['watch', '5'],
];

const MINE = 'export const mine = 1;\n';
const state = (text: string): void => {
  mkdirSync(course.stateFile(), { recursive: true });
  writeFileSync(course.stateFile('progress.json'), text);
};
const entry = { version: 3, passed: true, score: 5, maxScore: 5, tasks: [1, 1, 1, 1], file: '' };
const progress = (fields: object): void => {
  handIn(course, MINE);
  state(JSON.stringify({ format: 1, exercises: {}, hints: {}, ...fields }));
};
const withEntry = (fields: object): void => {
  progress({ exercises: { [EXERCISE]: { ...entry, ...fields } } });
};
const elsewhere = (): string => path.join(course.root, 'elsewhere.ts');
const pipe = (file: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  spawnSync('mkfifo', [file]);
};
/** A name that is taken by something of the wrong kind. */
const folderAt = (...name: string[]): void => {
  handIn(course, MINE);
  mkdirSync(course.stateFile(...name, 'taken'), { recursive: true });
};
const fileAt = (...name: string[]): void => {
  handIn(course, MINE);
  mkdirSync(path.dirname(course.stateFile(...name)), { recursive: true });
  writeFileSync(course.stateFile(...name), 'taken');
};

type State = [name: string, make: () => void, says?: RegExp];

/** What stands at the place of the student's file. */
const files: State[] = [
  ['no file', () => undefined],
  [
    'a pipe',
    () => {
      pipe(work);
    },
    /is a pipe or a device/,
  ],
  [
    'a folder',
    () => {
      mkdirSync(work);
    },
    /is a folder/,
  ],
  [
    'a link',
    () => {
      writeFileSync(elsewhere(), MINE);
      symlinkSync(elsewhere(), work);
    },
    /is a link/,
  ],
  [
    'a dangling link',
    () => {
      symlinkSync(elsewhere(), work);
    },
    /is a link/,
  ],
  [
    'a link to /dev/zero',
    () => {
      symlinkSync('/dev/zero', work);
    },
    /is a link/,
  ],
  [
    'UTF-16',
    () => {
      writeFileSync(work, Buffer.from(`\ufeff${MINE}`, 'utf16le'));
    },
    /UTF-8/,
  ],
  [
    'no text at all',
    () => {
      writeFileSync(work, Buffer.from([0xff, 0xfe, 0xfd, 0x80]));
    },
    /UTF-8/,
  ],
  [
    'too large',
    () => {
      writeFileSync(work, ' '.repeat(5_000_000));
    },
    /bytes/,
  ],
  [
    'empty',
    () => {
      writeFileSync(work, '');
    },
  ],
];

const states: State[] = [
  [
    'cut off',
    () => {
      handIn(course, MINE);
      state('{"format":1,"exer');
    },
  ],
  [
    'empty',
    () => {
      handIn(course, MINE);
      state('');
    },
  ],
  [
    'a list',
    () => {
      handIn(course, MINE);
      state('[]');
    },
  ],
  [
    'null',
    () => {
      handIn(course, MINE);
      state('null');
    },
  ],
  [
    'a number',
    () => {
      handIn(course, MINE);
      state('7');
    },
  ],
  [
    'with a byte order mark',
    () => {
      handIn(course, MINE);
      state(`\ufeff${JSON.stringify({ format: 1, exercises: {}, hints: {} })}`);
    },
  ],
  [
    'UTF-16',
    () => {
      handIn(course, MINE);
      mkdirSync(course.stateFile(), { recursive: true });
      writeFileSync(course.stateFile('progress.json'), Buffer.from('{"format":1}', 'utf16le'));
    },
  ],
  [
    'of a later format',
    () => {
      handIn(course, MINE);
      state('{"format":2,"hints":[1]}');
    },
    /newer version of the course/,
  ],
  [
    'without fields',
    () => {
      handIn(course, MINE);
      state('{"format":1}');
    },
  ],
  [
    'with hints that are a text',
    () => {
      progress({ hints: 'zz' });
    },
  ],
  [
    'with files of hints and shown solutions that are texts',
    () => {
      progress({ hintFiles: 'zz', shown: 'zz' });
    },
  ],
  [
    'with files of hints and shown solutions of other shapes',
    () => {
      progress({ hintFiles: { [EXERCISE]: 'zz' }, shown: { [EXERCISE]: { 1: true } } });
    },
  ],
  [
    'with hints of a text',
    () => {
      progress({ hints: { [EXERCISE]: 'zz' } });
    },
  ],
  [
    'with hints of a number',
    () => {
      progress({ hints: { [EXERCISE]: 7 } });
    },
  ],
  [
    'with -5 hints',
    () => {
      progress({ hints: { [EXERCISE]: { 1: -5 } } });
    },
  ],
  [
    'with 1e9 hints',
    () => {
      progress({ hints: { [EXERCISE]: { 1: 1e9, 2: 1e9 } } });
    },
  ],
  [
    'with exercises that are null',
    () => {
      progress({ exercises: null });
    },
  ],
  [
    'with an entry of another kind',
    () => {
      progress({ exercises: { [EXERCISE]: 'zz' } });
    },
  ],
  [
    'with a score that is a text',
    () => {
      withEntry({ score: '5' });
    },
  ],
  [
    'with no tasks',
    () => {
      withEntry({ tasks: null });
    },
  ],
  [
    'with tasks of another kind',
    () => {
      withEntry({ tasks: ['1'] });
    },
  ],
  [
    'with passed as a text',
    () => {
      withEntry({ passed: 'yes' });
    },
  ],
  [
    'with a file that is a number',
    () => {
      withEntry({ file: 1 });
    },
  ],
  [
    'with a version that is a text',
    () => {
      withEntry({ version: '3' });
    },
  ],
  [
    'with the name __proto__',
    () => {
      handIn(course, MINE);
      state('{"format":1,"exercises":{"__proto__":{"passed":true}},"hints":{"__proto__":{"1":1}}}');
    },
  ],
  [
    'with a current that is a number',
    () => {
      progress({ current: 7 });
    },
  ],
  [
    'a folder',
    () => {
      folderAt('progress.json');
    },
  ],
  [
    'a pipe',
    () => {
      handIn(course, MINE);
      pipe(course.stateFile('progress.json'));
    },
  ],
  [
    'a link to /dev/zero',
    () => {
      handIn(course, MINE);
      mkdirSync(course.stateFile());
      symlinkSync('/dev/zero', course.stateFile('progress.json'));
    },
  ],
  [
    'below a file .lab',
    () => {
      fileAt();
    },
  ],
  [
    'locked by a command that was ended',
    () => {
      handIn(course, MINE);
      mkdirSync(course.stateFile());
      writeFileSync(course.stateFile('progress.json.lock'), '');
      spawnSync('touch', ['-d', '1 minute ago', course.stateFile('progress.json.lock')]);
    },
  ],
];

const others: State[] = [
  [
    'results as a file',
    () => {
      fileAt('results');
    },
  ],
  [
    'a folder result.json',
    () => {
      folderAt('results', EXERCISE, 'result.json');
    },
  ],
  [
    'cache as a file',
    () => {
      fileAt('cache');
    },
  ],
  [
    'backups as a file',
    () => {
      fileAt('backups');
    },
  ],
  [
    'no hints.md',
    () => {
      handIn(course, MINE);
      rmSync(course.file(EXERCISE, 'hints.md'));
    },
  ],
  [
    'hints.md as a folder',
    () => {
      handIn(course, MINE);
      rmSync(course.file(EXERCISE, 'hints.md'));
      mkdirSync(course.file(EXERCISE, 'hints.md'));
    },
  ],
  [
    'no solution.ts',
    () => {
      withEntry({});
      rmSync(course.file(EXERCISE, 'solution.ts'));
    },
  ],
  [
    'a full disk',
    () => {
      handIn(course, MINE);
      disk.refuses = 'ENOSPC';
    },
  ],
  [
    'a full disk and no file',
    () => {
      disk.refuses = 'ENOSPC';
    },
  ],
  [
    'a read-only disk',
    () => {
      handIn(course, MINE);
      disk.refuses = 'EROFS';
    },
  ],
];

/** All that the student could lose. */
function treasures(): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const file of [work, elsewhere()]) {
    const stat = lstatSync(file, { throwIfNoEntry: false });
    if (stat?.isFile()) kept[file] = readFileSync(file, 'latin1');
    else if (stat?.isSymbolicLink()) kept[file] = `link to ${readlinkSync(file)}`;
    else if (stat) kept[file] = 'something';
  }
  return kept;
}

const all = [
  ...files.map(([name, ...rest]) => [`work/: ${name}`, ...rest] as State),
  ...states.map(([name, ...rest]) => [`progress.json: ${name}`, ...rest] as State),
  ...others,
];

describe.skipIf(process.platform === 'win32').each(all)('%s', (name, make, says?: RegExp) => {
  it.each(commands.map((command) => [command.join(' '), command] as const))('lab %s', async (_text, command) => {
    make();
    const before = treasures();
    const { code, out, err } = await lab(...command);
    const text = out + err;
    expect([0, 1, 2, 3]).toContain(code);
    expect(text).not.toMatch(/\n\s+at |node:|undefined|NaN|\bE[A-Z]{4,}\b|is not a function|Cannot read prop|Invalid/);
    expect(err.split('\n\nnode lab ')[0].trim().split('\n').length).toBeLessThanOrEqual(2);
    // Reset is asked to replace the file, and keeps it.
    if (command[0] === 'reset' && code === 0) {
      const stub = readFileSync(course.file(EXERCISE, 'stub.ts'), 'latin1');
      expect(readFileSync(work, 'latin1')).toBe(stub);
      if (before[work] !== stub)
        expect(readFileSync(course.stateFile('backups', `${EXERCISE}.1.ts`), 'latin1')).toBe(before[work]);
    } else if (command[0] === 'start' && name.endsWith('no file')) expect(Object.keys(before)).toEqual([]);
    else if (Object.hasOwn(before, work)) expect(treasures()).toEqual(before);
    const isAbout = name.startsWith('work/') ? ['check', 'list', 'watch', 'start', 'reset'] : ['check', 'list', 'hint'];
    if (
      says &&
      isAbout.includes(command[0]) &&
      !(name.startsWith('work/: UTF') || name.includes('no text') || name.includes('too large'))
    ) {
      expect(text).toMatch(says);
    }
    if (command.includes('--json') && out !== '') expect(() => JSON.parse(out) as unknown).not.toThrow();
  });
});

describe('what cannot be stored', () => {
  it.each([
    ['ENOSPC', 'the disk is full'],
    ['EROFS', 'the disk is read-only'],
  ])('costs no verdict: %s', async (code, reason) => {
    handIn(course, MINE);
    disk.refuses = code;
    const ran = await lab('check', '5');
    expect(ran.code).toBe(0);
    expect(ran.out).toContain('12/12 public checks');
    expect(ran.err).toBe(
      `Nothing is noted in .lab/progress.json: ${reason}.\n.lab/results is not written: ${reason}.\n`,
    );
    expect((await lab('hint', '5', '1', '--json')).out).toContain('"isNew":true');
    expect((await lab('start', '5')).err).toContain(reason);
    expect((await lab('reset', '5')).err).toBe(
      `lab reset: Your file is left as it is, since it cannot be backed up: ${reason}.\n`,
    );
    expect(readFileSync(work, 'utf8')).toBe(MINE);
  });

  it('is said once the verdict is shown', async () => {
    handIn(course, MINE);
    const order: string[] = [];
    const io: Io = { out: () => order.push('shown'), err: () => order.push('noted'), colour: false, width: 80 };
    disk.refuses = 'ENOSPC';
    await main(['check', '5'], io);
    expect(order.indexOf('noted')).toBeGreaterThan(order.lastIndexOf('shown'));
  });
});

describe('a state that is not understood', () => {
  const stored = (name = 'progress.json'): string => readFileSync(course.stateFile(name), 'utf8');

  it('is left as it is if it is of a later format', async () => {
    handIn(course, MINE);
    state('{"format":2,"precious":true}');
    for (const command of commands) await lab(...command);
    expect(stored()).toBe('{"format":2,"precious":true}');
  });

  it('is kept, and a second one does not take its place', async () => {
    handIn(course, MINE);
    for (const text of ['first', 'second', 'third']) {
      state(text);
      const { err } = await lab('check', '5');
      expect(err).toMatch(/progress\.json could not be read\. It is kept as progress\.json\.unreadable(\.\d)?;/);
    }
    expect([stored('progress.json.unreadable'), stored('progress.json.unreadable.2')]).toEqual(['first', 'second']);
    expect(stored('progress.json.unreadable.3')).toBe('third');
    expect(JSON.parse(stored())).toMatchObject({ current: EXERCISE });
  });

  it('keeps what is good of it', async () => {
    progress({
      hints: { [EXERCISE]: { 1: 2, 2: 'x' }, other: 3 },
      hintFiles: { [EXERCISE]: { 1: 7 }, other: 'x' },
      shown: { [EXERCISE]: [2], other: ['x'] },
      current: 5,
    });
    const rung = (task: number, index: number): string => hintsFor(course, course.find(EXERCISE), task)[index].text;
    expect(JSON.parse((await lab('hint', '5', '1', '--json')).out)).toMatchObject({ text: rung(1, 2) });
    expect(JSON.parse((await lab('hint', '5', '2', '--json')).out)).toMatchObject({ text: rung(2, 0) });
    expect(JSON.parse(stored())).toMatchObject({ shown: { [EXERCISE]: [2] } });
  });
});

describe('lab reset', () => {
  it('counts on after a backup was deleted', async () => {
    for (const text of ['// 1', '// 2', '// 3']) {
      handIn(course, text);
      await lab('reset', '5');
      if (text === '// 2') rmSync(course.stateFile('backups', `${EXERCISE}.1.ts`));
    }
    expect(readFileSync(course.stateFile('backups', `${EXERCISE}.2.ts`), 'utf8')).toBe('// 2');
    expect(readFileSync(course.stateFile('backups', `${EXERCISE}.3.ts`), 'utf8')).toBe('// 3');
  });
});
