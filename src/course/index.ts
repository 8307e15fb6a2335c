/** The course machinery: what exercises, notebooks and tools import from 'rigid-body-lab/course'. */
export * from './judging/authoring.js';
export { check, checkFile } from './grading/check-here.js';
export { BatchStopped, gradeBatch } from './batch/grade-batch.js';
export type { BatchOptions, Graded } from './batch/grade-batch.js';
export type { BatchResult } from './batch/result.js';
export type { Fault } from './batch/fault.js';
export { readSubmissions } from './intake/read-submissions.js';
export type { IntakeOptions } from './intake/read-submissions.js';
export type { Intake, IntakeProblem, Submission } from './intake/submission.js';
export { gradeSubmission } from './grading/grade-submission.js';
export type { GradeOptions } from './grading/grade-submission.js';
export { Course, openCourse } from './disk/course.js';
export { gradedSeeds, studentSeeds } from './judging/variant.js';
export type { Seeds } from './judging/variant.js';
export { Sandbox } from './sandbox/sandbox.js';
export type { CheckResult, CheckStatus, Verdict, VerdictOutcome } from './judging/verdict.js';
