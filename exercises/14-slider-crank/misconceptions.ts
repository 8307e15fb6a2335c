import { cross, dot, largestOf, lengthOf, multiple, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { alongOf, heightOf, statesOf } from './inputs.js';
import type { Bead, Inputs, Pin, Rod, Rows, Sphere, State, Walk, Wire } from './inputs.js';

/** On one part of the fixed checks' inputs. */
export const on =
  <I>(part: (inputs: Inputs) => I) =>
  ({ value, ...told }: Misconception<I>): Misconception<Inputs> => ({
    ...told,
    value: (inputs) => value(part(inputs)),
  });

const rod = (
  id: string,
  says: string,
  value: (input: { r: number; l: number; one: number; two: number; speed: number }) => number,
): Misconception<Rod> => ({
  id,
  says,
  value: ({ machine: { r, l }, theta: [one, two], speed }) => value({ r, l, one, two, speed }),
});
const DEGREE = Math.PI / 180;

export const ofRod: readonly Misconception<Rod>[] = [
  rod(
    'like-two-gears',
    'This is a fixed ratio of the two speeds, r to l. It would be right for two wheels that roll on each other. Here the ratio changes with the place: at the top of its circle the pin does not climb at all. How fast does it climb at θ1?',
    ({ r, l, speed }) => (speed * r) / l,
  ),
  rod(
    'sine-for-cosine',
    'This is a ratio of sines. A sine says how high the pin is; asked for is how fast that height changes. What is the derivative of a sine?',
    ({ r, l, one, two, speed }) => (speed * r * Math.sin(one)) / (l * Math.sin(two)),
  ),
  rod(
    'rod-not-projected',
    'This counts the rod with its whole length, as if it lay level. A rod that leans lowers its end by less for the same turn: what part of it lies level?',
    ({ r, l, one, speed }) => (speed * r * Math.cos(one)) / l,
  ),
  rod(
    'crank-not-projected',
    'This lets the pin climb with its full speed. It moves across the crank, and only a part of that is upward: which part, at θ1?',
    ({ r, l, two, speed }) => (speed * r) / (l * Math.cos(two)),
  ),
  rod(
    'ratio-upside-down',
    'This is the ratio upside down: it would tell the speed of the crank from that of the rod. What the pin climbs must be lost by the rod, so the term of the rod is the one to divide by.',
    ({ r, l, one, two, speed }) => (speed * l * Math.cos(two)) / (r * Math.cos(one)),
  ),
  rod(
    'lengths-missing',
    'The lengths are missing. A crank of twice the length lifts the pin twice as fast: where do r and l enter?',
    ({ one, two, speed }) => (speed * Math.cos(one)) / Math.cos(two),
  ),
  rod(
    'rod-counted-upward',
    'This has the other sign. θ2 is counted downward from the pin to the slider, so that it grows while the pin climbs. With an angle counted like θ1 the sign would be yours.',
    (input) => {
      const { r, l, one, two, speed } = input;
      return -(speed * r * Math.cos(one)) / (l * Math.cos(two));
    },
  ),
  rod(
    'angle-for-rate',
    'This is the angle θ2 that closes the machine, and no speed: it does not depend on how fast the crank turns. Differentiate the equation first.',
    ({ r, l, one }) => Math.asin((r * Math.sin(one)) / l),
  ),
  rod(
    'degrees',
    'The angles are multiplied by π/180, as if they came in degrees. They come in radians, as Math.cos wants them.',
    ({ r, l, one, two, speed }) => (speed * r * Math.cos(one * DEGREE)) / (l * Math.cos(two * DEGREE)),
  ),
  rod(
    'lengths-exchanged',
    'The two lengths are exchanged. The pin climbs with the length of the crank, r; what the rod takes away again goes with its own length, l.',
    ({ r, l, one, two, speed }) => (speed * l * Math.cos(one)) / (r * Math.cos(two)),
  ),
  rod(
    'brackets-lost',
    'The cosine of θ2 multiplies here, where it should divide: a / b * c is a c / b. What the rod takes away is a product, and all of it belongs below the line. Which brackets are missing?',
    ({ r, l, one, two, speed }) => ((speed * r * Math.cos(one)) / l) * Math.cos(two),
  ),
  rod(
    'rod-as-assembled',
    'The angle of the rod is worked out from that of the crank, as if f were 0. That would be right on the constraint; here both angles are handed in, and f may be anything. Use the θ2 that comes.',
    ({ r, l, one, speed }) => (speed * r * Math.cos(one)) / (l * Math.sqrt(1 - ((r * Math.sin(one)) / l) ** 2)),
  ),
];

const turning = (x: number): string => ['shrinks', 'stands', 'grows'][1 + Math.sign(x)];
/** One answer to everything. */
const always = (answer: string, says: string): { id: string; says: string; value: () => string } => ({
  id: `always-${answer.replace(/ /g, '-')}`,
  says: `Every answer is "${answer}". ${says}`,
  value: () => answer,
});

export const ofPin: readonly Misconception<Pin>[] = [
  {
    id: 'height-for-rate',
    says: 'This answers with the height of the pin: there θ2 is positive, negative or zero. Asked for is whether it grows. A high value may be falling: what does the pin do at the top of its circle?',
    value: ({ pin: [, y] }) => turning(y),
  },
  {
    id: 'as-the-slider-moves',
    says: 'This is about the slider: it stands still where crank and rod lie in one line. The rod stands still somewhere else. Where does the pin neither climb nor sink?',
    value: ({ pin: [, y], speed }) => turning(y * speed),
  },
  {
    id: 'against-the-slider',
    says: 'This follows the way of the slider, which stands still where crank and rod lie in one line. The rod stands still somewhere else. Where does the pin neither climb nor sink?',
    value: ({ pin: [, y], speed }) => turning(-y * speed),
  },
  {
    id: 'turns-as-the-crank',
    says: 'This lets the angle of the rod grow whenever that of the crank does, like that of one of two wheels with a belt. The rod swings to and fro while the crank goes round: when must it turn back?',
    value: ({ speed }) => turning(speed),
  },
  {
    id: 'direction-of-the-crank-forgotten',
    says: 'This is right for a crank that turns with a positive speed. If the crank runs backward, a pin that climbed now sinks. Which sign does the speed have?',
    value: ({ pin: [x] }) => turning(x),
  },
  {
    id: 'rod-angle-upward',
    says: 'This has grows and shrinks exchanged. θ2 is counted downward from the pin to the slider: is it larger if the pin is higher, or if it is lower?',
    value: ({ pin: [x], speed }) => turning(-x * speed),
  },
  {
    id: 'never-stands',
    says: 'A pin straight above or below O counts as climbing here. There it moves level, at its full speed: what does that do to its height?',
    value: ({ pin: [x], speed }) => (x * speed >= 0 ? 'grows' : 'shrinks'),
  },
  always('stands', 'The rod stands still for an instant only. Where is the pin when it neither climbs nor sinks?'),
  always('grows', 'The crank goes round, the rod swings to and fro. When must it turn back?'),
  always('shrinks', 'The crank goes round, the rod swings to and fro. When must it turn back?'),
];

const rows = (id: string, says: string, value: (v: number[], rows: number[][]) => unknown): Misconception<Rows> => ({
  id,
  says,
  value: (input) => value(alongOf(input), input.rows),
});
/** The minors, from the direction: its signs alternate. */
const minors = (v: number[]): number[] => v.map((x, j) => (j % 2 === 0 ? x : -x));

export const ofRows: readonly Misconception<Rows>[] = [
  rows(
    'signs-not-alternating',
    'These are the minors as they come. The signs alternate along the first row of a determinant: with them the result is perpendicular to every row. Try one row of two numbers: what must it be multiplied with to give 0?',
    minors,
  ),
  rows(
    'the-other-way-along',
    'This points the other way along the constraint. It is perpendicular to all rows, too; the determinant starts with a plus at e1. Which sign has the first entry?',
    (v) => multiple(v, -1),
  ),
  rows(
    'minus-at-the-second-only',
    'Only the second entry has changed its sign. Up to three unknowns that is enough; with four, the last minor has a minus as well.',
    (v) => minors(v).map((x, j) => (j === 1 ? -x : x)),
  ),
  rows(
    'last-sign-only',
    'Only the last entry has changed its sign. With two unknowns that is enough; with three it is the one in the middle. Signs alternate, and start with a plus.',
    (v) => minors(v).map((x, j) => (j === v.length - 1 ? -x : x)),
  ),
  rows(
    'made-a-unit-vector',
    'This is a unit vector. Its direction is right, but the determinant has a length of its own, the area or volume that the rows span. How fast one goes is the business of c, and dependent rows would mean a division by zero.',
    (v) => multiple(v, 1 / lengthOf(v)),
  ),
  rows(
    'the-gradient-itself',
    'This is the first row itself. The gradient says where f grows fastest, so it leads straight off the constraint. Along the constraint f does not change: what is the product of that direction with the row?',
    (_v, [first]) => first,
  ),
  rows(
    'without-any-sign',
    'These are the sizes of the minors, without their signs. A minor may be negative; its sign in the determinant comes on top. Is the product with each row still 0?',
    (v) => v.map(Math.abs),
  ),
  rows(
    'order-reversed',
    'The entries stand in reverse order. What belongs to e1 is the determinant of the columns without the first.',
    (v) => [...v].reverse(),
  ),
];

export const ofSphere: readonly Misconception<Sphere>[] = [
  {
    id: 'C-as-the-direction',
    says: 'This takes C for the direction in which the point moves. It would be right if v were the part of C along the sphere. But v is perpendicular to C: the point goes round C, as a body turns about its axis. Which circle is that?',
    value: ({ point, C }) => (lengthOf(cross(point, C)) === 0 ? 'stays' : 'great circle'),
  },
  {
    id: 'stays-where-C-is-across',
    says: 'This has "stays" and "great circle" exchanged. A vector product is zero for vectors in one line, not for those at right angles. Where must a point be that a turn about C does not move?',
    value: ({ point, C }) =>
      dot(point, C) === 0 ? 'stays' : lengthOf(cross(point, C)) === 0 ? 'great circle' : 'small circle',
  },
  {
    id: 'stays-or-small',
    says: 'A point at right angles to C stays here, and every other one moves on a small circle. A vector product is largest for vectors at right angles, and zero for those in one line. Where is the equator, if C is the axis?',
    value: ({ point, C }) => (dot(point, C) === 0 ? 'stays' : 'small circle'),
  },
  {
    id: 'only-one-pole',
    says: 'This knows one pole only. If C points the other way, from the point through the centre, its vector product with the point is zero as well. Try C = -point.',
    value: ({ point, C }) =>
      dot(point, C) === 0
        ? 'great circle'
        : lengthOf(cross(point, C)) === 0 && dot(point, C) > 0
          ? 'stays'
          : 'small circle',
  },
  {
    id: 'every-path-is-great',
    says: 'This lets every path be a great circle. It would be right for the shortest way, or for a bead that slides freely. But v = point x C keeps the product of point and C: how far above the plane through the centre does the path run?',
    value: () => 'great circle',
  },
  {
    id: 'every-path-is-a-parallel',
    says: 'This lets every path be a small circle. One of the circles about an axis is a great one, and two of them are mere points. Which places of the globe are these, if C is its axis?',
    value: () => 'small circle',
  },
  {
    id: 'poles-forgotten',
    says: 'This forgets the points that do not move. If the point lies on the line of C, the vector product is zero.',
    value: ({ point, C }) => (dot(point, C) === 0 ? 'great circle' : 'small circle'),
  },
  always(
    'stays',
    'A point stays only where its vector product with C is zero. Which points of a globe does a turn about its axis not move?',
  ),
];

const state = (
  id: string,
  says: string,
  wanted: (s: State) => number,
  divisor = (a: number[]): number => dot(a, a),
): Misconception<State> => ({
  id,
  says,
  value: (s) => multiple(s.gradient, wanted(s) / divisor(s.gradient)),
});
const right = ({ f, ft, gain }: State): number => -gain * f - ft;

export const ofState: readonly Misconception<State>[] = [
  state(
    'size-of-f',
    'The feedback uses the size of f. On the side where f is negative it pushes further away. What must v do there?',
    ({ f, ft, gain }) => -gain * Math.abs(f) - ft,
  ),
  state(
    'printed-sign',
    'The feedback has the sign that the paper prints, +k f: then f grows like e to the power k t. The sign is no matter of taste. Put f = 1 and ft = 0: must f rise or fall?',
    ({ f, ft, gain }) => gain * f - ft,
  ),
  state(
    'both-signs-plus',
    'This has the other sign as a whole: it makes f grow, and follows a moving constraint the wrong way. Solve A v + ft = -k f for the product A v first.',
    (s) => -right(s),
  ),
  state(
    'moving-constraint-forgotten',
    'The constraint moves by itself, and that is forgotten. This would be right for one that stands still, with ft = 0. If f grows by ft each second while nothing moves, v must take that away, too.',
    ({ f, gain }) => -gain * f,
  ),
  state(
    'moving-constraint-added',
    'The rate ft has the wrong sign. If f grows by itself, the velocity must make it fall: bring ft to the other side of A v + ft = -k f.',
    ({ f, ft, gain }) => -gain * f + ft,
  ),
  state(
    'not-divided',
    'This is the transpose of A times b, and nothing is divided. It would be right for a gradient of length 1. Twice the gradient means half the way for the same change of f; put your v into A v: what comes out?',
    right,
    () => 1,
  ),
  state(
    'divided-by-the-length',
    'This is divided by the length of the gradient once. Put it into A v: the gradient comes in a second time, so its length must be divided out twice.',
    right,
    lengthOf,
  ),
  state(
    'divided-by-the-sum',
    'This is divided by the sum of the gradient, without squares. Put v into A v: then the squares of its entries are added up.',
    right,
    total,
  ),
  state(
    'divided-by-the-sum-squared',
    'This is divided by the square of a sum. A v adds up the squares of the entries of A: squares first, then the sum.',
    right,
    (a) => total(a) ** 2,
  ),
  state(
    'divided-by-the-sizes',
    'This is divided by the sum of the sizes of the entries. Put v into A v: then their squares are added up.',
    right,
    (a) => total(a.map(Math.abs)),
  ),
  state(
    'gain-missing',
    'The gain is missing: this is the velocity for k = 1. With k the deviation dies out like e to the power -k t.',
    ({ f, ft }) => -f - ft,
  ),
  state(
    'gain-on-both',
    'The gain multiplies ft as well. Only the deviation f is fed back; the rate ft is taken away as it is.',
    ({ f, ft, gain }) => -gain * (f + ft),
  ),
  {
    id: 'only-the-feedback-divided',
    says: 'Only the feedback is divided by the square of the gradient, the rate ft is not. Both are parts of what A v should be, and one division by the square of the gradient serves for both.',
    value: ({ gradient, f, ft, gain }) => gradient.map((a) => a * ((-gain * f) / dot(gradient, gradient) - ft)),
  },
  {
    id: 'first-coordinate-does-all',
    says: 'One coordinate does all of it, the others rest. A v comes out right, as in eq. 4 with the first one dependent, but it is not the shortest v, and it fails where that entry of A is 0. Which direction changes f most for the way it goes?',
    value: (s) => s.gradient.map((a, i) => (i === 0 ? right(s) / a : 0)),
  },
  {
    id: 'last-coordinate-does-all',
    says: 'One coordinate does all of it, the others rest. A v comes out right, as in eq. 4 with the last one dependent, but it is not the shortest v, and it fails where that entry of A is 0. Which direction changes f most for the way it goes?',
    value: (s) => s.gradient.map((a, i) => (i === s.gradient.length - 1 ? right(s) / a : 0)),
  },
  {
    id: 'equal-shares',
    says: 'Every coordinate takes an equal share. A v comes out right, but it is not the shortest v, and it fails where an entry of A is 0. A coordinate that changes f more should do more.',
    value: (s) => s.gradient.map((a) => right(s) / (s.gradient.length * a)),
  },
];

const PLACE = 'in its place';
const BESIDE = 'ahead or behind';
const OFF = 'off the wire';
const placed = ({ along }: Bead): string => (along === 0 ? PLACE : BESIDE);
const bead = (id: string, says: string, value: (b: Bead) => string): Misconception<Bead> => ({ id, says, value });

export const ofBead: readonly Misconception<Bead>[] = [
  bead(
    'feedback-mends-everything',
    'Here feedback brings the bead back to its place. It knows f alone: how far off the wire the bead is. It would mend the place too if f said where on the wire the bead should be. What in the two rates could make up for a start that was ahead?',
    (b) => (b.gain > 0 ? PLACE : b.across !== 0 ? OFF : placed(b)),
  ),
  bead(
    'right-velocities-are-enough',
    'Here a bead beside the wire counts as back on it without any feedback. Its velocity is right, along the wire. A right velocity keeps the distance that there is; it would be enough if the start were exact. What brings the bead back if k = 0?',
    (b) => (b.across !== 0 && b.gain < 0 ? OFF : placed(b)),
  ),
  bead(
    'sign-a-matter-of-taste',
    'Here feedback of either sign brings the bead back. That would be right if only the size of k mattered. With k < 0 the velocity across points away from the wire. What is it for across = 1 and k = -1?',
    (b) => (b.across !== 0 && b.gain === 0 ? OFF : placed(b)),
  ),
  bead(
    'off-stays-off',
    'Here a bead that starts beside the wire stays off it, whatever the gain. That is right without feedback. With k > 0, what does the distance do in the course of time?',
    (b) => (b.across !== 0 ? OFF : placed(b)),
  ),
  bead(
    'leaves-without-feedback',
    'Here a bead without feedback, or with the wrong one, leaves the wire even if it starts on it. On a straight wire the right velocity keeps it there, and k times 0 is 0, whatever k is. What would take it off, without rounding?',
    (b) => (b.gain <= 0 ? OFF : placed(b)),
  ),
  bead(
    'looks-along-first',
    'Here a bead that starts ahead or behind is never off the wire. It may be both at once, and then the answer asked for is that it is off. Which question comes first?',
    (b) => (b.along !== 0 ? BESIDE : b.across !== 0 && b.gain <= 0 ? OFF : PLACE),
  ),
  bead(
    'every-wrong-sign-leads-off',
    'Here the sign of the gain alone tells who is off the wire: all beads with k < 0, and no other. But k times 0 is 0, and without feedback a distance stays as it is. What does y do for k = 0, and what if it starts at 0?',
    (b) => (b.gain < 0 ? OFF : placed(b)),
  ),
  bead(
    'any-fault-of-the-start-remains',
    'Here every bead that starts on the wrong spot ends ahead or behind. A start across the wire changes nothing about the way along it. What becomes of each of the two, along and across, by itself?',
    (b) => (b.across !== 0 && b.gain <= 0 ? OFF : b.along !== 0 || b.across !== 0 ? BESIDE : PLACE),
  ),
  always(
    PLACE,
    'Feedback knows the distance from the wire only, and only for k > 0 does it make it smaller. What is left of a start that was ahead?',
  ),
  always(
    BESIDE,
    'A start on the right spot along the wire stays right along it. And what becomes of a distance across if k is not positive?',
  ),
  always(
    OFF,
    'With k > 0 the distance from the wire dies out, and on the wire itself nothing leads away from it. What does y do if it starts at 0?',
  ),
];

/** |f| at each state of a run. */
const sizes = (walk: Walk): number[] => statesOf(walk).map((theta) => Math.abs(heightOf(walk.machine, theta)));
const largest = (walk: Walk): number => largestOf(sizes(walk));
const run = (id: string, says: string, value: (walk: Walk) => number): Misconception<Walk> => ({ id, says, value });
const altered = (walk: Walk, other: Partial<Walk['run']>): Walk => ({ ...walk, run: { ...walk.run, ...other } });

/** The largest |f| with another step; `at` gives the rates for A = (a, b), f and the run. */
type Rates = (a: number, b: number, f: number, run: Walk['run']) => number[];
const stepped = ({ machine, start, run: options }: Walk, rates: Rates, inTurn = false): number => {
  const { r, l } = machine;
  let [one, two] = start;
  let most = Math.abs(heightOf(machine, start));
  for (let n = 0; n < options.count; n++) {
    const at = (first: number): number[] => {
      const [a, b] = [r * Math.cos(first), -l * Math.cos(two)];
      return rates(a, b, r * Math.sin(first) - l * Math.sin(two), options);
    };
    const first = one + options.step * at(one)[0];
    two += options.step * at(inTurn ? first : one)[1];
    one = first;
    most = Math.max(most, Math.abs(heightOf(machine, [one, two])));
  }
  return most;
};
const rightRates: Rates = (a, b, f, { c, gain }) => {
  const pull = (gain * f) / (a * a + b * b);
  return [c * b - pull * a, -c * a - pull * b];
};

/** Runs that run away: how far, is a matter of rounding, so that only a short and tame one tells them. */
export const ofTameWalk: readonly Misconception<Walk>[] = [
  run(
    'feedback-not-divided',
    'The feedback is not divided by D, the square of the gradient. Then f does not die out like e to the power -k t, but at a pace that depends on the lengths.',
    (walk) => stepped(walk, (a, b, f, { c, gain }) => [c * b - gain * f * a, -c * a - gain * f * b]),
  ),
  run(
    'feedback-divided-by-the-length',
    'The feedback is divided by the root of D. The gradient enters twice, once by its direction and once by how much f changes: divide by D itself.',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / Math.sqrt(a * a + b * b);
        return [c * b - pull * a, -c * a - pull * b];
      }),
  ),
  run(
    'c-times-everything',
    'The speed c multiplies the feedback, too. It belongs to the part along the constraint alone; with c = 0 the machine stands, and the deviation must die out all the same.',
    (walk) => stepped(walk, (a, b, f, options) => rightRates(a, b, f, { ...options, gain: options.gain * options.c })),
  ),
  run(
    'gradient-for-tangent',
    'The speed c goes along the gradient, straight off the constraint. The direction along it is perpendicular to the gradient.',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c * a - pull * a, c * b - pull * b];
      }),
  ),
  run(
    'rod-term-without-minus',
    'The second entry of the gradient has a plus. θ2 enters f with a minus, since the rod leads down from the pin: so does its derivative. With a plus the two angles work against each other.',
    (walk) => stepped(walk, (a, b, f, options) => rightRates(a, -b, f, options)),
  ),
];

export const ofWalk: readonly Misconception<Walk>[] = [
  run(
    'printed-feedback',
    'This is the run with the feedback as the paper prints it, +k f: a deviation grows. The sign is no matter of taste. Must v across point to the side of f or against it?',
    (walk) =>
      stepped(walk, (a, b, f, { c, gain }) => {
        const pull = (gain * f) / (a * a + b * b);
        return [c * b + pull * a, -c * a + pull * b];
      }),
  ),
  run(
    'velocity-is-enough',
    'This is the run without feedback. The velocity along the constraint is right at every instant, but each step leaves along the tangent of a curve, and nothing takes the deviation away. It would be enough on a straight constraint.',
    (walk) => largest(altered(walk, { gain: 0 })),
  ),
  run(
    'the-end-only',
    'This is the deviation at the end of the run. A constraint must hold all the time, and here f may come back to zero after it was large. Look at it after every step.',
    (walk) => sizes(walk)[walk.run.count],
  ),
  run(
    'largest-without-size',
    'This is the largest f, with its sign. A deviation to the other side is negative and counts as well: take its size before comparing.',
    (walk) => statesOf(walk).reduce((most, theta) => Math.max(most, heightOf(walk.machine, theta)), 0),
  ),
  run(
    'largest-f-with-its-sign',
    'This is the largest f, with its sign, so that it may even be negative. A deviation to the other side counts as well: take its size before comparing.',
    (walk) => statesOf(walk).reduce((most, theta) => Math.max(most, heightOf(walk.machine, theta)), -Infinity),
  ),
  run(
    'start-left-out',
    'The start is left out. It belongs to the run: a start beside the constraint is a deviation, and if count is 0 it is the only one.',
    (walk) => largestOf(sizes(walk).slice(1)),
  ),
  run(
    'last-state-left-out',
    'The state after the last step is left out. With count steps there are count + 1 states to look at.',
    (walk) => (walk.run.count === 0 ? 0 : largestOf(sizes(walk).slice(0, -1))),
  ),
  run(
    'one-step-too-many',
    'One step too many is taken. With count steps there are count + 1 states, and the start is the first of them.',
    (walk) => largest(altered(walk, { count: walk.run.count + 1 })),
  ),
  run(
    'new-angle-in-the-same-step',
    'Old and new values are mixed: the rate of θ2 is computed with the new θ1. An Euler step takes both rates at its start. Compute both before you change one.',
    (walk) => stepped(walk, rightRates, true),
  ),
  run(
    'new-angle-in-the-same-step',
    'Old and new values are mixed: θ1 is changed already when the rate of θ2 takes its cosine. An Euler step takes both rates at its start. Compute both before you change one.',
    (walk) => {
      const { machine, start, run: options } = walk;
      let [one, two] = start;
      let most = Math.abs(heightOf(machine, start));
      for (let n = 0; n < options.count; n++) {
        const f = heightOf(machine, [one, two]);
        const [a, b] = [machine.r * Math.cos(one), -machine.l * Math.cos(two)];
        const pull = (options.gain * f) / (a * a + b * b);
        one += options.step * (options.c * b - pull * a);
        two += options.step * (-options.c * machine.r * Math.cos(one) - pull * b);
        most = Math.max(most, Math.abs(heightOf(machine, [one, two])));
      }
      return most;
    },
  ),
  run(
    'backward-along',
    'The part along the constraint has the other sign: the machine runs backward. From another start it meets another deviation. Which sign has the determinant at e1?',
    (walk) => largest(altered(walk, { c: -walk.run.c })),
  ),
];

const side = (x: number): string => ['left', 'on', 'right'][1 + Math.sign(x)];
const wire = (id: string, says: string, value: (bends: number[]) => string): Misconception<Wire> => ({
  id,
  says,
  value: ({ bends }) => value(bends),
});
export const ofWire: readonly Misconception<Wire>[] = [
  wire(
    'right-velocities-keep-it',
    'Here the point is always on the wire, since its velocity always is along it. That would be right for a straight wire, or for steps without length. A step goes straight on while the wire bends: on which side does it end?',
    () => 'on',
  ),
  wire(
    'cuts-the-corner',
    'This has left and right exchanged, as if the point cut the corner. A step follows the tangent at its start, like a car that slides: if the road bends to the left, where does it leave it?',
    (bends) => side(-total(bends)),
  ),
  wire(
    'last-bend-decides',
    'Here the last piece alone decides. Without feedback nothing is forgotten: what the first bends have done is still there. What adds up?',
    (bends) => side(bends[bends.length - 1]),
  ),
  wire(
    'last-bend-decides-inward',
    'Here the last piece alone decides, and towards its inner side. Without feedback nothing is forgotten, and a straight step leaves a bend on its outer side. What adds up?',
    (bends) => side(-bends[bends.length - 1]),
  ),
  wire(
    'first-bend-decides',
    'Here the first piece alone decides. The pieces behind it push the point aside as well, and may bring it back. What adds up?',
    (bends) => side(bends[0]),
  ),
  wire(
    'bends-counted',
    'Here the pieces that bend to either side are counted. A sharp bend pushes the point farther aside than a slight one: the bends themselves add up.',
    (bends) => side(total(bends.map(Math.sign))),
  ),
  wire(
    'sharpest-bend-decides',
    'Here the sharpest piece alone decides. Several slight bends push the point as far aside as one sharp one: all of them count. What adds up?',
    (bends) => side(bends.reduce((most, b) => (Math.abs(b) > Math.abs(most) ? b : most), 0)),
  ),
  wire(
    'bends-never-cancel',
    'Here deviations never cancel: where the bends make up for each other, the point is still put beside the wire. A deviation has a side. What does a bend to the right do to a point that a bend to the left has put outside?',
    (bends) => (total(bends) === 0 && bends.some((b) => b !== 0) ? 'right' : side(total(bends))),
  ),
  always('right', 'That is where a bend to the left puts the point. What does a bend to the other side do?'),
  always('left', 'That is where a bend to the right puts the point. What does a bend to the other side do?'),
];
