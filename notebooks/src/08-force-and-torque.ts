// %% [markdown] title
/*
# 08 Force and torque

A force on a particle moves it. On a body it also matters *where* it acts: the same push may shift, turn, or do both.

**After this notebook you can** replace a force at any point by a force at the centre of mass and a torque, in whichever frames the two
are given, find its line of action, and say what it does to linear and angular momentum and to the energy.

*Sources: lecture, "Equations of Motions" (force, torque), "Torque", "COM as the origin of the body coordinate frame"; Chaney sections 4.3
and 5, eq. 5, 15, 16 and 22 to 26.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A plotter knife runs straight from corner to corner and back to the first. Here are three lists of corners, in m. Two of them cut out one sheet with an inside. Which one does not?

- (0, 0) (0, 5) (4, 5) (4, 0)
- (0, 0) (4, 5) (4, 0) (0, 5)
- (0, 0) (4, 0) (1, 1) (0, 5)

<details><summary>The answer</summary>

(0, 0) (4, 5) (4, 0) (0, 5). So it is: two of its edges cross, and its two halves are run round in opposite senses. (Notebook [07](07-solids-and-meshes.ipynb).)

</details>

**2.** A spanner slides over smooth ice with 1 m/s along x and spins with 3 rad/s. Its centre of mass lies 0.05 m from the middle of its length, towards the heavy jaw. The centre of mass runs along a straight line. How far from that line is the middle of the length, as time goes on?

- a bend to one side, ever farther from the line
- an even wave about the line, once in each turn
- no distance at all, from the start to the end
- a wave about the line that becomes ever wider

<details><summary>The answer</summary>

an even wave about the line, once in each turn. So it is: the centre of mass goes straight, and every other point of the spanner goes round it. (Notebook [04](04-centre-of-mass.ipynb).)

</details>

**3.** In a frame with perpendicular axes a ball is at (4, 3) m and flies with (2, 1) m/s. Now the origin is put 3 m farther along the first axis, and stays there. What are the place and the velocity of the ball in the new frame?

- place (1, 3) m, velocity (2, 1) m/s
- place (1, 3) m, velocity (−1, 1) m/s
- place (4, 3) m, velocity (2, 1) m/s
- place (7, 3) m, velocity (2, 1) m/s

<details><summary>The answer</summary>

place (1, 3) m, velocity (2, 1) m/s. So it is: places are counted from the origin, a velocity is the difference of two places and is not. (Notebook [02](02-change-of-basis.ipynb).)

</details>
*/

// %% import
import {
  add,
  addWrenches,
  angularMomentumWorld,
  cross,
  deg,
  dot,
  fixed,
  kineticEnergy,
  linearMomentum,
  norm,
  pointVelocityWorld,
  quaternionFromAxisAngle,
  rigidBody,
  rigidBodyState,
  rotationalEnergy,
  scale,
  simulate,
  solidBox,
  subtract,
  toWorld,
  translationalEnergy,
  vectorToBody,
  vectorToWorld,
  wrenchFromForceAtPoint,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Loads, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  lineChart,
  loadsFigure,
  planeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% picture
const pushes = [
  { name: 'F₁', at: [-2, 0.5], force: [1.6, -0.4] },
  { name: 'F₂', at: [-0.5, 1], force: [0.75, -1.5] },
  { name: 'F₃', at: [1.5, -1], force: [0, 1.5] },
] as const;
/** The plate, and a vector in its plane. */
const plate = [
  [2, 1],
  [-2, 1],
  [-2, -1],
  [2, -1],
] as const;
const flat = ([x, y]: Vec3) => [x, y] as const;
const title = 'In the world: which force turns the plate?';
show(loadsFigure({ title, size: [4, 2], forces: pushes }));

// %% [markdown] three {"predict":{"options":[{"text":"all three","idea":"off-centre-point","reply":"So it would be if only the point counted. What counts is whether the line of action misses the centre of mass: the dotted lines of F₁ and F₂ do not."},{"text":"only F₃","reply":"So it is: the lines of action of F₁ and F₂ pass through the centre of mass, that of F₃ does not."},{"text":"only F₁","idea":"off-centre-point","reply":"So it would be if the force were turned by 90° at its place. As it is, F₁ points straight at the centre of mass, and no distance gives it a torque."}],"answer":1,"until":"torque"}}
/*
## Three pushes

A plate of $4\times2$ m floats at rest. The picture above shows it with three forces. The origin is its centre of mass; an arrow of a metre stands for a newton, and its tip for the point where the
force acts. The dotted line through a force is its *line of action*.

**Predict:** which of the three forces turn the plate?
*/

// %% torques
for (const { name, at, force } of pushes) {
  const torque = cross([at[0], at[1], 0], [force[0], force[1], 0]);
  console.log(
    `${name}: torque about the centre of mass ${fixed(torque, 2)} N m`,
  );
}

// %% [markdown] torque {"predict":{"options":[{"text":"It moves and turns","idea":"off-centre-point","reply":"So it would if the finger pushed along an edge. Along the diagonal the line of action passes through the middle of the book."},{"text":"It turns on the spot","idea":"spin-or-move","reply":"So it would with two equal and opposite pushes along two different lines. One force alone always moves the centre of mass."},{"text":"It moves without turning","reply":"So it is: the lever and the force point along one line, and their cross product is zero."}],"answer":2,"twinOf":"three","until":"line"}}
/*
You were right if you named $F_3$ alone. $F_1$ and $F_2$ translate the plate, $F_3$ translates *and* rotates it. The torque is
$\boldsymbol\tau = \mathbf d\times\mathbf F$ [N m] with the *lever* $\mathbf d$ [m] from the centre of mass to the point of application. Its sign along $z$ follows the right-hand rule: positive is anticlockwise, seen from
the tip of $z$.

### And now a book

A book lies on smooth ice. A finger pushes at one of its corners, along the diagonal and towards the middle.

**Predict:** what does the book do?
*/

// %% parallel {"change":{"replace":"[-2, -3, 0]","with":"[0, -3, 0]","ask":{"question":"The finger at the corner pushes along an edge. Which way will the book turn, seen from above?","options":["clockwise","not at all","anticlockwise"],"answer":0},"appears":["d × F = (0.0, 0.0, -0.3) N m"]}}
const lever: Vec3 = [0.1, 0.15, 0];
const along: Vec3 = [-2, -3, 0];
console.log('|d| =', fixed(norm(lever), 3), 'm');
console.log('d × F =', fixed(cross(lever, along), 1), 'N m');

// %% [markdown] line {"predict":{"options":[{"text":"It grows: the point is farther away","idea":"off-centre-point","reply":"So it would if the lever grew across the force. What it gains here lies along the force, and does not count."},{"text":"It stays","reply":"So it is: the step lies along the force, so the point stays on the same line of action, and the arm is the same."},{"text":"It changes its sign","idea":"off-centre-point","reply":"So it would if the line of action went to the other side of the centre of mass. The point only moves along that line."}],"answer":1,"until":"wrench"}}
/*
You were right if you said that it moves without turning. $\mathbf d\times\mathbf F$ vanishes whenever $\mathbf d$ is *parallel* to $\mathbf F$, however long it is, as in the numbers above. **Change this:** let the finger
push along an edge, `[0, -3, 0]`. A torque appears, perpendicular to both.

### The arm

Only the part of the lever across the force counts. The *arm* is the shortest distance from the centre of mass to the line of action. It meets that line at a right angle, in the point with the lever $\mathbf d$ without its part along $\mathbf F$:

$$\mathbf d-\frac{\mathbf F\cdot\mathbf d}{|\mathbf F|^2}\,\mathbf F=\frac{\mathbf F\times\boldsymbol\tau}{|\mathbf F|^2} .$$

Both sides are equal because $\mathbf F\times(\mathbf d\times\mathbf F)=|\mathbf F|^2\,\mathbf d-(\mathbf F\cdot\mathbf d)\,\mathbf F$. In the plane, the torque is plus or minus arm times force. Below, $\mathbf F$ again ends where it acts.

**Predict:** a force of (1.5, 1) N acts at the point (0.8, −0.4) m. What does its torque do when the point is moved by (0.3, 0.2) m?
*/

// %% arm {"control":{"point[0]":{"label":"Point, x","unit":"m","min":-2,"max":2,"step":0.1,"turning":-0.6,"says":"Torque"},"point[1]":{"label":"Point, y","unit":"m","min":-1,"max":1,"step":0.1,"turning":0.53,"says":"Torque"}}}
const point: Vec3 = [0.8, -0.4, 0];
const push: Vec3 = [1.5, 1, 0];
const turning = cross(point, push);
const foot = scale(cross(push, turning), 1 / dot(push, push));
const line = [-2, 2].map((k) => flat(add(foot, scale(push, k))));
const tail = flat(subtract(point, push));
show(
  planeFigure({
    title: `In the world, from above: arm ${fixed(norm(foot), 2)} m`,
    paths: [
      { name: 'plate', points: plate, closed: true },
      { name: 'line', points: line, dash: 'dot', colour: '#8a8a8a' },
    ],
    arrows: [
      { name: 'F', at: tail, along: flat(push), colour: '#cc79a7' },
      { name: 'arm', at: [0, 0], along: flat(foot), colour: '#009e73' },
      { name: 'd', at: [0, 0], along: flat(point), colour: '#d55e00' },
    ],
    points: [{ name: 'centre', at: [0, 0] }],
    x: [-4, 4],
    y: [-2.5, 2.5],
  }),
);
console.log(`Torque ${fixed(turning[2], 2)} N m along z`);
console.log(`arm times force: ${fixed(norm(foot) * norm(push), 2)} N m`);

// %% [markdown] wrench {"predict":{"options":[{"text":"The force, in world axes","reply":"So it is: the thruster now pushes another way through the world, while its lever and direction seen from the body are what they were."},{"text":"The torque, in body axes","idea":"body-or-world","reply":"So it would be for a push that keeps its direction in the world. This thruster turns along, and the body sees no difference."},{"text":"Both of them","idea":"body-or-world","reply":"So it would be if both were written in world axes. The torque is written in body axes, along which the thruster is bolted."}],"answer":0,"until":"couple"}}
/*
You were right if you said that it stays: along the line of action, three metres to the right for two up, the force may be moved at will. Try it. Then find where
the torque changes its sign. Where does the line run then?

## A wrench

Force and torque together are a *wrench* (no tool is meant). To write one down, two frames are needed. $R$ turns components in body axes into components in
world axes, $R^T$ turns them back. The point at which the force acts is $\mathbf r_w$, measured from the origin of the world in world axes,
or $\mathbf r_b$, measured from the centre of mass $\mathbf x$ in body axes; so $\mathbf r_w=\mathbf x+R\,\mathbf r_b$.

This course keeps the force in world axes [N]: it moves the centre of mass, whose place is wanted in the world. It keeps the torque in body axes [N m]: it turns the body, and in body axes
the inertia tensor is constant. A force at a point may be given in three combinations of frames (Chaney 5.1):

| force, point | force in world axes | torque in body axes | Chaney |
|---|---|---|---|
| world, world | $\mathbf F_w$ | $R^T\bigl((\mathbf r_w-\mathbf x)\times\mathbf F_w\bigr)$ | eq. 22 |
| world, body | $\mathbf F_w$ | $\mathbf r_b\times R^T\mathbf F_w$ | eq. 23 |
| body, body | $R\,\mathbf F_b$ | $\mathbf r_b\times\mathbf F_b$ | eq. 16, 24, 25 |

In each row the torque is $\mathbf d\times\mathbf F$ with both vectors in the same axes. Below, a thruster is bolted to a body that is turned by 50°; its push is described in the three ways. Then the body, and the thruster with it, is turned
on to 140°, not about the push.

**Predict:** which of the two, force in world axes or torque in body axes, has other numbers after the turn?
*/

// %% three-frames
const position: Vec3<'world'> = [10, 0, 2];
const attitude = (degrees: number) =>
  quaternionFromAxisAngle([1, 2, 3], deg(degrees));
const state = rigidBodyState({ position, orientation: attitude(50) });
const turnedOn = rigidBodyState({ position, orientation: attitude(140) });
const pointBody: Vec3<'body'> = [1, 0.5, -0.2];
const forceBody: Vec3<'body'> = [0, 3, 1];
const forceWorld = vectorToWorld(forceBody, state.orientation);
const pointWorld = toWorld(pointBody, state);
const inBody = { forceBody, pointBody };
const wrenches = {
  'world, world (eq. 22)': wrenchFromForceAtPoint(state, {
    forceWorld,
    pointWorld,
  }),
  'world, body  (eq. 23)': wrenchFromForceAtPoint(state, {
    forceWorld,
    pointBody,
  }),
  'body, body   (eq. 25)': wrenchFromForceAtPoint(state, inBody),
  'the same, turned on  ': wrenchFromForceAtPoint(turnedOn, inBody),
};
for (const [name, { force, torque }] of Object.entries(wrenches))
  console.log(`${name}  F ${fixed(force, 3)} N  τ ${fixed(torque, 3)} N m`);

// %% by-hand
const across = cross(pointBody, forceBody);
console.log('r_b × F_b:', fixed(across, 3), 'N m in body axes');
const inWorld = cross(subtract(pointWorld, position), forceWorld);
console.log('(r_w - x) × F_w:', fixed(inWorld, 3), 'N m in world axes');
const turnedBack = vectorToBody(inWorld, state.orientation);
console.log('Rᵀ times it:', fixed(turnedBack, 3), 'N m in body axes');

// %% [markdown] couple {"predict":{"options":[{"text":"The centre moves, and the torque is larger","idea":"couple-by-point","reply":"So it would be for one force alone: it moves the centre, and its lever grows with the distance. Here the other force takes both back."},{"text":"The centre rests, and the torque is larger","idea":"couple-by-point","reply":"So it would be if the two torques grew in the same sense. Both levers change by the same vector; the forces are opposite, so the two changes cancel."},{"text":"The centre rests, and the torque is the same","reply":"So it is: the forces cancel. About another point both levers change by the same vector, and as the forces are opposite the two changes cancel, too."}],"answer":2,"until":"momentum"}}
/*
You were right if you said the force, in world axes. The three descriptions give one wrench, and both products by hand give its torque.

**Predict:** two equally large and opposite forces, along two different lines, are a *couple*: here 2 N at one end of a body, 2 N against it at the other, two metres apart, across the length. What do they do to the centre of mass, and what is their torque about a point far outside the body, compared with that about the centre?
*/

// %% couple-demo
const forceOn = (side: number) => {
  const forceBody: Vec3<'body'> = [0, 2 * side, 0];
  const pointBody: Vec3<'body'> = [side, 0, 0];
  return { forceBody, pointBody };
};
const two = [forceOn(1), forceOn(-1)];
const each = two.map((one) => wrenchFromForceAtPoint(state, one));
const couple = addWrenches(...each);
console.log('couple:', fixed(couple.force), 'N', fixed(couple.torque), 'N m');
console.log('Torques in body axes, about the point');
for (const about of [
  [0, 0, 0],
  [0.7, 0, 0],
  [40, -3, 5],
] as Vec3[]) {
  const [one, other] = two.map(({ pointBody, forceBody }) => {
    return cross(subtract(pointBody, about), forceBody);
  });
  const texts = [about, one, add(one, other)].map((u) => fixed(u, 1));
  console.log(`${texts[0]} m: one force ${texts[1]}, both ${texts[2]} N m`);
}
const torqueWorld = vectorToWorld([0, 0, 4], state.orientation);
const pure = wrenchFromTorque(state, { torqueWorld });
console.log('pure:  ', fixed(pure.force), 'N', fixed(pure.torque), 'N m');

// %% [markdown] momentum {"predict":{"options":[{"text":"The one pushed at its centre","idea":"force-splits","reply":"So it would if part of the force were used up for turning. The whole force moves the centre of mass, wherever it acts."},{"text":"Neither: both go equally far","reply":"So it is: the centre of mass answers to the total force, wherever it acts."},{"text":"The one pushed beside it","idea":"same-push-same-energy","reply":"So it is for the hand: the place where it pushes runs ahead of the centre. The centre itself answers to the total force only."}],"answer":1}}
/*
You were right if you said that the centre rests and the torque is the same: (0, 0, 4) N m about all three points. So a torque without a force, a *pure* torque, needs no
point of application. From world axes it is turned into the body, $\boldsymbol\tau_b = R^T\boldsymbol\tau_w$ (Chaney eq. 26), as in the line `pure`.

## What it does

Linear momentum is $\mathbf P = m\,\mathbf v$ [kg m/s], angular momentum $\mathbf L = I\,\boldsymbol\omega$ [kg m²/s] with the inertia tensor $I$ about the centre of mass. The force
is the rate of the first, the torque of the second, with the acceleration $\mathbf a$ (lecture, "Equations of Motions"; Chaney eq. 5):

$$\frac{d\mathbf P}{dt} = \mathbf F = m\,\mathbf a,\qquad \frac{d\mathbf L}{dt} = \boldsymbol\tau_w = R\,\boldsymbol\tau_b .$$

These two are written in *world* axes; notebook [09](09-equations-of-motion.ipynb) turns the second into body axes. $\mathbf L$ and $\boldsymbol\tau_w$ are taken about the centre of mass. In world axes the tensor turns
with the body, $I=R\,I_bR^T$ with $I_b$ in body axes (notebook [05](05-inertia-tensor.ipynb)). For a box that turns about its axis $z$ alone, $L_z$ is simply $I_z\,\omega_z$.

Two boxes of 12 kg and $4\times2\times1$ m rest in empty space. A hand pushes each for one second with 6 N along $x$ of the world, also while it turns: the first at its centre, the second half a metre to the side, at
$y=+0.5$ m of the box.

**Predict:** whose *centre* moves farther?
*/

// %% push
const size: Vec3 = [4, 2, 1];
const box = rigidBody({ massProperties: solidBox({ size, mass: 12 }) });
const pushForce: Vec3<'world'> = [6, 0, 0];
/** A second of push at y = offset of the box, then two seconds without. */
function pushedAt(offset: number) {
  const pointBody: Vec3<'body'> = [0, offset, 0];
  const applied = { forceWorld: pushForce, pointBody };
  const loads: Loads = (_t, now) => wrenchFromForceAtPoint(now, applied);
  const [rest, stepSize] = [rigidBodyState({}), 0.02];
  const first = simulate(box, rest, { duration: 1, stepSize, loads });
  const pushed = first.states.at(-1)!;
  const second = simulate(box, pushed, { duration: 2, stepSize });
  const times = [...first.times, ...second.times.slice(1).map((t) => 1 + t)];
  const states = [...first.states, ...second.states.slice(1)];
  return { times, states, pushed };
}
const [central, beside] = [pushedAt(0), pushedAt(0.5)];
const ends = [central, beside].map((run) => run.states.at(-1)!);
for (const end of ends) {
  const P = fixed(linearMomentum(box, end), 3);
  const L = fixed(angularMomentumWorld(box, end), 3);
  console.log(`x = ${fixed(end.position[0], 4)} m, P = ${P}, L = ${L}`);
}

// %% push-picture
// This cell prepares the picture. You may skip it.
const mesh = boxMesh(size);
const { times } = central;
/** A box, its path, and the push, drawn on the upper side of the box. */
function drawn(run: typeof central, offset: number, y: number) {
  const colour = y < 0 ? '#0072b2' : '#d55e00';
  const name = y < 0 ? 'at the centre' : 'beside it';
  const moved: Vec3 = [0, y, 0];
  const poses = run.states.map((s) => {
    return { ...s, position: add(s.position, moved) };
  });
  const points = poses.map((s) => s.position);
  const to = poses.map((s) => toWorld([0, offset, 0.6], s));
  const from = to.map((tip, k) => add(tip, [times[k] > 1 ? 0 : -3, 0, 0]));
  return {
    body: { mesh, poses, colour },
    path: { name, points, colour },
    arrow: { name: '', from, to, colour: '#cc79a7' },
  };
}

// %% push-scene
const both = [drawn(central, 0, -1.8), drawn(beside, 0.5, 1.8)];
const startLine = [-3.4, 3.4].map((y) => times.map((): Vec3 => [0, y, 0]));
show(
  animate({
    title: `Two boxes, one second of the same push of ${pushForce[0]} N`,
    frame: 'world',
    times,
    bodies: both.map(({ body }) => body),
    paths: both.map(({ path }) => path),
    arrows: both.map(({ arrow }) => arrow),
    rods: [{ from: startLine[0], to: startLine[1], colour: '#8a8a8a' }],
    stops: [
      { name: 'start', time: 0 },
      { name: 'push ends', time: 1 },
      { name: 'end', time: 3 },
    ],
    camera: { azimuth: -1.57, elevation: 1.2 },
  }),
);

// %% [markdown] push-note {"predict":{"draw":"ω about z","cell":"push-turning","reply":"The torque is −3 N m and I_z = 20 kg m², so ω_z falls by 0.15 rad/s in the first second. Then nothing turns the box and nothing stops it: ω_z stays. A curve above zero has the box turn anticlockwise; one that comes back to zero would be right with friction."}}
/*
You were right if you said neither (the grey bar marks where both started). The centre of mass answers to the total force, wherever it acts: one path, one $\mathbf P$. And
$(0,\,0.5,\,0)\text{ m}\times(6,\,0,\,0)\text{ N}=(0,\,0,\,-3)$ N m: pushed along $+x$ on its $+y$ side, the box turns clockwise seen from above. Its moment is $I_z=\tfrac1{12}\cdot12\cdot(4^2+2^2)=20$ kg m².

**Predict:** draw the angular velocity $\omega_z$ of the second box, from the start of the push to 3 s.
*/

// %% push-turning
show(
  timeChart(beside, {
    title: 'Pushed beside its centre: ω about z, in body and world axes',
    y: { label: 'angular velocity about z', unit: 'rad/s' },
    curves: { 'ω about z': (s) => s.omegaBody[2] },
  }),
);
const aboutZ = (12 * (size[0] ** 2 + size[1] ** 2)) / 12;
const turningUp = (-0.5 * pushForce[0]) / aboutZ;
const spun = fixed([turningUp, ends[1].omegaBody[2]], 4);
console.log(`ω_z after 1 s by τ t / I_z, and at the end: ${spun} rad/s`);
const { orientation } = ends[1];
const turnedBy = 2 * Math.atan2(orientation[3], orientation[0]);
console.log(`turned about z by ${fixed(turnedBy, 2)} rad`);

// %% [markdown] spanners {"predict":{"options":[{"text":"The one pushed in the middle","idea":"force-splits","reply":"So it would if turning cost a part of the force. The whole force moves the centre of mass in both cases."},{"text":"The one pushed at its end","idea":"same-push-same-energy","reply":"Its end is the fastest point of all, and it takes the most energy. The centre of mass answers to the force and the time only."},{"text":"Both centres are equally fast","reply":"So it is: force times time is the momentum, and momentum by mass is the velocity of the centre."}],"answer":2,"twinOf":"momentum","until":"keep-still"}}
/*
You were right if you drew a fall to about $-0.15$ rad/s within the first second, and then a level line: without a torque $\omega_z$ stays. In three seconds the box turns by 0.37 rad, about $z$ alone, so $\omega_z$ is the same in both frames. While it is pushed the lever turns along and the arm becomes a little shorter: that is why the cell `push` has $-2.998$ kg m²/s for $L_z$, not quite $-3$.

Only about the
centre of mass, or a point at rest, is $d\mathbf L/dt=\boldsymbol\tau$ in general. That is why the centre of mass is the best origin of a body frame. (About the point that is pushed the push has no torque, and still the box turns: a fold at the end computes why.)

### And now two spanners

Two equal spanners float in space. One is pushed at its end, one in its middle, across its length, with the same force for the same short time.

**Predict:** which centre of mass is faster afterwards?
*/

// %% spanner-run
const massProperties = solidBox({ size: [0.3, 0.03, 0.01], mass: 0.4 });
const spanner = rigidBody({ massProperties });
for (const place of [0, 0.15]) {
  const pointBody: Vec3<'body'> = [place, 0, 0];
  const applied = { forceWorld: [0, 20, 0] as Vec3<'world'>, pointBody };
  const run = simulate(spanner, rigidBodyState({}), {
    duration: 0.01,
    stepSize: 0.0001,
    loads: (_t, now) => wrenchFromForceAtPoint(now, applied),
  });
  const end = run.states.at(-1)!;
  const speed = fixed(norm(end.velocity));
  const energy = fixed(kineticEnergy(spanner, end));
  console.log(
    `pushed at ${place} m: centre ${speed} m/s, energy ${energy} J`,
  );
}

// %% [markdown] keep-still
/*
You were right if you said that both are equally fast. The hand at the end does more work, since the end goes farther: the first fold below computes who pays.

## Your turn: the end that stays

The box of 12 kg rests, 4 m long, and is struck across its length, along $+y$, at the place $b$ [m] from its centre; positive is to the right. The blow of a force $F$ for a short time $t$ gives the centre $v=Ft/m$ and the box $\omega=bFt/I_z$, with
$I_z=\tfrac1{12}\,m\,(4^2+2^2)$. The point at $x$ has $v+\omega x$ along $y$:

$$v_y(x)=Ft\,\Bigl(\frac1m+\frac{b\,x}{I_z}\Bigr) .$$

So unless $b=0$ there is a point on the line of the box, perhaps beyond its end, that stands still in the first instant: a batsman wants it to be in his hands, and calls the place of that blow the *sweet spot*.

**Find the place $b$ at which the far end, $x=-2$ m, stays**: by the control, or on paper. The chart shows $v_y(x)$ along the box; bring its left end to zero.
*/

// %% sweet-spot {"control":{"blow":{"label":"Place of the blow","unit":"m","min":-2,"max":2,"step":0.01,"turning":0.83,"says":"After the blow the left end"}},"target":{"reached":"Reached","by":{"blow":0.83}}}
const blow = 0;
const strong: Vec3<'world'> = [0, 600, 0];
const blown = { forceWorld: strong, pointBody: [blow, 0, 0] as Vec3<'body'> };
const hit: Loads = (_t, now) => wrenchFromForceAtPoint(now, blown);
const shortly = { duration: 0.01, stepSize: 0.001, loads: hit };
const struck = simulate(box, rigidBodyState({}), shortly).states.at(-1)!;
const places = Array.from({ length: 81 }, (_, k) => -2 + k / 20);
const upwards = (place: number): number =>
  pointVelocityWorld([place, 0, 0], struck)[1];
show(
  lineChart({
    title: `After a blow at ${blow} m: velocities in the world`,
    x: { label: 'place along the box', unit: 'm' },
    y: { label: 'velocity along y', unit: 'm/s', range: [-1, 2] },
    series: [{ name: 'velocity', x: places, y: places.map(upwards) }],
  }),
);
const leftEnd = upwards(-2);
console.log(`After the blow the left end has ${fixed(leftEnd, 3)} m/s`);
const stays = Math.abs(leftEnd) < 0.01;
console.log(
  stays ? 'Reached: the far end stays' : 'Not yet: the far end moves',
);

// %% [markdown] exercise
/*
## Questions to close with

Say your answer first; then open it.

<details><summary>A force acts at a point that is not the centre of mass, and still there is no torque: when?</summary>

When its line of action passes through the centre of mass: the lever is parallel to the force.

</details>

<details><summary>Two forces cancel and the body turns all the same: what are they called, and why need you not say about which point their torque is taken?</summary>

A couple. About another point both levers change by the same vector; the forces are opposite, so the two changes cancel.

</details>

<details><summary>A push of 6 N at the centre of a body and one of 6 N beside it last equally long. What is the same afterwards, what is not?</summary>

The momentum and the velocity of the centre are the same. The angular momentum and the energy are not.

</details>

<details><summary>A force is moved along its own line of action. What becomes of its lever, its arm and its torque?</summary>

The lever changes; the arm, and with it the torque, stays.

</details>

## What next

The equations behind `simulate` are in the next notebook. Exercise [08 Force and torque](../exercises/08-force-and-torque/README.md) replaces
many forces by one force and one torque, turns it into body axes, finds its line of action and its power: `node lab start 08-force-and-torque`. The first fold below prepares for the power.
*/

// %% [markdown] energy {"fold":{"title":"Further: who pays?","until":"energy-note"},"predict":{"options":[{"text":"less: some went into turning","idea":"force-splits","reply":"So it would if the energy of turning were taken from that of moving. Both centres go equally fast, so the turning comes on top."},{"text":"the same: the push is the same","idea":"same-push-same-energy","reply":"So it would if the same force for the same time gave the same energy. It gives the same momentum; energy is force times distance, and the two hands go different distances."},{"text":"more: the hand goes farther","reply":"So it is: the place where the force acts goes farther than the centre, and force times distance is the work."}],"answer":2}}
/*
## Further: who pays?

The rate at which a force gives energy is the *power*, force times the velocity of the point at which it acts. That point has the velocity $\mathbf v+\boldsymbol\omega\times\mathbf d$, so the power is

$$\mathbf F\cdot(\mathbf v+\boldsymbol\omega\times\mathbf d)=\mathbf F\cdot\mathbf v+(\mathbf d\times\mathbf F)\cdot\boldsymbol\omega=\mathbf F\cdot\mathbf v+\boldsymbol\tau\cdot\boldsymbol\omega\quad[\text{W}],$$

each product with both vectors in the same axes.

**Predict:** compared with the box above that is pushed at its centre, how much energy has the one pushed beside it?
*/

// %% energy-of-push {"change":{"replace":"const offset = 0.5","with":"const offset = 1","ask":{"question":"How much energy of turning will the box have, with twice the lever?","options":["as much, the push is the same","twice as much","nearly four times as much"],"answer":2},"appears":["0.8960 J turning"]}}
const offset = 0.5;
const pointOfHand: Vec3<'body'> = [0, offset, 0];
const { states, pushed: after } = pushedAt(offset);
const moving = translationalEnergy(box, after);
const spinning = rotationalEnergy(box, after);
console.log(
  `Energy: ${fixed(moving)} J moving, ${fixed(spinning)} J turning`,
);
// Force times distance: that of the centre, and that of the point.
const centreGoes = after.position[0] - states[0].position[0];
const [from, to] = [states[0], after].map((s) => toWorld(pointOfHand, s));
const pointGoes = to[0] - from[0];
const work = fixed(pushForce[0] * pointGoes);
console.log(`in all ${fixed(moving + spinning)} J, work ${work} J`);
const further = fixed(100 * (pointGoes - centreGoes), 3);
console.log(`The point goes ${further} cm farther than the centre`);
const byHand = { forceWorld: pushForce, pointBody: pointOfHand };
const given = wrenchFromForceAtPoint(after, byHand);
const forMoving = fixed(dot(given.force, after.velocity), 2);
const forTurning = fixed(dot(given.torque, after.omegaBody), 2);
console.log(`power when the push ends: ${forMoving} + ${forTurning} W`);
const P = fixed(linearMomentum(box, after), 3);
const L = fixed(angularMomentumWorld(box, after), 3);
console.log(`P = ${P} kg m/s, L = ${L} kg m²/s`);

// %% [markdown] energy-note
/*
You were right if you said more. The second box has the energy of turning on top, 0.225 J, and the hand pays for it: the point that it pushes goes 3.75 cm farther than the centre, and 6 N times that are 0.225 J.
At the end of the push its power is 3 W for moving and 0.45 W for turning.

**Change this:** double the lever, `offset = 1`. $\mathbf P$ stays, $\mathbf L$ nearly doubles, and the energy of turning is nearly four times as large; not quite, because the lever turns along.
*/

// %% [markdown] source-notes {"fold":{"title":"For readers of the source: the lever, and the point o"}}
/*
## For readers of the source: the lever, and the point o

The slide says of a force through the centre that "the d vector is zero" (number L12 in notebook 17). If its lost figure shows $\mathbf d$ as the arm, the perpendicular to the line of action, that is right; if $\mathbf d$ leads to the point where the force
acts, as in this notebook, it need not be zero, only parallel to the force.

The slide takes both laws "about point o" (number L19 there). $d\mathbf L/dt=\boldsymbol\tau$ holds about any point at rest and about the centre of mass. $\mathbf L=I\boldsymbol\omega$ asks for more: o must be the centre of mass, or a point *of the
body* that is at rest, such as a pivot. About another point at rest $\mathbf L=\mathbf x\times\mathbf P+I\boldsymbol\omega$, with $\mathbf x$ from that point to the centre of mass.
*/

// %% [markdown] pushed-point {"fold":{"title":"Further: the torque about the point that is pushed","until":"about-place"}}
/*
## Further: the torque about the point that is pushed

About the point $Q$ that is pushed, at $y=0.5$ m of the box, the push has no torque. Still the box turns. With $\mathbf c$ from $Q$ to the centre of mass the lever is $-\mathbf c$, so at the start, with $\mathbf F=m\,\mathbf a$,

$$I_z\,\dot{\boldsymbol\omega}=-\mathbf c\times m\,\mathbf a ,\qquad \mathbf a=\mathbf a_Q+\dot{\boldsymbol\omega}\times\mathbf c ,$$

where $\mathbf a_Q$ is the acceleration of $Q$. As $\dot{\boldsymbol\omega}$ and $\mathbf c$ are perpendicular, $\mathbf c\times(\dot{\boldsymbol\omega}\times\mathbf c)=|\mathbf c|^2\,\dot{\boldsymbol\omega}$, and with the moment
$I_Q=I_z+m\,|\mathbf c|^2$ about $Q$ (notebook [05](05-inertia-tensor.ipynb))

$$I_Q\,\dot{\boldsymbol\omega}=-m\,\mathbf c\times\mathbf a_Q .$$

The right-hand side stands where one would expect the torque about $Q$: it vanishes only where $Q$ is not accelerated, or accelerated along $\mathbf c$.
*/

// %% about-place
const placeMoves = pushForce[0] / 12 - 0.5 * turningUp;
const aboutPlace = (aboutZ + 12 * 0.5 ** 2) * turningUp;
console.log(`I_Q times dω/dt: ${fixed(aboutPlace, 2)} N m`);
console.log(`-m c × a_Q: ${fixed(-12 * 0.5 * placeMoves, 2)} N m`);
