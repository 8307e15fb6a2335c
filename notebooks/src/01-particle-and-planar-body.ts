// %% [markdown] title
/*
# 01 A particle and a body in the plane

A particle is described by where it is and how fast it goes. A body needs one thing more, even on a sheet of paper: how it is turned.

**After this notebook you can** write down the state of a particle and of a planar body, say what each number means, and find the
velocity of any point of a turning body.

*Sources: lecture, "Particle vs. Rigid Body Dynamics", "Rigid Bodies in 2D" (angular velocity, linear velocity at a point).*
*/

// %% import
import {
  angleFromArc,
  integrate,
  particleDerivative,
  planarBody,
  planarBodyDerivative,
  planarPointVelocity,
  planarToWorld,
  planarTorque,
} from 'rigid-body-lab';
import { lineChart, particleBesideBodyFigure, show } from 'rigid-body-lab/figures';

// %% picture
show(particleBesideBodyFigure({ angle: 0.5 }));

// %% [markdown] states
/*
## The two states

| | particle | planar body |
|---|---|---|
| place | $\mathbf p$ [m] | $\mathbf p$ of the centre of mass [m] |
| velocity | $\mathbf v$ [m/s] | $\mathbf v$ of the centre of mass [m/s] |
| orientation | none | the angle $\theta$ [rad] |
| angular velocity | none | $\omega = d\theta/dt$ [rad/s] |

A radian is an angle whose arc is as long as its radius: $\theta = \ell/r$. So an arc of 3 m on a circle of 2 m is
*/

// %% radian
console.log(angleFromArc({ arcLength: 3, radius: 2 }), 'rad');

// %% [markdown] particle
/*
## A particle flies

Its state is four numbers in the plane. Newton says how they change: the position with the velocity, the velocity with force over
mass. Given the rate, an integrator (notebook 10) does the rest.

**Predict:** a ball of 2 kg starts with 3 m/s to the right and 10 m/s upwards. Where is the highest point, after which time? Would a
ball of 4 kg rise higher?
*/

// %% flight {"change":{"replace":"mass: 2","with":"mass: 4","moves":false}}
const ball = { mass: 2, speed: [3, 10] as const };
const weight = [0, -9.81 * ball.mass];
const flight = integrate(
  (_t, state) => particleDerivative(state, { mass: ball.mass, force: weight }),
  [0, 0, ...ball.speed],
  {
    t1: 2,
    stepSize: 0.01,
  },
);
show(
  lineChart({
    title: 'A particle in flight',
    x: { label: 't', unit: 's' },
    y: { label: 'place', unit: 'm' },
    series: [
      { name: 'x', x: flight.times, y: flight.states.map((s) => s[0]) },
      { name: 'y', x: flight.times, y: flight.states.map((s) => s[1]) },
    ],
  }),
);
const top = Math.max(...flight.states.map((s) => s[1]));
console.log(`highest point: ${top.toFixed(3)} m;  v²/2g = ${(10 ** 2 / (2 * 9.81)).toFixed(3)} m`);

// %% [markdown] flight-note
/*
**Change this:** set `mass: 4`. Weight grows with mass and so does inertia: nothing moves in the chart. Then set the upward speed to
20: the height grows by four, not by two.

## A body turns

Now a plate of 2 kg with a moment of inertia of 0.5 kg m². The moment of inertia is to turning what the mass is to pushing. The
same weight acts at its centre, and a thruster pushes sideways at one corner, for the first half second.
*/

// %% plate {"change":{"replace":"lever: [0.5, 0.3] as const","with":"lever: [0, 0] as const"}}
const plate = { mass: 2, momentOfInertia: 0.5, lever: [0.5, 0.3] as const };
const thrust = [-4, 0] as const;
const plateMotion = integrate(
  (t, state) => {
    const force = t < 0.5 ? thrust : ([0, 0] as const);
    return planarBodyDerivative(state, {
      mass: plate.mass,
      momentOfInertia: plate.momentOfInertia,
      force: [force[0], force[1] - 9.81 * plate.mass],
      torque: planarTorque({ lever: plate.lever, force }),
    });
  },
  [0, 0, 0, 3, 10, 0],
  { t1: 2, stepSize: 0.01 },
);
show(
  lineChart({
    title: 'A plate with a thruster at one corner',
    x: { label: 't', unit: 's' },
    y: { label: 'angle and angular velocity', unit: 'rad, rad/s' },
    series: [
      { name: 'θ', x: plateMotion.times, y: plateMotion.states.map((s) => s[2]) },
      { name: 'ω', x: plateMotion.times, y: plateMotion.states.map((s) => s[5]) },
    ],
  }),
);
console.log('angle at the end:', plateMotion.states.at(-1)![2].toFixed(4), 'rad');

// %% [markdown] plate-note
/*
**Change this:** let the thruster push at the centre, `lever: [0, 0]`. The plate still moves sideways; does it still turn? The lever
here is drawn in world axes and kept fixed to keep the picture simple; notebook 08 attaches forces to points of the body.

## The velocity of a point

The lecture writes $\mathbf v = \mathbf r\,\omega$. As it stands it is the *speed* $r\,|\omega|$ of a point at distance $r$ (erratum
L17); the vector stands at a right angle to the arm: $(-\omega\,r_y,\ \omega\,r_x)$, and the velocity of the centre comes on top.

**Predict:** a wheel of radius 0.3 m rolls at 3 m/s to the right without slipping, so $\omega = -10$ rad/s. How fast is its top, how
fast its lowest point?
*/

// %% wheel {"change":{"replace":"angularVelocity: -10","with":"angularVelocity: -12"}}
const wheel = planarBody({ velocity: [3, 0], angularVelocity: -10 });
const rim = { top: [0, 0.3], front: [0.3, 0], bottom: [0, -0.3], back: [-0.3, 0] } as const;
for (const [name, point] of Object.entries(rim)) {
  const [vx, vy] = planarPointVelocity(point, wheel);
  console.log(`${name.padEnd(7)} (${vx.toFixed(2)}, ${vy.toFixed(2)}) m/s, speed ${Math.hypot(vx, vy).toFixed(2)}`);
}

// %% [markdown] wheel-note
/*
The top goes twice as fast as the car, the lowest point stands still: that is what rolling means. **Change this:** let the wheel spin
at $-12$ rad/s. Which way does the lowest point slide?

The path of one point on the rim is a cycloid:
*/

// %% cycloid
const turns = Array.from({ length: 201 }, (_, k) => k / 100);
const path = turns.map((t) => planarToWorld([0, -0.3], planarBody({ position: [3 * t, 0.3], angle: -10 * t })));
show(
  lineChart({
    title: 'The path of a point on the rim',
    x: { label: 'x', unit: 'm' },
    y: { label: 'y', unit: 'm' },
    series: [{ name: 'rim', x: path.map((p) => p[0]), y: path.map((p) => p[1]) }],
    height: 260,
  }),
);

// %% [markdown] exercise
/*
## Where this goes

Space needs three angles and an angular velocity with a direction: notebook 03. The exercise **02 Change of basis** practises the step
from body to world that `planarToWorld` did here: `npx lab start 02-change-of-basis`.
*/
