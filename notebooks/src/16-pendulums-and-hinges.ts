// %% [markdown] title
/*
# 16 Pendulums and hinged bodies

The lecture ends with an outlook: bodies joined by hinges, vehicles, cloth. The first of them is within reach, with nothing but what this
course has built: equations of motion, a constraint, and feedback.

**After this notebook you can** hold a mass on a rod and two bodies at a hinge by a constraint force, check the result by its energy, and say
where the rest of the field begins.

*Sources: lecture, "Other Types of Dynamics"; paper, the feedback of eq. 7 applied to accelerations.*
*/

// %% import
import {
  constrainedDynamics,
  hingedBodies,
  integrate,
  pendulum,
  quaternionFromAxisAngle,
  rigidBody,
  rigidBodyState,
  rk4,
  solidBox,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { animate, boxMesh, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] multiplier
/*
## A force from a condition

A mass on a rod of length $\ell$ must stay at $f = x^2 + z^2 - \ell^2 = 0$. The rod pulls with a force along the gradient of $f$, of unknown
size $\lambda$; asking that $\ddot f = 0$ gives one equation for it (Lagrange's multiplier). As in notebook 14, asking for exactly zero lets errors
grow; ask for $\ddot f = -2k\dot f - k^2 f$ instead (Baumgarte), the second-order twin of $\dot f=-kf$.

**Predict:** without feedback, will the rod of a simulated pendulum slowly get longer, shorter, or keep its length over 100 s?
*/

// %% pendulum-drift {"change":{"replace":"const stepSize = 0.02","with":"const stepSize = 0.01","ask":{"question":"How will the curve without feedback run, with half the step?","options":["lower, and still rising","lower, and level","as before"],"answer":0},"appears":["k = 0: largest |f| 5.91e-3 m²"]}}
const stepSize = 0.02;
const single = pendulum({ masses: [1], lengths: [1] });
const drop = single.stateFromAngles([2], [0]);
const reports = [0, 10].map((gain) => {
  const dynamics = constrainedDynamics(single.system, { gain });
  const run = integrate(dynamics.rate, drop, { t1: 100, stepSize, method: rk4 });
  return { gain, ...dynamics.report(run) };
});
show(
  lineChart({
    title: 'How far the mass is from its circle',
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm²', scale: 'log', range: [1e-12, 1] },
    series: reports.map(({ gain, times, residual }) => ({
      name: gain === 0 ? 'no feedback' : `k = ${gain} 1/s`,
      x: times,
      y: residual,
    })),
  }),
);
for (const { gain, largestResidual, energy } of reports) {
  console.log(
    `k = ${gain}: largest |f| ${largestResidual.toExponential(2)} m², energy changes by ${(energy.at(-1)! - energy[0]).toExponential(2)} J`,
  );
}

// %% [markdown] double
/*
You were right if you said that it does not keep its length. Which way it goes depends on the method and the step; without feedback nothing brings it back. **Change this:** halve the step. Both curves fall; only
one of them stays where it is as time goes on.

## The double pendulum

Two masses, two rods, two equations; the same code.
*/

// %% double-pendulum {"change":{"replace":"[2, 2.5], [0, 0]","with":"[2.001, 2.5], [0, 0]","ask":{"question":"How far from its old end will the lower mass be after 12 s?","options":["about a millimetre","some centimetres","more than a metre"],"answer":2},"appears":["lower mass after 12 s: 1.67"]}}
const double = pendulum({ masses: [1, 0.7], lengths: [1, 0.8] });
const doubleDynamics = constrainedDynamics(double.system, { gain: 20 });
const swing = integrate(doubleDynamics.rate, double.stateFromAngles([2, 2.5], [0, 0]), {
  t1: 12,
  stepSize: 0.002,
  method: rk4,
  every: 10,
});
const paths = swing.states.map((state) => double.joints(state));
// Joint 0 is the pivot, 1 the upper mass, 2 the lower one; the pendulum swings in the plane of x and z.
const joint = (k: number): Vec3[] => paths.map((joints) => [joints[k][0], 0, joints[k][1]]);
show(
  animate({
    title: 'The double pendulum',
    frame: 'world',
    times: swing.times,
    rods: [
      { from: joint(0), to: joint(1) },
      { from: joint(1), to: joint(2) },
    ],
    paths: [
      { name: 'upper', points: joint(1) },
      { name: 'lower', points: joint(2) },
    ],
    stops: [
      { name: 'start', time: 0 },
      { name: 'half-way', time: 6 },
      { name: 'end', time: 12 },
    ],
    camera: { azimuth: -Math.PI / 2, elevation: 0 },
  }),
);
show(
  lineChart({
    title: 'The path of the lower mass',
    x: { label: 'x', unit: 'm' },
    y: { label: 'z', unit: 'm' },
    series: [{ name: 'lower mass', x: paths.map((j) => j[2][0]), y: paths.map((j) => j[2][1]) }],
    height: 440,
    equalScale: true,
  }),
);
const doubleReport = doubleDynamics.report(swing);
console.log(
  'largest |f|',
  doubleReport.largestResidual.toExponential(2),
  ' energy from',
  doubleReport.energy[0].toFixed(8),
  'to',
  doubleReport.energy.at(-1)!.toFixed(8),
  'J',
);
console.log(
  'lower mass after 12 s:',
  paths
    .at(-1)![2]
    .map((x) => x.toFixed(4))
    .join(', '),
);

// %% [markdown] chaos
/*
**Change this:** start one angle a thousandth of a radian larger. After twelve seconds the lower mass is somewhere else: chaos. The energy and
the rods are the only things one can check, which is why they are always drawn.

## Two bodies at a hinge

The simplest *articulated figure*: two of the course's rigid bodies, each with position, quaternion, velocity and $\boldsymbol\omega$, joined at one point,
three equations $\mathbf x_1 + R_1\mathbf a_1 = \mathbf x_2 + R_2\mathbf a_2$. (A hinge with an axis needs two more: the axes of both bodies must stay parallel.)

**Predict:** nothing else acts. What is the path of the *common* centre of mass? **Change this:** make the feedback five times as strong,
`gain: 100`. Does that close the gap? And does the centre mind?
*/

// %% hinged {"change":{"replace":"  gain: 20,","with":"  gain: 100,","ask":{"question":"the largest gap at the hinge","answer":0},"appears":[{"curve":"gap","at":"largest","value":9.194e-7}]}}
const bar = rigidBody({ massProperties: solidBox({ size: [2, 0.3, 0.2], mass: 3 }) });
const hinged = hingedBodies({
  bodies: [bar, bar],
  anchors: [
    [1, 0, 0],
    [-1, 0, 0],
  ],
  gain: 20,
});
const y0 = hinged.assembled(rigidBodyState({ omegaBody: [0.2, 0, 2] }), {
  orientation: quaternionFromAxisAngle([0, 0, 1], 0.8),
  omegaBody: [0, 1, -1],
});
const flight = integrate(hinged.rate, y0, { t1: 10, stepSize: 0.005, method: rk4, every: 10 });
const pairs = flight.states.map((y) => hinged.statesOf(y));
const centre = pairs.map(([a, b]) => a.position.map((x, k) => (x + b.position[k]) / 2));
const about = (which: 0 | 1) =>
  pairs.map((pair, k) => ({
    orientation: pair[which].orientation,
    position: pair[which].position.map((x, j) => x - centre[k][j]) as [number, number, number],
  }));
show(
  animate({
    title: 'Two bars at a hinge',
    frame: 'centre',
    times: flight.times,
    bodies: [
      { name: 'first', mesh: boxMesh([2, 0.3, 0.2]), poses: about(0) },
      { name: 'second', mesh: boxMesh([2, 0.3, 0.2]), poses: about(1) },
    ],
    stops: [
      { name: 'start', time: 0 },
      { name: 'half-way', time: 5 },
      { name: 'end', time: 10 },
    ],
  }),
);
const hingeReport = hinged.report(flight);
show(
  lineChart({
    title: 'The hinge holds, the energy stays',
    x: { label: 't', unit: 's' },
    y: { label: 'gap, energy change', unit: 'm, J', scale: 'log', range: [1e-16, 1e-4] },
    series: [
      { name: 'gap', x: hingeReport.times, y: hingeReport.residual },
      { name: 'energy', x: hingeReport.times, y: hingeReport.energy.map((e) => Math.abs(e - hingeReport.energy[0])) },
    ],
  }),
);
const speed = centre.map((c, k) => (k === 0 ? 0 : Math.hypot(...c.map((x, j) => x - centre[0][j])) / flight.times[k]));
console.log(
  'speed of the common centre:',
  Math.min(...speed.slice(1)).toFixed(6),
  'to',
  Math.max(...speed).toFixed(6),
  'm/s',
);

// %% [markdown] outlook
/*
A straight line at constant speed, with any feedback: forces at the hinge are internal. And more feedback opens the gap, for the new errors of RK4 grow
with the gain (notebook 15).

## Where the course stops

- **Collisions and contact**: detect that two shapes touch, and change their momenta in an instant. Read on: Baraff, *An Introduction to
  Physically Based Modeling*, part II; Catto's talks on sequential impulses.
- **Articulated figures** with many joints: recursive algorithms instead of one big system. Read on: Featherstone, *Rigid Body Dynamics
  Algorithms*.
- **Vehicles** (vehicle dynamics): tyres, suspensions, drive trains. Read on: Pacejka, *Tire and Vehicle Dynamics*.
- **Deformable objects**, cloth and soft toys: a body whose shape is part of its state. Read on: Baraff and Witkin, *Large Steps in Cloth
  Simulation*.
- **Mechanics itself**: Goldstein, Poole and Safko, *Classical Mechanics*, the lecture's own reading, with chapter 17 of its textbook.

## Questions to close with

- Which of this notebook's checks would still hold if the hinge had friction, and which would not?
- How many equations does a door hinge need, and how many ways to move do they leave two bodies?
- Two runs of the double pendulum end in different places. What must still be equal in both?

## Your turn

Exercise [16 The pendulum](../exercises/16-pendulum/README.md) asks what a rod carries, holds a mass on its circle by feedback, puts two balls back
on their rod and closes a hinge: `node lab start 16-pendulum`.
*/
