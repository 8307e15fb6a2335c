// %% [markdown] title
/*
# 09 The equations of motion

Everything so far meets here: mass and inertia, orientation, force and torque become one rule that says how thirteen, or eighteen, numbers
change.

**After this notebook you can** write both forms of the equations, pack and unpack their states, take one step by hand, and avoid the two
slips in the lecture's program that halve, or ruin, its accuracy.

*Sources: lecture, "Rigid Body Dynamics" (state variables, linear and angular effects, the code), "World and Body Coordinate Frames"; Chaney
sections 2.1, 3, 4.2, 4.3 and 6.1, eq. 5 to 7, 11 to 15, 17 to 21 and 27.*
*/

// %% import
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
collide. A thrown box:
*/

// %% throw
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
    times: thrown.times,
    bodies: [{ mesh: boxMesh([4, 2, 1]), poses: thrown.states }],
  }),
);

// %% [markdown] linear
/*
## The linear half

The centre of mass is a particle: $\dot{\mathbf x} = \mathbf v$, $\dot{\mathbf P} = \mathbf F$, $\mathbf v = \mathbf P/m$ (lecture; Chaney eq. 5 to 7).

**Predict:** does the spin change the path of the centre?
*/

// %% parabola {"change":{"replace":"velocity: [3, 0, 9]","with":"velocity: [3, 0, 4]","cell":"throw"}}
const height = (t: number): number => 9 * t - (9.81 / 2) * t * t;
const flown = thrown.times.map((t, k) => Math.abs(thrown.states[k].position[2] - height(t)));
console.log('largest distance of the centre from the parabola below 1e-12 m:', Math.max(...flown) < 1e-12);

// %% [markdown] orientation
/*
Not at all: gravity has no torque about the centre of mass, and the force does not depend on the spin.

## How the orientation changes

$\boldsymbol\omega$ points along the axis of the turn, right-handed; its length is the rate in rad/s. Three ways to write the same thing:

$$\dot R = \boldsymbol\omega^{*}R\ \ (\text{world } \boldsymbol\omega),\qquad \dot R = R\,\tilde{\boldsymbol\omega}\ \ (\text{body }\boldsymbol\omega,\text{ Chaney eq. 12}),\qquad
\dot q = \tfrac12\,q\,(0,\boldsymbol\omega_\text{body})\ \ (\text{eq. 14}).$$

The skew matrix of the slide has three entries in the wrong place in our copy (erratum L7). A skew matrix must be minus its own transpose;
if it is not, lengths change:
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

// %% [markdown] angular
/*
## The angular half

In the world, $\dot{\mathbf L} = \boldsymbol\tau$ and $\boldsymbol\omega = I^{-1}\mathbf L$, with a tensor that turns along: $I^{-1} = R\,I_\text{body}^{-1}R^T$
(the lecture's form). In the body, where the tensor is constant and diagonal, the turning of the axes shows up as an extra term (Chaney
eq. 18 to 21):

$$I\dot{\boldsymbol\omega} = \boldsymbol\tau - \boldsymbol\omega\times I\boldsymbol\omega .$$

**Predict:** without torque, can $\boldsymbol\omega$ still change?
*/

// %% euler-equations
const rate = newtonEulerDerivative(body)(0, packState(start));
console.log('ω̇ without torque:', row(rate.slice(STATE.omegaBody)), 'rad/s²');
const I = rotateInertia(body.inertia, R);
const L = apply(I, inWorld);
console.log(
  'ω from L:        ',
  row(apply(inverseInertiaWorld(body.inertia, R), L)),
  '  ω in world axes:',
  row(inWorld),
);

// %% [markdown] packing
/*
It can, and for this box it must: $\boldsymbol\omega$ and $I\boldsymbol\omega$ point in different directions. What stays is $\mathbf L$.

## One long vector

A solver knows only numbers (Chaney eq. 27). The lecture packs $\mathbf x$, $R$ *column by column*, $\mathbf P$, $\mathbf L$; the quaternion form
packs 13.
*/

// %% pack
const momentum = toMomentumState(body, start);
console.log('lecture, R column by column:', row(packMomentumState(momentum).slice(3, 12)));
console.log('R row by row:               ', row(momentum.rotation.flat()));
console.log('quaternion form:', row(packState(start)));
console.log('offsets:', STATE);

// %% [markdown] stale
/*
## Two slips in the program (errata L8 and L9)

The slide's `rate` code reads the members `v`, `R` and `omega` instead of computing them from the state that the solver hands in, and
after the step it refreshes `omega` but not `v`. So within one Runge-Kutta step all four slopes see old values.

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
One. Four slopes for the price of four and the accuracy of Euler. The rule: everything that depends on the state is computed from the state
*that is handed in*.

## Both forms are the same motion

**Change this:** give the box a torque in the cell below and see whether the two forms still agree.
*/

// %% both-forms {"change":{"replace":"torque: [0, 0, 0]","with":"torque: [5, -3, 8]"}}
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
## Any point of the body

With the state known, every point is known (Chaney eq. 30 and 31): $\mathbf p = R\,\mathbf p_b + \mathbf x$, and its velocity
$\mathbf v + R(\boldsymbol\omega_b\times\mathbf p_b)$. **Change this:** find the point of the box that is momentarily slowest.
*/

// %% corner {"change":{"replace":"const corner: Vec3<'body'> = [2, 1, 0.5]","with":"const corner: Vec3<'body'> = [0, 0, 0]"}}
const corner: Vec3<'body'> = [2, 1, 0.5];
console.log('place   ', row(toWorld(corner, endState)), 'm');
console.log('velocity', row(pointVelocityWorld(corner, endState)), 'm/s');

// %% [markdown] exercise
/*
## Your turn

Exercise **10 Runge-Kutta** asks for the step, exercise **11 Orientation** for the rate: `npx lab start 10-runge-kutta`.
*/
