/** Which files of the course itself a copy has, beside its exercises: as rows, by folder. */
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE } from '../disk/places.js';
import { PackRefused } from './pack-refused.js';
import type { PackedFiles } from './packed-exercise.js';

interface Row {
  /** A file or folder, from the top of the course. */
  from: string;
  /** Where it is in the copy; at the same place. */
  to?: string;
  /** Names of files, from that folder, that come along; all. */
  only?: RegExp;
  /** Names that stay at home. */
  not?: RegExp;
  /** It is for the page or the notebooks: a bare copy has none. */
  full?: true;
  /** It lies where the course is, which may be another folder than the program's. */
  ofCourse?: true;
}

const LIBRARY = ['linear', 'rotation', 'frames', 'mass', 'integration', 'dynamics', 'constraints'] as const;

const ROWS: readonly Row[] = [
  { from: 'lab.js' },
  { from: 'LICENSE' },
  { from: 'src/index.ts' },
  ...LIBRARY.map((folder): Row => ({ from: `src/${folder}` })),
  { from: 'src/figures' },
  { from: 'src/course/cli/setup.mjs' },
  { from: 'src/course/cli/step.mjs' },
  { from: 'src/course/cli/build-lock.mjs' },
  { from: 'src/course/cli/start.mjs', full: true },
  { from: 'src/course/site/.vitepress', not: /^cache\//, full: true },
  { from: 'src/course/notebooks/preload.cjs', full: true },
  // Commands of authors and lecturers are answered by a sentence in a copy: they are there,
  // what they work on is not.
  {
    from: 'dist',
    only: /\.(?:js|mjs|wasm)$|^(?!course\/).*\.d\.ts$/,
    not: /^course\/browser\/(?:bundle|judge|judge-sealed|types)\//,
  },
  {
    from: 'dist/course',
    only: /^(?:index|judging\/.*|grading\/.*|disk\/.*|guest\/.*|sandbox\/.*|batch\/.*|intake\/.*)\.d\.ts$/,
    full: true,
  },
  { from: 'dist/course/browser/bundle', only: /\.js$/, full: true },
  // A copy's page checks by what is sealed.
  { from: 'dist/course/browser/judge-sealed', to: 'dist/course/browser/judge', only: /\.(?:js|wasm)$/, full: true },
  { from: 'dist/course/browser/types', only: /\.js(?:on)?$/, full: true },
  { from: 'notebooks', not: /^src\//, ofCourse: true },
  { from: 'notebooks/src', full: true, ofCourse: true },
  // They are bundled where they are asked.
  { from: 'questions', full: true, ofCourse: true },
];

/** The files, read once for all copies. */
export function courseFiles(root: string, { bare }: { bare: boolean }): PackedFiles {
  const files: PackedFiles = new Map();
  for (const { from, to = from, only, not, full, ofCourse } of ROWS) {
    if (bare && full) continue;
    const top = ofCourse ? root : PACKAGE;
    for (const name of namesBelow(path.join(top, from), ofCourse === true)) {
      if ((only && !only.test(name)) || not?.test(name)) continue;
      files.set(name === '' ? to : `${to}/${name}`, readFileSync(path.join(top, from, name)));
    }
  }
  return files;
}

/** The files of a folder by their names from it, in order; of a file the empty name. */
function namesBelow(place: string, optional: boolean): string[] {
  if (!existsSync(place)) {
    if (optional) return [];
    throw new PackRefused(`${place} is missing: build the course first, \`npm run build\`.`);
  }
  if (statSync(place).isFile()) return [''];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(place, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
