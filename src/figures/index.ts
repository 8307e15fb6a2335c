/** Figures for notebooks and pages: pure functions that return Plotly JSON, and `show`. */
export * from './figure.js';
export * from './style.js';
export * from './line-chart.js';
export * from './space.js';
export * from './plane.js';
export * from './shapes.js';
export * from './frame-figure.js';
export * from './scene.js';
export * from './painter.js';
export * from './scene-image.js';
export * from './player.js';
export * from './ellipsoid-figure.js';
export * from './polygon-figure.js';
export * from './planar-figures.js';
export * from './basis-figure.js';
export * from './mass-figure.js';
export * from './show.js';
