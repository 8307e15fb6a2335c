/**
 * What a host of figures needs and an author does not: the notebook's kernel, the runner and the page draw
 * stored outputs with these. Exported as `rigid-body-lab/host`.
 */
export type { Figure, Trace } from './figure.js';
export { MAX_POINTS, samples } from './figure.js';
export { drawShapes } from './canvas.js';
export type { FlatShape, SceneView } from './painter.js';
export { paintScene } from './painter.js';
export type { PlayerElement } from './player-dom.js';
export { playerHtml } from './player-html.js';
export type { ScenePlayer } from './player.js';
export { playScene } from './player.js';
export type { Camera } from './scene-camera.js';
export { FIRST_CAMERA } from './scene-camera.js';
export { placeLabels } from './scene-labels.js';
export { SCENE_PALETTES } from './scene-palette.js';
export type { Scene } from './scene.js';
export { sceneStrip } from './scene-image.js';
export type { NotebookHost } from './show.js';
export { NOTEBOOK_HOST, PLOTLY_FORMAT, SCENE_FORMAT, notebookHost, plotlyBundle } from './show.js';
