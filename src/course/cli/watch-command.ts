/** `lab watch`: checks at every save. */
import { mkdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Course } from '../course.js';
import type { ExerciseInfo } from '../exercise.js';
import { exerciseOrCurrent, parse } from './arguments.js';
import { checkOnce } from './check-command.js';
import type { Command, Io } from './command.js';
import { styleOf } from './style.js';

export const watchCommand: Command = {
  name: 'watch',
  audience: 'student',
  summary: 'check at every save',
  usage: `Usage: lab watch [exercise]

Checks the exercise whenever you save it. Keys: Enter checks again, h shows a
hint, q ends. Works on network drives, too, where a change is noticed a second
later.`,
  run: async (args, io) => {
    const { course, words } = parse(args, 1, []);
    const info = await exerciseOrCurrent(course, words[0]);
    return watchExercise(course, info, io);
  },
};

/** Some file systems (network drives, shared folders of virtual machines) report no changes: looking helps. */
const POLL_MS = 1000;
/** Editors write in several steps; one check for all of them. */
const SETTLE_MS = 80;

/** Calls back after each change of the file, by the system's report or by looking at its time. Returns how to end. */
export function onChange(file: string, changed: () => void, pollMs: number = POLL_MS): () => void {
  let last = stamp(file);
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    const now = stamp(file);
    if (now === last) return;
    last = now;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLE_MS);
  };
  const poll = setInterval(look, pollMs);
  mkdirSync(path.dirname(file), { recursive: true });
  let watcher: ReturnType<typeof watch> | undefined;
  try {
    // The folder, because many editors replace the file, which ends a watch on the file itself.
    watcher = watch(path.dirname(file), look).on('error', () => watcher?.close());
  } catch {
    // No reports on this file system: looking is enough.
  }
  return () => {
    clearInterval(poll);
    clearTimeout(timer);
    watcher?.close();
  };
}

function stamp(file: string): string {
  try {
    const { mtimeMs, size, ino } = statSync(file);
    return `${mtimeMs} ${size} ${ino}`;
  } catch {
    return 'missing';
  }
}

async function watchExercise(course: Course, info: ExerciseInfo, io: Io): Promise<number> {
  const style = styleOf(io);
  let running = false;
  let again = false;
  const check = async (): Promise<void> => {
    again = running;
    if (running) return;
    running = true;
    if (io.colour) io.out('\u001b[2J\u001b[H');
    try {
      await checkOnce(course, info, io);
    } catch (error) {
      io.err(error instanceof Error ? error.message : String(error));
    }
    io.out(style.faint('  watching: save to check · Enter check again · h hint · q quit'));
    running = false;
    // A save during the check: what was shown is old already.
    if (again) await check();
  };
  await check();
  return new Promise((resolve) => {
    const end = onChange(course.workFile(info.id), () => void check());
    const { stdin } = process;
    const stop = (): void => {
      end();
      if (stdin.isTTY) stdin.setRawMode(false);
      stdin.pause();
      process.off('SIGINT', stop);
      resolve(0);
    };
    process.once('SIGINT', stop);
    if (!stdin.isTTY) return;
    stdin.setRawMode(true);
    stdin.setEncoding('utf8');
    stdin.on('data', (key: string) => {
      if (key === 'q' || key === '\u0003') stop();
      else if (key === '\r') void check();
      else if (key === 'h') void import('./hint-command.js').then(({ hintCommand }) => hintCommand.run([info.id], io));
    });
  });
}
