/** One file of one student for one exercise, as it was handed in. */
export type Submission = {
  /**
   * Key of the student: joins with the roster, names folders of results. Safe as a file name (see intake).
   */
  readonly student: string;
  readonly exercise: string;
  /** The student's text, read once, UTF-8 with BOM removed; undefined where a script has none. */
  readonly text: string | undefined;
  /** Where it was found, relative to the submissions folder, zip members as `a.zip!/b.ts`. */
  readonly origin: string;
  /** When the system says that it was handed in, ISO 8601, where the layout tells. */
  readonly handedIn?: string;
  /** The system marks it as late. */
  readonly late?: true;
};
/** What was found and could not be graded, one row of problems.csv. */
export type IntakeProblem = {
  readonly origin: string;
  readonly student: string;
  readonly exercise: string;
  readonly problem: string;
  readonly fix: string;
};
/** A student, and the logins and e-mails of the roster, by which a lecturer may name one. */
export type Person = { readonly student: string; readonly name: string; readonly ids?: readonly string[] };
export type Intake = {
  readonly layout: string;
  /** SHA-256 of the roster; undefined without one. */
  readonly roster?: string | undefined;
  /** Students with a submission. */
  readonly students: number;
  readonly submissions: readonly Submission[];
  readonly problems: readonly IntakeProblem[];
  /** Everybody on the roster, and whoever else handed something in, in the order of their keys. */
  readonly people: readonly Person[];
  /**
   * Something of theirs is there, and none of it counts until a person decides; `exercise` is empty
   * where that is not known.
   */
  readonly unsettled: readonly { readonly student: string; readonly exercise: string }[];
};
