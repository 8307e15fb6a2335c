/**
 * What the names that a system gave to files tell of their students: numbers by which it
 * takes marks and pages back.
 */
import type { IdKind } from '../intake/roster.js';
import { haveOneName } from '../intake/roster-join.js';
import type { GradedTerm } from '../marks/term.js';

/** A part of a path as the system made it. */
export interface GivenName {
  /** As the system shows the student, or the group. */
  name: string;
  /** The number of the student in the system; of Moodle in the assignment. */
  number: string;
  /** The number of the file. */
  file?: string;
}

/** Systems that put a number into names, by their layouts. */
export const NAMED_BY: Readonly<Record<'moodle' | 'canvas', (part: string) => GivenName | undefined>> = {
  moodle: (part) => {
    const [, name, number] = /^([^_]*)_(\d+)_assignsubmission_/.exec(part) ?? [];
    return (number as string | undefined) === undefined ? undefined : { name, number };
  },
  canvas: (part) => {
    const [, name, number, file] = /^(.*?)_?(?:LATE_)?(?<![^_])(\d+)_(\d+)_[^_].*$/su.exec(part) ?? [];
    return (number as string | undefined) === undefined ? undefined : { name, number, file };
  },
};

/** The parts of a path among the submissions; a zip file is a folder. */
export const placesOf = (origin: string): string[] => origin.split(/!?\//);

export interface GivenNumbers {
  kind: IdKind;
  /** By students; who handed in nothing has none. */
  of: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * Numbers by students, from the files of these exercises. What bears another name, such as a
 * group's, tells no number.
 */
export function givenNumbers(
  { people, record, times }: GradedTerm,
  exercises: readonly string[],
): GivenNumbers | undefined {
  const { layout } = record.made;
  if (layout !== 'moodle' && layout !== 'canvas') return undefined;
  const givenOf = (student: string, exercise: string): GivenName[] => {
    const parts = placesOf(times.get(`${student}/${exercise}`)?.origin ?? '');
    return parts.flatMap((part) => NAMED_BY[layout](part) ?? []).slice(0, 1);
  };
  /** Numbers of one assignment that bear one name: in a blind export all are called "Participant". */
  const alike = new Map<string, Set<string>>();
  const keyOf = (name: string, exercise: string): string => JSON.stringify([name, exercise]);
  for (const exercise of exercises) {
    for (const { name, number } of people.flatMap(({ student }) => givenOf(student, exercise))) {
      const key = keyOf(name, exercise);
      alike.set(key, (alike.get(key) ?? new Set()).add(number));
    }
  }
  const of = new Map<string, ReadonlySet<string>>();
  for (const { student, name } of people) {
    const own = exercises.flatMap((exercise) =>
      givenOf(student, exercise).filter(
        (one) => alike.get(keyOf(one.name, exercise))!.size > 1 || haveOneName(one.name, name || student),
      ),
    );
    if (own.length > 0) of.set(student, new Set(own.map(({ number }) => number)));
  }
  return of.size === 0 ? undefined : { kind: layout, of };
}
