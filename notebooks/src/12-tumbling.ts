// %% [markdown] title
/*
# 12 Tumbling

Throw a book so that it spins about its middle axis and it will turn over in the air. No force does it. This is the most surprising thing a
rigid body does, and it can be solved exactly.

**After this notebook you can** explain the flip with a picture, predict its time, use conserved quantities to test a simulation, and say
what damping and inner friction do.

*Sources: Chaney section 4.3 ("precession") and 7.3, 7.4, eq. 18 to 20, 32 and 33; the lecture asks the question and leaves it there.*
*/

// %% import
import {
  angularMomentumWorld,
  cross,
  dot,
  driftReport,
  freeRotation,
  integrate,
  norm,
  normalize,
  potentialEnergy,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationAngleBetween,
  rotationalEnergy,
  scale,
  simulate,
  solidBox,
  totalEnergy,
  translationalEnergy,
  vectorToWorld,
} from 'rigid-body-lab';
import type { RigidBodyState, Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, polhodeFigure, show, timeChart } from 'rigid-body-lab/figures';

// %% [markdown] flip {"predict":{"options":[{"text":"not at all","idea":"small-nudge-safe","reply":"So it would be if the flip were a swing of its own. But it waits until the nudge has grown large, and a smaller one has farther to grow."},{"text":"ten times later","idea":"time-by-ratio","reply":"So it would be if the nudge grew like the time. It grows like an exponential: a factor of ten costs a sum of time, ln 10/λ = 1.92 s, not a multiple of it."},{"text":"something between","reply":"So it is: 1.92 s later for each factor of ten, ln 10/λ."}],"answer":2,"until":"short-axis"}}
/*
## The flip

A box of 12 kg and $4\times2\times1$ m floats without any torque. About an axis its moment is a twelfth of the mass times the sum of the squares of
the two *other* sides: $I_1 = 2^2+1^2 = 5$ about the long axis, $I_2 = 4^2+1^2 = 17$ about the axis of 2 m, $I_3 = 4^2+2^2 = 20$ kg m² about the short one. The
*middle axis* is that of the middle moment, $I_2$: arrow 2 in the picture. The box spins about it with 2 rad/s, and a nudge adds
0.001 rad/s about the long axis.

**Predict:** how will the time of the *first* flip change if the nudge is ten times smaller: not at all, ten times later, or something between?
*/

// %% flip-motion {"change":{"replace":"const nudge = 1e-3","with":"const nudge = 1e-4","ask":{"question":"the time of the first flip","answer":0},"appears":["1 time, first at 9.25 s"]},"control":{"nudge":{"label":"Nudge about the long axis","unit":"rad/s","min":1e-06,"max":0.1,"scale":"log","turning":0.001,"says":"In 22 s the box turns over"}}}
const nudge = 1e-3;
// From the longest to the shortest, as the moments ascend.
const [long, middle, short] = [4, 2, 1];
const massProperties = solidBox({ size: [long, middle, short], mass: 12 });
const box = rigidBody({ massProperties });
const { principalMoments } = box;
const exact = freeRotation({ principalMoments, omegaBody: [nudge, 2, 0], orientation: [1, 0, 0, 0] });
const times = Array.from({ length: 441 }, (_, k) => k / 20);
const motion = times.map((t) => exact(t));
const [I1, I2, I3] = principalMoments;
const momentum = (w: Vec3): Vec3 => [I1 * w[0], I2 * w[1], I3 * w[2]];
const omegaWorld = motion.map((m) => vectorToWorld(m.omegaBody, m.orientation));
const L = motion.map((m) => vectorToWorld(momentum(m.omegaBody), m.orientation));
const spin = motion.map((m) => m.omegaBody[1]);
// Where the straight line between two values is zero.
const turns = times.flatMap((t, k) => (spin[k - 1] * spin[k] < 0 ? [t - spin[k] / (spin[k] - spin[k - 1]) / 20] : []));
const stops = turns.flatMap((time, k) => [
  ...(k > 0 ? [{ name: k % 2 === 1 ? 'turned over' : 'back', time: (turns[k - 1] + time) / 2 }] : []),
  { name: 'on its way', time },
]);
show(
  animate({
    title: 'The middle axis does not hold',
    frame: 'world',
    times,
    bodies: [{ name: 'box', mesh: boxMesh([long, middle, short]), poses: motion, axes: true }],
    arrows: [
      { name: 'L', to: L.map((l) => scale(l, 3.4 / norm(L[0]))) },
      { name: 'ω', to: omegaWorld.map((w) => scale(w, 1.3)), trail: true },
    ],
    stops: [
      { name: 'start', time: 0 },
      ...(stops.length > 1 ? stops.slice(0, 4) : [...stops, { name: 'end', time: 22 }]),
    ],
  }),
);
const first = turns.length > 0 ? `, first at ${turns[0].toFixed(2)} s` : '';
console.log(`In 22 s the box turns over ${turns.length} ${turns.length === 1 ? 'time' : 'times'}${first}.`);

// %% [markdown] flip-note
/*
Arrow 2 points along $+y$, is on its way at 7.3 s, points along $-y$ at 14.7 s and is on its way back at 22 s; the buttons under the picture go
there. The thin line is what the tip of $\boldsymbol\omega$ has drawn. **Change this:** make the nudge ten times smaller,
`1e-4`; at 7.3 s the box has not begun.

No force does this, and yet $\boldsymbol\omega$ changes: Chaney calls it *precession* (section 4.3). Where it goes is fixed by what may not change, the
angular momentum in the *world*:
*/

// %% precession
const row = (u: Vec3, digits: number, width: number): string =>
  u.map((x) => (Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x).toFixed(digits).padStart(width)).join('');
console.log('t [s]   ω, body [rad/s]    ω, world           L, world [kg m²/s]');
for (const k of [0, 100, 147, 200, 293]) {
  const inBody = row(motion[k].omegaBody, 2, 6);
  console.log(`${times[k].toFixed(1).padStart(4)}  ${inBody} ${row(omegaWorld[k], 2, 6)}   L${row(L[k], 4, 8)}`);
}

// %% [markdown] growth-note
/*
In the body, $\omega_2$ goes from $+2$ to $-2$; in the world $\mathbf L$ stays and $\boldsymbol\omega$ is back at its place. If the axis of spin stays in the
world and is reversed in the body, then it is the *body* that has turned over. So a flip is a change of sign of $\omega_2$.

Without torque, Euler's equations (notebook 09) are

$$I_1\dot\omega_1=(I_2-I_3)\,\omega_2\omega_3,\qquad I_2\dot\omega_2=(I_3-I_1)\,\omega_3\omega_1,\qquad I_3\dot\omega_3=(I_1-I_2)\,\omega_1\omega_2 .$$

Near the middle axis $\omega_1$ and $\omega_3$ are small, so $\dot\omega_2$ is a product of two small numbers and $\omega_2=\omega$ is nearly constant. What remains is linear;
differentiate the first and put in the third:

$$\ddot\omega_1=\frac{(I_2-I_3)(I_1-I_2)}{I_1I_3}\,\omega^2\,\omega_1=\lambda^2\omega_1,\qquad \lambda = \omega\sqrt{\frac{(I_2-I_1)(I_3-I_2)}{I_1I_3}} .$$

$\lambda^2>0$: a nudge grows like $e^{\lambda t}$, and one that is ten times smaller needs $\ln10/\lambda$ longer to become large.
*/

// %% growth
const lambda = 2 * Math.sqrt(((I2 - I1) * (I3 - I2)) / (I1 * I3));
function flips(omegaBody: Vec3<'body'>): [first: number, second: number] {
  const turnsOver = { value: (_t: number, state: RigidBodyState): number => state.omegaBody[1] };
  const run = simulate(box, rigidBodyState({ omegaBody }), { duration: 40, stepSize: 0.01, events: [turnsOver] });
  const [one, two] = [...run.events.map(({ time }) => time), NaN, NaN];
  return [one, two];
}
console.log(`λ = ${lambda.toFixed(3)} 1/s, ln 10/λ = ${(Math.log(10) / lambda).toFixed(2)} s`);
const nudges = [1e-3, 1e-4, 1e-5];
const found = nudges.map((small) => flips([small, 2, 0]));
const seconds = (times: number[]): string => {
  const later = times.slice(1).map((t, k) => (t - times[k]).toFixed(2));
  return `${times.map((t) => t.toFixed(2).padStart(6)).join('')} s   later by ${later.join(', ')} s`;
};
console.log('nudge:         ', nudges.map((n) => n.toExponential(0)).join('  '));
console.log('first flip:    ', seconds(found.map(([first]) => first)));
console.log('from it to next', seconds(found.map(([first, second]) => second - first)));

// %% [markdown] short-axis {"predict":{"options":[{"text":"It turns over as well","idea":"every-axis-tips","reply":"So it would about the middle axis. About the short one, that of the largest moment, λ² is negative: the nudge swings to and fro and does not grow."},{"text":"It wobbles a little and holds","reply":"So it is: about the axis of the largest moment λ² is negative, and a nudge stays as small as it was."},{"text":"It settles: the nudge dies away","idea":"turning-dies","reply":"Nothing takes the nudge away: it goes round and round, and stays as large as it was."}],"answer":1,"twinOf":"flip"}}
/*
You were right if you said something between: the first flip comes $\ln10/\lambda=1.92$ s later for each factor of ten. The time *between* flips grows by
twice that. The start, with $\omega_3=0$, lies half-way between two flips: from one to the next the nudge has to shrink before it grows.

### And now a book

A book of 0.8 kg and $0.24\times0.17\times0.03$ m is thrown flat, like a disc: it spins about its *short* axis with 5 rad/s, and the hand nudges it by
0.25 rad/s about its long axis, a twentieth of the spin.

**Predict:** what will the short axis of the book do in the next minute?
*/

// %% short-axis-motion {"change":{"replace":"0.25, 0, 5","with":"0.25, 5, 0","ask":{"question":"What will it do about its middle axis?","options":["hold","turn over"],"answer":1},"appears":["180.0°"]}}
const book = rigidBody({ massProperties: solidBox({ size: [0.24, 0.17, 0.03], mass: 0.8 }) });
const start: Vec3 = [0.25, 0, 5];
const axis = start.map((w) => (w === Math.max(...start) ? 1 : 0)) as Vec3;
const bookMotion = freeRotation({
  principalMoments: book.principalMoments,
  omegaBody: start,
  orientation: [1, 0, 0, 0],
});
const fromItsPlace = Array.from({ length: 6001 }, (_, k) => {
  const now = vectorToWorld(axis, bookMotion(k / 100).orientation);
  return (Math.atan2(norm(cross(axis, now)), dot(axis, now)) * 180) / Math.PI;
});
show(
  lineChart({
    title: 'The axis of spin of a thrown book, seen from the world',
    x: { label: 't', unit: 's' },
    y: { label: 'angle from the start', unit: '°' },
    series: [{ name: 'angle', x: fromItsPlace.map((_, k) => k / 100), y: fromItsPlace }],
  }),
);
console.log(`In a minute it strays by ${Math.max(...fromItsPlace).toFixed(1)}° at most.`);

// %% [markdown] polhode {"predict":{"options":[{"text":"ω₁ and ω₃","reply":"So it is: around the axes of the smallest and the largest moment."},{"text":"all three","idea":"small-nudge-safe","reply":"At the middle axis two curves cross as at a saddle: whatever begins beside them leads away."},{"text":"ω₂ only","idea":"every-axis-tips","reply":"The other way round: at the middle axis two curves cross as at a saddle, and around the other two they close."}],"answer":0}}
/*
You were right if you said that it wobbles a little and holds: about the axes of $I_1$ or $I_3$ the two lines above give a negative $\lambda^2$, a small oscillation. **Change this:** throw the book about its middle axis, `[0.25, 5, 0]`; with
the same nudge it turns over, and the axis of spin goes all the way round to 180°.

## Why: two surfaces

Without torque the energy $T = \tfrac12\sum I_k\omega_k^2$ and $L^2 = \sum I_k^2\omega_k^2$ are constant. In the space of $\boldsymbol\omega$ (body axes)
each is an ellipsoid, and $\boldsymbol\omega$ must stay on both: on their curve of intersection, the *polhode*.

**Predict:** around which of the three axes are these curves closed loops?
*/

// %% polhodes
show(polhodeFigure({ title: 'Polhodes on the energy ellipsoid of the box', principalMoments }));

// %% [markdown] separatrix {"predict":{"options":[{"text":"never, and once","reply":"So it is: the first creeps back to the axis, the second goes over and creeps to the other end."},{"text":"once, and once","idea":"small-nudge-safe","reply":"With equal signs both components shrink like an exponential: that box never turns over."},{"text":"again and again, both","idea":"every-axis-tips","reply":"So it would beside the curve. Exactly on it the motion takes for ever to arrive."}],"answer":0,"question":"The nudges $(\\omega_1,\\omega_3)$ are $(0.001, 0.001)$, then $(0.001, -0.001)$. How often will the box turn over in 2000 s?"}}
/*
You were right if you said $\omega_1$ and $\omega_3$. Chaney's eq. 18 to 20, which are Euler's, move $\boldsymbol\omega$ along these curves. Around the axes of
the smallest and the largest moment a nudge moves $\boldsymbol\omega$ to a small loop and no farther. At the middle axis two curves cross as at a saddle,
and every curve beside them leads to the other side, $-\omega_2$: that is the flip.

The pink curves through the crossing are the *separatrix*. On them $L^2=2TI_2$, which is $\sum I_k(I_k-I_2)\,\omega_k^2=0$, or here $5\cdot12\,\omega_1^2=20\cdot3\,\omega_3^2$: an
*equal* nudge about both other axes lies exactly on it. And the linear equations above are then $\dot\omega_1=-1.2\,\omega_3$, $\dot\omega_3=-1.2\,\omega_1$.

**Predict:** the nudges $(\omega_1,\omega_3)$ are $(0.001, 0.001)$, then $(0.001, -0.001)$. How often will the box turn over in 2000 s?
*/

// %% on-the-separatrix {"change":{"replace":"[0.001, 2, -0.001]","with":"[0.001, 2, -0.0011]","ask":{"question":"How often will the second box turn over now?","options":["never","once","again and again"],"answer":2},"appears":["ω₂ = 2.000, -1.993","flips: 125"]}}
console.log('ω₂ at 0, 20, 200 and 2000 s, and all flips in between:');
for (const omegaBody of [
  [0.001, 2, 0.001],
  [0.001, 2, -0.001],
] as Vec3<'body'>[]) {
  const run = freeRotation({ principalMoments, omegaBody, orientation: [1, 0, 0, 0] });
  const sides = [0, 20, 200, 2000].map((t) => run(t).omegaBody[1].toFixed(3));
  const seconds = Array.from({ length: 2000 }, (_, t) => t + 1);
  const flips = seconds.filter((t) => run(t - 1).omegaBody[1] * run(t).omegaBody[1] < 0).length;
  console.log(`from (${omegaBody.join(', ')}): ω₂ = ${sides.join(', ')}   flips: ${flips}`);
}

// %% [markdown] poinsot-note {"predict":{"options":[{"text":"a circle","idea":"omega-constant","reply":"So it would for a body with two equal moments, which precesses evenly."},{"text":"a spiral in","idea":"turning-dies","reply":"There is nothing to end it: without torque and friction what goes in comes out again."},{"text":"a spiral in and out","reply":"So it is: each flip is one wide turn around the centre."}],"answer":2}}
/*
You were right if you said never, and once. With equal signs both components shrink like $e^{-1.2t}$ and $\boldsymbol\omega$ creeps to the axis; with opposite
signs they grow, it goes over once and creeps to the other end. **Change this:** make the last component `-0.0011`. Ten per cent of a thousandth
beside the curve, and the box flips again and again.

## Poinsot: what the world sees

The energy ellipsoid is fixed in the body, and the tip of $\boldsymbol\omega$ is a point of it. There its tangent plane is perpendicular to
$\partial T/\partial\boldsymbol\omega=I\boldsymbol\omega=\mathbf L$, and the height of that plane above the centre is $\boldsymbol\omega\cdot\mathbf L/L = 2T/L$: both constant. So the
plane stands still in the world. The point of the body at the tip lies on the axis of rotation, so it is at rest
($\boldsymbol\omega\times\boldsymbol\omega=0$): the ellipsoid *rolls* on the plane and does not slip.

**Predict:** the tip draws a curve in that plane, the *herpolhode*. What does it look like from one flip to the next: a circle, a spiral in, a spiral in and out?
*/

// %% poinsot
const up = normalize(L[0]);
const east = normalize(cross(up, [0, 0, 1]));
const north = cross(up, east);
const heights = omegaWorld.map((w, k) => dot(w, L[k]) / norm(L[k]));
const twiceEnergy = dot(motion[0].omegaBody, momentum(motion[0].omegaBody));
console.log('2T/L at the start:   ', (twiceEnergy / norm(L[0])).toFixed(9), 'rad/s');
console.log('height of the plane: ', Math.min(...heights).toFixed(9), 'to', Math.max(...heights).toFixed(9), 'rad/s');
show(
  lineChart({
    title: 'The herpolhode: the path of the tip of ω, seen along L',
    x: { label: 'across L', unit: 'rad/s' },
    y: { label: 'across L', unit: 'rad/s' },
    series: [{ name: 'ω', x: omegaWorld.map((w) => dot(w, east)), y: omegaWorld.map((w) => dot(w, north)) }],
    height: 460,
    equalScale: true,
  }),
);

// %% [markdown] exact {"predict":{"options":[{"text":"|L|","idea":"rk4-keeps-energy","reply":"It is the best of the three: the method goes astray along the right curves more than off them."},{"text":"the energy","idea":"energy-means-right","reply":"It is nearly as good as |L|: the method goes astray along the right curves more than off them, and energy does not see that."},{"text":"the attitude","reply":"So it is: it can be wrong along the right curve, where energy and |L| see nothing."}],"answer":2,"until":"damping"}}
/*
You were right if you said in and out. In the centre $\boldsymbol\omega$ lies along $\mathbf L$: there the box spins about its middle axis and the tip hardly moves. Each flip
is one wide turn around it; the picture begins in the centre, goes out for the flip at 7.3 s, in, and out again for the one at 22 s. A general motion draws
a rosette, which need not close.

## The exact solution

Euler's equations without torque are solved by Jacobi's elliptic functions, relatives of sine and cosine with a period that depends on the
amplitude (that is why there is a time between flips), and the orientation by theta functions, fast series for them. `freeRotation` evaluates
both at any time, without stepping there. So a simulation can be measured against the truth.

**Predict:** RK4 runs for 30 s from $(1, 2, -0.5)$ rad/s. Which will be the worst of its three errors: that of $|\mathbf L|$ or of the energy, in parts of
the whole, or that of the attitude (the orientation), in rad?
*/

// %% against-rk4 {"change":{"replace":"const stepSize = 0.05","with":"const stepSize = 0.025","ask":{"question":"the error of the attitude","answer":1},"appears":[{"curve":"attitude","at":"last","value":0.000001358}]}}
const stepSize = 0.05;
const general: Vec3<'body'> = [1, 2, -0.5];
const truth = freeRotation({ principalMoments, omegaBody: general, orientation: [1, 0, 0, 0] });
function errorsOf(h: number) {
  const run = simulate(box, rigidBodyState({ omegaBody: general }), { duration: 30, stepSize: h });
  const [first] = run.states;
  const relative = (value: (s: (typeof run.states)[number]) => number): number[] =>
    run.states.map((s) => Math.abs(value(s) / value(first) - 1));
  return {
    run,
    attitude: run.states.map((s, k) => rotationAngleBetween(s.orientation, truth(run.times[k]).orientation)),
    lengthOfL: relative((s) => norm(angularMomentumWorld(box, s))),
    energy: relative((s) => rotationalEnergy(box, s)),
  };
}
const whole = errorsOf(stepSize);
const shown = (name: string, y: number[]) => ({ name, x: whole.run.times.slice(1), y: y.slice(1) });
show(
  lineChart({
    title: `RK4 with h = ${stepSize} s against the exact motion`,
    x: { label: 't', unit: 's' },
    y: { label: 'error', unit: 'rad, 1', scale: 'log' },
    series: [shown('attitude', whole.attitude), shown('|L|', whole.lengthOfL), shown('energy', whole.energy)],
  }),
);

// %% [markdown] tests
/*
You were right if you said the attitude. Chaney proposes the constancy of two quantities as a test of a program: the angular momentum
$\mathbf L_w = R\,I_b\,\boldsymbol\omega_b$ (eq. 32) and the energy (eq. 33). Both are necessary, and both look better than the attitude is: RK4 goes astray along
the right curves more than off them. `driftReport` measures $\mathbf L$ as a *vector*, and its direction depends on the attitude; $|\mathbf L|$ is blind to it.
**Change this:** halve the step in the cell above. The table below moves on by one column.
*/

// %% drift
const half = errorsOf(stepSize / 2);
const table: [string, (e: typeof whole) => number][] = [
  ['attitude, rad', (e) => e.attitude.at(-1)!],
  ['L as a vector', (e) => driftReport(box, e.run).angularMomentum.largest],
  ['|L|', (e) => e.lengthOfL.at(-1)!],
  ['energy', (e) => e.energy.at(-1)!],
];
console.log(`after 30 s       h = ${stepSize} s   h = ${stepSize / 2} s   ratio`);
for (const [name, error] of table)
  console.log(
    name.padEnd(15),
    error(whole).toExponential(2).padStart(11),
    error(half).toExponential(2).padStart(13),
    (error(whole) / error(half)).toFixed(1).padStart(8),
  );

// %% [markdown] damping {"predict":{"number":"s","answer":20,"within":0.5,"from":0,"to":100,"reply":"It is 1/c: the factor 1 − e^(−ct) never gets larger than one. So the box does a finite number of flips, six, however long one waits.","ideas":[{"value":80,"idea":"damping-cuts-time","reply":"80 s is how long the run takes. The undamped body needs only 1/c = 20 s for all that the damped one ever does."},{"value":5,"idea":"damping-cuts-time","reply":"That is 0.05 · 100. The integral of e^(−ct) over all time is 1/c = 20 s."}]}}
/*
Halving the step divides the attitude and the vector $\mathbf L$ by 19 and 16, as fourth order promises, and $|\mathbf L|$ and the energy by 34 and 35, one order
more.

## Damping from outside

Let $\dot{\boldsymbol\omega}$ contain $-c\,\boldsymbol\omega$ (Chaney's `rotKD`). That is the torque $-c\,I\boldsymbol\omega=-c\,\mathbf L$: it shortens $\mathbf L$ and leaves
its direction, so the body goes through the *same* orientations, ever more slowly. What it reaches at the time $t$, the undamped body reaches at
$s = (1-e^{-ct})/c$.

**Predict:** with $c = 0.05$ per second and the start of the last cells, how much undamped time is there in all? So how many flips, if without damping they go on for ever?
*/

// %% damped {"change":{"replace":"const damping = 0.05","with":"const damping = 0.2","ask":{"question":"the number of flips","answer":1},"appears":["flips: 2"]},"control":{"damping":{"label":"Damping","unit":"1/s","min":0.01,"max":0.5,"step":0.01,"turning":0.25,"says":"flips:"}}}
const damping = 0.05;
const dampedBox = rigidBody({ massProperties, angularDamping: damping });
const dampedRun = simulate(dampedBox, rigidBodyState({ omegaBody: general }), { duration: 80, stepSize: 0.02 });
const omega2 = dampedRun.states.map((s) => s.omegaBody[1]);
show(
  timeChart(dampedRun, {
    title: 'Damped tumbling',
    y: { label: 'ω in body axes', unit: 'rad/s' },
    curves: { 'ω₁': (s) => s.omegaBody[0], 'ω₂': (s) => s.omegaBody[1], 'ω₃': (s) => s.omegaBody[2] },
  }),
);
console.log('flips:', omega2.filter((w, k) => k > 0 && w * omega2[k - 1] < 0).length);
for (const t of [5, 20, 80]) {
  const s = (1 - Math.exp(-damping * t)) / damping;
  const apart = rotationAngleBetween(dampedRun.states[Math.round(t / 0.02)].orientation, truth(s).orientation);
  console.log(
    `t = ${String(t).padStart(2)} s   undamped time ${s.toFixed(3).padStart(6)} s   orientations ${apart.toExponential(1)} rad apart`,
  );
}

// %% [markdown] inside {"predict":{"options":[{"text":"its long axis","idea":"friction-inside-is-outside","reply":"There it has the most energy for its L. Friction inside takes energy and leaves L, so it cannot stay."},{"text":"none: it stops","idea":"turning-dies","reply":"Friction inside makes no torque from outside: L stays, so it must go on turning."},{"text":"its short axis","reply":"So it is: the axis of the largest moment has the least energy for the same L."}],"answer":2}}
/*
You were right if you said $1/c=20$ s, so finitely many: six. RK4 knows nothing of $s$ and is where the undamped body was then, within $10^{-7}$ rad.
**Change this:** brake four times as hard, `0.2`, and count again.

## Friction inside: L stays, T falls

A real body is not quite rigid: fuel sloshes, antennas bend. Inner friction makes heat but no torque from outside, so $\mathbf L$ *stays* and
$T=\tfrac12\sum L_k^2/I_k$ falls. For a given $L$ it lies between $L^2/2I_3$, all of $\mathbf L$ along the axis of the largest moment, and $L^2/2I_1$, all of it along that of
the smallest. (With something inside that turns along, its moment comes on top of each.) Explorer 1, the long thin first American satellite, was spun about its long axis in 1958.

To compute it, put a ball into an oil bath in the middle of the box, with $J = 2$ kg m² and an angular velocity $\boldsymbol\Omega$ of its own. The oil pulls with
$c\,(\boldsymbol\Omega-\boldsymbol\omega)$ on the box and as strongly against it on the ball, in body axes

$$I\dot{\boldsymbol\omega}=-\boldsymbol\omega\times I\boldsymbol\omega+c\,(\boldsymbol\Omega-\boldsymbol\omega),\qquad J\,(\dot{\boldsymbol\Omega}+\boldsymbol\omega\times\boldsymbol\Omega)=-c\,(\boldsymbol\Omega-\boldsymbol\omega) .$$

**Predict:** the box spins about its long axis, nudged by a hundredth. About which axis does it turn in the end?
*/

// %% friction
const [J, oil] = [2, 1];
const slosh = (_t: number, y: number[]): number[] => {
  const [w, ball] = [y.slice(0, 3) as Vec3, y.slice(3) as Vec3];
  const [gyro, carried] = [cross(w, momentum(w)), cross(w, ball)];
  const pull = w.map((x, k) => oil * (ball[k] - x));
  return [...pull.map((p, k) => (p - gyro[k]) / principalMoments[k]), ...pull.map((p, k) => -p / J - carried[k])];
};
const sloshing = integrate(slosh, [2, 0.02, 0, 2, 0.02, 0], { t1: 200, stepSize: 0.02, method: rk4 });
const parts = sloshing.states.map((y) => {
  const [w, ball] = [y.slice(0, 3) as Vec3, y.slice(3) as Vec3];
  const total = momentum(w).map((l, k) => l + J * ball[k]) as Vec3;
  return { w, L: norm(total), T: (dot(w, momentum(w)) + J * dot(ball, ball)) / 2 };
});
show(
  lineChart({
    title: 'A box with a ball in oil, first spun about its long axis',
    x: { label: 't', unit: 's' },
    y: { label: 'ω in body axes', unit: 'rad/s' },
    series: ['ω₁', 'ω₂', 'ω₃'].map((name, k) => ({ name, x: sloshing.times, y: parts.map(({ w }) => w[k]) })),
  }),
);
for (const k of [0, 2500, 5000, 10000])
  console.log(
    `t = ${sloshing.times[k].toFixed(0).padStart(3)} s   |L| ${parts[k].L.toFixed(6)}   T ${parts[k].T.toFixed(4)} J`,
  );
console.log(
  'L²/2(I + J) for 1, 2, 3:',
  principalMoments.map((i) => (parts[0].L ** 2 / 2 / (i + J)).toFixed(4)).join(', '),
  'J',
);

// %% [markdown] gravity {"predict":{"options":[{"text":"the first two","reply":"So it is: height and speed feed each other, and the rotation keeps its share."},{"text":"all three","idea":"flight-spins-down","reply":"Gravity pulls at the centre of mass and has no torque about it: nothing reaches the rotation."},{"text":"none","idea":"energy-means-right","reply":"Their sum stays. Going up, height is paid for with speed."}],"answer":0,"question":"Which of the three change in flight?"}}
/*
You were right if you said the axis of the largest moment: $|\mathbf L|$ has not moved, and the energy has gone from nearly $L^2/2(I_1+J)$ down to $L^2/2(I_3+J)$. With friction inside
only *one* axis is stable, and Explorer 1 ended in a flat spin.

## A throw

Gravity pulls at the centre of mass. A body has three kinds of energy, gravitational, linear kinetic and rotational kinetic (Chaney section 7.4),

$$E = mgz + \tfrac12 m\,\dot{\mathbf x}\cdot\dot{\mathbf x} + \tfrac12 (I_b\boldsymbol\omega_b)\cdot\boldsymbol\omega_b\qquad\text{(eq. 33)},$$

with $z$ the height of the *centre of mass*. **Predict:** which of the three change in flight?
*/

// %% thrown
const falling = rigidBody({ massProperties, gravity: [0, 0, -9.81] });
const fall = simulate(falling, rigidBodyState({ velocity: [2, 0, 10], omegaBody: general }), {
  duration: 2,
  stepSize: 0.01,
});
console.log('t [s]       mgz    linear  rotational  total [J]');
for (const k of [0, 100, 200]) {
  const energies = [potentialEnergy, translationalEnergy, rotationalEnergy, totalEnergy].map((part) =>
    part(falling, fall.states[k]).toFixed(3).padStart(10),
  );
  console.log(fall.times[k].toFixed(0).padStart(3), energies.join(''));
}
const fromFree = rotationAngleBetween(fall.states.at(-1)!.orientation, truth(2).orientation);
console.log('attitude against the free one:', fromFree.toExponential(1), 'rad');

// %% [markdown] exercise
/*
You were right if you said the first two: they feed each other, and the rotation keeps its share. Gravity pulls at the centre of mass and has no torque
about it, so a thrown box tumbles exactly like one in space (erratum C8: Chaney's eq. 32 needs zero *torque*, not zero force).

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

## Your turn

Exercise [12 Tumbling](../exercises/12-tumbling/README.md) says how fast a nudge grows and how long it takes from flip to flip, how far a braked
tumble gets, and where friction inside ends: `node lab start 12-tumbling`.
*/
