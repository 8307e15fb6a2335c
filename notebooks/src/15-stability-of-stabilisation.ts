// %% [markdown] title
/*
# 15 How strong may the feedback be?

Feedback pulls the machine back to its constraint (notebook 14). Too weak, and the errors of the steps win. Too strong, and the feedback
itself throws it off. Between them is an interval that can be computed.

**After this notebook you can** give the interval of gains for a method and a step, read it off a stability region, and say what the theorem
does *not* promise.

*Source: paper, section 3 with Theorems 2 to 5 and Examples 2 and 3, eq. 10 to 37; errata P1, P2, P19 to P21, P24.*
*/

// %% import
import {
  FIGURE_2,
  euler,
  figure2Curves,
  gainInterval,
  integrate,
  kutta3,
  largestStableGain,
  midpoint,
  residualHistory,
  rk4,
  sliderCrank,
  sliderCrankBounds,
  stabilityFunction,
  stabilityPolynomial,
  stepCondition,
} from 'rigid-body-lab';
import { lineChart, show, stabilityRegionFigure } from 'rigid-body-lab/figures';

// %% [markdown] one-step
/*
## What one step does to the deviation

With $\dot f = -kf$ one Euler step multiplies $f$ by $1 - \tau k$, and a method of order $p$ with $p$ stages by

$$P(z) = 1 + z + \tfrac{z^2}{2} + \dots + \tfrac{z^p}{p!},\qquad z = -\tau k .$$

**Predict:** the larger $k$, the faster the exact deviation dies. At which $k$ does Euler's factor get *worse* again, for $\tau = 1$ ms?
*/

// %% factors
const methods = [euler, midpoint, kutta3, rk4];
const products = Array.from({ length: 301 }, (_, i) => i / 100);
show(
  lineChart({
    title: 'Factor of one step against τ k',
    x: { label: 'τ k', unit: '1' },
    y: { label: '|P(−τ k)|', unit: '1', range: [0, 2] },
    series: [
      ...methods.map((method) => ({
        name: method.name,
        x: products,
        y: products.map((x) => Math.abs(stabilityFunction(method)(-x))),
      })),
      { name: 'exact', x: products, y: products.map((x) => Math.exp(-x)), dash: 'dot' as const, colour: '#8a8a8a' },
    ],
  }),
);
for (const method of methods)
  console.log(
    method.name.padEnd(9),
    'P =',
    stabilityPolynomial(method)
      .map((c) => c.toFixed(4))
      .join(' + … '),
  );

// %% [markdown] interval
/*
Beyond $k = 1000$ Euler gets worse, at $2000$ it stops helping. Demand that each step shrinks the deviation at least to $\alpha = 0.9$ of itself:
*/

// %% intervals {"change":{"replace":"const alpha = 0.9","with":"const alpha = 0.5"}}
const alpha = 0.9;
const tau = 1e-3;
for (const method of methods) {
  const [lowest, highest] = gainInterval(method, tau, alpha);
  console.log(
    `${method.name.padEnd(9)} ${lowest.toFixed(4).padStart(10)} ≤ k ≤ ${highest.toFixed(4)}   stable below ${largestStableGain(method, { stepSize: tau }).toFixed(3)}`,
  );
}

// %% [markdown] interval-note
/*
For Euler $100 \le k \le 1900$, the paper's numbers (Example 2). **Change this:** ask for $\alpha = 0.5$. Which end moves more?

The same numbers as a picture: a deviation that dies at the rate $k$ sits at $z = -\tau k$ on the negative axis, and must lie inside the
region.
*/

// %% regions
show(
  stabilityRegionFigure({
    methods,
    marks: [
      { name: 'k = 1000', at: -1 },
      { name: 'k = 2500', at: -2.5 },
    ],
  }),
);

// %% [markdown] stable
/*
## "Stable for large k" is not true

Example 3 concludes that the solution is stable for large $k$ (erratum P19). **Predict** from the region: which of the four methods keep the
machine together at $k = 2500$ 1/s?
*/

// %% large-gains {"change":{"replace":"const gain = 2500","with":"const gain = 1500"}}
const gain = 2500;
const machine = sliderCrank({ r: 1, l: 2, c: 1, gain });
const histories = methods.map((method) => ({
  name: method.name,
  ...residualHistory(machine.constraint, integrate(machine.rate, [1e-4, 0], { t1: 0.5, stepSize: tau, method })),
}));
show(
  lineChart({
    title: `The deviation with k = ${gain} 1/s`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-12, 10] },
    series: histories.map(({ name, times, residual }) => ({ name, x: times, y: residual })),
  }),
);
for (const { name, largest } of histories)
  console.log(name.padEnd(9), 'largest |f|', largest.toExponential(2), largest > 1e-2 ? 'lost' : 'kept');

// %% [markdown] bounded
/*
Note the ceiling: $|f|$ can never exceed $r + l = 3$ m, so a program that only looks for infinite numbers sees nothing wrong.

## What the condition does not promise

$|P| < 1$ says that an *existing* deviation shrinks. It says nothing about the new errors that each step adds; the theorems carry a second
condition for those, on the remainder. Watch RK4 just below its limit, at $k = 2785$: $|P| = 0.99956$.

**Predict:** starting from $|f| = 10^{-4}$, will $|f|$ stay below $10^{-4}$?
*/

// %% remainder
for (const k of [1000, 2700, 2785]) {
  const near = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const run = residualHistory(near.constraint, integrate(near.rate, [1e-4, 0], { t1: 10, stepSize: tau, method: rk4 }));
  const conditions = stepCondition(near.constraint, {
    gain: k,
    c: 1,
    method: rk4,
    stepSize: tau,
    steps: 2000,
    y0: [1e-4, 0],
    epsilon: 1e-4,
  });
  console.log(
    `k = ${k}: |P| = ${Math.abs(stabilityFunction(rk4)(-tau * k)).toFixed(5)}, largest |f| = ${run.largest.toExponential(2)}, remainder condition ${conditions.remainder.holds ? 'holds' : 'broken'}`,
  );
}

// %% [markdown] example-bounds
/*
## The numbers of Example 2

The paper bounds the remainder by hand: velocities $W_1, W_2$ and $F = rW_1^2 + lW_2^2$ (the squares are lost in print, erratum P2: with
$3$ and $2$ it is $17$, without squares $7$). The bounds are rough; the machine itself is kinder (erratum P21).
*/

// %% bounds {"change":{"replace":"const examined = 1900","with":"const examined = 500"}}
const examined = 1900;
const bounds = sliderCrankBounds({ r: 1, l: 2, c: 1, gain: examined, epsilon: 1e-4, stepSize: tau });
console.log(`k = ${examined}: W1 = ${bounds.W1.toFixed(5)}, W2 = ${bounds.W2.toFixed(5)}, F = ${bounds.F.toFixed(4)}`);
console.log('with the paper’s W1 = 3, W2 = 2: F =', 1 * 3 ** 2 + 2 * 2 ** 2, ' as printed:', 1 * 3 + 2 * 2);

// %% [markdown] figure-2
/*
## Figure 2, reconstructed

The paper's Figure 2 gives no gain, step or start (erratum P24), and from $(0,0)$ the deviation starts at zero. Ours states what it shows:
*/

// %% figure-2-chart
const curves = figure2Curves();
show(
  lineChart({
    title: `Deviation: ${FIGURE_2.method.name}, τ = ${FIGURE_2.stepSize} s, start (${FIGURE_2.start.join(', ')})`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-13, 10] },
    series: curves.map(({ gain: k, times, residual }) => ({ name: `k = ${k}`, x: times, y: residual })),
    height: 440,
  }),
);
for (const { gain: k, residual } of curves)
  console.log(`k = ${String(k).padStart(4)}   |f| at the end ${residual.at(-1)!.toExponential(1)}`);

// %% [markdown] exercise
/*
## Questions to close with

You halve the step. How does the largest usable gain change? You need RK4 to be sure that $|f| < \varepsilon$: which two things do you check?

The order conditions behind $P(z)$ are part of exercise **10 Runge-Kutta**: `npx lab start 10-runge-kutta`.
*/
