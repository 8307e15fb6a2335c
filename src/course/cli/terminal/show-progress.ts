/** How far a batch is: one line that changes in a terminal, a line now and then in a log. */
import { Estimate, rangeText } from '../../batch/estimate.js';
import type { Graded } from '../../batch/grade-batch.js';
import type { Io } from '../command.js';
import { SAME_LINE } from './screen.js';
import { cut } from './style.js';

/** A log of a night is to be read. */
const LOG_MS = 30_000;
/** A line that changes more often only flickers. */
const SCREEN_MS = 200;

export class BatchProgress {
  readonly #io: Io;
  readonly #now: () => number;
  readonly #estimate: Estimate;
  #total = 0;
  #done = 0;
  #kept = 0;
  #told = -Infinity;
  #isShown = false;

  constructor(io: Io, jobs: number, now: () => number = () => performance.now()) {
    this.#io = io;
    this.#now = now;
    this.#estimate = new Estimate(jobs);
  }

  start(total: number): void {
    this.#total = total;
    this.#told = this.#now();
  }

  add({ kept, milliseconds }: Pick<Graded, 'kept' | 'milliseconds'>): void {
    this.#done++;
    if (kept) this.#kept++;
    else this.#estimate.add(milliseconds);
    const now = this.#now();
    if (now - this.#told < (this.#io.progress ? SCREEN_MS : LOG_MS)) return;
    this.#told = now;
    const line = this.#line();
    if (this.#io.progress) this.#io.progress(SAME_LINE + cut(line, this.#io.width - 1));
    else this.#io.err(line);
    this.#isShown = true;
  }

  /** Takes the changing line away: what follows begins on its own. */
  end(): void {
    if (this.#isShown) this.#io.progress?.(SAME_LINE);
  }

  #line(): string {
    const left = this.#estimate.left(this.#total - this.#done);
    const kept = this.#kept === 0 ? '' : `, ${this.#kept} of them kept`;
    const percent = Math.floor((100 * this.#done) / Math.max(1, this.#total));
    return `${this.#done} of ${this.#total} (${percent} %)${kept}${left ? `; ${rangeText(left)} left` : ''}`;
  }
}

/** How far a packing is: a line for each copy, from one to the next on the clock on the wall. */
export class CopyProgress {
  readonly #all: number;
  readonly #now: () => number;
  readonly #estimate = new Estimate(1);
  #last: number;

  constructor(all: number, now: () => number = () => performance.now()) {
    this.#all = all;
    this.#now = now;
    this.#last = now();
  }

  line(student: string, done: number): string {
    const now = this.#now();
    this.#estimate.add(now - this.#last);
    this.#last = now;
    const left = this.#all > done ? this.#estimate.left(this.#all - done) : undefined;
    return `${done} of ${this.#all}  ${student}${left ? `; ${rangeText(left)} left` : ''}`;
  }
}
