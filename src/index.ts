/**
 * rigid-body-lab: rigid-body dynamics, formula by formula, in course order.
 * Conventions (frames, signs, orders) are stated once, in README "Conventions".
 */
export * from './linear/vec3.js';
export * from './linear/mat3.js';
