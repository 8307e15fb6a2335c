/** Numbers and signs as reports show them. */
import { several } from '../judging/several.js';
import { Html, markup } from './html.js';

/** To two decimals, without needless zeros, with a proper minus. */
export const numberShown = (value: number): string => String(Number(value.toFixed(2))).replace('-', '−');

/** Points with their word. */
export const pointsShown = (value: number): string =>
  `${numberShown(value)} ${Math.abs(value) === 1 ? 'point' : 'points'}`;

/** A part of a whole in whole percent; no part of nothing. */
export const percentShown = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`;

/** The brick of the laboratory. */
export const BRICK: Html = new Html(
  '<svg viewBox="0 0 24 20" width="24" height="20" aria-hidden="true"><path d="M1 6l11-4.5L23 6l-11 4.5z" fill="var(--brick-top)"/>' +
    '<path d="M1 6l11 4.5V19L1 14.3z" fill="var(--brick-left)"/><path d="M23 6l-11 4.5V19l11-4.7z" fill="var(--brick-right)"/></svg>',
);

/** So many rows stand there at once. */
const MOST = 8;

/** The first rows; rarer ones are folded, as `wrapped` puts them together. */
export const firstOf = (rows: readonly Html[], wrapped: (rows: readonly Html[]) => readonly Html[] | Html): Html => {
  const rest = rows.slice(MOST);
  const folded = markup`<details>
    <summary>Show ${several(rest.length, 'rarer one')}</summary>
    ${wrapped(rest)}
  </details> `;
  return markup`${wrapped(rows.slice(0, MOST))}${rest.length === 0 ? '' : folded}`;
};
