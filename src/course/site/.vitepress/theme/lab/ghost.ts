/** The earlier curves, left faint behind the new ones for comparison. */
import { expandFigure } from '@dist/figures/compact-figure.js';
import type { LineFigure, LineTrace } from './line-figure.js';

const OPACITY = 0.46;
const WIDTH = 1.75;
/** A curve moved by less than this part of its largest value is the same curve. */
const SAME = 1e-4;

const isCurve = ({ type, mode }: LineTrace): boolean => type === 'scatter' && mode === 'lines';

function differs(now: LineTrace, before: LineTrace): boolean {
  if (now.y.length !== before.y.length) return true;
  const size = Math.max(...before.y.map((value) => Math.abs(value ?? 0)));
  return now.y.some((value, i) => Math.abs((value ?? 0) - (before.y[i] ?? 0)) > SAME * size);
}

/** A stored figure with plain lists of numbers. */
export const plainFigure = (stored: unknown): LineFigure =>
  expandFigure(stored as Parameters<typeof expandFigure>[0]) as unknown as LineFigure;

/**
 * The curves of `before` that have moved, as faint ones without a name of their own; while a number is moved
 * all of them, so that the chart keeps its parts and only lines have to be drawn.
 */
export function ghostTraces(figure: LineFigure, before: LineFigure | undefined, dragging: boolean): LineTrace[] {
  if (!before) return [];
  return figure.data.flatMap((trace): LineTrace[] => {
    const old = before.data.find(({ name }) => name === trace.name);
    if (!old || !isCurve(trace) || !isCurve(old) || !(dragging || differs(trace, old))) return [];
    const line = { ...(old['line'] as object), width: WIDTH };
    return [{ ...old, line, opacity: OPACITY, hoverinfo: 'skip', showlegend: false, meta: 'ghost' }];
  });
}

/** The figure with faint curves behind its own. */
export const withGhost = (figure: LineFigure, ghosts: readonly LineTrace[]): LineFigure =>
  ghosts.length === 0 ? figure : { ...figure, data: [...ghosts, ...figure.data] };
