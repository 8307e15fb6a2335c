/** Wrong ideas of task 1, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import type { Inputs, Pin, Rod } from './inputs.js';

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
const sizeOfCosine = (angle: number): number => Math.abs(Math.cos(angle));

export const ofRod: readonly Misconception<Rod>[] = [
  rod(
    'like-two-gears',
    'This is a fixed ratio of the two speeds, r to l. It would be right for two wheels that roll on each other. Here the ratio changes with the place: at the top of its circle the pin does not climb at all. How fast does it climb at θ1?',
    ({ r, l, speed }) => (speed * r) / l,
  ),
  ...[1, -1].map((downward) =>
    rod(
      'slider-as-a-pivot',
      'Only what the pin does across the rod counts here. That would be right if the slider were held in its place. It runs along its guide, and carries its end of the rod with it: which part of the velocity of the pin does the guide not allow it to follow?',
      ({ r, l, one, two, speed }) => (speed * r * Math.cos(one + downward * two)) / l,
    ),
  ),
  rod(
    'lengths-from-the-angles',
    'The ratio of the lengths is taken from the angles here. That is right while the slider is on its guide. In this task f need not be 0, and both lengths are handed in.',
    ({ one, two, speed }) => (speed * Math.tan(two)) / Math.tan(one),
  ),
  rod(
    'sine-for-cosine',
    'This is a ratio of sines. A sine says how high the pin is; asked for is how fast that height changes. What is the derivative of a sine?',
    ({ r, l, one, two, speed }) => (speed * r * Math.sin(one)) / (l * Math.sin(two)),
  ),
  ...[
    { above: Math.sin, below: Math.cos },
    { above: Math.cos, below: Math.sin },
  ].map(({ above, below }) =>
    rod(
      'sine-for-cosine',
      'One of the two angles comes in by its sine. A sine says how high an end is; asked for is how fast that height changes. What is the derivative of a sine?',
      ({ r, l, one, two, speed }) => (speed * r * above(one)) / (l * below(two)),
    ),
  ),
  rod(
    'keeps-x-of-the-slider',
    'This is a ratio of sines with a minus: with it the slider keeps its place along the guide. It is the height f that must stay as it is. What is the derivative of f?',
    ({ r, l, one, two, speed }) => (-speed * r * Math.sin(one)) / (l * Math.sin(two)),
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
  ...[{ r: 1 }, { l: 1 }].map((missing) =>
    rod(
      'lengths-missing',
      'One of the two lengths is missing. A crank of twice the length lifts the pin twice as fast, and a rod of twice the length needs half the speed. Where do r and l enter?',
      (input) => {
        const { r, l, one, two, speed } = { ...input, ...missing };
        return (speed * r * Math.cos(one)) / (l * Math.cos(two));
      },
    ),
  ),
  rod(
    'speed-missing',
    'This is the ratio of the two speeds: it does not depend on how fast the crank turns. What must become of the answer if the crank turns twice as fast, or backward?',
    ({ r, l, one, two }) => (r * Math.cos(one)) / (l * Math.cos(two)),
  ),
  ...[
    { above: Math.cos, below: sizeOfCosine },
    { above: sizeOfCosine, below: Math.cos },
    { above: sizeOfCosine, below: sizeOfCosine },
  ].map(({ above, below }) =>
    rod(
      'cosine-without-sign',
      'A cosine counts by its size here. It is negative where the crank is behind O, or where the rod points back over the crank: there the end goes the other way for the same turn. What does a size, or a root of a square, do to that sign?',
      ({ r, l, one, two, speed }) => (speed * r * above(one)) / (l * below(two)),
    ),
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
  ...[(square: number): number => square, Math.abs].map((rooted) =>
    rod(
      'rod-as-assembled',
      'The angle of the rod is worked out from that of the crank, as if f were 0. That would be right on the constraint; here both angles are handed in, and f may be anything. Use the θ2 that comes.',
      ({ r, l, one, speed }) => (speed * r * Math.cos(one)) / Math.sqrt(rooted(l ** 2 - (r * Math.sin(one)) ** 2)),
    ),
  ),
  ...[(square: number): number => square, (square: number): number => Math.max(0, square), Math.abs].map((rooted) =>
    rod(
      'crank-as-assembled',
      'The cosine of θ1 is worked out from the angle of the rod, as if f were 0 and the crank pointed forward. Here both angles are handed in, and f may be anything. Use the θ1 that comes.',
      ({ r, l, two, speed }) => (speed * Math.sqrt(rooted(r ** 2 - (l * Math.sin(two)) ** 2))) / (l * Math.cos(two)),
    ),
  ),
];

const turning = (x: number): string => ['shrinks', 'stands', 'grows'][1 + Math.sign(x)];
/** One answer to everything. */
export const always = (answer: string, says: string): { id: string; says: string; value: () => string } => ({
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
    says: 'Here y and the sense of the crank decide. That tells about the slider, which stands still where crank and rod lie in one line, y = 0. The rod stands still somewhere else. Where does the pin neither climb nor sink?',
    value: ({ pin: [, y], speed }) => turning(y * speed),
  },
  {
    id: 'against-the-slider',
    says: 'Here y and the sense of the crank decide, with a minus. That is the way of the slider, which stands still where crank and rod lie in one line, y = 0. The rod stands still somewhere else. Where does the pin neither climb nor sink?',
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
  ...[1, -1].map((sign) => ({
    id: 'never-stands',
    says: 'A pin straight above or below O counts as climbing or sinking here. There it moves level, at its full speed: what does that do to its height?',
    value: ({ pin: [x], speed }: Pin) => turning(x * speed || sign),
  })),
  ...[1, -1].map((sign) => ({
    id: 'cosine-of-a-right-angle',
    says: 'A pin straight above or below O counts as climbing or sinking here, as the crank turns. There it moves level, and θ2 stands. If you took a cosine: that of a rounded right angle is not quite 0. The x that is handed in is.',
    value: ({ pin: [x], speed }: Pin) => turning(x * speed || sign * speed),
  })),
  ...[({ pin: [x], speed }: Pin) => x * speed, ({ pin: [x], speed }: Pin) => x * speed || 1].map((rate) => ({
    id: 'stands-at-the-dead-centres',
    says: 'For y = 0 the rod stands here. There crank and rod lie in one line, and it is the slider that stands. The pin moves straight up or down, at its full speed: what must θ2 do?',
    value: (input: Pin) => turning(input.pin[1] === 0 ? 0 : rate(input)),
  })),
  ...[0, 1, -1].map((level) => ({
    id: 'size-of-the-angle',
    says: 'This is about the size of θ2: below the guide the answer is the other way round. θ2 has a sign there, and from -0.3 to -0.2 it grows. What does the pin do, climb or sink?',
    value: ({ pin: [x, y], speed }: Pin) => turning(x * speed * (Math.sign(y) || level)),
  })),
  {
    id: 'size-grows-at-the-guide',
    says: 'Where pin and slider are at one height θ2 grows here, whichever way the crank turns. That is so for its size, which can only grow from 0. θ2 has a sign: which one does it get if the pin sinks?',
    value: ({ pin: [x, y], speed }) => turning(y === 0 ? 1 : x * speed),
  },
  {
    id: 'size-of-the-angle',
    says: 'This is about the size of θ2, which always grows from 0, and below the guide the answer is the other way round. θ2 has a sign there, and from -0.3 to -0.2 it grows. What does the pin do, climb or sink?',
    value: ({ pin: [x, y], speed }) => turning(y === 0 ? 1 : x * speed * y),
  },
  always('stands', 'The rod stands still for an instant only. Where is the pin when it neither climbs nor sinks?'),
  always('grows', 'The crank goes round, the rod swings to and fro. When must it turn back?'),
  always('shrinks', 'The crank goes round, the rod swings to and fro. When must it turn back?'),
];
