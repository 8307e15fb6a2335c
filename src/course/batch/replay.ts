/** Grades a stored submission once more, to see whether its result is what it says. */
import type { Course } from '../disk/course.js';
import type { Submission } from '../intake/submission.js';
import type { BatchExercisesOptions } from './batch-exercises.js';
import { gradeBatch } from './grade-batch.js';
import { batchResultText } from './result.js';
import type { BatchResult, Origins } from './result.js';
import type { ResultsFolder } from './results-folder.js';

/** What a result was made from that is not as it was. */
export type Other = keyof Origins;

export interface Replay {
  result: BatchResult;
  /** Byte for byte what is stored. */
  isSame: boolean;
  /** Byte for byte the lower result of a regrade, which does not count. */
  isHeld: boolean;
  /** Why it cannot be the same. */
  others: Other[];
}

/** Undefined where no text is stored: none could be read. */
export async function replay(
  course: Course,
  folder: ResultsFolder,
  stored: BatchResult,
  options: BatchExercisesOptions,
): Promise<Replay | undefined> {
  const { student, exercise } = stored;
  const text = folder.readText(student, exercise);
  if (text === undefined) return undefined;
  const submission: Submission = { student, exercise, text, origin: 'submission.ts' };
  for await (const { result } of gradeBatch(course, [submission], options)) {
    const others = (['file', 'checks', 'seeds'] as const).filter((one) => result.hashes[one] !== stored.hashes[one]);
    const text = batchResultText(result);
    const held = folder.read(student, exercise, 'held');
    const isHeld = held !== undefined && text === batchResultText(held);
    return { result, isSame: text === batchResultText(stored), isHeld, others };
  }
  return undefined;
}
