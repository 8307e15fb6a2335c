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
  rotationalEnergy,
  simulate,
  solidBox,
  subtract,
  toWorld,
  translationalEnergy,
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
You were right if you named $F_3$ alone: its line of action misses the centre of mass. $F_1$ and $F_2$ translate the plate, $F_3$ translates *and* rotates it. That is
why the centre of mass is the best origin of a body frame: forces through it need no second thought. The torque is
$\boldsymbol\tau = \mathbf d\times\mathbf F$ with the lever $\mathbf d$ from the centre of mass to the point of application. The slide
says of a force through the centre that "the d vector is zero" (erratum L12); it need not be. $\mathbf d\times\mathbf F$ vanishes whenever
$\mathbf d$ is *parallel* to $\mathbf F$:
*/

// %% parallel {"change":{"replace":"const lever: Vec3 = [1, 2, -3]","with":"const lever: Vec3 = [1, 2, 3]","ask":{"question":"Which component of d × F will still be zero?","options":["x","y","z","none"],"answer":2},"appears":["d × F = [ -24, 12, 0 ]"]}}
const lever: Vec3 = [1, 2, -3];
console.log(
  '|d| =',
  norm(lever).toFixed(3),
  ' d × F =',
  cross(lever, [2, 4, -6]).map((x) => x + 0),
);

// %% [markdown] wrench
/*
**Change this:** move the point off the line of action. A torque appears.

## A wrench

Force and torque together are a *wrench*. To write one down, two frames are needed. $R$ turns components in body axes into components in
world axes, $R^T$ turns them back. The point at which the force acts is $\mathbf r_w$, measured from the origin of the world in world axes,
or $\mathbf r_b$, measured from the centre of mass $\mathbf x$ in body axes; so $\mathbf r_w=\mathbf x+R\,\mathbf r_b$.

This course keeps the force in world axes [N] and the torque in body axes [N m], because each enters an equation of motion that is simplest there:

$$m\,\dot{\mathbf v}=\mathbf F_w,\qquad I_b\,\dot{\boldsymbol\omega}_b=\boldsymbol\tau_b-\boldsymbol\omega_b\times I_b\,\boldsymbol\omega_b .$$

The place of the body is wanted in the world. The second equation says $d\mathbf L/dt=\boldsymbol\tau$ in *body* axes (Chaney eq. 18 to 20): there the
inertia tensor $I_b$ is constant, and the price is the last term, because the axes turn. Notebook
[09](09-equations-of-motion.ipynb) derives it.

A force at a point may be given in three combinations of frames (Chaney 5.1):

| force, point | force in world axes | torque in body axes | Chaney |
|---|---|---|---|
| world, world | $\mathbf F_w$ | $R^T\bigl((\mathbf r_w-\mathbf x)\times\mathbf F_w\bigr)$ | eq. 22 |
| world, body | $\mathbf F_w$ | $\mathbf r_b\times R^T\mathbf F_w$ | eq. 23 |
| body, body | $R\,\mathbf F_b$ | $\mathbf r_b\times\mathbf F_b$ | eq. 16, 24, 25 |

In each row the torque is $\mathbf d\times\mathbf F$ with both vectors in the same axes. (A force in body axes at a point in world axes is the third row, once
$\mathbf r_b=R^T(\mathbf r_w-\mathbf x)$.) Below, a thruster is bolted to a body; its push is described in the three ways, and then the body is turned
on by 90°.

**Predict:** which of the two, $\mathbf F_w$ or $\boldsymbol\tau_b$, is another one after the turn?
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
const turnedOn = rigidBodyState({ position: [10, 0, 2], orientation: quaternionFromAxisAngle([1, 2, 3], deg(140)) });
const row = (v: readonly number[]): string =>
  v.map((x) => (Math.abs(x) < 5e-4 ? 0 : x).toFixed(3).padStart(7)).join('');
console.log('                       F [N]                  τ [N m]');
for (const [name, wrench] of [
  ['world, world (eq. 22)', wrenchFromForceAtPoint(state, { forceWorld, pointWorld })],
  ['world, body  (eq. 23)', wrenchFromForceAtPoint(state, { forceWorld, pointBody })],
  ['body, body   (eq. 25)', wrenchFromForceAtPoint(state, { forceBody, pointBody })],
  ['the same, turned on  ', wrenchFromForceAtPoint(turnedOn, { forceBody, pointBody })],
] as const) {
  console.log(`${name}  F${row(wrench.force)}  τ${row(wrench.torque)}`);
}

// %% by-hand
const across = cross(pointBody, forceBody);
console.log('r_b × F_b =', row(across), 'N m');
const lever22 = subtract(pointWorld, state.position);
console.log('eq. 22 before Rᵀ, in world axes:', row(cross(lever22, forceWorld)), 'N m');

// %% [markdown] couple
/*
You were right if you said $\mathbf F_w$: the thruster now pushes another way through the world, while its lever and its direction seen from the body
are what they were. The three descriptions give one wrench, and $\mathbf r_b\times\mathbf F_b$ by hand gives its torque.

Two opposite forces at two points are called a *couple*: 2 N at one end of the body, 2 N against it at the other, two metres apart.

**Predict:** does the couple move the centre of mass? Is its torque larger, smaller or the same about a point far outside the body?
*/

// %% couple-demo
const left = wrenchFromForceAtPoint(state, { forceBody: [0, 2, 0], pointBody: [1, 0, 0] });
const right = wrenchFromForceAtPoint(state, { forceBody: [0, -2, 0], pointBody: [-1, 0, 0] });
const couple = addWrenches(left, right);
console.log('couple:      F', row(couple.force), ' τ', row(couple.torque), 'N m');
for (const about of [
  [0, 0, 0],
  [0.7, 0, 0],
  [4, -3, 5],
] as Vec3<'body'>[]) {
  const torques = [
    cross(subtract([1, 0, 0], about), [0, 2, 0]),
    cross(subtract([-1, 0, 0], about), [0, -2, 0]),
  ] as const;
  const [one, both] = [torques[0], add(...torques)].map(row);
  console.log(`about ${about.join(', ')}`.padEnd(15), `one force${one}  both${both}`);
}
const pure = wrenchFromTorque(state, { torqueWorld: vectorToWorld([0, 0, 4], state.orientation) });
console.log('pure torque: F', row(pure.force), ' τ', row(pure.torque), 'N m');

// %% [markdown] momentum
/*
You were right if you said no, and the same: the forces cancel, and what one of them gains by a longer lever the other loses. So a pure torque needs no
point of application; given in world axes it is turned into the body, $\boldsymbol\tau_b = R^T\boldsymbol\tau_w$ (Chaney eq. 26), the last line.

## What it does

Linear momentum is $\mathbf P = m\,\mathbf v$, angular momentum $\mathbf L = I\,\boldsymbol\omega$ with the inertia tensor about the centre of mass. The force
is the rate of the first, the torque of the second (lecture, "Equations of Motions"; Chaney eq. 5):

$$\frac{d\mathbf P}{dt} = \mathbf F = m\,\mathbf a,\qquad \frac{d\mathbf L}{dt} = \boldsymbol\tau .$$

These two are written in *world* axes, so here $I=R\,I_bR^T$ turns with the body; the equation with the extra term above is the second one, seen from the
body. $\mathbf L$ and $\boldsymbol\tau$ are taken about the centre of mass. About a point that stands still the second law holds as well, about any other
in general not, although the slide says "about o" for any (erratum L19).

A box in empty space is pushed along $x$ for one second with 6 N, once at its centre and once half a metre to the side, at $y=+0.5$ m.

**Predict:** in which case does its *centre* move farther? Which sign has $\omega_z$?
*/

// %% push {"change":{"replace":"const offset = 0.5","with":"const offset = 1","ask":{"question":"How much energy of turning will the box have, with twice the lever?","options":["as much, the push is the same","twice as much","four times as much"],"answer":2},"appears":["1.500 J of moving, 0.900 J of turning"]}}
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
const runs = [
  { name: 'at the centre', ...central, dash: 'solid' as const },
  { name: 'beside it', ...beside, dash: 'dash' as const },
];
show(
  lineChart({
    title: 'The path of the centre',
    x: { label: 't', unit: 's' },
    y: { label: 'x', unit: 'm' },
    series: runs.map(({ name, times, states, dash }) => ({
      name,
      x: times,
      y: states.map((s) => s.position[0]),
      dash,
    })),
    height: 280,
  }),
);
show(
  lineChart({
    title: 'The angular velocity',
    x: { label: 't', unit: 's' },
    y: { label: 'ω_z', unit: 'rad/s' },
    series: runs.map(({ name, times, states, dash }) => ({
      name,
      x: times,
      y: states.map((s) => s.omegaBody[2]),
      dash,
    })),
    height: 280,
  }),
);
const last = beside.states.at(-1)!;
console.log('P =', row(linearMomentum(box, last)), 'kg m/s   (6 N for 1 s)');
console.log('L =', row(angularMomentumWorld(box, last)), `kg m²/s  (lever ${offset} m)`);
for (const { name, states } of runs) {
  const [moving, turning] = [translationalEnergy(box, states.at(-1)!), rotationalEnergy(box, states.at(-1)!)];
  console.log(`pushed ${name.padEnd(14)} ${moving.toFixed(3)} J of moving, ${turning.toFixed(3)} J of turning`);
}
const turnedBy = (0.5 * Math.abs(last.omegaBody[2]) * 1 ** 2).toFixed(4);
const extraWay = 0.5 * offset * Math.abs(last.omegaBody[2]);
console.log(`turned by ${turnedBy} rad; 6 N times ${extraWay.toFixed(4)} m is ${(6 * extraWay).toFixed(3)} J`);

// %% [markdown] push-note
/*
You were right if you said: in neither, and negative. The centre of mass answers to the total force, wherever it acts: one path, one $\mathbf P$. And
$(0,\,0.5,\,0)\times(6,\,0,\,0)=(0,\,0,\,-3)$ N m: pushed along $+x$ on its $+y$ side, the box turns clockwise seen from above. (It turns about $z$ alone, so
$\omega_z$ is the same in both frames.)

The second push leaves 0.225 J more in the box, the energy of turning. The hand pays for it: the place where it pushes runs ahead of the centre,
because the box turns as well, and so the hand goes 3.75 cm farther with its 6 N. (It stays beside the centre, at $y = 0.5$ m, and slides over the box,
which turns by 4° under it.)

**Change this:** double the lever, `offset = 1`. Look for what stays, $\mathbf P$ and the path of the centre, for what doubles, $\mathbf L$, and for what
becomes four times as much.

## Your turn

The equations behind `simulate` are in the next notebook. Exercise [08 Force and torque](../exercises/08-force-and-torque/README.md) replaces
many forces by one force and one torque, turns it into body axes, finds its line of action and its power: `node lab start 08-force-and-torque`.

## Questions to close with

- A force acts at a point that is not the centre of mass, and still there is no torque: when?
- Two forces cancel and the body turns all the same: what are they called, and why need you not say about which point their torque is taken?
- Two equal spanners float in space. One is pushed at its end, one in its middle, with the same force for the same time. Which of the two centres of mass goes
  faster, and which hand does more work?
*/
