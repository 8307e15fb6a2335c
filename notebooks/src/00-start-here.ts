// %% [markdown] title
/*
# 00 Start here

A thrown book, a satellite, a spanner in a space station: a *rigid body* keeps its shape. Beside what a particle has it takes six numbers:
three for its orientation, three for how it turns.

**After this notebook you can** run a cell, change a number and see the chart follow, and you know where the symbols are explained.

*Sources of the course: the lecture "Rigid Bodies" of CSCI 3010U Simulation and Modeling by Faisal Z. Qureshi, Ontario Tech University
(cited as "lecture" with the title of the slide); Chaney, "Simulating Single Rigid Bodies" (cited by section and equation); a paper on the
stabilisation of constraints by R. G. Mukharlyamov (cited by theorem and equation).*
*/

// %% [markdown] how
/*
## How a notebook works

- Each grey box is TypeScript. **Shift + Enter** runs it, in Jupyter, in VS Code and on the course page, where its numbers can be dragged.
- A moving picture has a time line and buttons for what matters. Drag the picture to see another side.
- The first code cell imports from one small library, `rigid-body-lab`.
- First **you predict**, then you see, then you change a number.
- You need not understand the code. The letters are explained at the end.
*/

// %% import
import {
  add,
  dot,
  fixed,
  freeRotation,
  norm,
  scale,
  solidBox,
  subtract,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Quaternion, RotationState, Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] prediction {"predict":{"options":[{"text":"It goes on spinning about that axis","idea":"small-nudge-safe","reply":"So it would if nothing nudged it at all. Here the nudge grows until the brick turns over."},{"text":"It wobbles a little about that axis","idea":"small-nudge-safe","reply":"So it would if a small nudge stayed small. Here it grows until the brick turns over."},{"text":"It turns over, again and again","reply":"So it is: the nudge grows, the brick turns over, spins on upside down, and turns over again."}],"answer":2,"until":"result"}}
/*
## A first prediction

A brick of $4 \times 2 \times 1$ m and 24 kg has an axis along each side. Its *moment of inertia*, how hard turning is (notebook 05), is smallest about the long one, 10 kg m², and
largest about the short one, 40 kg m²; about the *middle* axis it is 34 kg m².

It spins about the middle axis, with an *angular velocity* $\boldsymbol\omega$ of 2 rad/s; nothing touches it. At the start we add a nudge of 0.001 rad/s about the long axis.

**Predict:** will it go on spinning about that axis, wobble a little, or turn over? Decide before you read on.
*/

// %% motion
// This cell and the next two prepare the picture. You may skip them.
const times = Array.from({ length: 401 }, (_, k) => k / 10);
// A quarter turn about x: at the start the second axis points up.
const orientation: Quaternion = [Math.SQRT1_2, Math.SQRT1_2, 0, 0];
// <'body'>: components along the axes of the body.
function spun(principalMoments: Vec3, omegaBody: Vec3<'body'>) {
  const at = freeRotation({ principalMoments, omegaBody, orientation });
  return times.map((t) => at(t));
}
/** When ω₂ changes sign: where a straight line between two values is zero. */
function turnsOf(states: RotationState[]): number[] {
  const spins = states.map(({ omegaBody }) => omegaBody[1]);
  return spins.slice(1).flatMap((now, k) => {
    const before = spins[k];
    const part = before / (before - now);
    return before * now < 0 ? [times[k] + 0.1 * part] : [];
  });
}
function howOften(turns: number[]): string {
  const often = `${turns.length} ${turns.length === 1 ? 'time' : 'times'}`;
  if (turns.length === 0) return often;
  return `${often}, first at ${fixed(turns[0], 2)} s`;
}

// %% scene
const brickMesh = boxMesh([4, 2, 1]);
// A blue plate on the side that is up at the start.
const plate = boxMesh([3.6, 0.06, 0.8]);
const vertices = plate.vertices.map((v) => add(v, [0, 1.05, 0]));
const redPlate = { ...plate, vertices };
/** What is worth a look: the first of each kind, if there is one. */
function stopsOf(turns: number[]) {
  const between = turns.slice(1).map((t, k) => (turns[k] + t) / 2);
  return Object.entries({
    start: [0],
    'turning over': turns,
    'upside down': between,
    'upright again': between.slice(1),
    end: [40],
  }).flatMap(([name, at]) => at.slice(0, 1).map((time) => ({ name, time })));
}

// %% scene-drawn
type Arrows = { name: string; to: Vec3<'world'>[] }[];
function sceneOf(states: RotationState[], more: Arrows = []) {
  const omega = states.map((s) => vectorToWorld(s.omegaBody, s.orientation));
  return animate({
    title: 'A free brick, spun about its second axis',
    frame: 'world',
    times,
    bodies: [
      { name: 'brick', mesh: brickMesh, poses: states, axes: true },
      { name: 'plate', mesh: redPlate, poses: states, colour: '#0072b2' },
    ],
    arrows: [{ name: 'ω', to: omega }, ...more],
    stops: stopsOf(turnsOf(states)),
  });
}

// %% spin {"change":{"replace":"[0.001, 2, 0]","with":"[0.01, 2, 0]","ask":{"question":"the time of the first turn-over","answer":1},"appears":["4 times, first at 5.41 s"]},"control":{"principalMoments[1]":{"label":"Moment about the axis of spin","unit":"kg m²","min":30,"max":50,"step":1,"turning":40,"says":"In 40 s it turns over"},"omegaStart[0]":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":1,"scale":"log","turning":0.001,"says":"In 40 s it turns over"}}}
// Principal moments in kg m² (notebook 05), angular velocity in rad/s.
const principalMoments: Vec3 = [10, 34, 40];
const omegaStart: Vec3<'body'> = [0.001, 2, 0];
const states = spun(principalMoments, omegaStart);
const turns = turnsOf(states);
const curve = (name: string, k: number, dash: 'solid' | 'dash') => {
  return { name, x: times, y: states.map((s) => s.omegaBody[k]), dash };
};
show(sceneOf(states));
show(
  lineChart({
    title: 'The same motion, in body axes',
    x: { label: 't', unit: 's' },
    y: { label: 'ω in body axes', unit: 'rad/s' },
    series: [
      curve('ω₂ (axis of spin)', 1, 'solid'),
      curve('ω₃ (short axis)', 2, 'solid'),
      curve('ω₁ (long axis)', 0, 'dash'),
    ],
    height: 320,
  }),
);
console.log(`In 40 s it turns over ${howOften(turns)}.`);

// %% [markdown] result {"predict":{"options":[{"text":"It turns over with the brick","idea":"momentum-turns","reply":"So it would if L were fixed in the brick. It is fixed in the world: nothing outside exerts a torque."},{"text":"It nods and comes back","idea":"momentum-turns","reply":"The axis of spin of the brick does something like that. L cannot: only a torque from outside would change it."},{"text":"It stands still, to every digit","reply":"So it is: without a torque from outside L is constant in the world, however the brick turns."}],"answer":2,"until":"growth-question"}}
/*
You were right if you said that it turns over, again and again. In between it spins on steadily, upside down or upright, as if nothing had
happened. (1, 2 and 3 are the long, the middle and the short axis of the brick; the blue side is up at the start.) The picture is seen from the *world*, which stands still; the chart is in *body axes*, which turn
with the brick. There $\omega_2=-2$ means that the brick is upside down: in the world it spins the same way as before. Notebook 12 explains the turn, and has the exact formula
from which this motion comes: nothing is simulated here.

The first control changes only the moment; the brick is drawn as before. From 40 kg m² on its axis is no longer the middle one.

**Change this:** make the nudge ten times as large, `[0.01, 2, 0]`, and run the cell again. Look for the first turn-over: it comes 1.9 s
earlier.

## What pushes it?

The *angular momentum* $\mathbf L$ of the brick has the parts $I_1\omega_1$, $I_2\omega_2$ and $I_3\omega_3$ along its axes, with the moments of inertia $I_1=10$, $I_2=34$ and $I_3=40$ kg m².

**Predict:** nothing touches the brick. While it turns over, what does its angular momentum $\mathbf L$ do, as the world sees it?
*/

// %% conserved
// In the axes of the brick: each part has its own moment.
const momentum = ([A, B, C]: Vec3, w: Vec3): Vec3 => {
  return [A * w[0], B * w[1], C * w[2]];
};
const worldL = states.map(({ omegaBody, orientation }) =>
  vectorToWorld(momentum(principalMoments, omegaBody), orientation),
);
const drawnL = worldL.map((L) => scale(L, 1 / 30));
show(sceneOf(states, [{ name: 'L', to: drawnL }]));
console.log('t [s], L in the world [kg m²/s], energy [J]');
for (const k of [0, 100, 200, 300, 400]) {
  const { omegaBody: w } = states[k];
  const T = fixed(dot(w, momentum(principalMoments, w)) / 2, 8);
  console.log(fixed(times[k], 0).padStart(2), fixed(worldL[k], 8), T);
}
const { inertia } = solidBox({ size: [4, 2, 1], mass: 24 });
const bySides = [inertia[0][0], inertia[1][1], inertia[2][2]];
console.log('moments, by the sides:', fixed(bySides, 0), 'kg m²');

// %% [markdown] growth-question {"predict":{"options":[{"text":"It bends up ever more steeply","idea":"time-by-ratio","reply":"So it looks on an ordinary scale. On this one a constant factor per second is a straight line."},{"text":"It rises along a straight line","reply":"So it is: each second multiplies it by the same factor, here by 3.3."},{"text":"It rises, and then flattens out","idea":"small-nudge-safe","reply":"So it would if something held a small nudge back. Such a bend comes only in the last second before the turn-over, when the nudge is no longer small. Before that nothing holds it back."}],"answer":1,"until":"growth-note"}}
/*
You were right if you said that it stands still, in the picture and in the numbers: nothing pushes the brick, so angular momentum and energy keep every digit. What turns over is
the brick around them.

## How the nudge grows

Before the first turn-over nothing is seen for seconds. Look at $\omega_1$, the part that the nudge began with, on a scale where each line upwards is a
factor of ten.

**Predict:** what will the curve of $|\omega_1|$ look like there, from 1 s to 6 s?
*/

// %% growth {"change":{"replace":"const nudge = 1e-3","with":"const nudge = 1e-5","ask":{"question":"How much later will the first turn-over come, with a nudge a hundred times smaller?","options":["1.92 s later","3.84 s later","a hundred times later"],"answer":1},"appears":["turn-over comes at 11.17 s"]},"control":{"nudge":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":0.1,"scale":"log","turning":0.001,"says":"The first turn-over comes"}}}
const nudge = 1e-3;
const omega2 = 2;
const brick: Vec3 = [10, 34, 40];
const grown = spun(brick, [nudge, omega2, 0]);
const first = turnsOf(grown)[0];
const [I1, I2, I3] = brick;
const lambda = omega2 * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
const until = times.filter((t) => t <= first);
const sizes = until.map((_, k) => Math.abs(grown[k].omegaBody[0]));
// (nudge/2) (exp λt + exp -λt): half of it grows, the other half dies.
const line = until.map((t) => (nudge / 2) * Math.exp(lambda * t));
show(
  lineChart({
    title: `A nudge of ${nudge} rad/s grows, in body axes`,
    x: { label: 't', unit: 's' },
    y: { label: '|ω₁|', unit: 'rad/s', scale: 'log' },
    series: [
      { name: '|ω₁|', x: until, y: sizes },
      { name: 'growing half', x: until, y: line, dash: 'dash' },
    ],
  }),
);
console.log(`The first turn-over comes at ${fixed(first, 2)} s.`);
const tenfold = fixed(Math.log(10) / lambda, 2);
console.log(`rate λ = ${fixed(lambda, 2)}/s: tenfold in ${tenfold} s`);

// %% [markdown] growth-note
/*
You were right if you said a straight line. While the nudge $n$ is small, $\omega_1=\tfrac n2\,(e^{\lambda t}+e^{-\lambda t})$ with the *rate* $\lambda=\omega_2\sqrt{(I_2-I_1)(I_3-I_2)/(I_1I_3)}$, which notebook 12 derives. One half grows, the other half
dies away: hence the bend in the first second. In the last second before the turn-over the nudge is no longer small, and the curve bends again. The rate is the same
for every nudge, here 1.2 per second: a factor $e$ every 0.83 s, a factor ten every $\ln10/\lambda=1.92$ s.

So with a nudge ten times smaller the turn-over comes 1.92 s later, no more. **Change this:** make it a hundred times smaller. What is too small to see is never small enough
to be safe.
*/

// %% [markdown] change {"predict":{"twinOf":"prediction","options":[{"text":"Both stray, as the middle axis does","idea":"every-axis-tips","reply":"Only the middle axis does. About the other two a nudge makes a small loop and no more."},{"text":"Both hold: a small nudge stays small","reply":"So it is: about these two axes a nudge makes a small loop and no more."},{"text":"The smallest strays, the largest holds","idea":"every-axis-tips","reply":"Both hold: about the axis of the smallest moment, too, a nudge makes a small loop and no more."}],"answer":1,"until":"path"}}
/*
## The other two axes

**Predict:** the brick is spun about the axis of the *smallest* moment, or about that of the *largest*, again with a nudge of a few thousandths of a rad/s. Does it hold to that axis, or stray from it?
*/

// %% change-this {"change":{"replace":"[2, 0, 0]","with":"[0, 2, 0]","ask":{"question":"the largest change for the first of the two spins","answer":0},"appears":["largest change 4.0010 rad/s"]}}
const axes: Vec3<'body'>[] = [
  [2, 0, 0],
  [0, 0, 2],
];
// Unequal parts, on purpose: equal ones are a special case.
const other: Vec3<'body'> = [0.001, 0.001, 0.002];
console.log(`size of the nudge: ${fixed(norm(other))} rad/s`);
for (const spin of axes) {
  const nudged = spun(brick, add(spin, other));
  const strayed = nudged.map((s) => norm(subtract(s.omegaBody, spin)));
  const most = fixed(Math.max(...strayed));
  console.log(`spin ${fixed(spin, 0)}: largest change ${most} rad/s`);
}

// %% [markdown] path {"predict":{"twinOf":"growth-question","options":[{"text":"after half the time","reply":"So it is: the nudge is the same part of the spin as before, so it must grow by the same factor. With twice the spin λ is twice as large, and that takes half the time."},{"text":"after the same time","idea":"time-by-ratio","reply":"So it would if only the ratio of nudge and spin counted. It says by which factor the nudge must grow; that takes half as long now."},{"text":"0.58 s earlier than before","idea":"time-by-ratio","reply":"So it would be if the nudge alone were doubled: it comes ln 2/λ earlier. The doubled spin doubles λ as well."}],"answer":0,"until":"symbols"}}
/*
You were right if you said that both hold: thousandths of a radian per second go in, thousandths come out. **Change this:** let the first
spin be about the middle axis, `[0, 2, 0]`. The largest change is twice the whole spin, because the body turns upside down.

## A doubled spin

**Predict:** the brick is spun twice as fast, with a nudge twice as large. When will it turn over for the first time?
*/

// %% units
const doubled = turnsOf(spun(principalMoments, scale(omegaStart, 2)));
const [once, twice] = [turns, doubled].map((all) =>
  all.length > 0 ? `${fixed(all[0], 2)} s` : 'none',
);
console.log(`first turn-over: ${once}; doubled: ${twice}`);

// %% [markdown] symbols
/*
You were right if you said after half the time: a film of the same motion, run twice as fast.

## A target

The nearer $I_2$ is to 40 kg m², the smaller is the root in $\lambda$. Which way must you go? **Aim:** let the first turn-over come at 9.0 s, by that moment alone.
*/

// %% aim {"control":{"middleMoment":{"label":"Moment about the axis of spin","unit":"kg m²","min":30,"max":50,"step":0.1,"turning":40,"says":"It "}},"target":{"reached":"Reached","by":{"middleMoment":36.6}}}
const middleMoment = 34;
const aimed = turnsOf(spun([10, middleMoment, 40], [0.001, 2, 0]));
const miss = aimed.length > 0 ? aimed[0] - 9 : Infinity;
if (aimed.length === 0) console.log('It does not turn over in 40 s.');
else console.log(`It turns over first at ${fixed(aimed[0], 2)} s.`);
if (Math.abs(miss) < 0.1) console.log('Reached: 9.0 s, within a tenth.');

// %% [markdown] questions
/*
## The path

| notebooks | what they are about |
|---|---|
| 01 to 03 | particles and planar bodies, change of basis, rotations |
| 04 to 07 | mass: its centre, the inertia tensor, principal axes, solids and meshes |
| 08 to 11 | motion: force and torque, the equations, Euler and Runge-Kutta, matrix or quaternion |
| 12 and 13 | tumbling and its exact solution; Chaney's body, stage by stage |
| 14 to 16 | constraints: the slider-crank, stability, pendulums and hinges |
| 17 | the mistakes in the sources, for you to find |

Each of 01 to 16 has an exercise: on the course page beside its statement, in a terminal by `node lab start` and `node lab check`. Both tell you
what is right, what is wrong, and which mistake it looks like.

## Questions to close with

Say your answer first; then open it.

<details><summary>About which of its axes does a brick not go on spinning?</summary>

About that of the middle moment: there a nudge grows like an exponential, about the other two it stays small.

</details>

<details><summary>What stays the same while it turns over, and what does not?</summary>

The angular momentum in the world and the energy stay. The angular velocity does not: in body axes $\omega_2$ changes its sign.

</details>

<details><summary>The charts above show the angular velocity: its parts along the axes of the world, or along those of the brick?</summary>

Along those of the brick, in *body axes*: `omegaBody`.

</details>

<details><summary>Spun about its middle axis, with a nudge that is a thousand times smaller: how much later does this brick turn over?</summary>

Three factors of ten, each $\ln10/\lambda=1.92$ s: 5.8 s later.

</details>

The first exercise is [01 The planar body](../exercises/01-planar-body/README.md), after the next notebook: `node lab start 01-planar-body`.
*/

// %% [markdown] symbol-table {"fold":{"title":"To look up: the symbols of the course"}}
/*
## To look up: the symbols of the course

| symbol | meaning | unit | explained in |
|---|---|---|---|
| $\mathbf x,\ \mathbf v$ | position and velocity of the centre of mass, world axes | m, m/s | 01, 04 |
| $R$ | rotation matrix; its columns are the body axes in world coordinates | 1 | 02, 03 |
| $E$ | the unit matrix (the lecture writes $I$ for it) | 1 | 03 |
| $q = (w, x, y, z)$ | unit quaternion of the same orientation ($x$, $y$, $z$ are no position here); $q$ and $-q$ are one orientation | 1 | 03 |
| $\boldsymbol\omega$; $\omega_1$, $\omega_2$, $\omega_3$ | angular velocity, in code `omegaBody` or `omegaWorld`; its parts along the principal axes | rad/s | 03, 06 |
| $I$ | inertia tensor about the centre of mass; off the diagonal $-\sum m\,x\,y$ | kg m² | 05 |
| $I_1$, $I_2$, $I_3$ | principal moments, the moments about the principal axes | kg m² | 06 |
| $\mathbf P,\ \mathbf L$ | linear momentum; angular momentum about the centre of mass; both in world axes | kg m/s, kg m²/s | 08 |
| $\mathbf F,\ \boldsymbol\tau$ | force; torque about the centre of mass (the lecture also writes $\mathbf N$ and $\mathbf T$) | N, N m | 08 |
| $h$ | step of time of a numerical solution | s | 10 |
| $\lambda$ | rate at which a small nudge grows | 1/s | 12 |

An orientation has three degrees of freedom, stored as the nine numbers of $R$ or the four of $q$. The world frame neither accelerates nor turns, and $z$ is up; the body
frame has its origin at the centre of mass; both are right-handed.
*/

// %% [markdown] one-sign {"fold":{"title":"Further: one sign decides","until":"one-sign-note"},"predict":{"draw":"(+, −)","cell":"signs","reply":"It turns over once, after about 7 s, and then creeps to −2 rad/s: the third part is against the first, and both grow. With equal signs both die away like e^(−1.2 t), and ω₂ stays at 2."}}
/*
## Further: one sign decides

Two nudges, each with a part about the long *and* about the short axis, are equally large: $(\omega_1,\omega_3)=(0.001, 0.001)$ and $(0.001, -0.001)$ rad/s. They differ in one sign.

**Predict:** draw $\omega_2$ over the first 20 s for the second one. It begins at 2 rad/s.
*/

// %% signs {"change":{"replace":"const third = 0.001","with":"const third = 0.0012","ask":{"question":"Will the two still end on different sides after 20 s?","options":["yes, as before","no, both have turned over","no, both are as at the start"],"answer":1},"appears":["after 20 s: -"]}}
const third = 0.001;
const short = times.filter((t) => t <= 20);
const spinWith = (nudge3: number): number[] =>
  spun(brick, [0.001, 2, nudge3])
    .slice(0, short.length)
    .map(({ omegaBody }) => omegaBody[1]);
show(
  lineChart({
    title: 'Spin about the middle axis, in body axes',
    x: { label: 't', unit: 's' },
    y: { label: 'ω₂', unit: 'rad/s', range: [-2.5, 2.5] },
    series: [
      { name: '(+, +)', x: short, y: spinWith(third) },
      { name: '(+, −)', x: short, y: spinWith(-third) },
    ],
  }),
);
const [same, opposite] = [spinWith(third), spinWith(-third)].map((y) =>
  y.at(-1)!,
);
console.log(
  `after 20 s: ${fixed(same, 3)} rad/s and ${fixed(opposite, 3)} rad/s`,
);
const sides = fixed([I1 * (I2 - I1), I3 * (I3 - I2)], 0);
console.log(`I₁ (I₂ - I₁) and I₃ (I₃ - I₂): ${sides} kg² m⁴`);

// %% [markdown] one-sign-note
/*
You were right if your curve went from 2 to $-2$ once and stayed there. With equal signs the two parts die away together; with opposite ones they grow
together. Both nudges lie *exactly* on a border, $I_1(I_2-I_1)\,\omega_1^2=I_3(I_3-I_2)\,\omega_3^2$: for sides in geometric progression, as
4 : 2 : 1 are, the two factors are equal. Only on the border does a brick that spins about its middle axis turn over once, or never; beside it, on either side, again and again.
**Change this:** make the third part 0.0012, a fifth too large for the border. The first one turns over, too. Notebook 12 has a name for the border: the separatrix.
*/
