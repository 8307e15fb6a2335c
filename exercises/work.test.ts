import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkFile, openCourse } from 'rigid-body-lab/course';

const course = openCourse();
const begun = course.exercises.filter(({ id }) => existsSync(course.workFile(id)));

describe.each(begun)('$id (for debugging, not the grade)', ({ id, rubric }) => {
  const verdict = checkFile(id, { course });
  it.each(rubric.filter((row) => !row.hidden))('$check', async ({ check }) => {
    const { outcome, message, checks } = await verdict;
    expect(outcome, message).toBe('graded');
    const result = checks.find((one) => one.check === check);
    expect(result?.status, JSON.stringify(result, null, 2)).toBe('pass');
  });
});
