/** The course machinery: what exercises, notebooks and tools import from 'rigid-body-lab/course'. */
export * from './authoring.js';
export { check, checkFile } from './advisory-check.js';
export { Course, openCourse } from './course.js';
export type { CheckResult, CheckStatus, Verdict, VerdictOutcome } from './verdict.js';
