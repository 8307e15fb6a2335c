/** What is said first of a report, on the page and in the terminal. */
import type { ClassReport, FileCount } from './class-report.js';
import { several } from '../judging/several.js';

/** All files of a class. */
export const allFiles = ({ run, notRun, faults, open, waiting }: FileCount): number =>
  run + notRun + faults + open + waiting;

/** A batch that is not finished, or has nothing in it; undefined of any other. */
export function unfinishedText({ files }: ClassReport): { says: string; todo: string } | undefined {
  const all = allFiles(files);
  if (all === 0) return { says: 'Nothing was handed in:', todo: 'there is nothing to tell.' };
  if (files.open === 0) return undefined;
  return {
    says: `Not finished: ${files.open} of ${several(all, 'file')} ${files.open === 1 ? 'is' : 'are'} not graded yet.`,
    todo: 'All below is of the others. Grade with --resume, then make the report again.',
  };
}

/** What most files have in common that is wrong. */
export function mostFrequentText({ run, misconceptions, unknown, exercises }: ClassReport): string {
  if (run === 0) return 'No file was run, so nothing is known of misconceptions.';
  const filesOf = (id: string): string => {
    const { graded } = exercises.find(({ exercise }) => exercise.id === id)!;
    return `of ${several(graded, 'file')} in ${id}`;
  };
  const [known] = misconceptions as readonly [ClassReport['misconceptions'][0] | undefined];
  const [own] = unknown as readonly [ClassReport['unknown'][0] | undefined];
  const size = known?.students.size ?? 0;
  const ofKnown =
    size > 1
      ? `Most frequent known mistake, ${size} ${filesOf(known!.exercise)}: ${known!.says}`
      : size === 1
        ? 'Each known mistake was made in one file alone.'
        : 'No wrong answer is one that a known mistake gives.';
  if (!own || own.students.size < 2 || own.students.size < size) return ofKnown;
  return `${ofKnown} Like no known mistake, ${own.students.size} ${filesOf(own.exercise)}: ${own.title}: ${own.way.says}.`;
}
