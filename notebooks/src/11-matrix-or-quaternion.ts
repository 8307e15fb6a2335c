// %% [markdown] title
/*
# 11 Rotation matrix or quaternion

The lecture stores the orientation as a matrix of nine numbers and repairs it after every step (its program mends a copy only, erratum L21; here the mended matrix goes back into the state). Chaney stores a quaternion of four. Same
physics, same integrator: does it matter, and what is it that matters?

**After this notebook you can** multiply quaternions and write down the rate of one, say what a repair mends and what it leaves, and choose between the forms by numbers.

*Sources: lecture, "Rigid Body Dynamics" (state and rates), "Numerical Considerations", "Orthonormalization", "Representing Rotations";
Chaney sections 4.1, 4.2 and 6; errata L16 and L21.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** Somebody halves the step of a method and measures the error of one step: it falls from 0.00032 to 0.00002. Of which order is the method?

<details><summary>The answer</summary>

3. The error of a run falls by 2 to the power of the order, that of one step by one factor of 2 more. (Notebook [10](10-euler-and-runge-kutta.ipynb).)

</details>

**2.** A potato without any symmetry has three different principal moments. Two of its principal axes point along (2, 1, 2) and along (1, 2, −2). Where does a third one point?

- nowhere: it has two alone
- along (3, 3, 0)
- along (−2, 2, 1)

<details><summary>The answer</summary>

along (−2, 2, 1). So it is: every body has three principal axes at right angles, and the third stands across both. (Notebook [06](06-principal-axes.ipynb).)

</details>

**3.** Three matrices are given by their rows. Which of them is the rotation matrix of a brick?

- (0, 0, −1), (1, 0, 0), (0, 1, 0)
- (0, 0, −1), (1, 0, 0), (0, −1, 0)
- (0, 0, −4), (0.25, 0, 0), (0, −1, 0)

<details><summary>The answer</summary>

(0, 0, −1), (1, 0, 0), (0, −1, 0). So it is: its rows have length one and stand at right angles, and its determinant is +1. (Notebook [03](03-rotations.ipynb).)

</details>
*/

// %% import
import {
  angularMomentumWorld,
  apply,
  cross,
  deg,
  determinant,
  dot,
  euler,
  fixed,
  freeRotation,
  fromMomentumState,
  hat,
  integrate,
  inverse,
  kineticEnergy,
  matrixFromQuaternion,
  midpoint,
  momentumFormDerivative,
  multiply,
  multiplyQuaternions,
  nearestRotation,
  newtonEulerDerivative,
  norm,
  normalize,
  normalizeQuaternion,
  orthonormalize,
  orthonormalizeMomentumState,
  packMomentumState,
  packState,
  principalAxes,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionFromRotationVector,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationAngleBetween,
  scale,
  simulate,
  solidBox,
  toMomentumState,
  transpose,
  unpackMomentumState,
  unpackState,
} from 'rigid-body-lab';
import type {
  Mat3,
  Quaternion,
  RigidBody,
  RigidBodyState,
  Vec3,
} from 'rigid-body-lab';
import {
  boxMesh,
  frameFigure,
  lineChart,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] product {"predict":{"question":"A body has made a quarter turn about z, q = (0.707, 0, 0, 0.707), and now turns about its own x axis with 2 rad/s. Which of the four rates are zero?","options":[{"text":"the last three","idea":"quaternion-holds-angle","reply":"So it would be if q held the angle, and only that grew. It holds the cosine and the sine of half the angle, and a turn about another axis moves the vector."},{"text":"all but the second","idea":"turns-commute","reply":"So it would be without the cross product, as from q = (1, 0, 0, 0). Here u × ω points along y, and the third rate is not zero."},{"text":"the first and the last","reply":"So it is: u · ω is zero, a ω has an x part, u × ω a y part, and nothing points along z."}],"answer":2,"until":"camera"}}
/*
## How a quaternion turns

A matrix turns by a product with a matrix, a quaternion by a product with a quaternion. Notebook [03](03-rotations.ipynb) has its four numbers, a scalar and a vector,
$q=(\cos\tfrac\theta2,\ \mathbf n\sin\tfrac\theta2)$ for the angle $\theta$ about the unit axis $\mathbf n$, and the matrix that belongs to it (Chaney eq. 10). Two turns, one after the other, are the
*Hamilton product*

$$(a,\ \mathbf u)\,(b,\ \mathbf v) = \bigl(ab-\mathbf u\cdot\mathbf v,\ \ a\,\mathbf v+b\,\mathbf u+\mathbf u\times\mathbf v\bigr).$$

The cross product makes the order matter, as it must. A further turn about an axis of the *body* stands on the right, one about an axis of the world on the left.

Now let the body turn with $\boldsymbol\omega$ (body axes) for a short time $dt$: by the angle $|\boldsymbol\omega|\,dt$ about $\boldsymbol\omega/|\boldsymbol\omega|$. For a small angle the cosine is 1 and the sine is the
angle, so this turn is $(1,\ \tfrac12\boldsymbol\omega\,dt)$, and

$$q(t+dt)=q\,\bigl(1,\ \tfrac12\boldsymbol\omega\,dt\bigr)=q+\tfrac12\,q\,(0,\boldsymbol\omega)\,dt\qquad\Longrightarrow\qquad\dot q=\tfrac12\,q\,(0,\ \boldsymbol\omega_\text{body}) .$$

**Predict:** a body has made a quarter turn about $z$, $q=(0.707,\,0,\,0,\,0.707)$, and now turns about its own $x$ axis with 2 rad/s. Which of the four rates are zero? Do it by hand.
*/

// %% rate {"change":{"replace":"const omega: Vec3<'body'> = [2, 0, 0]","with":"const omega: Vec3<'body'> = [0, 0, 2]","ask":{"question":"How will the two products differ when the body turns about its z axis?","options":["in one sign, as before","in all signs","not at all"],"answer":2},"appears":["½ q (0, ω): (-0.7071, 0.0000, 0.0000, 0.7071) 1/s","½ (0, ω) q: (-0.7071, 0.0000, 0.0000, 0.7071) 1/s"]}}
const quarter = quaternionFromAxisAngle([0, 0, 1], deg(90));
const omega: Vec3<'body'> = [2, 0, 0];
const [wx, wy, wz] = omega;
const pure: Quaternion = [0, wx, wy, wz];
const halfOf = (q: Quaternion) => fixed(q.map((x) => x / 2));
const onTheRight = multiplyQuaternions(quarter, pure);
console.log(`½ q (0, ω): ${halfOf(onTheRight)} 1/s`);
const onTheLeft = multiplyQuaternions(pure, quarter);
console.log(`½ (0, ω) q: ${halfOf(onTheLeft)} 1/s`);
const rate = quaternionRateFromOmegaBody(quarter, omega);
console.log(`the library: ${fixed(rate)} 1/s`);
for (const dt of [0.1, 0.001]) {
  const further = quaternionFromAxisAngle(omega, norm(omega) * dt);
  const later = multiplyQuaternions(quarter, further);
  const change = later.map((x, k) => (x - quarter[k]) / dt);
  console.log(`change in ${dt} s, by time: ${fixed(change)} 1/s`);
}
const along = rate.reduce((sum, x, k) => sum + x * quarter[k], 0);
console.log(`q · q̇ = ${fixed(along, 12)}`);

// %% [markdown] camera {"predict":{"options":[{"text":"½ q (0, ω), as before","idea":"body-or-world","reply":"So it is for the numbers of the gyroscope. Those of the camera are components along other axes."},{"text":"½ (0, ω) q, other side","reply":"So it is: a turn about an axis of the room stands on the left."},{"text":"either, they are equal","idea":"turns-commute","reply":"So it would be if the drone turned about the axis of its own q. In general the cross product changes its sign with the order."}],"answer":1,"twinOf":"product","until":"steady"}}
/*
You were right if you said the first and the last. The product with $(0,\boldsymbol\omega)$ on the right, halved, is what $q$ does in a short time. With $\boldsymbol\omega$ on the left it is a turn about
the $x$ axis of the *world*. **Change this:** turn about the body's
$z$ axis, `[0, 0, 2]`. Now the order makes no difference, because the quarter turn was about $z$, too.

### And now a camera

A gyroscope on a drone measures $\boldsymbol\omega$ in the axes of the drone. A camera in the corner of the room measures the same turning in the axes of the room.

**Predict:** by which product does $\dot q$ follow from the numbers of the *camera*?
*/

// %% [markdown] steady {"predict":{"draw":"length","cell":"steady-steps","question":"A body turns steadily with 2 rad/s, and q is carried along by Euler steps of 0.1 s, from |q| = 1. Draw |q| over 10 s.","reply":"It rises, ever faster: each step is at a right angle to q and so makes it longer, by the factor √(1 + 0.1²) = 1.005. After 100 steps that is 1.64. A level line would be right for infinitely short steps.","until":"lag"}}
/*
You were right if you said that $(0,\boldsymbol\omega)$ stands on the left: the room is the world.

## A step and the length

The last line above says $q\cdot\dot q=0$: the rate is at a right angle to $q$, as the velocity on a circle is to the radius. So the length of $q$ stays 1, in the exact motion. Now make steps. A body turns steadily
about its $z$ axis with 2 rad/s, from $q=(1,0,0,0)$, and Euler's method adds $\dot q\,h$ with $h=0.1$ s, again and again.

**Predict:** draw $|q|$ over 10 s.
*/

// %% steady-steps
const aboutZ: Vec3<'body'> = [0, 0, 2];
const turning = (_t: number, q: number[]): number[] =>
  quaternionRateFromOmegaBody(q as Quaternion, aboutZ);
const eulerSteps = { t1: 10, stepSize: 0.1, method: euler };
const bare = integrate(turning, [1, 0, 0, 0], eulerSteps);
show(
  timeChart(bare, {
    title: `A steady turn by Euler steps of ${eulerSteps.stepSize} s`,
    y: { label: '|q|', unit: '1', range: [0, 2] },
    curves: { length: (q) => Math.hypot(...q) },
  }),
);
const perStep = Math.hypot(1, (norm(aboutZ) * eulerSteps.stepSize) / 2);
const [atEnd, byFactor] = [
  Math.hypot(...bare.states.at(-1)!),
  perStep ** 100,
];
console.log(
  `|q| after 10 s: ${fixed(atEnd)}, 100 factors: ${fixed(byFactor)}`,
);

// %% [markdown] lag {"predict":{"options":[{"text":"nothing: it was the length","idea":"normalising-mends","reply":"So it would be if only the length were wrong. But the steps also turn by too little, and a division turns nothing."},{"text":"the angle: the body lags","reply":"So it is: each step turns by 2 arctan(ωh/2), a little less than ωh, and the missing angles add up."},{"text":"the axis: it tilts away","idea":"errors-add-up","reply":"So it would if ω changed its direction in the body. Here every step turns about the same axis."}],"answer":1,"until":"setup"}}
/*
You were right if you drew a line that rises ever faster. A step $\tfrac12\,q\,(0,\boldsymbol\omega)\,h$ has the length $\tfrac12|q|\,\omega h$ and stands across $q$, so each step makes $|q|$ longer by the factor $\sqrt{1+(\omega h/2)^2}$: 1.64 after 100 of them.

The remedy is plain: divide $q$ by its length after every step.

**Predict:** what of the orientation is still wrong after 10 s?
*/

// %% lag-of-steps
const unitLength = (_t: number, q: number[]): number[] =>
  normalizeQuaternion(q as Quaternion);
const divided = { ...eulerSteps, project: unitLength };
const tidy = integrate(turning, [1, 0, 0, 0], divided);
const behind = (q: number[], t: number): number => {
  const right = quaternionFromAxisAngle([0, 0, 1], norm(aboutZ) * t);
  return rotationAngleBetween(normalizeQuaternion(q as Quaternion), right);
};
const curvesOf = (name: string, { times, states }: typeof bare) => {
  return { name, x: times, y: states.map((q, k) => behind(q, times[k])) };
};
const dash = 'dash' as const;
const two = [
  curvesOf('left alone', bare),
  { ...curvesOf('divided', tidy), dash },
];
const seconds = { label: 't', unit: 's' };
const lags = { label: 'angle behind', unit: 'rad' };
const lagTitle = 'Steady turn: how far the steps lag behind';
show(lineChart({ title: lagTitle, x: seconds, y: lags, series: two }));
const [alone, unit] = two.map(({ y }) => fixed(y.at(-1)!, 6));
console.log(`after 10 s: left alone ${alone} rad, divided ${unit} rad`);
const missing = 0.2 - 2 * Math.atan(0.1);
console.log(`100 times ωh − 2 arctan(ωh/2): ${fixed(100 * missing, 6)} rad`);

// %% [markdown] setup {"predict":{"options":[{"text":"R alone: it shears the body","idea":"fewer-numbers","reply":"So it would be if the four numbers had to stay a unit quaternion by themselves. The step is not exact for them either: their length drifts."},{"text":"R shears it, q scales it","reply":"So it is: R loses its right angles, q only its length, which a single division mends."},{"text":"neither: RK4 is too good","idea":"better-is-stable","reply":"So it would be with infinitely many digits and steps. RK4 does not know that there is something to keep."}],"answer":1,"until":"mend"}}
/*
You were right if you said that the body lags. The two curves are one: the equation is linear in $q$, so $2q$ goes the way of $q$, and a division changes the length and nothing else. *Normalising mends the length.*

## One body, two descriptions

Now a tumbling box of $4\times2\times1$ m and 12 kg, without torque. In the lecture's form the state is $(\mathbf x, R, \mathbf P, \mathbf L)$, 18
numbers, with $\dot R = \boldsymbol\omega^{*}R$ and $\mathbf L$ constant; $\boldsymbol\omega^{*}$ is the skew matrix of $\boldsymbol\omega=RI_b^{-1}R^T\mathbf L$ in world axes. In the quaternion form it is
$(\mathbf x, q, \mathbf v, \boldsymbol\omega_b)$, 13 numbers, with $\dot q = \tfrac12\,q\,(0, \boldsymbol\omega_b)$ and Euler's equation.

The body is drawn by the matrix, or by $q$ itself: $q\,(0,\mathbf r)\,\bar q$ turns the vector $\mathbf r$, where $\bar q$ is $q$ with its vector reversed.

**Predict:** after a minute of RK4 with $h = 0.05$ s and no repair, which of the two is no longer a rotation, and what does that do to
the drawing of the body?
*/

// %% drifting
const size: Vec3 = [4, 2, 1];
const body = rigidBody({ massProperties: solidBox({ size, mass: 12 }) });
const omegaStart: Vec3<'body'> = [1, 2, -0.5];
const start = rigidBodyState({ omegaBody: omegaStart });
const truth = freeRotation(body, start);
const lecture = momentumFormDerivative(body);
const lectureStart = packMomentumState(toMomentumState(body, start));
const chaney = newtonEulerDerivative(body);
const rotationIn = (y: number[]): Mat3 => unpackMomentumState(y).rotation;
/** The size of RᵀR − E: 0 for a rotation. */
function offRotation(R: Mat3): number {
  const product = multiply(transpose(R), R);
  const off = product.map((row, i) => row.map((x, j) => x - Number(i === j)));
  return Math.hypot(...off.flat());
}
/** The same of the matrix |q|² R, with which q r q̄ draws. */
const offUnit = (y: number[]): number =>
  Math.sqrt(3) * Math.abs(Math.hypot(...y.slice(3, 7)) ** 4 - 1);

// %% orthonormality {"change":{"replace":"stepSize: 0.05, t1: 60","with":"stepSize: 0.025, t1: 60","ask":{"question":"By which factor will the drift of RK4's quaternion fall?","options":["about 2","about 16","about 32"],"answer":2},"appears":["h = 0.025 s"]}}
const minute = { stepSize: 0.05, t1: 60 };
const drifts = [midpoint, rk4].flatMap((method) => {
  const options = { ...minute, method };
  const byR = integrate(lecture, lectureStart, options);
  const byQ = integrate(chaney, packState(start), options);
  const offR = byR.states.map((y) => offRotation(rotationIn(y)));
  const offQ = byQ.states.map(offUnit);
  const length = Math.hypot(...byQ.states.at(-1)!.slice(3, 7));
  console.log(`${method.name}: |q| - 1 = ${(length - 1).toExponential(2)}`);
  return [
    { name: `R, ${method.name}`, x: byR.times, y: offR },
    { name: `q, ${method.name}`, x: byQ.times, y: offQ },
  ];
});
const off = { label: 'size of RᵀR − E', unit: '1', scale: 'log' as const };
const driftTitle = `Distance from a rotation, h = ${minute.stepSize} s`;
show(lineChart({ title: driftTitle, x: seconds, y: off, series: drifts }));
for (const { name, y } of drifts)
  console.log(`${name}: ${y.at(-1)!.toExponential(2)} after a minute`);

// %% [markdown] mend {"predict":{"question":"A bent R is made a rotation again: by its volume, by the lengths of its rows, by the lecture’s recipe, or by the nearest rotation. Which brings back the true attitude?","options":[{"text":"the nearest rotation","idea":"normalising-mends","reply":"So it would if the error had only bent R. It has turned it as well, and the nearest rotation is near to the wrong matrix."},{"text":"the lecture’s recipe","idea":"normalising-mends","reply":"So it would if row 1 were right: the recipe keeps its direction. But the steps have turned row 1 as they have the others."},{"text":"none: they mend the shape","reply":"So it is: which way the body should point stands nowhere in R, so no recipe can find it there."}],"answer":2,"until":"recipe"}}
/*
You were right if you said that $R$ shears the body and $q$ scales it: $q\,(0,\mathbf r)\,\bar q$ multiplies all lengths by $|q|^2$. Midpoint's body grows by 0.6 % in the minute ($|q|-1=3.04\cdot10^{-3}$), RK4's shrinks by $1.5\cdot10^{-6}$ ($|q|-1=-7.5\cdot10^{-7}$). (Eq. 10 does worse with a $q$ that is not of length 1. It makes $(1-|q|^2)E+|q|^2R$, with the right turn $R$ and the unit matrix $E$: lengths along the axis stay, those across it change as well, longer if $|q|>1$, shorter if $|q|<1$, and the angle is wrong; erratum C4.) In the same measure RK4's matrix is off by $7\cdot10^{-5}$ and its quaternion by $5\cdot10^{-6}$; with midpoint steps both are far worse. **Change this:** halve the step. RK4's
quaternion comes down by 32, its matrix by 24.

A sheared $R$ squashes the picture (Chaney section 4.1). That is why he stores $Q$ and computes $R$ from it whenever it changes, as `simulate` does. And it does worse: the lecture computes $I^{-1}=RI_b^{-1}R^T$ and $\boldsymbol\omega=I^{-1}\mathbf L$ from it, and both are spoiled ("Numerical Considerations"): the first cell below shows how much.

## Mend it yourself

A second of Euler steps of 0.05 s has bent $R$ so far that one sees it. Make a rotation of it again: *how would you do it?* Think of two ways before you read on. Then try those of the control: divide all by the cube root of the volume (the determinant); divide each row by its length; the
lecture's recipe; the *nearest* rotation, for which the squares of the nine changes have the smallest sum.

**Predict:** which of the four brings back the true attitude?
*/

// %% bent
const aSecond = { t1: 1, stepSize: 0.05, method: euler };
const bentRun = integrate(lecture, lectureStart, aSecond);
const bent = rotationIn(bentRun.states.at(-1)!);
const { inertia, principalMoments } = body;
const spoiled = multiply(multiply(bent, inverse(inertia)), transpose(bent));
const { moments } = principalAxes(inverse(spoiled));
console.log(`moments, spoiled: ${fixed(moments, 1)} kg m²`);
console.log(`moments, true:    ${fixed(principalMoments, 1)} kg m²`);
const L = apply(inertia, omegaStart);
const twice = [dot(apply(spoiled, L), L), dot(omegaStart, L)];
console.log(`2T = ω · L, spoiled: ${fixed(twice[0], 1)} J`);
console.log(`2T = ω · L, true:    ${fixed(twice[1], 1)} J`);
const recipes: Record<string, (R: Mat3) => Mat3> = {
  'as it is': (R) => R,
  'by the volume': (R) =>
    R.map((row) => scale(row, 1 / Math.cbrt(determinant(R)))) as Mat3,
  'row by row': (R) => R.map((row) => normalize(row)) as Mat3,
  lecture: orthonormalize,
  nearest: nearestRotation,
};

// %% mended {"control":{"recipe":{"label":"Recipe","options":{"as it is":"'as it is'","by the volume":"'by the volume'","row by row":"'row by row'","the lecture's":"'lecture'","the nearest":"'nearest'"},"says":"Shape off by"}}}
const recipe = 'as it is';
const mended = recipes[recipe](bent);
const { orientation } = truth(1);
const mesh = boxMesh(size);
const right = matrixFromQuaternion(orientation);
const poses = [
  { name: 'steps', rotation: mended, mesh },
  { name: 'truth', rotation: right, mesh, position: [0, 7, 0] as Vec3 },
];
const boxes = `The box in the world after 1 s (${recipe}), and the truth`;
const drawn = frameFigure({ title: boxes, poses, length: 2.5, world: false });
// Each name before its tip, as the arrows point here.
const before = ['bottom center', 'middle right', 'middle left'];
const data = drawn.data.map((trace) => {
  const axis = ['x', 'y', 'z'].indexOf(trace.name?.[0] ?? '');
  return axis < 0 ? trace : { ...trace, textposition: before[axis] };
});
show({ ...drawn, data });
const turned = quaternionFromMatrix(nearestRotation(mended));
const wrong = rotationAngleBetween(turned, orientation);
const shape = fixed(offRotation(mended), 3);
console.log(`Shape off by ${shape}, attitude by ${fixed(wrong, 3)} rad`);

// %% [markdown] recipe {"predict":{"options":[{"text":"a mirror image, made tidy","idea":"normalising-mends","reply":"So it would if each row were only scaled and turned a little. Row 3 is made anew from the two others, by a cross product, and that is right-handed."},{"text":"an error: it divides by 0","idea":"lost-is-infinite","reply":"So it would if rows 1 and 2 were parallel. In a mirror image they stand at right angles."},{"text":"a rotation, with no word","reply":"So it is: the recipe makes row 3 anew, and the fault of the program stays hidden."}],"answer":2,"until":"decides"}}
/*
You were right if you said none. The first two leave the angles between the rows as they are, so they do not even mend the shape. The last two do, and the attitude is as wrong as it was, by an eighth of a radian or a little more: *where the body should point stands nowhere in $R$*.

The lecture's recipe is, with the rows $R_1,R_2,R_3$:

$$R_1\to\frac{R_1}{|R_1|},\qquad R_3\to\frac{R_1\times R_2}{|R_1\times R_2|},\qquad R_2\to R_3\times R_1 .$$

(The slide divides the new $R_2$ by its length as well, which is 1 already.)

"Errors were shifted", says the slide: row 1 keeps its direction, and the two others pay. The cell below measures it; the nearest rotation shares the error out. The recipe takes 18 products, 6 divisions and 2 roots; dividing $q$ by its length takes 4, 4 and 1: a third of the work.

Look at the recipe once more: the old $R_3$ is never read.

**Predict:** a program has a sign error, and $R$ is a *mirror image*, with the determinant $-1$. What does the recipe make of it?
*/

// %% hidden-reflection
const degrees = (u: Vec3, v: Vec3): number =>
  (Math.atan2(norm(cross(u, v)), dot(u, v)) * 180) / Math.PI;
for (const name of ['lecture', 'nearest']) {
  const rows = recipes[name](bent).map((row, i) => degrees(row, bent[i]));
  console.log(`${name}: rows moved by ${fixed(rows, 1)}°`);
}
const mirror: Mat3 = [
  [0.6, -0.8, 0],
  [0.8, 0.6, 0],
  [0, 0, -1],
];
/** The recipe above. */
function slideRecipe([a, b]: Mat3): Mat3 {
  const row1 = normalize(a);
  const row3 = normalize(cross(row1, b));
  return [row1, cross(row3, row1), row3];
}
const dets = [mirror, slideRecipe(mirror)].map(determinant);
console.log(`det before and after: ${fixed(dets, 3)}`);
try {
  orthonormalize(mirror);
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] decides {"predict":{"question":"From the lecture’s form: which single change makes the attitude of this throw better by more?","options":[{"text":"R to q: four numbers for nine","idea":"fewer-numbers","reply":"So it is for other throws, for one about the long axis. Here it brings a factor of 3, the other change 13."},{"text":"L to ω_b, by Euler’s equation","reply":"So it is for this throw: a factor of 13, against 3 for the quaternion."},{"text":"neither, as L is kept exactly","idea":"energy-means-right","reply":"So it would be if a right L made a right attitude. ω has to be computed from it with a tensor that turns, and there the errors come in."}],"answer":1,"until":"cube"}}
/*
You were right if you said a rotation, with no word. The library's `orthonormalize` refuses instead.

## What decides?

From the lecture's form to Chaney's *two* things have changed at once: $q$ stands for $R$, and $\boldsymbol\omega_b$, with Euler's equation, for $\mathbf L$ in the world. A fair experiment changes one at a time. That makes four forms:

| | $\boldsymbol\omega$ computed from $\mathbf L$ | $\boldsymbol\omega_b$ kept, by Euler's equation |
|---|---|---|
| $R$ | $\dot R=\boldsymbol\omega^*R,\ \boldsymbol\omega=RI_b^{-1}R^T\mathbf L$ (lecture) | $\dot R=R\,\tilde{\boldsymbol\omega}_b$ |
| $q$ | $\dot q=\tfrac12q\,(0,\boldsymbol\omega_b),\ \boldsymbol\omega_b=I_b^{-1}R^T\mathbf L$ | $\dot q=\tfrac12q\,(0,\boldsymbol\omega_b)$ (Chaney) |

Here $\tilde{\boldsymbol\omega}_b$ is the skew matrix of $\boldsymbol\omega_b$. All four run for 20 s by RK4 with steps of 0.05 s, without repair, and are compared with the exact attitude (the closed form of notebook [12](12-tumbling.ipynb)).

**Predict:** from the lecture's form on, which *single* change makes the attitude of this throw better by more?
*/

// %% numbers
// Nine numbers or four, and with ω_b three more.
const identity = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const isMatrix = (y: number[]): boolean => y.length >= 9;
const matrixIn = (y: number[]) =>
  [y.slice(0, 3), y.slice(3, 6), y.slice(6, 9)] as Mat3;
const quaternionIn = (y: number[]) => y.slice(0, 4) as Quaternion;
const attitudeIn = (y: number[]): Quaternion =>
  isMatrix(y)
    ? quaternionFromMatrix(nearestRotation(matrixIn(y)))
    : normalizeQuaternion(quaternionIn(y));
const repaired = (_t: number, y: number[]): number[] =>
  isMatrix(y)
    ? [...orthonormalize(matrixIn(y)).flat(), ...y.slice(9)]
    : [...normalizeQuaternion(quaternionIn(y)), ...y.slice(4)];

// %% rates
/** Rates of the four forms. L stays, so it needs none. */
function ratesOf(I: Mat3, L: Vec3) {
  const perI = inverse(I);
  const spinRate = (w: Vec3) => apply(perI, cross(apply(I, w), w));
  return {
    'R, L': (y: number[]) => {
      const R = matrixIn(y);
      const tensor = multiply(multiply(R, perI), transpose(R));
      return multiply(hat(apply(tensor, L)), R).flat();
    },
    'R, ω_b': (y: number[]) => {
      const w = y.slice(9) as Vec3;
      return [...multiply(matrixIn(y), hat(w)).flat(), ...spinRate(w)];
    },
    'q, L': (y: number[]) => {
      const R = matrixFromQuaternion(normalizeQuaternion(quaternionIn(y)));
      const w = apply(perI, apply(transpose(R), L));
      return quaternionRateFromOmegaBody(quaternionIn(y), w);
    },
    'q, ω_b': (y: number[]) => {
      const [q, w] = [quaternionIn(y), y.slice(4) as Vec3];
      return [...quaternionRateFromOmegaBody(q, w), ...spinRate(w)];
    },
  };
}

// %% attitude-errors
function attitudeErrors(box: RigidBody, w: Vec3<'body'>, repair: boolean) {
  const right = freeRotation(box, rigidBodyState({ omegaBody: w }));
  const rates = ratesOf(box.inertia, apply(box.inertia, w));
  const steps = {
    t1: 20,
    stepSize: 0.05,
    ...(repair && { project: repaired }),
  };
  return Object.entries(rates).map(([name, f]) => {
    const at = name.startsWith('R') ? identity : [1, 0, 0, 0];
    const y0 = name.endsWith('L') ? at : [...at, ...w];
    const { times: x, states } = integrate((_t, y) => f(y), y0, steps);
    const errorAt = (y: number[], k: number): number =>
      rotationAngleBetween(attitudeIn(y), right(x[k]).orientation);
    return { name, x: x.slice(1), y: states.map(errorAt).slice(1) };
  });
}

// %% four-forms {"control":{"thrown":{"label":"Thrown with","options":{"(1, 2, −0.5)":"[1, 2, -0.5]","nearly about axis 1":"[2, 0.3, 0.5]","nearly about axis 2":"[0.1, 2, 0]","nearly about axis 3":"[0.5, 0.3, 2]"},"says":"R to q"}}}
const thrown: Vec3<'body'> = [1, 2, -0.5];
const four = attitudeErrors(body, thrown, false);
const tidied = attitudeErrors(body, thrown, true);
const rad = { label: 'attitude error', unit: 'rad', scale: 'log' as const };
const fourTitle = `Four forms by RK4, from ω_b = ${fixed(thrown, 1)} rad/s`;
show(lineChart({ title: fourTitle, x: seconds, y: rad, series: four }));
const ends = four.map(({ y }) => y.at(-1)!);
four.forEach(({ name }, k) => {
  const bare = ends[k].toExponential(1);
  const kept = tidied[k].y.at(-1)!.toExponential(1);
  console.log(`${name}: ${bare} rad, repaired at each step ${kept} rad`);
});
const [byLecture, byR, byQ, byChaney] = ends;
const gains = [byQ, byR, byChaney].map((e) => fixed(byLecture / e, 1));
console.log(`R to q: ${gains[0]} times better`);
console.log(`L to ω_b: ${gains[1]} times, both: ${gains[2]} times`);

// %% [markdown] cube {"predict":{"options":[{"text":"still both, as before","idea":"one-method-for-all","reply":"So it would be if Euler’s equation had something to do. Here ω is constant in both axes, and nothing can go wrong with it."},{"text":"only from R to q","reply":"So it is: ω is right in all four forms, and q turns by half the angle that R turns by."},{"text":"none: all four are exact","idea":"energy-means-right","reply":"So it would be if a constant ω made a step exact. RK4 still has to turn by it, and its sine and cosine are only a polynomial."}],"answer":1,"twinOf":"decides","until":"aim"}}
/*
You were right if you said $\mathbf L$ to $\boldsymbol\omega_b$: 13 times better, and both together 76 times. Euler's equation does not contain the attitude, so no error of attitude gets into $\boldsymbol\omega_b$. In the lecture's form $\boldsymbol\omega$ is computed from the $R$ of each stage. Now choose the other throws: about axis 1
it is $q$ that helps more. Both together are best in all four.

*Repairs* change little: the lecture's halves the error of its form, if the mended $R$ goes back into the state (L21; notebook 09 shows both), normalising $q$ changes nothing but the length.

### And now a cube

A cube of 2 m tumbles instead of the box. Its three moments are equal, so $\boldsymbol\omega$ is constant, in the body and in the world.

**Predict:** which of the two changes matters now?
*/

// %% cube-errors
const cubeOf = solidBox({ size: [2, 2, 2], mass: 12 });
const cube = rigidBody({ massProperties: cubeOf });
const ofCube = attitudeErrors(cube, omegaStart, false);
for (const { name, y } of ofCube)
  console.log(`${name}: ${y.at(-1)!.toExponential(2)} rad`);
const [ofR, , ofQ] = ofCube.map(({ y }) => y.at(-1)!);
console.log(`R to q: ${fixed(ofR / ofQ, 2)} times better`);

// %% [markdown] aim
/*
You were right if you said only from $R$ to $q$. And the factor is 16, no more: the error of an RK4 step grows with the fifth power of the angle. $q$ turns by half of it, a 32nd of the error, and its error counts twice as an angle.

## Your target: as long a step as may be

The box runs by Chaney's form, $q$ and $\boldsymbol\omega_b$. After 20 s its attitude shall be right to $10^{-6}$ rad, and the work shall be small.

**Your target:** the longest step that does. It counts as reached when five per cent more would be too long. Compute it first: with 0.05 s the error is $1.5\cdot10^{-5}$ rad, and RK4 is of order four.
*/

// %% longest-step {"control":{"longest":{"label":"Step","unit":"s","min":0.005,"max":0.1,"step":0.001,"turning":0.025,"says":"After 20 s the error is"}},"target":{"reached":"Reached","by":{"longest":0.025}}}
const longest = 0.05;
const bound = 1e-6;
/** The error of the attitude after 20 s, and the run. */
function runBy(stepSize: number) {
  const run = simulate(body, start, { duration: 20, stepSize });
  const y = run.states.map(({ orientation }, k) =>
    rotationAngleBetween(orientation, truth(run.times[k]).orientation),
  );
  return { name: `h = ${fixed(stepSize, 3)} s`, x: run.times, y };
}
const [runs, longer] = [longest, 1.05 * longest].map(runBy);
const limit = { name: 'bound', x: [0, 20], y: [bound, bound] };
const series = [runs, { ...limit, dash: 'dash' as const }];
const byStep = `q and ω_b by RK4, h = ${longest} s`;
const range = [1e-10, 1e-3] as const;
const y = { ...rad, range };
show(lineChart({ title: byStep, x: seconds, y, series }));
const final = runs.y.at(-1)!;
console.log(
  `After 20 s the error is ${fixed(final / bound, 3)} of the bound`,
);
if (final > bound) console.log('Too long a step.');
else if (longer.y.at(-1)! <= bound) console.log('A longer step would do.');
else console.log('Reached: 5 % more would be too long');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

The error falls by $16$ for half the step. It has to fall by 15.4, so half the step, 0.025 s, just does.

</details>

## Questions to close with

Say your answer first; then open it.

<details><summary>Which of the two repairs moves the attitude, and which only a length?</summary>

That of the matrix moves it: rows 2 and 3 are turned. Dividing a quaternion by its length leaves where it points.

</details>

<details><summary>A program keeps |L| to sixteen digits. What does that prove about its attitude?</summary>

Nothing. The lecture's form keeps $\mathbf L$ exactly, because it is stored, and its attitude is the worst of the four.

</details>

<details><summary>Which mistake does the lecture's repair hide, and what would find it?</summary>

A mirror image: row 3 is never read. The determinant, $-1$ instead of $+1$, finds it.

</details>

<details><summary>Row 3 of a rotation is spoilt, rows 1 and 2 are right. What does the recipe make of it? And if row 2 is spoilt by a piece of row 1?</summary>

In both cases the right rotation, as long as the determinant is positive: row 3 is made anew, and a piece of row 1 in row 2 drops out of the cross product.

</details>

## Your turn

Exercise [11 Orientation](../exercises/11-orientation/README.md): write the lecture's repair and the quaternion's rate, and find out what
each may not do: `node lab start 11-orientation`.
*/

// %% [markdown] is-it-l {"fold":{"title":"Further: is L to blame?","until":"is-it-l-note"},"predict":{"options":[{"text":"that of the lecture’s form","idea":"body-or-world","reply":"So it would be if keeping L were the fault. The two forms differ only in the axes of the rate, and that makes all the difference."},{"text":"that of R with ω_b","reply":"So it is, to the last digits: RᵀL is a linear function of R, and RK4 treats it as it treats ω_b in Euler’s equation."},{"text":"between the two of them","idea":"one-method-for-all","reply":"So it would be if half of the fault were that of L. It is that of the world axes alone."}],"answer":1,"until":"is-it-l-note"}}
/*
## Further: is L to blame?

Keep $R$ and $\mathbf L$, but write the rate in body axes: $\boldsymbol\omega_b=I_b^{-1}R^T\mathbf L$ and $\dot R=R\,\tilde{\boldsymbol\omega}_b$. In exact numbers that is the lecture's form.

**Predict:** is its error that of the lecture's form, that of $R$ with $\boldsymbol\omega_b$, or between the two?
*/

// %% is-it-l-run
const perInertia = inverse(inertia);
const inBodyAxes = (_t: number, y: number[]): number[] => {
  const R = matrixIn(y);
  const w = apply(perInertia, apply(transpose(R), L));
  return multiply(R, hat(w)).flat();
};
const twenty = { t1: 20, stepSize: 0.05 };
const fifth = integrate(inBodyAxes, identity, twenty).states.at(-1)!;
const itsError = rotationAngleBetween(
  attitudeIn(fifth),
  truth(20).orientation,
);
const [worldL, bodyOmega] = attitudeErrors(body, omegaStart, false);
console.log(`R, L, world axes: ${worldL.y.at(-1)!.toExponential(6)} rad`);
console.log(`R, L, body axes:  ${itsError.toExponential(6)} rad`);
console.log(`R, ω_b:           ${bodyOmega.y.at(-1)!.toExponential(6)} rad`);

// %% [markdown] is-it-l-note
/*
You were right if you said that of $R$ with $\boldsymbol\omega_b$. $R^T\mathbf L$ is the momentum in body axes and a *linear* function of $R$, and what RK4 does to $R$ it does to every linear function of $R$: so it integrates Euler's equation without having been told. For the matrix the world axes cost the accuracy, not $\mathbf L$. For the quaternion
$R^T\mathbf L$ is of second degree in $q$, and there it pays to keep $\boldsymbol\omega_b$.
*/

// %% [markdown] invariants {"fold":{"title":"Further: energy and angular momentum","until":"invariants-note"},"predict":{"options":[{"text":"yes, both belong together","idea":"energy-means-right","reply":"So it would be if the energy followed from L alone. It is ½ ω · L, and ω comes from the attitude."},{"text":"no, it keeps it worse","reply":"So it is: 7e-4 against 5e-5 after 100 s."},{"text":"both keep it to rounding","idea":"rk4-keeps-energy","reply":"So it would be if RK4 kept the energy. Both lose a little at each step."}],"answer":1,"until":"invariants-note"}}
/*
## Further: energy and angular momentum

No torque, so $\mathbf L$ in world axes and the energy must stay. The lecture's form *stores* $\mathbf L$: it cannot drift at all. In the
quaternion form it is computed from $q$ and $\boldsymbol\omega_b$.

**Predict:** will the form that keeps $\mathbf L$ exactly also keep the energy better?
*/

// %% conserved {"change":{"replace":"const coarse = 0.1","with":"const coarse = 0.05","cell":"conserved-run","ask":{"question":"Which of the four curves will not come down?","options":["energy, R","|L|, R","energy, q","|L|, q"],"answer":1},"appears":["energy, R: off by 1.5e-5","h = 0.05 s"]}}
const coarse = 0.1;
const readings = (name: string, states: readonly RigidBodyState[]) => {
  const energies = states.map((state) => kineticEnergy(body, state));
  const momenta = states.map((state) =>
    norm(angularMomentumWorld(body, state)),
  );
  const change = (values: number[]): number[] =>
    values.map((v) => Math.abs(v / values[0] - 1));
  const x = states.map((_, k) => k * coarse);
  return [
    { name: `energy, ${name}`, x, y: change(energies) },
    { name: `|L|, ${name}`, x, y: change(momenta), dash: 'dot' as const },
  ];
};

// %% conserved-run
const long = { t1: 100, stepSize: coarse };
const project = orthonormalizeMomentumState;
const byMatrix = integrate(lecture, lectureStart, { ...long, project });
const fromMatrix = byMatrix.states.map((y) =>
  fromMomentumState(body, unpackMomentumState(y)),
);
const byQuaternion = integrate(chaney, packState(start), long);
const fromQuaternion = byQuaternion.states.map((y) => unpackState(y));
const kept = [...readings('R', fromMatrix), ...readings('q', fromQuaternion)];
const part = { label: 'relative change', unit: '1', scale: 'log' as const };
const keptTitle = `What should not change, RK4, h = ${coarse} s`;
const keptAxes = { x: seconds, y: { ...part, range: [1e-17, 1] as const } };
show(lineChart({ title: keptTitle, ...keptAxes, series: kept }));
for (const { name, y } of kept) {
  const last = y.at(-1)!;
  const by = last < 1e-12 ? 'rounding' : last.toExponential(1);
  console.log(`${name}: off by ${by} after 100 s`);
}

// %% [markdown] invariants-note
/*
You were right if you said that it keeps it worse. A conserved quantity is a necessary test, not a sufficient one: the matrix form keeps $|\mathbf L|$ to rounding, and its energy still drifts. **Change this:** halve the step in the cell above, and see which curves fall. All do but that of $|\mathbf L|$ of the matrix form.
*/

// %% [markdown] exact-turns {"fold":{"title":"Further: turn by the angle of a step","until":"exact-turns-note"},"predict":{"options":[{"text":"that of the start","idea":"mixed-times","reply":"So it would be if ω stayed through the step. It grows, so the body turns farther."},{"text":"that of the middle","reply":"So it is: about one axis only the angle counts, and the middle ω is the mean."},{"text":"none of the two","idea":"turns-commute","reply":"So it is when ω changes its direction: then turns about two axes do not simply add up."}],"answer":1,"until":"exact-turns-note"}}
/*
## Further: turn by the angle of a step

Instead of adding $\dot q\,h$ one may *turn*: $q\to q\,\bigl(\cos\tfrac\theta2,\ \mathbf n\sin\tfrac\theta2\bigr)$ with the angle $\theta=|\boldsymbol\omega|h$ about $\mathbf n$, the direction of $\boldsymbol\omega$. Then $|q|$ stays 1 by itself. Which $\boldsymbol\omega$ of the step does one take: that of its start, or that of its middle? The cell prints the error after a second for 10 and for 20 steps.

**Predict:** $\boldsymbol\omega_b$ keeps its direction and grows evenly. Which of the two is exact?
*/

// %% exact-turns-run
const spins: Record<string, (t: number) => Vec3> = {
  constant: () => [0, 0, 2],
  faster: (t) => [0, 0, 1 + 2 * t],
  leaning: (t) => [2 * t, 0, 2],
};
/** A second in so many turns, each by the ω of one place in its step. */
function walked(spin: (t: number) => Vec3, place: number, steps: number) {
  let q: Quaternion = [1, 0, 0, 0];
  for (let k = 0; k < steps; k++) {
    const by = scale(spin((k + place) / steps), 1 / steps);
    q = multiplyQuaternions(q, quaternionFromRotationVector(by));
  }
  return q;
}
for (const [name, spin] of Object.entries(spins)) {
  const fine = walked(spin, 0.5, 4000);
  for (const place of [0, 0.5]) {
    const ends = [10, 20].map((steps) => walked(spin, place, steps));
    const off = ends.map((q) => rotationAngleBetween(q, fine));
    console.log(`${name}, ω at ${place} of the step: ${fixed(off, 5)} rad`);
  }
}

// %% [markdown] exact-turns-note
/*
You were right if you said that of the middle. A constant $\boldsymbol\omega$ is exact with both. If $\boldsymbol\omega$ leans, neither is: with half the step the error of the start is halved, that of the middle comes down to a quarter. They are of order one and two.
*/

// %% [markdown] cost {"fold":{"title":"Further: what accuracy costs","until":"slopes"}}
/*
## Further: what accuracy costs

Work is counted in *slopes*, evaluations of the rate: RK4 takes four in a step, Euler's method one. A step is cheap or dear only for the accuracy that it brings: with as many slopes as RK4, Euler's method is lost, and with 125 times as many it is a thousand times less accurate.

And the work in a slope? Chaney says that evolving $Q$ is "much faster than evolving the orientation using the matrix". The rate of $R$ (his eq. 12) takes 18 products, that of $q$ (eq. 14) takes 15; and making $R$ by eq. 10 for the forces takes 9 more, doublings not counted. So $q$ saves little in the rate, and
nothing where each slope needs $R$. It saves in the mending, a third of the work, and in the error: 3 times less for the throw of `four-forms`, 16 times for the cube.
*/

// %% slopes
for (const [method, stepSize, perStep] of [
  [rk4, 0.05, 4],
  [euler, 0.0125, 1],
  [euler, 0.0001, 1],
] as const) {
  const options = { duration: 20, stepSize, method };
  const end = simulate(body, start, options).states.at(-1)!;
  const wrong = rotationAngleBetween(end.orientation, truth(20).orientation);
  const slopes = Math.round((perStep * 20) / stepSize);
  const error = wrong.toExponential(1);
  console.log(`${method.name}, ${slopes} slopes: ${error} rad`);
}
