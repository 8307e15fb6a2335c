// %% [markdown] title
/*
# 10 Euler and Runge-Kutta

The equations say how fast the state changes *now*. Most of them have no closed form of their solution, so to know where the body is in a second one must
add up small steps, and how that is done decides between a usable simulation and a wrong one.

**After this notebook you can** write a Runge-Kutta step for any right-hand side, measure the order of a method, say what an accuracy costs and how long a step may be,
read a tableau, and build a method from its order conditions.

*Sources: Chaney's course notes (here "Chaney"), sections 6.2 and 6.3, eq. 28 and 29; the paper on stabilised constraints by Mukharlyamov and Beshau (here "the paper"), sections 3, 3.2 and 3.2.1 to 3.2.3, eq. 15 to 28; errata P6 to P11, P17.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A program hands its rate function to RK4, but the function reads the angular velocity from a member that is set once, at the start of each step. A run of 10 s ends 8 mrad off. With steps that are 10 times shorter, how far off will it end, roughly?

- 0.008 mrad
- 0.08 mrad
- 0.0008 mrad
- 0.8 mrad

<details><summary>The answer</summary>

0.8 mrad. So it is: a value from the start of a step is wrong by about the length of the step, so the order is one. Compute every rate from what the method hands in. (Notebook [09](09-equations-of-motion.ipynb).)

</details>

**2.** Two equal masses sit on a light stick, 1.5 m on either side of the axis. Both are moved out to 6 m. How many times as large is the moment of inertia?

- 4
- 64
- 1
- 16

<details><summary>The answer</summary>

16. So it is: each mass has to be made faster, and resists at a longer lever. The distance counts twice. (Notebook [05](05-inertia-tensor.ipynb).)

</details>

**3.** A brick has the quaternion (w, x, y, z) = (0.7, 0.5, 0.1, −0.5). Which of these is its attitude as well?

- (−0.7, −0.5, 0.1, −0.5)
- (−0.7, −0.5, −0.1, 0.5)
- (0.7, −0.5, −0.1, 0.5)
- none, as entries differ

<details><summary>The answer</summary>

(−0.7, −0.5, −0.1, 0.5). So it is: q and −q make the same matrix, in which every entry is a product of two of the four. (Notebook [03](03-rotations.ipynb).)

</details>
*/

// %% import
import {
  dormandPrince54,
  euler,
  fixed,
  freeRotation,
  gill,
  heun,
  integrate,
  kutta3,
  midpoint,
  observedOrder,
  orderConditions,
  orderOf,
  ralston,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationAngleBetween,
  simulate,
  solidBox,
  stabilityLimit,
  threeEighths,
} from 'rigid-body-lab';
import type { Tableau } from 'rigid-body-lab';
import { COLOUR, lineChart, show, timeChart } from 'rigid-body-lab/figures';

// Each method keeps its colour in all charts.
const colourOf: Record<string, string> = {
  Euler: COLOUR.blue,
  midpoint: COLOUR.green,
  'Kutta 3': COLOUR.purple,
  RK4: COLOUR.red,
};

// %% [markdown] step {"predict":{"options":[{"text":"It stays on the circle","idea":"rk4-keeps-energy","reply":"So it would be for the true motion. A step along the tangent leaves the circle, and the next step begins where it landed."},{"text":"It spirals inwards","idea":"turning-dies","reply":"So it would be with friction, or if the slope were taken at the end of the step. Taken at the start, the step lands outside."},{"text":"It spirals outwards","reply":"So it is: the tangent of a circle lies outside it, so each step lands farther out than it began."}],"answer":2}}
/*
## One step

A mass of 1 kg on a spring of 1 N/m: with the place $x$ in m and the velocity $v$ in m/s, $\dot x = v$ and $\dot v = -x$. Its energy is $\tfrac12(x^2+v^2)$ J, so its exact motion is a circle in the
plane of $x$ and $v$, run through clockwise, with one turn in $2\pi$ s. We call $\sqrt{x^2+v^2}$ the *distance* from the origin. In it $x$ and $v$ are the bare numbers, without m and m/s, so it is a pure number, too.

*Euler* (Chaney eq. 28) takes the slope at the start of the step and follows it to the end: $y_{n+1} = y_n + h f(t_n, y_n)$. Here $y$ is the state, the list of $x$ and $v$,
and $f(t,y)$ the list of their rates. $h$ is the step in s; the cell takes $h=0.2$ s.

**Predict:** in the plane of $x$ and $v$, what does Euler's path do? (RK4, drawn for comparison, is explained below.)
*/

// %% euler-spiral {"change":{"replace":"const h = 0.2","with":"const h = 0.05","ask":{"question":"How much of Euler's distance from the circle will be left, with a fourth of the step?","options":["about a half","about a fifth","about a sixteenth"],"answer":1},"appears":["Nearly one turn of a spring, h = 0.05 s","Euler is 0.167432"]}}
const spring = (_t: number, [x, v]: number[]): number[] => [v, -x];
const h = 0.2;
const turnBy = (method: Tableau): number[][] =>
  integrate(spring, [1, 0], { t1: 6.2, stepSize: h, method }).states;
const [byEuler, byRk4] = [euler, rk4].map(turnBy);
const angles = Array.from({ length: 127 }, (_, k) => k / 20);
const circle = angles.map((t) => [Math.cos(t), -Math.sin(t)]);
const pathOf = (states: number[][]) => {
  return { x: states.map((s) => s[0]), y: states.map((s) => s[1]) };
};
const series = [
  { name: 'Euler', ...pathOf(byEuler), draw: 'both' as const },
  { name: 'RK4', ...pathOf(byRk4), draw: 'both' as const },
  { name: 'exact', ...pathOf(circle) },
].map((s) => ({ ...s, colour: colourOf[s.name] ?? COLOUR.grey }));
const title = `Nearly one turn of a spring, h = ${h} s`;
const x = { label: 'x', unit: 'm' };
const y = { label: 'v', unit: 'm/s' };
show(lineChart({ title, x, y, series, height: 440, equalScale: true }));
const radius = (state: number[]): number => Math.hypot(...state);
const [outside, inside] = [byEuler, byRk4].map((states) =>
  Math.abs(radius(states.at(-1)!) - 1),
);
console.log(`After 6.2 s Euler is ${fixed(outside, 6)} outside the circle,`);
console.log(`RK4 ${inside.toExponential(2)} inside.`);

// %% [markdown] euler-note {"predict":{"draw":"Euler","cell":"euler-turns","reply":"Each turn multiplies the distance by the same factor, so the curve is an exponential: flat at first, then steeper and steeper. A straight line would be right if each turn added the same length."}}
/*
You were right if you said outwards: each step goes along the tangent and lands outside. Since $(x+hv)^2+(v-hx)^2=(1+h^2)(x^2+v^2)$, a step multiplies the energy by $1 + h^2$, and the distance, which goes with the root of the energy, by $\sqrt{1+h^2}$.

**Change this:** use $h = 0.05$ s, a fourth. What becomes of Euler's distance from the circle? A fifth of it is left, not quite a fourth. At 0.2 s the growth already compounds: the 31 steps make $\sqrt{1.04}^{\,31} = 1.84$. For small $h$ what is left is proportional to $h$. (RK4's distance falls to a thousandth.)

**Predict:** go on with $h=0.2$ s for five turns. Draw the distance of Euler's state from the origin. It begins at 1.
*/

// %% euler-turns
const turns = { t1: 10 * Math.PI, stepSize: 0.2, method: euler };
const fiveTurns = integrate(spring, [1, 0], turns);
show(
  timeChart(fiveTurns, {
    title: `Five turns of a spring by Euler, h = ${turns.stepSize} s`,
    y: { label: 'distance', unit: '1' },
    curves: { Euler: radius },
  }),
);
const { stepSize: each } = turns;
const perTurn = (1 + each ** 2) ** (Math.PI / each);
console.log(
  'factor of one turn, √(1 + h²) to the power 2π/h:',
  fixed(perTurn, 3),
);
console.log('its fifth power:', fixed(perTurn ** 5, 2));
console.log('the run:        ', fixed(radius(fiveTurns.states.at(-1)!), 2));

// %% [markdown] classical
/*
You were right if you drew a curve that bends upwards: each turn multiplies by the same factor. (The run ends a little below the power: five turns are not a whole number of steps, so its last step is a short one.)

## The classical Runge-Kutta step

*RK4* looks at the slope four times (Chaney eq. 29): at the start, twice in the middle, and at the end,

$$\begin{aligned}k_1 &= f(t, y), & k_2 &= f(t+\tfrac h2,\ y+\tfrac h2k_1),\\ k_3 &= f(t+\tfrac h2,\ y+\tfrac h2k_2), & k_4 &= f(t+h,\ y+hk_3),\end{aligned}$$

$$y_{n+1} = y_n + \tfrac h6\,(k_1 + 2k_2 + 2k_3 + k_4).$$

(Chaney's $k$ are $h$ times these.) If $f$ depends on $t$ only, this is Simpson's rule, with the weights 1, 4, 1: $k_2$ and $k_3$ share the 4, and $k_3$ repeats the look at the middle with a better state.
Every slope is taken at its *own* time and state: notebook 09 shows what becomes of a program that reads old values.
*/

// %% by-hand
type F = (t: number, y: number[]) => number[];
function rk4Step(f: F, t: number, y: number[], step: number) {
  const along = (k: number[], part: number): number[] =>
    y.map((value, i) => value + part * step * k[i]);
  const k1 = f(t, y);
  const k2 = f(t + step / 2, along(k1, 0.5));
  const k3 = f(t + step / 2, along(k2, 0.5));
  const k4 = f(t + step, along(k3, 1));
  const sum = y.map((_, i) => k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]);
  return y.map((value, i) => value + (step / 6) * sum[i]);
}
const byHand = rk4Step(spring, 0, [1, 0], 0.2);
const oneStep = integrate(spring, [1, 0], { t1: 0.2, stepSize: 0.2 });
console.log('by hand:       ', fixed(byHand, 9));
console.log('by the library:', fixed(oneStep.states[1], 9));
console.log('exact:         ', fixed([Math.cos(0.2), -Math.sin(0.2)], 9));

// %% [markdown] order {"predict":{"options":[{"text":"÷ 2, and ÷ 2","idea":"halving-halves","reply":"So it is for a whole run of Euler's method, which is of order one. In a run of a method of order p the error is divided by 2 to the power p."},{"text":"÷ 16, and ÷ 16","idea":"step-as-run","reply":"So it would be if a run were one step. After halving, a run has twice as many of them, so each must have become 32 times as good."},{"text":"÷ 32, and ÷ 16","reply":"So it is: one step misses by a multiple of h⁵, and a run has a number of steps that goes with 1/h. That leaves h⁴."}],"answer":2}}
/*
## Order, measured

The *order* $p$ of a method is the power of $h$ with which the error of a whole run falls, for small steps: the error is about a constant times $h^p$. RK4 is of order $p=4$.

**Predict:** halve the step of RK4, so that a run has twice as many of them. By what is the error of *one* step divided, and that of the *whole run* up to 2 s?
*/

// %% one-and-all
const truthAt = (t: number): number[] => [Math.cos(t), -Math.sin(t)];
const errorAt = (t1: number, stepSize: number, method: Tableau): number => {
  const { states } = integrate(spring, [1, 0], { t1, stepSize, method });
  return Math.hypot(
    ...states.at(-1)!.map((value, k) => value - truthAt(t1)[k]),
  );
};
for (const step of [0.2, 0.1, 0.05]) {
  const single = errorAt(step, step, rk4) / errorAt(step / 2, step / 2, rk4);
  const whole = errorAt(2, step, rk4) / errorAt(2, step / 2, rk4);
  const label = `h = ${step} s halved:`.padEnd(19);
  console.log(
    label,
    `one step ÷ ${fixed(single, 2)}, run ÷ ${fixed(whole, 2)}`,
  );
}

// %% [markdown] work {"predict":{"options":[{"text":"from about 10 slopes on","reply":"So it is: with 8 slopes, two steps of 2 s, RK4 misses by 0.4 and Euler, with eight steps of 0.5 s, by 1.5."},{"text":"from about 100 slopes on","idea":"order-pays-late","reply":"One may think that four looks a step pay off slowly. But the slopes of RK4 tell more than four steps of Euler as soon as a turn has more than three steps."},{"text":"from about 1000 slopes on","idea":"order-pays-late","reply":"One may think that four looks a step pay off slowly. But Euler with 1000 slopes is not yet as good as RK4 with 24."}],"answer":0}}
/*
You were right if you said 32 and 16. One step of a method of order $p$ misses by a multiple of $h^{p+1}$, and a run has a number of steps that goes with $1/h$, so it misses by a multiple of $h^p$. (In the first chart RK4's distance *from the circle* fell even faster, like $h^5$. But RK4 is also late *along* the circle, and that
goes with $h^4$.)

### What accuracy costs

RK4 looks at the slope four times per step, Euler once. So compare them at the same number of looks, the *work*: four seconds of the spring. Two other methods are drawn as well, for comparison: midpoint, with two slopes and order two, and Kutta 3, with three slopes and order three. (How they are made is told further down, under "Your turn" and in the fold on families.)

**Predict:** from which number of slopes on is RK4 better than Euler?

Then take the slider from 1 down to $10^{-8}$. It sets the accuracy that is wanted; watch the dotted line in the chart and the sentence under the slider.
*/

// %% costs
const work = [euler, midpoint, kutta3, rk4].map((method) => {
  const counts = Array.from({ length: 11 }, (_, k) => 2 ** k);
  const x = counts.map((n) => n * method.c.length);
  const y = counts.map((n) => errorAt(4, 4 / n, method));
  const { name } = method;
  return { name, x, y, draw: 'both' as const, colour: colourOf[name] };
});
type Curve = (typeof work)[number];
/** Slopes in whole steps: the line between two points, or beyond the last. */
function slopesFor({ x, y }: Curve, error: number): number {
  const next = y.findIndex((missed) => missed <= error);
  const k = next < 0 ? y.length - 1 : Math.max(1, next);
  const part = Math.log(y[k - 1] / error) / Math.log(y[k - 1] / y[k]);
  const stages = x[0];
  const steps = (x[k - 1] / stages) * (x[k] / x[k - 1]) ** part;
  return stages * Math.ceil(Math.max(1, steps));
}

// %% convergence {"control":{"wanted":{"label":"Error that is allowed","min":1e-8,"max":5,"scale":"log","turning":1.5,"says":"For an error of"}}}
const wanted = 1;
const log = { unit: '1', scale: 'log' as const };
const goal = { name: 'allowed', x: [1, 4096], y: [wanted, wanted] };
show(
  lineChart({
    title: 'What accuracy costs: four seconds of the spring',
    x: { label: 'slopes evaluated', ...log },
    y: { label: 'error of (x, v)', ...log },
    series: [...work, { ...goal, dash: 'dot', colour: COLOUR.grey }],
  }),
);
for (const error of [wanted, 0.1]) {
  const costs = work.map((c) => {
    const n = slopesFor(c, error);
    return `${c.name}: ${n < 1e5 ? n : n.toExponential(1)}`;
  });
  console.log(`For an error of ${error} the slopes are`, costs.join(', '));
}

// %% [markdown] chaney-steps {"predict":{"options":[{"text":"÷ 100, and ÷ 10","reply":"So it is: of order one, one step misses by a multiple of h², and the run has ten times as many steps."},{"text":"÷ 10, and ÷ 10","idea":"step-as-run","reply":"So it would be if a run were one step. It has ten times as many steps now, so each must have become a hundred times as good."},{"text":"÷ 100, and ÷ 100","idea":"step-as-run","reply":"So it would be for a method of order two, and for its run only. Euler's run is of order one."}],"answer":0,"twinOf":"order"}}
/*
You were right if you said from about 10. To the right, every factor of 10 in work buys Euler one digit and RK4 four. An error of 0.1 costs Euler about 85 slopes and RK4 about 12 (the second line, read between the points). RK4's first point is a single step of 4 s, and misses by
7. Where errors above 1.5 are allowed, more than the motion itself is large, Euler may be as cheap; but such a run is of no use.

### And now Chaney's steps

Chaney says that Euler's step must be between 0.001 and 0.0001 s and that RK4 does as well with a much larger one (section 6.2). Here are those
steps on a box that tumbles for 2 s, against the exact motion of notebook 12.

**Predict:** from 0.001 to 0.0001 s Euler's step becomes ten times smaller. By what are the errors of *one* step and of the *whole run* divided?
*/

// %% chaney-sizes {"change":{"replace":"[rk4, 0.05]","with":"[rk4, 0.2]","ask":{"question":"Which of Euler's runs is RK4 still better than, with forty slopes in all?","options":["none","the coarsest alone","the two coarser ones","all three"],"answer":2},"appears":["40 slopes   5.72e-4 rad off"]}}
const massProperties = solidBox({ size: [4, 2, 1], mass: 12 });
const box = rigidBody({ massProperties });
const spinning = rigidBodyState({ omegaBody: [1, 2, -0.5] });
const exactMotion = freeRotation(box, spinning);
/** The error of the attitude after a time, in rad. */
function missOf(method: Tableau, stepSize: number, duration: number) {
  const run = simulate(box, spinning, { duration, stepSize, method });
  const { orientation } = run.states.at(-1)!;
  const truth = exactMotion(duration).orientation;
  return rotationAngleBetween(orientation, truth).toExponential(2);
}
const sized: [Tableau, number][] = [
  [euler, 0.01],
  [euler, 0.001],
  [euler, 0.0001],
  [rk4, 0.05],
  [rk4, 0.01],
];
for (const [method, stepSize] of sized) {
  const slopes = String(Math.round(2 / stepSize) * method.c.length);
  const label = `${method.name.padEnd(5)} h = ${stepSize} s`.padEnd(18);
  const run = `${slopes.padStart(5)} slopes   ${missOf(method, stepSize, 2)}`;
  const single = missOf(method, stepSize, stepSize);
  console.log(`${label} ${run} rad off, one step ${single}`);
}

// %% [markdown] long-steps {"predict":{"options":[{"text":"0.9: it shrinks a little","idea":"better-is-stable","reply":"So it is near h = 1.65 s: up to h = 2.83 s RK4 takes some of the distance away in each step. At 3 s it has changed its mind."},{"text":"1.5: it explodes","reply":"So it is: 1 − 9/2 + 81/24 = −0.125 is the real part of P(−3i), 27/6 − 3 = 1.5 the imaginary one, and the size is 1.505. After 20 steps the distance is 3600 times as large."},{"text":"1.0: it stays","idea":"rk4-keeps-energy","reply":"So it would be for the true motion. RK4 keeps the distance only up to a term in h⁶, and h = 3 s is not small."}],"answer":1}}
/*
You were right if you said 100 and 10: the step from 0.001 to 0.0001 s takes one digit off the attitude's error after 2 s, and two off that of one step. And Chaney is right, and modest: RK4 with 0.05 s beats Euler with 0.0001 s and looks
at the slope 125 times less often.

**Change this:** let RK4 take steps of 0.2 s, forty slopes in all. It is still better than Euler with 0.001 s.

## How long may a step be

A step has two enemies. It may be inaccurate, and it may let the numbers explode.

Take the simplest right-hand side, $\dot y=\lambda y$ with a constant $\lambda$, and write $z=h\lambda$. RK4's slopes are $k_1=\lambda y$, then $k_2=\lambda y\,(1+\tfrac z2)$ and so on: each is put into the next. Together one step multiplies $y$ by a polynomial,

$$P(z)=1+z+\tfrac12z^2+\tfrac16z^3+\tfrac1{24}z^4 ,$$

the first terms of $e^z$, which is the true factor. For Euler it is $1+z$. Where $P$ is larger than one in size, the numbers grow with every step, however accurate the method is.

The spring is of this kind, too: the complex number $y=x+iv$ has $\dot y=v-ix=-iy$, so $\lambda=-i$ and $z=-ih$. The distance from the origin is $|y|$, so one step multiplies it by $|P(-ih)|$. That depends on $h$ alone.

**Predict:** RK4 takes steps of $h=3$ s, about two in a turn. By what does one step multiply the distance?

Then move $h$ from 1 s upwards: where does RK4 change its mind?
*/

// %% swing {"control":{"long":{"label":"Step","unit":"s","min":0.1,"max":3.5,"step":0.1,"turning":2.83,"says":"With h ="}}}
const long = 1;
const factor = (method: Tableau, stepSize: number): number =>
  radius(
    integrate(spring, [1, 0], { t1: stepSize, stepSize, method }).states[1],
  );
const grid = Array.from({ length: 70 }, (_, k) => (k + 1) / 20);
const factors = [euler, midpoint, rk4].map((method) => {
  const y = grid.map((step) => factor(method, step));
  return { name: method.name, x: grid, y, colour: colourOf[method.name] };
});
const marker = { name: 'your step', x: [long, long], y: [0, 6] };
show(
  lineChart({
    title: 'What one step does to the spring',
    x: { label: 'h', unit: 's' },
    y: { label: 'factor of one step', unit: '1', range: [0, 6.5] },
    series: [...factors, { ...marker, colour: COLOUR.grey }],
  }),
);
for (const step of [long, 3]) {
  const now = factor(rk4, step);
  const all = `${fixed(now, 4)} a step, ${(now ** 20).toPrecision(3)} in 20`;
  const does = now > 1 ? 'grows' : 'shrinks';
  console.log(`With h = ${step} s RK4 ${does}: ${all}`);
}

// %% [markdown] decay {"predict":{"options":[{"text":"It grows fivefold","reply":"So it is: P(−4) = 1 − 4 + 8 − 10.7 + 10.7 = 5. The last terms are the largest, and they are not those of a shrinking y."},{"text":"It shrinks to 0.018","idea":"better-is-stable","reply":"So the true value does, e⁻⁴. The step follows the exponential only where hκ is small."},{"text":"It stays where it is","idea":"better-is-stable","reply":"So it would be at hκ = 2.79, where the factor of a step is just one. Here hκ is 4."}],"answer":0,"twinOf":"long-steps","until":"tableau"}}
/*
You were right if you said 1.5. With $z=-ih$ the even powers are real and the odd ones imaginary, and the size comes out as

$$|P(-ih)|^2=1-\tfrac{h^6}{72}+\tfrac{h^8}{576} .$$

For small $h$ each step takes the part $h^6/144$ of the distance away; over a fixed time, with a number of steps that goes with $1/h$, that is a multiple of $h^5$. The factor is smallest at $h=\sqrt6=2.45$ s, where it is ½. At $h=\sqrt8=2.83$ s the last two terms cancel, and beyond it the numbers explode.
Euler's factor $|1-ih|=\sqrt{1+h^2}$ is above one for every $h$.

### And now a decay

Nothing swings now: $\dot y=-\kappa y$ with $\kappa>0$. The true $y$ shrinks by the factor $e^{-h\kappa}$ in a step, and RK4's is multiplied by $P(-h\kappa)$.

**Predict:** $\kappa=2$ per second. What does *one* step of RK4 with $h=2$ s do to $y$?
*/

// %% stability
for (const method of [euler, midpoint, kutta3, rk4, threeEighths, gill]) {
  const limit = fixed(stabilityLimit(method), 6);
  console.log(method.name.padEnd(9), 'largest stable h κ:', limit);
}
const decaying = (_t: number, [y]: number[]): number[] => [-2 * y];
const oneLong = integrate(decaying, [1], { t1: 2, stepSize: 2, method: rk4 });
console.log('one step with h κ = 4:', fixed(oneLong.states[1][0], 4));

// %% [markdown] tableau
/*
You were right if you said that it grows fivefold. RK4 keeps a decay stable as long as $h\kappa$ is below 2.79, Euler as long as it is below 2, where $|1-h\kappa|$ reaches one. (The 3/8 rule and Gill's method are two more methods with four slopes and order four. They have the same $P$, and the same limit.)
For a spring of $\omega$ rad/s, instead of our 1 rad/s, $z=-ih\omega$: for RK4 $h\omega$ must stay below 2.83, and Euler has no stable step. (Notebook 15 builds on this.)

## A tableau is a method

All these methods are one program with different numbers: *nodes* $a$, a triangle $b$ and *weights* $c$. In our letters, $h$ for the step and $f$ for the right-hand side (the paper, eq. 16, writes $\tau$ and $v$),

$$k_r = f\Bigl(t_n+ha_r,\ y_n+h\sum_{s<r} b_{rs}k_s\Bigr),\qquad y_{n+1}=y_n+h\sum_r c_rk_r,\qquad a_r=\sum_{s<r} b_{rs} .$$

One writes $a$ to the left of $b$ and $c$ below: the *Butcher tableau*. (Most books call them $c$, $A$ and $b$.) Here is RK4:

$$\begin{array}{c|cccc}0\\[4pt] \tfrac12&\tfrac12\\[4pt] \tfrac12&0&\tfrac12\\[4pt] 1&0&0&1\\[4pt] \hline \rule{0pt}{14pt}&\tfrac16&\tfrac13&\tfrac13&\tfrac16\end{array}$$

Which order a method has is decided by its numbers alone, by the *order conditions*: one for order one, one more for order two, two more for order three and four more for order four (paper eq. 23, 28 and section 3.2.3); a method must meet all up to its order. The list below shows the eight for Gill's method. In it
`sum c a b a` is $\sum c_ra_rb_{rs}a_s$, over all indices.
*/

// %% conditions {"change":{"replace":"const chosen = gill","with":"const chosen = kutta3","ask":{"question":"How many of the eight conditions will break?","options":["none","two","all four of order four"],"answer":1},"appears":["= 0.000000  wanted 0.041667  broken","Kutta 3: order 3"]}}
const chosen = gill;
for (const condition of orderConditions(chosen)) {
  const { formula, order, target, value, holds } = condition;
  const sides = `= ${fixed(value, 6)}  wanted ${fixed(target, 6)}`;
  const verdict = holds ? 'holds' : 'broken';
  console.log(`${order}  ${formula.padEnd(14)} ${sides}  ${verdict}`);
}
console.log(`${chosen.name}: order ${orderOf(chosen)}`);

// %% [markdown] own-method
/*
**Change this:** put `kutta3` in the first line. Which conditions break, and to which order do they belong? Two break, both of order four: a method of order three must meet the first four only. (The two others of order four hold by chance.)

Where do the conditions come from? Expand the slopes in $h$. Each is taken at the time $t+ha_r$ and at the state $y+h\sum b_{rs}k_s$. All $k_s$ are $\dot y$ up to $h$, and the $b$ of a row add up to $a_r$. So that state is $y+ha_r\dot y$ up to $h^2$, and $k_r=\dot y+ha_r\ddot y+\dots$. So the step adds $h\left(\sum c_r\right)\dot y+h^2\left(\sum c_ra_r\right)\ddot y+\dots$. The Taylor series of the solution adds
$h\,\dot y+\tfrac12h^2\,\ddot y+\dots$. Compare: $\sum c_r=1$ and $\sum c_ra_r=\tfrac12$. The powers $h^3$ and $h^4$ give the other six (see the last fold).

## Your turn: make a method

Take the three slopes of Kutta 3: $k_1$ at the start, $k_2$ in the middle, and $k_3=f(t+h,\ y+h(-k_1+2k_2))$ at the end. Missing are the weights. Equal ones, 4/12 each, seem fair.
**Find the weights, in twelfths, that give order three**: by the controls, or on paper. The nodes are $a=(0,\tfrac12,1)$. The conditions $\sum c_r=1$, $\sum c_ra_r=\tfrac12$ and $\sum c_ra_r^2=\tfrac13$ are three equations for three weights. Once you have them, check that the fourth condition of order three, $\sum c_rb_{rs}a_s=\tfrac16$, holds, too. (The controls set the first two weights. The third is what is missing to 12/12.)

The judge is no condition but a run: $\dot y=y\cos t$ with $y(0)=1$, whose solution is $e^{\sin t}$. Its right-hand side depends on the time, so slopes taken at wrong times are punished. When the step is halved, the error must fall to an eighth or nearly so, by a factor above 7:
parallel to the line of slope 3.
*/

// %% growth-run
const growth = (t: number, [y]: number[]): number[] => [Math.cos(t) * y];
const exact = [Math.exp(Math.sin(2))];
const growthBy = (method: Tableau, stepSize: number): number[] =>
  integrate(growth, [1], { t1: 2, stepSize, method }).states.at(-1)!;
const stepSizes = [0.1, 0.05, 0.025, 0.0125];
const missesOf = (method: Tableau): number[] =>
  stepSizes.map((step) => Math.abs(growthBy(method, step)[0] - exact[0]));

// %% own-method-run {"control":{"twelfths[0]":{"label":"Weight of the first slope, in twelfths","min":0,"max":12,"step":1,"turning":2,"says":"Halving the step"},"twelfths[1]":{"label":"Weight of the second slope, in twelfths","min":0,"max":12,"step":1,"turning":8,"says":"Halving the step"}},"target":{"reached":"Reached","by":{"twelfths[0]":2,"twelfths[1]":8}}}
const twelfths = [4, 4];
const third = 12 - twelfths[0] - twelfths[1];
const weights = [...twelfths, third];
const c = weights.map((weight) => weight / 12);
const own: Tableau = { ...kutta3, name: 'your own', c, order: 1 };
const misses = missesOf(own);
const curve = { name: 'your own', x: stepSizes, y: misses };
const through: [number, number] = [0.1, misses[0]];
show(
  lineChart({
    title: `Weights ${weights.join('/12, ')}/12`,
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'error after 2 s', unit: '1', scale: 'log' },
    series: [{ ...curve, draw: 'both', colour: COLOUR.orange }],
    references: [{ slope: 3, through, from: 0.04, to: 0.1 }],
  }),
);
const ratio = misses[2] / misses[3];
const by = `${fixed(ratio, 2)}, to ${misses[3].toExponential(1)}`;
console.log(`Halving the step divides the error by ${by}`);
console.log(ratio > 7 ? 'Reached: order three' : 'Not yet: it must exceed 7');

// %% [markdown] exercise
/*
## Questions to close with

Say your answer first; then open it.

<details><summary>You halve the step of a method, and the error of a run is divided by 8. Which order has it?</summary>

Three. (The error of one step is divided by 16.)

</details>

<details><summary>Which of the eight conditions must a method of order three meet?</summary>

The first four: one each for the orders one and two, two for the order three.

</details>

<details><summary>Why can a method of order four still be useless at a given step?</summary>

Order says how the error falls, not how large it is. And where the factor of a step exceeds one, the numbers explode.

</details>

## Your turn

Exercise [10 Runge-Kutta](../exercises/10-runge-kutta/README.md) asks for a step that works for *any* right-hand side, also one that depends on time:
`node lab start 10-runge-kutta`.
*/

// %% [markdown] families {"fold":{"title":"Further: whole families of methods","until":"family-end"}}
/*
## Further: whole families of methods

With two slopes the conditions leave one number free, the node $a_2$ (paper eq. 23): $c_2 = 1/(2a_2)$, and $c_1=1-c_2$. Midpoint ($a_2=\tfrac12$), Heun ($1$)
and Ralston ($\tfrac23$) are three members. The problem is $\dot y=y\cos t$ again, with $h$ from 0.1 s down to 0.00625 s; printed is the error of the last.

*/

// %% second-order-family {"change":{"replace":"const node = 0.75","with":"const node = 0.1","ask":{"question":"What will the node 0.1 make worse in the last line?","options":["the order","the error","both"],"answer":1},"appears":["order 1.996, error 1.98e-5"]}}
const node = 0.75;
const memberOf = (a2: number): Tableau => ({
  name: `a2 = ${a2}`,
  a: [0, a2],
  b: [[], [a2]],
  c: [1 - 1 / (2 * a2), 1 / (2 * a2)],
  order: 2,
});
function measuredOn(method: Tableau, stepSize: number) {
  const solve = (step: number) => growthBy(method, step);
  return observedOrder(solve, { stepSize, halvings: 4, exact });
}
const towards0 = [1e-3, 1e-6, 1e-13].map((a2) =>
  measuredOn(memberOf(a2), 0.1).errors.at(-1)!.toExponential(0),
);
console.log('a2 = 1e-3, 1e-6, 1e-13: errors', towards0.join(', '));
for (const method of [midpoint, heun, ralston, memberOf(node)]) {
  const { order, errors } = measuredOn(method, 0.1);
  const error = errors.at(-1)!.toExponential(2);
  console.log(
    `${method.name.padEnd(10)} order ${fixed(order, 3)}, error ${error}`,
  );
}

// %% [markdown] family-note
/*
All have order two; the constants differ. **Change this:** a node near zero, `0.1`, is allowed by the conditions. What does it spoil? It makes the error a little larger than Heun's and leaves the order.

Towards $a_2=0$ the quotient $(k_2-k_1)/a_2$ becomes $h\,\ddot y$, and the step becomes
$y+h\,\dot y+\tfrac12h^2\,\ddot y$: the Taylor series, cut after $h^2$. What grows is the rounding, since the weights are large and nearly cancel: the first line has $2\cdot10^{-5}$ at $10^{-3}$ and at $10^{-6}$, and $10^{-3}$ at $10^{-13}$.

With three slopes there are four conditions (eq. 28) for six numbers, since the rows of $b$ add up to $a$: choose $a_2$ and $a_3$, and the rest follows. Kutta's method is
$(\tfrac12, 1)$, Heun's third-order one $(\tfrac13,\tfrac23)$, with the tableau

$$\begin{array}{c|ccc}0\\[4pt] \tfrac13&\tfrac13\\[4pt] \tfrac23&0&\tfrac23\\[4pt] \hline \rule{0pt}{14pt}&\tfrac14&0&\tfrac34\end{array}$$
*/

// %% third-order-family {"change":{"replace":"[0.4, 0.8]","with":"[0.4, 0.5]","ask":{"question":"the order of the last method","answer":2},"appears":["(0.4167, -2.0833, 2.6667): order 3"]}}
function thirdOrder([a2, a3]: number[]): Tableau {
  // c2 a2 + c3 a3 = 1/2 and c2 a2² + c3 a3² = 1/3, then c3 b32 a2 = 1/6.
  const c2 = (a3 / 2 - 1 / 3) / (a2 * (a3 - a2));
  const c3 = (1 / 3 - a2 / 2) / (a3 * (a3 - a2));
  const b32 = 1 / (6 * a2 * c3);
  return {
    name: `a2 = ${fixed(a2, 2)}, a3 = ${fixed(a3, 2)}`,
    a: [0, a2, a3],
    b: [[], [a2], [a3 - b32, b32]],
    c: [1 - c2 - c3, c2, c3],
    order: 3,
  };
}
const pairs = [
  [1 / 2, 1],
  [1 / 3, 2 / 3],
  [0.4, 0.8],
];
for (const method of pairs.map(thirdOrder)) {
  const proved = `${fixed(method.c)}: order ${orderOf(method)}`;
  const measured = fixed(measuredOn(method, 0.05).order, 2);
  console.log(`${method.name}, weights ${proved}, measured ${measured}`);
}

// %% [markdown] family-end
/*
All three have order three. **Change this:** move the last pair to `[0.4, 0.5]`, which makes the weights grow and one of them negative. What does the order do? It stays three.
*/

// %% [markdown] symplectic {"fold":{"title":"Further: an Euler that keeps the spring","until":"symplectic-bounds"}}
/*
## Further: an Euler that keeps the spring

Swap one thing in Euler's step: first the velocity, $v_{n+1}=v_n-h\,x_n$, then the place with the *new* velocity, $x_{n+1}=x_n+h\,v_{n+1}$. Its order is one, as before. But $x^2+v^2-h\,xv$ stays exactly what it
is, and so the distance from the origin swings between two bounds, however long one goes on. Such methods are called *symplectic*. Notebook 12 needs one for long runs.

RK4 holds better for a while: with $h=0.2$ s it loses only $10^{-4}$ of the distance in 50 s. But it always loses, and this one never does. With a step of 0.8 s it shows:
*/

// %% symplectic-run
function keptBy(step: number, count: number): number[] {
  let [place, speed] = [1, 0];
  const distances = [1];
  for (let n = 0; n < count; n++) {
    speed -= step * place;
    place += step * speed;
    distances.push(Math.hypot(place, speed));
  }
  return distances;
}
const stride = 0.8;
const kept = keptBy(stride, 150);
const wearing = { t1: 150 * stride, stepSize: stride };
const { times, states: worn } = integrate(spring, [1, 0], wearing);
show(
  lineChart({
    title: `Two ways to step the spring, h = ${stride} s`,
    x: { label: 't', unit: 's' },
    y: { label: 'distance', unit: '1' },
    series: [
      { name: 'symplectic', x: times, y: kept, colour: COLOUR.sky },
      { name: 'RK4', x: times, y: worn.map(radius), colour: COLOUR.red },
    ],
  }),
);

// %% symplectic-bounds
const ends = [Math.min(...kept), Math.max(...kept)];
const bounds = [1, -1].map((sign) => 1 / Math.sqrt(1 + (sign * stride) / 2));
console.log('between', fixed(ends, 3), 'for 1/√(1 ± h/2):', fixed(bounds, 3));
const calm = integrate(spring, [1, 0], { t1: 50, stepSize: 0.2 }).states;
const lossOf = (1 - radius(calm.at(-1)!)).toExponential(1);
const byPower = ((250 * 0.2 ** 6) / 144).toExponential(1);
console.log(
  `RK4, h = 0.2 s, loses ${lossOf} in 50 s; 250 h⁶/144: ${byPower}`,
);

// %% [markdown] taylor {"fold":{"title":"For readers of the paper: where the order comes from","until":"printed-only-note"},"predict":{"options":[{"text":"one","idea":"order-lost-whole","reply":"So it would be if the first derivative were wrong. The wrong term stands at τ⁴ only, and the terms before it are right."},{"text":"four, with a larger error","idea":"order-is-safe","reply":"So it would be if the wrong term stood at τ⁵. A method of order four must have all terms up to τ⁴ right."},{"text":"three","reply":"So it is: all terms up to τ³ are right, and the first wrong one stands at τ⁴."}],"answer":2,"until":"expansions"}}
/*
## For readers of the paper: where the order comes from

Expand the next value (paper, "Taylor series"): $y_{n+1} = y_n + \tau\,\dot y_n + \tfrac{\tau^2}{2}\ddot y_n + \dots$ Cutting it after $\tau^p$ is the *Taylor
method of order* $p$ (eq. 17),

$$y_{n+1} = y_n+\tau\,\Phi_T,\qquad \Phi_T = v + \tfrac{\tau}{2!}\,v^{(1)} + \dots + \tfrac{\tau^{p-1}}{p!}\,v^{(p-1)} .$$

The paper writes $\tau$ for the step and $h$ for the *increment* (eq. 15). In this fold $\tau$ is the step, too, and the increment is called $\Phi$. The right-hand side is $v(t,y)$, the paper's $v(y,t)$. All that follows is derived for *one* number $y$. Up to order four the conditions that come out hold for systems,
too; from order five on systems ask for more. The derivatives along the motion are, with an index for each derivative ($v_y=\partial v/\partial y$) and the paper's abbreviations,

$$\begin{aligned}F &= v_t + v\,v_y, & G &= v_{tt}+2v\,v_{ty}+v^2v_{yy},\\ I &= v\,v_{yy}+v_{yt}, & H &= v_{ttt}+3v\,v_{ytt}+3v^2v_{yyt}+v^3v_{yyy},\end{aligned}$$

$$v^{(1)}=F,\qquad v^{(2)}=G+v_yF,\qquad v^{(3)}=H+3FI+v_yG+v_y^2F .$$

(Two misprints, for who has the paper at hand. In these derivatives it prints $f$ for $v$, although $f$ is the name of its constraint: erratum P6. And its eq. 34 has lost the factor 3 before $FI$: P17.)

**Predict:** with the 3 lost, which order does the Taylor method of order four have?
*/

// %% derivatives
// y' = v(t, y) = t y² with y(0) = 1; the solution is 1 / (1 - t²/2).
function partsAt(t: number, y: number) {
  const v = t * y * y;
  const vy = 2 * t * y;
  const F = y * y + v * vy;
  const G = 2 * v * (2 * y) + v * v * (2 * t);
  const H = 3 * v * v * 2;
  const I = v * (2 * t) + 2 * y;
  return { v, vy, F, G, H, I };
}

// %% taylor-method {"change":{"replace":"3 * at.F * at.I","with":"1 * at.F * at.I","ask":{"question":"By what factor will the error in the last line grow, at a step of 1/640 s?","options":["about 3","about 140","about 10 000"],"answer":1},"appears":["order 4: observed 3.00","error 1.33e-8"]}}
function taylorRun(p: number, tau: number): number[] {
  let y = 1;
  for (let n = 0; n < Math.round(1 / tau); n++) {
    const at = partsAt(n * tau, y);
    const second = at.G + at.vy * at.F;
    const third = at.H + 3 * at.F * at.I + at.vy * second;
    const terms = [at.v, at.F / 2, second / 6, third / 24].slice(0, p);
    y += terms.reduce((sum, term, k) => sum + term * tau ** (k + 1), 0);
  }
  return [y];
}
const halved = { stepSize: 0.025, halvings: 4, exact: [2] };
for (const p of [1, 2, 3, 4]) {
  const run = observedOrder((tau) => taylorRun(p, tau), halved);
  const error = run.errors.at(-1)!.toExponential(2);
  const observed = `observed ${fixed(run.order, 2)}, error ${error}`;
  console.log(`Taylor method of order ${p}: ${observed}`);
}

// %% [markdown] expansions
/*
You were right if you said three. **Change this:** in the line `third = …` of the last cell put 1 for the 3. The error in the last line grows by the factor 140, and by more the smaller the step.

As it should be, the
orders of the right ones are one to four, but someone had to derive three derivatives by hand. *Runge-Kutta methods* get the same order from slopes alone (eq. 16). Expand the slopes, too (eq. 18 to 20):

$$\begin{aligned}
k_2 &= v+\tau a_2F+\tfrac{\tau^2}{2}a_2^2G+\tfrac{\tau^3}{6}a_2^3H+\dots\\
k_3 &= v+\tau a_3F+\tfrac{\tau^2}{2}\bigl(a_3^2G+2a_2b_{32}v_yF\bigr)\\
&\quad+\tfrac{\tau^3}{6}\bigl(a_3^3H+6a_2a_3b_{32}FI+3a_2^{2}b_{32}v_yG\bigr)+\dots\\
k_4 &= v+\tau a_4F+\tfrac{\tau^2}{2}\bigl(a_4^2G+2S\,v_yF\bigr)\\
&\quad+\tfrac{\tau^3}{6}\bigl(a_4^3H+6a_4S\,FI+3S_2\,v_yG+6a_2b_{32}b_{43}\,v_y^2F\bigr)+\dots
\end{aligned}$$

with $S=a_2b_{42}+a_3b_{43}$ and $S_2=a_2^2b_{42}+a_3^2b_{43}$. The paper prints three of these terms otherwise:

- in $k_3$ it has $a_2^3$ for $a_2^2$ (P7);
- in $k_4$ its term with $v_y^2F$ is $\tau^2a_2b_{32}v_y^2F$, without a factor $\tau$ and without $b_{43}$ (P8);
- in $k_4$ it has $\tfrac{\tau^2}{6}a_4^2H$ for $\tfrac{\tau^3}{6}a_4^3H$ (P8).

How does one see which is right? What the expansion leaves out must fall as $\tau^4$ (for $k_2$ it leaves out nothing here, because $v$ is a polynomial of degree three):
*/

// %% slope-expansions
const from = partsAt(0.3, 1.1);
/** Gill's slopes from t = 0.3, y = 1.1, with a step tau. */
function gillSlopes(tau: number): number[] {
  const k: number[] = [];
  for (const [stage, row] of gill.b.entries()) {
    const y = 1.1 + tau * row.reduce((sum, b, s) => sum + b * k[s], 0);
    k.push((0.3 + tau * gill.a[stage]) * y * y);
  }
  return k;
}
/** The power of tau with which the difference of two functions falls. */
function powerOf(f: (tau: number) => number, g: (tau: number) => number) {
  const [coarse, fine] = [0.01, 0.005].map((tau) =>
    Math.abs(f(tau) - g(tau)),
  );
  return fixed(Math.log2(coarse / fine), 2);
}
/** The sum of c0 + c1 τ + c2 τ²/2 + c3 τ³/6. */
const taylorSum = (c: number[]) => (tau: number) =>
  c.reduceRight((sum, value, k) => value + (tau / (k + 1)) * sum, 0);
const [, a2, a3, a4] = gill.a;
const [b32, b42, b43] = [gill.b[2][1], gill.b[3][1], gill.b[3][2]];
const S = a2 * b42 + a3 * b43;
const S2 = a2 ** 2 * b42 + a3 ** 2 * b43;

// %% expansions-measured
const { v, vy, F: Fv, G, H, I } = from;
const [vyF, vyG, FI, vyvyF] = [vy * Fv, vy * G, Fv * I, vy * vy * Fv];
const k3Second = a3 ** 2 * G + 2 * a2 * b32 * vyF;
const k3Third = (power: number): number =>
  a3 ** 3 * H + 6 * a2 * a3 * b32 * FI + 3 * a2 ** power * b32 * vyG;
const k4Second = a4 ** 2 * G + 2 * S * vyF;
const k4Common = 6 * a4 * S * FI + 3 * S2 * vyG;
const k4Third = a4 ** 3 * H + k4Common + 6 * a2 * b32 * b43 * vyvyF;
// Printed (P8): what belongs to τ³ stands at τ², so it is counted there.
const k4Misplaced = k4Second + 2 * a2 * b32 * vyvyF + (a4 ** 2 * H) / 3;
const expansions: [string, number, number[]][] = [
  ['k3', 2, [v, a3 * Fv, k3Second, k3Third(2)]],
  ['k3 with a2³, printed (P7)', 2, [v, a3 * Fv, k3Second, k3Third(3)]],
  ['k4', 3, [v, a4 * Fv, k4Second, k4Third]],
  ['k4 as printed (P8)', 3, [v, a4 * Fv, k4Misplaced, k4Common]],
];
for (const [name, r, c] of expansions) {
  const power = powerOf((tau) => gillSlopes(tau)[r], taylorSum(c));
  console.log(`${name.padEnd(25)} leaves out what falls as τ^${power}`);
}

// %% [markdown] regrouped
/*
Now put the slopes into $\Phi=\sum c_rk_r$ and sort (eq. 21; sums run over all indices that occur):

$$\begin{aligned}\Phi&=\Bigl(\sum c_r\Bigr)v+\tau\Bigl(\sum c_ra_r\Bigr)F+\tfrac{\tau^2}{2}\Bigl(\sum c_ra_r^2\Bigr)G+\tau^2\Bigl(\sum c_rb_{rs}a_s\Bigr)v_yF\\
&\quad+\tfrac{\tau^3}{6}\Bigl[\Bigl(\sum c_ra_r^3\Bigr)H+6\Bigl(\sum c_ra_rb_{rs}a_s\Bigr)FI+3\Bigl(\sum c_rb_{rs}a_s^2\Bigr)v_yG+6\Bigl(\sum c_rb_{rs}b_{su}a_u\Bigr)v_y^2F\Bigr]+\dots\end{aligned}$$

The eight sums in it are the left sides of the order conditions, and the right sides are what $\Phi_T$ has in their places. (Printed are $2(\dots)FI$ for the $6$ (P9), $a_3b_{32}$ for
$a_3b_{43}$, and $6c_4a_2b_{32}$ without $b_{43}$ (P10).) With two slopes there is little to sort (eq. 22):
$\Phi=(c_1+c_2)\,v+\tau a_2c_2F+\tfrac{\tau^2}{2}c_2a_2^2G+\dots$

Up to order five there are 17 conditions, and Dormand and Prince's method, which `integrateAdaptive` uses, meets them all.
*/

// %% regrouped-measured
const sums = orderConditions(gill).map(({ value }) => value);
const increment = (tau: number): number =>
  gillSlopes(tau).reduce((sum, k, r) => sum + gill.c[r] * k, 0);
const sorted = (beforeFI: number) => {
  const second = sums[2] * G + 2 * sums[3] * vyF;
  const fromSquares = sums[4] * H + 3 * sums[6] * vyG + 6 * sums[7] * vyvyF;
  const third = fromSquares + beforeFI * sums[5] * FI;
  return taylorSum([sums[0] * v, sums[1] * Fv, second, third]);
};
console.log(
  'eq. 21 leaves out what falls as τ^' + powerOf(increment, sorted(6)),
);
console.log(
  'with the printed 2 (P9):        τ^' + powerOf(increment, sorted(2)),
);
const fifth = orderConditions(dormandPrince54, 5);
const held = fifth.filter(({ holds }) => holds).length;
console.log(`Dormand-Prince: ${held} of ${fifth.length} up to order five`);

// %% [markdown] conditions-note {"predict":{"options":[{"text":"four","idea":"order-is-safe","reply":"So it would be if the eight were the right ones. One of them is not, and the right one is broken."},{"text":"three","reply":"So it is: the four up to order three hold, and one of order four does not."},{"text":"none","idea":"order-lost-whole","reply":"So it would be if the sum of the weights were wrong. The broken condition is one of order four."}],"answer":1}}
/*
The paper prints the last of the eight as $c_4a_2b_{32} = 1/24$. It lacks a factor (erratum P11): for Gill's method, which *is* of order
four, the printed left side is not 1/24. The converse is worse: there is a method with four slopes that meets all eight *printed* conditions.

**Predict:** which order will it show?
*/

// %% printed-only
// Found by solving the eight printed conditions numerically.
const b41 = 0.4387346063124983;
const printedOnly: Tableau = {
  name: 'meets the printed conditions',
  a: [0, 0.4, 0.6, 1.0107429289945746],
  b: [
    [],
    [0.4],
    [-0.12032185467924822, 0.7203218546792483],
    [b41, -0.38842081689025465, 0.960429139572331],
  ],
  c: [
    0.15440161384086873, 0.3337854656042005, 0.3672016388202526,
    0.14461128173467816,
  ],
  order: 3,
};
for (const { name, a, b, c } of [gill, printedOnly]) {
  const printed = c[3] * a[1] * b[2][1];
  const both = [printed, printed * b[3][2]].map((side) => fixed(side, 6));
  console.log(
    `${name}: printed ${both[0]}, right ${both[1]}, wanted 0.041667`,
  );
}
console.log('its order, by the right conditions:', orderOf(printedOnly));

// %% printed-only-measured
for (const method of [gill, printedOnly]) {
  const { order } = measuredOn(method, 0.2);
  console.log(method.name.padEnd(29), 'observed order', fixed(order, 2));
}

// %% [markdown] printed-only-note
/*
You were right if you said three: the printed conditions do not make a method of order four; the right ones do.
*/
