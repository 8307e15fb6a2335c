// %% [markdown] title
/*
# 10 Euler and Runge-Kutta

The equations say how fast the state changes *now*. Most of them have no solution in formulas, so to know where the body is in a second one must
add up small steps, and how that is done decides between a usable simulation and a wrong one.

**After this notebook you can** write a Runge-Kutta step for any right-hand side, measure the order of a method, read a Butcher tableau,
and check its order conditions.

*Sources: Chaney sections 6.2 and 6.3, eq. 28 and 29; paper sections 3, 3.2 and 3.2.1 to 3.2.3, eq. 15 to 28; errata P6 to P11, P17.*
*/

// %% import
import {
  euler,
  freeRotation,
  gill,
  heun,
  integrate,
  kutta3,
  midpoint,
  newtonEulerDerivative,
  observedOrder,
  orderConditions,
  orderOf,
  packState,
  ralston,
  rigidBody,
  rigidBodyState,
  rk4,
  rotationAngleBetween,
  solidBox,
  stabilityLimit,
  threeEighths,
  unpackState,
} from 'rigid-body-lab';
import type { Tableau } from 'rigid-body-lab';
import { lineChart, show } from 'rigid-body-lab/figures';

// %% [markdown] step
/*
## One step

A spring: $\dot x = v$, $\dot v = -x$. Its exact motion is a circle in the plane of $x$ and $v$.

*Euler* (Chaney eq. 28) takes the slope at the start of the step and follows it to the end: $y_{n+1} = y_n + h f(t_n, y_n)$.

**Predict:** in the plane of $x$ and $v$, does Euler's path stay on the circle, spiral inwards, or spiral outwards?
*/

// %% euler-spiral {"change":{"replace":"const h = 0.2","with":"const h = 0.05","ask":{"question":"How much of Euler's distance from the circle will be left after one turn, with a fourth of the step?","options":["about a half","about a fifth","about a sixteenth"],"answer":1},"appears":["after one turn: Euler 1.167","One turn of a spring, h = 0.05 s"]}}
const spring = (_t: number, [x, v]: number[]): number[] => [v, -x];
const h = 0.2;
const byEuler = integrate(spring, [1, 0], { t1: 6.2, stepSize: h, method: euler });
const byRk4 = integrate(spring, [1, 0], { t1: 6.2, stepSize: h, method: rk4 });
const circle = Array.from({ length: 101 }, (_, k) => (2 * Math.PI * k) / 100);
show(
  lineChart({
    title: `One turn of a spring, h = ${h} s`,
    x: { label: 'x', unit: 'm' },
    y: { label: 'v', unit: 'm/s' },
    series: [
      { name: 'Euler', x: byEuler.states.map((s) => s[0]), y: byEuler.states.map((s) => s[1]), draw: 'both' },
      { name: 'RK4', x: byRk4.states.map((s) => s[0]), y: byRk4.states.map((s) => s[1]), draw: 'both' },
      { name: 'exact', x: circle.map(Math.cos), y: circle.map((t) => -Math.sin(t)), dash: 'dot', colour: '#8a8a8a' },
    ],
    height: 440,
    equalScale: true,
  }),
);
const radius = ([x, v]: number[]): string => Math.hypot(x, v).toFixed(6);
console.log(
  'distance from the origin after one turn: Euler',
  radius(byEuler.states.at(-1)!),
  ' RK4',
  radius(byRk4.states.at(-1)!),
);

// %% [markdown] euler-note
/*
Outwards: each step goes along the tangent and lands outside, so the energy grows by the factor $1 + h^2$. **Change this:** use $h = 0.05$ s. Euler's
distance from the circle falls by five: for small steps it is proportional to $h$. RK4's falls by a thousand, because it goes with $h^5$; what RK4 is
late *along* the circle goes with $h^4$.

## The classical Runge-Kutta step

Look at the slope four times (Chaney eq. 29): at the start, twice in the middle, and at the end,

$$\begin{aligned}k_1 &= f(t, y), & k_2 &= f(t+\tfrac h2,\ y+\tfrac h2k_1),\\ k_3 &= f(t+\tfrac h2,\ y+\tfrac h2k_2), & k_4 &= f(t+h,\ y+hk_3),\end{aligned}$$

$$y_{n+1} = y_n + \tfrac h6\,(k_1 + 2k_2 + 2k_3 + k_4).$$

(Chaney's $k$ are $h$ times these.)

Every slope is taken at its *own* state. The lecture's rate code reads member variables that are refreshed only after the step (erratum
L9): then all four slopes see old values, and the order falls to one. Notebook 09 shows it.
*/

// %% by-hand
type F = (t: number, y: readonly number[]) => number[];
function rk4Step(f: F, t: number, y: readonly number[], step: number): number[] {
  const along = (k: readonly number[], part: number): number[] => y.map((x, i) => x + part * step * k[i]);
  const k1 = f(t, y);
  const k2 = f(t + step / 2, along(k1, 0.5));
  const k3 = f(t + step / 2, along(k2, 0.5));
  const k4 = f(t + step, along(k3, 1));
  return y.map((x, i) => x + (step / 6) * (k1[i] + 2 * k2[i] + 2 * k3[i] + k4[i]));
}
const oneStep = rk4Step((t, y) => spring(t, [...y]), 0, [1, 0], 0.2);
console.log('by hand:       ', oneStep);
console.log('by the library:', integrate(spring, [1, 0], { t1: 0.2, stepSize: 0.2 }).states[1]);

// %% [markdown] order
/*
## Order, measured

Halve the step and watch the error: a method of order $p$ loses a factor $2^p$.

**Predict:** RK4 looks at the slope four times per step, Euler once. For the same number of looks, at which accuracy does RK4 begin to
pay off?
*/

// %% convergence
const methods: Tableau[] = [euler, midpoint, kutta3, rk4];
const exact = [Math.cos(4), -Math.sin(4)];
const measured = methods.map((method) => ({
  method,
  ...observedOrder((stepSize) => integrate(spring, [1, 0], { t1: 4, stepSize, method }).states.at(-1)!, {
    stepSize: 0.2,
    halvings: 5,
    exact,
  }),
}));
show(
  lineChart({
    title: 'Error after 4 s against the number of slopes',
    x: { label: 'slopes evaluated', unit: '1', scale: 'log' },
    y: { label: 'error of (x, v)', unit: 'm, m/s', scale: 'log' },
    series: measured.map(({ method, stepSizes, errors }) => ({
      name: method.name,
      x: stepSizes.map((step) => (4 / step) * method.c.length),
      y: errors,
      draw: 'both' as const,
    })),
  }),
);
for (const { method, order } of measured) console.log(method.name.padEnd(9), 'observed order', order.toFixed(3));

// %% [markdown] chaney-steps
/*
To the right, every factor of 10 in work buys Euler one digit and RK4 four. For one digit Euler is hardly worse; from two on RK4 wins.

Chaney says that Euler's step must be between 0.001 and 0.0001 s and that RK4 does as well with a much larger one (section 6.2). Here are those
steps on a tumbling box, against the exact motion of notebook 12:
*/

// %% chaney-sizes {"change":{"replace":"[rk4, 0.05]","with":"[rk4, 0.2]","ask":{"question":"Which of Euler's runs is RK4 still better than, with forty slopes in all?","options":["none","the coarsest alone","the two coarser ones","all three"],"answer":2},"appears":["40 slopes   5.72e-4 rad off"]}}
const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
const spinning = rigidBodyState({ omegaBody: [1, 2, -0.5] });
const trueAttitude = freeRotation(box, spinning)(2).orientation;
const sized: [Tableau, number][] = [
  [euler, 0.01],
  [euler, 0.001],
  [euler, 0.0001],
  [rk4, 0.05],
  [rk4, 0.01],
];
for (const [method, stepSize] of sized) {
  const run = integrate(newtonEulerDerivative(box), packState(spinning), { t1: 2, stepSize, method });
  const miss = rotationAngleBetween(unpackState(run.states.at(-1)!).orientation, trueAttitude);
  const slopes = Math.round(2 / stepSize) * method.c.length;
  console.log(
    `${method.name.padEnd(5)} h = ${String(stepSize).padEnd(6)} s   ${String(slopes).padStart(5)} slopes   ${miss.toExponential(2)} rad off`,
  );
}

// %% [markdown] taylor
/*
He is right, and modest: RK4 with 0.05 s beats Euler with 0.0001 s and looks at the slope 125 times less often. **Change this:** let RK4 take steps of
0.2 s, forty slopes in all. Which of Euler's three is it still better than?

## Where the order comes from

Expand the next value (paper, "Taylor series"): $y_{n+1} = y_n + \tau\,\dot y_n + \tfrac{\tau^2}{2}\ddot y_n + \dots$ Cutting it after $\tau^p$ is the *Taylor
method of order* $p$ (eq. 17),

$$y_{n+1} = y_n+\tau\,h_T,\qquad h_T = v + \tfrac{\tau}{2!}\,v^{(1)} + \dots + \tfrac{\tau^{p-1}}{p!}\,v^{(p-1)} .$$

The paper writes $\tau$ for the step and $h$ for the *increment* (eq. 15); its right-hand side is $v(y,t)$. The derivatives along the motion are, with
its abbreviations,

$$\begin{aligned}F &= v_t + v\,v_y, & G &= v_{tt}+2v\,v_{ty}+v^2v_{yy},\\ I &= v\,v_{yy}+v_{yt}, & H &= v_{ttt}+3v\,v_{ytt}+3v^2v_{yyt}+v^3v_{yyy},\end{aligned}$$

$$v^{(1)}=F,\qquad v^{(2)}=G+v_yF,\qquad v^{(3)}=H+3FI+v_yG+v_y^2F .$$

(Our copy of the paper writes $f$ for $v$ in them; $f$ is its constraint: erratum P6. And in eq. 34 the factor 3 before $FI$ is lost: P17.)

**Predict:** with the 3 lost, which order does the Taylor method of order four have?
*/

// %% taylor-method {"change":{"replace":"H + 3 * F * I","with":"H + 1 * F * I","ask":{"question":"Which order will the last line show?","options":["one","three","four, with a larger error"],"answer":1},"appears":["order 4: observed 3.00"]}}
// y' = t y² with y(0) = 1: the exact solution is 1 / (1 - t²/2).
function partsAt(t: number, y: number) {
  const [v, vt, vy, vyy, vyt, vyyt] = [t * y * y, y * y, 2 * t * y, 2 * t, 2 * y, 2];
  const [F, G, H, I] = [vt + v * vy, 2 * v * vyt + v * v * vyy, 3 * v * v * vyyt, v * vyy + vyt];
  return { v, vy, F, G, H, I };
}
function taylorStep(p: number, t: number, y: number, tau: number): number {
  const { v, vy, F, G, H, I } = partsAt(t, y);
  const derivatives = [v, F, G + vy * F, H + 3 * F * I + vy * G + vy * vy * F];
  let [next, weight] = [y, 1];
  derivatives.slice(0, p).forEach((d, k) => {
    weight *= tau / (k + 1);
    next += weight * d;
  });
  return next;
}
for (const p of [1, 2, 3, 4]) {
  const run = (tau: number): number[] => {
    let y = 1;
    for (let n = 0; n < Math.round(1 / tau); n++) y = taylorStep(p, n * tau, y, tau);
    return [y];
  };
  const { order, errors } = observedOrder(run, { stepSize: 0.025, halvings: 4, exact: [2] });
  console.log(`Taylor method of order ${p}: observed ${order.toFixed(2)}, error ${errors.at(-1)!.toExponential(2)}`);
}

// %% [markdown] expansions
/*
Orders one to four, but someone had to derive four derivatives by hand. **Change this:** put 1 for the 3. The last line falls back to order three.

*Runge-Kutta methods* get the same digits from slopes alone (eq. 16): $k_1 = v(t_n,y_n)$ and

$$k_r = v\Bigl(t_n+\tau a_r,\ y_n+\tau\sum_{s<r} b_{rs}k_s\Bigr),\qquad a_r=\sum_{s<r} b_{rs},\qquad h=\sum_r c_rk_r .$$

Expand the slopes, too (eq. 18 to 20):

$$\begin{aligned}
k_2 &= v+\tau a_2F+\tfrac{\tau^2}{2}a_2^2G+\tfrac{\tau^3}{6}a_2^3H+\dots\\
k_3 &= v+\tau a_3F+\tfrac{\tau^2}{2}\bigl(a_3^2G+2a_2b_{32}v_yF\bigr)\\
&\quad+\tfrac{\tau^3}{6}\bigl(a_3^3H+6a_2a_3b_{32}FI+3a_2^{2}b_{32}v_yG\bigr)+\dots\\
k_4 &= v+\tau a_4F+\tfrac{\tau^2}{2}\bigl(a_4^2G+2S\,v_yF\bigr)\\
&\quad+\tfrac{\tau^3}{6}\bigl(a_4^3H+6a_4S\,FI+3S_2\,v_yG+6a_2b_{32}b_{43}\,v_y^2F\bigr)+\dots
\end{aligned}$$

with $S=a_2b_{42}+a_3b_{43}$ and $S_2=a_2^2b_{42}+a_3^2b_{43}$. Printed are $a_2^3$ for $a_2^2$ in $k_3$ (P7), and in $k_4$ a term $\tau^2a_2b_{32}v_y^2F$ that lacks a
$\tau$ and $b_{43}$, and $\tfrac{\tau^2}{6}a_4^2H$ (P8). How does one see which is right? What the expansion leaves out must fall as $\tau^4$
(for $k_2$ it leaves out nothing here, because $v$ is a polynomial of degree three):
*/

// %% slope-expansions
const [t0, y0] = [0.3, 1.1];
const { v: v0, vy: vy0, F: F0, G: G0, H: H0, I: I0 } = partsAt(t0, y0);
const [, a2, a3, a4] = gill.a;
const [b32, b42, b43] = [gill.b[2][1], gill.b[3][1], gill.b[3][2]];
const [S, S2] = [a2 * b42 + a3 * b43, a2 ** 2 * b42 + a3 ** 2 * b43];
/** Gill's slope number r (from 0) at a step tau. */
function slope(r: number, tau: number): number {
  const k: number[] = [];
  for (const [stage, row] of gill.b.entries()) {
    const y = y0 + tau * row.reduce((sum, b, s) => sum + b * k[s], 0);
    k.push((t0 + tau * gill.a[stage]) * y * y);
  }
  return k[r];
}
/** The sum of coefficients times tau^0/0!, tau^1/1!, and so on. */
const series =
  (...c: number[]) =>
  (tau: number) =>
    c.reduceRight((sum, x, k) => x + (tau / (k + 1)) * sum, 0);
const second = (a: number, s: number): number => a * a * G0 + 2 * s * vy0 * F0;
const third3 = (power: number): number => a3 ** 3 * H0 + 6 * a2 * a3 * b32 * F0 * I0 + 3 * a2 ** power * b32 * vy0 * G0;
const shared4 = 6 * a4 * S * F0 * I0 + 3 * S2 * vy0 * G0;
const lost = a2 * b32 * vy0 ** 2 * F0;
const expansions: [string, number, (tau: number) => number][] = [
  ['k3', 2, series(v0, a3 * F0, second(a3, a2 * b32), third3(2))],
  ['k3 with a2³, printed (P7)', 2, series(v0, a3 * F0, second(a3, a2 * b32), third3(3))],
  ['k4', 3, series(v0, a4 * F0, second(a4, S), a4 ** 3 * H0 + shared4 + 6 * b43 * lost)],
  ['k4 as printed (P8)', 3, series(v0, a4 * F0, second(a4, S) + 2 * lost + (a4 ** 2 * H0) / 3, shared4)],
];
for (const [name, r, expansion] of expansions) {
  const [left, half] = [0.01, 0.005].map((tau) => Math.abs(slope(r, tau) - expansion(tau)));
  console.log(`${name.padEnd(25)} leaves out what falls as τ^${Math.log2(left / half).toFixed(2)}`);
}

// %% [markdown] tableau
/*
Now put the slopes into $h=\sum c_rk_r$ and sort (eq. 21): $v$ has the factor $\sum c_r$, $F$ has $\tau\sum c_ra_r$, $G$ has $\tfrac{\tau^2}{2}\sum c_ra_r^2$, $v_yF$ has
$\tau^2\sum c_rb_{rs}a_s$, and so on. Where these agree with $h_T$, the method has the order. (In eq. 21 the printed $2(\dots)FI$ is a $6$ (P9), $a_3b_{32}$ stands for
$a_3b_{43}$, and $6c_4a_2b_{32}$ lacks $b_{43}$ (P10).) With two slopes there is little to sort (eq. 22):
$h=(c_1+c_2)\,v+\tau a_2c_2F+\tfrac{\tau^2}{2}c_2a_2^2G+\dots$

## A tableau is a method

So all these methods are one program with different numbers: nodes $a$, a triangle $b$ and weights $c$. The *order conditions* say which numbers give
which order. There are eight up to order four (paper eq. 23, 28 and section 3.2.3).
*/

// %% conditions {"change":{"replace":"const chosen = gill","with":"const chosen = kutta3","ask":{"question":"How many of the eight conditions will break?","options":["none","two","all four of order four"],"answer":1},"appears":["= 0.000000  wanted 0.041667  broken","Kutta 3: order 3"]}}
const chosen = gill;
for (const { formula, target, value, holds } of orderConditions(chosen)) {
  console.log(
    `${formula.padEnd(14)} = ${value.toFixed(6)}  wanted ${target.toFixed(6)}  ${holds ? 'holds' : 'broken'}`,
  );
}
console.log(`${chosen.name}: order ${orderOf(chosen)}`);

// %% [markdown] conditions-note
/*
**Change this:** put `kutta3` in the first line. Which conditions break, and which order do they belong to?

The paper prints the last condition as $c_4a_2b_{32} = 1/24$. It lacks a factor (erratum P11): for Gill's method, which *is* of order
four, the printed left side is $0.0244$. The converse is worse: there is a four-stage method that meets all eight *printed* conditions.

**Predict:** which order will it show?
*/

// %% printed-only
// Found by solving the eight printed conditions numerically.
const printedOnly: Tableau = {
  name: 'meets the printed conditions',
  a: [0, 0.4, 0.6, 1.0107429289945746],
  b: [
    [],
    [0.4],
    [-0.12032185467924822, 0.7203218546792483],
    [0.43873460631249833, -0.38842081689025465, 0.960429139572331],
  ],
  c: [0.15440161384086873, 0.3337854656042005, 0.3672016388202526, 0.14461128173467816],
  order: 3,
};
const lastCondition = ({ a, b, c }: Tableau): { printed: number; right: number } => ({
  printed: c[3] * a[1] * b[2][1],
  right: c[3] * a[1] * b[2][1] * b[3][2],
});
for (const method of [gill, printedOnly]) {
  const { printed, right } = lastCondition(method);
  console.log(`${method.name}: condition as printed ${printed.toFixed(6)}, right ${right.toFixed(6)}, wanted 0.041667`);
}
console.log('order of the second one, by its conditions:', orderOf(printedOnly));

// %% printed-only-measured
const growth = (t: number, [y]: number[]): number[] => [Math.cos(t) * y];
for (const method of [gill, printedOnly]) {
  const { order } = observedOrder((stepSize) => integrate(growth, [1], { t1: 2, stepSize, method }).states.at(-1)!, {
    stepSize: 0.2,
    halvings: 4,
    exact: [Math.exp(Math.sin(2))],
  });
  console.log(method.name.padEnd(29), 'observed order', order.toFixed(2));
}

// %% [markdown] families
/*
The printed conditions do not make a method of order four; the right ones do.

## Two slopes: a whole family

With two stages the conditions leave one number free, the node $a_2$ (paper eq. 23): $c_2 = 1/(2a_2)$. Midpoint ($a_2=\tfrac12$), Heun ($1$)
and Ralston ($\tfrac23$) are three members.
*/

// %% second-order-family {"change":{"replace":"const node = 0.75","with":"const node = 0.1","ask":{"question":"What will the node 0.1 make worse in the last line?","options":["the order","the error","both"],"answer":1},"appears":["order 1.996  error at the finest step 1.98e-5"]}}
const node = 0.75;
const member: Tableau = {
  name: `a2 = ${node}`,
  a: [0, node],
  b: [[], [node]],
  c: [1 - 1 / (2 * node), 1 / (2 * node)],
  order: 2,
};
for (const method of [midpoint, heun, ralston, member]) {
  const { order, errors } = observedOrder(
    (stepSize) => integrate(growth, [1], { t1: 2, stepSize, method }).states.at(-1)!,
    {
      stepSize: 0.1,
      halvings: 4,
      exact: [Math.exp(Math.sin(2))],
    },
  );
  console.log(
    method.name.padEnd(10),
    'order',
    order.toFixed(3),
    ' error at the finest step',
    errors.at(-1)!.toExponential(2),
  );
}

// %% [markdown] family-note
/*
All have order 2; the constants differ. **Change this:** a node near zero, `0.1`, is allowed by the conditions. What does the error say?

With three stages there are four conditions (eq. 28) for six numbers: choose $a_2$ and $a_3$, and the rest follows. Kutta's method is
$(\tfrac12, 1)$, Heun's third-order one $(\tfrac13,\tfrac23)$.
*/

// %% third-order-family {"change":{"replace":"[0.4, 0.8]","with":"[0.4, 0.5]","ask":{"question":"the order of the last method","answer":2},"appears":["-2.0833, 2.6667; order 3 by conditions"]}}
function thirdOrder(n2: number, n3: number): Tableau {
  // c2 a2 + c3 a3 = 1/2 and c2 a2² + c3 a3² = 1/3 give the weights, c3 b32 a2 = 1/6 the coefficient.
  const c2 = (n3 / 2 - 1 / 3) / (n2 * (n3 - n2));
  const c3 = (1 / 3 - n2 / 2) / (n3 * (n3 - n2));
  const coefficient = 1 / (6 * n2 * c3);
  return {
    name: `a2 = ${n2.toFixed(3)}, a3 = ${n3.toFixed(3)}`,
    a: [0, n2, n3],
    b: [[], [n2], [n3 - coefficient, coefficient]],
    c: [1 - c2 - c3, c2, c3],
    order: 3,
  };
}
const pairs: [number, number][] = [
  [1 / 2, 1],
  [1 / 3, 2 / 3],
  [0.4, 0.8],
];
for (const method of pairs.map(([n2, n3]) => thirdOrder(n2, n3))) {
  const { order } = observedOrder((stepSize) => integrate(growth, [1], { t1: 2, stepSize, method }).states.at(-1)!, {
    stepSize: 0.05,
    halvings: 4,
    exact: [Math.exp(Math.sin(2))],
  });
  const weights = method.c.map((c) => c.toFixed(4)).join(', ');
  console.log(
    `${method.name}: weights ${weights}; order ${orderOf(method)} by conditions, ${order.toFixed(2)} observed`,
  );
}

// %% [markdown] long-steps
/*
**Change this:** move the last pair to `[0.4, 0.5]`. The weights grow and one turns negative; the order stays.

## How long may a step be

For a decay $\dot y = -ky$ one step multiplies $y$ by a polynomial of $-hk$. If its magnitude exceeds one, the numbers explode, however
accurate the method is (notebook 15 builds on this).
*/

// %% stability
for (const method of [euler, midpoint, kutta3, rk4, threeEighths, gill]) {
  console.log(method.name.padEnd(9), 'largest stable h k:', stabilityLimit(method).toFixed(6));
}

// %% [markdown] exercise
/*
## Questions to close with

- A method loses a factor 8 in error when you halve the step. Which order is it?
- Which of the eight conditions must a method of order three meet? (Run the cell with `kutta3`.)
- Why can a method of order four still be useless at a given step? (The last cell.)

## Your turn

Exercise [10 Runge-Kutta](../exercises/10-runge-kutta/README.md) asks for a step that works for *any* right-hand side, also one that depends on time:
`node lab start 10-runge-kutta`.
*/
