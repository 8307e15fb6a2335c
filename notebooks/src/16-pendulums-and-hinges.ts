// %% [markdown] title
/*
# 16 Pendulums and hinged bodies

A rod, a hinge and a wall do one thing: they forbid a motion. For that they need a force, and nobody tells us which. It is found from the
motion that is still allowed.

**After this notebook you can** find the force of a rod or a hinge, keep both closed in a simulation by feedback or by putting the parts back,
and say which checks of such a run prove that it is right, and which do not.

*Sources: lecture, "Other Types of Dynamics"; paper, the feedback of eq. 7, here for accelerations. More for readers of the sources stands in a
fold at the end.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** With steps of 1 ms, RK4 bears a feedback of up to k = 2785 per second; above it a deviation grows. Which k does it bear with steps of 0.5 ms? (in 1/s)

<details><summary>The answer</summary>

5570 1/s. The border belongs to the method as a product: τk = 2.79. A shorter step bears a larger gain, in proportion. (Notebook [15](15-stability-of-stabilisation.ipynb).)

</details>

**2.** A brick of 4 × 2 × 1 m tumbles freely in empty space, at first with ω = (0.8, 2, 0) rad/s in its own axes: long, middle and short. How does the size of its angular velocity go?

- rises a little and comes back, again and again
- sinks to nothing and comes back, again and again
- dies away, fast at first and then slowly
- keeps its size from the start to the end

<details><summary>The answer</summary>

rises a little and comes back, again and again. So it is: L stays in the world and the energy stays. ω does not, as the moments differ and the brick turns. (Notebook [09](09-equations-of-motion.ipynb).)

</details>

**3.** Two point masses of 3 kg sit on the x axis, 1.5 m on either side of the origin. How hard is this body to turn about the x axis?

- 13.5 kg m²
- 0 kg m²
- 6.75 kg m²
- 6 kg m²

<details><summary>The answer</summary>

0 kg m². So it is: neither has a distance from the axis. Nothing resists, and the tensor has no inverse. (Notebook [05](05-inertia-tensor.ipynb).)

</details>
*/

// %% import
import {
  accelerations,
  add,
  angularMomentumWorld,
  apply,
  applyImpulse,
  constrainedDynamics,
  constraint,
  cross,
  deg,
  fixed,
  hingedBodies,
  integrate,
  integrateAdaptive,
  inverse,
  linearMomentum,
  packState,
  pendulum,
  pointAccelerationWorld,
  quaternionFromAxisAngle,
  rigidBody,
  rigidBodyState,
  scale,
  solidBox,
  subtract,
  toWorld,
  transpose,
  wrenchFromForceAtPoint,
} from 'rigid-body-lab';
import type { Mat3, RigidBodyState, Vec2, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  lineChart,
  planeFigure,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] multiplier {"predict":{"number":"N","answer":29.43,"within":1,"from":0,"to":60,"question":"1 kg on a rod of 1 m is let go with the rod level. With what force does the rod pull when the mass passes the lowest point? (The weight is 9.8 N.)","reply":"29.4 N, three weights: one to hold the mass, and two to bend its path, since v² = 2gℓ after a fall through ℓ.","ideas":[{"value":9.81,"idea":"rod-carries-weight","reply":"So it would be if the mass hung at rest. It passes with 4.4 m/s, and to bend its path the rod must pull with two weights more."},{"value":19.62,"idea":"bend-is-all","reply":"That is what bends the path, m v²/ℓ. Without a weight it would be all; here the rod must also hold the mass."}]}}
/*
## What does the rod carry?

A mass of 1 kg hangs on a rod of 1 m, which has no mass itself and turns about a fixed pivot. We hold it with the rod level and let go.

**Predict:** with what force does the rod pull when the mass passes the lowest point?
*/

// %% level
const single = pendulum({ masses: [1], lengths: [1] });
const held = constrainedDynamics(single.system);
function letGoAt(degrees: number, t1: number) {
  const start = single.stateFromAngles([deg(degrees)], [0]);
  const lowest = { value: (_t: number, [x]: readonly number[]) => x };
  const options = { t1, stepSize: 0.01, events: [lowest] };
  return integrate(held.rate, start, options);
}
const pull = (state: readonly number[]) => -held.multipliers(0, state)[0];
const level = letGoAt(90, 2.4);
show(
  timeChart(level, {
    title: 'The pull of the rod, let go level',
    y: { label: 'force', unit: 'N' },
    curves: { pull, weight: () => 9.81 },
  }),
);
const [{ time, state: lowest }] = level.events;
const most = fixed(pull(lowest), 2);
console.log(`After ${fixed(time, 3)} s, at the lowest point: ${most} N`);

// %% [markdown] by-hand-text {"predict":{"twinOf":"multiplier","options":[{"text":"with 8.0 kN, which bends its path","idea":"bend-is-all","reply":"That is m v²/r. It would be all in a curve on the level. Here the road must also carry the car."},{"text":"with 9.8 kN, which is its weight","idea":"rod-carries-weight","reply":"So it would be on a level road. In the valley the path bends upward, and somebody must bend it."},{"text":"with 17.8 kN, which is both together","reply":"So it is: m v²/r = 8.0 kN bend the path, and 9.8 kN carry the weight."}],"answer":2,"until":"rope","question":"A car of 1000 kg drives at 20 m/s through a valley. At its lowest point the road is a circle of 50 m radius. With what force does the road push the car there?"}}
/*
You were right if you said about 29 N. That is three times the weight, though the mass only swings.

### A force from a condition

Let $x$ point to the right and $z$ up, both from the pivot, in m, with the velocity $(v_x, v_z)$. The rod of length $\ell$ demands

$$f = \frac{x^2+z^2-\ell^2}{2\ell} = 0,\qquad \dot f=\frac{x v_x+z v_z}{\ell},\qquad \ddot f=\frac{v_x^2+v_z^2}{\ell}+\frac{x\,a_x+z\,a_z}{\ell} .$$

For small errors $f$ is the error of the length in m, and $\dot f$ the velocity along the rod. The rod can pull or push along itself and no other way, with a force
$\lambda$ times $(x,z)/\ell$ of unknown size $\lambda$ in N (*Lagrange's multiplier*; in notebook 12 this letter was a rate of growth). With the weight that is
$m\,(a_x,a_z)=(0,-mg)+\lambda\,(x,z)/\ell$. Put it into $\ddot f$ and ask for $\ddot f = 0$: one equation for the one unknown. On the circle it gives

$$\text{pull}=-\lambda=\frac{m v^2}{\ell}-\frac{m g z}{\ell} .$$

The first part bends the path. The second is the part of the weight along the rod: below the pivot $z$ is negative, and the rod must hold it. Let go level, $v^2=2g\ell$ at the
lowest point: two weights and one.

**Predict:** a car of 1000 kg drives at 20 m/s through a valley whose lowest part is a circle of 50 m radius. With what force does the road push it there?
*/

// %% by-hand
const g = 9.81;
type State = readonly number[];
/** λ in N: the force along (x, z)/ℓ that gives f'' the value `asked`. */
function multiplier(state: State, mass: number, length: number, asked = 0) {
  const [x, z, vx, vz] = state;
  const bend = (vx ** 2 + vz ** 2) / length;
  const falling = (-g * z) / length;
  const gradient2 = (x ** 2 + z ** 2) / length ** 2;
  return (mass * (asked - bend - falling)) / gradient2;
}
console.log(`rod, by hand: ${fixed(-multiplier(lowest, 1, 1))} N`);
console.log(`by energy, m g + m (2 g ℓ)/ℓ: ${fixed(g + 2 * g)} N`);
const valley = -multiplier([0, -50, 20, 0], 1000, 50);
console.log(`road: ${fixed(valley / 1000, 2)} kN`);

// %% [markdown] rope
/*
You were right if you said 17.8 kN. Road and rod do the same: they bend the path *and* carry the weight.

A rope can only pull. The next cell lets go at 30° from straight down. Move the angle: **from where on would a rope not do**, and why there?
*/

// %% rope-or-rod {"control":{"letGo":{"label":"Let go at","unit":"°","min":5,"max":175,"step":5,"turning":90,"says":"The rod"}}}
const letGo = 30;
const swing = letGoAt(letGo, 2.4);
show(
  timeChart(swing, {
    title: `The pull of the rod, let go at ${letGo}°`,
    y: { label: 'force', unit: 'N', range: [-15, 55] },
    curves: { pull, weight: () => 9.81 },
  }),
);
const pulls = swing.states.map(pull).sort((a, b) => a - b);
const bounds = `${fixed(pulls[0], 2)} to ${fixed(pulls.at(-1)!, 2)} N`;
const slack = pulls[0] < -1e-6;
const rope = slack ? 'a rope would go slack' : 'a rope would do';
console.log(`The rod pulls with ${bounds}: ${rope}`);

// %% [markdown] drift {"predict":{"draw":"no feedback","cell":"pendulum-drift","question":"A rod of 1 m, let go at 2 rad from straight down, in RK4 steps of 20 ms. Draw the error of its length over 100 s. (It may become too long or too short.)","reply":"It becomes too short, and ever faster: 1 mm after 10 s, about 100 mm after 100 s, a hundred times as much after ten times as long. Each step adds a little to the velocity along the rod; that adds up to a velocity that grows like t, and this to an error that grows like t²."}}
/*
Beyond 90°. Held above the pivot and at rest, the mass leans on the rod; below it hangs.

## Asking for zero is not enough

The program never asks whether $f$ is 0. It sees to it that $\ddot f$ is 0 at each instant, and trusts that $f$ and $\dot f$ stay what they were. But every step makes a small
error (notebook 10). The pendulum now swings for 100 s, about 37 times to and fro, from 2 rad (115°), in RK4 steps of 20 ms.

**Predict:** draw by how much the rod becomes too long. Below the axis it is too short.
*/

// %% pendulum-drift {"change":{"replace":"const stepSize = 0.02","with":"const stepSize = 0.01","ask":{"question":"How will the curve run, with half the step?","options":["nearer to 0, and bent as before","nearer to 0, and level in the end","as before"],"answer":0},"appears":["after 100 s: f = -5.9"]}}
const stepSize = 0.02;
const errorOf = ([x, z]: State) => (x ** 2 + z ** 2 - 1) / 2;
const errorRateOf = ([x, z, vx, vz]: State) => x * vx + z * vz;
type More = Partial<Parameters<typeof integrate>[2]>;
/** 100 s of the rod of 1 m, with the f'' that is asked for. */
function rodRun(asked: (state: State) => number, more: More = {}) {
  const rate = (_t: number, state: number[]) => {
    const [x, z, vx, vz] = state;
    const perMass = multiplier(state, 1, 1, asked(state));
    return [vx, vz, perMass * x, perMass * z - g];
  };
  const start = single.stateFromAngles([2], [0]);
  return integrate(rate, start, { t1: 100, stepSize: 0.02, ...more });
}
const unasked = rodRun(() => 0, { stepSize });
const title = `Error of the rod: RK4, steps of ${stepSize} s`;
const y = { label: 'f', unit: 'mm', range: [-120, 120] as const };
const curves = { 'no feedback': (s: State) => 1000 * errorOf(s) };
show(timeChart(unasked, { title, y, curves }));
for (const seconds of [10, 50, 100]) {
  const state = unasked.states[Math.round(seconds / stepSize)];
  const [f, fRate] = [errorOf(state), errorRateOf(state)].map((u) => 1e3 * u);
  const says = `f = ${fixed(f, 2)} mm, ḟ = ${fixed(fRate, 2)} mm/s`;
  console.log(`after ${seconds} s: ${says}`);
}

// %% [markdown] feedback {"predict":{"options":[{"text":"k = 1: the weakest disturbs the swing least","idea":"one-method-for-all","reply":"So it was on the crank of notebook 15. Here an error of the velocity lives for 1/k before it is stopped, and moves the mass all that time: too weak a pull leaves more."},{"text":"k = 5: strong enough, and still gentle","reply":"So it is: 2.3 µm. A weaker pull lets errors live longer, a stronger one makes new ones in each step."},{"text":"k = 100: the strongest forgives the least","idea":"more-gain","reply":"So it would be with infinitely short steps. With steps of 20 ms the feedback itself is computed badly, and its errors grow with k."}],"answer":1,"question":"RK4, steps of 20 ms, 100 s. Which of k = 1, 5 and 100 1/s leaves the smallest error of the length?"}}
/*
You were right if you drew a curve that starts level and bends away ever more. **Change this:** halve the step. The error is a sixteenth, and it still grows.

Its law is $t^2$. A step adds about equally much to $\dot f$, so $\dot f$ grows like $t$ (−0.19 mm/s after 10 s, ten times that after 100 s), and $f$, which collects $\dot f$, like $t^2$.

### Feedback

In notebook 14 a deviation of *velocities* was healed by $\dot f=-kf$. Here we choose *accelerations*, so $f$ needs a law of second order:

$$\ddot f=-2k\,\dot f-k^2 f .$$

It is a spring with a damper, tuned so that $f$ dies out like $e^{-kt}$ without swinging. (Textbooks call it Baumgarte's method.) The gain $k$ [1/s] must be positive: with
$k=0$ a velocity along the rod stays for ever, and with $k<0$ all errors grow.

**Predict:** which of $k=1$, $5$ and $100$ 1/s leaves the smallest error in 100 s?
*/

// %% gain-sweep
const healing = (k: number) => (state: State) =>
  -2 * k * errorRateOf(state) - k ** 2 * errorOf(state);
const energyOf = ([, z, vx, vz]: State) => (vx ** 2 + vz ** 2) / 2 + g * z;
const largestOf = (values: readonly number[]) =>
  values.reduce((sofar, value) => Math.max(sofar, Math.abs(value)), 0);
const gains = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 115];
const left = gains.map((k) =>
  largestOf(rodRun(healing(k)).states.map(errorOf)),
);
const unfed = rodRun(() => 0);
const without = largestOf(unfed.states.map(errorOf));
const none = { name: 'none', x: [0.1, 100], y: [without, without] };
const fed = { name: 'feedback', x: gains, y: left, draw: 'both' as const };
show(
  lineChart({
    title: 'Largest error in 100 s, with steps of 0.02 s',
    x: { label: 'k', unit: '1/s', scale: 'log' },
    y: { label: 'largest |f|', unit: 'm', scale: 'log' },
    series: [fed, { ...none, dash: 'dash', colour: '#8a8a8a' }],
  }),
);
for (const k of [1, 5, 100]) {
  const micro = 1e6 * left[gains.indexOf(k)];
  console.log(`k = ${k} 1/s: largest |f| ${fixed(micro, 1)} µm`);
}

// %% [markdown] mending {"predict":{"options":[{"text":"It stays: the length is right at all times","idea":"positions-are-enough","reply":"The length is right, but not the velocity. It keeps a part along the rod, and on this part the pull does work."},{"text":"It rises by 1.2 J, nearly as without mending","reply":"So it is: the velocity along the rod goes on growing, and the pull does work on it."},{"text":"It sinks by 1.2 J, since each jump costs some","idea":"mending-takes-energy","reply":"A jump of the place costs no energy of motion. What matters is the velocity along the rod, which nobody has mended."}],"answer":1,"question":"Without feedback the energy rises by 1.4 J in 100 s. Now the mass is put back on its circle after each step, by the shortest way, and its velocity is left as it is. What does the energy do?"}}
/*
You were right if you said $k=5$. On the left of the minimum errors live too long, on the right the feedback makes new ones: its own time, $1/k$, is then no longer long compared with the step. Above $kh\approx2.4$, here
$k=120$ 1/s, the run is lost.

### Putting it back

The other way is blunt: after each step, move the mass straight back to its circle. Without any mending the energy rises by 1.4 J in the 100 s, a tenth of what the swing has above the lowest point.

**Predict:** the mass is put back after each step, and its velocity is left as it is. What does the energy do?
*/

// %% energy-of-mending
function placed([x, z, vx, vz]: State): number[] {
  const r = Math.hypot(x, z);
  return [x / r, z / r, vx, vz];
}
function turned([x, z, vx, vz]: State): number[] {
  const outward = (x * vx + z * vz) / (x ** 2 + z ** 2);
  return [x, z, vx - outward * x, vz - outward * z];
}
const mendedBy = (mend: (state: State) => number[]) =>
  rodRun(() => 0, { project: (_t, state) => mend(state) });
const ways = {
  'no mending': unfed,
  'feedback, k = 5': rodRun(healing(5)),
  'place only': mendedBy(placed),
  'velocity only': mendedBy(turned),
  'place and velocity': mendedBy((state) => turned(placed(state))),
};
for (const [name, { states }] of Object.entries(ways)) {
  const f = largestOf(states.map(errorOf)).toExponential(1);
  const fRate = largestOf(states.map(errorRateOf)).toExponential(1);
  const gained = energyOf(states.at(-1)!) - energyOf(states[0]);
  console.log(`${name}: |f| ${f} m, |ḟ| ${fRate} m/s, ${fixed(gained)} J`);
}
const sum = unfed.states.reduce((all, s) => all - multiplier(s, 1, 1), 0);
console.log(`mean pull ${fixed(sum / unfed.states.length, 1)} N`);

// %% [markdown] hinge {"predict":{"options":[{"text":"a straight line, at constant speed","reply":"So it is: what the hinge does to one bar it does to the other the opposite way."},{"text":"a wavy line, as the hinge tugs","idea":"inner-forces-move","reply":"So is the path of each bar's own centre. For the common centre the two tugs cancel, at every instant."},{"text":"an arc, since both bars turn","idea":"inner-forces-move","reply":"To bend a path takes a force from outside, and there is none. Turning needs none."}],"answer":0,"until":"pushed"}}
/*
You were right if you said that it rises by 1.2 J. The length is exact, but the velocity along the rod grows to 2 mm/s, 1 mm/s on average; times a mean pull of 14 N, for 100 s, that is 1.4 J of work. (The jumps let the
mass down a little and take 0.2 J back.) With the velocity mended as well 1.2 *milli*joules are lost, RK4's own error. The library's `project` mends both. And the velocity *alone*? It loses as little, and the rod is wrong by 0.024 mm instead of about 100: it is the velocity along the rod that does the damage.

## Two bodies at a hinge

The recipe is the same for two of the course's rigid bodies, each with position, quaternion, velocity and $\boldsymbol\omega$. They are joined at one point, so
three equations hold, $\mathbf f=\mathbf x_1 + R_1\mathbf a_1 - \mathbf x_2 - R_2\mathbf a_2=0$, with the places $\mathbf x$ of the centres and the rotations $R$: the hinge point $\mathbf a$, given in the axes of each body, is the same place in the world.
(The hinge of a door needs two more: its axis must be the same for both.) Three equations, three unknowns: a force $\mathbf F$ on the first body, $-\mathbf F$ on the second.

Two bars of 2 m and 3 kg float and tumble, without gravity.

**Predict:** what is the path of their *common* centre of mass?
*/

// %% hinged {"change":{"replace":"gain: 20 }","with":"gain: 100 }","ask":{"question":"the largest gap at the hinge","answer":0},"appears":["Gap at most 2.2e-5 m"]}}
const size: Vec3 = [2, 0.3, 0.2];
const bar = rigidBody({ massProperties: solidBox({ size, mass: 3 }) });
const end: Vec3 = [1, 0, 0];
const anchors: [Vec3, Vec3] = [end, scale(end, -1)];
const hinged = hingedBodies({ bodies: [bar, bar], anchors, gain: 20 });
const velocity: Vec3<'world'> = [0, -0.9, 0.5];
const spun = rigidBodyState({ velocity, omegaBody: [0.2, 0, 2] });
const y0 = hinged.assembled(spun, {
  orientation: quaternionFromAxisAngle([0, 0, 1], 0.8),
  omegaBody: [0, 1, -1],
});
const flight = integrate(hinged.rate, y0, { t1: 6, stepSize: 0.01 });
const { largestResidual: gap, energy } = hinged.report(flight);
const lost = largestOf(energy.map((e) => e / energy[0] - 1));
console.log(`Gap at most ${gap.toExponential(1)} m`);
console.log(`energy kept to ${lost.toExponential(1)} of itself`);
function momentumOf(state: readonly number[]): Vec3 {
  const [one, other] = hinged.statesOf(state).map((s) => {
    const orbit = cross(s.position, linearMomentum(bar, s));
    return add(orbit, angularMomentumWorld(bar, s));
  });
  return add(one, other);
}
const spins = [y0, flight.states.at(-1)!].map((s) => fixed(momentumOf(s)));
console.log(`L about the origin ${spins[0]}, then ${spins[1]} kg m²/s`);

// %% hinge-motion
const pairs = flight.states
  .filter((_, k) => k % 10 === 0)
  .map((state) => hinged.statesOf(state));
const middle = ([a, b]: readonly RigidBodyState[]): Vec3 =>
  scale(add(a.position, b.position), 1 / 2);
const mesh = boxMesh(size);
show(
  animate({
    title: 'Two bars at a hinge, and their common centre C',
    frame: 'world',
    times: pairs.map((_, k) => k / 10),
    bodies: [
      { name: 'first', mesh, poses: pairs.map(([first]) => first) },
      { name: 'second', mesh, poses: pairs.map(([, second]) => second) },
    ],
    paths: [{ name: 'C', points: pairs.map(middle) }],
    stops: [0, 3, 6].map((time) => ({ name: `${time} s`, time })),
  }),
);
for (const k of [30, 60]) {
  const way = subtract(middle(pairs[k]), middle(pairs[0]));
  console.log(`after ${k / 10} s the centre has gone ${fixed(way)} m`);
}

// %% [markdown] pushed {"predict":{"twinOf":"hinge","options":[{"text":"the one pushed at the hinge, where both bars feel it","idea":"force-splits","reply":"So it would if turning used up a part of the push. At the end it makes more turning and more energy; the common centre gets the whole push in both cases."},{"text":"the one pushed at its end, where the lever is longest","idea":"inner-forces-move","reply":"The lever makes the bars turn. How fast the common centre goes, only the push from outside decides, by the whole mass."},{"text":"neither: both common centres go equally far","reply":"So it is: 6 N s on 6 kg make 1 m/s, wherever they act. What the hinge passes on cancels."}],"answer":2,"until":"double"}}
/*
You were right if you said a straight line, at constant speed: what the hinge does to one bar it does to the other the opposite way, at the same place, so neither the momentum $\mathbf P$ nor
the angular momentum $\mathbf L$ of the pair changes. **Change this:** make the feedback five times as strong, `gain: 100`. Does that close the gap? No, it opens it: $k=100$ with steps of 10 ms is on the right side of the minimum.

### And now a push

Two such pairs float at rest, stretched out along $x$. The first bar of each gets a short push across, of 6 N s along $y$: one pair at its free end, the other at the hinge. An *impulse* is a force
times the short time of its action. The hinge passes an impulse on, just so large that both hinge points go on alike. `project` finds it: it is the mending of velocities.

**Predict:** the common centre of which pair will have gone farther after a second?

The place of the push on the second pair is yours to move. **Where does the second bar feel nothing?**
*/

// %% pushed-pairs {"control":{"places[1]":{"label":"Push on the second pair","unit":"m","min":-1,"max":1,"step":0.02,"turning":-0.34,"says":"Its second bar"}}}
const places = [-1, 1];
function afterPush(place: number) {
  const position = (x: number) => rigidBodyState({ position: [x, 0, 0] });
  const [one, other] = [position(0), position(2)];
  const push = { forceWorld: [0, 6, 0], pointBody: [place, 0, 0] } as const;
  const hit = applyImpulse(bar, one, wrenchFromForceAtPoint(one, push));
  const start = hinged.project(0, [hit, other].flatMap(packState));
  const run = integrate(hinged.rate, start, { t1: 1, stepSize: 0.02 });
  return [start, run.states.at(-1)!].map(hinged.statesOf);
}
const pushed = places.map(afterPush);
const centres = pushed.map(([, later]) => middle(later));
const points = centres.map(([x, y], k) => {
  return { name: 'centre', at: [x + 5 * k, y] as Vec2 };
});
const paths = pushed.map(([, [a, b]], k) => {
  const joints = [toWorld([-1, 0, 0], a), toWorld(end, a), toWorld(end, b)];
  const bars = joints.map(([x, y]): Vec2 => [x + 5 * k, y]);
  return { name: `pushed at ${places[k]} m`, points: bars };
});
const after1 = `In the world, 1 s after pushes at ${places.join(', ')} m`;
show(planeFigure({ title: after1, paths, points }));
console.log(`Both centres: y = ${fixed(centres.map(([, y]) => y))} m`);
const [, second] = pushed[1][0];
console.log(`Its second bar starts with ${fixed(second.velocity[1])} m/s`);

// %% [markdown] double {"predict":{"options":[{"text":"about seven decimals, as for rods and energy","idea":"energy-means-right","reply":"So it would be if rods and energy said all about a motion. There are many motions with these rods and this energy; this one has slipped over to another."},{"text":"two decimals: some millimetres are missing","reply":"So it is. Rods and energy are kept to a ten-millionth, and the mass is 3 mm beside its place: it has been on another motion with the same rods and nearly the same energy."},{"text":"none: such a motion cannot be computed","idea":"chaos-is-noise","reply":"Each motion has one future, and for a while it can be computed as exactly as one likes. It only costs ever smaller steps."}],"answer":1,"until":"chaos"}}
/*
You were right if you said neither: 6 N s on 6 kg make 1 m/s. In the first pair the second bar even starts backwards, for the first one turns about its centre and pulls it along. Pushed at $-0.34$ m the hinge point of the
first bar does not move at first, and the second bar feels nothing.

## The double pendulum

Two masses (1 kg, 0.7 kg), two rods (1 m, 0.8 m), two equations, the same code. It is let go at 2 and 2.5 rad from straight down, with steps of 2 ms and $k=20$ 1/s. Over 12 s both rods are kept to
$2\cdot10^{-8}$ m and the energy to $3\cdot10^{-6}$ of the 33.5 J that it has above its lowest place.

**Predict:** how many decimals of the lower mass's place in m are right at the end?
*/

// %% double-pendulum
const double = pendulum({ masses: [1, 0.7], lengths: [1, 0.8] });
const both = constrainedDynamics(double.system, { gain: 20 });
function swingOf(stepSize: number) {
  const start = double.stateFromAngles([2, 2.5], [0, 0]);
  return integrate(both.rate, start, { t1: 12, stepSize, every: 10 });
}
const fine = swingOf(0.002);
const drawn = fine.states.filter((_, k) => k % 2 === 0);
const joint = (k: number): Vec3[] =>
  drawn.map(double.joints).map(({ [k]: [x, z] }) => [x, 0, z]);
show(
  animate({
    title: 'The double pendulum',
    frame: 'world',
    times: drawn.map((_, k) => k / 25),
    rods: [0, 1].map((k) => ({ from: joint(k), to: joint(k + 1) })),
    paths: [{ name: 'lower mass', points: joint(2) }],
    stops: [0, 6, 12].map((time) => ({ name: `${time} s`, time })),
    camera: { azimuth: -Math.PI / 2, elevation: 0 },
  }),
);
const { largestResidual, energyDrift } = both.report(fine);
const [rods, joules] = [largestResidual, energyDrift];
console.log(`rods kept to ${rods.toExponential(0)} m`);
console.log(`energy kept to ${joules.toExponential(0)} J`);

// %% two-ways
function angleRate(_t: number, [a, b, u, w]: State): number[] {
  const [sin, cos] = [Math.sin(a - b), Math.cos(a - b)];
  const [m11, m12] = [1.7, 0.56 * cos]; // m₁ + m₂ = 1.7, m₂ ℓ₂ = 0.56
  const [m21, m22] = [cos, 0.8];
  const r1 = -0.56 * sin * w ** 2 - 1.7 * g * Math.sin(a);
  const r2 = sin * u ** 2 - g * Math.sin(b);
  const det = m11 * m22 - m12 * m21;
  return [u, w, (m22 * r1 - m12 * r2) / det, (m11 * r2 - m21 * r1) / det];
}
function lowerMass([a, b]: State): Vec2 {
  const x = Math.sin(a) + 0.8 * Math.sin(b);
  return [x, -Math.cos(a) - 0.8 * Math.cos(b)];
}
const distance = (y: State): number => {
  const [[x, z], [x2, z2]] = [lowerMass(y), lowerMass(y.slice(4))];
  return Math.hypot(x2 - x, z2 - z);
};
const endOf = ({ states }: typeof fine) => double.joints(states.at(-1)!)[2];
console.log(`rods, 4 ms: ${fixed(endOf(swingOf(0.004)))} m`);
console.log(`rods, 2 ms: ${fixed(endOf(fine))} m`);
const tolerances = { t1: 12, relTol: 1e-12, absTol: 1e-12 };
const exact = integrateAdaptive(angleRate, [2, 2.5, 0, 0], tolerances);
console.log(`angles:     ${fixed(lowerMass(exact.states.at(-1)!))} m`);

// %% [markdown] chaos {"predict":{"options":[{"text":"after 5,200 s, a thousand times later","idea":"time-by-ratio","reply":"So it would be if the distance grew evenly. It grows by a factor each second, so a thousandth costs three factors of ten."},{"text":"after about 13 s, some seconds later","reply":"So it is: the distance grows about tenfold in 2.4 s, so a thousandth gains about seven seconds."},{"text":"never: so small a difference stays small","idea":"small-nudge-safe","reply":"Nothing here makes it smaller. It grows by a factor each second, however small it is."}],"answer":1,"until":"aim"}}
/*
You were right if you said two. The second way to compute it has no rods that could get longer: its unknowns are the two angles, and the equations are Lagrange's (with $d=\theta_1-\theta_2$)

$$(m_1+m_2)\,\ell_1\ddot\theta_1+m_2\ell_2\cos d\;\ddot\theta_2=-m_2\ell_2\sin d\;\dot\theta_2^2-(m_1+m_2)\,g\sin\theta_1,$$
$$\ell_1\cos d\;\ddot\theta_1+\ell_2\,\ddot\theta_2=\ell_1\sin d\;\dot\theta_1^2-g\sin\theta_2 .$$

(For a chain of rods angles are the shorter way. Closed loops and hinges in space are where constraints pay.) Its end, $(0.5865,-0.6005)$ m, was found with a tolerance of $10^{-12}$. With steps of 4 ms the constrained run misses it
by 66 mm, with 2 ms by 3 mm. Rods and energy are *necessary* checks, and no more.

## Chaos

Why are errors of $10^{-8}$ worth millimetres so soon? Let two of these pendulums go, the second with its first angle larger by $\delta$. With $\delta=10^{-3}$ rad, a millimetre, their lower masses
are 1 m apart after 5.2 s.

**Predict:** and with $\delta=10^{-6}$ rad, a thousandth of it?
*/

// %% separation
function apart(nudge: number, t1: number) {
  const rate = (t: number, y: State) =>
    [y, y.slice(4)].flatMap((one) => angleRate(t, one));
  const start = [2, 2.5, 0, 0, 2 + nudge, 2.5, 0, 0];
  const value = (_t: number, y: State) => distance(y) - 1;
  const events = [{ value, stop: true }];
  return integrate(rate, start, { t1, stepSize: 0.01, events });
}
const nudges = [1e-3, 1e-6, 1e-9];
const races = nudges.map((nudge) => apart(nudge, 25));
show(
  lineChart({
    title: 'How far apart two double pendulums are',
    x: { label: 't', unit: 's' },
    y: { label: 'distance', unit: 'm', scale: 'log', range: [1e-11, 1e3] },
    series: races.map(({ times: x, states }, k) => {
      const name = `δ = ${nudges[k].toExponential(0)}`;
      const y = states.map(distance).slice(0, -1); // All end 1 m apart.
      return { name, x: x.slice(0, -1), y };
    }),
  }),
);
const after = races.map(({ events }) => events[0].time);
const decade = fixed((after[2] - after[0]) / 6, 1);
console.log(`1 m apart after ${fixed(after, 1)} s: tenfold in ${decade} s`);

// %% [markdown] aim
/*
You were right if you said some seconds later. On the logarithmic axis the distance climbs, with halts, along a straight line: on average tenfold in 2.4 s. That is *chaos*: exactly determined, and after some time out of reach, since
three more decimals of the start buy only seven more seconds. A step's error is a nudge like any other.

What can be checked? Rods, energy, and the same answer by another method, as long as it lasts.

## Your target: know the end

How exactly must you know the start, so that after 12 s you still know the place? **Your target:** the largest $\delta$ with which the two lower masses stay within 1 cm of each other for 12 s. It counts
as reached when half as much again would not do. Estimate it first, from the chart. In Jupyter change the number in the cell.
*/

// %% know-the-end {"control":{"doubt":{"label":"δ, doubt of the start","unit":"rad","min":1e-10,"max":0.1,"scale":"log","turning":2e-8,"says":"Within 12 s"}},"target":{"reached":"Reached","by":{"doubt":"2e-8"}}}
const doubt = 1e-2;
const [known, more] = [doubt, 1.5 * doubt].map((nudge) => apart(nudge, 12));
const [far, farther] = [known, more].map(({ states }) =>
  largestOf(states.map(distance)),
);
const limit = { name: '1 cm', x: [0, 12], y: [0.01, 0.01] };
show(
  lineChart({
    title: `The distance, with a doubt of ${doubt} rad`,
    x: { label: 't', unit: 's', range: [0, 12] },
    y: { label: 'distance', unit: 'm', scale: 'log', range: [1e-11, 10] },
    series: [
      { name: 'apart', x: known.times, y: known.states.map(distance) },
      { ...limit, dash: 'dash', colour: '#8a8a8a' },
    ],
  }),
);
console.log(`Within 12 s they get ${far.toExponential(1)} m apart.`);
if (far > 0.01) console.log('You do not know the end.');
else if (farther <= 0.01) console.log('You know it; less would do.');
else console.log('Reached: you know the end, and with half more you do not.');

// %% [markdown] outlook
/*
<details><summary>The way there</summary>

A centimetre after 12 s needs about $2\cdot10^{-8}$ rad: the start of a metre-long pendulum to a fiftieth of a micrometre.

</details>

## Where the course stops

- **Collisions and contact**: detect that two shapes touch, and change their momenta in an instant. Read on: Baraff, *An Introduction to
  Physically Based Modeling*, part II; Catto's talks on sequential impulses.
- **Articulated figures** with many joints, such as human figures: one body needed 13 numbers and no equation to solve, our two bars 26 and three. A figure of 15 parts with 14 ball joints has $15\cdot13=195$ numbers of state, 42 equations for joint forces at every slope, and $90-42=48$ ways to move; so recursive algorithms instead of one big system. Read on: Featherstone, *Rigid
  Body Dynamics Algorithms*.
- **Vehicles** (vehicle dynamics): suspensions, drive trains, tyres. A car is an articulated body, too. New is the tyre: its side force grows with the angle at which it slips, and then stops growing. At 20 m/s in a curve of 50 m radius the tyres must give $v^2/r=8$ m/s², 0.82 of the weight. Read on: Pacejka, *Tire and Vehicle Dynamics*.
- **Deformable objects**, cloth and soft toys: a body whose shape is part of its state. A cloth of $20\times20$ points has 2400 numbers of state and 760 springs along its threads. Read on: Baraff and Witkin, *Large Steps in Cloth
  Simulation*.
- **Mechanics itself**: Goldstein, Poole and Safko, *Classical Mechanics*, the lecture's own reading: its chapters 4 and 5 are our notebooks 03, 05, 06, 09 and 12. Its matrix $A$ leads from the world to the body (our $R^T$), and its Euler angles turn about $z$, $x$, $z$, not $z$, $x$, $y$. The lecture also names chapter 17 of its textbook (which one: see the last fold).

## Questions to close with

Say your answer first; then open it.

<details><summary>A pendulum is let go a touch beside straight up. With how many weights does its rod pull at the lowest point?</summary>

Five. It falls through two lengths, $mv^2/\ell=4mg$, and the weight comes on top. The length does not matter.

</details>

<details><summary>The error f is 1 mm, at rest, and nobody feeds it back. What becomes of it? And if ḟ is 1 mm/s?</summary>

At rest it stays. With $\dot f=1$ mm/s it grows by a millimetre each second, for ever.

</details>

<details><summary>Two balls of 1 kg and 3 kg, joined by a rod, are 1 cm too far apart. Nobody else touches them. How far does each move when they are put back?</summary>

Towards each other along the rod, 7.5 mm and 2.5 mm: each by the part that the *other* mass is of the whole. So the common centre stays.

</details>

<details><summary>Which of this notebook's checks would still hold if the hinge had friction?</summary>

$\mathbf P$, $\mathbf L$ and the closed gap: friction in a hinge is a torque on one bar and its opposite on the other. The energy would sink.

</details>

<details><summary>How many equations does the hinge of a door need, and how many ways to move do they leave two bodies?</summary>

Five: three for a common point, two for a common axis. Of twelve ways to move seven are left.

</details>

## Your turn

Exercise [16 The pendulum](../exercises/16-pendulum/README.md) asks what a rod carries, holds a mass on its circle by feedback, puts two balls back
on their rod and closes a hinge: `node lab start 16-pendulum`. (Its error is $x^2+z^2-\ell^2$, in m²: $2\ell$ times the $f$ of this notebook.)
*/

// %% [markdown] yields {"fold":{"title":"Further: how a hinge finds its force","until":"hinge-by-hand"}}
/*
## Further: how a hinge finds its force

A force $\mathbf F$ at the hinge point of a body accelerates this point in two ways: with the whole body, by $\mathbf F/m$, and by the turning that it starts,
$(I^{-1}(\mathbf r\times\mathbf F))\times\mathbf r$, with $\mathbf r$ from the centre of mass to the hinge, all in the world. Both are linear in $\mathbf F$. So the hinge points approach each other as

$$K\,\mathbf F=\mathbf a_2-\mathbf a_1,$$

where $\mathbf a_1$ and $\mathbf a_2$ are their accelerations without the hinge, and $K$ adds up how both bodies yield. Fill $K$ column by column, with a force of 1 N along $x$, $y$ and $z$. With impulses for forces
and velocities for accelerations the same $K$ closes a hinge in an instant.
*/

// %% hinge-by-hand
const bars = hinged.statesOf(y0);
const none3: Vec3<'world'> = [0, 0, 0];
function accelerationAt(i: 0 | 1, forceWorld: Vec3<'world'>): Vec3 {
  const at = { forceWorld, pointBody: anchors[i] };
  const wrench = wrenchFromForceAtPoint(bars[i], at);
  const motion = { ...bars[i], ...accelerations(bar, bars[i], wrench) };
  return pointAccelerationWorld(anchors[i], motion);
}
const [a1, a2] = [accelerationAt(0, none3), accelerationAt(1, none3)];
const columns = [0, 1, 2].map((k) => {
  const newton: Vec3<'world'> = [0, 0, 0];
  newton[k] = 1;
  const first = subtract(accelerationAt(0, newton), a1);
  return add(first, subtract(accelerationAt(1, newton), a2));
});
const K = transpose(columns as Mat3);
const F = apply(inverse(K), subtract(a2, a1));
console.log(`without the hinge: ${fixed(a1, 3)} and ${fixed(a2, 3)} m/s²`);
const [b1, b2] = [accelerationAt(0, F), accelerationAt(1, scale(F, -1))];
console.log(`with it:           ${fixed(b1, 3)} and ${fixed(b2, 3)} m/s²`);
console.log(`F ${fixed(F)} N`);
console.log(`by the library ${fixed(hinged.hingeForce(y0))} N`);

// %% [markdown] balls {"fold":{"title":"Further: who moves when a rod is mended","until":"dumb-bell"}}
/*
## Further: who moves when a rod is mended

The pendulum's pivot never moved. Of two free balls, which one gives way? `project` takes the shortest way back, in the metric of the masses: a metre of a heavy ball counts as longer than one of a light ball. The push on both is
equal and opposite, so each moves by the share that the *other* mass is of the whole. With the velocities it is the same: what lies along the rod is shared out, what lies across it is turning, and stays.
*/

// %% dumb-bell
const diagonal = (entries: number[]): number[][] =>
  entries.map((entry, i) => entries.map((_, j) => (i === j ? entry : 0)));
const dumbBell = constrainedDynamics({
  constraint: constraint({
    equations: ['sqrt((x2 - x1)^2 + (z2 - z1)^2) - 4'],
    variables: ['x1', 'z1', 'x2', 'z2'],
  }),
  massMatrix: diagonal([1, 1, 3, 3]),
  forces: () => [0, 0, 0, 0],
});
const mended = dumbBell.project(0, [0, 0, 5, 0, -1, 2, 1, 0]);
const [two, four] = [mended.slice(0, 4), mended.slice(4)];
console.log(`1 kg: to ${fixed(two.slice(0, 2), 2)} m`);
console.log(`3 kg: to ${fixed(two.slice(2), 2)} m`);
console.log(`velocities ${fixed(four.slice(0, 2), 2)} m/s`);
console.log(`       and ${fixed(four.slice(2), 2)} m/s`);
console.log(`centre at ${fixed((two[0] + 3 * two[2]) / 4, 2)} m, as before`);

// %% [markdown] machine {"fold":{"title":"Further: the slider-crank, with masses","until":"machine-note"},"predict":{"options":[{"text":"where crank and rod are in line","reply":"So it is: there the slider stands still, and all the energy is in the flywheel."},{"text":"where the crank is upright","idea":"shares-evenly","reply":"There the slider is about as fast as the pin, and has a good part of the energy. The flywheel is slow."},{"text":"nowhere: nothing drives or brakes it","idea":"turning-dies","reply":"So it would be for the flywheel alone. It hands energy to the slider and gets it back, twice a turn."}],"answer":0,"until":"machine-note","question":"The slider-crank runs freely, on the level, without friction. Where in its turn is the crank fastest?"}}
/*
## Further: the slider-crank, with masses

Notebook 14 chose how fast the crank runs. Now nobody does. The crank (1 m) carries a flywheel with the moment $J$ in kg m², the slider has 1 kg, the mass that the paper's Figure 1 shows and never uses, and the rod (2 m) has none. All lies on the
level, so that no weight acts, and the crank starts in line with its rod, at 2 rad/s. Coordinates are $x$, $z$ of the pin $A$ and of the slider $B$; $J$ on a crank of 1 m is a mass of $J$ at the pin. Three equations: crank, rod, guide.

**Predict:** where in its turn is the crank fastest?

The flywheel is yours to change. **How heavy must it be for a crank that runs evenly?**
*/

// %% flywheel {"control":{"J":{"label":"Flywheel","unit":"kg m²","min":0.1,"max":100,"scale":"log","turning":1,"says":"Slowest"}}}
const J = 1;
const parts = ['xA^2 + zA^2 - 1', '(xB - xA)^2 + (zB - zA)^2 - 4', 'zB'];
const machine = constrainedDynamics(
  {
    constraint: constraint({
      equations: parts,
      variables: ['xA', 'zA', 'xB', 'zB'],
    }),
    massMatrix: diagonal([J, J, 1, 1]),
    forces: () => [0, 0, 0, 0],
  },
  { gain: 5 },
);
const start4 = [1, 0, 3, 0, 0, 2, 0, 0];
const turns = integrate(machine.rate, start4, { t1: 4, stepSize: 0.01 });
const crank = ([x, z, , , vx, vz]: State) => x * vz - z * vx;
show(
  timeChart(turns, {
    title: `A crank that runs freely, J = ${J} kg m²`,
    y: { label: 'angular velocity', unit: 'rad/s', range: [0, 2.2] },
    curves: { crank },
  }),
);
const slowest = Math.min(...turns.states.map(crank));
console.log(`Slowest ${fixed(slowest, 3)} rad/s, fastest 2 rad/s`);

// %% machine-check
/** The speed of the slider, by that of the crank. */
const perTurn = Array.from({ length: 361 }, (_, degree) => {
  const lean = Math.asin(Math.sin(deg(degree)) / 2);
  return Math.sin(deg(degree)) + Math.cos(deg(degree)) * Math.tan(lean);
});
const slowestOf = (wheel: number): number =>
  Math.min(...perTurn.map((v) => 2 * Math.sqrt(wheel / (wheel + v ** 2))));
const slow = [J, 10, 100].map((wheel) => fixed(slowestOf(wheel), 3));
console.log(`slowest by energy alone: ${slow[0]} rad/s`);
console.log(`with J = 10 kg m² ${slow[1]}, with 100 ${slow[2]} rad/s`);
// A multiplier times the length of its gradient, 2ℓ for the rod.
const bears = (t: number, s: State) => machine.multipliers(t, s);
show(
  timeChart(turns, {
    title: `What rod and guide must bear, J = ${J} kg m²`,
    y: { label: 'force', unit: 'N' },
    curves: {
      'rod, pull': (s, t) => -4 * bears(t, s)[1],
      'guide, up': (s, t) => bears(t, s)[2],
    },
  }),
);

// %% [markdown] machine-note
/*
You were right if you said where crank and rod are in line: there the slider stands still. By energy, $\tfrac12J\dot\theta_1^2+\tfrac12\dot x_B^2$ is constant, and $\dot x_B$ is $\dot\theta_1$ times a function of the angle; so the second cell finds the slowest
speed without any constraint force. With $J=10$ kg m² it falls short by 6 %, with 100 by less than 1 %. The rod now pulls, now pushes; where it leans, its push has a part across the guide, and the guide must bear it.
*/

// %% [markdown] source {"fold":{"title":"For readers of the sources"}}
/*
## For readers of the sources

- The lecture names articulated figures, vehicles and deformable objects on one slide, "Other Types of Dynamics", as more complicated than what it has shown. There is nothing to correct. Chapter 17 of its textbook it also cites for quaternions. (Our copy does not name the book. Its OSP is Open Source Physics, the Java library of Gould, Tobochnik and Christian, *An Introduction to Computer Simulation Methods*; chapter 17 there, "Visualization and Rigid Body Dynamics", solves Euler's equations with quaternions: so this is probably the book.)
- The paper heals a deviation of *velocities*, $f_yv+f_t=-kf$ (eq. 7 with the right sign, erratum P1). The formula $\ddot f=-2k\dot f-k^2f$ is not in it, but its introduction asks for such a law in words: not only the deviations, their derivatives, too, have to be taken into account.
- The paper's abstract says that "velocity stabilization is the most efficient projection". On this pendulum it is: in `energy-of-mending` mending the velocity alone makes the error of the length 4000 times smaller and takes away the whole rise of the energy; mending the place alone takes away an eighth of it. There the paper's claim holds.
- Many texts take $f=x^2+z^2-\ell^2$. The motion is the same, but then $f$ is in m² and $\lambda$ in N/m; here $f$ is divided by $2\ell$, so that it is a length and $-\lambda$ the pull.
*/
