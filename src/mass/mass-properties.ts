/** What a rigid body's motion depends on: mass, centre of mass, inertia tensor (Chaney section 2.2). */
import type { Mat3 } from '../linear/mat3.js';
import type { Vec3 } from '../linear/vec3.js';

/**
 * Mass properties of a body or of a part of one, in the axes in which it was described.
 *
 * - `mass` in kg;
 * - `com` the centre of mass in m;
 * - `inertia` the tensor about the centre of mass in kg m², with moments `sum m (y² + z²)` on the diagonal
 *   and **minus** the products, `-sum m x y`, off it (lecture: Inertia Tensor; Chaney eq. 3).
 */
export interface MassProperties {
  readonly mass: number;
  readonly com: Vec3;
  readonly inertia: Mat3;
}
