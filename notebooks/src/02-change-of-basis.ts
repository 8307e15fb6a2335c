// %% [markdown] title
/*
# 02 Change of basis

The same point has different coordinates in different frames. Everything later, a point of a body seen from the world, an inertia
tensor turned with the body, is this one step again.

**After this notebook you can** find the coordinates of a point in any frame, straight or skew, in the plane and in space; say what becomes of them when the
frame is changed; and tell a place from an arrow.

*Source: lecture, "Coordinate frames", "Change of basis" and its exercise, parts 1 and 2.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A satellite has the principal moments 16, 12 and 8 kg m² about its axes x, y and z. It is to spin freely about the axis along which its antenna points, for an hour, and the rocket leaves a nudge of a thousandth of the spin. Along which axis would an antenna be turned away?

- along none of them
- along y alone
- along each of them
- along x alone

<details><summary>The answer</summary>

along y alone. So it is: about the axis of the middle moment even a tiny nudge grows until the body turns over. (Notebook [00](00-start-here.ipynb).)

</details>

**2.** A car starts on ice. The axles move to the right with 1 m/s, and the wheels, of 0.5 m radius, turn clockwise with 5 rad/s. How fast is the top of a wheel, seen from the road? (in m/s)

<details><summary>The answer</summary>

3.5 m/s. The axle’s velocity and, at the top in the same direction, radius times ω: the two add, whether the wheel rolls or not. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>

**3.** In the world, with z upwards, a brick has ω = (2, 0, 3) rad/s. Its own axes lay along those of the world, and it has turned over by half a turn about x since. What is ω in the axes of the brick?

- (2, 0, 3) rad/s
- (2, 0, −3) rad/s
- (−2, 0, 3) rad/s
- (−2, 0, −3) rad/s

<details><summary>The answer</summary>

(2, 0, −3) rad/s. So it is: its third axis points down now, so the same arrow has the opposite part along it. (Notebook [00](00-start-here.ipynb).)

</details>
*/

// %% import
import * as math from 'mathjs';
import {
  add,
  apply,
  deg,
  fixed,
  fromBasis,
  inverse,
  multiply,
  scale,
  subtract,
  toBasis,
  transpose,
  vectorToBasis,
} from 'rigid-body-lab';
import type { Mat3, Vec2, Vec3 } from 'rigid-body-lab';
import {
  basisFigure,
  lineChart,
  planeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] part-1
/*
## Exercise, part 1: a frame that is shifted and turned

A *frame* is a place to start from, its *origin*, and one arrow for each dimension, its *axes*. The frame $e$ of the picture has its origin $\mathbf e_0$ at the lower left; its
axes $\mathbf e_1$ to the right and $\mathbf e_2$ upwards are one metre long. The point $\mathbf x$ is reached from there by one step along $\mathbf e_1$ and two along $\mathbf e_2$,

$$\mathbf x = \mathbf e_1 + 2\,\mathbf e_2 .$$

The numbers of steps are its *coordinates* in $e$, and one writes $[\mathbf x]_e = (1, 2)$. The frame $u$ has its origin $\mathbf u_0$ at $(4, 1)$. Its axis $\mathbf u_1$ points up, its axis
$\mathbf u_2$ to the left, both one metre long.
*/

// %% picture-1
const point: Vec2 = [1, 2];
const turned = {
  origin: [4, 1] as Vec2,
  axes: [
    [0, 1],
    [-1, 0],
  ] as [Vec2, Vec2],
};
show(basisFigure({ point, frame: { name: 'u', ...turned } }));

// %% [markdown] predict-1 {"predict":{"options":[{"text":"(1, 2), as the point has not moved","idea":"coordinates-without-axes","reply":"So it is in e. In u the walk starts at another place, and the first step goes up instead of to the right."},{"text":"(1, 3), one up and three to the left","reply":"So it is: from u₀ one step along u₁, which points up, and three along u₂, which points to the left."},{"text":"(−3, 1), three to the left and one up","idea":"coordinates-without-axes","reply":"So it would be if the axes of u pointed as those of e do. This is the way from u₀ to x, counted in steps of e."},{"text":"(3, 1), three to the left and one up","idea":"coordinates-without-axes","reply":"The walk is right. But the first number counts u₁, and u₁ points up."}],"answer":1,"until":"closed"}}
/*
The dotted lines are the grid of $u$: one step from line to line.

**Predict:** starting at $\mathbf u_0$, how many steps along $\mathbf u_1$ and how many along $\mathbf u_2$ lead to $\mathbf x$? Choose a pair.
*/

// %% solve
// The list of axes has them as rows; the system wants them as columns.
const U = math.transpose(turned.axes);
const difference = math.subtract(point, turned.origin);
console.log('x - u₀ in e, in m:  ', fixed(difference, 2));
const weights = math.lusolve(U, difference).flat() as number[];
console.log('the system gives:   ', fixed(weights, 2));
const inverted = math.multiply(math.inv(U), difference);
console.log('the inverse:        ', fixed(inverted, 2));
const [first, second] = toBasis(point, turned);
console.log('the library: [x]_u =', fixed([first, second], 2));
const back = fromBasis([first, second], turned);
console.log('and back:    [x]_e =', fixed(back, 2));
show(
  basisFigure({
    title: `Drawn in e: ${fixed(first, 0)} u₁, then ${fixed(second, 0)} u₂`,
    point,
    frame: { name: 'u', ...turned },
    walk: [first, second],
  }),
);

// %% [markdown] closed {"predict":{"options":[{"text":"only the second, its axis has changed","idea":"weight-of-own-axis","reply":"So it would be if each coordinate went with its own axis alone. Each new second step also goes one step along u₁, and the first coordinate must make up for that."},{"text":"only the first, though u₁ has stayed","reply":"So it is: three steps along u₂ + u₁ lead as far along u₂ as before, and three steps along u₁ besides. The first coordinate takes them back: 1 − 3 = −2."},{"text":"both, as the frame is now a skew one","idea":"weight-of-own-axis","reply":"So it would be for most changes of u₂, for instance a turned one. What is added here lies along u₁ only, so that the number of second steps stays."},{"text":"neither, since the point has stayed","idea":"coordinates-without-axes","reply":"The point stays, and its coordinates change with the axes that one counts along."}],"answer":1,"until":"part-2"}}
/*
You were right if you said $(1, 3)$. In symbols: the point is the origin of $u$ plus so much of each axis,

$$\mathbf x = \mathbf u_0 + \alpha\,\mathbf u_1 + \beta\,\mathbf u_2 ,$$

all written in $e$. These are two equations for the two unknown *weights* $\alpha$ and $\beta$. With the axes as the *columns* of a matrix,

$$\bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]\begin{bmatrix}\alpha\\ \beta\end{bmatrix} = [\mathbf x]_e - [\mathbf u_0]_e .$$

The solution, once and for all, is the lecture's "Change of basis":

$$[\mathbf x]_u = \begin{bmatrix}\alpha\\ \beta\end{bmatrix}
 = \bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]^{-1}\bigl([\mathbf x]_e - [\mathbf u_0]_e\bigr).$$

The library calls it `toBasis`, and the way back `fromBasis`. A weight is a number of steps and has no unit: the unit is in the axis.

## The frame changes, the point stays

**Predict:** the sum $\mathbf u_2+\mathbf u_1$ takes the place of the second axis; $\mathbf u_1$ stays as it is. Which of the two coordinates $(1, 3)$ changes?
*/

// %% change-1 {"change":{"replace":"const sheared = 0","with":"const sheared = 1","ask":{"question":"the first coordinate","answer":1},"appears":["Coordinates (-2.00, 3.00)"]},"control":{"times":{"label":"u₁ multiplied by","min":0.5,"max":2,"step":0.5,"turning":1,"says":"Coordinates"},"sheared":{"label":"added to u₂, times u₁","min":-2,"max":2,"step":0.5,"turning":1,"says":"Coordinates"},"moved":{"label":"Origin moved by, times u₁","min":-2,"max":3,"step":0.5,"turning":1,"says":"Coordinates"}}}
const times = 1;
const sheared = 0;
const moved = 0;
const changed = {
  origin: [4, 1 + moved * times] as Vec2,
  axes: [
    [0, times],
    [-1, sheared],
  ] as [Vec2, Vec2],
};
const now = toBasis(point, changed);
show(
  basisFigure({
    title: `The way in the new frame, drawn in e: ${fixed(now, 2)}`,
    point,
    frame: { name: 'u', ...changed },
    walk: now,
  }),
);
console.log(`Coordinates ${fixed(now, 2)}`);

// %% [markdown] part-2
/*
You were right if you said only the first: $\mathbf u_1+3\,\mathbf u_2=-2\,\mathbf u_1+3\,(\mathbf u_2+\mathbf u_1)$. **Change this:** add $\mathbf u_1$ to $\mathbf u_2$, with the middle control or `sheared = 1`. Then
try the other two alone. An axis twice as long halves its own coordinate and no other; when the origin moves on by $\mathbf u_1$, the first coordinate falls by one.

## Exercise, part 2: axes that are neither unit nor perpendicular

Nothing in the formula asks for right angles or unit lengths: it only asks that the axes are not parallel. Take
$\mathbf u_0 = (-1, 0)$, $\mathbf u_1 = (2, 1)$, $\mathbf u_2 = (-1, 1)$ and the point $(1, 2)$.
*/

// %% picture-2
const skew = {
  origin: [-1, 0] as Vec2,
  axes: [
    [2, 1],
    [-1, 1],
  ] as [Vec2, Vec2],
};
show(basisFigure({ point, frame: { name: 'u', ...skew } }));

// %% [markdown] predict-2 {"predict":{"number":"","answer":1.3333333333,"within":0.1,"from":0,"to":7,"question":"How many steps along u₁ does the way from u₀ to x have? Count along the dotted grid, to a tenth.","reply":"One and a third: 4/3 along u₁ and 2/3 along u₂. The grid shows it if you go parallel to the axes.","ideas":[{"value":6,"idea":"weight-by-projection","reply":"6 is the scalar product of u₁ with the way from u₀ to x. It would be the number of steps if the axes had unit length and stood at a right angle."},{"value":1.2,"idea":"weight-by-projection","reply":"1.2 is where a perpendicular from x meets the line of u₁. One has to go parallel to u₂ instead; both are the same if the axes stand at a right angle."},{"value":2,"idea":"coordinates-without-axes","reply":"2 is how far x lies to the right of u₀, in steps of e. A step along u₁ goes upwards as well."}]}}
/*
No two grid lines meet at the point this time.

**Predict:** how many steps along $\mathbf u_1$ lead to $\mathbf x$? Count along the dotted grid, to a tenth.
*/

// %% answer-2
const inSkew = toBasis(point, skew);
console.log(`[x]_u = ${fixed(inSkew)}`);
const [u1, u2] = skew.axes;
const way: Vec2 = [point[0] - skew.origin[0], point[1] - skew.origin[1]];
const area = (a: Vec2, b: Vec2) => a[0] * b[1] - a[1] * b[0];
const byAreas = [area(way, u2), area(u1, way)].map((A) => A / area(u1, u2));
console.log(`by areas ${fixed(byAreas)}`);
console.log(`and back: [x]_e = ${fixed(fromBasis(inSkew, skew))}`);
show(
  basisFigure({
    title: `The way in skew axes, drawn in e: ${fixed(inSkew, 2)}`,
    point,
    frame: { name: 'u', ...skew },
    walk: inSkew,
  }),
);

// %% [markdown] mistake {"predict":{"twinOf":"predict-2","options":[{"text":"yes, for axes of unit length","idea":"weight-by-projection","reply":"So it would if the two stood at a right angle, too. At 60° the perpendicular from the point misses the place where a way parallel to the other axis arrives."},{"text":"no, it needs a right angle as well","reply":"So it is: only then does the other axis add nothing to the scalar product."},{"text":"no, a scalar product never is a coordinate","idea":"weight-by-projection","reply":"It is one in every frame of unit axes at right angles, such as e, or the axes of a body."}],"answer":1,"until":"arrows"}}
/*
You were right if you said about 1.3: the coordinates are $\tfrac43$ and $\tfrac23$. (The second line of the result, two ratios of areas, is explained in the first fold below.)

## The mistake to know

Take the scalar product of $\mathbf u_1$ with both sides of $\mathbf x-\mathbf u_0=\alpha\,\mathbf u_1+\beta\,\mathbf u_2$:

$$\mathbf u_1\cdot(\mathbf x-\mathbf u_0)=\alpha\,\mathbf u_1\cdot\mathbf u_1+\beta\,\mathbf u_1\cdot\mathbf u_2 .$$

For part 1 that is $\alpha$ alone, and so one gets used to it. For part 2 it is 6, which nobody would believe.

**Predict:** now the axes have unit length, and stand at 60° to each other. Is the scalar product with an axis the coordinate along it?
*/

// %% mistake-shown {"change":{"replace":"const between = 90","with":"const between = 60","ask":{"question":"the distance by which the walk of scalar products misses the point","answer":0},"appears":["at 60°: the walk ends 1.68 m from x"]},"control":{"between":{"label":"Angle between the axes","unit":"°","min":30,"max":150,"step":5,"turning":90,"says":"Scalar products at"}}}
const between = 90;
const tilted: Vec2 = [Math.cos(deg(between)), Math.sin(deg(between))];
const unitAxes: [Vec2, Vec2] = [[1, 0], tilted];
const unit = { origin: [-2, 0.5] as Vec2, axes: unitAxes };
const wayTo = math.subtract(point, unit.origin);
const projected = unitAxes.map((axis) => math.dot(axis, wayTo)) as Vec2;
const arrives = fromBasis(projected, unit);
show(
  basisFigure({
    title: `Scalar products as steps, drawn in e, at ${between}°`,
    point,
    frame: { name: 'u', ...unit },
    walk: projected,
  }),
);
const miss = Math.hypot(arrives[0] - point[0], arrives[1] - point[1]);
console.log(
  `Scalar products at ${between}°: the walk ends ${fixed(miss, 2)} m from x`,
);
console.log(`they say ${fixed(projected)}`);
console.log(`right is ${fixed(toBasis(point, unit))}`);

// %% [markdown] arrows {"predict":{"options":[{"text":"both: they are given in u","idea":"arrow-has-origin","reply":"So it would be if the axes were turned. The way from the origin to the ball has changed; how fast it goes to the right and upwards has not."},{"text":"those of the place only","reply":"So it is: the place is counted from the origin; the velocity is the difference of two places, from which the origin drops out."},{"text":"those of the velocity only","idea":"arrow-has-origin","reply":"So it is for somebody who rides past: then velocities differ at every instant. This origin rests at another place."},{"text":"neither: the ball flies as before","idea":"coordinates-without-axes","reply":"The ball does, but its place is counted from the origin, which lies elsewhere now."}],"answer":1,"until":"sums"}}
/*
You were right if you said no, it needs a right angle as well. **Change this:** set the angle to 60°. Each scalar product also counts what the *other* axis does in its direction. Half-way between two axes at an angle $\varphi$ the
walk therefore goes too far, by the factor $1+\cos\varphi$, and at a right angle to that not far enough, by $1-\cos\varphi$.

## Places and arrows

A ball is at $(3, 2)$ m in $e$ and flies with $(1, 0.5)$ m/s. The axes of $u$ have unit length and are perpendicular, $(0.8, 0.6)$ and $(-0.6, 0.8)$.

**Predict:** the origin of $u$ is put at another place; the axes stay. Which coordinates of the ball in $u$ change?
*/

// %% arrow-run {"control":{"u0[0]":{"label":"Origin of u, x","unit":"m","min":-2,"max":6,"step":0.5,"turning":5,"says":"In u the ball is at"}}}
const u0: Vec2 = [0, -0.5];
const along: Vec2 = [0.8, 0.6];
const across: Vec2 = [-0.6, 0.8];
const ball: Vec2 = [3, 2];
const velocity: Vec2 = [1, 0.5];
show(
  planeFigure({
    title: `A ball and its velocity, drawn in e; u₀ = ${fixed(u0, 1)} m`,
    paths: [{ name: 'the way to it', points: [u0, ball], dash: 'dot' }],
    arrows: [
      { name: 'u₁', at: u0, along, colour: '#d55e00' },
      { name: 'u₂', at: u0, along: across, colour: '#009e73' },
      { name: 'v', at: ball, along: velocity },
    ],
    points: [{ name: '', at: ball }],
    x: [-3, 7],
    y: [-1.5, 4],
  }),
);
const at = toBasis(ball, { origin: u0, axes: [along, across] });
const v = vectorToBasis(velocity, [along, across]);
console.log(`In u the ball is at ${fixed(at, 2)} m`);
console.log(`and its velocity is ${fixed(v, 2)} m/s`);

// %% [markdown] sums {"predict":{"twinOf":"arrows","options":[{"text":"the sum of the two places","idea":"places-add-up","reply":"It would be if both were arrows. Each of the two places changes by the way from one origin to the other, and the sum changes by twice that."},{"text":"the difference of the two","reply":"So it is: both places change by the same, which drops out of the difference. It is an arrow, from one lamp to the other."},{"text":"the mean of the two places","idea":"places-add-up","reply":"Both mean the same point, half-way between the lamps. But it is a place, and so its numbers change with the origin."}],"answer":1,"until":"turning"}}
/*
You were right if you said those of the place only. A velocity, a force, the way from one point to another are *arrows* (vectors): only the axes count for them,

$$\begin{bmatrix}\alpha\\ \beta\end{bmatrix} = \bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]^{-1}\mathbf v ,$$

in the library `vectorToBasis`. (This holds for a frame at rest. Somebody who rides along with a moving one sees other velocities.)
Move the origin with the control: where does the first coordinate of the place become negative?

### And now two lamps

Lamps hang at $\mathbf p_1=(1, 2)$ m and $\mathbf p_2=(4, 0)$ m. Ann and Bob measure both along parallel axes. Bob's origin lies at $(3, -1)$ m, counted from Ann's.

**Predict:** which has the same numbers for both: the sum $\mathbf p_1+\mathbf p_2$, the difference $\mathbf p_1-\mathbf p_2$, or the mean $\tfrac12(\mathbf p_1+\mathbf p_2)$?
*/

// %% sums-run
const lamps: Vec3[] = [
  [1, 2, 0],
  [4, 0, 0],
];
const bob: Vec3 = [3, -1, 0];
const forBob = lamps.map((lamp) => subtract(lamp, bob));
const sumOf = ([p1, p2]: Vec3[], [c1, c2]: number[]): Vec3 =>
  add(scale(p1, c1), scale(p2, c2));
for (const [name, factors] of Object.entries({
  'p₁ + p₂      ': [1, 1],
  'p₁ - p₂      ': [1, -1],
  '(p₁ + p₂) / 2': [0.5, 0.5],
})) {
  const [ann, his] = [sumOf(lamps, factors), sumOf(forBob, factors)];
  const [a, b] = [ann, his].map((p) => fixed(p.slice(0, 2), 1));
  const place = fixed(add(his, bob).slice(0, 2), 1);
  console.log(`${name}  Ann ${a}  Bob ${b}, as a place of Ann's ${place}`);
}

// %% [markdown] turning {"predict":{"draw":"nail","cell":"turning-run","reply":"It begins at 2 m, is zero after a quarter of a turn, −2 m after a half, and back at 2 m after the whole: for the disc the nail goes round. A level line is right for the screw, which rides along."}}
/*
You were right if you said the difference. The rule is in the factors: if they add up to 0, the sum is an arrow; if to 1, it is a place that both agree on, as the last column shows for the mean. (The centre of mass is such a mean: notebook [04](04-centre-of-mass.ipynb).) Otherwise it means nothing
to both.

## A frame that turns

The frame $u$ is painted on a disc that turns about its centre, anticlockwise, once in 10 s; the centre is the origin of both frames. At the start the axes of $u$ are those of $e$. A *screw* in the disc is at $(1, 0)$ m then, a *nail* in the wall
behind it at $(2, 0)$ m.

**Predict:** draw the first coordinate of the nail in $u$ over one turn.
*/

// %% turning-run
const seconds = Array.from({ length: 101 }, (_, k) => k / 10);
const turnedAt = seconds.map((t) => (2 * Math.PI * t) / 10);
const roundBy = (a: number, [x, y]: Vec2): Vec2 => [
  x * Math.cos(a) - y * Math.sin(a),
  x * Math.sin(a) + y * Math.cos(a),
];
const onDisc = (place: Vec2, a: number): number => {
  const painted: [Vec2, Vec2] = [roundBy(a, [1, 0]), roundBy(a, [0, 1])];
  return toBasis(place, { origin: [0, 0], axes: painted })[0];
};
const disc = { times: seconds, states: turnedAt };
show(
  timeChart(disc, {
    title: 'Nail and screw, in the axes of the turning disc',
    y: { label: 'first coordinate', unit: 'm', range: [-2.5, 2.5] },
    curves: {
      nail: (a) => onDisc([2, 0], a),
      screw: (a) => onDisc(roundBy(a, [1, 0]), a),
    },
  }),
);
const quarters = [0, 25, 50, 75, 100].map((k) => onDisc([2, 0], turnedAt[k]));
console.log(`the nail after 0, 2.5, 5, 7.5, 10 s: ${fixed(quarters, 2)} m`);

// %% [markdown] space {"predict":{"number":"","answer":2,"within":0.1,"from":0,"to":6,"question":"How many steps along the second axis, (0, 1, 0), lead to the point?","reply":"Two. The way is (1, 3, 4), and one step along (1, 1, 0) already goes one metre along y: two are left.","ideas":[{"value":3,"idea":"weight-by-projection","reply":"3 is the scalar product of the second axis with the way (1, 3, 4). The first axis, (1, 1, 0), goes one metre along y as well: two are left."}]}}
/*
You were right if your curve began at 2 m, fell to $-2$ m at half a turn and came back: a cosine. The screw keeps its coordinates in $u$, and its place in $e$ changes; with the nail it is the other way round. A body is such a disc: its points ride
along, and their coordinates in the body's frame never change.

## In space

Three axes, the same formula. The origin is $(1, 0, 0)$, the axes are $(1, 1, 0)$, $(0, 1, 0)$ and $(0, 0, 2)$, and the point is $(2, 3, 4)$.

**Predict:** how many steps along the *second* axis lead to the point?
*/

// %% space-3d {"change":{"replace":"[0, 0, 2]","with":"[2, 1, 0]","ask":{"question":"What is wrong with (2, 1, 0) as the third axis?","options":["nothing: the frame is skew, as before","that it is not perpendicular to the others","that it lies in the plane of the others"],"answer":2},"appears":["They are parallel, lie in one plane or are zero"]}}
const frame3: { origin: Vec3; axes: [Vec3, Vec3, Vec3] } = {
  origin: [1, 0, 0],
  axes: [
    [1, 1, 0],
    [0, 1, 0],
    [0, 0, 2],
  ],
};
const point3: Vec3 = [2, 3, 4];
try {
  console.log(`[x]_u = ${fixed(toBasis(point3, frame3), 2)}`);
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] transpose
/*
You were right if you said two: $[\mathbf x]_u=(1, 2, 2)$. **Change this:** make the third axis `[2, 1, 0]`, twice the first one minus the second. Then all three lie in the plane $z=0$; no sum of them leads to a point off it, and the
library says so.

### Which matrix does what?

Call $U$ the matrix with the axes as *columns*, and $\mathbf d=\mathbf x-\mathbf u_0$ the way from the origin. $U$ makes components out of weights, $\mathbf d=U[\mathbf x]_u$; its inverse $U^{-1}$ makes weights out of
components. In code the list of axes has them as *rows*: it is the transpose $U^T$. Each entry of $U^T\mathbf d$ is the scalar product of an axis with $\mathbf d$, and $U^TU$ holds the scalar products of all axes with each other. The next cell
compares this skew frame with one whose axes are perpendicular and of unit length: *orthonormal*.
*/

// %% matrices
const frames: Record<string, Mat3> = {
  skew: frame3.axes,
  orthonormal: [
    [0.8, 0.6, 0],
    [-0.6, 0.8, 0],
    [0, 0, 1],
  ],
};
const d = subtract(point3, frame3.origin);
for (const [name, rows] of Object.entries(frames)) {
  const columns = transpose(rows);
  console.log(`${name}, UᵀU =\n${fixed(multiply(rows, columns), 2)}`);
  console.log(`  U⁻¹ d = ${fixed(apply(inverse(columns), d), 2)}`);
  console.log(`  Uᵀ d  = ${fixed(apply(rows, d), 2)}`);
}

// %% [markdown] aim
/*
For orthonormal axes $U^TU$ has ones on the diagonal and zeros elsewhere. So $U^{-1}=U^T$, and the scalar products *are* the weights. A rotation matrix, the subject of the [next notebook](03-rotations.ipynb), is such a $U$: its columns are the
axes of the turned body.

## A target

Back in the plane, with the skew axes of part 2. **Aim:** put the origin of $u$ where the point gets the coordinates $(2, -1)$. Think before you move anything: what does the origin do to a coordinate?
*/

// %% aim-run {"control":{"start[0]":{"label":"Origin of u, x","unit":"m","min":-6,"max":6,"step":0.5,"turning":-4,"says":"The coordinates are"},"start[1]":{"label":"Origin of u, y","unit":"m","min":-6,"max":6,"step":0.5,"turning":1,"says":"The coordinates are"}},"target":{"reached":"Reached","by":{"start[0]":-4,"start[1]":1}}}
const start: Vec2 = [-1, 0];
const placed = { origin: start, axes: skew.axes };
const reads = toBasis(point, placed);
show(
  basisFigure({
    title: `The point x in u, drawn in e: ${fixed(reads, 2)}`,
    point,
    frame: { name: 'u', ...placed },
    walk: reads,
  }),
);
console.log(`The coordinates are ${fixed(reads, 2)}`);
// The walk itself judges: two steps along u₁, one back along u₂.
const ends = [0, 1].map((k) => start[k] + 2 * u1[k] - u2[k]);
const off = Math.hypot(ends[0] - point[0], ends[1] - point[1]);
if (off < 0.01) console.log('Reached: 2 u₁ - u₂ leads from u₀ to x.');

// %% [markdown] exercise
/*
## Your turn

Exercise [02 Change of basis](../exercises/02-change-of-basis/README.md) asks for the way into a frame and back of your own, for points and for arrows, in the plane and in space:
`node lab start 02-change-of-basis`.

## Questions to close with

Say your answer first; then open it.

<details><summary>Which condition must the axes of a frame meet, and which two may they lack?</summary>

They must not be parallel, in space not lie in one plane. They need neither unit length nor right angles.

</details>

<details><summary>When may you use the scalar product with an axis instead of solving a system?</summary>

When all axes have unit length and stand at right angles: then the transpose of $U$ is its inverse.

</details>

<details><summary>The origin of the frame moves by $\mathbf u_1$: what becomes of the coordinates of a point, and what of those of a velocity?</summary>

The first coordinate of the point falls by one, the others stay. Those of the velocity all stay.

</details>

<details><summary>Two cities add their coordinates on a map. Why is the result of no use, and the difference of much?</summary>

The sum changes with the origin of the map. The difference is the way from one to the other.

</details>
*/

// %% [markdown] areas {"fold":{"title":"Further: coordinates are ratios of areas","until":"areas-note"},"predict":{"draw":"β","cell":"areas-curve","question":"The axis u₁ points along x, and x − u₀ is (1.5, 1.5). The axis u₂ has unit length and is turned from 10° to 170°, counted from u₁. Draw its coordinate β over this angle.","reply":"The lower the axis, the more steps it takes to get up to the point: β = 1.5/sin φ, 1.5 at the right angle and 8.6 at both ends. A level line would be right if each step led up by as much."}}
/*
## Further: coordinates are ratios of areas

Two arrows $\mathbf a$, $\mathbf b$ span a parallelogram of area $a_xb_y-a_yb_x$, with its sign: positive if $\mathbf b$ is on the left of $\mathbf a$. An arrow and a multiple of it span nothing. So put $\mathbf d=\mathbf x-\mathbf u_0=\alpha\,\mathbf u_1+\beta\,\mathbf u_2$ beside $\mathbf u_2$:

$$\operatorname{area}(\mathbf d,\mathbf u_2)=\alpha\operatorname{area}(\mathbf u_1,\mathbf u_2),\qquad \operatorname{area}(\mathbf u_1,\mathbf d)=\beta\operatorname{area}(\mathbf u_1,\mathbf u_2) .$$

Each coordinate is a ratio of two areas: Cramer's rule. In space they are volumes. The second picture shades the two of $\alpha$, that of the axes in blue.

**Predict:** $\mathbf u_1$ points along $x$, and $\mathbf d$ is $(1.5, 1.5)$. The axis $\mathbf u_2$ has unit length, and its angle from $\mathbf u_1$ goes from 10° to 170°. Draw $\beta$ over the angle.
*/

// %% areas-curve
const goal: Vec2 = [1.5, 1.5];
const level: Vec2 = [1, 0];
const steep = (angle: number): Vec2 => roundBy(deg(angle), [1, 0]);
const angles = Array.from({ length: 161 }, (_, k) => 10 + k);
const betaAt = (angle: number): number =>
  vectorToBasis(goal, [level, steep(angle)])[1];
show(
  lineChart({
    title: 'Steps along u₂ that lead to the point',
    x: { label: 'angle between the axes', unit: '°' },
    y: { label: 'β', unit: '1', range: [0, 10] },
    series: [{ name: 'β', x: angles, y: angles.map(betaAt) }],
  }),
);

// %% areas-run {"control":{"tilt":{"label":"Angle of u₂","unit":"°","min":-30,"max":150,"step":5,"turning":[0,45],"says":"α ="}}}
const tilt = 90;
const second2 = steep(tilt);
const spanned = (name: string, a: Vec2, b: Vec2) => {
  const far: Vec2 = [a[0] + b[0], a[1] + b[1]];
  return { name, points: [[0, 0], a, far, b] as Vec2[], closed: true };
};
show(
  planeFigure({
    title: `Two parallelograms on u₂, drawn in e, u₂ at ${tilt}°`,
    paths: [
      spanned('u₁ and u₂', level, second2),
      spanned('d and u₂', goal, second2),
    ],
    arrows: [
      { name: 'u₁', at: [0, 0], along: level, colour: '#d55e00' },
      { name: 'u₂', at: [0, 0], along: second2, colour: '#009e73' },
      { name: 'd', at: [0, 0], along: goal },
    ],
    x: [-1.5, 3],
    y: [-1, 3],
  }),
);
const [ofD, ofAxes] = [area(goal, second2), area(level, second2)];
const alpha = Math.abs(ofAxes) < 1e-9 ? 'none' : fixed(ofD / ofAxes, 2);
console.log(`α = ${alpha}, of the areas ${fixed([ofD, ofAxes], 2)} m²`);

// %% [markdown] areas-note
/*
You were right if your curve is a wide bowl: 1.5 at the right angle, and high on both sides. Move $\mathbf u_2$ down to 0°: the area of the axes vanishes, and no walk leads to the point any more. A little above, tiny changes of the point change its
coordinates by a lot, which is why one keeps axes well apart. At 45° $\mathbf u_2$ points along $\mathbf d$, and $\alpha$ is 0.
*/

// %% [markdown] source {"fold":{"title":"For readers of the source"}}
/*
## For readers of the source

The figures of these slides are lost in our copy, so the frames here are our own; the question is the same. In the derivation one line of our copy has lost its right side, $[\mathbf x]_e-[\mathbf u_0]_e$ (erratum L18); the next line has it. The lecture
writes $[x]_e$ for the list of coordinates in the frame $e$, as this notebook does.
*/
