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
import { lineChart, particleBesideBodyFigure, show, timeChart } from 'rigid-body-lab/figures';

// %% [markdown] look
/*
## A point and a body

**Predict:** you see both below, once. Which numbers would you have to be told to draw them again somewhere else? Count them for the
particle and for the body.
*/

// %% picture
show(particleBesideBodyFigure({ angle: 0.5 }));

// %% [markdown] states
/*
Two numbers place the particle; the body needs a third, the angle by which it is turned. With what changes them, these are the states.

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

// %% flight {"change":{"replace":"mass: 2","with":"mass: 4","moves":false,"ask":{"question":"the height of the highest point","answer":2}}}
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
  timeChart(flight, {
    title: 'A particle in flight',
    y: { label: 'place', unit: 'm' },
    curves: { x: (s) => s[0], y: (s) => s[1] },
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

**Predict:** the lever arm of the push is 0.3 m, the push 4 N. How does the angular velocity look after the thruster has stopped?
*/

// %% plate {"change":{"replace":"lever: [0.5, 0.3] as const","with":"lever: [0, 0] as const","ask":{"question":"How far will the plate turn when it is pushed at the centre of mass?","options":["as far as before","not at all","half as far"],"answer":1},"appears":["angle at the end: 0.0000 rad"]}}
const plate = { mass: 2, momentOfInertia: 0.5, lever: [0.5, 0.3] as const };
const plateRate =
  (thrust: readonly [number, number]) =>
  (_t: number, state: readonly number[]): number[] =>
    planarBodyDerivative(state, {
      mass: plate.mass,
      momentOfInertia: plate.momentOfInertia,
      force: [thrust[0], thrust[1] - 9.81 * plate.mass],
      torque: planarTorque({ lever: plate.lever, force: thrust }),
    });
// The push ends in an instant. The run stops there and starts again: no step straddles the jump.
const pushed = integrate(plateRate([-4, 0]), [0, 0, 0, 3, 10, 0], { t1: 0.5, stepSize: 0.01 });
const coasting = integrate(plateRate([0, 0]), pushed.states.at(-1)!, { t0: 0.5, t1: 2, stepSize: 0.01 });
const plateTimes = [...pushed.times, ...coasting.times];
const plateStates = [...pushed.states, ...coasting.states];
show(
  lineChart({
    title: 'A plate with a thruster at one corner',
    x: { label: 't', unit: 's' },
    y: { label: 'angle and angular velocity', unit: 'rad, rad/s' },
    series: [
      { name: 'θ', x: plateTimes, y: plateStates.map((s) => s[2]) },
      { name: 'ω', x: plateTimes, y: plateStates.map((s) => s[5]) },
    ],
  }),
);
console.log('angle at the end:', plateStates.at(-1)![2].toFixed(4), 'rad');

// %% [markdown] plate-note
/*
It stays: without a torque a body goes on turning, as a particle without a force goes on flying. 1.2 N m on 0.5 kg m² for half a second
make 1.2 rad/s, and $\tfrac12\cdot2.4\cdot0.5^2+1.2\cdot1.5=2.1$ rad.

**Change this:** let the thruster push at the centre, `lever: [0, 0]`. The plate still moves sideways; does it still turn? The lever
here is drawn in world axes and kept fixed to keep the picture simple; notebook 08 attaches forces to points of the body.

## The velocity of a point

The lecture writes $\mathbf v = \mathbf r\,\omega$. As it stands it is the *speed* $r\,|\omega|$ of a point at distance $r$ (erratum
L17); the vector stands at a right angle to the arm: $(-\omega\,r_y,\ \omega\,r_x)$, and the velocity of the centre comes on top.

**Predict:** a wheel of radius 0.3 m rolls at 3 m/s to the right without slipping, so $\omega = -10$ rad/s. How fast is its top, how
fast its lowest point?
*/

// %% wheel {"change":{"replace":"angularVelocity: -10","with":"angularVelocity: -12","ask":{"question":"Which way will the lowest point slide over the road?","options":["backwards","forwards","not at all"],"answer":0},"appears":["bottom  (-0.60, 0.00) m/s"]}}
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
    equalScale: true,
  }),
);

// %% [markdown] exercise
/*
The point stands still for an instant at each touch of the ground, and moves straight up and down around it: that is the cusp.

## Where this goes

Space needs three angles and an angular velocity with a direction: notebook 03. The step from body to world that `planarToWorld` did here
is the subject of notebook 02.

## Your turn

Exercise [01 The planar body](../exercises/01-planar-body/README.md) asks for the velocity of any point of a body, for the point that
stands still, for the six rates under a force at a point, and what friction does on a rolling wheel: `node lab start 01-planar-body`.

## Questions to close with

How many numbers has the state of a particle in the plane, and how many that of a body? A force acts at the centre of mass: which of the
six change, and which do not notice? Why is the lecture's $\mathbf v = \mathbf r\,\omega$ a speed and no velocity, and in which direction
does the velocity point?
*/
