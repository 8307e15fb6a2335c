// %% [markdown] title
/*
# 05 The inertia tensor of the brick

Mass says how hard a body is to push. How hard it is to *turn* depends on the axis, so it takes nine numbers, six of them different:
the inertia tensor. They are all that turning sees of how the mass lies about the centre of mass.

**After this notebook you can** say which axis of a body is the easiest to turn about, compute the tensor of any set of point masses about its centre of mass or any
other point, turn it with the body, and test its signs by a law.

*Sources: lecture, "Inertia Tensor" to "Inertia Tensor - Rotated Body Example" with programs and outputs; Chaney eq. 3 and 4.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A script prints Σ m x² / Σ m for a centre of mass. For two masses of 2 kg at x = 2 m and 3 m it gives 6.5. Which number does it give if the same places are put in as centimetres?

- 650
- 6.5
- 65000
- 0.065

<details><summary>The answer</summary>

65000. So it is: ten thousand times as much, as for an area. A place would become a hundred times as much. (Notebook [04](04-centre-of-mass.ipynb).)

</details>

**2.** In which of these frames is the scalar product with an axis the coordinate along it?

- (0.96, 0.28) and (0.28, 0.96)
- (5, 0) and (0, 5)
- (0.8, 0.6) and (−0.6, 0.8)
- (1, 0) and (0.28, 0.96)

<details><summary>The answer</summary>

(0.8, 0.6) and (−0.6, 0.8). So it is: both have unit length, and they stand at a right angle. (Notebook [02](02-change-of-basis.ipynb).)

</details>

**3.** A wheel of 0.5 m radius moves to the right over ice with 1 m/s and turns anticlockwise with 2 rad/s. Order four of its points by their speed, seen from the ice.

- the top
- the foremost point
- the lowest point
- the axle

<details><summary>The answer</summary>

the top, the axle, the foremost point, the lowest point. To the velocity of the axle the turning adds radius times ω: along with it on one side, against it on the other, across it in front. (Notebook [01](01-particle-and-planar-body.ipynb).)

</details>
*/

// %% import
import {
  add,
  apply,
  cross,
  deg,
  fixed,
  identity,
  inertiaAbout,
  matrixFromAxisAngle,
  multiplyQuaternions,
  norm,
  pointMasses,
  quaternionFromAxisAngle,
  rotate,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  rotationY,
  rotationZ,
  scale,
  shiftInertia,
  simulate,
  subtract,
  thinRod,
  transpose,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Loads, Mat3, PointMass, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxEdges,
  boxMesh,
  lineChart,
  massFigure,
  planeFigure,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] brick
/*
## The brick again

Eight masses of 1 kg at the corners of the lecture's brick, $l=4$ m long, $h=1$ m high, $d=2$ m deep. Corner A is at $(1,1,1)$, the centre of mass at $(3, 1.5, 0)$
(notebook [04](04-centre-of-mass.ipynb)). As on the slide, $y$ points upwards in this picture and $z$ to you.
*/

// %% picture
const [l, h, d] = [4, 1, 2];
const corners: Vec3[] = [
  [1, 1, 1],
  [1 + l, 1, 1],
  [1 + l, 1 + h, 1],
  [1, 1 + h, 1],
  [1, 1, 1 - d],
  [1 + l, 1, 1 - d],
  [1 + l, 1 + h, 1 - d],
  [1, 1 + h, 1 - d],
];
const labels = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const particles = corners.map((position) => ({ mass: 1, position }));
const brick = pointMasses(particles);
show(
  massFigure({
    title: 'In the world: which axis is the easiest to turn about?',
    particles,
    labels,
    com: brick.com,
    edges: boxEdges({ size: [l, h, d], centre: brick.com }),
    up: 'y',
  }),
);

// %% [markdown] which-axis {"predict":{"options":[{"text":"x, z, y","reply":"So it is: the corners are nearest to the long axis x, and farthest from the short axis y."},{"text":"y, z, x","idea":"short-axis-easy","reply":"So it would be if the side along the axis counted. The two others do: about y, the short side, both long ones."},{"text":"all three alike","idea":"distance-from-centre","reply":"So it would be for a cube, or if the distance from the centre counted: that is the same for all corners. The distance from the axis is not."}],"answer":0,"until":"tries"}}
/*
The same torque of 10 N m is to turn the brick from rest: once about the axis through its centre of mass along $x$ (the length 4), once along $y$ (the height 1), once along $z$ (the depth 2).

**Predict:** order the three axes from the easiest to turn about to the hardest.
*/

// %% spin-up
const centred = particles.map(({ mass, position }) => {
  return { mass, position: subtract(position, brick.com) };
});
const body = rigidBody({ massProperties: pointMasses(centred) });
function spunUp(axis: Vec3) {
  const torqueWorld = scale(axis, 10);
  const loads: Loads = (_t, now) => wrenchFromTorque(now, { torqueWorld });
  const rest = rigidBodyState({});
  return simulate(body, rest, { duration: 1, stepSize: 0.05, loads });
}
const rates = identity().map((axis, k) => {
  const { times: x, states } = spunUp(axis);
  const y = states.map((state) => norm(state.omegaBody));
  return { name: `about ${'xyz'[k]}`, x, y };
});
show(
  lineChart({
    title: 'The same torque about each axis, from rest',
    x: { label: 't', unit: 's' },
    y: { label: 'angular velocity', unit: 'rad/s' },
    series: rates,
  }),
);
const measured = rates.map(({ y }) => 10 / y.at(-1)!);
console.log(`torque / angular acceleration: ${fixed(measured, 2)} kg m²`);

// %% [markdown] tries {"predict":{"options":[{"text":"as it was: the mass is the same","idea":"mass-alone","reply":"So it would be for pushing, where the place of the mass does not matter. For turning it does."},{"text":"twice as large: the distance has doubled","idea":"moment-by-distance","reply":"So it would be if only the speed of the masses counted. They move twice as fast, and push back with twice the lever as well."},{"text":"four times as large","reply":"So it is: each mass has to be made twice as fast, and resists at twice the lever."}],"answer":2,"until":"one-point"}}
/*
You were right if you said $x$, $z$, $y$. (`simulate` is the subject of notebook 09; here it is our laboratory.) A large number means a slow response: torque divided by angular acceleration, in kg m², is the *moment of
inertia* $I$ of notebook [01](01-particle-and-planar-body.ipynb), and there is one for each axis.

## Which sum gives it?

Somehow the moment must come from the masses and how far away they are. Which power of the distance, and the distance from what? Answer the question, then try: the controls test your attempt on all three axes at
once. It is right when all three points lie on the line.

**Predict:** two equal masses sit on a light stick, 1 m on either side of the axis. Both are moved out to 2 m. What becomes of the moment?
*/

// %% attempts {"control":{"power":{"label":"Power of the distance","min":1,"max":3,"step":0.5,"turning":2,"says":"Sums"},"from":{"label":"Distance from","options":{"the axis":"'axis'","the centre of mass":"'centre'"},"says":"Sums"}}}
const power = 1;
const from: string = 'axis';
function distance(r: Vec3, k: number): number {
  const along = scale(identity()[k], r[k]);
  return from === 'axis' ? norm(subtract(r, along)) : norm(r);
}
const sums = [0, 1, 2].map((k) => {
  const terms = centred.map((p) => p.mass * distance(p.position, k) ** power);
  return terms.reduce((sum, term) => sum + term);
});
const draw = 'points' as const;
const points = sums.map((sum, k) => {
  return { name: 'xyz'[k], x: [measured[k]], y: [sum], draw };
});
show(
  lineChart({
    title: `Σ m · distanceᵖ with p = ${power}, from the ${from}`,
    x: { label: 'measured', unit: 'kg m²', range: [0, 55] },
    y: { label: 'sum', unit: 'kg mᵖ', range: [0, 100] },
    series: [{ name: 'right', x: [0, 50], y: [0, 50] }, ...points],
  }),
);
console.log(`Sums ${fixed(sums, 2)}, measured ${fixed(measured, 2)}`);

// %% [markdown] one-point {"predict":{"twinOf":"tries","options":[{"text":"9 kg m²","idea":"distance-from-centre","reply":"That is the squared distance from the origin. It would be right for an axis that stands at a right angle to the way there."},{"text":"8 kg m²","reply":"So it is: 2² + 2². The place along the axis, x = 1 m, does not count."},{"text":"1 kg m²","idea":"along-the-axis","reply":"That is x², and x says where along the axis the mass is. It would be right if y and z had been 0 and 1."}],"answer":1,"until":"predict"}}
/*
You were right if you said four times as large: a mass twice as far out has to be made twice as fast, and resists at twice the lever.

With the first power the sum for $x$ is nearly right and the others are far too small; with the third all are too large. With the distance from the *centre* all three
axes get one number, since all corners are equally far from it. Only the square of the distance from the **axis** puts all three on the line, and only a square has the unit kg m²:

$$I=\sum_i m_i\,\text{distance}_i^2 .$$

The next picture looks along the axis, so that these distances are seen in their true length.

**Predict:** a single mass of 1 kg sits at $(1, 2, 2)$ m. What is its moment about the $x$ axis?
*/

// %% arms {"control":{"about":{"label":"Axis","options":{"x":"0","y":"1","z":"2"},"says":"About"}}}
const about: number = 0;
const name = 'xyz'[about];
const [i, j] = [(about + 1) % 3, (about + 2) % 3];
const [a, b] = [[l, h, d][i] / 2, [l, h, d][j] / 2];
const outline = { x: [a, a, -a, -a, a], y: [-b, b, b, -b, -b] };
const tips = (k: number) => centred.flatMap((p) => [0, p.position[k]]);
const inMetres = (label: string) => ({ label, unit: 'm' });
show(
  lineChart({
    title: `The brick, seen along ${name} from its centre of mass`,
    x: { ...inMetres('xyz'[i]), range: [-2.6, 2.6] },
    y: { ...inMetres('xyz'[j]), range: [-2.2, 2.2] },
    series: [
      { name: 'brick', ...outline, colour: '#8a8a8a' },
      { name: 'distance', x: tips(i), y: tips(j), colour: '#e69f00' },
    ],
    equalScale: true,
  }),
);
const squared = a ** 2 + b ** 2;
const moment = fixed(8 * squared, 2);
console.log(`About ${name}: 8 kg times ${squared} m² are ${moment} kg m²`);
const single = [1, 2, 2];
const alone = single[i] ** 2 + single[j] ** 2;
console.log(`1 kg at (1, 2, 2) m, about ${name}: ${alone} kg m²`);

// %% [markdown] predict
/*
You were right if you said 8 kg m², $2^2+2^2$.

## Nine numbers from one law

Three moments do not yet say what happens about a slanting axis. The angular momentum $\mathbf L$ does: for a particle it is $m\,\mathbf r\times\mathbf v$, with $\mathbf r=(x,y,z)$ from the centre of mass.
In a turning body $\mathbf v=\boldsymbol\omega\times\mathbf r$, where the angular velocity $\boldsymbol\omega$ points along the axis (right hand: fingers the way it turns, thumb along
$\boldsymbol\omega$). With $\mathbf r\times(\boldsymbol\omega\times\mathbf r)=|\mathbf r|^2\boldsymbol\omega-\mathbf r\,(\mathbf r\cdot\boldsymbol\omega)$,

$$\mathbf L=\sum_i m_i\bigl(|\mathbf r_i|^2\boldsymbol\omega-\mathbf r_i\,(\mathbf r_i\cdot\boldsymbol\omega)\bigr),$$

$$L_x=\sum m(y^2+z^2)\,\omega_x-\sum m\,x\,y\,\omega_y-\sum m\,x\,z\,\omega_z .$$

Its three sums are the first row of a matrix $I$, with $\mathbf L=I\boldsymbol\omega$: the *inertia tensor*. The other rows go the same way,

$$I=\begin{bmatrix} I_{xx} & -I_{xy} & -I_{xz}\\ -I_{xy} & I_{yy} & -I_{yz}\\ -I_{xz} & -I_{yz} & I_{zz}\end{bmatrix},$$

with the letters of the lecture and of Chaney (eq. 3 and 4):

$$I_{xx}=\sum_i m_i\,(y_i^2+z_i^2),\quad I_{yy}=\sum_i m_i\,(z_i^2+x_i^2),\quad I_{zz}=\sum_i m_i\,(x_i^2+y_i^2),$$

$$I_{xy}=\sum_i m_i\,x_i\,y_i,\quad I_{xz}=\sum_i m_i\,x_i\,z_i,\quad I_{yz}=\sum_i m_i\,y_i\,z_i .$$

On the diagonal stand the three moments, beside it the *products of inertia*, with **minus signs** that the law has put there. This course names an entry by its place: `I[0][2]` is $-\sum m\,x\,z$.
Two of the six by hand:
*/

// %% library
const column = (k: number) => centred.map(({ position }) => position[k]);
console.log('r - r_com, a column per corner [m]:');
console.log(fixed([column(0), column(1), column(2)], 1));
const sumOf = (term: (r: Vec3) => number) =>
  centred.reduce((so, { mass, position }) => so + mass * term(position), 0);
const squares = sumOf(([, y, z]) => y * y + z * z);
const products = sumOf(([x, , z]) => x * z);
console.log(`I[0][0] =  Σ m (y² + z²) = ${fixed(squares, 3)} kg m²`);
console.log(`I[0][2] = -Σ m x z       = ${fixed(-products, 3)} kg m²`);
console.log('I, by the library [kg m²]:');
console.log(fixed(brick.inertia, 3));

// %% [markdown] result {"predict":{"options":[{"text":"larger","reply":"So it is: through the centre of mass the moment is the smallest that it can be about an axis of this direction."},{"text":"smaller","idea":"parallel-axis-anywhere","reply":"So it would be on the way back to the centre of mass. Away from it something is always added: the whole mass times the squared distance of the two axes."},{"text":"the same","idea":"tensor-without-axes","reply":"So it would be for any axis of the same direction if the masses kept their distances from it. They do not."}],"answer":0,"until":"about-origin-note"}}
/*
diag$(10, 40, 34)$ kg m², as the slide prints, and as the experiment said. The products vanish because each corner has a mirror image across each middle plane, which takes back what it gives.

## About another point

**Predict:** the moment about the $z$ direction is 34 kg m² through the centre of mass, at $x=3$ m. Will it be larger or smaller about a parallel axis through $x=0$?
*/

// %% about-origin {"control":{"at":{"label":"Place of the axis, x","unit":"m","min":0,"max":6,"step":0.5,"turning":3,"says":"Moment"}}}
const at = 0;
const [comX, comY, comZ] = brick.com;
const momentAt = (x: number) => inertiaAbout(brick, [x, comY, comZ])[2][2];
const places = Array.from({ length: 61 }, (_, k) => k / 10);
const chosen = { name: `x = ${at} m`, x: [at], y: [momentAt(at)] };
show(
  lineChart({
    title: 'Moment about an axis along z, in the world',
    x: { label: 'place of the axis, x', unit: 'm' },
    y: { label: 'moment', unit: 'kg m²', range: [0, 120] },
    series: [
      { name: 'brick', x: places, y: places.map(momentAt) },
      { ...chosen, draw: 'points' },
    ],
  }),
);
console.log(`Moment at x = ${at} m: ${fixed(momentAt(at), 1)} kg m²`);
const theorem = brick.inertia[2][2] + brick.mass * (at - comX) ** 2;
console.log(`I_com + M d² = ${fixed(theorem, 1)} kg m²`);
console.log('I about the origin of the world [kg m²]:');
console.log(fixed(inertiaAbout(brick, [0, 0, 0]), 1));
const uncentred = particles.map(({ position: [x, y] }) => -x * y);
const byItsSum = uncentred.reduce((so, term) => so + term, 0);
console.log(`its I[0][1] by the sum of the corners: ${fixed(byItsSum, 1)}`);

// %% [markdown] about-origin-note
/*
You were right if you said larger: it is least through the centre of mass, and away from there the curve is a parabola.

### The parallel-axis theorem

With $M$ the whole mass, $\mathbf d$ from the centre of mass to the point and $E$ the unit matrix, it reads, for the whole tensor,

$$I_\text{point}=I_\text{com}+M\,(|\mathbf d|^2E-\mathbf d\,\mathbf d^T) .$$

What is added is the tensor of one point with the whole mass: on the diagonal $M$ times the squared distance of the two axes, beside it $-M\,d_xd_y$ and so on. So the
tensor about the origin has products, too. Whoever forgets to subtract the centre of mass gets this tensor: 28 in the corner instead of 10 gives it away. The theorem leads *away* from the centre of mass only; between two other
points go by way of it (a rod shows it, at the end).

## Turn the brick

The lecture turns the brick by 45° about $y$ through its centre, with the rotation matrix $R=R_y(45°)$ of notebook [03](03-rotations.ipynb), and computes everything again.
*/

// %% turned
const R = rotationY(deg(45));
console.log('R:\n' + fixed(R, 3));
const turned = particles.map(({ mass, position }) => {
  const r = apply(R, subtract(position, brick.com));
  return { mass, position: add(r, brick.com) };
});
const turnedBrick = pointMasses(turned);
const { com } = turnedBrick;
const rows = [0, 1, 2].map((k) => turned.map((p) => p.position[k]));
const fromCom = rows.map((row, k) => row.map((value) => value - com[k]));
console.log('turned corners [m]:\n' + fixed(rows, 4));
console.log('centre of mass [m]:', fixed(com));
console.log('the corners from there [m]:\n' + fixed(fromCom, 4));
const [top, foot] = [1.2, -1.2].map((up) => add(com, [0, up, 0]));
const box = boxEdges({ size: [l, h, d], centre: com, axes: transpose(R) });
show(
  massFigure({
    title: 'Turned about the axis along y, in the world',
    particles: turned,
    labels,
    com,
    edges: [...box, [foot, top]],
    up: 'y',
  }),
);

// %% [markdown] predict-sign {"predict":{"options":[{"text":"positive","reply":"So it is: minus a negative sum."},{"text":"negative","idea":"products-carry-plus","reply":"That is the sign of the sum Σ m x z. It would be right if the entry were the sum; it is minus the sum."},{"text":"zero, as before the turn","idea":"tensor-without-axes","reply":"So it would be after a turn by 90°: then each corner has its mirror image again. At 45° it has none across these planes."}],"answer":0,"until":"about-z"}}
/*
The centre has not moved. The long axis now points to $+x$ and $-z$: where $x$ is large, $z$ is negative.

**Predict:** which sign does the entry $I[0][2] = -\sum m\,x\,z$ have?
*/

// %% momentum-test
const turnedInertia = turnedBrick.inertia;
console.log('I, in the world [kg m²]:\n' + fixed(turnedInertia, 3));
console.log('R I Rᵀ:\n' + fixed(rotateInertia(brick.inertia, R), 3));
const onShaft = turned.map(({ mass, position }) => {
  return { mass, position: subtract(position, brick.com) };
});
/** Σ m r × (ω × r): no tensor, particle by particle. */
function momentumOf(masses: readonly PointMass[], omega: Vec3): Vec3 {
  const terms = masses.map(({ mass, position: r }) =>
    scale(cross(r, cross(omega, r)), mass),
  );
  return terms.reduce((sum, term) => add(sum, term));
}
const askew: Vec3 = [0.3, -1.1, 0.7];
console.log('Σ m r × (ω × r):', fixed(momentumOf(onShaft, askew), 2));
console.log('I ω:            ', fixed(apply(turnedInertia, askew), 2));

// %% [markdown] about-z {"predict":{"twinOf":"predict-sign","options":[{"text":"zero: z is the axis of the turn","idea":"tensor-without-axes","reply":"So it is for I[0][2] and I[1][2], which have the z of the turn in them. x and y are both turned, and their product appears."},{"text":"positive: the long axis points to +x and +y","idea":"products-carry-plus","reply":"That is the sign of Σ m x y. The entry is minus the sum."},{"text":"negative","reply":"So it is: where x is large, y is large, the sum is positive, and the entry is minus the sum."}],"answer":2,"until":"shaft"}}
/*
You were right if you said positive: $+12$ kg m², and $I[0][0]$ and $I[2][2]$ have met in the middle, at 22. The second matrix is a shortcut: in world axes the tensor is $R\,I_\text{body}R^T$, where $I_\text{body}$ is that of the brick before its turn. The last two lines are the test that
any tensor must pass, whoever computed it: $I\boldsymbol\omega$ is $\sum m\,\mathbf r\times(\boldsymbol\omega\times\mathbf r)$ for *every* $\boldsymbol\omega$, here for $(0.3,-1.1,0.7)$ rad/s.

### And now about z

Instead, the brick is turned by 30° about $z$, so that its long axis points to $+x$ and $+y$.

**Predict:** which sign does $I[0][1]$ have?
*/

// %% turned-about-z {"control":{"degrees":{"label":"Turned about z by","unit":"°","min":-90,"max":90,"step":5,"turning":0,"says":"I[0][1]"}}}
const degrees = 30;
const slanting = rotationZ(deg(degrees));
const laid = centred.map(({ position }) => apply(slanting, position));
const front = laid.slice(0, 4).map(([x, y]) => [x, y] as const);
show(
  planeFigure({
    title: `The brick turned by ${degrees}° about z, in the world`,
    paths: [{ name: 'brick', points: front, closed: true }],
    points: front.map((corner, k) => ({ name: labels[k], at: corner })),
    x: [-3, 3],
    y: [-2.3, 2.3],
  }),
);
const entry = rotateInertia(brick.inertia, slanting)[0][1];
console.log(`I[0][1] = ${fixed(entry, 3)} kg m² at ${degrees}°`);
const minusXY = laid.reduce((so, [x, y]) => so - x * y, 0);
console.log(`-Σ m x y of the corners: ${fixed(minusXY, 3)} kg m²`);

// %% [markdown] shaft {"predict":{"options":[{"text":"0°: L lies along ω","idea":"momentum-along-omega","reply":"So it would be for a ball, or if z were an axis about which the products vanish. Here I[0][2] gives L a part along x."},{"text":"28.6°","reply":"So it is: L = I (0, 0, 1) is the last column, (12, 0, 22), and its slope is 12/22."},{"text":"45°, as the brick leans","idea":"momentum-along-omega","reply":"So it would be if the brick were a thin rod, with no moment about its long axis: L would then stand at a right angle to it."},{"text":"90°","idea":"momentum-along-omega","reply":"Then its turning would hold no energy. I[2][2] = 22 kg m² gives L a part along ω, and it is the larger one."}],"answer":1,"until":"balance"}}
/*
You were right if you said negative: the brick now has its mass where $x$ and $y$ have one sign, and the entry is minus the sum. It changes its sign with that of the angle.

## What a product does

Back to the brick that was turned about $y$. A shaft along $z$, through its centre, turns it at $\boldsymbol\omega=(0,0,1)$ rad/s. From here on $z$ is drawn upwards, as in the rest of the course.

**Predict:** what is the angle between $\mathbf L$ and $\boldsymbol\omega$?
*/

// %% on-the-shaft {"control":{"plus":{"label":"Products with a plus","switch":true,"says":"I ω"}}}
const plus = false;
const spin: Vec3 = [0, 0, 1];
const [xz, yz, zz] = turnedInertia[2];
const lastBy = (p: boolean): Vec3 => (p ? [-xz, -yz, zz] : [xz, yz, zz]);
const L = momentumOf(onShaft, spin);
const times = Array.from({ length: 64 }, (_, k) => k / 10);
const turns = times.map((t) => quaternionFromAxisAngle(spin, t));
const tilt = quaternionFromAxisAngle([0, 1, 0], deg(45));
const held = turns.map((q) => multiplyQuaternions(q, tilt));
const round = (v: Vec3) => turns.map((q) => rotate(q, v));
const rods = [{ from: round([0, 0, -3]), to: round([0, 0, 3]) }];
const arrow = (name: string, to: Vec3[]) => ({ name, to, trail: true });
const arrows = [
  arrow('ω', round(scale(spin, 2.5))),
  arrow('I ω', round(scale(lastBy(plus), 0.1))),
  arrow('L', round(scale(L, 0.1))),
];
const poses = held.map((orientation) => ({ orientation }));
const bodies = [{ mesh: boxMesh([l, h, d]), poses }];
const stops = [0, 1.6, 3.1].map((time) => ({ name: `${time} s`, time }));
const scene = { times, bodies, arrows, rods, stops };
show(animate({ title: 'The brick on a shaft', frame: 'world', ...scene }));
console.log(`I ω = ${fixed(lastBy(plus), 1)}, L = ${fixed(L, 1)} kg m²/s`);
const lean = fixed(Math.atan2(norm(cross(spin, L)), L[2]) / deg(1), 1);
console.log(`ω × L = ${fixed(cross(spin, L), 1)} N m, L ${lean}° off`);

// %% [markdown] balance
/*
You were right if you said 28.6°: $I\,(0,0,1)$ is the last column, $(12,0,22)$. The particles say the same without any tensor. $\mathbf L$ goes round with the brick, on a cone, and what changes $\mathbf L$ is a torque (notebook 08): the
bearings must give $\boldsymbol\omega\times\mathbf L=(0,12,0)$ N m, which turns as well. So a product of inertia is a shaft that shakes, four times as much at twice the speed.

Give the products a plus with the switch of the figure: $I\boldsymbol\omega$ leans to the other side, while the particles do not, and $\mathbf L$ is theirs. The lecture's program has this plus, and prints $-12$ (errata L2 to L5, in the last fold). The brick as it
first stood hides it, having no products.

In world axes the tensor turns with the body; in body axes it is constant. That is why simulations store $I_\text{body}$. (The first fold below turns it all the way round: the sum of the diagonal, 84, stays.)

## A target: the shaft that does not shake

Here is how a workshop balances a wheel. The brick is on its shaft again. Two equal balls are fixed to arms at the upper and the lower end of the shaft, 3 m above and below the centre and opposite to each other, so that the
centre of mass stays on the shaft. (As it stands, two balls of 2 kg on arms of 0.5 m have halved the push of the bearings.) **Aim:** choose the mass of the balls and the length of the arms so that $\mathbf L$ lies along the shaft and the bearings rest. The law is $\sum m\,\mathbf r\times(\boldsymbol\omega\times\mathbf r)$ over
all ten masses. Compute first: which product do the balls add?
*/

// %% aim {"control":{"ball":{"label":"Mass of each ball","unit":"kg","min":0,"max":5,"step":0.5,"turning":4,"says":"L leans"},"out":{"label":"Arm, upper ball at x","unit":"m","min":-2,"max":2,"step":0.1,"turning":1,"says":"L leans"}},"target":{"reached":"Reached","by":{"out":1}}}
const ball = 2;
const out = 0.5;
const upper: Vec3 = [out, 0, 3];
const ends = [upper, scale(upper, -1)];
const balls = ends.map((position) => ({ mass: ball, position }));
const whole = momentumOf([...onShaft, ...balls], spin);
const line = (name: string, at: readonly Vec3[]) => {
  return { name, x: at.map((r) => r[0]), y: at.map((r) => r[2]) };
};
const [A, B, , , E, F] = onShaft.map(({ position }) => position);
const bent: Vec3[] = [ends[1], [0, 0, -3], [0, 0, 3], ends[0]];
const drawn = [
  line('brick', [A, B, F, E, A]),
  line('shaft and arms', bent),
  line('L', [[0, 0, 0], scale(whole, 0.1)]),
  { ...line('balls', ends), draw: 'points' as const },
];
const title = 'The brick with two balls, in the world, seen along y';
const seen = { x: inMetres('x'), y: inMetres('z'), equalScale: true };
show(lineChart({ title, series: drawn, ...seen }));
const angle = Math.atan2(whole[0], whole[2]) * (180 / Math.PI);
const shaking = norm(cross(spin, whole));
console.log(`L leans by ${fixed(angle, 1)}°, bearings ${fixed(shaking)} N m`);
if (shaking < 0.05) console.log('Reached: the shaft does not shake.');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

The balls add $-2\,m\,x\cdot3$ m to $I[0][2]$, so $m\,x=2$ kg m is wanted: 2 kg at 1 m, or 4 kg at 0.5 m.

</details> (Notebook 06 finds axes about which a body needs no balls.)

## Your turn

Exercise [05 Inertia tensor](../exercises/05-inertia-tensor/README.md) asks for the tensor about the centre of mass, turned, and about any point, for
masses that have no symmetry to hide a wrong sign: `node lab start 05-inertia-tensor`. The first fold below is about the question of its third task.

## Questions to close with

Say your answer first; then open it.

<details><summary>Two masses of 1 kg sit on the x axis: what is I[0][0], and why is such a body a nuisance?</summary>

Zero: neither has a distance from the axis. Nothing resists a turn about $x$, so the tensor has no inverse and a torque about $x$ gives no finite answer.

</details>

<details><summary>Which sign stands off the diagonal, and which equation is right only if it does?</summary>

A minus: `I[0][1]` $=-\sum m\,x\,y$. Only then is $\mathbf L=I\boldsymbol\omega$, particle by particle.

</details>

<details><summary>A tensor is diagonal: must the body be symmetric?</summary>

No. Every body has axes in which its tensor is diagonal; notebook 06 finds them.

</details>

<details><summary>You turn a body and its tensor changes: name two things that do not.</summary>

The sum of the diagonal and the three principal moments. (The mass and the centre of mass do not, either.)

</details>
*/

// %% [markdown] any-angle {"fold":{"title":"Further: any angle","until":"sweep-note"},"predict":{"question":"Draw the product `I[0][2]` while the brick turns about $y$ all the way round. After which angle does it repeat, and where is it largest?","draw":"I[0][2]","cell":"sweep","until":"sweep-note","reply":"It is 12 sin 2φ: largest in the middle of a quarter turn, and after half a turn all is as before, since a tensor does not know one end of an axis from the other."}}
/*
## Further: any angle

In world axes the tensor is $I(\varphi) = R\,I_\text{body}R^T$ after a turn of the body by $\varphi$.

**Predict:** draw the product $I[0][2]$ while the brick turns about $y$ all the way round. After which angle does it repeat, and where is it largest?
*/

// %% sweep {"change":{"replace":"const axis: Vec3 = [0, 1, 0]","with":"const axis: Vec3 = [0, 0, 1]","ask":{"question":"Which entry will stay constant when the brick turns about z?","options":["I[0][0]","I[1][1]","I[2][2]"],"answer":2},"appears":["Largest product: I[0][1], 15.0000 kg m² at 135°"]},"control":{"axis":{"label":"Axis of the turn","options":{"x":"[1, 0, 0]","y":"[0, 1, 0]","z":"[0, 0, 1]"},"says":"Largest product"}}}
const axis: Vec3 = [0, 1, 0];
const angles = Array.from({ length: 361 }, (_, k) => k);
const swept = angles.map((angle) =>
  rotateInertia(brick.inertia, matrixFromAxisAngle(axis, deg(angle))),
);
const curve = (m: number, n: number, dash: 'solid' | 'dash' | 'dot') => {
  const y = swept.map((I) => I[m][n]);
  return { name: `I[${m}][${n}]`, x: angles, y, dash };
};
const pairs = [curve(0, 2, 'solid'), curve(0, 1, 'dash'), curve(1, 2, 'dot')];
const traces = swept.map((I) => I[0][0] + I[1][1] + I[2][2]);
show(
  lineChart({
    title: 'The tensor of the brick in the world while it turns',
    x: { label: 'angle', unit: '°' },
    y: { label: 'entries of I', unit: 'kg m²' },
    series: [...[0, 1, 2].map((k) => curve(k, k, 'solid')), ...pairs],
  }),
);
const peak = Math.max(...pairs.flatMap(({ y }) => y));
const { name: which, y: its } = pairs.find(({ y }) => y.includes(peak))!;
const first = its.findIndex((value) => value > peak - 1e-9);
console.log(`Largest product: ${which}, ${fixed(peak)} kg m² at ${first}°`);
const [least, most] = [Math.min(...traces), Math.max(...traces)];
console.log(`Sum of the diagonal: ${fixed(least)} to ${fixed(most)} kg m²`);

// %% [markdown] sweep-note
/*
You were right if you said 180° and 45°: a tensor does not know one end of an axis from the other, so after half a turn all is as before, and the product
$12\sin2\varphi$ is largest in the middle of a quarter turn. The two moments beside the axis swing between 10 and 34, the one about the axis of the turn stays. So do two things that belong to the body and to no axes: the sum
of the diagonal, 84, and the three moments 10, 34, 40 themselves, which come back whenever the brick stands straight.

**Change this:** turn about $z$ instead, `[0, 0, 1]`. Look for the entry that stays constant now, and for the product that appears: $I[0][1]$, and it begins negative.
*/

// %% [markdown] change {"fold":{"title":"Further: without the symmetry","until":"uneven-note"},"predict":{"options":[{"text":"Yes: it has not been turned","idea":"tensor-without-axes","reply":"So it would be if standing straight were enough. The brick was diagonal for another reason: each corner had a mirror image. The heavy one has none."},{"text":"No: products appear","reply":"So it is: the heavy corner has no mirror image of its weight."},{"text":"Yes, with larger numbers","idea":"axes-need-symmetry","reply":"So it would be if all corners got heavier alike. The diagonal does grow, but the products no longer cancel."}],"answer":1,"until":"uneven-note"}}
/*
## Further: without the symmetry

**Predict:** corner G gets ten times as heavy, the brick is not turned. Is its tensor still diagonal?
*/

// %% heavy-corner {"change":{"replace":"const heavy = [6]","with":"const heavy = [6, 0]","ask":{"question":"Will the products be zero again?","options":["yes","no"],"answer":1},"appears":["(3.000, 1.500, 0.000)"]}}
const heavy = [6];
const uneven = pointMasses(
  particles.map((corner, i) =>
    heavy.includes(i) ? { ...corner, mass: 10 } : corner,
  ),
);
console.log('about the new centre of mass', fixed(uneven.com, 3));
console.log(fixed(uneven.inertia, 3));

// %% [markdown] uneven-note
/*
You were right if you said no: the heavy corner has no mirror image, so the products stay, and a wrong sign shows without any turn. **Change this:** make the opposite
corner A as heavy, `[6, 0]`. Look at the centre of mass, which is back in the middle, and at the products, which are not zero for all
that.
*/

// %% [markdown] rod {"fold":{"title":"Further: from one end of a rod to the other","until":"rod-note"},"predict":{"options":[{"text":"4/3 kg m²: 1/3 and 1 kg · (1 m)²","idea":"parallel-axis-anywhere","reply":"So it would be if the rod's centre of mass were at the first end. The theorem leads away from the centre of mass only."},{"text":"1/3 kg m², as about the first end","reply":"So it is, by symmetry. By the theorem: back to the middle, 1/3 − 1/4, and out again, + 1/4."},{"text":"−2/3 kg m²: 1/3 less 1 kg · (1 m)²","idea":"parallel-axis-anywhere","reply":"No moment is negative. One subtracts only on the way to the centre of mass, and that is half as far."}],"answer":1,"until":"rod-note"}}
/*
## Further: from one end of a rod to the other

A thin rod of 1 kg and 1 m has the moment 1/3 kg m² about an axis across it through one end.

**Predict:** what is its moment about a parallel axis through the other end?
*/

// %% rod-ends
const rod = thinRod({ length: 1, mass: 1 });
const [from1, to1]: Vec3[] = [
  [0, 0, -0.5],
  [0, 0, 0.5],
];
const aboutEnd = inertiaAbout(rod, from1);
const other = shiftInertia(aboutEnd, {
  mass: 1,
  com: rod.com,
  from: from1,
  to: to1,
});
console.log(`about the middle    ${fixed(rod.inertia[0][0])} kg m²`);
console.log(`about one end       ${fixed(aboutEnd[0][0])} kg m²`);
console.log(`about the other end ${fixed(other[0][0])} kg m²`);

// %% [markdown] rod-note
/*
You were right if you said 1/3: the rod looks alike from both ends. The way leads through the middle: $\tfrac13-\tfrac14=\tfrac1{12}$, and $\tfrac1{12}+\tfrac14=\tfrac13$.
*/

// %% [markdown] erratum {"fold":{"title":"For readers of the source: the plus in the program","until":"who-is-right"}}
/*
## For readers of the source: the plus in the program

The slide that defines the tensor has the minus signs, its program leaves them out (erratum L2): `I[0,2] = np.sum(... rp[0] * rp[2] ...)`. This is what the
program as printed makes of the right tensor of the turned brick, and what it gets when it turns that tensor back into the body, $I_\text{body} = R^T I R$ (lecture, "Computing I_body", option
2):
*/

// %% as-printed
const printed = turnedInertia.map((row, k) =>
  row.map((x, m) => (k === m ? x : -x)),
) as Mat3;
console.log('I[0][2], I[0][0]:');
console.log(`printed: ${fixed([printed[0][2], printed[0][0]], 3)}   (L3)`);
console.log(
  `right:   ${fixed([turnedInertia[0][2], turnedInertia[0][0]], 3)}`,
);
const back = (I: Mat3): string => {
  const inBody = rotateInertia(I, transpose(R));
  return fixed([inBody[0][0], inBody[1][1], inBody[2][2]], 3);
};
console.log(`I ω for ω = ${fixed(askew, 1)} rad/s:`);
console.log(`printed: ${fixed(apply(printed, askew), 2)}   (L2)`);
console.log(`right:   ${fixed(apply(turnedInertia, askew), 2)}`);
console.log('Diagonal of Rᵀ I R:');
console.log(`printed: ${back(printed)}   (L4)`);
console.log(`right:   ${back(turnedInertia)}`);

// %% [markdown] who-is-right
/*
The body has not changed, so turning back must give diag$(10, 40, 34)$ again. The printed sign gives diag$(34, 40, 10)$: a brick that is easiest to turn about its side of 2 m, and not about the longest. (L5, which axis belongs to which
moment, is in notebook 06.)

The slide prints $8\cdot10^{-15}$ where zeros belong. That is rounding: a double has 16 digits, and the entries are about 40.
*/
