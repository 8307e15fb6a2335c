/** What a class report shows beside its counts. */
import type { IdeaOf } from './idea-names.js';
import type { IdeaGain } from './idea-test.js';
import type { NotebookPlaces } from './notebook-places.js';

export interface ClassPageOptions {
  places: NotebookPlaces;
  ideaOf: IdeaOf;
  /** Undefined where no test of ideas was given. */
  gains?: { gains: readonly IdeaGain[]; forms: readonly [string, string] } | undefined;
  /** Whether pages of students lie beside it. */
  hasStudents: boolean;
}
