// %% [markdown] title
/*
# 02 Change of basis

The same point has different coordinates in different frames. Everything later, a point of a body seen from the world, an inertia
tensor turned with the body, is this one step again.

**After this notebook you can** find the coordinates of a point in any frame, straight or skew, and say what they mean.

*Source: lecture, "Coordinate frames", "Change of basis" and its exercise, parts 1 and 2. The figures of those slides are lost in
our copy, so the frames here are our own; the question is the same.*
*/

// %% import
import { inv, lusolve, multiply, subtract, transpose } from 'mathjs';
import { fromBasis, toBasis } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { basisFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] part-1
/*
## Exercise, part 1: a frame that is shifted and turned

The point is $[\mathbf x]_e = (1, 2)$, that is $\mathbf x = \mathbf e_1 + 2\,\mathbf e_2$. The frame $u$ has its origin at $(4, 1)$; its
first axis points up, its second to the left.

**Predict:** look at the picture and write a pair of numbers down. Starting at $\mathbf u_0$, how many steps along $\mathbf u_1$ and how
many along $\mathbf u_2$ lead to $\mathbf x$?
*/

// %% picture-1
const point: [number, number] = [1, 2];
const turned = {
  origin: [4, 1] as [number, number],
  axes: [
    [0, 1],
    [-1, 0],
  ] as [[number, number], [number, number]],
};
show(basisFigure({ point, frame: { name: 'u', ...turned } }));

// %% [markdown] predict-1
/*
The lecture says it in one line. The point is the origin of $u$ plus so much of each axis,

$$\mathbf x = \mathbf u_0 + \alpha\,\mathbf u_1 + \beta\,\mathbf u_2 ,$$

all written in $e$. These are two equations for two unknowns, with the axes as the columns of a matrix (our copy of that line has lost its
right side, erratum L18):

$$\bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]\begin{bmatrix}\alpha\\ \beta\end{bmatrix} = [\mathbf x]_e - [\mathbf u_0]_e .$$
*/

// %% solve
// The list of axes has them as rows; the formula wants them as columns.
const U = transpose(turned.axes);
const difference = subtract(point, turned.origin);
console.log('α and β solve the system: ', lusolve(U, difference).flat());
console.log('or, with the inverse:     ', multiply(inv(U), difference));

// %% [markdown] closed
/*
The solution, once and for all, is the lecture's "Change of basis":

$$[\mathbf x]_u = \begin{bmatrix}\alpha\\ \beta\end{bmatrix}
 = \bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]^{-1}\bigl([\mathbf x]_e - [\mathbf u_0]_e\bigr).$$

The library calls it `toBasis`, and the way back `fromBasis`.
*/

// %% answer-1
const inTurned = toBasis(point, turned);
console.log('[x]_u =', inTurned);
console.log('and back: [x]_e =', fromBasis(inTurned, turned));

// %% [markdown] reading-1
/*
One step up, three to the left: $(1, 3)$. **Change this:** move the origin of $u$ one up, to `[4, 2]`. Look for the coordinate that
changes, and for the one that does not: the first axis is the one that points up.
*/

// %% change-1 {"change":{"replace":"origin: [4, 1]","with":"origin: [4, 2]","ask":{"question":"the first coordinate of the point","answer":1},"appears":["[x]_u = [ 0, 3 ]"]}}
const shifted = toBasis(point, { ...turned, origin: [4, 1] });
console.log('[x]_u =', shifted);

// %% [markdown] part-2
/*
## Exercise, part 2: axes that are neither unit nor perpendicular

Nothing in the formula asks for right angles or unit lengths: it only asks that the axes are not parallel. Take
$\mathbf u_0 = (-1, 0)$, $\mathbf u_1 = (2, 1)$, $\mathbf u_2 = (-1, 1)$ and the point $(1, 2)$.

**Predict:** will the two coordinates be whole numbers? Count along the dotted grid.
*/

// %% picture-2
const skew = {
  origin: [-1, 0] as [number, number],
  axes: [
    [2, 1],
    [-1, 1],
  ] as [[number, number], [number, number]],
};
show(basisFigure({ point, frame: { name: 'u', ...skew } }));

// %% answer-2
const inSkew = toBasis(point, skew);
console.log('[x]_u =', inSkew.map((c) => c.toFixed(4)).join(', '));
console.log(
  'and back: [x]_e =',
  fromBasis(inSkew, skew)
    .map((c) => c.toFixed(4))
    .join(', '),
);

// %% [markdown] mistake
/*
## The mistake to know

No whole numbers: $(\tfrac43,\tfrac23)$. For perpendicular unit axes the inverse matrix is the transpose, so $\alpha$ is just the scalar
product $\mathbf u_1\cdot(\mathbf x-\mathbf u_0)$. For skew axes it is not. Using the scalar product anyway gives a plausible wrong answer:
*/

// %% mistake-shown
const S = transpose(skew.axes);
const along = subtract(point, skew.origin);
const projected = multiply(transpose(S), along);
console.log(
  'Sᵀ (x - u₀) =',
  projected,
  '   S⁻¹ (x - u₀) =',
  multiply(inv(S), along)
    .map((c) => c.toFixed(4))
    .join(', '),
);
console.log('the scalar products lead back to', multiply(S, projected), 'plus the origin, instead of', along);

// %% [markdown] space
/*
## In space

Three axes, the same formula. A rotation matrix is the special case that the whole course uses: its columns are the body's axes,
perpendicular and of unit length, so the inverse is the transpose.

**Predict:** the axes below are neither. How many steps of length 2 along $z$ lead to the height 4?

**Change this:** make the third axis `[2, 1, 0]`, and look for what the library says of it.
*/

// %% space-3d {"change":{"replace":"[0, 0, 2]","with":"[2, 1, 0]","ask":{"question":"What is wrong with (2, 1, 0) as the third axis?","options":["nothing: the frame is skew, as before","that it is not perpendicular to the others","that it lies in the plane of the others"],"answer":2},"appears":["They are parallel, lie in one plane or are zero"]}}
const axes: [Vec3, Vec3, Vec3] = [
  [1, 1, 0],
  [0, 1, 0],
  [0, 0, 2],
];
try {
  console.log('[x]_u =', toBasis([2, 3, 4], { origin: [1, 0, 0], axes }));
} catch (error) {
  console.log((error as Error).message);
}

// %% [markdown] exercise
/*
Two: $(1, 2, 2)$. With $(2,1,0)$, twice the first axis minus the second, all three lie in the plane $z=0$, and no sum of them leads to a point
off it.

## Your turn

Exercise [02 Change of basis](../exercises/02-change-of-basis/README.md) asks for `toBasis` and `fromBasis` of your own:
`node lab start 02-change-of-basis`.

## Questions to close with

Which condition must the axes of a frame meet, and which two may they lack? When may you use the scalar product with an axis instead of
solving a system? The origin of the frame moves by $\mathbf u_1$: what becomes of $[\mathbf x]_u$?
*/
