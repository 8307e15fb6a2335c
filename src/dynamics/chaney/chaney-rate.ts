/** The derivative of Chaney's state vector (section 6.1), on the 13 numbers of `STATE`, in diagonalised body axes. */
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';

/** What the derivative depends on besides the state. */
export interface ChaneyLoads {
  readonly mass: number;
  /** Ixx, Iyy, Izz. */
  readonly moments: ReadonlyVec3;
  /** Downwards, along -z, m/s². */
  readonly gravity: number;
  readonly linKD: number;
  readonly rotKD: number;
  readonly linForce: Vec3<'world'>;
  readonly rotForce: Vec3<'body'>;
}

/**
 * Eq. 6, 7, 14 and 18 to 20, with gravity and damping added as his class does it: v' = ... - linKD v and
 * omega' = ... - rotKD omega (erratum C7). The quaternion is the stage's, not the start's (erratum C10).
 */
export function chaneyRate(state: Float64Array, loads: ChaneyLoads, rate: Float64Array): void {
  const { mass, moments, gravity, linKD, rotKD, linForce, rotForce } = loads;
  const [Ixx, Iyy, Izz] = moments;
  const [, , , w, x, y, z, vx, vy, vz, wx, wy, wz] = state;
  rate[0] = vx;
  rate[1] = vy;
  rate[2] = vz;
  rate[3] = (-x * wx - y * wy - z * wz) / 2;
  rate[4] = (w * wx - z * wy + y * wz) / 2;
  rate[5] = (z * wx + w * wy - x * wz) / 2;
  rate[6] = (-y * wx + x * wy + w * wz) / 2;
  rate[7] = linForce[0] / mass - linKD * vx;
  rate[8] = linForce[1] / mass - linKD * vy;
  rate[9] = linForce[2] / mass - linKD * vz - gravity;
  rate[10] = ((Iyy - Izz) * wy * wz + rotForce[0]) / Ixx - rotKD * wx;
  rate[11] = ((Izz - Ixx) * wz * wx + rotForce[1]) / Iyy - rotKD * wy;
  rate[12] = ((Ixx - Iyy) * wx * wy + rotForce[2]) / Izz - rotKD * wz;
}
