/** What the reader is asked again: under `npm start` the state of `lab review`, else the browser's own. */
import { emptyReview, noted, reviewIn } from '@dist/course/questions/review-state.js';
import type { ReviewChange, ReviewState } from '@dist/course/questions/review-state.js';
import { shallowRef } from 'vue';
import type { ShallowRef } from 'vue';
import { NoServer, courseServer } from './course-server.js';
import type { CourseServer } from './course-server.js';
import { workStore } from './work-store.js';

export class ReviewOfPage {
  readonly state: ShallowRef<ReviewState> = shallowRef(emptyReview());
  readonly #store = workStore();
  #server: CourseServer | undefined;
  #opened: Promise<void> | undefined;

  /** Fetches the state. */
  open(): Promise<void> {
    return (this.#opened ??= this.#open());
  }

  async #open(): Promise<void> {
    this.#server = courseServer();
    if (this.#server) await this.#exchange(this.#server);
    else
      this.state.value =
        ((await this.#store.get('state', 'review'))?.value as ReviewState | undefined) ?? emptyReview();
  }

  /** Notes changes, together with what other tabs have noted. */
  async note(...changes: readonly ReviewChange[]): Promise<void> {
    if (changes.length === 0) return;
    const after = (state: ReviewState = emptyReview()): ReviewState => changes.reduce(noted, state);
    if (!this.#server) {
      this.state.value = await this.#store.change<ReviewState>('review', after);
      return;
    }
    this.state.value = after(this.state.value);
    await this.#store.change<ReviewChange[]>('review-unsent', (unsent = []) => [...unsent, ...changes]);
    await this.#exchange(this.#server);
  }

  /** Takes a stored state beside this one: of each question the later answer. False where it is none. */
  async take(stored: unknown): Promise<boolean> {
    const other = reviewIn(stored);
    if (!other) return false;
    await this.note({ kind: 'merged', state: other, at: Date.now() });
    return true;
  }

  /** Sends what the server has not heard of, and takes what it says. */
  async #exchange(server: CourseServer): Promise<void> {
    try {
      for (;;) {
        const [first] = ((await this.#store.get('state', 'review-unsent'))?.value ?? []) as [ReviewChange?];
        if (!first) break;
        await server.ask('review', { method: 'POST', body: first });
        await this.#store.change<ReviewChange[]>('review-unsent', (all = []) => all.slice(1));
      }
      const { status, body } = await server.ask('review');
      if (status === 200) this.state.value = body as ReviewState;
    } catch (error) {
      if (!(error instanceof NoServer)) throw error;
    }
  }
}

let ofPage: ReviewOfPage | undefined;
/** The review of the page; `open` it before it is read. */
export const reviewOfPage = (): ReviewOfPage => (ofPage ??= new ReviewOfPage());
