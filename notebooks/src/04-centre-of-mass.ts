// %% [markdown] title
/*
# 04 The centre of mass of the brick

Of all points of a body one is special. However wildly the body tumbles, this point flies like a single particle; and hung from it, the body rests in any
position. It is the mean place of the mass, and from here on the origin of the body frame.

**After this notebook you can** compute the centre of mass of point masses and of parts, say how it moves when a mass changes, and tell a thrown
body's one simple path from all its others.

*Sources: lecture, "Center of Mass", "COM - Discretization", "COM - Exercise" with its program and output; Chaney eq. 1 and 2.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A plate of 1 kg, 0.25 kg m², rests on smooth ice. For a second 6 N push at its centre of mass, to the right. Then, for as long, 6 N push to the left, always along a line that passes the centre at 0.25 m. How fast does its centre move, and how fast does it turn?

- 0 m/s and 6 rad/s
- 3 m/s and 6 rad/s
- 0 m/s and 0 rad/s
- 6 m/s and 6 rad/s

<details><summary>The answer</summary>

0 m/s and 6 rad/s. So it is: the centre answers to both forces alike, and they cancel. Only the second one has a lever. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>

**2.** A brick is turned y by 20°, then x by 70°, then z by 50°, each time about its own axis. Which turns about the axes of the world end in the same way?

- z by 50°, then x by 70°, then y by 20°
- y by 20°, then x by 70°, then z by 50°
- z by 50°, then y by 20°, then x by 70°

<details><summary>The answer</summary>

z by 50°, then x by 70°, then y by 20°. So it is: about own axes a new factor stands on the right, about the world’s on the left: one product. (Notebook [03](03-rotations.ipynb).)

</details>

**3.** A plate turns anticlockwise with 2 rad/s, and its centre moves with (4, 0) m/s. What is the velocity of the point at the arm (3, 1) m from the centre?

- (6, −6) m/s
- (4, 0) m/s
- (10, 2) m/s
- (2, 6) m/s

<details><summary>The answer</summary>

(2, 6) m/s. So it is: the turning adds ω times the arm, turned by a quarter to the left, to the velocity of the centre. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>
*/

// %% import
import {
  add,
  fixed,
  integrate,
  massPropertiesFromDensity,
  norm,
  pointMasses,
  pointVelocityWorld,
  rigidBody,
  rigidBodyState,
  scale,
  simulate,
  subtract,
  toWorld,
} from 'rigid-body-lab';
import type { PointMass, Vec2, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxEdges,
  boxMesh,
  lineChart,
  massFigure,
  planeFigure,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] brick {"predict":{"options":[{"text":"at (2, 0.5, −1) m","idea":"from-own-corner","reply":"So it would be if corner A were at the origin: half of each edge. A is at (1, 1, 1), and everything is 1 m farther along each axis."},{"text":"at (3, 1.5, 0) m","reply":"So it is: the middle of the brick, half of each edge away from corner A."},{"text":"at (2.5, 1, 0.5) m","idea":"from-own-corner","reply":"That is half of the largest coordinates, 5, 2 and 1. It would be right if the smallest were zero."}],"answer":1,"until":"result"}}
/*
## The lecture's brick

Eight point masses of 1 kg sit at the corners of a brick of length $l = 4$, height $h = 1$ and depth $d = 2$ (metres). Corner A
is at $(1, 1, 1)$; from there the brick extends along $+x$ to the right, along $+y$ upwards and along $-z$, away from you.

**Predict:** all masses are equal. Where is the mean of the eight corners? You need no sum for this one.
*/

// %% corners
const [l, h, d] = [4, 1, 2];
const corners: Vec3[] = [
  [1, 1, 1],
  [1 + l, 1, 1],
  [1 + l, 1 + h, 1],
  [1, 1 + h, 1],
  [1, 1, 1 - d],
  [1 + l, 1, 1 - d],
  [1 + l, 1 + h, 1 - d],
  [1, 1 + h, 1 - d],
];
const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const brick = corners.map((position) => ({ mass: 1, position }));
console.log('r, a column per corner A to H [m]:');
const rows = [0, 1, 2].map((k) => corners.map((corner) => corner[k]));
console.log(fixed(rows, 0));

// %% [markdown] predict
/*
The same eight columns as in the slide's output. The *centre of mass* $\mathbf r$ is the mean of the positions, weighted by the masses (lecture, "COM -
Discretization"):

$$r_x = \frac{\sum_i m_i x_i}{\sum_i m_i},\qquad r_y = \frac{\sum_i m_i y_i}{\sum_i m_i},\qquad r_z = \frac{\sum_i m_i z_i}{\sum_i m_i},$$

in one line $\mathbf r=\sum m\,\mathbf r_i/M$ with the whole mass $M=\sum m$ [kg]. Chaney forms the same in two steps: the mass and the *first moments* $\sum m\,x$ [kg m] (eq. 1), which he then divides by the mass (eq. 2).
*/

// %% by-hand
const massOf = (points: readonly PointMass[]): number =>
  points.reduce((sum, p) => sum + p.mass, 0);
function centreOfMass(points: readonly PointMass[]): Vec3 {
  const moments = points.map((p) => scale(p.position, p.mass));
  const firstMoment = moments.reduce((sum, term) => add(sum, term));
  return scale(firstMoment, 1 / massOf(points));
}
console.log('by the formula:', fixed(centreOfMass(brick)), 'm');

// %% library
const { mass, com } = pointMasses(brick);
console.log('by the library:', fixed(com), 'm, total mass', mass, 'kg');

// %% picture
const edges = boxEdges({ size: [l, h, d], centre: com });
show(
  massFigure({
    title: 'The brick in the world: eight masses and their centre',
    particles: brick,
    labels,
    com,
    edges,
    up: 'y',
  }),
);

// %% [markdown] result {"predict":{"question":"Corner G grows from 1 kg to 100 kg, the others stay at 1 kg. Draw which part of the way from the middle of the brick to corner G the centre of mass has gone.","draw":"part of the way","cell":"heavier","until":"pair","reply":"It rises steeply at first and ever more slowly, and never reaches 1: (m − 1)/(m + 7). A straight line would be right if the whole mass did not grow along with the corner."}}
/*
You were right if you said $(3, 1.5, 0)$: the middle of the box, as the slide's output says.

## An uneven brick

Corner G, behind, above and to the right, gets heavier: from 1 kg to 100 kg. The centre of mass leaves the middle for G, along the straight line.

**Predict:** draw which part of this way it has gone, from 0 (the middle) to 1 (in G), while the mass grows. Does it ever arrive?
*/

// %% heavier {"change":{"replace":"const others = 1","with":"const others = 5","ask":{"question":"the part of the way, with 100 kg in G","answer":1},"appears":["with 25 kg: 0.3333",{"curve":"part of the way","at":"last","value":0.7037}]}}
const others = 1;
const G = 6;
function centreWith(heavy: number): Vec3 {
  const masses = corners.map((_, k) => (k === G ? heavy : others));
  const points = corners.map((position, k) => ({
    mass: masses[k],
    position,
  }));
  return centreOfMass(points);
}
const kilograms = Array.from({ length: 100 }, (_, k) => k + 1);
const partOfWay = (heavy: number): number =>
  (centreWith(heavy)[0] - com[0]) / (corners[G][0] - com[0]);
const part = kilograms.map(partOfWay);
show(
  lineChart({
    title: 'From the middle of the brick towards corner G',
    x: { label: 'mass at corner G', unit: 'kg' },
    y: { label: 'part of the way', unit: '1', range: [-0.15, 1] },
    series: [{ name: 'part of the way', x: kilograms, y: part }],
  }),
);
console.log(`with 25 kg: ${fixed(partOfWay(25))}`);

// %% track {"control":{"heavy":{"label":"Mass at corner G","unit":"kg","min":1,"max":100,"scale":"log","turning":9,"says":"With"}}}
const heavy = 1;
const unevenBrick = brick.map((point, k) =>
  k === G ? { ...point, mass: heavy } : point,
);
const itsCentre = centreOfMass(unevenBrick);
show(
  massFigure({
    title: `Corner G with ${heavy} kg, in the world`,
    particles: unevenBrick,
    labels,
    com: itsCentre,
    edges: [...edges, [com, corners[G]]],
    up: 'y',
  }),
);
console.log(`With ${heavy} kg the centre is at ${fixed(itsCentre, 3)} m`);

// %% [markdown] pair {"predict":{"twinOf":"result","options":[{"text":"2 m, in the middle","idea":"middle-of-shape","reply":"So it would be for two equal balls. The heavy one pulls three times as hard."},{"text":"1 m, near the light ball","idea":"nearer-to-light","reply":"So it would be seen from the heavy ball: it is 1 m from that one. Nearer to the light one the heavy side would go down."},{"text":"3 m, near the heavy ball","reply":"So it is: 3 kg · 4 m divided by 4 kg. On the two sides 1 kg · 3 m and 3 kg · 1 m balance."}],"answer":2,"until":"hammer"}}
/*
You were right if your curve rises steeply at first, then ever more slowly, and stays below 1: with $m$ kg in G the part is $(m-1)/(m+7)$, with 9 kg half of the way, with 25 kg three quarters. What G pulls, grows with $m$, but so does the whole mass by which one divides. **Change this:** make the
other corners heavier, `others = 5`. The same G then takes the centre less far.

### And now two balls

A ball of 1 kg and a ball of 3 kg sit at the ends of a light rod of 4 m.

**Predict:** how far from the *light* ball is their centre of mass?
*/

// %% seesaw {"control":{"light":{"label":"Mass of the ball on the left","unit":"kg","min":0,"max":9,"step":0.5,"turning":3,"says":"Balance"}}}
const light = 1;
const ballsOnRod: PointMass[] = [
  { mass: light, position: [0, 0, 0] },
  { mass: 3, position: [4, 0, 0] },
];
const [pivot] = centreOfMass(ballsOnRod);
const weighing = ballsOnRod.map(({ mass: m, position: [x] }) => {
  return { name: `${m} kg`, at: [x, 0] as Vec2, along: [0, -m / 5] as Vec2 };
});
const rod: Vec2[] = ballsOnRod.map(({ position: [x] }) => [x, 0]);
show(
  planeFigure({
    title: 'Two balls on a light rod and their weights, in the world',
    paths: [{ name: 'rod', points: rod }],
    arrows: weighing,
    points: [{ name: 'balance', at: [pivot, 0] }],
    x: [-1, 5],
    y: [-2.2, 0.6],
    height: 320,
  }),
);
const pulls = fixed([light * -pivot, 3 * (4 - pivot)], 2);
console.log(`Balance at ${fixed(pivot, 2)} m; m r from there: ${pulls} kg m`);

// %% [markdown] hammer {"predict":{"options":[{"text":"equally heavy, as the cut is there","idea":"halves-equal","reply":"So it would be for a straight stick that is the same all along. Masses count with their distances: what balances is mass times distance, not mass."},{"text":"the piece with the head","reply":"So it is: the long, light piece balances it with its distance."},{"text":"the piece with the handle","idea":"nearer-to-light","reply":"So it would be if the centre of mass were nearer to the light part. It is longer, but a heavy piece near by balances a light one far away."}],"answer":1,"until":"added"}}
/*
You were right if you said 3 m. Measured from the centre of mass, the products $m\,r$ cancel, here $1\cdot3$ kg m on the left and $3\cdot1$ on the right. So it is always, in all three coordinates:

$$\sum_i m_i\,(\mathbf r_i-\mathbf r)=0 .$$

That is the test of any centre of mass. And it holds for parts as well as for points: in the sum a part counts as *one point with its whole mass, at its own centre of mass*.

A hammer has a handle of 0.6 kg, from $x=0$ to $0.3$ m, and a head of 2 kg from there to $0.36$ m.

**Predict:** it is sawn through exactly at its centre of mass. Which piece is heavier?
*/

// %% hammer-cut
const handle = { from: 0, to: 0.3, mass: 0.6 };
const head = { from: 0.3, to: 0.36, mass: 2 };
const asPoint = ({ from, to, mass: m }: typeof handle): PointMass => {
  return { mass: m, position: [(from + to) / 2, 0, 0] };
};
const [cut] = centreOfMass([handle, head].map(asPoint));
const share = cut / handle.to;
const longPiece = { from: 0, to: cut, mass: share * handle.mass };
const stub = { from: cut, to: 0.3, mass: (1 - share) * handle.mass };
const pieces = [[longPiece], [stub, head]].map((piece) => piece.map(asPoint));
const weights = pieces.map(massOf);
const arms = pieces.map((piece) => Math.abs(centreOfMass(piece)[0] - cut));
const plank = (x0: number, x1: number, half: number): Vec2[] =>
  [x0, x1, x1, x0].map((x, k): Vec2 => [x, k < 2 ? -half : half]);
const drawn = [
  { name: 'handle', points: plank(0, 0.3, 0.012), closed: true },
  { name: 'head', points: plank(0.3, 0.36, 0.06), closed: true },
  { name: 'cut', points: plank(cut, cut, 0.08) },
];
show(
  planeFigure({ title: 'A hammer, in the world', paths: drawn, height: 280 }),
);
console.log(`cut at ${fixed(cut, 3)} m: pieces of ${fixed(weights, 3)} kg`);
const products = weights.map((m, k) => m * arms[k]);
console.log(`mass times distance from the cut: ${fixed(products)} kg m`);

// %% [markdown] added {"predict":{"options":[{"text":"It goes towards you by 1 m","reply":"So it is: 2 kg · 5 m of the 10 kg that there are now."},{"text":"It stays: the masses are small","idea":"middle-of-shape","reply":"So it would be if they sat in the centre itself. Any mass elsewhere pulls."},{"text":"It goes towards you by 2.5 m","idea":"middle-of-shape","reply":"So it would be if the two kilograms were as heavy as the brick. They are a fifth of the whole."}],"answer":0,"until":"throw"}}
/*
You were right if you said the piece with the head: it is more than three times as heavy. What is equal on both sides is mass times distance.

### One more mass

So a body to which something is added has two parts: the old one, with its whole mass in its old centre, and the new one. (A hole is a part with a *negative* mass.)

**Predict:** back to the even brick, of 8 kg. Two kilograms are fixed 5 m in front of its centre, towards you. What does the centre of mass do?
*/

// %% at-the-centre {"change":{"replace":"const towardsYou = 5","with":"const towardsYou = 0","ask":{"question":"Where is the centre of mass when the two kilograms are put into it?","options":["a little higher","where it was"],"answer":1},"appears":["(3.0000, 1.5000, 0.0000) m: moved by 0.0000 m"]}}
const towardsYou = 5;
const extra = { mass: 2, position: add(com, [0, 0, towardsYou]) };
const asParts = centreOfMass([{ mass, position: com }, extra]);
const asPoints = centreOfMass([...brick, extra]);
console.log(`two parts: ${fixed(asParts)} m`);
const moved = subtract(asPoints, com)[2];
console.log(`nine points: ${fixed(asPoints)} m: moved by ${fixed(moved)} m`);

// %% [markdown] throw {"predict":{"options":[{"text":"none: the tumbling spoils them all","idea":"spin-bends-path","reply":"So it would be if tumbling pushed the body about. It is made by forces between its own masses, and these cancel in pairs."},{"text":"only that of the middle of the box","idea":"middle-of-shape","reply":"So it would be for the even brick, where both are one point. Corner G is heavy, and the middle of the box goes round the centre of mass."},{"text":"only that of the centre of mass","reply":"So it is. Every other point goes round it while it flies."},{"text":"all: everything falls alike","idea":"points-move-as-centre","reply":"So it would be for a brick that does not turn. This one does, and its points go round while they fall."}],"answer":2,"until":"ice"}}
/*
You were right if you said by 1 m: $2\cdot5/10$. **Change this:** put the two kilograms into the centre itself, `towardsYou = 0`. Nothing moves: what is added at the centre of mass leaves it where it is.

## Why this point

Now the brick with 9 kg at corner G is thrown, so that it tumbles.

**Predict:** which of its points fly along a plain parabola, as a ball would?
*/

// %% throw-run
const thrown = brick.map((p, k) => (k === G ? { ...p, mass: 9 } : p));
const middle = centreOfMass(thrown);
const fromCentre = (r: Vec3): Vec3 => subtract(r, middle);
const centred = thrown.map(({ mass: m, position: r }) => {
  return { mass: m, position: fromCentre(r) };
});
const massProperties = pointMasses(centred);
const body = rigidBody({ massProperties, gravity: [0, 0, -9.81] });
const [position, velocity] = [[0, 0, 4] as Vec3, [5, 0, 9] as Vec3];
const start = rigidBodyState({ position, velocity, omegaBody: [1, 2, 2] });
const flight = simulate(body, start, { duration: 1.8, stepSize: 0.01 });
const trackOf = (point: Vec3): Vec3[] =>
  flight.states.map((state) => toWorld(fromCentre(point), state));
/** Where a ball is that starts at a point, and as fast. */
function ballFrom(point: Vec3, t: number): Vec3 {
  const v = pointVelocityWorld(fromCentre(point), start);
  const way = add(scale(v, t), [0, 0, -4.905 * t * t]);
  return add(toWorld(fromCentre(point), start), way);
}
const named = { centre: middle, 'box middle': com, A: corners[0] };
for (const [name, point] of Object.entries(named)) {
  const ball = flight.times.map((t) => ballFrom(point, t));
  const gaps = trackOf(point).map((r, k) => norm(subtract(r, ball[k])));
  console.log(`${name}: up to ${fixed(Math.max(...gaps), 3)} m from a ball`);
}

// %% throw-picture
const box = boxMesh([l, h, d]);
const vertices = box.vertices.map((v) => add(v, subtract(com, middle)));
const path = (name: string, point: Vec3, colour: string) => {
  return { name, points: trackOf(point), colour };
};
show(
  animate({
    title: 'The uneven brick, thrown',
    frame: 'world',
    times: flight.times,
    bodies: [{ mesh: { ...box, vertices }, poses: flight.states }],
    paths: [
      path('A', corners[0], '#0072b2'),
      path('B', corners[1], '#8a8a8a'),
      path('centre', middle, '#d55e00'),
    ],
    ground: 0,
    stops: [0, 0.9, 1.8].map((time) => ({ name: `${time} s`, time })),
    camera: { azimuth: -1.4, elevation: 0.2 },
  }),
);

// %% [markdown] ice {"predict":{"twinOf":"throw","options":[{"text":"a wavy line, as it spins","idea":"spin-bends-path","reply":"So it is for its end, or for the middle of its length. Nothing pushes the centre of mass sideways."},{"text":"a straight line","reply":"So it is: the sum of the outer forces is zero, so the centre of mass keeps its velocity, however the spanner spins."},{"text":"a large circle","idea":"spin-bends-path","reply":"So it would be for a disc in air, where a spin can push sideways. This ice is smooth."}],"answer":1,"until":"target"}}
/*
You were right if you said only that of the centre of mass. Newton's law for each of the masses, added up, says why. The forces between them cancel in pairs, and the forces from outside remain:

$$\sum_i m_i\,\ddot{\mathbf r}_i=\mathbf F\quad\text{and}\quad\sum_i m_i\,\mathbf r_i=M\,\mathbf r,\qquad\text{so}\qquad M\,\ddot{\mathbf r}=\mathbf F .$$

So the centre of mass moves as a particle of the whole mass $M$ would under the whole force $\mathbf F$, here the weight. Its velocity is $\sum m\,\mathbf v_i/M$, the momentum by the mass. The middle of the box is one point like the others now, and goes round.

### And now on ice

A spanner slides over smooth ice, and spins. No force acts on it along the ice.

**Predict:** which path does its centre of mass take?
*/

// %% spanner {"control":{"spin":{"label":"Spin","unit":"rad/s","min":-6,"max":6,"step":0.5,"turning":0,"says":"Light end"}}}
const spin = 3;
const [m1, m2] = [1, 2.5];
/** Newton's law for two masses that a stiff spring keeps 0.7 m apart. */
function onIce(_t: number, [x1, y1, x2, y2, ...v]: readonly number[]) {
  const [across, up] = [x2 - x1, y2 - y1];
  const length = Math.hypot(across, up);
  const pull = (500 * (length - 0.7)) / length;
  const [fx, fy] = [pull * across, pull * up];
  return [...v, fx / m1, fy / m1, -fx / m2, -fy / m2];
}
const slid = [-0.5, 0, 0.2, 0, 1.2, -0.5 * spin, 1.2, 0.2 * spin];
const { states } = integrate(onIce, slid, { t1: 3, stepSize: 0.01 });
const pathAt = (name: string, share: number) => {
  const at = (s: number[], k: number) => s[k] + share * (s[k + 2] - s[k]);
  const [xs, ys] = [0, 1].map((k) => states.map((s) => at(s, k)));
  return { name, x: xs, y: ys };
};
const series = [pathAt('light end', 0), pathAt('centre', m2 / (m1 + m2))];
const ice = { x: { label: 'x', unit: 'm' }, y: { label: 'y', unit: 'm' } };
const fromAbove = 'A spanner on ice, in the world, from above';
show(lineChart({ title: fromAbove, ...ice, series, equalScale: true }));
const [tip, mean] = series.map(({ y: ys }) => ys);
console.log(`Light end after 0.5 s at y = ${fixed(tip[50], 3)} m`);
const most = Math.max(...mean.map(Math.abs));
console.log(`Centre at most ${fixed(most, 3)} m beside its line`);

// %% [markdown] target
/*
You were right if you said a straight line. The cell knows nothing of a centre of mass: it has two masses, a stiff spring between them, and Newton's law for each. Their mean, weighted by the masses, goes straight, whatever the spring does.

## A target: the point from which it rests in any position

Weight pulls at every grain. About the centre of mass the torques of all these weights cancel, since $\sum m_i\,(\mathbf r_i-\mathbf r)=0$. So a plate that hangs from a hole comes to rest with its centre of mass straight below the hole, and a
chalk line drawn plumb from the hole passes through it.

The plate below, of ten square tiles of 1 kg, has hung from its upper left corner already: the first chalk line is on it. **Aim:** drill the hole so that the plate rests in *every* position. Move the hole, look at the second
chalk line, and think before you drill. The law is the torque of the ten weights about the hole, as the plate is drawn and turned by 90°.
*/

// %% aim {"control":{"hole[0]":{"label":"Hole, x","unit":"m","min":0,"max":2,"step":0.1,"turning":1.4,"says":"Torque"},"hole[1]":{"label":"Hole, y","unit":"m","min":0,"max":4,"step":0.1,"turning":1.7,"says":"Torque"}},"target":{"reached":"Reached","by":{"hole[0]":1.4,"hole[1]":1.7}}}
const hole: Vec2 = [1.8, 3.8];
const tiles = Array.from({ length: 10 }, (_, k): Vec2 => {
  return k < 8 ? [0.5 + (k % 2), 0.5 + Math.floor(k / 2)] : [k - 5.5, 0.5];
});
const sumFrom = ([a, b]: Vec2): Vec2 => [
  tiles.reduce((sum, tile) => sum + tile[0] - a, 0),
  tiles.reduce((sum, tile) => sum + tile[1] - b, 0),
];
const [x, y] = sumFrom([0, 0]).map((sum) => sum / 10);
const chalk = (name: string, [a, b]: Vec2) => {
  const to: Vec2 = [a + 2.2 * (x - a), b + 2.2 * (y - b)];
  return { name, points: [[a, b], to] as Vec2[], dash: 'dash' as const };
};
const outline: Vec2[] = [0, 4, 4, 2, 2, 0].map((at, k) => {
  return [at, [0, 0, 1, 1, 4, 4][k]];
});
const lines = [chalk('first', [0.2, 3.8]), chalk('second', hole)];
const plate = { name: 'plate', points: outline, closed: true };
const points = [{ name: 'hole', at: hole }];
const title = 'The plate with its chalk lines, seen from the front';
show(planeFigure({ title, paths: [plate, ...lines], points }));
const torques = sumFrom(hole).map((sum) => -9.81 * sum);
console.log(`Torque, as drawn and turned: ${fixed(torques, 1)} N m`);
const rests = torques.every((torque) => Math.abs(torque) < 0.5);
if (rests) console.log('Reached: it rests in every position.');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

Both chalk lines pass through the centre of mass, so it is where they cross: at $(1.4, 1.7)$ m.

</details>

## Your turn

Exercise [04 Centre of mass](../exercises/04-centre-of-mass/README.md): `node lab start 04-centre-of-mass`.

## Questions to close with

Say your answer first; then open it.

<details><summary>A body has a plane of symmetry: what does that say about its centre of mass?</summary>

It lies in that plane: each mass has a mirror image, and the two pull equally far to both sides.

</details>

<details><summary>What is the unit of a first moment, and how does it show that a sum of m x² cannot give a centre of mass?</summary>

kg m; divided by a mass it is a length. $\sum m\,x^2$ is in kg m², and divided by a mass an area.

</details>

<details><summary>Can the centre of mass lie outside the body?</summary>

Yes: that of a ring is in its middle, where there is no mass. It need not be a point of the material, only a point that moves with it.

</details>

<details><summary>All masses of a body become twice as large. Which positions from the centre of mass change? And if one mass alone grows?</summary>

None, since numerator and denominator double. If one mass alone grows, the centre moves, and with it all positions from there change (unless that mass sits in the centre).

</details>
*/

// %% [markdown] slices {"fold":{"title":"Further: a body without grains","until":"slices-note"},"predict":{"number":"m","answer":1.1667,"within":0.02,"from":0,"to":2,"reply":"The heavy end pulls it beyond the middle: ∫(1 + x) x dx = 14/3 kg m, by the mass of 4 kg, is 7/6 m.","ideas":[{"value":1,"idea":"middle-of-shape","reply":"So it would be for a rod that is the same all along: 1 m is its middle. This one is heavier at one end."}],"until":"slices-note"}}
/*
## Further: a body without grains

A body need not consist of points. With the density $\rho$ [kg/m³] at each place, mass by volume (8 kg spread evenly over the $4\cdot1\cdot2$ m³ of the brick are 1 kg/m³), the sum becomes an integral over its volume (lecture, "Center of Mass"; the two other coordinates go the same way):

$$r_x = \frac1M\int\rho\,x\,dV,\qquad M=\int\rho\,dV .$$

It is what the sum tends to when the body is cut into ever finer slices, each put as a point into its middle. Take a rod from $x=0$ to 2 m whose mass per metre grows from 1 kg/m to 3 kg/m, as $1+x$.

**Predict:** where is its centre of mass?
*/

// %% slices-run
function bySlices(count: number): number {
  const slices = Array.from({ length: count }, (_, k): PointMass => {
    const at = ((k + 0.5) * 2) / count;
    return { mass: ((1 + at) * 2) / count, position: [at, 0, 0] };
  });
  return centreOfMass(slices)[0];
}
const counts = Array.from({ length: 12 }, (_, k) => k + 1);
const density = ([at]: Vec3): number => (1 + at) / 0.01;
const bounds = { min: [0, 0, 0], max: [2, 0.1, 0.1] } as const;
const [exact] = massPropertiesFromDensity(density, bounds).com;
show(
  lineChart({
    title: 'The centre of a rod, cut into slices',
    x: { label: 'slices', unit: '1' },
    y: { label: 'centre of mass', unit: 'm', range: [0.98, 1.2] },
    series: [
      { name: 'sum', x: counts, y: counts.map(bySlices), draw: 'both' },
      { name: 'integral', x: [1, 12], y: [exact, exact], dash: 'dash' },
    ],
  }),
);
const gaps = [6, 12].map((count) => exact - bySlices(count));
console.log(`12 slices ${fixed(bySlices(12))} m, integral ${fixed(exact)} m`);
console.log(`missing with 6 and 12 slices: ${fixed(gaps, 5)} m`);

// %% [markdown] slices-note
/*
You were right if you said about 1.17 m, $\tfrac76$: the heavy end pulls the centre beyond the middle. One slice has its point in the middle of the rod; each further slice brings the sum nearer to the integral, and twice as many leave a quarter of the
error. More on densities is in notebook 07.
*/

// %% [markdown] chaney {"fold":{"title":"For readers of the source: a 1 for an l, and a square too many","until":"chaney-c1"}}
/*
## For readers of the source: a 1 for an l, and a square too many

The slide's *output* is right, its *program* would not give it: our copy prints `[1,0,0]` where it needs `[l,0,0]` (erratum L1), perhaps an $l$ that became a 1. The effect is a brick with a length of 1 m, as the next picture shows. Our copy of Chaney's eq. 1
prints $\sum m\,x^2$ for the first moment (erratum C1). Two masses of 1 kg at $x=1$ m and $x=3$ m settle it: their middle is 2, the printed sum over the mass is 5.
*/

// %% erratum-l1
const short = corners.map(([x, y, z]): Vec3 => [Math.min(x, 2), y, z]);
const printed = pointMasses(short.map((position) => ({ mass: 1, position })));
const itsEdges = boxEdges({ size: [1, h, d], centre: printed.com });
show(
  massFigure({
    title: 'The brick of the program as printed, in the world',
    particles: short.map((position) => ({ mass: 1, position })),
    labels,
    com: printed.com,
    edges: itsEdges,
    up: 'y',
  }),
);
console.log(`with [1,0,0] as printed: ${fixed(printed.com, 1)}`);
console.log(`with [l,0,0]: ${fixed(com, 1)}`);

// %% chaney-c1
const two: PointMass[] = [1, 3].map((x) => ({
  mass: 1,
  position: [x, 0, 0],
}));
const squares = two.reduce((sum, p) => sum + p.mass * p.position[0] ** 2, 0);
console.log(
  'printed:',
  squares / massOf(two),
  ' right:',
  centreOfMass(two)[0],
);
