/**
 * The kinds of attack on the library: each draws inputs, extremes among them, and returns how far the result
 * is from what must hold, as a multiple of nothing (relative errors, radians) or of the documented bound.
 * `limit` is what is allowed.
 */

const EPS = Number.EPSILON;
const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);
const flat = (x) => (typeof x === 'number' ? [x] : x.flatMap(flat));
/**
 * The largest difference of the numbers of two structures, in units of the largest wanted one; NaN stays NaN.
 */
const apart = (got, want) => {
  const [g, w] = [flat(got), flat(want)];
  const scale = Math.max(...w.map(Math.abs)) || 1;
  return Math.max(...w.map((x, i) => Math.abs(g[i] - x) / scale), g.length === w.length ? 0 : NaN);
};
const departure = (R) =>
  Math.max(...R.flatMap((row, i) => R.map((other, j) => Math.abs(dot(row, other) - (i === j ? 1 : 0)))));

const ANGLES = [
  0,
  1e-320,
  1e-160,
  1e-12,
  1e-8,
  0.3,
  2,
  Math.PI - 1e-8,
  Math.PI - 4.5e-16,
  Math.PI,
  Math.PI + 4.5e-16,
  6,
  2 * Math.PI,
  1e9,
];

/** Two quaternions as orientations. */
const turned = (library, a, b) => library.rotationAngleBetween(a, b);

function body(library, random) {
  const points = Array.from({ length: 5 }, () => ({ mass: random.uniform(0.2, 2), position: random.vector(2) }));
  return library.diagonalize(library.pointMasses(points)).massProperties;
}

export const attacks = [
  {
    name: 'rotation matrices: RᵀR - 1',
    limit: 4e-15,
    count: 20_000,
    attack(library, random) {
      const axis = library.scale(random.unitVector(), random.power(-300, 300));
      return departure(library.matrixFromAxisAngle(axis, random.pick(ANGLES) * random.pick([1, -1])));
    },
  },
  {
    name: 'rotations there and back: matrix, quaternion, vector, rad',
    limit: 4e-15,
    count: 20_000,
    attack(library, random) {
      const q = library.quaternionFromAxisAngle(random.unitVector(), random.pick(ANGLES.slice(0, 13)));
      const back = [
        library.quaternionFromMatrix(library.matrixFromQuaternion(q)),
        library.quaternionFromRotationVector(library.rotationVectorFromQuaternion(q)),
        library.quaternionFromRotationVector(library.rotationVectorFromMatrix(library.matrixFromQuaternion(q))),
      ];
      return Math.max(...back.map((other) => turned(library, q, other)));
    },
  },
  {
    name: '24 Euler sequences, a third of them at the pole',
    limit: 4e-14,
    count: 20_000,
    attack(library, random) {
      const sequence = random.pick(library.EULER_SEQUENCES);
      const isProper = sequence[0].toLowerCase() === sequence[2].toLowerCase();
      const pole = random.pick(isProper ? [0, Math.PI] : [Math.PI / 2, -Math.PI / 2]);
      const middle = random.pick([random.uniform(-3, 3), pole, pole + random.pick([1, -1]) * random.power(-16, -6)]);
      const R = library.matrixFromEuler(sequence, [random.uniform(-3, 3), middle, random.uniform(-3, 3)]);
      return apart(library.matrixFromEuler(sequence, library.eulerFromMatrix(sequence, R).angles), R);
    },
  },
  {
    name: 'nearestRotation, orthonormalize from 1e-300 to 1e160',
    limit: 4e-15,
    count: 10_000,
    attack(library, random) {
      const R = library.matrixFromQuaternion(random.quaternion());
      const size = random.power(-300, 160);
      const spoiled = R.map((row) => row.map((x) => size * (x + random.uniform(-0.1, 0.1))));
      return Math.max(departure(library.nearestRotation(spoiled)), departure(library.orthonormalize(spoiled)));
    },
  },
  {
    name: 'rotationBetween: what it reaches, beside 0 and pi, any length',
    limit: 4e-15,
    count: 20_000,
    attack(library, random) {
      const from = random.unitVector();
      const nudge = random.pick([0, random.power(-320, 0)]);
      const to = library.add(library.scale(from, random.pick([1, -1])), library.scale(random.unitVector(), nudge));
      const q = library.rotationBetween(
        library.scale(from, random.power(-300, 300)),
        library.scale(to, random.power(-300, 300)),
      );
      return apart(library.rotate(q, from), library.normalize(to));
    },
  },
  {
    name: 'fitRotation: error times the angle between two directions',
    limit: 2e-14,
    count: 5_000,
    attack(library, random) {
      const q = random.quaternion();
      const first = random.unitVector();
      const angle = random.power(-6, 0);
      const second = library.rotate(
        library.quaternionFromAxisAngle(library.cross(first, random.unitVector()), angle),
        first,
      );
      const pairs = [first, second].map((from) => ({
        from,
        to: library.rotate(q, from),
        weight: random.uniform(0.5, 2),
      }));
      return turned(library, library.fitRotation(pairs), q) * angle;
    },
  },
  {
    name: 'meanRotation of two: the middle of the way, times the gap',
    limit: 2e-14,
    count: 5_000,
    attack(library, random) {
      const a = random.quaternion();
      const angle = random.pick([random.uniform(0, 3), Math.PI - random.power(-6, 0)]);
      const b = library.multiplyQuaternions(a, library.quaternionFromAxisAngle(random.unitVector(), angle));
      return turned(library, library.meanRotation([a, b]), library.slerp(a, b, 0.5)) * Math.cos(angle / 2);
    },
  },
  {
    name: 'freeRotation to 1e6 periods: angular momentum in the world, energy',
    limit: 4e-15,
    count: 5_000,
    attack(library, random) {
      const moments = random.pick([
        [3, 4, 6],
        [1, 1, 1.5],
        [2, 2, 2],
        [1, 2, 3],
        library.scale([1.2, 1.9, 2.5], random.power(-100, 100)),
      ]);
      const beside = random.pick([1, 1e-3, 1e-8, 1e-15]);
      const omegaBody = random.pick([
        random.vector(2),
        [beside * random.normal(), 1, beside * random.normal()],
        [1, 0.25, 0.5],
      ]);
      const start = { principalMoments: moments, omegaBody, orientation: random.quaternion() };
      const t = Math.min(library.freeRotationPeriod(start), 1e3) * random.power(-2, 6) * random.pick([1, -1]);
      const end = library.freeRotation(start)(t);
      const spin = (omega) => moments.map((I, i) => I * omega[i]);
      const world = ({ orientation, omegaBody: omega }) =>
        library.rotate(library.normalizeQuaternion(orientation), spin(omega));
      const energy = ({ omegaBody: omega }) => dot(spin(omega), omega);
      return Math.max(apart(world(end), world(start)), apart(energy(end), energy(start)));
    },
  },
  {
    name: 'freeRotation: there and back, over 4 ulp of the angle turned',
    limit: 1,
    count: 5_000,
    attack(library, random) {
      // Spins about the axes of the least and the largest moment: the middle one would lose the
      // start, whoever computes.
      const moments = library.scale([1, 1.7, 2.4], random.power(-100, 100));
      const tilt = random.power(-12, -0.5);
      const omegaBody = random.pick([
        [1, tilt, tilt],
        [tilt, tilt, -1],
      ]);
      const start = { principalMoments: moments, omegaBody, orientation: random.quaternion() };
      const t = random.power(-2, 7);
      const back = library.freeRotation({ ...start, ...library.freeRotation(start)(t) })(-t);
      return turned(library, back.orientation, start.orientation) / (1e-14 + 4 * 2.2e-16 * 2.4 * t);
    },
  },
  {
    name: 'points: parts combined as one, at offsets to 1e9 sizes',
    limit: 5e-14,
    count: 5_000,
    attack(library, random) {
      const offset = library.scale(random.unitVector(), random.pick([0, random.power(0, 9)]));
      const all = Array.from({ length: 8 }, () => ({
        mass: random.uniform(0.1, 3),
        position: library.add(offset, random.vector()),
      }));
      const whole = library.pointMasses(all);
      const cloud = library.pointCloud(
        Float64Array.from(all, (p) => p.mass),
        Float64Array.from(all.flatMap((p) => p.position)),
      );
      const joined = library.combine(library.pointMasses(all.slice(0, 3)), library.pointMasses(all.slice(3)));
      // The centre of mass is stored to an ulp of the offset, and the parts are joined by it.
      const rounding = 1 + (EPS * Math.hypot(...offset) * 10) / 5e-14;
      return Math.max(apart(cloud.inertia, whole.inertia), apart(joined.inertia, whole.inertia) / rounding);
    },
  },
  {
    name: 'principalAxes: residual, order and det, 1e-150 to 1e150',
    limit: 8 * EPS,
    count: 20_000,
    attack(library, random) {
      const R = library.matrixFromQuaternion(random.quaternion());
      const [a, b] = [random.uniform(0.1, 1), random.uniform(0.1, 1)];
      const size = random.power(-150, 150);
      const I = library.rotateInertia(
        library.diagonal(a * size, b * size, random.uniform(Math.abs(a - b), a + b) * size),
        R,
      );
      const { moments, axes } = library.principalAxes(I);
      const ordered = moments[0] <= moments[1] && moments[1] <= moments[2];
      const again = library.multiply(library.multiply(axes, library.diagonal(...moments)), library.transpose(axes));
      return ordered && Math.abs(library.determinant(axes) - 1) < 1e-14 ? apart(again, I) : Infinity;
    },
  },
  {
    name: 'solids and meshes of one shape, 1e-60 to 1e60 m',
    limit: 5e-14,
    count: 2_000,
    attack(library, random) {
      const size = random.power(-60, 60);
      const sides = [random.uniform(0.2, 3), random.uniform(0.2, 3), random.uniform(0.2, 3)];
      const corner = random.vector(random.pick([0, 1e3, 1e6]));
      const vertices = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
        sides.map((side, i) => size * (corner[i] + (((k >> i) & 1) - 0.5) * side)),
      );
      const quads = [
        [0, 4, 6, 2],
        [1, 3, 7, 5],
        [0, 1, 5, 4],
        [2, 6, 7, 3],
        [0, 2, 3, 1],
        [4, 5, 7, 6],
      ];
      const triangles = quads.flatMap(([a, b, c, d]) => [
        [a, b, c],
        [a, c, d],
      ]);
      const mesh = library.solidMesh({ vertices, triangles }, { mass: 2 });
      // The corners as they are stored: far away they have fewer digits of the sides.
      const stored = sides.map((_, i) => vertices[1 << i][i] - vertices[0][i]);
      return apart(mesh.inertia, library.solidBox({ size: stored, mass: 2 }).inertia);
    },
  },
  {
    name: 'massPropertiesFromDensity, 1e-100 to 1e100 m, far away too',
    limit: 2e-14,
    count: 60,
    attack(library, random) {
      const size = random.power(-100, 100);
      const sides = [random.uniform(0.2, 3), random.uniform(0.2, 3), random.uniform(0.2, 3)].map((x) => x * size);
      const min = random.vector(random.pick([0, 1, 1e6])).map((x) => x * size);
      const max = min.map((x, i) => x + sides[i]);
      const density = Math.min(1e200, Math.max(1e-200, size ** -3));
      const got = library.massPropertiesFromDensity(() => density, { min, max });
      const want = library.solidBox({ size: max.map((x, i) => x - min[i]), mass: got.mass });
      return apart(got.inertia, want.inertia);
    },
  },
  {
    name: 'simulate: the same in a world that is turned and moves',
    limit: 1e-12,
    count: 100,
    attack(library, random) {
      const massProperties = body(library, random);
      const push = random.vector(3);
      const start = library.rigidBodyState({
        position: random.vector(),
        orientation: random.quaternion(),
        velocity: random.vector(),
        omegaBody: random.vector(2),
      });
      const [turn, drift] = [random.quaternion(), random.vector(5)];
      const run = (state, force) =>
        library
          .simulate(library.rigidBody({ massProperties }), state, {
            duration: 2,
            stepSize: 0.01,
            loads: (_t, s) => library.wrenchFromForceAtPoint(s, { forceWorld: force, pointBody: [0.3, -0.2, 0.5] }),
          })
          .states.at(-1);
      const plain = run(start, push);
      const other = run(
        {
          position: library.rotate(turn, start.position),
          orientation: library.multiplyQuaternions(turn, start.orientation),
          velocity: library.add(library.rotate(turn, start.velocity), drift),
          omegaBody: start.omegaBody,
        },
        library.rotate(turn, push),
      );
      const want = {
        position: library.add(library.rotate(turn, plain.position), library.scale(drift, 2)),
        velocity: library.add(library.rotate(turn, plain.velocity), drift),
      };
      return Math.max(
        apart(other.position, want.position),
        apart(other.velocity, want.velocity),
        apart(other.omegaBody, plain.omegaBody),
        turned(library, other.orientation, library.multiplyQuaternions(turn, plain.orientation)),
      );
    },
  },
  {
    name: 'generalSolution: redundant equations in mixed units',
    limit: 1e-9,
    count: 5_000,
    attack(library, random) {
      const [n, rank] = random.pick([
        [3, 1],
        [3, 2],
        [4, 2],
        [5, 3],
        [6, 4],
      ]);
      const m = rank + random.pick([1, 2, 3]);
      const draw = (rows, columns) =>
        Array.from({ length: rows }, () => Array.from({ length: columns }, random.normal));
      const [mix, rows, [truth]] = [draw(m, rank), draw(rank, n), draw(1, n)];
      const A = mix.map((weights) => {
        const unit = random.power(-9, 9);
        return rows[0].map((_, j) => unit * weights.reduce((sum, w, i) => sum + w * rows[i][j], 0));
      });
      const found = library.generalSolution(
        A,
        A.map((row) => dot(row, truth)),
      );
      if (found.rank !== rank) return Infinity;
      const shortest = library.pseudoInverse(rows).map((row) =>
        dot(
          row,
          rows.map((r) => dot(r, truth)),
        ),
      );
      return apart(found.v, shortest);
    },
  },
  {
    name: 'hingedBodies: force in other units, 1e-140 to 1e140 m',
    limit: 1e-12,
    count: 2_000,
    attack(library, random) {
      const [parts, anchors] = [
        [body(library, random), body(library, random)],
        [random.vector(), random.vector()],
      ];
      const [q, p, w, v] = [random.quaternion(), random.quaternion(), random.vector(), random.vector()];
      const force = (size) => {
        const bodies = parts.map(({ mass, inertia }) =>
          library.rigidBody({
            massProperties: { mass, com: [0, 0, 0], inertia: inertia.map((row) => library.scale(row, size * size)) },
          }),
        );
        const hinged = library.hingedBodies({ bodies, anchors: anchors.map((a) => library.scale(a, size)) });
        const y = hinged.assembled(library.rigidBodyState({ orientation: q, omegaBody: w }), {
          orientation: p,
          omegaBody: v,
        });
        return library.scale(hinged.hingeForce(y), 1 / size);
      };
      return apart(force(random.power(-140, 140)), force(1));
    },
  },
];

/** One attack with so many draws: the worst, and the draw that it came from. */
export function run(library, { attack, count }, random, share = 1) {
  const tries = Math.max(1, Math.round(count * share));
  let worst = 0;
  let problem = '';
  for (let k = 0; k < tries; k++) {
    let error;
    try {
      error = attack(library, random);
    } catch (thrown) {
      error = Infinity;
      problem = `draw ${k}: ${String(thrown)}`;
    }
    if (!(error <= worst)) worst = Number.isNaN(error) ? Infinity : error;
    if (worst === Infinity) {
      problem ||= `draw ${k}: not a number, or wrong in kind`;
      break;
    }
  }
  return { tries, worst, problem };
}
