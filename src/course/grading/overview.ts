/** How a student stands in the whole course. */
import type { Course } from '../disk/course.js';
import { fingerprint, record } from '../disk/progress.js';
import type { ProgressSession } from '../disk/progress.js';
import { kindAt } from '../disk/regular-file.js';
import type { Refused } from '../guest/refusals.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { limitsOf } from '../judging/plan.js';
import { solvedTasks } from '../judging/solved.js';
import type { Verdict } from '../judging/verdict.js';
import { readSource } from '../sandbox/intake.js';

/** How an exercise stands. */
export type Standing = 'new' | 'started' | 'passed';

export interface Overview {
  info: ExerciseInfo;
  standing: Standing;
  /** For each task: it is solved, and its solution was shown before that. */
  tasks: { solved: boolean; shown: boolean }[];
  /** The file was edited after its last check. */
  edited: boolean;
  /** It was checked once, and its file is not there any more. */
  gone: boolean;
  /** Why its file is not read: it is a folder, a link, no text. */
  problem?: string;
  score: number;
  /** Points of the public checks. */
  maxScore: number;
}

type Read = { source: string } | Refused;

/**
 * The whole course. Files that were never checked, or with an older version of the exercise, are checked now.
 */
export async function overview(course: Course, session: ProgressSession): Promise<Overview[]> {
  const files = new Map<string, Read>();
  for (const info of course.exercises) {
    const file = course.workFile(info.id);
    if (kindAt(file) !== 'nothing') files.set(info.id, readSource(file, limitsOf(info, course.info.limits)));
  }
  await checkStale(course, session, files);
  return course.exercises.map((info) => entryOf(info, session, files.get(info.id)));
}

async function checkStale(course: Course, session: ProgressSession, files: ReadonlyMap<string, Read>): Promise<void> {
  const isStale = ({ id, version }: ExerciseInfo): boolean => session.progress.exercises[id]?.version !== version;
  const stale = course.exercises.filter((info) => files.has(info.id) && isStale(info));
  if (stale.length === 0) return;
  const { gradeSubmission } = await import('./grade-submission.js');
  const verdicts: { info: ExerciseInfo; verdict: Verdict; file: string }[] = [];
  for (const info of stale) {
    const read = files.get(info.id)!;
    verdicts.push({ info, verdict: await gradeSubmission(course, info, { read }), file: fingerprintOf(read) });
  }
  session.update((progress) => {
    for (const { info, verdict, file } of verdicts) record(progress, info, verdict, file);
  });
}

const fingerprintOf = (read: Read): string => ('refused' in read ? '' : fingerprint(read.source));

function entryOf(info: ExerciseInfo, { progress }: ProgressSession, read: Read | undefined): Overview {
  const entry = progress.exercises[info.id];
  const valid = entry?.version === info.version ? entry : undefined;
  const started = read !== undefined;
  const solved = solvedTasks(info, valid?.tasks ?? []);
  return {
    info,
    standing: valid?.passed ? 'passed' : started ? 'started' : 'new',
    tasks: solved.map((isSolved, i) => ({
      solved: (started && isSolved) || valid?.passed === true,
      shown: progress.shown?.[info.id]?.includes(i + 1) === true,
    })),
    edited: started && entry !== undefined && entry.file !== fingerprintOf(read),
    gone: !started && entry !== undefined,
    ...(read && 'refused' in read ? { problem: read.refused } : {}),
    score: started || valid?.passed ? (valid?.score ?? 0) : 0,
    maxScore: info.rubric.reduce((sum, row) => sum + (row.hidden ? 0 : row.points), 0),
  };
}
