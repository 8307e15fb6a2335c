// %% [markdown] title
/*
# 03 Rotations

In the plane one angle says how a body is turned. In space it takes three numbers at least, and there are several good ways to write
them, each with its own trap.

**After this notebook you can** turn a vector with a matrix, an axis and angle, a quaternion or Euler angles, convert between them, and
name the trap of each.

*Sources: lecture, "Rigid Bodies in 3D" and "Rotations in 3D"; Chaney eq. 8 to 10.*
*/

// %% import
import {
  apply,
  axisAngleFromMatrix,
  deg,
  determinant,
  eulerFromMatrix,
  identity,
  isRotation,
  matrixFromAxisAngle,
  matrixFromEuler,
  matrixFromQuaternion,
  multiply,
  multiplyQuaternions,
  norm,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  rotate,
  rotationAngleBetween,
  rotationX,
  rotationY,
  rotationZ,
  slerp,
  toBody,
  toWorld,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Quaternion, Vec3 } from 'rigid-body-lab';
import { COLOUR, animate, boxMesh, frameFigure, lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] matrix
/*
## The rotation matrix

Hold a brick level, its long side along $x$. Turn it about the vertical by 30°. The columns of $R$ are where the body's axes point now,
in world coordinates; that is all there is to remember. The turns about the three axes:

$$R_x(\theta)=\begin{bmatrix}1&0&0\\0&\cos\theta&-\sin\theta\\0&\sin\theta&\cos\theta\end{bmatrix},\quad
R_y(\theta)=\begin{bmatrix}\cos\theta&0&\sin\theta\\0&1&0\\-\sin\theta&0&\cos\theta\end{bmatrix},\quad
R_z(\theta)=\begin{bmatrix}\cos\theta&-\sin\theta&0\\\sin\theta&\cos\theta&0\\0&0&1\end{bmatrix}.$$

**Predict:** in $R_y$ the minus sign stands on the other side. Where does the $x$ axis of the body point after a quarter turn about $y$, up
or down?
*/

// %% turned
const R = rotationZ(deg(30));
const brick = boxMesh([1.6, 0.8, 0.4]);
show(frameFigure({ title: 'Turned by 30° about z', poses: [{ name: 'body', rotation: R, mesh: brick }], length: 1.3 }));
const rounded = (x: number): string => (Math.abs(x) < 5e-5 ? 0 : x).toFixed(4).padStart(8);
const digits = (M: Mat3): string => M.map((r) => r.map(rounded).join('')).join('\n');
console.log('R, its columns the axes of the body:\n' + digits(R));
const firstColumn = (M: Mat3): string => M.map((r) => rounded(r[0])).join('');
console.log('x axis after a quarter turn about x', firstColumn(rotationX(deg(90))));
console.log('                            about y', firstColumn(rotationY(deg(90))));
console.log('                            about z', firstColumn(rotationZ(deg(90))));

// %% [markdown] orthogonal
/*
Down, to $-z$: right-handed about $y$, $z$ turns into $x$ and $x$ into $-z$.

Columns of unit length, at right angles to each other: $\mathbf r_i\cdot\mathbf r_j$ is 1 for $i=j$ and 0 otherwise, in one line
$R^TR = E$. So the inverse is the transpose. One more fact makes it a *rotation*: the determinant is $+1$, not $-1$ (a reflection). The
library refuses anything else and says why.
*/

// %% orthogonal-check
console.log('RᵀR =\n' + digits(multiply(transpose(R), R)));
console.log('det R =', determinant(R).toFixed(12), ' isRotation:', isRotation(R));
console.log(
  'a mirror:',
  isRotation([
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, -1],
  ]),
);

// %% [markdown] order
/*
## Order matters

**Predict:** turn the brick by 90° about $x$, then by 90° about $z$. Now the other way round. Does the long side end in the same
direction? Try it with a book before you run the cell.
*/

// %% two-orders {"change":{"replace":"const quarter = deg(90)","with":"const quarter = deg(10)","ask":{"question":"How far apart will the two results be, when the angles are a ninth as large?","options":["120°, as before","about 13°, a ninth of it","less than 2°"],"answer":2},"appears":["differ by a turn of 1.74°"]}}
const quarter = deg(90);
const xThenZ = multiply(rotationZ(quarter), rotationX(quarter));
const zThenX = multiply(rotationX(quarter), rotationZ(quarter));
show(
  frameFigure({
    title: 'The same two turns, in two orders',
    poses: [
      { name: 'x first', rotation: xThenZ, mesh: brick },
      { name: 'z first', rotation: zThenX, mesh: brick, position: [3, 0, 0] },
    ],
    world: false,
  }),
);
const apart = axisAngleFromMatrix(multiply(transpose(xThenZ), zThenX)).angle;
console.log(`the two results differ by a turn of ${((apart * 180) / Math.PI).toFixed(2)}°`);

// %% [markdown] order-note
/*
The matrix on the *right* acts first. **Change this:** use 10° instead of 90°. The difference shrinks faster than the angle: small
rotations nearly commute, which is why angular velocities can be added.

## Axis and angle

Every rotation is one turn about one axis (Euler). From a *unit* axis $\mathbf u$ and angle $\theta$ the lecture builds the matrix, entry
by entry $\cos\theta\,\delta_{ij} + u_iu_j(1-\cos\theta)\mp u_k\sin\theta$; our copy does not say that the axis must have unit length
(erratum L14). Chaney's example uses the axis $(1, 1, 0)$ (erratum C2): here only the direction of an axis counts, so the library divides by
its length.
*/

// %% axis-angle
const aboutDiagonal = matrixFromAxisAngle([1, 1, 0], 0.3);
console.log(digits(aboutDiagonal));
const back = axisAngleFromMatrix(aboutDiagonal);
console.log('back: axis', back.axis.map(rounded).join(''), '  angle', back.angle.toFixed(4), 'rad');

// %% [markdown] axis-angle-trap
/*
Here is the slide's matrix as it stands, and $(1,1,0)$ put into it; its length is $\sqrt2$.

**Predict:** is the result still a rotation? If not, what does it do to a vector?
*/

// %% unnormalised {"change":{"replace":"const axis: Vec3 = [1, 1, 0]","with":"const axis: Vec3 = [0.6, 0.8, 0]","ask":{"question":"How long will a unit vector be after the slide's matrix with the axis (0.6, 0.8, 0)?","options":["longer than one","exactly one","shorter than one"],"answer":1},"appears":["turned unit vector: 1.00000","determinant:                    1.00000"]}}
const slideMatrix = ([ux, uy, uz]: Vec3, theta: number): Mat3 => {
  const [c, s] = [Math.cos(theta), Math.sin(theta)];
  return [
    [c + ux * ux * (1 - c), ux * uy * (1 - c) - uz * s, ux * uz * (1 - c) + uy * s],
    [uy * ux * (1 - c) + uz * s, c + uy * uy * (1 - c), uy * uz * (1 - c) - ux * s],
    [uz * ux * (1 - c) - uy * s, uz * uy * (1 - c) + ux * s, c + uz * uz * (1 - c)],
  ];
};
const axis: Vec3 = [1, 1, 0];
const asPrinted = slideMatrix(axis, 0.3);
console.log('length of a turned unit vector:', norm(apply(asPrinted, [0, 0, 1])).toFixed(5));
console.log('determinant:                   ', determinant(asPrinted).toFixed(5));

// %% [markdown] quaternion
/*
It stretches: no rotation. **Change this:** take the axis $(0.6, 0.8, 0)$, of length one, and look for the two ones.

## The quaternion

$q = (\cos\tfrac\theta2,\ \mathbf u\sin\tfrac\theta2)$ (Chaney eq. 9): four numbers, one condition $|q| = 1$. Turning by one and then by
another is a product, with the first on the right, as for matrices. The trap: half the angle, so $q$ and $-q$ are the *same*
orientation, and entries must never be compared one by one.
*/

// %% quaternion-demo
const q = quaternionFromAxisAngle([1, 1, 0], 0.3);
const v: Vec3 = [0, 0, 1];
console.log('q =                 ', q.map(rounded).join(''));
console.log('back from its matrix', quaternionFromMatrix(matrixFromQuaternion(q)).map(rounded).join(''));
console.log('v by the quaternion ', rotate(q, v).map(rounded).join(''));
console.log('v by the matrix     ', apply(matrixFromQuaternion(q), v).map(rounded).join(''));
console.log('the turn twice, q q ', multiplyQuaternions(q, q).map(rounded).join(''));
const minusQ = q.map((x) => -x) as Quaternion;
console.log('angle between q and -q:', rotationAngleBetween(q, minusQ), 'rad');

// %% [markdown] unit
/*
The matrix of a quaternion (Chaney eq. 10) is

$$R=\begin{bmatrix}1-2(y^2+z^2)&2(xy-wz)&2(xz+wy)\\2(xy+wz)&1-2(x^2+z^2)&2(yz-wx)\\2(xz-wy)&2(yz+wx)&1-2(x^2+y^2)\end{bmatrix},$$

and it needs a *unit* quaternion (erratum C4): one that is 1 % too long would give a matrix that is no rotation, so the library refuses it
and names the cure, `normalizeQuaternion`.

## Euler angles

Three turns about axes in a fixed order. The lecture's product is $R = R_z(\gamma)R_x(\theta)R_y(\beta)$: the body turns about its own
$z$, then its own $x$, then its own $y$ (*intrinsic*, written `'ZXY'`). Read from right to left, the same product turns about the fixed
axes $y$, $x$, $z$ (*extrinsic*, written `'yxz'`).
*/

// %% euler
const angles: Vec3 = [deg(-30), deg(40), deg(30)];
const fromEuler = matrixFromEuler('ZXY', angles);
const product = multiply(multiply(rotationZ(angles[0]), rotationX(angles[1])), rotationY(angles[2]));
console.log(
  'the library minus the product:',
  Math.max(...fromEuler.flatMap((r, i) => r.map((x, j) => Math.abs(x - product[i][j])))),
);
const turnsSoFar = [identity(), rotationZ(angles[0]), matrixFromEuler('ZXY', [angles[0], angles[1], 0]), fromEuler];
show(
  frameFigure({
    title: 'Body axes at the start (0) and after each of the three turns',
    poses: turnsSoFar.map((rotation, k) => ({
      name: String(k),
      rotation,
      mesh: brick,
      position: [1.5 * k, 1.5 * k, 0],
    })),
    world: false,
  }),
);
const extrinsic = matrixFromEuler('yxz', [angles[2], angles[1], angles[0]]);
console.log(
  'extrinsic, in reverse:        ',
  Math.max(...fromEuler.flatMap((r, i) => r.map((x, j) => Math.abs(x - extrinsic[i][j])))),
);

// %% [markdown] lock
/*
The trap is *gimbal lock*. When the middle angle is 90°, the first and the last axis coincide and only the sum of their angles is
defined.

**Predict:** at $\theta = 90°$, will $(\gamma,\beta) = (50°, 10°)$ and $(20°, 40°)$ be different orientations?
*/

// %% gimbal-lock {"change":{"replace":"const middle = deg(90)","with":"const middle = deg(80)","ask":{"question":"How far apart will the two orientations be when the middle angle is 80°?","options":["0°, as before","about 5°","30°, like the angles"],"answer":1},"appears":["they differ by 5.17","50.00, 80.00, 10.00  gimbal lock: false"]}}
const middle = deg(90);
const one = matrixFromEuler('ZXY', [deg(50), middle, deg(10)]);
const other = matrixFromEuler('ZXY', [deg(20), middle, deg(40)]);
const difference = axisAngleFromMatrix(multiply(transpose(one), other)).angle;
console.log(`they differ by ${((difference * 180) / Math.PI).toFixed(4)}°`);
const reading = eulerFromMatrix('ZXY', one);
console.log(
  'angles read back [°]:',
  reading.angles.map((a) => ((a * 180) / Math.PI).toFixed(2)).join(', '),
  ' gimbal lock:',
  reading.gimbalLock,
);

// %% [markdown] lock-note
/*
**Change this:** make the middle angle 80°. Now they are different, and all three angles can be read back.

## Between two orientations

To turn steadily from one orientation to another, go along the great circle of the unit quaternions (*slerp*): constant angular
velocity about one axis. Interpolating the matrix entries instead shrinks the body on the way.
*/

// %% between
const start: Quaternion = [1, 0, 0, 0];
const end = quaternionFromAxisAngle([1, 2, 3], deg(150));
const fractions = Array.from({ length: 101 }, (_, k) => k / 100);
const blended = (f: number): Mat3 =>
  matrixFromQuaternion(start).map((r, i) => r.map((x, j) => (1 - f) * x + f * matrixFromQuaternion(end)[i][j])) as Mat3;
show(
  lineChart({
    title: 'Volume of the body on the way from one orientation to another',
    x: { label: 'fraction of the way', unit: '1' },
    y: { label: 'det R', unit: '1', range: [0, 1.1] },
    series: [
      { name: 'slerp', x: fractions, y: fractions.map((f) => determinant(matrixFromQuaternion(slerp(start, end, f)))) },
      { name: 'entries blended', x: fractions, y: fractions.map((f) => determinant(blended(f))) },
    ],
  }),
);

// %% between-motion
show(
  animate({
    title: 'Slerp: a steady turn about one axis',
    frame: 'world',
    times: fractions.map((f) => 4 * f),
    bodies: [
      { name: 'brick', mesh: brick, poses: fractions.map((f) => ({ orientation: slerp(start, end, f) })), axes: true },
    ],
    arrows: [{ name: 'axis of the turn', colour: COLOUR.purple, to: fractions.map((): Vec3 => [0.4, 0.8, 1.2]) }],
    stops: [
      { name: 'start', time: 0 },
      { name: 'half-way', time: 2 },
      { name: 'end', time: 4 },
    ],
  }),
);

// %% [markdown] place
/*
## Orientation and place

A point of the body is found in the world by turning and shifting, $\mathbf p_\text{world} = R\,\mathbf p_\text{body} + \mathbf x$, and
back by $\mathbf p_\text{body} = R^T(\mathbf p_\text{world}-\mathbf x)$ (lecture, "Body coordinate frame"; Chaney eq. 8 and 30): the
change of basis of notebook 02 once more.
*/

// %% place-demo
const pose = { position: [3, 0, 1] as Vec3<'world'>, orientation: q };
const cornerInWorld = toWorld([0.8, 0.4, 0.2], pose);
console.log('corner in the world:', cornerInWorld.map(rounded).join(''));
console.log('and in the body:    ', toBody(cornerInWorld, pose).map(rounded).join(''));

// %% [markdown] which
/*
## Which one to use

| | numbers | trap | used for |
|---|---|---|---|
| matrix | 9 | drifts off orthogonality when integrated (notebook 11) | turning many points |
| axis and angle | 4 | axis of a zero turn is undefined | reading, single turns |
| quaternion | 4 | $q$ and $-q$ | state of a simulation |
| Euler angles | 3 | gimbal lock, 24 orders | reading and typing |

The lecture takes matrices, and says that most systems use quaternions; notebook 11 compares the two.

## Your turn

Exercise [03 Rotations](../exercises/03-rotations/README.md) makes the matrix of a turn, reads angles off one, turns a vector with a quaternion and
finds the one turn between two orientations: `node lab start 03-rotations`.

## Questions to close with

Which of the four would you store in a file that people read, and which in a program that runs for an hour? Two quaternions differ in every
entry: may they be the same orientation? $R^TR=E$ holds, and still the brick is drawn as its mirror image: what was not checked?
*/
