import { describe, expect, it } from 'vitest';
import { safeName } from '../../../src/course/intake/student-keys.js';
import { readSubmissions } from '../../../src/course/intake/read-submissions.js';
import type { FullIntake } from '../../../src/course/intake/read-submissions.js';
import { seeded } from '../../support/random.js';
import type { Random } from '../../support/random.js';
import { EXERCISES, textBy } from './support/people.js';
import { temporaryPlaces, zipOf } from './support/trees.js';
import type { Content, Tree } from './support/trees.js';

const { folder, zip } = temporaryPlaces();
const exercises = EXERCISES;

const FOLDERS = [
  ...[
    'ada',
    'Bo Bee',
    'work',
    '05-inertia-tensor',
    '10-runge-kutta',
    'Müßig',
    '.git',
    '__MACOSX',
    'node_modules',
    'con',
  ],
  ...[
    'Ann Lee_4711_assignsubmission_file',
    'submission_7',
    '1-9 - Bo Lee - Sep 30, 2026 1159 PM',
    'hw-submissions',
    '王伟',
  ],
];
const FILES = [
  ...[
    '05-inertia-tensor.ts',
    '05-inertia-tensor (1).ts',
    '10-runge-kutta-2.ts',
    'solution.ts',
    'x.ipynb',
    'x.pdf',
    'ada.ts',
  ],
  ...[
    'leeann_11_901_05-inertia-tensor.ts',
    'leeann_11_text.html',
    'Ann_4711_assignsubmission_file_x.ts',
    '.DS_Store',
    '~x.ts',
  ],
  ...[
    'HW 2_ann_attempt_2026-10-01-10-00-00_01-planar-body.ts',
    'HW 2_ann_attempt_2026-10-01-10-00-00.txt',
    'index.html',
  ],
  ...['submission_metadata.yml', 'scores.csv', 'Thumbs.db', '=cmd.ts', 'a\u202eb.ts', 'e\u0301.ts', '\u00e9.ts'],
];
const CONTENTS: Content[] = [
  ...['', 'x', textBy({ login: 'ada' }, '05-inertia-tensor'), textBy({ login: 'bo' }, '10-runge-kutta'), '\ufeffx'],
  ...[
    new Uint8Array([0xff, 0xfe, 120, 0]),
    new Uint8Array([0xc3]),
    '{"cells": []}',
    'username,datetime\nada,2026-10-01T00:00:00Z\n',
  ],
  "submission_7:\n  :submitters:\n  - :name: Ann\n    :sid: '1'\n",
];

const pick = <T>(random: Random, all: readonly T[]): T => all[random.integer(0, all.length - 1)];

/** Any tree: what systems write and what students do, without order. */
function anyTree(random: Random, depth = 0): Tree {
  const tree: Record<string, Content> = {};
  for (let i = random.integer(1, 12); i > 0; i--) {
    const folders = Array.from({ length: random.integer(0, 3) }, () => pick(random, FOLDERS));
    const at = folders.map((name) => `${name}/`).join('');
    const isZip = depth < 2 && random.next() < 0.15;
    const name = `${at}${isZip ? `${pick(random, FOLDERS)}.zip` : pick(random, FILES)}`;
    tree[name] = isZip ? zipOf(anyTree(random, depth + 1)) : pick(random, CONTENTS);
  }
  return tree;
}

/** All that is told of, by its origin. */
function toldIn({ submissions, problems, ignored }: FullIntake): Set<string> {
  return new Set([...submissions, ...problems, ...ignored].map(({ origin }) => origin));
}

/** The origins of all files of a tree, those of zip files too. */
async function originsOf(tree: Tree, prefix = ''): Promise<string[]> {
  const { unzipSync } = await import('fflate');
  const all = Object.entries(tree).map(async ([name, content]) =>
    name.endsWith('.zip') && typeof content !== 'string'
      ? originsOf(unzipSync(content), `${prefix}${name}!/`)
      : [`${prefix}${name}`],
  );
  return (await Promise.all(all)).flat();
}

/** Whether the file, or a folder or zip file that it lies in, is told of. */
function isTold(origin: string, told: ReadonlySet<string>): boolean {
  const above = [...origin.matchAll(/!?\//g)].map(({ index }) => origin.slice(0, index));
  return [origin, ...above].some((one) => told.has(one));
}

describe('any tree of files', () => {
  it('is told of whole: every file is a submission, a problem or ignored', async () => {
    let submissions = 0;
    for (let seed = 1; seed <= 80; seed++) {
      const tree = anyTree(seeded(seed));
      const intake = await readSubmissions(zip(tree), { exercises });
      const told = toldIn(intake);
      expect({ seed, lost: (await originsOf(tree)).filter((origin) => !isTold(origin, told)) }).toEqual({
        seed,
        lost: [],
      });
      submissions += intake.submissions.length;
    }
    expect(submissions).toBeGreaterThan(50);
  });

  it('is the same in a zip file and unpacked, read twice, and in any layout that it may have', async () => {
    for (let seed = 1; seed <= 20; seed++) {
      const tree = anyTree(seeded(seed));
      const at = folder(tree);
      const intake = await readSubmissions(at, { exercises });
      expect({ seed, intake: await readSubmissions(zip(tree), { exercises }) }).toEqual({ seed, intake });
      expect(await readSubmissions(at, { exercises })).toEqual(intake);
      for (const layout of [
        'gradescope',
        'moodle',
        'canvas',
        'blackboard',
        'brightspace',
        'classroom50',
        'clones',
        'plain',
      ]) {
        const forced = await readSubmissions(at, { exercises, layout });
        const told = toldIn(forced);
        expect((await originsOf(tree)).filter((origin) => !isTold(origin, told))).toEqual([]);
      }
    }
  });

  it('gives each student and exercise one submission, and students safe names', async () => {
    for (let seed = 1; seed <= 40; seed++) {
      const { submissions } = await readSubmissions(zip(anyTree(seeded(seed))), { exercises });
      const keys = submissions.map(({ student, exercise }) => `${student}/${exercise}`);
      expect(new Set(keys).size).toBe(keys.length);
      for (const { student } of submissions)
        expect(safeName(student.replaceAll('%', ''))).toBe(student.replaceAll('%', ''));
    }
  });
});
