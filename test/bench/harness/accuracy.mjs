// Errors against values from outside: 40 digits for the free rotation, exact integers for mass
// properties, residuals for axes.
import { readFileSync } from 'node:fs';
import { freeRotation, pointCloud, principalAxes, solidMeshUnchecked } from '../../../dist/index.js';
import { tensors, torus } from '../js/shapes.mjs';
import { attitudeError } from './compare.mjs';

/**
 * T5: error of the attitude as a part of what is allowed, which grows with the angle
 * turned, up to 100 periods.
 */
function freeRotationErrors() {
  const file = new URL('../../oracle/free_rotation_long.json', import.meta.url);
  const { cases } = JSON.parse(readFileSync(file, 'utf8'));
  const rows = cases.flatMap(({ inputs, expected }) => {
    const { I_body_diag: principalMoments, omega_body_0: omegaBody, Q_0: orientation } = inputs;
    const motion = freeRotation({ principalMoments, omegaBody, orientation });
    const momentum = Math.hypot(...omegaBody.map((w, i) => w * principalMoments[i]));
    return expected.solution.map(({ t, Q }) => {
      const allowed = Math.max(1e-13, (2.2e-16 * momentum * Math.abs(t)) / Math.min(...principalMoments));
      const error = attitudeError(motion(t).orientation, Q);
      return { error, part: error / allowed };
    });
  });
  const times = rows.length;
  return [
    {
      target: 'T5',
      name: `\`freeRotation\`, largest error at ${times} times`,
      value: Math.max(...rows.map((r) => r.error)),
      unit: 'rad',
    },
    {
      target: 'T5',
      name: 'the same as a part of what is allowed',
      value: Math.max(...rows.map((r) => r.part)),
      atMost: 1,
    },
  ];
}

/** Coordinates are integers times this, so that adding an offset up to 1e9 loses no digit. */
const GRID = 2 ** -20;
const OFFSETS = [0, 1e3, 1e6, 1e9];
const POINTS = 100_000;

/**
 * Seeded (Steele, Lea and Flood's SplitMix, 32 bits). Not the sequence of the timed points:
 * its regular steps round in step.
 */
function integers() {
  let seed = 1;
  return () => {
    seed = (seed + 0x9e3779b9) | 0;
    const mixed = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad);
    const again = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (again ^ (again >>> 15)) >>> 0;
  };
}

/**
 * xx, yy, zz, xy, yz, zx of the tensor from the second moments about the centre, each
 * numerator / denominator.
 */
function tensorOf(numerators, denominator) {
  const scale = 1n << 64n;
  const [xx, yy, zz, xy, yz, zx] = numerators.map((n) => Number((n * scale) / denominator) / 2 ** 64);
  return [yy + zz, zz + xx, xx + yy, -xy, -yz, -zx];
}

const PAIRS = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [1, 2],
  [2, 0],
];

function exactPoints(masses, integers) {
  let total = 0n;
  const first = [0n, 0n, 0n];
  const second = PAIRS.map(() => 0n);
  masses.forEach((mass, i) => {
    const m = BigInt(mass);
    const r = [0, 1, 2].map((j) => BigInt(integers[3 * i + j]));
    total += m;
    r.forEach((x, j) => (first[j] += m * x));
    PAIRS.forEach(([a, b], k) => (second[k] += m * r[a] * r[b]));
  });
  return tensorOf(
    PAIRS.map(([a, b], k) => second[k] * total - first[a] * first[b]),
    total,
  ).map((x) => x * GRID ** 2);
}

/** Signed tetrahedra from the origin, as in cpp/mass.cpp. */
function exactMesh(integers, triangles) {
  let total = 0n;
  const first = [0n, 0n, 0n];
  const second = PAIRS.map(() => 0n);
  for (let i = 0; i < triangles.length; i += 3) {
    const [A, B, C] = [0, 1, 2].map((k) => [0, 1, 2].map((j) => BigInt(integers[3 * triangles[i + k] + j])));
    const d =
      A[0] * (B[1] * C[2] - B[2] * C[1]) + A[1] * (B[2] * C[0] - B[0] * C[2]) + A[2] * (B[0] * C[1] - B[1] * C[0]);
    const S = [0, 1, 2].map((j) => A[j] + B[j] + C[j]);
    total += d;
    S.forEach((s, j) => (first[j] += d * s));
    PAIRS.forEach(([a, b], k) => (second[k] += d * (A[a] * A[b] + B[a] * B[b] + C[a] * C[b] + S[a] * S[b])));
  }
  return tensorOf(
    PAIRS.map(([a, b], k) => 96n * total * second[k] - 120n * first[a] * first[b]),
    11520n * total,
  ).map((x) => x * GRID ** 5);
}

function tensorError({ inertia: [[xx, xy, zx], [, yy, yz], [, , zz]] }, exact) {
  const largest = Math.max(...exact);
  return Math.max(...[xx, yy, zz, xy, yz, zx].map((x, i) => Math.abs(x - exact[i]))) / largest;
}

/** T6: error of the tensor as a part of its largest moment, the body as far away as the offset. */
function inertiaErrors() {
  const random = integers();
  const masses = Array.from({ length: POINTS }, () => 1 + (random() % 16));
  const points = Array.from({ length: 3 * POINTS }, () => (random() % 2 ** 20) - 2 ** 19);
  const { vertices, triangles } = torus(50);
  const grid = Array.from(vertices, (x) => Math.round(x / GRID));
  const [wantedPoints, wantedMesh] = [exactPoints(masses, points), exactMesh(grid, triangles)];
  const moved = (integers, offset) => Float64Array.from(integers, (k) => k * GRID + offset);
  return OFFSETS.flatMap((offset) => {
    const cloud = pointCloud(Float64Array.from(masses), moved(points, offset));
    const mesh = solidMeshUnchecked({ vertices: moved(grid, offset), triangles }, { density: 1 });
    const row = (name, value) => ({ target: 'T6', name: `${name} at ${offset} m`, value, atMost: 5e-14 });
    return [
      row('`pointCloud` of 100,000 points', tensorError(cloud, wantedPoints)),
      row('`solidMeshUnchecked` of 10,000 triangles', tensorError(mesh, wantedMesh)),
    ];
  });
}

/**
 * T7: A v - lambda v in units of the last place of the largest entry, and det - 1,
 * over tensors of many scales.
 */
function axesErrors() {
  const cases = [...tensors, ...HARD].flatMap((A) =>
    [1e-150, 1, 1e150].map((s) => [s, A.map((r) => r.map((x) => s * x))]),
  );
  let [residual, handedness] = [0, 0];
  for (const [scale, A] of cases) {
    const { moments, axes } = principalAxes(A);
    const largest = Math.max(...A.flat().map((x) => Math.abs(x / scale)));
    for (let i = 0; i < 3; i++) {
      for (let k = 0; k < 3; k++) {
        const Av = [0, 1, 2].reduce((sum, j) => sum + (A[i][j] / scale) * axes[j][k], 0);
        residual = Math.max(residual, Math.abs(Av - (moments[k] / scale) * axes[i][k]) / (largest * Number.EPSILON));
      }
    }
    const [[a, b, c], [d, e, f], [g, h, i]] = axes;
    handedness = Math.max(handedness, Math.abs(a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g) - 1));
  }
  const count = cases.length;
  return [
    {
      target: 'T7',
      name: `\`principalAxes\`, residual of ${count} tensors, 1e-150 to 1e150`,
      value: residual,
      unit: 'ulp',
      atMost: 4,
    },
    { target: 'T7', name: 'det of the axes - 1', value: handedness, atMost: 1e-14 },
  ];
}

const symmetric = (xx, yy, zz, xy, yz, zx) => [
  [xx, xy, zx],
  [xy, yy, yz],
  [zx, yz, zz],
];
/** Repeated, nearly repeated and graded moments. */
const HARD = [
  symmetric(22, 40, 22, 0, 0, 12),
  symmetric(5, 5, 5, 0, 0, 0),
  symmetric(2, 2, 2, 1, 1, 1),
  symmetric(2, 2, 2, -1, -1, -1),
  symmetric(5, 5 + 1e-8, 8, 1e-9, 0, 0),
  symmetric(3, 3, 3, 1e-16, -1e-16, 2e-16),
  symmetric(1, 1e-6, 1e-12, 1e-7, 1e-10, 1e-8),
];

export function measureAccuracy() {
  return [...freeRotationErrors(), ...inertiaErrors(), ...axesErrors()].map((row) =>
    row.atMost === undefined ? row : { ...row, met: row.value <= row.atMost },
  );
}
