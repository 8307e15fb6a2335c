/** Plotly in two bundles, each loaded once and only when a chart needs it. Both come from this server. */
import { plotlyBundle } from '@dist/figures/show.js';
import basicUrl from 'plotly.js-basic-dist-min/plotly-basic.min.js?url';
import spaceUrl from 'plotly.js-gl3d-dist-min/plotly-gl3d.min.js?url';
import type { PlotlyElement } from './chart-lines.js';

/** The part of Plotly that the page uses. */
export interface Plotly {
  react: (element: HTMLElement, figure: object) => Promise<PlotlyElement>;
  relayout: (element: HTMLElement, changes: object) => Promise<PlotlyElement>;
  purge: (element: HTMLElement) => void;
  Plots: { resize: (element: HTMLElement) => Promise<void> };
}

declare global {
  interface Window {
    Plotly?: Plotly;
  }
}

const loading = new Map<string, Promise<Plotly>>();

/** Both bundles announce themselves under one name: what each gave is kept. */
function load(url: string): Promise<Plotly> {
  const known = loading.get(url);
  if (known) return known;
  const loaded = new Promise<Plotly>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.onload = () => {
      resolve(window.Plotly!);
    };
    script.onerror = () => {
      loading.delete(url);
      reject(new Error(`Plotly did not load from ${url}`));
    };
    document.head.append(script);
  });
  loading.set(url, loaded);
  return loaded;
}

const urls = { basic: basicUrl, gl3d: spaceUrl };

export type PlotlyBundle = keyof typeof urls;

export const bundleOf = (figure: object): PlotlyBundle => plotlyBundle(figure as Parameters<typeof plotlyBundle>[0]);

export const loadPlotly = (bundle: PlotlyBundle): Promise<Plotly> => load(urls[bundle]);

/** Whether this browser draws in space. */
export function canDrawInSpace(): boolean {
  const canvas = document.createElement('canvas');
  return (canvas.getContext('webgl2') ?? canvas.getContext('webgl')) !== null;
}
