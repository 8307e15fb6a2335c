/** The check of a notebook cell: the same checks and judges, in the cell's own process. */
import { exportedNames, plan } from './grade-submission.js';
import { judgeCheck, runHere, verdictOf } from './checks.js';
import { openCourse } from './course.js';
import type { Course } from './course.js';
import type { Verdict } from './verdict.js';

/** Where an advisory check runs and what it calls itself. */
export interface CheckHereOptions {
  course?: Course;
  runner?: 'notebook' | 'vitest';
}

/**
 * Checks functions in this process, for instance those of a notebook cell: `await check('05-inertia-tensor',
 * { inertiaTensor })`. Checks whose functions are not handed in are reported as missing. The verdict equals that of
 * `lab check`, but it is not the grade: the student's code could change what judges it.
 *
 * @throws UnknownExercise if no exercise, or more than one, has the name.
 */
export async function check(exercise: string, functions: object, options: CheckHereOptions = {}): Promise<Verdict> {
  const { course = openCourse(), runner = 'notebook' } = options;
  const started = performance.now();
  const info = course.find(exercise);
  const [planned, solution] = await Promise.all([plan(course, info, {}), course.solution(info)]);
  const names = exportedNames(info);
  const results = planned.map((one) =>
    judgeCheck(one, runHere(functions, names, one), solution && runHere(solution, names, one)),
  );
  const durationMs = Math.round(performance.now() - started);
  return verdictOf(info, results, { run: { runner, advisory: 'not the grade', durationMs } });
}
