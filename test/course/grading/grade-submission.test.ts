/** What a lecturer's script calls, as the built package offers it. */
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type * as Package from '../../../src/course/index.js';
import { inPackage } from '../../../src/course/disk/places.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';

let lab: typeof Package;
let root: string;
let remove: () => void;
let course: Package.Course;
let solution: string;
beforeAll(async () => {
  lab = (await import(pathToFileURL(inPackage('dist/course/index.js')).href)) as typeof Package;
});
beforeEach(() => {
  const made = temporaryCourse();
  ({ remove } = made);
  ({ root } = made.course);
  course = lab.openCourse(root);
  solution = readFileSync(made.course.file(EXERCISE, 'solution.ts'), 'utf8');
  handIn(made.course, solution);
});
afterEach(() => {
  remove();
});

const SLOW = { timeout: 60_000 };

describe('the package', SLOW, () => {
  it('opens exactly the folder that is named', () => {
    process.env['LAB_COURSE'] = os.tmpdir();
    try {
      expect(lab.openCourse(root).root).toBe(root);
      expect(() => lab.openCourse(path.join(root, 'work'))).toThrow(/course\.json/);
    } finally {
      delete process.env['LAB_COURSE'];
    }
  });

  it('grades a file, with one sandbox for many, by name or by what find gives', async () => {
    const sandbox = new lab.Sandbox();
    try {
      const file = path.join(root, 'elsewhere.ts');
      writeFileSync(file, solution);
      const seeds = lab.studentSeeds({ key: 'k', exercise: EXERCISE, student: 's' });
      const options = { file, hidden: true, reveal: true, seeds, sandbox };
      for (const exercise of [course.find('5'), EXERCISE, '5']) {
        const { outcome, score, maxScore, checks } = await lab.gradeSubmission(course, exercise, options);
        expect({ outcome, score, maxScore }).toEqual({ outcome: 'graded', score: 10, maxScore: 10 });
        expect(checks.filter(({ status }) => status !== 'pass')).toEqual([]);
      }
    } finally {
      sandbox.close();
    }
  });

  it('checks in this process, too', async () => {
    expect(await lab.checkFile('5', { course })).toMatchObject({ outcome: 'graded', score: 7 });
    expect(await lab.check('5', {}, course)).toMatchObject({ outcome: 'graded', score: 0 });
  });

  it('never throws: an exercise that there is not is a grader-error', async () => {
    expect(await lab.gradeSubmission(course, '99')).toMatchObject({
      outcome: 'grader-error',
      exercise: '99',
      score: null,
      message: expect.stringContaining('there is no exercise "99"') as string,
    });
  });
});

describe('a mistake of an author', SLOW, () => {
  /** Grades the solution with a line more in a file of the exercise. */
  async function messageWith(name: string, line: string): Promise<string | undefined> {
    appendFileSync(course.file(EXERCISE, name), `\n// @ts-nocheck\n${line}\n`);
    const verdict = await lab.gradeSubmission(course, EXERCISE, { hidden: true });
    expect(verdict).toMatchObject({ outcome: 'grader-error', score: null, maxScore: 10 });
    return verdict.message;
  }
  const boom = "() => { throw new Error('boom'); }";

  it.each([
    ['the wanted value of a check', 'checks.ts', `checks.checks.com.wanted = ${boom};`, 'com'],
    ['the judge of a check', 'checks.ts', `checks.checks.com.judge = ${boom};`, 'com'],
    ['the wanted value of a sweep', 'sweeps.ts', `sweeps['any-com'].wanted = ${boom};`, 'any-com'],
    ['the judge of a sweep', 'sweeps.ts', `sweeps['any-tensor'].judge = () => ${boom};`, 'any-tensor'],
    ['what makes the judge of a sweep', 'sweeps.ts', `sweeps['any-tensor'].judge = ${boom};`, 'any-tensor'],
    [
      'the wanted value of a hidden check',
      'hidden.ts',
      `hidden.checks['angular-momentum'].wanted = ${boom};`,
      'angular-momentum',
    ],
  ])('names exercise and check: %s', async (_what, file, line, check) => {
    expect(await messageWith(file, line)).toBe(`${EXERCISE}, check "${check}": boom`);
  });

  it('names the check that nothing defines', async () => {
    expect(await messageWith('checks.ts', 'delete checks.checks.com;')).toMatch(/^05-inertia-tensor: .*"com"/);
  });
});

describe('an overlay', SLOW, () => {
  let overlay: string;
  beforeAll(() => {
    overlay = mkdtempSync(path.join(os.tmpdir(), 'overlay-'));
  });
  afterAll(() => {
    rmSync(overlay, { recursive: true, force: true });
  });

  const RUBRIC = `export const rubric = [{ check: 'mine', task: 1, points: 3 }];\n`;
  const HIDDEN = `import { close, defineChecks } from 'rigid-body-lab/course';
import { comOf } from './inputs.js';
export const hidden = defineChecks({
  inputs: (variant) => ({ points: [1, 2, 3].map((mass) => ({ mass, position: variant.vector(-3, 3) })) }),
  checks: {
    mine: {
      title: 'mine',
      hint: 'look again',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: ({ points }) => comOf(points),
      judge: close({ unit: 'm' }),
    },
  },
});
`;

  async function gradedWith(text: string | undefined): Promise<Package.Verdict> {
    rmSync(path.join(overlay, EXERCISE), { recursive: true, force: true });
    mkdirSync(path.join(overlay, EXERCISE));
    if (text !== undefined) writeFileSync(path.join(overlay, EXERCISE, 'hidden.ts'), text);
    return lab.gradeSubmission(course, EXERCISE, { hidden: true, overlay });
  }

  it('stands for the hidden checks of the exercise, with its own points and the exercise’s inputs', async () => {
    const { outcome, score, maxScore, checks } = await gradedWith(HIDDEN + RUBRIC);
    expect({ outcome, score, maxScore }).toEqual({ outcome: 'graded', score: 10, maxScore: 10 });
    expect(checks.filter(({ hidden }) => hidden).map(({ check }) => check)).toEqual(['mine']);
  });

  it.each([
    ['is missing', undefined, /^05-inertia-tensor: the overlay has no .*hidden\.ts$/],
    ['has no rubric', HIDDEN, /hidden\.ts: expected "export const rubric"/],
    ['misspells hidden', HIDDEN.replace('hidden =', 'hiden =') + RUBRIC, /hidden\.ts: expected "export const hidden/],
    ['misspells a check in its rubric', HIDDEN + RUBRIC.replace("'mine'", "'mien'"), /"mine" has no row in its rubric/],
    [
      'pays for a check that it does not define',
      HIDDEN + RUBRIC.replace(']', ", { check: 'x', task: 1, points: 1 }]"),
      /"x"/,
    ],
    ['has a rubric of another shape', `${HIDDEN}export const rubric = [{ mine: 3 }];`, /a row \{check, task, points\}/],
    ['imports what is not there', `import './gone.js';\n${HIDDEN}${RUBRIC}`, /gone\.js/],
    ['does not compile', `${HIDDEN}${RUBRIC})`, /hidden\.ts/],
  ])('that %s is a grader-error that says so', async (_what, text, says) => {
    const verdict = await gradedWith(text);
    expect(verdict).toMatchObject({ outcome: 'grader-error', score: null });
    expect(verdict.message).toMatch(says);
  });
});
