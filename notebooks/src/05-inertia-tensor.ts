// %% [markdown] title
/*
# 05 The inertia tensor of the brick

Mass says how hard a body is to push. How hard it is to *turn* depends on the axis, so it takes nine numbers, six of them different:
the inertia tensor.

**After this notebook you can** compute the tensor of any set of point masses about its centre of mass, turn it with the body, and
recognise the most common mistake in the field, which the lecture's own program makes.

*Sources: lecture, "Inertia Tensor" to "Inertia Tensor - Rotated Body Example" with programs and outputs; Chaney eq. 3 and 4.*
*/

// %% import
import {
  apply,
  cross,
  deg,
  inertiaAbout,
  matrixFromAxisAngle,
  multiply,
  pointMasses,
  rotateInertia,
  rotationY,
  subtract,
  add,
  transpose,
} from 'rigid-body-lab';
import type { Mat3, Vec3 } from 'rigid-body-lab';
import { boxEdges, lineChart, massFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] brick {"predict":{"options":[{"text":"x, z, y","reply":"So it is: the corners are √1.25 m from the long axis x, √4.25 m from z and √5 m from y."},{"text":"y, z, x","idea":"short-axis-easy","reply":"The sides along the axis do not count, the two others do. About y, the short side, both long ones count: it is the hardest."},{"text":"all three alike","idea":"distance-from-centre","reply":"So it would be for a cube. What counts is the distance from the axis, and the corners are at √1.25, √4.25 and √5 m from x, z and y."}],"answer":0,"until":"result"}}
/*
## The brick again

Eight masses of 1 kg at the corners of a $4 \times 1 \times 2$ m brick, corner A at $(1,1,1)$; its centre of mass is $(3, 1.5, 0)$
(notebook 04).

**Predict:** order the three axes $x$ (along the length 4), $y$ (along the height 1) and $z$ (along the depth 2) from the easiest to
turn about to the hardest.
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
const particles = corners.map((position) => ({ mass: 1, position }));
const brick = pointMasses(particles);
show(
  massFigure({
    title: 'Which axis is the easiest to turn about?',
    particles,
    labels: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
    com: brick.com,
    edges: boxEdges({ size: [l, h, d], centre: brick.com }),
  }),
);

// %% [markdown] predict
/*
What counts is the squared distance *from the axis*, and off the diagonal stand **negative** sums. With $x_i,y_i,z_i$ measured from the centre of
mass:

$$I=\begin{bmatrix}\sum m_i(y_i^2+z_i^2) & -\sum m_ix_iy_i & -\sum m_ix_iz_i\\ -\sum m_ix_iy_i & \sum m_i(z_i^2+x_i^2) & -\sum m_iy_iz_i\\
-\sum m_ix_iz_i & -\sum m_iy_iz_i & \sum m_i(x_i^2+y_i^2)\end{bmatrix} .$$

Only with the minus signs is $\mathbf L=I\boldsymbol\omega$. This course names an entry by its place, `I[0][1]` $=-\sum m_ix_iy_i$. The lecture and Chaney (eq. 3 and 4)
give six letters to the sums, with *positive* products,

$$I_{xx}=\sum_i m_i\,(y_i^2+z_i^2),\quad I_{yy}=\sum_i m_i\,(z_i^2+x_i^2),\quad I_{zz}=\sum_i m_i\,(x_i^2+y_i^2),$$

$$I_{xy}=\sum_i m_i\,x_i\,y_i,\quad I_{xz}=\sum_i m_i\,x_i\,z_i,\quad I_{yz}=\sum_i m_i\,y_i\,z_i ,$$

and put the signs into the matrix, which is the same:

$$I=\begin{bmatrix} I_{xx} & -I_{xy} & -I_{xz}\\ -I_{xy} & I_{yy} & -I_{yz}\\ -I_{xz} & -I_{yz} & I_{zz}\end{bmatrix}.$$

Two of the six sums, by hand: one from the diagonal, one from beside it. The other four go the same way.
*/

// %% by-hand
const centred = particles.map(({ mass, position }) => ({ mass, r: subtract(position, brick.com) }));
console.log('centred points r - r_com, a column per corner [m]:');
for (const k of [0, 1, 2] as const) console.log(centred.map(({ r }) => r[k].toFixed(1).padStart(6)).join(''));
const aboutX = centred.reduce((sum, { mass, r: [, y, z] }) => sum + mass * (y * y + z * z), 0);
const productXZ = centred.reduce((sum, { mass, r: [x, , z] }) => sum + mass * x * z, 0);
const each = `${h / 2}² + ${d / 2}² = ${(h / 2) ** 2 + (d / 2) ** 2}`;
console.log('I[0][0] =  Σ m (y² + z²) =', aboutX, `kg m²   (each corner: ${each})`);
const xz = (l * d) / 4;
console.log('I[0][2] = -Σ m x z       =', 0 - productXZ, `kg m²    (four corners give ${xz}, four give ${-xz})`);

// %% library
const shown = (M: Mat3): string => M.map((row) => row.map((x) => (x + 0).toFixed(3).padStart(9)).join(' ')).join('\n');
console.log('the library:\n' + shown(brick.inertia));

// %% [markdown] result {"predict":{"options":[{"text":"larger","reply":"So it is: about the centre of mass each diagonal entry is the smallest that it can be."},{"text":"smaller","idea":"parallel-axis-anywhere","reply":"Going away from the centre of mass only adds: the whole mass times the squared distance of the two axes."},{"text":"the same","idea":"tensor-without-axes","reply":"The axes point the same way, but the masses are at other distances from them. Only the tensor about one point is one tensor."}],"answer":0}}
/*
diag$(10, 40, 34)$ kg m², as the slide prints. You were right if you said $x$, $z$, $y$: easiest about the long axis $x$, hardest about $y$, because
there both long sides count. The products vanish because each corner has a mirror image across each middle plane.

## Why about the centre of mass

**Predict:** will the tensor about the world origin be larger or smaller on the diagonal?
*/

// %% about-origin
console.log('about the world origin:\n' + shown(inertiaAbout(brick, [0, 0, 0])));
const [dx, dy, dz] = subtract([0, 0, 0], brick.com);
console.log(
  'I[0][0]: 10 + 8 (d_y² + d_z²) =',
  10 + 8 * (dy * dy + dz * dz),
  '   I[0][1]: 0 - 8 d_x d_y =',
  -8 * dx * dy,
);

// %% [markdown] about-origin-note
/*
You were right if you said larger: about the centre of mass every diagonal entry is the smallest that it can be.

### The parallel-axis theorem

With $M$ the whole mass, $\mathbf d$ from the centre of mass to the point and $E$ the unit matrix, it reads, for the whole tensor,

$$I_\text{point}=I_\text{com}+M\,(|\mathbf d|^2E-\mathbf d\,\mathbf d^T) .$$

On the diagonal it adds $M$ times the squared distance of the two axes, beside it $-M\,d_xd_y$ and so on: the tensor of one point with the whole mass. So
the tensor about the origin is no longer diagonal. It leads *away* from the centre of mass only; between two other points go by way of it.

Forgetting to subtract the centre of mass is the first of the two classic mistakes; $28$ in the corner instead of $10$ gives it away.

## Turn the brick

Now the lecture turns the brick by 45° about $y$ through its centre and computes everything again.
*/

// %% turned
const R = rotationY(deg(45));
console.log('R:\n' + shown(R));
const turned = particles.map(({ mass, position }) => ({
  mass,
  position: add(apply(R, subtract(position, brick.com)), brick.com),
}));
const turnedBrick = pointMasses(turned);
console.log('turned corners [m]:');
for (const k of [0, 1, 2] as const) console.log(turned.map((p) => p.position[k].toFixed(4).padStart(9)).join(''));
console.log('centre of mass [m]:', turnedBrick.com.map((c) => (c + 0).toFixed(4)).join(', '));
show(
  massFigure({
    title: 'The brick turned by 45° about y',
    particles: turned,
    com: turnedBrick.com,
    edges: boxEdges({ size: [l, h, d], centre: brick.com, axes: transpose(R) }),
  }),
);

// %% [markdown] predict-sign {"predict":{"options":[{"text":"positive","reply":"So it is: minus a negative sum."},{"text":"negative","idea":"products-carry-plus","reply":"The sum Σ m x z is negative. The entry is minus that sum; without the minus, L = I ω would be wrong."},{"text":"zero, as before the turn","idea":"tensor-without-axes","reply":"It was zero because each corner had a mirror image across each middle plane. The turned brick has none across those planes."}],"answer":0,"until":"who-is-right"}}
/*
Matrix, corners and centre are those of the slide; the centre has not moved. The long axis now points to $+x$ and $-z$:
where $x$ is large, $z$ is negative. So $\sum m\,x\,z$ is negative.

**Predict:** which sign does the entry $I[0][2] = -\sum m\,x\,z$ have?
*/

// %% turned-tensor
const turnedInertia = turnedBrick.inertia;
console.log(shown(turnedInertia));

// %% [markdown] erratum
/*
## Where the slide goes wrong (errata L2 to L5)

You were right if you said positive: $+12$. The slide prints $-12$. Its definition has the minus signs, its program leaves them out:
`I[0,2] = np.sum(... rp[0] * rp[2] ...)`. The brick as it first stood hides it, since its products are zero; the turned one does not. This is what the
program as printed makes of the right tensor:
*/

// %% as-printed
const asPrinted = (right: Mat3): Mat3 => right.map((row, i) => row.map((x, j) => (i === j ? x : -x))) as Mat3;
const printed = asPrinted(turnedInertia);
console.log(`I[0][2]   printed: ${printed[0][2].toFixed(3)}   right: ${turnedInertia[0][2].toFixed(3)}   (L3)`);
const back = (I: Mat3): string =>
  multiply(transpose(R), multiply(I, R))
    .map((row, k) => row[k].toFixed(3))
    .join(', ');
console.log(`Rᵀ I R    printed: diag(${back(printed)})   right: diag(${back(turnedInertia)})   (L4)`);

// %% [markdown] who-is-right
/*
Who is right? The body has not changed, so turning the tensor back, $I_\text{body} = R^T I R$ (lecture, "Computing I_body", option
2), must give diag$(10, 40, 34)$ again. The printed sign gives diag$(34, 40, 10)$: a brick that is easiest to turn about its side of 2 m,
and not about the longest.

There is a test that needs no rotation at all. Angular momentum is $\sum m\,\mathbf r\times(\boldsymbol\omega\times\mathbf r)$, particle
by particle; the tensor is right exactly if $I\boldsymbol\omega$ is the same for every $\boldsymbol\omega$.
*/

// %% momentum-test
const omega: Vec3 = [0.3, -1.1, 0.7];
const particleByParticle = turned.reduce<Vec3>(
  (L, { mass, position }) => {
    const r = subtract(position, brick.com);
    const term = cross(r, cross(omega, r));
    return [L[0] + mass * term[0], L[1] + mass * term[1], L[2] + mass * term[2]];
  },
  [0, 0, 0],
);
const row = (v: Vec3): string => v.map((x) => x.toFixed(2).padStart(7)).join('');
console.log('Σ m r × (ω × r):', row(particleByParticle));
console.log('I ω, right:     ', row(apply(turnedInertia, omega)));
console.log('I ω, as printed:', row(apply(printed, omega)));

// %% [markdown] any-angle {"predict":{"question":"Draw the product `I[0][2]` while the brick turns about $y$ from 0 to 180°. After which angle does it repeat, and where is it largest?","draw":"I[0][2]","cell":"sweep","reply":"It is 12 sin 2φ: largest in the middle of a quarter turn, and after half a turn all is as before, since a tensor does not know one end of an axis from the other."}}
/*
## Any angle

In world axes the tensor turns with the body, $I(\varphi) = R\,I_\text{body}R^T$; in body axes it is constant. That is why simulations
store $I_\text{body}$.

**Predict:** after which angle do the curves repeat? At which angle is the product $I_{02}$ largest?
*/

// %% sweep {"change":{"replace":"const axis: Vec3 = [0, 1, 0]","with":"const axis: Vec3 = [0, 0, 1]","ask":{"question":"Which entry will stay constant when the brick turns about z?","options":["I[0][0]","I[1][1]","I[2][2]"],"answer":2},"appears":["I[0][2] is largest at 0°: 0.000"]},"control":{"axis":{"label":"Axis of the turn","options":{"x":"[1, 0, 0]","y":"[0, 1, 0]","z":"[0, 0, 1]"},"says":"I[0][2] is largest"}}}
const axis: Vec3 = [0, 1, 0];
const angles = Array.from({ length: 181 }, (_, k) => k);
const swept = angles.map((a) => rotateInertia(brick.inertia, matrixFromAxisAngle(axis, deg(a))));
show(
  lineChart({
    title: 'The tensor of the brick in world axes while it turns',
    x: { label: 'angle', unit: '°' },
    y: { label: 'entries of I', unit: 'kg m²' },
    series: [
      { name: 'I[0][0]', x: angles, y: swept.map((I) => I[0][0]) },
      { name: 'I[1][1]', x: angles, y: swept.map((I) => I[1][1]) },
      { name: 'I[2][2]', x: angles, y: swept.map((I) => I[2][2]) },
      { name: 'I[0][2]', x: angles, y: swept.map((I) => I[0][2]) },
      { name: 'I[0][1]', x: angles, y: swept.map((I) => I[0][1]), dash: 'dash' },
      { name: 'I[1][2]', x: angles, y: swept.map((I) => I[1][2]), dash: 'dot' },
    ],
  }),
);
const largest = swept.reduce((best, I, k) => (I[0][2] > swept[best][0][2] ? k : best), 0);
console.log(`I[0][2] is largest at ${largest}°: ${swept[largest][0][2].toFixed(3)} kg m²`);

// %% [markdown] change {"predict":{"options":[{"text":"Yes: it has not been turned","idea":"tensor-without-axes","reply":"It stood straight before, too, and was diagonal for another reason: each corner had a mirror image. The heavy one has none."},{"text":"No: products appear","reply":"So it is: the heavy corner has no mirror image of its weight."},{"text":"Yes, with larger numbers","idea":"axes-need-symmetry","reply":"The diagonal grows, but the products no longer cancel: the heavy corner has no mirror image of its weight."}],"answer":1}}
/*
You were right if you said 180° and 45°: a tensor does not know one end of an axis from the other, so after half a turn all is as before, and the product
$12\sin2\varphi$ is largest in the middle of a quarter turn. **Change this:** turn about $z$ instead, `[0, 0, 1]`. Look
for the entry that stays constant now, and for the product that appears: $I[0][1]$, and it begins negative.

## Without the symmetry

**Predict:** corner G gets ten times as heavy, the brick is not turned. Is its tensor still diagonal?
*/

// %% heavy-corner {"change":{"replace":"const heavy = [6]","with":"const heavy = [6, 0]","ask":{"question":"Will the products be zero again?","options":["yes","no"],"answer":1},"appears":["3.000, 1.500, 0.000"]}}
const heavy = [6];
const uneven = pointMasses(particles.map((p, i) => (heavy.includes(i) ? { ...p, mass: 10 } : p)));
console.log('about the new centre of mass', uneven.com.map((c) => c.toFixed(3)).join(', '));
console.log(shown(uneven.inertia));

// %% [markdown] exercise
/*
You were right if you said no: the heavy corner has no mirror image, so the products stay, and now a wrong sign shows at once. **Change this:** make the opposite
corner A as heavy, `[6, 0]`. Look at the centre of mass, which is back in the middle, and at the products, which are not zero for all
that.

## Your turn

Exercise [05 Inertia tensor](../exercises/05-inertia-tensor/README.md) asks for the tensor about the centre of mass, turned, and about any point, for
masses that have no symmetry to hide a wrong sign: `node lab start 05-inertia-tensor`.

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
