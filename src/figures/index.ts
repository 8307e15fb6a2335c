/**
 * Figures for notebooks and pages: pure functions that return Plotly JSON, scenes of
 * moving bodies, and `show`.
 */
export type { Figure, Trace } from './figure.js';
export type { AxisLabel } from './style.js';
export { COLOUR } from './style.js';
export * from './line-chart.js';
export * from './time-charts.js';
export { boxEdges } from './space.js';
export type { PlanePoint } from './plane.js';
export * from './basis-figure.js';
export * from './planar-figures.js';
export * from './plane-figure.js';
export * from './mass-figure.js';
export * from './shapes.js';
export * from './frame-figure.js';
export * from './ellipsoid-figure.js';
export * from './polygon-figure.js';
export * from './polhode-figure.js';
export * from './stability-figure.js';
export type { SceneOptions, ScenePose } from './scene-options.js';
export * from './scene.js';
export { show } from './show.js';
