// %% [markdown] title
/*
# 09 The equations of motion

Everything so far meets here: mass and inertia, orientation, force and torque become one rule that says how thirteen, or eighteen, numbers
change.

**After this notebook you can** write both forms of the equations, pack and unpack their states, take one step by hand, and avoid the two
slips in the lecture's program that halve, or ruin, its accuracy.

*Sources: lecture, "Rigid Body Dynamics" (state variables, linear and angular effects, the code), "World and Body Coordinate Frames"; Chaney
sections 2, 3, 4.2, 4.3, 6.1 and 7, eq. 5 to 7, 11 to 21, 27, 30 and 31; errata L7 to L9, C9.*
*/

// %% import
import * as math from 'mathjs';
import {
  STATE,
  apply,
  cross,
  euler,
  hat,
  integrate,
  inverseInertiaWorld,
  matrixFromQuaternion,
  matrixRateFromOmegaBody,
  momentumFormDerivative,
  multiply,
  newtonEulerDerivative,
  norm,
  packMomentumState,
  packState,
  pointVelocityWorld,
  quaternionFromAxisAngle,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rk4,
  rotateInertia,
  rotationAngleBetween,
  simulate,
  solidBox,
  subtract,
  toMomentumState,
  toWorld,
  unpackState,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] frames
/*
## Two frames, two purposes

In the *body* frame the mass distribution never changes: compute $I_\text{body}$ once and keep it. In the *world* frame things are drawn, and
collide. Four quantities say how the body is now (Chaney section 2.1), two say what it is (section 2.2):

| symbol | meaning | unit | frame |
|---|---|---|---|
| $\mathbf x$ | position of the centre of mass | m | world |
| $\dot{\mathbf x}$ | its velocity | m/s | world |
| $Q$ | orientation, a unit quaternion; $R$ is derived from it | 1 | body to world |
| $\boldsymbol\omega_b$ | angular velocity | rad/s | body |
| $m$ | mass | kg | |
| $I_b$ | inertia tensor; three numbers once the axes are principal | kg m² | body |

A thrown box:
*/

// %% throw {"change":{"replace":"omegaBody: [1, 2, -0.5]","with":"omegaBody: [5, -4, 3]","cell":"parabola","moves":false,"ask":{"question":"the height of the centre after 1.5 s","answer":2}}}
const body = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }), gravity: [0, 0, -9.81] });
const start = rigidBodyState({
  orientation: quaternionFromAxisAngle([1, 1, 0], 0.3),
  velocity: [3, 0, 9],
  omegaBody: [1, 2, -0.5],
});
const thrown = simulate(body, start, { duration: 1.8, stepSize: 0.01 });
show(
  animate({
    title: 'A thrown box: its centre flies like a particle',
    frame: 'world',
    times: thrown.times,
    bodies: [{ name: 'box', mesh: boxMesh([4, 2, 1]), poses: thrown.states }],
    paths: [{ name: 'centre', points: thrown.states.map(({ position }) => position) }],
    ground: -2,
    stops: [
      { name: 'start', time: 0 },
      { name: 'highest', time: 9 / 9.81 },
      { name: 'end', time: 1.8 },
    ],
    camera: { azimuth: -1.2, elevation: 0.2 },
  }),
);

// %% [markdown] linear
/*
## The linear half

The centre of mass is a particle: $\dot{\mathbf x} = \mathbf v$, $\dot{\mathbf P} = \mathbf F$, $\mathbf v = \mathbf P/m$ (lecture). Chaney writes the same two
equations with the velocity, $\tfrac{d}{dt}\mathbf x = \dot{\mathbf x}$ (eq. 6) and $\tfrac{d}{dt}\dot{\mathbf x} = \tfrac1m\mathbf F_w$ (eq. 7).

**Predict:** does the spin change the path of the centre? **Change this:** give the box above another `omegaBody`, say `[5, -4, 3]`, and compare the
lines below.
*/

// %% parabola
for (const t of [0.5, 1, 1.5]) {
  const [x, , z] = thrown.states[Math.round(t / 0.01)].position;
  const [px, pz] = [3 * t, 9 * t - (9.81 / 2) * t * t];
  console.log(
    `t = ${t} s   centre (${x.toFixed(6)}, ${z.toFixed(6)})   parabola (${px.toFixed(6)}, ${pz.toFixed(6)}) m`,
  );
}

// %% [markdown] orientation
/*
Not at all: the force does not depend on the spin. The picture tumbles otherwise, the three lines stay as they are.

## How the orientation changes

$\boldsymbol\omega$ points along the axis of the turn; its length is the rate in rad/s. Seen along the vector, from its tail to its head, the body
turns clockwise (Chaney section 2.1 and 4.2): the right-hand rule. Three ways to write how the orientation changes:

$$\dot R = \boldsymbol\omega^{*}R\ \ (\text{world } \boldsymbol\omega),\qquad \dot R = R\,\tilde{\boldsymbol\omega}\ \ (\text{body }\boldsymbol\omega,\text{ Chaney eq. 12}),$$

$$\dot q = \tfrac12\,q\,(0,\boldsymbol\omega_\text{body})\ \ (\text{eq. 14}).$$

The skew matrix is the vector product as a matrix (Chaney eq. 13),

$$\boldsymbol\omega^{*}=\begin{bmatrix}0&-\omega_z&\omega_y\\ \omega_z&0&-\omega_x\\ -\omega_y&\omega_x&0\end{bmatrix}.$$

In our copy of the slide three of its entries are wrong (erratum L7). A skew matrix must be minus its own transpose; if it is not, lengths
change:
*/

// %% skew
const omega: Vec3 = [0.3, -1.1, 0.7];
const [wx, wy, wz] = omega;
const printedSkew: Mat3 = [
  [0, -wx, wy],
  [wz, 0, -wx],
  [wy, wz, 0],
];
const v: Vec3 = [1, 2, 3];
const row = (a: readonly number[]): string => a.map((x) => (x + 0).toFixed(2).padStart(7)).join('');
console.log('ω × v:      ', row(cross(omega, v)));
console.log('right ω* v: ', row(apply(hat(omega), v)));
console.log('printed ω* v:', row(apply(printedSkew, v)));

// %% three-rates
const q = start.orientation;
const R = matrixFromQuaternion(q);
const inWorld = vectorToWorld(start.omegaBody, q);
const viaBody = matrixRateFromOmegaBody(R, start.omegaBody);
const viaWorld = multiply(hat(inWorld), R);
console.log(
  'Ṙ both ways agree:',
  Math.max(...viaBody.flatMap((r, i) => r.map((x, j) => Math.abs(x - viaWorld[i][j])))) < 1e-15,
);
console.log('q̇ =', row(quaternionRateFromOmegaBody(q, start.omegaBody)));

// %% [markdown] quaternion-matrix
/*
Chaney writes the quaternion's rate as a matrix of four rows and three columns (eq. 14). With [mathjs](https://mathjs.org) it reads as on paper:
*/

// %% eq-14
const [w0, x0, y0, z0] = q;
const eq14 = [
  [-x0, -y0, -z0],
  [w0, -z0, y0],
  [z0, w0, -x0],
  [-y0, x0, w0],
];
const qDot = math.multiply(math.multiply(0.5, eq14), start.omegaBody) as number[];
console.log('½ · matrix · ω =', row(qDot));
console.log('q · q̇ is zero, so |q| stays 1:', Math.abs(math.dot([...q], qDot)) < 1e-15);

// %% [markdown] angular
/*
## The angular half

In the world, $\dot{\mathbf L} = \boldsymbol\tau$ and $\boldsymbol\omega = I^{-1}\mathbf L$, with a tensor that turns along: $I^{-1} = R\,I_\text{body}^{-1}R^T$
(the lecture's form). In the body, where the tensor is constant and diagonal, the turning of the axes shows up as an extra term (Chaney
eq. 18 to 21):

$$I\dot{\boldsymbol\omega} = \boldsymbol\tau - \boldsymbol\omega\times I\boldsymbol\omega ,$$

by component (and so on with $x\to y\to z$)

$$\dot\omega_x = \frac{I_{yy}-I_{zz}}{I_{xx}}\,\omega_y\omega_z + \frac{\tau_x}{I_{xx}} .$$

The division shows a limit (erratum C9): a rod or a point has $I_{xx}=0$, and then there is no such equation.

**Predict:** without torque, can $\boldsymbol\omega$ still change?
*/

// %% euler-equations {"change":{"replace":"torque: [number, number, number] = [0, 0, 0]","with":"torque: [number, number, number] = [5, -3, 8]","ask":{"question":"Which component of ω̇ will change most?","options":["x, with 5 N m","y, with −3 N m","z, with 8 N m"],"answer":0},"appears":["1.60  -0.62  -0.80 rad/s²"]}}
const torque: [number, number, number] = [0, 0, 0];
const Ib = solidBox({ size: [4, 2, 1], mass: 12 }).inertia;
const w = start.omegaBody;
const asVectors = math.multiply(math.inv(Ib), math.subtract(torque, math.cross(w, math.multiply(Ib, w))) as number[]);
const asComponents = [0, 1, 2].map((k) => {
  const [i, j] = [(k + 1) % 3, (k + 2) % 3];
  return ((Ib[i][i] - Ib[j][j]) / Ib[k][k]) * w[i] * w[j] + torque[k] / Ib[k][k];
});
const rate = newtonEulerDerivative(body, () => ({ force: [0, 0, 0], torque }))(0, packState(start));
console.log('moments of inertia', row(Ib.map((r, k) => r[k])), 'kg m²');
console.log('ω̇, eq. 21:        ', row(asVectors), 'rad/s²');
console.log('ω̇, eq. 18 to 20:  ', row(asComponents));
console.log('ω̇, the library:   ', row(rate.slice(STATE.omegaBody)));

// %% world-form
const L = apply(rotateInertia(body.inertia, R), inWorld);
console.log('ω = I⁻¹ L:      ', row(apply(inverseInertiaWorld(body.inertia, R), L)));
console.log('ω in world axes:', row(inWorld));

// %% [markdown] packing
/*
It can, and for this box it must: $\boldsymbol\omega$ and $I\boldsymbol\omega$ point in different directions. What stays is $\mathbf L$. **Change this:** put a
torque of $(5,-3,8)$ N m into the cell above. Each component of $\dot{\boldsymbol\omega}$ changes by torque over moment, and only by that.

## One long vector

A solver knows only numbers. So the state variables become one vector, their rates another, and all of mechanics is
$\tfrac{d}{dt}\mathbf q = \dot{\mathbf q}$ (Chaney eq. 27). In the lecture's form $\mathbf x$, $R$, $\mathbf P$ and $\mathbf L$ are the *state*;
$m$ and $I_\text{body}$ are *constants*; $\mathbf v$, $I^{-1}$ (world) and $\boldsymbol\omega$ are *derived* from them at every stage. It packs
$\mathbf x$, $R$ *column by column*, $\mathbf P$, $\mathbf L$: 18 numbers. The quaternion form packs 13:

| | position | orientation | velocity | $\boldsymbol\omega_\text{body}$ |
|---|---|---|---|---|
| state | $\mathbf x$ | $q$ | $\mathbf v$ | $\boldsymbol\omega$ |
| rate | $\mathbf v$ | $\tfrac12 q(0,\boldsymbol\omega)$ | $\mathbf F/m$ | $I^{-1}(\boldsymbol\tau-\boldsymbol\omega\times I\boldsymbol\omega)$ |
| equation of Chaney | 6 | 14 | 7 | 18 to 20 |
*/

// %% pack
const momentum = toMomentumState(body, start);
console.log('lecture, R column by column:', row(packMomentumState(momentum).slice(3, 12)));
console.log('R row by row:               ', row(momentum.rotation.flat()));
console.log('quaternion form, state:', row(packState(start)));
console.log('quaternion form, rate: ', row(rate));
console.log('offsets:', STATE);

// %% [markdown] stale
/*
## Two slips in the program (errata L8 and L9)

The slide's `rate` code reads the members `v`, `R` and `omega` instead of computing them from the state that the solver hands in (L9). After
the step it refreshes `omega` but not `v`, so $\mathbf x$ goes on with the first velocity for ever (L8; notebook 17 runs it). With L9 all four slopes
of a Runge-Kutta step see old values.

**Predict:** with the old values, of which order will RK4 be?
*/

// %% stale-members
const fresh = newtonEulerDerivative(body);
// The derivative as the slide has it: what does not come from the stage is the value at the start of the step.
function staleRun(stepSize: number) {
  let y = packState(start);
  for (let n = 0; n < Math.round(1 / stepSize); n++) {
    const members = fresh(0, y);
    y = integrate(() => members, y, { t1: stepSize, stepSize, method: rk4 }).states.at(-1)!;
  }
  return unpackState(y).orientation;
}
const freshRun = (stepSize: number, method = rk4) =>
  unpackState(integrate(fresh, packState(start), { t1: 1, stepSize, method }).states.at(-1)!).orientation;
const truth = freshRun(0.001);
const sizes = [0.04, 0.02, 0.01, 0.005];
const staleErrors = sizes.map((h) => rotationAngleBetween(staleRun(h), truth));
const freshErrors = sizes.map((h) => rotationAngleBetween(freshRun(h), truth));
const eulerErrors = sizes.map((h) => rotationAngleBetween(freshRun(h, euler), truth));
show(
  lineChart({
    title: 'RK4 with old and with fresh values',
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'attitude error after 1 s', unit: 'rad', scale: 'log' },
    series: [
      { name: 'RK4, old values', x: sizes, y: staleErrors, draw: 'both' },
      { name: 'Euler', x: sizes, y: eulerErrors, draw: 'both', dash: 'dash' },
      { name: 'RK4, fresh', x: sizes, y: freshErrors, draw: 'both' },
    ],
  }),
);
const order = (errors: number[]): string => Math.log2(errors[0] / errors[1]).toFixed(2);
console.log('observed order: old values', order(staleErrors), ' fresh', order(freshErrors));

// %% [markdown] stale-note
/*
One: the price of four slopes and the accuracy of Euler. The rule: everything that depends on the state is computed from the state *that is
handed in*.

## The two forms side by side

**Change this:** give the box a torque in the cell below. Its axis ends elsewhere; do the two forms still agree?
*/

// %% both-forms {"change":{"replace":"torque: [0, 0, 0]","with":"torque: [5, -3, 8]","ask":{"question":"Will the two forms still agree to 1e-6?","options":["no, only without a torque","yes"],"answer":1},"appears":["quaternion form:   -0.73   0.61   0.32","momentum form:     -0.73   0.61   0.32"]}}
const load = () => ({ force: [0, 0, 0] as Vec3<'world'>, torque: [0, 0, 0] as Vec3<'body'> });
const byQuaternion = integrate(newtonEulerDerivative(body, load), packState(start), { t1: 2, stepSize: 0.005 });
const byMomentum = integrate(momentumFormDerivative(body, load), packMomentumState(momentum), {
  t1: 2,
  stepSize: 0.005,
});
const endState = unpackState(byQuaternion.states.at(-1)!);
const endNumbers = byMomentum.states.at(-1)!;
const columnX: Vec3 = [endNumbers[3], endNumbers[4], endNumbers[5]];
console.log('body x axis, quaternion form:', row(vectorToWorld([1, 0, 0], endState.orientation)));
console.log('body x axis, momentum form:  ', row(columnX));
console.log(
  'they differ by less than 1e-6:',
  norm(subtract(columnX, vectorToWorld([1, 0, 0], endState.orientation))) < 1e-6,
);

// %% [markdown] points
/*
They do: two sets of numbers, one motion.

## Any point of the body

With the state known, every point is known: its place is $\mathbf r_w = R\,\mathbf r_b + \mathbf x$ (Chaney eq. 30), its velocity
$\mathbf v_w = R(\boldsymbol\omega_b\times\mathbf r_b) + \dot{\mathbf x}$ (eq. 31). **Change this:** take the opposite corner, `[-2, -1, -0.5]`. The mean of the two
velocities is that of the centre; which corner is the faster one?
*/

// %% corner {"change":{"replace":"[2, 1, 0.5]","with":"[-2, -1, -0.5]","ask":{"question":"the speed of the corner","answer":0},"appears":["-1.10   0.45 -14.10 m/s, speed 14.15 m/s"]}}
const corner: Vec3<'body'> = [2, 1, 0.5];
console.log('place   ', row(toWorld(corner, endState)), 'm');
const cornerVelocity = pointVelocityWorld(corner, endState);
console.log('velocity', row(cornerVelocity), 'm/s, speed', norm(cornerVelocity).toFixed(2), 'm/s');

// %% [markdown] exercise
/*
## Questions to close with

- Which of the two forms needs the tensor in world axes, and why does the other not? (The table under "One long vector".)
- A program shows order one although it calls RK4. What do you look for? ("Two slips in the program".)
- Without torque, which is constant: $\boldsymbol\omega$ in the body, $\boldsymbol\omega$ in the world, $\mathbf L$ in the body, $\mathbf L$ in the world?

## Your turn

Exercise [09 Equations of motion](../exercises/09-equations-of-motion/README.md) asks for the rates in both forms, and which force and torque a
motion needs: `node lab start 09-equations-of-motion`.
*/
