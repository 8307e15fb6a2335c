/**
 * Figures dressed for the page: dark or light, wide or narrow. Pure, so that the browser
 * and the tests run the same.
 */
import { SCENE_PALETTES } from '../../figures/scene-palette.js';
import { COLOUR } from '../../figures/style.js';
import { placeWords } from '../../figures/words.js';

type Json = Record<string, unknown>;

/** A Plotly figure as it comes out of JSON. */
export interface ChartFigure {
  data: Json[];
  layout?: Json;
}

/** How the page looks where the chart stands. */
export interface ChartView {
  dark: boolean;
  /** Width of the chart in pixels. */
  width: number;
  /** How many times as large as usual letters are: before a room. */
  letters?: number;
}

/** Below this width the chart puts names under the plot instead of beside it, in pixels. */
export const NARROW_CHART = 560;

/**
 * What becomes of the figures' colours on a dark page: ink and lines change sides, series get lighter,
 * so that all of them have a contrast of at least 3 to 1 against the background, those that they have
 * in a scene. A colour that is not in the table stays.
 */
export const DARK_COLOURS: Readonly<Record<string, string>> = {
  ...SCENE_PALETTES.dark.lines,
  [COLOUR.grey]: '#9aa0a8',
  '#000': '#f0f2f5',
  '#000000': '#f0f2f5',
  black: '#f0f2f5',
  '#333': '#d8dbe0',
  '#444': '#d8dbe0',
  '#e3e3e3': '#363b44',
  '#b5b5b5': '#5d6470',
  // A body under light lines: they stand out from it as dark ones do from its colour on a light page.
  '#c9d6df': '#5f6b78',
};

const LIGHT = { ink: '#333', grid: '#e3e3e3', zero: '#b5b5b5', paper: '#ffffff' };
const DARK = { ink: '#d8dbe0', grid: '#363b44', zero: '#5d6470', paper: '#23262d' };
const TRANSPARENT = 'rgba(0,0,0,0)';
const PAGE_FONT = 'ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, Arial, "DejaVu Sans", sans-serif';

/** What the chart offers besides dragging; on a phone its tool bar would cover the title. */
export function chartConfig(width: number): Json {
  return {
    displaylogo: false,
    modeBarButtonsToRemove: [
      ...['select2d', 'lasso2d', 'autoScale2d', 'resetCameraLastSave3d'],
      // It would upload the chart, and nothing leaves this page.
      'sendChartToCloud',
    ],
    ...(width < NARROW_CHART && { displayModeBar: false }),
  };
}

function recoloured(value: unknown): unknown {
  if (typeof value === 'string') return DARK_COLOURS[value.toLowerCase()] ?? value;
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map(recoloured);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, recoloured(v)]));
}

/** What holds where a figure says nothing itself. */
function template({ ink, grid, zero, paper }: typeof LIGHT): Json {
  const axis = { gridcolor: grid, zerolinecolor: zero, linecolor: zero, backgroundcolor: TRANSPARENT };
  return {
    layout: {
      font: { color: ink },
      xaxis: axis,
      yaxis: axis,
      scene: { xaxis: axis, yaxis: axis, zaxis: axis },
      hoverlabel: { bgcolor: paper, bordercolor: zero, font: { color: ink } },
      legend: { bgcolor: TRANSPARENT },
      modebar: { bgcolor: TRANSPARENT, color: zero, activecolor: ink },
      paper_bgcolor: TRANSPARENT,
      plot_bgcolor: TRANSPARENT,
    },
  };
}

const textOf = (title: unknown): string =>
  typeof title === 'string' ? title : ((title as { text?: string } | undefined)?.text ?? '');

/** A title broken into lines that fit. */
function wrapped(title: string, width: number, size: number): string {
  const room = Math.max(16, Math.floor(width / (0.56 * size)));
  const rows = [''];
  for (const word of title.split(' ')) {
    const last = rows.length - 1;
    if (rows[last] === '') rows[last] = word;
    else if (rows[last].length + 1 + word.length <= room) rows[last] += ` ${word}`;
    else rows.push(word);
  }
  return rows.join('<br>');
}

const TITLE_SIZE = 14;
/** Height of a capital letter, in parts of the size of the letters. */
const CAPITAL = 0.7;
const LINE = 18;

/**
 * How much farther away the camera stands when the picture is higher than wide:
 * what fitted the width fits again.
 */
const NARROW_DISTANCE = 1.8;

function fartherAway(scene: Json): Json {
  const { eye, ...camera } = (scene['camera'] ?? {}) as { eye?: Record<string, number> };
  if (!eye) return scene;
  const far = Object.fromEntries(Object.entries(eye).map(([axis, x]) => [axis, NARROW_DISTANCE * x]));
  return { ...scene, camera: { ...camera, eye: far } };
}

/**
 * On a phone the names stand under the plot, the title is broken, and a finger
 * scrolls the page, not the axes.
 */
function narrowed(figure: ChartFigure, layout: Json, width: number): Json {
  const names = new Set(figure.data.map((trace) => trace['name']).filter(Boolean));
  const annotations = (layout['annotations'] ?? []) as { text?: string; font?: Json }[];
  const others = annotations
    .filter((a) => !names.has(a.text))
    .map((a) => ({
      ...a,
      ...('arrowwidth' in a && { arrowwidth: 2 }),
      ...(a.font && { font: { ...a.font, size: 13 } }),
    }));
  const margin = (layout['margin'] ?? {}) as Record<string, number>;
  const title = wrapped(textOf(layout['title']), width - 16, TITLE_SIZE);
  const rows = title.split('<br>').length;
  const inSpace = 'scene' in layout;
  const legend = others.length < annotations.length || layout['showlegend'] === true;
  return {
    ...layout,
    title: {
      ...(layout['title'] as Json | undefined),
      text: title,
      font: { size: TITLE_SIZE },
      x: 0.02,
      y: 0.98,
      yanchor: 'top',
      // Of several lines Plotly puts the first one's foot there.
      pad: { t: rows > 1 ? CAPITAL * TITLE_SIZE : 0 },
    },
    font: { ...(layout['font'] as Json | undefined), size: 11 },
    annotations: others,
    showlegend: legend,
    legend: {
      ...(layout['legend'] as Json | undefined),
      orientation: 'h',
      x: 0,
      y: inSpace ? 0 : -0.25,
      yanchor: 'top',
    },
    margin: { ...margin, l: inSpace ? 0 : 55, r: inSpace ? 0 : 12, t: 20 + LINE * rows, b: 50 },
    ...(inSpace ? { scene: fartherAway(layout['scene'] as Json) } : { dragmode: false }),
  };
}

/** All letters, and the margins that hold them, larger by a factor. */
function enlarged(value: unknown, factor: number): unknown {
  if (Array.isArray(value)) return typeof value[0] === 'number' ? value : value.map((v) => enlarged(v, factor));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, v]) => {
      if (key === 'margin') return [key, scaledFields(v as Json, factor)];
      if (/font$/.test(key)) return [key, { ...(v as Json), ...scaledFields(v as Json, factor, ['size']) }];
      return [key, enlarged(v, factor)];
    }),
  );
}

const scaledFields = (fields: Json, factor: number, names = Object.keys(fields)): Json =>
  Object.fromEntries(
    names.filter((name) => typeof fields[name] === 'number').map((name) => [name, factor * (fields[name] as number)]),
  );

/**
 * The figure for a place on the page. What the reader has zoomed or turned stays as it is (`uirevision`).
 *
 * @example
 * themedFigure({ data: [], layout: { font: { color: '#333' } } }, { dark: true, width: 700 }).layout.font;
 * // => { color: '#d8dbe0' }
 */
export function themedFigure(
  figure: ChartFigure,
  { dark, width, letters = 1 }: ChartView,
): { data: Json[]; layout: Json } {
  const coloured = dark ? recoloured(figure) : structuredClone(figure);
  const { data, layout = {} } = (letters === 1 ? coloured : enlarged(coloured, letters)) as ChartFigure;
  const isNarrow = width < NARROW_CHART;
  const fitting = isNarrow ? placeWords({ data, layout: narrowed(figure, layout, width) }, width) : { data, layout };
  return {
    data: fitting.data,
    layout: {
      ...fitting.layout,
      font: { ...(fitting.layout['font'] as Json | undefined), family: PAGE_FONT },
      template: template(dark ? DARK : LIGHT),
      autosize: true,
      uirevision: 'the reader',
    },
  };
}
