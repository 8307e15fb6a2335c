/** Page and file are one text: what is to be done when they differ. */
import { fingerprint } from '../judging/progress.js';

/** `push`: the page's text goes into the file; `take`: the file's comes into the page. */
export type Reconciliation = 'same' | 'push' | 'take' | 'conflict';

export interface BothSides {
  /** The page's text; undefined when the reader has not begun. */
  page: string | undefined;
  /** The file's; undefined when there is none. */
  file: string | undefined;
  /** Fingerprint of the text that both had last; of the stub when they never had one. */
  agreed: string;
  /** Fingerprint of a text that was sent to the file, while it is not known whether it arrived. */
  sent?: string | undefined;
}

/** A side that still is what both had has nothing to lose. */
export function reconcile({ page, file, agreed, sent }: BothSides): Reconciliation {
  if (page === file) return 'same';
  if (page === undefined) return 'take';
  // The file is gone, or its folder is: what the page holds is the only copy.
  if (file === undefined) return 'push';
  const seen = fingerprint(file);
  if (seen === agreed || seen === sent) return 'push';
  return fingerprint(page) === agreed ? 'take' : 'conflict';
}
