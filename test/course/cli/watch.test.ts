import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { PassThrough } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Io } from '../../../src/course/cli/command.js';
import { CTRL_C, readKeys } from '../../../src/course/cli/terminal/keys.js';
import type { KeyInput } from '../../../src/course/cli/terminal/keys.js';
import { main } from '../../../src/course/cli/main.js';
import { onChange } from '../../../src/course/cli/student/watch-command.js';
import type { Course } from '../../../src/course/disk/course.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';

// The compiler's opinion is tested with `lab check`; here it would only cost seconds.
vi.mock('../../../src/course/grading/type-check.js', () => ({ typeMessages: () => Promise.resolve([]) }));

let course: Course;
let remove: () => void;
let solution: string;
let file: string;
beforeEach(() => {
  ({ course, remove } = temporaryCourse());
  process.env['LAB_COURSE'] = course.root;
  solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');
  file = handIn(course, solution);
});
afterEach(() => {
  delete process.env['LAB_COURSE'];
  remove();
});

const wrong = (): string => solution.replace('- r[i] * r[j]', '+ r[i] * r[j]');
const GUIDE = 'watching: save to check';
const CHECKING = `checking ${EXERCISE} …`;
const PATIENT = { timeout: 20_000 };

/** A running `lab watch`, with the keys in the test's hands. */
class Watch {
  screen = '';
  press: (key: string) => void = () => undefined;
  keysAreRead = true;
  readonly code: Promise<number>;

  constructor(...args: string[]) {
    const io: Io = {
      out: (text) => (this.screen += `${text}\n`),
      err: (text) => (this.screen += `${text}\n`),
      colour: false,
      width: 80,
      keys: (pressed) => {
        this.press = pressed;
        return () => (this.keysAreRead = false);
      },
    };
    this.code = main(['watch', ...args], io);
  }

  count(text: string): number {
    return this.screen.split(text).length - 1;
  }

  /** Waits until the watch rests for the n-th time. */
  async rests(times: number): Promise<void> {
    await expect.poll(() => this.count(GUIDE), PATIENT).toBe(times);
  }
}

describe('lab watch', { timeout: 60_000 }, () => {
  it('checks at once, at a save, and at Enter; q ends it with 0 and gives the keys back', async () => {
    const watch = new Watch('5');
    await watch.rests(1);
    expect(watch.screen).toContain('12/12 public checks');
    expect(watch.screen).toContain('Enter check again · h hint · n next · q quit');
    handIn(course, wrong());
    await watch.rests(2);
    expect(watch.screen).toContain('7/12 public checks');
    watch.press('\r');
    await watch.rests(3);
    expect(watch.count('7/12 public checks')).toBe(2);
    expect(watch.screen.match(/^ {2}checking 05-inertia-tensor …\n\n {2}checked at \d\d:\d\d:\d\d\n/gm)).toHaveLength(
      3,
    );
    watch.press('x');
    watch.press('q');
    expect(await watch.code).toBe(0);
    expect(watch.keysAreRead).toBe(false);
  });

  it('does not lose a save that falls into a check', async () => {
    const watch = new Watch('5');
    await expect.poll(() => watch.count(CHECKING), PATIENT).toBe(1);
    handIn(course, wrong());
    await watch.rests(2);
    await pause(300);
    expect(watch.count(CHECKING)).toBe(2);
    expect(watch.screen.slice(watch.screen.lastIndexOf('checking '))).toContain('7/12 public checks');
    watch.press(CTRL_C);
    expect(await watch.code).toBe(0);
  });

  it('shows a hint behind the verdict that is being made, never inside it', async () => {
    handIn(course, wrong());
    const watch = new Watch('5');
    await expect.poll(() => watch.count(CHECKING), PATIENT).toBe(1);
    watch.press('h');
    await watch.rests(2);
    expect(watch.screen.indexOf('task 2\n')).toBeGreaterThan(watch.screen.indexOf('7/12 public checks'));
    watch.press('q');
    await watch.code;
  });

  it('goes on to the next exercise, and watches that', async () => {
    const second = '06-again';
    cpSync(course.file(EXERCISE), course.file(second), { recursive: true });
    const info = JSON.parse(readFileSync(course.file(EXERCISE, 'exercise.json'), 'utf8')) as object;
    writeFileSync(course.file(second, 'exercise.json'), JSON.stringify({ ...info, id: second, title: 'The second' }));
    handIn(course, wrong());
    const watch = new Watch(EXERCISE);
    await watch.rests(1);
    watch.press('n');
    await watch.rests(2);
    expect(watch.screen).toContain(`${EXERCISE} is the first that is not passed.`);
    handIn(course, solution);
    await watch.rests(3);
    watch.press('n');
    await watch.rests(4);
    expect(watch.screen).toContain('The second  06-again, 10 points');
    handIn(course, solution, second);
    await watch.rests(5);
    expect(watch.screen.slice(watch.screen.lastIndexOf('checking '))).toContain('The second  06-again');
    watch.press('n');
    await watch.rests(6);
    expect(watch.screen).toContain('Every exercise is passed.');
    watch.press('q');
    await watch.code;
  });

  it('says what to do while the file is away, and goes on when it is back', async () => {
    rmSync(file);
    const watch = new Watch('5');
    await watch.rests(1);
    expect(watch.screen).toContain(`does not exist. \`node lab start ${EXERCISE}\` makes it.`);
    handIn(course, solution);
    await watch.rests(2);
    expect(watch.screen).toContain('12/12 public checks');
    watch.press('q');
    await watch.code;
  });

  it('ends with 0 at Ctrl-C where no keys are read, even in the middle of a check', async () => {
    handIn(course, 'for (;;);');
    const program = fileURLToPath(new URL('../../../lab.js', import.meta.url));
    const child = spawn(process.execPath, [program, 'watch', '5'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise((resolve) => {
      child.on('close', (code, signal) => {
        resolve(signal ?? code);
      });
    });
    let screen = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (screen += text));
    await expect.poll(() => screen, { timeout: 50_000 }).toContain(CHECKING);
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(screen).not.toContain('public checks');
  });
});

describe('a change of the file', () => {
  const draft = (): string => path.join(course.root, 'work', 'draft.tmp');
  it.each<[string, () => void | Promise<void>]>([
    [
      'written in place',
      (): void => {
        writeFileSync(file, '// new');
      },
    ],
    [
      'written twice',
      async () => {
        writeFileSync(file, '// new');
        await pause(20);
        writeFileSync(file, '// newer');
      },
    ],
    [
      'emptied and written',
      async () => {
        writeFileSync(file, '');
        await pause(20);
        writeFileSync(file, '// new');
      },
    ],
    [
      'written beside it and renamed',
      (): void => {
        writeFileSync(draft(), '// new');
        renameSync(draft(), file);
      },
    ],
    [
      'deleted and made again',
      async () => {
        rmSync(file);
        await pause(20);
        writeFileSync(file, '// new');
      },
    ],
    [
      'moved to a backup and made again',
      async () => {
        renameSync(file, `${file}~`);
        await pause(20);
        writeFileSync(file, '// new');
      },
    ],
  ])('is reported once when it is %s', async (_how, change) => {
    let seen = 0;
    const stop = onChange(file, () => seen++, 50);
    await change();
    await expect.poll(() => seen, PATIENT).toBe(1);
    await pause(250);
    expect(seen).toBe(1);
    stop();
  });

  it('of another file in the folder is none', async () => {
    let seen = 0;
    const stop = onChange(file, () => seen++, 50);
    writeFileSync(path.join(path.dirname(file), 'other.ts'), '// new');
    await pause(300);
    expect(seen).toBe(0);
    stop();
  });

  it('is seen in a folder that is made first', async () => {
    rmSync(path.dirname(file), { recursive: true });
    let seen = 0;
    const stop = onChange(file, () => seen++, 50);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '// new');
    await expect.poll(() => seen, PATIENT).toBe(1);
    stop();
  });
});

describe('reading keys', () => {
  it('takes each key of what was typed, leaves arrows alone, and gives the terminal back', () => {
    const modes: boolean[] = [];
    const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: (raw: boolean) => modes.push(raw) });
    const pressed: string[] = [];
    const stop = readKeys((key) => pressed.push(key), input as unknown as KeyInput);
    input.emit('data', 'h\r');
    input.emit('data', '\u001b[A');
    input.emit('data', CTRL_C);
    stop();
    input.emit('data', 'q');
    expect(pressed).toEqual(['h', '\r', CTRL_C]);
    expect(modes).toEqual([true, false]);
    expect(input.isPaused()).toBe(true);
  });
});
