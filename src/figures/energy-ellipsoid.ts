/** The energy ellipsoid of a free body in the space of omegaBody, with its axes. */
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { Trace } from './figure.js';
import { ellipsoidMesh } from './shapes.js';
import { frameTraces, surfaceTrace } from './space.js';

/** Names of the components of omegaBody. */
export const OMEGA_NAMES: readonly ['ω₁', 'ω₂', 'ω₃'] = ['ω₁', 'ω₂', 'ω₃'];
/** How far the arrows of the axes reach out of the ellipsoid, in parts of its longest semi-axis. */
const REACH = 0.35;
/** A little within, so that curves on it are not half hidden. */
const WITHIN = 0.985;

/** The surface, and the arrows of the axes. `size` is the root of twice the energy, 1 unless given. */
export function energyEllipsoid(moments: ReadonlyVec3, size = 1): { surface: Trace; axes: Trace[] } {
  const semiAxes = moments.map((moment) => size / Math.sqrt(moment)) as Vec3;
  const axes = semiAxes.map((length, k) => [0, 1, 2].map((j) => (j === k ? length + REACH * semiAxes[0] : 0))) as [
    Vec3,
    Vec3,
    Vec3,
  ];
  const mesh = ellipsoidMesh(semiAxes.map((a) => WITHIN * a) as Vec3);
  return {
    surface: surfaceTrace('energy ellipsoid', mesh, { colour: '#c9d6df', flat: false }),
    axes: frameTraces({ origin: [0, 0, 0], axes, names: [...OMEGA_NAMES] }),
  };
}
