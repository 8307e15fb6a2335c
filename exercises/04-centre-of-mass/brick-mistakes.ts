import { multiple } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { corners } from './inputs.js';
import type { Brick, Vec3 } from './inputs.js';

type Known = Misconception<Brick>;

const NAMES = Array.from('ABCDEFGH');
const reordered =
  (order: string) =>
  (brick: Brick): Vec3[] =>
    Array.from(order, (name) => corners(brick)[NAMES.indexOf(name)]);

const lengthAsOne: Known = {
  id: 'length-read-as-one',
  says: 'The length is 1 here, as in our copy of the slide, where an l looks like a 1. B, C, F and G are l further along x.',
  value: (brick) => corners({ ...brick, l: 1 }),
};
const depthForwards: Known = {
  id: 'depth-forwards',
  says: 'The back face lies at +d. The depth runs along -z, away from the reader.',
  value: (brick) => corners({ ...brick, d: -brick.d }),
};
const heightDownwards: Known = {
  id: 'height-downwards',
  says: 'The upper corners lie at -h. The height runs along +y, upwards.',
  value: (brick) => corners({ ...brick, h: -brick.h }),
};
const heightAndDepth: Known = {
  id: 'height-and-depth-swapped',
  says: 'Height and depth are swapped: h runs along +y, d along -z.',
  value: (brick) => corners({ ...brick, h: brick.d, d: brick.h }),
};
const lengthAndHeight: Known = {
  id: 'length-and-height-swapped',
  says: 'Length and height are swapped: l runs along +x, h along +y.',
  value: (brick) => corners({ ...brick, l: brick.h, h: brick.l }),
};
const lengthAndDepth: Known = {
  id: 'length-and-depth-swapped',
  says: 'Length and depth are swapped: l runs along +x, d along -z.',
  value: (brick) => corners({ ...brick, l: brick.d, d: brick.l }),
};
const fromWorldOrigin: Known = {
  id: 'corner-not-added',
  says: 'The brick starts at the origin here. Add the position of corner A to each corner.',
  value: (brick) => corners({ ...brick, corner: [0, 0, 0] }),
};
const cornerTwice: Known = {
  id: 'corner-added-twice',
  says: 'The position of corner A is in it twice. Add it once to each offset.',
  value: (brick) => corners({ ...brick, corner: multiple(brick.corner, 2) }),
};
const fromTheMiddle: Known = {
  id: 'corner-in-the-middle',
  says: 'Corner A is taken for the middle of the brick: all offsets are halves. A is a corner, and the brick reaches from there to +l, +h and -d.',
  value: (brick) => {
    const { corner, l, h, d } = brick;
    return corners({ ...brick, corner: [corner[0] - l / 2, corner[1] - h / 2, corner[2] + d / 2] });
  },
};
const notFromA: Known = {
  id: 'edges-are-places',
  says: 'An edge is used as a coordinate: the far corners stand at l, h and -d instead of that far from corner A. Add the edge to the coordinate of A.',
  value: ({ corner: [x, y, z], l, h, d }) => corners({ corner: [x, y, z], l: l - x, h: h - y, d: z + d }),
};

/** Every corner is there, under another name. */
const orders: Known[] = [
  {
    id: 'corners-in-a-zigzag',
    says: 'C and D are exchanged, and G and H. Each face is walked round its edge: A right to B, up to C, left to D.',
    value: reordered('ABDCEFHG'),
  },
  {
    id: 'back-face-from-behind',
    says: 'The back face is named as somebody behind the brick sees it. The reader looks through from the front: E lies behind A, F behind B, G behind C, H behind D.',
    value: reordered('ABCDFEHG'),
  },
  {
    id: 'back-face-walked-the-other-way',
    says: 'The back face is walked the other way round than the front face. E lies behind A, F behind B, G behind C, H behind D.',
    value: reordered('ABCDEHGF'),
  },
  {
    id: 'clockwise',
    says: 'B and D are exchanged, and F and H: the faces are walked clockwise. From A the first step goes to the right, to B.',
    value: reordered('ADCBEHGF'),
  },
  {
    id: 'back-face-first',
    says: 'The back face comes first. A, B, C, D are the front face, which is nearer to the reader and has the larger z.',
    value: reordered('EFGHABCD'),
  },
  ...['AEDHBFCG', 'ADEHBCFG', 'AEBFDHCG', 'ADBCEHFG', 'ABEFDCHG'].map((order) => ({
    id: 'corners-in-counting-order',
    says: 'All corners are there, in the order in which three nested loops meet them. The lecture walks round the front face, then round the back face: write the eight offsets down, or pick from the loops.',
    value: reordered(order),
  })),
];

const pairs = NAMES.flatMap((a, i) => NAMES.slice(i + 1).map((b) => [a, b]));
const exchanged: Known[] = pairs.map(([a, b]) => ({
  id: 'two-corners-exchanged',
  says: `${a} and ${b} are exchanged. Follow the picture from corner to corner.`,
  value: reordered(NAMES.map((name) => (name === a ? b : name === b ? a : name)).join('')),
}));
const copied: Known[] = pairs.flatMap(([a, b]) =>
  [
    [a, b],
    [b, a],
  ].map(([wrong, right]) => ({
    id: 'corner-copied',
    says: `Corner ${wrong} has the place of corner ${right}: is that a line that was copied and not changed?`,
    value: reordered(NAMES.map((name) => (name === wrong ? right : name)).join('')),
  })),
);

/** A mistake in some corners, the others right. */
const GROUPS = [
  ...NAMES.map((name) => [name, `corner ${name}`]),
  ...['AB', 'CD', 'EF', 'GH', 'AD', 'BC', 'EH', 'FG', 'AE', 'BF', 'CG', 'DH'].map((both) => [
    both,
    `corners ${both[0]} and ${both[1]}`,
  ]),
  ...[
    ['ABCD', 'the front face'],
    ['EFGH', 'the back face'],
    ['ABEF', 'the lower face'],
    ['CDGH', 'the upper face'],
  ],
];
/** A mistake in one coordinate of some corners. */
const inCoordinate = (known: Known): Known[] =>
  ['x', 'y', 'z'].flatMap((axis, i) =>
    [['ABCDEFGH', 'all corners'], ...GROUPS].map(([group, words]) => ({
      id: 'mistake-in-part',
      says: `Only in ${axis} of ${words}, the rest is right: ${known.says}`,
      value: (brick) => {
        const wrong = known.value(brick) as Vec3[];
        return corners(brick).map((corner, k) =>
          corner.map((x, at) => (at === i && group.includes(NAMES[k]) ? wrong[k][at] : x)),
        );
      },
    })),
  );
/** `moves`: the corners that the mistake moves; elsewhere it would go unseen. */
const inPart = ([known, moves]: readonly [Known, string]): Known[] =>
  GROUPS.filter(([group]) => Array.from(group).every((name) => moves.includes(name))).map(([group, words]) => ({
    id: 'mistake-in-part',
    says: `Only in ${words}, the others are right: ${known.says}`,
    value: (brick) => {
      const wrong = known.value(brick) as Vec3[];
      return corners(brick).map((corner, k) => (group.includes(NAMES[k]) ? wrong[k] : corner));
    },
  }));

const places = [
  [lengthAsOne, 'BCFG'],
  [depthForwards, 'EFGH'],
  [heightDownwards, 'CDGH'],
  [heightAndDepth, 'CDEFGH'],
  [lengthAndHeight, 'BCDFGH'],
  [lengthAndDepth, 'BCEFGH'],
  [fromWorldOrigin, 'ABCDEFGH'],
  [cornerTwice, 'ABCDEFGH'],
  [fromTheMiddle, 'ABCDEFGH'],
  [notFromA, 'BCDEFGH'],
] as const;

export const ofBricks: Known[] = [
  ...places.map(([known]) => known),
  ...orders,
  ...exchanged,
  ...copied,
  ...places.flatMap(inPart),
  ...[fromWorldOrigin, cornerTwice].flatMap(inCoordinate),
];
