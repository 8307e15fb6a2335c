// %% [markdown] title
/*
# 01 A particle and a body in the plane

A particle is described by where it is and how fast it goes. A body needs one thing more, even on a sheet of paper: how it is turned.

**After this notebook you can** write down the state of a particle and of a planar body, say what each number means, and find the
velocity of any point of a turning body.

*Sources: lecture, "Particle vs. Rigid Body Dynamics", "Rigid Bodies in 2D" (angular velocity, linear velocity at a point).*
*/

// %% [markdown] opener {"opener":true}
/*
## Two questions from before

Say your answer first; then open it.

**1.** A free brick has the moments 10, 34 and 40 kg m² about its axes 1, 2 and 3. It spins about axis 3 with 3 rad/s and gets a nudge of 0.001 rad/s about axis 1. How does the part of ω along axis 1 go?

- grows, slowly at first and then ever faster
- stays at the value that the nudge gave it
- swings to and fro, no farther than at the start
- dies away, fast at first and then slowly

<details><summary>The answer</summary>

swings to and fro, no farther than at the start. So it is: about the axis of the largest moment a nudge goes round in a small loop and stays small. (Notebook [00](00-start-here.ipynb).)

</details>

**2.** A free brick spins upright about its middle axis, of 40 kg m², with 3 rad/s, anticlockwise as seen from above. Some seconds later it has turned upside down, with −3 rad/s about that axis of its own. What is its angular momentum in the world now?

- 120 kg m²/s, upwards
- 0 kg m²/s, nowhere
- 120 kg m²/s, downwards
- 60 kg m²/s, upwards

<details><summary>The answer</summary>

120 kg m²/s, upwards. So it is: nothing outside exerts a torque, so L keeps its length and its direction in the world. (Notebook [00](00-start-here.ipynb).)

</details>
*/

// %% import
import {
  angleFromArc,
  deg,
  fixed,
  integrate,
  particleDerivative,
  planarBody,
  planarBodyDerivative,
  planarPointVelocity,
  planarToWorld,
  planarTorque,
} from 'rigid-body-lab';
import type { Vec2 } from 'rigid-body-lab';
import {
  lineChart,
  particleBesideBodyFigure,
  planeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] look {"predict":{"options":[{"text":"two: where its centre is","reply":"So it would be for the particle. A body at the same place may be turned any way.","idea":"place-is-all"},{"text":"three: its place and its angle","reply":"So it is: two for the place of its centre, one for the angle by which it is turned."},{"text":"four: the places of two corners","reply":"Two corners do fix it, but their four numbers are not free: the distance between them is given. Three are left.","idea":"points-are-free"}],"answer":1,"until":"states"}}
/*
## A point and a body

**Predict:** you see both in the next picture, once. How many numbers must you be told to draw the body again somewhere else on the sheet?
*/

// %% picture
show(particleBesideBodyFigure({ angle: 0.5 }));

// %% [markdown] states
/*
You were right if you said three: two numbers place the particle; the body needs a third, the angle by which it is turned. With what changes
them, these are the states.

## The two states

| | particle | planar body |
|---|---|---|
| place | $\mathbf p=(x,y)$ [m] | $\mathbf p$ of the centre of mass [m] |
| orientation | none | the angle $\theta$ [rad] |
| velocity | $\mathbf v=(v_x,v_y)$ [m/s] | $\mathbf v$ of the centre of mass [m/s] |
| angular velocity | none | $\omega = d\theta/dt$ [rad/s] |

In code the state of the particle is the list $[x,y,v_x,v_y]$, that of the body $[x,y,\theta,v_x,v_y,\omega]$. Angle and angular velocity are
positive *anticlockwise*, from $x$ to $y$. A radian is an angle whose arc is as long as its radius: $\theta = \ell/r$. The arc below is 3 m long, on
a circle of 2 m.
*/

// %% radian
const [arcLength, radius] = [3, 2];
const angle = angleFromArc({ arcLength, radius });
const onCircle = (a: number): Vec2 => [
  radius * Math.cos(a),
  radius * Math.sin(a),
];
const parts = Array.from({ length: 41 }, (_, k) => (angle * k) / 40);
show(
  planeFigure({
    title: `An arc of ${arcLength} m, at a radius of ${radius} m`,
    paths: [
      { name: 'radius', points: [onCircle(0), [0, 0], onCircle(angle)] },
      { name: 'arc', points: parts.map(onCircle) },
    ],
    height: 300,
  }),
);
console.log(angle, 'rad');

// %% [markdown] particle {"predict":{"options":[{"text":"the heavy one half as high","idea":"heavier-differs","reply":"So it would if both were given the same energy. Here both start with the same velocity, and weight and inertia grow alike."},{"text":"both equally high","reply":"So it is: weight grows with the mass and so does inertia; the height is v²/2g = 5.1 m for both."},{"text":"the heavy one twice as high","idea":"heavier-differs","reply":"So it would if it brought twice the energy per kilogram. It brings twice the energy, and twice the weight to lift."}],"answer":1,"until":"flight-note"}}
/*
## A particle flies

Its state is four numbers in the plane. Newton says how they change: the position with the velocity, the velocity with force over
mass. Given this rate, a program adds up small steps: that is an *integrator* (notebook 10). The only force here is the weight, $m\,g$ downwards with
$g=9.81$ m/s².

**Predict:** a ball starts with 3 m/s to the right and 10 m/s upwards. How high will it rise if it has 2 kg, and how high with 4 kg?
*/

// %% flight {"change":{"replace":"mass: 2","with":"mass: 4","moves":false,"ask":{"question":"the height of the highest point","answer":2}}}
const ball = { mass: 2, speed: [3, 10] };
const g = 9.81;
const weight: Vec2 = [0, -g * ball.mass];
const flight = integrate(
  (_t, s) => particleDerivative(s, { mass: ball.mass, force: weight }),
  [0, 0, ball.speed[0], ball.speed[1]],
  {
    t1: 10,
    stepSize: 0.01,
    events: [
      { value: (_t, [, , , up]) => up },
      { value: (_t, [, height]) => height, direction: 'falling', stop: true },
    ],
  },
);
const title = 'A particle in flight, in the world';
const place = { label: 'place', unit: 'm' };
const curves = { x: (s: number[]) => s[0], y: (s: number[]) => s[1] };
show(timeChart(flight, { title, y: place, curves }));
const [{ time, state: top }] = flight.events;
console.log(
  `highest point: ${fixed(top.slice(0, 2), 3)} m at ${fixed(time, 3)} s`,
);
console.log(`v²/2g = ${fixed(ball.speed[1] ** 2 / (2 * g), 3)} m`);

// %% [markdown] flight-note {"predict":{"options":[{"text":"It falls back to zero","idea":"turning-dies","reply":"So it would with friction in a bearing. Here nothing turns against it."},{"text":"It stays as it is","reply":"So it is: without a torque a body goes on turning, as a particle without a force goes on flying."},{"text":"It grows on for a while","idea":"turning-dies","reply":"So would the angle. The angular velocity changes only while a torque acts."}],"answer":1,"until":"plate-note"}}
/*
You were right if you said both equally high. Weight grows with the mass and so does inertia. **Change this:** set `mass: 4`. Nothing moves in the
chart. Then set the upward speed to 20: the height grows fourfold, not twofold.

## A body turns

Now a plate of 2 kg, heavier at its rim, with a *moment of inertia* $I$ of 0.5 kg m² about its centre of mass: it is to turning what the mass is to pushing. A thruster pushes to the left with 4 N for
the first half second; it acts at a corner, at $\mathbf r=(0.5, 0.3)$ m from the centre of mass. Its push $\mathbf F$ has the *torque* $\tau=r_xF_y-r_yF_x=1.2$ N m about the centre, and
the rate of $\omega$ is $\dot\omega=\tau/I$. The weight acts at the centre and has no torque.

**Predict:** what will the angular velocity do after the thruster has stopped?
*/

// %% plate {"change":{"replace":"lever: Vec2 = [0.5, 0.3]","with":"lever: Vec2 = [0, 0]","ask":{"question":"How far will the plate turn when it is pushed at the centre of mass?","options":["as far as before","not at all","half as far"],"answer":1},"appears":["angle at the end: 0.0000 rad"]}}
const plate = { mass: 2, momentOfInertia: 0.5 };
const lever: Vec2 = [0.5, 0.3];
const under = (thrust: Vec2) => (_t: number, state: readonly number[]) => {
  const torque = planarTorque({ lever, force: thrust });
  const force: Vec2 = [thrust[0], thrust[1] - g * plate.mass];
  return planarBodyDerivative(state, { ...plate, force, torque });
};
// The push ends in an instant; the run stops there and begins again.
const start = [0, 0, 0, 3, 10, 0];
const burn = 0.5;
const push = integrate(under([-4, 0]), start, { t1: burn, stepSize: 0.01 });
const coast = { t0: burn, t1: 2, stepSize: 0.01 };
const free = integrate(under([0, 0]), push.states.at(-1)!, coast);
const times = [...push.times, ...free.times];
const states = [...push.states, ...free.states];
const plateChart = {
  title: `A plate with a thruster, for ${burn} s`,
  y: { label: 'ω', unit: 'rad/s' },
  curves: { ω: (s: number[]) => s[5] },
};
show(timeChart({ times, states }, plateChart));
const [, , turnedBy, , , spin] = states.at(-1)!;
console.log(`angle at the end: ${fixed(turnedBy)} rad`);
console.log(`ω at the end: ${fixed(spin, 2)} rad/s`);

// %% plate-places
const shown = [0, 25, 51, 101, 151, 201].filter((k) => k < states.length);
const signs = [0, 1, 2, 3].map((k) => [k % 3 ? 1 : -1, k < 2 ? -1 : 1]);
const outline = signs.map(([a, b]): Vec2 => [0.5 * a, 0.3 * b]);
const placed = ([x, y, angle]: readonly number[]) =>
  planarBody({ position: [x, y], angle });
const placesOfCentre = states.map(([x, y]): Vec2 => [x, y]);
const drawn = shown.map((k) => ({
  name: `${fixed(times[k], 2)} s`,
  at: placesOfCentre[k],
  points: outline.map((p) => planarToWorld(p, placed(states[k]))),
}));

// %% plate-drawn
// The push, from where it acts, while it acts.
const pushes = drawn.slice(0, 2).map(({ at: [x, y] }) => {
  const at: Vec2 = [x + lever[0], y + lever[1]];
  return { name: '', at, along: [-0.8, 0] as Vec2 };
});
show(
  planeFigure({
    title: 'The plate and the track of its centre, in the world',
    paths: [
      { name: 'track', points: placesOfCentre, dash: 'dot' },
      ...drawn.map(({ name, points }) => ({ name, points, closed: true })),
    ],
    arrows: pushes,
    points: drawn.map(({ name, at }) => ({ name, at })),
  }),
);
console.log(`the centre after 2 s: ${fixed(placesOfCentre.at(-1)!, 2)} m`);

// %% [markdown] plate-note {"predict":{"twinOf":"flight-note","options":[{"text":"less than 3 rad/s, as it slows","idea":"flight-spins-down","reply":"Its centre slows down on its way up. The weight has no lever about the centre, so it cannot slow the turning."},{"text":"more than 3 rad/s, as it gains","idea":"flight-spins-down","reply":"So it might if the energy lost in rising went into turning. It goes into height alone."},{"text":"just 3 rad/s, as at the start","reply":"So it is: the weight acts at the centre of mass and has no torque about it."}],"answer":2,"until":"point-velocity"}}
/*
You were right if you said that it stays. 1.2 N m on 0.5 kg m² for half a second make 1.2 rad/s, and
$\tfrac12\cdot2.4\cdot0.5^2+1.2\cdot1.5=2.1$ rad.

**Change this:** let the thruster push at the centre, `lever: Vec2 = [0, 0]`. The plate does not turn, and its centre arrives at the same place: the centre
answers to the force, wherever it acts. (The lever is kept as it is in the world here. A thruster that is bolted on turns with the plate, lever and push
together, and gives the same torque.)

**Predict:** another plate is thrown up without a thruster, already turning at 3 rad/s. What is its angular velocity at the highest point?
*/

// %% thrown
const thrown = integrate(under([0, 0]), [0, 0, 0, 0, 10, 3], {
  t1: 5,
  stepSize: 0.01,
  events: [{ value: (_t, [, , , , up]) => up, stop: true }],
});
const [, , , , up, omega] = thrown.states.at(-1)!;
console.log(
  `at the top: v_y = ${fixed(up, 3)} m/s, ω = ${fixed(omega, 3)} rad/s`,
);

// %% [markdown] point-velocity {"predict":{"options":[{"text":"3, 3 and 3","idea":"points-move-as-centre","reply":"So it is on a sledge, which does not turn. The turning adds 3 m/s at each point of the rim, each time in another direction."},{"text":"6, 3 and 0","idea":"points-move-as-centre","reply":"Top and bottom are right. At the front 3 m/s along and 3 m/s down stand at a right angle: 4.24 m/s."},{"text":"6, 4.24 and 0","reply":"So it is: 3 m/s along, and 3 m/s more that points forwards, down and backwards."},{"text":"6, 6 and 0","idea":"points-move-as-centre","reply":"At the front the two velocities stand at a right angle: they add to 4.24 m/s, not to 6."}],"answer":2,"until":"wheel-note"}}
/*
You were right if you said just 3 rad/s: the weight has no torque about the centre of mass.

## The velocity of a point

Each point of the body goes round the centre while it goes along with it. Call the arm from the centre to the point $\mathbf r$, in world axes. The turning
adds a velocity at a right angle to the arm, $\omega$ times as long:

$$\mathbf v_P=\mathbf v+(-\omega\,r_y,\ \omega\,r_x)$$

In the next picture a velocity of 3 m/s is an arrow of 0.12 m.

**Predict:** a wheel of radius 0.3 m rolls to the right at 3 m/s, so $\omega=-10$ rad/s. How fast are its top, its foremost and its lowest point, in m/s?
*/

// %% sixteen
const ring = (r: number, count = 64): Vec2[] =>
  Array.from({ length: count }, (_, k) => {
    const a = (2 * Math.PI * k) / count;
    return [r * Math.cos(a), r * Math.sin(a)];
  });
const rim = ring(0.3, 16);
const road: Vec2[] = [
  [-0.8, -0.3],
  [0.8, -0.3],
];

// %% wheel {"change":{"replace":"angularVelocity = -10","with":"angularVelocity = -12","ask":{"question":"Which way will the lowest point slide over the road?","options":["backwards","forwards","not at all"],"answer":0},"appears":["The lowest point slides at -0.60 m/s"]},"control":{"angularVelocity":{"label":"Angular velocity","unit":"rad/s","min":-20,"max":20,"step":1,"turning":-10,"says":"The lowest point slides"}}}
const angularVelocity = -10;
const wheel = planarBody({ velocity: [3, 0], angularVelocity });
const arrows = rim.map((at) => {
  const [vx, vy] = planarPointVelocity(at, wheel);
  return { name: '', at, along: [vx / 25, vy / 25] as Vec2 };
});
const atRest: Vec2 = [0, wheel.velocity[0] / wheel.angularVelocity];
const isSeen = Math.abs(atRest[1]) < 1;
show(
  planeFigure({
    title: `Velocities in the world, at ω = ${angularVelocity} rad/s`,
    paths: [
      { name: 'rim', points: ring(0.3), closed: true },
      { name: 'road', points: road },
    ],
    arrows,
    points: isSeen ? [{ name: 'at rest', at: atRest }] : [],
    x: [-0.8, 0.8],
    y: [-0.6, 0.6],
  }),
);
const [slides] = planarPointVelocity([0, -0.3], wheel);
console.log(`The lowest point slides at ${fixed(slides, 2)} m/s.`);

// %% rim
const named = { top: rim[4], front: rim[0], bottom: rim[12], back: rim[8] };
for (const [name, point] of Object.entries(named)) {
  const v = planarPointVelocity(point, wheel);
  const speed = Math.hypot(...v);
  console.log(
    `${name.padEnd(7)}${fixed(v, 2)} m/s, speed ${fixed(speed, 2)}`,
  );
}

// %% [markdown] wheel-note {"predict":{"twinOf":"point-velocity","options":[{"text":"3, 3 and 3","reply":"So it is: the centre adds nothing, and every point of the rim goes at 0.3 · 10 m/s, each in its own direction."},{"text":"6, 4.24 and 0","idea":"points-move-as-centre","reply":"So it is for a wheel that rolls: there 3 m/s of the axle come on top. This axle is at rest."},{"text":"0, 0 and 0","idea":"points-move-as-centre","reply":"So it would if all points moved as the centre does. They go round it, at 0.3 · 10 = 3 m/s."}],"answer":0,"until":"cycloid-question"}}
/*
You were right if you said 6, 4.24 and 0. The lowest point stands still: that is what rolling without slipping means. Every arrow stands at a right angle
to the line from that point, and is longer the farther away it is: at this instant the wheel turns about the point that is at rest, its *instantaneous
centre*. From the centre of mass it lies at $\mathbf r_c=(-v_y,\,v_x)/\omega$, where the two velocities cancel.

**Change this:** let the wheel spin at $-12$ rad/s. Then move the slider: above $-10$ the wheel skids forwards, below it spins, and at 0 every point goes
as the centre does.

(The lecture writes $\mathbf v=\mathbf r\,\omega$. As it stands it points along the arm; only its length $r\,|\omega|$ is right, the speed that the turning adds at the distance $r$:
erratum L17.)

**Predict:** a wheel is stuck in mud: its axle is at rest, and it spins at $-10$ rad/s, with a radius of 0.3 m. How fast are top, front and bottom now, in m/s?
*/

// %% mud
const stuck = planarBody({ velocity: [0, 0], angularVelocity: -10 });
const speedAt = (point: Vec2): number =>
  Math.hypot(...planarPointVelocity(point, stuck));
const speeds = [rim[4], rim[0], rim[12]].map(speedAt);
console.log(`top, front, bottom: ${fixed(speeds, 2)} m/s`);

// %% [markdown] cycloid-question {"predict":{"draw":"point of the rim","cell":"cycloid","reply":"It comes down and leaves straight upwards, and at the road it stands still for an instant: that is the cusp."}}
/*
You were right if you said 3, 3 and 3.

## The path of a point on the rim

**Predict:** the wheel rolls on at 3 m/s. Draw the path of the point that touches the road at the start: its height over the way along the road, for two
turns of the wheel.
*/

// %% cycloid
const angles = Array.from({ length: 201 }, (_, k) => (k * 4 * Math.PI) / 200);
const rolled = (a: number) =>
  planarBody({ position: [0.3 * a, 0.3], angle: -a });
const path = angles.map((a) => planarToWorld([0, -0.3], rolled(a)));
show(
  lineChart({
    title: 'The path of a point of the rim, in the world',
    x: { label: 'x', unit: 'm' },
    y: { label: 'y', unit: 'm' },
    series: [
      {
        name: 'point of the rim',
        x: path.map((p) => p[0]),
        y: path.map((p) => p[1]),
      },
    ],
    height: 260,
    equalScale: true,
  }),
);

// %% [markdown] target
/*
You were right if your curve comes down to the road straight, and leaves it straight: around the touch the point moves up and down only.

## A target

The thruster of the plate can be mounted higher or lower on its side. **Aim:** let the plate lie on its back after two seconds, turned by half a turn.
*/

// %% aim {"control":{"mounted":{"label":"Height of the thruster above the centre","unit":"m","min":-0.6,"max":0.6,"step":0.01,"turning":0,"says":"It has turned by"}},"target":{"reached":"Reached","by":{"mounted":0.45}}}
const mounted = 0.3;
const torque = planarTorque({ lever: [0.5, mounted], force: [-4, 0] });
const rate = torque / plate.momentOfInertia;
// Some time under the torque, then the rest of two seconds without.
const turned = (rate * burn ** 2) / 2 + rate * burn * (2 - burn);
console.log(`It has turned by ${fixed(turned, 2)} rad.`);
// On its back: the cosine of the angle is −1, to within 3 degrees.
if (Math.cos(turned) < -0.9986) console.log('Reached: it lies on its back.');

// %% [markdown] exercise
/*
## Where this goes

Space needs three angles and an angular velocity with a direction: notebook 03. The step from body to world that `planarToWorld` did here
is the subject of notebook 02. Notebook 08 fixes forces to points of the body.

## Your turn

Exercise [01 The planar body](../exercises/01-planar-body/README.md) asks for the velocity of any point of a body, for the point that
stands still, for the six rates under a force at a point, and what friction does on a rolling wheel: `node lab start 01-planar-body`.

## Questions to close with

<details><summary>How many numbers has the state of a particle in the plane, and how many that of a body?</summary>

Four and six: place and velocity have two each, and a body has an angle and an angular velocity as well.

</details>

<details><summary>A force acts at the centre of mass. Which of the six numbers do not notice?</summary>

The angle and the angular velocity: the force has no lever.

</details>

<details><summary>Why is the lecture's $\mathbf v=\mathbf r\,\omega$ no velocity?</summary>

As it stands it points along the arm; only its length $r\,|\omega|$ is right. The velocity that the turning adds stands at a right angle to the arm, and that of the centre
comes on top.

</details>
*/

// %% [markdown] spool {"fold":{"title":"Further: the spool","until":"spool-note"},"predict":{"options":[{"text":"to the right, with the pull","reply":"So it is: about the point of contact, which is at rest, the pull has a torque that turns the spool to the right."},{"text":"to the left, as the thread unwinds","idea":"spin-or-move","reply":"So it would if the pull were steep: beyond 60° here. The level pull passes above the point of contact."},{"text":"nowhere, it only slips","idea":"spin-or-move","reply":"The floor is rough. A force that could spin it also moves its centre."}],"answer":0,"until":"spool-note"}}
/*
## Further: the spool

A spool stands on a rough floor, its thread wound on a thinner core, and somebody pulls the thread that comes off *below* the core. It rolls without
slipping.

**Predict:** the thread is pulled level, to the right. Which way does the spool roll?
*/

// %% spool-run {"control":{"degrees":{"label":"Angle of the pull above the floor","unit":"°","min":0,"max":90,"step":1,"turning":60,"says":"Its centre accelerates"}}}
const degrees = 0;
const [outer, core, pull, mass, inertia] = [0.4, 0.2, 5, 2, 0.1];
const [c, s] = [Math.cos(deg(degrees)), Math.sin(deg(degrees))];
// About the point of contact, which is at rest, friction has no lever.
const about = pull * (core - outer * c);
const acceleration = (-outer * about) / (inertia + mass * outer ** 2);
show(
  planeFigure({
    title: `A thread pulled at ${degrees}°, seen from the side`,
    paths: [
      { name: 'spool', points: ring(outer), closed: true },
      { name: 'core', points: ring(core), closed: true },
    ],
    arrows: [{ name: 'F', at: [core * s, -core * c], along: [c / 2, s / 2] }],
    points: [{ name: 'contact', at: [0, -outer] }],
    x: [-0.6, 1],
    y: [-0.6, 0.6],
  }),
);
console.log(`Its centre accelerates at ${fixed(acceleration, 2)} m/s².`);

// %% [markdown] spool-note
/*
You were right if you said to the right, with the pull. Raise the angle $\varphi$ of the pull: at 60° the line of the thread passes through the point of contact
($\cos\varphi=$ core/outer radius), and the spool stays. Steeper, it rolls to the left.
*/
