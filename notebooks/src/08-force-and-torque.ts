// %% [markdown] title
/*
# 08 Force and torque

A force on a particle moves it. On a body it also matters *where* it acts: the same push may shift, turn, or do both.

**After this notebook you can** replace a force at any point by a force at the centre of mass and a torque, in whichever frames the two
are given, and say what it does to linear and angular momentum.

*Sources: lecture, "Equations of Motions" (force, torque), "Torque", "COM as the origin of the body coordinate frame"; Chaney sections 4.3
and 5, eq. 5, 15, 16 and 22 to 26.*
*/

// %% import
import {
  add,
  addWrenches,
  angularMomentumWorld,
  cross,
  linearMomentum,
  norm,
  quaternionFromAxisAngle,
  deg,
  rigidBody,
  rigidBodyState,
  simulate,
  solidBox,
  toWorld,
  vectorToWorld,
  wrenchFromForceAtPoint,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { lineChart, loadsFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] three
/*
## Three pushes

**Predict:** which of the three forces turn the plate? The dotted lines are their lines of action.
*/

// %% picture
const pushes = [
  { name: 'F₁', at: [-2, 0], force: [1.5, 0] },
  { name: 'F₂', at: [0, 1], force: [0, -1.5] },
  { name: 'F₃', at: [1.5, -1], force: [0, 1.5] },
] as const;
show(loadsFigure({ size: [4, 2], forces: pushes }));

// %% torques
for (const { name, at, force } of pushes) {
  const torque = cross([at[0], at[1], 0], [force[0], force[1], 0]);
  console.log(`${name}: torque about the centre of mass ${torque[2] + 0} N m`);
}

// %% [markdown] torque
/*
Only $F_3$: its line of action misses the centre of mass. $F_1$ and $F_2$ translate the plate, $F_3$ translates *and* rotates it. That is
why the centre of mass is the best origin of a body frame: forces through it need no second thought. The torque is
$\boldsymbol\tau = \mathbf d\times\mathbf F$ with the lever $\mathbf d$ from the centre of mass to the point of application. The slide
says of a force through the centre that "the d vector is zero" (erratum L12); it need not be. $\mathbf d\times\mathbf F$ vanishes whenever
$\mathbf d$ is *parallel* to $\mathbf F$:
*/

// %% parallel {"change":{"replace":"const lever: Vec3 = [1, 2, -3]","with":"const lever: Vec3 = [1, 2, 3]"}}
const lever: Vec3 = [1, 2, -3];
console.log(
  '|d| =',
  norm(lever).toFixed(3),
  ' d × F =',
  cross(lever, [2, 4, -6]).map((x) => x + 0),
);

// %% [markdown] wrench
/*
**Change this:** move the point off the line of action, and a torque appears.

## A wrench

Force and torque together are a *wrench*. This course keeps the force in world axes [N] and the torque in body axes [N m], because that is
where the two equations of motion want them (Chaney eq. 7 and 15 to 20). A force at a point may be given in three combinations of frames
(Chaney 5.1), with $\mathbf x$ the centre of mass:

| force, point | force in world axes | torque in body axes | Chaney |
|---|---|---|---|
| world, world | $\mathbf F_w$ | $R^T\bigl((\mathbf r_w-\mathbf x)\times\mathbf F_w\bigr)$ | eq. 22 |
| world, body | $\mathbf F_w$ | $\mathbf r_b\times R^T\mathbf F_w$ | eq. 23 |
| body, body | $R\,\mathbf F_b$ | $\mathbf r_b\times\mathbf F_b$ | eq. 16, 24, 25 |

**Predict:** the same push on the same point, described in the three ways. In how many numbers do the wrenches differ?
*/

// %% three-frames
const state = rigidBodyState({
  position: [10, 0, 2],
  orientation: quaternionFromAxisAngle([1, 2, 3], deg(50)),
});
const pointBody: Vec3<'body'> = [1, 0.5, -0.2];
const forceBody: Vec3<'body'> = [0, 3, 1];
const forceWorld = vectorToWorld(forceBody, state.orientation);
const pointWorld = toWorld(pointBody, state);
const row = (v: Vec3): string => v.map((x) => (Math.abs(x) < 5e-4 ? 0 : x).toFixed(3).padStart(8)).join('');
for (const [name, wrench] of [
  ['world, world (eq. 22)', wrenchFromForceAtPoint(state, { forceWorld, pointWorld })],
  ['world, body  (eq. 23)', wrenchFromForceAtPoint(state, { forceWorld, pointBody })],
  ['body, body   (eq. 25)', wrenchFromForceAtPoint(state, { forceBody, pointBody })],
] as const) {
  console.log(`${name}  F ${row(wrench.force)} N   τ ${row(wrench.torque)} N m`);
}

// %% [markdown] couple
/*
In none. Two opposite forces at two points give no net force and still a torque: a *couple*. It is the same about every point, so a pure
torque needs no point of application; given in world axes it is turned into the body, $\boldsymbol\tau_b = R^T\boldsymbol\tau_w$ (Chaney
eq. 26).
*/

// %% couple-demo
const left = wrenchFromForceAtPoint(state, { forceBody: [0, 2, 0], pointBody: [1, 0, 0] });
const right = wrenchFromForceAtPoint(state, { forceBody: [0, -2, 0], pointBody: [-1, 0, 0] });
const couple = addWrenches(left, right);
console.log('couple:      F', row(couple.force), 'N   τ', row(couple.torque), 'N m');
const pure = wrenchFromTorque(state, { torqueWorld: vectorToWorld([0, 0, 4], state.orientation) });
console.log('pure torque: F', row(pure.force), 'N   τ', row(pure.torque), 'N m');

// %% [markdown] momentum
/*
## What it does

Linear momentum is $\mathbf P = m\,\mathbf v$, angular momentum $\mathbf L = I\,\boldsymbol\omega$. The force is the rate of the first,
the torque of the second (lecture, "Equations of Motions"; Chaney eq. 5):

$$\frac{d\mathbf P}{dt} = \mathbf F = m\,\mathbf a,\qquad \frac{d\mathbf L}{dt} = \boldsymbol\tau ,$$

in world axes, with $\mathbf L$ and $\boldsymbol\tau$ about the centre of mass (or a fixed point, and no other: erratum L19).

A box in empty space is pushed for one second with 6 N, once at its centre and once half a metre off.

**Predict:** in which case does its *centre* move farther?
*/

// %% push {"change":{"replace":"const offset = 0.5","with":"const offset = 1"}}
const offset = 0.5;
const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
// The push ends in an instant. The run stops there and starts again: no step straddles the jump.
const pushedAt = (y: number) => {
  const pushed = simulate(box, rigidBodyState({}), {
    duration: 1,
    stepSize: 0.01,
    loads: (_t, now) =>
      wrenchFromForceAtPoint(now, { forceWorld: [6, 0, 0], pointWorld: add(now.position, [0, y, 0]) }),
  });
  const free = simulate(box, pushed.states.at(-1)!, { duration: 2, stepSize: 0.01 });
  return {
    times: [...pushed.times, ...free.times.map((t) => 1 + t)],
    states: [...pushed.states, ...free.states],
  };
};
const central = pushedAt(0);
const beside = pushedAt(offset);
show(
  lineChart({
    title: 'The same push, at the centre and beside it',
    x: { label: 't', unit: 's' },
    y: { label: 'place and angular velocity', unit: 'm, rad/s' },
    series: [
      { name: 'x, at the centre', x: central.times, y: central.states.map((s) => s.position[0]) },
      { name: 'x, beside it', x: beside.times, y: beside.states.map((s) => s.position[0]), dash: 'dash' },
      { name: 'ω_z, beside it', x: beside.times, y: beside.states.map((s) => s.omegaBody[2]) },
    ],
  }),
);
const last = beside.states.at(-1)!;
console.log('P =', row(linearMomentum(box, last)), 'kg m/s   (6 N for 1 s)');
console.log('L =', row(angularMomentumWorld(box, last)), `kg m²/s  (lever ${offset} m)`);

// %% [markdown] push-note
/*
Both centres move alike: the centre of mass answers to the total force, wherever it acts. The push beside it *also* turns the body; the
extra energy is paid by the hand, which moves farther.

**Change this:** double the lever, `offset = 1`. Look for what stays, $\mathbf P$ and the path of the centre, and for what doubles,
$\mathbf L$.

## Your turn

The equations behind `simulate` are in the next notebook. The lever arm of mass, squared, is what
[05 Inertia tensor](../exercises/05-inertia-tensor/README.md) is about: `npx lab start 05-inertia-tensor`.

## Questions to close with

A force acts at a point that is not the centre of mass, and still there is no torque: when? Two forces cancel and the body turns all the
same: what are they called, and about which point do you take their torque? A hand pushes a wrench at its end instead of its middle: does
the centre of the wrench go faster?
*/
