/**
 * Words of a picture in the plane, each where it meets neither another word nor an arrow: a figure is
 * laid out for a width, and words go round what they name until they are free.
 */
type Pair = readonly [number, number];
type Json = Record<string, unknown>;

/** What is looked at of a figure. */
interface Laid {
  data: readonly Json[];
  layout: Json;
}

/** A rectangle by its middle and half its sides, pixels; y grows upwards. */
interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where an axis point stands in the plot, in pixels from its lower left corner. */
export interface Plot {
  at: (x: number, y: number) => [number, number];
  width: number;
  height: number;
}

interface Word {
  /** The places where it may stand, the best first; each with what must be set for it. */
  places: { box: Box; set: Json }[];
  target: Json;
  chosen: number;
}

/** Width of a chart in a text, in pixels. */
const USUAL_WIDTH = 700;
/** Width of a letter and height of a line, in parts of the size of the letters. */
const [LETTER, LINE] = [0.65, 1.25];
/** Between a word and what it names, and where there is no room so near, in pixels. */
const [GAP, FARTHER] = [6, 18];
/** What is bad about a place: to cover a word, a dot, an arrow or a line, to leave the plot, to be turned. */
const COST = { word: 100, outside: 60, dot: 20, arrow: 12, line: 4, turned: 1 };
/** Round what is named, beginning where the word wants to stand. */
const TURNS = [0, 45, -45, 90, -90, 135, -135, 180].map((degrees) => (degrees * Math.PI) / 180);

/** Half the width and height of a text that may hold tags. */
export function halfSize(text: string, size: number): [number, number] {
  const rows = text.split('<br>').map((row) => row.replace(/<[^>]*>/g, '').length);
  return [(LETTER * size * Math.max(...rows)) / 2, (LINE * size * rows.length) / 2];
}

const numbersOf = (list: unknown): (number | null)[] => (Array.isArray(list) ? (list as (number | null)[]) : []);

/** The plot of a chart that is so wide. As for Plotly, a logarithmic axis counts in logarithms. */
export function plotOf({ data, layout }: Laid, chartWidth: number = USUAL_WIDTH): Plot {
  const {
    l = 80,
    r = 80,
    t = 100,
    b = 80,
  } = (layout['margin'] ?? {}) as Partial<Record<'l' | 'r' | 't' | 'b', number>>;
  const [width, height] = [chartWidth - l - r, ((layout['height'] as number | undefined) ?? 450) - t - b];
  const axes = (['x', 'y'] as const).map((key) => {
    const axis = (layout[`${key}axis`] ?? {}) as { type?: string; range?: Pair; scaleanchor?: string };
    const values = data
      .flatMap((trace) => numbersOf(trace[key]))
      .filter((v) => v !== null)
      .map((v) => (axis.type === 'log' ? Math.log10(v) : v));
    const low = values.reduce((a, v) => Math.min(a, v), Infinity);
    const high = values.reduce((a, v) => Math.max(a, v), -Infinity);
    // What Plotly leaves free around the values.
    const room = 0.055 * (high - low) || 1;
    return { ...axis, range: axis.range ?? (low <= high ? ([low - room, high + room] as const) : ([0, 1] as const)) };
  });
  const scales = axes.map(({ range }, k) => [width, height][k] / (range[1] - range[0]));
  const isEqual = axes[1].scaleanchor !== undefined;
  const [sx, sy] = isEqual ? [Math.min(...scales), Math.min(...scales)] : scales;
  const middle = axes.map(({ range }) => (range[0] + range[1]) / 2);
  return { at: (x, y) => [width / 2 + sx * (x - middle[0]), height / 2 + sy * (y - middle[1])], width, height };
}

/** Whether a segment runs through a box. */
function crosses(a: Pair, b: Pair, { x, y, w, h }: Box): boolean {
  let [from, to] = [0, 1];
  for (const [start, way, middle, half] of [
    [a[0], b[0] - a[0], x, w],
    [a[1], b[1] - a[1], y, h],
  ]) {
    if (way === 0 && Math.abs(start - middle) >= half) return false;
    if (way === 0) continue;
    const ends = [(middle - half - start) / way, (middle + half - start) / way];
    from = Math.max(from, Math.min(...ends));
    to = Math.min(to, Math.max(...ends));
  }
  return from < to;
}

const meets = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h;

/** A name beside a point, on the side to which it is shifted or on another. */
function wordBeside(annotation: Json, { at }: Plot): Word {
  const {
    text,
    x,
    y,
    font,
    xshift = 0,
    yshift = 0,
  } = annotation as {
    text: string;
    x: number;
    y: number;
    font?: { size?: number };
    xshift?: number;
    yshift?: number;
  };
  const [w, h] = halfSize(text, font?.size ?? 14);
  const [px, py] = at(x, y);
  // Along the shift, however wide the word is.
  const wanted = Math.atan2(yshift / (h + GAP), xshift / (w + GAP));
  return {
    target: annotation,
    chosen: 0,
    places: [GAP, FARTHER].flatMap((gap) =>
      TURNS.map((turn) => {
        const [right, up] = [Math.cos(wanted + turn) * (w + gap), Math.sin(wanted + turn) * (h + gap)];
        return { box: { x: px + right, y: py + up, w, h }, set: { xshift: Math.round(right), yshift: Math.round(up) } };
      }),
    ),
  };
}

const SIDES = { left: -1, center: 0, right: 1, bottom: -1, middle: 0, top: 1 } as const;
type Side = keyof typeof SIDES;

/** The name of a dot, on the side that it has or on another. */
function wordOfDot(trace: Json, { at }: Plot): Word {
  const { size = 12 } = (trace['textfont'] ?? {}) as { size?: number };
  const [w, h] = halfSize(String((trace['text'] as unknown[])[0]), size);
  const [px, py] = at(...dotOf(trace));
  const radius = GAP + ((trace['marker'] as { size?: number } | undefined)?.size ?? 6) / 2;
  const [up0, right0] = (trace['textposition'] as string).split(' ').map((side) => SIDES[side as Side]);
  const wanted = Math.atan2(up0, right0);
  return {
    target: trace,
    chosen: 0,
    places: TURNS.map((turn) => {
      const [right, up] = [Math.round(Math.cos(wanted + turn)), Math.round(Math.sin(wanted + turn))];
      const [across, along] = [['left', 'center', 'right'][right + 1], ['bottom', 'middle', 'top'][up + 1]];
      const box = { x: px + right * (w + radius), y: py + up * (h + radius), w, h };
      return { box, set: { textposition: `${along} ${across}` } };
    }),
  };
}

const dotOf = (trace: Json): [number, number] => [numbersOf(trace['x'])[0]!, numbersOf(trace['y'])[0]!];

/**
 * The figure with the names of its arrows and dots where they cover least, if it is drawn that wide.
 * Lists that `compactFigure` has packed are not looked at.
 */
export function placeWords<F extends Laid>(figure: F, width: number = USUAL_WIDTH): F {
  const { layout } = figure;
  const plot = plotOf(figure, width);
  const data = figure.data.map((trace) => ({ ...trace }));
  const annotations = ((layout['annotations'] ?? []) as Json[]).map((annotation) => ({ ...annotation }));
  const flat = data.filter((trace) => trace['type'] === 'scatter');
  const dots = flat.filter((trace) => trace['mode'] === 'markers+text' && numbersOf(trace['x']).length === 1);
  const words = [
    ...annotations
      .filter((a) => a['showarrow'] === false && a['xanchor'] === undefined)
      .map((a) => wordBeside(a, plot)),
    ...dots.map((trace) => wordOfDot(trace, plot)),
  ];
  const arrows = annotations
    .filter((a) => a['showarrow'] === true && a['axref'] === 'x')
    .map((a) => [plot.at(a['ax'] as number, a['ay'] as number), plot.at(a['x'] as number, a['y'] as number)] as const);
  const lines = flat
    .filter((trace) => trace['mode'] === 'lines')
    .map((trace) => {
      const y = numbersOf(trace['y']);
      return numbersOf(trace['x']).map((x, i) => (x === null ? null : plot.at(x, y[i]!)));
    });
  const costOf = (box: Box, self: Word): number => {
    const count = <T>(things: readonly T[], isHit: (thing: T) => boolean): number => things.filter(isHit).length;
    const isOut = box.x - box.w < 0 || box.x + box.w > plot.width || box.y - box.h < 0 || box.y + box.h > plot.height;
    return (
      COST.word * count(words, (other) => other !== self && meets(box, other.places[other.chosen].box)) +
      COST.dot * count(dots, (dot) => meets(box, pointBox(plot.at(...dotOf(dot))))) +
      COST.arrow * count(arrows, ([tail, tip]) => crosses(tail, tip, box)) +
      COST.line *
        count(lines, (line) => line.some((p, i) => i > 0 && p && line[i - 1] && crosses(line[i - 1]!, p, box))) +
      (isOut ? COST.outside : 0)
    );
  };
  // A second round, since the first words did not know where the others would go.
  for (const word of [...words, ...words]) {
    const costs = word.places.map(({ box }, turn) => costOf(box, word) + COST.turned * turn);
    word.chosen = costs.indexOf(Math.min(...costs));
  }
  for (const { target, places, chosen } of words) Object.assign(target, places[chosen].set);
  return { ...figure, data, layout: { ...layout, ...(annotations.length > 0 && { annotations }) } };
}

const pointBox = ([x, y]: Pair): Box => ({ x, y, w: 4, h: 4 });
