/**
 * Packs the page of a graded course: built from a student's copy, so that it has nothing
 * that a copy does not have.
 */
import { spawnSync } from 'node:child_process';
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
}

/** Writes the page into a new folder: all of it, or nothing. */
export async function packPage(course: Course, out: string, { exercises, base }: PageOptions): Promise<void> {
  requireNew(out);
  const packages = inPackage('node_modules');
  if (!existsSync(path.join(packages, 'vitepress'))) {
    throw new PackRefused(
      `the page is built with packages that are not installed in ${packages}: run \`npm install\`.`,
    );
  }
  const pack = new Pack(course, { exercises }, new Date());
  const files = await pack.copyFor(null).finally(() => {
    pack.close();
  });
  files.set('README.md', about(course.info.title));
  // Not below the course: its own page would follow every file.
  const copy = mkdtempSync(path.join(os.tmpdir(), 'lab-page-'));
  try {
    for (const [name, content] of files) putInto(copy, name, content);
    symlinkSync(packages, path.join(copy, 'node_modules'), 'junction');
    const program = path.join(copy, 'src', 'course', 'cli', 'start.mjs');
    await makeWhole(out, (draft) => {
      const built = spawnSync(process.execPath, [program, '--build', draft, '--base', base], {
        cwd: copy,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      if (built.status !== 0) throw new Error(`the page does not build.\n${built.stdout}${built.stderr}`);
    });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

const about = (title: string): string => `# ${title}

Read a notebook, say what will happen, change a number, solve an exercise. What you write is kept in this browser alone: hand
your file in as your lecturer asks. A check here is feedback. The grade comes from your lecturer, who runs your file against
other numbers and further checks.
`;
