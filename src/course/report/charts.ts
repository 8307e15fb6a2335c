/**
 * The charts of a report, as plain elements that need no script: they print, follow light and dark, and are
 * drawn for the width that they have, with letters of their own size. Each says in words what it shows.
 */
import { markup } from './html.js';
import type { Html } from './html.js';

const percent = (part: number): string => `${Number((100 * part).toFixed(2))}%`;

/** A bar, of 1; the number stands beside it. */
export const meter = (part: number): Html =>
  markup`<div class="meter" aria-hidden="true"><i style="width:${percent(part)}"></i></div>`;

/** A place on a line from 0 to 1. */
export interface Dot {
  at: number;
  name: string;
  isRing?: boolean;
}

/** Dots on a line, with what they say for who does not see them. */
export function dotLine(dots: readonly Dot[]): Html {
  const says = dots.map(({ at, name }) => `${name} ${Math.round(100 * at)} %`).join(', ');
  return markup`<span class="sr">${says}</span>
    <div class="dots" aria-hidden="true">
      ${dots.map(({ at, isRing }) => markup`<i${isRing ? markup` class="ring"` : ''} style="left:${percent(at)}"></i>`)}
    </div>`;
}

/** From a value to a later one. */
export function changeLine(before: number, after: number): Html {
  const [low, high] = [Math.min(before, after), Math.max(before, after)];
  return markup`<span class="sr">from ${Math.round(100 * before)} % to ${Math.round(100 * after)} %</span>
    <div class="dots" aria-hidden="true">
      <b style="left:${percent(low)};width:${percent(high - low)}"></b
      ><i class="ring" style="left:${percent(before)}"></i><i style="left:${percent(after)}"></i>
    </div>`;
}

export interface Bar {
  label: string;
  count: number;
  /** Another colour: what it means is said beside the chart. */
  isOther?: boolean;
}

/** Columns over labels. `describes` says what the chart shows, and its table repeats the numbers. */
export function columnChart(
  bars: readonly Bar[],
  { describes, unit, what }: { describes: string; unit: string; what: string },
): Html {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return markup`<figure>
    <div class="columns" role="img" aria-label="${describes}">
      ${bars.map(
        ({ label, count, isOther }, i) =>
          markup`<div class="${i % 2 === 1 ? 'odd' : ''}">
            <span>${count === 0 ? '' : count}</span
            ><i class="${isOther ? 'other' : ''}" style="height:${Math.round((110 * count) / most)}px"></i
            ><em>${label}</em>
          </div>`,
      )}
    </div>
    <figcaption class="small quiet r">${unit}</figcaption>
    <details class="numbers">
      <summary>The same in numbers</summary>
      <table>
        <thead>
          <tr>
            <th>${unit}</th>
            <th class="r">${what}</th>
          </tr>
        </thead>
        <tbody>
          ${bars.map(
            ({ label, count }) =>
              markup`<tr>
                <th scope="row">${label}</th>
                <td class="r">${count}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </details>
  </figure>`;
}

/** The ends of a line, over a column of them. */
export const scaleOf = (from: string, to: string): Html =>
  markup`<div class="scale small"><span>${from}</span><span>${to}</span></div>`;

/** Counts side by side, as small as a word; the numbers around it tell the rest. */
export function sparkColumns(counts: readonly number[], describes: string): Html {
  const most = Math.max(1, ...counts);
  return markup`<div class="spark" role="img" aria-label="${describes}">
    ${counts.map((count) => markup`<i style="height:${count === 0 ? 0 : 3 + Math.round((23 * count) / most)}px"></i>`)}
  </div>`;
}

export const CHART_STYLE = `.meter { height: 6px; border-radius: 3px; background: var(--line); margin-top: 8px; overflow: hidden; }
.meter i { display: block; height: 6px; border-radius: 3px; background: var(--series-1); }
.dots { position: relative; height: 20px; min-width: 150px; margin: 0 9px; }
.dots::before { content: ''; position: absolute; left: 0; right: 0; top: 9px; height: 1px; background: var(--line-2); }
.dots i { position: absolute; top: 4px; width: 12px; height: 12px; margin-left: -6px; border-radius: 50%; background: var(--series-1); }
.dots i.ring { top: 1px; width: 18px; height: 18px; margin-left: -9px; background: none; border: 2px solid var(--series-1); }
.dots b { position: absolute; top: 8px; height: 3px; background: var(--series-1); }
.key { display: inline-block; width: 10px; height: 10px; border-radius: 50%; background: var(--series-1); margin: 0 10px 0 4px; vertical-align: -1px; }
.key.ring { width: 14px; height: 14px; vertical-align: -3px; background: none; border: 2px solid var(--series-1); }
figure { margin: 16px 0 0; }
.columns { display: flex; align-items: flex-end; gap: 4px; border-bottom: 1px solid var(--line-2); margin-bottom: 26px; height: 134px; }
.columns div { position: relative; flex: 1; min-width: 0; text-align: center; }
.columns span { display: block; font-size: 12px; line-height: 18px; color: var(--ink-2); font-variant-numeric: tabular-nums; white-space: nowrap; margin: 0 -8px; }
.columns i { display: block; border-radius: 3px 3px 0 0; background: var(--series-1); }
.columns i.other { background: var(--amber); }
.columns em { position: absolute; left: -12px; right: -12px; top: 100%; padding-top: 4px; font: 12px/18px var(--sans); color: var(--ink-2); white-space: nowrap; }
.spark { display: flex; align-items: flex-end; gap: 2px; height: 27px; border-bottom: 1px solid var(--line-2); }
.spark, .spark-wide { width: 240px; }
.scale { display: flex; justify-content: space-between; margin: 2px 3px 0; font-weight: 400; color: var(--ink-3); }
.spark i { flex: 1; background: var(--series-1); border-radius: 1px 1px 0 0; }
.numbers table { width: auto; min-width: 220px; }
@media (max-width: 760px) { .dots { min-width: 80px; } .columns .odd em { display: none; } .columns span { font-size: 11px; } .spark, .spark-wide { width: 110px; } }`;
