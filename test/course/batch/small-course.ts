/** A course of one quick exercise with ten checks of a point each, and files whose marks are known. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Course } from '../../../src/course/disk/course.js';
import type { Intake, Submission } from '../../../src/course/intake/submission.js';
import { FIXTURE, hostileCases } from '../sandbox/station.js';

export const TASK = 'hostile';
const HOSTILE = fileURLToPath(new URL('../../hostile/', import.meta.url));

/** The text of a submission in test/hostile. */
export const hostile = (id: string): string =>
  readFileSync(path.join(HOSTILE, id, 'submission.ts'), 'utf8').replaceAll('__STATION__', '/nowhere');

export { hostileCases };

/** Ten of ten. */
export const RIGHT: string = hostile('00-honest');
/** The factor 1/2 of the kinetic energy is missing: seven of ten, as its three checks fail. */
export const HALF_MISSING: string = RIGHT.replace('return 0.5 * m *', 'return m *');
/** The energy never ends: seven of ten. */
export const ENDLESS: string = RIGHT.replace('return 0.5 * m *', 'for (;;);\n  return m *');
/** No text of the language: nothing is run. */
export const BROKEN = 'export const kineticEnergy = ;';

export interface SmallCourse {
  root: string;
  course: Course;
  /** Changes the text of checks.ts, as an author does. */
  edit: (from: string, to: string) => void;
  remove: () => void;
}

export function smallCourse(): SmallCourse {
  const root = mkdtempSync(path.join(os.tmpdir(), 'batch-'));
  cpSync(FIXTURE, root, { recursive: true });
  const inTask = (name: string): string => path.join(root, 'exercises', TASK, name);
  writeFileSync(inTask('solution.ts'), RIGHT);
  return {
    root,
    course: new Course(root),
    edit: (from, to) => {
      const text = readFileSync(inTask('checks.ts'), 'utf8');
      if (!text.includes(from)) throw new Error(`checks.ts has no ${from}`);
      writeFileSync(inTask('checks.ts'), text.replace(from, to));
    },
    remove: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export const submission = (student: string, text: string, exercise: string = TASK): Submission => ({
  ...{ student, exercise, text },
  origin: `${student}/${exercise}.ts`,
});

export const intakeOf = (files: Readonly<Record<string, string>>): Intake => ({
  layout: 'plain',
  students: Object.keys(files).length,
  submissions: Object.entries(files).map(([student, text]) => submission(student, text)),
  problems: [],
  people: Object.keys(files).map((student) => ({ student, name: '' })),
  unsettled: [],
});

/** Writes files as students hand them in. */
export function handAllIn(folder: string, files: Readonly<Record<string, string>>): string {
  for (const [student, text] of Object.entries(files)) {
    mkdirSync(path.join(folder, student), { recursive: true });
    writeFileSync(path.join(folder, student, `${TASK}.ts`), text);
  }
  return folder;
}

/** All files of a folder by their path; but for times.csv, which is of one run. */
export function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'times.csv')
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
