/**
 * What a student has done so far. It can always be computed again from the files in work/,
 * so losing it loses no work.
 */
import { emptyProgress } from '../judging/progress.js';
import type { ExerciseProgress, Progress } from '../judging/progress.js';
import { writeAtomically } from './atomic-write.js';
import type { Course } from './course.js';
import { withLock } from './lock.js';
import { putAside } from './put-aside.js';
import { kindAt, readText } from './regular-file.js';
import { reasonOf } from './system-errors.js';
import { jsonFileText } from './json-file-text.js';
import { isRecord } from '../judging/records.js';

export { fingerprint, record } from '../judging/progress.js';

/** `newer`: of a later version of the course, and not ours to touch. */
type State = 'good' | 'newer' | 'unreadable';

/** The state as one command sees it: read once, and written once, after everything is shown. */
export class ProgressSession {
  readonly #file: string;
  #progress: Progress = emptyProgress();
  #state: State = 'good';
  #keptAs: string | undefined;
  #failure: string | undefined;
  readonly #others: string[] = [];

  constructor(course: Course) {
    this.#file = course.stateFile('progress.json');
    this.#read();
  }

  get progress(): Progress {
    return this.#progress;
  }

  /** What the student should know about the stored state; empty when all is well. */
  get notes(): string[] {
    return [...this.#stateNotes(), ...this.#others];
  }

  /** Adds a note of another file of the state. */
  note(text: string): void {
    this.#others.push(text);
  }

  #stateNotes(): string[] {
    const name = '.lab/progress.json';
    if (this.#failure !== undefined) return [`Nothing is noted in ${name}: ${this.#failure}.`];
    if (this.#state === 'newer') {
      return [`${name} is from a newer version of the course: it is left as it is, and nothing is noted in it.`];
    }
    if (this.#keptAs !== undefined) {
      return [`${name} could not be read. It is kept as ${this.#keptAs}; progress is computed anew from your files.`];
    }
    return this.#state === 'unreadable' ? [`${name} cannot be read and counts as empty.`] : [];
  }

  /**
   * Changes the state, together with what other commands have written meanwhile. Never throws: see `notes`.
   */
  update(change: (progress: Progress) => void): void {
    let changed = false as boolean;
    try {
      withLock(`${this.#file}.lock`, (isOurs) => {
        this.#read();
        const before = textOf(this.#progress);
        change(this.#progress);
        changed = true;
        if (this.#state === 'newer' || textOf(this.#progress) === before) return true;
        if (this.#state === 'unreadable') {
          this.#keptAs = putAside(this.#file);
          this.#state = 'good';
        }
        return writeAtomically(this.#file, textOf(this.#progress), isOurs);
      });
    } catch (error) {
      this.#failure = reasonOf(error);
    }
    // What cannot be stored still holds for this command.
    if (!changed) change(this.#progress);
  }

  #read(): void {
    let stored: unknown;
    try {
      if (kindAt(this.#file) === 'nothing') stored = emptyProgress();
      else stored = JSON.parse(readText(this.#file));
    } catch {
      // Counts as a file of another shape.
    }
    const { format } = isRecord(stored) ? stored : {};
    if (format === 1) this.#state = 'good';
    else this.#state = typeof format === 'number' && format > 1 ? 'newer' : 'unreadable';
    this.#progress = this.#state === 'good' ? progressIn(stored as Record<string, unknown>) : emptyProgress();
  }
}

const textOf = (progress: Progress): string => jsonFileText(progress);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTasks = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount);
const isPoints = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

/** What of a stored state is what it should be; the rest counts as not noted. */
function progressIn(stored: Record<string, unknown>): Progress {
  const { exercises, hints, hintFiles, shown, current } = stored;
  const byTask = <T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, Record<string, T>> =>
    Object.fromEntries(Object.entries(entriesIn(value, isRecord)).map(([id, tasks]) => [id, entriesIn(tasks, fits)]));
  return {
    format: 1,
    exercises: entriesIn(exercises, isEntry),
    hints: byTask(hints, isCount),
    ...(hintFiles === undefined ? {} : { hintFiles: byTask(hintFiles, isText) }),
    ...(shown === undefined ? {} : { shown: entriesIn(shown, isTasks) }),
    ...(isText(current) ? { current } : {}),
  };
}

function entriesIn<T>(value: unknown, fits: (entry: unknown) => entry is T): Record<string, T> {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => fits(entry[1])));
}

function isEntry(value: unknown): value is ExerciseProgress {
  if (!isRecord(value)) return false;
  const { version, passed, score, maxScore, tasks, file } = value;
  return (
    isCount(version) &&
    typeof passed === 'boolean' &&
    isPoints(score) &&
    isPoints(maxScore) &&
    Array.isArray(tasks) &&
    tasks.every(isPoints) &&
    typeof file === 'string'
  );
}
