// A damped spring from the world's origin to a point of the body, in the two forms of loads.
import { add, cross, rotate, scale, wrenchFromForceAtPoint } from '../../../dist/index.js';
import { problem } from '../harness/problem.mjs';

const { point, stiffness, resistance } = problem.spring;
const [px, py, pz] = point;

export function readable(_t, state) {
  const { position, orientation, velocity, omegaBody } = state;
  const place = add(position, rotate(orientation, point));
  const speed = add(velocity, rotate(orientation, cross(omegaBody, point)));
  const force = add(scale(place, -stiffness), scale(speed, -resistance));
  return wrenchFromForceAtPoint(state, { forceWorld: force, pointBody: point });
}

/** R v into `out`, R being the rotation of the quaternion. */
function rotateInto(out, w, x, y, z, a, b, c) {
  const tx = 2 * (y * c - z * b);
  const ty = 2 * (z * a - x * c);
  const tz = 2 * (x * b - y * a);
  out[0] = a + w * tx + y * tz - z * ty;
  out[1] = b + w * ty + z * tx - x * tz;
  out[2] = c + w * tz + x * ty - y * tx;
}

const arm = new Float64Array(3);
const turning = new Float64Array(3);
const forceBody = new Float64Array(3);

export function fast(_t, state, out) {
  const w = state[3];
  const x = state[4];
  const y = state[5];
  const z = state[6];
  const p = state[10];
  const q = state[11];
  const r = state[12];
  rotateInto(arm, w, x, y, z, px, py, pz);
  rotateInto(turning, w, x, y, z, q * pz - r * py, r * px - p * pz, p * py - q * px);
  const fx = -stiffness * (state[0] + arm[0]) - resistance * (state[7] + turning[0]);
  const fy = -stiffness * (state[1] + arm[1]) - resistance * (state[8] + turning[1]);
  const fz = -stiffness * (state[2] + arm[2]) - resistance * (state[9] + turning[2]);
  rotateInto(forceBody, w, -x, -y, -z, fx, fy, fz);
  out[0] += fx;
  out[1] += fy;
  out[2] += fz;
  out[3] += py * forceBody[2] - pz * forceBody[1];
  out[4] += pz * forceBody[0] - px * forceBody[2];
  out[5] += px * forceBody[1] - py * forceBody[0];
}
