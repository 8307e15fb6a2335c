/**
 * Two mistakes at once, told only where neither of them explains the answers alone and both together
 * explain all of them. Two known mistakes that never touch the same number; a known one and a change of what
 * it gives; one in a part of the answer, another in the rest; one for some inputs, another for the others.
 * Where two pairs fit, none is told: one of them would be untrue.
 */
import { changed } from './changed-mistakes.js';
import { rowOf } from './composition.js';
import type { Pair } from './composition.js';
import type { SweepEvidence } from './evidence.js';
import { ENOUGH, isCountable } from './guess.js';
import type { Diagnosis, Guess } from './guess.js';
import { apart, inBranches, inParts } from './known-pairs.js';

export function twoAtOnce(evidence: SweepEvidence): Diagnosis | undefined {
  const { sweep, own, cases, wrongCases } = evidence;
  // What is wrong comes first: there most pairs end.
  const rows = [...wrongCases, ...cases.filter(({ right }) => right)].flatMap((one) => rowOf(one) ?? []);
  const wrong = rows.filter(({ one }) => !one.right);
  if (wrong.length < wrongCases.length) return undefined;
  // All that is known has been tried on it: it costs nothing more.
  const [telling] = wrong;
  const isNeeded = besides(evidence);
  // What is right and no number is nothing to compose.
  const rest = new Map(cases.map(({ input, wanted }) => [input, wanted]));
  for (const { one } of rows) rest.delete(one.input);
  const asGuess = (pair: Pair): Guess => ({
    ...pair,
    value: (input) => (rest.has(input) ? rest.get(input) : pair.value(input)),
  });
  const stages: readonly [() => Iterable<Pair>, (guess: Guess) => boolean][] = [
    [() => apart(own, rows, telling), evidence.fits],
    [() => changed(own, rows, telling), evidence.fits],
    [() => inParts(own, rows, telling), evidence.fits],
    [() => inBranches(own, rows, sweep.labels ?? {}), evidence.explains],
  ];
  for (const [pairs, proves] of stages) {
    const found = onlyOne(pairs(), (pair) => pair.alone.every(isNeeded) && proves(asGuess(pair)));
    if (found === undefined) continue;
    return found === 'several' || VOUCHES.test(found.says) ? undefined : { id: found.id, says: found.says };
  }
  return undefined;
}

/**
 * The pair that holds, under whatever names and in whatever order it comes; two formulas of
 * one mistake are no pair.
 */
function onlyOne(pairs: Iterable<Pair>, holds: (pair: Pair) => boolean): Pair | 'several' | undefined {
  let found: Pair | undefined;
  for (const pair of pairs) {
    if (found?.names === pair.names && found !== undefined) continue;
    if (!holds(pair)) continue;
    if (found !== undefined || pair.names === undefined) return 'several';
    found = pair;
  }
  return found;
}

/** Whether one mistake of a pair leaves answers unexplained: enough of them, so that it is no chance. */
function besides({ wrongCases, gives }: SweepEvidence): (alone: Guess['value']) => boolean {
  const counted = wrongCases.filter(({ got }) => !isCountable(got));
  const known = new Map<Guess['value'], boolean>();
  const leavesEnough = (alone: Guess['value']): boolean => {
    let left = 0;
    return counted.some((one) => !gives(alone(one.input), one) && ++left >= ENOUGH);
  };
  return (alone) => {
    const isNeeded = known.get(alone) ?? leavesEnough(alone);
    known.set(alone, isNeeded);
    return isNeeded;
  };
}

/** Made for one mistake alone, words may vouch for what another spoils: "The diagonal is right; off it …". */
const VOUCHES = /\b(?:is|are) right(?=[.:;,]| and\b| but\b)/;
