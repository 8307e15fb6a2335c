/**
 * What a host of figures needs and an author does not: the notebook's kernel, the runner and the page draw stored
 * outputs with these. Exported as `rigid-body-lab/host`.
 */
export type { Figure, Trace } from './figure.js';
export { MAX_POINTS, samples } from './figure.js';
export type { Camera, FlatShape } from './painter.js';
export { FIRST_CAMERA, paintScene } from './painter.js';
export { playScene, playerHtml } from './player.js';
export type { Scene } from './scene.js';
export { sceneStrip } from './scene-image.js';
export type { NotebookHost } from './show.js';
export { NOTEBOOK_HOST, PLOTLY_FORMAT, SCENE_FORMAT, notebookHost, plotlyBundle } from './show.js';
