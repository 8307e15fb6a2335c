/** What of a wrong answer is right: said first, because it tells the student what to leave as it is. */
import type { AnySweep } from './exercise.js';
import { pairs, isJudgement } from './judgement.js';
import { placeIn } from './places.js';
import { squareSize } from './shapes.js';
import type { Try } from './sweep.js';

const close = (a: number, b: number, scale: number): boolean => Math.abs(a - b) <= 1e-9 * scale;

/**
 * One sentence about the smallest failing input's answer, and about how many inputs pass;
 * undefined if nothing holds.
 */
export function whatHolds(sweep: AnySweep, tries: readonly Try[], got: unknown, input: unknown): string | undefined {
  const passing = tries.filter(({ right }) => right).length;
  const most = passing > 0 ? `Right for ${passing} of ${tries.length} inputs` : undefined;
  const part = partThatHolds(got, sweep.wanted(input));
  const sentences = [most, part].filter((s) => s !== undefined);
  return sentences.length === 0 ? undefined : `${sentences.join('; here ')}.`;
}

function partThatHolds(got: unknown, wanted: unknown): string | undefined {
  const leaves = pairs(got, wanted);
  if (isJudgement(leaves) || leaves.length < 2) return undefined;
  const scale = leaves.reduce((most, leaf) => Math.max(most, Math.abs(leaf.wanted)), 0);
  const right = leaves.map((leaf) => close(leaf.got, leaf.wanted, scale));
  const count = right.filter(Boolean).length;
  if (count === 0 || count === leaves.length) return undefined;
  // A zero comes out of many a wrong formula: alone it is nothing to leave as it is.
  if (leaves.every((leaf, i) => !right[i] || leaf.wanted === 0)) return undefined;
  const size = squareSize(wanted);
  if (size !== undefined) {
    const diagonal = right.filter((_r, i) => i % (size + 1) === 0);
    const rest = right.filter((_r, i) => i % (size + 1) !== 0);
    if (diagonal.every(Boolean) && !rest.some(Boolean)) return 'the diagonal is right';
    if (rest.every(Boolean) && !diagonal.some(Boolean)) return 'everything off the diagonal is right';
  }
  if (count > 3) return `${count} of the ${leaves.length} numbers are right`;
  const places = leaves.filter((_leaf, i) => right[i]).map(({ where }) => placeIn(wanted, where));
  return `${places.join(' and ')} ${count > 1 ? 'are' : 'is'} right`;
}
