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
import { fromBasis, toBasis } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { basisFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] part-1
/*
## Exercise, part 1: a frame that is shifted and turned

The point is $[\mathbf x]_e = (1, 2)$. The frame $u$ has its origin at $(4, 1)$; its first axis points up, its second to the left.
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
**Predict** from the picture: starting at $\mathbf u_0$, how many steps along $\mathbf u_1$ and how many along $\mathbf u_2$ lead to
$\mathbf x$? Write the pair down.

The lecture says it in one line. The point is the origin of $u$ plus so much of each axis,

$$\mathbf x = \mathbf u_0 + \alpha\,\mathbf u_1 + \beta\,\mathbf u_2 ,$$

all written in $e$; solve the two equations for the two unknowns:

$$[\mathbf x]_u = \begin{bmatrix}\alpha\\ \beta\end{bmatrix}
 = \bigl[\,[\mathbf u_1]_e\ [\mathbf u_2]_e\,\bigr]^{-1}\bigl([\mathbf x]_e - [\mathbf u_0]_e\bigr).$$
*/

// %% answer-1
const inTurned = toBasis(point, turned);
console.log('[x]_u =', inTurned);
console.log('and back: [x]_e =', fromBasis(inTurned, turned));

// %% [markdown] reading-1
/*
One step up, three to the left: $(1, 3)$. **Change this:** move the origin of $u$ upwards. Which of the two coordinates changes, and
by how much?
*/

// %% change-1
const moved = toBasis(point, { ...turned, origin: [4, 2] });
console.log('[x]_u with the origin at (4, 2) =', moved);

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
console.log('and back: [x]_e =', fromBasis(inSkew, skew));

// %% [markdown] mistake
/*
## The mistake to know

For perpendicular unit axes the inverse matrix is the transpose, so $\alpha$ is just the scalar product
$\mathbf u_1\cdot(\mathbf x-\mathbf u_0)$. For skew axes it is not. Using the scalar product anyway gives a plausible wrong answer:
*/

// %% mistake-shown
const fromOrigin = [point[0] - skew.origin[0], point[1] - skew.origin[1]] as const;
const projected = skew.axes.map((u) => u[0] * fromOrigin[0] + u[1] * fromOrigin[1]);
console.log(
  'scalar products:',
  projected,
  ' right coordinates:',
  inSkew.map((c) => Number(c.toFixed(4))),
);
console.log('the scalar products lead back to', fromBasis(projected as [number, number], skew), 'instead of', point);

// %% [markdown] space
/*
## In space

Three axes, the same formula. A rotation matrix is the special case that the whole course uses: its columns are the body's axes,
perpendicular and of unit length, so the inverse is the transpose.

**Change this:** make the third axis a combination of the first two, for instance `[2, 1, 0]`, and read the error. Why is there no
answer?
*/

// %% space-3d
const origin: Vec3 = [1, 0, 0];
const axes: [Vec3, Vec3, Vec3] = [
  [1, 1, 0],
  [0, 1, 0],
  [0, 0, 2],
];
console.log('[x]_u =', toBasis([2, 3, 4], { origin, axes }));

// %% [markdown] exercise
/*
## Your turn

Exercise **02 Change of basis** asks for `toBasis` and `fromBasis` of your own: `npx lab start 02-change-of-basis`.
*/
