/** The versions of one exercise that the browser keeps. */
import { nextVersion, surplus } from '@dist/course/site/work-history.js';
import type { Version, Why } from '@dist/course/site/work-history.js';
import { TAB } from './tabs.js';
import type { KeptVersion, WorkStore } from './work-store.js';

export class KeptHistory {
  readonly #exercise: string;
  readonly #store: WorkStore;
  #versions: KeptVersion[] = [];

  constructor(exercise: string, store: WorkStore) {
    this.#exercise = exercise;
    this.#store = store;
  }

  async open(): Promise<void> {
    this.#versions = await this.#store.all('versions', this.#exercise);
  }

  get last(): KeptVersion | undefined {
    return this.#versions.at(-1);
  }

  has(text: string): boolean {
    return this.#versions.some((version) => version.text === text);
  }

  /**
   * The version of a text that is to be stored, if the last one does not say it all. What is too many goes.
   */
  add(text: string, why: Why): KeptVersion | undefined {
    const next = nextVersion(this.last, { text, why, at: Date.now(), tab: TAB });
    if (!next) return undefined;
    const version = { ...next, exercise: this.#exercise };
    this.heard(version);
    const tooMany = surplus(this.#versions);
    this.#versions = this.#versions.filter((v) => !tooMany.includes(v));
    void this.#store.drop(tooMany);
    return version;
  }

  /** A version takes the place of the last one, if it goes on from that. */
  heard(version: KeptVersion): void {
    if (this.last?.at === version.at && this.last.tab === version.tab) this.#versions.pop();
    this.#versions.push(version);
  }

  /** All versions, of other tabs too, the newest first. */
  async all(): Promise<Version[]> {
    return (await this.#store.all('versions', this.#exercise)).sort((a, b) => b.at - a.at);
  }
}
