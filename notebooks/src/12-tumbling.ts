// %% [markdown] title
/*
# 12 Tumbling

Throw a book so that it spins about its middle axis and it will turn over in the air. No force does it. This is the most surprising thing a
rigid body does, and it can be solved exactly.

**After this notebook you can** explain the flip with a picture, predict its time, use conserved quantities to test a simulation, and say
what damping does.

*Sources: Chaney section 4.3 ("precession") and 7.3, 7.4, eq. 18 to 20, 32 and 33; the lecture asks the question and leaves it there.*
*/

// %% import
import {
  angularMomentumWorld,
  driftReport,
  freeRotation,
  norm,
  potentialEnergy,
  rigidBody,
  rigidBodyState,
  rotationAngleBetween,
  rotationalEnergy,
  scale,
  simulate,
  solidBox,
  totalEnergy,
  translationalEnergy,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, polhodeFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] flip
/*
## The flip

Free motion without torque: nothing pulls, nothing rubs. A box of $4\times2\times1$ m spins about its middle axis with 2 rad/s, nudged by a thousandth.

**Predict:** how will the time between two flips change if the nudge is ten times smaller?
*/

// %% flip-motion {"change":{"replace":"const nudge = 1e-3","with":"const nudge = 1e-4"}}
const nudge = 1e-3;
const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const principalMoments: Vec3 = [5, 17, 20];
const spin: Vec3<'body'> = [nudge, 2, 0];
const exact = freeRotation({ principalMoments, omegaBody: spin, orientation: [1, 0, 0, 0] });
const times = Array.from({ length: 601 }, (_, k) => k / 20);
const motion = times.map((t) => exact(t));
show(
  animate({
    title: 'The middle axis does not hold',
    times,
    bodies: [{ mesh: boxMesh([4, 2, 1]), poses: motion }],
    arrows: [
      { name: 'L', to: times.map((): Vec3 => [0, 3.6, 0]) },
      { name: 'ω', to: motion.map((m) => scale(vectorToWorld(m.omegaBody, m.orientation), 1.1)) },
    ],
  }),
);
const crossings = times.filter((_, k) => k > 0 && motion[k].omegaBody[1] * motion[k - 1].omegaBody[1] < 0);
console.log('it turns over at about t =', crossings.map((t) => t.toFixed(1)).join(', '), 's');

// %% [markdown] flip-note
/*
**Change this:** make the nudge ten times smaller, and see when the box turns over first.

No force does this, and yet $\boldsymbol\omega$ changes: Chaney calls it *precession* (section 4.3). Where it goes is fixed by what may not change, the
angular momentum in the *world*:
*/

// %% precession
const four = (u: Vec3): string => u.map((x) => (Math.abs(x) < 5e-7 ? 0 : x).toFixed(4).padStart(8)).join('');
for (const k of [0, 100, 200, 300, 400]) {
  const { omegaBody, orientation } = motion[k];
  const L = vectorToWorld([5 * omegaBody[0], 17 * omegaBody[1], 20 * omegaBody[2]], orientation);
  console.log(`t = ${String(times[k]).padStart(2)} s   ω in the body ${four(omegaBody)}   in the world: L ${four(L)}`);
}

// %% [markdown] growth-note
/*
With a nudge ten times smaller the flip comes later by a fixed amount, not ten times later: near the middle axis a deviation grows exponentially, at
the rate

$$\lambda = \omega\sqrt{\frac{(I_2-I_1)(I_3-I_2)}{I_1I_3}},$$

so every factor of ten costs $\ln 10/\lambda$ of time.
*/

// %% growth
const lambda = 2 * Math.sqrt(((17 - 5) * (20 - 17)) / (5 * 20));
function firstFlip(omegaBody: Vec3<'body'>): number {
  const run = freeRotation({ principalMoments, omegaBody, orientation: [1, 0, 0, 0] });
  for (let t = 0; t < 60; t += 0.01) if (run(t).omegaBody[1] < 0) return t;
  return Infinity;
}
const delays = [1e-3, 1e-4, 1e-5].map((small) => firstFlip([small, 2, 0]));
console.log('first flip after', delays.map((t) => t.toFixed(2)).join(', '), 's for nudges 1e-3, 1e-4, 1e-5');
console.log('predicted delay per factor of ten:', (Math.log(10) / lambda).toFixed(3), 's');
console.log('measured:', (delays[1] - delays[0]).toFixed(2), 'and', (delays[2] - delays[1]).toFixed(2), 's');

// %% [markdown] separatrix
/*
One nudge is special. For this box (moments 5 : 17 : 20) an *equal* nudge about both other axes lies exactly on the curve that separates the
two kinds of motion, and there the box takes for ever: it turns over once, or never. **Change this:** make the last component `-0.0011` instead. Ten
per cent of a thousandth, and the box flips again and again.
*/

// %% on-the-separatrix {"change":{"replace":"[0.001, 2, -0.001]","with":"[0.001, 2, -0.0011]"}}
for (const omegaBody of [
  [0.001, 2, 0.001],
  [0.001, 2, -0.001],
] as Vec3<'body'>[]) {
  const run = freeRotation({ principalMoments, omegaBody, orientation: [1, 0, 0, 0] });
  const sides = [0, 20, 200, 2000].map((t) => run(t).omegaBody[1].toFixed(3));
  console.log(`from (${omegaBody.join(', ')}): ω₂ at 0, 20, 200, 2000 s is`, sides.join(', '));
}

// %% [markdown] polhode
/*
## Why: two surfaces

Without torque the energy $T = \tfrac12\sum I_k\omega_k^2$ and $L^2 = \sum I_k^2\omega_k^2$ are constant. In the space of $\boldsymbol\omega$ (body axes)
each is an ellipsoid, and $\boldsymbol\omega$ must stay on both: on their curve of intersection, the *polhode*.

**Predict:** around which of the three axes are these curves closed loops?
*/

// %% polhodes
show(polhodeFigure({ title: 'Polhodes on the energy ellipsoid of the box', principalMoments }));

// %% [markdown] polhode-note
/*
Chaney's eq. 18 to 20 move $\boldsymbol\omega$ along these curves. Around the axes of the smallest and the largest moment they are closed loops: a nudge
there moves $\boldsymbol\omega$ to a small loop and
no farther. At the middle axis two curves cross like at a saddle: the slightest nudge puts $\boldsymbol\omega$ on a curve that leads to the
other side. That is the flip.

## Poinsot: what the world sees

In the world the energy ellipsoid, fixed in the body, rolls without slipping on a plane perpendicular to $\mathbf L$: the height of the
touching point is $\boldsymbol\omega\cdot\mathbf L/L = 2T/L$, a constant.
*/

// %% poinsot
const Lworld = (k: number): Vec3 =>
  vectorToWorld(
    [5 * motion[k].omegaBody[0], 17 * motion[k].omegaBody[1], 20 * motion[k].omegaBody[2]],
    motion[k].orientation,
  );
const height = times.map((_, k) => {
  const w = vectorToWorld(motion[k].omegaBody, motion[k].orientation);
  const L = Lworld(k);
  return (w[0] * L[0] + w[1] * L[1] + w[2] * L[2]) / norm(L);
});
const spread = Math.max(...height) - Math.min(...height);
console.log('height of the plane:', height[0].toFixed(9), 'rad/s; it varies by less than 1e-12:', spread < 1e-12);
const herpolhode = times.map((_, k) => vectorToWorld(motion[k].omegaBody, motion[k].orientation));
show(
  lineChart({
    title: 'The herpolhode: the path of ω in the plane seen from L',
    x: { label: 'ω_x, world', unit: 'rad/s' },
    y: { label: 'ω_z, world', unit: 'rad/s' },
    series: [{ name: 'ω', x: herpolhode.map((w) => w[0]), y: herpolhode.map((w) => w[2]) }],
    height: 420,
  }),
);

// %% [markdown] exact
/*
## The exact solution

Euler's equations without torque are solved by Jacobi's elliptic functions, and the orientation by theta functions. `freeRotation` evaluates
that solution at any time, forward or backward, without stepping there. So every simulation can be measured against the truth.
*/

// %% against-rk4 {"change":{"replace":"const stepSize = 0.05","with":"const stepSize = 0.025"}}
const stepSize = 0.05;
const general: Vec3<'body'> = [1, 2, -0.5];
const truth = freeRotation({ principalMoments, omegaBody: general, orientation: [1, 0, 0, 0] });
const simulated = simulate(box, rigidBodyState({ omegaBody: general }), { duration: 30, stepSize });
const attitude = simulated.states.map((s, k) =>
  rotationAngleBetween(s.orientation, truth(simulated.times[k]).orientation),
);
const momentum0 = norm(angularMomentumWorld(box, simulated.states[0]));
const momentumError = simulated.states.map((s) => Math.abs(norm(angularMomentumWorld(box, s)) / momentum0 - 1));
const energy0 = rotationalEnergy(box, simulated.states[0]);
const energyError = simulated.states.map((s) => Math.abs(rotationalEnergy(box, s) / energy0 - 1));
show(
  lineChart({
    title: `RK4 with h = ${stepSize} s against the exact motion`,
    x: { label: 't', unit: 's' },
    y: { label: 'error', unit: 'rad, 1', scale: 'log' },
    series: [
      { name: 'attitude', x: simulated.times.slice(1), y: attitude.slice(1) },
      { name: '|L|', x: simulated.times.slice(1), y: momentumError.slice(1) },
      { name: 'energy', x: simulated.times.slice(1), y: energyError.slice(1) },
    ],
  }),
);
console.log(
  'after 30 s: attitude',
  attitude.at(-1)!.toExponential(2),
  'rad, |L|',
  momentumError.at(-1)!.toExponential(2),
  ', energy',
  energyError.at(-1)!.toExponential(2),
);

// %% [markdown] tests
/*
Chaney proposes the constancy of two quantities as a test of a program: the angular momentum $\mathbf L_w = R\,I_b\,\boldsymbol\omega_b$ (eq. 32) and the energy
(eq. 33). Both are necessary; here they look better than the attitude is. **Change this:** halve the step; all three fall by about sixteen or
more. `driftReport` makes the test one call:
*/

// %% drift
const { energy, angularMomentum } = driftReport(box, simulated);
console.log(
  'largest change, as a fraction: energy',
  energy.largest.toExponential(3),
  ' L',
  angularMomentum.largest.toExponential(3),
);

// %% [markdown] damping
/*
## Damping

Let $\dot{\boldsymbol\omega}$ contain $-c\,\boldsymbol\omega$ (Chaney's `rotKD`). The body then goes through the *same* orientations, only ever more
slowly: at the undamped time $s = (1-e^{-ct})/c$. So with damping it makes a finite number of flips.

**Predict:** with $c = 0.05$ per second, how much undamped time is there in all? **Change this:** brake four times as hard, `0.2`. Count the zeros of
the middle curve before and after.
*/

// %% damped {"change":{"replace":"const damping = 0.05","with":"const damping = 0.2"}}
const damping = 0.05;
const slow = freeRotation({ principalMoments, omegaBody: general, orientation: [1, 0, 0, 0], angularDamping: damping });
const longTimes = Array.from({ length: 801 }, (_, k) => k / 10);
show(
  lineChart({
    title: 'Damped tumbling: the same orientations, ever more slowly',
    x: { label: 't', unit: 's' },
    y: { label: 'ω in body axes', unit: 'rad/s' },
    series: ['ω₁', 'ω₂', 'ω₃'].map((name, k) => ({
      name,
      x: longTimes,
      y: longTimes.map((t) => slow(t).omegaBody[k]),
    })),
  }),
);
console.log('undamped time in all:', 1 / damping, 's');
const dampedBox = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }), angularDamping: damping });
const dampedRun = simulate(dampedBox, rigidBodyState({ omegaBody: general }), { duration: 20, stepSize: 0.01 });
console.log(
  'RK4 agrees within 1e-6 rad:',
  rotationAngleBetween(dampedRun.states.at(-1)!.orientation, slow(20).orientation) < 1e-6,
);

// %% [markdown] gravity
/*
## Gravity does not matter

Gravity pulls at the centre of mass and has no torque about it: a thrown box tumbles exactly like one in space (erratum C8: Chaney's eq. 32
needs zero *torque*, not zero force). A body has three kinds of energy, gravitational, linear kinetic and rotational kinetic (Chaney section 7.4),

$$E = mgz + \tfrac12 m\,\dot{\mathbf x}\cdot\dot{\mathbf x} + \tfrac12 (I_b\boldsymbol\omega_b)\cdot\boldsymbol\omega_b\qquad\text{(eq. 33)},$$

with $z$ the height of the *centre of mass*. Which of the three change in flight?
*/

// %% thrown
const falling = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }), gravity: [0, 0, -9.81] });
const fall = simulate(falling, rigidBodyState({ velocity: [2, 0, 10], omegaBody: general }), {
  duration: 2,
  stepSize: 0.01,
});
for (const k of [0, 100, 200]) {
  const state = fall.states[k];
  const parts = [potentialEnergy, translationalEnergy, rotationalEnergy, totalEnergy].map((part) =>
    part(falling, state).toFixed(4).padStart(10),
  );
  console.log(
    `t = ${fall.times[k].toFixed(0)} s   mgz${parts[0]}   linear${parts[1]}   rotational${parts[2]}   total${parts[3]} J`,
  );
}
console.log(
  'attitude against the free one below 1e-6 rad:',
  rotationAngleBetween(fall.states.at(-1)!.orientation, truth(2).orientation) < 1e-6,
);

// %% [markdown] exercise
/*
## Questions to close with

- About which axis would you spin a satellite that has friction inside? Friction takes energy and no angular momentum, so on the sphere of given
  $|\mathbf L|$ the energy falls to its smallest value, $L^2/2I_3$.
- The first flip comes after 7.3 s for a nudge of $10^{-3}$. When does it come for one of $10^{-6}$? (Use $\ln 10/\lambda$.)
- Energy and $|\mathbf L|$ of a run are constant to nine digits. Which error can still be large?

## Your turn

Exercise [11 Orientation](../exercises/11-orientation/README.md) builds the state that this notebook used: `npx lab start 11-orientation`.
*/
