// %% [markdown] title
/*
# 13 Chaney's body, stage by stage

Chaney's text has four subjects: the equations of motion of one body, an economical form of them (principal axes, quaternions), Runge-Kutta steps of order four, and his class; it derives little. The class, he says, does everything in that text, and lets you add forces *between* the stages of a step. `ChaneyRigidBody` is it in TypeScript.

**After this notebook you can** say where each of the four calls of a step leaves a body, set up a compound body and draw it correctly, drive it with
your own forces, and tell by an order and by a law whether the forces were asked for often enough.

*Source: Chaney, sections 6.3 and 8, with erratum C2. His names and the published class stand in folds at the end.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A box spins about its middle axis, and each factor of ten in the nudge costs 1.92 s. With a nudge of 10⁻² rad/s it turns over first after 5.41 s. After how long with 10⁻³ rad/s? (in s)

<details><summary>The answer</summary>

7.33 s. The nudge grows like an exponential: one factor of ten cost 1.92 s, whatever there was before. (Notebook [12](12-tumbling.ipynb).)

</details>

**2.** A tank of 1 t and an engine of 5 t are bolted together, their centres 6 m apart. About axes across the line of the centres, through the centre of each, their moments are 7 and 7 t m². What is the moment of both about the parallel axis through their common centre?

- 14 t m²
- 44 t m²
- 170 t m²
- 68 t m²

<details><summary>The answer</summary>

44 t m². So it is: the common centre is 5 m from the tank, and each part is moved there with its own mass. (Notebook [07](07-solids-and-meshes.ipynb).)

</details>

**3.** A child of 20 kg and a man of 70 kg stand on ice, 5 m apart, and hold a light rope. How far from the child is their common centre of mass, at which they meet when they pull? (in m)

<details><summary>The answer</summary>

3.89 m. The mass of the man times the distance, by the mass of both: on the two sides mass times distance is the same. (Notebook [04](04-centre-of-mass.ipynb).)

</details>
*/

// %% import
import {
  ChaneyRigidBody,
  accelerations,
  add,
  apply,
  cross,
  deg,
  euler,
  fixed,
  freeRotation,
  identity,
  integrate,
  multiply,
  norm,
  normalizeQuaternion,
  observedOrder,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rotationAngleBetween,
  rotationZ,
  scale,
  subtract,
  symmetricEigen,
  transpose,
  vectorToWorld,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  cylinderMesh,
  lineChart,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] stages {"predict":{"options":[{"text":"above its true place","reply":"So it is: it was moved with the velocity of the start, which was zero. It still hangs where it was let go."},{"text":"just at its true place","idea":"stages-are-places","reply":"So it would be if the call knew how the ball speeds up on the way. It has only the velocity of the start, which was zero."},{"text":"below its true place","idea":"stages-are-places","reply":"So it is after the second call, which moves it for the whole half step with the velocity that it has only at the end of it."}],"answer":0,"until":"particle-note","question":"A ball is let go. A step of 1 s begins. After the first of the four calls the program shows the ball at an estimate for the time 0.5 s. Where is this estimate?"}}
/*
## One step in four calls

A Runge-Kutta step asks for the force four times (notebook 10). Whoever writes a game or a simulator wants to compute these forces with a program of his own, which looks at the body and adds them up. So Chaney takes the step apart:
*force, call, force, call, force, call, force, call*, and the body is one step $h$ further (section 6.3). Before each call it stands at an *estimate*: the place at which the next force is wanted. His listing for a particle, with the mass $m$:

- call 1 goes from the start, with its velocity and the force there, to the time $h/2$;
- call 2 starts again from the start, with the velocity and the force *of estimate 1*, to $h/2$;
- call 3 starts again, with those of estimate 2, to $h$;
- call 4 takes the mean of all four, with the weights 1, 2, 2, 1: the end of the step.

**Predict:** a ball is let go, and a step of 1 s begins. Is its estimate after the *first* call above its true place at 0.5 s, just there, or below?
*/

// %% particle-stages
type Particle = [position: number, velocity: number];
type Force = (pos: number, vel: number) => number;
const particleMass = 2;
/** Where the four calls of his listing leave a particle. */
function calls([pos, vel]: Particle, h: number, force: Force): Particle[] {
  // the factors in brackets, computed once
  const [half, whole] = [h / particleMass / 2, h / particleMass];
  const pos0 = pos; // RKInit
  const vel1 = vel; // RKStep1
  const acc1 = force(pos, vel) * half;
  const one: Particle = [pos0 + vel1 * (h / 2), vel1 + acc1];
  const vel2 = one[1]; // RKStep2
  const acc2 = force(...one) * half;
  const two: Particle = [pos0 + vel2 * (h / 2), vel1 + acc2];
  const vel3 = two[1]; // RKStep3
  const acc3 = force(...two) * whole;
  const three: Particle = [pos0 + vel3 * h, vel1 + acc3];
  const vel4 = three[1]; // RKStep4
  const acc4 = force(...three) * half;
  const mean = vel1 + 2 * (vel2 + vel3) + vel4;
  const end = vel1 + (acc1 + 2 * acc2 + acc3 + acc4) / 3;
  return [one, two, three, [pos0 + mean * (h / 6), end]];
}

// %% particle-fall
const weight: Force = () => -9.81 * particleMass;
const estimates = calls([0, 0], 1, weight);
const seconds = Array.from({ length: 21 }, (_, k) => k / 20);
const truly = { name: 'truly', x: seconds };
const dots = estimates.map(([height], k) => {
  const x = [k < 2 ? 0.5 : 1];
  return { name: `call ${k + 1}`, x, y: [height], draw: 'points' as const };
});
show(
  lineChart({
    title: 'One step of a falling ball: the truth and four estimates',
    x: { label: 't', unit: 's', range: [0, 1.1] },
    y: { label: 'height', unit: 'm' },
    series: [{ ...truly, y: seconds.map((t) => -4.905 * t ** 2) }, ...dots],
  }),
);
const heights = estimates.map(([height]) => height);
console.log(`estimates ${fixed(heights)} m`);
console.log(
  `truly     ${fixed([0.5, 0.5, 1, 1].map((t) => -4.905 * t ** 2))} m`,
);

// %% [markdown] particle-note {"predict":{"twinOf":"stages","options":[{"text":"behind its true place","reply":"So it is: the estimate uses for the whole half step the velocity at its end, which is the lower one."},{"text":"just at its true place","idea":"stages-are-places","reply":"So it is after the third call, whose velocity belongs to the middle of its way. That of the second belongs to the end."},{"text":"ahead of its true place","idea":"stages-are-places","reply":"So it is after the first call, which still moves with the full velocity of the start."}],"answer":0,"until":"setup","question":"A train runs at 20 m/s and brakes evenly. After the second call, is its estimate ahead of its true place at that time, there, or behind?"}}
/*
You were right if you said above: call 1 moves with the velocity of the start, which is zero, so the ball has not moved. Call 2 takes the velocity that the ball has only at 0.5 s, so it is too low. An estimate is in general not the place at its time; under a constant force only those for
the end of the step are exact.

His brackets hold ten divisions a step: three times $h/m/2$, once $h/m$, twice $h/2$, once $h/6$. They are constant: computed once, as `half` and `whole` are, they cost none.

### And now a train

It runs at 20 m/s and brakes evenly, with 1 m/s². The step is 4 s.

**Predict:** after the *second* call, is the train's estimate ahead of its true place at that time, just there, or behind?

**Change this:** the cell also takes ten steps of a particle on a spring with a brake. Brake four times as hard, and compare the listing with `integrate`, which is eq. 29 of notebook 10.
*/

// %% particle-run {"change":{"replace":"100 * pos + 5 * vel","with":"100 * pos + 20 * vel","ask":{"question":"the difference between his listing and eq. 29","answer":2},"appears":["his listing, 10 steps: (-0.016685","eq. 29:                (-0.016685"]}}
const braking: Force = () => -particleMass;
const [, [estimate]] = calls([0, 20], 4, braking);
console.log(`train after call 2: ${fixed(estimate, 1)} m`);
console.log(`truly after 2 s:    ${fixed(20 * 2 - 2 ** 2 / 2, 1)} m`);
const h = 0.05;
const springAndBrake: Force = (pos, vel) => -(100 * pos + 5 * vel);
let particle: Particle = [1, 0];
for (let n = 0; n < 10; n++) particle = calls(particle, h, springAndBrake)[3];
const rate = (_t: number, [pos, vel]: number[]) => {
  return [vel, springAndBrake(pos, vel) / particleMass];
};
const byEq29 = integrate(rate, [1, 0], { t1: 10 * h, stepSize: h });
console.log(`his listing, 10 steps: ${fixed(particle, 12)}`);
console.log(`eq. 29:                ${fixed(byEq29.states.at(-1)!, 12)}`);

// %% [markdown] setup {"predict":{"number":"m","answer":1.667,"within":0.05,"from":0,"to":5,"question":"A box of 1000 kg has its centre at x = 0, a cylinder of 500 kg at x = 5 m. Where on x is the common centre of mass?","reply":"A third of the way, 500 · 5 / 1500 = 1.667 m: nearer to the heavy part.","ideas":[{"value":2.5,"idea":"centre-between-centres","reply":"Half-way it would be if the two were equally heavy."},{"value":3.333,"idea":"centre-between-centres","reply":"This is a third of the way from the cylinder: the masses are exchanged. The centre is nearer to the heavy part."}]}}
/*
You were right if you said behind: 36 m instead of 38 m. And the listing *is* the classical method, to the last digit, with any brake.

"The same idea can be used" for a body, he writes, which has a rotation as well. The pair $(\mathbf x,\mathbf v)$ becomes two pairs, $(\mathbf x,\mathbf v)$ and $(Q,\boldsymbol\omega_b)$, and the force becomes force and torque. One thing is new: the rate of $\mathbf x$ does not contain $\mathbf x$, but $\dot Q=\tfrac12\,Q\,(0,\boldsymbol\omega_b)$ contains $Q$. So each call must use the $Q$ of its own estimate. With the $Q$ of the start the attitude is off by $1.1\cdot10^{-3}$ rad after 2 s, instead of $7.6\cdot10^{-8}$ ($h=0.02$ s; cell `attitude-orders`, in a fold).

## His example

A box of $8\times4\times2$ m and 1000 kg (he gives half extents, 4, 2, 1), and a cylinder of radius 1 m, height 2 m and 500 kg at $x = 5$ m, which lies along $x$, become one body. Four steps (section 8.2): step size and gravity, which all bodies share that are not given others when they are made; the bodies; their mass; the
state. `diagonalise` then moves the origin to the common centre of mass and turns the axes to the principal ones. The state belongs to these axes. The first orientation is a turn
by 0.3 rad about (1, 1, 0), which is no unit vector (erratum C2): only its direction counts.

**Predict:** where on $x$ is the common centre of mass, from the centre of the box?
*/

// %% example
const earth = { stepSize: 0.01, gravity: 9.81 };
ChaneyRigidBody.setStatics(earth);
const noDamping = { linKD: 0, rotKD: 0 };
function boxAndCylinder(damping = noDamping, own = earth) {
  const mainBody = new ChaneyRigidBody(own);
  const tempBody = new ChaneyRigidBody();
  mainBody.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
  tempBody.setCylinder({ radius: 1, height: 2, mass: 500 });
  mainBody.combine(tempBody, { translation: [5, 0, 0] });
  mainBody.diagonalise();
  mainBody.initialise({
    linPos: [0, -10, 10],
    linVel: [0, 0, 0],
    qRotPos: quaternionFromAxisAngle([1, 1, 0], 0.3),
    rotVel: [1, 2, -0.5],
    ...damping,
  });
  return mainBody;
}
const body = boxAndCylinder();
console.log(`diagLinPos ${fixed(body.diagLinPos, 6)} m`);
console.log(`diagRotPos\n${fixed(body.diagRotPos, 0)}`);
console.log(`tensor\n${fixed(body.massProperties.inertia, 3)} kg m²`);

// %% [markdown] graphics
/*
You were right if you said a third of the way to the cylinder, 1.667 m. `diagLinPos` points backwards: it leads from the common centre to the origin in which the parts were drawn.

## The loop, and the picture

Everything that was described in the old axes must be brought to the new ones before it is drawn:

$$\text{new} = \text{diagRotPos}\cdot\text{old} + \text{diagLinPos} .$$

From there the state, a rotation matrix and a place, takes it to the world, $\text{rotPos}\cdot\text{new}+\text{linPos}$. Here only the origin has moved, so `diagRotPos` is the unit matrix. The map holds for every description in the old axes: the drawing, the hook of a spring, the shape with which a program looks for collisions. The far end of the box, old $(-4, 0, 0)$, is $(-\tfrac{17}3, 0, 0)$ in the new axes. The loop takes five steps between two pictures (section 8.3), and calls `forces` before every stage. Gravity and damping are built in, so there is nothing to add yet. `linKD` and `rotKD` are the dampings of velocity and of
rotation, in 1/s.
*/

// %% loop {"change":{"replace":"rotKD: 0.01 }","with":"rotKD: 0.5 }","ask":{"question":"How will ω in the body be after 1.5 s, compared with the present one?","options":["shorter, in the same direction","shorter, in another direction","as long as before"],"answer":1},"appears":["after 1.50 s: omega (0.8489"]}}
type Forces = (b: ChaneyRigidBody) => void;
function step(b: ChaneyRigidBody, forces: Forces = () => undefined): void {
  b.rkInit();
  forces(b);
  b.rkStep1();
  forces(b);
  b.rkStep2();
  forces(b);
  b.rkStep3();
  forces(b);
  b.rkStep4();
}
const falling = boxAndCylinder({ linKD: 0.01, rotKD: 0.01 });
const frames = [falling.state];
let time = 0;
for (let n = 1; n <= 150; n++) {
  step(falling);
  time += falling.stepSize;
  if (n % 5 === 0) frames.push(falling.state);
}
const turning = fixed(falling.rotVel, 6);
console.log(`after ${fixed(time, 2)} s: omega ${turning} rad/s`);

// %% loop-picture
type Mesh = ReturnType<typeof boxMesh>;
const moved = (mesh: Mesh, R: Mat3, by: Vec3): Mesh => {
  const vertices = mesh.vertices.map((v): Vec3 => add(apply(R, v), by));
  return { ...mesh, vertices };
};
const cylinder = (length: number, R: Mat3): Mesh =>
  moved(cylinderMesh({ radius: 1, length }), R, [5, 0, 0]);
const drawing = [boxMesh([8, 4, 2]), cylinder(2, identity())];
const poses = frames.map(({ orientation }) => ({ orientation }));
const omegas = frames.map(({ omegaBody, orientation }) =>
  scale(vectorToWorld(omegaBody, orientation), 2.5),
);
show(
  animate({
    title: 'Box and cylinder as one body',
    frame: 'centre',
    times: frames.map((_, k) => 0.05 * k),
    bodies: drawing.map((mesh, k) => {
      const mapped = moved(mesh, body.diagRotPos, body.diagLinPos);
      return { name: ['box', 'cylinder'][k], mesh: mapped, poses };
    }),
    arrows: [{ name: 'ω', to: omegas, trail: true }],
    stops: [0, 0.75, 1.5].map((at) => ({ name: `${at} s`, time: at })),
  }),
);

// %% [markdown] reference {"predict":{"options":[{"text":"both by RK4's small errors","idea":"one-method-for-all","reply":"So it would be if the height were as hard as the turning. A fall is a parabola, and RK4 has no error for it but rounding."},{"text":"ω by about 1e-8, z by rounding","reply":"So it is: the turning has sines in it, the fall only t². RK4 is exact up to t⁴."},{"text":"neither, as nothing disturbs it","idea":"free-is-exact","reply":"So it is for z. The turning is no polynomial of the time, and each step leaves a small error."}],"answer":1}}
/*
**Change this:** damp the rotation with 0.5 instead of 0.01 per second. What is left of $\boldsymbol\omega$ after 1.5 s? It is shorter and points elsewhere: the body has turned less far through its own tumbling.

## Does it give the right numbers?

Not by another run of the same method. Without damping and forces the truth is known in closed form: the centre falls by $\tfrac12gt^2$, and the turning is that of notebook 12, `freeRotation`.

**Predict:** after 10 s, by how much are $\boldsymbol\omega$ and the height $z$ wrong, with steps of 0.01 s?
*/

// %% reference-numbers
const solid = rigidBody({ massProperties: body.massProperties });
const free = freeRotation(solid, body.state);
const exact = free(10).omegaBody;
function undamped(stepSize: number): ChaneyRigidBody {
  const b = boxAndCylinder(noDamping, { ...earth, stepSize });
  for (let n = 0; n < Math.round(10 / stepSize); n++) step(b);
  return b;
}
const ten = undamped(0.01);
console.log(`omega ${fixed(ten.rotVel, 10)} rad/s`);
console.log(`exact ${fixed(exact, 10)} rad/s`);
for (const stepSize of [0.02, 0.01]) {
  const error = norm(subtract(undamped(stepSize).rotVel, exact));
  console.log(`h = ${stepSize} s: off by ${error.toExponential(1)} rad/s`);
}
const parabola = 10 - (9.81 * 10 ** 2) / 2;
console.log(`z ${fixed(ten.linPos[2], 6)} m, exact ${fixed(parabola, 6)} m`);

// %% [markdown] spring {"predict":{"options":[{"text":"4, since the steps are those of RK4","idea":"mixed-times","reply":"The four calls are worth what they are fed with. Old forces in new stages make them three useless copies of the first."},{"text":"2, about half of what it was","idea":"mixed-times","reply":"Orders are not lost by halves. The force belongs to the start of the step, so its error is of the size of h, whatever the stages do."},{"text":"1, as with Euler's method","reply":"So it is: a force of the start of the step is wrong by about h, and no later stage takes that back."}],"answer":2,"until":"order-note"}}
/*
You were right if you said $10^{-8}$ and rounding: $7\cdot10^{-9}$ rad/s, with half the step a sixteenth of the error of the whole one. RK4 is exact for a parabola.

## Your own force

A spring of 2000 N/m pulls the far end of the box, the *hook*, towards a fixed point, the *anchor*. The force depends on where the hook *is*, so it must be computed afresh before every call. That costs four computations a step. What if we save three of them, compute the force at the start of the step and hand the same
one to all four calls?

**Predict:** what order has the method then?
*/

// %% spring-force {"change":{"replace":"const stiffness = 2000","with":"const stiffness = 200","cell":"spring-orders","ask":{"question":"Which of the two curves will come down more?","options":["each stage","once a step","neither, they fall alike"],"answer":0},"appears":[{"curve":"each stage","at":"first","value":3.521e-8},{"curve":"once a step","at":"first","value":0.013}]}}
const stiffness = 2000;
const hook: Vec3<'body'> = [-17 / 3, 0, 0];
const anchor: Vec3<'world'> = [-6, -10, 16];
const modes = ['each stage', 'once a step'] as const;
type Mode = (typeof modes)[number];
/** A step on a spring of so many N/m: when is its pull computed? */
function springStep(b: ChaneyRigidBody, mode: Mode, perMetre: number): void {
  const pull = (): Vec3<'world'> =>
    scale(subtract(anchor, b.pointPosition(hook)), perMetre);
  const kept = pull();
  step(b, () => {
    const forceWorld = mode === 'each stage' ? pull() : kept;
    b.addForce({ forceWorld, pointBody: hook });
  });
}
function swing(stepSize: number, mode: Mode, perMetre: number): Vec3 {
  const b = boxAndCylinder(noDamping, { ...earth, stepSize });
  const steps = Math.round(2 / stepSize);
  for (let n = 0; n < steps; n++) springStep(b, mode, perMetre);
  return b.rotVel;
}

// %% spring-orders
const halved = { stepSize: 0.02, halvings: 4 };
const orders = modes.map((mode) => ({
  mode,
  ...observedOrder((size) => swing(size, mode, stiffness), halved),
}));
show(
  lineChart({
    title: `A spring of ${stiffness} N/m: the error of ω after 2 s`,
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'change when h is halved', unit: 'rad/s', scale: 'log' },
    series: orders.map(({ mode, stepSizes, errors }) => {
      const x = stepSizes.slice(0, errors.length);
      return { name: mode, x, y: errors, draw: 'both' as const };
    }),
  }),
);
const first = (e: number) => `at first ${e.toExponential(1)} rad/s`;
for (const { mode, order, errors } of orders)
  console.log(
    `${mode}: observed order ${fixed(order, 2)}, ${first(errors[0])}`,
  );
const alone = [0.02, 0.01].map((size) => swing(size, 'each stage', 0));
console.log(`no spring: ${first(norm(subtract(alone[0], alone[1])))}`);

// %% [markdown] order-note {"predict":{"twinOf":"spring","options":[{"text":"0.14 %, a sixteenth of it","idea":"mixed-times","reply":"So it would be with a force at each stage, where the method has order 4."},{"text":"0.57 %, a quarter of it","idea":"mixed-times","reply":"So it would be with a method of order 2. A force of the start of the step leaves order 1, however good the rest is."},{"text":"1.1 %, about half of it","reply":"So it is: the error goes with h, as with Euler's method."}],"answer":2,"until":"damping","question":"The spring of 2000 N/m pulls without gravity. In truth the angular momentum about the anchor is constant. With one force a step and steps of 20 ms it is off by 2.3 % after 2 s. By how much with steps of 10 ms?"}}
/*
You were right if you said 1. It is the lecture's mistake of the stale members (notebook 09) in another dress: no error message, no wrong first picture, only a method that is worth as much as Euler's. **Change this:** take a spring ten times softer. Which of the two curves comes down more? The good curve falls by about 70, nearly to what the body's own tumbling leaves without any spring ($2\cdot10^{-8}$ rad/s); the other by 1.5 only.

### Which law tells?

An order takes several runs, a law takes one. Switch gravity off. The spring changes the momentum of the body and its turning, and nothing of its state stands still. But the pull goes through the anchor, so about *that point* it has no torque, and the angular momentum there is constant. It has two parts: that of the whole
mass at the centre, $(\mathbf x-\mathbf x_\text{anchor})\times m\mathbf v$, and that of the turning about the centre, $R\,I_b\,\boldsymbol\omega_b$, both in world axes.

**Predict:** with the spring of 2000 N/m and one force a step of 20 ms its size is off by 2.3 % after 2 s. By how much with steps of 10 ms?
*/

// %% central-pull
const { mass } = body.massProperties;
function momentumRun(mode: Mode, stepSize: number) {
  const b = boxAndCylinder(noDamping, { stepSize, gravity: 0 });
  return Array.from({ length: Math.round(10 / stepSize) + 1 }, () => {
    const orbit = scale(cross(subtract(b.linPos, anchor), b.linVel), mass);
    const spin = b.angularMomentum;
    springStep(b, mode, 2000);
    return [spin, add(orbit, spin)].map((L) => norm(L) / 1000);
  });
}
const [good, poor] = modes.map((mode) => momentumRun(mode, 0.02));
const finer = momentumRun('once a step', 0.01);
const x = good.map((_, n) => n / 50);
const series = [
  { name: 'about the centre', x, y: good.map(([spin]) => spin) },
  { name: 'about the anchor', x, y: good.map(([, all]) => all) },
  { name: 'once a step', x, y: poor.map(([, all]) => all), dash: 'dash' },
] as const;
const y = { label: '|L|', unit: '10³ kg m²/s', range: [0, 50] as const };
const title = 'The size of L on a spring of 2000 N/m';
show(lineChart({ title, x: { label: 't', unit: 's' }, y, series }));
const offOf = (run: number[][]) =>
  fixed(100 * (run[(run.length - 1) / 5][1] / run[0][1] - 1), 2);
console.log(`each stage: off by ${offOf(good)} % after 2 s`);
console.log(`once: ${offOf(poor)} %, half the step: ${offOf(finer)} %`);

// %% [markdown] damping {"predict":{"draw":"left","cell":"damping-demo","question":"The body turns freely and is damped with rotKD = 0.1 1/s. Draw the part of its angular momentum that is left, over 40 s.","reply":"It falls like e^(−0.1 t): by half in 7 s, by half again in the next 7 s. It has no end; a straight line would be right for a brake with a constant torque."}}
/*
You were right if you said about half. With a force at each stage the sum is constant to the eye, while the spin about the centre of mass swings between a thirteenth of it and more than all: what the orbit loses the spin gains. The dashed line of one force a step strays, by a tenth within 10 s: one run is enough to see that
something is wrong.

## What the damping constants mean

Chaney gives `linKD` and `rotKD` no unit (erratum C7). In his published class they are rates, so they are here: $\dot{\mathbf v} = \dots-c\,\mathbf v$ and $\dot{\boldsymbol\omega}=\dots-c\,\boldsymbol\omega$, with $c$ in 1/s; the dots are what gravity, forces and torques do. You need not add damping or gravity; more drag you may. The damping is
intended to make the system more stable: where the errors of a method bring in energy, it takes energy out. Euler's method brings it in; RK4 with a step that is not too long takes out a little itself (a fold at the end measures both). Damping also takes out energy that belongs there, so set it to 0 when you test.

**Predict:** the body turns freely, damped with `rotKD` = 0.1. Draw which part of its $\mathbf L$ is left, over 40 s.
*/

// %% damping-demo {"change":{"replace":"const rotKD = 0.1;","with":"const rotKD = 0.5;","ask":{"question":"the height z after 40 s","answer":2},"appears":["after 10 s: 0.006738"]}}
const rotKD = 0.1;
const brisk = { stepSize: 0.05, gravity: 9.81 };
const damped = boxAndCylinder({ linKD: 0.01, rotKD }, brisk);
const atFirst = norm(damped.angularMomentum);
const lost: { times: number[]; states: number[] } = { times: [], states: [] };
for (let n = 0; n <= 800; n++) {
  lost.times.push(n * brisk.stepSize);
  lost.states.push(norm(damped.angularMomentum) / atFirst);
  if (n < 800) step(damped);
}
show(
  timeChart(lost, {
    title: `Angular momentum left, rotKD = ${rotKD} 1/s`,
    y: { label: 'part of |L|', unit: '1', range: [0, 1.05] },
    curves: { left: (part) => part },
  }),
);
console.log(`after 10 s: ${fixed(lost.states[200], 6)} are left`);
console.log(`exp(-10 c): ${fixed(Math.exp(-10 * rotKD), 6)}`);
const [c, t] = [0.01, 40];
const way = (9.81 / c) * (t - (1 - Math.exp(-c * t)) / c);
const z = fixed([damped.linPos[2], 10 - way], 1);
console.log(`z after ${t} s, and by its closed form: ${z} m`);

// %% [markdown] placing {"predict":{"options":[{"text":"it turns about a point beside its centre","reply":"So it is: the state belongs to the new origin, and the drawing to the old one. Its centre runs round in a circle."},{"text":"it turns rightly, only in another place","idea":"origin-does-not-matter","reply":"So it would be if the body did not turn. The forgotten shift turns with the body, so what is drawn goes round."},{"text":"it is drawn as if it were a mirror image","idea":"origin-does-not-matter","reply":"So it would be if the rows of diagRotPos had the determinant −1. A map that is forgotten mirrors nothing."}],"answer":0,"until":"aim"}}
/*
You were right if you drew a curve that falls ever more slowly: $e^{-ct}$. Its direction in the world is unchanged. **Change this:** damp five times as much. $z$ does not care.

## Joined askew, drawn askew

`combine` takes a rotation, too. Now the cylinder is 6 m long and is turned by 30° about $z$ before it is joined. That makes a product of inertia `I[0][1]`, which `diagonalise` removes by turning the axes: `diagRotPos` is a rotation now. (Its rows must form a rotation, not a reflection, or the picture is mirrored: erratum C5.)
The body spins about its third principal axis.

**Predict:** you draw the parts where you designed them, and forget the map. What will you see?
*/

// %% askew {"change":{"replace":"deg(30)","with":"deg(90)","ask":{"question":"How far will diagonalise have to turn the axes with the cylinder at 90°?","options":["farther than at 30°","as far as at 30°","not at all"],"answer":2},"appears":["I[0][1] before diagonalise: 0 kg m²","1.000000  0.000000  0.000000"]}}
const tilt = rotationZ(deg(30));
const askew = new ChaneyRigidBody({ stepSize: 0.02, gravity: 0 });
const part = new ChaneyRigidBody();
askew.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
part.setCylinder({ radius: 1, height: 6, mass: 500 });
askew.combine(part, { translation: [5, 0, 0], rotation: tilt });
const before = askew.massProperties;
const entry = fixed(before.inertia[0][1], 0);
console.log(`I[0][1] before diagonalise: ${entry} kg m²`);
askew.diagonalise();
console.log(`diagRotPos\n${fixed(askew.diagRotPos, 6)}`);
askew.initialise({
  linPos: [0, 0, 0],
  linVel: [0, 0, 0],
  qRotPos: quaternionFromMatrix(identity()),
  rotVel: [0, 0, 2],
});
const turned = [askew.state];
for (let n = 0; n < 160; n++) {
  step(askew);
  turned.push(askew.state);
}

// %% askew-picture
const askewParts = [boxMesh([8, 4, 2]), cylinder(6, tilt)];
const right: Vec3 = [0, 9, 0];
const wrong: Vec3 = [0, -9, 0];
const posesAt = (position: Vec3) =>
  turned.map(({ orientation }) => ({ orientation, position }));
const mapped = askewParts.map((mesh) => {
  return moved(mesh, askew.diagRotPos, askew.diagLinPos);
});
const bodies = [
  ...mapped.map((mesh) => ({ mesh, poses: posesAt(right) })),
  ...askewParts.map((mesh) => ({ mesh, poses: posesAt(wrong) })),
].map((each, k) => ({ ...each, colour: k % 2 ? '#d55e00' : '#0072b2' }));
const centreOf = (at: Vec3, old: Vec3) =>
  turned.map(({ orientation }) => add(at, vectorToWorld(old, orientation)));
const paths = [
  { name: 'A', points: centreOf(right, [0, 0, 0]) },
  { name: 'B', points: centreOf(wrong, before.com) },
];
const times = turned.map((_, k) => k / 50);
const stops = [0, 0.8, 1.6].map((at) => ({ name: `${at} s`, time: at }));
const camera = { azimuth: -1.57, elevation: 1.3 };
const scene = { title: 'One motion: A drawn with the map, B without it' };
show(
  animate({ ...scene, frame: 'world', times, bodies, paths, stops, camera }),
);

// %% [markdown] aim
/*
You were right if you said that it turns about a point beside its centre: what is drawn runs round in a circle, as no free body does. **Change this:** turn the cylinder by 90°. It then lies along $y$, the $x$ axis is a mirror line of the whole, the product is zero, and nothing is left to turn.

## Your target: balance

His body, box and cylinder in line, shall turn about the middle of the *box*, where its axle is. A ball on the other side, at $x=-4$ m, is to take the common centre of mass there. You can combine as many bodies as you like.

**Your target:** the mass of the ball, for which `diagLinPos` is zero, to 5 mm. Compute it first. In Jupyter change the number in the cell.
*/

// %% balance {"control":{"ballast":{"label":"Mass of the ball","unit":"kg","min":50,"max":1000,"step":5,"turning":625,"says":"The common centre"}},"target":{"reached":"Reached","by":{"ballast":625}}}
const ballast = 100;
const whole = new ChaneyRigidBody();
whole.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
const inLine = new ChaneyRigidBody();
inLine.setCylinder({ radius: 1, height: 2, mass: 500 });
whole.combine(inLine, { translation: [5, 0, 0] });
const ball = new ChaneyRigidBody();
ball.setSphere({ radius: 0.5, mass: ballast });
whole.combine(ball, { translation: [-4, 0, 0] });
const parts: [mass: number, x: number][] = [
  [1000, 0],
  [500, 5],
  [ballast, -4],
];
const moment = parts.reduce((sum, [m, place]) => sum + m * place, 0);
whole.diagonalise();
const [offset] = whole.diagLinPos;
console.log(`The common centre is at x = ${fixed(-offset, 4)} m`);
console.log(`sum of mass times place: ${fixed(moment, 0)} kg m`);
const balanced = Math.abs(offset) < 0.005;
console.log(balanced ? 'Reached: it is balanced' : 'Not balanced yet');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

At $x=-4$ m it takes $500\cdot5/4=625$ kg.

</details>

## Questions to close with

Say your answer first; then open it.

<details><summary>Why must forces() be called four times a step, and what does the method show if it is called once?</summary>

Each stage stands at another estimate, and wants the force there. With one force a step the order falls from 4 to 1.

</details>

<details><summary>You drew the cylinder at x = 5 and it does not sit on the body. Which two members did you forget?</summary>

`diagRotPos` and `diagLinPos`: the drawing is in the old axes, the state in the new ones.

</details>

<details><summary>A body falls for a second from rest with linKD = 0.01. By what part is it slower than without damping, roughly?</summary>

By about half a per cent: at first there is no velocity to damp, on average half of it. ($(1-e^{-ct})/c$ is $t\,(1-ct/2)$ for small $ct$.)

</details>

<details><summary>A program reports the angular velocity of a free body to ten digits, and another run of the same program agrees. What have you learnt about the motion?</summary>

Nothing: both may have the same error. Compare with another method, another step, or a law.

</details>

<details><summary>Two axes are parallel, and neither passes through the centre of mass. Why may you not add m d² with the distance d between them?</summary>

The rule starts at the centre of mass. Go there first (take away $m\,d_1^2$), then to the other axis (add $m\,d_2^2$).

</details>

## Your turn

Exercise [13 Chaney's rigid body](../exercises/13-chaneys-body/README.md) joins two parts, maps them to principal axes, takes a step in four calls and
tests what a central pull keeps: `node lab start 13-chaneys-body`.
*/

// %% [markdown] wrong-use {"fold":{"title":"Further: forces by hand, and misuse is reported","until":"out-of-order"}}
/*
## Further: forces by hand, and misuse is reported

`linForce` and `rotForce` collect the force in world axes and the torque in body axes. `addForce` does nothing that you could not do yourself: it turns the force into the body, crosses it with the point, and adds both. `addTorque` adds a torque alone, here the lever in the world times the force.

Each of the four calls uses up what was added and empties both sums, so `forces` begins at zero every time. The class knows in which stage it is. A stage out of order, or a body that was never diagonalised, is refused, and the message says what to do.
*/

// %% accumulators
const loaded = boxAndCylinder();
loaded.rkInit();
loaded.addForce({ forceWorld: [0, 0, 300], pointBody: hook });
const byHand = boxAndCylinder();
byHand.rkInit();
byHand.linForce[2] += 300;
const inBody = apply(transpose(byHand.rotPos), [0, 0, 300]);
cross(hook, inBody).forEach((t, k) => (byHand.rotForce[k] += t));
console.log(`by addForce: linForce ${fixed(loaded.linForce, 6)} N`);
console.log(`             rotForce ${fixed(loaded.rotForce, 6)} N m`);
console.log(`by hand:     rotForce ${fixed(byHand.rotForce, 6)} N m`);
const third = boxAndCylinder();
third.rkInit();
third.linForce[2] += 300;
const lever = subtract(third.pointPosition(hook), third.linPos);
third.addTorque({ torqueWorld: cross(lever, [0, 0, 300]) });
console.log(`by addTorque: rotForce ${fixed(third.rotForce, 6)} N m`);
console.log(`the hook is at ${fixed(loaded.pointPosition(hook), 6)} m`);
console.log(`it moves with ${fixed(loaded.pointVelocity(hook), 6)} m/s`);

// %% out-of-order
const careless = boxAndCylinder();
careless.rkInit();
try {
  careless.rkStep2();
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] drag {"fold":{"title":"Further: a drag of your own, and what damping steadies","until":"steadying-body"}}
/*
## Further: a drag of your own, and what damping steadies

The drag of the air goes with the *square* of the speed, against it: $-k\,|\mathbf v|\,\mathbf v$, here with $k=1.5$ kg/m. It is a force like any other, so it goes into `forces`. From rest the fall is known:
$\ln\cosh(gt/v_\infty)$ times $m/k$, with the last speed $v_\infty=\sqrt{mg/k}$.

The cells after it ask what damping is good for. On a spring whose swing has the frequency $\Omega$ [rad/s], a step of Euler's method multiplies the square of the swing by $1-ch+h^2\Omega^2$: it no longer grows from $c=h\Omega^2$ on. His $h=0.01$ s and
$c=0.01$ 1/s tame swings up to 1 rad/s. RK4 needs no help below $h\Omega=2\sqrt2=2.83$: its errors take energy out, and so they do with his free body.
*/

// %% drag-run
const perSpeed2 = 1.5;
const drag: Forces = (b) => {
  const forceWorld = scale(b.linVel, -perSpeed2 * norm(b.linVel));
  b.addForce({ forceWorld, pointBody: [0, 0, 0] });
};
const dropped = boxAndCylinder();
for (let n = 0; n < 1000; n++) step(dropped, drag);
const dropZ = fixed(dropped.linPos[2]);
const dropSpeed = fixed(norm(dropped.linVel), 2);
console.log(`z after 10 s: ${dropZ} m, with ${dropSpeed} m/s`);
const lastSpeed = Math.sqrt((mass * 9.81) / perSpeed2);
const gone = 98.1 / lastSpeed;
const exactZ = 10 - (mass / perSpeed2) * Math.log(Math.cosh(gone));
const exactSpeed = fixed(lastSpeed * Math.tanh(gone), 2);
console.log(`exactly:      ${fixed(exactZ)} m, with ${exactSpeed} m/s`);

// %% steadying
type Options = Parameters<typeof integrate>[2];
/** What is left of a swing of so many rad/s after 100 s, or so many steps. */
function swingLeft(Omega: number, c: number, options: Options) {
  const spring = (_t: number, [x, v]: number[]) => [
    Omega * v,
    -Omega * x - c * v,
  ];
  return Math.hypot(...integrate(spring, [1, 0], options).states.at(-1)!);
}
const his = { t1: 100, stepSize: 0.01, method: euler };
for (const Omega of [0.5, 1, 2]) {
  const left = [0, 0.01].map((c) => fixed(swingLeft(Omega, c, his), 3));
  console.log(
    `Euler, ${Omega} rad/s: c = 0: ${left[0]}, c = 0.01: ${left[1]}`,
  );
}
for (const turn of [2.8, 2.86]) {
  const left = swingLeft(turn, 0, { t1: 100, stepSize: 1 });
  console.log(`RK4, hΩ = ${turn}, 100 steps: ${left.toExponential(1)}`);
}

// %% steadying-body
for (const stepSize of [0.01, 0.1, 0.4]) {
  const b = boxAndCylinder(noDamping, { stepSize, gravity: 0 });
  const before = b.energy;
  for (let n = 0; n < Math.round(40 / stepSize); n++) step(b);
  const off = (b.energy / before - 1).toExponential(1);
  console.log(`his free body by RK4, h = ${stepSize} s: energy ${off}`);
}

// %% [markdown] published {"fold":{"title":"For readers of the source: three attitudes of one run","until":"attitude-note"},"predict":{"options":[{"text":"four: ω is new in each stage","idea":"mixed-times","reply":"So it would be if the rate of Q did not contain Q. It does, so three of the four rates are those of an old attitude with a new ω."},{"text":"two: a turn is wrong by h³","reply":"So it is: the step adds ½ Q (0, ω) h with the old Q and a good mean of ω, and that turns by 2 arctan(ωh/2), too little by a part of h³."},{"text":"one: Q is old in each stage","idea":"mixed-times","reply":"So it is with all rates kept. There ω is old as well, and wrong by h; here it is new, and the turn is right up to h²."}],"answer":1,"until":"attitude-note","question":"Three programs turn a free body: eq. 29 for all of the state, the published class, whose quaternion is that of the start of the step in all four stages, and one with all rates kept from the start. Of which order is the class?"}}
/*
## For readers of the source: three attitudes of one run

- **C3**: his comment calls the stored pairs of the listing "position and velocity", and his list lacks `acc4`. They are velocities and velocity increments.
- **C6**: the text does not say of which point `linPos` is the position; section 2.1 says the centre of mass, and so it is here. The published class shifts from the old origin.
- **C10**: the published class, not the text, makes the rate of the quaternion from the one of the *start* of the step in all four stages. Below, three programs turn the free body of this notebook for 2 s, and are compared with the exact attitude: eq. 29 for all of the state, his class, and all
rates kept from the start of the step.

**Predict:** of which order is his class?
*/

// %% three-attitudes
const still = wrenchFromTorque(body.state, { torqueBody: [0, 0, 0] });
/** The rates of a free body: of the quaternion Q, and of ω. */
function freeRates(Q: Quaternion, omegaBody: Vec3<'body'>): number[] {
  const motion = rigidBodyState({ omegaBody });
  const turn = accelerations(solid, motion, still).angularAccelerationBody;
  return [...quaternionRateFromOmegaBody(Q, omegaBody), ...turn];
}
const split = (numbers: readonly number[]) => {
  const [w, qx, qy, qz, ...omega] = numbers;
  const Q: Quaternion = [w, qx, qy, qz];
  return [Q, omega as Vec3<'body'>] as const;
};
type Program = (start: number[], now: number[]) => number[];
const programs: Record<string, Program> = {
  'eq. 29': (_start, now) => freeRates(...split(now)),
  'his class': (start, now) => freeRates(split(start)[0], split(now)[1]),
  'all kept': (start) => freeRates(...split(start)),
};

// %% attitude-orders
function attitudeError(program: Program, size: number): number {
  let numbers: number[] = [...body.qRotPos, ...body.rotVel];
  for (let n = 0; n < Math.round(2 / size); n++) {
    const start = numbers;
    const f = (_t: number, now: number[]) => program(start, now);
    const [, end] = integrate(f, start, { t1: size, stepSize: size }).states;
    const [Q, omega] = split(end);
    numbers = [...normalizeQuaternion(Q), ...omega];
  }
  return rotationAngleBetween(split(numbers)[0], free(2).orientation);
}
const sizes = [0.1, 0.05, 0.02, 0.01];
const attitudes = Object.entries(programs).map(([name, program]) => {
  const errors = sizes.map((size) => attitudeError(program, size));
  return { name, x: sizes, y: errors, draw: 'both' as const };
});
const hAxis = { label: 'h', unit: 's', scale: 'log' as const };
const error = { label: 'error', unit: 'rad', scale: 'log' as const };
const after = 'Error of the attitude after 2 s';
show(lineChart({ title: after, x: hAxis, y: error, series: attitudes }));
for (const { name, y: errors } of attitudes) {
  const order = fixed(Math.log2(errors[2] / errors[3]), 2);
  const off = errors[2].toExponential(1);
  console.log(`${name}: order ${order}, ${off} rad at ${sizes[2]} s`);
}

// %% [markdown] attitude-note
/*
You were right if you said two: each step turns by $2\arctan\tfrac{\omega h}2$ instead of $\omega h$, as Euler's steps did in notebook 11. With all rates kept $\boldsymbol\omega$ is old as well, and the order is one.
*/

// %% [markdown] names {"fold":{"title":"For readers of the source: his names and ours","until":"his-eigenvectors"}}
/*
## For readers of the source: his names and ours

| his | here | what |
|---|---|---|
| `RigidBody.h`, `RigidBody.cpp`, `Matrix.h`, `Matrix.cpp` | one import from `rigid-body-lab` | his four files |
| `setStatics(h, g)` | `ChaneyRigidBody.setStatics({ stepSize, gravity })` | step and gravity of all bodies |
| `RigidBody mainBody, tempBody` | `new ChaneyRigidBody()`, twice | several bodies at once |
| `setBox(4, 2, 1, 1000)` | `setBox({ halfExtents, mass })` | his "radius" is half an edge |
| `setCylinder(1, 2, 500)` | `setCylinder({ radius, height, mass })` | lies along $x$; the height is whole |
| "sphere" | `setSphere({ radius, mass })` | his third primitive |
| "directly" | `setMassProperties({ mass, com, inertia })` | your own mass distribution |
| `combine(body, rot, pos)` | `combine(body, { rotation, translation })` | merges a second body |
| `diagonalise()` | `diagonalise()` | to the mass centre, to principal axes |
| `diagRotPos`, `diagLinPos` | the same | the map that `diagonalise()` applied |
| `Vector3`, `Matrix3x3`, `identity()` | `Vec3`, `Mat3`, `identity()` | plain lists of numbers; `add`, `cross`, `multiply` |
| `eigenVectors()` | `symmetricEigen(I)` | of a symmetric matrix |
| `rotation(axis, 0.3)`, `fromMatrix(m)` | `quaternionFromAxisAngle`, `quaternionFromMatrix` | an orientation |
| `initialise(…)` | `initialise({ linPos, linVel, qRotPos, rotVel, linKD, rotKD })` | starts from the mass centre (C6) |

His `Vector3(5, 0, 0)` is our list `[5, 0, 0]`, and sums are functions: the hook is in the world at `add(apply(rotPos, hook), linPos)`, which is $(-5.5401,-10.1265,11.1841)$ m (cell `accumulators`). `Matrix3x3` is a list of three rows. `tempRotPos.identity()` says that the cylinder is joined *unturned*; our `combine` takes that when `rotation` is left out, as in the cell `example`. Our eigenvectors stand as columns; he puts his as rows, so transpose.

The loop, and what the four calls work on:

| his | here | what |
|---|---|---|
| `RKInit()` | `rkInit()` | start of a step |
| `RKStep1()` to `RKStep4()` | `rkStep1()` to `rkStep4()` | a stage each; after the last the body is at $t+h$ |
| `RigidBody::RKh` | `stepSize` | the step: one for all bodies in his, of a body in ours, by default that of `setStatics` |
| `linPos`, `linVel` | the same | position and velocity of the mass centre, *of the stage* |
| `rotPos`, `rotVel` | the same | matrix $R$ and $\boldsymbol\omega_b$, of the stage |
| `linForce`, `rotForce` | the same | force and torque so far: add to them |
| "functions for adding forces" | `addForce`, `addTorque` | at a point, in either frame |
| "position and velocity of a point" | `pointPosition`, `pointVelocity` | of a body point, in the world |
| `forces()` | your function | called before each stage |
| `drawBody(linPos, rotPos)` | `animate` | the picture |

His numbers are `float`, with seven digits; ours have sixteen. The first cell adds up `time += h` in both for an hour, and sets up a body in the ways that the notebook has not used; the second has the eigenvectors of the lecture's turned brick.

That the class does everything in the text cannot be checked in his section 8: it names no call for eq. 28 (Euler), 32 and 33 ($\mathbf L$ and the energy). Ours are `eulerStep()`, `angularMomentum` and `energy` (`src/dynamics/chaney.ts`).
*/

// %% every-call
const sphere = new ChaneyRigidBody();
sphere.setSphere({ radius: 2, mass: 10 });
const own = new ChaneyRigidBody();
own.setMassProperties({ ...sphere.massProperties, com: [1, 0, 0] });
own.combine(sphere, { translation: [-1, 0, 0] });
own.combine(sphere, { translation: [0, 3, 0] });
const { mass: three, com: common } = own.massProperties;
console.log(`three spheres: ${three} kg, centre at ${fixed(common, 3)} m`);
const quarter = quaternionFromMatrix(rotationZ(deg(90)));
console.log(`fromMatrix: ${fixed(quarter)}`);
let [single, precise] = [0, 0];
for (let n = 0; n < 360_000; n++) {
  single = Math.fround(single + Math.fround(0.01));
  precise += 0.01;
}
console.log(
  `an hour in float: ${fixed(single, 2)} s, here ${fixed(precise, 2)} s`,
);

// %% his-eigenvectors
const nine: Mat3 = [
  [22, 0, 12],
  [0, 40, 0],
  [12, 0, 22],
];
const { values, vectors } = symmetricEigen(nine);
const rows = transpose(vectors);
console.log(`moments ${fixed(values)} kg m², his matrix of rows:`);
console.log(fixed(rows));
const inTheirAxes = multiply(multiply(rows, nine), vectors);
console.log(`the tensor in these axes, in kg m²:\n${fixed(inTheirAxes, 3)}`);
