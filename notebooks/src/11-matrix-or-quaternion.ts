// %% [markdown] title
/*
# 11 Rotation matrix or quaternion

The lecture stores the orientation as a matrix of nine numbers and repairs it after every step. Chaney stores a quaternion of four. Same
physics, same integrator: does it matter?

**After this notebook you can** multiply quaternions and write down the rate of one, integrate both forms, measure how far each leaves the set of rotations, and decide with numbers.

*Sources: lecture, "Rigid Body Dynamics" (state and rates), "Numerical Considerations", "Orthonormalization", "Representing Rotations";
Chaney sections 4.1, 4.2 and 6.*
*/

// %% import
import {
  angularMomentumWorld,
  deg,
  determinant,
  euler,
  freeRotation,
  fromMomentumState,
  integrate,
  kineticEnergy,
  midpoint,
  momentumFormDerivative,
  multiply,
  multiplyQuaternions,
  newtonEulerDerivative,
  norm,
  normalizeQuaternion,
  orthonormalize,
  orthonormalizeMomentumState,
  packMomentumState,
  packState,
  principalAxes,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationAngleBetween,
  rotationZ,
  solidBox,
  toMomentumState,
  transpose,
  unpackMomentumState,
  unpackState,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, RigidBodyState, Tableau, Vec3 } from 'rigid-body-lab';
import { lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] product
/*
## How a quaternion turns

A matrix turns by a product with a matrix, a quaternion by a product with a quaternion. Notebook [03](03-rotations.ipynb) has its four numbers, a scalar and a vector,
$q=(\cos\tfrac\theta2,\ \mathbf n\sin\tfrac\theta2)$ for the angle $\theta$ about the unit axis $\mathbf n$, and the matrix that belongs to it (Chaney eq. 10). Two turns, one after the other, are the
*Hamilton product*

$$(a,\ \mathbf u)\,(b,\ \mathbf v) = \bigl(ab-\mathbf u\cdot\mathbf v,\ \ a\,\mathbf v+b\,\mathbf u+\mathbf u\times\mathbf v\bigr).$$

The cross product makes the order matter, as it must. A further turn about an axis of the *body* stands on the right, one about an axis of the world on the left.

Now let the body turn with $\boldsymbol\omega$ (body axes) for a short time $dt$: by the angle $|\boldsymbol\omega|\,dt$ about $\boldsymbol\omega/|\boldsymbol\omega|$. For a small angle the cosine is 1 and the sine is the
angle, so this turn is $(1,\ \tfrac12\boldsymbol\omega\,dt)$, and

$$q(t+dt)=q\,\bigl(1,\ \tfrac12\boldsymbol\omega\,dt\bigr)=q+\tfrac12\,q\,(0,\boldsymbol\omega)\,dt\qquad\Longrightarrow\qquad\dot q=\tfrac12\,q\,(0,\ \boldsymbol\omega_\text{body}) .$$

**Predict:** a body has made a quarter turn about $z$, $q=(0.707,\,0,\,0,\,0.707)$, and now turns about its own $x$ axis with 2 rad/s. Which of the four rates are zero? Do it by hand.
*/

// %% rate {"change":{"replace":"const omega: Vec3<'body'> = [2, 0, 0]","with":"const omega: Vec3<'body'> = [0, 0, 2]","ask":{"question":"How will the two products differ when the body turns about its z axis?","options":["in one sign, as before","in all signs","not at all"],"answer":2},"appears":["q (0, ω)            -1.4142   0.0000   0.0000   1.4142","(0, ω) q            -1.4142   0.0000   0.0000   1.4142"]}}
const quarter = quaternionFromAxisAngle([0, 0, 1], deg(90));
const omega: Vec3<'body'> = [2, 0, 0];
const [wx, wy, wz] = omega;
const pure: Quaternion = [0, wx, wy, wz];
const four = (q: readonly number[]): string => q.map((x) => (x + 0).toFixed(4).padStart(9)).join('');
console.log('q (0, ω)         ', four(multiplyQuaternions(quarter, pure)));
console.log('(0, ω) q         ', four(multiplyQuaternions(pure, quarter)));
const rate = quaternionRateFromOmegaBody(quarter, omega);
console.log('rate, the library', four(rate));
for (const dt of [0.1, 0.001]) {
  const later = multiplyQuaternions(quarter, quaternionFromAxisAngle(omega, norm(omega) * dt));
  console.log(`change / dt, ${String(dt).padEnd(5)}`, four(later.map((x, k) => (x - quarter[k]) / dt)));
}
console.log(
  'q · q̇ =',
  rate.reduce((sum, x, k) => sum + x * quarter[k], 0),
);

// %% [markdown] setup
/*
You were right if you said the first and the last. The product with $(0,\boldsymbol\omega)$ on the right, halved, is what $q$ does in a short time; with $\boldsymbol\omega$ on the left it would be a turn about
the $x$ axis of the world. And $q\cdot\dot q=0$: the rate is at a right angle to $q$, so the length stays one, if the steps are small. **Change this:** turn about the body's
$z$ axis, `[0, 0, 2]`; now the order makes no difference. Why?

## One body, two descriptions

A box of $4\times2\times1$ m and 12 kg tumbles freely. In the lecture's form the state is $(\mathbf x, R, \mathbf P, \mathbf L)$, 18
numbers, with $\dot R = \boldsymbol\omega^{*}R$ and $\dot{\mathbf L} = \boldsymbol\tau$. In the quaternion form it is
$(\mathbf x, q, \mathbf v, \boldsymbol\omega_\text{body})$, 13 numbers, with $\dot q = \tfrac12\,q\,(0, \boldsymbol\omega_\text{body})$ and
Euler's equations.

**Predict:** after a minute of RK4 with $h = 0.05$ s and no repair, which of the two is no longer a rotation, and what does that do to
the drawing of the body?
*/

// %% body
const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const start = rigidBodyState({ omegaBody: [1, 2, -0.5] });
const matrixStart = packMomentumState(toMomentumState(body, start));
const quaternionStart = packState(start);

type Repair = 'none' | 'every step';
function matrixRun(options: { method: Tableau; stepSize: number; duration: number; repair: Repair }) {
  return integrate(momentumFormDerivative(body), matrixStart, {
    t1: options.duration,
    stepSize: options.stepSize,
    method: options.method,
    ...(options.repair === 'every step' ? { project: orthonormalizeMomentumState } : {}),
  });
}
const normalized = (_t: number, y: number[]): number[] => [
  ...y.slice(0, 3),
  ...normalizeQuaternion([y[3], y[4], y[5], y[6]]),
  ...y.slice(7),
];
function quaternionRun(options: { method: Tableau; stepSize: number; duration: number; repair: Repair }) {
  return integrate(newtonEulerDerivative(body), quaternionStart, {
    t1: options.duration,
    stepSize: options.stepSize,
    method: options.method,
    ...(options.repair === 'every step' ? { project: normalized } : {}),
  });
}

// %% [markdown] drift
/*
## Leaving the rotations

How far is $R$ from orthogonal? $\|R^TR - E\|$ says it. For a quaternion the same question is $\bigl||q| - 1\bigr|$.
*/

// %% orthonormality {"change":{"replace":"stepSize: 0.05, duration: 60","with":"stepSize: 0.025, duration: 60","ask":{"question":"By which factor will the drift of RK4's quaternion fall?","options":["about 2","about 16","about 32"],"answer":2},"appears":["q, RK4       2.38e-8"]}}
const drifting = { stepSize: 0.05, duration: 60, repair: 'none' } as const;
const distanceFromOrthogonal = (R: Mat3): number =>
  Math.hypot(...multiply(transpose(R), R).flatMap((row, i) => row.map((x, j) => x - (i === j ? 1 : 0))));
const matrixDrift = (method: Tableau) => {
  const { times, states } = matrixRun({ ...drifting, method });
  return { times, drift: states.map((y) => distanceFromOrthogonal(unpackMomentumState(y).rotation)) };
};
const quaternionDrift = (method: Tableau) => {
  const { times, states } = quaternionRun({ ...drifting, method });
  return { times, drift: states.map((y) => Math.abs(Math.hypot(y[3], y[4], y[5], y[6]) - 1)) };
};
const drifts = {
  'R, midpoint': matrixDrift(midpoint),
  'R, RK4': matrixDrift(rk4),
  'q, midpoint': quaternionDrift(midpoint),
  'q, RK4': quaternionDrift(rk4),
};
show(
  lineChart({
    title: 'Distance from a rotation, without any repair',
    x: { label: 't', unit: 's' },
    y: { label: '‖RᵀR − E‖ or ||q| − 1|', unit: '1', scale: 'log' },
    series: Object.entries(drifts).map(([name, { times, drift }]) => ({ name, x: times, y: drift })),
  }),
);
for (const [name, { drift }] of Object.entries(drifts)) console.log(name.padEnd(12), drift.at(-1)!.toExponential(2));
// What is computed from R is spoiled with it: the moments of the tensor in world axes must be those of the body.
const bent = unpackMomentumState(matrixRun({ ...drifting, method: midpoint }).states.at(-1)!).rotation;
const spoiled = principalAxes(multiply(multiply(bent, body.inertia), transpose(bent))).moments;
console.log('moments of R I Rᵀ, midpoint:', spoiled.map((m) => m.toFixed(2)).join(', '), ' of the body: 5, 17, 20');

// %% [markdown] drift-note
/*
You were right if you said both: the matrix by $7\cdot10^{-5}$, the quaternion by $7.5\cdot10^{-7}$. The difference lies deeper. The
matrix shears the drawing as it goes, a cube looks squashed (Chaney section 4.1); and it spoils $I$ and
$\boldsymbol\omega = I^{-1}\mathbf L$, which are computed from $R$ (lecture, "Numerical Considerations"). A quaternion only changes its
length, which a single division mends. That is why he stores $Q$ and computes $R$ from it whenever it changes, as `simulate` does.
**Change this:** halve the step. With RK4 the quaternion's drift falls by about 32, the matrix's by about 24.

## The lecture's repair

Orthonormalise after every step: make row 1 unit, row 3 perpendicular to rows 1 and 2, row 2 perpendicular to both. "Errors were
shifted", says the slide: row 1 keeps its direction, the others pay.

**Predict:** does the repair make the *attitude* more accurate, or only more orthogonal?
*/

// %% repair
const fine = freeRotation({
  principalMoments: [body.inertia[0][0], body.inertia[1][1], body.inertia[2][2]],
  omegaBody: start.omegaBody,
  orientation: start.orientation,
});
const attitudeError = (q: Quaternion, t: number): number => rotationAngleBetween(q, fine(t).orientation);
const asQuaternion = (y: number[]): Quaternion => quaternionFromMatrix(orthonormalize(unpackMomentumState(y).rotation));
const compared = { method: rk4, stepSize: 0.05, duration: 20 } as const;
const rows = [
  ['R, no repair', matrixRun({ ...compared, repair: 'none' }).states.map(asQuaternion)],
  ['R, orthonormalised', matrixRun({ ...compared, repair: 'every step' }).states.map(asQuaternion)],
  ['q, no repair', quaternionRun({ ...compared, repair: 'none' }).states.map((y) => unpackState(y).orientation)],
  ['q, normalised', quaternionRun({ ...compared, repair: 'every step' }).states.map((y) => unpackState(y).orientation)],
] as const;
const instants = Array.from({ length: rows[0][1].length }, (_, k) => k * compared.stepSize);
const errors = rows.map(([name, orientations]) => ({
  name,
  x: instants.slice(1),
  y: orientations.slice(1).map((q, k) => attitudeError(q, instants[k + 1])),
}));
show(
  lineChart({
    title: 'Attitude error against the exact solution, RK4, h = 0.05 s',
    x: { label: 't', unit: 's' },
    y: { label: 'attitude error', unit: 'rad', scale: 'log' },
    series: errors.map((e, k) => ({ ...e, dash: k % 2 === 0 ? ('solid' as const) : ('dash' as const) })),
  }),
);
for (const { name, y } of errors) console.log(name.padEnd(19), y.at(-1)!.toExponential(3), 'rad');

// %% [markdown] repair-note
/*
You were right if you said more accurate, and by little: $1.2\cdot10^{-3}$ becomes $5.6\cdot10^{-4}$ rad. The two quaternion curves lie on each other, at $1.5\cdot10^{-5}$ rad: its equation is linear, so scaling $q$ changes no direction, and normalising costs nothing
and changes nothing but the length. What decides is something else: the quaternion form
integrates $\boldsymbol\omega$ where it varies slowly, in the body.

The "exact solution" is no simulation with a tiny step but the closed form of notebook 12. Here is the check that it deserves the name:
a step 50 times smaller comes as close to it as rounding lets it.
*/

// %% small-step
const tiny = quaternionRun({ method: rk4, stepSize: 0.001, duration: 20, repair: 'every step' });
console.log(
  'RK4 with h = 0.001 s against the exact solution below 1e-9 rad:',
  attitudeError(unpackState(tiny.states.at(-1)!).orientation, 20) < 1e-9,
);

// %% [markdown] invariants
/*
## Energy and angular momentum

No torque, so $\mathbf L$ in world axes and the energy must stay. The lecture's form *stores* $\mathbf L$: it cannot drift at all. In the
quaternion form it is computed from $q$ and $\boldsymbol\omega$.

**Predict:** will the form that keeps $\mathbf L$ exactly also keep the energy better?
*/

// %% conserved {"change":{"replace":"const coarse = 0.1","with":"const coarse = 0.05","ask":{"question":"Which of the four curves will not come down?","options":["energy, R","|L|, R","energy, q","|L|, q"],"answer":1},"appears":["energy: R 1.51e-5  q 1.57e-6","RK4, h = 0.05 s"]}}
const coarse = 0.1;
const readings = (states: readonly RigidBodyState[]) => {
  const energies = states.map((state) => kineticEnergy(body, state));
  const momenta = states.map((state) => norm(angularMomentumWorld(body, state)));
  const relative = (values: number[]): number[] => values.map((v) => Math.abs(v / values[0] - 1));
  return { energy: relative(energies), momentum: relative(momenta) };
};
const longRun = { method: rk4, stepSize: coarse, duration: 100, repair: 'every step' } as const;
const matrixLong = matrixRun(longRun);
const fromMatrix = readings(matrixLong.states.map((y) => fromMomentumState(body, unpackMomentumState(y))));
const fromQuaternion = readings(quaternionRun(longRun).states.map((y) => unpackState(y)));
show(
  lineChart({
    title: `What should not change, RK4, h = ${coarse} s`,
    x: { label: 't', unit: 's' },
    y: { label: 'relative change', unit: '1', scale: 'log', range: [1e-17, 1] },
    series: [
      { name: 'energy, R', x: matrixLong.times, y: fromMatrix.energy },
      { name: 'energy, q', x: matrixLong.times, y: fromQuaternion.energy },
      { name: '|L|, R', x: matrixLong.times, y: fromMatrix.momentum, dash: 'dot' },
      { name: '|L|, q', x: matrixLong.times, y: fromQuaternion.momentum, dash: 'dot' },
    ],
  }),
);
console.log(
  'after 100 s, energy: R',
  fromMatrix.energy.at(-1)!.toExponential(2),
  ' q',
  fromQuaternion.energy.at(-1)!.toExponential(2),
);

// %% [markdown] invariants-note
/*
You were right if you said no: after 100 s the energy is off by $7\cdot10^{-4}$ with the matrix, by $5\cdot10^{-5}$ with the quaternion. A conserved quantity is a
necessary test, not a sufficient one: the matrix form keeps $|\mathbf L|$ to rounding and its energy still
drifts. **Change this:** halve the step and see which curves fall, and by how much.

## What the repair hides

Row 3 is never read (erratum L16). So the repair turns a *reflection* into a rotation without a word: a sign error in the program stays
invisible. The library's `orthonormalize` refuses it instead; here is the slide's recipe as it stands.
*/

// %% hidden-reflection
const mirror: Mat3 = rotationZ(deg(30)).map((row, i) => row.map((x) => (i === 2 ? -x : x))) as Mat3;
console.log('det before:', determinant(mirror).toFixed(3));
const unit = (v: readonly number[]): number[] => v.map((x) => x / Math.hypot(...v));
const crossed = (a: readonly number[], b: readonly number[]): number[] => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const row1 = unit(mirror[0]);
const row3 = unit(crossed(row1, mirror[1]));
const repaired = [row1, unit(crossed(row3, row1)), row3] as Mat3;
console.log('det after the slide’s repair:', determinant(repaired).toFixed(3));

// %% refused
try {
  orthonormalize(mirror);
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] cost
/*
## Cost

The quaternion form carries 13 numbers instead of 18 and normalises four instead of nine. The times below were measured on the machine that made this page.
The library writes the quaternion form out component by component and the matrix form as on the slide, so their ratio says more about the writing than about the number of
numbers. Euler is there to show that the cheap step is the expensive one: RK4 with 0.05 s is off by
1.5e-5 rad after 20 s; Euler is off by 2e-3 rad with steps of 1e-5 s, and its error only falls in proportion to the step.
*/

// %% cost-measured {"tags":["measured"]}
function microsecondsPerStep(run: () => unknown, steps: number): number {
  run();
  const before = performance.now();
  run();
  return ((performance.now() - before) / steps) * 1000;
}
const timed = { stepSize: 0.01, duration: 20, repair: 'every step' } as const;
for (const [name, run, method] of [
  ['R, RK4', matrixRun, rk4],
  ['q, RK4', quaternionRun, rk4],
  ['q, Euler', quaternionRun, euler],
] as const) {
  console.log(name.padEnd(9), microsecondsPerStep(() => run({ ...timed, method }), 2000).toFixed(1), 'µs per step');
}

// %% [markdown] exercise
/*
## Questions to close with

- Which of the two repairs moves the attitude, and which only a length? (The four curves of the second chart.)
- A program keeps $|\mathbf L|$ to sixteen digits. What does that prove about its attitude?
- Which mistake does the lecture's repair hide, and which line of which cell would find it?

## Your turn

Exercise [11 Orientation](../exercises/11-orientation/README.md): write the lecture's repair and the quaternion's rate, and find out what
each may not do: `node lab start 11-orientation`.
*/
