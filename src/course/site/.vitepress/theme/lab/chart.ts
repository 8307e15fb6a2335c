/** A chart on the page: drawn once its library is there, then updated in place, so that it keeps the reader's zoom. */
import { chartConfig, themedFigure } from '@dist/course/site/chart-theme.js';
import type { ChartView } from '@dist/course/site/chart-theme.js';
import { handBack, moveLines } from './chart-lines.js';
import type { LineFigure, PlotlyElement } from './chart-lines.js';
import { bundleOf, loadPlotly } from './plotly.js';
import type { PlotlyBundle, Plotly } from './plotly.js';

/** While dragging, a picture in space is drawn at most every so many milliseconds. */
const SPACE_PAUSE = 150;

export interface Drawing {
  figure: LineFigure;
  view: ChartView;
  /** True while a number is moved: then a quick drawing is better than a complete one. */
  dragging: boolean;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Draws inside an element. Two drawings of one chart must not overlap, since Plotly throws then: what comes meanwhile waits, and
 * only the newest of it is drawn.
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
  }

  #newElement(): PlotlyElement {
    const element = document.createElement('div');
    element.className = 'plot';
    this.#host.append(element);
    return element as unknown as PlotlyElement;
  }

  resize(): void {
    if (this.#element?.data !== undefined) this.#plotly?.Plots.resize(this.#element);
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
