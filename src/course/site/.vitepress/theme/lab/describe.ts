/** What a chart shows, as a sentence for readers who do not see it. It follows the data. */
import type { LineFigure } from './line-figure.js';

const short = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '−');

function titleOf({ layout }: LineFigure): string {
  const title = layout['title'] as { text?: unknown } | string | undefined;
  const text = typeof title === 'string' ? title : title?.text;
  return typeof text === 'string' ? text.replace(/<[^>]*>/g, ' ') : 'Chart';
}

/** More curves are counted, not described. */
const MOST = 6;

/** Title, then of each curve its end and its range. */
export function describeFigure(figure: LineFigure): string {
  const curves = figure.data.filter(({ type, meta }) => type === 'scatter' && meta !== 'ghost');
  if (curves.length !== figure.data.length) return titleOf(figure);
  const sentences = curves.slice(0, MOST).flatMap(({ name, y }) => {
    const values = y.filter((value): value is number => value !== null);
    const last = values.at(-1);
    if (last === undefined) return [];
    const low = values.reduce((a, b) => Math.min(a, b));
    const high = values.reduce((a, b) => Math.max(a, b));
    return [`${name ?? 'A curve'} lies between ${short(low)} and ${short(high)} and ends at ${short(last)}.`];
  });
  const more = curves.length > MOST ? [`And ${curves.length - MOST} more.`] : [];
  return [`${titleOf(figure)}.`, ...sentences, ...more].join(' ');
}
