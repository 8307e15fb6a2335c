// %% [markdown] title
/*
# 15 How strong may the feedback be?

Feedback pulls the machine back to its constraint (notebook 14). Too weak, and a deviation dies too slowly. Too strong, and the feedback
itself throws the machine off. Between them is an interval that can be computed. What is left in the end is another question: stronger is not always better.

**After this notebook you can** give the interval of gains for a method and a step, say what each step leaves behind, choose a gain, and name the two numbers
that together promise $|f|\le\varepsilon$.

*Source: paper, sections 1 and 3 with Theorems 2 to 5 and Examples 2 and 3, eq. 14, 24 to 37; its errata are in the
folds at the end, for readers of the source.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A program leads a bead along a straight wire. It has come to be 3 mm beside the wire and 4 mm too far along it. Feedback of the constraint with k = 5 per second works for a long time. How far is the bead from where it should be then? (in mm)

<details><summary>The answer</summary>

4 mm. Feedback knows only the constraint: it takes the bead back to the wire, at a right angle. What is wrong along it stays. (Notebook [14](14-slider-crank.ipynb).)

</details>

**2.** A brick of 4 × 2 × 1 m tumbles freely in empty space, at first with ω = (0.5, 2.5, 0) rad/s in its own axes: long, middle and short. How does the size of its angular velocity go?

- dies away, fast at first and then slowly
- rises a little and comes back, again and again
- keeps its size from the start to the end
- sinks to nothing and comes back, again and again

<details><summary>The answer</summary>

rises a little and comes back, again and again. So it is: L stays in the world and the energy stays. ω does not, as the moments differ and the brick turns. (Notebook [09](09-equations-of-motion.ipynb).)

</details>

**3.** An even wire is bent to a U: the base is 1 dm long, and two legs of 3 dm stand upright on it. How high above the base, between the legs, is its centre of mass? (in dm)

<details><summary>The answer</summary>

1.29 dm. Each piece counts with its length, in the middle of itself: 2 · 3 · 1.5 by 7. There is no wire there. (Notebook [04](04-centre-of-mass.ipynb).)

</details>
*/

// %% import
import * as math from 'mathjs';
import {
  constraint,
  euler,
  fixed,
  gainInterval,
  integrate,
  kutta3,
  midpoint,
  residualHistory,
  rk4,
  sliderCrank,
  sliderCrankBounds,
  stabilityFunction,
  stabilized,
  stepAmplification,
  stepCondition,
} from 'rigid-body-lab';
import {
  COLOUR,
  lineChart,
  show,
  stabilityRegionFigure,
} from 'rigid-body-lab/figures';

// Each method keeps its colour in all charts, as in notebook 10.
const colourOf: Record<string, string> = {
  Euler: COLOUR.blue,
  midpoint: COLOUR.green,
  'Kutta 3': COLOUR.purple,
  RK4: COLOUR.red,
};

// %% [markdown] one-step {"predict":{"draw":"Euler","cell":"factors","question":"In one step of Euler the deviation is multiplied by 1 − τk. Draw the *size* of this factor while τk grows from 0 to 2.9. How strong a feedback is best, and from where on does it do harm?","reply":"It falls from 1 to 0 at τk = 1, where one step takes all of the deviation away, and rises again to 1 at τk = 2: beyond 1 each step overshoots, beyond 2 it lands farther away than it was."}}
/*
## What one step does to the deviation

The machine is that of notebook 14: a crank of $r=1$ m at the angle $\theta_1$, a rod of $l=2$ m at the angle $\theta_2$, and a slider that should stay on its guide. The *deviation*
$f=r\sin\theta_1-l\sin\theta_2$ is its height above the guide in m. Feedback with the *gain* $k$ (in 1/s) gives the angles $y=(\theta_1,\theta_2)$ a velocity $v$ with which $\dot f=-kf$.
A constraint is *stable* if a small deviation stays small, *asymptotically stable* if it dies out, too.

In a *simulation* the step $\tau$ decides, too, whether it is stable. Euler walks along the tangent: $f$ changes by $\tau\dot f=-\tau kf$, so it is multiplied by $1-\tau k$. (The curvature of
$f$ adds a new error, which comes in below.) Midpoint, Kutta 3 and RK4 (notebook 10) are of *order* $p=2,3,4$: they follow the exact factor $e^{-\tau k}$ up to its term with $\tau^p$,

$$P(z) = 1 + z + \tfrac{z^2}{2} + \dots + \tfrac{z^p}{p!},\qquad z = -\tau k .$$

**Predict:** draw the *size* of Euler's factor while $\tau k$ grows from 0 to 2.9.
*/

// %% factors
const methods = [euler, midpoint, kutta3, rk4];
const products = Array.from({ length: 291 }, (_, i) => i / 100);
const curve = (name: string, factor: (x: number) => number) => {
  const y = products.map((x) => factor(x));
  return { name, x: products, y, colour: colourOf[name] };
};
const factors = methods.map((method) => {
  const P = stabilityFunction(method);
  return curve(method.name, (x) => Math.abs(P(-x)));
});
const grey = { dash: 'dot' as const, colour: '#8a8a8a' };
const exact = { ...curve('exact', (x) => Math.exp(-x)), ...grey };
const one = { ...curve('1', () => 1), ...grey };
const x = { label: 'τ k', unit: '1' };
const y = { label: '|P(−τ k)|', unit: '1', range: [0, 2.4] as const };
const title = 'Size of the factor of one step';
show(lineChart({ title, x, y, series: [factors[0], exact, one] }));
for (const method of methods) {
  const { coefficients } = stabilityFunction(method);
  console.log(`${method.name}: 1, z, z², … have ${fixed(coefficients)}`);
}

// %% [markdown] interval {"predict":{"options":[{"text":"midpoint, Kutta 3 and RK4: all that beat Euler","idea":"better-is-stable","reply":"Midpoint is more exact for small τk. But its factor 1 − x + x²/2, with x = τk, is back at 1 where Euler's is, at x = 2."},{"text":"none: at 2000 the feedback overshoots in any case","idea":"one-method-for-all","reply":"So it is for Euler and midpoint. The factors of Kutta 3 and RK4 are other polynomials of τk: in size they stay below 1 up to 2.51 and 2.79."},{"text":"Kutta 3 and RK4: their factors return to 1 later","reply":"So it is: at τk = 2 their factors are ±0.33, far below 1 in size. They are back at 1 only at τk = 2.513 and 2.785."}],"answer":2,"until":"interval-note"}}
/*
You were right if you drew a line down to 0 at $\tau k=1$ and up again to 1 at $\tau k=2$. Beyond 1 each step overshoots, beyond 2 it lands farther away than it was: more gain is
*not* always better.

### The interval of gains

Demand that each step leaves at most the part $\alpha$ of the deviation, $|1-\tau k|\le\alpha<1$. For Euler that is $\frac{1-\alpha}{\tau}\le k\le\frac{1+\alpha}{\tau}$ (eq. 14). With $\alpha=1$ the upper end is the *wall*: the gain from which on a deviation grows. The step is $\tau=1$ ms.

**Predict:** only Euler's curve is drawn so far. The other factors are $P(-\tau k)$ with the terms that are printed below the chart. Which of the four methods bear a gain above 2000 1/s?
*/

// %% intervals {"change":{"replace":"const alpha = 0.9","with":"const alpha = 0.6","ask":{"question":"Which end of the intervals will move more, relative to its own size, in per cent?","options":["the lower","the upper","neither, they move alike"],"answer":0},"appears":["400.0 ≤ k ≤ 1600.0"]}}
const alpha = 0.9;
const tau = 1e-3;
const demanded = { ...curve('α', () => alpha), ...grey };
show(
  lineChart({
    title: `A step leaves at most α = ${alpha} below the dotted line`,
    x,
    y,
    series: [...factors, demanded],
  }),
);
for (const method of methods) {
  const [lowest, highest] = gainInterval(method, tau, alpha);
  const [, wall] = gainInterval(method, tau, 1);
  const interval = `${fixed(lowest, 1)} ≤ k ≤ ${fixed(highest, 1)}`;
  console.log(`${method.name}: ${interval}, stable below ${fixed(wall, 1)}`);
}

// %% [markdown] interval-note {"predict":{"twinOf":"interval","options":[{"text":"twice as large a gain","reply":"So it is: the wall stands at τk = 2.785, so half the step bears twice the gain."},{"text":"the same gain","idea":"gain-without-step","reply":"What belongs to the method is the product τk at the wall. With half the step the gain may be twice as large."},{"text":"half as large a gain","idea":"gain-without-step","reply":"So it would be if the step were doubled. What must stay below the wall is the product τk."}],"answer":0,"until":"stable"}}
/*
You were right if you said Kutta 3 and RK4. For Euler $100 \le k \le 1900$, the paper's numbers (Example 2). **Change this:** ask for $\alpha = 0.6$. The
lower end moves more: for Euler it becomes four times as large, for midpoint even more than five times, while the upper ends lose between 9 and 24 %. Who demands more of each step loses the weak gains first.

**Predict:** the step is now 0.5 ms in place of 1 ms. What will be the largest gain that RK4 bears, compared with that for 1 ms?
*/

// %% half-step
for (const step of [tau, tau / 2]) {
  const walls = methods.map((method) => gainInterval(method, step, 1)[1]);
  console.log(`τ = ${1000 * step} ms: stable below ${fixed(walls, 0)} 1/s`);
}

// %% [markdown] stable {"predict":{"options":[{"text":"|f| grows until the program says Infinity","idea":"lost-is-infinite","reply":"So it would be if f could grow without end. But f is a height that crank and rod can reach, 3 m at most."},{"text":"|f| wanders about, large but finite","reply":"So it is: crank and rod together reach 3 m and no farther. The numbers stay finite, and mean nothing."},{"text":"|f| comes back, as the feedback is strong","idea":"more-gain","reply":"It is the feedback that throws it off: each step overshoots by more than it had to mend."}],"answer":1,"until":"bounded"}}
/*
You were right if you said twice as large: what counts is the product $\tau k$, and 5571 1/s are twice 2785.3 1/s.

## "Stable for large k" is not true

The paper's last example, the slider-crank with numbers (Example 3), ends with the words that the solution is stable for large $k$. Let all four methods run with $k=2500$ 1/s, from a
deviation of 0.1 mm. Two of the walls above are below this gain, two are not: two of the methods bear it.

**Predict:** what does the lost run of Euler look like, after half a second?
*/

// %% crank
// Where the machine starts, and what it should keep, whatever the gain.
const { constraint: loop } = sliderCrank({ r: 1, l: 2, c: 1, gain: 1 });
const start = [1e-4, 0];

// %% large-gains {"change":{"replace":"const gain = 2500","with":"const gain = 1500","ask":{"question":"Which methods will keep the machine together at k = 1500?","options":["Kutta 3 and RK4, as before","all but Euler","all four"],"answer":2},"appears":["Euler 1.00e-4 m","midpoint 1.00e-4 m"]},"control":{"gain":{"label":"Gain","unit":"1/s","min":100,"max":3000,"step":50,"turning":[2000,2513,2785],"says":"Largest |f|:"}}}
const gain = 2500;
const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain });
const histories = methods.map((method) => {
  const run = integrate(rate, start, { t1: 0.5, stepSize: tau, method });
  return { name: method.name, ...residualHistory(loop, run) };
});
show(
  lineChart({
    title: `The deviation with k = ${gain} 1/s and τ = ${1e3 * tau} ms`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-12, 10] },
    series: histories.map(({ name, times, residual }) => {
      return { name, x: times, y: residual, colour: colourOf[name] };
    }),
  }),
);
const verdicts = histories.map(({ name, largest }) => {
  if (largest > 1) return `${name} over 1 m, lost`;
  return `${name} ${largest.toExponential(2)} m`;
});
console.log(`Largest |f|: ${verdicts.join('; ')}`);

// %% [markdown] bounded {"predict":{"options":[{"text":"Yes: the factor is below 1, so |f| only shrinks","idea":"shrinks-so-stays","reply":"So it would be if a step did nothing but multiply. It also adds something, and takes away only 0.04 % of what is there."},{"text":"No: it is lost, as the factor is nearly 1","idea":"shrinks-so-stays","reply":"Lost it is only where |P| is above 1. Here what is added and what is taken away balance, at a height that can be computed."},{"text":"No: it grows past ε, up to a few mm at most","reply":"So it is: 1.27e-6 m divided by 0.00044 is a ceiling of 2.9 mm, far above ε."}],"answer":2,"until":"theorems"}}
/*
You were right if you said that it wanders below 3 m: $|f|$ cannot exceed $r + l = 3$ m. A program that only looks for infinite numbers sees nothing wrong. **Change this:** let them run with $k=1500$.
All four keep the machine together. The order of the curves is not that of the methods: midpoint ends above Euler.

Back at $k=2500$, look at the other curves. RK4 falls within twenty steps to about $10^{-8}$ m and then *rises*: there is something that each step adds. (Kutta 3's wedge: $P<0$, so an old deviation changes its sign with every step.)

## What each step adds

$|P|<1$, with $P$ for $P(-\tau k)$, says that an *existing* deviation shrinks. But each step also adds something. If that is always the same $e$, then $f$ settles where $f=Pf+e$, at the *balance* $e/(1-P)$. Notebook 14 called it the floor and found $\tau f''/(2k)$ for Euler: that is the balance with $e=\tau^2f''/2$ and $1-P=\tau k$. Often one knows only how large $e$ is *at most*. Then $|f|$ cannot rise above the *ceiling*

$$\frac{e}{1-|P|} ,$$

at which a step takes away as much as it can add. For a positive $P$ ceiling and balance are one. For a negative $P$ the balance is lower.

This is why midpoint ended above Euler at $k=1500$: a step of Euler adds up to $1.5\cdot10^{-6}$ m and $1-P$ is 1.5; midpoint adds less, $0.56\cdot10^{-6}$ m, but its $1-P$ is only 0.375. So the balances are $1.0$ and $1.5\cdot10^{-6}$ m.

Along a run $e$ can be measured, as the largest $|f_\text{next}-P f|$. Take RK4 just below its wall of 2785.3 1/s, at $k = 2785$. There $1-|P|=0.00044$, and a step adds up to $e=1.27\cdot10^{-6}$ m.

**Predict:** starting from $|f| = 10^{-4}$ m, will $|f|$ stay below $\varepsilon=10^{-4}$ m?
*/

// %% remainder
const epsilon = 1e-4;
function measured(k: number, duration: number, method = rk4) {
  const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const options = { t1: duration, stepSize: tau, method };
  const run = integrate(rate, start, options);
  const f = run.states.map((theta) => loop.f(0, theta)[0]);
  const P = stabilityFunction(method)(-tau * k);
  const steps = f.slice(1).map((next, n) => Math.abs(next - P * f[n]));
  const added = Math.max(...steps);
  const largest = Math.max(...f.map(Math.abs));
  return { P, added, ceiling: added / (1 - Math.abs(P)), largest };
}
for (const k of [1000, 2700, 2785]) {
  const { P, ...sizes } = measured(k, k > 2700 ? 10 : 4);
  const [added, ceiling, largest] = Object.values(sizes).map((size) =>
    size.toExponential(1),
  );
  const kept = sizes.largest <= epsilon ? 'kept' : 'NOT kept';
  console.log(`k = ${k}: P ${fixed(P, 5)}, a step adds ${added} m at most`);
  console.log(`   ceiling ${ceiling} m; largest |f| ${largest} m: ${kept}`);
}

// %% [markdown] theorems
/*
You were right if you said that it grows and settles higher: at $k=2785$ a step takes away only the part $0.00044$ of what is there. The ceiling is $1.27\cdot10^{-6}/0.00044$ m, that is $2.9$ mm, and
$|f|$ reaches $0.81$ mm. (It stays below the ceiling because what is added changes its sign as the crank turns.)

## The promise: Theorem 2

To stay below $\varepsilon$, the ceiling must not be higher than that: $e\le(1-|P|)\,\varepsilon$. This is what the paper's theorems say. *Theorem 2*, for Euler and $\dot f=Kf$: if

1. $\lVert f(y_0,t_0)\rVert\le\varepsilon$,
2. $\tau\le\tau_1$, where $\tau_1$ is the longest step that is allowed,
3. $\lVert I+\tau K\rVert\le\alpha<1$ and
4. $\tfrac{\tau_1^2}{2}\lVert f^{(2)}\rVert\le(1-\alpha)\varepsilon$,

then $\lVert f(y_n,t_n)\rVert\le\varepsilon$ for all $n$. Here $I$ is the unit matrix, $\lVert f\rVert$ the length of a vector, and $\lVert A\rVert$ of a matrix the largest factor by which it lengthens one. For the crank all are numbers: $K=-k$, $I=1$, and $\lVert\cdot\rVert$ is the size $|\cdot|$. We take $\alpha=|1-\tau k|$ and $\tau_1=\tau$. In words: start below $\varepsilon$, let each step shrink what is there to $\alpha$ of itself, and let it
add no more than the rest; then each step gives at most $\alpha\varepsilon+(1-\alpha)\varepsilon$. What Euler adds is the curvature term,

$$f^{(2)} = v^Tf_{yy}v+2f_{yt}\,v+f_{tt},$$

with an index for each derivative by $y$ or $t$: $f_{yt}$ is that by $y$ and then by $t$. It is notebook 14's $f''$. On the crank it is $2\sin\theta_2\,v_2^2-\sin\theta_1\,v_1^2$, which in a run near the constraint is 3 m/s² at most in size, when the crank is upright. So a step adds up to
$e=\tfrac12\tau^2\cdot3\text{ m/s}^2=1.5\cdot10^{-6}$ m, for every gain. (Far from the constraint the feedback itself makes $v$ larger; the fold on Example 2 has that case.)
*/

// %% theorem-2 {"change":{"replace":"const tolerance = 1e-4","with":"const tolerance = 1e-6","ask":{"question":"For which gains will Theorem 2 still promise |f| ≤ 1e-6 m?","options":["for all of them","for k = 1000 alone","for none: a single step adds more"],"answer":2},"appears":["k = 1000: is 1.5e-6 ≤ 1.0e-6 m? no, not promised"]}}
const tolerance = 1e-4;
const euler1ms = { c: 1, method: euler, stepSize: tau, steps: 3400 };
const whole = { t1: 3.4, method: euler, stepSize: tau };
for (const k of [10, 100, 1000, 1900, 1990]) {
  const run = { ...euler1ms, gain: k, y0: [0, 0], epsilon: tolerance };
  const { remainder } = stepCondition(loop, run);
  const needs = [remainder.value, remainder.limit];
  const sizes = needs.map((each) => each.toExponential(1)).join(' ≤ ');
  const verdict = remainder.holds ? 'yes, promised' : 'no, not promised';
  console.log(`k = ${k}: is ${sizes} m? ${verdict}`);
  const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const { largest } = residualHistory(loop, integrate(rate, [0, 0], whole));
  console.log(`   largest |f| of the run ${largest.toExponential(1)} m`);
}

// %% [markdown] figure-2 {"predict":{"options":[{"text":"k = 1000, since more gain leaves less","idea":"more-gain","reply":"So it is for Euler, whose steps add the same for every k. What RK4 adds grows with k faster than the shrinking does."},{"text":"k = 10, though it pulls the least of them","reply":"So it is: for RK4 the balance rises like k². Ten seconds are enough for a weak pull to do its work."},{"text":"k = 100, which is neither weak nor strong","idea":"more-gain","reply":"It is the best after about a second. Later k = 10 has caught up, and its balance is a hundred times lower."}],"answer":1,"until":"euler-floor","question":"RK4 starts with a deviation of 1 cm. Which of k = 10, 100 and 1000 1/s leaves the smallest after 10 s?"}}
/*
At the two ends, $k=10$ and $1990$, Theorem 2 promises nothing, since $1-|1-\tau k|$ is so small. *Not promised is not broken*: at $1990$ the measured $|f|$ stays
below $10^{-6}$ m all the same, because $P<0$ there, and the balance $e/(1-P)$ lies far below the ceiling. At $k=10$ it does pass $\varepsilon$.

**Change this:** ask for a tolerance of a hundredth, `1e-6` m. That is less than the $1.5\cdot10^{-6}$ m which a step of Euler adds at this speed, so no gain has the promise. A shorter step helps, and so does a slower crank.

## Which gain leaves least?

The crank runs with RK4, $\tau=1$ ms, from $(0.01,0)$, which is 1 cm off.

**Predict:** which of $k=10$, $100$ and $1000$ leaves the smallest deviation after 10 s?
*/

// %% figure-2-chart
const far = [0.01, 0];
const curves = [1, 10, 100, 1000, 2900].map((k) => {
  const drawn = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const options = { t1: 10, stepSize: tau, method: rk4, every: 10 };
  const run = integrate(drawn.rate, far, options);
  return { name: `k = ${k}`, ...residualHistory(loop, run) };
});
show(
  lineChart({
    title: `Deviation: ${rk4.name}, τ = ${tau} s, start (${far.join(', ')})`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-13, 10] },
    series: curves.map(({ name, times, residual: y, largest }) => {
      if (largest <= 1) return { name, x: times, y };
      // A lost run is drawn for half a second.
      return { name, x: times.slice(0, 51), y: y.slice(0, 51), ...grey };
    }),
    height: 440,
  }),
);
for (const { name, largest, residual } of curves) {
  const end = residual.at(-1)!.toExponential(1);
  const verdict = largest > 1 ? 'over 1 m, lost' : `|f| at the end ${end} m`;
  console.log(`${name}: ${verdict}`);
}

// %% steps-add
const share = [2, 8, 24, 96];
function law(n: number, k: number): number {
  return (tau ** 2 * 3 * (tau * k) ** n) / share[n];
}
const brief = (list: number[]) =>
  list.map((each) => each.toExponential(1)).join(', ');
console.log('What a step adds, in m, with k = 10, 100 and 1000 1/s:');
for (const [n, method] of methods.entries()) {
  const each = [10, 100, 1000].map((k) => measured(k, 4, method).added);
  const byLaw = [10, 100, 1000].map((k) => law(n, k));
  console.log(`${method.name}: ${brief(each)}; by the law ${brief(byLaw)}`);
}
for (const method of [rk4, kutta3]) {
  const { P, added } = measured(2500, 4, method);
  const both = brief([added, added / (1 - P)]);
  const takes = `1 − P = ${fixed(1 - P, 2)}`;
  console.log(`${method.name}, k = 2500: ${takes}; e, balance ${both} m`);
}
function lateDeviation(method: typeof euler, k: number): number {
  const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const run = integrate(rate, start, { t1: 4, stepSize: tau, method });
  return Math.max(...residualHistory(loop, run).residual.slice(2000));
}

// %% [markdown] euler-floor {"predict":{"twinOf":"figure-2","options":[{"text":"k = 100, which pulls harder","idea":"more-gain","reply":"It pulls ten times harder, and its steps also add ten times as much: midpoint's e grows like k. The two cancel."},{"text":"Both leave about the same","reply":"So it is: e and 1 − P both grow like k, and in e/(1 − P) they cancel."},{"text":"k = 10, as for RK4","idea":"one-method-for-all","reply":"So it would be if e grew faster than k, as for RK4. Midpoint's e grows like k, just as fast as 1 − P."}],"answer":1,"until":"phase","question":"And midpoint? What a step adds is τk/8 times τ²f″. Which of k = 10 and 100 1/s leaves the smaller deviation, long after the start?"}}
/*
You were right if you said $k=10$, though it lies below the interval of RK4 (which begins at 105, for $\alpha=0.9$). A deviation of 1 cm has time to die even so: with $k=10$ it is at $7\cdot10^{-5}$ m after half a
second and at $10^{-12}$ m in the end; with $k=100$ it is at about $3\cdot10^{-10}$ m after half a second, and its later arches rise as high. The curves that have settled dip nearly together where $f''$ changes its sign, and with it what a step adds: each time that the crank lies along the guide. (The run with $k=2900$ is lost, and drawn for half a second only.)

The lines printed by the cell `steps-add`, just above, say why. For RK4 ten times the gain makes $e$ a *thousand* times larger, and the shrinking $1-P$, about $\tau k$, only ten times stronger. So the balance rises like $k^2$. The measured values follow a
simple law: $e$ is $\tau^2f''$, with $f''=3$ m/s², times

$$\tfrac12\ \text{(Euler)},\qquad \tfrac{\tau k}{8}\ \text{(midpoint)},\qquad \tfrac{(\tau k)^2}{24}\ \text{(Kutta 3)},\qquad \tfrac{(\tau k)^3}{96}\ \text{(RK4)} .$$

Take midpoint. Its first slope is followed for half a step, along the tangent, and so lands off the constraint by $\tfrac12(\tfrac\tau2)^2f''=\tfrac18\tau^2f''$. The second slope takes the whole step, with a feedback $-k$ times that: it moves $f$ by $\tau k\cdot\tfrac18\tau^2f''$ in size. The curvature itself midpoint follows, as its order is two. With each further slope one more factor $\tau k$ comes in; the numbers 24 and 96 come from the same count, and the cell confirms them.

The last two lines of that cell are for $k=2500$, where Kutta 3 ended below RK4 although its steps add more: its $1-P$ is 1.98, that of RK4 is 0.35.

**Predict:** and midpoint? Which of $k=10$ and $100$ leaves the smaller deviation in the end?
*/

// %% euler-gains
const gains = [10, 30, 100, 300, 1000, 1900];
const late = methods.map((m) => gains.map((k) => lateDeviation(m, k)));
const balances = methods.map((method, n) => {
  const { name } = method;
  const P = stabilityFunction(method);
  const balance = gains.map((k) => law(n, k) / (1 - P(-tau * k)));
  return { name, x: gains, y: balance, colour: colourOf[name] };
});
const all = { x: methods.flatMap(() => gains), y: late.flat() };
const dots = { name: 'measured', ...all, draw: 'points' as const };
show(
  lineChart({
    title: 'Balance e/(1 − P), and what is left from 2 s to 4 s (dots)',
    x: { label: 'k', unit: '1/s', scale: 'log' },
    y: { label: 'largest |f|', unit: 'm', scale: 'log' },
    series: [...balances, { ...dots, colour: grey.colour }],
  }),
);
methods.forEach(({ name }, n) => {
  const [at10, , at100, , at1000, at1900] = late[n];
  const four = brief([at10, at100, at1000, at1900]);
  console.log(`${name}, k = 10, 100, 1000, 1900: ${four} m`);
});

// %% [markdown] phase {"predict":{"options":[{"text":"It never grows, as the mean gain is 1075","idea":"mean-gain-counts","reply":"So it would be if a step knew the mean. It knows the gain where it stands, and at the start that is 2100."},{"text":"It grows a thousandfold, and then settles","reply":"So it is: at the start each step overshoots. Once the crank has moved on the gain is good, and takes all away."},{"text":"It is lost for good in the first tenth","idea":"mean-gain-counts","reply":"So it would be if the crank stood still. It leaves the bad region after 0.11 s, before f has reached 3 m."}],"answer":1,"until":"aim","question":"Now let the gain depend on the place: k(y) = 50 + 2050 cos²θ₁, in 1/s. It is 2100 where crank and guide are in line, as at the start, and 50 at the upright. Euler, τ = 1 ms, from |f| = 1e-4 m: what will the deviation do?"}}
/*
You were right if you said that both leave about the same: midpoint's $e$ grows like
$k$, its shrinking $1-P$ too, and they cancel until $\tau k$ comes near 1. For Euler $e$ is the same for all $k$, so more feedback leaves less, up to the wall: the balance is $e/(1-P)=\tau f''/(2k)$. Each order more gives one power of $k$ more.

So the interval does not say which gain leaves least. Its upper end is near the wall. Its lower end is about speed: below it a step takes away less than the part $1-\alpha$. What is left in between depends on the method.

## A gain that depends on the place

Theorem 2 asks for condition 3 *at every* $y_n$, because $K(y,t)$ need not be constant. Take

$$k(y)=50+2050\cos^2\theta_1 ,\qquad K(y)=-k(y) .$$

On average over the angles that is 1075 1/s, where a step of Euler takes away nearly all ($P=-0.075$). At $\theta_1=0$, where we start, it is 2100.

**Predict:** what will Euler's deviation do, from $10^{-4}$ m on?
*/

// %% phase-run
const unit = sliderCrank({ r: 1, l: 2, c: 1, gain: 1 });
const gainAt = (angle: number): number => 50 + 2050 * Math.cos(angle) ** 2;
function placed(_t: number, y: number[]): number[] {
  const back = unit.normal(y);
  return unit.tangent(y).map((w, i) => w + gainAt(y[0]) * back[i]);
}
const byPlace = [euler, rk4].map((method) => {
  const run = integrate(placed, start, { t1: 5, stepSize: tau, method });
  const { times, residual } = residualHistory(loop, run);
  const { name } = method;
  return { name, x: times, y: residual, colour: colourOf[name] };
});
show(
  lineChart({
    title: 'Feedback whose gain depends on the place',
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-12, 1] },
    series: byPlace,
  }),
);
for (const { name, y: f } of byPlace) {
  const most = [0, 2500].map((from) => Math.max(...f.slice(from)));
  const [whole, later] = most.map((size) => size.toExponential(1));
  console.log(`${name}: largest |f| ${whole} m, after 2.5 s ${later} m`);
}

// %% [markdown] aim
/*
You were right if you said that it grows a thousandfold and settles. For 0.11 s, as long as $50+2050\cos^2\theta_1>2000$, each step multiplies by up to $-1.1$, and $10^{-4}$ m grow to 0.12 m. Then the gain is good and takes
all of it away. Later the machine passes such a place each half turn, and for twice as long, which is a factor of about a million. Still $|f|$ stays small there. A step multiplies not $f$ itself but its distance from the balance, $f_\text{next}-\frac e{1-P}=P\,(f-\frac e{1-P})$. On the way, where $\tau k$ is near 1 and $P$ near 0, hundreds of steps wipe this distance out, down to the rounding of about $10^{-16}$ m, and even a million times that is nothing. The balance itself moves slowly, and $f$ follows it.
The balance is highest at the upright, where $k$ is 50: $1.5\cdot10^{-3}/k=3\cdot10^{-5}$ m, and the run has $2.9\cdot10^{-5}$ m. RK4's wall is at 2785: it never notices.

## Your target: as strong as it bears

The step is now $\tau=0.4$ ms.

**Your target:** the strongest gain that the machine survives, for one of the four methods, or for all in turn. Your gain must make the deviation die out: after 0.2 s $|f|$ is down to half of its
start, and never was much above its start. With one per cent more gain it must not die out. Compute the gain first. (In Jupyter change the two constants `chosen` and `strongest`.)
*/

// %% survive {"control":{"chosen":{"label":"Method","options":{"Euler":"euler","midpoint":"midpoint","Kutta 3":"kutta3","RK4":"rk4"},"says":"After 0.2 s"},"strongest":{"label":"Gain","unit":"1/s","min":1000,"max":7500,"step":20,"turning":[5000,6281,6963],"says":"After 0.2 s"}},"target":{"reached":"Reached","by":{"strongest":4980}}}
const chosen = euler;
const strongest = 1500;
function tried(k: number) {
  const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain: k });
  const options = { t1: 0.2, stepSize: 0.4 * tau, method: chosen };
  const run = integrate(rate, [1e-3, 0], options);
  const { times, residual, largest } = residualHistory(loop, run);
  const survives = largest < 1.1e-3 && residual.at(-1)! < 5e-4;
  const curve = { name: `k = ${fixed(k, 0)}`, x: times, y: residual };
  return { curve, survives };
}
const [now, more] = [tried(strongest), tried(1.01 * strongest)];
show(
  lineChart({
    title: `${chosen.name} with steps of ${400 * tau} ms`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-9, 10] },
    series: [now.curve, { ...more.curve, dash: 'dash' }],
  }),
);
console.log(`After 0.2 s |f| is ${now.curve.y.at(-1)!.toExponential(1)} m.`);
if (!now.survives) console.log('It does not die out.');
else if (more.survives) console.log('It dies out, and would with more.');
else console.log('Reached: it dies out, and 1 % more throws it off.');

// %% [markdown] target-way {"fold":{"title":"One way to the target"}}
/*
## One way to the target

The walls stand at $\tau k=2$, $2$, $2.513$ and $2.785$, so with $\tau=0.4$ ms at 5000 1/s for Euler and midpoint, 6282 for Kutta 3, 6963 for RK4. At the wall itself nothing dies out; the strongest gain is just below it. 4980 reaches the target for Euler and
midpoint, 6260 for Kutta 3, 6940 for RK4.
*/

// %% [markdown] which-gain
/*
## Which gain, then?

Ask first how fast a deviation must die: in each second the feedback divides it by $e^k$ ($k$ in 1/s), so $k=10$ 1/s takes 1 cm to less than 0.1 mm in half a second. That is the least gain that you need.

- **With RK4, Kutta 3 or midpoint** take that gain and no more: more gain leaves more, or as much. With $\tau=1$ ms that is 10 or 20 1/s; there is no need to be within the interval for $\alpha=0.9$.
- **With Euler** take more, up to $k=1/\tau$, here 1000 1/s: it leaves less, and a step takes away the whole deviation. Beyond that there is little to win, and the wall comes near.
- **If a bound $\varepsilon$ must be promised**, check $e\le(1-|P|)\,\varepsilon$ at that gain; if it fails, shorten the step.

In every case stay far from the wall: nothing is gained there.
*/

// %% [markdown] exercise
/*
## Questions to close with

Say your answer first; then open it.

<details><summary>You halve the step. What becomes of the largest stable gain, and of Euler's balance at the same gain?</summary>

The gain may be twice as large, since the wall stands at a fixed $\tau k$. The balance $\tau f''/(2k)$ is halved.

</details>

<details><summary>You need to be sure that RK4 keeps |f| &lt; ε. Which two numbers do you check, besides the start, and in which inequality do they stand?</summary>

The factor $|P|$ and what a step adds, $e$: $e\le(1-|P|)\,\varepsilon$.

</details>

<details><summary>A program keeps |f| ≤ 3 m at k = 2900. Why is that no success?</summary>

Crank and rod reach no farther than 3 m. A lost run stays below it, too.

</details>

<details><summary>Euler leaves too much. You may double the gain or halve the step, both within the interval. Which one helps more?</summary>

Neither: the balance is $\tau f''/(2k)$, and both halve it. The shorter step costs twice the work, and moves the wall away.

</details>

## Your turn

Exercise [15 Stable gains](../exercises/15-stable-gains/README.md) computes what a step does to a deviation, which gains shrink it, what each step
adds and how large it can become: `node lab start 15-stable-gains`. The order conditions behind $P(z)$ are part of exercise
[10 Runge-Kutta](../exercises/10-runge-kutta/README.md).
*/

// %% [markdown] several {"fold":{"title":"Further: several constraints","until":"several-note"},"predict":{"options":[{"text":"It dies out: the real parts are half-way","idea":"only-the-real-part","reply":"So it would be in exact time, where only the real part counts. In steps z must lie in the region, and −0.5 + i does not."},{"text":"It grows: a step multiplies its size by more than 1","reply":"So it is: |1 + z| = |0.5 + i| = 1.118 per step. In the picture −0.5 + i lies outside Euler's circle."},{"text":"It swings on and on at the same size","idea":"only-the-real-part","reply":"So it would be with z on the rim of the region. −0.5 + i is outside."}],"answer":1,"question":"Two constraints share a matrix of gains with the eigenvalues 500 ± 1000 i, in 1/s. Euler, τ = 1 ms: what does the deviation do?"}}
/*
## Further: several constraints

Several deviations may share a *matrix* $k$ of gains: $\dot f=Kf$ with $K=-k$, as before. The eigenvalues of $k$ may be complex: then the deviations swing while they die. The *stability region* of a method is the set of all complex $z$ with
$|P(z)|\le1$; for each eigenvalue $\lambda$ of $k$, $z=-\tau\lambda$ must lie inside. With a single number $k$ only the negative real axis counts.

Theorem 2 asks for more, $\lVert I-\tau k\rVert\le\alpha<1$, since all $z$ inside do not yet make each step shrink. The matrix $k=\begin{bmatrix}500&5000\\0&500\end{bmatrix}$ has only the eigenvalue 500, but $\lVert I-\tau k\rVert=5.05$. A deviation $(0,1)$ has the size 5.02 after one Euler step, and 0.31 after eight.

**Predict:** two constraints share a matrix with the eigenvalues $500\pm1000\,i$, so $z=-0.5\mp i$. What does Euler's deviation do?
*/

// %% regions
const where = 'Stable where |P(z)| ≤ 1; dots at z = −0.5 ± i';
const regions = stabilityRegionFigure({ title: where, methods });
const pair = {
  type: 'scatter',
  mode: 'markers',
  name: 'z = −0.5 ± i',
  x: [-0.5, -0.5],
  y: [1, -1],
  marker: { color: '#24262b', size: 9 },
};
const data = regions.data.map((trace) => {
  const color = colourOf[trace.name as string];
  return { ...trace, line: { color }, fillcolor: `${color}14` };
});
const layout = { ...regions.layout, annotations: [], showlegend: true };
show({ data: [...data, pair], layout });

// %% matrix-gain
// The eigenvalues 500 ± 1000 i on two constraints: a sphere and a plane.
const two = constraint({
  equations: ['x^2 + y^2 + z^2 - 1', 'z - 0.5'],
  variables: ['x', 'y', 'z'],
});
const swinging = [
  [500, -1000],
  [1000, 500],
];
for (const method of [euler, rk4]) {
  const field = stabilized(two, { gain: swinging, c: 1 });
  const options = { t1: 0.01, stepSize: tau, method };
  const run = integrate(field, [0.866, 0, 0.501], options);
  const { residual } = residualHistory(two, run);
  const each = (residual[10] / residual[0]) ** (1 / 10);
  const { norm } = stepAmplification(method, {
    gain: swinging,
    stepSize: tau,
  });
  console.log(
    `${method.name}: ${fixed(each, 3)} per step, ‖P‖ ${fixed(norm, 3)}`,
  );
}

// %% one-eigenvalue
// The matrix with the one eigenvalue 500, step by step.
const shear = [
  [500, 5000],
  [0, 500],
];
const sheared = stepAmplification(euler, { gain: shear, stepSize: tau });
console.log(`‖I − τk‖ ${fixed(sheared.norm, 2)}`);
const sizesOf: number[] = [];
let deviation = [0, 1];
for (let n = 1; n <= 8; n++) {
  const [first, second] = deviation;
  deviation = sheared.matrix.map(([a, b]) => a * first + b * second);
  sizesOf.push(Math.hypot(...deviation));
}
console.log(`size after 1 to 8 steps: ${fixed(sizesOf, 2)}`);

// %% [markdown] several-note
/*
You were right if you said that it grows: $-0.5+i$ is outside Euler's circle, though $-0.5$ is half-way to its centre. RK4's region holds it.
*/

// %% [markdown] example-bounds {"fold":{"title":"For readers of the source: the bounds of Example 2, and errata","until":"middle-term"},"predict":{"options":[{"text":"3 and 2, as the paper has them","idea":"printed-is-checked","reply":"They are safe bounds, and rough ones: with so small an ε the feedback is a small part of the velocity."},{"text":"2 and 1, as without any feedback","reply":"So it is: 2.06 and 1.13. Where |f| ≤ 1e-4 m, even k = 1900 adds little to the velocities."}],"answer":1,"question":"With k = 1900 1/s and ε = 1e-4 m: are the bounds of the two angular velocities nearer to 3 and 2, or to 2 and 1 rad/s?"}}
/*
## For readers of the source: the bounds of Example 2, and errata

To check condition 4 without a run, the paper bounds $f^{(2)}$ by hand. For that it needs the largest velocities of the two angles,
$|v_1|\le W_1$ and $|v_2|\le W_2$; then $F = rW_1^2 + lW_2^2$ bounds $f^{(2)}$ (the squares are lost in print, erratum P2: with
the paper's round $W_1=3$ and $W_2=2$ it is $17$, without squares $7$). The bounds $W_1$ and $W_2$ come from the smallest value that $D=(r\cos\theta_1)^2+(l\cos\theta_2)^2$ can have,
$D\ge l^2-r^2-2r\varepsilon-\varepsilon^2=l^2-(r+\varepsilon)^2$ (one $\varepsilon$ is lost: P4). For $l\sin\theta_2=r\sin\theta_1-f$, so $l^2\cos^2\theta_2=l^2-(r\sin\theta_1-f)^2\ge l^2-(r+\varepsilon)^2$, and the other square is not negative:

$$|v_1|\le cl+\frac{kr\varepsilon}{l^2-(r+\varepsilon)^2}=W_1,\qquad |v_2|\le cr+\frac{kl\varepsilon}{l^2-(r+\varepsilon)^2}=W_2 .$$

**Predict:** with $k=1900$ and $\varepsilon=10^{-4}$, are the bounds nearer to 3 and 2, or to the $cl=2$ and $cr=1$ of a machine without
feedback?
*/

// %% bounds {"change":{"replace":"const examined = 1900","with":"const examined = 500","ask":{"question":"How much of W₁ will be feedback?","options":["less than a hundredth","about a quarter","more than a half"],"answer":0},"appears":["k = 500: W1 = 2.01667"]}}
const examined = 1900;
const machine2 = { r: 1, l: 2, c: 1, gain: examined };
const bounds = sliderCrankBounds({ ...machine2, epsilon, stepSize: tau });
const { W1, W2, denominator, largestAlpha } = bounds;
console.log(`k = ${examined}: W1 = ${fixed(W1, 5)}, W2 = ${fixed(W2, 5)}`);
console.log(`F = ${fixed(bounds.F)}, D ≥ ${fixed(denominator, 8)}`);
console.log(`condition 4 allows α ≤ ${fixed(largestAlpha, 5)}`);
const [squares, printed] = [1 * 3 ** 2 + 2 * 2 ** 2, 1 * 3 + 2 * 2];
console.log(`with W1 = 3, W2 = 2: F = ${squares}, as printed ${printed}`);
const paperAlpha = 1 - (tau ** 2 * squares) / (2 * epsilon);
const paperGains = gainInterval(euler, tau, 0.9);
console.log(`then α ≤ ${fixed(paperAlpha, 3)}; the paper takes α = 0.9:`);
console.log(
  `k from ${fixed(paperGains[0], 0)} to ${fixed(paperGains[1], 0)}`,
);

// %% [markdown] bounds-note
/*
You were right if you said 2 and 1: the bounds are 2.06 and 1.13 rad/s. The paper's 3 and 2 are rough (erratum P21); the largest $\alpha$ that condition 4 allows is 0.966, not 0.915. With $|f|=10^{-4}$ m and $k=1900$ a step may add up to $\tfrac12\tau^2F=3.4\cdot10^{-6}$ m, more than the $1.5\cdot10^{-6}$ m of a run near the constraint.

**Change this:** examine $k=500$. Then the feedback is 0.8 % of $W_1$.

Four more remarks on the print. In the line before eq. 14 the sign of $k$ is wrong: no $k>0$ satisfies $|1+\tau k|\le\alpha<1$ (P1); with $|1-\tau k|$ eq. 14 follows as printed. In $f^{(2)}$ the middle term $2f_{yt}\,v$ lacks its $v$ (P3); the next cell has an example. Example 3 ends with "stable for large values" (P19): wrong, as the walls show. Its Figure 2, "Solution using MATLAB", names neither gain nor step nor start, and may show a deviation or the angles (P24); the chart under "Which gain leaves least?" is our reconstruction, with settings of our own. The paper's Russian abstract speaks of bounds "that depend on the phase coordinates": that is the gain by place above.
*/

// %% middle-term
const cubic = constraint({ equations: ['y^2*t'], variables: ['y'] });
const [f2] = cubic.secondDerivative(1, [2], [3]);
const [noV, withV] = [2 * 9 + 2 * 4, 2 * 9 + 2 * 4 * 3];
console.log(`f = y² t at t = 1, y = 2, v = 3: f⁽²⁾ = ${f2}`);
console.log(`by hand with the v ${withV}, as printed without it ${noV}`);

// %% [markdown] proofs {"fold":{"title":"For checking the paper (nothing later needs it): Theorems 3 to 5 and their proofs","until":"source-note"},"predict":{"options":[{"text":"up to τ⁴, the whole of eq. 36","idea":"printed-is-checked","reply":"So it would be if f and v were the same function. Here the deviation is another function than the velocity."},{"text":"up to τ³, with only τ⁴ wrong","idea":"printed-is-checked","reply":"Already f‴ has a term with v_y: f_y v_y F. The printed f_y²F is another number."},{"text":"up to τ², from f‴ on it is wrong","reply":"So it is: f‴ holds the first term with v_y."}],"answer":2,"until":"second-derivative"}}
/*
## For checking the paper (nothing later needs it): Theorems 3 to 5 and their proofs

Upper indices at $f$ ($f^0$, $f^n$) number the steps; at $\tau$, $v$, $F$, $K$ and $\Delta y$ they are powers.

*Theorems 3, 4 and 5* say of methods of order $p=2$, 3 and 4 what Theorem 2 says of Euler. They ask for $\lVert f^0\rVert\le\varepsilon$, for a *remainder* with $\tau^{p+1}\lVert R\rVert\le(1-\delta)\varepsilon$, for the conditions of order (for
$p=2$: $2a_2c_2=1$), and for

$$\Bigl\lVert I+\tau K+\tfrac{\tau^2}{2}(\dot K+K^2)+\tfrac{\tau^3}{6}(\ddot K+3\dot KK+K^3)+\dots\Bigr\rVert\le\delta<1 ,$$

cut after $\tau^p$; $\delta$ plays the part of Theorem 2's $\alpha$ (Theorem 3 calls it $q$). Theorems 3 and 4 print it so; Theorem 5 leaves out $\dot K$, $\ddot K$ and $\dddot K$ already in its condition. The proofs of the last two take $K$ constant, and then it is $P(\tau K)$ (erratum P20); for matrices $3\dot KK$ is right only if $K$ and
$\dot K$ commute (P18). What $\dot K$ does is seen in the cell `k-dot` below, with the $K(y)$ from above.

**The way.** Put the increment of the method into the Taylor series of $f$ at the next step (eq. 25, 31 and 35),

$$\begin{aligned}
f^{n+1}=f^n&+f_y\Delta y+\tau f_t+\tfrac12\bigl(\Delta y^Tf_{yy}\Delta y+2\tau f_{ty}\Delta y+\tau^2f_{tt}\bigr)\\
&+\tfrac1{3!}\bigl(f_{yyy}\Delta y^3+3\tau f_{yyt}\Delta y^2+3\tau^2f_{ytt}\Delta y+\tau^3f_{ttt}\bigr)+\dots
\end{aligned}$$

The next bracket is $\tfrac1{4!}\bigl(f_{yyyy}\Delta y^4+4\tau f_{yyyt}\Delta y^3+6\tau^2f_{yytt}\Delta y^2+4\tau^3f_{yttt}\Delta y+\tau^4f_{tttt}\bigr)$. Cut after the second, third and fourth order, the series misses what falls as $\tau^3$, $\tau^4$ and $\tau^5$ (cell `series-cut`). The second line, taken between the two steps, is the remainder of eq. 25 (its first term with $\tau$ lacks a 3: P12). With notebook 10's
$F=v_t+v\,v_y$, $I=v_{ty}+v\,v_{yy}$, $G=v_{tt}+2v\,v_{ty}+v^2v_{yy}$ and $H=v_{ttt}+3v\,v_{tty}+3v^2v_{tyy}+v^3v_{yyy}$ the increment of a method of order two is
$\Delta y=\tau v+\tfrac{\tau^2}{2}F+\tau^3R_v$ (eq. 24 and 26), where $R_v=\tfrac12a_2^2c_2\,G$ is made of derivatives of $v$, not of $f$ (P13). Of order three it is

$$\Delta y=\tau M_1v+\tau^2M_2F+\tau^3M_4\,v_yF+\tfrac{\tau^3}{2}M_3G$$

(eq. 29 and 30; the $v_y$ is lost: P14) with $M_1=\sum c_r$, $M_2=\sum c_ra_r$, $M_3=\sum c_ra_r^2$, $M_4=a_2c_3b_{32}$, and of order four

$$\Delta y=\tau v+\tfrac{\tau^2}{2}F+\tfrac{\tau^3}{6}(G+v_yF)+\tfrac{\tau^4}{24}(H+3FI+v_yG+v_y^2F)$$

(eq. 34; the 3 is lost: P17). What comes out are the derivatives of $f$ along the motion,

$$\begin{aligned}
\dot f&=f_yv+f_t,\qquad \ddot f=f_yF+G_f,\qquad \dddot f=f_y(G+v_yF)+3FI_f+H_f ,\\
\ddddot f&=f_y(H+v_yG+v_y^2F)+3f_yFI+4v_yFI_f\\
&\quad+4GI_f+3f_{yy}F^2+6FN_f+M_f ,
\end{aligned}$$

where $F,G,H,I$ are those of $v$, $G_f,H_f,I_f$ the same of $f$, $N_f=v^2f_{yyy}+2vf_{yyt}+f_{ytt}$ and $M_f=v^4f_{yyyy}+4v^3f_{yyyt}+6v^2f_{yytt}+4vf_{yttt}+f_{tttt}$. The paper has one
letter for both and so prints $f_y^2F$ for $f_yv_yF$, and $7f_yFI$ (eq. 32, 36 and its list: P15), and, in the list before eq. 37 alone, $F$ for $F^2$ (P16). On the other side stand
$\dot f=Kf$, $\ddot f=(\dot K+K^2)f$, and so on: that makes the matrix in front of $f^n$ (eq. 27, 33, 37).

The next two cells take $v=ty^2$ and $f=\sin y+ty^2$, and compare each list with the derivative along the motion, which is $g_t+v\,g_y$ once more each time.

**Predict:** with $f_y$ for $v_y$, up to which order in $\tau$ is eq. 36 still right?
*/

// %% expression-lists
const [vText, fText] = ['t * y^2', 'sin(y) + t * y^2'];
const place = { t: 1, y: 0.9 };
type Expression = math.MathNode;
const by = (g: Expression, names: string): Expression =>
  Array.from(names).reduce<Expression>((node, name) => {
    return math.derivative(node, name, { simplify: false });
  }, g);
const at = (g: Expression): number => g.evaluate(place) as number;
const v = at(math.parse(vText));
// The parts that notebook 10 names: derivatives of g, weighted with v.
function parts(text: string) {
  const d = (names: string) => at(by(math.parse(text), names));
  const F = d('t') + v * d('y');
  const G = d('tt') + 2 * v * d('ty') + v ** 2 * d('yy');
  const third = 3 * v * d('tty') + 3 * v ** 2 * d('tyy');
  const H = d('ttt') + third + v ** 3 * d('yyy');
  const I = d('ty') + v * d('yy');
  const N = d('tty') + 2 * v * d('tyy') + v ** 2 * d('yyy');
  const fourth = 4 * v * d('ttty') + 6 * v ** 2 * d('ttyy');
  const last = 4 * v ** 3 * d('tyyy') + v ** 4 * d('yyyy');
  const M = d('tttt') + fourth + last;
  return { F, G, H, I, N, M, y: d('y'), yy: d('yy') };
}
const [ofV, ofF] = [parts(vText), parts(fText)];

// %% deviation-expansions {"change":{"replace":"const wrongly = ofF.y;","with":"const wrongly = ofV.y;","ask":{"question":"With v_y put right: which of the printed lists will agree?","options":["eq. 32 and eq. 36, not the list before eq. 37","eq. 32 alone","none of them"],"answer":0},"appears":["eq. 32 as printed 42.6839"]}}
const wrongly = ofF.y;
const along = (g: Expression): Expression => {
  const [inTime, inPlace] = [by(g, 't').toString(), by(g, 'y').toString()];
  return math.parse(`(${inTime}) + (${vText}) * (${inPlace})`);
};
const third = (slope: number): number =>
  ofF.y * (ofV.G + slope * ofV.F) + 3 * ofV.F * ofF.I + ofF.H;
function fourth(slope: number, square: number): number {
  const { F, G, H, I } = ofV;
  const inner = H + slope * G + slope ** 2 * F + 3 * F * I;
  const mixed = 4 * slope * F * ofF.I + 4 * G * ofF.I + 6 * F * ofF.N;
  return ofF.y * inner + mixed + 3 * ofF.yy * square + ofF.M;
}
function say(name: string, value: number): void {
  console.log(`${name} ${fixed(value, 4)}`);
}
const d2 = along(along(math.parse(fText)));
say('f″ along the motion', at(d2));
say('f‴ along the motion', at(along(d2)));
say('eq. 32', third(ofV.y));
say('eq. 32 as printed', third(wrongly));
say('f⁗ along the motion', at(along(along(d2))));
say('eq. 36', fourth(ofV.y, ofV.F ** 2));
say('eq. 36 as printed', fourth(wrongly, ofV.F ** 2));
say('its list as printed', fourth(wrongly, ofV.F));

// %% [markdown] lists-note
/*
You were right if you said $\tau^2$: already the third derivative is wrong. **Change this:** let `wrongly` be $v_y$, `ofV.y`. Then eq. 32 and eq. 36 are right, and in the list before eq. 37 one printed fault is left: $F$ for $F^2$.

Next, the increments: one step of each method against its list. What the list leaves out must fall with the next power of $\tau$.
*/

// %% increments
const field: Rate = (t, [y]) => [t * y ** 2];
type Rate = (t: number, y: number[]) => number[];
const { F, G, H, I } = ofV;
const second = (h: number) => h * v + (h ** 2 / 2) * F;
const [M3, M4] = [1 / 3, 1 / 6];
const inThird = (h: number) => h ** 3 * (M4 * ofV.y * F + (M3 / 2) * G);
const noSlope = (h: number) => h ** 3 * (M4 * F + (M3 / 2) * G);
const fourthPart = H + 3 * F * I + ofV.y * G + ofV.y ** 2 * F;
const inFourth = (h: number) => (h ** 4 / 24) * fourthPart;
type List = [string, typeof euler, ((h: number) => number)[]];
const lists: List[] = [
  ['eq. 24', midpoint, [second]],
  ['eq. 30', kutta3, [second, inThird]],
  ['eq. 30 as printed', kutta3, [second, noSlope]],
  ['eq. 34', rk4, [second, inThird, inFourth]],
];
for (const [name, method, terms] of lists) {
  const [coarse, fine] = [0.01, 0.005].map((h) => {
    const options = { t0: 1, t1: 1 + h, stepSize: h, method };
    const [next] = integrate(field, [place.y], options).states[1];
    return next - place.y - terms.reduce((sum, term) => sum + term(h), 0);
  });
  console.log(`${name} leaves out τ^${fixed(Math.log2(coarse / fine), 1)}`);
}

// %% eq-27
const [a2, c2, h] = [0.5, 0.6, 1e-4];
const slope2 = field(1 + a2 * h, [place.y + a2 * h * v])[0];
const nextY = place.y + h * ((1 - c2) * v + c2 * slope2);
const fOf = (t: number, y: number) => Math.sin(y) + t * y ** 2;
const change = fOf(1 + h, nextY) - fOf(1, place.y);
const firstOrder = h * (ofF.y * v + place.y ** 2);
say('a₂c₂ = 0.3, τ² in one step', (change - firstOrder) / h ** 2);
say('eq. 27 with its G', a2 * c2 * at(d2) + ((1 - 2 * a2 * c2) / 2) * ofF.G);

// %% series-cut
const fNode = math.parse(fText);
/** The terms of order p in the Taylor series of f, for Δy = v τ. */
function taylorTerms(p: number, h: number): number {
  const terms = Array.from({ length: p + 1 }, (_, i) => {
    const slope = at(by(fNode, 'y'.repeat(p - i) + 't'.repeat(i)));
    return math.combinations(p, i) * slope * (v * h) ** (p - i) * h ** i;
  });
  return terms.reduce((sum, term) => sum + term) / math.factorial(p);
}
for (const last of [2, 3, 4]) {
  const [coarse, fine] = [0.02, 0.01].map((h) => {
    const orders = Array.from({ length: last + 1 }, (_, p) => p);
    const series = orders.reduce((sum, p) => sum + taylorTerms(p, h), 0);
    return fOf(1 + h, place.y + v * h) - series;
  });
  const power = fixed(Math.log2(coarse / fine), 1);
  console.log(`cut after order ${last}: misses τ^${power}`);
}

// %% second-derivative
const K37 = math.parse('sin(t) - 2');
const solution = math.parse('exp(-2 * t - cos(t))');
const [k0, k1, k2, k3] = ['', 't', 'tt', 'ttt'].map((n) => at(by(K37, n)));
const quartic = k3 + 4 * k2 * k0 + 3 * k1 ** 2 + 6 * k1 * k0 ** 2 + k0 ** 4;
say('f⁗/f for K = sin t − 2', at(by(solution, 'tttt')) / at(solution));
say('eq. 37: K‴ + 4K″K + 3K̇² + 6K̇K² + K⁴', quartic);
for (const method of methods) {
  const still = sliderCrank({ r: 1, l: 2, c: 0, gain: 100 });
  const options = { t1: tau, stepSize: tau, method };
  const one = integrate(still.rate, start, options).states[1];
  const factor = loop.f(0, one)[0] / loop.f(0, start)[0];
  const P = stabilityFunction(method)(-0.1);
  console.log(`${method.name}: ${fixed([factor, P], 8)} at τk = 0.1`);
}

// %% k-dot
const theta = 0.8;
const leaning = (f: number) => Math.asin((Math.sin(theta) - f) / 2);
const short = { t1: 1e-4, stepSize: 1e-4, method: midpoint };
const nextOf = (f: number): number => {
  const [, later] = integrate(placed, [theta, leaning(f)], short).states;
  return loop.f(0, later)[0];
};
const perStep = (nextOf(1e-6) - nextOf(-1e-6)) / 2e-6;
const [kHere, [turning]] = [gainAt(theta), placed(0, [theta, leaning(0)])];
const kDot = -2050 * Math.sin(2 * theta) * turning;
const byTheorem3 = (dot: number): number => {
  return 1 - 1e-4 * kHere + (1e-8 / 2) * (kHere ** 2 - dot);
};
const sixPlaces = fixed([perStep, byTheorem3(kDot), byTheorem3(0)], 6);
console.log(`midpoint's step, with K̇, without: ${sixPlaces}`);

// %% theorem-3
const tenSeconds = { c: 1, stepSize: tau, steps: 1e4, y0: [0, 0], epsilon };
for (const k of [1992, 1992.5]) {
  const run = { ...tenSeconds, method: midpoint, gain: k };
  const { remainder, largestResidual } = stepCondition(loop, run);
  const [added, least] = [remainder.value, remainder.limit].map((size) =>
    size.toExponential(1),
  );
  const promise = remainder.holds ? 'promised' : 'not promised';
  console.log(`k = ${k}: adds ${added}, may add ${least} m: ${promise}`);
  console.log(`   |f| reaches ${fixed(largestResidual / epsilon, 2)} ε`);
}

// %% [markdown] source-note
/*
A method with $2a_2c_2\ne1$ has $\tfrac{\tau^2}{2}(1-2a_2c_2)\,G_f$ left over in eq. 27, which no gain takes away: that is why Theorem 3 asks for the condition of order. The quartic of eq. 37 is confirmed by a deviation
that is known in closed form, $f=e^{-2t-\cos t}$ with $K(t)=\sin t-2$. And with a constant $K$ and no motion along the constraint, one step multiplies $f$ by $P(\tau K)$ up to the curvature of $f$ (eq. 33 and 37). With the $K(y)$ of this notebook, at $\theta_1=0.8$ rad and $\tau=0.1$ ms, a step of midpoint multiplies $f$ by 0.900936. Theorem 3 says 0.900935; without $\dot K$ it would be 0.900954.

For midpoint $P=1-\tau k+\tfrac12(\tau k)^2$ stays positive, so ceiling and balance are one, and Theorem 3 is sharp. At $k=1992$ a step of 1 ms adds $7.7\cdot10^{-7}\le8.0\cdot10^{-7}$ m: promised, and $|f|$ stays at $0.94\,\varepsilon$, for 10 s. At 1992.5 it is $7.7\cdot10^{-7}>7.5\cdot10^{-7}$ m: not promised, and $|f|$ reaches $1.01\,\varepsilon$.
*/
