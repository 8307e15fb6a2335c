/** What a class report shows beside its counts. */
import type { IdeaOf } from './idea-names.js';
import type { IdeaGain } from './idea-test.js';
import type { ClassMisconception } from './misconception-count.js';
import type { ReadOn } from './notebook-places.js';

export interface ClassPageOptions {
  /** Where to read on about a mistake. */
  placeOf: (mistake: ClassMisconception) => ReadOn | undefined;
  ideaOf: IdeaOf;
  /** Undefined where no test of ideas was given. */
  gains?: { gains: readonly IdeaGain[]; forms: readonly [string, string] } | undefined;
  /** Whether pages of students lie beside it. */
  hasStudents: boolean;
  /** The command that tells of a student's file; undefined where nobody may be named. */
  explain?: ((student: string, exercise: string) => string) | undefined;
}
