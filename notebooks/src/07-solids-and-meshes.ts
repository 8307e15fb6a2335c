// %% [markdown] title
/*
# 07 Solids, compounds, polygons, meshes

Eight masses at the corners are a caricature. Real bodies fill a volume, are put together from parts, or come as a mesh from a modelling
program. In every case the result is the same ten numbers: mass, centre of mass, inertia tensor.

**After this notebook you can** get the mass properties of a solid from a formula, an integral or a mesh, combine parts that are shifted
and turned, and tell a usable polygon or mesh from a broken one.

*Sources: lecture, "Inertia Tensor" (canonical objects), "Representing Rigid Bodies", "Shape Representation"; Chaney section 8.2.*
*/

// %% import
import {
  combine,
  deg,
  diagonalize,
  massPropertiesFromDensity,
  meshFromObj,
  meshProblems,
  placed,
  pointMasses,
  polygonProblems,
  rotationZ,
  solidBox,
  solidCylinder,
  solidMesh,
  solidSphere,
  triangulate,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { boxMesh, lineChart, polygonFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] solid
/*
## A solid brick

**Predict:** the lecture's brick has its 8 kg in the corners. Spread the same 8 kg evenly through the volume: do the moments grow or
shrink, and by the same factor for all three axes?
*/

// %% solid-brick
const rounded = (x: number): string => (Math.abs(x) < 5e-5 ? 0 : x).toFixed(4).padStart(11);
const digits = (M: Mat3): string => M.map((r) => r.map(rounded).join('')).join('\n');
const corners: Vec3[] = boxMesh([4, 1, 2]).vertices;
const hollow = pointMasses(corners.map((position) => ({ mass: 1, position })));
const solid = solidBox({ size: [4, 1, 2], mass: 8 });
console.log('masses at the corners:\n' + digits(hollow.inertia));
console.log('solid:\n' + digits(solid.inertia));
console.log(
  'ratio:',
  (hollow.inertia[0][0] / solid.inertia[0][0]).toFixed(4),
  (hollow.inertia[1][1] / solid.inertia[1][1]).toFixed(4),
  (hollow.inertia[2][2] / solid.inertia[2][2]).toFixed(4),
);

// %% [markdown] half
/*
A third of it, on every axis: $\tfrac1{12}m(b^2+c^2)$ instead of $\tfrac14m(b^2+c^2)$. Such formulas exist for all canonical bodies: a
ball has $\tfrac25mr^2$, a cylinder $\tfrac12mr^2$ about its axis; the library has them as `solidBox`, `solidSphere`, `solidCylinder`.
Sizes here are *full* side lengths. Chaney's `setBox` takes half of them and calls them radii; mixing the two up is a factor of four.

## The integral behind the formula

The lecture defines everything by integrals over a density $\rho(x,y,z)$: the mass and its centre,

$$M = \int\rho\,dV,\qquad r_x = \frac1M\int\rho\,x\,dV,\quad\dots$$

and, with the coordinates measured from that centre, moments and products,

$$I_{xx} = \int\rho\,(y^2+z^2)\,dV,\quad\dots\qquad I_{xy} = \int\rho\,x\,y\,dV,\quad\dots$$

A density that varies has no table entry, but the integrals are there. Take a brick that is denser towards one end.

**Predict:** to which side does the centre move, and do the products of inertia still vanish?
*/

// %% density {"change":{"replace":"const gradient = 0.5","with":"const gradient = 0","ask":{"question":"the moment of inertia about y","answer":0},"appears":["0.0000    13.3333     0.0000"]}}
const gradient = 0.5;
const graded = massPropertiesFromDensity(([x]) => 1 + gradient * x, { min: [-2, -0.5, -1], max: [2, 0.5, 1] });
console.log('mass', graded.mass.toFixed(4), 'kg, centre of mass', graded.com.map(rounded).join(''), 'm');
console.log(digits(graded.inertia));
console.log('estimated error of the tensor below 1e-9 kg m²:', graded.estimatedError.inertia < 1e-9);

// %% [markdown] density-note
/*
By two thirds of a metre towards the dense end; the products vanish, for the density has the mirror planes $y$ and $z$. By hand:
$\rho=1+\tfrac x2$ gives $M=8$ and $\int\rho\,x\,dV=\tfrac12\cdot2\cdot\tfrac{16}3$, so $r_x=\tfrac23$.

**Change this:** set the gradient to 0. You get the solid brick above, from the integral instead of the formula.

## Parts make a whole

Chaney's example joins a box of 1000 kg and a cylinder of 500 kg at $x = 5$ m. Masses add; the centre of mass is the weighted mean; and
each tensor must be *shifted* to the common centre before the tensors may be added.

**Predict:** the box is 8 m long and lies around the origin. Where on the line to the cylinder is the common centre?
*/

// %% compound {"change":{"replace":"translation: [5, 0, 0]","with":"translation: [5, 0, 2]","ask":{"question":"Which product of inertia will no longer be zero?","options":["I[0][1], of x and y","I[0][2], of x and z","I[1][2], of y and z"],"answer":1},"appears":["3250.0000     0.0000 -3333.3333"]}}
const box = solidBox({ size: [8, 4, 2], mass: 1000 });
const cylinder = solidCylinder({ radius: 1, length: 2, axis: 'x', mass: 500 });
const whole = combine(box, placed(cylinder, { translation: [5, 0, 0], rotation: rotationZ(deg(0)) }));
console.log('mass', whole.mass, 'kg, centre of mass', whole.com.map(rounded).join(''), 'm');
console.log(digits(whole.inertia));
const { moments, rotation, translation } = diagonalize(whole);
console.log('principal moments', moments.map((m) => m.toFixed(3)).join(', '), 'kg m²');
console.log('shift to the centre', translation.map(rounded).join(''), 'm, then turn by\n' + digits(rotation));

// %% [markdown] compound-note
/*
A third of the way, for the cylinder has a third of the mass: $5/3$ m. Of the two tensors as they stand, about their own centres, the sum
would lack $\tfrac{1000\cdot500}{1500}\,5^2\approx8333$ kg m² about $y$ and about $z$.

**Change this:** place the cylinder 2 m higher. Look for the product that stops being zero, and for the turn that makes it vanish again.
Then turn it as well, `deg(30)`.

## Polygons

There are many ways to describe a shape: formulas, volume elements, curved patches. The lecture sticks to polygons, joined along their edges
into a closed surface. It shows five and asks for convex ones.

**Predict:** which of the five below could you fill with a flat sheet of paper, cut along the edges?
*/

// %% polygons
const shapes: Record<string, Vec3[]> = {
  triangle: [
    [0, 0, 0],
    [1, 0, 0],
    [0.3, 1, 0],
  ],
  convex: [
    [0, 0, 0],
    [1, 0, 0],
    [1.2, 0.7, 0],
    [0.5, 1.1, 0],
    [-0.1, 0.6, 0],
  ],
  concave: [
    [0, 0, 0],
    [1.2, 0, 0],
    [1.2, 1, 0],
    [0.6, 0.3, 0],
    [0, 1, 0],
  ],
  'non-planar': [
    [0, 0, 0],
    [1, 0, 0],
    [1, 1, 0.5],
    [0, 1, 0],
  ],
  'self-intersecting': [
    [0, 0, 0],
    [1, 1, 0],
    [1, 0, 0],
    [0, 1, 0],
  ],
};
const drawable = (name: string): boolean => !['non-planar', 'self-intersecting'].includes(name);
show(
  polygonFigure({
    title: 'Which of these are polygons that a body can be made of?',
    polygons: Object.entries(shapes).map(([name, vertices]) => ({
      name,
      vertices,
      ...(drawable(name) ? { triangles: triangulate(vertices) } : {}),
    })),
  }),
);
for (const [name, vertices] of Object.entries(shapes)) {
  const problems = polygonProblems(vertices);
  console.log(
    `${name.padEnd(18)} ${problems.length === 0 ? 'convex: fine as it is' : problems.map((p) => p.reason).join(' ')}`,
  );
}

// %% [markdown] triangles
/*
The first three: the fourth is not flat, the fifth has no inside. Every convex polygon splits into triangles, and so does every simple
concave one. That is why triangles are the uniform choice: one kind only, the simplest, always flat and convex, easy to draw, and with
many good algorithms. Their cost is number: the description is bulky, and a round surface needs many.

## Meshes

A closed mesh of triangles has exact mass properties: each triangle and the origin span a tetrahedron, and their signed volumes add up.
Modelling programs write such meshes as OBJ or STL files; a mesh read from one gets mass, centre, tensor and, by `diagonalize`, its body
frame in the same way as a box.

**Predict:** the tetrahedron below has the corners $(0,0,0)$, $(1,0,0)$, $(0,1,0)$ and $(0,0,1)$. Which volume has it, and where is its
centre?
*/

// %% mesh
const brickMesh = boxMesh([4, 1, 2]);
const fromMesh = solidMesh(brickMesh, { mass: 8 });
console.log('from the mesh:\n' + digits(fromMesh.inertia));
const objFile = 'v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n';
const tetrahedron = solidMesh(meshFromObj(objFile), { density: 1 });
console.log('tetrahedron: volume', tetrahedron.mass.toFixed(4), 'm³, centre', tetrahedron.com.map(rounded).join(''));
const opened = { ...brickMesh, triangles: brickMesh.triangles.slice(1) };
console.log(
  'with one triangle missing:',
  meshProblems(opened)
    .map((p) => p.reason)
    .join(' '),
);

// %% [markdown] round
/*
A sixth of the unit cube, and a quarter of the way along each axis. A mesh with a hole has no inside, and the library says where it is open.

A sphere made of triangles lies inside the sphere. **Predict:** when the triangles get half as large, by how much does the error of the
volume shrink?
*/

// %% sphere-convergence {"change":{"replace":"const finest = 5","with":"const finest = 4","ask":{"question":"How large will the error of the last mesh be, whose triangles are twice as large?","options":["twice as large","four times as large","eight times as large"],"answer":1},"appears":["volume error of the finest: 4.01e-3",{"curve":"volume","at":"last","value":0.00401}]}}
const finest = 5;
function sphereMesh(rings: number): { vertices: Vec3[]; triangles: [number, number, number][] } {
  const sectors = 2 * rings;
  const vertices: Vec3[] = [[0, 0, 1]];
  for (let i = 1; i < rings; i++) {
    for (let j = 0; j < sectors; j++) {
      const [u, v] = [(Math.PI * i) / rings, (2 * Math.PI * j) / sectors];
      vertices.push([Math.sin(u) * Math.cos(v), Math.sin(u) * Math.sin(v), Math.cos(u)]);
    }
  }
  vertices.push([0, 0, -1]);
  const at = (i: number, j: number): number => 1 + (i - 1) * sectors + (j % sectors);
  const triangles: [number, number, number][] = [];
  for (let j = 0; j < sectors; j++) {
    triangles.push([0, at(1, j), at(1, j + 1)], [vertices.length - 1, at(rings - 1, j + 1), at(rings - 1, j)]);
    for (let i = 1; i < rings - 1; i++) {
      triangles.push([at(i, j), at(i + 1, j), at(i + 1, j + 1)], [at(i, j), at(i + 1, j + 1), at(i, j + 1)]);
    }
  }
  return { vertices, triangles };
}
const exactSphere = solidSphere({ radius: 1, density: 1 });
const levels = Array.from({ length: finest }, (_, k) => 4 * 2 ** k);
const meshes = levels.map((rings) => solidMesh(sphereMesh(rings), { density: 1 }));
show(
  lineChart({
    title: 'A sphere of triangles against the sphere',
    x: { label: 'rings of triangles', unit: '1', scale: 'log' },
    y: { label: 'relative error', unit: '1', scale: 'log' },
    series: [
      { name: 'volume', x: levels, y: meshes.map((m) => Math.abs(m.mass / exactSphere.mass - 1)), draw: 'both' },
      {
        name: 'moment',
        x: levels,
        y: meshes.map((m) => Math.abs(m.inertia[2][2] / exactSphere.inertia[2][2] - 1)),
        draw: 'both',
      },
    ],
    references: [{ slope: -2, through: [8, 0.02], from: 5, to: 4 * 2 ** (finest - 1) }],
  }),
);
console.log('volume error of the finest:', Math.abs(meshes.at(-1)!.mass / exactSphere.mass - 1).toExponential(2));

// %% [markdown] exercise
/*
By four: the error is of second order in the size of the triangles. **Change this:** stop one level earlier, `finest = 4`. Look for the
error of the last mesh, four times as large.

## Where this goes

A rigid body does not change its shape, moves and turns as a whole, and fills a volume; of all that, only mass, centre and tensor enter
its motion. The next notebooks push it.

## Your turn

Exercise [07 Solids and meshes](../exercises/07-solids/README.md) asks for the tensor of a solid brick, of parts put together, and of a mesh, and
which surfaces bound a solid: `node lab start 07-solids`.

## Questions to close with

Why is the solid brick easier to turn than the one with its mass in the corners? Two bodies are joined: which of mass, centre and tensor may
you simply add, and what comes before the others? Which of the five polygons has no inside, and which can be mended by cutting?
*/
