// %% [markdown] title
/*
# 13 Chaney's body, stage by stage

Chaney's text ends with a class, four files of C++, that does everything this course has built, and lets the user add forces *between* the four
stages of a Runge-Kutta step. `ChaneyRigidBody` is that class in TypeScript.

**After this notebook you can** set up a compound body with it, drive it through the stages with your own forces, and say why the stages must
see the forces of *their* state.

*Sources: Chaney sections 6.3 and 8, with errata C2, C3, C5, C6, C7 and C10.*
*/

// %% import
import {
  ChaneyRigidBody,
  apply,
  cross,
  deg,
  integrate,
  norm,
  observedOrder,
  quaternionFromAxisAngle,
  rotationZ,
  scale,
  subtract,
  transpose,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, cylinderMesh, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] stages
/*
## One step in four calls

Chaney takes the Runge-Kutta step apart so that forces can be added in between (section 6.3). For a particle, in position and velocity: each stage
turns the force into an increment `acc` of the velocity, moves on, and leaves the particle where the *next* force is wanted. His comment calls
the stored pairs "position and velocity" and his list lacks `acc4` (erratum C3); they are velocities and velocity increments. The factors in brackets
never change, so they are computed once.

**Predict:** is this the classical method of eq. 29, or only something like it?
*/

// %% particle-stages {"change":{"replace":"100 * pos + 5 * vel","with":"100 * pos + 20 * vel","ask":{"question":"the difference between his listing and eq. 29","answer":2},"appears":["his listing, 10 steps: -0.0166857","eq. 29:                -0.0166857"]}}
const particleMass = 2;
const h = 0.05;
const force = (pos: number, vel: number): number => -(100 * pos + 5 * vel);
function particleStep(pos: number, vel: number): [pos: number, vel: number] {
  const [half, whole] = [h / particleMass / 2, h / particleMass]; // precomputed factors
  const pos0 = pos; // RKInit
  const acc1 = force(pos, vel) * half; // RKStep1
  const vel1 = vel;
  pos += vel1 * (h / 2);
  vel += acc1;
  const acc2 = force(pos, vel) * half; // RKStep2
  const vel2 = vel;
  pos = pos0 + vel2 * (h / 2);
  vel = vel1 + acc2;
  const acc3 = force(pos, vel) * whole; // RKStep3
  const vel3 = vel;
  pos = pos0 + vel3 * h;
  vel = vel1 + acc3;
  const acc4 = force(pos, vel) * half; // RKStep4
  pos = pos0 + (vel1 + 2 * (vel2 + vel3) + vel) * (h / 6);
  return [pos, vel1 + (acc1 + 2 * acc2 + acc3 + acc4) / 3];
}
let particle: [number, number] = [1, 0];
for (let n = 0; n < 10; n++) particle = particleStep(...particle);
const byEq29 = integrate((_t, [pos, vel]) => [vel, force(pos, vel) / particleMass], [1, 0], {
  t1: 10 * h,
  stepSize: h,
});
console.log('his listing, 10 steps:', particle.map((x) => x.toFixed(12)).join('  '));
console.log(
  'eq. 29:               ',
  byEq29.states
    .at(-1)!
    .map((x) => x.toFixed(12))
    .join('  '),
);

// %% [markdown] setup
/*
It is eq. 29 to the last digit, four forces a step. **Change this:** brake four times as hard. Both lines move, together.

A body has a rotation as well, "the same idea can be used", he writes. So to his class.

## His example

A box with half extents 4, 2, 1 m and 1000 kg, and a cylinder of radius 1 m, height 2 m (it lies along $x$) and 500 kg at $x = 5$ m, become
one body. Four steps (section 8.2): step size and gravity, which all bodies share; the bodies; their mass; the state.

**Predict:** where is the common centre of mass, and which way does `diagLinPos` point?
*/

// %% example
ChaneyRigidBody.setStatics({ stepSize: 0.01, gravity: 9.81 });
function boxAndCylinder(damping: { linKD: number; rotKD: number }): ChaneyRigidBody {
  const mainBody = new ChaneyRigidBody();
  const tempBody = new ChaneyRigidBody();
  mainBody.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
  tempBody.setCylinder({ radius: 1, height: 2, mass: 500 });
  mainBody.combine(tempBody, { translation: [5, 0, 0] });
  mainBody.diagonalise();
  mainBody.initialise({
    linPos: [0, -10, 10],
    linVel: [0, 0, 0],
    // His axis (1, 1, 0) is not a unit vector (erratum C2); only its direction counts here.
    qRotPos: quaternionFromAxisAngle([1, 1, 0], 0.3),
    rotVel: [1, 2, -0.5],
    ...damping,
  });
  return mainBody;
}
const body = boxAndCylinder({ linKD: 0.01, rotKD: 0.01 });
const row = (v: readonly number[]): string => v.map((x) => (x + 0).toFixed(6).padStart(13)).join('');
console.log('diagLinPos', row(body.diagLinPos));
console.log('diagRotPos', body.diagRotPos.map((r) => r.map((x) => x + 0).join(' ')).join(' | '));
console.log('moments   ', row(body.massProperties.inertia.map((r, k) => r[k])));

// %% [markdown] graphics
/*
You were right if you said a third of the way to the cylinder, $500\cdot5/1500=1.667$ m along $x$, and backwards: `diagLinPos` leads from the common centre to the origin in
which the parts were given.

In his names and ours:

| his | here | what |
|---|---|---|
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

The mass centre is at $x = 5/3$, so everything else that describes the body must move by $-5/3$ too, and turn with `diagRotPos`:
$\text{new} = \text{diagRotPos}\cdot\text{old} + \text{diagLinPos}$. Without it the picture would turn about the wrong point. The rows of
`diagRotPos` must form a rotation, not a reflection, or the graphics are mirrored (erratum C5).

## The loop

Five steps between two pictures (section 8.3); forces are added before every stage. Here nothing but gravity and damping acts, and both are built in.

| his | here | what |
|---|---|---|
| `RKInit()` | `rkInit()` | start of a step |
| `RKStep1()` to `RKStep4()` | `rkStep1()` to `rkStep4()` | a stage each; after the last the body is at $t+h$ |
| `RigidBody::RKh` | `stepSize` | the step |
| `linPos`, `linVel` | the same | position and velocity of the mass centre, *of the stage* |
| `rotPos`, `rotVel` | the same | matrix $R$ and $\boldsymbol\omega_b$, of the stage |
| `linForce`, `rotForce` | the same | force and torque so far: add to them |
| "functions for adding forces" | `addForce`, `addTorque` | at a point, in either frame |
| "position and velocity of a point" | `pointPosition`, `pointVelocity` | of a body point, in the world |
| `forces()` | your function | called before each stage |
| `drawBody(linPos, rotPos)` | `animate` | the picture |

**Change this:** damp the rotation with 0.5 instead of 0.01 per second. What is left of $\boldsymbol\omega$ after 1.5 s?
*/

// %% loop {"change":{"replace":"boxAndCylinder({ linKD: 0.01, rotKD: 0.01 })","with":"boxAndCylinder({ linKD: 0.01, rotKD: 0.5 })","ask":{"question":"How will ω in the body be after 1.5 s, compared with the present one?","options":["shorter, in the same direction","shorter, in another direction","as long as before"],"answer":1},"appears":["after 1.5 s: omega      0.8489"]}}
type Forces = (b: ChaneyRigidBody) => void;
function step(b: ChaneyRigidBody, forces: Forces): void {
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
for (let n = 1; n <= 150; n++) {
  step(falling, () => undefined);
  if (n % 5 === 0) frames.push(falling.state);
}
// Drawn about the moving centre of mass, in directions of the world: the fall does not leave the picture.
show(
  animate({
    title: 'Box and cylinder as one body',
    frame: 'centre',
    times: frames.map((_, k) => 0.05 * k),
    bodies: [
      {
        name: 'box',
        mesh: shifted(boxMesh([8, 4, 2]), [-5 / 3, 0, 0]),
        poses: frames.map((f) => ({ orientation: f.orientation })),
      },
      {
        name: 'cylinder',
        mesh: shifted(cylinderMesh({ radius: 1, length: 2 }), [10 / 3, 0, 0]),
        poses: frames.map((f) => ({ orientation: f.orientation })),
      },
    ],
    arrows: [
      {
        name: 'ω',
        to: frames.map((f) => scale(vectorToWorld(f.omegaBody, f.orientation), 2.5)),
        trail: true,
      },
    ],
    stops: [
      { name: 'start', time: 0 },
      { name: 'end', time: 1.5 },
    ],
  }),
);
function shifted(mesh: ReturnType<typeof boxMesh>, by: Vec3): ReturnType<typeof boxMesh> {
  return { ...mesh, vertices: mesh.vertices.map(([x, y, z]): Vec3 => [x + by[0], y + by[1], z + by[2]]) };
}
console.log('after 1.5 s: omega', row(falling.rotVel));

// %% [markdown] reference
/*
## Does it give the right numbers?

Independent values for this very example: without damping, after 1000 steps, $\boldsymbol\omega = (1.2251297188, 1.7610914030, 1.0134137210)$ and
$z = -480.5$ m.
*/

// %% reference-numbers
const undamped = boxAndCylinder({ linKD: 0, rotKD: 0 });
for (let n = 0; n < 1000; n++) step(undamped, () => undefined);
console.log('omega', undamped.rotVel.map((x) => x.toFixed(10)).join('  '));
console.log('z', undamped.linPos[2].toFixed(6), 'm');

// %% [markdown] spring
/*
## Your own force

A spring pulls the far end of the body towards a fixed point. The force depends on where that end *is*, so it must be computed afresh in
every stage.

**Predict:** what happens to the order of the method if the force is computed once per step and kept for all four stages? **Change this:** take a spring
ten times softer; which of the two curves comes down more?
*/

// %% spring-force {"change":{"replace":"const stiffness = 2000","with":"const stiffness = 200","ask":{"question":"Which of the two curves will come down more?","options":["each stage","once a step","neither, they fall alike"],"answer":0},"appears":[{"curve":"each stage","at":"first","value":5.616e-8},{"curve":"once a step","at":"first","value":0.01583}]}}
const stiffness = 2000;
const hook: Vec3<'body'> = [-17 / 3, 0, 0];
const anchor: Vec3<'world'> = [-6, -10, 16];
const spring: Forces = (b) => {
  const end = b.pointPosition(hook);
  b.addForce({ forceWorld: subtract(anchor, end).map((x) => stiffness * x) as Vec3<'world'>, pointBody: hook });
};
function swing(h: number, mode: 'each stage' | 'once a step'): number[] {
  ChaneyRigidBody.setStatics({ stepSize: h, gravity: 9.81 });
  const b = boxAndCylinder({ linKD: 0, rotKD: 0 });
  for (let n = 0; n < Math.round(2 / h); n++) {
    let kept: Forces = spring;
    if (mode === 'once a step') {
      const end = b.pointPosition(hook);
      const forceWorld = subtract(anchor, end).map((x) => stiffness * x) as Vec3<'world'>;
      kept = (now) => {
        now.addForce({ forceWorld, pointBody: hook });
      };
    }
    step(b, kept);
  }
  ChaneyRigidBody.setStatics({ stepSize: 0.01, gravity: 9.81 });
  return [...b.linPos, ...b.rotVel];
}
const orders = (['each stage', 'once a step'] as const).map((mode) => ({
  mode,
  ...observedOrder((h) => swing(h, mode), { stepSize: 0.02, halvings: 4 }),
}));
show(
  lineChart({
    title: 'Forces in every stage, and once per step',
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'change when h is halved', unit: 'm, rad/s', scale: 'log' },
    series: orders.map((o) => ({
      name: o.mode,
      x: o.stepSizes.slice(0, o.errors.length),
      y: o.errors,
      draw: 'both' as const,
    })),
  }),
);
for (const { mode, order } of orders) console.log(mode.padEnd(12), 'observed order', order.toFixed(2));

// %% [markdown] order-note
/*
It falls to one, as with the lecture's stale members (notebook 09). His published class keeps the *orientation* of the start of the step in
all stages (erratum C10), and shows order two; here eq. 29 is applied to the whole state.

## The accumulators

`addForce` does nothing that you could not do yourself:
*/

// %% accumulators
const loaded = boxAndCylinder({ linKD: 0, rotKD: 0 });
loaded.rkInit();
loaded.addForce({ forceWorld: [0, 0, 300], pointBody: hook });
console.log('by addForce: linForce', row(loaded.linForce), '  rotForce', row(loaded.rotForce));
const byHand = boxAndCylinder({ linKD: 0, rotKD: 0 });
byHand.rkInit();
byHand.linForce[2] += 300;
const inBody = apply(transpose(byHand.rotPos), [0, 0, 300]);
cross(hook, inBody).forEach((t, k) => (byHand.rotForce[k] += t));
console.log('by hand:     linForce', row(byHand.linForce), '  rotForce', row(byHand.rotForce));
console.log(
  'the hook is at',
  row(loaded.pointPosition(hook)),
  'm and moves with',
  row(loaded.pointVelocity(hook)),
  'm/s',
);

// %% [markdown] wrong-use
/*

## Wrong use is told

The class knows in which stage it is. A stage out of order, or a body that was never diagonalised, is refused with the fix.
*/

// %% out-of-order
const careless = boxAndCylinder({ linKD: 0, rotKD: 0 });
careless.rkInit();
try {
  careless.rkStep2();
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] damping
/*
## What the damping constants mean

Chaney gives `linKD` and `rotKD` no unit (erratum C7). His published class scales them by mass and moments, so they are rates:
$\dot{\mathbf v} = -c\,\mathbf v$, with $c$ in 1/s. You need not add damping or gravity; more drag you may. After 10 s with $c = 0.01$ the spin has lost
ten per cent of itself. **Change this:** damp the rotation with 0.1. Which of the numbers do *not* move?
*/

// %% damping-demo {"change":{"replace":"rotKD: 0.01 });\nfor","with":"rotKD: 0.1 });\nfor","ask":{"question":"the height z after 10 s","answer":2},"appears":["z -464.550709 m   omega 0.6384","|L| left: 0.367879"]}}
const damped = boxAndCylinder({ linKD: 0.01, rotKD: 0.01 });
for (let n = 0; n < 1000; n++) step(damped, () => undefined);
console.log('z', damped.linPos[2].toFixed(6), 'm   omega', damped.rotVel.map((x) => x.toFixed(6)).join('  '));
console.log(
  '|L| left:',
  (norm(damped.angularMomentum) / norm(undamped.angularMomentum)).toFixed(6),
  ' exp(-0.1) =',
  Math.exp(-0.1).toFixed(6),
);

// %% [markdown] placing
/*
`combine` also takes a rotation, so that parts may be joined askew. Here the cylinder is turned by 30° about $z$ before it is joined;
`diagonalise` must remove the product $I[0][1]$ that this makes, and turns the axes. **Change this:** turn the cylinder by 90°.
*/

// %% askew {"change":{"replace":"deg(30)","with":"deg(90)","ask":{"question":"How far will diagonalise have to turn the axes with the cylinder at 90°?","options":["farther than at 30°","as far as at 30°","not at all"],"answer":2},"appears":["I[0][1] before diagonalise: 0 kg m²","     1.000000     0.000000     0.000000"]}}
const askew = new ChaneyRigidBody();
const part = new ChaneyRigidBody();
askew.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
part.setCylinder({ radius: 1, height: 6, mass: 500 });
askew.combine(part, { translation: [5, 0, 0], rotation: rotationZ(deg(30)) });
console.log('I[0][1] before diagonalise:', Math.round(askew.massProperties.inertia[0][1]) + 0, 'kg m²');
askew.diagonalise();
console.log('diagRotPos:\n' + askew.diagRotPos.map((r) => row(r)).join('\n'));

// %% [markdown] exercise
/*
At 90° the cylinder lies along $y$: $x$ and $y$ are mirror planes of the whole, the product is zero, and nothing is left to turn.

## Questions to close with

- Why must `forces()` be called four times a step, and what does the method show if it is called once?
- You drew the cylinder at $x=5$ and it does not sit on the body. Which two members did you forget? (The text under the first table.)
- `linKD` is 0.01 and the body falls for a second from rest: how fast would it be without damping, and by what part is it slower, roughly?

## Your turn

Exercise [13 Chaney's rigid body](../exercises/13-chaneys-body/README.md) joins two parts, maps them to principal axes, takes a step in four calls and
tests what a central pull keeps: `node lab start 13-chaneys-body`.
*/
