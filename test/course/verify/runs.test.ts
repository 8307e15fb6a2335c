import { afterEach, describe, expect, it, vi } from 'vitest';
import { main } from '../../../src/course/cli/main.js';
import { Course } from '../../../src/course/disk/course.js';
import { openFolder } from '../../../src/course/verify/folder.js';
import { typeProblems } from '../../../src/course/verify/type-check.js';
import { verifyExercise } from '../../../src/course/verify/verify.js';
import { courseWith, ID } from './support.js';
import type { Edits } from './support.js';

const DEADLINE_MS = 120_000;

const made: (() => void)[] = [];
const courseIn = (edits: Edits): Course => {
  const { root, remove } = courseWith(edits);
  made.push(remove);
  return new Course(root);
};
afterEach(() => {
  vi.unstubAllEnvs();
  made.splice(0).forEach((remove) => {
    remove();
  });
});

describe('verify', () => {
  it(
    'tells of each mistake once what it got against what it declares, and what no mistake shows',
    async () => {
      const course = courseIn({
        'mistakes/half-missing.ts': [['score: 1,', 'score: 2,']],
        'mistakes/mass-missing.ts': [["'by-a-factor'", "'mass-forgotten'"]],
        'mistakes/speed-not-squared.ts': null,
        'mistakes/calls-the-library.ts': [['score: 0', 'score: 3']],
        'mistakes/right-after-all.ts': "export const declared = null;\nexport { pointEnergy } from '../solution.js';\n",
        'mistakes/elsewhere.ts': 'export const declared = { score: 0, diagnosis: null };\nexport const energy = 1;\n',
        'hints.md': [
          [/^- .*$/m, '- `(mass * dot(velocity, velocity)) / 2 + 0 * mass`, that is all.'],
          ['return (mass * square) / 2;', 'return square;'],
          ['return mass * square;', 'return (mass * square) / 2;'],
          ['// not: speed-not-squared', '// not: components-added'],
        ],
        'solution.ts': [[/return .*/, 'return (mass * dot(velocity, velocity)) / 2 + 0 * mass;']],
        'stub.ts': [["throw new Error('not implemented');", 'return 0;']],
      });
      const reports = await verifyExercise(course, course.find(ID));
      expect(Object.fromEntries(reports.map(({ rule, problems }) => [rule, problems]))).toMatchObject({
        'the stub says TODO and scores 0': ['stub.ts: energy', 'stub.ts: any-energy', 'stub.ts: twice-as-fast'].map(
          (line) => expect.stringContaining(line) as string,
        ),
        'each mistake gets its declared score and diagnosis, on every variant': [
          /^mistakes\/calls-the-library\.ts declares 3 points, but is refused: "kineticEnergy" cannot be imported/,
          /^mistakes\/elsewhere\.ts does not export pointEnergy: export those of solution\.ts along with it$/,
          /^mistakes\/half-missing\.ts declares 2 points and half-missing; it gets 1 point and half-missing on 5 of 5 variants$/,
          /^mistakes\/mass-missing\.ts declares 0 points and mass-forgotten; it gets 0 points and by-a-factor on 5 of 5 variants$/,
          /^mistakes\/right-after-all\.ts lacks "export const declared: Declared = /,
        ].map((line) => expect.stringMatching(line) as string),
        'each misconception is shown by a mistake': [
          'speed-not-squared (checks.ts: energy, sweeps.ts: any-energy) is named for no file in mistakes/',
        ],
        'lines in order pass, and each that does not belong gets the diagnosis that it names': [
          /^hints\.md: task 1: the lines in the order of the block do not pass: Wrong for 30 of 30 inputs that were drawn\.$/,
          /^hints\.md: task 1: the line "not: components-added" gets: /,
          /^hints\.md: task 1: the line "not: half-missing" passes as well$/,
        ].map((line) => expect.stringMatching(line) as string),
        "nothing of hidden.ts or solution.ts stands in the student's files": [
          'hints.md has 1 of them: (mass * dot(velocity, velocity)) / 2 + 0 * mass',
        ],
        'all files type-check': [],
      });
    },
    DEADLINE_MS,
  );

  it('names file and line of what does not type-check, also of mistakes', async () => {
    const course = courseIn({
      'checks.ts': [["judge: close({ unit: 'J' })", "judge: close({ units: 'J' })"]],
      'mistakes/half-missing.ts': [['mass * dot', '`${mass}` * dot']],
    });
    const found = await typeProblems(openFolder(course, course.find(ID)));
    expect(found).toEqual([
      expect.stringMatching(/^checks\.ts:\d+: .*'units' does not exist in type 'CloseOptions'/),
      expect.stringMatching(/^mistakes\/half-missing\.ts:\d+: The left-hand side of an arithmetic operation/),
    ]);
  });

  it(
    'shows what it could not try',
    async () => {
      const course = courseIn({ 'checks.ts': [['export const checks', 'export const check']] });
      let said = '';
      vi.stubEnv('LAB_COURSE', course.root);
      const io = { out: (text: string) => void (said += text), err: () => undefined, colour: false, width: 80 };
      expect(await main(['verify', ID], io)).toBe(1);
      expect(said).toContain('      - checks.ts lacks "export const checks = defineChecks(…)"\n');
      expect(said).toContain('  ○ judges are pure\n');
      expect(said).toContain('  ○ is not tried before what stands above it holds.\n');
    },
    DEADLINE_MS,
  );
});
