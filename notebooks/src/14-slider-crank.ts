// %% [markdown] title
/*
# 14 Constraints: the slider-crank

A crank turns, a rod pushes, a slider moves to and fro. Two angles describe the machine, and one equation ties them together at all times.
Keeping such an equation true in a simulation is a craft of its own.

**After this notebook you can** turn a constraint into velocities that respect it, split them into a part along the constraint and a part
towards it, and see why the sign of the second part decides everything.

*Source: paper, abstracts, sections 1 and 2 with Theorem 1, Example 1 and the beginning of section 3 with Example 2; eq. 1 to 13; errata P1, P5, P22, P23.*
*/

// %% import
import * as math from 'mathjs';
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

// %% [markdown] idea
/*
## The idea of the paper

Mechanics with constraints is old: Ferrers, Neumann, Hertz, Chaplygin. The paper's way is that of control: treat a constraint as a *servo-constraint*
and the force that holds it as the control. Then one constructs equations of motion of which the constraint is a *particular integral*: whoever
starts on it stays on it. That is not enough in numbers, where nobody stays exactly: the deviation needs an equation of its own, with a stable
zero. (The abstract promises more, which projection is best and how often to stabilise; the text shows neither: erratum P23.)

## The machine

Crank $OA$ of length $r = 1$ at the angle $\theta_1$, rod $AB$ of length $l = 2$ at the angle $\theta_2$; the slider $B$ stays on the line through
$O$. That is one equation,

$$f(\theta_1,\theta_2) = r\sin\theta_1 - l\sin\theta_2 = 0 .$$

In general there are $n$ coordinates $y$ with $\dot y = v(y,t)$, $y(t_0)=y_0$ (eq. 1), and $m\le n$ equations $f(y,t)=0$ that hold at the start (eq. 2).

**Predict:** the rod is twice the crank. How far does the rod lean at most while the crank turns all the way round?
*/

// %% picture {"change":{"replace":"const theta1 = 0.7","with":"const theta1 = 2.1","ask":{"question":"the angle θ₂ of the rod","answer":0},"appears":["θ₂ = 0.44627"]}}
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
$\sin\theta_2 = \tfrac12\sin\theta_1$: at most by $\arcsin\tfrac12 = 30°$. **Change this:** turn the crank on to 2.1 rad. The slider comes back.

## From positions to velocities

Differentiate the constraint along the motion: $f_y\,v + f_t = 0$ (eq. 3), here one linear equation for two velocities. (Our copy has lost the dots of
$\dot\theta_i = v_i$ in eq. 12: erratum P22.) A formula is enough; its derivatives are found symbolically.
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
**Predict:** if the crank turns at 1 rad/s, what decides how fast the rod turns? One may choose the velocities $v^2$ that are free and solve for the
others, $f_{y_1}v^1 = -(f_{y_2}v^2+f_t)$, which gives the reduced system

$$\dot y^1 = -f_{y_1}^{-1}(f_{y_2}v^2+f_t),\qquad \dot y^2 = v^2(y,t)\qquad\text{(eq. 4)},$$

as long as $\det f_{y_1}\ne0$. Here $y^1=\theta_2$ and $f_{y_1} = -l\cos\theta_2$:
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
You were right if you said the constraint alone: $\dot\theta_2=\dot\theta_1\,r\cos\theta_1/(l\cos\theta_2)$, here 0.404 rad/s.

## Theorem 1: all velocities at once

Instead of choosing a dependent one, take *all* solutions of $A\mathbf v = \mathbf b$, $m$ equations for $n > m$ unknowns (eq. 8), with $A=f_y$:

$$\mathbf v = c\,[A\,C] + A^{+}\mathbf b = c\,\mathbf v_\tau+\mathbf v_\nu\quad\text{(eq. 9)},\qquad A^{+} = A^T(AA^T)^{-1} .$$

The first part lies *along* the constraint: $[A\,C]$ is a generalised vector product, a determinant whose first row are the unit vectors and whose
others are the rows of $A$ and of a free $C$; it is perpendicular to all of them. The second part points straight *at* the constraint: the shortest
vector that makes $A\mathbf v = \mathbf b$. (The printed theorem refers to systems (6) for (8) and does not say that $A$ needs full rank: erratum P5.)
*/

// %% theorem-demo {"change":{"replace":"{ c: 1 }","with":"{ c: -2 }","ask":{"question":"Which part of v will be multiplied by −2?","options":["all of it","the tangent part alone","the normal part alone","none, for A v may not change"],"answer":1},"appears":["v 3.878519, 1.302656"]}}
const { v, tangent, normal } = generalSolution(A1, [0.5], { c: 1 });
const four = (x: readonly number[]): string => x.map((value) => value.toFixed(6)).join(', ');
console.log('tangent', four(tangent), '  normal', four(normal), '  v', four(v));
console.log('A v =', A1[0].reduce((sum, a, k) => sum + a * v[k], 0).toFixed(12), '  whatever c is');
console.log(
  'three unknowns, two equations:',
  generalizedCross([
    [1, 0, 0],
    [0, 1, 0],
  ]).map((x) => x + 0),
);
const At = math.transpose(A1);
const plus = math.multiply(At, math.inv(math.multiply(A1, At)));
console.log('A⁺ = Aᵀ(AAᵀ)⁻¹ =', four(plus.flat()), '  by the library:', four(pseudoInverse(A1).flat()));

// %% [markdown] parts
/*
**Change this:** another $c$ moves the machine faster or backwards, and $A\mathbf v = \mathbf b$ holds all the same.

For the crank the parts are (Example 1), with $D=(r\cos\theta_1)^2+(l\cos\theta_2)^2$ and the sign of erratum P1,

$$\mathbf v_\tau=(-l\cos\theta_2,\,-r\cos\theta_1),\qquad \mathbf v_\nu=-\frac{k\,f}{D}\,(r\cos\theta_1,\,-l\cos\theta_2) .$$

With $c=1$, $r=1$, $l=2$ (the paper leaves $k$ open), at a place where $f$ is not zero:
*/

// %% example-1
const off = [0.7, 0.4];
const machine1 = sliderCrank({ r: 1, l: 2, c: 1, gain: 100 });
const fOff = crank.constraint.f(0, off);
const theorem = generalSolution(crank.constraint.jacobian(0, off), [-100 * fOff[0]], { c: 1 });
console.log('f =', fOff[0].toFixed(6));
console.log('v_τ =', four(machine1.tangent(off)), '  v_ν =', four(machine1.normal(off)));
console.log('v₁, v₂ =', four(machine1.rate(0, off)), '  by Theorem 1:', four(theorem.v));

// %% [markdown] drift
/*
## Drift

Start exactly on the constraint and integrate the tangent velocity.

**Predict:** the velocity satisfies the constraint at every instant. Will the *position* do so after 5 seconds of Euler steps?
*/

// %% drifting {"change":{"replace":"stepSize: 1e-3, method: euler","with":"stepSize: 0.1, method: rk4","ask":{"question":"How large will RK4's drift be, with steps a hundred times as long as Euler's?","options":["larger than Euler's","about as large","less than a thousandth of it","zero"],"answer":2},"appears":["without feedback: 2.94"]}}
const free = integrate(crank.rate, [0, 0], { t1: 5, stepSize: 1e-3, method: euler });
const unstabilized = residualHistory(crank.constraint, free);
console.log('largest |f| after 5 s without feedback:', unstabilized.largest.toExponential(4));

// %% [markdown] feedback
/*
No: each step leaves along the tangent of a curved line, and errors that accumulate destroy the constraint in the course of time. **Change this:** let RK4
take steps of 0.1 s. It drifts too, only far less.

## Feedback

What one may ask for is this: a start with $\lVert f(y_0,t_0)\rVert\le\varepsilon$ (eq. 5), because no start is exact, and from then on
$\lVert f(y,t)\rVert\le\varepsilon$ (eq. 6). So treat the deviation as something to be controlled: ask for $f_yv+f_t=a$ with $a(0,y,t)=0$ (eq. 7) instead of zero.
With $a=-kf$ it is $\dot f = -k f$, and the deviation dies out like $e^{-kt}$. In Theorem 1 this is $\mathbf b = a - f_t$, and the equation to be stepped is

$$\dot y = c\,[f_y\,C] + f_y^{+}(Kf - f_t)\qquad\text{(eq. 10)}.$$

**Here is the paper's slip** (erratum P1): Examples 1 to 3 take $a = +k f$ with $k > 0$. Its own condition, $|1 + \tau K| < 1$, needs
$K = -k$. **Predict:** which of the two signs brings the crank back?
*/

// %% both-signs {"change":{"replace":"const k = 50","with":"const k = 20","ask":{"question":"Which of the two deviations after 0.1 s will be smaller than before?","options":["that with the right sign","that with the printed sign","both","neither"],"answer":1},"appears":["right 1.3533","printed 0.0738"]}}
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
With the right sign the deviation follows $f_0e^{-kt}$; with the printed one it grows to more than a metre. **Change this:** take $k=20$. The right
curve falls more slowly: by which factor after 0.1 s?

## Example 2: Euler with feedback

Euler's step is $y_{n+1}=y_n+\tau\dot y_n$ (eq. 11), here $\theta_i^{n+1}=\theta_i^n+\tau v_i^n$ from $(0,0)$. The constraint is a particular solution of the
system (eq. 13), and the start is on it: $|f(0,0)|=0<\varepsilon$. The step is 1 ms, the tolerance $\varepsilon = 10^{-4}$.
*/

// %% euler-with-feedback
const gains = [0, 50, 100, 1000];
const [first1, first2] = [0, 1].map((i) => 0 + 1e-3 * sliderCrank({ r: 1, l: 2, c: 1, gain: 50 }).rate(0, [0, 0])[i]);
console.log(`the first step, by hand: θ₁ = ${first1}, θ₂ = ${first2} rad`);
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

Nothing here was special to the crank. A point on an ellipse that itself grows in time, with the formula as you would write it.
**Change this:** let it run twice as fast, `c: 2`. The path gets longer, and $|f|$?
*/

// %% ellipse {"change":{"replace":"gain: 10, c: 1","with":"gain: 10, c: 2","ask":{"question":"the largest |f|","answer":0},"appears":["largest |f| 1.54e-7"]}}
const ellipse = constraint({ equations: ['(x/2)^2 + y^2 - (1 + 0.1*t)'], variables: ['x', 'y'] });
const ride = integrate(stabilized(ellipse, { gain: 10, c: 1 }), [2, 0], { t1: 6, stepSize: 0.01, method: rk4 });
show(
  lineChart({
    title: 'A point kept on a growing ellipse',
    x: { label: 'x', unit: 'm' },
    y: { label: 'y', unit: 'm' },
    series: [{ name: 'path', x: ride.states.map((s) => s[0]), y: ride.states.map((s) => s[1]) }],
    height: 400,
    equalScale: true,
  }),
);
console.log('largest |f|', residualHistory(ellipse, ride).largest.toExponential(2));

// %% [markdown] exercise
/*
## Questions to close with

- Which sign does the feedback need, and how can one tell from the formula $|1+\tau K|<1$ alone?
- Where does the crank's constraint lose its rank, if $r = l$? (Where are both entries of the Jacobian zero?)
- Double $k$: after which part of the time is the deviation down to a tenth?

## Your turn

The next notebook, **15**, asks how large the gain may be. Exercise [14 The slider-crank](../exercises/14-slider-crank/README.md) finds the velocity
along a constraint and the one back to it, for any constraint, and measures how far a run strays: `node lab start 14-slider-crank`.
*/
