// %% [markdown] title
/*
# 14 Constraints: the slider-crank

A crank turns, a rod pushes, a slider moves to and fro. Two angles describe the machine, and one equation ties them together at all times.
Keeping such an equation true in a simulation is a craft of its own.

**After this notebook you can** turn a constraint into velocities that respect it, split them into a part along the constraint and a part
towards it, and see why the sign of the second part decides everything.

*Source: paper, sections 1 and 2 with Theorem 1, Example 1 and the beginning of section 3 with Example 2; eq. 1 to 13.*
*/

// %% import
import {
  constraint,
  dependentVelocities,
  euler,
  generalSolution,
  generalizedCross,
  integrate,
  pseudoInverse,
  residualHistory,
  rk4,
  sliderCrank,
  stabilized,
} from 'rigid-body-lab';
import { lineChart, mechanismFigure, show } from 'rigid-body-lab/figures';

// %% [markdown] machine
/*
## The machine

Crank $OA$ of length $r = 1$ at the angle $\theta_1$, rod $AB$ of length $l = 2$ at the angle $\theta_2$; the slider $B$ stays on the line through
$O$. That is one equation,

$$f(\theta_1,\theta_2) = r\sin\theta_1 - l\sin\theta_2 = 0 .$$
*/

// %% picture {"change":{"replace":"const theta1 = 0.7","with":"const theta1 = 2.1"}}
const crank = sliderCrank({ r: 1, l: 2, c: 1, gain: 0 });
const theta1 = 0.7;
const assembled = crank.assembled(theta1);
const { A, B } = crank.joints(assembled);
show(
  mechanismFigure({
    title: 'The slider-crank',
    joints: { O: [0, 0], A, B },
    links: [
      ['O', 'A'],
      ['A', 'B'],
    ],
    fixed: ['O'],
    guide: [
      [0.6, 0],
      [3.2, 0],
    ],
  }),
);
console.log(
  'θ₂ =',
  assembled[1].toFixed(8),
  'rad, slider at',
  B[0].toFixed(8),
  'm, f =',
  crank.constraint.f(0, assembled)[0].toExponential(1),
);

// %% [markdown] velocities
/*
**Change this:** turn the crank on to 2.1 rad. The slider comes back.

## From positions to velocities

Differentiate the constraint: $f_{\theta}\,\dot{\boldsymbol\theta} + f_t = 0$ (eq. 3), one linear equation for two velocities. A formula is enough; its
derivatives are found symbolically.
*/

// %% formula
const loop = constraint({
  equations: ['r*sin(theta1) - l*sin(theta2)'],
  variables: ['theta1', 'theta2'],
  parameters: { r: 1, l: 2 },
});
console.log('Jacobian:', loop.derived!.jacobian.map((row) => row.join('   ')).join('\n'));

// %% [markdown] eliminate
/*
**Predict:** if the crank turns at 1 rad/s, what decides how fast the rod turns? One may solve for the dependent velocity (eq. 4), as long as
its column is not zero:
*/

// %% dependent
const A1 = loop.jacobian(0, assembled);
console.log(
  'θ̇₂ =',
  dependentVelocities(A1, [0], { dependent: [1], independent: [1] })[0].toFixed(6),
  'rad/s for θ̇₁ = 1 rad/s',
);

// %% [markdown] theorem-1
/*
## Theorem 1: all velocities at once

Instead of choosing a dependent one, take *all* solutions of $A\mathbf v = \mathbf b$ for $m$ equations and $n > m$ unknowns:

$$\mathbf v = c\,[A\,C] + A^{+}\mathbf b,\qquad A^{+} = A^T(AA^T)^{-1} .$$

The first part lies *along* the constraint: $[A\,C]$ is a generalised vector product, perpendicular to every row of $A$. The second part
points straight *at* it: the shortest vector that makes $A\mathbf v = \mathbf b$. (The printed theorem refers to the wrong equation and does not
say that $A$ needs full rank: erratum P5.)
*/

// %% theorem-demo {"change":{"replace":"{ c: 1 }","with":"{ c: -2 }"}}
const { v, tangent, normal } = generalSolution(A1, [0.5], { c: 1 });
const four = (x: readonly number[]): string => x.map((value) => value.toFixed(6)).join(', ');
console.log('tangent', four(tangent), '  normal', four(normal), '  v', four(v));
console.log('A v =', A1[0].reduce((sum, a, k) => sum + a * v[k], 0).toFixed(12), '  whatever c is');
console.log(
  'three unknowns, two equations:',
  generalizedCross([
    [1, 0, 0],
    [0, 1, 0],
  ]),
);
console.log(
  'A⁺ =',
  pseudoInverse(A1)
    .map((row) => row[0].toFixed(6))
    .join(', '),
);

// %% [markdown] drift
/*
**Change this:** another $c$ moves the machine faster or backwards, and $A\mathbf v = \mathbf b$ holds all the same.

## Drift

Start exactly on the constraint and integrate the tangent velocity.

**Predict:** the velocity satisfies the constraint at every instant. Will the *position* do so after 5 seconds of Euler steps?
*/

// %% drifting {"change":{"replace":"stepSize: 1e-3, method: euler","with":"stepSize: 1e-3, method: rk4"}}
const free = integrate(crank.rate, [0, 0], { t1: 5, stepSize: 1e-3, method: euler });
const unstabilized = residualHistory(crank.constraint, free);
console.log('largest |f| after 5 s without feedback:', unstabilized.largest.toExponential(4));

// %% [markdown] feedback
/*
No: each step leaves along the tangent of a curved line. **Change this:** RK4 drifts too, only far less.

## Feedback

Treat the deviation as something to be controlled (eq. 7): ask for $\dot f = -k f$ instead of $\dot f = 0$. Then the deviation dies out like
$e^{-kt}$. In Theorem 1 this is $\mathbf b = -kf - f_t$.

**Here is the paper's slip** (erratum P1): Examples 1 to 3 take $a = +k f$ with $k > 0$. Its own condition, $|1 + \tau K| < 1$, needs
$K = -k$. Try both.
*/

// %% both-signs {"change":{"replace":"const k = 50","with":"const k = 20"}}
const k = 50;
const start = [0.01, 0];
const right = integrate(sliderCrank({ r: 1, l: 2, c: 1, gain: k }).rate, start, {
  t1: 0.1,
  stepSize: 1e-3,
  method: rk4,
});
const printed = integrate(sliderCrank({ r: 1, l: 2, c: 1, gain: -k }).rate, start, {
  t1: 0.1,
  stepSize: 1e-3,
  method: rk4,
});
const rightHistory = residualHistory(crank.constraint, right);
const printedHistory = residualHistory(crank.constraint, printed);
show(
  lineChart({
    title: 'The deviation from the constraint, with either sign',
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log' },
    series: [
      { name: '−k f', x: rightHistory.times, y: rightHistory.residual },
      { name: '+k f, as printed', x: printedHistory.times, y: printedHistory.residual },
    ],
  }),
);
console.log(
  'after 0.1 s: right',
  rightHistory.residual.at(-1)!.toExponential(6),
  '  printed',
  printedHistory.residual.at(-1)!.toFixed(6),
);
console.log('f₀ e^(-k t) =', (Math.sin(0.01) * Math.exp(-k * 0.1)).toExponential(6));

// %% [markdown] example-2
/*
With the right sign the deviation follows $f_0e^{-kt}$; with the printed one it grows to more than a metre.

## Example 2: Euler with feedback

The start $(0, 0)$ is consistent; the step is 1 ms, the tolerance $\varepsilon = 10^{-4}$.
*/

// %% euler-with-feedback
const gains = [0, 50, 100, 1000];
const runs = gains.map((gain) => {
  const machine = sliderCrank({ r: 1, l: 2, c: 1, gain });
  const run = integrate(machine.rate, [0, 0], { t1: 5, stepSize: 1e-3, method: euler });
  return { gain, history: residualHistory(machine.constraint, run) };
});
show(
  lineChart({
    title: 'Euler steps of 1 ms: the deviation for several gains',
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-8, 1e-2] },
    series: runs.map(({ gain, history }) => ({ name: `k = ${gain} 1/s`, x: history.times, y: history.residual })),
  }),
);
for (const { gain, history } of runs)
  console.log(`k = ${String(gain).padStart(4)}   largest |f| ${history.largest.toExponential(3)}`);

// %% [markdown] more
/*
Without feedback the deviation passes the tolerance tenfold; with $k = 50$ it stays below. More seems to be better. Notebook 15 shows where
that ends.

## Any constraint

Nothing here was special to the crank. A point on an ellipse that itself grows in time, with the formula as you would write it:
*/

// %% ellipse
const ellipse = constraint({ equations: ['(x/2)^2 + y^2 - (1 + 0.1*t)'], variables: ['x', 'y'] });
const ride = integrate(stabilized(ellipse, { gain: 10, c: 1 }), [2, 0], { t1: 6, stepSize: 0.01, method: rk4 });
show(
  lineChart({
    title: 'A point kept on a growing ellipse',
    x: { label: 'x', unit: 'm' },
    y: { label: 'y', unit: 'm' },
    series: [{ name: 'path', x: ride.states.map((s) => s[0]), y: ride.states.map((s) => s[1]) }],
    height: 400,
  }),
);
console.log('largest |f|', residualHistory(ellipse, ride).largest.toExponential(2));

// %% [markdown] exercise
/*
## Questions to close with

Which sign does the feedback need, and how can one tell from the formula $|1+\tau K|<1$ alone? Where does the crank's constraint lose its
rank, if $r = l$? (Try `sliderCrank({ r: 1, l: 1 })` at $\theta_1=\theta_2=\pi/2$.)

The next notebook, **15**, asks how large the gain may be. The Runge-Kutta step behind it is exercise **10 Runge-Kutta**:
`npx lab start 10-runge-kutta`.
*/
