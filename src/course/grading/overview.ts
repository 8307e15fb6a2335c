/** How a student stands in the whole course. */
import { existsSync } from 'node:fs';
import type { Course } from '../disk/course.js';
import { fingerprint, readProgress, record } from '../disk/progress.js';
import type { ExerciseInfo } from '../judging/exercise.js';

/** How an exercise stands. */
export type Standing = 'new' | 'started' | 'passed';

export interface Overview {
  info: ExerciseInfo;
  standing: Standing;
  /** The file was edited after its last check. */
  edited: boolean;
  /** It was checked once, and its file is not there any more. */
  gone: boolean;
  score: number;
  /** Points of the public checks. */
  maxScore: number;
}

/** The whole course. Files that were never checked, or with an older version of the exercise, are checked now. */
export async function overview(course: Course): Promise<Overview[]> {
  const stale = course.exercises.filter((info) => {
    const entry = readProgress(course).exercises[info.id];
    return existsSync(course.workFile(info.id)) && entry?.version !== info.version;
  });
  if (stale.length > 0) {
    const { gradeSubmission } = await import('./grade-submission.js');
    for (const info of stale) record(course, info, await gradeSubmission(course, info));
  }
  const { exercises } = readProgress(course);
  return course.exercises.map((info) => {
    const entry = exercises[info.id];
    const valid = entry?.version === info.version ? entry : undefined;
    const started = existsSync(course.workFile(info.id));
    const maxScore = info.rubric.reduce((sum, row) => sum + (row.hidden ? 0 : row.points), 0);
    return {
      info,
      standing: valid?.passed ? 'passed' : started ? 'started' : 'new',
      edited: started && entry !== undefined && entry.file !== fingerprint(course.workFile(info.id)),
      gone: !started && entry !== undefined,
      score: started || valid?.passed ? (valid?.score ?? 0) : 0,
      maxScore,
    };
  });
}
