import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { openCourse } from '../../../src/course/disk/course.js';
import { verifyExercise } from '../../../src/course/verify/verify.js';

/** Some thousand probes in the interpreter, and a dozen workers on a busy machine. */
const DEADLINE_MS = 400_000;

const course = openCourse();
/** Half a minute of one core each; `lab verify` goes through two others on other versions of Node. */
const chosen = process.env['WHOLE'] === '1' ? course.exercises : [course.find('02-change-of-basis')];

describe('exercises', () => {
  it('there is at least one, and course.json names only what exists', () => {
    const ids = course.exercises.map(({ id }) => id);
    expect(ids).toContain('05-inertia-tensor');
    expect(course.info.order.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(chosen.map((info) => [info.id, info] as const))(
    '%s passes the author gate',
    async (_id, info) => {
      const reports = await verifyExercise(course, info);
      expect(reports.length).toBeGreaterThan(10);
      expect(reports.filter(({ problems }) => problems.length > 0)).toEqual([]);
    },
    DEADLINE_MS,
  );
});
