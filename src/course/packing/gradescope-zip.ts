/** The zip that Gradescope takes as an autograder: one exercise, with Node for Linux inside. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { Zippable } from 'fflate';
import { sumOf } from '../batch/batch-exercises.js';
import type { Course } from '../disk/course.js';
import { writeAtomically } from '../disk/atomic-write.js';
import { BUILT, inPackage } from '../disk/places.js';
import { loadExercise } from '../grading/preparation.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { gradedSeeds } from '../judging/variant.js';
import { esbuild } from '../sandbox/esbuild.js';
import { libraryScript } from '../sandbox/library.js';
import { bundleForPage } from '../sandbox/load.js';
import type { GradescopePackage } from './gradescope-package.js';
import { PackRefused } from './pack-refused.js';
import { requireNew } from './pack-student.js';
import { jsonFileText } from '../disk/json-file-text.js';

export interface GradescopeOptions {
  exercise: ExerciseInfo;
  /** The program of Node for Linux. */
  node: Uint8Array;
  /** A private folder of hidden checks. */
  overlay?: string | undefined;
  /** With a key each student has seeds of their own: keys of the roster by e-mail. */
  students?: { key: string; byEmail: ReadonlyMap<string, string> } | undefined;
  /** Ends it before the file is written. */
  signal?: AbortSignal | undefined;
}

/** Everything of ours lies in this folder of the zip, as it does in the package. */
const LAB = 'lab';
const PROGRAM = `${LAB}/dist/course/packing/gradescope.mjs`;

/** Runs the program with the Node beside it. The line ends are those of Linux wherever this is packed. */
const RUN = `#!/bin/sh
for place in "\${0%/*}" /autograder/source; do
  if [ -x "$place/node/bin/node" ]; then
    exec "$place/node/bin/node" "$place/${PROGRAM}" "\${1:-/autograder}"
  fi
done
echo 'node is not beside run_autograder' >&2
exit 1
`;
const SETUP = `#!/bin/sh
# Nothing is to be installed: Node and the checks are in this zip file.
chmod +x /autograder/source/node/bin/node /autograder/source/run_autograder
`;

/** Writes the zip, and returns the points that the assignment must be given. */
export async function packGradescope(course: Course, out: string, options: GradescopeOptions): Promise<number> {
  requireNew(out);
  const { exercise, node } = options;
  if (!isLinuxProgram(node)) throw new PackRefused('that Node is no program for Linux: it does not begin as one.');
  const packed = await packageOf(course, exercise, options);
  const worker = path.dirname(BUILT.worker);
  const files: Record<string, [content: string | Uint8Array, mode: number]> = {
    'setup.sh': [SETUP, 0o755],
    run_autograder: [RUN, 0o755],
    'node/bin/node': [node, 0o755],
    [`${LAB}/package.json`]: [jsonFileText({ type: 'module' }), 0o644],
    [`${LAB}/exercise.json`]: [JSON.stringify(packed), 0o644],
    [PROGRAM]: [await program(), 0o644],
    ...Object.fromEntries(
      [path.basename(BUILT.worker), 'quickjs.wasm'].map((name) => [
        `${LAB}/dist/course/sandbox/${name}`,
        [readFileSync(path.join(worker, name)), 0o644] as [Uint8Array, number],
      ]),
    ),
  };
  options.signal?.throwIfAborted();
  writeAtomically(path.resolve(out), zipSync(zippable(files)));
  return sumOf(packed.info.rubric);
}

/** An executable file of Linux begins with these bytes. */
const isLinuxProgram = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === '\x7fELF';

const UNIX = 3;
/** Files of one pack do not differ by when it was made. */
const THEN = new Date(1980, 0, 1, 12);

const zippable = (files: Record<string, [content: string | Uint8Array, mode: number]>): Zippable =>
  Object.fromEntries(
    Object.entries(files).map(([name, [content, mode]]) => [
      name,
      [
        typeof content === 'string' ? new TextEncoder().encode(content) : content,
        { level: 6, mtime: THEN, os: UNIX, attrs: ((0o100000 | mode) << 16) >>> 0 },
      ],
    ]),
  );

/** What the autograder carries. */
export async function packageOf(
  course: Course,
  exercise: ExerciseInfo,
  options: GradescopeOptions,
): Promise<GradescopePackage> {
  const { overlay, students } = options;
  const own = course.file(exercise.id, 'hidden.ts');
  const hiddenFile = overlay === undefined ? own : path.join(overlay, exercise.id, 'hidden.ts');
  const solution = course.file(exercise.id, 'solution.ts');
  if (!existsSync(solution)) throw new PackRefused(`${exercise.id} has no solution.ts: the checks are tried on it.`);
  // Loads all that is packed: what does not load here would not load there.
  const loaded = await loadExercise(course, exercise, { hidden: true, ...(overlay === undefined ? {} : { overlay }) });
  const hasHidden = existsSync(hiddenFile);
  const [library, checks, hidden, right] = await Promise.all([
    libraryScript(exercise.imports),
    bundleForPage(course.file(exercise.id, 'checks.ts')),
    hasHidden ? bundleForPage(hiddenFile, overlay === undefined ? undefined : course.file(exercise.id)) : null,
    bundleForPage(solution),
  ]);
  const seeds = students
    ? Object.fromEntries(
        [...students.byEmail].map(([email, student]) => [
          email.toLowerCase(),
          gradedSeeds({ key: students.key, exercise: exercise.id, student }),
        ]),
      )
    : course.seeds(exercise.id);
  return {
    format: 1,
    info: loaded.info,
    limits: loaded.limits,
    scripts: { library, checks, hidden, solution: right },
    seeds,
  };
}

/** The program and all that it imports as one file. */
async function program(): Promise<Uint8Array> {
  const module = inPackage('dist/course/packing/gradescope-program.js');
  if (!existsSync(module)) throw new PackRefused(`${module} is missing: build the course first, \`npm run build\`.`);
  const { outputFiles } = await esbuild().build({
    stdin: {
      contents: `import { readFileSync } from 'node:fs';
import { gradeForGradescope } from ${JSON.stringify(module)};
const packed = JSON.parse(readFileSync(new URL('../../../exercise.json', import.meta.url), 'utf8'));
process.exit(await gradeForGradescope(process.argv[2], packed));`,
      resolveDir: path.dirname(module),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    charset: 'utf8',
    // Probes and calls travel as text.
    minify: false,
    logLevel: 'silent',
  });
  return outputFiles[0].contents;
}
