// %% [markdown] title
/*
# 04 The centre of mass of the brick

Of all points of a body one is special: push there and the body moves without turning. It is the mean place of the mass, and from
here on the origin of the body frame.

**After this notebook you can** compute the centre of mass of any set of point masses, predict how it moves when a mass changes, and
find the slip in the lecture's program.

*Sources: lecture, "Center of Mass", "COM - Discretization", "COM - Exercise" with its program and output; Chaney eq. 1 and 2.*
*/

// %% import
import { pointMasses } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { boxEdges, lineChart, massFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] brick
/*
## The lecture's brick

Eight point masses of 1 kg sit at the corners of a brick with length $l = 4$, height $h = 1$ and depth $d = 2$ (metres). Corner A
is at $(1, 1, 1)$; the brick extends along $+x$, $+y$ and $-z$.

**Predict:** all masses are equal. Where is the mean of the eight corners? You need no sum for this one.
*/

// %% corners
function brickCorners(size: { l: number; h: number; d: number }, corner: Vec3 = [1, 1, 1]): Vec3[] {
  const { l, h, d } = size;
  const offsets: Vec3[] = [
    [0, 0, 0],
    [l, 0, 0],
    [l, h, 0],
    [0, h, 0],
    [0, 0, -d],
    [l, 0, -d],
    [l, h, -d],
    [0, h, -d],
  ];
  return offsets.map(([x, y, z]): Vec3 => [corner[0] + x, corner[1] + y, corner[2] + z]);
}
const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const size = { l: 4, h: 1, d: 2 };
const brick = brickCorners(size).map((position) => ({ mass: 1, position }));

console.log('r, a column per corner [m]:');
for (const k of [0, 1, 2] as const) {
  console.log(brick.map(({ position }) => String(position[k]).padStart(3)).join(''));
}

// %% [markdown] predict
/*
The same eight columns as in the slide's output. The formula is the mean of the positions, weighted by the masses (lecture, "COM -
Discretization"):

$$r_x = \frac{\sum_i m_i x_i}{\sum_i m_i},\qquad r_y = \frac{\sum_i m_i y_i}{\sum_i m_i},\qquad r_z = \frac{\sum_i m_i z_i}{\sum_i m_i}.$$
*/

// %% by-hand
function centreOfMass(particles: readonly { mass: number; position: Vec3 }[]): Vec3 {
  const total = particles.reduce((sum, p) => sum + p.mass, 0);
  const mean = (k: 0 | 1 | 2): number => particles.reduce((sum, p) => sum + p.mass * p.position[k], 0) / total;
  return [mean(0), mean(1), mean(2)];
}
console.log('by the formula:  ', centreOfMass(brick));

// %% library
const { mass, com } = pointMasses(brick);
console.log('by the library:  ', com, ' total mass:', mass, 'kg');

// %% picture
const centreOfBox: Vec3 = [3, 1.5, 0];
show(
  massFigure({
    title: 'The brick: eight masses and their centre',
    particles: brick,
    labels: names,
    com,
    edges: boxEdges({ size: [size.l, size.h, size.d], centre: centreOfBox }),
  }),
);

// %% [markdown] result
/*
$(3, 1.5, 0)$: the middle of the box, as the slide's output says. The slide's *program* would not give it: our copy prints
`[1,0,0]` where it needs `[l,0,0]` (erratum L1), perhaps an $l$ that became a 1. The effect is a brick of length 1:
*/

// %% erratum-l1
const printed = pointMasses(brickCorners({ ...size, l: 1 }).map((position) => ({ mass: 1, position })));
console.log('with [1,0,0] as printed:', printed.com, '   with [l,0,0]:', com);

// %% [markdown] uneven
/*
## An uneven brick

Make corner G heavier, from 1 kg to 25 kg.

**Predict:** along which line does the centre of mass move, and does it ever arrive?
*/

// %% heavier {"change":{"replace":"const corner = 6","with":"const corner = 0","ask":{"question":"Which coordinates of the centre will now move the other way?","options":["x alone","x and y","all three"],"answer":2},"appears":["with 25 kg there: 1.5000, 1.1250, 0.7500",{"curve":"z","at":"last","value":0.75}]}}
const corner = 6;
const heavier = Array.from({ length: 25 }, (_, k) => k + 1);
const centres = heavier.map((m) => pointMasses(brick.map((p, i) => (i === corner ? { ...p, mass: m } : p))).com);
show(
  lineChart({
    title: 'One corner grows heavier',
    x: { label: `mass at corner ${names[corner]}`, unit: 'kg' },
    y: { label: 'centre of mass', unit: 'm' },
    series: ['x', 'y', 'z'].map((name, k) => ({ name, x: heavier, y: centres.map((c) => c[k]) })),
  }),
);
const row = (v: readonly number[]): string => v.map((c) => c.toFixed(4)).join(', ');
console.log('with 25 kg there:', row(centres.at(-1)!), '  the corner is at', brick[corner].position);

// %% [markdown] change
/*
On the straight line from the middle to the corner, $\tfrac{24}{32}$ of the way with 25 kg: it approaches the corner and never arrives.
**Change this:** give corner A the extra mass, `corner = 0`. Look for the curves that turn over: all three, for A and G lie opposite.

## A mass at the centre

**Predict:** two more kilograms at the *centre of mass itself*. Where is the new centre?
*/

// %% at-the-centre {"change":{"replace":"position: [3, 1.5, 0]","with":"position: [3, 1.5, 5]","ask":{"question":"How far will the centre of mass rise?","options":["not at all","1 m","2.5 m, half of the way","5 m, with the two kilograms"],"answer":1},"appears":["with 2 kg more: 3.0000, 1.5000, 1.0000"]}}
const withMore = pointMasses([...brick, { mass: 2, position: [3, 1.5, 0] }]);
console.log('with 2 kg more:', row(withMore.com));

// %% [markdown] chaney
/*
It stays. **Change this:** put them 5 m above. Look for the coordinate that moves, by $2\cdot5/10 = 1$ m: a part counts by mass times
distance.

## Chaney's equation 1

Chaney first forms the mass $M=\sum m$ and the *first moments* $\sum m\,x$ (eq. 1) and divides by the mass (eq. 2). Our copy of his eq. 1
prints $\sum m\,x^2$ (erratum C1). Two masses of 1 kg at $x = 1$ and $x = 3$ settle it: the middle is 2, the printed sum over the mass is
5.
*/

// %% chaney-c1
const pair: { mass: number; position: Vec3 }[] = [
  { mass: 1, position: [1, 0, 0] },
  { mass: 1, position: [3, 0, 0] },
];
const printedC1 = pair.reduce((sum, p) => sum + p.mass * p.position[0] ** 2, 0) / 2;
console.log('printed:', printedC1, '  right:', pointMasses(pair).com[0]);

// %% [markdown] exercise
/*
## Your turn

Exercise [04 Centre of mass](../exercises/04-centre-of-mass/README.md): `node lab start 04-centre-of-mass`.

## Questions to close with

A body has a plane of symmetry: what does that say about its centre of mass? Where is the centre of two masses of 1 kg and 3 kg that are
4 m apart? Which unit has a first moment, and how does that unit show that eq. 1 with $x^2$ is wrong?
*/
