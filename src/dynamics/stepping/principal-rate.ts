/** The equations of motion in principal axes, in place, for methods without steps of their own. */
import type { InPlace } from '../../integration/forms.js';
import type { PrincipalBody } from './principal-body.js';
import type { FastLoads } from '../loads.js';

/** y' of the 13 numbers (Chaney eq. 6, 7, 14, 18 to 20); the loads get an orientation of length one. */
export function principalRate(body: PrincipalBody, loads: FastLoads | undefined): InPlace {
  const work = { stage: new Float64Array(13), wrench: new Float64Array(6) };
  return (t, y, out) => {
    // Local copies, as in free-steps.
    const { c1, c2, c3, i1, i2, i3, im, gx, gy, gz, linearDamping: e, angularDamping: d } = body;
    const { stage, wrench } = work;
    if (loads) {
      normalizeStateInto(t, y, stage);
      for (let i = 0; i < 6; i++) wrench[i] = 0;
      loads(t, stage, wrench);
    }
    const w = y[3];
    const x = y[4];
    const yy = y[5];
    const z = y[6];
    const a = y[10];
    const b = y[11];
    const c = y[12];
    out[0] = y[7];
    out[1] = y[8];
    out[2] = y[9];
    out[3] = (-x * a - yy * b - z * c) / 2;
    out[4] = (w * a - z * b + yy * c) / 2;
    out[5] = (z * a + w * b - x * c) / 2;
    out[6] = (x * b - yy * a + w * c) / 2;
    out[7] = im * wrench[0] + gx - e * y[7];
    out[8] = im * wrench[1] + gy - e * y[8];
    out[9] = im * wrench[2] + gz - e * y[9];
    out[10] = i1 * wrench[3] + c1 * b * c - d * a;
    out[11] = i2 * wrench[4] + c2 * c * a - d * b;
    out[12] = i3 * wrench[5] + c3 * a * b - d * c;
  };
}

/** The 13 numbers with a quaternion of length one. */
export function normalizeStateInto(_t: number, y: Float64Array, out: Float64Array): void {
  for (let i = 0; i < 13; i++) out[i] = y[i];
  const n = 1 / Math.sqrt(y[3] * y[3] + y[4] * y[4] + y[5] * y[5] + y[6] * y[6]);
  out[3] = n * y[3];
  out[4] = n * y[4];
  out[5] = n * y[5];
  out[6] = n * y[6];
}
