import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { attacks, withBody } from './attacks.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';
import { slice } from '../../support/slice.js';

const { course, remove } = temporaryCourse();
const info = course.find(EXERCISE);
const sandbox = new Sandbox({ limits: { checkMs: 400, loadMs: 400, guestBytes: 32 * 2 ** 20 } });
afterAll(() => {
  sandbox.close();
  remove();
});
const solution = readFileSync(course.file(EXERCISE, 'solution.ts'), 'utf8');

describe('an attack on the verdict of a real exercise', () => {
  it.each(slice(attacks, 4).map((attack) => [attack.how, attack] as const))(
    '%s',
    async (_how, { body, file, status, score }) => {
      const text = file ? file(solution) : withBody(solution, body!);
      const verdict = await gradeSubmission(course, info, { file: handIn(course, text), sandbox, hidden: true });
      const tensor = verdict.checks.find(({ check }) => check === 'tensor')!;
      expect({ status: tensor.status, score: verdict.score }, tensor.message ?? verdict.message).toEqual({
        status,
        score,
      });
      expect(verdict.maxScore).toBe(10);
      expect(verdict.checks).toHaveLength(info.rubric.length);
    },
    60_000,
  );

  it('leaves the next file its marks', async () => {
    const file = handIn(course, solution);
    expect((await gradeSubmission(course, info, { file, sandbox, hidden: true })).score).toBe(10);
  });
});
