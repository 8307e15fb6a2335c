// %% [markdown] title
/*
# 12 Tumbling

Throw a book so that it spins about its middle axis and it will turn over in the air. No force does it. This is the most surprising thing a
rigid body does, and it can be solved exactly.

**After this notebook you can** explain the flip with a picture, predict its time, say where a step-by-step run can be trusted, and say what a brake and
friction inside do to the motion.

*Sources: Chaney section 4.3 ("precession") and 7.3, 7.4, eq. 18 to 20, 32 and 33; erratum C8; the lecture does not treat it.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A slip has put the rows (0, 0, 1), (0, −1, 0), (−1, 0, 0) where a rotation matrix should be. The recipe for repairs makes row 1 a unit vector, row 3 the product row 1 × row 2, and row 2 the product row 3 × row 1. What is the determinant before and after?

- −1 before, −1 after
- 1 before, 1 after
- −1 before, 1 after

<details><summary>The answer</summary>

−1 before, 1 after. So it is: row 3 is never read, so a mirror image becomes a rotation, another one than was meant, and nobody notices. (Notebook [11](11-matrix-or-quaternion.ipynb).)

</details>

**2.** Two iron balls of 3 kg each have the moment 1 kg m² about their own centres. A light bar holds the centres 4 m apart. What is the moment about an axis across the bar, through its middle? (in kg m²)

<details><summary>The answer</summary>

26 kg m². Each ball adds its own mass times its squared distance from the axis to its own moment. (Notebook [07](07-solids-and-meshes.ipynb).)

</details>

**3.** A brick has the quaternion (w, x, y, z) = (0.4, −0.4, 0.2, 0.8). Which of these is its attitude as well?

- (−0.4, 0.4, −0.2, −0.8)
- (0.4, 0.4, −0.2, −0.8)
- none, as entries differ
- (−0.4, 0.4, 0.2, 0.8)

<details><summary>The answer</summary>

(−0.4, 0.4, −0.2, −0.8). So it is: q and −q make the same matrix, in which every entry is a product of two of the four. (Notebook [03](03-rotations.ipynb).)

</details>
*/

// %% import
import {
  add,
  angularMomentumWorld,
  apply,
  conjugate,
  cross,
  deg,
  dot,
  driftReport,
  fixed,
  freeRotation,
  freeRotationPeriod,
  integrate,
  inverse,
  multiplyQuaternions,
  norm,
  normalize,
  potentialEnergy,
  rigidBody,
  rigidBodyState,
  rotate,
  rotationAngleBetween,
  rotationBetween,
  rotationalEnergy,
  scale,
  simulate,
  simulateBySplitting,
  solidBox,
  subtract,
  totalEnergy,
  translationalEnergy,
  vectorToWorld,
} from 'rigid-body-lab';
import type { RigidBodyState, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  ellipsoidMesh,
  lineChart,
  planeFigure,
  polhodeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] flip {"predict":{"options":[{"text":"not at all","idea":"small-nudge-safe","reply":"So it would be if the flip were a swing of its own. But it waits until the nudge has grown large, and a smaller one has farther to grow."},{"text":"ten times later","idea":"time-by-ratio","reply":"So it would be if the nudge grew like the time. It grows like an exponential: a factor of ten costs a sum of time, ln 10/λ = 1.92 s, not a multiple of it."},{"text":"something between","reply":"So it is: 1.92 s later for each factor of ten, ln 10/λ."}],"answer":2,"until":"flip-note"}}
/*
## The flip

A box of 12 kg and $4\times2\times1$ m floats without any torque. About an axis its moment is a twelfth of the mass times the sum of the squares of
the two *other* sides: $I_1 = 2^2+1^2 = 5$ about the long axis, $I_2 = 4^2+1^2 = 17$ about the axis of 2 m, $I_3 = 4^2+2^2 = 20$ kg m² about the short one. The
*middle axis* is that of the middle moment, $I_2$: arrow 2 in the picture. The box spins about it with 2 rad/s, and a nudge adds
0.001 rad/s about the long axis. It turns over, again and again.

**Predict:** how will the time of the *first* flip change if the nudge is ten times smaller: not at all, ten times later, or something between?
*/

// %% flip-motion {"change":{"replace":"const nudge = 1e-3","with":"const nudge = 1e-4","ask":{"question":"the time of the first flip","answer":0},"appears":["1 time, first at 9.25 s"]},"control":{"nudge":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":0.1,"scale":"log","turning":0.001,"says":"In 22 s the box turns over"}}}
const nudge = 1e-3;
const size: Vec3 = [4, 2, 1];
const massProperties = solidBox({ size, mass: 12 });
const box = rigidBody({ massProperties });
const start = rigidBodyState({ omegaBody: [nudge, 2, 0] });
const times = Array.from({ length: 441 }, (_, k) => k / 20);
const motion = times.map(freeRotation(box, start));
const omegaWorld = motion.map((m) => rotate(m.orientation, m.omegaBody));
const L = motion.map((m) => angularMomentumWorld(box, { ...start, ...m }));
// The start lies half-way between two flips, a quarter of the period.
const quarter = freeRotationPeriod(box, start) / 4;
const names = ['start', 'half-way', 'turned over', 'half-way back', 'back'];
const instants = names.map((name, k) => ({ name, time: k * quarter }));
const stops = instants.filter(({ time }) => time <= 22);
const bodies = [{ mesh: boxMesh(size), poses: motion, axes: true }];
const arrows = [
  { name: 'L', to: L.map((l) => scale(l, 0.1)) },
  { name: 'ω', to: omegaWorld.map((w) => scale(w, 1.3)), trail: true },
];
const title = 'The middle axis does not hold';
show(animate({ title, frame: 'world', times, bodies, arrows, stops }));
const count = Math.floor((22 / quarter + 1) / 2);
const often = count === 1 ? '1 time' : `${count} times`;
const first = fixed(quarter, 2);
console.log(`In 22 s the box turns over ${often}, first at ${first} s.`);

// %% [markdown] flip-note {"predict":{"question":"During a flip, what do ω and L do, seen from the world?","options":[{"text":"both turn over with the box","idea":"momentum-turns","reply":"So it would be if they were painted on the box. Seen from the box they do turn over; in the world only a torque can move L, and there is none."},{"text":"ω swings and returns, L stands","reply":"So it is: without a torque L stays, and ω may go where it likes as long as L and the energy stay."},{"text":"both stand as they are","idea":"omega-constant","reply":"So it would be for a ball, whose three moments are equal: there ω lies along L for ever. Here only L has to stay."}],"answer":1,"until":"plate"}}
/*
You were right if you said something between. The box is on its way at 7.3 s, turned over at 14.7 s and on its way back at 22 s; the buttons under the picture go
there. The thin line is what the tip of $\boldsymbol\omega$ has drawn. **Change this:** make the nudge ten times smaller, `1e-4`. At 7.3 s the box has not begun, and at
9.2 s it is on its way. Every factor of ten costs 1.9 s.

### What turns over?

No force does this. Arrow 2 turns over, that is plain. But what do the two other arrows do, the angular velocity $\boldsymbol\omega$ and the
angular momentum $\mathbf L$ about the centre of mass? Watch them from the *world*.

**Predict:** during a flip, what do $\boldsymbol\omega$ and $\mathbf L$ do, seen from the world?
*/

// %% precession
const angle = (u: Vec3, v: Vec3): number =>
  (Math.atan2(norm(cross(u, v)), dot(u, v)) * 180) / Math.PI;
const axis2 = motion.map((m) => vectorToWorld([0, 1, 0], m.orientation));
const fromL = (name: string, vectors: Vec3[], colour: string) => {
  return { name, x: times, y: vectors.map((u) => angle(u, L[0])), colour };
};
show(
  lineChart({
    title: 'In the world: angles to L at the start',
    x: { label: 't', unit: 's' },
    y: { label: 'angle', unit: '°', range: [-5, 190] },
    series: [
      fromL('arrow 2', axis2, '#009e73'),
      fromL('ω', omegaWorld, '#cc79a7'),
      fromL('L', L, '#0072b2'),
    ],
  }),
);
for (let k = 0; k < times.length; k += Math.round(20 * quarter)) {
  console.log(`t = ${fixed(times[k], 2)} s   L ${fixed(L[k])} kg m²/s`);
  console.log(`  ω in body axes ${fixed(motion[k].omegaBody, 2)} rad/s`);
  console.log(`  ω in the world ${fixed(omegaWorld[k], 2)} rad/s`);
}
const swing = Math.max(...omegaWorld.map((w) => angle(w, L[0])));
console.log(`ω leaves L by up to ${fixed(swing, 0)}°`);

// %% [markdown] plate {"predict":{"options":[{"text":"the plate and ω, while L stands","reply":"So it is: L stays without a torque; ω = I⁻¹L changes, because the tensor turns with the plate."},{"text":"the plate, and ω and L with it","idea":"momentum-turns","reply":"So it would be if L were fixed in the plate. Only a torque about the centre of mass can move it, and the weight has none."},{"text":"the plate, while ω and L stand","idea":"omega-constant","reply":"So it would be if ω lay along L. The plate spins beside its axis, so it does not, and ω goes round L."}],"answer":0,"twinOf":"flip-note","until":"short-axis"}}
/*
You were right if you said that $\boldsymbol\omega$ swings and returns, and $\mathbf L$ stands. $\boldsymbol\omega$ leaves $\mathbf L$ by up to 31° and comes back: this changing of
$\boldsymbol\omega$ without any torque Chaney calls *precession* (section 4.3). In the body $\omega_2$ goes from $+2$ to $-2$. The axis of spin is back where it was in the world, and is reversed in
the body: so it is the *body* that has turned over. A flip is a change of sign of $\omega_2$.

### And now a plate

A plate is thrown up with a spin, but not quite about its upright axis, so that it wobbles. Its weight acts at the centre of mass and has no torque about it.

**Predict:** what wobbles, seen from the world?
*/

// %% [markdown] growth-note
/*
You were right if you said the plate and $\boldsymbol\omega$: what stands is $\mathbf L$.

## Why the nudge grows

Without torque, Euler's equations (notebook [09](09-equations-of-motion.ipynb)) are

$$I_1\dot\omega_1=(I_2-I_3)\,\omega_2\omega_3,\qquad I_2\dot\omega_2=(I_3-I_1)\,\omega_3\omega_1,\qquad I_3\dot\omega_3=(I_1-I_2)\,\omega_1\omega_2 .$$

Near the middle axis $\omega_1$ and $\omega_3$ are small, so $\dot\omega_2$ is a product of two small numbers and $\omega_2=\omega$ is nearly constant. What remains is linear:
the first equation is driven by $\omega_3$, the third by $\omega_1$. Differentiate the first and put in the third:

$$\ddot\omega_1=\frac{(I_2-I_3)(I_1-I_2)}{I_1I_3}\,\omega^2\,\omega_1=\lambda^2\omega_1,\qquad \lambda = \omega\sqrt{\frac{(I_2-I_1)(I_3-I_2)}{I_1I_3}} .$$

$\lambda^2>0$: a nudge grows like $e^{\lambda t}$, and one that is ten times smaller needs $\ln10/\lambda$ longer to become large.
*/

// %% growth
const { inertia, principalMoments } = box;
const [I1, I2, I3] = principalMoments;
const lambda = 2 * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
const turnsOver = {
  value: (_t: number, state: RigidBodyState) => state.omegaBody[1],
};
/** When RK4's box turns over, in the first 50 s. */
function flipTimes(omegaBody: Vec3<'body'>, stepSize = 0.01): number[] {
  const options = { duration: 50, stepSize, events: [turnsOver] };
  const { events } = simulate(box, rigidBodyState({ omegaBody }), options);
  return events.map(({ time }) => time);
}
const decade = Math.log(10) / lambda;
console.log(`λ = ${fixed(lambda, 3)} 1/s, ln 10/λ = ${fixed(decade, 2)} s`);
for (const small of [1e-3, 1e-4, 1e-5]) {
  const [one, next] = flipTimes([small, 2, 0]);
  const later = fixed(next - one, 2);
  console.log(
    `nudge ${small}: first flip ${fixed(one, 2)} s, next ${later} s later`,
  );
}

// %% [markdown] short-axis {"predict":{"options":[{"text":"It turns over as well","idea":"every-axis-tips","reply":"So it would about the middle axis. About the short one, that of the largest moment, λ² is negative: the nudge swings to and fro and does not grow."},{"text":"It wobbles a little and holds","reply":"So it is: about the axis of the largest moment λ² is negative, and a nudge stays as small as it was."},{"text":"It settles: the nudge dies away","idea":"turning-dies","reply":"Nothing takes the nudge away: it goes round and round, and stays as large as it was."}],"answer":1,"twinOf":"flip"}}
/*
The first flip comes $\ln10/\lambda=1.92$ s later for each factor of ten. The time *between* flips grows by
twice that. The start, with $\omega_3=0$, lies half-way between two flips: from one to the next the nudge has to shrink before it grows.

### And now a book

A book of 0.8 kg and $0.24\times0.17\times0.03$ m is thrown flat, like a disc: it spins about its *short* axis with 5 rad/s, and the hand nudges it by
0.25 rad/s about its long axis, a twentieth of the spin.

**Predict:** what will the short axis of the book do in the next minute?
*/

// %% short-axis-motion {"change":{"replace":"0.25, 0, 5","with":"0.25, 5, 0","ask":{"question":"What will it do about its middle axis?","options":["hold","turn over"],"answer":1},"appears":["180.0°"]}}
const massOfBook = solidBox({ size: [0.24, 0.17, 0.03], mass: 0.8 });
const book = rigidBody({ massProperties: massOfBook });
const thrownWith: Vec3<'body'> = [0.25, 0, 5];
const spinAxis = thrownWith.map((w) => (w > 1 ? 1 : 0)) as Vec3;
const ofBook = freeRotation(book, rigidBodyState({ omegaBody: thrownWith }));
const minute = Array.from({ length: 6001 }, (_, k) => k / 100);
const strays = minute.map((t) =>
  angle(spinAxis, vectorToWorld(spinAxis, ofBook(t).orientation)),
);
show(
  lineChart({
    title: 'The axis of spin of a thrown book, in the world',
    x: { label: 't', unit: 's' },
    y: { label: 'angle from the start', unit: '°' },
    series: [{ name: 'angle', x: minute, y: strays }],
  }),
);
const farthest = Math.max(...strays);
console.log(`In a minute it strays by ${fixed(farthest, 1)}° at most.`);

// %% [markdown] polhode {"predict":{"options":[{"text":"ω₁ and ω₃","reply":"So it is: around the axes of the smallest and the largest moment."},{"text":"all three","idea":"small-nudge-safe","reply":"At the middle axis two curves cross as at a saddle: whatever begins beside them leads away."},{"text":"ω₂ only","idea":"every-axis-tips","reply":"The other way round: at the middle axis two curves cross as at a saddle, and around the other two they close."}],"answer":0}}
/*
You were right if you said that it wobbles a little and holds: about the axes of $I_1$ or $I_3$ the same two steps give a negative $\lambda^2$, a small oscillation. **Change this:** throw the book about its middle axis, `[0.25, 5, 0]`. With
the same nudge it turns over, and the axis of spin goes all the way round to 180°.

## Why: two surfaces

Without torque the energy $T = \tfrac12\sum I_k\omega_k^2$ and $L^2 = \sum I_k^2\omega_k^2$ are constant. In the space of $\boldsymbol\omega$ (body axes)
each is an ellipsoid, and $\boldsymbol\omega$ must stay on both: on their curve of intersection, the *polhode*.

**Predict:** around which of the three axes are these curves closed loops?
*/

// %% polhodes {"control":{"omega3":{"label":"ω₃ at the start","unit":"rad/s","min":0,"max":3,"step":0.1,"turning":1,"says":"ω runs"}}}
const omega3 = 0;
const thrown = rigidBodyState({ omegaBody: [1, 2, omega3] });
const free = freeRotation(box, thrown);
const once = Math.min(freeRotationPeriod(box, thrown), 40);
const polhode = Array.from({ length: 301 }, (_, k) => {
  return free((k * once) / 300).omegaBody;
});
show(
  polhodeFigure({
    title: `Polhodes in body axes, from ω = (1, 2, ${omega3}) rad/s`,
    principalMoments,
    motion: polhode,
  }),
);
const excess = I1 * (I1 - I2) + I3 * (I3 - I2) * omega3 ** 2;
const around = excess < 0 ? 'around axis 1' : 'around axis 3';
const where = excess === 0 ? 'on the separatrix' : around;
console.log(`ω runs ${where}: L² − 2TI₂ = ${fixed(excess, 1)} kg²m⁴/s²`);

// %% [markdown] separatrix {"predict":{"draw":"opposite","cell":"on-the-separatrix","question":"The box is nudged by (ω₁, ω₃) = (0.001, −0.001) rad/s, exactly on the separatrix. Draw ω₂, from 2 rad/s on, over 30 s.","reply":"With opposite signs both components grow, so the box turns over at 6.8 s. On the other side they shrink like an exponential, and ω₂ stays at −2 for ever: one flip, no second one. A curve that comes back would be right beside the separatrix.","until":"rounding"}}
/*
You were right if you said $\omega_1$ and $\omega_3$. Euler's equations (Chaney eq. 18 to 20) move $\boldsymbol\omega$ along these curves. Around the axes of
the smallest and the largest moment a nudge moves $\boldsymbol\omega$ to a small loop and no farther. At the middle axis two curves cross as at a saddle,
and every curve beside them leads to the other side, $-\omega_2$: that is the flip. Move $\omega_3$ in the figure: at 1 rad/s the loop changes from axis 1 to axis 3.

The curves through the crossing are the *separatrix*. On them $L^2=2TI_2$, which is

$$L^2-2TI_2=\sum I_k(I_k-I_2)\,\omega_k^2=20\cdot3\,\omega_3^2-5\cdot12\,\omega_1^2=0 :$$

an *equal* nudge about both other axes lies exactly on it. There the linear equations are $\dot\omega_1=-1.2\,\omega_3$ and $\dot\omega_3=-1.2\,\omega_1$. With equal signs both components shrink like
$e^{-1.2t}$, and $\boldsymbol\omega$ creeps to the middle axis: this box never turns over.

**Predict:** now with opposite signs, $(\omega_1,\omega_3)=(0.001,-0.001)$ rad/s. Draw $\omega_2$, from 2 rad/s on, over 30 s.
*/

// %% on-the-separatrix {"change":{"replace":"[0.001, 2, -0.001]","with":"[0.001, 2, -0.0011]","ask":{"question":"How often will the box with the opposite nudge turn over now?","options":["never","once","again and again"],"answer":2},"appears":["opposite: a flip every"]}}
const equal: Vec3<'body'> = [0.001, 2, 0.001];
const opposite: Vec3<'body'> = [0.001, 2, -0.001];
/** The exact spin about the middle axis, from 0 to 2000 s. */
function exactSpin(omegaBody: Vec3<'body'>) {
  const state = rigidBodyState({ omegaBody });
  const between = freeRotationPeriod(box, state) / 2;
  const run = freeRotation(box, state);
  const spinAt = (t: number) => run(t).omegaBody[1];
  return { spinAt, between };
}
const halfMinute = Array.from({ length: 301 }, (_, k) => k / 10);
const curves = Object.entries({ equal, opposite }).map(([name, omega]) => {
  const { spinAt, between } = exactSpin(omega);
  const late = fixed([spinAt(200), spinAt(2000)], 3);
  const every = `a flip every ${fixed(between, 1)} s`;
  const ever = Number.isFinite(between) ? every : 'one flip at most';
  console.log(`${name}: ${ever}; ω₂ after 200 and 2000 s ${late} rad/s`);
  return { name, x: halfMinute, y: halfMinute.map(spinAt) };
});
const seconds = { label: 't', unit: 's' };
const omega2 = { label: 'ω₂', unit: 'rad/s' };
const chart = { x: seconds, y: omega2 };
const exactTitle = 'ω₂ in body axes of two nudged boxes: exact';
show(lineChart({ title: exactTitle, ...chart, series: curves }));

// %% [markdown] rounding {"predict":{"options":[{"text":"It turns over after some 40 s","reply":"So it is: rounding leaves the curve by some 1e-20 rad/s, and that grows tenfold every 1.92 s like any other nudge."},{"text":"It holds for ever, as it should","idea":"small-nudge-safe","reply":"So it would if numbers had all their digits. Rounding is a nudge, however small, and a nudge grows."},{"text":"It turns over in a few seconds","idea":"errors-add-up","reply":"So it would if RK4 left the curve by a millionth in its first steps. Its own error runs along the curve here; what leads off it is rounding, 14 digits smaller."}],"answer":0,"until":"exact"}}
/*
You were right if you drew a line at $2$ that falls through zero at 6.8 s and stays at $-2$ for ever: one flip, and no second one. **Change this:** make the last component `-0.0011`. Ten per cent of a thousandth
beside the curve, and the box flips again and again.

### What a step-by-step run makes of it

These motions are exact: `freeRotation` evaluates a closed form, without steps. Now RK4 does its best, from the *equal* nudges, where the exact box never turns over. By the symmetry of $\omega_1$ and $\omega_3$ here,
RK4's own error keeps $\omega_1=\omega_3$, so it does not lead off the separatrix. But numbers in a computer have 16 digits.

**Predict:** what does RK4's box do?
*/

// %% rk4-on-the-separatrix {"control":{"aside":{"label":"Beside the separatrix","unit":"rad/s","min":1e-20,"max":0.0001,"scale":"log","turning":2e-19,"says":"RK4 turns over first at"}}}
const aside = 1e-20;
const near: Vec3<'body'> = [0.001, 2, 0.001 + aside];
const byRk4 = [0.1, 0.05].map((stepSize) => {
  const options = { duration: 50, stepSize, every: 2 };
  const run = simulate(box, rigidBodyState({ omegaBody: near }), options);
  const y = run.states.map((s) => s.omegaBody[1]);
  return { name: `RK4, ${stepSize} s`, x: run.times, y };
});
const { x: fifty } = byRk4[0];
const truly = fifty.map(exactSpin(near).spinAt);
const series = [{ name: 'exact', x: fifty, y: truly }, ...byRk4];
const beside = `ω₂ in body axes; at first ω₃ = 0.001 + ${aside} rad/s`;
show(lineChart({ title: beside, ...chart, series }));
const [turned] = flipTimes(near, 0.05);
console.log(`RK4 turns over first at ${fixed(turned, 2)} s, h = 0.05 s`);
for (const off of [1e-4, 1e-8, 1e-12, 1e-16]) {
  const [one] = flipTimes([0.001, 2, 0.001 + off], 0.05);
  console.log(`beside the curve by ${off}: ${fixed(one, 2)} s`);
}

// %% [markdown] exact {"predict":{"options":[{"text":"|L|","idea":"rk4-keeps-energy","reply":"It is the best of the three: the method goes astray along the right curves more than off them."},{"text":"the energy","idea":"energy-means-right","reply":"It is nearly as good as |L|: the method goes astray along the right curves more than off them, and energy does not see that."},{"text":"the attitude","reply":"So it is: it can be wrong along the right curve, where energy and |L| see nothing."}],"answer":2,"until":"damping","question":"RK4 runs for 30 s from (1, 2, −0.5) rad/s. Which is the worst of its three errors, as a part of the whole?"}}
/*
You were right if you said after some 40 s. Four digits closer to the curve cost four times 1.92 s, and so on down to $10^{-19}$, the last digit of 0.001. Move
the control: from $2\cdot10^{-19}$ on RK4 and the exact box agree; below, the sum is 0.001 again and they part. So a run on the separatrix says nothing about the motion after some 35 s, however small its step: a last digit decides
between *never* and *now*.

## Against the truth

Euler's equations without torque are solved by Jacobi's elliptic functions, relatives of sine and cosine with a period that depends on the
amplitude: hence a time between flips. The orientation follows from theta functions, series that converge fast. So a run can be measured against the truth.

**Predict:** RK4 runs for 30 s from $(1, 2, -0.5)$ rad/s, far from the separatrix. Which will be the worst of its three errors, as a part of the whole: that of $|\mathbf L|$, that of the energy, or that of the attitude (the orientation, as a part of a full turn)?
*/

// %% against-rk4 {"change":{"replace":"const stepSize = 0.05","with":"const stepSize = 0.025","ask":{"question":"the error of the attitude","answer":1},"appears":[{"curve":"attitude","at":"last","value":2.161e-07}]}}
const stepSize = 0.05;
const omegaBody: Vec3<'body'> = [1, 2, -0.5];
const tumbling = rigidBodyState({ omegaBody });
const truth = freeRotation(box, tumbling);
function errorsOf(h: number) {
  const run = simulate(box, tumbling, { duration: 30, stepSize: h });
  const change = (quantity: (s: RigidBodyState) => number) =>
    run.states.map((s) => Math.abs(quantity(s) / quantity(tumbling) - 1));
  const attitude = run.states.map(({ orientation }, k) => {
    const right = truth(run.times[k]).orientation;
    return rotationAngleBetween(orientation, right) / (2 * Math.PI);
  });
  const lengthOfL = change((s) => norm(angularMomentumWorld(box, s)));
  const energy = change((s) => rotationalEnergy(box, s));
  return { run, errors: { attitude, '|L|': lengthOfL, energy } };
}
const whole = errorsOf(stepSize);
const x = whole.run.times.slice(1);
const errors = Object.entries(whole.errors).map(([name, y]) => {
  return { name, x, y: y.slice(1) };
});
const y = { label: 'error, part of whole', unit: '1', scale: 'log' as const };
const about = `RK4 with h = ${stepSize} s against the exact motion`;
show(lineChart({ title: about, x: seconds, y, series: errors }));

// %% [markdown] damping {"predict":{"number":"s","answer":20,"within":0.5,"from":0,"to":100,"reply":"It is 1/c: the factor 1 − e^(−ct) never gets larger than one. So the box does a finite number of flips, three, however long one waits.","ideas":[{"value":80,"idea":"damping-cuts-time","reply":"80 s is how long the run takes. The undamped body needs only 1/c = 20 s for all that the damped one ever does."},{"value":5,"idea":"damping-cuts-time","reply":"That is 0.05 · 100. The integral of e^(−ct) over all time is 1/c = 20 s."}]}}
/*
You were right if you said the attitude. Chaney proposes the constancy of two quantities as a test of a program: the angular momentum
$\mathbf L_w = R\,I_b\,\boldsymbol\omega_b$ (eq. 32) and the energy (eq. 33). Both tests are necessary and neither is enough: RK4 goes astray along
the right curves more than off them, where the length $|\mathbf L|$ and the energy see nothing. His $\mathbf L_w$ is a *vector* and sees more: its direction is made with the attitude. It does not see a turn about $\mathbf L$ itself, and that is most of the error here. There are methods that keep all three numbers of $\mathbf L_w$ and lose the attitude (the fold on ten thousand seconds). **Change this:** halve the step in the cell above. The attitude comes down by a factor of 19.

## A brake from outside

Let $\dot{\boldsymbol\omega}$ contain $-c\,\boldsymbol\omega$ (Chaney's `rotKD`), with $c$ in 1/s. That is the torque $-c\,I\boldsymbol\omega=-c\,\mathbf L$: it shortens $\mathbf L$ and leaves
its direction, so the body goes through the *same* orientations, ever more slowly. At the time $t$ its speed on that path is $e^{-ct}$ of what it was, so it is where the body without the brake was at

$$s=\int_0^te^{-ct'}\,dt'=\frac{1-e^{-ct}}c .$$

The box starts from $(0.1, 2, 0)$ rad/s; without a brake it turns over at 3.5 s and then every 7 s.

**Predict:** with $c = 0.05$ per second, how much undamped time is there in all? So how many flips, if without damping they go on for ever?
*/

// %% damped {"change":{"replace":"const damping = 0.05","with":"const damping = 0.2","ask":{"question":"the number of flips","answer":1},"appears":["flips: 1"]},"control":{"damping":{"label":"Damping","unit":"1/s","min":0.01,"max":0.5,"step":0.01,"turning":0.29,"says":"flips:"}}}
const damping = 0.05;
const dampedBox = rigidBody({ massProperties, angularDamping: damping });
const nudged = rigidBodyState({ omegaBody: [0.1, 2, 0] });
const undamped = freeRotation(box, nudged);
const long = { duration: 80, stepSize: 0.02, events: [turnsOver] };
const slowed = simulate(dampedBox, nudged, long);
show(
  timeChart(slowed, {
    title: `ω₂ in body axes, free and with c = ${damping} 1/s`,
    y: omega2,
    curves: {
      free: (_, t) => undamped(t).omegaBody[1],
      braked: (s) => s.omegaBody[1],
    },
  }),
);
const sAt = (t: number) => (1 - Math.exp(-damping * t)) / damping;
const flips = slowed.events.map(({ time }) => sAt(time));
console.log('flips:', flips.length, 'at s =', fixed(flips, 1), 's');
for (const t of [5, 20, 80]) {
  const { orientation } = slowed.states[Math.round(t / 0.02)];
  const due = undamped(sAt(t)).orientation;
  const by = rotationAngleBetween(orientation, due).toExponential(0);
  console.log(`t = ${t} s, s = ${fixed(sAt(t), 2)} s: ${by} rad apart`);
}

// %% [markdown] inside {"predict":{"options":[{"text":"its long axis","idea":"friction-inside-is-outside","reply":"There it has the most energy for its L. Friction inside takes energy and leaves L, so it cannot stay."},{"text":"none: it stops","idea":"turning-dies","reply":"Friction inside makes no torque from outside: L stays, so it must go on turning."},{"text":"its short axis","reply":"So it is: the axis of the largest moment has the least energy for the same L."}],"answer":2}}
/*
You were right if you said $1/c=20$ s, so finitely many: the flips at $s=3.5$, 10.5 and 17.4 s. RK4 knows nothing of $s$ and is where the undamped body was then.
**Change this:** brake four times as hard, `0.2`, and count again. From $c=0.29$ 1/s on, $1/c$ is less than 3.5 s, and the box never turns over.

## Friction inside: L stays, T falls

A real body is not quite rigid: fuel sloshes, antennas bend. Inner friction makes heat but no torque from outside, so $\mathbf L$ *stays* and
$T=\tfrac12\sum L_k^2/I_k$ falls, with $L_k=I_k\omega_k$. For a given $L$ it lies between $L^2/2I_3$, all of $\mathbf L$ along the axis of the largest moment, and $L^2/2I_1$, all of it along that of
the smallest. Explorer 1, the long thin first American satellite, was spun about its long axis in 1958.

To compute it, put a ball into an oil bath in the middle of the box, with the moment $B = 2$ kg m² and an angular velocity $\boldsymbol\Omega$ of its own. The oil, with $b=1$ N m s, pulls with
$b\,(\boldsymbol\Omega-\boldsymbol\omega)$ on the box and as strongly against it on the ball, in body axes

$$I\dot{\boldsymbol\omega}=-\boldsymbol\omega\times I\boldsymbol\omega+b\,(\boldsymbol\Omega-\boldsymbol\omega),\qquad B\,(\dot{\boldsymbol\Omega}+\boldsymbol\omega\times\boldsymbol\Omega)=-b\,(\boldsymbol\Omega-\boldsymbol\omega) .$$

**Predict:** the box spins about its long axis, nudged by a hundredth. About which axis does it turn in the end?
*/

// %% friction {"control":{"oil":{"label":"Friction of the oil","unit":"N m s","min":0.01,"max":50,"scale":"log","turning":[0.1,10],"says":"After 200 s ω is"}}}
const oil = 1;
const ball = 2;
const perInertia = inverse(inertia);
const halves = (y: number[]) => [y.slice(0, 3), y.slice(3)] as [Vec3, Vec3];
const slosh = (_t: number, y: number[]): number[] => {
  const [w, W] = halves(y);
  const pull = scale(subtract(W, w), oil);
  const torque = subtract(pull, cross(w, apply(inertia, w)));
  const rateOfBall = subtract(scale(pull, -1 / ball), cross(w, W));
  return [...apply(perInertia, torque), ...rateOfBall];
};
const begin = [2, 0.02, 0, 2, 0.02, 0];
const sloshing = integrate(slosh, begin, { t1: 200, stepSize: 0.05 });
show(
  timeChart(sloshing, {
    title: `ω in body axes, with a ball in oil, b = ${oil} N m s`,
    y: { label: 'ω', unit: 'rad/s' },
    curves: { 'ω₁': ([w]) => w, 'ω₂': ([, w]) => w, 'ω₃': ([, , w]) => w },
  }),
);
const [inTheEnd] = halves(sloshing.states.at(-1)!);
console.log(`After 200 s ω is ${fixed(inTheEnd, 3)} rad/s in body axes`);

// %% friction-energy
const parts = sloshing.states.map((y) => {
  const [w, W] = halves(y);
  const ofBox = apply(inertia, w);
  const energy = (dot(w, ofBox) + ball * dot(W, W)) / 2;
  return { energy, total: norm(add(ofBox, scale(W, ball))) };
});
for (const k of [0, 1000, 2000, 4000]) {
  const { energy, total } = parts[k];
  const t = fixed(sloshing.times[k], 0);
  console.log(`t = ${t} s   |L| ${fixed(total, 6)}   T ${fixed(energy)} J`);
}
const half = parts[0].total ** 2 / 2;
const bounds = principalMoments.map((i) => half / (i + ball));
console.log(`L²/2(I + B) for axis 1, 2, 3: ${fixed(bounds)} J`);

// %% [markdown] aim
/*
You were right if you said the short axis, that of the largest moment: $|\mathbf L|$ has not moved, and the energy has gone from nearly $L^2/2(I_1+B)$ down to $L^2/2(I_3+B)$; the moment of the ball
stands in both, because it turns along. With friction inside only *one* axis is stable, and Explorer 1 ended in a flat spin. In the control both very thin and very thick oil are slow: thin oil rubs little, and in thick oil the ball hardly slips.

## Your target: a flip at 10.0 s

The same box spins with *half* the speed, 1 rad/s about its middle axis, with a nudge about the long one. **Your target:** it should turn over for the first time at 10.0 s, to a twentieth of a second. First think: what does half the spin do to $\lambda$,
and to all times? How many factors of ten are missing?
*/

// %% flip-at-ten {"control":{"small":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":0.1,"scale":"log","turning":0.008,"says":"The first flip comes at"}},"target":{"reached":"Reached","by":{"small":0.008}}}
const small = 1e-6;
const slow = rigidBodyState({ omegaBody: [small, 1, 0] });
const forty = { duration: 40, stepSize: 0.02, events: [turnsOver] };
const launched = simulate(box, slow, forty);
show(
  timeChart(launched, {
    title: `ω₂ in body axes: spin 1 rad/s, nudge ${small} rad/s`,
    y: omega2,
    curves: { 'ω₂': (s) => s.omegaBody[1] },
  }),
);
const firstFlip = launched.events[0].time;
console.log(`The first flip comes at ${fixed(firstFlip, 2)} s`);
const hit = Math.abs(firstFlip - 10) < 0.05;
console.log(hit ? 'Reached: it flips at 10.0 s' : 'Not yet');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

$\lambda$ is proportional to the spin, so all takes twice as long, and a factor of ten costs 3.84 s. A nudge of 0.0005, the same part of the spin as before, gives 14.66 s; 10.0 s needs $4.66/3.84=1.2$ factors of ten more: 0.008 rad/s.

</details>

## Questions to close with

Say your answer first; then open it.

<details><summary>The first flip comes after 7.3 s for a nudge of a thousandth. When does it come for one of a millionth, and how long is it to the next?</summary>

Three factors of ten cost $3\ln10/\lambda=5.8$ s: it comes after 13.1 s. From it to the next it is 14.7 s and twice as much more, 26.2 s.

</details>

<details><summary>A satellite with fuel on board must keep its spin for years. About which axis do you spin it, and why will the other extreme axis not do, although its polhodes are closed loops?</summary>

About the axis of the largest moment. About that of the smallest it has the most energy for its $\mathbf L$: the fuel takes energy away, $\mathbf L$ stays, and the loops become wider until the satellite spins flat.

</details>

<details><summary>Energy and |L| of a run are constant to nine digits. Which error can still be large?</summary>

That of the attitude: the method may be early or late along the right curve, where neither sees anything.

</details>

<details><summary>A body has L² greater than 2TI₂. Around which axis does ω run?</summary>

Around the third, that of the largest moment: all of $\mathbf L$ along it gives the most $L^2$ for the same energy, $2TI_3$.

</details>

## Your turn

Exercise [12 Tumbling](../exercises/12-tumbling/README.md) says how fast a nudge grows and how long it takes from flip to flip, how far a braked
tumble gets, and where friction inside ends: `node lab start 12-tumbling`.
*/

// %% [markdown] poinsot-note {"fold":{"title":"Further: what the world sees","until":"poinsot-end"},"predict":{"options":[{"text":"a circle","idea":"omega-constant","reply":"So it would for a body with two equal moments, which precesses evenly."},{"text":"a spiral in","idea":"turning-dies","reply":"There is nothing to end it: without torque and friction what goes in comes out again."},{"text":"a wave between two circles","reply":"So it is: ω runs round its polhode, and its distance from L goes to and fro."}],"answer":2,"until":"poinsot-end"}}
/*
## Further: what the world sees

The energy ellipsoid is fixed in the body, and the tip of $\boldsymbol\omega$ is a point of it. There its tangent plane is perpendicular to
$\partial T/\partial\boldsymbol\omega=I\boldsymbol\omega=\mathbf L$, and the height of that plane above the centre is $\boldsymbol\omega\cdot\mathbf L/L = 2T/L$: both constant. So the
plane stands still in the world. The point of the body at the tip lies on the axis of rotation, so it is at rest
($\boldsymbol\omega\times\boldsymbol\omega=0$): the ellipsoid *rolls* on the plane and does not slip. That is Poinsot's picture. In it the tip draws two curves: in the body the polhode, on the plane the *herpolhode*.

**Predict:** the box tumbles from $(1, 2, -0.5)$ rad/s. What does the herpolhode look like: a circle, a spiral in, or a wave between two circles?
*/

// %% poinsot
// L points down, so that the plane is the ground; 1 m stands for 1 rad/s.
const down = rotationBetween(apply(inertia, omegaBody), [0, 0, -1]);
const laid = rigidBodyState({ omegaBody, orientation: down });
const roll = freeRotation(box, laid);
const frames = Array.from({ length: 401 }, (_, k) => k / 20);
const rolled = frames.map((t) => roll(t));
const tips = rolled.map((m) => rotate(m.orientation, m.omegaBody));
const twiceT = 2 * rotationalEnergy(box, laid);
const axes = principalMoments.map((i) => Math.sqrt(twiceT / i)) as Vec3;
const height = twiceT / norm(angularMomentumWorld(box, laid));
const centre: Vec3 = [0, 0, height];
const lifted = rolled.map((pose) => ({ ...pose, position: centre }));
const shapes = [{ mesh: ellipsoidMesh(axes), poses: lifted }];
const to = tips.map((w) => add(centre, w));
const tipsOnPlane = [
  { name: 'ω', from: to.map(() => centre), to, trail: true },
];
const scene = { times: frames, bodies: shapes, arrows: tipsOnPlane };
const fourTimes = [0, 5, 10, 20].map((time) => ({ name: `${time} s`, time }));
const rolls = 'The energy ellipsoid rolls on the plane';
const camera = { azimuth: 0.9, elevation: 0.15 };
const ground = { ground: 0, stops: fourTimes, camera };
show(animate({ title: rolls, frame: 'world', ...scene, ...ground }));

// %% herpolhode
const radii = tips.map(([x, y]) => Math.hypot(x, y));
const turn = Array.from({ length: 121 }, (_, k) => deg(3 * k));
const ring = (r: number) =>
  turn.map((a) => [r * Math.cos(a), r * Math.sin(a)] as const);
const way = tips.map(([x, y]) => [x, y] as const);
const [least, most] = [Math.min(...radii), Math.max(...radii)];
show(
  planeFigure({
    title: 'The plane from above, in the world: 1 m for 1 rad/s',
    paths: [
      { name: 'ω', points: way, colour: '#cc79a7' },
      { name: 'least', points: ring(least), dash: 'dot' },
      { name: 'greatest', points: ring(most), dash: 'dot' },
    ],
    points: [{ name: 'start', at: way[0] }],
  }),
);
console.log(`distance from L: ${fixed([least, most], 3)} rad/s`);
const downwards = tips.map(([, , z]) => -z);
console.log(`2T/L at the start:   ${fixed(height, 9)} rad/s`);
const ends = [Math.min(...downwards), Math.max(...downwards)];
console.log(`height, from and to: ${fixed(ends, 9)} rad/s`);

// %% [markdown] poinsot-end
/*
You were right if you said a wave between two circles: a *rosette*, which need not close. Beside the separatrix, as in the flip at the beginning, the smaller circle is nearly a point: $\boldsymbol\omega$ winds into the direction of $\mathbf L$, waits, and
winds out again for the next flip.
*/

// %% [markdown] long-run {"fold":{"title":"Further: ten thousand seconds","until":"long-run-note"},"predict":{"question":"What does the energy of RK4’s run do in 10⁴ s?","options":[{"text":"it stays, but for rounding","idea":"rk4-keeps-energy","reply":"So it would if RK4 kept the energy. It makes a tiny error of the same sign in each round, and there are thousands."},{"text":"it swings about its value","idea":"rk4-keeps-energy","reply":"That is what splitting does: its energy error belongs to the place on the polhode and comes back with it."},{"text":"it sinks, ever at the same rate","reply":"So it is: half a per cent in 10⁴ s. Each round of the polhode takes the same small part."}],"answer":2,"until":"long-run-note"}}
/*
## Further: ten thousand seconds

Halving RK4's step divides the attitude error and that of $\mathbf L$ as a *vector* (its direction depends on the attitude) by about 16, as fourth order promises. The vector is off by half as much as the attitude, by $1.25\cdot10^{-5}$ of its length: $0.7\cdot10^{-5}$ comes from the attitude (the rest of its error is a turn about $\mathbf L$), $0.6\cdot10^{-5}$ from the error of $\boldsymbol\omega_b$. The errors of the length $|\mathbf L|$ and of the energy come down by about 35: one order better. That is an
observation on this run, and no reason to be calm. The box now tumbles for $10^4$ s, nearly three hours, with $h=0.1$ s.

Beside RK4 runs *splitting*: for half a step the box turns about axis 1 alone, with $L_1/I_1$, then about axis 2, then about axis 3, and for the other half back in reverse order (Strang). Each part is an exact turn about one axis, so $\mathbf L$ stays. Its order is only two.

**Predict:** what does the energy of RK4's run do in $10^4$ s?
*/

// %% drift
const errorsAtEnd = ({ run, errors }: typeof whole): [string, number][] => {
  const vector = driftReport(box, run).angularMomentum.series;
  const columns = { ...errors, 'L as a vector': vector };
  return Object.entries(columns).map(([name, y]) => [name, y.at(-1)!]);
};
const usual = errorsOf(0.05);
const finer = errorsAtEnd(errorsOf(0.025));
console.log('Errors after 30 s, h = 0.05 s and half of it:');
errorsAtEnd(usual).forEach(([name, error], k) => {
  const [, halved] = finer[k];
  const both = [error, halved].map((e) => e.toExponential(2)).join(', ');
  console.log(`${name}: ${both}, ratio ${fixed(error / halved, 1)}`);
});
const [reached, due] = [usual.run.states.at(-1)!, truth(30)];
const turnedBy = multiplyQuaternions(
  reached.orientation,
  conjugate(due.orientation),
);
const alongL = normalize(angularMomentumWorld(box, tumbling));
const aboutL = 2 * Math.abs(dot(turnedBy.slice(1) as Vec3, alongL));
const inAll = rotationAngleBetween(reached.orientation, due.orientation);
const [offAboutL, offInAll] = [aboutL, inAll].map((e) => e.toExponential(2));
console.log(`attitude off by ${offInAll} rad, about L ${offAboutL} rad`);

// %% drift-parts
/** How far L is off as a vector, as a part of its length. */
function offOfL(state: RigidBodyState): string {
  const right = angularMomentumWorld(box, tumbling);
  const off = subtract(angularMomentumWorld(box, state), right);
  return (norm(off) / norm(right)).toExponential(2);
}
const { omegaBody: dueOmega, orientation: dueAttitude } = due;
console.log('L of the run is off by', offOfL(reached));
const byAttitude = offOfL({ ...reached, omegaBody: dueOmega });
console.log('with the true ω_b, so by the attitude alone', byAttitude);
const bySpin = offOfL({ ...reached, orientation: dueAttitude });
console.log('with the true attitude, so by ω_b alone', bySpin);

// %% energy-for-hours {"control":{"coarse":{"label":"Step","unit":"s","min":0.02,"max":0.2,"step":0.02,"turning":0.1,"says":"RK4: energy"}}}
const coarse = 0.1;
const every = Math.round(10 / coarse);
const hours = { duration: 1e4, stepSize: coarse, every };
const runs = {
  RK4: simulate(box, tumbling, hours),
  splitting: simulateBySplitting(box, tumbling, hours),
};
const drifts = Object.entries(runs).map(([name, run]) => {
  const { times, energy, angularMomentum } = driftReport(box, run);
  const ofL = angularMomentum.largest.toExponential(0);
  const most = energy.largest.toExponential(1);
  const right = truth(times[100]).orientation;
  const off = rotationAngleBetween(run.states[100].orientation, right);
  console.log(`${name}: energy off by at most ${most}, L by ${ofL}`);
  console.log(`  attitude after 1000 s off by ${fixed(off, 2)} rad`);
  return { name, x: times, y: energy.series.map((e) => 1000 * e) };
});
const permille = { label: 'change of energy', unit: '‰' };
const free3 = `Energy of a free box, h = ${coarse} s`;
show(lineChart({ title: free3, x: seconds, y: permille, series: drifts }));

// %% [markdown] long-run-note
/*
You were right if you said that it sinks, ever at the same rate: half a per cent in $10^4$ s. With half the step it is 32 times less, for the loss of a step is of order six. The energy of splitting swings within a quarter of a thousandth for ever, and its $\mathbf L$ is right to rounding.
But look at the last numbers: after 1000 s *its* attitude is farther off than RK4's. What is kept is not what is right.
*/

// %% [markdown] gravity {"fold":{"title":"Further: a throw","until":"gravity-note"},"predict":{"options":[{"text":"the first two","reply":"So it is: height and speed feed each other, and the rotation keeps its share."},{"text":"all three","idea":"flight-spins-down","reply":"Gravity pulls at the centre of mass and has no torque about it: nothing reaches the rotation."},{"text":"none","idea":"energy-means-right","reply":"Their sum stays. Going up, height is paid for with speed."}],"answer":0,"question":"Which of the three kinds of energy change in flight?"}}
/*
## Further: a throw

Gravity pulls at the centre of mass. A body has three kinds of energy, gravitational, linear kinetic and rotational kinetic (Chaney section 7.4),

$$E = mgz + \tfrac12 m\,\dot{\mathbf x}\cdot\dot{\mathbf x} + \tfrac12 (I_b\boldsymbol\omega_b)\cdot\boldsymbol\omega_b\qquad\text{(eq. 33)},$$

with $z$ the height of the *centre of mass*.

**Predict:** which of the three change in flight?
*/

// %% thrown
const falling = rigidBody({ massProperties, gravity: [0, 0, -9.81] });
const state = rigidBodyState({ velocity: [2, 0, 10], omegaBody });
const fall = simulate(falling, state, { duration: 2, stepSize: 0.01 });
show(
  timeChart(fall, {
    title: 'A thrown box: three kinds of energy, and their sum',
    y: { label: 'energy', unit: 'J' },
    curves: {
      mgz: (s) => potentialEnergy(falling, s),
      linear: (s) => translationalEnergy(falling, s),
      rotational: (s) => rotationalEnergy(falling, s),
      total: (s) => totalEnergy(falling, s),
    },
  }),
);
const landed = fall.states.at(-1)!.orientation;
const fromFree = rotationAngleBetween(landed, truth(2).orientation);
const agree = fromFree < 1e-6;
console.log(`attitude as without gravity, to 1e-6 rad: ${agree}`);

// %% [markdown] gravity-note
/*
You were right if you said the first two: they feed each other, and the rotation keeps its share. Gravity has no torque about the centre of mass,
so a thrown box tumbles exactly like one in space (erratum C8: Chaney's eq. 32 needs zero *torque*, not zero force, and eq. 33 counts gravity already).
*/
