/** Whose doing it is that a mark is not full, or is not there. */
import { SandboxFault } from '../guest/supervisor.js';
import { ExerciseFault } from '../judging/judge-rows.js';
import type { Verdict } from '../judging/verdict.js';

/**
 * `none`: full marks. `student`: points are missing for what the file does. `exercise`:
 * a check that its own reference solution fails, or whose text throws. `grader`: what this run was handed,
 * such as an overlay without the exercise, or a mistake in the program. `environment`: the machine,
 * such as a full disk or a sandbox that does not start.
 */
export type Fault = 'none' | 'student' | 'exercise' | 'grader' | 'environment';

/** Thrown where a run cannot grade something for what its caller handed to it. */
export class GraderFault extends Error {
  override name = 'GraderFault';
}

/** Thrown where an answer of the machine cannot be trusted: the same file twice, and two answers. */
export class EnvironmentFault extends Error {
  override name = 'EnvironmentFault';
}

/**
 * Whose fault an error is. What the system says has a code; where nobody else is to blame, it is the grader.
 */
export function blameOf(error: unknown): Exclude<Fault, 'none' | 'student'> {
  if (error instanceof SandboxFault || error instanceof EnvironmentFault) return 'environment';
  if (error instanceof ExerciseFault) return 'exercise';
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? 'environment' : 'grader';
}

/** Whose fault it is that a verdict has not all points. Of two, the one that the lecturer can mend. */
export function blameIn(verdict: Verdict): Fault {
  if (verdict.outcome === 'grader-error') return 'grader';
  if (verdict.checks.some(({ status }) => status === 'void')) return 'exercise';
  return verdict.outcome === 'graded' && verdict.score === verdict.maxScore ? 'none' : 'student';
}
