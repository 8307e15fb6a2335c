// %% [markdown] title
/*
# 17 Errata, each executed

Every source contains mistakes; ours too, surely. Here is each one found in the three sources of this course, with a number that shows it:
as printed, and right.

**After this notebook you can** check a formula that you did not write: a dimension, a special case, a second way of computing, a quantity
that must not change.

"Printed" means printed in our copy. **L1, L7, L11, P16 and P22** may be faults of that copy (an l read as 1, a lost sign, dot or exponent);
do not blame the author. L2 to L5 are genuine: the program's own output shows them. The list with a sentence on each is
[the list of errata](look-up/errata.md).

**Predict:** in a text of 48 slides with four programs, where do you expect the mistakes: in the formulas, in the programs, or in the words?
*/

// %% import
import {
  apply,
  cross,
  deg,
  determinant,
  eulerFromMatrix,
  generalSolution,
  generalizedCross,
  gill,
  hat,
  inverse,
  euler,
  kutta3,
  matrixFromAxisAngle,
  matrixFromQuaternion,
  multiply,
  norm,
  nearestRotation,
  newtonEulerDerivative,
  normalizeQuaternion,
  orderConditions,
  orderOf,
  packState,
  planarBody,
  planarPointVelocity,
  pointMasses,
  principalAxes,
  quaternionFromAxisAngle,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rotationAngleBetween,
  rotationY,
  simulate,
  sliderCrank,
  sliderCrankBounds,
  integrate,
  solidBox,
  stabilityLimit,
  toBasis,
  thinRod,
  rk4,
  subtract,
  totalEnergy,
  transpose,
  unpackState,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';

// %% helpers
const fixed = (v: readonly number[], digits = 4): string => `(${v.map((x) => (x + 0).toFixed(digits)).join(', ')})`;
function erratum(id: string, printed: string, right: string): void {
  console.log(`${id.padEnd(4)} printed: ${printed.padEnd(34)} right: ${right}`);
}
const corners = (l: number): Vec3[] => [
  [1, 1, 1],
  [1 + l, 1, 1],
  [1 + l, 2, 1],
  [1, 2, 1],
  [1, 1, -1],
  [1 + l, 1, -1],
  [1 + l, 2, -1],
  [1, 2, -1],
];
const brickOf = (points: readonly Vec3[]) => pointMasses(points.map((position) => ({ mass: 1, position })));
const brick = brickOf(corners(4));
const R45 = rotationY(deg(45));
const turnedPoints = corners(4).map((p): Vec3 => {
  const r = apply(R45, subtract(p, brick.com));
  return [r[0] + brick.com[0], r[1] + brick.com[1], r[2] + brick.com[2]];
});
const turned = brickOf(turnedPoints);
const withPlusSign = (I: Mat3): Mat3 => I.map((row, i) => row.map((x, j) => (i === j ? x : -x))) as Mat3;
const diagonalOf = (I: Mat3): number[] => I.map((row, k) => row[k]);

// %% [markdown] lecture-mass
/*
## Lecture: mass

**L1** the brick's vertices use `[1,0,0]` for `[l,0,0]`. **L2** the program adds the products of inertia with a plus sign, against its own
definition. **L3, L4, L5** follow from it: the rotated brick's tensor, its body tensor and its eigenpairs. **L6** eigenvectors are no rotation
before order and sign are fixed. **L13** "I_body is diagonal" holds only in principal axes. **L15** wording: "center of mass" on the inertia
exercise, "Intertia", "effects" for affects, "using any angle" for a single angle, "1 by 3" for columns.
*/

// %% lecture-mass-numbers
erratum('L1', fixed(brickOf(corners(1)).com, 2), fixed(brick.com, 2));
const omega: Vec3 = [0.3, -1.1, 0.7];
erratum(
  'L2',
  `L = ${fixed(apply(withPlusSign(turned.inertia), omega), 1)}`,
  `L = ${fixed(apply(turned.inertia, omega), 1)} = Σ m r × (ω × r)`,
);
erratum(
  'L3',
  `I[0][2] = ${withPlusSign(turned.inertia)[0][2].toFixed(1)}`,
  `I[0][2] = ${turned.inertia[0][2].toFixed(1)}`,
);
const toBody = (I: Mat3): Mat3 => multiply(transpose(R45), multiply(I, R45));
erratum(
  'L4',
  `diag${fixed(diagonalOf(toBody(withPlusSign(turned.inertia))), 1)}`,
  `diag${fixed(diagonalOf(toBody(turned.inertia)), 1)}`,
);
const alongLength: Vec3 = [Math.SQRT1_2, 0, -Math.SQRT1_2];
const about = (I: Mat3): number => alongLength.reduce((sum, x, k) => sum + x * apply(I, alongLength)[k], 0);
erratum(
  'L5',
  `moment about the long axis ${about(withPlusSign(turned.inertia)).toFixed(1)}`,
  about(turned.inertia).toFixed(1),
);
const slideVectors: Mat3 = [
  [0.70710678, 0.70710678, 0],
  [0, 0, 1],
  [-0.70710678, 0.70710678, 0],
];
erratum(
  'L6',
  `det = ${determinant(slideVectors).toFixed(3)}`,
  `det = ${determinant(principalAxes(turned.inertia).axes).toFixed(3)}`,
);
const uneven = pointMasses(corners(4).map((position, i) => ({ mass: i === 6 ? 5 : 1, position })));
erratum('L13', 'I_body diagonal in any body axes', `here I[0][1] = ${uneven.inertia[0][1].toFixed(3)}`);
erratum('L15', '"Intertia", "This effects", "any angle"', '"Inertia", "affects", "a single angle"');

// %% [markdown] lecture-rotation
/*
## Lecture: rotation and motion

**L7** three entries of $\omega^*$ are in the wrong place. **L14** the axis of the axis-angle matrix must be a unit vector. **L16** the
orthonormalisation never reads row 3: a reflection comes out as a rotation. **L17** $v = r\omega$ is a speed. **L18** the right side of one line of the
change of basis is missing: $[\mathbf x]_e-[\mathbf u_0]_e$. **L20** $1/I_{11}$ needs $I_{11}\ne0$, and "inertia tensor" is printed for its inverse.
*/

// %% lecture-rotation-numbers
const [wx, wy, wz] = omega;
const printedStar: Mat3 = [
  [0, -wx, wy],
  [wz, 0, -wx],
  [wy, wz, 0],
];
erratum(
  'L7',
  `ω* v = ${fixed(apply(printedStar, [1, 2, 3]), 1)}`,
  `${fixed(apply(hat(omega), [1, 2, 3]), 1)} = ω × v = ${fixed(cross(omega, [1, 2, 3]), 1)}`,
);
const [c, s] = [Math.cos(0.3), Math.sin(0.3)];
const notUnit: Mat3 = [
  [c + (1 - c), 1 - c, s],
  [1 - c, c + (1 - c), -s],
  [-s, s, c],
];
erratum(
  'L14',
  `det = ${determinant(notUnit).toFixed(5)}`,
  `det = ${determinant(matrixFromAxisAngle([1, 1, 0], 0.3)).toFixed(5)}`,
);
const mirror: Mat3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
];
erratum('L16', 'diag(1, 1, -1) becomes diag(1, 1, 1)', `refused: det = ${determinant(mirror)}`);
erratum(
  'L17',
  'v = r ω, bold',
  `ω × r = ${fixed(planarPointVelocity([0, 3], planarBody({ angularVelocity: 2 })), 1)} for r = (0, 3), ω = 2`,
);
const skew = toBasis([1, 2], {
  origin: [2, 1],
  axes: [
    [1, 1],
    [0, 2],
  ],
});
erratum('L18', 'α [u1] + β [u2] = (nothing)', `= [x] − [u0] = (-1, 1): α, β = ${fixed(skew, 1)}`);
erratum(
  'L20',
  'I⁻¹ of a rod: 1/0',
  refusal(() =>
    inverse([
      [0, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]),
  ),
);
function refusal(run: () => unknown): string {
  try {
    run();
    return 'not refused';
  } catch (error) {
    return (error as Error).message.split('. ').at(-1)!;
  }
}

// %% [markdown] lecture-program
/*
## Lecture: the program

**L8** after a step `v` is not refreshed, so $\mathbf x$ moves with the first $\mathbf v$ for ever. **L9** `rate` reads members instead of the stage: order
one. **L10** the caption lists "x, R, L and T"; it should be x, R, P, L, and the torque is called N, T and "torque". **L11** two syntax slips.
**L12** a force through the centre has $\mathbf d\times\mathbf F = 0$, not $\mathbf d = 0$. **L19** $\dot{\mathbf L} = \mathbf N$ holds about a fixed point or the centre of mass only.
A run of one second shows the order that L8's neighbour L9 and Chaney's class (C10) are left with.
*/

// %% lecture-program-numbers
const falling = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }), gravity: [0, 0, -9.81] });
const fall = simulate(falling, rigidBodyState({ velocity: [1, 0, 0] }), { duration: 2, stepSize: 0.01 });
erratum('L8', `z = 0.00 after 2 s (v stays (1, 0, 0))`, `z = ${fall.states.at(-1)!.position[2].toFixed(2)}`);
const tumbling = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const freeRate = newtonEulerDerivative(tumbling);
type Rate = (t: number, y: number[]) => number[];
/** The order of RK4 when the rate of each step is made from the state at its start. */
function orderWith(rateOfStep: (atStart: number[]) => Rate): number {
  const run = (stepSize: number, method: (y: number[]) => Rate) => {
    let y = packState(rigidBodyState({ omegaBody: [1, 2, -0.5] }));
    const project = (_t: number, x: number[]): number[] => [
      ...x.slice(0, 3),
      ...normalizeQuaternion([x[3], x[4], x[5], x[6]]),
      ...x.slice(7),
    ];
    for (let n = 0; n < Math.round(1 / stepSize); n++)
      y = integrate(method(y), y, { t1: stepSize, stepSize, method: rk4, project }).states[1];
    return unpackState(y).orientation;
  };
  const truth = run(0.005, () => freeRate);
  const errors = [0.04, 0.02].map((h) => rotationAngleBetween(run(h, rateOfStep), truth));
  return Math.log2(errors[0] / errors[1]);
}
const fresh = orderWith(() => freeRate).toFixed(2);
erratum('L9', `RK4 of order ${orderWith((y) => () => freeRate(0, y)).toFixed(2)}`, `order ${fresh}`);
erratum('L10', 'copy back "x, R, L and T"', 'x, R, P, L (torque is N, T and "torque")');
erratum('L11', 'state[18] = 0.0 and center_of_mass =⏎', 'a semicolon; the line joined: else SyntaxError');
erratum('L12', 'd = 0', `d = (1, 2, -3), d × F = ${fixed(cross([1, 2, -3], [2, 4, -6]), 0)}`);
// A particle of 1 kg with v = (1, 0, 0) and no force, seen from a point that moves with u = (0, 1, 0): dL/dt = -u × m v.
erratum('L19', 'dL/dt = N = 0', `about a moving point ${fixed(cross([0, -1, 0], [1, 0, 0]), 0)}`);

// %% [markdown] chaney-mass
/*
## Chaney

**C1** eq. 1 prints $x^2$ for $x$. **C2** `rotAxis(1,1,0)` is not a unit vector. **C3** declarations of the stages: "position and velocity" for
velocity and velocity increments; `acc4` is missing. **C4** eq. 10 needs $|Q|=1$. **C5** the rows of the diagonalising rotation must have
$\det=+1$. **C6** whether `initialise` takes the centre of mass or the old origin is unclear; here the centre of mass. **C7** the damping constants
have no stated unit; here 1/s. **C8** eq. 32 needs zero *torque*; in eq. 33 gravity is already counted. **C9** eq. 18 to 20 divide by zero for a rod.
**C10** is about the published class, not the text: it keeps the quaternion of the start of a step in all stages, and shows order two.
*/

// %% chaney-numbers
erratum(
  'C1',
  `com.x = ${(1 + 9) / 2}`,
  `com.x = ${
    pointMasses([
      { mass: 1, position: [1, 0, 0] },
      { mass: 1, position: [3, 0, 0] },
    ]).com[0]
  }`,
);
const rawLength = Math.hypot(Math.cos(0.15), Math.SQRT2 * Math.sin(0.15));
erratum(
  'C2',
  `|Q| = ${rawLength.toFixed(5)}`,
  `|Q| = ${Math.hypot(...quaternionFromAxisAngle([1, 1, 0], 0.3)).toFixed(5)}`,
);
erratum('C3', 'pos, vel; no acc4', 'velocities and velocity increments; acc4 (notebook 13)');
const eq10 = ([w, x, y, z]: number[]): Mat3 => [
  [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
  [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
  [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
];
erratum(
  'C4',
  `det = ${determinant(eq10([Math.cos(0.15), Math.sin(0.15), Math.sin(0.15), 0])).toFixed(5)}`,
  'det = 1 for a unit quaternion',
);
const mirrored: Mat3 = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, -1],
];
erratum('C5', `rows (x, y, −z): det = ${determinant(mirrored)}`, 'det = 1, or the picture is mirrored');
const x0 = apply(matrixFromQuaternion(quaternionFromAxisAngle([1, 1, 0], 0.3)), [5 / 3, 0, 0]);
erratum(
  'C6',
  'x0 = (0, -10, 10) of what?',
  `centre of mass; read as old origin it is ${fixed([x0[0], x0[1] - 10, x0[2] + 10])}`,
);
erratum(
  'C7',
  'linKD = 0.01, no unit',
  `1/s: v falls to ${Math.exp(-0.1).toFixed(4)} in 10 s; as kg/s to ${Math.exp(-0.1 / 1500).toFixed(4)}`,
);
erratum(
  'C8',
  'constant without "other forces"',
  `E = ${totalEnergy(falling, fall.states[0]).toFixed(4)} → ${totalEnergy(falling, fall.states.at(-1)!).toFixed(4)} J under gravity`,
);
const rod = rigidBody({ massProperties: thinRod({ length: 2, axis: 'x', mass: 1 }) });
erratum(
  'C9',
  'ω̇₁ = τ₁ / 0',
  refusal(() => simulate(rod, rigidBodyState({}), { duration: 1, stepSize: 0.1 })),
);
const withStartQuaternion = (atStart: number[]): Rate => {
  const { orientation } = unpackState(atStart);
  return (t, y) => [
    ...freeRate(t, y).slice(0, 3),
    ...quaternionRateFromOmegaBody(orientation, [y[10], y[11], y[12]]),
    ...freeRate(t, y).slice(7),
  ];
};
erratum('C10', `class: order ${orderWith(withStartQuaternion).toFixed(2)}`, `eq. 29: order ${fresh}`);

// %% [markdown] paper-sign
/*
## Paper: the feedback and the bounds

**P1** Examples 1 to 3 have the wrong sign of $k$. **P2** $F = rW_1^2+lW_2^2$ lost its squares. **P3** the mixed term of $f^{(2)}$ lacks a $v$. **P4** the
bound chain lacks an $\varepsilon$. **P5** Theorem 1 cites the wrong equation and does not ask for full rank. **P19** "stable for large k" is false.
**P20** the proofs of Theorems 4 and 5 take $K$ constant. **P21** the numbers of Example 2 are rough. **P22** dots and small words. **P23** the abstract
promises more than the text shows. **P24** Figure 2 has no settings. P19 and P24 are drawn in notebook 15.
*/

// %% paper-sign-numbers
const deviation = (gain: number): number => {
  const crank = sliderCrank({ r: 1, l: 2, c: 1, gain });
  const { states } = integrate(crank.rate, [1e-4, 0], { t1: 0.06, stepSize: 1e-3, method: euler });
  return Math.abs(crank.constraint.f(0, states.at(-1)!)[0]);
};
erratum('P1', `|f| = ${deviation(-100).toExponential(2)} after 60 steps`, `|f| = ${deviation(100).toExponential(2)}`);
erratum('P2', `F = ${1 * 3 + 2 * 2}`, `F = ${1 * 9 + 2 * 4}`);
// f = y² t with v = 3, t = 1, y = 2: f'' = f_yy v² + 2 f_yt v + f_tt + f_y dv/dt, with dv/dt = 0.
const [y, t, v] = [2, 1, 3];
erratum('P3', `f'' = ${2 * t * v * v + 2 * 2 * y}`, `f'' = ${2 * t * v * v + 2 * 2 * y * v}`);
erratum('P4', `D ≥ ${(4 - 1 - 2 - 1e-8).toFixed(8)} at θ₁ = 90°`, `D ≥ ${(4 - 1 - 2e-4 - 1e-8).toFixed(8)}`);
erratum(
  'P5',
  '[A C] for any A and C',
  `C in the span of A: [A C] = ${fixed(
    generalizedCross([
      [1, 2, 2],
      [2, 4, 4],
    ]),
    0,
  )}; the rank is ${
    generalSolution(
      [
        [1, 2, 2],
        [2, 4, 4],
      ],
      [1, 2],
    ).rank
  } of 2, so A Aᵀ has no inverse`,
);
erratum(
  'P19',
  'stable for every large k',
  `Euler k < ${(stabilityLimit(euler) / 1e-3).toFixed(0)}, RK4 k < ${(stabilityLimit(rk4) / 1e-3).toFixed(1)} at τ = 1 ms`,
);
erratum('P20', 'Theorem 4 with K̇, Theorem 5 without', 'K constant in both: K̇ = K̈ = 0');
const { W1, W2, largestAlpha } = sliderCrankBounds({ r: 1, l: 2, c: 1, gain: 1900, epsilon: 1e-4, stepSize: 1e-3 });
erratum(
  'P21',
  'W1 = 3, W2 = 2, α ≤ 0.9',
  `W1 = ${W1.toFixed(2)}, W2 = ${W2.toFixed(2)}, α ≤ ${largestAlpha.toFixed(3)}`,
);
erratum('P22', 'θi = vi, q = q(t), 2(1 − a)ε, "limit and k"', 'θ̇i = vi, y = y(t), 2(1 − α)ε, "limit on k"');
erratum('P23', 'which projection is best, how often', 'not shown in the text');
erratum('P24', 'Figure 2 without k, τ, start', 'ours: τ = 0.001, start (0.01, 0), k = 0, 1, 10, 100, 1000, 2900');

// %% [markdown] paper-orders
/*
## Paper: order conditions and expansions

**P6** in eq. 18 to 21 the derivatives are of $v$, not of the constraint $f$. **P7 to P10** factors in the expansions of $k_3$ and $k_4$: $a_2^2$ for
exponent 3, $b_{43}$ lost twice, $a_4^3$ for $a_4^2$, 6 for 2. **P11** the last condition lacks $b_{43}$. **P12 to P17** more factors in the
remainders: $3\tau$, $v$ for $f$, $v_y$, $F^2$, 3. **P18** $K''+3K'K+K^3$ is right for numbers; matrices that do not commute need $K''+2K'K+KK'+K^3$.
*/

// %% paper-orders-numbers
const { a, b, c: weights } = gill;
// v = t y² and f = sin y + t y² at t = 1, y = 0.9; y(t) is known, so the derivatives of f along it are, by differences.
const [T, Y] = [1, 0.9];
const V = T * Y * Y;
const along = (time: number): number => {
  const yAt = 1 / (1 / Y - (time * time - T * T) / 2);
  return Math.sin(yAt) + time * yAt * yAt;
};
const h = 1e-3;
const secondTruth = (along(T + h) - 2 * along(T) + along(T - h)) / h ** 2;
const thirdTruth = (along(T + 2 * h) - 2 * along(T + h) + 2 * along(T - h) - along(T - 2 * h)) / (2 * h ** 3);
const [vY, F, G] = [2 * T * Y, Y * Y + V * 2 * T * Y, 4 * V * Y + 2 * T * V * V];
const [fY, fYY, fT] = [Math.cos(Y) + 2 * T * Y, 2 * T - Math.sin(Y), Y * Y];
const [Gf, If, Hf] = [4 * V * Y + V * V * fYY, V * fYY + 2 * Y, 6 * V * V - V ** 3 * Math.cos(Y)];
erratum(
  'P6',
  `F of f: f'' = ${(fY * (fY * V + fT) + Gf).toFixed(2)}`,
  `F of v: f'' = ${(fY * F + Gf).toFixed(2)} (differences: ${secondTruth.toFixed(2)})`,
);
erratum('P7', 'k3: 3 a2³ b32 v_y G', '3 a2² b32 v_y G (notebook 10 runs both)');
erratum('P8', 'k4: τ² a2 b32 v_y² F, τ²/6 a4² H', 'τ³ a2 b32 b43 v_y² F, τ³/6 a4³ H (notebook 10)');
// P9: with 2 instead of 6 the condition c3 a3 b32 a2 + … would be 3/8.
const eighth = weights.reduce((sum, w, r) => sum + w * a[r] * b[r].reduce((inner, x, k) => inner + x * a[k], 0), 0);
erratum('P9', 'Σ c a b a = 3/8', `Σ c a b a = ${eighth.toFixed(6)} = 1/8 (Gill)`);
const sixth = (last: number): number => weights[2] * a[1] * b[2][1] + weights[3] * (a[1] * b[3][1] + a[2] * last);
erratum('P10', `a3 b32: ${sixth(b[2][1]).toFixed(6)} ≠ 1/6`, `a3 b43: ${sixth(b[3][2]).toFixed(6)} = 1/6 (Gill)`);
erratum(
  'P11',
  `c4 a2 b32 = ${(weights[3] * a[1] * b[2][1]).toFixed(6)} ≠ 1/24`,
  `c4 a2 b32 b43 = ${orderConditions(gill).at(-1)!.value.toFixed(6)} = 1/24 (Gill, order ${orderOf(gill)})`,
);
// P12: f = y² t, a step of 0.1 in y and 0.2 in t: what is left of second order is 3 τ f_yyt Δy² / 3! = τ Δy².
const mixedTerm = (0.2 * 2 * 0.1 ** 2) / 6;
erratum('P12', `τ Σ f_pqt: ${mixedTerm.toFixed(6)}`, `3 τ Σ f_pqt: ${(3 * mixedTerm).toFixed(6)} = τ Δy²`);
erratum('P13', 'R_v: f_i,pq v_p v_q, i to m', 'v_i,pq v_p v_q, i to n');
// P14: the τ³ coefficient of Kutta's increment that is not of G.
const { states } = integrate((time, [y1]) => [time * y1 * y1], [Y], { t0: T, t1: T + h, stepSize: h, method: kutta3 });
const rest = (states[1][0] - Y - h * V - (h ** 2 / 2) * F - (h ** 3 / 6) * G) / h ** 3;
erratum(
  'P14',
  `M4 F = ${(F / 6).toFixed(2)}`,
  `M4 v_y F = ${((vY * F) / 6).toFixed(2)} (a step of Kutta 3: ${rest.toFixed(2)})`,
);
const thirdWith = (slope: number): number => fY * (G + slope * F) + 3 * F * If + Hf;
erratum(
  'P15',
  `f_y² F: f''' = ${thirdWith(fY).toFixed(2)}`,
  `f_y v_y F: f''' = ${thirdWith(vY).toFixed(2)} (differences: ${thirdTruth.toFixed(2)})`,
);
erratum(
  'P16',
  `3 f_yy F = ${(3 * fYY * F).toFixed(3)}`,
  `3 f_yy F² = ${(3 * fYY * F * F).toFixed(3)} (notebook 15 runs both)`,
);
const fourthOf = (factor: number): number => 6 * V * V + factor * F * (2 * T * V + 2 * Y) + vY * G + vY * vY * F;
erratum(
  'P17',
  `FI: y'''' = ${fourthOf(1).toFixed(3)}`,
  `3 FI: y'''' = ${fourthOf(3).toFixed(3)} (notebook 10: order 3 against 4)`,
);
// P18: K = K0 + K1 t at t = 0, f' = K f.
type Mat2 = [[number, number], [number, number]];
const times2 = (A: Mat2, B: Mat2): Mat2 =>
  [0, 1].map((i) => [0, 1].map((j) => A[i][0] * B[0][j] + A[i][1] * B[1][j])) as Mat2;
const plus2 = (...Ms: Mat2[]): Mat2 =>
  [0, 1].map((i) => [0, 1].map((j) => Ms.reduce((sum, M) => sum + M[i][j], 0))) as Mat2;
const K0: Mat2 = [
  [-1, 2],
  [0.5, -3],
];
const K1: Mat2 = [
  [0.3, -1],
  [2, 0.4],
];
const cube = times2(K0, times2(K0, K0));
const printedP18 = plus2(times2(K1, K0), times2(K1, K0), times2(K1, K0), cube);
const rightP18 = plus2(times2(K1, K0), times2(K1, K0), times2(K0, K1), cube);
// The third derivative of f(t) = X(t) f0 with X' = K X, by its power series: X3 = (K0 X2 + K1 X1) / 3 and so on.
const X1 = K0;
const X2 = plus2(times2(K0, X1), K1).map((row) => row.map((x) => x / 2)) as Mat2;
const third = plus2(times2(K0, X2), times2(K1, X1)).map((row) => row.map((x) => 2 * x)) as Mat2;
erratum(
  'P18',
  fixed(printedP18.flat(), 2),
  `${fixed(rightP18.flat(), 2)} = f''' of the series ${fixed(third.flat(), 2)}`,
);

// %% [markdown] checks
/*
## How they were found

Four questions find nearly all of them.

1. **Does a special case come out?** A body turned by 45° must have the same principal moments (L4).
2. **Is there a second way?** Particle by particle, $\sum m\,\mathbf r\times(\boldsymbol\omega\times\mathbf r)$ against $I\boldsymbol\omega$ (L2).
3. **What must not change?** Lengths under a rotation (L7, L14), energy and momentum without torque.
4. **How fast does the error fall?** A method of order four that shows order one reads old values (L9).

Two things to try on formulas that are not in the list. **Change this:** stretch by a tenth, `[1.1, 0, 0]`, instead of shearing by a tenth. Which of the
two is farther from a rotation? And **Change this:** turn by 89° instead of 90°. Which of the outer angles holds the 0.4 rad that went in?
*/

// %% repair {"change":{"replace":"[1, 0.1, 0]","with":"[1.1, 0, 0]","ask":{"question":"the distance to the nearest rotation","answer":0},"appears":["moved by 0.1000"]}}
const deformed: Mat3 = [
  [1, 0.1, 0],
  [0, 1, 0],
  [0, 0, 1],
];
const repaired = nearestRotation(deformed);
console.log('moved by', Math.max(...repaired.map((row, i) => norm(subtract(row, deformed[i])))).toFixed(4));

// %% lock {"change":{"replace":"const middle = deg(90)","with":"const middle = deg(89)","ask":{"question":"Which of the two outer angles will hold the 0.4 rad?","options":["the last, as before","each of them a half","the first"],"answer":2},"appears":["gimbal lock: false  angles (0.4000, 1.5533, 0.0000)"]}}
const middle = deg(90);
const locked = eulerFromMatrix(
  'ZXY',
  multiply(matrixFromAxisAngle([0, 0, 1], 0.4), matrixFromAxisAngle([1, 0, 0], middle)),
);
const read = locked.angles.map((angle) => Math.round(angle * 1e6) / 1e6);
console.log('gimbal lock:', locked.gimbalLock, ' angles', fixed(read));

// %% [markdown] exercise
/*
The stretch is: half of a shear is a turn, which may stay. And the first, where it went in; only at 90° the sum of the two is all that one can know.

## Questions to close with

- Which of the four questions finds L2, which L9, which P11?
- Why did nobody notice L2 on the unturned brick?
- Which of the errata could be a fault of our copy alone?

## Your turn

Find the next one. If you do, tell us: an erratum with a number that shows it is the most useful thing a reader can send. Exercise
[05 Inertia tensor](../exercises/05-inertia-tensor/README.md) lets you meet L2 in person: `node lab start 05-inertia-tensor`.
*/
