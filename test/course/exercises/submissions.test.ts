/**
 * Whole submissions by exercise, each with the verdict of a graded run in its second line:
 * subtly wrong ones that must not have full marks, honest mistakes that must be named, and right ones
 * that are written in another way.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { gradeSubmission } from '../../../src/course/grading/grade-submission.js';
import { prepare } from '../../../src/course/grading/preparation.js';
import { Sandbox } from '../../../src/course/sandbox/sandbox.js';
import { slice } from '../../support/slice.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const course = openCourse();
const sandbox = new Sandbox();
afterAll(() => {
  sandbox.close();
});

const foldersIn = (...parts: string[]): string[] => readdirSync(path.join(folder, ...parts));
const EXPECTED = /^\/\/ verdict: (?<score>[\d.]+) diagnosis: (?<diagnosis>\S+)$/;

describe.each(['wrong', 'honest', 'unusual'])('%s', (kind) => {
  describe.each(foldersIn(kind))('%s', (exercise) => {
    const info = course.find(exercise);
    const preparation = prepare(course, info, { hidden: true });

    it.each(slice(foldersIn(kind, exercise), 8))('%s', async (name) => {
      const file = path.join(folder, kind, exercise, name);
      const expected = EXPECTED.exec(readFileSync(file, 'utf8').split('\n')[1])?.groups;
      const options = { file, hidden: true, reveal: true, sandbox, preparation: await preparation };
      const { score, maxScore, checks } = await gradeSubmission(course, info, options);
      const ids = [...new Set(checks.flatMap(({ diagnosis }) => diagnosis?.id ?? []))].sort();
      expect({ score, diagnosis: ids.join(',') || '-' }).toEqual({
        score: Number(expected?.['score']),
        diagnosis: expected?.['diagnosis'].split(',').sort().join(','),
      });
      expect(score === maxScore).toBe(kind === 'unusual');
    });
  });
});
