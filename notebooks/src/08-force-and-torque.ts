// %% [markdown] title
/*
# 08 Force and torque

A force on a particle moves it. On a body it also matters *where* it acts: the same push may shift, turn, or do both.

**After this notebook you can** replace a force at any point by a force at the centre of mass and a torque, in whichever frames the two
are given, find its line of action, and say what it does to linear and angular momentum and to the energy.

*Sources: lecture, "Equations of Motions" (force, torque), "Torque", "COM as the origin of the body coordinate frame"; Chaney sections 4.3
and 5, eq. 5, 15, 16 and 22 to 26.*
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
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] three {"predict":{"options":[{"text":"all three: none acts at the centre","idea":"off-centre-point","reply":"So it would be if only the point counted. What counts is whether the line of action misses the centre of mass: the dotted lines of F₁ and F₂ do not."},{"text":"only F₃: its line misses the centre","reply":"So it is: the lines of action of F₁ and F₂ pass through the centre of mass, that of F₃ does not."},{"text":"only F₁: it acts farthest from it","idea":"off-centre-point","reply":"So it would be if the force were turned by 90° at its place. As it is, F₁ points straight at the centre of mass, and no distance gives it a torque."}],"answer":1,"until":"torque"}}
/*
## Three pushes

A plate of $4\times2$ m floats at rest. The origin is its centre of mass; an arrow of a metre stands for a newton, and its tip for the point where the force acts. The dotted lines are the *lines of action*.

**Predict:** which of the three forces turn the plate?
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
  console.log(
    `${name}: torque about the centre of mass ${fixed(torque, 2)} N m`,
  );
}

// %% [markdown] torque {"predict":{"options":[{"text":"It moves and turns","idea":"off-centre-point","reply":"So it would if the finger pushed along an edge. Along the diagonal the line of action passes through the middle of the book."},{"text":"It turns on the spot","idea":"spin-or-move","reply":"So it would with two fingers that push against each other at two corners. One force alone always moves the centre of mass."},{"text":"It moves without turning","reply":"So it is: the lever and the force point along one line, and their cross product is zero."}],"answer":2,"twinOf":"three","until":"line"}}
/*
You were right if you named $F_3$ alone: its line of action misses the centre of mass. $F_1$ and $F_2$ translate the plate, $F_3$ translates *and* rotates it. That is
why the centre of mass is the best origin of a body frame: forces through it need no second thought. The torque is
$\boldsymbol\tau = \mathbf d\times\mathbf F$ [N m] with the *lever* $\mathbf d$ [m] from the centre of mass to the point of application. Its sign along $z$ follows the right-hand rule: positive is anticlockwise, seen from
the tip of $z$.

### And now a book

A book lies on smooth ice. A finger pushes at one of its corners, along the diagonal and towards the middle.

**Predict:** what does the book do?
*/

// %% parallel {"change":{"replace":"const lever: Vec3 = [1, 2, -3]","with":"const lever: Vec3 = [1, 2, 3]","ask":{"question":"Which component of d × F will still be zero?","options":["x","y","z","none"],"answer":2},"appears":["d × F = (-24, 12, 0) N m"]}}
const lever: Vec3 = [1, 2, -3];
const along: Vec3 = [2, 4, -6];
console.log('|d| =', fixed(norm(lever), 3), 'm');
console.log('d × F =', fixed(cross(lever, along), 0), 'N m');

// %% [markdown] line
/*
You were right if you said that it moves without turning. $\mathbf d\times\mathbf F$ vanishes whenever $\mathbf d$ is *parallel* to $\mathbf F$, however long it is, as in the three numbers above. **Change this:** turn the
lever out of the line, `[1, 2, 3]`. A torque appears, perpendicular to both.

### The arm

Only the part of the lever across the force counts. It is the *arm*: the shortest way from the centre of mass to the line of action, which it meets at $\mathbf F\times\boldsymbol\tau/|\mathbf F|^2$. In the plane, the torque is
plus or minus arm times force. Two questions for the controls: along which line can you slide the point, and the torque stays? And where does it change its sign?
*/

// %% arm {"control":{"point[0]":{"label":"Point, x","unit":"m","min":-2,"max":2,"step":0.1,"turning":-0.6,"says":"Torque"},"point[1]":{"label":"Point, y","unit":"m","min":-1,"max":1,"step":0.1,"turning":0.53,"says":"Torque"}}}
const point: Vec3 = [0.8, -0.4, 0];
const push: Vec3 = [1.5, 1, 0];
const turning = cross(point, push);
const foot = scale(cross(push, turning), 1 / dot(push, push));
const reach = scale(push, 2);
const outline = { x: [2, 2, -2, -2, 2], y: [1, -1, -1, 1, 1] };
const arrow = (name: string, from: Vec3, to: Vec3, colour: string) => {
  return { name, x: [from[0], to[0]], y: [from[1], to[1]], colour };
};
const title = `In the world, from above: arm ${fixed(norm(foot), 2)} m`;
const x = { label: 'x', unit: 'm', range: [-4, 4] as const };
const y = { label: 'y', unit: 'm', range: [-2.5, 2.5] as const };
const series = [
  { name: 'plate', ...outline },
  arrow('line', subtract(foot, reach), add(foot, reach), '#8a8a8a'),
  arrow('F', point, add(point, push), '#cc79a7'),
  arrow('arm', [0, 0, 0], foot, '#009e73'),
  arrow('d', [0, 0, 0], point, '#e69f00'),
];
show(lineChart({ title, x, y, series, equalScale: true, height: 460 }));
console.log(`Torque ${fixed(turning[2], 2)} N m along z`);
const product = norm(foot) * norm(push);
console.log(`arm times force: ${fixed(product, 2)} N m`);

// %% [markdown] wrench {"predict":{"options":[{"text":"The force, in world axes","reply":"So it is: the thruster now pushes another way through the world, while its lever and direction seen from the body are what they were."},{"text":"The torque, in body axes","idea":"body-or-world","reply":"So it would be for a push that keeps its direction in the world. This thruster turns along, and the body sees no difference."},{"text":"Both of the two lists","idea":"body-or-world","reply":"So it would be if both were written in world axes. The torque is written in body axes, along which the thruster is bolted."}],"answer":0,"until":"couple"}}
/*
Along the line of action, three metres to the right for two up, nothing changes: the force may be moved there at will. The sign changes where this line passes through the centre of mass.

## A wrench

Force and torque together are a *wrench*. To write one down, two frames are needed. $R$ turns components in body axes into components in
world axes, $R^T$ turns them back. The point at which the force acts is $\mathbf r_w$, measured from the origin of the world in world axes,
or $\mathbf r_b$, measured from the centre of mass $\mathbf x$ in body axes; so $\mathbf r_w=\mathbf x+R\,\mathbf r_b$.

This course keeps the force in world axes [N] and the torque in body axes [N m], because each enters an equation of motion that is simplest there: the place of the body is wanted in the world, and in body axes
the inertia tensor is constant. The two equations are those of notebook [09](09-equations-of-motion.ipynb). A force at a point may be given in three combinations of frames (Chaney 5.1):

| force, point | force in world axes | torque in body axes | Chaney |
|---|---|---|---|
| world, world | $\mathbf F_w$ | $R^T\bigl((\mathbf r_w-\mathbf x)\times\mathbf F_w\bigr)$ | eq. 22 |
| world, body | $\mathbf F_w$ | $\mathbf r_b\times R^T\mathbf F_w$ | eq. 23 |
| body, body | $R\,\mathbf F_b$ | $\mathbf r_b\times\mathbf F_b$ | eq. 16, 24, 25 |

In each row the torque is $\mathbf d\times\mathbf F$ with both vectors in the same axes. Below, a thruster is bolted to a body; its push is described in the three ways, and then the body is turned
on by 90°.

**Predict:** which of the two lists of a wrench has other numbers after the turn?
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

// %% [markdown] couple {"predict":{"options":[{"text":"The centre moves, and the torque is larger","idea":"couple-by-point","reply":"So it would be for one force alone: it moves the centre, and its lever grows with the distance. Here the other force takes both back."},{"text":"The centre rests, and the torque is larger","idea":"couple-by-point","reply":"So it would be if the two levers grew in the same sense. What one force gains by a longer lever the other one loses."},{"text":"The centre rests, and the torque is the same","reply":"So it is: the forces cancel, and what one of them gains by a longer lever the other one loses."}],"answer":2,"until":"momentum"}}
/*
You were right if you said the force in world axes: the thruster now pushes another way through the world, while its lever and its direction seen from the body
are what they were. The three descriptions give one wrench, and both products by hand give its torque.

Two opposite forces at two points are called a *couple*: 2 N at one end of the body, 2 N against it at the other, two metres apart.

**Predict:** what does a couple do to the centre of mass, and what is its torque about a point far outside the body, compared with that about the centre?
*/

// %% couple-demo
const handOn = (side: number) => {
  const forceBody: Vec3<'body'> = [0, 2 * side, 0];
  const pointBody: Vec3<'body'> = [side, 0, 0];
  return { forceBody, pointBody };
};
const hands = [handOn(1), handOn(-1)];
const each = hands.map((hand) => wrenchFromForceAtPoint(state, hand));
const couple = addWrenches(...each);
console.log('couple:', fixed(couple.force), 'N', fixed(couple.torque), 'N m');
for (const about of [
  [0, 0, 0],
  [0.7, 0, 0],
  [40, -3, 5],
] as Vec3[]) {
  const [one, other] = hands.map((hand) => {
    return cross(subtract(hand.pointBody, about), hand.forceBody);
  });
  const texts = [about, one, add(one, other)].map((u) => fixed(u, 1));
  console.log(`about ${texts[0]}: one ${texts[1]}, both ${texts[2]} N m`);
}
const torqueWorld = vectorToWorld([0, 0, 4], state.orientation);
const pure = wrenchFromTorque(state, { torqueWorld });
console.log('pure:  ', fixed(pure.force), 'N', fixed(pure.torque), 'N m');

// %% [markdown] momentum {"predict":{"options":[{"text":"The one pushed at its centre","idea":"force-splits","reply":"So it would if part of the force were used up for turning. The whole force moves the centre of mass, wherever it acts."},{"text":"Neither: both go equally far","reply":"So it is: the centre of mass answers to the total force, wherever it acts."},{"text":"The one pushed beside it","idea":"same-push-same-energy","reply":"So it is for the hand: the place where it pushes runs ahead of the centre. The centre itself answers to the total force only."}],"answer":1}}
/*
You were right if you said that it rests, and the same: the forces cancel, and what one of them gains by a longer lever the other loses. So a pure torque needs no
point of application; given in world axes it is turned into the body, $\boldsymbol\tau_b = R^T\boldsymbol\tau_w$ (Chaney eq. 26), the last line.

## What it does

Linear momentum is $\mathbf P = m\,\mathbf v$ [kg m/s], angular momentum $\mathbf L = I\,\boldsymbol\omega$ [kg m²/s] with the inertia tensor about the centre of mass. The force
is the rate of the first, the torque of the second (lecture, "Equations of Motions"; Chaney eq. 5):

$$\frac{d\mathbf P}{dt} = \mathbf F = m\,\mathbf a,\qquad \frac{d\mathbf L}{dt} = \boldsymbol\tau .$$

These two are written in *world* axes, so here $I=R\,I_bR^T$ turns with the body, and $\boldsymbol\tau=R\,\boldsymbol\tau_b$. $\mathbf L$ and $\boldsymbol\tau$ are taken about the centre of mass.

Two boxes of 12 kg rest in empty space. A thruster on each pushes it along $x$ for one second with 6 N, on the first at its centre, on the second half a metre to the side, at $y=+0.5$ m of the box.

**Predict:** whose *centre* moves farther?
*/

// %% push
const size: Vec3 = [4, 2, 1];
const box = rigidBody({ massProperties: solidBox({ size, mass: 12 }) });
/** A second of push at y = offset of the box, then two seconds without. */
function pushedAt(offset: number) {
  const pointBody: Vec3<'body'> = [0, offset, 0];
  const applied = { forceWorld: [6, 0, 0] as Vec3<'world'>, pointBody };
  const loads: Loads = (_t, now) => wrenchFromForceAtPoint(now, applied);
  const [rest, stepSize] = [rigidBodyState({}), 0.02];
  const first = simulate(box, rest, { duration: 1, stepSize, loads });
  const end = first.states.at(-1)!;
  const second = simulate(box, end, { duration: 2, stepSize });
  const times = [...first.times, ...second.times.slice(1).map((t) => 1 + t)];
  return { times, states: [...first.states, ...second.states.slice(1)] };
}
const [central, beside] = [pushedAt(0), pushedAt(0.5)];
const ends = [central, beside].map((run) => run.states.at(-1)!);
for (const end of ends) {
  const P = fixed(linearMomentum(box, end), 3);
  const L = fixed(angularMomentumWorld(box, end), 3);
  console.log(`x = ${fixed(end.position[0], 4)} m, P = ${P}, L = ${L}`);
}

// %% push-picture
const beforeUs = ({ states }: typeof central, y: number) =>
  states.map((s) => ({ ...s, position: add(s.position, [0, y, 0]) }));
const [first, second] = [beforeUs(central, -1.5), beforeUs(beside, 1.5)];
const mesh = boxMesh(size);
show(
  animate({
    title: 'Two boxes, one second of the same push',
    frame: 'world',
    times: central.times,
    bodies: [
      { name: 'pushed at the centre', mesh, poses: first },
      { name: 'pushed beside it', mesh, poses: second },
    ],
    paths: [
      { name: 'centre', points: first.map((s) => s.position) },
      { name: 'centre', points: second.map((s) => s.position) },
    ],
    stops: [
      { name: 'start', time: 0 },
      { name: 'push ends', time: 1 },
      { name: 'end', time: 3 },
    ],
    camera: { azimuth: -1.57, elevation: 1.2 },
  }),
);

// %% [markdown] push-note {"predict":{"draw":"ω about z","cell":"push-turning","reply":"The torque is −3 N m, so ω_z falls by 0.15 rad/s in the first second. Then nothing turns the box and nothing stops it: ω_z stays. A curve that comes back to zero would be right with friction."}}
/*
You were right if you said neither. The centre of mass answers to the total force, wherever it acts: one path, one $\mathbf P$. And
$(0,\,0.5,\,0)\times(6,\,0,\,0)=(0,\,0,\,-3)$ N m: pushed along $+x$ on its $+y$ side, the box turns clockwise seen from above. (In three seconds it turns by 0.37 rad about $z$ alone, so $\omega_z$ is the same
in both frames; the lever turns along, which is why $L_z$ is not quite $-3$.)

**Predict:** draw the angular velocity $\omega_z$ of the second box, from the start of the push to 3 s.
*/

// %% push-turning
show(
  timeChart(beside, {
    title: 'The box pushed beside its centre: ω in body and world axes',
    y: { label: 'angular velocity about z', unit: 'rad/s' },
    curves: { 'ω about z': (s) => s.omegaBody[2] },
  }),
);
const aboutZ = (12 * (4 ** 2 + 2 ** 2)) / 12;
console.log('-3 N m for 1 s by I_z:', fixed(-3 / aboutZ, 4), 'rad/s');
console.log(
  'ω_z of the run at 3 s:',
  fixed(ends[1].omegaBody[2], 4),
  'rad/s',
);

// %% [markdown] energy {"predict":{"options":[{"text":"less: some went into turning","idea":"force-splits","reply":"So it would if the energy of turning were taken from that of moving. Both centres go equally fast, so the turning comes on top."},{"text":"the same: the push is the same","idea":"same-push-same-energy","reply":"So it would if the same force for the same time gave the same energy. It gives the same momentum; energy is force times way, and the two ways differ."},{"text":"more: the thruster goes farther","reply":"So it is: the place where the force acts runs ahead of the centre, and force times its way is the work."}],"answer":2}}
/*
You were right if you drew a fall to about $-0.15$ rad/s within the first second, and then a level line: without a torque $\boldsymbol\omega$ about a principal axis neither dies nor grows.

## Who pays?

The rate at which a force gives energy is the *power*, force times the velocity of the point at which it acts. For a wrench it is $\mathbf F\cdot\mathbf v+\boldsymbol\tau\cdot\boldsymbol\omega$ [W].

**Predict:** compared with the box pushed at its centre, how much energy has the other one?

**Change this:** double the lever, `offset = 1`. Look for what stays, what doubles, and what becomes four times as much, nearly.
*/

// %% energy-of-push {"change":{"replace":"const offset = 0.5","with":"const offset = 1","ask":{"question":"How much energy of turning will the box have, with twice the lever?","options":["as much, the push is the same","twice as much","nearly four times as much"],"answer":2},"appears":["0.8960 J turning"]}}
const offset = 0.5;
const { states } = pushedAt(offset);
const [before, after] = [states[0], states[50]];
const moving = translationalEnergy(box, after);
const spinning = rotationalEnergy(box, after);
console.log(
  `Energy: ${fixed(moving)} J moving, ${fixed(spinning)} J turning`,
);
// Force times way: that of the centre, and that of the point.
const centreWay = after.position[0] - before.position[0];
const [from, to] = [before, after].map((s) => toWorld([0, offset, 0], s));
const pointWay = to[0] - from[0];
console.log(
  `in all ${fixed(moving + spinning)} J, work ${fixed(6 * pointWay)} J`,
);
const further = fixed(100 * (pointWay - centreWay), 3);
console.log(`The point goes ${further} cm farther than the centre`);

// %% [markdown] spanners {"predict":{"options":[{"text":"The one pushed in the middle","idea":"force-splits","reply":"So it would if turning cost a part of the force. The whole force moves the centre of mass in both cases."},{"text":"The one pushed at its end","idea":"same-push-same-energy","reply":"So it is for the energy, and for the hand. The centre of mass answers to the force and the time only."},{"text":"Both centres are equally fast","reply":"So it is: force times time is the momentum, and momentum by mass is the velocity of the centre."}],"answer":2,"twinOf":"momentum","until":"keep-still"}}
/*
You were right if you said more. The second box has the energy of turning on top, 0.225 J, and the thruster pays for it: its place on the box goes 3.75 cm farther than the centre, and 6 N times that are 0.225 J.
With twice the lever $\mathbf P$ stays, $\mathbf L$ nearly doubles, and the energy of turning is nearly four times as large; not quite, because the lever turns along.

### And now two spanners

Two equal spanners float in space. One is pushed at its end, one in its middle, across its length, with the same force for the same short time.

**Predict:** which centre of mass is faster afterwards?
*/

// %% spanner-run
const massProperties = solidBox({ size: [0.3, 0.03, 0.01], mass: 0.4 });
const spanner = rigidBody({ massProperties });
for (const place of [0, 0.15]) {
  const pointBody: Vec3<'body'> = [place, 0, 0];
  const applied = { forceWorld: [0, 2, 0] as Vec3<'world'>, pointBody };
  const run = simulate(spanner, rigidBodyState({}), {
    duration: 0.1,
    stepSize: 0.001,
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
You were right if you said that both are equally fast. The hand at the end does more work.

## Your turn: the end that stays

The box of 12 kg rests, 4 m long, and is struck across its length, along $+y$, at the place $b$ [m] from its centre; positive is to the right. The centre starts with $\mathbf v=\mathbf F t/m$, and the box begins to turn. So one
end moves on, and somewhere on the other side of the centre a point stands still in the first instant: batsmen call the place of such a blow the *sweet spot*.

**Find the place $b$ at which the far end, $x=-2$ m, stays**: by the control, or from $v_y(x)=Ft\,\bigl(\tfrac1m+\tfrac{b\,x}{I_z}\bigr)$ on paper, with $I_z=\tfrac1{12}\,m\,(4^2+2^2)$. The law is the velocity of the end.
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

A couple. What one force gains by a longer lever the other one loses, so the torque is the same about every point.

</details>

<details><summary>A push of 6 N at the centre of a body and one of 6 N beside it last equally long. What is the same afterwards, what is not?</summary>

The momentum and the velocity of the centre are the same. The angular momentum and the energy are not.

</details>

## Your turn

The equations behind `simulate` are in the next notebook. Exercise [08 Force and torque](../exercises/08-force-and-torque/README.md) replaces
many forces by one force and one torque, turns it into body axes, finds its line of action and its power: `node lab start 08-force-and-torque`.
*/

// %% [markdown] source-notes {"fold":{"title":"For readers of the source: the lever, and the point o"}}
/*
## For readers of the source: the lever, and the point o

The slide says of a force through the centre that "the d vector is zero" (erratum L12). If its lost figure shows $\mathbf d$ as the arm, the perpendicular to the line of action, that is right; if $\mathbf d$ leads to the point where the force
acts, as in this notebook, it need not be zero, only parallel to the force.

The slide takes both laws "about point o" (erratum L19). $d\mathbf L/dt=\boldsymbol\tau$ holds about any point at rest and about the centre of mass. $\mathbf L=I\boldsymbol\omega$ asks for more: o must be the centre of mass, or a point *of the
body* that is at rest, such as a pivot. About another point at rest $\mathbf L=\mathbf x\times\mathbf P+I\boldsymbol\omega$, with $\mathbf x$ from that point to the centre of mass.
*/
