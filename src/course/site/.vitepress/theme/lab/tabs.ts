/** What the tabs of a browser, and the parts of one page, tell each other of a reader's work. */
import type { KeptVersion } from './work-store.js';

/**
 * `text`: the reader has changed it, at that time; it `replaces` the one before, or goes on from that.
 * `agreed`: page and file have the same text, with that fingerprint.
 */
export type TabNews =
  | { kind: 'text'; version: KeptVersion; changed: number; replaces: boolean }
  | { kind: 'agreed'; exercise: string; agreed: string }
  | { kind: 'progress' };

/** The name of this tab. */
export const TAB: string = globalThis.crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

/** A line to all the others. */
export class Tabs {
  readonly #channel = new BroadcastChannel('rigid-body-lab');

  constructor(hear: (news: TabNews) => void) {
    this.#channel.onmessage = ({ data }: MessageEvent<TabNews>): void => {
      hear(data);
    };
  }

  tell(news: TabNews): void {
    this.#channel.postMessage(news);
  }

  close(): void {
    this.#channel.close();
  }
}
