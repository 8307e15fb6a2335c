/* global document, window */
// Plotly in two bundles, each loaded once and only when a chart needs it. Both come from this server.
import { plotlyBundle } from '@dist/figures/show.js';
import basicUrl from 'plotly.js-basic-dist-min/plotly-basic.min.js?url';
import spaceUrl from 'plotly.js-gl3d-dist-min/plotly-gl3d.min.js?url';

const loading = new Map();

function load(url) {
  if (!loading.has(url)) {
    loading.set(
      url,
      new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = url;
        script.onload = () => resolve(window.Plotly);
        script.onerror = () => reject(new Error(`Plotly did not load from ${url}`));
        document.head.append(script);
      }),
    );
  }
  return loading.get(url);
}

const urls = { basic: basicUrl, gl3d: spaceUrl };

export const plotlyFor = (figure) => load(urls[plotlyBundle(figure)]);
