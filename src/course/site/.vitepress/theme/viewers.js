// Who draws an output live. A row per MIME type; a viewer takes `src`, `image`, `alt` and `height`.
import { PLOTLY_FORMAT, SCENE_FORMAT } from '@dist/figures/show.js';
import PlotlyChart from './PlotlyChart.vue';
import ScenePlayer from './ScenePlayer.vue';

export const viewers = {
  [PLOTLY_FORMAT]: PlotlyChart,
  [SCENE_FORMAT]: ScenePlayer,
};
