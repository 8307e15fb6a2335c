/** All that a student's page tells, read from the results. */
import { finalMarkOf, withoutMark } from '../marks/final-marks.js';
import type { MarkRules } from '../marks/final-marks.js';
import { resultsOf } from '../marks/term.js';
import type { GradedTerm } from '../marks/term.js';
import type { StudentExercise } from './student-page.js';

export interface PagesOptions {
  rules: MarkRules;
  exercises: readonly string[];
  /** The title of an exercise's notebook. */
  notebookOf: (exercise: string) => string | undefined;
  /** Leave out what people wrote: submissions, and comments on them. */
  withoutText?: boolean;
}

/**
 * Everybody, one after the other, each with the exercises of the batch in their order: first who has results.
 */
export function* studentExercises(
  term: GradedTerm,
  { rules, exercises, notebookOf, withoutText = false }: PagesOptions,
): Generator<{ student: string; all: StudentExercise[] }> {
  const seen = new Set<string>();
  let owner: string | undefined;
  let own = new Map<string, StudentExercise>();
  const about = (exercise: string): Pick<StudentExercise, 'info' | 'title' | 'notebook'> => {
    const { info, title } = term.exercises.find(({ id }) => id === exercise)!;
    return { info, title, notebook: notebookOf(exercise) };
  };
  const whole = (student: string): { student: string; all: StudentExercise[] } => ({
    student,
    all: exercises.map(
      (exercise) =>
        own.get(exercise) ?? {
          ...about(exercise),
          ...{ mark: withoutMark(term, rules, { student, exercise }), verdict: undefined, text: undefined },
        },
    ),
  });
  for (const one of resultsOf(term, (id) => exercises.includes(id))) {
    const { student, exercise, result } = one;
    if (owner !== undefined && student !== owner) {
      yield whole(owner);
      own = new Map();
    }
    owner = student;
    seen.add(student);
    if (!result) {
      const mark = withoutMark(term, rules, one, 'open');
      own.set(exercise, { ...about(exercise), mark, verdict: undefined, text: undefined });
      continue;
    }
    const text = withoutText ? undefined : term.folder.readText(student, exercise);
    const mark = finalMarkOf(term, rules, one);
    if (withoutText && mark.manual) mark.manual = { ...mark.manual, comments: [] };
    own.set(exercise, { ...about(exercise), mark, verdict: result.verdict, text });
  }
  if (owner !== undefined) yield whole(owner);
  own = new Map();
  for (const { student } of term.people) if (!seen.has(student)) yield whole(student);
}
