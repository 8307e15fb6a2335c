/** What a subcommand of `lab` is. Adding one is adding a row to the list in main.ts. */

/** The command as a student types it; printed commands begin with it. */
export const LAB = 'node lab';

/** Where a command writes; tests pass their own. */
export interface Io {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Colour and cursor movement are allowed: a terminal, and NO_COLOR is not set. */
  colour: boolean;
  /** Columns of the terminal; 80 when the output is a pipe. */
  width: number;
  /** Columns of the terminal that errors reach; absent where they go to a file, and stay whole. */
  errWidth?: number;
  /**
   * Writes over the last line of progress, which stands beside the output; absent where
   * nobody sees lines change.
   */
  progress?: (line: string) => void;
  /**
   * Reports the keys that are pressed until the returned function is called; absent where
   * the input is no terminal.
   */
  keys?: (pressed: (key: string) => void) => () => void;
}

/** A subcommand of `lab`. */
export interface Command {
  name: string;
  /** Who it is for: the help groups by it. */
  audience: 'student' | 'author' | 'lecturer';
  /** One line for the list of commands. */
  summary: string;
  /**
   * It works on the answers of the course, which a student's copy does not have;
   * a lecturer's command always does.
   */
  needsAnswers?: true;
  /**
   * The text of `node lab <name> --help`, all of one form: usage, what it does, options
   * with their defaults, an example, and exit codes where they matter. Written for 80 columns;
   * terminal/help-text.ts fits it to others.
   */
  usage: string;
  /** Returns the exit code. Throws UsageError for bad arguments. */
  run: (args: string[], io: Io) => Promise<number>;
}

/** Bad arguments: `lab` prints the message and where help is, and ends with exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** An option that there is not; `lab` adds the one that was probably meant, from the help text. */
export class UnknownOption extends UsageError {
  constructor(readonly option: string) {
    super(`there is no option "${option}".`);
  }
}

/** The options that a help text names. */
export const optionsIn = (usage: string): string[] => [...new Set(usage.match(/--[a-z][a-z-]*/g)), '--help'];
