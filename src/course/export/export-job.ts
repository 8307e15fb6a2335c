/** What a format is made from, and what it gives. */
import type { FinalMark } from '../marks/final-marks.js';
import type { MarkRules } from '../marks/final-marks.js';
import type { Notice } from '../marks/notice.js';
import type { GradedTerm } from '../marks/term.js';
import type { Anonymous } from './anonymous.js';

/** A column of a system's table, and the exercises whose marks it takes. */
export interface WantedColumn {
  exercises: readonly string[];
  /** Its heading, as the lecturer names it. */
  heading: string;
}

/** What the command line says. */
export interface ExportJob {
  term: GradedTerm;
  /** Ids, in the order of the course. */
  exercises: readonly string[];
  rules: MarkRules;
  anonymous: Anonymous | undefined;
  /** The file that the system exported. */
  fill: string | undefined;
  columns: readonly WantedColumn[];
  roster: string | undefined;
  system: string | undefined;
  allowLower: boolean;
  /** The lecturer has looked that the worksheet is of this assignment. */
  allowUnchecked: boolean;
  scale: boolean;
  whole: boolean;
  comments: boolean;
}

/** A file of the export, relative to its folder; of a format of one file the name does not count. */
export interface OutFile {
  name: string;
  content: string | Uint8Array;
}

export interface Exported {
  files: Iterable<OutFile>;
  /** How many marks, pages or files it has. */
  count: () => number;
  /** One sentence: what was written. */
  says: () => string;
  told: () => readonly Notice[];
  /** Results without a mark, for a fault that is not the student's: nothing was written of them. */
  faults: () => readonly string[];
}

/** The names of marks without one. */
export const faultNames = (marks: Iterable<FinalMark>): string[] =>
  [...marks]
    .filter(({ outcome }) => outcome === 'grader-error')
    .map(({ student, exercise }) => `${student}/${exercise}`);
