// %% [markdown] title
/*
# 00 Start here

A rigid body is the simplest thing that can *tumble*. A thrown book, a satellite, a wrench in a space station: all obey six numbers
of state more than a particle has, and two of Newton's laws. This course builds that machine formula by formula, and lets you run
every formula as you read it.

**After this notebook you can** run a cell, change a number and see the chart follow, and you know the symbols of the course.

*Sources of the course: the lecture "Rigid Bodies" of CSCI 3010U Simulation and Modeling by Faisal Z. Qureshi, Ontario Tech University
(cited as "lecture" with the title of the slide); Chaney, "Simulating Single Rigid Bodies" (cited by section and equation); a paper on the
stabilisation of constraints by R. G. Mukharlyamov (cited by theorem and equation).*
*/

// %% [markdown] how
/*
## How a notebook works

- Each grey box is TypeScript. Press **Shift + Enter** to run it, in Jupyter, in VS Code and on the course page, where you see it already run
  and can drag its numbers.
- A moving picture has a time line: Play, a slider, and buttons that go to what is worth a look. On the course page a chart below it shows
  the same instant. Drag the picture to turn it, or give it the focus and use the arrow keys.
- The first code cell of every notebook imports what the notebook uses. It comes from one small library, `rigid-body-lab`, whose functions
  follow the lecture one by one; where matrix algebra should read as on paper, mathjs helps.
- Every notebook shows one idea in the same order: a picture, **a prediction that you make**, the smallest code, the result, and a
  number to change. Make the prediction before you look: a wrong guess is what you will remember.
*/

// %% import
import { add, dot, freeRotation, norm, scale, subtract, vectorToWorld } from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] prediction {"predict":{"options":[{"text":"It goes on spinning about that axis","idea":"small-nudge-safe","reply":"So it would if nothing nudged it at all. Here the nudge grows like an exponential until the brick turns over."},{"text":"It wobbles a little about that axis","idea":"small-nudge-safe","reply":"So it would if a small nudge stayed small. Here it grows like an exponential until the brick turns over."},{"text":"It turns over, again and again","reply":"So it is: the nudge grows like an exponential, the brick turns over, rests, and turns over again."}],"answer":2,"until":"conserved"}}
/*
## A first prediction

A brick of $4 \times 2 \times 1$ spins about its *middle* axis in empty space; nothing touches it. We give it a nudge of one part in
two thousand.

**Predict:** will it go on spinning about that axis, wobble a little, or do something else? Decide before you read on.
*/

// %% spin {"change":{"replace":"[0.001, 2, 0]","with":"[0.01, 2, 0]","ask":{"question":"the time of the first turn-over","answer":1},"appears":["4 times, first at 5.5 s"]},"control":{"principalMoments[1]":{"label":"Moment about the axis of spin","unit":"kg m²","min":30,"max":50,"step":1,"turning":40,"says":"In 40 s it turns over"},"omegaStart[0]":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":1,"scale":"log","turning":0.001,"says":"In 40 s it turns over"}}}
// Principal moments of inertia in kg m² (notebook 05 computes them), and the angular velocity in body axes, rad/s.
const principalMoments: Vec3 = [10, 34, 40];
const omegaStart: Vec3<'body'> = [0.001, 2, 0];
// A quarter turn about x: the second axis points up.
const upright: Quaternion = [Math.SQRT1_2, Math.SQRT1_2, 0, 0];
const motion = freeRotation({ principalMoments, omegaBody: omegaStart, orientation: upright });

const times = Array.from({ length: 401 }, (_, k) => k / 10);
const poses = times.map((t) => motion(t));
const omegas = poses.map(({ omegaBody }) => omegaBody);
const momentum = (omega: Vec3): Vec3<'body'> => [
  principalMoments[0] * omega[0],
  principalMoments[1] * omega[1],
  principalMoments[2] * omega[2],
];
const inWorld = poses.map(({ omegaBody, orientation }) => ({
  omega: vectorToWorld(omegaBody, orientation),
  L: vectorToWorld(momentum(omegaBody), orientation),
}));
const turns = times.filter((_, k) => k > 0 && omegas[k - 1][1] * omegas[k][1] < 0);
show(
  animate({
    title: 'A free brick, spun about its second axis',
    frame: 'world',
    times,
    bodies: [{ name: 'brick', mesh: boxMesh([4, 2, 1]), poses, axes: true }],
    arrows: [
      { name: 'L', to: inWorld.map(({ L }) => scale(L, 2.9 / norm(inWorld[0].L))) },
      { name: 'ω', to: inWorld.map(({ omega }) => omega) },
    ],
    stops: [
      { name: 'start', time: 0 },
      ...turns.slice(0, 3).map((time) => ({ name: 'on its way', time })),
      { name: 'end', time: 40 },
    ],
  }),
);
show(
  lineChart({
    title: 'The same motion, measured along the axes of the brick',
    x: { label: 't', unit: 's' },
    y: { label: 'ω in body axes', unit: 'rad/s' },
    series: ['ω₁ (long axis)', 'ω₂ (axis of spin)', 'ω₃ (short axis)'].map((name, k) => ({
      name,
      x: times,
      y: omegas.map((omega) => omega[k]),
    })),
    height: 320,
  }),
);
console.log(
  `In 40 s it turns over ${turns.length} ${turns.length === 1 ? 'time' : 'times'}${turns.length > 0 ? `, first at ${turns[0]} s` : ''}.`,
);

// %% [markdown] result
/*
It turns over completely, again and again, and rests in between as if nothing had happened. (In the picture $\mathbf L$ is the angular
momentum, $\boldsymbol\omega$ the angular velocity, and 1, 2, 3 are the axes of the brick.) Nothing pushes it: the angular momentum
in space and the energy are the same at every instant, as the next cell shows. Notebook 12 explains why; this curve is not even
a simulation, but the exact solution in elliptic functions.

**Change this:** make the nudge ten times as large, `[0.01, 2, 0]`, and run the cell again. Look for the first turn-over: it comes 1.9 s
earlier, and every further factor of ten brings it forward by as much again. That is how exponential growth looks.
*/

// %% conserved
for (const t of [0, 10, 20, 30, 40]) {
  const { omegaBody } = motion(t);
  const [L, T] = [momentum(omegaBody), dot(omegaBody, momentum(omegaBody)) / 2];
  console.log(`t = ${String(t).padStart(2)} s   |L| = ${norm(L).toFixed(10)} kg m²/s   T = ${T.toFixed(10)} J`);
}
const firstTurn = times.find((t) => motion(t).omegaBody[1] < 0);
if (firstTurn === undefined) console.log('it has not turned over');
else console.log('it has turned over for the first time after', firstTurn, 's');

// %% [markdown] change {"predict":{"options":[{"text":"Both stray, as the middle axis does","idea":"every-axis-tips","reply":"Only the middle axis does. About the other two a nudge makes a small loop and no more."},{"text":"Both hold: a small nudge stays small","reply":"So it is: about these two axes a nudge makes a small loop and no more."},{"text":"The smallest strays, the largest holds","idea":"every-axis-tips","reply":"Both hold as long as the body is rigid. With friction inside, only the axis of the largest moment does: notebook 12."}],"answer":1,"until":"path"}}
/*
## The other two axes

**Predict:** again a nudge of thousandths, but the spin is about the axis of the *smallest* moment. And about that of the *largest*?
*/

// %% change-this {"change":{"replace":"const spin: Vec3<'body'> = [2, 0, 0]","with":"const spin: Vec3<'body'> = [0, 2, 0]","ask":{"question":"the largest change of the angular velocity","answer":0},"appears":["4.0010 rad/s"]}}
const spin: Vec3<'body'> = [2, 0, 0];
// About the middle axis, equal first and third parts would lie on the separatrix, where the nudge dies away.
const nudge: Vec3<'body'> = [0.001, 0.001, 0.002];
const nudged = freeRotation({ principalMoments, omegaBody: add(spin, nudge), orientation: [1, 0, 0, 0] });
const strayed = Math.max(...times.map((t) => norm(subtract(nudged(t).omegaBody, spin))));
console.log(`largest change of the angular velocity: ${strayed.toFixed(4)} rad/s`);

// %% [markdown] path
/*
Both survive: thousandths of a radian per second go in, thousandths come out. **Change this:** let it spin about the middle axis,
`[0, 2, 0]`. Look for the largest change: it is twice the whole spin, because the body turns upside down. Then the largest moment,
`[0, 0, 2]`.

## The path

| notebooks | what they are about |
|---|---|
| 01 to 03 | particles and planar bodies, change of basis, rotations |
| 04 to 07 | mass: its centre, the inertia tensor, principal axes, solids and meshes |
| 08 to 11 | motion: force and torque, the equations, Euler and Runge-Kutta, matrix or quaternion |
| 12 and 13 | tumbling and its exact solution; Chaney's body, stage by stage |
| 14 to 16 | constraints: the slider-crank, stability, pendulums and hinges |
| 17 | every mistake in the sources, printed number beside right number |

Each notebook ends with questions that its text answers, and with an exercise. On the course page you solve it beside its statement; in a
terminal, `node lab start` gives you the first one and `node lab check` judges it. Both tell you what is right, what is wrong, and which
mistake it looks like.
*/

// %% [markdown] symbols
/*
## Symbols

| symbol | meaning | unit |
|---|---|---|
| $\mathbf x,\ \mathbf v$ | position and velocity of the centre of mass, world axes | m, m/s |
| $R$ | rotation matrix; its columns are the body axes in world coordinates | 1 |
| $q = (w, x, y, z)$ | unit quaternion of the same orientation; $q$ and $-q$ are one orientation | 1 |
| $\boldsymbol\omega$ | angular velocity; in code always `omegaBody` or `omegaWorld` | rad/s |
| $I$ | inertia tensor about the centre of mass; off the diagonal $-\sum m\,x\,y$ | kg m² |
| $\mathbf P,\ \mathbf L$ | linear and angular momentum, world axes | kg m/s, kg m²/s |
| $\mathbf F,\ \boldsymbol\tau$ | force and torque (the lecture also writes $\mathbf N$ and $\mathbf T$) | N, N m |
| $h$ | step size of an integrator | s |

The world frame is inertial with $z$ up; the body frame has its origin at the centre of mass; both are right-handed.
*/

// %% units
console.log(
  'twice the spin, twice the angular momentum:',
  norm(momentum(scale(omegaStart, 2))) / norm(momentum(omegaStart)),
);

// %% [markdown] questions
/*
## Questions to close with

Say your answer first; then open it.

<details><summary>About which of its axes does a brick not go on spinning?</summary>

About that of the middle moment: there a nudge grows like an exponential, about the other two it stays small.

</details>

<details><summary>What stays the same while it turns over, and what does not?</summary>

The angular momentum in the world and the energy stay. The angular velocity does not: in the body it changes its sign.

</details>

<details><summary>In which of the two frames is the angular velocity of the charts above written?</summary>

In body axes: `omegaBody`.

</details>

<details><summary>What is the sign of an entry off the diagonal of the inertia tensor?</summary>

A minus stands before the sum: $-\sum m\,x\,y$.

</details>

The first exercise is [02 Change of basis](../exercises/02-change-of-basis/README.md): `node lab start 02-change-of-basis`.
*/
