/** When files came in, by days before and after the due time. */
import { latenessOf } from '../marks/lateness.js';
import type { Deadline } from '../marks/lateness.js';
import { several } from '../judging/several.js';
import { columnChart } from './charts.js';
import { markup } from './html.js';
import type { Html } from './html.js';
import { percentShown } from './shown.js';

const DAY = 24 * 60 * 60_000;

/**
 * The day of a file as its mark counts it: 1 is the first after the due time, −1 the last before it. What
 * comes within the grace is in time.
 */
export function markedDay(deadline: Deadline, handedIn: number): number {
  const { days } = latenessOf(deadline, handedIn);
  return days > 0 ? days : -Math.max(1, Math.ceil((deadline.due - handedIn) / DAY));
}

/** Days that stand alone; earlier and later ones are put together. There is no day 0. */
const COLUMNS: readonly number[] = [-9, -8, -7, -6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5];
const [FIRST, LAST] = [COLUMNS[0], COLUMNS[COLUMNS.length - 1]];

export function handedInSection({ days }: { days: readonly number[] }): Html {
  if (days.length === 0) return markup``;
  const clamped = days.map((day) => Math.min(LAST, Math.max(FIRST, day)));
  const bars = COLUMNS.map((day) => {
    const name = day < 0 ? `−${-day}` : `+${day}`;
    const label = day === FIRST ? `≤ ${name}` : day === LAST ? `≥ ${name}` : name;
    return { label, count: clamped.filter((one) => one === day).length, isOther: day > 0 };
  });
  const late = days.filter((day) => day > 0).length;
  return markup`<h2>Handed in</h2>
    <p class="quiet">
      ${several(days.length, 'file')} of which the time is known; ${late} (${percentShown(late, days.length)}) late, which are
      the columns from +1 on: +1 is the first day after the due time, as the marks count it. What came within the grace is
      in time, in −1.
    </p>
    ${columnChart(bars, { describes: 'Files by days before and after the due time', unit: 'days before (−) and after (+) the due time', what: 'files' })} `;
}
