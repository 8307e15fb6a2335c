// RK4 steps of a free body with mathjs: the lecture's matrix form, and the quaternion form on arrays.
import { create, all } from 'mathjs';
import { problem } from '../harness/problem.mjs';

const math = create(all);
const { add, cross, diag, divide, inv, matrix, multiply, norm, transpose } = math;
const {
  mass,
  moments,
  gravity,
  linearDamping: c,
  angularDamping: d,
  position,
  omegaBody,
  steps,
  stepSize: h,
} = problem;
const [I1, I2, I3] = moments;
const inertiaInverse = inv(diag(moments));
const weight = matrix([0, 0, -mass * gravity]);

const star = ([a, b, e]) =>
  matrix([
    [0, -e, b],
    [e, 0, -a],
    [-b, a, 0],
  ]);
const sum = (y, k, step) =>
  Object.fromEntries(Object.entries(y).map(([name, value]) => [name, add(value, multiply(k[name], step))]));

function lectureRate({ R, P, L }) {
  const omega = multiply(multiply(multiply(R, inertiaInverse), transpose(R)), L);
  return {
    x: divide(P, mass),
    R: multiply(star(omega.toArray()), R),
    P: add(weight, multiply(P, -c)),
    L: multiply(L, -d),
  };
}

function orthonormalize(R) {
  const [first, second] = R.toArray();
  const r1 = divide(first, norm(first));
  const normal = cross(r1, second);
  const r3 = divide(normal, norm(normal));
  return matrix([r1, cross(r3, r1), r3]);
}

function lectureStep(y) {
  const k1 = lectureRate(y);
  const k2 = lectureRate(sum(y, k1, h / 2));
  const k3 = lectureRate(sum(y, k2, h / 2));
  const k4 = lectureRate(sum(y, k3, h));
  const next = sum(sum(sum(sum(y, k1, h / 6), k2, h / 3), k3, h / 3), k4, h / 6);
  return { ...next, R: orthonormalize(next.R) };
}

/** Of a matrix whose trace is not near -1, as at the end of this run. */
function quaternion(R) {
  const w = Math.sqrt(1 + R[0][0] + R[1][1] + R[2][2]) / 2;
  return [w, (R[2][1] - R[1][2]) / (4 * w), (R[0][2] - R[2][0]) / (4 * w), (R[1][0] - R[0][1]) / (4 * w)];
}

function lecture() {
  const L = matrix(moments.map((moment, i) => moment * omegaBody[i]));
  let y = { x: matrix(position), R: matrix(diag([1, 1, 1])), P: matrix([0, 0, 0]), L };
  for (let i = 0; i < steps; i++) y = lectureStep(y);
  const velocity = divide(y.P, mass).toArray();
  const omega = multiply(inertiaInverse, multiply(transpose(y.R), y.L)).toArray();
  return [...y.x.toArray(), ...quaternion(y.R.toArray()), ...velocity, ...omega];
}

function rate(y) {
  const [w, x, v, z] = y.slice(3, 7);
  const velocity = y.slice(7, 10);
  const [p, q, r] = y.slice(10);
  const turn = [-x * p - v * q - z * r, w * p - z * q + v * r, z * p + w * q - x * r, x * q - v * p + w * r];
  const euler = [((I2 - I3) / I1) * q * r - d * p, ((I3 - I1) / I2) * r * p - d * q, ((I1 - I2) / I3) * p * q - d * r];
  return [...velocity, ...multiply(0.5, turn), ...add([0, 0, -gravity], multiply(-c, velocity)), ...euler];
}

function arrayStep(y) {
  const k1 = rate(y);
  const k2 = rate(add(y, multiply(h / 2, k1)));
  const k3 = rate(add(y, multiply(h / 2, k2)));
  const k4 = rate(add(y, multiply(h, k3)));
  const next = add(y, multiply(h / 6, add(add(k1, multiply(2, k2)), add(multiply(2, k3), k4))));
  const q = next.slice(3, 7);
  return [...next.slice(0, 3), ...divide(q, norm(q)), ...next.slice(7)];
}

function arrays() {
  let y = [...position, 1, 0, 0, 0, 0, 0, 0, ...omegaBody];
  for (let i = 0; i < steps; i++) y = arrayStep(y);
  return y;
}

export const jobs = {
  lecture: () => ({ operations: steps, run: lecture }),
  arrays: () => ({ operations: steps, run: arrays }),
};

const [c1, c2, c3] = [(I2 - I3) / I1, (I3 - I1) / I2, (I1 - I2) / I3];
const tumblingRate = (_t, [w, x, v, z, p, q, r]) => [
  0.5 * (-x * p - v * q - z * r),
  0.5 * (w * p - z * q + v * r),
  0.5 * (z * p + w * q - x * r),
  0.5 * (x * q - v * p + w * r),
  c1 * q * r,
  c2 * r * p,
  c3 * p * q,
];

export const sweeps = {
  RK45: {
    settings: [1e-4, 1e-6, 1e-8],
    solve: (tol) => {
      const start = [1, 0, 0, 0, ...omegaBody];
      const options = { method: 'RK45', tol, maxIter: 1e6 };
      return math.solveODE(tumblingRate, [0, problem.tumbling.duration], start, options).y.at(-1);
    },
  },
};
