// %% [markdown] title
/*
# 10 Euler and Runge-Kutta

The equations say how fast the state changes *now*. To know where the body is in a second, one must add up small steps, and how that is
done decides between a usable simulation and a wrong one.

**After this notebook you can** write a Runge-Kutta step for any right-hand side, measure the order of a method, read a Butcher tableau,
and check its order conditions.

*Sources: Chaney section 6, eq. 27 to 29; paper sections 3.2 and 3.2.1 to 3.2.3, eq. 15 to 28.*
*/

// %% import
import {
  euler,
  gill,
  heun,
  integrate,
  kutta3,
  midpoint,
  observedOrder,
  orderConditions,
  orderOf,
  ralston,
  rk4,
  stabilityLimit,
  threeEighths,
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

// %% euler-spiral {"change":{"replace":"const h = 0.2","with":"const h = 0.05"}}
const spring = (_t: number, [x, v]: number[]): number[] => [v, -x];
const h = 0.2;
const byEuler = integrate(spring, [1, 0], { t1: 6.2, stepSize: h, method: euler });
const byRk4 = integrate(spring, [1, 0], { t1: 6.2, stepSize: h, method: rk4 });
const circle = Array.from({ length: 101 }, (_, k) => (2 * Math.PI * k) / 100);
show(
  lineChart({
    title: 'One turn of a spring, h = 0.2 s',
    x: { label: 'x', unit: 'm' },
    y: { label: 'v', unit: 'm/s' },
    series: [
      { name: 'Euler', x: byEuler.states.map((s) => s[0]), y: byEuler.states.map((s) => s[1]), draw: 'both' },
      { name: 'RK4', x: byRk4.states.map((s) => s[0]), y: byRk4.states.map((s) => s[1]), draw: 'both' },
      { name: 'exact', x: circle.map(Math.cos), y: circle.map((t) => -Math.sin(t)), dash: 'dot', colour: '#8a8a8a' },
    ],
    height: 440,
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
Outwards: each step goes along the tangent and lands outside, so the energy grows by $1 + h^2$ per step. **Change this:** use
$h = 0.05$ s. The error at the end falls by four, because Euler's error is proportional to $h$; RK4's falls by 256.

## The classical Runge-Kutta step

Look at the slope four times (Chaney eq. 29): at the start, twice in the middle, and at the end,

$$k_1 = f(t, y),\quad k_2 = f(t+\tfrac h2,\ y+\tfrac h2k_1),\quad k_3 = f(t+\tfrac h2,\ y+\tfrac h2k_2),\quad k_4 = f(t+h,\ y+hk_3),$$
$$y_{n+1} = y_n + \tfrac h6\,(k_1 + 2k_2 + 2k_3 + k_4).$$

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
Chaney says that Euler needs steps of 0.001 to 0.0001 s where RK4 gets by with 0.01 s. The chart says why: to the right, every
factor of 10 in work buys Euler one digit, RK4 four.

## A tableau is a method

All of these methods are one program with different numbers: nodes $a$, a triangle $b$ and weights $c$ (paper eq. 16). The *order
conditions* say which numbers give which order. There are eight up to order four (paper eq. 23, 28 and section 3.2.3).
*/

// %% conditions {"change":{"replace":"const chosen = gill","with":"const chosen = kutta3"}}
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
## Two slopes: a whole family

With two stages the conditions leave one number free, the node $a_2$ (paper eq. 23): $c_2 = 1/(2a_2)$. Midpoint ($a_2=\tfrac12$), Heun ($1$)
and Ralston ($\tfrac23$) are three members.
*/

// %% second-order-family {"change":{"replace":"const node = 0.75","with":"const node = 0.1"}}
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
All have order 2; the constants differ. **Change this:** a node near zero is allowed by the conditions. What does the error say?

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
## Your turn

Exercise **10 Runge-Kutta** asks for a step that works for *any* right-hand side, also one that depends on time:
`npx lab start 10-runge-kutta`.
*/
