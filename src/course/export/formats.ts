/** All formats that results can be exported in. A new one is a file and a row. */
import { exportCanvas } from './canvas.js';
import type { ExportJob, Exported } from './export-job.js';
import { exportFeedback } from './feedback.js';
import { exportGradescope } from './gradescope.js';
import { exportJunit } from './junit.js';
import { exportMoodle } from './moodle.js';
import { exportSimilarity } from './similarity.js';
import { exportGrades, exportMatrix } from './tables.js';

/** Options that only some formats take, as they are typed. */
export type FormatOption =
  | 'fill'
  | 'column'
  | 'roster'
  | 'for'
  | 'allow-lower'
  | 'allow-unchecked'
  | 'scale'
  | 'whole'
  | 'feedback'
  | 'with-penalty'
  | 'deadlines'
  | 'times'
  | 'manual'
  | 'anonymous'
  | 'anonymous-key';

export interface ExportFormat {
  /** One line for the help. */
  summary: string;
  /** What `--out` names. */
  out: 'file' | 'folder';
  takes: readonly FormatOption[];
  needs?: readonly FormatOption[];
  /**
   * The system may take points for lateness itself, so that it gets the raw score
   * unless the lecturer says else.
   */
  raw?: true;
  make: (job: ExportJob) => Exported;
}

const RULES = ['deadlines', 'times', 'manual'] as const;
const HIDING = ['anonymous', 'anonymous-key'] as const;
const FILLING = ['fill', 'roster', 'allow-lower', 'scale', 'with-penalty'] as const;

export const FORMATS: Readonly<Record<string, ExportFormat>> = {
  grades: {
    summary: 'a table with a row for each mark, raw and final',
    ...{ out: 'file', takes: [...RULES, ...HIDING], make: exportGrades },
  },
  matrix: {
    summary: 'a table with a row for each student and a column for each exercise',
    ...{ out: 'file', takes: [...RULES, ...HIDING], make: exportMatrix },
  },
  canvas: {
    summary: 'the gradebook that Canvas exported, filled',
    ...{
      out: 'file',
      takes: [...RULES, ...FILLING, 'column', 'whole'],
      needs: ['fill'],
      raw: true,
      make: exportCanvas,
    },
  },
  moodle: {
    summary: 'the grading worksheet that Moodle gave, filled',
    ...{
      out: 'file',
      takes: [...RULES, ...FILLING, 'allow-unchecked', 'feedback'],
      needs: ['fill'],
      raw: true,
      make: exportMoodle,
    },
  },
  feedback: {
    summary: 'a zip file with a page for each student, for Moodle or Canvas',
    ...{
      out: 'file',
      takes: [...RULES, 'for', 'fill', 'roster', 'allow-unchecked'],
      needs: ['for'],
      make: exportFeedback,
    },
  },
  gradescope: {
    summary: 'results.json of Gradescope, one for each file',
    ...{ out: 'folder', takes: [], make: exportGradescope },
  },
  junit: {
    summary: 'a JUnit report for each student',
    ...{ out: 'folder', takes: [...HIDING], make: exportJunit },
  },
  dolos: {
    summary: 'folders to look for similar files with Dolos or JPlag',
    ...{ out: 'folder', takes: [...HIDING], make: exportSimilarity },
  },
  jplag: {
    summary: 'the same',
    ...{ out: 'folder', takes: [...HIDING], make: exportSimilarity },
  },
};
