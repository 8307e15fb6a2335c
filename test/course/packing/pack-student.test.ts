/**
 * What a packed copy gives away: none of a hidden point to whoever pastes its texts, less than half
 * to whoever looks its values up.
 */
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { loadSolution, prepare } from '../../../src/course/grading/preparation.js';
import { compile } from '../../../src/course/guest/compile.js';
import { askedNames, limitsOf } from '../../../src/course/judging/plan.js';
import type { SealedChecks } from '../../../src/course/judging/sealed.js';
import { unsealed } from '../../../src/course/judging/sealed.js';
import { gradedSeeds } from '../../../src/course/judging/variant.js';
import type { Verdict } from '../../../src/course/judging/verdict.js';
import { Pack } from '../../../src/course/packing/pack-student.js';
import type { PackedFiles } from '../../../src/course/packing/packed-exercise.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { gunzipSync } from 'node:zlib';
import { secretPieces, squeezed } from '../../support/secrets.mjs';
import { codeIn, lookingUp, pasted } from './stolen.js';

const course = openCourse();
/** With WHOLE=1 every exercise; what is packed with them is the same. */
const isWhole = process.env['WHOLE'] === '1';
const exercises = isWhole ? course.exercises : [course.find('05')];
const KEY = '0123456789abcdef0123456789abcdef';
const STUDENT = 'ada';

let files: PackedFiles;
let sandbox: Sandbox;
beforeAll(async () => {
  const pack = new Pack(course, { exercises, students: [STUDENT], key: KEY }, new Date('2026-10-01T08:00:00Z'));
  files = await pack.copyFor(STUDENT);
  pack.close();
  sandbox = new Sandbox();
}, 1_200_000);
afterAll(() => {
  sandbox.close();
});

const pointsOf = ({ checks }: Verdict, hidden: boolean): number =>
  checks.filter((check) => check.hidden === hidden).reduce((sum, { score }) => sum + score, 0);

describe('a copy', () => {
  it(
    'has no line of a solution, a mistake, a hidden check or a misconception in any of its texts',
    { timeout: 600_000 },
    () => {
      const secrets = secretPieces(
        course.root,
        exercises.map(({ id }) => id),
      );
      expect(secrets.size).toBeGreaterThan(100 * exercises.length);
      for (const [name, content] of files) {
        if (/\.(?:png|wasm)$/.test(name)) continue;
        const bytes = Buffer.from(content as Uint8Array);
        const text = squeezed((name.endsWith('.sealed') ? gunzipSync(bytes) : bytes).toString('utf8'));
        const known = [...secrets].filter(([line]) => text.includes(line)).map(([line, file]) => `${file}: ${line}`);
        expect(known, name).toEqual([]);
      }
    },
  );

  it('has what is the same for all students, and in it the names of hidden checks nowhere', () => {
    const text = (name: string): string => Buffer.from(files.get(name) as Uint8Array).toString('utf8');
    for (const { id, rubric } of exercises) {
      const names = rubric.filter(({ hidden }) => hidden).map(({ check }) => check);
      expect(names.length).toBeGreaterThan(0);
      for (const name of names) expect(text(`exercises/${id}/exercise.json`)).not.toContain(`"${name}"`);
      expect([...files.keys()].filter((name) => name.startsWith(`exercises/${id}/`)).sort()).toEqual(
        ['README.md', 'checks.sealed', 'exercise.json', 'hints.md', 'picture.png', 'stub.ts'].map(
          (name) => `exercises/${id}/${name}`,
        ),
      );
      expect(text(`exercises/${id}/hints.md`)).not.toMatch(/```ts order|which order\?/);
    }
    expect(text('exercises/course.json')).not.toContain(KEY);
    expect([...files.keys()].filter((name) => /^(?:test|docs)\//.test(name))).toEqual([]);
  });
});

describe.each(exercises)('a copy with $id', (info) => {
  const seeds = gradedSeeds({ key: KEY, exercise: info.id, student: STUDENT });
  const preparation = prepare(course, info, { seeds, hidden: true });
  const graded = async (source: string): Promise<Verdict> =>
    gradeSubmission(course, info, {
      read: { source },
      sandbox,
      preparation: await preparation,
      hidden: true,
      reveal: true,
    });

  it('has no text that earns a hidden point when it is pasted', { timeout: 600_000 }, async () => {
    const asked = askedNames(info);
    const tried: string[] = [];
    for (const [place, text] of codeIn(files)) {
      const source = pasted(info, text);
      if (source === undefined) continue;
      const program = compile(source, info.imports, { names: asked });
      if ('refused' in program) continue;
      tried.push(place);
      const verdict = await graded(source);
      expect(pointsOf(verdict, true), `${place} pasted into work/${info.id}.ts`).toBe(0);
    }
    // The stub is such a text: what is tried is really run.
    expect(tried).toContain(`exercises/${info.id}/stub.ts`);
  });

  it('has no values that earn half of the public points', { timeout: 600_000 }, async () => {
    const bytes = files.get(`exercises/${info.id}/checks.sealed`) as Uint8Array;
    const plan = unsealed(info, JSON.parse(gunzipSync(bytes).toString('utf8')) as SealedChecks);
    const source = await lookingUp(info, plan, (await loadSolution(course, info))!);
    const most = info.rubric.reduce((sum, row) => sum + (row.hidden ? 0 : row.points), 0);
    // In the copy the table is worth something, or looking up was never tried.
    const here = await gradeSubmission(course, info, {
      read: { source },
      sandbox,
      preparation: { info, plan, limits: limitsOf(info) },
    });
    expect(here.outcome, here.message).toBe('graded');
    expect(pointsOf(here, false)).toBeGreaterThan(0);
    const verdict = await graded(source);
    expect(pointsOf(verdict, false)).toBeLessThan(most / 2);
    expect(pointsOf(verdict, true)).toBe(0);
    if (isWhole)
      console.log(
        `${info.id}: ${pointsOf(here, false)} in the copy, ${pointsOf(verdict, false)} of ${most} when graded`,
      );
  });
});
