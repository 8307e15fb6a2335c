/** Wrong formulas of the four tasks. Those of the questions stand in ideas.ts. */
import { applied, cross, matrixFrom, transposed, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { combinedOf, diagonalisedOf, difference, pointTensor, sum, tensorSum, times } from './inputs.js';
import type { Body, Call, Diagonalised, Flight, Mat3, Motion, Part, Parts, Stage, Sums, Vec3 } from './inputs.js';

const ZERO: Vec3 = [0, 0, 0];

/** The right mass and centre, with another tensor. */
const withTensor = (parts: Parts, of: (part: Part, com: Vec3, whole: Part) => Mat3): Part => {
  const whole = combinedOf(parts);
  return { ...whole, inertia: tensorSum(...[parts.first, parts.second].map((part) => of(part, whole.com, whole))) };
};
const moved = (part: Part, d: Vec3, mass = part.mass): Mat3 => tensorSum(part.inertia, pointTensor(mass, d));

export const ofParts: readonly Misconception<Parts>[] = [
  {
    id: 'tensors-add',
    says: 'The two tensors are added as they are. That is right if both centres are at one place. Each of these is about its own centre, and the common one is elsewhere: what does a part weigh in there, even if it is a mere point?',
    value: (parts) => withTensor(parts, ({ inertia }) => inertia),
  },
  {
    id: 'about-the-first-centre',
    says: 'This is the tensor about the centre of the first part: only the second is moved, by the whole way between the two. The body turns about its common centre, and the first part is not there either.',
    value: (parts) => withTensor(parts, (part) => moved(part, difference(part.com, parts.first.com))),
  },
  {
    id: 'only-the-second-moved',
    says: 'The second part is moved to the common centre, the first is left as if it were there already. Joining a part shifts the centre of mass: how far is the first part from it now?',
    value: (parts) =>
      withTensor(parts, (part, com) => (part === parts.first ? part.inertia : moved(part, difference(part.com, com)))),
  },
  {
    id: 'distance-from-centre',
    says: 'm d² is added to all three moments, with d the whole distance, and nothing to the products. About an axis only the distance from that axis counts: a part that is moved along x is no harder to turn about x. And a slanted offset leaves products.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const far = difference(part.com, com).reduce((total, x) => total + x * x, 0);
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? part.mass * far : 0));
      }),
  },
  {
    id: 'products-not-moved',
    says: 'The moments are moved, the products are added as they are. An offset that is not along an axis brings products, too: -m d_x d_y and the others.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const offset = pointTensor(part.mass, difference(part.com, com));
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? offset[i][j] : 0));
      }),
  },
  {
    id: 'products-carry-plus',
    says: 'What the offset brings to the products has a plus. Off the diagonal stand negative sums, -m d_x d_y: only then is I ω the angular momentum.',
    value: (parts) =>
      withTensor(parts, (part, com) => {
        const offset = pointTensor(part.mass, difference(part.com, com));
        return matrixFrom((i, j) => part.inertia[i][j] + (i === j ? 1 : -1) * offset[i][j]);
      }),
  },
  {
    id: 'about-the-origin',
    says: 'The distances begin at the origin of the drawing, so this is the tensor about the origin. That is right if the common centre lies there. Measure from the common centre of mass.',
    value: (parts) => withTensor(parts, (part) => moved(part, part.com)),
  },
  {
    id: 'distance-between-the-parts',
    says: 'Both parts are moved by the whole way from one centre to the other. The common centre lies between them: each part goes only as far as there, and the heavy one less far.',
    value: (parts) => withTensor(parts, (part) => moved(part, difference(parts.second.com, parts.first.com))),
  },
  {
    id: 'parallel-axis-backwards',
    says: 'What the offset brings is subtracted. Subtracting is right on the way to a part’s own centre, where its moments are least. Here you go away from it.',
    value: (parts) => withTensor(parts, (part, com) => moved(part, difference(part.com, com), -part.mass)),
  },
  {
    id: 'plain-mean',
    says: 'The common centre is halfway between the two. That is right for parts of equal mass: the heavier one pulls it to its side. The tensor is then about another point, too.',
    value: (parts) => {
      const com = times(sum(parts.first.com, parts.second.com), 1 / 2);
      return { ...withTensor(parts, (part) => moved(part, difference(part.com, com))), com };
    },
  },
  {
    id: 'masses-exchanged',
    says: 'Each offset is multiplied by the mass of the other part. The light part is far from the common centre; whose mass is it that is there?',
    value: (parts) =>
      withTensor(parts, (part, com, whole) => moved(part, difference(part.com, com), whole.mass - part.mass)),
  },
  {
    id: 'whole-mass-moved',
    says: 'Each offset is multiplied by the mass of the whole body. Only the part itself is at that distance: which mass goes with it?',
    value: (parts) => withTensor(parts, (part, com, whole) => moved(part, difference(part.com, com), whole.mass)),
  },
  {
    id: 'parts-as-points',
    says: 'Both parts count as mere points here: their own tensors are missing. A part also turns about its own centre when the body turns.',
    value: (parts) => withTensor(parts, ({ mass, com: own }, com) => pointTensor(mass, difference(own, com))),
  },
];

const map = (body: Body, change: (right: Diagonalised) => Partial<Diagonalised>): Diagonalised => {
  const right = diagonalisedOf(body);
  return { ...right, ...change(right) };
};
/** The right moments, with another matrix and the shift that goes with it. */
const mappedBy = (body: Body, matrix: Mat3): Diagonalised => ({
  ...diagonalisedOf(body),
  diagRotPos: matrix,
  diagLinPos: times(applied(matrix, body.body.com), -1),
});
const isLeft = (body: Body): boolean => {
  const [u, v, w] = body.axes;
  return cross(u, v).reduce((total, x, k) => total + x * w[k], 0) < 0;
};
const turnedRound = (axes: Mat3, which: readonly number[]): Mat3 =>
  axes.map((axis, k) => (which.includes(k) ? times(axis, -1) : axis)) as Mat3;

export const ofMap: readonly Misconception<Body>[] = [
  {
    id: 'rows-are-axes',
    says: 'The axes stand in the columns of diagRotPos. So stand the axes of a body in the matrix that leads from the body to the drawing. This one leads the other way: the new x of a point is its part along the first axis. Send that axis itself through your matrix: do you get (1, 0, 0)?',
    value: (body) => mappedBy(body, transposed(diagonalisedOf(body).diagRotPos) as Mat3),
  },
  {
    id: 'mirrored',
    says: 'For left-handed axes this matrix is a mirror, not a rotation: right hands come out as left ones, in the picture, too. Turn the third axis round there; a principal axis has no sign.',
    value: (body) => mappedBy(body, body.axes),
  },
  {
    id: 'all-turned-round',
    says: 'Left-handed axes are mended by turning all three round. It is a rotation then; asked is that only the third one is turned.',
    value: (body) => mappedBy(body, isLeft(body) ? turnedRound(body.axes, [0, 1, 2]) : body.axes),
  },
  {
    id: 'first-turned-round',
    says: 'Left-handed axes are mended by turning the first one round. It is a rotation then; asked is that the third one is turned.',
    value: (body) => mappedBy(body, isLeft(body) ? turnedRound(body.axes, [0]) : body.axes),
  },
  {
    id: 'always-turned-round',
    says: 'The third axis is turned round each time. Axes that are right-handed already become a mirror by it.',
    value: (body) => mappedBy(body, turnedRound(body.axes, [2])),
  },
  {
    id: 'shift-in-old-axes',
    says: 'diagLinPos is minus the centre of mass in the axes of the drawing. That is right for a shift before the turn. It is added after the turn, so in which axes must it be? Send the centre of mass through your map: it must come out at zero.',
    value: (body) => map(body, () => ({ diagLinPos: times(body.body.com, -1) })),
  },
  {
    id: 'towards-the-centre',
    says: 'diagLinPos leads to the centre of mass here. The map makes that point the new origin: put it in for old, and new must be zero. Which way does the shift lead?',
    value: (body) => map(body, ({ diagLinPos }) => ({ diagLinPos: times(diagLinPos, -1) })),
  },
  {
    id: 'shift-turned-back',
    says: 'The centre of mass is turned the wrong way for diagLinPos, by the transpose. Which matrix brings it to the new axes?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        diagLinPos: times(applied(transposed(diagRotPos), body.body.com), -1),
      })),
  },
  {
    id: 'tensor-without-axes',
    says: 'The moments are the diagonal of the tensor as it was handed in. Those belong to the axes of the drawing, and are right if these are principal already. What is the moment of inertia about a slanted axis u?',
    value: (body) => map(body, () => ({ moments: vectorFrom((k) => body.body.inertia[k][k]) })),
  },
  {
    id: 'moments-by-the-transpose',
    says: 'The moments are the diagonal of the tensor turned the wrong way. The moment about the first axis u is u · I u: which rows or columns does that take?',
    value: (body) =>
      map(body, ({ diagRotPos }) => ({
        moments: vectorFrom((k) => {
          const column = vectorFrom((i) => diagRotPos[i][k]);
          const along = applied(body.body.inertia, column);
          return along.reduce((total, x, i) => total + x * column[i], 0);
        }),
      })),
  },
  {
    id: 'moments-sorted',
    says: 'The moments are sorted by size. They belong to the axes, in the order in which these were handed in: the first moment is that about the first axis.',
    value: (body) => map(body, ({ moments }) => ({ moments: [...moments].sort((a, b) => a - b) as Vec3 })),
  },
  {
    id: 'negative-moment',
    says: 'For left-handed axes the third moment is negative here. The axis is turned round on one side of I only. A moment of inertia has no sign: I turned about u or about -u is the same.',
    value: (body) => map(body, ({ moments: [a, b, c] }) => ({ moments: [a, b, isLeft(body) ? -c : c] })),
  },
];

/** How a call could be made: which velocity moves the body, from where, how far, with which weights. */
interface Way {
  acceleration: Vec3;
  weights: readonly number[];
  /** Shares of h by which the body is moved after stages 1, 2 and 3. */
  reach: readonly number[];
  /** Where the body is moved from after stages 1 to 3, and after the last. */
  from: Motion;
  lastFrom: Motion;
  /** The velocity along which it is moved, given the one that it gets. */
  along: (got: Vec3) => Vec3;
  /** The velocity that is added to the sums. */
  summed: (got: Vec3) => Vec3;
  /** The sums to which this stage is added. */
  before: Sums;
  /** What the last call makes of the sums: a factor to move by. */
  share: number;
}
function callBy(call: Call, change: (right: Way) => Partial<Way>): Stage {
  const {
    stage,
    memory: { start, now, sums },
    push: { force, mass, stepSize: h },
  } = call;
  const right: Way = {
    acceleration: times(force, 1 / mass),
    weights: [1, 2, 2, 1],
    reach: [1 / 2, 1 / 2, 1],
    from: start,
    lastFrom: start,
    along: () => now.velocity,
    summed: () => now.velocity,
    before: sums,
    share: h / 6,
  };
  const way = { ...right, ...change(right) };
  const weight = way.weights[stage - 1];
  const step = stage < 4 ? way.reach[stage - 1] * h : 0;
  const got = sum(way.from.velocity, times(way.acceleration, step));
  const total: Sums = {
    velocities: sum(way.before.velocities, times(stage < 4 ? way.summed(got) : now.velocity, weight)),
    accelerations: sum(way.before.accelerations, times(way.acceleration, weight)),
  };
  const moved: Motion =
    stage < 4
      ? { position: sum(way.from.position, times(way.along(got), step)), velocity: got }
      : {
          position: sum(way.lastFrom.position, times(total.velocities, way.share)),
          velocity: sum(way.lastFrom.velocity, times(total.accelerations, way.share)),
        };
  return { now: moved, sums: total };
}
const call = (id: string, says: string, change: (right: Way, input: Call) => Partial<Way>): Misconception<Call> => ({
  id,
  says,
  value: (input) => callBy(input, (right) => change(right, input)),
});

const MIXED =
  'Old and new values are mixed: the body is moved by the velocity that this call has only just made. Both rates of a stage belong to one instant, that of now as it was handed in: take its velocity before you change it. (Some good methods do use the new velocity; their order is another.)';
const ON_FROM_NOW =
  'The body goes on from where the last call left it. That is right for four small steps one after the other. These are four tries of one step: each begins at the start again, with the rates of the try before.';

export const ofStage: readonly Misconception<Call>[] = [
  call('mixed-times', MIXED, () => ({ along: (got) => got })),
  call('mixed-times', MIXED, () => ({ summed: (got) => got })),
  call('mixed-times', MIXED, () => ({ along: (got) => got, summed: (got) => got })),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ from: now, lastFrom: now })),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ from: now })),
  call('goes-on-from-now', ON_FROM_NOW, (_, { memory: { now } }) => ({ lastFrom: now })),
  call(
    'velocity-of-the-start',
    'The body is always moved by the velocity of the start of the step. Only the first stage may do that: the second and third try the velocities that the calls before have found, and so correct the place.',
    (_, { memory: { start } }) => ({ along: () => start.velocity }),
  ),
  call('all-count-once', 'All stages count once in the sums. The two in the middle count twice: 1, 2, 2, 1.', () => ({
    weights: [1, 1, 1, 1],
  })),
  call(
    'all-count-once',
    'All stages count alike, over 4. That adds up to a whole step, but the two in the middle count twice: 1, 2, 2, 1 over 6.',
    (_, { push }) => ({ weights: [1, 1, 1, 1], share: push.stepSize / 4 }),
  ),
  call(
    'weights-exchanged',
    'The first and the last stage count twice, the two in the middle once. It is the other way round.',
    () => ({
      weights: [2, 1, 1, 2],
    }),
  ),
  call(
    'last-counts-twice',
    'The last stage counts twice as well. It counts once, as the first does: the weights 1, 2, 2, 1 add up to 6.',
    () => ({
      weights: [1, 2, 2, 2],
    }),
  ),
  call(
    'third-stage-halfway',
    'After the third call the body is at the middle of the step. The last force is wanted at its end: move it by h.',
    () => ({
      reach: [1 / 2, 1 / 2, 1 / 2],
    }),
  ),
  call(
    'whole-steps-inside',
    'The first two calls move the body by the whole step. The next two forces are wanted in the middle: h / 2.',
    () => ({
      reach: [1, 1, 1],
    }),
  ),
  call(
    'step-missing-inside',
    'The first three calls move the body without the step: by half of a rate, or by all of it. A rate times a time is a change.',
    (_, { push: { stepSize } }) => ({
      reach: [1 / 2 / stepSize, 1 / 2 / stepSize, 1 / stepSize],
    }),
  ),
  call(
    'mass-forgotten',
    'The force itself stands where the acceleration belongs. Twice the mass, half of the acceleration.',
    (_, { push }) => ({
      acceleration: push.force,
    }),
  ),
  call(
    'times-the-mass',
    'The force is multiplied by the mass. A heavy body would be the easier one to move: F = m a, so what is a?',
    (_, { push }) => ({
      acceleration: times(push.force, push.mass),
    }),
  ),
  call(
    'not-divided-by-six',
    'The last call moves the body by h times the sums. Their weights add up to 6, so this is six steps.',
    ({ share }) => ({
      share: 6 * share,
    }),
  ),
  call(
    'step-forgotten-at-the-end',
    'The last call adds a sixth of the sums without the step h. A rate times a time is a change.',
    (_, { push }) => ({
      share: 1 / 6,
      acceleration: times(push.force, 1 / push.mass),
    }),
  ),
  call(
    'sums-begin-anew',
    'Each call begins the sums anew: only its own rates stand in them. They were handed in with the stages so far; this stage is added.',
    () => ({
      before: { velocities: ZERO, accelerations: ZERO },
    }),
  ),
  call(
    'counted-from-zero',
    'The weights are those of the next stage: a list counts from 0, the stages from 1. The fourth finds none at all.',
    () => ({ weights: [2, 2, 1, NaN] }),
  ),
  {
    id: 'sums-cleared',
    says: 'After the last call the sums are set to zero, ready for the next step. That is the beginning’s task; asked are the sums with this stage.',
    value: (input) => ({
      now: callBy(input, () => ({})).now,
      sums: input.stage === 4 ? { velocities: ZERO, accelerations: ZERO } : callBy(input, () => ({})).sums,
    }),
  },
  {
    id: 'last-rates-left-out',
    says: 'The last call moves the body by the sums as they were handed in, without its own rates. Chaney’s list of stored numbers lacks the fourth as well, but his program adds it. Weights 1, 2, 2 do not add up to 6.',
    value: (input) => {
      const right = callBy(input, () => ({}));
      const { stage, memory, push } = input;
      if (stage < 4) return right;
      const h = push.stepSize / 6;
      return {
        ...right,
        now: {
          position: sum(memory.start.position, times(memory.sums.velocities, h)),
          velocity: sum(memory.start.velocity, times(memory.sums.accelerations, h)),
        },
      };
    },
  },
  {
    id: 'last-as-the-others',
    says: 'The last call moves the body by its own rates alone, as the third does. Then all earlier stages were for nothing: the end of the step takes the weighted mean of all four.',
    value: (input) => {
      const right = callBy(input, () => ({}));
      const { stage, memory, push } = input;
      if (stage < 4) return right;
      return {
        ...right,
        now: {
          position: sum(memory.start.position, times(memory.now.velocity, push.stepSize)),
          velocity: sum(memory.start.velocity, times(push.force, push.stepSize / push.mass)),
        },
      };
    },
  },
  {
    id: 'sums-not-kept',
    says: 'The sums come back as they were handed in. The rates of this stage must stand in them, or the last call knows nothing of it.',
    value: (input) => ({ now: callBy(input, () => ({})).now, sums: input.memory.sums }),
  },
];

const orbit = ({ anchor, body, state: { linPos, linVel } }: Flight): Vec3 =>
  times(cross(difference(linPos, anchor), linVel), body.mass);
const spin = ({ body: { moments }, state: { rotVel } }: Flight): Vec3 => vectorFrom((k) => moments[k] * rotVel[k]);
const world = (flight: Flight, v: Vec3): Vec3 => vectorFrom((k) => applied(flight.state.rotPos, v)[k]);
const back = (flight: Flight, v: Vec3): Vec3 => vectorFrom((k) => applied(transposed(flight.state.rotPos), v)[k]);
const right = (flight: Flight): Vec3 => world(flight, spin(flight));

export const ofMomentum: readonly Misconception<Flight>[] = [
  {
    id: 'body-or-world',
    says: 'The spin I ω is added as it stands in body axes, the rest is in world axes. That is right while rotPos turns nothing. Bring it to the world first.',
    value: (flight) => sum(orbit(flight), spin(flight)),
  },
  {
    id: 'rows-are-axes',
    says: 'The spin is turned from world to body: the rows of rotPos are taken for the axes of the body. Its columns are: rotPos times (1, 0, 0) is the first axis in the world.',
    value: (flight) => sum(orbit(flight), back(flight, spin(flight))),
  },
  {
    id: 'tensor-without-axes',
    says: 'The angular velocity is brought to the world, and then multiplied by the moments. These are about the axes of the body, and multiply components in those axes. It would be right for a body with three equal moments.',
    value: (flight) => {
      const omega = world(flight, flight.state.rotVel);
      return sum(
        orbit(flight),
        vectorFrom((k) => flight.body.moments[k] * omega[k]),
      );
    },
  },
  {
    id: 'momentum-along-omega',
    says: 'The spin points along the angular velocity here. It does so for three equal moments, or about a principal axis. Else each component of ω in the body is multiplied by its own moment.',
    value: (flight) => {
      const [a, b, c] = flight.body.moments;
      return sum(orbit(flight), times(world(flight, flight.state.rotVel), (a + b + c) / 3));
    },
  },
  {
    id: 'moments-forgotten',
    says: 'The angular velocity itself is added. Angular momentum is that of mass: what do the moments do to each of its components in the body?',
    value: (flight) => sum(orbit(flight), world(flight, flight.state.rotVel)),
  },
  {
    id: 'body-as-a-point',
    says: 'The body counts as a point at its centre of mass. That is right while it does not turn. What does its turning have about the centre?',
    value: orbit,
  },
  {
    id: 'spin-alone',
    says: 'This is the angular momentum about the centre of mass. The pull of a spring hooked beside the centre changes it. What does the centre of mass, with all the mass, have about the anchor as it flies by?',
    value: right,
  },
  {
    id: 'about-the-origin',
    says: 'The arm begins at the origin of the world. That is right if the anchor is there. About another point a pull through the anchor has a lever.',
    value: (flight) => sum(right(flight), orbit({ ...flight, anchor: ZERO })),
  },
  {
    id: 'anchor-added',
    says: 'The anchor is added to the position. The arm leads from the anchor to the centre of mass: if both are one point, it is zero.',
    value: (flight) => sum(right(flight), orbit({ ...flight, anchor: times(flight.anchor, -1) })),
  },
  {
    id: 'orbit-backwards',
    says: 'The part of the flight has the other sign: the arm leads to the anchor, or the two factors are exchanged. A body to the right of the anchor that flies up goes round anticlockwise.',
    value: (flight) => sum(right(flight), times(orbit(flight), -1)),
  },
  {
    id: 'mass-forgotten',
    says: 'The arm is crossed with the velocity, not with the momentum: the mass is missing in the part of the flight.',
    value: (flight) => sum(right(flight), times(orbit(flight), 1 / flight.body.mass)),
  },
  {
    id: 'turns-about-the-anchor',
    says: 'The body is taken for one that turns about the anchor with its ω, and the parallel-axis rule moves its tensor there. That is right if it is hinged at the anchor. This one flies with a velocity of its own: use linVel.',
    value: (flight) => {
      const { anchor, body, state } = flight;
      const arm = difference(state.linPos, anchor);
      return sum(right(flight), times(cross(arm, cross(world(flight, state.rotVel), arm)), body.mass));
    },
  },
];
