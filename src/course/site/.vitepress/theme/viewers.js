// Who draws an output live. A row per MIME type; a viewer takes `src`, `image`, `alt` and `height`.
import PlotlyChart from './PlotlyChart.vue';
import ScenePlayer from './ScenePlayer.vue';

export const viewers = {
  'application/vnd.plotly.v1+json': PlotlyChart,
  'application/vnd.rigid-body-lab.v1+json': ScenePlayer,
};
