import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../src/course/judging/progress.js';
import { reconcile } from '../../../src/course/site/reconcile.js';
import type { BothSides, Reconciliation } from '../../../src/course/site/reconcile.js';

describe('reconcile', () => {
  const [both, mine, other, sent] = ['both had this', 'the page has this', 'the file has this', 'this was sent'];
  type Case = [string, Reconciliation, BothSides['page'], BothSides['file']];
  it.each<Case>([
    ['nothing is begun', 'same', undefined, undefined],
    ['only the file is there', 'take', undefined, other],
    ['the file is gone', 'push', both, undefined],
    ['the file is gone, the page has changed', 'push', mine, undefined],
    ['nothing has changed', 'same', both, both],
    ['both have changed to the same', 'same', mine, mine],
    ['the page has changed', 'push', mine, both],
    ['the file has changed', 'take', both, other],
    ['both have changed', 'conflict', mine, other],
    ['what was sent has arrived, and the page has gone on', 'push', mine, sent],
    ['what was sent has not arrived, and the file has changed', 'conflict', sent, other],
    ['what was sent has arrived, and the page was taken back', 'push', both, sent],
  ])('%s: %s', (_what, wanted, page, file) => {
    expect(reconcile({ page, file, agreed: fingerprint(both), sent: fingerprint(sent) })).toBe(wanted);
  });

  it('takes an empty text for a text', () => {
    expect(reconcile({ page: '', file: undefined, agreed: fingerprint(both) })).toBe('push');
    expect(reconcile({ page: undefined, file: '', agreed: fingerprint(both) })).toBe('take');
  });
});
