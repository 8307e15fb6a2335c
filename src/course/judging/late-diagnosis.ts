/**
 * What is told where no single mistake explains the answers. A page loads this file when
 * an answer first needs it.
 */
import { confusedAnswers } from './confused-answers.js';
import type { SweepEvidence } from './evidence.js';
import { ENOUGH, isCountable } from './guess.js';
import type { Diagnosis } from './guess.js';
import { twoAtOnce } from './two-at-once.js';

export const lateDiagnosis = (evidence: SweepEvidence): Diagnosis | undefined =>
  mayBeTwo(evidence) ? twoAtOnce(evidence) : confusedAnswers(evidence);

/** What is no number is not composed; by chance whole numbers fit, too. */
function mayBeTwo({ own, found, cases, wrongCases }: SweepEvidence): boolean {
  return (
    own.length > 0 &&
    wrongCases.length >= ENOUGH &&
    found.tries.every(({ right, outcome }) => right || outcome.kind === 'value') &&
    !cases.every(({ wanted }) => isCountable(wanted))
  );
}
