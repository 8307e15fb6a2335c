/** The course machinery: what exercises, notebooks and tools import from 'rigid-body-lab/course'. */
export * from './judging/authoring.js';
export { check, checkFile } from './grading/check-here.js';
export { Course, openCourse } from './disk/course.js';
export type { CheckResult, CheckStatus, Verdict, VerdictOutcome } from './judging/verdict.js';
