/** Hands of a room, counted on a question: before the talk and after it. */
import { reactive } from 'vue';

/** A vote, two minutes of talk, a second vote, then what it is. */
export type Phase = 'first' | 'talk' | 'second' | 'shown';

export class Vote {
  readonly #rounds: number[][];
  readonly #raised: number[] = [];
  readonly #phases: readonly Phase[];
  readonly #state: { at: number; warned: boolean } = reactive({ at: 0, warned: false });

  /** A twin of a question that was talked over is voted on once. */
  constructor(options: number, { isTwin = false }: { isTwin?: boolean } = {}) {
    const none = (): number[] => Array.from({ length: options }, () => 0);
    this.#rounds = reactive(isTwin ? [none()] : [none(), none()]);
    this.#phases = isTwin ? ['first', 'shown'] : ['first', 'talk', 'second', 'shown'];
  }

  get phase(): Phase {
    return this.#phases[this.#state.at];
  }

  /** Whether this is the one vote on a twin. */
  get isOnly(): boolean {
    return this.#rounds.length === 1;
  }

  /** Whether it was asked to show what it is before the last vote. */
  get warned(): boolean {
    return this.#state.warned;
  }

  /** The counts of the vote that is open, or of the last one. */
  get counts(): readonly number[] {
    return this.#rounds.at(this.phase === 'first' || this.phase === 'talk' ? 0 : -1)!;
  }

  /** The counts of the first vote once there is a second. */
  get before(): readonly number[] | undefined {
    return this.#rounds.length > 1 && (this.phase === 'second' || this.phase === 'shown') ? this.#rounds[0] : undefined;
  }

  get isOpen(): boolean {
    return this.phase === 'first' || this.phase === 'second';
  }

  /** One more hand. */
  raise(option: number): void {
    if (!this.isOpen) return;
    this.put(option, this.counts[option] + 1);
    this.#raised.push(option);
  }

  /** Takes the last hand back. */
  lower(): void {
    const option = this.isOpen ? this.#raised.pop() : undefined;
    if (option !== undefined) this.put(option, this.counts[option] - 1);
  }

  /** So many hands. */
  put(option: number, hands: number): void {
    if (this.isOpen && Number.isFinite(hands)) (this.counts as number[])[option] = Math.max(0, Math.round(hands));
  }

  /** The next phase; says whether there was one. */
  next(): boolean {
    if (this.#state.at === this.#phases.length - 1) return false;
    this.#state.at += 1;
    this.#state.warned = false;
    this.#raised.length = 0;
    return true;
  }

  /** The phase before, with its counts, for a press too many; says whether there was one. */
  back(): boolean {
    if (this.#state.at === 0) return false;
    this.#state.at -= 1;
    this.#state.warned = false;
    this.#raised.length = 0;
    return true;
  }

  /** To what it is. Before the last vote has been opened the first call only warns. */
  show(): void {
    if (this.#state.at < this.#phases.length - 2 && !this.#state.warned) {
      this.#state.warned = true;
      return;
    }
    this.#state.at = this.#phases.length - 1;
    this.#state.warned = false;
  }
}
