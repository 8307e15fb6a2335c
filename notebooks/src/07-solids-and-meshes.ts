// %% [markdown] title
/*
# 07 Solids, compounds, polygons, meshes

Eight masses at the corners are a caricature. Real bodies fill a volume, are put together from parts, or come as a surface of triangles from a modelling program. In every case the result is the same ten numbers: mass, centre of mass (three) and inertia tensor (six).

**After this notebook you can** get the ten numbers of a solid from a formula, from an integral and from a mesh, put parts together, and tell a surface that bounds a solid from a broken one.

*Sources: lecture, "Center of Mass (COM)", "Inertia Tensor" (the integrals; canonical objects), "Representing Rigid Bodies", "Shape Representation"; Chaney section 8.2.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** In its own axes a dumb-bell has two masses of 2 kg at (3, 2, 0) m and at the opposite place. It is turned by 30° about z, and its tensor I is computed in the world. Then RᵀIR undoes the turn. What is its entry [0][1]?

- 24 kg m²
- −24 kg m²
- 0 kg m²
- −20.7 kg m²

<details><summary>The answer</summary>

−24 kg m². So it is: RᵀIR is the tensor in the axes of the body. They are no principal axes here, and nothing is wrong with that. (Notebook [06](06-principal-axes.ipynb).)

</details>

**2.** A brick lies with its own axes x, y, z along those of the world. It is turned by 90° about the world's y, and then by 90° about its own z, as that lies by then. Where does an arrow point that is painted along the brick's own x?

- along +z
- along +y
- along −z

<details><summary>The answer</summary>

along +y. So it is: the second turn is about an axis of the brick, so its factor stands on the right and acts on the arrow first. (Notebook [03](03-rotations.ipynb).)

</details>

**3.** The two axes of a frame are one metre long and stand at 135° to each other. 3 steps along u₁ and 4 along u₂ lead to a point. What is the scalar product of u₁ with the way there?

- 3 m²
- 0.172 m²
- 4 m²
- 7 m²

<details><summary>The answer</summary>

0.172 m². So it is: a step along u₂ also goes some way along u₁, by the cosine of the angle. (Notebook [02](02-change-of-basis.ipynb).)

</details>
*/

// %% import
import {
  add,
  combine,
  cross,
  deg,
  diagonal,
  diagonalize,
  dot,
  fixed,
  hollowCylinder,
  massPropertiesFromDensity,
  meshFromObj,
  meshProblems,
  normalize,
  placed,
  pointMasses,
  polygonProblems,
  rigidBody,
  rigidBodyState,
  rotationAngleBetween,
  simulate,
  solidBox,
  solidCylinder,
  solidMesh,
  solidSphere,
  subtract,
  triangulate,
  without,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import type {
  Loads,
  MassProperties,
  RigidBodyState,
  Vec2,
  Vec3,
} from 'rigid-body-lab';
import {
  boxMesh,
  lineChart,
  planeFigure,
  polygonFigure,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] solid {"predict":{"options":[{"text":"they shrink, each to a third","reply":"So it is: along every edge the mean of x² is a²/12 for spread mass and a²/4 for mass at the ends, and the moments are made of these means."},{"text":"they shrink, most about the long axis","idea":"moment-by-distance","reply":"So it would be if only one edge were filled. All three are filled in the same way, and each mean square falls to a third."},{"text":"they stay: mass and centre are the same","idea":"mass-is-all","reply":"So it is for pushing. For turning it counts how far from the axis the mass is, and most of it has come nearer."}],"answer":0,"until":"half"}}
/*
## A solid brick

The lecture's brick of $4\times1\times2$ m has its 8 kg in the corners, 1 kg in each. Spread the same 8 kg evenly through the volume.

**Predict:** what do the three moments do?
*/

// %% solid-brick
const corners: Vec3[] = boxMesh([4, 1, 2]).vertices;
const cornered = pointMasses(
  corners.map((position) => ({ mass: 1, position })),
);
const solid = solidBox({ size: [4, 1, 2], mass: 8 });
const momentsOf = ({ inertia }: MassProperties): number[] => {
  return [inertia[0][0], inertia[1][1], inertia[2][2]];
};
console.log(`masses at the corners: ${fixed(momentsOf(cornered))} kg m²`);
console.log(`the solid brick:       ${fixed(momentsOf(solid))} kg m²`);
const ratios = momentsOf(cornered).map((I, k) => I / momentsOf(solid)[k]);
console.log(`ratios:                ${fixed(ratios)}`);

// %% [markdown] half {"predict":{"draw":"brick in pieces","cell":"pieces","question":"Cut the solid brick into n × n × n equal pieces, and put the mass of each piece into its middle. Draw the moment about y of these point masses, for n from 1 to 10.","reply":"One piece has all its mass on the axis: 0. From there it rises to the 13.33 of the solid, fast at first: what is missing is a part 1/n² of the whole."}}
/*
You were right if you said a third. With $a$, $b$, $c$ the *full* edges along $x$, $y$, $z$ and $m$ the mass, the moment about $x$ is $\tfrac1{12}m(b^2+c^2)$ instead of $\tfrac14m(b^2+c^2)$. (Chaney's `setBox` takes half the edges and calls them radii. Who mixes them up is off by a factor of four.)

## The integral behind it

Where does the 12 come from? Cut the solid into small pieces, and sum as for point masses. In the limit the sums are integrals over the *density* $\rho(x,y,z)$ [kg/m³], and by these the lecture defines everything: mass and centre,

$$M = \int\rho\,dV,\qquad r_x = \frac1M\int\rho\,x\,dV,\quad r_y = \frac1M\int\rho\,y\,dV,\quad r_z = \frac1M\int\rho\,z\,dV ,$$

and, with $x,y,z$ measured from that centre, the moments and the products,

$$I_{xx} = \int\rho\,(y^2+z^2)\,dV,\quad I_{yy} = \int\rho\,(z^2+x^2)\,dV,\quad I_{zz} = \int\rho\,(x^2+y^2)\,dV,$$

$$I_{xy} = \int\rho\,x\,y\,dV,\quad I_{xz} = \int\rho\,x\,z\,dV,\quad I_{yz} = \int\rho\,y\,z\,dV .$$

In the tensor the products stand with a minus, as in notebook 05.

**Predict:** cut the solid brick into $n\times n\times n$ equal pieces, with the mass of each in its middle. Draw the moment about $y$ over $n$, from 1 to 10.
*/

// %% pieces
const middles = (n: number, edge: number): number[] =>
  Array.from({ length: n }, (_, k) => ((k + 0.5) / n - 0.5) * edge);
function brickInPieces(n: number): MassProperties {
  const positions = middles(n, 4).flatMap((x) =>
    middles(n, 1).flatMap((y) => middles(n, 2).map((z): Vec3 => [x, y, z])),
  );
  const mass = 8 / n ** 3;
  return pointMasses(positions.map((position) => ({ mass, position })));
}
const n = Array.from({ length: 10 }, (_, k) => k + 1);
const sums = n.map((count) => brickInPieces(count).inertia[1][1]);
const limit = solid.inertia[1][1];
show(
  lineChart({
    title: 'The moment about y of a brick in pieces',
    x: { label: 'n, pieces per edge', unit: '1' },
    y: { label: 'moment', unit: 'kg m²', range: [0, 16] },
    series: [
      { name: 'brick in pieces', x: n, y: sums, draw: 'both' },
      { name: 'integral', x: [1, 10], y: [limit, limit], dash: 'dash' },
    ],
  }),
);
const missing = fixed([1 - sums[1] / limit, 1 - sums[9] / limit], 2);
console.log(`missing with n = 2 and n = 10, as parts: ${missing}`);

// %% [markdown] density-note {"predict":{"draw":"about the common centre","cell":"shifted","question":"A box and a cylinder are joined: the cylinder's centre stands at x on the long axis of the box. Draw the moment of the whole about y, through the common centre, for x from −8 to 8 m.","reply":"It is a parabola with its lowest place at x = 0, where the two tensors are simply added. Doubling the distance adds four times as much."}}
/*
You were right if you drew a curve from 0 that bends towards 13.33: a part $1/n^2$ is missing. (What a density that varies does, a fold below tries.)

For many shapes the integrals are done; the library has them by name. All axes pass through the centre of mass; $r$ is the radius, $l$ the length along the axis:

| body | moment about its axis | moment across it |
|---|---|---|
| ball | $\tfrac25mr^2$ | the same |
| cylinder | $\tfrac12mr^2$ | $m(\tfrac14r^2+\tfrac1{12}l^2)$ |
| disc | $\tfrac12mr^2$ | $\tfrac14mr^2$ |
| thin rod | 0 | $\tfrac1{12}ml^2$ |
| rectangular plate, edges $a$, $b$ | $\tfrac1{12}m(a^2+b^2)$ | $\tfrac1{12}mb^2$ about the axis along $a$ |
| cone | $\tfrac3{10}mr^2$ | $m(\tfrac3{20}r^2+\tfrac3{80}l^2)$ |

## Parts make a whole

Chaney joins a box of 1000 kg, $8\times4\times2$ m, and a cylinder of 500 kg along $x$, with radius 1 m and length 2 m. Let the centre of the cylinder stand at $x$ on the long axis of the box.

**Predict:** draw the moment of the whole about $y$, through the *common* centre, for $x$ from −8 to 8 m. (Nearer than 5 m one would lie in the other; the sums do not mind.)
*/

// %% shifted
const box = solidBox({ size: [8, 4, 2], mass: 1000 });
const cylinder = solidCylinder({
  radius: 1,
  length: 2,
  axis: 'x',
  mass: 500,
});
const joinedAt = (x: number): MassProperties =>
  combine(box, placed(cylinder, { translation: [x, 0, 0] }));
const shifts = Array.from({ length: 65 }, (_, k) => k / 4 - 8);
const about = shifts.map((x) => joinedAt(x).inertia[1][1]);
const added = box.inertia[1][1] + cylinder.inertia[1][1];
show(
  lineChart({
    title: 'Box and cylinder: the moment about y',
    x: { label: 'place of the cylinder', unit: 'm' },
    y: { label: 'moment', unit: 'kg m²', range: [0, 30000] },
    series: [
      { name: 'about the common centre', x: shifts, y: about },
      { name: 'simply added', x: [-8, 8], y: [added, added], dash: 'dash' },
    ],
  }),
);
const missed = fixed(joinedAt(5).inertia[1][1] - added, 0);
console.log(`simply added, with x = 5 m, ${missed} kg m² are missing`);

// %% centres {"control":{"place":{"label":"Place of the cylinder","unit":"m","min":-8,"max":8,"step":0.5,"turning":0,"says":"Common centre"}}}
const place = 0;
const rectangle = (at: number, length: number, width: number): Vec2[] =>
  [1, -1].flatMap((side) =>
    [side, -side].map((end): Vec2 => {
      return [at + (end * length) / 2, (side * width) / 2];
    }),
  );
const joined = joinedAt(place);
const common = joined.com[0];
const paths = [
  { name: 'box', points: rectangle(0, 8, 4), closed: true },
  { name: 'cylinder', points: rectangle(place, 2, 2), closed: true },
];
const points = [
  { name: 'box', at: [0, 0] as Vec2 },
  { name: 'common', at: [common, -1] as Vec2, colour: '#d55e00' },
  { name: 'cylinder', at: [place, 0.8] as Vec2 },
];
const view = { x: [-9.5, 9.5], y: [-3, 3] } as const;
const seen = 'Box and cylinder from above, in the axes of the box';
show(planeFigure({ title: seen, paths, points, ...view }));
const formula = added + ((1000 * 500) / 1500) * place ** 2;
const both = fixed([joined.inertia[1][1], formula], 2);
console.log(`Common centre at ${fixed(common, 3)} m; moment ${both} kg m²`);

// %% [markdown] parts {"predict":{"twinOf":"density-note","options":[{"text":"1 kg m²: the two moments added","idea":"tensors-add","reply":"So it would be with both centres on the axis. They are 1 m off, and moving round the axis is turning, too."},{"text":"5 kg m²: 2 kg m² more for each","reply":"So it is: each ball adds its own mass times the squared distance, 2 · 1², to its own 0.5."},{"text":"9 kg m²: 4 kg m² more for each","idea":"whole-mass-shifts","reply":"So it would be if each ball were moved with the mass of both. The rule is used part by part, with the mass of the part."}],"answer":1,"until":"polygons-question"}}
/*
You were right if you drew a parabola that is lowest at $x=0$. Masses add; the common centre is the mean of the centres, *weighted* by the masses; and each tensor must be moved to the common centre before the tensors may be added (the parallel-axis theorem of notebook 05, with the mass of the *part*). For two parts the distances from the common centre are $\tfrac13x$ and $\tfrac23x$, and

$$I_y = 5958+\tfrac{1000\cdot500}{1500}\,x^2 .$$

(In the picture the common centre is drawn a little lower and that of the cylinder a little higher, so that all three are seen.) Chaney has $x=5$ m: 8333 kg m² would be missing if you simply added.

### And now two balls

Two balls of 2 kg, each with the moment 0.5 kg m² about its centre, are joined by a rod without mass. Their centres are 1 m to the left and to the right of the middle.

**Predict:** what is the moment about an axis through the middle, across the rod?
*/

// %% compound {"change":{"replace":"translation: [5, 0, 0]","with":"translation: [5, 0, 2]","ask":{"question":"Which product of inertia will no longer be zero?","options":["I[0][1], of x and y","I[0][2], of x and z","I[1][2], of y and z"],"answer":1},"appears":["-3333.3333"]}}
const own = 0.5;
const ball = solidSphere({ radius: Math.sqrt((5 * own) / (2 * 2)), mass: 2 });
const pair = [-1, 1].map((x) => placed(ball, { translation: [x, 0, 0] }));
console.log(`two balls: ${fixed(combine(...pair).inertia[2][2], 2)} kg m²`);
// What is cut out is subtracted in the same way.
const full = solidCylinder({ radius: 2, length: 1, density: 1 });
const bore = solidCylinder({ radius: 1, length: 1, density: 1 });
const tube = without(full, bore);
const tubeSize = { outerRadius: 2, innerRadius: 1, length: 1 };
const known = hollowCylinder({ ...tubeSize, density: 1 });
const about2 = fixed([tube.inertia[2][2], known.inertia[2][2]], 4);
console.log(`a bored cylinder, and a tube by its formula: ${about2} kg m²`);
const whole = combine(box, placed(cylinder, { translation: [5, 0, 0] }));
console.log(`${whole.mass} kg, centre of mass ${fixed(whole.com)} m`);
console.log(fixed(whole.inertia));
const { moments, rotation, translation } = diagonalize(whole);
console.log(`principal moments ${fixed(moments, 3)} kg m²`);
console.log(`move by ${fixed(translation)} m, then turn by`);
console.log(fixed(rotation));

// %% [markdown] polygons-question {"predict":{"options":[{"text":"all five: each is closed","idea":"closed-is-enough","reply":"So it would be if a closed line were enough. One of them does not lie in a plane, and one crosses itself."},{"text":"the first three","reply":"So it is: triangle, convex and concave. The fourth does not lie in a plane, the fifth crosses itself."},{"text":"the first two: they are convex","idea":"concave-is-broken","reply":"So it would be for an algorithm that takes convex ones only. A concave sheet can be cut like any other, and falls into convex pieces."}],"answer":1,"until":"triangles"}}
/*
You were right if you said 5 kg m². (A hole is a part that is subtracted.) **Change this:** put Chaney's cylinder 2 m higher. The product of $x$ and $z$ appears, and with it a turn that makes it vanish again.

## Polygons

There are many ways to describe a shape, each with something for it and something against it. Computer graphics keeps triangles and curved patches, which are quick to draw; mechanical engineering puts solids together from blocks and cylinders, or cuts them into small elements to compute the stresses in them; mathematics describes a surface by an equation, such as $x^2+y^2+z^2=r^2$. A formula is exact, but few shapes have one. Volume pieces take any density, but 1000 of them still miss 1 % of the moment. A closed surface of triangles is exact for every body with flat faces and the same density throughout.

The lecture sticks to polygons, joined along their edges into a continuous surface. (That the surface must be *closed*, we add: an open one bounds no solid.) It shows five kinds and asks for convex ones.

**Predict:** which of the five could you cut out of a flat sheet of paper?
*/

// %% polygons
const flat = (...points: Vec2[]): Vec3[] => points.map(([x, y]) => [x, y, 0]);
const shapes: Record<string, Vec3[]> = {
  triangle: flat([0, 0], [1, 0], [0.3, 1]),
  convex: flat([0, 0], [1, 0], [1.2, 0.7], [0.5, 1.1], [-0.1, 0.6]),
  concave: flat([0, 0], [1.2, 0], [1.2, 1], [0.6, 0.3], [0, 1]),
  'non-planar': [...flat([0, 0], [1, 0]), [1, 1, 0.5], [0, 1, 0]],
  'self-intersecting': flat([0, 0], [1, 1], [1, 0], [0, 1]),
};
const polygons = Object.entries(shapes).map(([name, vertices]) => {
  const problems = polygonProblems(vertices);
  const reasons = problems.map((p) => p.reason).join(' ');
  console.log(`${name.padEnd(18)} ${reasons || 'convex: fine as it is'}`);
  const usable = problems.every((p) => p.name === 'concave');
  if (!usable) return { name, vertices };
  return { name, vertices, triangles: triangulate(vertices) };
});
// Triangles from corner 0, which is the origin, with their signs.
const [, ...tips] = shapes.concave;
const fromCorner = tips.slice(1).map((b, k) => cross(tips[k], b)[2] / 2);
console.log(`concave, from corner 0: ${fixed(fromCorner, 2)} m²`);
const asked = 'Which of these are polygons that a body can be made of?';
show(polygonFigure({ title: asked, polygons }));

// %% [markdown] triangles {"predict":{"options":[{"text":"it grows: the triangles get longer","idea":"areas-without-sign","reply":"So it would if all areas were counted as positive. Outside, the triangles over the edges that face the origin are traversed clockwise, and count as negative."},{"text":"it shrinks: some triangles are outside","idea":"areas-without-sign","reply":"What lies outside is counted twice: once with a plus, by a far edge, and once with a minus, by a near one. It cancels."},{"text":"it stays: what is outside cancels","reply":"So it is: what lies between the origin and the polygon is counted once with a plus and once with a minus."}],"answer":2,"until":"mesh-question"}}
/*
You were right if you said the first three. In the fourth one corner stands half a metre above the ground (the message counts from 0, and measures its vertex 3 from the plane through the three others). The fifth has no *consistent* inside: one of its two triangles is run round anticlockwise, the other clockwise.

Why convex? From one corner of a convex polygon lines lead to all others, and make $n-2$ triangles of its $n$ corners. From corner 0 of our concave one, a triangle lies outside and has to be taken off: $0.60-0.12+0.30=0.78$ m².

Every convex polygon splits into triangles, and so does every simple concave one (with more care). That is why triangles are the uniform choice: one kind only, the simplest, always flat and convex, easy to draw, and with many good algorithms (two of them follow: the signed area, and the signed volume). Their cost is number: the description is bulky. A ball is one number, its radius; the best mesh of the ball in a fold below is 147,462 numbers, and still lacks 0.04 % of its volume.

## Triangles with a sign

How large is a polygon? Join every edge to one point, the origin. A triangle whose corners (origin, begin of the edge, end of the edge) run anticlockwise counts as positive, else as negative; the sum of the signed areas is the area.

**Predict:** the origin stands inside, and all triangles count as positive. Now it moves outside. What does the sum do?
*/

// %% signed-area
/** Of the triangle from the origin over the edge from a to b. */
function signedArea([x, y]: Vec2, [a, b]: readonly [Vec2, Vec2]): number {
  return ((a[0] - x) * (b[1] - y) - (a[1] - y) * (b[0] - x)) / 2;
}
const ell: Vec2[] = [
  [0, 0],
  [3, 0],
  [3, 1],
  [1, 1],
  [1, 3],
  [0, 3],
];
const edges = ell.map((a, k) => [a, ell[(k + 1) % ell.length]] as const);

// %% fan {"control":{"origin[0]":{"label":"Origin, x","unit":"m","min":-2,"max":5,"step":0.1,"turning":1,"says":"The sum is"},"origin[1]":{"label":"Origin, y","unit":"m","min":-1,"max":4,"step":0.1,"turning":1,"says":"The sum is"}}}
const origin: Vec2 = [0.5, 0.5];
const areas = edges.map((edge) => signedArea(origin, edge));
const fan = edges.map(([a, b], k) => {
  const colour = areas[k] > 0 ? '#0072b2' : '#d55e00';
  return { name: 'triangle', points: [origin, a, b], closed: true, colour };
});
const outline = {
  name: 'outline',
  points: [...ell, ell[0]],
  colour: '#8a8a8a',
};
const points2 = [{ name: 'origin', at: origin }];
const title = 'Triangles over the edges: blue adds, red takes away';
const paths2 = [...fan, outline];
const around = { x: [-2.5, 5.5], y: [-1.5, 4.5] } as const;
show(planeFigure({ title, paths: paths2, points: points2, ...around }));
const total = fixed(
  areas.reduce((sum, area) => sum + area, 0),
  2,
);
const red = areas.filter((area) => area < 0).length;
const blue = areas.filter((area) => area > 0).length;
console.log(`The sum is ${total} m²: ${blue} add, ${red} take away`);

// %% [markdown] mesh-question {"predict":{"twinOf":"triangles","options":[{"text":"they add to the volume","idea":"areas-without-sign","reply":"So they would from inside the brick. From this point the face is seen from its outer side, and its tetrahedra lie outside the brick."},{"text":"they take away from it","reply":"So it is: the point sees the face from outside. The right face counts the pyramid over it, 4.67 m³, the four side faces 5.33, and the left one takes off 2: 8 m³."},{"text":"they count as nothing","idea":"areas-without-sign","reply":"So it would be if the point lay in the plane of the face: then the tetrahedra are flat."}],"answer":1}}
/*
You were right if you said that it stays. In space it is the same: a closed surface of triangles, each run round anticlockwise *as seen from outside*. Each triangle $\mathbf a,\mathbf b,\mathbf c$ and the origin span a tetrahedron with the signed volume

$$v=\tfrac16\,\mathbf a\cdot(\mathbf b\times\mathbf c) ,$$

positive if the origin is on the inner side of the triangle. The volumes add up to that of the solid; with their centres and their tensors they give the other nine numbers, exactly, if the density is the same throughout.

### And now a brick in space

The origin is moved to a point outside, to the left of the brick. Each face of the brick is two triangles.

**Predict:** what do the two tetrahedra over the *left* face do?
*/

// %% mesh
const brickMesh = boxMesh([4, 1, 2]);
const fromMesh = solidMesh(brickMesh, { mass: 8 });
console.log(`the brick, from its mesh: ${fixed(momentsOf(fromMesh))} kg m²`);
const from: Vec3 = [-5, 0.2, 0.3];
const volumes = brickMesh.triangles.map((corners) => {
  const [a, b, c] = corners.map((i) => subtract(brickMesh.vertices[i], from));
  return dot(a, cross(b, c)) / 6;
});
const faces = ['left', 'right', 'front', 'back', 'bottom', 'top'];
for (const [k, face] of faces.entries())
  console.log(`${face}: ${fixed(volumes[2 * k] + volumes[2 * k + 1], 3)} m³`);
const sum = volumes.reduce((v, each) => v + each, 0);
console.log(`sum, from a point outside: ${fixed(sum, 3)} m³`);
const objFile = `v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1
f 1 3 2\nf 1 2 4\nf 2 3 4\nf 1 4 3\n`;
const tetra = solidMesh(meshFromObj(objFile), { density: 1 });
console.log(`a tetrahedron from a file: ${fixed(tetra.mass)} m³`);
console.log(`its centre: ${fixed(tetra.com)} m`);
const frame = diagonalize(tetra);
console.log(`its principal moments: ${fixed(frame.moments)} kg m²`);
console.log(`the axis of the third: ${fixed(frame.rotation[2])}`);

// %% [markdown] round
/*
You were right if you said that they take away. The right face counts the pyramid over it, 4.67 m³, the four side faces 5.33, and the left one takes off 2: 8 m³.

`diagonalize` finds the frame of a mesh as that of any body: the tetrahedron from the file has two equal moments, and its odd axis stands along $(1,1,1)$, its only axis of symmetry.

Modelling programs write surfaces as OBJ, STL or PLY files, and a mesh from a file may be broken. A fold below tells what to look for.
*/

// %% [markdown] aim-question
/*
## What of all that does a motion see?

A rigid body does not change its shape, moves and turns as a whole, and fills a volume. How its mass is distributed over this volume decides how it moves; and of the distribution only mass, centre and tensor enter its motion. So a solid can be replaced by a few points.

A solid brick of 24 kg and $4\times1\times2$ m gets a push of 6 N beside its centre, for 2 s (the push turns with the brick), and then turns on. Its double has nine point masses: one in each corner, and what is left of the 24 kg in the middle. Mass and centre agree for any mass in the corners.

**Find the mass in each corner** with which the double moves as the brick does. Can you tell it from the first cell of this notebook?
*/

// %% pushed
const size: Vec3 = [4, 1, 2];
function run(massProperties: MassProperties) {
  const body = rigidBody({ massProperties });
  const forceBody: Vec3<'body'> = [0, 6, 0];
  const pointBody: Vec3<'body'> = [1.5, 0, 0.5];
  const push: Loads = (t, now) =>
    wrenchFromForceAtPoint(now, {
      forceBody: t < 2 ? forceBody : [0, 0, 0],
      pointBody,
    });
  const options = { duration: 4, stepSize: 0.02, loads: push };
  return simulate(body, rigidBodyState({}), options);
}
const brickRun = run(solidBox({ size, mass: 24 }));
const turnedBy = ({ orientation }: RigidBodyState): number =>
  rotationAngleBetween([1, 0, 0, 0], orientation);

// %% aim {"control":{"corner":{"label":"Mass in each corner","unit":"kg","min":0.2,"max":3,"step":0.05,"turning":1,"says":"After 4 s"}},"target":{"reached":"Reached","by":{"corner":1}}}
const corner = 3;
const inCorners = boxMesh(size).vertices.map((position) => {
  return { mass: corner, position };
});
const middle = { mass: 24 - 8 * corner, position: [0, 0, 0] as Vec3 };
const doubleRun = run(pointMasses([...inCorners, middle]));
const { times } = brickRun;
const [a, b] = [brickRun, doubleRun].map(({ states }) => states);
show(
  lineChart({
    title: `Turned by a push, with ${fixed(corner, 2)} kg in each corner`,
    x: { label: 't', unit: 's' },
    y: { label: 'turned by', unit: 'rad', range: [0, 2.6] },
    series: [
      { name: 'brick', x: times, y: a.map(turnedBy) },
      { name: 'double', x: times, y: b.map(turnedBy), dash: 'dot' },
    ],
  }),
);
const ends = [a.at(-1)!.orientation, b.at(-1)!.orientation] as const;
const apart = rotationAngleBetween(...ends);
console.log(`After 4 s they stand ${fixed(apart, 3)} rad apart`);
if (apart < 0.01) console.log('Reached: nothing tells them apart');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

A corner mass counts three times as much as spread mass, so a third of the 24 kg belongs into the corners: 1 kg each, and 16 kg in the middle.

</details>

## Your turn

Exercise [07 Solids and meshes](../exercises/07-solids/README.md) asks for the tensor of a solid brick, of parts put together, and of a mesh, and which surfaces bound a solid: `node lab start 07-solids`. The fold on a broken surface prepares for the fourth task. The next notebook pushes bodies.

## Questions to close with

Say your answer first; then open it.

<details><summary>Why is the solid brick easier to turn than the one with its mass in the corners?</summary>

Its mass is nearer to each axis: the mean of $x^2$ along an edge is $a^2/12$ instead of $a^2/4$.

</details>

<details><summary>Make a brick of the same material twice as large in all directions: how many times as large is its moment?</summary>

32 times: eight times the mass, four times the squared distances.

</details>

<details><summary>Two bodies are joined: which of mass, centre and tensor may you simply add, and what comes before the others?</summary>

The masses. The centres are averaged with the masses as weights, and each tensor is first moved to the common centre, with the mass of its part.

</details>

<details><summary>Two bodies lie one behind the other along an axis, with their centres of mass on it. What is their moment about it?</summary>

Just the sum: neither is off that axis, so nothing is added by moving.

</details>

<details><summary>Which of the five polygons has no consistent inside, and which can be mended by cutting?</summary>

The one that crosses itself has none. The concave one is cut into triangles; so can the non-planar one be, but then it is no longer one polygon.

</details>

<details><summary>May the common corner of all tetrahedra lie outside of the solid?</summary>

Yes, anywhere: what lies outside is counted once with a plus and once with a minus.

</details>
*/

// %% [markdown] integral {"fold":{"title":"Further: a density that varies","until":"gradient-note"},"predict":{"options":[{"text":"it moves to the dense end; products appear","idea":"axes-need-symmetry","reply":"The first half is right. But the brick is still its own mirror image across y = 0 and z = 0, so what is at y finds as much at −y, and the products cancel."},{"text":"it moves to the dense end; no products","reply":"So it is: the centre moves along x, and two mirror planes are left. Two are enough: every product has y or z in it."},{"text":"it stays, as the shape has not changed","idea":"mean-of-shape","reply":"So it is for the middle of the shape. The centre of mass is the mean place of the mass, and there is more of it at one end."}],"answer":1,"until":"gradient-note"}}
/*
## Further: a density that varies

A density that varies is in no table, but the integrals are there. Let it grow along the brick, $\rho=1+g\,x$ kg/m³, where $g$ is the gradient in kg/m⁴ and the origin is the middle of the shape.

**Predict:** what does the centre of mass do, and what do the products of inertia?
*/

// %% density {"change":{"replace":"const gradient = 0","with":"const gradient = 0.5","ask":{"question":"the moment of inertia about y","answer":1},"appears":["centre of mass at x = 0.6667 m"]},"control":{"gradient":{"label":"Gradient of the density","unit":"kg/m⁴","min":-0.5,"max":0.5,"step":0.05,"turning":0,"says":"centre of mass"}}}
const gradient = 0;
const bounds = { min: [-2, -0.5, -1], max: [2, 0.5, 1] } as const;
const graded = (g: number) =>
  massPropertiesFromDensity(([x]) => 1 + g * x, bounds);
const { mass, com, inertia } = graded(gradient);
// A slice across x has 2 m² and so 2 ρ of mass per metre.
const along = middles(41, 4);
const perMetre = along.map((x) => 2 * (1 + gradient * x));
show(
  lineChart({
    title: `Mass per metre along the brick, ${fixed(mass, 1)} kg in all`,
    x: { label: 'x', unit: 'm', range: [-2.2, 2.2] },
    y: { label: 'mass per metre', unit: 'kg/m', range: [0, 4.5] },
    series: [
      { name: 'mass', x: along, y: perMetre },
      { name: 'centre', x: [com[0], com[0]], y: [0, 3.5], dash: 'dash' },
    ],
  }),
);
console.log(`centre of mass at x = ${fixed(com[0])} m; the tensor:`);
console.log(fixed(inertia));
const steep = graded(0.5);
console.log(`at 0.5: x = ${fixed(steep.com[0])} m\n${fixed(steep.inertia)}`);
const skew = massPropertiesFromDensity(([x, y]) => 1 + (x * y) / 2, bounds);
console.log(`1 + xy/2: ${skew.mass} kg\n${fixed(skew.inertia)}`);

// %% [markdown] gradient-note
/*
You were right if you said that it moves to the dense end and no products appear. By hand, $\int\rho\,x\,dV=g\cdot2\cdot\tfrac{16}3$ and $M=8$, so $r_x=\tfrac43g$. **Change this:** set the gradient to 0.5. The moment about $y$ falls by $8\,r_x^2$, for it is taken about the new centre. A product needs a density without these mirror planes, as $\rho=1+\tfrac12xy$ kg/m³: mass and centre stay, and $\int\rho\,x\,y\,dV=\tfrac12\cdot\tfrac{16}3\cdot\tfrac1{12}\cdot2=\tfrac49$ kg m², with a minus in `I[0][1]`.
*/

// %% [markdown] broken-note {"fold":{"title":"Further: a broken surface","until":"broken"}}
/*
## Further: a broken surface

A mesh from a file may be broken. It must be *closed*: at every edge two triangles meet. And it must be *consistent*: one of them passes the edge forth, the other back; else somewhere a triangle is turned over. If all are turned over, the volume is negative. `meshProblems` says what is wrong.
*/

// %% broken
const { vertices, triangles } = brickMesh;
const [first, ...others] = triangles;
const [p, q, r] = first;
const surfaces = {
  'as it is': triangles,
  'one triangle missing': others,
  'one turned over': [[p, r, q] as typeof first, ...others],
  'all turned over': triangles.map(([a, b, c]): typeof first => [a, c, b]),
};
for (const [what, list] of Object.entries(surfaces)) {
  const problems = meshProblems({ vertices, triangles: list });
  const names = problems.map(({ name }) => name).join(', ');
  console.log(`${what}: ${names || 'a solid'}`);
}

// %% [markdown] ball {"fold":{"title":"Further: a ball of triangles","until":"ball-note"},"predict":{"options":[{"text":"to a half, as the triangles","idea":"halving-halves","reply":"So it would be if the gap were as wide as the triangles. A flat triangle on a round surface leaves a gap that goes with the square of its size."},{"text":"to a quarter","reply":"So it is: the gap between a chord and its arc goes with the square of the chord."},{"text":"to an eighth, as a volume","idea":"volume-by-cube","reply":"So would a body of the same shape. One gap even shrinks to a sixteenth (a quarter of the area, a quarter of the height), but there are four times as many."}],"answer":1,"until":"ball-note"}}
/*
## Further: a ball of triangles

A sphere made of flat triangles, with its corners on the sphere, is too small. Begin with an octahedron, and cut each triangle into four, again and again.

**Predict:** when the triangles get half as large, to which part does the error of the volume shrink?
*/

// %% halved
type Face = readonly [Vec3, Vec3, Vec3];
// In each octant a triangle, anticlockwise from outside.
const octants = boxMesh([2, 2, 2]).vertices;
const octahedron = octants.map(([x, y, z]): Face => {
  const [a, b, c] = diagonal(x, y, z);
  return x * y * z > 0 ? [a, b, c] : [a, c, b];
});
const between = (a: Vec3, b: Vec3): Vec3 => normalize(add(a, b));
/** Four triangles from each; the new corners are pushed out to the sphere. */
function halved(faces: readonly Face[]): Face[] {
  return faces.flatMap(([a, b, c]): Face[] => {
    const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)];
    return [
      [a, ab, ca],
      [ab, b, bc],
      [ca, bc, c],
      [ab, bc, ca],
    ];
  });
}

// %% sphere-convergence {"change":{"replace":"const finest = 6","with":"const finest = 5","ask":{"question":"How large will the error of the last mesh be, whose triangles are twice as large?","options":["twice as large","four times as large","eight times as large"],"answer":1},"appears":["volume error of the finest: 1.47e-3"]}}
const finest = 6;
const levels = Array.from({ length: finest }, (_, k) => k + 1);
const faceLists = levels.reduce<Face[][]>(
  (lists) => [...lists, halved(lists.at(-1)!)],
  [octahedron],
);
const volumeOf = (faces: Face[]): number =>
  faces.reduce((v, [a, b, c]) => v + dot(a, cross(b, c)) / 6, 0);
const exact = solidSphere({ radius: 1, density: 1 }).mass;
const counts = faceLists.map((faces) => faces.length);
const errors = faceLists.map((faces) => 1 - volumeOf(faces) / exact);
show(
  lineChart({
    title: 'What a ball of flat triangles misses of its volume',
    x: { label: 'triangles', unit: '1', scale: 'log' },
    y: { label: 'relative error', unit: '1', scale: 'log' },
    series: [{ name: 'volume', x: counts, y: errors, draw: 'both' }],
    references: [{ slope: -1, through: [100, 0.3], from: 100, to: 10000 }],
  }),
);
const [before, smallest] = errors.slice(-2);
console.log(`volume error of the finest: ${smallest.toExponential(2)}`);
console.log(`as a part of the one before: ${fixed(smallest / before)}`);
const [F, V] = [counts.at(-1)!, counts.at(-1)! / 2 + 2];
console.log(`${F} triangles, ${V} corners: ${3 * (F + V)} numbers`);

// %% [markdown] ball-note
/*
You were right if you said to a quarter. **Change this:** stop one step earlier, `finest = 5`. Half the size takes four times as many triangles, so the error falls as one over their number, the dotted line: a curved surface is expensive in triangles. (A closed surface like this one has two corners more than half its triangles; each corner is three numbers, and so is each triangle, the numbers of its corners.)
*/

// %% [markdown] race {"fold":{"title":"Further: a race of round bodies","until":"race-note"},"predict":{"options":[{"text":"ball, then cylinder, then tube","reply":"So it is: the nearer to its axis a body has its mass, the less of the weight's work goes into turning."},{"text":"tube, then cylinder, then ball","idea":"heavier-differs","reply":"The tube has its mass far out, and so it has more to turn for each metre it rolls."},{"text":"all at once, as in free fall","idea":"heavier-differs","reply":"So it is if they slide without friction, and so it is for a heavy and a light ball that roll. But these three have their mass at different places."}],"answer":0,"until":"race-note"}}
/*
## Further: a race of round bodies

A ball, a cylinder and a thin tube of one radius $r$ roll down a slope of $\varphi=10°$ without slipping. With $I=k\,mr^2$ about the axis, the centre has the acceleration $g\sin\varphi/(1+k)$, where $g=9.81$ m/s² (exercise 01): neither mass nor radius counts.

**Predict:** in which order do they arrive?
*/

// %% race-run {"control":{"inner":{"label":"Inner radius of the tube","unit":"m","min":0,"max":1,"step":0.05,"turning":0.5,"says":"the tube has"}}}
const inner = 1;
const wide = { radius: 1, length: 1, mass: 1 };
const hollow = { outerRadius: 1, innerRadius: inner, length: 1, mass: 1 };
const racers = {
  ball: solidSphere({ radius: 1, mass: 1 }),
  cylinder: solidCylinder(wide),
  tube: hollowCylinder(hollow),
};
const seconds = Array.from({ length: 41 }, (_, i) => i / 10);
const steepness = 10;
const slope = 9.81 * Math.sin(deg(steepness));
const lanes = Object.entries(racers).map(([name, { inertia: I }]) => {
  const y = seconds.map((t) => (slope / (1 + I[2][2]) / 2) * t ** 2);
  console.log(`the ${name} has k = ${fixed(I[2][2], 3)}`);
  return { name, x: seconds, y };
});
show(
  lineChart({
    title: `Down a slope of ${steepness}°`,
    x: { label: 't', unit: 's' },
    y: { label: 'way', unit: 'm' },
    series: lanes,
  }),
);

// %% [markdown] race-note
/*
You were right if you said ball, cylinder, tube: $k$ is $\tfrac25$, $\tfrac12$ and 1. Fill the tube with the slider, and it becomes the cylinder.
*/
