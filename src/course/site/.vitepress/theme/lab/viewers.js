// Who draws an output. A row per MIME type; a viewer takes a bundle: stored (`src`, `image`) or live
// (`value`), `alt`, `height`.
import { PLOTLY_FORMAT, SCENE_FORMAT } from '@dist/figures/show.js';
import PlotlyChart from '../PlotlyChart.vue';
import ScenePlayer from '../ScenePlayer.vue';

export const viewers = {
  [PLOTLY_FORMAT]: PlotlyChart,
  [SCENE_FORMAT]: ScenePlayer,
};
