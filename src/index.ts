/**
 * rigid-body-lab: rigid-body dynamics, formula by formula, in course order.
 * Conventions (frames, signs, orders) are stated once, in README "Conventions".
 */
export * from './linear/vec3.js';
export * from './linear/mat3.js';
export * from './linear/symmetric-eigen.js';
export * from './rotation/matrix.js';
export * from './rotation/quaternion.js';
export * from './rotation/axis-angle.js';
export * from './rotation/rotation-vector.js';
export * from './rotation/euler.js';
export * from './rotation/orthonormalize.js';
export * from './rotation/interpolate.js';
export * from './rotation/rates.js';
export * from './rotation/euler-rates.js';
export * from './frames/basis.js';
export * from './frames/pose.js';
export * from './frames/planar.js';
export * from './mass/mass-properties.js';
export * from './mass/point-masses.js';
export * from './mass/solids.js';
export * from './mass/density.js';
export * from './mass/polygon.js';
export * from './mass/triangle-mesh.js';
export * from './mass/mesh.js';
export * from './mass/mesh-obj.js';
export * from './mass/mesh-stl.js';
export * from './mass/compound.js';
export * from './mass/inertia.js';
export * from './mass/problem.js';
export * from './mass/inertia-problems.js';
export * from './mass/principal-axes.js';
export * from './mass/diagonalize.js';
export * from './integration/tableau.js';
export * from './integration/trajectory.js';
export * from './integration/fixed-step.js';
export * from './integration/adaptive.js';
export * from './integration/analysis.js';
export * from './dynamics/free-rotation.js';
export * from './dynamics/chaney.js';
