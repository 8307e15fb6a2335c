/**
 * The text that was typed last, until the database has it. A tab that is killed takes the writes with it that
 * the database has not come to; what is written here is out of the tab's hands at once.
 */
import { TAB } from './tabs.js';

export interface Journalled {
  text: string;
  /** When it was typed; ms since 1970. */
  changed: number;
}

/** What the tabs of this browser have typed in one exercise. */
export class Journal {
  readonly #prefix: string;
  #last = 0;

  constructor(exercise: string) {
    this.#prefix = `rigid-body-lab:typed:${exercise}:`;
  }

  write(entry: Journalled): void {
    this.#last = entry.changed;
    try {
      localStorage.setItem(this.#prefix + TAB, JSON.stringify(entry));
    } catch {
      // There is no room, or no storage at all: what the database says is told.
    }
  }

  /** What was typed until then is in the database. */
  stored(changed: number): void {
    if (changed >= this.#last) this.drop(this.#prefix + TAB);
  }

  /** What may be in no database yet, the oldest first, by its key. */
  entries(): [string, Journalled][] {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(this.#prefix));
      const entries = keys.map((key): [string, Journalled] => [
        key,
        JSON.parse(localStorage.getItem(key)!) as Journalled,
      ]);
      return entries.sort(([, a], [, b]) => a.changed - b.changed);
    } catch {
      return [];
    }
  }

  drop(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Then it was not written, either.
    }
  }
}
