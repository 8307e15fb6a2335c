/** The author's gate: proves that an exercise tells right from wrong. */
import type { Course } from '../disk/course.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { gatherEvidence } from './evidence.js';
import { rules } from './rules.js';

/** How one rule ended. */
export interface RuleReport {
  rule: string;
  problems: string[];
}

/** Applies every rule to one exercise. */
export async function verifyExercise(course: Course, info: ExerciseInfo): Promise<RuleReport[]> {
  const evidence = await gatherEvidence(course, info);
  return rules.map(({ name, problems }) => ({ rule: name, problems: problems(evidence) }));
}
