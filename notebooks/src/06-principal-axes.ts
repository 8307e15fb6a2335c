// %% [markdown] title
/*
# 06 Principal axes

Turned the right way, every inertia tensor is diagonal. The directions in which it is are the body's own axes; the three numbers that
remain are all that its rotation depends on.

**After this notebook you can** diagonalise any tensor, order and sign the axes so that they form a rotation, say what the three moments
mean, and see what goes wrong when a general eigenvalue routine does it.

*Sources: lecture, "Inertia Tensor in the Body Coordinate Frame", "Computing I_body"; Chaney section 2.2 with its test in six steps.*
*/

// %% import
import { evaluate, format } from 'mathjs';
import {
  apply,
  deg,
  determinant,
  diagonalize,
  dot,
  inertiaProblems,
  matrixFromAxisAngle,
  multiply,
  norm,
  placedPoints,
  pointMasses,
  principalAxes,
  rotateInertia,
  rotationY,
  scale,
  subtract,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { inertiaEllipsoidFigure, lineChart, massFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] turned-brick
/*
## The turned brick, again

Notebook 05 found the tensor of the lecture's brick, turned by 45° about $y$. Suppose that somebody gives you only these nine numbers.

**Predict:** what will the three principal moments be, and in which direction does the axis of the smallest one point?
*/

// %% turned
const rounded = (x: number): string => (Math.abs(x) < 5e-5 ? 0 : x).toFixed(4).padStart(10);
const digits = (M: Mat3): string => M.map((r) => r.map(rounded).join('')).join('\n');
const turned: Mat3 = [
  [22, 0, 12],
  [0, 40, 0],
  [12, 0, 22],
];
const { moments, axes } = principalAxes(turned);
console.log('moments [kg m²]:', moments.map((m) => m.toFixed(6)).join(', '));
console.log('axes, as columns:\n' + digits(axes));

// %% picture
show(inertiaEllipsoidFigure({ title: 'The inertia ellipsoid of the turned brick', inertia: turned }));

// %% [markdown] meaning
/*
10, 34 and 40, and the axis of 10 is $(0.707, 0, -0.707)$: where the long side points. The ellipsoid
$\mathbf x\cdot I\mathbf x = \text{const}$ is long where turning is easy. A large moment means a slow answer to a torque about that axis.

## Back again, and the inverse

With the axes as the columns of $U$, the tensor is $I = U\,I_\text{body}\,U^T$ with a diagonal $I_\text{body}$. The inverse, which turns
$\mathbf L$ into $\boldsymbol\omega$, needs no more than reciprocals:

$$I^{-1} = U\begin{bmatrix}1/I_1&0&0\\0&1/I_2&0\\0&0&1/I_3\end{bmatrix}U^T .$$

In the formulas below a prime is the transpose, and `./` divides entry by entry.

**Predict:** the tensor has zeros at four places. Has its inverse zeros at the same places?
*/

// %% inverse {"change":{"replace":"moments };","with":"moments: [10, 34, 80] };","ask":{"question":"The largest moment is doubled. How many entries of U diag(moments) U' will change?","options":["one","the three on the diagonal","all five that are not zero"],"answer":0},"appears":["[[22, 0, 12], [0, 80, 0], [12, 0, 22]]","[0, 0.0125, 0]"]}}
const algebra = { I: turned, U: axes, moments };
console.log("U diag(moments) U'    =", format(evaluate("U * diag(moments) * U'", algebra), 4));
console.log("U diag(1/moments) U'  =", format(evaluate("U * diag(1 ./ moments) * U'", algebra), 4));
console.log('I⁻¹                   =', format(evaluate('inv(I)', algebra), 4));

// %% [markdown] inverse-note
/*
It has: $x$ and $z$ are mixed by the turn about $y$, and $y$ stays by itself. A moment of zero (a rod, a point) has no reciprocal: such a
body has no inverse tensor (erratum L20). **Change this:** double the largest moment, `moments: [10, 34, 80]`. Look for the entries that
follow: only those of the axis $y$ in both products, and the last line, which still inverts the old tensor.

## What makes axes a rotation

Three conditions make a set of axes usable as a *rotation* (the lecture: "Eigenvectors form the rotation matrix R"), and only the first
comes for free:

1. each axis is an eigenvector, $I\,\mathbf u_k = I_k\,\mathbf u_k$;
2. the axes are orthonormal, also when two moments coincide;
3. the set is right-handed, $\det = +1$.

The slide's own output fails the third (erratum L6), and prints two moments with the wrong axis (erratum L5, a consequence of the wrong sign
in its tensor). Here it is; $\mathbf u\cdot I\mathbf u$ is the moment about $\mathbf u$.

**Predict:** which axis of the turned brick is the long one, the first or the second column?
*/

// %% slide-output
const slide: Mat3 = [
  [0.70710678, 0.70710678, 0],
  [0, 0, 1],
  [-0.70710678, 0.70710678, 0],
];
[34, 10, 40].forEach((value, k) => {
  const u: Vec3 = [slide[0][k], slide[1][k], slide[2][k]];
  console.log(`column ${k + 1}: printed with ${value}, right ${dot(u, apply(turned, u)).toFixed(4)} kg m²`);
});
console.log(
  'det of the printed eigenvectors:',
  determinant(slide).toFixed(6),
  '   det of ours:',
  determinant(axes).toFixed(6),
);

// %% [markdown] reflection
/*
Used as an orientation, the printed matrix would draw the body as its mirror image. Flipping the sign of one column cures it: an
eigenvector's sign is free. This course fixes order and signs so that everybody gets the same axes: moments ascending, axis 3 = axis 1
× axis 2, the first large component of axes 1 and 2 positive.

## Repeated moments

**Predict:** a cube of eight equal masses. Which directions are its principal axes?
*/

// %% cube {"change":{"replace":"mass: 1, position: [x, y, z]","with":"mass: x === 1 && y === 1 && z === 1 ? 2 : 1, position: [x, y, z]","ask":{"question":"Where will the axis point whose moment is not like the other two?","options":["along an edge of the cube","across, at a right angle to the heavy corner","at the heavy corner"],"answer":2},"appears":["moments: 16.0000, 18.6667, 18.6667","0.5774    0.8165"]}}
const signs = [-1, 1];
const cube = signs.flatMap((x) => signs.flatMap((y) => signs.map((z) => ({ mass: 1, position: [x, y, z] as Vec3 }))));
const cubeAxes = principalAxes(pointMasses(cube).inertia);
console.log('moments:', cubeAxes.moments.map((m) => m.toFixed(4)).join(', '));
console.log('axes:\n' + digits(cubeAxes.axes));

// %% [markdown] cube-note
/*
All three moments are 16, so *every* direction is a principal axis: as far as turning goes, a cube is a sphere. The rule then takes
$x$, $y$, $z$. **Change this:** make the corner $(1, 1, 1)$ twice as heavy. Two moments stay equal; where does the odd axis point?

## Both ways to the body tensor

The lecture names two options: diagonalise (option 1), or undo a known rotation, $R^TIR$ (option 2). Option 2 gives a diagonal tensor
only if the body's axes were principal axes to begin with (erratum L13). Make one corner of the brick heavy and see:
*/

// %% two-options
const corners: Vec3[] = [
  [-2, -0.5, 1],
  [2, -0.5, 1],
  [2, 0.5, 1],
  [-2, 0.5, 1],
  [-2, -0.5, -1],
  [2, -0.5, -1],
  [2, 0.5, -1],
  [-2, 0.5, -1],
];
const uneven = pointMasses(corners.map((position, i) => ({ mass: i === 1 ? 5 : 1, position })));
const R = rotationY(deg(45));
const inWorld = rotateInertia(uneven.inertia, R);
console.log('option 2, Rᵀ I R:\n' + digits(multiply(transpose(R), multiply(inWorld, R))));
console.log(
  'option 1, principal moments:',
  principalAxes(inWorld)
    .moments.map((m) => m.toFixed(4))
    .join(', '),
);

// %% [markdown] chaney
/*
## Chaney's test in six steps

Section 2.2 gives a recipe to check the whole chain on random particles: (1) scatter particles, (2) find the centre of mass, (3) the
tensor about it, (4) its eigenvectors as *rows* of a matrix, (5) move every particle with them, (6) compute the tensor again: it must be
diagonal. `diagonalize` returns the moved mass properties and the map, rotation and translation, that the body's graphics must follow
too: $\text{new} = \text{diagRotPos}\cdot\text{old} + \text{diagLinPos}$.
*/

// %% six-steps {"change":{"replace":"const count = 20","with":"const count = 7","ask":{"question":"the size of the products of inertia after step 6","answer":2},"appears":["53.9779    0.0000    0.0000"]}}
const count = 20;
// A fixed recipe instead of a random one, so that the page and your run agree: digits of a sine, between -3 and 3.
const scatter = (k: number, j: number): number => {
  const digitsOf = Math.sin(12.9898 * (k + 1) + 78.233 * (j + 1)) * 43758.5453;
  return 6 * (digitsOf - Math.floor(digitsOf)) - 3;
};
const particles = Array.from({ length: count }, (_, k) => ({
  mass: 1 + (k % 4),
  position: [scatter(k, 0), scatter(k, 1), 2 + scatter(k, 2)] as Vec3,
}));
const cloud = pointMasses(particles);
const { massProperties, moments: cloudMoments, rotation, translation } = diagonalize(cloud);
const moved = placedPoints(
  particles.map((p) => p.position),
  { rotation, translation },
);
const again = pointMasses(particles.map((p, k) => ({ mass: p.mass, position: moved[k] })));
console.log('step 3, the tensor before:\n' + digits(cloud.inertia));
console.log('step 6, the tensor after:\n' + digits(again.inertia));
const products = [again.inertia[0][1], again.inertia[0][2], again.inertia[1][2]].map(Math.abs);
console.log(
  'products of inertia gone, to 1e-14 of the largest moment:',
  Math.max(...products) < 1e-14 * cloudMoments[2],
);
console.log('det of the rows:', determinant(rotation).toFixed(12), ' (C5: it must be +1)');

// %% six-steps-picture
show(
  massFigure({
    title: 'The cloud and its principal axes',
    particles,
    com: cloud.com,
    principalAxes: transpose(rotation),
    axisLength: 3,
  }),
);
console.log('the library says the same:', massProperties.inertia.map((r, k) => r[k].toFixed(4)).join(', '));

// %% [markdown] possible
/*
Zero off the diagonal, and the three moments on it. **Change this:** take 7 particles. Look for the tensors, which are others, and for the
products, which vanish all the same.

## Which moments can a body have?

**Predict:** is there a body with the moments 1, 2 and 4 kg m²?

Each moment is a sum over two of three squares, so no moment can be larger than the other two together (the triangle inequality). Where
it is exactly the sum, all mass lies in a plane.
*/

// %% triangle {"change":{"replace":"[1, 2, 4]","with":"[1, 2, 3]","ask":{"question":"Is there a body with the moments 1, 2 and 3 kg m²?","options":["yes, just so","no, 3 is still too much"],"answer":0},"appears":["a body can have these moments"]}}
const diagonal = ([a, b, c]: Vec3): Mat3 => [
  [a, 0, 0],
  [0, b, 0],
  [0, 0, c],
];
const candidate: Vec3 = [1, 2, 4];
const problems = inertiaProblems(diagonal(candidate));
console.log(problems.length === 0 ? 'a body can have these moments' : problems.map((p) => p.reason).join('\n'));

// %% [markdown] triangle-note
/*
None: 4 is more than 1 + 2. **Change this:** try `[1, 2, 3]`. Look for the answer at the very edge: a flat body. Then try the moments of
something in your pocket.

## Turning the tensor does not change its moments

**Predict:** the body is turned about a skew axis. Which of the numbers in its tensor move, and which three stay?
*/

// %% sweep
const steps = Array.from({ length: 91 }, (_, k) => 4 * k);
const tilted = steps.map((a) => rotateInertia(turned, matrixFromAxisAngle([1, 2, 2], deg(a))));
show(
  lineChart({
    title: 'Diagonal entries move, principal moments do not',
    x: { label: 'angle about (1, 2, 2)', unit: '°' },
    y: { label: 'moment', unit: 'kg m²' },
    series: [
      { name: 'I[0][0]', x: steps, y: tilted.map((I) => I[0][0]) },
      ...[0, 1, 2].map((k) => ({
        name: `principal ${k + 1}`,
        x: steps,
        y: tilted.map((I) => principalAxes(I).moments[k]),
        dash: 'dash' as const,
      })),
    ],
  }),
);
const axis1: Vec3 = [axes[0][0], axes[1][0], axes[2][0]];
const residual = subtract(apply(turned, axis1), scale(axis1, moments[0]));
console.log('|I u₁ - I₁ u₁| below 1e-13:', norm(residual) < 1e-13);

// %% [markdown] exercise
/*
However the body is turned, the principal moments stay; the axes go along.

## Your turn

Exercise [06 Principal axes](../exercises/06-principal-axes/README.md) asks for axes that are right-handed also for the nasty tensors:
`node lab start 06-principal-axes`.

## Questions to close with

Which of the three conditions does an eigenvalue routine not promise, and how do you mend it? A cube has three equal moments: what may you
say about its principal axes? $R^TIR$ is not diagonal: what does that tell about the body axes, and does it make the tensor wrong?
*/
