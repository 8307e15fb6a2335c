/** .lab/review.json: what the student was asked again. It is the student's own, and nobody else reads it. */
import { writeAtomically } from '../disk/atomic-write.js';
import { withLock } from '../disk/lock.js';
import { putAside } from '../disk/put-aside.js';
import { kindAt, readText } from '../disk/regular-file.js';
import { reasonOf } from '../disk/system-errors.js';
import { emptyReview, noted, reviewIn } from '../questions/review-state.js';
import type { ReviewChange, ReviewState } from '../questions/review-state.js';
import { jsonFileText } from '../disk/json-file-text.js';

const NAME = '.lab/review.json';

/** The state of review as it was when it was read last. */
export class ReviewFile {
  readonly #file: string;
  #state = emptyReview();
  #isNewer = false;
  #isUnreadable = false;
  #note: string | undefined;

  constructor(file: string) {
    this.#file = file;
    this.#read();
  }

  get state(): ReviewState {
    return this.#state;
  }

  /** What the student should know of the stored state; empty when all is well. */
  get notes(): string[] {
    if (this.#note !== undefined) return [this.#note];
    if (this.#isNewer) return [`${NAME} is from a newer version of the course: nothing is noted in it.`];
    return this.#isUnreadable ? [`${NAME} cannot be read and counts as empty.`] : [];
  }

  /** Notes changes, together with what others have written meanwhile. Never throws: see `notes`. */
  note(...changes: readonly ReviewChange[]): void {
    try {
      withLock(`${this.#file}.lock`, (isOurs) => {
        this.#read();
        this.#change(changes);
        if (this.#isNewer) return true;
        if (this.#isUnreadable) {
          this.#note = `${NAME} could not be read. It is kept as ${putAside(this.#file)}; review begins anew.`;
          this.#isUnreadable = false;
        }
        return writeAtomically(this.#file, jsonFileText(this.#state), isOurs);
      });
    } catch (error) {
      this.#note = `Nothing is noted in ${NAME}: ${reasonOf(error)}.`;
    }
  }

  #change(changes: readonly ReviewChange[]): void {
    this.#state = changes.reduce(noted, this.#state);
  }

  #read(): void {
    if (kindAt(this.#file) === 'nothing') return;
    let stored: unknown;
    try {
      stored = JSON.parse(readText(this.#file));
    } catch {
      // Counts as a file of another shape.
    }
    const state = reviewIn(stored);
    const { format } = (stored ?? {}) as { format?: unknown };
    this.#isNewer = !state && typeof format === 'number' && format > 1;
    this.#isUnreadable = !state && !this.#isNewer;
    this.#state = state ?? emptyReview();
  }
}
