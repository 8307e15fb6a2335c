// %% [markdown] title
/*
# 06 Principal axes

Nine numbers say how hard a body is to turn. In the right axes six of them are zero, and every body has such axes, a potato too.

**After this notebook you can** find the moment of a body about any axis, find the axes about which it spins without wobbling and make a rotation of them, and say which three numbers can be
the moments of a body.

*Sources: lecture, "Inertia Tensor in the Body Coordinate Frame", "Computing I_body", "Inertia Tensor - Rotated Body Example"; Chaney section 2.2 with its test in six steps.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** Two point masses of 3 kg sit at (1, 2, 0) m and at the opposite place, on the other side of the origin. What is the entry I[0][1] of their tensor?

- 0 kg m²
- −12 kg m²
- 30 kg m²
- 12 kg m²

<details><summary>The answer</summary>

−12 kg m². So it is: minus the sum of m x y. Only with this sign is L = I ω. (Notebook [05](05-inertia-tensor.ipynb).)

</details>

**2.** Two satellites have the quaternions p and q, of unit length, with the scalar product −0.707 = cos 135°. How far is the shortest turn from the first attitude to the second? (in °)

<details><summary>The answer</summary>

90°. Twice the angle between p and the nearer one of q and −q, which are the same attitude: 2 arccos |p · q|. (Notebook [03](03-rotations.ipynb).)

</details>

**3.** A plate turns anticlockwise with 2 rad/s, and its centre moves with (1, 0) m/s. What is the velocity of the point at the arm (4, 2) m from the centre?

- (1, 0) m/s
- (−3, 8) m/s
- (5, −8) m/s
- (9, 4) m/s

<details><summary>The answer</summary>

(−3, 8) m/s. So it is: the turning adds ω times the arm, turned by a quarter to the left, to the velocity of the centre. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>
*/

// %% import
import { eigs, inv } from 'mathjs';
import {
  add,
  apply,
  cross,
  deg,
  determinant,
  diagonal,
  diagonalize,
  dot,
  fixed,
  inertiaProblems,
  matrixFromAxisAngle,
  multiply,
  norm,
  normalize,
  placedPoints,
  pointMasses,
  principalAxes,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  rotationAngleBetween,
  rotationX,
  rotationY,
  rotationZ,
  scale,
  simulate,
  subtract,
  transpose,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type {
  Loads,
  Mat3,
  ReadonlyMat3,
  ReadonlyVec3,
  RigidBodyState,
  Vec3,
} from 'rigid-body-lab';
import {
  COLOUR,
  inertiaEllipsoidFigure,
  lineChart,
  massFigure,
  planeFigure,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] turned-brick {"predict":{"draw":"moment","cell":"moment-about","reply":"With u = (cos φ, 0, sin φ) the product is 22 cos² φ + 22 sin² φ + 24 sin φ cos φ = 22 + 12 sin 2φ. It is 22 along x and along z, and the entry 12 beside the diagonal swings it between 34 at 45° and 10 at 135°."}}
/*
## Nine numbers

Somebody hands you the inertia tensor of a body about its centre of mass, in world axes and in kg m², and tells you nothing else:

$$I=\begin{bmatrix}22&0&12\\0&40&0\\12&0&22\end{bmatrix}.$$

The body spins with $\omega$ [rad/s] about the axis $\mathbf u$, a vector of length 1. Its angular momentum is $\mathbf L=I\,\omega\mathbf u$ [kg m²/s], and the part of $\mathbf L$ along the axis
is $\omega$ times

$$I_u=\mathbf u\cdot I\,\mathbf u .$$

That is the *moment of inertia about the axis* $\mathbf u$: 22 about $x$, 40 about $y$, 22 about $z$. (If $\mathbf u$ has another length, divide by $\mathbf u\cdot\mathbf u$.)

**Predict:** turn the axis round in the plane of $x$ and $z$, from $x$ (0°) over $z$ (90°) to $-x$ (180°). Draw the moment about it.
*/

// %% moment-about
const turned: Mat3 = [
  [22, 0, 12],
  [0, 40, 0],
  [12, 0, 22],
];
const momentAbout = (I: ReadonlyMat3, u: ReadonlyVec3): number =>
  dot(u, apply(I, u)) / dot(u, u);
/** A direction as on a globe: angle from x towards y, height above x-y. */
const shaftAt = (a: number, h: number): Vec3 => {
  const [c, s] = [Math.cos(deg(h)), Math.sin(deg(h))];
  return [c * Math.cos(deg(a)), c * Math.sin(deg(a)), s];
};
const around = Array.from({ length: 181 }, (_, k) => k);
const moment = around.map((a) => momentAbout(turned, shaftAt(0, a)));
show(
  lineChart({
    title: 'The moment about an axis in the x-z plane of the world',
    x: { label: 'axis, from x to z', unit: '°' },
    y: { label: 'moment', unit: 'kg m²', range: [0, 45] },
    series: [{ name: 'moment', x: around, y: moment }],
  }),
);

// %% lean-of-l
// The angle by the tangent: that of small angles is not lost in rounding.
const angleBetween = (a: ReadonlyVec3, b: ReadonlyVec3): number =>
  (Math.atan2(norm(cross(a, b)), dot(a, b)) * 180) / Math.PI;
for (const degrees of [0, 45, 90, 135]) {
  const u = shaftAt(0, degrees);
  const L = apply(turned, u);
  const lean = fixed(angleBetween(u, L), 1).padStart(5);
  const about = fixed(momentAbout(turned, u), 1);
  console.log(
    `axis at ${degrees}°: moment ${about} kg m², L off by ${lean}°`,
  );
}

// %% [markdown] principal {"predict":{"options":[{"text":"along ω, at 0°","idea":"momentum-along-omega","reply":"So it is for a ball, and for this brick about x, about y and about z. Between them each part of ω is multiplied by another moment."},{"text":"31° off, towards the easy axis x","idea":"momentum-leans-easy","reply":"So does ω for a given L, since ω = I⁻¹ L divides by the moments. L multiplies by them, and the larger moment is that of y."},{"text":"31° off, towards the hard axis y","reply":"So it is: the parts of ω along x and y are equal, and those of L are as 10 to 40. L stands at 76° from x, and ω at 45°."}],"answer":2,"until":"meaning"}}
/*
You were right if you drew a wave about 22 that rises to 34 at 45° and falls to 10 at 135°: multiplied out, at the angle $\varphi$ from $x$ it is $I_u=22+12\sin2\varphi$.

## The axes that stand out

Where the moment is largest or smallest, something else happens: $\mathbf L$ points *along* the axis,

$$I\,\mathbf u=\lambda\,\mathbf u .$$

Such a $\mathbf u$ is an *eigenvector* of $I$, and $\lambda$ [kg m²], the moment about it, is its *eigenvalue*. The axis is called a **principal axis**, the moment a *principal moment*.

That both happen together is no chance. Tilt $\mathbf u$ by a little $d\mathbf u$, at a right angle to it. The moment changes by $2\,d\mathbf u\cdot I\mathbf u$. At a largest or smallest moment that is zero for *every* such $d\mathbf u$, so
$I\mathbf u$ has no part across $\mathbf u$. And among all directions one has the largest moment and one the smallest, whatever the body looks like.

**Predict:** a brick has the moments 10 about $x$, 40 about $y$ and 34 about $z$ and no products. It spins about an axis half-way between $x$ and $y$. Where does $\mathbf L$ point?
*/

// %% section
const straight = diagonal(10, 40, 34);
const inPlane = ([x, y]: ReadonlyVec3): [number, number] => [x, y];
// Lengthened to the curve x · I x = 32.
const onCurve = (u: Vec3): Vec3 =>
  scale(u, Math.sqrt(32 / dot(u, apply(straight, u))));
const curvePoints = around.map((k) => inPlane(onCurve(shaftAt(2 * k, 0))));
function drawSection(omega: Vec3, L: Vec3, title: string): void {
  const tip = onCurve(omega);
  const along = scale(normalize([-L[1], L[0], 0]), 0.8);
  const touching = [subtract(tip, along), add(tip, along)];
  const [at, dash, colour] = [inPlane(tip), 'dot', COLOUR.ink] as const;
  const paths = [
    { name: 'ellipse', points: curvePoints },
    { name: 'tangent', points: touching.map(inPlane), dash },
  ];
  const arrows = [
    { name: '', at: inPlane([0, 0, 0]), along: at },
    { name: 'L', at, along: inPlane(normalize(L)), colour },
  ];
  const points = [
    { name: 'ω', at: inPlane(scale(tip, 0.6)), colour: COLOUR.purple },
  ];
  const window = { x: [-3, 3], y: [-1.6, 2] } as const;
  show(planeFigure({ title, paths, arrows, points, ...window }));
}

// %% lean {"change":{"replace":"const phi = 0","with":"const phi = 45","ask":{"question":"the moment about the axis","answer":0},"appears":["L is 31.0° off, towards y"]},"control":{"phi":{"label":"Angle of ω from x","unit":"°","min":-30,"max":90,"step":1,"turning":27,"says":"L is"}}}
const phi = 0;
const omega: Vec3 = [Math.cos(deg(phi)), Math.sin(deg(phi)), 0];
const L = apply(straight, omega);
const off = fixed(angleBetween(omega, L), 1);
drawSection(omega, L, `ω at ${phi}° from x, and L, in body axes`);
const about = fixed(momentAbout(straight, omega), 2);
console.log(`L is ${off}° off, towards y. Moment about ω: ${about} kg m²`);
const half = normalize([1, 1, 0]);
const offHalf = fixed(angleBetween(half, apply(straight, half)), 1);
console.log(`half-way, at 45°: L is ${offHalf}° off`);
// At each whole degree; where L leans most is told below.
const byDegree = around.slice(0, 91).map((k) => shaftAt(k, 0));
const offs = byDegree.map((u) => angleBetween(u, apply(straight, u)));

// %% [markdown] meaning
/*
You were right if you said 31° towards the hard axis: $\mathbf L=(10\,\omega_x,\,40\,\omega_y,\,34\,\omega_z)$ leans to the axis with the larger moment.

(A metre of the picture stands for 1 rad/s; of $\mathbf L$ only the direction is drawn. What the ellipse is for stands in a fold below.)
**Change this:** set the angle to 45. Then look with the slider for the axis about which $\mathbf L$ leans most.

## There and back

Now the nine numbers again. The library finds the moments, ascending, and the axes 1, 2, 3 as the **columns** of a matrix $U$. In these axes the tensor is diagonal, $I_\text{body}=\mathrm{diag}(I_1,I_2,I_3)$, and $U$ leads from there to the world:

$$I=U\,I_\text{body}\,U^T .$$

For $U^T$ takes the components of $\boldsymbol\omega$ along the three axes, each is multiplied by its moment, and $U$ puts $\mathbf L$ together again. To go back, from $\mathbf L$ to $\boldsymbol\omega=I^{-1}\mathbf L$, divide instead:

$$I^{-1} = U\begin{bmatrix}1/I_1&0&0\\0&1/I_2&0\\0&0&1/I_3\end{bmatrix}U^T .$$
*/

// %% turned
const { moments, axes: U } = principalAxes(turned);
console.log(`moments ${fixed(moments, 6)} kg m²`);
console.log('U, the axes as columns, in the world:\n' + fixed(U, 4));
// What the slider above was to find.
const peak = Math.max(...offs);
const mostAt = `${offs.indexOf(peak)}°, by ${fixed(peak, 1)}°`;
console.log(`with ω between x and y, L leans most at ${mostAt}`);

// %% inverse {"change":{"replace":"moments[2]]","with":"80]","ask":{"question":"The largest moment is doubled. How many entries of U diag(moments) Uᵀ will change?","options":["one","the three on the diagonal","all five that are not zero"],"answer":0},"appears":["0.0  80.0   0.0"," 0.0125"]}}
const [I1, I2, I3] = [moments[0], moments[1], moments[2]];
const fromAxes = (D: Mat3): Mat3 => multiply(U, multiply(D, transpose(U)));
console.log('U diag(I₁, I₂, I₃) Uᵀ:');
console.log(fixed(fromAxes(diagonal(I1, I2, I3)), 1));
console.log('U diag(1/I₁, 1/I₂, 1/I₃) Uᵀ:');
console.log(fixed(fromAxes(diagonal(1 / I1, 1 / I2, 1 / I3)), 4));
console.log('the inverse of the nine numbers, by elimination:');
console.log(fixed(inv(turned), 4));

// %% [markdown] routine-question {"predict":{"options":[{"text":"yes: eigenvectors are the orientation","idea":"eigenvectors-give-turn","reply":"So it would be if a tensor knew front from back. It has the same values after half a turn, so only the three lines are in it."},{"text":"yes, up to their order and their signs","reply":"So it is: with three different moments the three lines are fixed. Which is first, and which way each arrow points, is for us to choose."},{"text":"no, they have nothing to do with the brick","idea":"tensor-without-axes","reply":"So it would be for a ball or a cube, whose moments are equal. Here the moments differ, and the lines are the edges of the brick."}],"answer":1,"until":"reflection"}}
/*
Above, $\mathbf L$ leaned most at 27°, where $\tan\varphi=\sqrt{10/40}$: by 37°. Of the nine numbers the moments are 10, 34 and 40, and axis 1, that of 10, is $(0.707,\,0,\,-0.707)$: it was a long thing that pointed to $+x$ and $-z$. (It is the lecture's brick of notebook 05, turned by 45° about $y$.)

**Change this:** in the second of the two cells let the last moment be 80 instead of 40. Only what belongs to $y$ changes, in both products; the last lines still invert the old tensor.

A moment of zero, as a thin rod has it about itself, has no reciprocal: such a body has no inverse tensor.

## What a routine gives you

Every system for mathematics has a routine for eigenvectors; mathjs calls it `eigs`. The lecture says of them: "Eigenvectors form the 3-by-3 rotation matrix $R$ that describes the orientation of the rigid body".

**Predict:** the brick was turned by $R=R_y(45°)$. Are the three eigenvectors of the nine numbers, as columns, this $R$?
*/

// %% routine
const found = eigs(turned).eigenvectors.map(({ vector }) => vector as Vec3);
const [first, second, third] = found;
const R = rotationY(deg(45));
console.log('R, by which the brick was turned:\n' + fixed(R, 3));
console.log('what mathjs gives, as columns:');
const asColumns = transpose([first, second, third]);
console.log(fixed(asColumns, 3));
console.log(`its determinant: ${fixed(determinant(asColumns), 3)}`);
const mended = transpose([first, second, cross(first, second)]);
console.log('mended, the third as first × second:\n' + fixed(mended, 3));
console.log(`its determinant: ${fixed(determinant(mended), 3)}`);
const backBy = (M: Mat3) => multiply(transpose(M), multiply(turned, M));
console.log('Rᵀ I R:\n' + fixed(backBy(R), 1));
console.log('the same with the mended axes:\n' + fixed(backBy(mended), 1));

// %% [markdown] reflection {"predict":{"options":[{"text":"three: at a right angle to its faces","idea":"axes-need-symmetry","reply":"These are three of them. But put any u into I u = 16 u: it holds for all of them."},{"text":"seven: these and its four diagonals","idea":"axes-need-symmetry","reply":"So it would be if a tensor saw the corners. It knows no more of the masses than the sums of their squares and products."},{"text":"all: every direction is one","reply":"So it is: the three moments are equal, so I u = 16 u for every u, as for a ball."}],"answer":2,"until":"cube-note"}}
/*
You were right if you said yes, up to order and signs. Three things make axes usable as a *rotation*, and a routine promises at most the first two:

1. each axis is an eigenvector, $I\,\mathbf u_k = I_k\,\mathbf u_k$, and stands in the *column* of its moment;
2. the axes have length 1 and stand at right angles;
3. they are right-handed, $\det = +1$.

The columns of mathjs have $\det=-1$. As an orientation they would draw every left hand as a right one. The cure: turn one arrow round, or take the third as the cross product of the others. Even so there are 6 orders and 8 choices of signs, half of them right-handed: **24 rotations** make
this tensor diagonal, and $R$ is one of them. This course takes the moments ascending; in axes 1 and 2 the largest component is positive (of several equally large ones, to $10^{-9}$, the first); axis 3 is axis 1 × axis 2.

## Equal moments

**Predict:** a cube of eight equal masses has the moments 16, 16, 16. How many directions are principal axes?
*/

// %% cube {"change":{"replace":"const heavy = 1","with":"const heavy = 2","ask":{"question":"Where will the axis point whose moment is not like the other two?","options":["along an edge of the cube","across, at a right angle to the heavy corner","at the heavy corner"],"answer":2},"appears":["(16.00, 18.67, 18.67)","the odd one points to (0.577, 0.577, 0.577)"]},"control":{"heavy":{"label":"Mass of the corner (1, 1, 1)","unit":"kg","min":0,"max":4,"step":0.1,"turning":1,"says":"moments"}}}
const heavy = 1;
const sides = [-1, 1];
const cube = sides.flatMap((x) =>
  sides.flatMap((y) =>
    sides.map((z) => {
      const mass = x + y + z === 3 ? heavy : 1;
      return { mass, position: [x, y, z] as Vec3 };
    }),
  ),
);
const ofCube = principalAxes(pointMasses(cube).inertia);
const [least, middle, most] = ofCube.moments;
// The odd moment is the one that stands apart from the middle one.
const odd = transpose(ofCube.axes)[middle - least > most - middle ? 0 : 2];
const apart = most - least > 1e-9;
const where = apart
  ? `the odd one points to ${fixed(odd, 3)}`
  : 'none is odd';
console.log(`moments ${fixed(ofCube.moments, 2)} kg m²: ${where}`);
const skew = normalize([0.3, -0.5, 0.8]);
const lean3 = angleBetween(skew, apply(pointMasses(cube).inertia, skew));
console.log(
  `about the skew axis ${fixed(skew, 2)} L is ${fixed(lean3, 1)}° off`,
);

// %% [markdown] cube-note {"predict":{"twinOf":"reflection","options":[{"text":"none: nothing is symmetric","idea":"axes-need-symmetry","reply":"Symmetry shows where the axes are; it does not make them. The largest and the smallest moment are there in any case."},{"text":"one: towards the heavy corner","idea":"axes-need-symmetry","reply":"So it would nearly be for a cube. The brick has different moments to begin with, and no principal axis points there."},{"text":"three, at right angles","reply":"So it is, for every body: one direction has the largest moment, one the smallest, and the third stands across both."}],"answer":2,"until":"possible"}}
/*
You were right if you said all: a cube turns like a ball. **Change this:** make the corner $(1,1,1)$ twice as heavy. Two moments stay equal: the odd axis points at the corner, and *every* direction across it is a principal axis, too. So there are three cases: three lines; a line and
the plane across it; all directions. (Two vectors that a routine gives for equal moments need not be perpendicular: take away from the second its part along the first. The fold on two skew eigenvectors does it.)

### And now a lump

The lecture names a second way to a diagonal tensor: if you know the turn $R$ of the body, undo it, $R^TI\,R$. Now corner G of the turned brick has 5 kg, the others 1 kg.

**Predict:** this lump has no symmetry left. How many perpendicular principal axes has it?
*/

// %% two-options
const corners: Vec3[] = [1, -1].flatMap((z) =>
  [-0.5, 0.5].flatMap((y) => [-2, 2].map((x): Vec3 => [x, y, z])),
);
const G: Vec3 = [2, 0.5, -1];
const uneven = pointMasses(
  corners.map((position) => {
    return { mass: norm(subtract(position, G)) === 0 ? 5 : 1, position };
  }),
);
const inWorld = rotateInertia(uneven.inertia, R);
console.log('option 2, Rᵀ I R, in kg m²:');
console.log(fixed(multiply(transpose(R), multiply(inWorld, R)), 4));
const { moments: own, axes: V } = principalAxes(inWorld);
console.log(`option 1, the principal moments: ${fixed(own, 4)}`);
console.log(
  'Vᵀ I V:\n' + fixed(multiply(transpose(V), multiply(inWorld, V)), 4),
);
const leans = transpose(V).map((u) => angleBetween(u, apply(inWorld, u)));
console.log(`L off by ${fixed(leans, 1)}° about these three`);

// %% [markdown] possible {"predict":{"options":[{"text":"yes: any three positive numbers do","idea":"any-moments","reply":"Each moment is a sum of two of the three numbers Σ m x², Σ m y², Σ m z². For 1, 2 and 4 one of these would have to be negative."},{"text":"yes, but it would have to be hollow","idea":"any-moments","reply":"Hollow or full, the two smaller moments together are the largest plus twice a sum of squares. 1 + 2 is less than 4."},{"text":"no: 4 is more than 1 and 2 together","reply":"So it is: no moment is larger than the two others together."}],"answer":2,"until":"triangle-note"}}
/*
You were right if you said three: largest and smallest moment need no symmetry. Option 2 has left products: $R$ says how the *edges* were turned, and they are no longer principal axes. Nothing is wrong with that tensor. It belongs to body axes, too, and stays constant; it is only not
diagonal.

| | option 1, eigenvectors | option 2, $R^TI\,R$ |
|---|---|---|
| needs | the tensor alone | the turn $R$ |
| gives | a diagonal tensor always | a diagonal one if the body's axes were principal axes |
| leaves to you | order, signs, equal moments | nothing |

That is probably why the lecture prefers option 1; its slide gives no reason.

## Which moments can a body have?

**Predict:** is there a body with the moments 1, 2 and 4 kg m²?
*/

// %% triangle {"change":{"replace":"const largest = 4","with":"const largest = 3","ask":{"question":"Is there a body with the moments 1, 2 and 3 kg m²?","options":["yes, just so","no, 3 is still too much"],"answer":0},"appears":["Moments 1, 2 and 3: a body can have them"]},"control":{"largest":{"label":"Third moment","unit":"kg m²","min":0.5,"max":6,"step":0.1,"turning":[1,3],"says":"Moments 1, 2 and"}}}
const largest = 4;
const halfSum = (1 + 2 + largest) / 2;
const squares = [1, 2, largest].map((each) => halfSum - each);
console.log(`Σ m x², Σ m y², Σ m z² = ${fixed(squares, 2)} kg m²`);
const problems = inertiaProblems(diagonal(1, 2, largest));
const verdict = problems.length > 0 ? 'no body has' : 'a body can have';
console.log(`Moments 1, 2 and ${largest}: ${verdict} them`);
for (const { reason } of problems) console.log(reason);

// %% [markdown] triangle-note {"predict":{"twinOf":"possible","number":"kg m²","answer":7,"within":0.2,"from":0,"to":15,"question":"A flat plate of any outline lies in the x-y plane. Its moments are 3 about x and 4 about y. What is its moment about z?","reply":"All z are zero, so the moment about x is Σ m y², that about y is Σ m x², and that about z is both together: 7.","ideas":[{"value":5,"idea":"any-moments","reply":"3 and 4 are no lengths at a right angle. All z are zero, so the two moments are Σ m y² and Σ m x², and that about z is their sum: 7."},{"value":3.5,"idea":"any-moments","reply":"z is no axis between x and y: it stands across the plate, and both x and y count for it. The moments add to 7."}]}}
/*
You were right if you said no. About $x$ the moment is $\sum m\,(y^2+z^2)$ and so on, so two moments together are the third plus twice a sum of squares: $I_x+I_y=I_z+2\sum m\,z^2$. Half the sum of the three moments less one of them is such a sum, and none may be negative. **Change this:** let the third moment be 3. Now one sum
is zero: all mass lies in one plane. Then try with the slider what the third moment may be at least.

### And now a plate

**Predict:** a flat plate of any outline lies in the $x$-$y$ plane. Its moments are 3 about $x$ and 4 about $y$, in kg m². What is that about $z$?
*/

// %% [markdown] aim-question
/*
You were right if you said 7: all $z$ are zero, so the two moments in the plane add up to the third.

## Your target: no wobble

A body on a shaft through its centre of mass presses on its bearings whenever $\mathbf L$ leans from the shaft, for then $\mathbf L$ turns round with the body, and that takes a torque. Mount the lump with the heavy corner G so that $\mathbf L$ leans by less than 1°. The direction of the shaft is
given as on a globe: its angle from $x$ towards $y$, and its height above the $x$-$y$ plane, in the axes of the lump's edges. The two curves show the moment if you move one control only; the dots are where you are.

**Find such a shaft.** What must the two curves do there?
*/

// %% aim {"control":{"azimuth":{"label":"Angle from x","unit":"°","min":0,"max":180,"step":0.5,"turning":4,"says":"L leans"},"height":{"label":"Height above the x-y plane","unit":"°","min":-80,"max":80,"step":0.5,"turning":-9,"says":"L leans"}},"target":{"reached":"Reached","by":{"azimuth":4,"height":-9.5}}}
const azimuth = 60;
const height = 30;
const shaft = shaftAt(azimuth, height);
const leaning = angleBetween(shaft, apply(uneven.inertia, shaft));
const at = (a: number, h: number) =>
  momentAbout(uneven.inertia, shaftAt(a, h));
const heights = around.map((k) => k - 90);
const here = { name: '', y: [at(azimuth, height)], draw: 'points' as const };
show(
  lineChart({
    title: 'The moment about the shaft, if one control moves',
    x: { label: 'angle, or height', unit: '°' },
    y: { label: 'moment', unit: 'kg m²', range: [0, 60] },
    series: [
      { name: 'angle', x: around, y: around.map((a) => at(a, height)) },
      { name: 'height', x: heights, y: heights.map((h) => at(azimuth, h)) },
      { ...here, x: [azimuth], colour: '#0072b2' },
      { ...here, x: [height], colour: '#d55e00' },
    ],
  }),
);
console.log(`L leans by ${fixed(leaning, 1)}° from the shaft`);
if (leaning < 1) console.log('Reached: the lump spins without wobbling');

// %% [markdown] exercise
/*
Both curves are level at the dots: the moment is largest, smallest, or a pass between the two.

## Your turn

Exercise [06 Principal axes](../exercises/06-principal-axes/README.md) asks for the moment about an axis, for the turn that removes one product, and for a right-handed frame also from nasty eigenvectors:
`node lab start 06-principal-axes`. The first two folds below prepare for its third and second task.

## Questions to close with

Say your answer first; then open it.

<details><summary>Which of the three conditions does an eigenvalue routine not promise, and how do you mend it?</summary>

The third: the determinant may be −1. Turn one axis round, or take the third as the cross product of the first two.

</details>

<details><summary>A cube has three equal moments: what may you say about its principal axes?</summary>

Every direction is one, so any three at right angles will do.

</details>

<details><summary>RᵀIR is not diagonal: what does that tell about the body axes, and does it make the tensor wrong?</summary>

They are not principal axes. The tensor is right and constant in these axes.

</details>

<details><summary>A shaft presses on its bearings although it passes through the centre of mass. What was forgotten?</summary>

The shaft is no principal axis: $\mathbf L$ leans and turns round with the body.

</details>

<details><summary>May a brick have the moments 10, 40 and 60?</summary>

No body has them: 60 is more than 10 and 40 together.

</details>
*/

// %% [markdown] pair {"fold":{"title":"Further: two skew eigenvectors","until":"pair-note"}}
/*
## Further: two skew eigenvectors

The cube with the double corner has the moment $18\tfrac23$ in a whole plane. A routine may pick any two vectors there, for instance $\mathbf a=(1,-1,0)$ and $\mathbf b=(1,0,-1)$. What is left of $\mathbf b$ without its part along the unit vector $\mathbf p$ is
$\mathbf b-(\mathbf b\cdot\mathbf p)\,\mathbf p$.
*/

// %% pair-mended
const doubled = cube.map(({ position }) => {
  return { mass: dot(position, [1, 1, 1]) === 3 ? 2 : 1, position };
});
const I = pointMasses(doubled).inertia;
const [a, b]: Vec3[] = [
  [1, -1, 0],
  [1, 0, -1],
];
for (const u of [a, b])
  console.log(`${fixed(u, 0)}: moment ${fixed(momentAbout(I, u), 3)}`);
console.log(`angle between the two: ${fixed(angleBetween(a, b), 1)}°`);
const p = normalize(a);
const q = normalize(subtract(b, scale(p, dot(b, p))));
const frame = transpose([cross(p, q), p, q]);
console.log('cross product, p and q as columns:\n' + fixed(frame, 4));
console.log(`determinant ${fixed(determinant(frame), 4)}`);
console.log(fixed(multiply(transpose(frame), multiply(I, frame)), 3));

// %% [markdown] pair-note
/*
$\mathbf p$ and $\mathbf q$ are again eigenvectors, since every vector of the plane is one. If only one axis stands alone, as here, keep it and make the others fit to it: two vectors at a small angle to each other fix their plane badly.
*/

// %% [markdown] jacobi {"fold":{"title":"Further: Jacobi's method","until":"jacobi-note"},"predict":{"options":[{"text":"nothing: each turn removes one product","idea":"zero-stays-zero","reply":"So it would be if a zero stayed zero. The turn about the next axis mixes it with another product."},{"text":"a tenth or so of what was there","idea":"zero-stays-zero","reply":"So it looks in the first round. What comes back is a product of two small numbers, and the next round leaves far less."},{"text":"little, and ever less: its square","reply":"So it is: what a turn brings back is of the size of two small products multiplied. The number of right digits doubles with each round."}],"answer":2,"until":"jacobi-note"}}
/*
## Further: Jacobi's method

How does one find the axes? In the first chart a turn by 45° in one plane removed the product. In general, turn about $z$ (or $y$, or $x$) by that angle within ±45° at which *one* product becomes zero; then do the same for the next pair of axes, and again.

**Predict:** the lump has three products. What is left of them after one round of three such turns, and after the next rounds?
*/

// %% zero-of
/** The turn by which one product vanishes, found by bisection. */
function turnThatRemoves(I: Mat3, k: 0 | 1 | 2): Mat3 {
  const about = [rotationX, rotationY, rotationZ][k];
  const [p, q] = [0, 1, 2].filter((axis) => axis !== k);
  const product = (angle: number): number => {
    const J = about(angle);
    return multiply(transpose(J), multiply(I, J))[p][q];
  };
  // At ±45° it is plus and minus half the difference of the moments.
  let [low, high] = [-Math.PI / 4, Math.PI / 4];
  for (let i = 0; i < 60; i++) {
    const mid = (low + high) / 2;
    if (product(low) * product(mid) > 0) low = mid;
    else high = mid;
  }
  return about(high);
}

// %% jacobi-rounds
const sizeOf = (I: Mat3): number => Math.hypot(I[0][1], I[0][2], I[1][2]);
function rounds(start: Mat3, count: number): { I: Mat3; sizes: number[] } {
  let I = start;
  const sizes = [sizeOf(I)];
  for (let n = 0; n < count; n++) {
    const J = turnThatRemoves(I, ([2, 1, 0] as const)[n % 3]);
    I = multiply(transpose(J), multiply(I, J));
    sizes.push(sizeOf(I));
  }
  return { I, sizes };
}
const { I: after, sizes: left } = rounds(uneven.inertia, 12);
const turns = left.map((_, n) => n);
show(
  lineChart({
    title: 'What the turns leave of the products',
    x: { label: 'turns', unit: '1' },
    y: { label: 'size of the products', unit: 'kg m²', scale: 'log' },
    series: [{ name: 'products', x: turns, y: left, draw: 'both' }],
  }),
);
console.log(
  `the diagonal before: ${fixed(uneven.inertia.map((r, k) => r[k]))}`,
);
console.log(`and at the end:      ${fixed(after.map((r, k) => r[k]))}`);

// %% [markdown] jacobi-note
/*
You were right if you said little, and ever less. One turn leaves the third moment and the sum of all as they are; of the two moments in its plane the larger one grows and the smaller one shrinks by the same amount, unless their product is zero already. So the squares of the products go down at every turn, and near the end a round
squares what is left: after three rounds nothing but rounding remains.
*/

// %% [markdown] ellipsoid {"fold":{"title":"Further: what a moment means","until":"slow-note"},"predict":{"number":"rad","answer":0.4,"within":0.03,"from":0,"to":2,"until":"slow-note","question":"After 2 s of a torque of 8 N m about x, where the moment is 10 kg m², the brick has turned by 1.6 rad. The same torque acts for the same time about y, where the moment is 40 kg m². By which angle does the brick turn?","reply":"The torque is the moment times the angular acceleration, so four times the moment means a quarter of the acceleration, of the angular velocity and of the angle: 0.4 rad.","ideas":[{"value":1.6,"idea":"tensor-without-axes","reply":"So it would be for a ball, which has the same moment about every axis. About y the brick has four times the moment that it has about x."},{"value":0.8,"idea":"moment-by-distance","reply":"So it would be for twice the moment. 40 is four times 10: the squares of the distances are in the moments already."}]}}
/*
## Further: what a moment means

The brick with the moments 10, 40, 34 about $x$, $y$, $z$ floats at rest. A torque of 8 N m about $x$ turns it by 1.6 rad in 2 s.

**Predict:** by which angle does the same torque, for the same time, turn it about $y$?
*/

// %% slow
const com: Vec3 = [0, 0, 0];
const massProperties = { mass: 8, com, inertia: straight };
const body = rigidBody({ massProperties });
const rest = rigidBodyState({});
const torque = 8;
const angleOf = ({ orientation }: RigidBodyState): number =>
  rotationAngleBetween(rest.orientation, orientation);
function turnAbout(name: string, k: number) {
  const torqueBody = scale(diagonal(1, 1, 1)[k], torque);
  const loads: Loads = (_t, now) => wrenchFromTorque(now, { torqueBody });
  const options = { duration: 2, stepSize: 0.02, loads };
  const { times, states } = simulate(body, rest, options);
  const formula = (torque * 2 ** 2) / (2 * straight[k][k]);
  const ends = fixed([angleOf(states.at(-1)!), formula], 3);
  console.log(`about ${name}: run, and τt²/2I: ${ends} rad`);
  return { name: `about ${name}`, x: times, y: states.map(angleOf) };
}
const series = ['x', 'y', 'z'].map(turnAbout);
const title = `A torque of ${torque} N m about each axis of the brick`;
const x = { label: 't', unit: 's' };
const y = { label: 'angle', unit: 'rad' };
show(lineChart({ title, x, y, series }));

// %% [markdown] slow-note
/*
You were right if you said 0.4 rad. A large moment means a slow response to a torque about that axis: a torque $\tau$ turns it in the time $t$ by $\tau t^2/2I$.
*/

// %% [markdown] ellipsoid-rule {"fold":{"title":"Further: the inertia ellipsoid","until":"ellipsoid-picture"}}
/*
## Further: the inertia ellipsoid

The picture of $\boldsymbol\omega$ and $\mathbf L$ above shows a rule. Draw $\boldsymbol\omega$ until it ends on the ellipse $\boldsymbol\omega\cdot I\boldsymbol\omega=\text{const}$: there $\mathbf L$ stands at a right angle to the ellipse.

In space the ellipse is an ellipsoid, the *inertia ellipsoid*, long where turning is easy: its half-axes are as $1/\sqrt{\text{moment}}$. Only about these half-axes does $\mathbf L$ lie along $\boldsymbol\omega$. Below is that of the nine numbers; its longest half-axis is drawn with the length 1.
*/

// %% ellipsoid-picture
show(
  inertiaEllipsoidFigure({
    title: 'The inertia ellipsoid of the nine numbers, in the world',
    inertia: turned,
  }),
);

// %% [markdown] options-note {"fold":{"title":"Further: what stays","until":"stays-note"},"predict":{"options":[{"text":"the three entries on the diagonal","idea":"tensor-without-axes","reply":"So it would be if the axes turned along with the body. Here the axes stay where they are, and the body turns on."},{"text":"the sum of the diagonal, and the moments","reply":"So it is: each moment belongs to the body, and the sum of the diagonal is the sum of the moments in all axes."},{"text":"all nine: it is the same body","idea":"tensor-without-axes","reply":"So it would be for a ball. A tensor is written in axes, and the body has turned in them."}],"answer":1,"until":"stays-note"}}
/*
## Further: what stays

**Predict:** the nine numbers again. The body is turned on about the skew axis $(1,2,2)$, and you write its tensor in the axes of the world. What stays?
*/

// %% sweep
const steps = Array.from({ length: 91 }, (_, k) => 4 * k);
const tilted = steps.map((a) =>
  rotateInertia(turned, matrixFromAxisAngle([1, 2, 2], deg(a))),
);
const curve = (name: string, of: (I: Mat3) => number) => {
  return { name, x: steps, y: tilted.map(of) };
};
const entry = (k: number) => curve(`I[${k}][${k}]`, (I) => I[k][k]);
const dotted = (k: number) => {
  const of = (I: Mat3): number => principalAxes(I).moments[k];
  return { ...curve(`moment ${k + 1}`, of), dash: 'dot' as const };
};
const sum = curve('their sum', (I) => I[0][0] + I[1][1] + I[2][2]);
show(
  lineChart({
    title: 'The diagonal moves; its sum and the moments stay',
    x: { label: 'turn about (1, 2, 2)', unit: '°' },
    y: { label: 'in world axes', unit: 'kg m²', range: [0, 90] },
    series: [...[0, 1, 2].map(entry), sum, ...[0, 1, 2].map(dotted)],
  }),
);

// %% [markdown] stays-note
/*
You were right if you said the sum of the diagonal and the moments.
*/

// %% [markdown] chaney {"fold":{"title":"Further: Chaney's test in six steps","until":"six-steps-note"}}
/*
## Further: Chaney's test in six steps

Section 2.2 gives a recipe to check the whole chain on random particles: (1) scatter particles, (2) find the centre of mass and take it away from every place, (3) the tensor about it, (4) its eigenvectors as *rows* of a matrix, (5) move every particle with them, (6) compute the tensor again: it must be
diagonal. Rows, because this matrix leads *to* the principal axes: it is $U^T$.

`diagonalize` returns the moved mass properties and the map, rotation and translation, that the body's graphics must follow too: $\text{new} = \text{diagRotPos}\cdot\text{old} + \text{diagLinPos}$. **Change this:** take 7 particles. The products vanish all the same.
*/

// %% scatter {"change":{"replace":"const count = 20","with":"const count = 7","cell":"six-steps","ask":{"question":"the size of the products of inertia after step 6","answer":2},"appears":["53.9779"]}}
const count = 20;
// Digits of a sine, between −3 and 3: so that page and your run agree.
const scatter = (k: number, j: number): number => {
  const far = Math.sin(12.9898 * (k + 1) + 78.233 * (j + 1)) * 43758.5453;
  return 6 * (far - Math.floor(far)) - 3;
};
const particles = Array.from({ length: count }, (_, k) => ({
  mass: 1 + (k % 4),
  position: [scatter(k, 0), scatter(k, 1), 2 + scatter(k, 2)] as Vec3,
}));

// %% six-steps
const cloud = pointMasses(particles);
const { moments: ofCloud, rotation, translation } = diagonalize(cloud);
const moved = placedPoints(
  particles.map((p) => p.position),
  { rotation, translation },
);
const movedParticles = particles.map((p, k) => {
  return { mass: p.mass, position: moved[k] };
});
const again = pointMasses(movedParticles);
console.log('step 3, the tensor before:\n' + fixed(cloud.inertia));
console.log('step 6, the tensor after:\n' + fixed(again.inertia));
const products = sizeOf(again.inertia) / ofCloud[2];
console.log(
  'products gone, to 1e-14 of the largest moment:',
  products < 1e-14,
);
console.log(`det of the rows: ${fixed(determinant(rotation), 12)}`);

// %% six-steps-picture
show(
  massFigure({
    title: 'Before: the cloud and its axes, in the world',
    particles,
    com: cloud.com,
    principalAxes: transpose(rotation),
    axisLength: 4,
  }),
);
show(
  massFigure({
    title: 'After: the same cloud, moved to its own axes',
    particles: movedParticles,
    com: again.com,
    principalAxes: diagonal(1, 1, 1),
    axisLength: 4,
  }),
);

// %% [markdown] six-steps-note
/*
The dots of the second picture are those of the first, moved and turned as a whole. A picture of the body that is not moved along would be seen beside its mass.
*/

// %% [markdown] source {"fold":{"title":"For readers of the source","until":"slide-output"}}
/*
## For readers of the source

The output on the slide "Rotated Body Example" has two faults of this notebook's kind. It prints two moments with the wrong axis (erratum L5): its program hands the tensor with the wrong sign of the products to the routine, and finds *its* eigenvectors. And its matrix has the determinant −1, as that of
mathjs had above (erratum L6). Chaney says nothing on the sign of his rows, either (erratum C5).

"$I_\text{body}$ is diagonal" (erratum L13) is a choice of axes: with 5 kg at corner G it is not, in the axes of the edges. The list of the state calls $I^{-1}$ "inertia tensor" (erratum L20). A body with a large moment turns slowly "for a similar force" (erratum L22): equal must be the *torque*, for the same force at twice the arm turns it twice as fast. What the lecture calls $R$ in option 1 is $U$ here, to keep it apart from the $R$ by which the body was turned.

Below is what the routine makes of the printed tensor, and the moment about each printed axis by the right one.
*/

// %% slide-output
const printed: Mat3 = [
  [22, 0, -12],
  [0, 40, 0],
  [-12, 0, 22],
];
for (const { value, vector } of eigs(printed).eigenvectors)
  console.log(
    `printed tensor: ${value as number} ${fixed(vector as Vec3, 3)}`,
  );
const slide: Mat3 = [
  [0.70710678, 0.70710678, 0],
  [0, 0, 1],
  [-0.70710678, 0.70710678, 0],
];
[34, 10, 40].forEach((value, k) => {
  const right = fixed(momentAbout(turned, transpose(slide)[k]), 4);
  console.log(`column ${k + 1}: printed with ${value}, right ${right} kg m²`);
});
console.log(`det of the slide's columns: ${fixed(determinant(slide), 6)}`);
