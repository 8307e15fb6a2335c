/** Checks and verdicts with only what a test is about. */
import type { CheckResult, RunNotes, Verdict } from '../../src/course/judging/verdict.js';

export const checkOf = (about: Partial<CheckResult> = {}): CheckResult => ({
  ...{ check: 'one', task: 1, title: 'one case', hidden: false, points: 1, score: 0, status: 'fail' },
  ...about,
});

export const verdictOf = (checks: CheckResult[], run: Partial<RunNotes> = {}): Verdict => ({
  ...{ format: 1, exercise: 'an-exercise', version: 1, title: 'An exercise', outcome: 'graded' },
  ...{ score: 0, maxScore: 1, checks, pending: { checks: 0, points: 0 } },
  run: { runner: 'page', durationMs: 1, ...run },
});
