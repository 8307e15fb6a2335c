// %% [markdown] title
/*
# 17 Find the fault

Every text has faults; this one too, surely. Three texts stand behind this course: slides of a *lecture*, *Chaney's* description of a rigid body in a program, and a
*paper* on machines with constraints. In our copies 56 entries are wrong or incomplete. Here you find them, by five tests that work on any text.

**After this notebook you can** check a formula or a program that you did not write: by its units, by a second way of computing, by how fast its error falls, by what
else it says, and by what must not change; and say to which faults each test is blind.

A label names the source and counts the entries: L1 to L22, C1 to C10, P1 to P24; all stand in [the list of errata](look-up/errata.md). "Printed" means printed in our copy. **L1, L7, L11, P16 and P22** may be
faults of the copy (an l read as 1, a lost sign, dot or exponent): blame nobody for them. Each formula is stated here before it is judged; you need none of the texts.

*Sources: all three. The road takes the most instructive faults; the others are in the folds at the end, by source.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** Two balls of 2 kg and 3 kg float in space, joined by a light rod. A program has let them come 10 mm too far apart, and puts them back along the rod as the rod itself would do it. By how much does the ball of 2 kg move? (in mm)

<details><summary>The answer</summary>

6 mm. The rod pulls both with one force, so each moves by the part that the other mass is of the whole, and the common centre stays. (Notebook [16](16-pendulums-and-hinges.ipynb).)

</details>

**2.** Somebody halves the step of a method and measures the error of one step: it falls from 0.00048 to 0.00006. Of which order is the method?

<details><summary>The answer</summary>

2. The error of a run falls by 2 to the power of the order, that of one step by one factor of 2 more. (Notebook [10](10-euler-and-runge-kutta.ipynb).)

</details>

**3.** A body with the principal moments 24, 16 and 20 kg m² about x, y and z is turned by 40° about y, and then spins on a shaft along z. What is the angle between L and ω?

- 0°
- 5.2°
- 40°
- 90°

<details><summary>The answer</summary>

5.2°. So it is: L = I ω is the last column of the tensor, and it leans by its share across the shaft. (Notebook [05](05-inertia-tensor.ipynb).)

</details>
*/

// %% import
import * as math from 'mathjs';
import {
  add,
  angularMomentumWorld,
  apply,
  cross,
  deg,
  determinant,
  diagonal,
  dot,
  euler,
  fixed,
  freeRotation,
  fromMomentumState,
  generalSolution,
  generalizedCross,
  gill,
  hat,
  identity,
  inertiaAbout,
  integrate,
  inverse,
  kutta3,
  matrixFromQuaternion,
  midpoint,
  momentumFormDerivative,
  multiply,
  newtonEulerDerivative,
  norm,
  normalizeQuaternion,
  observedOrder,
  orderConditions,
  orderOf,
  orthonormalize,
  orthonormalizeMomentumState,
  packMomentumState,
  packState,
  planarBody,
  planarPointVelocity,
  pointMasses,
  principalAxes,
  quaternionFromAxisAngle,
  residualHistory,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationalEnergy,
  rotationY,
  scale,
  simulate,
  sliderCrank,
  sliderCrankBounds,
  solidBox,
  stabilityLimit,
  subtract,
  thinRod,
  toBasis,
  toMomentumState,
  totalEnergy,
  transpose,
  unpackMomentumState,
  unpackState,
  vectorToWorld,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import type {
  Loads,
  Mat3,
  RigidBody,
  Tableau,
  Vec2,
  Vec3,
} from 'rigid-body-lab';
import {
  animate,
  boxEdges,
  boxMesh,
  lineChart,
  show,
} from 'rigid-body-lab/figures';

// %% [markdown] where {"predict":{"number":"entries","answer":17,"within":4,"from":0,"to":56,"reply":"17 of the 56 lack a condition, a unit or a meaning. The largest group are the 20 formulas with a wrong or lost letter; 12 entries are slips in programs, and 7 are words."}}
/*
## Where faults sit

Sort the entries into four kinds: a *formula* with a wrong or lost letter, a slip in a *program*, wrong *words*, and what is *left unsaid*: a condition, a unit or a meaning, without which the
formula is right for some bodies and wrong for others.

**Predict:** in how many of the 56 entries is something left unsaid?
*/

// %% census
const census: Record<string, string> = {
  'formula    ':
    'L7 L17 L18 C1 P1 P2 P3 P4 P6 P7 P8 P9 P10 P11 P12 P13 P14 P15 P16 P17',
  'left unsaid':
    'L6 L13 L14 L16 L19 L20 C4 C5 C6 C7 C8 C9 P5 P18 P19 P20 P24',
  'program    ': 'L1 L2 L3 L4 L5 L8 L9 L11 L21 C2 C3 C10',
  'words      ': 'L10 L12 L15 L22 P21 P22 P23',
};
for (const [kind, labels] of Object.entries(census)) {
  const list = labels.split(' ');
  const [lecture, chaney, paper] = ['L', 'C', 'P'].map(
    (source) => list.filter((label) => label.startsWith(source)).length,
  );
  const counts = `lecture ${lecture}, Chaney ${chaney}, paper ${paper}`;
  console.log(`${kind} ${String(list.length).padStart(2)}: ${counts}`);
}
/** How an entry is shown in this notebook: both sides, computed. */
function entry(label: string, printed: string, right: string): void {
  console.log(`${label.padEnd(3)}  printed: ${printed}`);
  console.log(`       right: ${right}`);
}

// %% [markdown] centre {"predict":{"draw":"as printed","cell":"centre-moved","reply":"With the left mass at s the printed formula gives (s² + (s + 2)²)/2 = (s + 1)² + 1: a parabola. The centre of mass is half-way between the masses, s + 1, a straight line; the two never meet."}}
/*
You were right if you said about 17. The kinds have their homes: a program that was typed once goes wrong by slips, a paper with long formulas by lost letters, and a text for programmers by what it takes for granted.

## First test: units

The centre of mass of masses $m_i$ at the places $x_i$ on a line is their mean place, $\sum m_ix_i/\sum m_i$. In Chaney's eq. 1 the sums are printed as $\sum\Delta m\,x^2$, with squares, and eq. 2 divides them
by the mass (C1). Now two masses of 1 kg, 2 m apart, are pushed along the line together: the left one is at $s$, from $-4$ to 4 m.

**Predict:** draw what the printed formula calls their centre of mass, over $s$.
*/

// %% centre-moved {"change":{"replace":"const perMetre = 1;","with":"const perMetre = 100;","ask":{"question":"The places are now measured in centimetres, and the answer is told in metres again. Which of the two curves will change?","options":["neither","the right one","the printed one","both"],"answer":2},"appears":["right 2.0 m, printed 500.0 m"]},"control":{"perMetre":{"label":"Measured in","options":{"metres":"1","centimetres":"100","feet":"3.281"},"says":"Masses at 1 m and 3 m"}}}
const perMetre = 1;
const measured = (s: number) => [s * perMetre, (s + 2) * perMetre];
const mean = ([p, q]: number[]): number => (p + q) / 2;
const ofSquares = ([p, q]: number[]): number => (p * p + q * q) / 2;
const starts = Array.from({ length: 81 }, (_, k) => -4 + k / 10);
const told = (formula: (places: number[]) => number) =>
  starts.map((s) => formula(measured(s)) / perMetre);
show(
  lineChart({
    title: 'The centre of mass of two masses, pushed along a line',
    x: { label: 'place of the left mass', unit: 'm' },
    y: { label: 'centre', unit: 'm', range: [-5, 28] },
    series: [
      { name: 'right', x: starts, y: told(mean) },
      { name: 'as printed', x: starts, y: told(ofSquares) },
    ],
  }),
);
const [atRight, atPrinted] = [mean, ofSquares].map((formula) =>
  fixed(formula(measured(1)) / perMetre, 1),
);
const both = `right ${atRight} m, printed ${atPrinted} m`;
console.log(`Masses at 1 m and 3 m: ${both}`);
entry('C1', `centre at ${atPrinted} m`, `centre at ${atRight} m`);

// %% [markdown] units {"predict":{"number":"formulas","answer":8,"within":1,"from":0,"to":13,"reply":"Eight of thirteen. Three have lost nothing but a number, and units are blind to numbers (P9, P12, P17). The other two have a wrong count of the numbers a and b, which have no unit (P7, P10)."}}
/*
You were right if you drew a parabola. A centre goes along with its body; this one runs away, and for $s=1$ m it is at 5 for 2 m, outside the pair. **Change this:** measure in centimetres, `perMetre = 100`. The right formula does
not know which ruler was used. The printed one does: kg m² by kg is no length.

## A page of formulas

This test asks for no understanding, so it is good for long formulas. The paper solves $\dot y=v(y,t)$ in steps $\tau$ and watches a deviation $f(y,t)$; say $y$ is an angle, in rad, and $f$ a length. An index is a derivative: $v_y=\partial v/\partial y$ has the unit 1/s.
$F$, $G$ and $H$ are sums of derivatives of $v$, with the units of $\ddot y$, $\dddot y$ and $\ddddot y$; $I$ has that of $\dot v_y$. $\Delta y$ is the change of $y$ in a step; $a$, $b$, $c$ are the numbers of the method, without a unit. The right column has what is added to the printed term:

| | printed | added to |
|---|---|---|
| P2 | $rW_1+lW_2$, lengths by angular velocities | $f_{tt}$ |
| P3, P4 | $2f_{yt}$; $2r\sin\theta_1$, a length | $f_{tt}$; $\varepsilon^2$, a length squared |
| P7, P8 | $\tau^3a_2^3b_{32}v_yG$; $\tau^2a_2b_{32}v_y^2F$ | $v$ |
| P9, P10 | $2\tau^3c\,a\,b\,a\,FI$; $\tau^3c_4a_2b_{32}v_y^2F$ | $v$ |
| P12, P13 | $\tau f_{yyt}\Delta y^2$; $f_{yy}v^2$ | $\tau^2f_{ytt}\Delta y$; $v_{tt}$ |
| P14, P15 | $\tau^3c_3a_2b_{32}F$; $f_y^2F$ | $\tau v$; $f_yG$ |
| P16, P17 | $f_{yy}F$; $FI$ | $f_yH$; $H$ |

**Predict:** all thirteen have a wrong or a lost letter or number. In how many do the units betray it?
*/

// %% terms
const unitOfLetter = `tau s; v rad/s; vy 1/s; vyy 1/(rad*s); vtt rad/s^3;
  F rad/s^2; G rad/s^3; H rad/s^4; FI rad/s^4; dy rad; fy m/rad;
  fyy m/rad^2; ftt m/s^2; fyt m/(rad*s); fyyt m/(rad^2*s);
  fytt m/(rad*s^2); r m; l m; eps m; W 1/s`;
// Label, as printed, right, and what it is added to.
const terms = [
  ['P2', 'r W + l W', 'r W^2 + l W^2', 'ftt'],
  ['P3', '2 fyt', '2 fyt v', 'ftt'],
  ['P4', '2 r sine', '2 r eps sine', 'eps^2'],
  ['P7', 'tau^3 a^3 b vy G', 'tau^3 a^2 b vy G', 'v'],
  ['P8', 'tau^2 a b vy^2 F', 'tau^3 a b b vy^2 F', 'v'],
  ['P9', '2 tau^3 c a b a FI', '6 tau^3 c a b a FI', 'v'],
  ['P10', 'tau^3 c a b vy^2 F', 'tau^3 c a b b vy^2 F', 'v'],
  ['P12', 'tau fyyt dy^2', '3 tau fyyt dy^2', 'tau^2 fytt dy'],
  ['P13', 'fyy v^2', 'vyy v^2', 'vtt'],
  ['P14', 'tau^3 c a b F', 'tau^3 c a b vy F', 'tau v'],
  ['P15', 'fy^2 F', 'fy vy F', 'fy G'],
  ['P16', 'fyy F', 'fyy F^2', 'fy H'],
  ['P17', 'FI', '3 FI', 'H'],
];

// %% terms-added {"control":{"countLetters":{"label":"Count the letters a and b, too","switch":true,"says":"Found"}}}
const countLetters = false;
const counting = (ab: boolean): string =>
  unitOfLetter + (ab ? '; a mol; b mol; tau s/mol; dy rad/mol' : '');
const scope: Record<string, unknown> = { a: 1, b: 1, c: 1, sine: 1 };
for (const each of counting(countLetters).split(/;\s*/)) {
  const [name, unit] = each.split(' ');
  scope[name] = math.unit(1, unit);
}
/** True if one can be added to the other: mathjs adds no m to s. */
function fits(term: string, to: string): boolean {
  try {
    math.evaluate(`${term} + ${to}`, scope);
    return true;
  } catch {
    return false;
  }
}
const found = terms.filter(([, printed, , to]) => !fits(printed, to));
const names = found.map(([label]) => label).join(', ');
console.log(`Found ${found.length} of ${terms.length}: ${names}`);
const blamed = terms.filter(([, , right, to]) => !fits(right, to));
console.log(`Of the right terms it blames ${blamed.length}`);

// %% [markdown] signs {"predict":{"options":[{"text":"another brick, with other sides","idea":"example-proves","reply":"So it would be for a body without symmetry. A brick along the axes has a corner at −x for each one at +x, so its products are zero whatever its sides, and zero has no sign."},{"text":"the moments of the turned brick","idea":"kept-is-right","reply":"It passes this one: with the plus signs the program computes the tensor of the brick turned the other way, which has the same three moments."},{"text":"the momentum of the turned brick","reply":"So it is: summed corner by corner, the angular momentum needs no tensor, and only the right one agrees with it."}],"answer":2,"until":"tip"}}
/*
You were right if you said eight: P2, P3, P4, P8, P13, P14, P15 and P16. Nothing had to be computed. Now switch on the second count. A method with twice the numbers $a$ and $b$ and half the step looks at the same slopes, so in each term with $\tau^n$ there must be
$n$ letters $a$ and $b$. That finds P7 and P10. What is left, P9, P12 and P17, has lost only a number; that needs a test that computes. (P11 repeats P10 and falls with it.)

## Second test: another way

The lecture's brick: eight masses of 1 kg at the corners of $4\times1\times2$ m. Its inertia tensor has the entries $\sum m(y^2+z^2)$, $\sum m(z^2+x^2)$, $\sum m(x^2+y^2)$ on the diagonal and, off it, $-\sum m\,x\,y$, $-\sum m\,x\,z$, $-\sum m\,y\,z$, measured from the
centre of mass. So the slide defines it; its program forgets the minus (L2). It prints diag(10, 40, 34) kg m² for the brick along the axes, and that is right.

**Predict:** which further check would have shown the fault?
*/

// %% brick
const omega: Vec3 = [0.3, -1.1, 0.7];
const corners = (length: number): Vec3[] =>
  [1, -1].flatMap((z): Vec3[] => [
    [1, 1, z],
    [1 + length, 1, z],
    [1 + length, 2, z],
    [1, 2, z],
  ]);
const weighed = (places: Vec3[], atB = 1) =>
  pointMasses(
    places.map((r, k) => ({ mass: k === 1 ? atB : 1, position: r })),
  );
const { com } = weighed(corners(4));
/** The corners from the centre of mass, the brick turned about y. */
const turnedBy = (degrees: number): Vec3[] =>
  corners(4).map((r) => apply(rotationY(deg(degrees)), subtract(r, com)));
/** The tensor as the slide's program computes it. */
function slideTensor(places: Vec3[]): Mat3 {
  const sum = (f: (r: Vec3) => number): number =>
    places.reduce((all, r) => all + f(r), 0);
  const entryOf = (i: number, j: number): number =>
    sum((r) => (i === j ? dot(r, r) - r[i] ** 2 : r[i] * r[j]));
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => entryOf(i, j))) as Mat3;
}

// %% turned {"control":{"angle":{"label":"The brick is turned about y by","unit":"°","min":0,"max":80,"step":5,"turning":45,"says":"Turned by"}}}
const angle = 0;
const byCorners = (degrees: number): Vec3 =>
  turnedBy(degrees)
    .map((r) => cross(r, cross(omega, r)))
    .reduce((sum, L) => add(sum, L));
const rightTensor = (places: Vec3[]): Mat3 => weighed(places).inertia;
const byTensor = (tensor: typeof slideTensor) => (degrees: number) =>
  apply(tensor(turnedBy(degrees)), omega);
const [right, slides] = [rightTensor, slideTensor].map(byTensor);
const x = Array.from({ length: 91 }, (_, k) => 2 * k);
const away = (L: typeof byCorners): number[] =>
  x.map((degrees) => norm(subtract(L(degrees), byCorners(degrees))));
const inDegrees = { label: 'turned about y by', unit: '°' };
const y = { label: 'I ω − Σ m r × (ω × r)', unit: 'kg m²/s' };
const series = [
  { name: 'right', x, y: away(right) },
  { name: 'as printed', x, y: away(slides) },
];
const title = 'Two ways to L, in the world: how far apart';
show(lineChart({ title, x: inDegrees, y, series }));
const said = [byCorners, right, slides].map((L) => fixed(L(angle), 1));
console.log(`Turned by ${angle}°: L = ${said[0]}, as printed ${said[2]}`);
console.log(`by the right tensor ${said[1]}`);
entry('L2', `at 45° ${fixed(slides(45), 1)}`, `L = ${fixed(right(45), 1)}`);

// %% [markdown] tip {"predict":{"options":[{"text":"its energy, over some time","idea":"kept-is-right","reply":"It passes: ω · (ω × Iω) is zero with either sign, so the energy stays."},{"text":"a spin about one of its axes","idea":"example-proves","reply":"It passes: there ω and Iω have one direction and their product is zero, whatever its sign."},{"text":"where L points in the world","reply":"So it is: with the right sign L stands in the world, with the other its rate is twice ω × Iω."}],"answer":2,"twinOf":"signs","until":"program"}}
/*
You were right if you said the momentum of the turned brick. The printed tensor is the right one of the brick turned by *minus* 45°, its mirror image. So it is symmetric, its trace is right, its three moments are right. The fault goes on into three lines of the output (L3 to L5,
in the fold on the lecture). The lesson: the first example was too symmetric to show a sign.

### And now a body that spins

Without a torque, $I\dot{\boldsymbol\omega}=-\boldsymbol\omega\times I\boldsymbol\omega$ in body axes. Somebody's program has a plus there.

**Predict:** which test shows it?
*/

// %% wrong-sign {"change":{"replace":"const spinning: Vec3 = [1, 2, -0.5]","with":"const spinning: Vec3 = [0, 2, 0]","ask":{"question":"With a spin about a principal axis: how much will the two signs differ in what they do to L in the world?","options":["as much as now","half as much","not at all"],"answer":2},"appears":["with plus: energy 0.000, |L|² 0.000, L in the world (0.0, 0.0, 0.0)"]}}
const spinning: Vec3 = [1, 2, -0.5];
const massProperties = solidBox({ size: [4, 2, 1], mass: 12 });
const box = rigidBody({ massProperties });
const momentum = apply(box.inertia, spinning);
for (const sign of [-1, 1]) {
  const lever = scale(cross(spinning, momentum), sign);
  const energyRate = fixed(dot(spinning, lever), 3);
  const lengthRate = fixed(2 * dot(momentum, lever), 3);
  // The rate of L in the world, written in body axes.
  const worldRate = fixed(add(lever, cross(spinning, momentum)), 1);
  const kept = `energy ${energyRate}, |L|² ${lengthRate}`;
  const name = sign < 0 ? 'minus' : 'plus';
  console.log(`rates with ${name}: ${kept}, L in the world ${worldRate}`);
}

// %% [markdown] program {"predict":{"options":[{"text":"the energy stays","idea":"energy-means-right","reply":"It fails: the attitude is wrong, so ω = I⁻¹L is, and with it the energy ½ ω · L."},{"text":"L stays as it is","reply":"So it is: L is itself a number of the state, and without a torque its rate is zero. No fault in the attitude can touch it."},{"text":"half a step, 1/16 of the error","idea":"mixed-times","reply":"It fails: all four slopes of a step are made of the same old numbers, so the error is halved only."}],"answer":1,"until":"itself"}}
/*
You were right if you said where $\mathbf L$ points. With the plus the program runs the motion backwards, and backwards energy and length of $\mathbf L$ are as constant as forwards. A conserved quantity is a good test only if the fault can change it.
**Change this:** let it spin about a principal axis, `[0, 2, 0]`. Now nothing at all tells plus from minus.

## Third test: how fast the error falls

The lecture's program keeps the state in 18 numbers: place $\mathbf x$, attitude $R$, momentum $\mathbf P$, angular momentum $\mathbf L$. A solver, here RK4, asks for their rates: $\mathbf v=\mathbf P/m$, $\omega^*R$ (the columns of $R$, each turned as $\boldsymbol\omega\times$ turns it), force and torque. After each step the program copies the numbers back,
makes $R$ a rotation again (in its copy only, L21; the runs here give the mended $R$ back) and refreshes $\boldsymbol\omega$, but not $\mathbf v$ (L8). And the rates are made of those copies, not of the numbers that the solver hands in (L9).

Its author tests L9 on a box that tumbles in empty space, with 0.04 s steps.

**Predict:** which of three tests does it *pass* in spite of its fault?
*/

// %% slide-program
const heavy = rigidBody({ massProperties, gravity: [0, 0, -9.81] });
const start = rigidBodyState({
  velocity: [1, 0, 0],
  omegaBody: [1, 2, -0.5],
});
/** The lecture's program, with the fault that is named. */
function slideRun(body: RigidBody, t1: number, h: number, fault: string) {
  const rates = momentumFormDerivative(body);
  const project = orthonormalizeMomentumState;
  const step = { t1: h, stepSize: h, project };
  let state = packMomentumState(toMomentumState(body, start));
  for (let n = 0; n < Math.round(t1 / h); n++) {
    const copies = state;
    const rate = (t: number, handedIn: number[]): number[] => {
      const all = rates(t, fault === 'L9' ? copies : handedIn);
      const v = fault === 'L8' ? start.velocity : all.slice(0, 3);
      return [...v, ...all.slice(3)];
    };
    state = integrate(rate, state, step).states.at(-1)!;
  }
  return unpackMomentumState(state);
}
const wrongFall = slideRun(heavy, 2, 0.01, 'L8').position[2];
const fall = slideRun(heavy, 2, 0.01, 'none').position[2];
entry('L8', `z = ${fixed(wrongFall, 2)} m`, `z = ${fixed(fall, 2)} m`);

// %% slide-tests
const corner: Vec3 = [2, 1, 0.5];
const truth = vectorToWorld(corner, freeRotation(box, start)(1).orientation);
const orders = ['none', 'L9'].map((faults) => {
  const place = (h: number) =>
    apply(slideRun(box, 1, h, faults).rotation, corner);
  const halving = { stepSize: 0.1, halvings: 5, exact: truth };
  const { stepSizes, errors, order } = observedOrder(place, halving);
  const points = { x: stepSizes, y: errors, draw: 'both' as const };
  return { line: { name: `fault: ${faults}`, ...points }, order };
});
show(
  lineChart({
    title: 'A corner of the tumbling box after 1 s, by RK4',
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'off its place', unit: 'm', scale: 'log' },
    series: orders.map(({ line }) => line),
  }),
);
const [order, oldOrder] = orders.map((each) => fixed(each.order, 2));
entry('L9', `RK4 of order ${oldOrder}`, `order ${order}`);
const end = fromMomentumState(box, slideRun(box, 1, 0.04, 'L9'));
const [L0, L1] = [start, end].map((s) => angularMomentumWorld(box, s));
const gained = rotationalEnergy(box, end) - rotationalEnergy(box, start);
console.log(`L9: L changes by ${fixed(norm(subtract(L1, L0)), 12)} kg m²/s`);
console.log(`    and the energy by ${fixed(gained, 3)} J`);

// %% [markdown] itself {"predict":{"options":[{"text":"all between 0 and 2000 1/s","idea":"sign-of-taste","reply":"So it would be with a minus, |1 − τk| < 1. With the plus and k > 0 the left side is larger than 1."},{"text":"none at all","reply":"So it is: 1 + τk is larger than 1 for every k > 0. The two lines of the text cannot both be meant."},{"text":"every k that is large","idea":"more-gain","reply":"The larger k is, the larger is 1 + τk: each step makes more of the deviation."}],"answer":1,"until":"axis"}}
/*
You were right if you said that $\mathbf L$ stays. The program cannot fail that test, so passing it says nothing; nor does the shape of $R$, which is mended after each step. The fall of the error tells at once: 16 was promised and 2 is seen. L8 is found by a special case that one can do in one's head,
a fall; no step size helps it.

## Fourth test: does it agree with itself?

The paper's machine is a crank of $r=1$ m at the angle $\theta_1$ with a rod of $l=2$ m at $\theta_2$, whose end should stay on a guide; $f=r\sin\theta_1-l\sin\theta_2$ is how far it is off. Feedback pulls it back: the velocities of the angles are chosen so that $\dot f=a(f)$. Examples 1 to 3
print $a=+kf$ with $k>0$ (P1). An Euler step of length $\tau$ then makes $f+\tau\dot f=(1+\tau k)f$ of a deviation $f$. And for a stable solution the paper itself asks for $|1+\tau k|\le\alpha<1$.

**Predict:** which $k>0$ fulfil that, with $\tau=1$ ms?
*/

// %% feedback-sign {"control":{"factor":{"label":"a / f","unit":"1/s","min":-200,"max":100,"step":10,"turning":0,"says":"After 60 steps"}}}
const factor = 0;
/** The crank with a = factor · f, from 0.1 mm, by Euler. */
function fedBack(times: number) {
  const crank = sliderCrank({ r: 1, l: 2, c: 1, gain: -times });
  const steps = { t1: 0.06, stepSize: 1e-3, method: euler };
  const run = integrate(crank.rate, [1e-4, 0], steps);
  const { times: t, residual } = residualHistory(crank.constraint, run);
  const line = { name: `a = ${times} f`, x: t, y: residual };
  return { line, end: `|f| = ${residual.at(-1)!.toExponential(2)} m` };
}
const factors = [...new Set([100, 0, -100, factor])];
show(
  lineChart({
    title: 'The deviation of the crank: Euler, τ = 1 ms',
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log' },
    series: factors.map((times) => fedBack(times).line),
  }),
);
console.log(`After 60 steps with a = ${factor} f: ${fedBack(factor).end}`);
entry('P1', `a = 100 f: ${fedBack(100).end}`, fedBack(-100).end);

// %% [markdown] axis {"predict":{"options":[{"text":"It is turned by 0.3 rad, as only the direction of the axis counts","idea":"formula-holds-always","reply":"So it would be if the formula divided by the length of u. It does not, and nobody said that one must do it before."},{"text":"It is turned by 0.42 rad, as the axis is √2 times as long","idea":"formula-holds-always","reply":"So it would be if the length of u and the angle entered as a product only, as in a rotation vector. In this matrix they do not."},{"text":"It is turned, and 14 % larger than before","reply":"So it is: the determinant of the matrix is 1.136, and that is the factor of every volume."}],"answer":2,"until":"star"}}
/*
You were right if you said none. The condition (and the paper's numbers, $100\le k\le1900$, which follow from it) is right for $a=-kf$: the sign is lost in the examples, not in the theory. A long text says most things twice, and the two places were seldom wrong together. So P2, printed $F=rW_1+lW_2$,
is told by its value: with $W_1=3$ and $W_2=2$ the text goes on with 17, which is $rW_1^2+lW_2^2$. In the same way P9, P12, P16 and the output of L1 are found.

## Fifth test: what must stay

A rotation keeps all lengths, so $R^TR=E$, the unit matrix, and $\det R=1$. The lecture gives the matrix of a turn by $\theta$ about an axis $\mathbf u$,

$$R=\cos\theta\,E+(1-\cos\theta)\,\mathbf u\mathbf u^T+\sin\theta\,\mathbf u^{*},\qquad\mathbf u^{*}\mathbf r=\mathbf u\times\mathbf r .$$

It does not say that $\mathbf u$ must have the length 1 (L14). Chaney needs it for his quaternion, says so, and then turns a body by 0.3 rad about the axis (1, 1, 0) as it stands (C2).

**Predict:** somebody puts $\mathbf u=(1,1,0)$ and $\theta=0.3$ rad into the lecture's matrix. What does it do to a brick?
*/

// %% axis-length {"control":{"long":{"label":"Length of u","min":0.5,"max":1.5,"step":0.05,"turning":1,"says":"With |u| ="}}}
const long = 1;
/** The lecture's matrix for an axis and an angle. */
function aboutAxis(u: Vec3, angle: number): Mat3 {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const value = (i: number, j: number): number =>
    (i === j ? c : 0) + (1 - c) * u[i] * u[j] + s * hat(u)[i][j];
  return [0, 1, 2].map((i) => [0, 1, 2].map((j) => value(i, j))) as Mat3;
}
const volume = (length: number): number =>
  determinant(aboutAxis(scale([1, 1, 0], length / Math.SQRT2), 0.3));
const lengths = Array.from({ length: 41 }, (_, k) => 0.5 + k / 40);
const swollen = { name: 'volume', x: lengths, y: lengths.map(volume) };
show(
  lineChart({
    title: 'A turn by 0.3 rad about an axis of any length',
    x: { label: 'length of u', unit: '1' },
    y: { label: 'volume, before it 1', unit: '1' },
    series: [swollen],
  }),
);
console.log(
  `With |u| = ${long} the volume is ${fixed(volume(long), 3)} of it`,
);
const det = [Math.SQRT2, 1].map((length) => fixed(volume(length), 5));
entry('L14', `u = (1, 1, 0): det R = ${det[0]}`, `unit u: ${det[1]}`);

// %% [markdown] star {"predict":{"options":[{"text":"a rigid box, turning as it should","idea":"kept-is-right","reply":"The volume stays, and that is all. A box can be sheared and stretched at the same volume, and this one is."},{"text":"a rigid box, turning another way","idea":"kept-is-right","reply":"So it would be if each velocity were at a right angle to its r: then lengths stay, whatever the axis. Here r · M r is not zero."},{"text":"a box that is pulled out of shape","reply":"So it is: the matrix is not minus its own transpose, so its velocities are not at a right angle to r, and lengths change."}],"answer":2,"twinOf":"axis","until":"mend"}}
/*
You were right if you said 14 % larger. (In Chaney's example it is less, as the fold on his text shows: his formulas are others.) What must stay is the quickest test of a program, too: one line that prints $\det R$ or $R^TR-E$ after each step.

### And now a rate

The velocity of a point of a turning body is $\boldsymbol\omega\times\mathbf r$. To write it as a matrix by a vector, our copy of the lecture prints (L7)

$$M=\begin{bmatrix}0&-\omega_x&\omega_y\\ \omega_z&0&-\omega_x\\ \omega_y&\omega_z&0\end{bmatrix},\qquad \dot{\mathbf r}=M\,\mathbf r .$$

A box of wire is led by it for a second, with $\boldsymbol\omega=(0.3,\,-1.1,\,0.7)$ rad/s. Its volume stays: $\det$ is 1 at the end.

**Predict:** what will you see?
*/

// %% star-run
const [wx, wy, wz] = omega;
const M: Mat3 = [
  [0, -wx, wy],
  [wz, 0, -wx],
  [wy, wz, 0],
];
/** Where a matrix leads the three unit vectors, in a second. */
function ledBy(matrix: Mat3): Vec3[][] {
  const rate = (_t: number, r: number[]): number[] =>
    apply(matrix, r as Vec3);
  const second = { t1: 1, stepSize: 0.02 };
  return identity().map((unit) => {
    return integrate(rate, unit, second).states as Vec3[];
  });
}
const torn = ledBy(M);
const atEnd = torn.map((states) => states[50]);
const after = atEnd.map(norm);
console.log(`lengths of three unit vectors after 1 s: ${fixed(after, 3)}`);
console.log(`volume: ${fixed(determinant(atEnd as Mat3), 6)}`);
const r123: Vec3 = [1, 2, 3];
const products = [apply(M, r123), cross(omega, r123)].map((v) => fixed(v, 1));
entry('L7', `M (1, 2, 3) = ${products[0]}`, `ω × r = ${products[1]}`);

// %% star-picture
const wires = boxEdges({ size: [4, 2, 1] });
const [alongX, alongY, alongZ] = torn;
const led = ([x, y, z]: Vec3): Vec3[] =>
  alongX.map((e, k) => {
    const inPlane = add(scale(e, x), scale(alongY[k], y));
    return add(inPlane, scale(alongZ[k], z));
  });
const times = alongX.map((_, k) => k / 50);
const turning = times.map((t) => {
  return { orientation: quaternionFromAxisAngle(omega, norm(omega) * t) };
});
show(
  animate({
    title: 'Wire: led by the printed matrix. Solid: by ω × r',
    frame: 'world',
    times,
    bodies: [{ name: 'right', mesh: boxMesh([4, 2, 1]), poses: turning }],
    rods: wires.map(([from, to]) => {
      return { from: led(from), to: led(to), colour: '#0072b2' };
    }),
    stops: [0, 0.5, 1].map((time) => ({ name: `${time} s`, time })),
  }),
);

// %% [markdown] mend
/*
You were right if you said that it is pulled out of shape. The volume was the wrong witness: it stays whenever the diagonal of $M$ adds up to zero. The right one is each *length*: $\tfrac{d}{dt}\mathbf r^2=2\,\mathbf r\cdot M\mathbf r$, which is 0 for every $\mathbf r$ only if $M$ is minus its own transpose.

## Your turn: mend it

Three entries of $M$ are at fault; the other six are right. **Find the three entries with which all lengths stay**: by the controls, or with a pencil from $M=-M^T$. The law is $R^TR=E$ after one second. In Jupyter change the three constants.
*/

// %% mend-run {"control":{"row1":{"label":"Row 1, column 2","options":{"−ω_x":"-wx","ω_x":"wx","−ω_y":"-wy","ω_y":"wy","−ω_z":"-wz","ω_z":"wz"},"says":"After 1 s"},"row3":{"label":"Row 3, column 1","options":{"−ω_x":"-wx","ω_x":"wx","−ω_y":"-wy","ω_y":"wy","−ω_z":"-wz","ω_z":"wz"},"says":"After 1 s"},"last":{"label":"Row 3, column 2","options":{"−ω_x":"-wx","ω_x":"wx","−ω_y":"-wy","ω_y":"wy","−ω_z":"-wz","ω_z":"wz"},"says":"After 1 s"}},"target":{"reached":"Reached","by":{"row1":"-wz","row3":"-wy","last":"wx"}}}
const row1 = -wx;
const row3 = wy;
const last = wz;
const mended = ledBy([
  [0, row1, wy],
  [wz, 0, -wx],
  [row3, last, 0],
]);
const lines3 = mended.map((states, axis) => {
  return { name: 'xyz'[axis], x: times, y: states.map(norm) };
});
show(
  lineChart({
    title: 'Three unit vectors, led by your matrix',
    x: { label: 't', unit: 's' },
    y: { label: 'length', unit: 'm', range: [0, 4] },
    series: lines3,
  }),
);
const final = mended.map((states) => states[50]) as Mat3;
console.log(`After 1 s the lengths are ${fixed(final.map(norm), 3)} m`);
const gram = multiply(final, transpose(final)).flat();
const off = gram.map((g, k) => Math.abs(g - identity().flat()[k]));
const kept = Math.max(...off) < 1e-6;
console.log(kept ? 'Reached: RᵀR = E' : 'Not yet: lengths or angles change');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

With $-\omega_z$, $-\omega_y$ and $\omega_x$ the matrix is skew, and $M\mathbf r=\boldsymbol\omega\times\mathbf r$.

</details>

## Which test finds what

| test | finds, for instance | is blind to |
|---|---|---|
| units | C1, P2 to P4, P8, P13 to P16 | a lost number, a sign |
| another way | L2 to L5, P6, P18; a fall: L8 | what the chosen case hides |
| how fast the error falls | L9, C10, P7 to P11, P17 | what does not depend on the step |
| does it agree with itself? | L1, P1, P2, P9, P12, P16, P23 | a fault that is made twice |
| what must stay | L6, L7, L14, L16, C2, C4, C5 | what the fault cannot change |

What is left unsaid no test finds by itself: try the cases that a text does not mention, a rod, a mirror image, an axis that is not unit.

## Questions to close with

Say your answer first; then open it.

<details><summary>Why did nobody notice L2 on the brick as it lies?</summary>

Its products of inertia are zero, by symmetry, and zero has no sign.

</details>

<details><summary>A program of yours conserves the angular momentum to the last digit. What does that prove, if the angular momentum is one of the numbers of its state?</summary>

Only that its rate was written as zero. The attitude may be wrong all the same; let the error fall, or compare the energy.

</details>

<details><summary>In a formula for an acceleration you find the terms $\omega v$ and $\omega^2$. Which test is that, and what does it not tell?</summary>

Units: $\omega^2$ is no acceleration, a length is missing. It does not tell which length, nor its sign or a number before it.

</details>

<details><summary>A matrix has determinant 1. Is it a rotation?</summary>

Not yet: the printed $M$ leads to one of determinant 1 that shears. All lengths must stay, $R^TR=E$.

</details>

## Your turn

Find the next fault, here or elsewhere. If you do, tell us: an erratum with a number that shows it is the most useful thing a reader can send. Exercise
[05 Inertia tensor](../exercises/05-inertia-tensor/README.md) lets you meet L2 in person: `node lab start 05-inertia-tensor`.
*/

// %% [markdown] lecture {"fold":{"title":"Further: the lecture, entry by entry","until":"lecture-words"}}
/*
## Further: the lecture, entry by entry

L2, L7, L8, L9 and L14 stand above.

**L1** The Python program for the centre of mass sets the corners of the brick with the edges $l=4$, $h=1$ and $d=2$; for the corners B, C, F and G it steps along $x$ by `[1,0,0]` and `[1,h,0]`. Its output, (3, 1.5, 0), needs `[l,0,0]` and `[l,h,0]`. **L3, L4, L5** The brick turned by 45° about $y$, by the program with the plus signs:
its entry `I[0][2]` is printed as $-12$, its body tensor $R^TIR$ as diag(34, 40, 10), and the eigenvalue 34 with the direction (0.707, 0, −0.707), which is the long side. The body has not changed by being turned, so its tensor in the body must be diag(10, 40, 34), and about the long side the moment is the smallest.

**L6** "Eigenvectors form the 3-by-3 rotation matrix R": only once their order and signs are chosen so that the determinant is $+1$. The slide's own three are a mirror image. **L13** "$I_\text{body}$ is diagonal": only if the body's axes are principal axes; below, the corner B weighs 5 kg, and $R^TIR$ keeps its products. **L20** The list of the state calls
$I^{-1}$ the inertia tensor: it is the inverse, in the world frame. (The reciprocals $1/I_{11}$, $1/I_{22}$, $1/I_{33}$ stand on the slide of $I_\text{body}^{-1}$, and belong there: for the turned brick $I^{-1}_{xx}=0.0647$, not $1/22=0.0455$.) And a rod, which has no moment about itself, has none. **L22** A body with a big moment turns slowly "for a similar force": equal must be the *torque*. The same force at twice the arm turns the brick twice as fast.
*/

// %% lecture-moment
const aboutLong = (tensor: typeof slideTensor) => (degrees: number) => {
  const along = apply(rotationY(deg(degrees)), [1, 0, 0]);
  return dot(along, apply(tensor(turnedBy(degrees)), along));
};
const [rightMoment, printedMoment] = [rightTensor, slideTensor].map(
  aboutLong,
);
show(
  lineChart({
    title: 'The moment about the long side of the turned brick',
    x: inDegrees,
    y: { label: 'moment', unit: 'kg m²', range: [0, 40] },
    series: [
      { name: 'right', x, y: x.map(rightMoment) },
      { name: 'as printed', x, y: x.map(printedMoment) },
    ],
  }),
);
const at45 = fixed(printedMoment(45), 1);
entry('L5', `${at45} kg m² at 45°`, fixed(rightMoment(45), 1));

// %% lecture-output
const R45 = rotationY(deg(45));
const printedI = slideTensor(turnedBy(45));
const rightI = rightTensor(turnedBy(45));
const backToBody = (I: Mat3) => multiply(transpose(R45), multiply(I, R45));
const diagonalOf = (I: Mat3) => fixed([I[0][0], I[1][1], I[2][2]], 1);
entry('L3', `I[0][2] = ${fixed(printedI[0][2], 1)}`, fixed(rightI[0][2], 1));
const inBody = [printedI, rightI].map((I) => diagonalOf(backToBody(I)));
entry('L4', `diag ${inBody[0]}`, `diag ${inBody[1]}`);
const turnedBack = rightTensor(turnedBy(-45)).flat();
const unlike = printedI.flat().map((value, k) => value - turnedBack[k]);
console.log('right for −45°, to', fixed(Math.max(...unlike), 12));
const eachMoments = [printedI, rightI].map((I) => principalAxes(I).moments);
console.log('moments:', eachMoments.map((m) => fixed(m, 1)).join(' and '));
const half = Math.SQRT1_2;
const slideVectors: Mat3 = [
  [half, half, 0],
  [0, 0, 1],
  [-half, half, 0],
];
const U = principalAxes(rightI).axes;
const handed = [slideVectors, U].map((axes) => fixed(determinant(axes), 3));
entry('L6', `det = ${handed[0]}`, `det = ${handed[1]}`);

// %% lecture-mass
const centre = [1, 4].map((step) => fixed(weighed(corners(step)).com, 2));
entry('L1', `centre ${centre[0]} m`, `${centre[1]} m`);
const uneven = weighed(corners(4), 5).inertia;
const inWorld = multiply(R45, multiply(uneven, transpose(R45)));
const product = fixed(backToBody(inWorld)[0][1], 3);
const option1 = fixed(principalAxes(inWorld).moments, 3);
entry('L13', `RᵀIR has I[0][1] = ${product}`, `option 1: diag ${option1}`);
/** The last sentence of the library's refusal. */
function refusal(run: () => unknown): string {
  try {
    run();
    return 'not refused';
  } catch (error) {
    return (error as Error).message.split('. ').at(-1)!;
  }
}
const rodTensor = thinRod({ length: 2, axis: 'x', mass: 3 }).inertia;
const refused = refusal(() => inverse(rodTensor));
const asTensor = fixed(inverse(rightI)[0][0], 4);
const [byInverse, byReciprocal] = [rightI[0][0], 1 / rightI[0][0]];
entry('L20', `I_xx = ${asTensor}`, `I_xx = ${fixed(byInverse, 1)}`);
console.log(
  `       I⁻¹_xx = ${asTensor}, 1/I_xx = ${fixed(byReciprocal, 4)}`,
);
console.log('       of a rod:', refused);

// %% lecture-slow
/** How the turning of the brick as it lies begins, about y. */
function quickens(force: number, arm: number): string {
  const torque = cross([arm, 0, 0], [0, 0, -force]);
  const turn = apply(inverse(rightTensor(turnedBy(0))), torque);
  return `${force} N at ${arm} m ${fixed(turn[1], 2)} rad/s²`;
}
const [near, far] = [quickens(4, 1), quickens(4, 2)];
entry('L22', `${near}, ${far}`, `${near}, ${quickens(2, 2)}`);

// %% [markdown] lecture-motion
/*
**L12** Of a force through the centre of mass the slide says that "the associated $\mathbf d$ vector is zero". If $\mathbf d$ leads to the point where the force acts, it need not be: $\mathbf d\times\mathbf F=0$ asks only that $\mathbf d$ be parallel to $\mathbf F$. (If the lost figure shows $\mathbf d$ as the perpendicular to the line of action, the
slide is right.) **L16** Orthonormalisation: make row 1 a unit vector, row 3 = row 1 × row 2, row 2 = row 3 × row 1. The recipe is right near a rotation; no condition is given. Its third row is never read, so a mirror image passes for a rotation, and with parallel rows 1 and 2 it divides by zero. **L21** The program mends its copy, `R = orthonormalize(R)`, and never writes it back to `state[3]` to `state[11]`, so the solver's nine numbers drift as without any repair. With the old members (L9) as well, their determinant is 51.5 after a minute in steps of 0.05 s, for the box that tumbles.

**L17** $\mathbf v=\mathbf r\,\omega$, in bold: the *speed* is $r\lvert\omega\rvert$, the vector $\boldsymbol\omega\times\mathbf r$ stands across $\mathbf r$. **L18** The coordinates $\alpha$, $\beta$ of a point $\mathbf x$ in a frame with the origin $\mathbf u_0$ and the axes $\mathbf u_1$, $\mathbf u_2$: one line of the derivation has the left side
$[\mathbf u_1\,\mathbf u_2]\binom\alpha\beta$ and no right side. It is $\mathbf x-\mathbf u_0$. **L19** $d\mathbf L/dt=\mathbf N$ and $\mathbf L=I\boldsymbol\omega$ "about point o": the first holds about a point at rest and about the centre of mass, the second about the centre of mass and about a point *of the body* at rest. Below, a particle of 1 kg goes by without a force, and the point o
moves with (0, 1, 0) m/s; and the brick spins about a centre of mass that flies past o, which is at rest.
*/

// %% lecture-motion-run
const d: Vec3 = [1, 2, -3];
const force: Vec3 = [2, 4, -6];
const size = fixed(norm(d), 3);
entry(
  'L12',
  `|d| = 0; here ${size} m`,
  `d × F = ${fixed(cross(d, force), 0)}`,
);
const arm: Vec3 = [0, 3, 0];
const across = planarPointVelocity(
  [0, 3],
  planarBody({ angularVelocity: 2 }),
);
const printedV = fixed(scale(arm, 2).slice(0, 2), 0);
entry('L17', `v = ${printedV} m/s`, `v = ${fixed(across, 0)} m/s`);
const u0: Vec2 = [2, 1];
const u1: Vec2 = [1, 1];
const u2: Vec2 = [0, 2];
const [alpha, beta] = toBasis([1, 2], { origin: u0, axes: [u1, u2] });
const sum = [0, 1].map((k) => alpha * u1[k] + beta * u2[k]);
const fromOrigin = fixed([1 - u0[0], 2 - u0[1]], 0);
const leftSide = `[u₁ u₂](α, β) = ${fixed(sum, 0)}`;
entry('L18', `${leftSide} =`, `${leftSide} = x − u₀ = ${fromOrigin}`);

// %% lecture-recipe
/** The slide's recipe, on the rows. */
function byRecipe([first, second]: Mat3): Mat3 {
  const unit = (r: Vec3): Vec3 => scale(r, 1 / norm(r));
  const row1 = unit(first);
  const row3 = unit(cross(row1, second));
  return [row1, unit(cross(row3, row1)), row3];
}
const mirror = diagonal(1, 1, -1);
const row = fixed(byRecipe(mirror)[2], 0);
const noMirror = refusal(() => orthonormalize(mirror));
entry('L16', `diag(1, 1, −1): row 3 becomes ${row}`, noMirror);
const parallel: Mat3 = [
  [1, 0, 0],
  [2, 0, 0],
  [0, 0, 1],
];
console.log('       rows in parallel:', fixed(byRecipe(parallel)[2], 0));

// %% lecture-copy
/** The nine numbers of the solver after a minute, with L9. */
function afterMinute(goesBack: boolean): Mat3 {
  const rates = momentumFormDerivative(box);
  const step = { t1: 0.05, stepSize: 0.05 };
  let numbers = packMomentumState(toMomentumState(box, start));
  for (let n = 0; n < 1200; n++) {
    const copies = orthonormalizeMomentumState(0, numbers);
    const from = goesBack ? copies : numbers;
    numbers = integrate(() => rates(0, copies), from, step).states.at(-1)!;
  }
  if (goesBack) numbers = orthonormalizeMomentumState(0, numbers);
  return unpackMomentumState(numbers).rotation;
}
const volumesOfR = [false, true].map((back) =>
  fixed(determinant(afterMinute(back)), 1),
);
entry('L21', `det R = ${volumesOfR[0]}`, `det R = ${volumesOfR[1]}`);

// %% lecture-about
/** L of a free particle about a point that moves with (0, 1, 0) m/s. */
const aboutMoving = (t: number): Vec3 =>
  cross(subtract([t, 0, 0], [0, t, 0]), [1, 0, 0]);
const rateOfL = subtract(aboutMoving(1), aboutMoving(0));
entry('L19', 'dL/dt = N = 0', `dL/dt = ${fixed(rateOfL, 0)} N m`);
const spin: Vec3 = [0, 0, 2];
const velocity: Vec3 = [0, 1, 0];
const ofEach = (r: Vec3): Vec3 =>
  cross(r, add(velocity, cross(spin, subtract(r, com))));
const total = corners(4)
  .map(ofEach)
  .reduce((all, L) => add(all, L));
const brickNow = weighed(corners(4));
const aboutO = apply(inertiaAbout(brickNow, [0, 0, 0]), spin);
const passing = cross(com, scale(velocity, brickNow.mass));
const withPath = add(passing, apply(brickNow.inertia, spin));
console.log('       the flying brick, about a point at rest:');
console.log(
  '       I_o ω',
  fixed(aboutO, 0),
  ' x × P + I ω',
  fixed(withPath, 0),
);
console.log('       Σ r × m v, corner by corner', fixed(total, 0));

// %% [markdown] lecture-words
/*
Three entries are text, with nothing to compute.

**L10** After a step the caption copies back "x, R, L and T"; the state holds $\mathbf x$, $R$, $\mathbf P$ and $\mathbf L$, and no torque. The torque has three names, $\mathbf N$, $\mathbf T$ and "torque". **L11** `state[18] = 0.0` lacks its semicolon; `center_of_mass =` stands alone on its line, which Python refuses. **L15** "Compute the center of mass" stands over the exercise on
the inertia tensor; "Intertia" for inertia; "This effects" for affects; orientation in space "cannot be described using any angle" for a single angle; "1 by 3 vector" for vectors that are used as columns, 3 by 1.

Checked and right: the elementary rotations, the matrix of an axis and an angle, $R=R_zR_xR_y$, the sums for centre of mass and tensor, the change of basis, the output of the unturned brick, every digit of the turned corners, $I^{-1}=RI_\text{body}^{-1}R^T$, and $\dot R=\omega^*R$ with $\boldsymbol\omega$ in world axes.
*/

// %% [markdown] chaney {"fold":{"title":"Further: Chaney's text, entry by entry","until":"chaney-class"}}
/*
## Further: Chaney's text, entry by entry

C1 stands above, with its parabola.

**C2** His example (section 8.2) turns a body by 0.3 rad about `rotAxis(1, 1, 0)`. The quaternion of eq. 9, $Q=(\cos\tfrac\theta2,\ \mathbf a\sin\tfrac\theta2)$, needs a unit axis $\mathbf a$. **C4** And the matrix of eq. 10, made of $Q_w$, $Q_x$, $Q_y$, $Q_z$, needs $|Q|=1$, without saying so there: with the quaternion of C2 it is no rotation. If $Q$ is made a unit quaternion first, the angle is another.

**C5** The eigenvectors of the tensor become the *rows* of a matrix that moves the particles (section 2.2). Nothing is said of their signs: with one row turned round the body is mirrored. **C9** Euler's equations by component (eq. 18 to 20), $\dot\omega_x=\frac{I_{yy}-I_{zz}}{I_{xx}}\omega_y\omega_z+\frac{\tau_x}{I_{xx}}$, divide by the moments, and a rod has one of zero.

**C6** `initialise` is told `linPos` = (0, −10, 10). Of what? Section 2.1 says: of the centre of mass. The published class (which is newer) takes it for the place of the body's *old* frame, and shifts; with his box and cylinder, whose centre of mass was at (5/3, 0, 0), the example then starts elsewhere. **C7** `linKD` = 0.01 has neither formula
nor unit. In the class it is a rate, $\dot{\mathbf v}=-c\,\mathbf v$ in 1/s; read as a coefficient, $\mathbf F=-c\,\mathbf v$ in kg/s, it does next to nothing to a body of 1500 kg.
*/

// %% chaney-turn
const raw: Vec3 = [1, 1, 0];
const bare = [Math.cos(0.15), ...scale(raw, Math.sin(0.15))];
const sizeOfQ = Math.hypot(...bare);
function eq10([w, x, y, z]: readonly number[]): Mat3 {
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
    [2 * (x * y + w * z), 1 - 2 * (z * z + x * x), 2 * (y * z - w * x)],
    [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
  ];
}
const unitQ = quaternionFromAxisAngle(raw, 0.3);
const sizes = [sizeOfQ, Math.hypot(...unitQ)].map((q) => fixed(q, 5));
entry('C2', `|Q| = ${sizes[0]}`, `|Q| = ${sizes[1]}`);
const volumes = [bare, unitQ].map((q) => fixed(determinant(eq10(q)), 5));
entry('C4', `det R = ${volumes[0]}`, `det R = ${volumes[1]}`);
const turnsBy = fixed(
  2 * Math.atan2(Math.hypot(...bare.slice(1)), bare[0]),
  5,
);
console.log(`       made a unit quaternion, it turns by ${turnsBy} rad`);

// %% chaney-rows
const rows = transpose(U);
const flipped: Mat3 = [rows[0], rows[1], scale(rows[2], -1)];
const dets = [flipped, rows].map((each) => fixed(determinant(each), 0));
entry('C5', `one row turned round: det = ${dets[0]}`, `det = ${dets[1]}`);
const thin = thinRod({ length: 2, axis: 'x', mass: 3 });
const [Ix, Iy, Iz] = [0, 1, 2].map((k) => thin.inertia[k][k]);
const rate18 = ((Iy - Iz) / Ix) * 2 * 3 + 1 / Ix;
const ofRod = () =>
  newtonEulerDerivative(rigidBody({ massProperties: thin }));
entry('C9', `ω̇_x = ${rate18}`, refusal(ofRod));

// %% chaney-start
const attitude = matrixFromQuaternion(unitQ);
const oldOrigin: Vec3 = [0, -10, 10];
const shifted = add(oldOrigin, apply(attitude, [5 / 3, 0, 0]));
entry(
  'C6',
  `(the class) x = ${fixed(shifted)} m`,
  `x = ${fixed(oldOrigin)} m`,
);
/** What is left of 1 m/s after 10 s. */
function slowed(linearDamping: number, perVelocity: number): string {
  const heavyBody = solidBox({ size: [8, 4, 2], mass: 1500 });
  const damped = rigidBody({ massProperties: heavyBody, linearDamping });
  const drag: Loads = (_t, { velocity }) => ({
    force: scale(velocity, -perVelocity),
    torque: [0, 0, 0],
  });
  const options = { duration: 10, stepSize: 0.1, loads: drag };
  const pushed = rigidBodyState({ velocity: [1, 0, 0] });
  const { states } = simulate(damped, pushed, options);
  return fixed(states.at(-1)!.velocity[0]);
}
const byForce = `${slowed(0, 0.01)} m/s left, by 0.01 kg/s`;
entry('C7', byForce, `${slowed(0.01, 0)} m/s left, by 0.01 1/s`);

// %% [markdown] chaney-when
/*
**C8** $\mathbf L$ (eq. 32) and the energy $mgz+\tfrac m2\dot{\mathbf x}^2+\tfrac12I_b\boldsymbol\omega_b\cdot\boldsymbol\omega_b$ (eq. 33) should stay "assuming there is no drag or other forces". But a force through the centre of mass, as the weight, does not change $\mathbf L$, and the energy of the weight is in eq. 33 already. What counts: for $\mathbf L$ that there be no *torque*, for the energy that no other
force does work. Three loads on his box show it, for a second.

**C3** The listing of section 6.3 takes a Runge-Kutta step for a particle in four stages. It is right to the last digit, its comments are not: `vel1, acc1` are declared as "position and velocity for intermediate steps" and are a velocity and an *increment* of velocity, with $h$ in it already; `acc4` is not declared. Below it runs for a particle on a spring of 1 N/m.

**C10** is about the published class, not the text: its stages all use the quaternion of the *start* of the step in $\dot Q$, instead of eq. 29 for the whole state. That costs two orders.
*/

// %% chaney-constant
function pushAt(pointBody: Vec3<'body'>): Loads {
  const push = { forceWorld: [5, 0, 0] as Vec3<'world'>, pointBody };
  return (_t, at) => wrenchFromForceAtPoint(at, push);
}
const pushes: Record<string, Loads | undefined> = {
  'the weight alone': undefined,
  '5 N at the centre': pushAt([0, 0, 0]),
  '5 N at a corner': pushAt(corner),
};
const claim = 'both stay without "other forces"';
entry('C8', claim, 'L without a torque; E if only the weight works');
for (const [name, loads] of Object.entries(pushes)) {
  const options = { duration: 1, stepSize: 0.01, ...(loads && { loads }) };
  const later = simulate(heavy, start, options).states.at(-1)!;
  const pair = [start, later];
  const [from, to] = pair.map((s) => angularMomentumWorld(heavy, s));
  const [had, has] = pair.map((s) => totalEnergy(heavy, s));
  const byL = fixed(norm(subtract(to, from)), 3);
  console.log(`       ${name}: L by ${byL}, E by ${fixed(has - had, 3)} J`);
}

// %% chaney-listing
/** Chaney's listing, word by word, for f = −x and a mass of 1 kg. */
function listing(pos0: number, velocity: number, h: number) {
  let [pos, vel] = [pos0, velocity];
  const force = () => -pos;
  const acc1 = force() * (h / 2);
  const vel1 = vel;
  pos += vel1 * (h / 2);
  vel += acc1;
  const acc2 = force() * (h / 2);
  const vel2 = vel;
  pos = pos0 + vel2 * (h / 2);
  vel = vel1 + acc2;
  const acc3 = force() * h;
  const vel3 = vel;
  pos = pos0 + vel3 * h;
  vel = vel1 + acc3;
  const acc4 = force() * (h / 2);
  pos = pos0 + (vel1 + 2 * (vel2 + vel3) + vel) * (h / 6);
  vel = vel1 + (acc1 + 2 * acc2 + acc3 + acc4) / 3;
  return { acc1, end: [pos, vel] };
}

// %% chaney-step
const his = listing(1, 0, 0.1);
const spring = (_t: number, [p, w]: number[]): number[] => [w, -p];
const by29 = integrate(spring, [1, 0], { t1: 0.1, stepSize: 0.1 }).states[1];
const apart = Math.hypot(...by29.map((value, k) => value - his.end[k]));
const increment = fixed(his.acc1, 3);
entry(
  'C3',
  'acc1: a velocity of a stage',
  `${increment} m/s, force · h/(2m)`,
);
console.log(`       listing and eq. 29 differ by ${fixed(apart, 12)}`);

// %% chaney-class
const eulerEquations = newtonEulerDerivative(box);
/** RK4 for a second; the stages may keep the quaternion of the start. */
function tumbled(h: number, keep: boolean): Vec3 {
  let state = packState(start);
  for (let n = 0; n < Math.round(1 / h); n++) {
    const kept = state.slice(3, 7);
    const rate = (t: number, at: number[]): number[] => {
      const q = keep ? kept : at.slice(3, 7);
      const seen = [...at.slice(0, 3), ...q, ...at.slice(7)];
      return eulerEquations(t, seen);
    };
    state = integrate(rate, state, { t1: h, stepSize: h }).states[1];
  }
  const q = normalizeQuaternion(unpackState(state).orientation);
  return apply(matrixFromQuaternion(q), corner);
}
const halving = { stepSize: 0.04, halvings: 2, exact: truth };
const observed = [true, false].map((keep) => {
  const { order } = observedOrder((h) => tumbled(h, keep), halving);
  return fixed(order, 2);
});
entry('C10', `(the class) order ${observed[0]}`, `order ${observed[1]}`);

// %% [markdown] paper-bounds {"fold":{"title":"Further: the paper's feedback and bounds, entry by entry","until":"paper-words"}}
/*
## Further: the paper's feedback and bounds, entry by entry

P1 stands above. The paper leads a machine along its constraint $f(y,t)=0$ with velocities $\dot y=v(y,t)$ that satisfy $A v=b$, where $A=f_y$ has $m$ rows of $n$ numbers.

**P2** The bound of $\ddot f$ on the crank is printed $rW_1+lW_2=F$, with the largest angular velocities $W_1=3$ and $W_2=2$ rad/s; and the text goes on with $F=17$. **P3** Theorem 2: $f^{(2)}=v^Tf_{yy}v+2f_{yt}+f_{tt}$; the middle term needs the factor $v$. **P4** Where $|f|\le\varepsilon$, $D=(r\cos\theta_1)^2+(l\cos\theta_2)^2$ is bounded from below by the
chain $D\ge l^2-r^2\sin^2\theta_1-2r\lvert\sin\theta_1\rvert-\varepsilon^2\ge l^2-(r+\varepsilon)^2$. In the middle an $\varepsilon$ is lost, $2r\varepsilon\lvert\sin\theta_1\rvert$, so with the numbers of the paper the second sign is false at $\theta_1=90°$. (And $\varepsilon$ and $\varepsilon_1$ are mixed.) **P21** $W_1=3$, $W_2=2$ and $\alpha\le0.9$ are rough: from the paper's own bounds,
$W_1=cl+kr\varepsilon/(l^2-(r+\varepsilon)^2)$ and the like, they are nearer to 2 and 1.

**P5** Theorem 1 gives all solutions of the systems "(6)", for (8), with $A$ "of rank $r$": $v=c\,[A\,C]+A^T(AA^T)^{-1}b$, where $[A\,C]$ is a determinant, printed in brackets. $A$ must have the full rank $m$, or $AA^T$ has no inverse; and a row of the free matrix $C$ that depends on those of $A$ makes $[A\,C]$ zero.

**P19** Example 3: the solution "is stable for large values of the constant $k$". Only below a wall, which depends on method and step. **P24** Figure 2 has no $k$, no step and no start. If it started on the constraint, at (0, 0), there would be nothing to see.
*/

// %% bounds-run
const [r, l] = [1, 2];
const [W1, W2] = [3, 2];
entry('P2', `F = ${r * W1 + l * W2}`, `F = ${r * W1 ** 2 + l * W2 ** 2}`);
const middle = (lost: number): number =>
  l ** 2 - r ** 2 - 2 * r * lost - 1e-8;
const least = fixed(l ** 2 - (r + 1e-4) ** 2, 8);
const chain = [1, 1e-4].map((lost) => `${fixed(middle(lost), 8)} ≥ ${least}`);
entry('P4', `at 90° ${chain[0]}`, `at 90° ${chain[1]}`);
const example2 = { r, l, c: 1, gain: 1900, epsilon: 1e-4, stepSize: 1e-3 };
const bounds = sliderCrankBounds(example2);
const W = fixed([bounds.W1, bounds.W2], 2);
const largest = fixed(bounds.largestAlpha, 3);
entry('P21', 'W = (3, 2), α ≤ 0.9', `W = ${W}, α ≤ ${largest} at k = 1900`);

// %% bend-run
// f = y² t on the way y = 2 + 3 (t − 1), so v = 3, at t = 1.
const [v, f_yy, f_yt, f_tt] = [3, 2 * 1, 2 * 2, 0];
const printedBend = v * f_yy * v + 2 * f_yt + f_tt;
const rightBend = v * f_yy * v + 2 * f_yt * v + f_tt;
const onWay = (t: number): number => (2 + 3 * (t - 1)) ** 2 * t;
const bend = (onWay(1.01) - 2 * onWay(1) + onWay(0.99)) / 0.01 ** 2;
const measuredBend = `${rightBend}; by differences ${fixed(bend, 4)}`;
entry('P3', `f″ = ${printedBend}`, `f″ = ${measuredBend}`);

// %% rank-run
const inSpan = [
  [1, 2, 2],
  [2, 4, 4],
];
const AAt = math.multiply(inSpan, math.transpose(inSpan));
const { rank, normal } = generalSolution(inSpan, [1, 2]);
const shortest = `rank ${rank}, A⁺b = ${fixed(normal, 3)}`;
entry('P5', `(A Aᵀ)⁻¹ of det ${fixed(math.det(AAt), 0)}`, shortest);
const AC = fixed(generalizedCross(inSpan), 0);
console.log('       [A C], with C in the span of A:', AC);

// %% large-run
function largestOf(gain: number, method: Tableau, from: number[]): string {
  const crank = sliderCrank({ r: 1, l: 2, c: 1, gain });
  const steps = { t1: 2, stepSize: 1e-3, method };
  const run = integrate(crank.rate, from, steps);
  const { largest } = residualHistory(crank.constraint, run);
  return `${largest.toExponential(1)} m`;
}
const walls = [euler, rk4].map((method) => stabilityLimit(method) / 1e-3);
const below = walls.map((wall) => fixed(wall, 1)).join(', ');
entry('P19', 'stable for every large k', `below ${below} (Euler, RK4)`);
const lost = [euler, rk4].map((method) => largestOf(2900, method, [1e-4, 0]));
console.log(`       largest |f| at k = 2900: ${lost.join(', ')}`);
const noStart = largestOf(0, rk4, [0, 0]);
const ourStart = largestOf(0, rk4, [0.01, 0]);
entry('P24', `from (0, 0): ${noStart}`, `from (0.01, 0): ${ourStart}`);

// %% [markdown] paper-words
/*
Two entries are text. **P22** $\theta_i=v_i$ for $\dot\theta_i=v_i$ (the dots are perhaps lost in our copy), $q=q(t)$ for $y=y(t)$, $2(1-a)\varepsilon$ for $2(1-\alpha)\varepsilon$, "row decomposition" for the Taylor series, "imposes a limit and $k$" for a limit on $k$, a sum over $r$ without its beginning, $r=1$. **P23** The abstract promises to show that velocity stabilisation is the most
efficient projection, and how often one should stabilise; the text shows neither. The second question is answered in notebook [14](14-slider-crank.ipynb), in its fold for readers of the source.

Checked and right: $\mathbf v_\tau$ and $\mathbf v_\nu$ of Example 1 and $A\mathbf v_\tau=0$; 17 and $100\le k\le1900$ for $\alpha=0.9$, with the sign of P1; the algebra of Theorem 3.
*/

// %% [markdown] paper-orders {"fold":{"title":"Further: the paper's order conditions, entry by entry","until":"orders-run"}}
/*
## Further: the paper's order conditions, entry by entry

A method looks at slopes $k_r=v(t+\tau a_r,\ y+\tau\sum_sb_{rs}k_s)$ and steps with their mean $h=\sum c_rk_r$. The paper expands slopes and mean in powers of $\tau$, with these abbreviations for derivatives of $v$:
$F=v_t+vv_y$, $G=v_{tt}+2vv_{ty}+v^2v_{yy}$, $H=v_{ttt}+3vv_{tty}+3v^2v_{tyy}+v^3v_{yyy}$, $I=v_{ty}+vv_{yy}$.

**P6** The paper writes them with $f$ for $v$, though $f$ is its constraint; later one letter $F$ stands for both. **P7** In $k_3$ (eq. 19) the term $\tfrac{\tau^3}{6}\,3a_2^3b_{32}v_yG$; right is $a_2^2$. **P8** In $k_4$ (eq. 20) the terms $\tau^2a_2b_{32}v_y^2F$ and $\tfrac{\tau^2}{6}a_4^2H$; right are $\tau^3a_2b_{32}b_{43}v_y^2F$ and $\tfrac{\tau^3}{6}a_4^3H$.
**P9** In $h$ (eq. 21) $2(\dots)FI$ for $6(\dots)FI$, and **P10** $a_3b_{32}$ for $a_3b_{43}$ and $6c_4a_2b_{32}$ for $6c_4a_2b_{32}b_{43}$. **P11** So the last condition of order four is printed as $c_4a_2b_{32}=\tfrac1{24}$, where $b_{43}$ is lost. **P17** In eq. 34 the term $\tfrac{\tau^4}{24}(FI)$ has lost a 3.

The other side of each comparison is no formula of the paper: the slopes of Gill's method, of order four, are *computed* for $v=ty^2$, and their derivatives by $\tau$ at 0 taken by differences; and $y(t)=1/(\tfrac1{0.9}-\tfrac{t^2-1}2)$, which solves $\dot y=ty^2$ from $y(1)=0.9$, is differentiated symbolically.
*/

// %% expansion-tools
const [T, Y] = [1, 0.9];
const V = T * Y * Y;
const vY = 2 * T * Y;
const ofV = {
  F: Y * Y + V * vY,
  G: 4 * V * Y + 2 * T * V * V,
  H: 6 * V * V,
  I: 2 * Y + 2 * T * V,
};
/** Slopes of a step from (T, Y), and their mean. */
function slopes({ a, b, c }: Tableau, tau: number) {
  const k: number[] = [];
  for (const [stage, row] of b.entries()) {
    const y = Y + tau * row.reduce((sum, each, s) => sum + each * k[s], 0);
    k.push((T + tau * a[stage]) * y * y);
  }
  return { k, h: k.reduce((sum, each, stage) => sum + c[stage] * each, 0) };
}
/** Derivatives by τ at τ = 0, by central differences. */
const second = (g: (tau: number) => number, s = 2e-3): number =>
  (g(s) - 2 * g(0) + g(-s)) / s ** 2;
const third = (g: (tau: number) => number, s = 2e-3): number =>
  (g(2 * s) - 2 * g(s) + 2 * g(-s) - g(-2 * s)) / (2 * s ** 3);

// %% orders-slopes
const [, a2, a3, a4] = gill.a;
const [b32, b42, b43] = [gill.b[2][1], gill.b[3][1], gill.b[3][2]];
const { F: Fv, G, H, I: Iv } = ofV;
const S = a2 * b42 + a3 * b43;
const S2 = a2 ** 2 * b42 + a3 ** 2 * b43;
const thirdOfK3 = (power: number): number =>
  a3 ** 3 * H + 6 * a2 * a3 * b32 * Fv * Iv + 3 * a2 ** power * b32 * vY * G;
const slope = (stage: number) => (tau: number) => slopes(gill, tau).k[stage];
const is = (name: string, value: number, measured: number): string =>
  `${name} = ${fixed(value, 3)}; measured ${fixed(measured, 3)}`;
const of3 = is('k₃‴', thirdOfK3(2), third(slope(2)));
entry('P7', `k₃‴ = ${fixed(thirdOfK3(3), 3)}`, of3);
const second4 = a4 ** 2 * G + 2 * S * vY * Fv;
const tooEarly = 2 * a2 * b32 * vY ** 2 * Fv + (a4 ** 2 * H) / 3;
const of4 = is('k₄″', second4, second(slope(3)));
entry('P8', `k₄″ = ${fixed(second4 + tooEarly, 3)}`, of4);
const last4 = 6 * a2 * b32 * b43 * vY ** 2 * Fv;
const third4 = a4 ** 3 * H + 6 * a4 * S * Fv * Iv + 3 * S2 * vY * G + last4;
console.log('      ', is('k₄‴', third4, third(slope(3))));

// %% orders-mean
const sums = orderConditions(gill).map(({ value }) => value);
const meanThird = (beforeFI: number): number => {
  const rest = 3 * sums[6] * vY * G + 6 * sums[7] * vY ** 2 * Fv;
  return sums[4] * H + beforeFI * sums[5] * Fv * Iv + rest;
};
const byRun = third((step) => slopes(gill, step).h);
const ofMean = is('h‴', meanThird(6), byRun);
entry('P9', `h‴ = ${fixed(meanThird(2), 3)}`, ofMean);
const [c3, c4] = gill.c.slice(2);
const sixth = (b: number) =>
  fixed(c3 * a2 * b32 + c4 * (a2 * b42 + a3 * b), 6);
entry('P10', `${sixth(b32)} for 1/6`, `${sixth(b43)} (Gill)`);
const [lost43, kept43] = [1, b43].map((b) => fixed(c4 * a2 * b32 * b, 6));
entry(
  'P11',
  `${lost43} for 1/24`,
  `${kept43} (Gill, order ${orderOf(gill)})`,
);

// %% orders-run
const way = '(1 / (1 / 0.9 - (t^2 - 1) / 2))';
/** The n-th derivative by t, at 1, of an expression in t and y(t). */
function exactly(expression: string, n: number): number {
  let node = math.parse(expression.replaceAll('Y', way));
  for (let k = 0; k < n; k++)
    node = math.derivative(node, 't', { simplify: false });
  return node.evaluate({ t: T }) as number;
}
const fourth = (count: number): number =>
  H + count * Fv * Iv + vY * G + vY ** 2 * Fv;
const ofY = is('y⁗', fourth(3), exactly('Y', 4));
entry('P17', `y⁗ = ${fixed(fourth(1), 3)}`, ofY);

// %% [markdown] paper-remainders {"fold":{"title":"Further: the paper's remainders and derivatives, entry by entry","until":"gains-run"}}
/*
## Further: the paper's remainders and derivatives, entry by entry

With the letters of the last fold, and $G_f$, $H_f$, $I_f$ for the same sums of derivatives of the constraint $f$; here $f=\sin y+ty^2$, and $v=ty^2$ as before.

**P6** $\ddot f=f_yF+G_f$: true with the $F$ of $v$, false with that of $f$. **P12** What is left of $f(y+\Delta y,t+\tau)$ beyond the second order contains $\tfrac1{3!}\tau\sum f_{pqt}\Delta y_p\Delta y_q$; right is $3\tau$, as eq. 31 has it. **P13** In a step of order two (eq. 26), $\Delta y=\tau v+\tfrac{\tau^2}2F+\tau^3R_v$, the remainder is printed
$R_v=\tfrac12a_2^2c_2\,(f_{yy}v^2+2v_{yt}v+v_{tt})$, with components up to $m$; right is $v_{yy}v^2$, and up to $n$. **P14** In one of order three (eq. 29 and 30) $\Delta y$ contains $\tau^3M_4F$ with $M_4=a_2c_3b_{32}$; right is $\tau^3M_4v_yF$.

**P15** The derivatives of $f$ along the motion (eq. 32, 36 and the list before eq. 37) are printed with $f_y^2F$ and $7f_yFI$; right are $f_yv_yF$ and $3f_yFI+4v_yFI_f$. **P16** The fourth one contains $3f_{yy}F$ in the list, and $3f_{yy}F^2$ in eq. 36; the second is right.

**P18** If $\dot f=Kf$, then $\dddot f=(\ddot K+3\dot KK+K^3)f$. For numbers, yes. For matrices only if $K$ and $\dot K$ commute; else $\ddot K+2\dot KK+K\dot K+K^3$. **P20** Theorem 4 asks for $\lVert I+\tau K+\tfrac{\tau^2}2(\dot K+K^2)+\dots\rVert\le\delta$, Theorem 5 for the same without $\dot K$, $\ddot K$ and $\dddot K$; both proofs take $K$ constant, and neither says so in its
claim. Below, $K(t)=\sin t-2$, whose deviation is known: $f=e^{-2t-\cos t}$.
*/

// %% remainders-run
const [fY, fYY] = [Math.cos(Y) + 2 * T * Y, 2 * T - Math.sin(Y)];
const [fT, fTY, fTYY] = [Y * Y, 2 * Y, 2];
const Gf = 2 * V * fTY + V * V * fYY;
const bendOf = (F: number): number => fY * F + Gf;
const onTheWay = 'sin(Y) + t * Y^2';
const exact2 = is('f″', bendOf(Fv), exactly(onTheWay, 2));
entry('P6', `f″ = ${fixed(bendOf(fT + V * fY), 3)}`, exact2);
// f = y² t from t = 1, y = 2, with Δy = 0.1 and τ = 0.2.
const [dy, tau] = [0.1, 0.2];
const upTo2 = 4 + 4 * dy + 4 * tau + dy ** 2 + 4 * tau * dy;
const beyond = fixed((2 + dy) ** 2 * (1 + tau) - upTo2, 6);
const mixed = [1, 3].map((count) =>
  fixed((count * tau * 2 * dy ** 2) / 6, 6),
);
entry('P12', mixed[0], `${mixed[1]}; measured ${beyond}`);

// %% steps-run
// Δy = τ h, so what stands before τ³ is half of the second derivative of h.
const beforeCube = (method: Tableau): number =>
  second((step) => slopes(method, step).h) / 2;
const { a: nodes, c: weights } = midpoint;
const remainder = (yy: number): number =>
  (nodes[1] ** 2 * weights[1] * (yy * V * V + 2 * 2 * Y * V)) / 2;
const ofR = is('R_v', remainder(2 * T), beforeCube(midpoint));
entry('P13', `R_v = ${fixed(remainder(fYY), 3)}`, ofR);
const M4 = kutta3.a[1] * kutta3.c[2] * kutta3.b[2][1];
const withoutG = beforeCube(kutta3) - G / 6;
const ofM4 = is('M₄v_yF', M4 * vY * Fv, withoutG);
entry('P14', `M₄F = ${fixed(M4 * Fv, 3)}`, ofM4);

// %% derivatives-run
const If = V * fYY + fTY;
const Hf = 3 * V * V * fTYY - V ** 3 * Math.cos(Y);
const Nf = 2 * V * fTYY - V ** 2 * Math.cos(Y);
const Mf = V ** 4 * Math.sin(Y);
const thirdOf = (slope1: number): number =>
  fY * (G + slope1 * Fv) + 3 * Fv * If + Hf;
const exact3 = is('f‴', thirdOf(vY), exactly(onTheWay, 3));
entry('P15', `f‴ = ${fixed(thirdOf(fY), 3)}`, exact3);
function fourthOf(slope1: number, square: number): number {
  const inner = H + slope1 * G + slope1 ** 2 * Fv + 3 * Fv * Iv;
  const mixed = 4 * slope1 * Fv * If + 4 * G * If + 6 * Fv * Nf;
  return fY * inner + mixed + 3 * fYY * square + Mf;
}
const [lostSquare, all4] = [Fv, Fv ** 2].map((square) =>
  fourthOf(vY, square),
);
entry(
  'P16',
  `f⁗ = ${fixed(lostSquare, 3)}`,
  is('f⁗', all4, exactly(onTheWay, 4)),
);

// %% gains-matrix
const K0 = math.matrix([
  [-1, 2],
  [0.5, -3],
]);
const K1 = math.matrix([
  [0.3, -1],
  [2, 0.4],
]);
// With K = K0 + K1 t: X3 is before t³ in the series of X, where Ẋ = K X.
const algebra = `printed = 3 K1 K0 + K0^3
  right = 2 K1 K0 + K0 K1 + K0^3
  X2 = (K0 K0 + K1) / 2
  X3 = (K0 X2 + K1 K0) / 3`;
const matrices = { K0, K1 } as Record<string, math.Matrix>;
math.evaluate(algebra.split('\n'), matrices);
const numbersOf = (K: math.Matrix) =>
  fixed(K.toArray().flat() as number[], 2);
entry('P18', numbersOf(matrices['printed']), numbersOf(matrices['right']));
const bySeries = math.multiply(matrices['X3'], 6);
console.log(`       by the series of f: ${numbersOf(bySeries)}`);

// %% gains-run
const deviation = (t: number): number => Math.exp(-2 * t - Math.cos(t));
// K = sin t − 2 and its first two rates, at t = 0.
const [k, kDot, kBend] = [-2, 1, 0];
/** What the polynomial misses of one step; withRates: 1 or 0. */
function missed(step: number, withRates: number): number {
  const square = withRates * kDot + k ** 2;
  const cube = withRates * (kBend + 3 * kDot * k) + k ** 3;
  const factor = 1 + step * k + (step ** 2 / 2) * square;
  const truth = deviation(step) / deviation(0);
  return factor + (step ** 3 / 6) * cube - truth;
}
const powers = [0, 1].map((withRates) => {
  const fall = missed(0.01, withRates) / missed(0.005, withRates);
  return fixed(Math.log2(fall), 1);
});
entry('P20', `misses by τ^${powers[0]}`, `with K̇, K̈: by τ^${powers[1]}`);
