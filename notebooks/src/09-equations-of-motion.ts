// %% [markdown] title
/*
# 09 The equations of motion

Everything so far meets here: mass and inertia, orientation, force and torque become one rule that says how thirteen, or eighteen, numbers
change.

**After this notebook you can** derive and write both forms of the equations, pack their states, say which way a spinning body tips, draw a
path in turning axes, and find the two slips in the lecture's program: one lowers the order of the method from four to one, the other spoils the place
for good.

*Sources: lecture, "Rigid Body Dynamics" (state variables, linear and angular effects, the code), "World and Body Coordinate Frames"; Chaney
sections 2, 3, 4.2, 4.3, 6.1 and 7, eq. 5 to 7, 11 to 21, 27, 30 and 31; errata L7 to L9, L21, C9.*
*/

// %% [markdown] opener {"opener":true}
/*
## Three questions from before

Say your answer first; then open it.

**1.** A barge is pulled along x with 2 kN. Its rope is fixed 8 m ahead of the centre of mass and 3 m beside the line through it along x. It is fixed 10 m farther ahead now, just as far beside that line. How large is the torque about the centre of mass?

- 36.5 kN m
- 26 kN m
- 36 kN m
- 6 kN m

<details><summary>The answer</summary>

6 kN m. So it is, as before: the force has been moved along its own line. The lever is longer, the arm is not. (Notebook [08](08-force-and-torque.ipynb).)

</details>

**2.** Two masses of 1 kg at (2, 4, 0) m and at the opposite place turn about the y axis, ω = (0, 3, 0) rad/s. Σ m x y is 16 kg m². What is the x component of their angular momentum?

- −48 kg m²/s
- 48 kg m²/s
- 0 kg m²/s
- 24 kg m²/s

<details><summary>The answer</summary>

−48 kg m²/s. So it is: r × v has a part against x, particle by particle, and only a minus in the tensor gives it. (Notebook [05](05-inertia-tensor.ipynb).)

</details>

**3.** The two axes of a frame are one metre long and stand at 150° to each other. 5 steps along u₁ and 6 along u₂ lead to a point. What is the scalar product of u₁ with the way there?

- −0.196 m²
- 6 m²
- 11 m²
- 5 m²

<details><summary>The answer</summary>

−0.196 m². So it is: a step along u₂ also goes some way along u₁, by the cosine of the angle. (Notebook [02](02-change-of-basis.ipynb).)

</details>
*/

// %% import
import {
  STATE,
  add,
  apply,
  applyImpulse,
  cross,
  determinant,
  dot,
  fixed,
  freeRotation,
  fromMomentumState,
  hat,
  integrate,
  inverse,
  inverseInertiaWorld,
  kineticEnergy,
  matrixFromQuaternion,
  matrixRateFromOmegaBody,
  momentumFormDerivative,
  multiply,
  newtonEulerDerivative,
  norm,
  observedOrder,
  omegaWorldFromQuaternionRate,
  orthonormalizeMomentumState,
  packMomentumState,
  packState,
  pointVelocityWorld,
  quaternionFromAxisAngle,
  quaternionFromMatrix,
  quaternionRateFromOmegaBody,
  rigidBody,
  rigidBodyState,
  rotateInertia,
  rotationAngleBetween,
  scale,
  simulate,
  solidBox,
  subtract,
  toBody,
  toMomentumState,
  toWorld,
  transpose,
  unpackMomentumState,
  unpackState,
  vectorToBody,
  vectorToWorld,
  wrenchFromForceAtPoint,
  wrenchFromTorque,
} from 'rigid-body-lab';
import type { Loads, Mat3, RigidBodyState, Vec3 } from 'rigid-body-lab';
import {
  animate,
  boxMesh,
  lineChart,
  show,
  timeChart,
} from 'rigid-body-lab/figures';

// %% [markdown] frames
/*
## Two frames, two purposes

In the *body* frame the mass distribution never changes: compute $I_\text{body}$ once and keep it. In the *world* frame things are drawn, and
collide. Four quantities say how the body is now (Chaney section 2.1), two say what it is (section 2.2):

| symbol | meaning | unit | frame |
|---|---|---|---|
| $\mathbf x$ | position of the centre of mass | m | world |
| $\dot{\mathbf x}$ | its velocity | m/s | world |
| $Q$ | orientation, a unit quaternion; $R$ is derived from it | 1 | body to world |
| $\boldsymbol\omega_b$ | angular velocity | rad/s | body |
| $m$ | mass | kg | |
| $I_b$ | inertia tensor; three numbers once the axes are principal | kg m² | body |

The index says the axes in which a vector is written: $\boldsymbol\omega_b$ and $\boldsymbol\omega_w=R\,\boldsymbol\omega_b$ are one vector, in
body axes and in world axes. A thrown box:
*/

// %% throw {"change":{"replace":"flung: Vec3<'body'> = [1, 2, -0.5]","with":"flung: Vec3<'body'> = [5, -4, 3]","cell":"parabola","moves":false,"ask":{"question":"the height of the centre after 1.5 s","answer":2}}}
const gravity: Vec3 = [0, 0, -9.81];
const massProperties = solidBox({ size: [4, 2, 1], mass: 12 });
const body = rigidBody({ massProperties, gravity });
const orientation = quaternionFromAxisAngle([1, 1, 0], 0.3);
const thrownAt = { orientation, velocity: [3, 0, 9] as Vec3 };
const start = rigidBodyState({ ...thrownAt, omegaBody: [1, 2, -0.5] });
const flung: Vec3<'body'> = [1, 2, -0.5];
const flight = { duration: 1.8, stepSize: 0.01 };
const thrown = simulate(body, { ...start, omegaBody: flung }, flight);
const mesh = boxMesh([4, 2, 1]);
const camera = { azimuth: -1.2, elevation: 0.2 };
const at = (...times: number[]) =>
  times.map((time, k) => ({ name: ['start', 'half-way', 'end'][k], time }));
show(
  animate({
    title: 'A thrown box: its centre flies like a particle',
    frame: 'world',
    times: thrown.times,
    bodies: [{ mesh, poses: thrown.states }],
    paths: [{ name: 'centre', points: thrown.states.map((s) => s.position) }],
    ground: -2,
    stops: at(0, 0.9, 1.8),
    camera,
  }),
);

// %% [markdown] linear {"predict":{"options":[{"text":"It makes the path lower","idea":"force-splits","reply":"So it would if the energy of the spin came out of the throw. Here the hand gives both, and in flight the weight acts on the centre of mass whatever the spin."},{"text":"It bends the path sideways","idea":"spin-bends-path","reply":"So it would in air, which a spinning ball drags along. Without air the only force is the weight, and it does not know the spin."},{"text":"It leaves the path as it is","reply":"So it is: only the total force moves the centre of mass, and the weight does not depend on the spin."}],"answer":2,"until":"orientation"}}
/*
## The linear half

The centre of mass is a particle: $\dot{\mathbf x} = \mathbf v$, $\dot{\mathbf P} = \mathbf F$, $\mathbf v = \mathbf P/m$ (lecture), with the momentum $\mathbf P$ and the sum $\mathbf F$ of all forces. Chaney writes the same two
equations with the velocity, $\tfrac{d}{dt}\mathbf x = \dot{\mathbf x}$ (eq. 6) and $\tfrac{d}{dt}\dot{\mathbf x} = \tfrac1m\mathbf F_w$ (eq. 7).

**Predict:** what does the spin do to the path of the centre?

The lines below compare the centre of the spinning box with a particle thrown alike. **Change this:** fling the box above with another $\boldsymbol\omega_b$,
`[5, -4, 3]`. The picture tumbles otherwise; look at these lines.
*/

// %% parabola
for (const t of [0.5, 1, 1.5]) {
  const centre = thrown.states[Math.round(t / 0.01)].position;
  const particle = add(scale(start.velocity, t), scale(gravity, t ** 2 / 2));
  console.log(`t = ${t} s   centre   ${fixed(centre, 6)} m`);
  console.log(`          particle ${fixed(particle, 6)} m`);
}

// %% [markdown] orientation {"predict":{"options":[{"text":"The same turn","idea":"body-or-world","reply":"So it would be if body and world axes agreed, or if the body had turned about the axis of ω only. Then both lists have the same three numbers."},{"text":"A turn about another axis","reply":"So it is: the rate has the right size, but the formula takes the numbers for components along the axes of the body, and these point elsewhere."},{"text":"A turn that is twice as fast","idea":"quaternion-holds-angle","reply":"So it would be without the factor ½. The two lists have the same length, so the turn has the right speed."}],"answer":1,"until":"angular"}}
/*
You were right if you said that it leaves the path as it is: the force does not depend on the spin.

## How the orientation changes

$\boldsymbol\omega$ points along the axis of the turn; its length is the rate in rad/s. Seen along the vector, from its tail to its head, the body
turns clockwise (Chaney section 2.1 and 4.2): the right-hand rule. The velocity of a point fixed in the body, at $\mathbf r$ from the centre, is $\boldsymbol\omega\times\mathbf r$ relative to the centre, and the
skew matrix writes this product as a matrix (Chaney eq. 13):

$$\boldsymbol\omega^{*}=\begin{bmatrix}0&-\omega_z&\omega_y\\ \omega_z&0&-\omega_x\\ -\omega_y&\omega_x&0\end{bmatrix},\qquad
\boldsymbol\omega^{*}\mathbf r=\boldsymbol\omega\times\mathbf r .$$

The columns of $R$ are three such points, the tips of the body axes. Hence the first two ways to write how the orientation changes; the lecture marks the
matrix of $\boldsymbol\omega_w$ by a star, Chaney that of $\boldsymbol\omega_b$ by a tilde:

$$\dot R = \boldsymbol\omega^{*}R\ \ (\text{world } \boldsymbol\omega),\qquad \dot R = R\,\tilde{\boldsymbol\omega}\ \ (\text{body }\boldsymbol\omega,\text{ Chaney eq. 12}),$$

$$\dot q = \tfrac12\,q\,(0,\boldsymbol\omega_b)\ \ (\text{the same for the quaternion, eq. 14}).$$

**Predict:** somebody puts the components of $\boldsymbol\omega$ in *world* axes into the last formula by mistake. What does $\dot q$ describe then?
*/

// %% three-rates
const q = start.orientation;
const R = matrixFromQuaternion(q);
const omegaWorld = vectorToWorld(start.omegaBody, q);
const viaBody = matrixRateFromOmegaBody(R, start.omegaBody);
const viaWorld = multiply(hat(omegaWorld), R);
const dt = 1e-4;
const [before, after] = [-dt, dt].map((duration) => {
  const end = simulate(body, start, { duration, stepSize: dt }).states.at(
    -1,
  )!;
  return matrixFromQuaternion(end.orientation);
});
const byDifferences = after.map((row, i) =>
  scale(subtract(row, before[i]), 1 / (2 * dt)),
);
console.log(`Ṙ = R ω̃ [1/s]:\n${fixed(viaBody, 6)}`);
console.log(`Ṙ = ω* R [1/s]:\n${fixed(viaWorld, 6)}`);
console.log(`by differences of a run [1/s]:\n${fixed(byDifferences, 6)}`);
const turnOf = (omega: Vec3): Vec3 =>
  omegaWorldFromQuaternionRate(q, quaternionRateFromOmegaBody(q, omega));
console.log('ω in the world [rad/s]:', fixed(omegaWorld, 3));
console.log('q̇ with body axes:      ', fixed(turnOf(start.omegaBody), 3));
console.log('q̇ with world axes:     ', fixed(turnOf(omegaWorld), 3));

// %% [markdown] quaternion-matrix {"fold":{"title":"For readers of the source: two matrices","until":"skew"}}
/*
### For readers of the source: two matrices

Chaney writes the quaternion's rate as a matrix of four rows and three columns (eq. 14); it is the product with $(0,\boldsymbol\omega_b)$, multiplied out.

In our copy of the lecture's slide three entries of $\boldsymbol\omega^{*}$ are wrong (erratum L7). A skew matrix must be minus its own transpose; with one that
is not, $\boldsymbol\omega^*\mathbf r$ is not perpendicular to $\mathbf r$, and lengths change. And since eq. 18 to 20 below divide by the moments, they hold for
no rod and no point: where all mass lies on one line a moment is zero (erratum C9), and the library refuses such a body with that reason. A flat plate is fine.
*/

// %% eq-14
const [qw, qx, qy, qz] = q;
const eq14: Vec3[] = [
  [-qx, -qy, -qz],
  [qw, -qz, qy],
  [qz, qw, -qx],
  [-qy, qx, qw],
];
const qDot = eq14.map((row) => dot(row, start.omegaBody) / 2);
console.log('½ · matrix · ω =', fixed(qDot, 4));
console.log(
  '½ q (0, ω)     =',
  fixed(quaternionRateFromOmegaBody(q, start.omegaBody), 4),
);
const alongQ = qDot.reduce((sum, rate, k) => sum + rate * q[k], 0);
console.log('q · q̇ =', fixed(alongQ, 12), 'so |q| stays 1');

// %% skew
const printedSkew = ([wx, wy, wz]: Vec3): Mat3 => [
  [0, -wx, wy],
  [wz, 0, -wx],
  [wy, wz, 0],
];
const omega: Vec3 = [0.3, -1.1, 0.7];
const r: Vec3 = [1, 2, 3];
console.log('ω × r:       ', fixed(cross(omega, r), 2));
console.log('right ω* r:  ', fixed(apply(hat(omega), r), 2));
console.log('printed ω* r:', fixed(apply(printedSkew(omega), r), 2));
console.log(
  'r · printed ω* r =',
  fixed(dot(r, apply(printedSkew(omega), r)), 2),
  'should be 0',
);

// %% [markdown] angular {"predict":{"options":[{"text":"yes, in body and in world axes","reply":"So it is: what is constant is L. And ω changes at the same rate in both axes, since what the turning axes add is the product of ω with itself, which is zero."},{"text":"yes, but in body axes only","idea":"gyroscopic-torque","reply":"So it would be if the extra term were only the turning of the axes, as it is for L. But the rate of ω is one vector: seen from the body or from the world, it is not zero."},{"text":"no, in neither of the two axes","idea":"omega-constant","reply":"So it would be for a body with three equal moments, or one that spins exactly about a principal axis. Then ω and L have one direction, and L is constant."}],"answer":0,"until":"tip"}}
/*
You were right if you said another axis: the speed is right, the direction is not. The names `omegaBody` and `omegaWorld` are there to keep you from this.

## The angular half

The torque $\boldsymbol\tau$ and the angular momentum $\mathbf L$ are those about the centre of mass. In the world, $\dot{\mathbf L} = \boldsymbol\tau_w$ and $\boldsymbol\omega = I^{-1}\mathbf L$, with a tensor that turns along: $I^{-1} = R\,I_\text{body}^{-1}R^T$
(the lecture's form). In the body the tensor is constant. To see what the same law says there, write $\mathbf L = R\,I_b\boldsymbol\omega_b$ and differentiate
the product, with $\dot R=R\,\tilde{\boldsymbol\omega}$ from above:

$$\boldsymbol\tau_w=\dot{\mathbf L}=\dot R\,I_b\boldsymbol\omega_b+R\,I_b\dot{\boldsymbol\omega}_b
=R\,(\boldsymbol\omega_b\times I_b\boldsymbol\omega_b+I_b\dot{\boldsymbol\omega}_b).$$

Multiply by $R^T$, and $\boldsymbol\tau_b=R^T\boldsymbol\tau_w$ is left on the one side. This is *Euler's equation* (Chaney eq. 21),

$$I_b\dot{\boldsymbol\omega}_b = \boldsymbol\tau_b - \boldsymbol\omega_b\times I_b\boldsymbol\omega_b ,$$

by component (eq. 18; eq. 19 and 20 follow by $x\to y\to z\to x$)

$$\dot\omega_x = \frac{I_{yy}-I_{zz}}{I_{xx}}\,\omega_y\omega_z + \frac{\tau_x}{I_{xx}} .$$

The extra term is no torque: it is the price of axes that turn, and in the world form there is none. Principal axes make it cheap, as Chaney says (section 2.2): with nine entries Euler's equation takes $9+6+9=24$ products a slope; with three moments, the quotients of eq. 18 to 20 computed once, it takes 9.

**Predict:** no torque acts on the box. Does $\boldsymbol\omega$ change all the same?

**Change this:** let a torque of $(5,-3,8)$ N m act in the next cell. Each component of $\dot{\boldsymbol\omega}_b$ changes by torque over moment.
*/

// %% euler-equations {"change":{"replace":"torque: Vec3<'body'> = [0, 0, 0]","with":"torque: Vec3<'body'> = [5, -3, 8]","ask":{"question":"Which component of ω̇ will change most?","options":["x, with 5 N m","y, with −3 N m","z, with 8 N m"],"answer":0},"appears":["(1.6000, -0.6176, -0.8000) rad/s²"]}}
const torque: Vec3<'body'> = [0, 0, 0];
const { inertia, principalMoments } = body;
const w = start.omegaBody;
const asVectors = apply(
  inverse(inertia),
  subtract(torque, cross(w, apply(inertia, w))),
);
const asComponents = [0, 1, 2].map((x) => {
  const [y, z] = [(x + 1) % 3, (x + 2) % 3];
  const moments = inertia[y][y] - inertia[z][z];
  return (moments * w[y] * w[z] + torque[x]) / inertia[x][x];
});
const load = () => ({ force: [0, 0, 0] as Vec3<'world'>, torque });
const rate = newtonEulerDerivative(body, load)(0, packState(start));
console.log('moments of inertia', fixed(principalMoments, 2), 'kg m²');
console.log('ω̇, eq. 21:        ', fixed(asVectors, 4), 'rad/s²');
console.log('ω̇, eq. 18 to 20:  ', fixed(asComponents, 4));
console.log('ω̇, the library:   ', fixed(rate.slice(STATE.omegaBody), 4));

// %% world-form
const momentum = toMomentumState(body, start);
const L = apply(rotateInertia(inertia, R), omegaWorld);
const fromL = apply(inverseInertiaWorld(inertia, R), L);
console.log('ω in world axes:     ', fixed(omegaWorld, 4), 'rad/s');
console.log('I⁻¹ L, world axes:   ', fixed(fromL, 4));
// The world form, run for a moment: ω in both axes at its end.
const f = momentumFormDerivative(body, load);
const omegasAfter = (t1: number) => {
  const run = integrate(f, packMomentumState(momentum), { t1, stepSize: dt });
  const end = unpackMomentumState(run.states.at(-1)!);
  const { omegaBody, orientation } = fromMomentumState(body, end);
  return [omegaBody, vectorToWorld(omegaBody, orientation)];
};
const [early, late] = [omegasAfter(-dt), omegasAfter(dt)];
const rates = late.map((u, k) => scale(subtract(u, early[k]), 0.5 / dt));
console.log('ω̇ of a run, in body axes: ', fixed(rates[0], 4), 'rad/s²');
console.log('ω̇ of a run, in world axes:', fixed(rates[1], 4));
console.log(
  'Euler’s ω̇, in world axes: ',
  fixed(vectorToWorld(asVectors, q), 4),
);

// %% [markdown] tip {"predict":{"options":[{"text":"to −y, where it is pulled","idea":"torque-tips","reply":"So it would if the plate were at rest, or spun slowly. Then the torque makes a turn about x. Now it changes an L that is there already."},{"text":"nowhere: the spin holds it","idea":"spin-holds","reply":"So it would be for an endless spin. L changes by torque times time, however large L is; a fast spin only makes the change small beside it."},{"text":"to +x, sideways to the pull","reply":"So it is: the torque points to +x, so L leans to +x, and the axle of a fast plate stays close to L."}],"answer":2,"until":"tip-note"}}
/*
You were right if you said yes, in both: $\boldsymbol\omega$ and $\mathbf L$ point in different directions, and what stays is $\mathbf L$. The run of the world form, which has no
extra term, shows the same $\dot{\boldsymbol\omega}$ as Euler's equation. And its two lists are one vector, because
$\dot{\boldsymbol\omega}_w=\dot R\,\boldsymbol\omega_b+R\,\dot{\boldsymbol\omega}_b$ and $\dot R\,\boldsymbol\omega_b=R\,(\boldsymbol\omega_b\times\boldsymbol\omega_b)=0$.

## Which way does it tip?

A square plate of 2 kg floats level and spins about a thin upright axle, anticlockwise as seen from above, so $\boldsymbol\omega$ points to $+z$. One thread pulls the upper end of
the axle towards $-y$, another one the lower end as strongly towards $+y$. Together they are a couple of $0.09$ N m along $+x$, since $\mathbf e_z\times(-\mathbf e_y)=\mathbf e_x$. It acts for one second.

**Predict:** the plate spins with 5 rad/s. Where does the upper end of the axle go?
*/

// %% tip-motion {"control":{"spin":{"label":"Spin of the plate","unit":"rad/s","min":0,"max":10,"step":0.5,"turning":1.3,"says":"After 1 s the upper end"}}}
const spin = 5;
const square = solidBox({ size: [0.5, 0.5, 0.1], mass: 2 });
const plate = rigidBody({ massProperties: square });
const torqueWorld: Vec3<'world'> = [0.09, 0, 0];
const loads: Loads = (_t, now) => wrenchFromTorque(now, { torqueWorld });
/** Where the upper end of the axle goes, half a metre above the plate. */
function upperEnd(rate: number): Vec3[] {
  const state = rigidBodyState({ omegaBody: [0, 0, rate] });
  const run = simulate(plate, state, { duration: 1, stepSize: 0.01, loads });
  return run.states.map((s) => vectorToWorld([0, 0, 0.5], s.orientation));
}
const paths = { 'from rest': upperEnd(0), spinning: upperEnd(spin) };
const series = Object.entries(paths).map(([name, ends]) => {
  return { name, x: ends.map((end) => end[0]), y: ends.map((end) => end[1]) };
});
const [x, y] = ['x', 'y'].map((label) => ({ label, unit: 'm' }));
const title = `The upper end, spin ${spin} rad/s, in the world, from above`;
show(lineChart({ title, x, y, series, equalScale: true, height: 460 }));
const [restX, restY] = paths['from rest'].at(-1)!;
const [toX, toY] = paths.spinning.at(-1)!;
const way = toX > -toY ? 'sideways' : 'where it is pulled';
const place = fixed([toX, toY], 2);
console.log(`After 1 s the upper end went ${way}: ${place} m`);
console.log('From rest it would be at', fixed([restX, restY], 2), 'm');

// %% [markdown] tip-note {"predict":{"options":[{"text":"to the right","reply":"So it is: L points north, the torque to the east, and L leans to the torque. The nose follows L."},{"text":"to the left","idea":"torque-tips","reply":"So it would if the drum spun the other way: then L points south, and it is the tail that goes to the right."},{"text":"upwards","idea":"torque-tips","reply":"So it would if the drum did not spin. The lift makes a torque to the east, and with an L to the north that is a turn to the right."}],"answer":0,"twinOf":"tip","until":"packing"}}
/*
You were right if you said to $+x$: in the time $t$ a steady torque adds $\boldsymbol\tau\,t$ to $\mathbf L$, so the arrow $\mathbf L$, upright at first, leans towards $+x$, and the axle of a
fast plate keeps close to $\mathbf L$. From rest the same torque gives an $\boldsymbol\omega$ along $+x$, and the upper end goes to $-y$. Move the spin from 0 to 10: between
1 and 1.5 rad/s it changes its mind.

### And now a satellite

A satellite like a drum flies with its axis pointing north and spins about it, with $\boldsymbol\omega$ to the north, too. A small thruster lifts its nose, the northern end: it
pushes it upwards for a second. East is to the right of somebody who looks north.

**Predict:** where does the nose go?
*/

// %% [markdown] packing
/*
You were right if you said to the right: lever north times force up is a torque to the east, and $\mathbf L$, which points north, leans to it.

## One long vector

A solver knows only numbers. The state variables become one vector, their rates another, and all of mechanics is
$\tfrac{d}{dt}\mathbf q = \dot{\mathbf q}$ (Chaney eq. 27). In the lecture's form $\mathbf x$, $R$, $\mathbf P$ and $\mathbf L$ are the *state*;
$m$ and $I_\text{body}$ are *constants*; $\mathbf v$, $I^{-1}$ (world) and $\boldsymbol\omega$ are *derived* from them at every stage. It packs
$\mathbf x$, $R$ *column by column*, $\mathbf P$, $\mathbf L$: $3+9+3+3=18$ numbers. The quaternion form packs 13:

| | position | orientation | velocity | $\boldsymbol\omega_b$ |
|---|---|---|---|---|
| state | $\mathbf x$ | $q$ | $\mathbf v$ | $\boldsymbol\omega$ |
| rate | $\mathbf v$ | $\tfrac12 q(0,\boldsymbol\omega)$ | $\mathbf F/m$ | $I^{-1}(\boldsymbol\tau-\boldsymbol\omega\times I\boldsymbol\omega)$ |
| equation of Chaney | 6 | 14 | 7 | 18 to 20 |

The slide has a 19th number, the time $t$ with the rate $dt/dt=1$, and says "OSP needs it" (Open Source Physics, a Java library): its solver hands over a state and nothing else, so a torque in time must find it there. Our `f(t, y)` is given $t$.
*/

// %% pack
const eighteen = packMomentumState(momentum);
console.log('R, row by row:     ', fixed(momentum.rotation.flat(), 2));
console.log('numbers 3 to 11:   ', fixed(eighteen.slice(3, 12), 2));
console.log('quaternion form:   ', fixed(packState(start), 2));
console.log('its rate:          ', fixed(rate, 2));
const rate18 = momentumFormDerivative(body)(0, eighteen);
console.log('rate of the 18:    ', fixed(rate18, 2));
console.log('offsets:', STATE);
// A torque that depends on the time, with t as argument and as number 18.
const swing: Loads = (t) => {
  return { force: [0, 0, 0], torque: [8 * Math.cos(3 * t), 0, 0] };
};
const swinging = momentumFormDerivative(body, swing);
const nineteen = (_t: number, state: number[]): number[] => {
  return [...swinging(state[18], state.slice(0, 18)), 1];
};
const second = { t1: 1, stepSize: 0.01 };
const clocked = integrate(nineteen, [...eighteen, 0], second).states.at(-1)!;
const timed = integrate(swinging, eighteen, second).states.at(-1)!;
const apart = Math.max(...timed.map((v, k) => Math.abs(v - clocked[k])));
console.log('after 1 s number 18 is', fixed(clocked[18], 6), 's');
console.log('the other 18 agree to 1e-12:', apart < 1e-12);

// %% [markdown] points
/*
## Any point of the body

With the state every point is known: its place is $\mathbf r_w = R\,\mathbf r_b + \mathbf x$ (Chaney eq. 30), its velocity
$\mathbf v_w = R(\boldsymbol\omega_b\times\mathbf r_b) + \dot{\mathbf x}$ (eq. 31). Below: the paths of two opposite corners A and B, and the velocity of A as an arrow, a
metre for 10 m/s.

**Change this:** put the arrow on the other corner, `[-2, -1, -0.5]`. Which corner is faster in the end?
*/

// %% corner {"change":{"replace":"= [2, 1, 0.5]","with":"= [-2, -1, -0.5]","ask":{"question":"the speed of the corner at the end","answer":0},"appears":["speed at the end: 13.78 m/s"]}}
const corner: Vec3<'body'> = [2, 1, 0.5];
const { times: frames, states: asItIs } = simulate(body, start, flight);
const places = asItIs.map((s) => toWorld(corner, s));
const opposite = scale(corner, -1);
const across = asItIs.map((s) => toWorld(opposite, s));
const velocities = asItIs.map((s) => pointVelocityWorld(corner, s));
const tips = places.map((r, k) => add(r, scale(velocities[k], 0.1)));
show(
  animate({
    title: 'Two corners of the box as first thrown, and v of one',
    frame: 'world',
    times: frames,
    bodies: [{ mesh, poses: asItIs }],
    arrows: [{ name: 'v', from: places, to: tips }],
    paths: [places, across].map((points, k) => ({ name: 'AB'[k], points })),
    stops: at(0, 0.9, 1.8),
    camera,
  }),
);
const byPath = scale(subtract(places[180], places[178]), 1 / 0.02);
console.log('v at 1.79 s, eq. 31:     ', fixed(velocities[179], 3), 'm/s');
console.log('v at 1.79 s, of the path:', fixed(byPath, 3), 'm/s');
console.log('speed at the end:', fixed(norm(velocities[180]), 2), 'm/s');

// %% [markdown] free-path {"predict":{"options":[{"text":"a straight line","idea":"path-in-turning-axes","reply":"So it would if the box moved without turning, however fast. The axes turn, so each of its places is marked in other directions than the last."},{"text":"a circle round it","idea":"path-in-turning-axes","reply":"So it would if the ball stood still beside a box that turns about one fixed axis. This ball comes by and goes away, and the box tumbles."},{"text":"a winding curve","reply":"So it is: the ball keeps to its line, the axes turn under it, and the marks make a curve that winds and widens."}],"answer":2,"until":"camera"}}
/*
Two things touch when their points have the same coordinates in *one* frame, so each corner is first brought into the world by $R\,\mathbf p+\mathbf x$: corner $(-2,1,-0.5)$ m would be the first on the ground $z=-2$ m, at 1.86 s, with 10.6 m/s downwards (last fold).

## A straight path, drawn in a box that tumbles

The inverse of eq. 30 is $\mathbf r_b = R^T(\mathbf r_w - \mathbf x)$: what somebody sees who is fixed to the body. Let the same box tumble in empty space, with its centre at rest. A ball passes
by at 1.5 m/s; no force acts on it, so in the world it goes straight.

**Predict:** somebody in the box marks where the ball is, in the axes of the box. What do the marks make?
*/

// %% free-path-in-box
const floating = freeRotation(body, start);
const still = rigidBodyState({});
const times = Array.from({ length: 161 }, (_, k) => k / 20);
const ballAt = (t: number): Vec3<'world'> => [-6 + 1.5 * t, 3, 1];
const inWorld = times.map(ballAt);
const boxAt = (t: number) => ({ ...still, ...floating(t) });
const inBox = times.map((t) => toBody(ballAt(t), boxAt(t)));
show(
  animate({
    title: 'A ball that flies straight past a tumbling box',
    frame: 'body',
    times,
    bodies: [{ mesh, poses: times.map(() => still) }],
    paths: [{ name: 'ball', points: inBox }],
    stops: at(0, 4, 8),
  }),
);
const lengthOf = (path: Vec3[]) => {
  const steps = path.slice(1).map((r, k) => norm(subtract(r, path[k])));
  return steps.reduce((sum, step) => sum + step, 0).toFixed(1);
};
console.log('way of the ball in the world:', lengthOf(inWorld), 'm');
console.log('its way in the axes of the box:', lengthOf(inBox), 'm');

// %% [markdown] camera {"predict":{"options":[{"text":"It stays a point","idea":"path-in-turning-axes","reply":"So it would if the satellite did not turn. What stands still in the world moves in axes that turn."},{"text":"It goes in a circle","reply":"So it is: the distance from the axis stays, and the direction turns backwards, once in 2π/0.5 = 12.6 s."},{"text":"It goes straight on","idea":"path-in-turning-axes","reply":"So it would if the satellite moved on without turning. It turns, and the lamp goes round it the other way."}],"answer":1,"twinOf":"free-path","until":"stale"}}
/*
You were right if you said a winding curve. No force made it: only the axes turn. Who computes in such axes has to add forces that nobody exerts, the centrifugal, the Coriolis and, where $\boldsymbol\omega$ changes, the Euler force (at the start 35.6, 70.2 and 8.8 m/s²; their vector sum is 35.5; last fold); this
course computes the path in the world instead, and turns the result.

### And now a lamp

A lamp stands still in the world, 5 m beside a satellite whose centre stands still, too. The satellite turns steadily, with 0.5 rad/s about one axis; the lamp is not on that axis. A camera
is bolted to the satellite.

**Predict:** what does the lamp do in the axes of the satellite?
*/

// %% [markdown] stale {"predict":{"options":[{"text":"of order four, as before","idea":"mixed-times","reply":"So it would if what the slopes read did not change within a step. Here all four slopes are the same number, and the step is Euler's."},{"text":"of order two, half as good","idea":"mixed-times","reply":"So it would if the old values were taken in the middle of the step. They are those of its start, and that is Euler's step."},{"text":"of order one, like Euler's","reply":"So it is: all four slopes are equal, so their mean is the slope at the start."}],"answer":2,"until":"stale-note"}}
/*
You were right if you said in a circle, and backwards.

## Two slips in the program (errata L8 and L9)

The rule of all solvers: what depends on the state is computed from the state *that is handed in*. A Runge-Kutta step asks for the rate four times, at four states.

The slide's `rate` code reads its members `v`, `R`, `omega`, `force` and `torque`, and does not look at the state that the solver hands in (L9). To mend three of them is not enough: where the load depends on the state, an old force alone leaves order one (notebook 13, cell `spring-orders`). After
the step it refreshes `R` and `omega`, but never `v`, so $\mathbf x$ goes on with the first velocity for ever (L8). Below, the thrown box by the lecture's 18 numbers and RK4, for one second: as it should be, and with one slip each.
What is measured is how far a corner is from its true place.

**Predict:** with the old members (L9), of which order will RK4 be?
*/

// %% slide-step
const fresh = momentumFormDerivative(body);
/** The rate in a step, made of what the members are at its start. */
type Slip = (members: number[]) => (t: number, y: number[]) => number[];
/** The lecture's program: its 18 numbers after every step of RK4. */
function slideRun(t1: number, stepSize: number, slip: Slip): number[][] {
  const states = [packMomentumState(momentum)];
  const project = orthonormalizeMomentumState;
  while (states.length <= Math.round(t1 / stepSize)) {
    const members = states.at(-1)!;
    const step = { t1: stepSize, stepSize, project };
    states.push(integrate(slip(members), members, step).states.at(-1)!);
  }
  return states;
}
const slips: Record<string, Slip> = {
  'no slip': () => fresh,
  'old members (L9)': (members) => () => fresh(0, members),
  'first v kept (L8)': () => (t, numbers) => {
    return [...start.velocity, ...fresh(t, numbers).slice(3)];
  },
};
const placeOf = (numbers: number[]) => {
  const { position, rotation } = unpackMomentumState(numbers);
  return add(apply(rotation, corner), position);
};

// %% stale-members
// Independent of any step: a particle's parabola, and the exact turning.
const position = add(start.velocity, scale(gravity, 1 / 2));
const exact = toWorld(corner, { position, ...floating(1) });
const measured = Object.entries(slips).map(([name, slip]) => {
  const solve = (h: number) => placeOf(slideRun(1, h, slip).at(-1)!);
  const halved = observedOrder(solve, { stepSize: 0.1, halvings: 3, exact });
  return { name, x: halved.stepSizes, y: halved.errors, ...halved };
});
show(
  lineChart({
    title: 'RK4 in the lecture’s program: a corner after 1 s',
    x: { label: 'h', unit: 's', scale: 'log' },
    y: { label: 'distance from its place', unit: 'm', scale: 'log' },
    series: measured.map(({ name, x, y }) => ({ name, x, y, draw: 'both' })),
  }),
);
for (const { name, order, errors } of measured) {
  const last = errors[3].toExponential(1);
  console.log(`${name.padEnd(18)} order ${fixed(order, 2)}, ${last} m off`);
}

// %% [markdown] stale-note
/*
You were right if you said one: the price of four slopes and the accuracy of Euler. With the first $\mathbf v$ kept, no step size helps: gravity never reaches the place, and after one second
$\tfrac12 g\,(1\text{ s})^2=4.9$ m are missing.

## Your turn: hold $\boldsymbol\omega$

A last act. The box floats and shall go on turning with *exactly* this $\boldsymbol\omega_b=(1,2,-0.5)$ rad/s, which is no principal axis. That is what the bearings of an unbalanced
wheel have to do all the time. Without torque it strays, as you saw. **Find the torque in body axes that holds it**, by the three controls or on paper: Euler's equation says it, and the cell runs it for two seconds.
*/

// %% hold {"control":{"holding[0]":{"label":"Torque about body x","unit":"N m","min":-30,"max":30,"step":0.5,"turning":-3,"says":"After 2 s ω is off"},"holding[1]":{"label":"Torque about body y","unit":"N m","min":-30,"max":30,"step":0.5,"turning":7.5,"says":"After 2 s ω is off"},"holding[2]":{"label":"Torque about body z","unit":"N m","min":-30,"max":30,"step":0.5,"turning":24,"says":"After 2 s ω is off"}},"target":{"reached":"Reached","by":{"holding[0]":-3,"holding[1]":7.5,"holding[2]":24}}}
const holding: Vec3<'body'> = [0, 0, 0];
const floatingBox = rigidBody({ massProperties });
const steady: Loads = () => ({ force: [0, 0, 0], torque: holding });
const twoSeconds = { duration: 2, stepSize: 0.01, loads: steady };
const held = simulate(floatingBox, start, twoSeconds);
show(
  timeChart(held, {
    title: 'ω in body axes under a constant torque in body axes',
    y: { label: 'ω', unit: 'rad/s' },
    curves: {
      'ω₁': (s) => s.omegaBody[0],
      'ω₂': (s) => s.omegaBody[1],
      'ω₃': (s) => s.omegaBody[2],
    },
  }),
);
const end = held.states.at(-1)!;
const off = norm(subtract(end.omegaBody, start.omegaBody));
console.log(`After 2 s ω is off by ${fixed(off, 3)} rad/s`);
console.log(off < 1e-3 ? 'Reached: ω stays as it was' : 'Not yet: ω strays');

// %% [markdown] exercise
/*
<details><summary>The way there</summary>

The torque that holds $\boldsymbol\omega$ is $\boldsymbol\omega_b\times I_b\boldsymbol\omega_b$: Euler's equation with $\dot{\boldsymbol\omega}_b=0$. In the world it is the rate at which $\mathbf L$ is carried round.

</details>

## Questions to close with

Say your answer first; then open it.

<details><summary>Which of the two forms needs the tensor in world axes, and why does the other not?</summary>

The lecture's: its state has $\mathbf L$ in world axes, and $\boldsymbol\omega=I^{-1}\mathbf L$ needs the tensor in the same axes, at this instant. Euler's equation is written in body axes, where the tensor is constant.

</details>

<details><summary>A program shows order one although it calls RK4. What do you look for?</summary>

For something that the rate reads from elsewhere than from the state and the time that are handed in.

</details>

<details><summary>Without torque, which is constant: ω in the body, ω in the world, L in the body, L in the world?</summary>

$\mathbf L$ in the world alone. In the body $\mathbf L$ keeps its length and turns against the body.

</details>

## Your turn

Exercise [09 Equations of motion](../exercises/09-equations-of-motion/README.md) asks for the rates in both forms, and which force and torque a
motion needs: `node lab start 09-equations-of-motion`.
*/

// %% [markdown] slide-program {"fold":{"title":"The slide's program, fault by fault","until":"both-forms"}}
/*
## The slide's program, fault by fault

The lecture's program has three faults in our copy: the skew matrix (L7), the members (L9), the forgotten `v` (L8). Switch them on, one by one, and look at what breaks: the *shape* of the orientation,
which the program mends after each step; the *direction*; or the *place*.

It mends a *copy*, though (erratum L21): `R = orthonormalize(R)` changes the member `R` and is never written back to `state[3]` to `state[11]`, so the solver goes on with nine numbers that drift as without any repair. The runs above give the mended $R$ back. The cell `written-back` compares both, for this
box, level at the start and without weight. With fresh rates the numbers that the solver keeps are off by $7\cdot10^{-5}$ after a minute, and the attitude after 20 s by $1.2\cdot10^{-3}$ instead of $5.6\cdot10^{-4}$ rad. With the old members (L9) as well, their determinant is 51.5 after a minute.

A second test needs no truth to compare with: the same motion in the other form. **Change this:** give the box a torque in the last cell. Do the two forms still agree? They must: they are two sets of numbers for one motion.
*/

// %% slide-faults
/** The rate of R with the printed matrix, column by column. */
function printedTurn(numbers: number[]): number[] {
  const { rotation, angularMomentum } = unpackMomentumState(numbers);
  const back = apply(transpose(rotation), angularMomentum);
  const turning = apply(rotation, apply(inverse(inertia), back));
  return transpose(multiply(printedSkew(turning), rotation)).flat();
}
type Fault = 'printedMatrix' | 'readMembers' | 'keepVelocity';
function slideSlip(faults: Record<Fault, boolean>): Slip {
  const ratesOf = (numbers: number[]): number[] => {
    const all = fresh(0, numbers);
    const velocity = faults.keepVelocity ? start.velocity : all.slice(0, 3);
    const turn = faults.printedMatrix
      ? printedTurn(numbers)
      : all.slice(3, 12);
    return [...velocity, ...turn, ...all.slice(12)];
  };
  return (members) => (_t, numbers) => {
    return ratesOf(faults.readMembers ? members : numbers);
  };
}

// %% slide-switches {"control":{"printedMatrix":{"label":"The skew matrix as printed (L7)","switch":true,"says":"After 1 s the attitude"},"readMembers":{"label":"All slopes read old members (L9)","switch":true,"says":"After 1 s the centre"},"keepVelocity":{"label":"v is never refreshed (L8)","switch":true,"says":"After 1 s the centre"}}}
const printedMatrix = false;
const readMembers = false;
const keepVelocity = false;
const faulty = slideSlip({ printedMatrix, readMembers, keepVelocity });
const slidePoses = slideRun(1.8, 0.02, faulty).map((numbers) => {
  const { position, rotation } = unpackMomentumState(numbers);
  return { position, orientation: quaternionFromMatrix(rotation) };
});
const boxes = {
  right: asItIs.filter((_, k) => k % 2 === 0),
  program: slidePoses,
};
const bodies = Object.entries(boxes).map(([name, poses]) => {
  return { name, mesh, poses };
});
const slideTimes = slidePoses.map((_, k) => k / 50);
const shown = { frame: 'world' as const, times: slideTimes, bodies, camera };
const stops = at(0, 0.9, 1.8);
show(animate({ title: 'The box, and the program’s', ...shown, stops }));
const [made, right] = [slidePoses[50], asItIs[100]];
const missed = norm(subtract(made.position, right.position));
const turned = rotationAngleBetween(made.orientation, right.orientation);
console.log(`After 1 s the centre is ${fixed(missed, 3)} m off`);
console.log(`After 1 s the attitude is ${fixed(turned, 3)} rad off`);

// %% not-written-back
const level = rigidBodyState({ omegaBody: start.omegaBody });
const atLevel = packMomentumState(toMomentumState(floatingBox, level));
const freeRates = momentumFormDerivative(floatingBox);
const mended = (numbers: number[]) => orthonormalizeMomentumState(0, numbers);
/** RK4 with a mended copy of R, which goes back into the numbers or not. */
function copyRun(t1: number, goesBack: boolean, old = false): number[] {
  const step = { t1: 0.05, stepSize: 0.05 };
  let numbers = atLevel;
  for (let k = 0; k < Math.round(t1 / 0.05); k++) {
    const members = mended(numbers);
    const from = goesBack ? members : numbers;
    const rates = old ? () => freeRates(0, members) : freeRates;
    numbers = integrate(rates, from, step).states.at(-1)!;
  }
  return goesBack ? mended(numbers) : numbers;
}

// %% written-back
const rotationOf = (numbers: number[]): Mat3 =>
  unpackMomentumState(numbers).rotation;
const level20 = freeRotation(floatingBox, level)(20).orientation;
for (const goesBack of [true, false]) {
  const reached = rotationOf(mended(copyRun(20, goesBack)));
  const lost = rotationAngleBetween(quaternionFromMatrix(reached), level20);
  const M = rotationOf(copyRun(60, goesBack));
  const square = multiply(transpose(M), M).flat();
  const bent = Math.hypot(...square.map((g, k) => g - Number(k % 4 === 0)));
  console.log(goesBack ? 'R goes back:' : 'R stays a copy (L21):');
  console.log(`  after 20 s the attitude is ${fixed(lost, 5)} rad off`);
  console.log(`  after a minute RᵀR is ${fixed(bent, 6)} off`);
}
const worst = determinant(rotationOf(copyRun(60, false, true)));
console.log(`with old members (L9), too: det R = ${fixed(worst, 1)}`);

// %% both-forms {"change":{"replace":"torque: [0, 0, 0]","with":"torque: [5, -3, 8]","ask":{"question":"Will the two forms still agree to 1e-6?","options":["no, only without a torque","yes"],"answer":1},"appears":["quaternion form: (4.8846, 1.0788, 0.0658) m","momentum form:   (4.8846, 1.0788, 0.0658) m"]}}
const acting: Loads = () => ({ force: [0, 0, 0], torque: [0, 0, 0] });
const two = { t1: 2, stepSize: 0.005 };
const ofBody = newtonEulerDerivative(body, acting);
const byQuaternion = integrate(ofBody, packState(start), two).states.at(-1)!;
const ofWorld = momentumFormDerivative(body, acting);
const byMomentum = integrate(ofWorld, eighteen, two).states.at(-1)!;
const one = toWorld(corner, unpackState(byQuaternion));
const other = placeOf(byMomentum);
console.log('a corner after 2 s, quaternion form:', fixed(one, 4), 'm');
console.log('a corner after 2 s, momentum form:  ', fixed(other, 4), 'm');
console.log('they agree to 1e-6 m:', norm(subtract(one, other)) < 1e-6);

// %% [markdown] touch-note {"fold":{"title":"Further: the first touch, and the forces of turning axes","until":"forces-of-axes"}}
/*
## Further: the first touch, and the forces of turning axes

When would each corner of the thrown box be on the ground? Its place in the world, $R\,\mathbf r_b+\mathbf x$, is watched by an event.

And what does the ground do then? It gives the corner an impulse $J$ [N s] upwards, along $\mathbf n$, at $\mathbf r$ from the centre. So $\mathbf v$ changes by $J\,\mathbf n/m$ and $\boldsymbol\omega$ by $I^{-1}(\mathbf r\times J\,\mathbf n)$, all in the world. Without friction and without a bounce the corner, which falls with $v_P$, stops its fall if

$$J=\frac{v_P}{\dfrac1m+\mathbf n\cdot\bigl((I^{-1}(\mathbf r\times\mathbf n))\times\mathbf r\bigr)} .$$

That is 42.7 N s. The ground feels only 4.02 of the 12 kg, because the box turns away; the centre goes on down, with 5.65 instead of 9.21 m/s, and 226 of 602 J are lost.

Then the ball that passes the tumbling box. Its place $\mathbf r_b$ in the box accelerates by $-\boldsymbol\omega_b\times(\boldsymbol\omega_b\times\mathbf r_b)$ (centrifugal), $-2\,\boldsymbol\omega_b\times\dot{\mathbf r}_b$ (Coriolis) and $-\dot{\boldsymbol\omega}_b\times\mathbf r_b$ (Euler), though no force acts on it. The lengths
at the start, and that of their sum, beside what the marks say by differences:
*/

// %% touch
// When would each corner be on the ground, z = −2 m?
const touches = mesh.vertices.map((vertex) => {
  const above = (_t: number, s: RigidBodyState) => toWorld(vertex, s)[2] + 2;
  const ground = { value: above, direction: 'falling', stop: true } as const;
  const fall = { duration: 3, stepSize: 0.01, events: [ground] };
  const { times: until, states } = simulate(body, start, fall);
  const down = -pointVelocityWorld(vertex, states.at(-1)!)[2];
  return { vertex, time: until.at(-1)!, down };
});
const touch = touches.reduce((a, b) => (a.time < b.time ? a : b));
console.log(`first: corner ${fixed(touch.vertex, 1)} m`);
console.log(`at ${fixed(touch.time, 2)} s, ${fixed(touch.down, 1)} m/s down`);

// %% touch-response
const { time: at1, vertex, down } = touch;
const toTouch = { duration: at1, stepSize: 0.01 };
const hit = simulate(body, start, toTouch).states.at(-1)!;
/** The state after an impulse of the ground, straight up at the corner. */
function struck(impulse: number): RigidBodyState {
  const push = { forceWorld: [0, 0, impulse] as Vec3, pointBody: vertex };
  return applyImpulse(body, hit, wrenchFromForceAtPoint(hit, push));
}
const perNewtonSecond = pointVelocityWorld(vertex, struck(1))[2] + down;
const J = down / perNewtonSecond;
const n: Vec3 = [0, 0, 1];
const arm = vectorToWorld(vertex, hit.orientation);
const atHit = matrixFromQuaternion(hit.orientation);
const turns = apply(inverseInertiaWorld(inertia, atHit), cross(arm, n));
const yields = 1 / body.mass + dot(n, cross(turns, arm));
console.log(
  `J = ${fixed(J, 2)}, by the formula ${fixed(down / yields, 2)} N s`,
);
console.log(`the ground feels ${fixed(1 / yields, 2)} kg`);
const sinks = [hit, struck(J)].map((s) => -s.velocity[2]);
console.log(`the centre falls with ${fixed(sinks, 2)} m/s`);
const energies = [hit, struck(J)].map((s) => kineticEnergy(body, s));
console.log(`kinetic energy ${fixed(energies, 1)} J, before and after`);

// %% forces-of-axes
// By what the marks accelerate at the start, in the axes of the box.
const mark = inBox[0];
const onward = vectorToBody([1.5, 0, 0], q);
const passing = subtract(onward, cross(w, mark));
const wDot = apply(inverse(inertia), cross(apply(inertia, w), w));
const centrifugal = scale(cross(w, cross(w, mark)), -1);
const coriolis = scale(cross(w, passing), -2);
const eulers = scale(cross(wDot, mark), -1);
const allThree = add(add(centrifugal, coriolis), eulers);
const each = [centrifugal, coriolis, eulers, allThree].map(norm);
console.log(`centrifugal, Coriolis, Euler, sum: ${fixed(each, 1)} m/s²`);
const [back, here, ahead] = [-0.01, 0, 0.01].map((t) => {
  return toBody(ballAt(t), boxAt(t));
});
const bend = subtract(add(back, ahead), scale(here, 2));
console.log(`of the marks: ${fixed(norm(bend) / 0.01 ** 2, 1)} m/s²`);
