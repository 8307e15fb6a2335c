/**
 * `show`: the only part of the figures that knows notebooks. A notebook host (the course's kernel,
 * or a page that runs cells) announces itself under a global symbol, so that nothing here
 * depends on Node or on a kernel.
 */
import { message } from '../linear/expect.js';
import { compactFigure } from './compact-figure.js';
import type { Figure } from './figure.js';
import { playerHtml } from './player-html.js';
import type { Scene } from './scene.js';

/** The chart format that VS Code, JupyterLab and the course page draw. */
export const PLOTLY_FORMAT = 'application/vnd.plotly.v1+json';

/** The format of moving scenes, which the course page draws. */
export const SCENE_FORMAT = 'application/vnd.rigid-body-lab.v1+json';

/** What a notebook host offers. */
export interface NotebookHost {
  /** Displays one output, given in several formats by MIME type. */
  display: (data: Record<string, unknown>) => void;
  /**
   * What looks at the outputs: a viewer that draws Plotly's format, one that needs HTML for it,
   * or none (they are stored).
   */
  viewer: 'plotly' | 'html' | 'none';
  /** Path of the notebook below the server's folder, empty when unknown. */
  notebookPath: string;
  /** Path of node_modules relative to the folder of the notebook, with `/`. */
  modules: string;
}

/** Where a notebook host announces itself on `globalThis`. */
export const NOTEBOOK_HOST: symbol = Symbol.for('rigid-body-lab.notebook');

/**
 * The notebook in which this code runs, if it runs in one.
 *
 * @example
 * notebookHost(); // => undefined
 */
export function notebookHost(): NotebookHost | undefined {
  return (globalThis as Record<symbol, unknown>)[NOTEBOOK_HOST] as NotebookHost | undefined;
}

/**
 * Shows a figure or a moving scene under the notebook cell that runs. Outside a notebook it prints one line.
 *
 * @example
 * show(lineChart({ title: 'Fall', x: { label: 't', unit: 's' }, y: { label: 'z', unit: 'm' }, series: [] }));
 * // => undefined
 */
export function show(shown: Figure | Scene): void {
  expectShown(shown);
  const host = notebookHost();
  const isFigure = 'data' in shown;
  const text = isFigure ? figureSummary(shown) : `[scene] ${shown.title}`;
  if (!host) console.log(text);
  else host.display({ ...(isFigure ? figureOutput(shown, host) : sceneOutput(shown, host)), 'text/plain': text });
}

/** Throws unless the value is what a figure function or `animate` returns. */
function expectShown(shown: unknown): void {
  const given = (typeof shown === 'object' && shown !== null ? shown : {}) as Partial<Record<string, unknown>>;
  const isFigure = Array.isArray(given['data']) && given['data'].every(isObject) && isObject(given['layout']);
  if (isFigure || (Array.isArray(given['bodies']) && typeof given['title'] === 'string')) return;
  const reason = 'The functions of rigid-body-lab/figures return one.';
  throw new TypeError(message('show', 'a figure or a scene', shown, reason));
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

function figureOutput(figure: Figure, host: NotebookHost): Record<string, unknown> {
  const plain = plainFigure(figure);
  return { [PLOTLY_FORMAT]: plain, ...(host.viewer === 'html' && { 'text/html': figureHtml(plain, host) }) };
}

function sceneOutput(scene: Scene, { viewer }: NotebookHost): Record<string, unknown> {
  return { [SCENE_FORMAT]: scene, ...(viewer !== 'none' && { 'text/html': playerHtml(scene, uniqueId()) }) };
}

/** Random: a counter would start again with the kernel, and two outputs of one page would share a place. */
const uniqueId = (): string => `rbl-${globalThis.crypto.randomUUID()}`;

/** A typed array would become an object in JSON, and the chart would be empty. */
function plainFigure(figure: Figure): Figure {
  const plain = (_key: string, value: unknown): unknown =>
    ArrayBuffer.isView(value) ? Array.from(value as unknown as ArrayLike<number>) : value;
  return JSON.parse(JSON.stringify(figure, plain)) as Figure;
}

function figureSummary({ data, layout }: Figure): string {
  const { title } = layout as { title?: unknown };
  const inside = (title as { text?: unknown } | null | undefined)?.text;
  const text = [title, inside].find((given) => typeof given === 'string') ?? 'untitled';
  const names = data.map(({ name, type }) => name ?? type);
  return `[chart] ${text.replace(/<[^>]*>/g, ' ').trim()}: ${names.join(', ')}`;
}

const THREE_DIMENSIONAL = /3d$|^(?:surface|cone|streamtube|isosurface|volume)$/;

/**
 * The smaller of Plotly's two bundles that draws a figure: the package is `plotly.js-<bundle>-dist-min`.
 *
 * @example
 * plotlyBundle({ data: [{ type: 'scatter3d' }], layout: {} }); // => 'gl3d'
 */
export function plotlyBundle({ data }: Figure): 'basic' | 'gl3d' {
  return data.some(({ type }) => THREE_DIMENSIONAL.test(type)) ? 'gl3d' : 'basic';
}

/**
 * Draws with Plotly from the course's own node_modules, loaded once per page: through Jupyter's file server,
 * or from the folder that a page names in `RBL_PLOTLY_BASE`. No other address is asked.
 */
function figureHtml(figure: Figure, { modules, notebookPath }: NotebookHost): string {
  const kind = plotlyBundle(figure);
  const file = `plotly-${kind}.min.js`;
  const id = uniqueId();
  const height = typeof figure.layout['height'] === 'number' ? figure.layout['height'] : 450;
  const values = { id, kind, file, module: `${modules}/plotly.js-${kind}-dist-min/${file}`, notebookPath };
  return `<div id="${id}" style="height:${height}px"></div>
<script>(${LOADER})(${forScript(values)}, ${forScript(compactFigure(figure))})</script>`;
}

/** JSON that cannot end the script element it stands in. */
const forScript = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

/**
 * Runs in the browser. `rblPlotly` holds one promise for each bundle; every chart of the
 * page waits for the same one.
 */
const LOADER = `function (at, figure) {
  var loaded = (window.rblPlotly = window.rblPlotly || {});
  function jupyterUrl() {
    var config = document.getElementById('jupyter-config-data');
    var base = config ? JSON.parse(config.textContent).baseUrl : document.body.dataset.baseUrl;
    var notebook = document.body.dataset.notebookPath || at.notebookPath;
    return base && new URL(at.module, location.origin + base + 'files/' + notebook).href;
  }
  function load(url) {
    return new Promise(function (resolve, reject) {
      if (!url) return reject();
      var script = document.createElement('script');
      script.src = url;
      script.onload = function () { window.Plotly ? resolve(window.Plotly) : reject(); };
      script.onerror = reject;
      document.head.appendChild(script);
    });
  }
  loaded[at.kind] = loaded[at.kind] || load(jupyterUrl()).catch(function () {
    return load(window.RBL_PLOTLY_BASE && window.RBL_PLOTLY_BASE + at.file);
  });
  var place = document.getElementById(at.id);
  loaded[at.kind].then(function (Plotly) {
    return Plotly.newPlot(place, { data: figure.data, layout: figure.layout, frames: figure.frames,
      config: Object.assign({ responsive: true }, figure.config) });
  }, function () {
    place.style.height = 'auto';
    place.textContent = 'The chart needs Plotly from the course folder: start Jupyter there.';
  });
}`;
