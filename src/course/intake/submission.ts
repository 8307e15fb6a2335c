/** One file of one student for one exercise, as it was handed in. */
export type Submission = {
  /** Key of the student: joins with the roster, names folders of results. Safe as a file name (see intake). */
  readonly student: string;
  readonly exercise: string;
  /** The student's text, read once, UTF-8 with BOM removed; undefined with `problem` when it could not be read (too large, not text…). */
  readonly text: string | undefined;
  /** Where it was found, relative to the submissions folder, zip members as `a.zip!/b.ts`. */
  readonly origin: string;
  /** When the system says that it was handed in, ISO 8601, where the layout tells. */
  readonly handedIn?: string;
};
/** What was found and could not be graded, one row of problems.csv. */
export type IntakeProblem = {
  readonly origin: string;
  readonly student: string;
  readonly exercise: string;
  readonly problem: string;
  readonly fix: string;
};
export type Intake = {
  readonly layout: string;
  readonly students: number;
  readonly submissions: readonly Submission[];
  readonly problems: readonly IntakeProblem[];
};
