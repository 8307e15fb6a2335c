/**
 * A body in its principal axes, where Euler's equations are shortest (Chaney eq. 18 to 20), and the way there
 * and back. The kernels work in these axes; users' states and loads are in the axes that the user chose.
 */
import type { Mat3 } from '../../linear/mat3.js';
import { quaternionOfMatrix } from '../../rotation/unchecked.js';
import type { Quaternion } from '../../rotation/quaternion.js';
import type { RigidBody } from '../rigid-body.js';
import type { FastLoads } from '../loads.js';

/** The numbers that the kernels read. */
export interface PrincipalBody {
  /** (I2 - I3) / I1, (I3 - I1) / I2, (I1 - I2) / I3: the factors of Euler's equations. */
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  /** 1 / I1, 1 / I2, 1 / I3 and 1 / m. */
  readonly i1: number;
  readonly i2: number;
  readonly i3: number;
  readonly im: number;
  /** Gravity, m/s². */
  readonly gx: number;
  readonly gy: number;
  readonly gz: number;
  readonly linearDamping: number;
  readonly angularDamping: number;
}

/** The way between the user's axes and principal axes. */
export interface PrincipalFrame {
  body: PrincipalBody;
  /** Turns states, 13 numbers each, from the user's axes to principal ones. */
  enter: (states: Float64Array) => void;
  /** And back. */
  leave: (states: Float64Array) => void;
  /** Loads that speak principal axes, from loads that speak the user's. */
  loads: (loads: FastLoads) => FastLoads;
}

/**
 * The principal frame of a body. A tensor that is diagonal stays in its axes, whatever
 * the order of its moments.
 */
export function principalFrame(body: RigidBody): PrincipalFrame {
  const { inertia, principalMoments, principalAxes } = body;
  const diagonal = inertia.every((row, i) => row.every((entry, j) => i === j || entry === 0));
  if (diagonal) {
    const stay = (): void => undefined;
    const moments = [inertia[0][0], inertia[1][1], inertia[2][2]];
    return { body: constants(body, moments), enter: stay, leave: stay, loads: (loads) => loads };
  }
  const [w, x, y, z] = quaternionOfMatrix(principalAxes);
  const [[a, b, c], [d, e, f], [g, h, i]] = principalAxes;
  const enter = turn(
    [w, x, y, z],
    [
      [a, d, g],
      [b, e, h],
      [c, f, i],
    ],
  );
  const leave = turn([w, -x, -y, -z], principalAxes);
  const state = new Float64Array(13);
  return {
    body: constants(body, principalMoments),
    enter,
    leave,
    loads: (loads) => (t, principal, out) => {
      state.set(principal);
      leave(state);
      loads(t, state, out);
      const [tx, ty, tz] = [out[3], out[4], out[5]];
      out[3] = a * tx + d * ty + g * tz;
      out[4] = b * tx + e * ty + h * tz;
      out[5] = c * tx + f * ty + i * tz;
    },
  };
}

/** Replaces each orientation by orientation times q, and each omegaBody by M omegaBody. */
function turn([qw, qx, qy, qz]: Quaternion, [m0, m1, m2]: Mat3): (states: Float64Array) => void {
  return (states) => {
    for (let s = 0; s < states.length; s += 13) {
      const [w, x, y, z] = [states[s + 3], states[s + 4], states[s + 5], states[s + 6]];
      states[s + 3] = w * qw - x * qx - y * qy - z * qz;
      states[s + 4] = w * qx + x * qw + y * qz - z * qy;
      states[s + 5] = w * qy - x * qz + y * qw + z * qx;
      states[s + 6] = w * qz + x * qy - y * qx + z * qw;
      const [a, b, c] = [states[s + 10], states[s + 11], states[s + 12]];
      states[s + 10] = m0[0] * a + m0[1] * b + m0[2] * c;
      states[s + 11] = m1[0] * a + m1[1] * b + m1[2] * c;
      states[s + 12] = m2[0] * a + m2[1] * b + m2[2] * c;
    }
  };
}

/** The numbers of a body whose principal moments along its axes are given. */
export function constants(
  body: Omit<RigidBody, 'inertia' | 'principalMoments' | 'principalAxes'>,
  [I1, I2, I3]: readonly number[],
): PrincipalBody {
  const [gx, gy, gz] = body.gravity;
  return {
    c1: (I2 - I3) / I1,
    c2: (I3 - I1) / I2,
    c3: (I1 - I2) / I3,
    i1: 1 / I1,
    i2: 1 / I2,
    i3: 1 / I3,
    im: 1 / body.mass,
    gx,
    gy,
    gz,
    linearDamping: body.linearDamping,
    angularDamping: body.angularDamping,
  };
}
