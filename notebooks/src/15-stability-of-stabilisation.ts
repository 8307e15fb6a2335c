// %% [markdown] title
/*
# 15 How strong may the feedback be?

Feedback pulls the machine back to its constraint (notebook 14). Too weak, and the errors of the steps win. Too strong, and the feedback
itself throws it off. Between them is an interval that can be computed.

**After this notebook you can** give the interval of gains for a method and a step, read it off a stability region, and say what the theorem
does *not* promise.

*Source: paper, sections 1 and 3 with Theorems 2 to 5 and Examples 2 and 3, eq. 10 to 37; errata P1 to P4, P12 to P21, P24.*
*/

// %% import
import {
  constraint,
  euler,
  gainInterval,
  integrate,
  kutta3,
  midpoint,
  residualHistory,
  rk4,
  sliderCrank,
  sliderCrankBounds,
  stabilityFunction,
  stepCondition,
} from 'rigid-body-lab';
import { lineChart, show, stabilityRegionFigure } from 'rigid-body-lab/figures';

// %% [markdown] one-step
/*
## What one step does to the deviation

The deviation $f$ is the number that the constraint wants to be zero, here the gap between rod and slider in metres. It depends on the angles $y$; feedback of
strength $k$ (in 1/s) is a velocity $v$ of the angles with which $\dot f=-kf$. A constraint is *stable* if a small deviation stays small, *asymptotically stable*
if it dies out (paper, section 1).

In a *simulation* that depends on the step $\tau$ as well. Euler walks along the tangent: $f$ changes by $\tau\dot f=-\tau kf$, so it is multiplied by $1-\tau k$. (And the curvature of
$f$ adds about $\tfrac{\tau^2}{2}f^{(2)}$, a new error that does not depend on how large $f$ is; it comes in below.) A method whose error of one step falls like $\tau^{p+1}$ has the *order* $p$; the number
of slopes that it computes in a step are its *stages*. With as many stages as its order, it multiplies $f$ by

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
const powers = ['', 'z', 'z²', 'z³', 'z⁴'];
const term = (c: number, k: number): string =>
  [Number(c.toFixed(4)), powers[k]].filter((part) => part !== '' && (part !== 1 || k === 0)).join(' ');
for (const method of methods)
  console.log(method.name.padEnd(9), 'P =', stabilityFunction(method).coefficients.map(term).join(' + '));

// %% [markdown] interval
/*
You were right if you said beyond $k = 1000$: there Euler's factor is 0, at $2000$ it is $-1$ and stops helping. Demand that each step shrinks the deviation at least to $\alpha$ of itself,
$|1-\tau k|\le\alpha<1$. For Euler that is $\frac{1-\alpha}{\tau}\le k\le\frac{1+\alpha}{\tau}$ (eq. 14; with the printed sign of $k$ there would be no such $k>0$: P1).

**Predict:** which of the four methods allow $k>2000$?
*/

// %% intervals {"change":{"replace":"const alpha = 0.9","with":"const alpha = 0.6","ask":{"question":"Which end of the intervals will move more, in parts of itself?","options":["the lower","the upper","neither, they move alike"],"answer":0},"appears":["400.0000 ≤ k ≤ 1600.0000"]}}
const alpha = 0.9;
const tau = 1e-3;
for (const method of methods) {
  const [lowest, highest] = gainInterval(method, tau, alpha);
  const [, stable] = gainInterval(method, tau, 1);
  console.log(
    `${method.name.padEnd(9)} ${lowest.toFixed(4).padStart(10)} ≤ k ≤ ${highest.toFixed(4)}   stable below ${stable.toFixed(3)}`,
  );
}

// %% [markdown] interval-note
/*
You were right if you said Kutta 3 and RK4. For Euler $100 \le k \le 1900$, the paper's numbers (Example 2). **Change this:** ask for $\alpha = 0.6$. Which
end moves more, in parts of itself? (The lower: it becomes four to five times as large, the upper loses 9 to 24 %. To demand more per step costs weak feedback most.)

The same numbers as a picture: the *stability region* of a method is the set of all $z$ with $|P(z)|\le1$. A deviation that dies at the rate $k$ sits at
$z = -\tau k$ on the negative axis, and must lie inside. The imaginary axis is there because several constraints share a matrix $K$ of gains, whose
eigenvalues may be complex: deviations that swing while they die. With one $k$ only the real axis counts.
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

// %% [markdown] theorems
/*
## The theorems

*Theorem 2* (Euler). If 1) $\lVert f(y_0,t_0)\rVert\le\varepsilon$, 2) $\tau\le\tau_1$, 3) $\lVert I+\tau K\rVert\le\alpha<1$ and 4) $\tfrac{\tau_1^2}{2}\lVert f^{(2)}\rVert\le(1-\alpha)\varepsilon$, then
$\lVert f(y_n,t_n)\rVert\le\varepsilon$ for all $n$. In words: start below $\varepsilon$, let each step shrink what is there to $\alpha$ of itself, and let it add no more new error than it took away; then
each step gives at most $\alpha\varepsilon+(1-\alpha)\varepsilon$. In 4) stands
$f^{(2)} = v^Tf_{yy}v+2f_{yt}\,v+f_{tt}$; the middle $v$ is lost in print (erratum P3).

*Theorems 3, 4 and 5* say the same of methods of order two, three and four: the factor of the step is a longer polynomial, and the new error (the *remainder* $R$)
falls with a higher power of $\tau$. With $p$ the order, they ask for
$\lVert f^0\rVert\le\varepsilon$, $\tau^{p+1}\lVert R\rVert\le(1-\delta)\varepsilon$ and

$$\Bigl\lVert I+\tau K+\tfrac{\tau^2}{2}(\dot K+K^2)+\tfrac{\tau^3}{6}(\ddot K+3\dot KK+K^3)+\dots\Bigr\rVert\le\delta<1 ,$$

cut after $\tau^p$. The proofs of the last two take $K$ constant, and then it is $P(\tau K)$ (erratum P20); for matrices $3\dot KK$ is right only if $K$ and
$\dot K$ commute (P18).
*/

// %% second-derivative
const mixed = constraint({ equations: ['y^2*t'], variables: ['y'] });
const [f2] = mixed.secondDerivative(1, [2], [3]);
console.log('f = y² t at t = 1, y = 2 with v = 3: f⁽²⁾ =', f2, '  as printed:', 2 * 1 * 3 ** 2 + 2 * (2 * 2), '  (P3)');
for (const method of methods) {
  const slow = sliderCrank({ r: 1, l: 2, c: 0, gain: 100 });
  const oneStep = integrate(slow.rate, [1e-4, 0], { t1: 1e-3, stepSize: 1e-3, method }).states[1];
  const factor = slow.constraint.f(0, oneStep)[0] / slow.constraint.f(0, [1e-4, 0])[0];
  console.log(
    `${method.name.padEnd(9)} one step at τk = 0.1 shrinks f by ${factor.toFixed(8)},  P(−0.1) = ${stabilityFunction(method)(-0.1).toFixed(8)}`,
  );
}

// %% [markdown] proofs
/*
## How the proofs go

Put the increment of the method into the Taylor series of $f$ at the next step (eq. 25, 31 and 35),

$$\begin{aligned}
f^{n+1}=f^n&+f_y\Delta y+\tau f_t+\tfrac12\bigl(\Delta y^Tf_{yy}\Delta y+2\tau f_{ty}\Delta y+\tau^2f_{tt}\bigr)\\
&+\tfrac1{3!}\bigl(f_{yyy}\Delta y^3+3\tau f_{yyt}\Delta y^2+3\tau^2f_{ytt}\Delta y+\tau^3f_{ttt}\bigr)+\dots
\end{aligned}$$

with binomial weights $1,4,6,4,1$ in the next bracket (the first remainder lacks a 3: P12). The increment of a method of order two is
$\Delta y=\tau v+\tfrac{\tau^2}{2}F+\tau^3R$ (eq. 24 and 26; its remainder is of $v$, not of $f$: P13), of order three

$$\Delta y=\tau M_1v+\tau^2M_2F+\tau^3M_4\,v_yF+\tfrac{\tau^3}{2}M_3G$$

(eq. 29 and 30; the $v_y$ is lost: P14) with $M_1=\sum c_r$, $M_2=\sum c_ra_r$, $M_3=\sum c_ra_r^2$, $M_4=a_2c_3b_{32}$, and of order four

$$\Delta y=\tau v+\tfrac{\tau^2}{2}F+\tfrac{\tau^3}{6}(G+v_yF)+\tfrac{\tau^4}{24}(H+3FI+v_yG+v_y^2F)$$

(eq. 34; the 3 is lost: P17). What comes out are the derivatives of $f$ along the motion,

$$\begin{aligned}
\dot f&=f_yv+f_t,\qquad \ddot f=f_yF+G_f,\qquad \dddot f=f_y(G+v_yF)+3FI_f+H_f ,\\
\ddddot f&=f_y(H+v_yG+v_y^2F)+3f_yFI+4v_yFI_f\\
&\quad+4GI_f+3f_{yy}F^2+6FN_f+M_f ,
\end{aligned}$$

where $F,G,H,I$ are those of $v$ (notebook 10), $G_f,H_f,I_f$ the same of $f$, $N_f=v^2f_{yyy}+2vf_{yyt}+f_{ytt}$ and $M_f=v^4f_{yyyy}+4v^3f_{yyyt}+\dots$ The paper has one
letter for both and so prints $f_y^2F$ for $f_yv_yF$, and $7f_yFI$ (eq. 32, 36 and its list: P15), and $F$ for $F^2$ (P16). On the other side stand
$\dot f=Kf$, $\ddot f=(\dot K+K^2)f$, and so on: that makes the matrix in front of $f^n$ (eq. 27, 33, 37).

**Predict:** with $f_y$ for $v_y$, up to which order in $\tau$ is eq. 36 still right?
*/

// %% deviation-expansions {"change":{"replace":"const wrongly = fy;","with":"const wrongly = vy;","ask":{"question":"With v_y put right: as which power of τ will fall what the printed eq. 36 leaves out?","options":["τ³, as before","τ⁴","τ⁵, like the right one"],"answer":1},"appears":["eq. 36 as printed (P15, P16)  leaves out what falls as τ^4.1"]}}
// v = t y² has the solution 1/y = 1/y0 - (t² - t0²)/2; the deviation is f = sin y + t y².
const [t0, y0] = [1, 0.9];
const exactY = (t: number): number => 1 / (1 / y0 - (t * t - t0 * t0) / 2);
const fAt = (t: number, y: number): number => Math.sin(y) + t * y * y;
const v = t0 * y0 * y0;
const [vy, F, G, H, I] = [
  2 * t0 * y0,
  y0 * y0 + v * 2 * t0 * y0,
  4 * v * y0 + 2 * t0 * v * v,
  6 * v * v,
  2 * t0 * v + 2 * y0,
];
const [fy, fyy, fyyy] = [Math.cos(y0) + 2 * t0 * y0, 2 * t0 - Math.sin(y0), -Math.cos(y0)];
const [Gf, Hf, If] = [4 * v * y0 + v * v * fyy, 6 * v * v + v ** 3 * fyyy, v * fyy + 2 * y0];
const [Nf, Mf] = [v * v * fyyy + 4 * v, v ** 4 * Math.sin(y0)];
const third = (slope: number): number => fy * (G + slope * F) + 3 * F * If + Hf;
const fourth = (slope: number, square: number): number =>
  fy * (H + slope * G + slope ** 2 * F + 3 * F * I) +
  4 * slope * F * If +
  4 * G * If +
  3 * fyy * square +
  6 * F * Nf +
  Mf;
const wrongly = fy;
const lists: [string, number[]][] = [
  ['eq. 27, up to τ²', []],
  ['eq. 32, up to τ³', [third(vy)]],
  ['eq. 32 as printed (P15)', [third(wrongly)]],
  ['eq. 36, up to τ⁴', [third(vy), fourth(vy, F * F)]],
  ['eq. 36 with F for F² (P16)', [third(vy), fourth(vy, F)]],
  ['eq. 36 as printed (P15, P16)', [third(wrongly), fourth(wrongly, F)]],
];
for (const [name, higher] of lists) {
  const derivatives = [fAt(t0, y0), fy * v + y0 * y0, fy * F + Gf, ...higher];
  const missed = [0.005, 0.0025].map((h) => {
    const series = derivatives.reduceRight((sum, d, k) => d + (h / (k + 1)) * sum, 0);
    return Math.abs(fAt(t0 + h, exactY(t0 + h)) - series);
  });
  console.log(`${name.padEnd(29)} leaves out what falls as τ^${Math.log2(missed[0] / missed[1]).toFixed(1)}`);
}

// %% [markdown] stable
/*
You were right if you said $\tau^2$: already the third derivative is wrong. **Change this:** let `wrongly` be `vy`; then one printed fault is left.

## "Stable for large k" is not true

Example 3, the slider-crank with numbers, concludes that the solution is stable for large $k$ (erratum P19). **Predict:** which of the four methods keep
the machine together at $k = 2500$ 1/s? The region tells. **Change this:** take $k=1500$; the order of the curves is not that of the methods.
*/

// %% large-gains {"change":{"replace":"const gain = 2500","with":"const gain = 1500","ask":{"question":"Which methods will keep the machine together at k = 1500?","options":["Kutta 3 and RK4, as before","all but Euler","all four"],"answer":2},"appears":["Euler     largest |f| 1.00e-4 kept","midpoint  largest |f| 1.00e-4 kept"]}}
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
You were right if you named Kutta 3 and RK4, the two whose region reaches beyond $-2.5$. $|f|$ cannot exceed $r + l = 3$ m, the longest gap that crank and rod can make, so a
program that only looks for infinite numbers sees nothing wrong with the other two.

Two things in the chart have a reason. RK4 falls within twenty steps to about $10^{-8}$ and then *rises*: each step adds a new error, small at the start, larger as the crank
leaves the dead centre. And it ends *above* Kutta 3, although Kutta's new errors are larger: here $P=-0.98$ for Kutta 3 and $+0.65$ for RK4, so new errors of one sign nearly cancel in pairs
in the one and add up in the other. Where the dying, alternating part of Kutta 3 is as small as its new errors, $|f|$ jumps with every step: the green wedge.

## What the condition does not promise

$|P| < 1$ says that an *existing* deviation shrinks. If each step adds at most $e$, the deviation can settle where a step takes away what it adds,
$(1-|P|)\,|f|=e$, that is at the *ceiling*

$$\frac{e}{1-|P|} .$$

To stay below $\varepsilon$ it must not be higher than that: $e\le(1-|P|)\,\varepsilon$. This is the second condition of the theorems, on the remainder. `stepCondition` measures it along a run, as
the largest $e=|f_\text{next}-P f|$. Watch RK4 just below its limit, at $k = 2785$, where $|P| = 0.99956$.

**Predict:** starting from $|f| = 10^{-4}$, will $|f|$ stay below $\varepsilon=10^{-4}$?
*/

// %% remainder
const duration = 10;
console.log('                             largest |f|,  of the  remainder');
console.log('   k      |P|      e  ceiling   last 5 s  whole run  condition');
for (const k of [10, 100, 1000, 2700, 2785]) {
  const run = { gain: k, c: 1, method: rk4, stepSize: tau, steps: duration / tau, y0: [1e-4, 0] };
  const near = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const { residual } = residualHistory(near.constraint, integrate(near.rate, run.y0, { t1: duration, stepSize: tau }));
  const { remainder, amplification, largestResidual } = stepCondition(near.constraint, { ...run, epsilon: 1e-4 });
  const late = Math.max(...residual.slice(5000));
  const ceiling = remainder.value / (1 - amplification.value);
  const numbers = [remainder.value, ceiling, late, largestResidual].map((x) => x.toExponential(1).padStart(9));
  const verdict = remainder.holds ? '    holds' : '   broken';
  console.log(String(k).padStart(4), amplification.value.toFixed(5), numbers.join(' '), verdict);
}

// %% [markdown] example-bounds
/*
You were right if you said no. At $k=2785$ a step adds up to $1.3\cdot10^{-6}$ and takes away only $0.00044$ of what is there: the ceiling is $2.9\cdot10^{-3}$, and
$|f|$ reaches $8.1\cdot10^{-4}$. (It stays below the ceiling because the new errors change sign as the crank turns.)

## The numbers of Example 2

To check condition 4 without a run, the paper bounds $f^{(2)}$ by hand. For that it needs the largest velocities of the two angles,
$|v_1|\le W_1$ and $|v_2|\le W_2$; then $F = rW_1^2 + lW_2^2$ bounds $f^{(2)}$ (the squares are lost in print, erratum P2: with
the paper's round $W_1=3$ and $W_2=2$ it is $17$, without squares $7$). They come from the smallest value that $D$ can have,
$D\ge l^2-r^2-2r\varepsilon-\varepsilon^2=l^2-(r+\varepsilon)^2$ (one $\varepsilon$ is lost: P4):

$$|v_1|\le cl+\frac{kr\varepsilon}{l^2-(r+\varepsilon)^2}=W_1,\qquad |v_2|\le cr+\frac{kl\varepsilon}{l^2-(r+\varepsilon)^2}=W_2 .$$

**Predict:** with $k=1900$ and $\varepsilon=10^{-4}$, are the bounds nearer to 3 and 2, or to the $cl=2$ and $cr=1$ of a machine without
feedback? **Change this:** examine $k=500$. How much of $W_1$ is feedback?
*/

// %% bounds {"change":{"replace":"const examined = 1900","with":"const examined = 500","ask":{"question":"How much of W₁ will be feedback?","options":["less than a hundredth","about a quarter","more than a half"],"answer":0},"appears":["k = 500: W1 = 2.01667"]}}
const examined = 1900;
const bounds = sliderCrankBounds({ r: 1, l: 2, c: 1, gain: examined, epsilon: 1e-4, stepSize: tau });
console.log(`k = ${examined}: W1 = ${bounds.W1.toFixed(5)}, W2 = ${bounds.W2.toFixed(5)}, F = ${bounds.F.toFixed(4)}`);
console.log(`D ≥ ${bounds.denominator.toFixed(8)}, condition 4 allows α ≤ ${bounds.largestAlpha.toFixed(5)}`);
console.log('with the paper’s W1 = 3, W2 = 2: F =', 1 * 3 ** 2 + 2 * 2 ** 2, ' as printed:', 1 * 3 + 2 * 2);
const paperAlpha = 1 - (tau ** 2 * 17) / (2 * 1e-4);
const [lowest, highest] = gainInterval(euler, tau, 0.9);
console.log(
  `τ² · 17 ≤ 2 (1 − α) ε: α ≤ ${paperAlpha.toFixed(3)}; with α = 0.9: ${lowest.toFixed(0)} ≤ k ≤ ${highest.toFixed(0)}`,
);

// %% [markdown] figure-2
/*
You were right if you said the latter: 2.06 and 1.13. The paper's 3 and 2 are rough (erratum P21); the largest $\alpha$ that condition 4 allows is 0.966, not 0.915.

## Figure 2, reconstructed

The paper's Figure 2 shows the deviation of the slider-crank over time, without saying for which gain, step or start (erratum P24); from $(0,0)$ the deviation starts at zero and there
is nothing to see. Here they are chosen, and stand in the title; the machine is that of Example 3 ($c=1$, $r=1$, $l=2$).

**Predict:** which of $k=10$, $100$ and $1000$ leaves the smallest deviation after 10 s?
*/

// %% figure-2-chart
const start = [0.01, 0];
const curves = [0, 1, 10, 100, 1000, 2900].map((k) => {
  const drawn = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const run = integrate(drawn.rate, start, { t1: duration, stepSize: tau, method: rk4, every: 10 });
  return { gain: k, ...residualHistory(drawn.constraint, run) };
});
show(
  lineChart({
    title: `Deviation: ${rk4.name}, τ = ${tau} s, start (${start.join(', ')})`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-13, 10] },
    series: curves.map(({ gain: k, times, residual }) => ({ name: `k = ${k}`, x: times, y: residual })),
    height: 440,
  }),
);
for (const { gain: k, residual } of curves)
  console.log(`k = ${String(k).padStart(4)}   |f| at the end ${residual.at(-1)!.toExponential(1)}`);

// %% euler-gains
console.log('Euler, from |f| = 1e-4, after 10 s:');
for (const k of [0, 10, 100, 1000, 1900]) {
  const machineOf = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const run = integrate(machineOf.rate, [1e-4, 0], { t1: duration, stepSize: tau, method: euler });
  const { residual } = residualHistory(machineOf.constraint, run);
  console.log(
    `k = ${String(k).padStart(4)}   largest |f| of the last 5 s ${Math.max(...residual.slice(5000)).toExponential(1)}`,
  );
}

// %% [markdown] exercise
/*
You were right if you said $k=10$, though it lies below the interval of RK4, which begins at 105. The table of ceilings says why: for RK4 ten times the gain makes the new errors a
*thousand* times larger (a stage that lands beside the constraint is fed back by the next one) and the shrinking only ten times stronger, so the floor rises like $k^2$.
A deviation of $10^{-2}$ has time to die even with $k=10$; after half a second it is still at $7\cdot10^{-5}$, and with $k=100$ at $3\cdot10^{-10}$.

What then is the interval good for? Its upper end is a wall: $k=2900$ is lost. Its lower end is a promise of speed, a factor $\alpha$ per step. And where new errors do not grow
with $k$, as with Euler, more feedback is better up to the end: without any, Euler's errors win ($10^{-4}$ becomes $1.7\cdot10^{-3}$), with $k=1900$ they stay below $10^{-6}$. RK4's errors are so
small that "too weak" does not show in ten seconds: the curve of $k=0$ is flat.

## Questions to close with

- You halve the step. What becomes of the largest stable gain? (Set `tau` to half in the cell of the intervals.)
- You need to be sure that RK4 keeps $|f| < \varepsilon$. Which two numbers do you check, besides the start, and in which inequality do they stand?
- Of two programs one keeps $|f|\le3$ m at $k=2900$. Why is that no success?

## Your turn

Exercise [15 Stable gains](../exercises/15-stable-gains/README.md) computes what a step does to a deviation, which gains shrink it, what each step
adds and how large it can become: `node lab start 15-stable-gains`. The order conditions behind $P(z)$ are part of exercise
[10 Runge-Kutta](../exercises/10-runge-kutta/README.md).
*/
