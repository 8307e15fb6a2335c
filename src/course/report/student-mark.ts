/** How a student's mark came about, or why there is none. */
import { several } from '../judging/several.js';
import { roundPoints } from '../judging/verdict.js';
import type { FinalMark } from '../marks/final-marks.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { numberShown, pointsShown } from './shown.js';

/** One line, with a part for each thing that made the mark. */
export function studentMark({ score, max, late, penalty, manual, final, outcome, attention }: FinalMark): Html {
  if (outcome === 'none' && !manual) return markup`<p class="mark">Nothing was handed in.</p>`;
  const open = NO_MARK_YET[outcome];
  if (open !== undefined) return markup`<p class="mark">There is no mark yet. ${open}</p>`;
  const parts: Html[] = [markup`<b>${numberShown(score ?? 0)}</b> of ${numberShown(max)} points`];
  if (late && late.hours > 0) {
    const cost = penalty > 0 ? `${pointsShown(penalty)} less` : 'nothing is taken for it';
    parts.push(markup`handed in ${delayShown(late.hours)} late, on day ${late.days} after the due time: ${cost}`);
  }
  if (late?.isCut) parts.push(markup`handed in after the last date`);
  if (manual && manual.points !== 0) parts.push(markup`${signed(manual.points)} given by hand`);
  const isOther = final !== null && final !== roundPoints(score ?? 0);
  if (final === null) parts.push(markup`the mark is still to be decided`);
  const voids = attention.filter((text) => text.startsWith('without '));
  return markup`<p class="mark">${joined(parts)}.${isOther ? markup` It counts as <b>${numberShown(final)}</b>.` : ''}</p>
    ${voids.map((text) => markup`<p class="quiet small">It is ${text}.</p>`)}${manual?.comments.map((text) => markup`<blockquote>${text}</blockquote>`)}`;
}

/** Why there is none. A file of a wrong kind may well be its student's doing. */
const NO_MARK_YET: Readonly<Partial<Record<FinalMark['outcome'], string>>> = {
  'grader-error': 'That is not your fault.',
  unsettled:
    'Something was handed in, but nothing in it could be taken for your file. Ask your lecturer what is missing.',
  open: 'It is still to be graded.',
  elsewhere: 'It is still to be graded.',
};

const signed = (value: number): string => `${value > 0 ? '+' : ''}${pointsShown(value)}`;

/** A delay as one says it. */
function delayShown(hours: number): string {
  const minutes = Math.round(60 * hours);
  if (minutes < 120) return several(minutes, 'minute');
  const whole = Math.round(hours);
  if (whole < 48) return `${whole} hours`;
  const rest = whole % 24;
  return `${Math.floor(whole / 24)} days${rest === 0 ? '' : ` and ${several(rest, 'hour')}`}`;
}

const joined = (parts: readonly Html[]): Html[] => parts.flatMap((part, i) => (i === 0 ? [part] : [markup`; `, part]));
