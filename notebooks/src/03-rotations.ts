// %% [markdown] title
/*
# 03 Rotations

In the plane one angle says how a body is turned. In space it takes three numbers at least, and there are several good ways to write
them, each with its own trap.

**After this notebook you can** turn a vector with a matrix, an axis and angle, a quaternion or Euler angles, convert between them, and
name the trap of each.

*Sources: lecture, "Rigid Bodies in 3D", "Rotations in 3D" and "Body coordinate frame"; Chaney eq. 8 to 10.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A frame is painted on a disc that turns anticlockwise about its centre, once in 10 s. At the start its axes point to the right and upwards. A nail in the wall behind it sits 1 m straight above the centre. How does its first coordinate in the frame of the disc go?

- falls from zero first, a whole wave
- rises from zero first, a whole wave
- falls from 1 m first, a whole wave
- stays at zero

<details><summary>The answer</summary>

rises from zero first, a whole wave. So it is: the first axis turns upwards, towards the nail, and points at it after a quarter of a turn. (Notebook [02](02-change-of-basis.ipynb).)

</details>

**2.** A wheel of 0.5 m radius moves to the right over ice with 1 m/s and turns anticlockwise with 6 rad/s. Order four of its points by their speed, seen from the ice.

- the foremost point
- the top
- the lowest point
- the axle

<details><summary>The answer</summary>

the axle, the top, the foremost point, the lowest point. To the velocity of the axle the turning adds radius times ω: along with it on one side, against it on the other, across it in front. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>

**3.** A satellite has the principal moments 90, 60 and 50 kg m² about its axes x, y and z. It is to spin freely about the axis along which its antenna points, for an hour, and the rocket leaves a nudge of a thousandth of the spin. Along which axis would an antenna be turned away?

- along none of them
- along x alone
- along each of them
- along y alone

<details><summary>The answer</summary>

along y alone. So it is: about the axis of the middle moment even a tiny nudge grows until the body turns over. (Notebook [00](00-start-here.ipynb).)

</details>
*/

// %% import
import {
  add,
  apply,
  axisAngleFromMatrix,
  axisAngleFromQuaternion,
  conjugate,
  cross,
  deg,
  determinant,
  diagonal,
  dot,
  eulerFromMatrix,
  eulerRateFromOmegaWorld,
  fixed,
  identity,
  isRotation,
  matrixFromAxisAngle,
  matrixFromEuler,
  matrixFromQuaternion,
  multiply,
  multiplyQuaternions,
  norm,
  normalize,
  omegaWorldFromEulerRate,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  rotate,
  rotationAngleBetween,
  rotationX,
  rotationY,
  rotationZ,
  scale,
  slerp,
  toBody,
  toWorld,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  frameFigure,
  lineChart,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] matrix {"predict":{"options":[{"text":"up, to +z","idea":"rows-are-axes","reply":"So it would be for a quarter turn the other way, or if the rows of the matrix were the axes of the body. The first column of this one is (0, 0, −1)."},{"text":"down, to −z","reply":"So it is: the first column of the matrix for 90° is (0, 0, −1). A right hand about y takes z to x, and x to −z."},{"text":"where it did, along x","idea":"rows-are-axes","reply":"So does the axis about which the body turns: y here. The first column says where x points."}],"answer":1,"until":"orthogonal"}}
/*
## The rotation matrix

Hold a brick level, its long side along $x$, and turn it. The world's axes $x$, $y$, $z$ stay, $z$ up; the *body's* axes 1, 2 and 3, which lay along them, turn with the brick. The *columns* of its rotation matrix $R$ are where
the body's axes point now, in world coordinates: that is all there is to remember. Turns are right-handed: with the thumb along the axis, the fingers of the right hand point the way round. By an angle $\theta$ about
each of the three axes:

$$R_x(\theta)=\begin{bmatrix}1&0&0\\0&\cos\theta&-\sin\theta\\0&\sin\theta&\cos\theta\end{bmatrix},\quad
R_y(\theta)=\begin{bmatrix}\cos\theta&0&\sin\theta\\0&1&0\\-\sin\theta&0&\cos\theta\end{bmatrix},\quad
R_z(\theta)=\begin{bmatrix}\cos\theta&-\sin\theta&0\\\sin\theta&\cos\theta&0\\0&0&1\end{bmatrix}.$$

**Predict:** in $R_y$ the minus sign stands on the other side. Where does axis 1 of the body, its long side, point after a quarter turn about $y$?
*/

// %% stages
type Turn = [about: (angle: number) => Mat3, angle: number];
/** Poses of a brick at y, turned stage by stage: see "Order matters". */
function staged(turns: readonly Turn[], y = 0, axes = 'world') {
  const rotationAt = (t: number): Mat3 =>
    turns.reduce((before, [about, angle], k) => {
      const next = about(angle * Math.min(1, Math.max(0, t - k)));
      return axes === 'world'
        ? multiply(next, before)
        : multiply(before, next);
    }, identity());
  return Array.from({ length: 30 * turns.length + 1 }, (_, k) => ({
    position: [0, y, 0] as Vec3,
    // The player wants quaternions, of which more below.
    orientation: quaternionFromMatrix(rotationAt(k / 30)),
  }));
}
/** Two seconds for each stage, and named stops at equal distances. */
function clock(stages: number, names: readonly string[]) {
  const times = Array.from({ length: 30 * stages + 1 }, (_, k) => k / 15);
  const at = (k: number) => (2 * stages * k) / (names.length - 1);
  return { times, stops: names.map((name, k) => ({ name, time: at(k) })) };
}

// %% turned
const brick = boxMesh([1.6, 0.8, 0.4]);
const turnAbout = { x: rotationX, y: rotationY, z: rotationZ };
const bricks = Object.entries(turnAbout).map(([name, about], k) => ({
  name: `about ${name}`,
  mesh: brick,
  axes: true,
  poses: staged([[about, deg(90)]], 3.2 * (k - 1)),
}));
show(
  animate({
    title: 'Turned about x (left), about y, about z (right)',
    frame: 'world',
    ...clock(1, ['0°', '45°', '90°']),
    bodies: bricks,
    camera: { azimuth: 0.35, elevation: 0.45 },
  }),
);
for (const [name, about] of Object.entries(turnAbout)) {
  const [first] = transpose(about(deg(90)));
  console.log(`90° about ${name}: axis 1 points along ${fixed(first, 0)}`);
}

// %% [markdown] orthogonal {"predict":{"options":[{"text":"on its left, towards +2","idea":"rows-are-axes","reply":"So an arrow painted along axis 1 leans in the world. The body turns to the left, and what stands still falls behind to its right."},{"text":"on its right, towards −2","reply":"So it is: the star stands still, and for a passenger who turns to the left it goes to the right. Its components in the body are Rᵀ (1, 0, 0)."},{"text":"straight ahead, along axis 1","idea":"coordinates-without-axes","reply":"There it stood before the turn. Its direction in the world has not changed, but the axes of the passenger have."}],"answer":1,"until":"order"}}
/*
You were right if you said down, to $-z$: right-handed about $y$, $z$ turns into $x$ and $x$ into $-z$.

The columns $\mathbf r_1$, $\mathbf r_2$, $\mathbf r_3$ have unit length and stand at right angles: $\mathbf r_i\cdot\mathbf r_j$ is 1 for $i=j$ and 0 otherwise, in one line $R^TR = E$ and $RR^T=E$, where $E$ is the *unit matrix*, with ones on the diagonal (the lecture writes $\mathbf I$; here $I$
will be the inertia tensor). Nine entries obey six conditions (three lengths, three right angles), so three are free: in space one angle is two too few. And the inverse is the transpose, as in notebook 02:

$$\mathbf v_\text{world}=R\,\mathbf v_\text{body},\qquad \mathbf v_\text{body}=R^T\,\mathbf v_\text{world} .$$

One more fact makes it a *rotation*: the determinant is $+1$, not $-1$ as for a mirror image. The library refuses anything else.

**Predict:** the body is turned by 30° about $z$, to the left seen from above. A star stands in the direction of the world's $x$. On which side does a passenger, who looks along axis 1, see it?
*/

// %% orthogonal-check
const R = rotationZ(deg(30));
console.log(`R =\n${fixed(R)}`);
console.log(`RᵀR =\n${fixed(multiply(transpose(R), R))}`);
console.log(`det R = ${fixed(determinant(R))}`);
const painted = apply(R, [1, 0, 0]);
console.log(`painted along axis 1, in the world: ${fixed(painted)}`);
const star = apply(transpose(R), [1, 0, 0]);
console.log(`a star along x, in the body: ${fixed(star)}`);
const mirror = diagonal(1, 1, -1);
console.log(`a mirror is a rotation: ${isRotation(mirror)}`);
try {
  quaternionFromMatrix(mirror);
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] order {"predict":{"options":[{"text":"both times along +y","idea":"turns-commute","reply":"So it would be if turns could be exchanged, as turns about one axis can. The turn about x leaves the long side where it is only if it comes first."},{"text":"along +y, then along +z","reply":"So it is: x first leaves the long side along x, and z takes it to y. The other way round z takes it to y, and x takes it on to z."},{"text":"along +z, then along +y","idea":"reading-order","reply":"The two ends are right and exchanged. The first turn of the first pair is about x, which leaves the long side along x."}],"answer":1,"until":"order-note"}}
/*
You were right if you said on its right: a painted arrow leans to the left in the world, a resting one to the right in the body.

## Order matters

Turns in a row are a product of matrices. When all are about axes of the *world*, the one on the *right* acts first: $R_z R_x\,\mathbf v$ is $R_z$ of what $R_x$ has made of $\mathbf v$.

**Predict:** turn the brick by 90° about the world's $x$, then by 90° about the world's $z$. Then the other way round, again from the start. Along which axis does the long side end, the first and the second time? Try it with a book.
*/

// %% two-orders {"change":{"replace":"const quarter = deg(90)","with":"const quarter = deg(10)","ask":{"question":"How far apart will the two results be, when the angles are a ninth as large?","options":["120°, as before","about 13°, a ninth of it","less than 2°"],"answer":2},"appears":["differ by a turn of 1.74°"]}}
const quarter = deg(90);
const aboutX: Turn = [rotationX, quarter];
const aboutZ: Turn = [rotationZ, quarter];
const xThenZ = staged([aboutX, aboutZ], -1.3);
const zThenX = staged([aboutZ, aboutX], 1.3);
show(
  animate({
    title: 'World’s x, then z (left); z, then x (right)',
    frame: 'world',
    ...clock(2, ['start', 'first turn', 'both turns']),
    bodies: [
      { name: 'x, then z', mesh: brick, axes: true, poses: xThenZ },
      { name: 'z, then x', mesh: brick, axes: true, poses: zThenX },
    ],
  }),
);
const [X, Z] = [rotationX(quarter), rotationZ(quarter)];
const [ZX, XZ] = [multiply(Z, X), multiply(X, Z)];
console.log(`x, then z: long side along ${fixed(apply(ZX, [1, 0, 0]))}`);
console.log(`z, then x: long side along ${fixed(apply(XZ, [1, 0, 0]))}`);
const { angle } = axisAngleFromMatrix(multiply(transpose(ZX), XZ));
console.log(`they differ by a turn of ${fixed(angle / deg(1), 2)}°`);

// %% [markdown] order-note {"predict":{"options":[{"text":"to −x, as a half turn reverses it","idea":"half-turn-reverses","reply":"So it would about an axis at a right angle to x. Here only the part of the arrow across the axis is reversed, and the part along it stays."},{"text":"to +z, the other side of the diagonal","reply":"So it is: the part along the diagonal stays, the part across it is reversed. The axis is half-way between where the arrow was and where it is."},{"text":"to −z, below the level of x and y","idea":"half-turn-reverses","reply":"So it would about the other diagonal, between x and −z. A half turn keeps the part along the axis, and here that part points up."}],"answer":1,"until":"quaternion"}}
/*
You were right if you said $+y$, then $+z$. **Change this:** use 10° instead of 90°. The difference shrinks faster than the angle, nearly as its square: small
rotations nearly commute, which is why angular velocities can be added.

## Axis and angle

Every rotation is one turn about one axis (Euler). How does a vector $\mathbf v$ turn about the *unit* vector $\mathbf u$? Its part along the axis, $\mathbf u(\mathbf u\cdot\mathbf v)$, stays. The rest, $\mathbf v_\perp$, goes round a circle: by $\theta$ from $\mathbf v_\perp$ towards $\mathbf u\times\mathbf v$,
which is as long as $\mathbf v_\perp$ and at a right angle to it. So

$$\mathbf v' = \mathbf u(\mathbf u\cdot\mathbf v) + \cos\theta\,\mathbf v_\perp + \sin\theta\,\mathbf u\times\mathbf v
= \cos\theta\,\mathbf v+(1-\cos\theta)\,\mathbf u(\mathbf u\cdot\mathbf v)+\sin\theta\,\mathbf u\times\mathbf v .$$

**Predict:** an arrow along $x$ is turned by 180° about the diagonal between $x$ and $z$. Where does it point then?
*/

// %% axis-angle
/** The vector v turned about the unit vector u. */
function turnedAbout(u: Vec3, v: Vec3, theta: number): Vec3 {
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const along = scale(u, (1 - c) * dot(u, v));
  return add(add(scale(v, c), along), scale(cross(u, v), s));
}
const u = normalize([1, 0, 1]);
const vAt = (theta: number): Vec3 => turnedAbout(u, [1, 0, 0], theta);
const round = clock(1, ['0°', '90°', '180°', '270°', '360°']);
const tips = round.times.map((t) => vAt(Math.PI * t));
const toAxis = tips.map((tip) => scale(u, dot(u, tip)));
const arrows = [
  { name: 'u', to: tips.map((): Vec3 => u) },
  { name: 'v', to: tips, trail: true },
];
const rods = [{ from: toAxis, to: tips }];
const camera = { azimuth: -0.45, elevation: 0.4 };
const title = 'An arrow v goes round the axis u on a cone';
show(animate({ title, frame: 'world', ...round, arrows, rods, camera }));
console.log(`after 180°: ${fixed(vAt(deg(180)))}`);
const byMatrix = matrixFromAxisAngle([1, 0, 1], deg(50));
console.log(`after 50°: ${fixed(vAt(deg(50)))}`);
console.log(`by the library's matrix: ${fixed(transpose(byMatrix)[0])}`);

// %% [markdown] quaternion {"predict":{"draw":"w","cell":"twice-round","question":"A brick turns about z. Draw the first number of its quaternion, w, over the angle, for two whole turns, 0° to 720°. It is carried along without a jump.","reply":"One wave in two turns: it begins at 1, is 0 after half a turn, −1 after a whole one and back at 1 after the second. A curve of two waves would be right if q held the angle, and not its half."}}
/*
You were right if you said to $+z$. With the time slider you turn $\mathbf v$ by hand: it stays on a cone about $\mathbf u$. As a matrix, $R=\cos\theta\,E+(1-\cos\theta)\,\mathbf u\mathbf u^T+\sin\theta\,\mathbf u^\ast$, where the matrix $\mathbf u^\ast$ does what $\mathbf u\times$ does. (Entry by entry, and with an axis
that is too long, it stands in a fold below; the library divides by the length.)

## The quaternion

$q = (\cos\tfrac\theta2,\ \mathbf u\sin\tfrac\theta2)$ (Chaney eq. 9): four numbers $(w,x,y,z)$ with one condition, $w^2+x^2+y^2+z^2=1$. It turns a vector by a product from both sides, $q\,(0,\mathbf v)\,q^\ast$ with $q^\ast=(w,-x,-y,-z)$. Each
side does half of the turn, and so $q$ holds *half* the angle.

**Predict:** a brick turns about $z$, and its quaternion is carried along without a jump. Draw its first number, $w$, over two whole turns.
*/

// %% twice-round
const turned = Array.from({ length: 145 }, (_, k) => 5 * k);
const spin = turned.map((a) => quaternionFromAxisAngle([0, 0, 1], deg(a)));
show(
  lineChart({
    title: 'The quaternion of a brick that turns about z',
    x: { label: 'angle', unit: '°' },
    y: { label: 'numbers of q', unit: '1', range: [-1.2, 1.2] },
    series: [
      { name: 'w', x: turned, y: spin.map(([w]) => w) },
      { name: 'z', x: turned, y: spin.map(([, , , z]) => z), dash: 'dash' },
    ],
  }),
);
for (const k of [0, 36, 72, 108, 144]) {
  const away = rotationAngleBetween(spin[0], spin[k]) / deg(1);
  const text = `${turned[k]}°: q = ${fixed(spin[k], 2)}`;
  console.log(`${text}, ${fixed(away, 0)}° from the start`);
}

// %% [markdown] unit {"predict":{"number":"°","answer":160,"within":2,"from":0,"to":360,"twinOf":"quaternion","question":"Two bricks are turned about z, one by 10°, the other by 210°. Their quaternions have the scalar product cos 100° = −0.17. How far is the shortest turn from the first to the second, in degrees?","reply":"160°, backwards. The scalar product is negative, so −q of the second one is nearer: cos 80° = 0.17, and twice 80° is 160°.","ideas":[{"value":200,"idea":"minus-is-opposite","reply":"200°, twice 100°, is the way by which the second brick came. But −q is the same orientation, and nearer: the other way round it is 160°."},{"value":100,"idea":"quaternion-holds-angle","reply":"100° is the angle between the two quaternions, half of a turn of 200°. And the other way round is shorter."},{"value":80,"idea":"quaternion-holds-angle","reply":"80° is the angle between the nearer two of q and −q. It is half of the turn."}]}}
/*
You were right if you drew one wave over two turns. After one whole turn all four numbers have changed their sign, and the brick is where it was: $q$ and $-q$ are the *same* orientation. So never compare entries one by one.

The matrix of a unit quaternion (Chaney eq. 10) is

$$R=\begin{bmatrix}1-2(y^2+z^2)&2(xy-wz)&2(xz+wy)\\2(xy+wz)&1-2(x^2+z^2)&2(yz-wx)\\2(xz-wy)&2(yz+wx)&1-2(x^2+y^2)\end{bmatrix}.$$

Products are as for matrices: $p\,q$ is first $q$ and then $p$, about axes of the world. So the turn that leads from $q_1$ to $q_2$ is $q_2q_1^\ast$. Its angle is twice the one between the quaternions as arrows, $2\arccos|q_1\cdot q_2|$; without the bars it may be the longer way round.

**Predict:** one brick is turned by 10° about $z$, another by 210°. How far is the *shortest* turn from the first to the second?
*/

// %% quaternion-demo
const q = quaternionFromAxisAngle([1, 1, 0], 0.3);
const half = multiplyQuaternions(q, [0, 0, 0, 1]);
const [, ...whole] = multiplyQuaternions(half, conjugate(q));
const minusQ = q.map((entry) => -entry) as Quaternion;
const [, , column] = transpose(matrixFromQuaternion(q));
console.log(`v = (0, 0, 1), turned by q (0, v) q*: ${fixed(whole)}`);
console.log(`by the third column of eq. 10: ${fixed(column)}`);
console.log(`by rotate(-q, v): ${fixed(rotate(minusQ, [0, 0, 1]))}`);
const [q1, q2] = [10, 210].map((a) => {
  return quaternionFromAxisAngle([0, 0, 1], deg(a));
});
const way = axisAngleFromQuaternion(multiplyQuaternions(q2, conjugate(q1)));
const wayAngle = fixed(way.angle / deg(1), 2);
console.log(`q₂ q₁*: ${wayAngle}° about ${fixed(way.axis, 0)}`);
try {
  rotate(q.map((entry) => 1.01 * entry) as Quaternion, [0, 0, 1]);
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] angles {"predict":{"twinOf":"order","options":[{"text":"the same way as the first one","reply":"So it is: about the brick's own axes each new factor stands on the right, about the world's on the left. Both make the same product."},{"text":"another way, as the order differs","idea":"turns-commute","reply":"So it would be if both turned about the same axes. About own axes the first factor is the leftmost one, about the world's it is the rightmost."},{"text":"the mirrored way, as all is reversed","idea":"reading-order","reply":"No product of turns is a mirror image. The reversed order and the other axes make up for each other."}],"answer":0,"until":"place"}}
/*
You were right if you said 160°: the turn goes backwards, about $-z$. The last line of the result shows that the library refuses a quaternion that is 1 % too long: eq. 10 would give a matrix that is no rotation.

## Euler angles

Three turns about axes in a fixed order. The lecture's product is $R = R_z(\gamma)R_x(\theta)R_y(\beta)$. Read from the left, the body turns about *its own* $z$, then its own $x$, then its own $y$ (*intrinsic*, written `'ZXY'`), wherever the turns before have carried these axes: about
the body's own axes each new factor stands on the *right*.

**Predict:** one brick is turned about its own $z$, $x$ and $y$ by $\gamma$, $\theta$ and $\beta$. Another is turned about the *world's* $y$, $x$ and $z$, in this order, by $\beta$, $\theta$ and $\gamma$. How does the second one end?
*/

// %% euler
const angles: Vec3 = [deg(60), deg(40), deg(30)];
const [gamma, theta, beta] = angles;
const about: Turn[] = [
  [rotationZ, gamma],
  [rotationX, theta],
  [rotationY, beta],
];
const own = staged(about, -1.8, 'body');
const worlds = staged([about[2], about[1], about[0]], 1.8);
show(
  animate({
    title: 'Own z, x, y (left) and the world’s y, x, z (right)',
    frame: 'world',
    ...clock(3, ['start', 'one turn', 'two turns', 'three turns']),
    bodies: [
      { name: 'own z, x, y', mesh: brick, axes: true, poses: own },
      { name: 'world’s y, x, z', mesh: brick, axes: true, poses: worlds },
    ],
  }),
);
const [Rz, Rx, Ry] = about.map(([turn, by]) => turn(by));
console.log(`R_z R_x R_y =\n${fixed(multiply(multiply(Rz, Rx), Ry))}`);
console.log(`'ZXY' =\n${fixed(matrixFromEuler('ZXY', angles))}`);
const backwards: Vec3 = [beta, theta, gamma];
console.log(`'yxz' =\n${fixed(matrixFromEuler('yxz', backwards))}`);

// %% [markdown] place
/*
You were right if you said the same way. Read from right to left, the same product turns about the fixed axes $y$, $x$, $z$ (*extrinsic*, written `'yxz'`). There are 12 orders of three axes, each to be read in both ways: 24 conventions. Always say which. Where the middle turn is by ±90°, the first and the last axis are one line, and only the sum or difference of their angles counts: *gimbal lock* (in a fold below).

## Orientation and place

With an orientation $R$ and the place $\mathbf x$ of its origin, for us the centre of mass (notebook 04), a body's frame is complete. A point of the body is found in the world by turning and shifting,
$\mathbf p_\text{world} = R\,\mathbf p_\text{body} + \mathbf x$, and back by $\mathbf p_\text{body} = R^T(\mathbf p_\text{world}-\mathbf x)$ (lecture, "Body coordinate frame"; Chaney eq. 8 and 30): the change of basis of notebook 02 once more.
*/

// %% place-demo
const position: Vec3<'world'> = [2, 1, 1];
const orientation = quaternionFromAxisAngle([0, 0.3, 1], deg(-30));
const corner = toWorld([0.8, 0.4, 0.2], { position, orientation });
const rotation = matrixFromQuaternion(orientation);
show(
  frameFigure({
    title: 'A body frame and the world frame',
    poses: [{ name: 'body', rotation, position, mesh: brick }],
    points: [{ name: 'p', at: corner }],
    length: 1.2,
  }),
);
console.log(`p in the world: ${fixed(corner)} m`);
const inBody = toBody(corner, { position, orientation });
console.log(`and in the body: ${fixed(inBody)} m`);

// %% [markdown] aim
/*
The corner has the same coordinates in the body however the body moves; those in the world change.

## A target: two turns

A turn by 120° about $(1,1,1)$ takes $x$ to $y$, $y$ to $z$ and $z$ to $x$. Turn your brick *backwards* by it: axis 1 shall point along $z$, axis 2 along $x$, axis 3 along $y$, as in the brick on the right. You have two turns, first about the world's $z$, then about the world's $x$.

**Aim:** find the two angles. Which of the turns can bring axis 1 upright, and how must axis 1 lie before?
*/

// %% aim-run {"control":{"aboutZ1":{"label":"First, about the world's z","unit":"°","min":-180,"max":170,"step":10,"turning":-90,"says":"It is off by"},"aboutX2":{"label":"Then, about the world's x","unit":"°","min":-180,"max":170,"step":10,"turning":-90,"says":"It is off by"}},"target":{"reached":"Reached","by":{"aboutZ1":-90,"aboutX2":-90}}}
const aboutZ1 = 0;
const aboutX2 = 0;
const turnZ: Turn = [rotationZ, deg(aboutZ1)];
const turnX: Turn = [rotationX, deg(aboutX2)];
const yours = staged([turnZ, turnX], -1.3);
const wanted = quaternionFromAxisAngle([1, 1, 1], deg(-120));
const model = yours.map(() => {
  return { position: [0, 1.3, 0] as Vec3, orientation: wanted };
});
show(
  animate({
    title: 'Your two turns (left), and what is wanted (right)',
    frame: 'world',
    ...clock(2, ['start', 'first turn', 'both turns']),
    bodies: [
      { name: 'yours', mesh: brick, axes: true, poses: yours },
      { name: 'wanted', mesh: brick, axes: true, poses: model },
    ],
  }),
);
const { orientation: arrived } = yours.at(-1)!;
const off = rotationAngleBetween(arrived, wanted) / deg(1);
console.log(`It is off by ${fixed(off, 1)}°`);
if (off < 1) console.log('Reached: axis 1 along z, axis 2 along x.');

// %% [markdown] which
/*
## Which one to use

| | numbers | trap | used for |
|---|---|---|---|
| matrix | 9 | drifts off orthogonality when integrated (notebook 11) | turning many points |
| axis and angle | 4 | axis of a zero turn is undefined | reading, single turns |
| quaternion | 4 | $q$ and $-q$ | state of a simulation |
| Euler angles | 3 | gimbal lock, 24 conventions | reading and typing |

The lecture takes matrices, and says that most systems use quaternions; notebook 11 compares the two.

## Your turn

Exercise [03 Rotations](../exercises/03-rotations/README.md) makes the matrix of a turn, reads angles off one, turns a vector with a quaternion and
finds the one turn between two orientations: `node lab start 03-rotations`. The first three folds below prepare for the traps of its first two tasks.

## Questions to close with

Say your answer first; then open it.

<details><summary>Which of the four would you store in a file that people read, and which in a program that runs for an hour?</summary>

Euler angles, with their order, or axis and angle; a quaternion, kept at unit length.

</details>

<details><summary>Two quaternions differ in every entry: may they be the same orientation?</summary>

Yes, if one is minus the other.

</details>

<details><summary>$R^TR=E$ holds, and still the brick is drawn as its mirror image: what was not checked?</summary>

The determinant: it is $-1$.

</details>

<details><summary>A brick is turned about the world's $x$, and then about its own $z$. Which factor stands on the left?</summary>

$R_x$: the new turn is about an axis of the body, so its factor stands on the right, $R_xR_z$.

</details>
*/

// %% [markdown] axis-angle-trap {"fold":{"title":"Further: an axis of another length","until":"trap-note"},"predict":{"options":[{"text":"it turns it, only farther","idea":"length-turns-farther","reply":"So it is for a rotation vector, whose length is the angle. Here the angle is given apart, and the length of u goes into nearly every entry."},{"text":"it turns it and stretches it","reply":"So it is: most terms hold components of u once or twice, and a longer u makes them larger. The result is no rotation."},{"text":"it turns it, as by any axis","idea":"length-turns-farther","reply":"So it would if only the direction of u counted, as it does in the library, which divides by its length first. The matrix as it stands does not."}],"answer":1,"until":"trap-note"}}
/*
## Further: an axis of another length

The matrix of an axis and an angle is $R=\cos\theta\,E+(1-\cos\theta)\,\mathbf u\mathbf u^T+\sin\theta\,\mathbf u^\ast$. Entry by entry that is the slide's, with $c=\cos\theta$, $s=\sin\theta$ and $d=1-c$:

$$R=\begin{bmatrix}c+u_x^2d&u_xu_yd-u_zs&u_xu_zd+u_ys\\u_yu_xd+u_zs&c+u_y^2d&u_yu_zd-u_xs\\u_zu_xd-u_ys&u_zu_yd+u_xs&c+u_z^2d\end{bmatrix}.$$

In it $\mathbf u$ has length one. Now $(1,1,0)$, of length $\sqrt2$, is put into the matrix as it is.

**Predict:** with $\theta=0.3$ rad, what does the result do to a vector?
*/

// %% unnormalised {"change":{"replace":"const axis: Vec3 = [1, 1, 0]","with":"const axis: Vec3 = [0.6, 0.8, 0]","ask":{"question":"How long will a unit vector be after the slide's matrix with the axis (0.6, 0.8, 0)?","options":["longer than one","exactly one","shorter than one"],"answer":1},"appears":["a turned unit vector has length 1.00000","determinant 1.00000"]}}
function slideMatrix([x, y, z]: Vec3, theta: number): Mat3 {
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  const d = 1 - c;
  return [
    [c + x * x * d, x * y * d - z * s, x * z * d + y * s],
    [y * x * d + z * s, c + y * y * d, y * z * d - x * s],
    [z * x * d - y * s, z * y * d + x * s, c + z * z * d],
  ];
}
const axis: Vec3 = [1, 1, 0];
const asPrinted = slideMatrix(axis, 0.3);
const length = norm(apply(asPrinted, [0, 0, 1]));
console.log(`a turned unit vector has length ${fixed(length, 5)}`);
console.log(`determinant ${fixed(determinant(asPrinted), 5)}`);
const right = matrixFromAxisAngle(axis, 0.3);
console.log(`the library, which divides by |u|:\n${fixed(right)}`);
const back = axisAngleFromMatrix(right);
console.log(`back: ${fixed(back.axis)}, ${fixed(back.angle)} rad`);

// %% [markdown] trap-note
/*
You were right if you said that it stretches it as well: the result is no rotation. The slide does not say that $\mathbf u$ must have unit length, and Chaney's example even uses $(1,1,0)$. Only the direction of an axis counts: divide by its length. **Change this:** take the
axis $(0.6, 0.8, 0)$, of length one. The length of the vector and the determinant are both 1 now.
*/

// %% [markdown] lock {"fold":{"title":"Further: gimbal lock","until":"lock-note"},"predict":{"options":[{"text":"60° to one side of the start","idea":"omega-is-angle-rates","reply":"So it is at −90°, where the two axes point against each other. At +90° they point the same way, and the second turn takes back the first."},{"text":"just as it was at the start","reply":"So it is: at 90° the inner axis has come into line with the outer one. 30° about the one and −30° about the other take each other back."},{"text":"42° from it, as with level axes","idea":"omega-is-angle-rates","reply":"So it is at 0°, where the two axes are at a right angle, and 30° about each make 42° together. The middle ring has carried the inner axis upright."}],"answer":1,"until":"lock-note"}}
/*
## Further: gimbal lock

A camera hangs in three rings with motors. The *outer* one turns all the rest about $z$ by $\gamma$. The *middle* one, carried by it, turns about a level axis by $\theta$. The *inner* one, carried by both, turns the camera about its own long axis by $\beta$. That is the lecture's product.

**Predict:** $\theta=90°$. The outer motor turns by $+30°$, then the inner one by $-30°$. How does the camera stand at the end?
*/

// %% gimbal-lock {"change":{"replace":"const middle = 0","with":"const middle = 80","ask":{"question":"How far from the start will the camera end, at 80°?","options":["about 42°, as before","about 5°","0°, as at 90°"],"answer":1},"appears":["From the start it is turned by 5.17°"]},"control":{"middle":{"label":"Middle angle θ","unit":"°","min":-90,"max":90,"step":5,"turning":85,"says":"From the start it is turned by"}}}
const middle = 0;
const rings = (t: number): Mat3 => {
  const outer = deg(30 * Math.min(1, t));
  const inner = deg(-30 * Math.max(0, t - 1));
  return matrixFromEuler('ZXY', [outer, deg(middle), inner]);
};
const film = clock(2, ['start', 'outer +30°', 'inner −30°']);
const shots = film.times.map((t) => rings(t / 2));
const poses = shots.map((M) => ({ orientation: quaternionFromMatrix(M) }));
show(
  animate({
    title: `A camera in three rings, the middle one at ${middle}°`,
    frame: 'world',
    ...film,
    bodies: [{ name: 'camera', mesh: boxMesh([0.5, 1.6, 0.8]), poses }],
    arrows: [
      { name: 'outer', to: shots.map((): Vec3 => [0, 0, 1.2]) },
      { name: 'inner', to: shots.map((M) => apply(M, [0, 1.7, 0])) },
    ],
  }),
);
const net = axisAngleFromMatrix(multiply(rings(2), transpose(rings(0))));
const netAngle = fixed(net.angle / deg(1), 2);
console.log(`From the start it is turned by ${netAngle}°`);

// %% gimbal-read
for (const tilt of [80, 90, -90]) {
  const pair = [50, 20].map((outer) => {
    const turns: Vec3 = [deg(outer), deg(tilt), deg(60 - outer)];
    return matrixFromEuler('ZXY', turns);
  });
  const { angles, gimbalLock } = eulerFromMatrix('ZXY', pair[0]);
  const read = fixed(scale(angles, 1 / deg(1)), 1);
  const { angle } = axisAngleFromMatrix(
    multiply(transpose(pair[0]), pair[1]),
  );
  const gap = fixed(angle / deg(1), 2);
  console.log(`(50, ${tilt}, 10)° is read back as ${read}°`);
  console.log(`  lock: ${gimbalLock}; from (20, ${tilt}, 40)° it is ${gap}°`);
}

// %% [markdown] lock-note
/*
You were right if you said just as it was: set the control to 90° and watch. There only the *sum* $\gamma+\beta$ is defined, at $-90°$ only the difference $\gamma-\beta$; the library reads back one pair of many, and says so. **Change this:** set it to
80°. The camera ends 5° away, and all three angles can be read back, $\theta$ from $R_{32}=\sin\theta$ (row 3, column 2) and the others from quotients of entries that hold $\cos\theta$. The lock is in the three angles, or in the three rings. Matrix and quaternion know nothing of it, unless they are made of three
angles; how fast the motors must run near it stands in the next fold.
*/

// %% [markdown] motors {"fold":{"title":"Further: how fast the motors must run","until":"motors-note"},"predict":{"options":[{"text":"three: a quaternion has no lock","idea":"quaternions-cure-lock","reply":"So it would be if nothing were made of three angles. Here the rings themselves are three angles, and no number in a program turns a ring."},{"text":"two: one direction is lost","reply":"So it is: two of the three axes are one line, and turns about them reach a plane of directions only."},{"text":"one: the rings are stuck","idea":"quaternions-cure-lock","reply":"Each motor still turns about its own axis, and two of these lines differ: two directions are left."}],"answer":1,"until":"motors-note"}}
/*
## Further: how fast the motors must run

Angular velocities add as vectors. With the rates $\dot\gamma$, $\dot\theta$, $\dot\beta$ of the three motors and unit vectors $\mathbf a$ along their axes,

$$\boldsymbol\omega=\dot\gamma\,\mathbf a_\text{outer}+\dot\theta\,\mathbf a_\text{middle}+\dot\beta\,\mathbf a_\text{inner} .$$

So $\boldsymbol\omega$ is not the list of the rates. Put the three axes as columns into a matrix: the size of its determinant is the volume of the box that they span. At $\gamma=0$ the axes are $(0,0,1)$, $(1,0,0)$ and $(0,\cos\theta,\sin\theta)$, and the volume is $|\cos\theta|$.

**Predict:** the middle ring is at 90°, and the program keeps the camera's orientation as a quaternion. In how many independent directions can the rings turn the camera at this instant?
*/

// %% motors-run
const tilts = Array.from({ length: 179 }, (_, k) => k - 89);
const innerRates = tilts.map((tilt) => {
  const angles: Vec3 = [0, deg(tilt), 0];
  const omegaWorld: Vec3<'world'> = [0, 1, 0];
  const asked = { sequence: 'ZXY', angles, omegaWorld } as const;
  return eulerRateFromOmegaWorld(asked)[2];
});
show(
  lineChart({
    title: 'The inner motor, for 1 rad/s about the world’s y',
    x: { label: 'middle angle θ', unit: '°' },
    y: { label: 'inner motor', unit: 'rad/s', range: [0, 12] },
    series: [{ name: 'rate', x: tilts, y: innerRates }],
  }),
);

// %% motors-volume
for (const tilt of [0, 60, 80, 89]) {
  const angles: Vec3 = [0, deg(tilt), 0];
  const axes = identity().map((eulerRate) => {
    return omegaWorldFromEulerRate({ sequence: 'ZXY', angles, eulerRate });
  });
  const volume = fixed(Math.abs(determinant(axes as Mat3)));
  const rate = fixed(innerRates[tilt + 89], 2);
  console.log(`θ = ${tilt}°: volume ${volume}, inner motor ${rate} rad/s`);
}

// %% [markdown] motors-note
/*
You were right if you said two. To turn the camera about $y$, the direction at a right angle to the outer and the middle axis, the inner motor needs $1/\cos\theta$ times that rate, and the outer one $-\tan\theta$ times: at 60° twice as fast, at 89° 57 times, at 90° no motor can. A quaternion *instead* of
the angles knows no such place; one that is made *from* the angles does.
*/

// %% [markdown] halfway {"fold":{"title":"Further: from one orientation to another","until":"halfway-note"},"predict":{"draw":"entries blended","cell":"between","question":"A body goes from one orientation to another, 150° apart. A program blends the nine entries of the two matrices in proportion. Draw the volume of the body on the way, 1 at the start.","reply":"It sinks to 0.067 half-way, and comes back: across the axis the columns of the two matrices point nearly against each other, and their mean is short. A level line is right for the steady turn."}}
/*
## Further: from one orientation to another

To turn steadily from one orientation to another one goes with constant angular velocity about one axis, that of $q_2q_1^\ast$ (*slerp*). If $q_1\cdot q_2$ is negative, take $-q_2$ instead, as the library does: else the body goes the long way round.

A program blends the *entries* of the two matrices instead, so much of the one and the rest of the other.

**Predict:** the two are 150° apart. Draw the volume of the body on the way.
*/

// %% between
const start: Quaternion = [1, 0, 0, 0];
const end = quaternionFromAxisAngle([1, 2, 3], deg(150));
const endMatrix = matrixFromQuaternion(end);
const fractions = Array.from({ length: 61 }, (_, k) => k / 60);
const blended = (f: number): Mat3 =>
  identity().map((row, i) => {
    return row.map((entry, j) => (1 - f) * entry + f * endMatrix[i][j]);
  }) as Mat3;
const steady = fractions.map((f) => slerp(start, end, f));
const kept = steady.map((at) => determinant(matrixFromQuaternion(at)));
const shrunk = fractions.map((f) => determinant(blended(f)));
show(
  lineChart({
    title: 'Volume of the body on the way',
    x: { label: 'fraction of the way', unit: '1' },
    y: { label: 'det R', unit: '1', range: [0, 1.2] },
    series: [
      { name: 'slerp', x: fractions, y: kept },
      { name: 'entries blended', x: fractions, y: shrunk },
    ],
  }),
);
console.log(`least volume ${fixed(Math.min(...shrunk))}`);
console.log(`cos² 75° is ${fixed(Math.cos(deg(75)) ** 2)}`);

// %% between-motion
show(
  animate({
    title: 'Slerp: a steady turn about one axis',
    frame: 'world',
    ...clock(2, ['start', 'half-way', 'end']),
    bodies: [
      {
        name: 'brick',
        mesh: brick,
        poses: steady.map((at) => ({ orientation: at })),
        axes: true,
      },
    ],
    arrows: [{ name: 'axis', to: steady.map((): Vec3 => [0.6, 1.2, 1.8]) }],
  }),
);

// %% [markdown] halfway-note
/*
You were right if your curve sinks nearly to the ground half-way: blended half and half, all that is across the axis is shorter by $\cos75°$ in both directions, and the volume is $\cos^275°=0.067$.
*/

// %% [markdown] source {"fold":{"title":"For readers of the source"}}
/*
## For readers of the source

- **L14**: the slide's axis-angle matrix stands without a word on the length of the axis.
- **C2**: Chaney's section 8.2 turns about `rotAxis(1, 1, 0)`, of length $\sqrt2$; the library takes the direction alone.
- **C4**: his eq. 10 needs $|Q|=1$, which the text says of eq. 9 only.
- Chaney calls the *rows* of $R$ perpendicular and of unit length, the lecture the columns: for a rotation both hold.
*/
