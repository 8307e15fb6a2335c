/**
 * A chart on the page: drawn once its library is there, then updated in place, so that it
 * keeps the reader's zoom.
 */
import { chartConfig, themedFigure } from '@dist/course/site/chart-theme.js';
import type { ChartView } from '@dist/course/site/chart-theme.js';
import { handBack, moveLines } from './chart-lines.js';
import type { PlotlyElement } from './chart-lines.js';
import type { LineFigure } from './line-figure.js';
import { bundleOf, loadPlotly } from './plotly.js';
import type { PlotlyBundle, Plotly } from './plotly.js';
import { oneStop } from './tool-bar.js';
import { turned } from './turn-camera.js';

/** While dragging, a picture in space is drawn at most every so many milliseconds. */
const SPACE_PAUSE = 150;

export interface Drawing {
  figure: LineFigure;
  view: ChartView;
  /** True while a number is moved: then a quick drawing is better than a complete one. */
  dragging: boolean;
}

/** Where the plot of a chart stands, and what runs across it. */
export interface PlotPlace {
  from: number;
  to: number;
  left: number;
  width: number;
  top: number;
  height: number;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Draws inside an element. Two drawings of one chart must not overlap, since Plotly throws then:
 * what comes meanwhile waits, and only the newest of it is drawn.
 */
export class Chart {
  readonly #host: HTMLElement;
  #element: PlotlyElement | undefined;
  #plotly: Plotly | undefined;
  #bundle: PlotlyBundle | undefined;
  #newest: Drawing | undefined;
  #drawing: Promise<void> | undefined;
  #shown: LineFigure | undefined;
  #drawnAt = -Infinity;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Resolves when the newest figure is on the page. */
  draw(drawing: Drawing): Promise<void> {
    this.#newest = drawing;
    this.#drawing ??= this.#drawAll().finally(() => {
      this.#drawing = undefined;
    });
    return this.#drawing;
  }

  async #drawAll(): Promise<void> {
    while (this.#newest) {
      const next = this.#newest;
      this.#newest = undefined;
      await this.#drawOne(next);
    }
  }

  async #drawOne({ figure, view, dragging }: Drawing): Promise<void> {
    const bundle = bundleOf(figure);
    if (bundle !== this.#bundle) this.close();
    this.#plotly ??= await loadPlotly(bundle);
    this.#bundle = bundle;
    // The page may have been left while the library was loading.
    if (!this.#host.isConnected && !this.#element) return;
    this.#element ??= this.#newElement();
    if (dragging && bundle === 'gl3d') {
      await wait(Math.max(0, SPACE_PAUSE - (performance.now() - this.#drawnAt)));
      if (this.#newest) return;
    }
    if (dragging && this.#element.data !== undefined && moveLines(this.#element, this.#shown, figure)) return;
    handBack(this.#element);
    this.#shown = figure;
    const { frames, config } = figure as LineFigure & { frames?: unknown[]; config?: object };
    await this.#plotly.react(this.#element, {
      ...themedFigure(figure, view),
      config: { ...chartConfig(view.width), ...config },
      frames: frames ?? [],
    });
    this.#drawnAt = performance.now();
    // Ticks and labels one by one say nothing: the chart has a description, and its numbers on demand.
    for (const drawing of this.#element.querySelectorAll('.main-svg')) drawing.setAttribute('aria-hidden', 'true');
    oneStop(this.#element.querySelector('.modebar'));
  }

  #newElement(): PlotlyElement {
    const element = document.createElement('div');
    element.className = 'plot';
    this.#host.append(element);
    return element as unknown as PlotlyElement;
  }

  /** Turns a chart in space by a key; says whether the key turns anything. */
  turn(key: string, isLarge: boolean): boolean {
    const camera = this.#element?._fullLayout.scene?.camera;
    const eye = camera && turned(camera.eye, key, isLarge, camera.up.y > 0 ? 'y' : 'z');
    if (!eye) return false;
    void this.#plotly!.relayout(this.#element!, { 'scene.camera.eye': eye });
    return true;
  }

  async resize(): Promise<void> {
    if (this.#element?.data !== undefined) await this.#plotly?.Plots.resize(this.#element);
  }

  /**
   * The range of the axis from left to right, and the place of the plot above it in pixels of the
   * host; undefined in space.
   */
  across(): PlotPlace | undefined {
    const { xaxis, yaxis } = this.#element?._fullLayout ?? {};
    if (!xaxis || !yaxis) return undefined;
    const [from, to] = xaxis.range;
    return { from, to, left: xaxis._offset, width: xaxis._length, top: yaxis._offset, height: yaxis._length };
  }

  /** Takes the chart off the page. A chart of the other library needs an element of its own. */
  close(): void {
    if (this.#element) {
      this.#plotly?.purge(this.#element);
      this.#element.remove();
    }
    this.#element = this.#plotly = this.#bundle = this.#shown = undefined;
  }
}
