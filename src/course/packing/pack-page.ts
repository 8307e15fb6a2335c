/**
 * Packs the page of a graded course: built from a student's copy, so that it has nothing
 * that a copy does not have.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Course } from '../disk/course.js';
import { inPackage } from '../disk/places.js';
import { makeWhole, putInto } from '../disk/whole-folder.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { PackRefused } from './pack-refused.js';
import { Pack, requireNew } from './pack-student.js';

export interface PageOptions {
  exercises: readonly ExerciseInfo[];
  /** The folder of its address, such as `/course/`. */
  base: string;
  /** Ends it before it is whole: then nothing is left. */
  signal?: AbortSignal | undefined;
}

/** Writes the page into a new folder: all of it, or nothing. */
export async function packPage(course: Course, out: string, options: PageOptions): Promise<void> {
  const { exercises, base, signal } = options;
  requireNew(out);
  const packages = inPackage('node_modules');
  if (!existsSync(path.join(packages, 'vitepress'))) {
    throw new PackRefused(
      `the page is built with packages that are not installed in ${packages}: run \`npm install\`.`,
    );
  }
  const pack = new Pack(course, { exercises }, new Date());
  const close = (): void => {
    pack.close();
  };
  signal?.addEventListener('abort', close);
  const files = await pack.copyFor(null).finally(close);
  files.set('README.md', about(course.info.title));
  // Not below the course: its own page would follow every file.
  const copy = mkdtempSync(path.join(os.tmpdir(), 'lab-page-'));
  try {
    for (const [name, content] of files) putInto(copy, name, content);
    symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');
    const program = path.join(copy, 'src', 'course', 'cli', 'start.mjs');
    await makeWhole(out, (draft) => build([program, '--build', draft, '--base', base], { cwd: copy, signal }));
  } finally {
    rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Builds the page, and returns when all that it started has ended. */
async function build(
  args: readonly string[],
  { cwd, signal }: { cwd: string; signal: AbortSignal | undefined },
): Promise<void> {
  signal?.throwIfAborted();
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const end = (): void => {
    child.kill();
  };
  signal?.addEventListener('abort', end);
  const [status] = (await once(child, 'close')) as [number | null];
  signal?.removeEventListener('abort', end);
  signal?.throwIfAborted();
  if (status !== 0) throw new Error(`the page does not build.\n${said}`);
}

const about = (title: string): string => `# ${title}

Read a notebook, say what will happen, change a number, solve an exercise. What you write is kept in this browser alone: hand
your file in as your lecturer asks. A check here is feedback. The grade comes from your lecturer, who runs your file against
other numbers and further checks.
`;
