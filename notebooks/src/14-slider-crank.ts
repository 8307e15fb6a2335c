// %% [markdown] title
/*
# 14 Constraints: the slider-crank

A crank turns, a rod pushes, a slider moves to and fro. Two angles describe the machine, and one equation ties them together at all times.
Keeping such an equation true in a simulation is a craft of its own.

**After this notebook you can** turn a constraint into velocities that respect it, split them into a part along the constraint and a part
across it, and say what feedback mends, how much it leaves, and what it never mends.

*Source: the paper on stabilised constraints by Mukharlyamov and Beshau (here "the paper"), sections 1 and 2 with Theorem 1, Example 1 and the beginning of section 3 with Example 2; eq. 1 to 13; erratum P1. More in a
fold at the end.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A lander is put together from a box of 2000 kg with its centre at x = 0 and a tank of 1000 kg with its centre at x = 6 m. The program moves its origin to the common centre of mass, with axes as before, and from then on its state is that of this point. At which x of these body axes must the tank be drawn?

- 6 m
- 2 m
- 3 m
- 4 m

<details><summary>The answer</summary>

4 m. So it is: what is drawn must be moved as the origin was, by the place of the common centre. (Notebook [13](13-chaneys-body.ipynb).)

</details>

**2.** A crate lies on smooth ice. A rope acts at the point (4, 3) m, counted from the centre of mass, with the force (−8, −6) N. How large is its torque about the centre of mass, seen from above and positive anticlockwise?

- 50 N m
- −50 N m
- 0 N m
- −24 N m

<details><summary>The answer</summary>

0 N m. So it is: the force points along its lever, so its line of action passes through the centre of mass. (Notebook [08](08-force-and-torque.ipynb).)

</details>

**3.** Two lamps of 1 kg hang at (2, 0) m and (6, 0) m, a third one of 8 kg at (4, 4) m; rods without mass join them. Where is the centre of mass?

- (4, 0.8) m
- (4, 2) m
- (4, 1.33) m
- (4, 3.2) m

<details><summary>The answer</summary>

(4, 3.2) m. So it is: on the line of symmetry, by the mirror images, and on it nearer to the heavy lamp. (Notebook [04](04-centre-of-mass.ipynb).)

</details>
*/

// %% import
import * as math from 'mathjs';
import {
  constraint,
  cross,
  dependentVelocities,
  euler,
  fixed,
  generalSolution,
  generalizedCross,
  integrate,
  normalize,
  pseudoInverse,
  residualHistory,
  rk4,
  scale,
  sliderCrank,
  stabilized,
  subtract,
} from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';
import {
  animate,
  ellipsoidMesh,
  lineChart,
  mechanismFigure,
  planeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] idea {"predict":{"number":"°","answer":30,"within":1,"from":0,"to":90,"question":"The rod is twice as long as the crank. How far does the rod lean at most, while the crank turns all the way round?","reply":"sin θ₂ = ½ sin θ₁ is at most ½, so θ₂ is at most 30°. (26.6° has the tangent ½: that would be a rod whose level part is 2 m, and here the rod itself is.)"}}
/*
## The machine

```
          A·····················  level
         / `-.   θ₂
      r /     `-.
       /         `-.   l
      / θ₁          `-.
     O··················B·······  guide
```

The crank $OA$, of length $r = 1$ m, turns about $O$. At the *pin* $A$ it is joined to the rod $AB$, of length $l = 2$ m, which moves the slider $B$. This should stay on its *guide*, the level line through $O$.
The crank's angle $\theta_1$ is counted from the guide upward, the rod's angle $\theta_2$ from the level line through $A$ *downward*, both in rad. So $A$ is at the height $r\sin\theta_1$, and $B$ is lower by $l\sin\theta_2$. It is above its guide by

$$f(\theta_1,\theta_2) = r\sin\theta_1 - l\sin\theta_2 ,$$

in metres. The demand $f=0$ is the *constraint*. Where it is broken, $f$ says how far: it is also the *deviation*.

This is *kinematics*: places and velocities, no masses, no forces. How fast the crank runs is for us to choose; the question is which velocities fit. In a program nothing else holds the slider.

**Predict:** the rod is twice the crank. How far, in degrees, does the rod lean at most while the crank turns all the way round?
*/

// %% picture {"change":{"replace":"const theta1 = 0.7","with":"const theta1 = 2.1","ask":{"question":"the angle θ₂ of the rod","answer":0},"appears":["θ₂ = 0.44627"]},"control":{"theta1":{"label":"Angle of the crank","unit":"rad","min":0,"max":6.2,"step":0.1,"turning":[1.6,4.7],"says":"θ₂ ="}}}
const theta1 = 0.7;
// The speed c and the gain of a feedback (0: none) are explained below.
const crank = sliderCrank({ r: 1, l: 2, c: 1, gain: 0 });
const assembled = crank.assembled(theta1);
const { A, B } = crank.joints(assembled);
show(
  mechanismFigure({
    title: 'The slider-crank, seen from the side',
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
const lean = (assembled[1] * 180) / Math.PI;
console.log(
  `θ₂ = ${fixed(assembled[1], 8)} rad: the rod leans by ${fixed(lean, 1)}°`,
);
console.log(`slider at ${fixed(B[0], 8)} m, f = ${fixed(B[1], 15)} m`);

// %% [markdown] velocities {"predict":{"options":[{"text":"0.50 rad/s: the rod is twice as long","idea":"rates-by-lengths","reply":"So it is where crank and rod both lie along the guide. In between the pin climbs with r cos θ₁, and the rod must take that away with l cos θ₂."},{"text":"1.00 rad/s: the two are joined","idea":"rates-by-lengths","reply":"So it would be if crank and rod had equal lengths, where the angles are equal at all times."},{"text":"0.40 rad/s: the pin climbs less","reply":"So it is: the pin climbs with r cos θ₁ = 0.765 m/s, and each rad/s of the rod takes l cos θ₂ = 1.893 m/s away."},{"text":"0.33 rad/s: its angle is 0.33 rad","idea":"rates-by-lengths","reply":"0.328 rad is the angle of the rod now, not how fast it changes. Differentiate sin θ₂ = ½ sin θ₁."}],"answer":2,"until":"eliminate"}}
/*
You were right if you said 30°: $\sin\theta_2 = \tfrac12\sin\theta_1$ is at most $\tfrac12$. **Change this:** turn the crank on to 2.1 rad, past the upright. The rod leans
a little less than at most, and the slider has come nearer.

## From positions to velocities

Think of the machine at $\theta_1 = 0.7$ rad, where $\theta_2=0.328$ rad, while the crank turns at $\dot\theta_1 = 1$ rad/s. The slider stays on its guide if $f$ *stays* 0, that is, if the rate of
$f$ is 0. That rate is the derivative of $f$ by $\theta_1$ times $\dot\theta_1$, and the derivative by $\theta_2$ times $\dot\theta_2$, added. The next cell prints the two derivatives as a row, $f_y$.

**Predict:** how fast must the rod turn at this instant, so that the slider stays on its guide? Try to find it yourself before you choose.
*/

// %% formula
const loop = constraint({
  equations: ['r*sin(theta1) - l*sin(theta2)'],
  variables: ['theta1', 'theta2'],
  parameters: { r: 1, l: 2 },
});
console.log('f_y =', loop.derived!.jacobian[0].join(',   '));
const from = crank.assembled(0.7);
const [row] = loop.jacobian(0, from);
console.log(`f_y at 0.7 rad = ${fixed(row, 6)}`);
const rodRate = fixed(-row[0] / row[1], 6);
console.log(`crank 1 rad/s: the rod must turn at ${rodRate} rad/s`);

// %% [markdown] eliminate {"predict":{"options":[{"text":"the crank follows the rod round","idea":"free-choice-anywhere","reply":"So it would if the rod could lean on and on. It cannot lean beyond 30°, so no velocity of the crank fits."},{"text":"the crank comes to rest upright","idea":"free-choice-anywhere","reply":"It is the rod that rests there when the crank leads, since the pin then moves level. A rod that leans on needs an ever faster crank."},{"text":"the slider is torn off its guide","reply":"So it is: near the upright the crank would have to be infinitely fast, and beyond 30° the slider leaves its guide."}],"answer":2,"question":"At the start the crank is at 0.7 rad. Let the *rod* lead: it turns at 1 rad/s all the time, and the crank's velocity is taken from eq. 4. What will happen near the upright?"}}
/*
You were right if you said 0.40 rad/s. The rate of $f$ must be 0: $r\cos\theta_1\,\dot\theta_1 - l\cos\theta_2\,\dot\theta_2 = 0$. That is one linear equation for two velocities. The library finds
the derivatives from the formula, symbolically.

In general a machine has $n$ coordinates $y$ (here two angles) with the velocities $\dot y = v(y,t)$, $y(t_0)=y_0$ (eq. 1), and $m\le n$ equations $f(y,t)=0$ that hold at the start (eq. 2); here $n=2$ and $m=1$. (Such
constraints of places and time alone are called *holonomic*.) Then the same step reads $f_y\,v + f_t = 0$ (eq. 3). $f_y$ is the *Jacobian*, with a column for each coordinate and a row for each equation. $f_t$ is the derivative by the time, here 0.

### Who leads?

If the crank leads, $\dot\theta_1$ is free to choose, and the equation gives $\dot\theta_2=r\cos\theta_1\,\dot\theta_1/(l\cos\theta_2)$: you have just done that. One may also let the rod lead; then $\dot\theta_1=l\cos\theta_2\,\dot\theta_2/(r\cos\theta_1)$.

With more coordinates one splits them into $m$ that are to be found, $y^1$, and others that are free, $y^2$. (The paper's upper 1 and 2 are labels, no powers.) The columns of $f_y$ are split alike, into $f_{y_1}$ and $f_{y_2}$. Eq. 3 becomes $f_{y_1}v^1 = -(f_{y_2}v^2+f_t)$, and, solved for $v^1$,

$$\dot y^1 = -f_{y_1}^{-1}(f_{y_2}v^2+f_t),\qquad \dot y^2 = v^2(y,t)\qquad\text{(eq. 4)},$$

as long as $f_{y_1}$ has an inverse. If the crank leads, $f_{y_1}=-l\cos\theta_2$, which is not 0 near the constraint; if the rod leads, $f_{y_1}=r\cos\theta_1$.

**Predict:** let the *rod* lead, with $\dot\theta_2=1$ rad/s, from $\theta_1=0.7$ rad on. What will happen near the upright crank?
*/

// %% dependent
function led(leader: number, duration: number) {
  const rate = (t: number, y: readonly number[]): number[] => {
    const velocities = { dependent: [1 - leader], independent: [1] };
    const A = loop.jacobian(t, y);
    const [other] = dependentVelocities(A, [0], velocities);
    return leader === 0 ? [1, other] : [other, 1];
  };
  return integrate(rate, from, { t1: duration, stepSize: 0.002 });
}
const [byCrank, byRod] = [led(0, 1.6), led(1, 0.218)];
const inPlane = (name: string, states: number[][]) => {
  return { name, x: states.map((s) => s[0]), y: states.map((s) => s[1]) };
};
const plane = {
  x: { label: 'θ₁', unit: 'rad' },
  y: { label: 'θ₂', unit: 'rad' },
};
const title = 'Crank or rod leads, in the plane of the two angles';
const dashed = { ...inPlane('crank', byCrank.states), dash: 'dash' as const };
const ways = [inPlane('rod', byRod.states), dashed];
show(lineChart({ title, ...plane, series: ways }));
const torn = byRod.states.findIndex((s) => Math.abs(loop.f(0, s)[0]) > 1e-3);
console.log(`rod leads: |f| is 1 mm after ${fixed(byRod.times[torn], 2)} s`);
const kept = residualHistory(loop, byCrank).largest.toExponential(0);
console.log(`crank leads: |f| stays below ${kept} m`);

// %% [markdown] theorem-1
/*
You were right if you said the slider is torn off. After $\pi/6-\theta_2 = 0.196$ s the rod leans by 30°, the crank is upright, and $f_{y_1}=r\cos\theta_1$ is 0. Eq. 4 then divides by
almost zero, and past 90° (RK4's looks) $\cos\theta_1$ has the other sign: the crank is thrown back, again and again (the zigzag). So a choice that is good in one place may be none in another.

## Theorem 1: all velocities at once

Instead of choosing a leader, take *all* velocities that fit. First the crank, with the two derivatives $(f_1,\,f_2)$ of $f$. Eq. 3 is $f_1\dot\theta_1+f_2\dot\theta_2=0$, and $(f_2,\,-f_1)$ solves it. So does every multiple $c\,(f_2,\,-f_1)$: the number $c$ says how
fast we go *along* the constraint. Now let $f$ change at a rate $b$ (what for, “Feedback” shows). That adds a part *across* the constraint, the shortest that does it: $\frac{b}{f_1^2+f_2^2}\,(f_1,\,f_2)$.

Theorem 1 says the same of $A\mathbf v = \mathbf b$, $m$ equations for $n > m$ unknowns (eq. 8). $A$ is the matrix $f_y$ (not the pin) and must have rank $m$; eq. 3 has $\mathbf b=-f_t$. All solutions are

$$\mathbf v = c\,[A\,C] + A^{+}\mathbf b = c\,\mathbf v_\tau+\mathbf v_\nu\quad\text{(eq. 9)},\qquad A^{+} = A^T(AA^T)^{-1} .$$

The part along (*tangent*), $\mathbf v_\tau=[A\,C]$, is a generalised vector product, a determinant whose first row is the unit vectors. Below them stand the rows of $A$ and $n-1-m$ rows $C$ that one may choose; it is perpendicular to all of them. The crank needs no $C$:

$$[A]=\begin{vmatrix}\mathbf e_1&\mathbf e_2\\f_1&f_2\end{vmatrix}=(f_2,\,-f_1) .$$

The part $\mathbf v_\nu=A^{+}\mathbf b$ points straight across (*normal*). For one equation $AA^T$ is the number $f_1^2+f_2^2$.

The next cell takes $b=0.5$ m/s and $c=1$, at $\theta_1=0.7$ rad.
*/

// %% theorem-demo {"change":{"replace":"const c = 1;","with":"const c = -2;","ask":{"question":"Which part of v will be multiplied by −2?","options":["all of it","the tangent part alone","the normal part alone","none, for A v may not change"],"answer":1},"appears":["c v_τ = (3.786811, 1.529684)","v = (3.878519, 1.302656)"]}}
const c = 1;
const b = 0.5;
const A1 = loop.jacobian(0, from);
const { v, tangent, normal } = generalSolution(A1, [b], { c });
const part = tangent.map((each) => c * each);
console.log(`c v_τ = ${fixed(part, 6)}   v_ν = ${fixed(normal, 6)}`);
console.log(`v = ${fixed(v, 6)}, their sum`);
console.log(`A v = ${fixed(math.dot(A1[0], v), 12)}, whatever c is`);
const At = math.transpose(A1);
const plus = math.multiply(At, math.inv(math.multiply(A1, At)));
console.log(`A⁺ = Aᵀ(AAᵀ)⁻¹ = ${fixed(plus.flat(), 6)}`);
console.log(`by the library:  ${fixed(pseudoInverse(A1).flat(), 6)}`);
const upright = loop.jacobian(0, [Math.PI / 2, Math.PI / 6]);
const there = generalSolution(upright, [0], { c });
console.log(`at the upright v ${fixed(there.v, 6)}`);

// %% [markdown] parts
/*
At the upright the rod rests, as it must. **Change this:** give the cell $c=-2$. Which part of $\mathbf v$ changes? The part along is multiplied by $-2$, so the machine runs the other way, twice as fast. The part across stays, and with it $A\mathbf v = b$.

For the crank the two parts are (Example 1), with $D=(r\cos\theta_1)^2+(l\cos\theta_2)^2$ and any number $b$,

$$\mathbf v_\tau=(-l\cos\theta_2,\,-r\cos\theta_1),\qquad \mathbf v_\nu=\frac{b}{D}\,(r\cos\theta_1,\,-l\cos\theta_2) .$$

The unit of $c$ is 1/(m s). The determinant gives $\mathbf v_\tau$ its two minus signs; we keep them, as the paper does. So with $c=1$ the crank runs *backwards*: at $\theta_1=\theta_2=0$ with 2 rad/s.

The next cell takes a place that is off the constraint, with $f=-0.135$ m. It draws both parts there, with $b=1$ m/s and $c=1$. With $b=1$ m/s, $f$ grows by 1 m in a second, so after 0.135 s of $\mathbf v_\nu$ it is 0: the arrow across is that long, and ends at the line $f=0$, by
the shortest way. The arrow along is what $\mathbf v_\tau$ does in 0.1 s: it runs beside the line.
*/

// %% example-1
const off = [0.7, 0.4] as const;
const [[[f1, f2]], [fOff]] = [loop.jacobian(0, off), loop.f(0, off)];
const along = [f2, -f1];
const across = [f1, f2].map((entry) => entry / (f1 * f1 + f2 * f2));
const arrow = (name: string, [w1, w2]: number[], seconds: number) => {
  return { name, at: off, along: [seconds * w1, seconds * w2] as const };
};
const line = byCrank.times.map((t) => crank.assembled(0.4 + t / 3.5));
const parted = planeFigure({
  title: 'Along and across, in the plane of the two angles',
  paths: [{ name: 'f = 0', points: line }],
  arrows: [arrow('along', along, 0.1), arrow('across', across, 0.135)],
  points: [{ name: 'f = 0', at: line.at(-1)! }],
});
const axis = (key: string, text: string) => {
  return { ...(parted.layout[key] as object), title: { text } };
};
const xaxis = axis('xaxis', 'θ₁ [rad]');
const yaxis = axis('yaxis', 'θ₂ [rad]');
show({ ...parted, layout: { ...parted.layout, xaxis, yaxis } });
const parts = generalSolution([[f1, f2]], [1], { c: 1 });
console.log(`f = ${fixed(fOff, 6)} m`);
console.log(`v_τ = ${fixed(along, 6)}   v_ν = ${fixed(across, 6)}`);
console.log('The same by Theorem 1:');
console.log(`${fixed(parts.tangent, 6)}   ${fixed(parts.normal, 6)}`);

// %% [markdown] drift {"predict":{"options":[{"text":"exactly zero, as the velocities are right","idea":"velocities-keep","reply":"So it would be if the steps were infinitely short. A step of finite length leaves along the tangent, and the line is curved."},{"text":"a few millimetres, from the steps","reply":"So it is: 1.6 mm. Each step leaves along the tangent, and the line f = 0 is curved."},{"text":"about 1e-16 m, which is rounding","idea":"velocities-keep","reply":"So it would be on a straight line, where a step along the tangent stays. This line is curved."}],"answer":1,"until":"circle"}}
/*
## Drift

Now let it run: start on the constraint at $(0,0)$, and integrate the tangent velocity $\mathbf v_\tau$ by Euler steps of 1 ms.

(In $\mathbf v_\tau$ the $\tau$ means *tangent*. From here on $\tau$ alone is the step, here 1 ms.)

**Predict:** the velocity satisfies the constraint at every instant. How large will $|f|$ have been at most after five seconds?
*/

// %% drifting {"change":{"replace":"method: euler, stepSize: 1e-3","with":"method: rk4, stepSize: 0.01","ask":{"question":"How large will RK4's deviation be, with steps ten times as long as Euler's?","options":["larger than Euler's","about as large","less than a thousandth of it","zero"],"answer":2},"appears":["largest |f| in 5 s: 2.31"]}}
const walk = { method: euler, stepSize: 1e-3 };
const drift = (t1: number) => integrate(crank.rate, [0, 0], { ...walk, t1 });
const how = `${walk.method.name}, τ = ${walk.stepSize} s`;
show(
  timeChart(drift(7), {
    title: `The crank without feedback: ${how}`,
    y: { label: 'f', unit: 'mm' },
    curves: { crank: (s) => 1000 * loop.f(0, s)[0] },
  }),
);
for (const t1 of [5, 50]) {
  const { largest } = residualHistory(loop, drift(t1));
  console.log(`largest |f| in ${t1} s: ${largest.toExponential(4)} m`);
}
type Rate = (t: number, y: number[]) => number[];
/** The sum of τ² f″/2 over the steps of a run. */
function bends(of: typeof loop, rate: Rate, run: ReturnType<typeof drift>) {
  const { times, states } = run;
  const each = states.slice(0, -1).map((s, n) => {
    const step = times[n + 1] - times[n];
    return (of.secondDerivative(0, s, rate(0, s))[0] * step ** 2) / 2;
  });
  return each.reduce((sum, bend) => sum + bend, 0);
}

// %% [markdown] circle {"predict":{"draw":"bead","cell":"circle-drift","question":"A bead is led round a circle of 1 m radius at 1 m/s, by the same method: Euler steps of 1 ms along the tangent, without feedback, from a start on the circle. Draw how far outside the circle it is over 7 s, a little more than one round.","twinOf":"drift","reply":"It grows all the time, by half a micrometre a step: each step leaves the circle to the same side, since f″ = v²/r has one sign. On the crank one half of a turn takes back what the other has added."}}
/*
You were right if you said a few millimetres: 1.65 mm. But look at the chart. After each turn of 3.4 s the deviation is back at nothing, and in 50 s it has never been larger: on
this machine errors do *not* accumulate. **Change this:** let RK4 take steps of 10 ms. It leaves $2\cdot10^{-11}$ m.

### Why it comes back

One step of Euler changes $f$ by $\tau\dot f$, which is 0, and by $\tfrac{\tau^2}{2}f''$, where

$$f'' = l\sin\theta_2\,\dot\theta_2^2 - r\sin\theta_1\,\dot\theta_1^2$$

is the second derivative of $f$ along the *straight* step, with the velocities held fixed. (The true motion bends so that $f$ stays 0; the step does not.) At our speed, $c=1$, it is $f''=-3\sin\theta_1$ on the line, in m/s². (Put in $\dot\theta_1=-l\cos\theta_2$, $\dot\theta_2=-r\cos\theta_1$ and $2\sin\theta_2=\sin\theta_1$.) So $f''$ has one sign while the crank is above the guide
and the other while it is below: what one half of a turn adds, the other takes away.

**Predict:** draw how far from its circle a bead gets that is led round in the same way, at 1 m/s on a circle of 1 m radius.
*/

// %% circle-drift
const ring = constraint({
  equations: ['sqrt(x^2 + y^2) - 1'],
  variables: ['x', 'y'],
});
const steps = { method: euler, stepSize: 1e-3 };
const round = stabilized(ring, { gain: 0, c: 1 });
const bead = integrate(round, [1, 0], { ...steps, t1: 7 });
show(
  timeChart(bead, {
    title: 'A bead on a circle, without feedback',
    y: { label: 'outside by', unit: 'mm', range: [-5, 5] },
    curves: { bead: (s) => 1000 * ring.f(0, s)[0] },
  }),
);
// 1686 steps are half a turn, as near as whole steps can be.
const half = integrate(crank.rate, [0, 0], { ...steps, t1: 1.686 });
const [halfTurn, lap] = [
  bends(loop, crank.rate, half),
  bends(ring, round, bead),
];
const [outside] = ring.f(0, bead.states.at(-1)!);
console.log('What the steps add, the sum of τ² f″/2:');
console.log(`crank, in half a turn: ${fixed(1e3 * halfTurn, 3)} mm`);
console.log(`bead, in 7 s: ${fixed(1e3 * lap, 3)} mm`);
console.log(`The bead's run: outside by ${fixed(1e3 * outside, 3)} mm`);

// %% [markdown] feedback {"predict":{"options":[{"text":"the plus: a = +k f","idea":"sign-of-taste","reply":"With the plus a positive f gets a positive rate: what is too large grows. It would be right if f stood for what is missing."},{"text":"the minus: a = −k f","reply":"So it is: where f is positive, its rate is negative, and f dies out like e⁻ᵏᵗ."},{"text":"either one, if only k is large enough","idea":"sign-of-taste","reply":"A large k makes the wrong sign worse: f grows like eᵏᵗ. Size never replaces the sign."}],"answer":1,"question":"A deviation is there. Which sign of a = ± k f, with k > 0, brings the machine back?"}}
/*
You were right if you drew a line that rises all the way: after 7 s the bead is 3.5 mm outside. Here $f''=v^2/r$ has one sign, and the errors add up. What the steps
add, summed up, is what the run shows. So nothing holds a machine on its constraint: whether it stays near is luck.

## Feedback

What one may ask for is this: a start with $\lVert f(y_0,t_0)\rVert\le\varepsilon$ (eq. 5), because no start is exact, and from then on
$\lVert f(y,t)\rVert\le\varepsilon$ (eq. 6). So treat the deviation as something to be controlled: ask for $f_yv+f_t=a(f,y,t)$ instead of zero, with $a=0$ where $f=0$ (eq. 7). The simplest
such $a$ is the deviation itself, times a *gain* $k$ in 1/s. In Theorem 1 this is $\mathbf b = a - f_t$, and the equation to be stepped is

$$\dot y = c\,[f_y\,C] + f_y^{+}(Kf - f_t)\qquad\text{(eq. 10)},$$

where $K$ is $k$ with its sign, $a=Kf$.

**Predict:** a deviation is there. Which sign of $a=\pm k\,f$, with $k>0$, brings the machine back?
*/

// %% both-signs {"change":{"replace":"const k = 50","with":"const k = 20","ask":{"question":"Which of the two deviations after 0.1 s will be smaller than before?","options":["that with the minus","that with the plus","both","neither"],"answer":1},"appears":["−k f: 1.3533","+k f: 0.0738"]}}
// The library's gain k means a = −k f: a negative gain is the wrong sign.
const k = 50;
const start = [0.01, 0];
const short = { t1: 0.1, stepSize: 1e-3, method: rk4 };
function deviationWith(name: string, feedback: number) {
  const { rate } = sliderCrank({ r: 1, l: 2, c: 1, gain: feedback });
  const run = residualHistory(loop, integrate(rate, start, short));
  return { name, x: run.times, y: run.residual };
}
const signs = [deviationWith('−k f', k), deviationWith('+k f', -k)];
show(
  lineChart({
    title: `The deviation with either sign, k = ${k} 1/s`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log' },
    series: signs,
  }),
);
const [minus, plusSign] = signs.map(({ y: f }) => f.at(-1)!);
const exactly = Math.sin(start[0]) * Math.exp(-k * short.t1);
console.log(`after 0.1 s, −k f: ${minus.toExponential(6)} m`);
console.log(`f₀ e^(−k t):       ${exactly.toExponential(6)} m`);
console.log(`after 0.1 s, +k f: ${fixed(plusSign, 6)} m`);

// %% [markdown] upside-down {"predict":{"twinOf":"feedback","options":[{"text":"The minus again, as f is judged by itself","reply":"So it is: with the rate −k f any f dies out, whichever way it is counted. With f its derivatives have changed their signs, too, and the velocities are the same."},{"text":"The plus now, since f has changed its sign","idea":"sign-of-taste","reply":"It would be if f alone changed. But its derivatives have changed with it, and the two minus signs cancel in the velocity."},{"text":"Neither, for f = 0 says the same as before","idea":"sign-of-taste","reply":"On the line that is so. Beside it a deviation must be told which way to go, and one sign is wrong."}],"answer":0,"until":"example-2"}}
/*
You were right if you said the minus: then $\dot f=-kf$, and the deviation follows $f_0e^{-kt}$. With the plus it grows to more than a metre. **Change this:** take $k=20$. In 0.1 s the right sign leaves
$e^{-2}$ of the deviation instead of $e^{-5}$, and the wrong one does less harm.

**Here is the paper's slip** (erratum P1): its Examples 1 to 3 and eq. 12, which is $\mathbf v=c\,\mathbf v_\tau+\mathbf v_\nu$ with the parts of Example 1, have $a=+kf$ with $k>0$. The paper's own condition (the third of Theorem 2, notebook 15) needs $K=-k$: one step of Euler makes $f$ into $f+\tau Kf=(1+\tau K)f$, so $f$ shrinks only if $|1+\tau K|<1$.
With the right sign, $b=-kf$, the part across of Example 1 is $\mathbf v_\nu=-\frac{k\,f}{D}\,(r\cos\theta_1,\,-l\cos\theta_2)$.

### And now upside down

Somebody counts the slider's height downward and writes the same machine as $f = l\sin\theta_2-r\sin\theta_1$.

**Predict:** which sign does *this* constraint need in $a=\pm k f$?
*/

// %% upside-down-run
const flipped = constraint({
  equations: ['l*sin(theta2) - r*sin(theta1)'],
  variables: ['theta1', 'theta2'],
  parameters: { r: 1, l: 2 },
});
function after(gain: number): string {
  const rate = stabilized(flipped, { gain, c: -1 });
  const end = integrate(rate, start, short).states.at(-1)!;
  return Math.abs(flipped.f(0, end)[0]).toExponential(1);
}
console.log(`minus: |f| goes from 0.01 m to ${after(50)} m in 0.1 s`);
console.log(`plus:  |f| goes from 0.01 m to ${after(-50)} m in 0.1 s`);
const eq12 = sliderCrank({ r: 1, l: 2, c: 1, gain: 100 });
const onBoth = [stabilized(loop, { gain: 100, c: 1 })(0, off)];
onBoth.push(stabilized(flipped, { gain: 100, c: -1 })(0, off));
console.log(`v_ν for k = 100: ${fixed(eq12.normal(off), 6)}`);
console.log(`v by eq. 12, with -k f: ${fixed(eq12.rate(0, off), 6)}`);
console.log(`v from f, and from −f:\n${fixed(onBoth, 6)}`);

// %% [markdown] example-2 {"predict":{"options":[{"text":"nothing but rounding, as it dies like e⁻ᵏᵗ","idea":"feedback-leaves-nothing","reply":"An old deviation dies so. But every step adds a new one, and what stays is where both are equal."},{"text":"half as much, as each step adds the same","reply":"So it is: a step adds τ²f″/2 and takes away τ k f. Both are equal at f = τ f″/(2k)."},{"text":"a quarter as much, as it pulls twice as fast","idea":"feedback-leaves-nothing","reply":"It pulls twice as strongly, and that is all. What each step adds has not changed, so the balance is at half."}],"answer":1,"until":"more"}}
/*
You were right if you said the minus again: $\dot f=-kf$ makes any $f$ die out, whichever way it is counted. The last lines show it once more, for $k=100$ 1/s at the place of the arrows above: from $f$ and from $-f$ come the same velocities. (The other sign of $f$ turns $\mathbf v_\tau$ round, so $c=-1$ is taken with it.)

## How much is left

Euler's step is $y_{n+1}=y_n+\tau\dot y_n$ (eq. 11), here $\theta_i^{n+1}=\theta_i^n+\tau v_i^n$ from $(0,0)$ (Example 2; the upper $n$ is the number of the step). The constraint is a particular solution of the
system (eq. 13): with exact solving, whoever starts on $f=0$ stays on it. We start on it, $|f(0,0)|=0<\varepsilon$; it is the steps that leave it. They are 1 ms long, and the tolerance is $\varepsilon = 10^{-4}$ m. With $k=50$ 1/s
the largest $|f|$ is $3.0\cdot10^{-5}$ m.

**Predict:** the gain is doubled to 100 1/s. What will be the largest $|f|$ of Euler's run?
*/

// %% euler-with-feedback
const { rate: with50 } = sliderCrank({ r: 1, l: 2, c: 1, gain: 50 });
const firstStep = with50(0, [0, 0]).map((v) => steps.stepSize * v);
console.log(`the first step: ${fixed(firstStep, 3)} rad`);
function eulerRun(gain: number, c = 1) {
  const { rate } = sliderCrank({ r: 1, l: 2, c, gain });
  const run = integrate(rate, [0, 0], { ...steps, t1: 5 });
  return { gain, ...residualHistory(loop, run) };
}
const runs = [0, 50, 100, 1000].map((gain) => eulerRun(gain));
show(
  lineChart({
    title: `Euler, τ = ${steps.stepSize} s: the deviation for several gains`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'm', scale: 'log', range: [1e-8, 1e-2] },
    series: runs.map(({ gain, times: x, residual: y }) => {
      return { name: `k = ${gain} 1/s`, x, y };
    }),
  }),
);
for (const { gain, largest } of runs) {
  const most = largest.toExponential(3);
  const by = gain > 0 ? `1.5e-3/k ${(1.5e-3 / gain).toExponential(2)}` : '';
  console.log(`k = ${gain}: largest |f| ${most} m   ${by}`);
}

// %% [markdown] more {"predict":{"options":[{"text":"in step with the other, since f is healed","idea":"feedback-heals-all","reply":"It would be if the way back led to the other machine. It leads to the nearest place of the line, and the line is long."},{"text":"off by about 8 mrad for ever, as only f is healed","reply":"So it is: the way back is the shortest to the line, and it does not end where the other machine is. From then on both run alike: 8 mrad at 2 rad/s are 4 ms, and what is 4 ms ahead stays 4 ms ahead."},{"text":"off by ever more, as each step adds to it","idea":"errors-add-up","reply":"Both machines obey the same equation, and RK4's own errors are tiny. 8 mrad at 2 rad/s are 4 ms, and what is 4 ms ahead stays 4 ms ahead."}],"answer":1,"question":"One machine starts at (0, 0), another at (0.01, 0): its crank is 10 mrad off, and its slider 1 cm off the guide. Both have k = 50 1/s. Where is the second crank after two turns, compared with the first?","until":"aim"}}
/*
You were right if you said half as much. In a step Euler adds $\tfrac{\tau^2}{2}f''$, and the feedback takes $\tau kf$ away. They balance at

$$f = \frac{\tau\,f''}{2k},$$

Euler's *floor*. On this machine $|f''|=3|\sin\theta_1|$ m/s² is 3 m/s² at most, with the crank upright. With $\tau=10^{-3}$ s the floor is $1.5\cdot10^{-3}/k$ (in m, with $k$ in 1/s), and the table agrees to a thousandth. $f''$ goes with the square of the speed.

Without feedback $f$ is the *sum* of what the steps add. With it $f$ follows $f''$ itself, and dips where $f''$ changes its sign. More gain leaves less. Where that ends, notebook 15 shows.

## What feedback does not mend

A second machine starts with its crank 10 mrad off, at $(0.01,0)$: its slider is 1 cm above the guide. Feedback with $k=50$ 1/s removes *that* within a fraction of a second.

**Predict:** and its crank? Where is it after two turns, compared with a machine that started at $(0,0)$?
*/

// %% ahead
const pair = [[0, 0], start].map((at) =>
  integrate(with50, at, { t1: 6.8, stepSize: 1e-3 }),
);
const [first, second] = pair.map(({ states }) => states);
const difference = first.map((s, i) => 1000 * (second[i][0] - s[0]));
show(
  lineChart({
    title: 'Two machines, the second started 10 mrad off',
    x: { label: 't', unit: 's' },
    y: { label: 'second crank off by', unit: 'mrad', range: [0, 12] },
    series: [{ name: 'second', x: pair[0].times, y: difference }],
  }),
);
const fEnd = Math.abs(loop.f(0, second.at(-1)!)[0]);
console.log(
  `after two turns |f| of the second is ${fEnd.toExponential(0)} m`,
);
console.log(`and its crank is off by ${fixed(difference.at(-1)!, 2)} mrad`);
const later = difference.slice(500);
const between = [Math.min(...later), Math.max(...later)];
console.log(`from 0.5 s on it was off by ${fixed(between, 2)} mrad`);

// %% [markdown] aim
/*
You were right if you said that it stays off by about 8 mrad. $\mathbf v_\nu$ leads back by the shortest way, from $(0.01,0)$ to about $(0.008,0.004)$. That place is on the line, but it is not $(0,0)$, and for the feedback all places on the line are equally good.

Why for ever? Once on the line, both machines go through the same places at the same speeds, one later than the other. 8 mrad at 2 rad/s are 4 ms, and what is 4 ms ahead stays 4 ms ahead. (In angle that is between 7 and 8 mrad, since the crank does not turn evenly.) Feedback mends $f$ and nothing else.

## Your target: as little as needed

The machine now runs twice as fast, $c=2$ 1/(m s). Euler's steps are still 1 ms.

**Your target:** the smallest gain that keeps $|f|\le10^{-4}$ m. It is reached when the gain keeps it and a gain smaller by five per cent does not. Compute it first: how does $f''$ depend on $c$? (In Jupyter, where
there is no slider, change the number in the cell.)
*/

// %% least-gain {"control":{"least":{"label":"Gain","unit":"1/s","min":10,"max":400,"step":5,"turning":60,"says":"With k ="}},"target":{"reached":"Reached","by":{"least":60}}}
const least = 200;
const epsilon = 1e-4;
const micro = (metres: number) => 1e6 * metres;
const fast = eulerRun(least, 2);
const weaker = eulerRun(0.95 * least, 2);
show(
  lineChart({
    title: `Twice as fast: Euler, τ = ${steps.stepSize} s, k = ${least} 1/s`,
    x: { label: 't', unit: 's' },
    y: { label: '|f|', unit: 'µm' },
    series: [
      { name: `k = ${least}`, x: fast.times, y: fast.residual.map(micro) },
      { name: 'ε', x: [0, 5], y: [100, 100], dash: 'dash' },
    ],
  }),
);
const ratio = fast.largest / epsilon;
console.log(`With k = ${least} 1/s the largest |f| is ${fixed(ratio, 3)} ε.`);
if (fast.largest > epsilon) console.log('Too weak.');
else if (weaker.largest <= epsilon) console.log('Kept, and less would do.');
else console.log('Reached: |f| keeps to ε, and 5 % less would not do.');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

A machine that is twice as fast has $f''$ four times as large, so the floor is $6\cdot10^{-3}/k$, and $k=60$ 1/s is enough.

</details>

## Questions to close with

Say your answer first; then open it.

<details><summary>Which sign does the feedback need, and how can one tell from the formula |1 + τK| &lt; 1 alone?</summary>

$\tau$ is positive, so $1+\tau K$ is smaller than 1 only if $K$ is negative: $K=-k$.

</details>

<details><summary>Where are both entries of the crank's Jacobian zero, and for which lengths can the machine get there?</summary>

Where $\cos\theta_1=\cos\theta_2=0$: crank and rod both upright. With $f=0$ that needs $r=l$. There Theorem 1 has no direction to go.

</details>

<details><summary>Double k: after which part of the time is a deviation down to a tenth, and how much smaller is what Euler leaves?</summary>

After half the time: with the old $k$, $\ln10/k$ becomes $\ln10/(2k)$. And half as much is left: $\tau f''/(2k)$ becomes $\tau f''/(4k)$.

</details>

<details><summary>A bead on a wire is 2 cm beside it and 3 cm too far along. What will feedback mend?</summary>

The 2 cm beside it. The 3 cm stay.

</details>

## Your turn

The next notebook, **15**, asks how large the gain may be. Exercise [14 The slider-crank](../exercises/14-slider-crank/README.md) finds the velocity
along a constraint and the one back to it, for any constraint, and measures how far a run strays: `node lab start 14-slider-crank`.
*/

// %% [markdown] sphere {"fold":{"title":"Further: more than one way along","until":"sphere-note"},"predict":{"options":[{"text":"a circle of latitude, at its height","reply":"So it is: v = p × C is level when C is upright, and so z does not change."},{"text":"a great circle through the start","idea":"led-is-straight","reply":"So it would be if p were at a right angle to C, that is from the equator."},{"text":"a meridian that leads to the pole","idea":"led-is-straight","reply":"v is at a right angle to C as well as to p: with C upright it never climbs."}],"answer":0,"question":"A point starts on a sphere, half-way up to the pole, with C = (0, 0, 1) at all times. What will its path be?"}}
/*
## Further: more than one way along

A point $\mathbf p$ of three coordinates is led on a sphere, $f = |\mathbf p| - 1$. One equation leaves *two* directions free, so $[A\,C]$ needs one row $C$ besides
$A=\mathbf p/|\mathbf p|$: for three unknowns it is the vector product, $\mathbf v_\tau=A\times C$. Every choice of $C$ respects the constraint, and each goes another way. (In the picture $\mathbf p$ is drawn longer than it is, so that it shows.)

**Predict:** the point starts half-way up to the pole, and $C=(0,0,1)$ at all times. What will its path be?
*/

// %% sphere-product
const unturned: Quaternion = [1, 0, 0, 0];
const rowOfA: Vec3 = [0.6, 0, 0.8];
const upward: Vec3 = [0, 0, 1];
console.log(`[A C]  = ${fixed(generalizedCross([rowOfA, upward]), 2)}`);
console.log(`A × C  = ${fixed(cross(rowOfA, upward), 2)}`);

// %% sphere-paths {"change":{"replace":"const C: Vec3 = [0, 0, 1]","with":"const C: Vec3 = [1, 0, 0]","ask":{"question":"Which coordinate will stay as it is now?","options":["x","y","z"],"answer":0},"appears":["stays: x"]},"control":{"C":{"label":"C","options":{"along z":"[0, 0, 1]","along x":"[1, 0, 0]","along y":"[0, 1, 0]"},"says":"stays:"}}}
const C: Vec3 = [0, 0, 1];
const sphere = constraint({
  equations: ['sqrt(x^2 + y^2 + z^2) - 1'],
  variables: ['x', 'y', 'z'],
});
const onSphere = stabilized(sphere, { gain: 10, c: 1, C: [C] });
const p0 = normalize([0.8, 0.6, 1]);
const tour = integrate(onSphere, p0, { t1: 6.3, stepSize: 0.03 });
const points = tour.states as Vec3[];
const still = points.map(() => ({ orientation: unturned }));
const ball = { name: 'ball', mesh: ellipsoidMesh([1, 1, 1]), poses: still };
const to = points.map((p) => scale(p, 1.2));
show(
  animate({
    title: 'A point led on a sphere',
    frame: 'world',
    times: tour.times,
    bodies: [ball],
    arrows: [{ name: 'p', to, trail: true }],
    stops: [0, 3.15].map((time) => ({ name: `${time} s`, time })),
  }),
);
const moves = subtract(points[50], p0).map((by) => Math.abs(by) > 1e-6);
const stays = ['x', 'y', 'z'].filter((_, i) => !moves[i]);
console.log(`stays: ${stays.join(', ')} of the point`);

// %% [markdown] sphere-note
/*
You were right if you said a circle of latitude: $\mathbf v_\tau=A\times C$ is at a right angle to $C$, so the coordinate along $C$ stays. **Change this:** take $C=(1,0,0)$. Now $x$ stays.

A $C$ that changes with the place leads along any curve. What $C$ may not do is lie in the span of the rows of $A$, here at the pole: there $[A\,C]=0$, and the library refuses.
*/

// %% [markdown] moving {"fold":{"title":"Further: a constraint that moves","until":"ellipse-note"}}
/*
## Further: a constraint that moves

Nothing here was special to the crank, nor need $f_t$ be 0. A point is led on an ellipse that grows in time, with the formula as you would write it; its $f$ is a pure number.
*/

// %% ellipse {"change":{"replace":"gain: 10, c: 1","with":"gain: 10, c: 2","ask":{"question":"the largest |f|","answer":0},"appears":["largest |f| 1.54e-7"]}}
const ellipse = constraint({
  equations: ['(x/2)^2 + y^2 - (1 + 0.1*t)'],
  variables: ['x', 'y'],
});
const led2 = stabilized(ellipse, { gain: 10, c: 1 });
const ride = integrate(led2, [2, 0], { t1: 6, stepSize: 0.01 });
show(
  lineChart({
    title: 'A point kept on a growing ellipse',
    x: { label: 'x', unit: 'm' },
    y: { label: 'y', unit: 'm' },
    series: [
      inPlane('path', ride.states),
      { ...inPlane('start', [[2, 0]]), draw: 'points' as const },
    ],
    height: 400,
    equalScale: true,
  }),
);
const most = residualHistory(ellipse, ride).largest;
console.log(`largest |f| ${most.toExponential(2)}`);

// %% [markdown] ellipse-note
/*
**Change this:** lead it twice as fast, `c: 2`. The path gets longer, and the largest $|f|$ about four times as large, from $3.6\cdot10^{-8}$ to $1.5\cdot10^{-7}$.

Why so much more than the $2\cdot10^{-11}$ m that RK4 left on the crank without feedback (the change under "Drift")? RK4's looks inside a step stand beside the line, by a multiple of $\tau^2f''$. The feedback answers to each of them, and of these answers a small part stays (notebook 15 gives the factor). It is proportional to $f''$, and that goes with the square of the speed.
*/

// %% [markdown] source {"fold":{"title":"For readers of the source","until":"how-often"}}
/*
## For readers of the source

The paper is by R. G. Mukharlyamov and A. V. Beshau. Mechanics with constraints is old: it names Ferrers (1871), Neumann (1888), Vierkandt (1892), Hertz (1894) and Chaplygin (1897). Hertz called constraints of places, $f(y,t)=0$, holonomic; Chaplygin wrote equations for bodies that roll, whose constraint on velocities follows from none on places.
The paper's way is that of control: treat a constraint as a *servo-constraint* and the force that holds it as the control. Then one constructs equations of motion of which the constraint
is a *particular integral*: whoever starts on it stays on it. That does not suffice where nobody stays exactly: the deviation needs an equation of its own, with a stable
zero. Even that is not enough for steps: with $k=2500$ 1/s the exact $f$ dies out like $e^{-2500t}$, and Euler's run with steps of 1 ms is lost all the same (notebook 15). The introduction says that one must take account of the derivatives of the deviations, too: with masses notebook 16 needs $\ddot f=-2k\dot f-k^2f$, where here $\dot f=-kf$ is enough.

What is new in the paper, says its Russian abstract, are bounds on the gains that depend on the place $y$; earlier there were schemes of first order, and Runge-Kutta for linear equations of the deviation with constant coefficients. All the same the proofs of its Theorems 4 and 5 (notebook 15) take $K$ as constant (P20).

- **P1**: in Example 1, $\mathbf v_\nu$ has the opposite sign, from $a=+kf$.
- **P5**: the printed theorem refers to systems (6) for (8), and does not say that $A$ needs full rank.
- **P22**: our copy has lost the dots of $\dot\theta_i = v_i$ in eq. 12.
- **P23**: the abstract promises more, which projection is best and how often to stabilise; the text shows neither.
- Figure 1 shows a unit mass at the displacement $x$, which no equation uses: the example is kinematic.

The first question of P23 is answered for a pendulum in notebook [16](16-pendulums-and-hinges.ipynb): mending the velocity only keeps the energy, and leaves the rod wrong by 0.024 mm instead of 100; mending the place only lets the energy rise nearly as much as before. There the paper's claim for the velocity holds.

The second question can be answered here. Without feedback, lead the crank back to its constraint only after every $n$ steps, by the shortest way. In between, Euler's steps add at most
$n\,\tau^2\cdot\tfrac32$ m/s², so $n$ may be as large as the tolerance divided by that: 66 for $\varepsilon=10^{-4}$ m.
*/

// %% how-often
function largestBeforeMending(every: number): number {
  let [count, largest] = [0, 0];
  const project = (t: number, y: readonly number[]): number[] => {
    const [gap] = loop.f(t, y);
    largest = Math.max(largest, Math.abs(gap));
    count += 1;
    if (count % every > 0) return [...y];
    const { normal: back } = generalSolution(loop.jacobian(t, y), [-gap]);
    return y.map((angle, i) => angle + back[i]);
  };
  integrate(crank.rate, [0, 0], { ...steps, t1: 5, project });
  return largest;
}
for (const every of [1, 2, 10, 100]) {
  const found = largestBeforeMending(every).toExponential(2);
  const most = ((every * 1e-6 * 3) / 2).toExponential(2);
  const when = every === 1 ? 'after each step' : `every ${every} steps`;
  console.log(`mended ${when}: |f| ${found} m before, at most ${most}`);
}
