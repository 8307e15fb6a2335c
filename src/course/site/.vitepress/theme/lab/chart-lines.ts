/**
 * Plotly.react takes 15 to 60 ms whatever the chart. While a number is dragged, and the axes still fit,
 * only the lines and the labels at their ends are moved; the release draws everything.
 */
import type { Label, LineFigure, LineTrace } from './line-figure.js';
import type { Eye } from './turn-camera.js';

interface Axis {
  _length: number;
  _offset: number;
  range: [number, number];
  c2p: (value: number) => number;
  d2c: (value: number) => number;
  l2p: (value: number) => number;
}

/** The element that Plotly has drawn in, with what it keeps there. */
export interface PlotlyElement extends HTMLElement {
  data?: unknown;
  _fullLayout: { xaxis: Axis; yaxis: Axis; scene?: { camera: { eye: Eye; up: Eye } } };
  _fullData: { visible: unknown }[];
}

/** What may not differ when only lines are moved; labels and ranges follow the values. */
function skeleton({ layout, data }: LineFigure): string {
  const { annotations = [], ...rest } = layout;
  const traces = data.map((trace) => ({ ...trace, x: 0, y: 0 }));
  const labels = annotations.map(({ text, showarrow }) => [text, showarrow]);
  return JSON.stringify([rest, labels, traces], (key, value: unknown) => (key === 'range' ? 0 : value));
}

const isLine = ({ type, mode, fill, xaxis = 'x' }: LineTrace): boolean =>
  type === 'scatter' && mode === 'lines' && fill === undefined && xaxis === 'x';

/** More points cannot be told apart. */
const MOST_POINTS = 1000;
/** The axes follow when a line is farther outside than this part of them, or fills less than that. */
const OUTSIDE = 0.1;
const FILLED = 0.3;

function pathOf({ x, y }: LineTrace, across: Axis, up: Axis): { d: string; top: number; bottom: number } {
  const every = Math.max(1, Math.floor(y.length / MOST_POINTS));
  let [d, pen, top, bottom] = ['', 'M', Infinity, -Infinity];
  for (let k = 0; k < y.length; k += every) {
    const value = y[k];
    if (value === null) {
      pen = 'M';
      continue;
    }
    const height = up.c2p(up.d2c(value));
    top = Math.min(top, height);
    bottom = Math.max(bottom, height);
    d += `${pen}${across.c2p(across.d2c(x[k])).toFixed(1)},${height.toFixed(1)}`;
    pen = 'L';
  }
  return { d, top, bottom };
}

/** A faint curve of before stands still. */
const isStill = ({ meta }: LineTrace): boolean => meta === 'ghost';

/** True when the lines of the chart were moved to those of `figure`; false when Plotly has to draw it. */
export function moveLines(element: PlotlyElement, before: LineFigure | undefined, figure: LineFigure): boolean {
  if (!before || !figure.data.every(isLine) || skeleton(before) !== skeleton(figure)) return false;
  // An arrow turns, too.
  if (figure.layout.annotations?.some(({ axref }) => axref !== undefined)) return false;
  const { xaxis, yaxis } = element._fullLayout;
  const shown = figure.data.filter((_, i) => element._fullData[i].visible === true);
  const paths = element.querySelectorAll('.scatterlayer .trace path.js-line');
  if (paths.length !== shown.length) return false;
  const moving = shown.flatMap((trace, i) => (isStill(trace) ? [] : [{ path: paths[i], trace }]));
  const lines = moving.map(({ trace }) => pathOf(trace, xaxis, yaxis));
  const top = Math.min(...lines.map((line) => line.top));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  const height = yaxis._length;
  if (top < -OUTSIDE * height || bottom > (1 + OUTSIDE) * height || bottom - top < FILLED * height) return false;
  moving.forEach(({ path }, i) => {
    path.setAttribute('d', lines[i].d);
  });
  const at = ({ x, y, xshift = 0, yshift = 0, ax = 0, ay = 0 }: Label): [number, number] => [
    xaxis.l2p(x) + xshift + ax,
    yaxis.l2p(y) - yshift + ay,
  ];
  const old = before.layout.annotations ?? [];
  (figure.layout.annotations ?? []).forEach((label, i) => {
    const [[x, y], [x0, y0]] = [at(label), at(old[i])];
    const drawn = element.querySelector(`.annotation[data-index="${i}"]`);
    drawn?.setAttribute('transform', `translate(${x - x0},${y - y0})`);
  });
  return true;
}

/** Plotly's own drawing must begin from lines and labels that are its own. */
export function handBack(element: HTMLElement): void {
  for (const label of element.querySelectorAll('.annotation')) label.removeAttribute('transform');
}
