/** Two heavy corners: where do they pull the centre of a brick? */
import { derived, integerIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { corners } from './inputs.js';
import { guesses } from './words.js';

export interface Pair {
  first: string;
  second: string;
}
export const TOWARDS = ['edge', 'face', 'stays'] as const;
const UNIT = corners({ corner: [0, 0, 0], l: 1, h: 1, d: 1 });
/** What the middle between two corners is the middle of; `order` is where the letters are taken to be. */
const towards = ({ first, second }: Pair, order = 'ABCDEFGH'): string => {
  const [p, q] = [first, second].map((name) => UNIT[order.indexOf(name)]);
  const halves = p.filter((x, i) => Math.abs(x + q[i]) === 1).length;
  return TOWARDS[halves - 1];
};
export const pulledTo = (pair: Pair): string => towards(pair);
const PAIRS: Pair[] = Array.from('ABCDEFGH').flatMap((first) =>
  Array.from('ABCDEFGH').flatMap((second) => (first === second ? [] : [{ first, second }])),
);
export const anyPair: Domain<Pair> = derived(recordOf({ towards: oneOf(TOWARDS), at: integerIn(0, 23) }), (raw) => {
  const fits = PAIRS.filter((pair) => pulledTo(pair) === raw.towards);
  return { ...fits[raw.at % fits.length] };
});
/** How many of the two are behind. */
const depths = ({ first, second }: Pair): number => [first, second].filter((name) => name > 'D').length;
/** The last step of a walk round a face, which a list writes backwards: D to A, H to E. */
const isRing = ({ first, second }: Pair): boolean => ['AD', 'DA', 'EH', 'HE'].includes(first + second);
/** Distances of letters that are taken for an edge, and what is said of the others. */
const NEIGHBOURS = [[1], [1, 7], [1, 3], [1, 4], [1, 3, 4]];
const REST: readonly ((apart: number, pair: Pair) => string)[] = [
  (_apart, pair) => (towards(pair) === 'stays' ? 'stays' : 'face'),
  (apart) => (apart === 4 ? 'stays' : 'face'),
  (apart) => (apart === 2 ? 'face' : 'stays'),
  (apart) => (apart === 6 ? 'stays' : 'face'),
];
export const ofPair: readonly Misconception<Pair>[] = [
  {
    id: 'equal-masses-cancel',
    says: 'You let two equal masses cancel. They do if the middle of the brick is half-way between them. Where is the point half-way between A and B?',
    value: () => 'stays',
  },
  {
    id: 'four-letters-on-is-opposite',
    says: 'You take letters that are four apart for opposite corners. E lies straight behind A, as F behind B. Through which corner does the line from A through the middle of the brick come out?',
    value: (pair) => towards(pair, 'ABCDGHEF'),
  },
  {
    id: 'back-letters-from-behind',
    says: 'You read the letters of the back face as somebody sees them who stands behind the brick. The statement names them as the reader does, from the front: which letter stands behind A?',
    value: (pair) => towards(pair, 'ABCDFEHG'),
  },
  {
    id: 'letters-in-a-zigzag',
    says: 'You take the letters of a face row by row, C above A and D above B. They are walked round the face. Which corner comes after B on this walk?',
    value: (pair) => towards(pair, 'ABDCEFHG'),
  },
  {
    id: 'every-diagonal-meets-the-middle',
    says: 'You let every pair that shares no edge leave the centre where it is. The diagonal of a face stays in its face. Which diagonals go through the middle of the brick?',
    value: (pair) => (towards(pair) === 'face' ? 'stays' : towards(pair)),
  },
  {
    id: 'an-edge-pulls-to-its-face',
    says: 'You let neighbours pull towards the middle of a face. The point half-way between them lies on their edge, and two faces meet there. Which of the two would it be?',
    value: (pair) => (towards(pair) === 'edge' ? 'face' : towards(pair)),
  },
  {
    id: 'edges-by-letters',
    says: 'You take letters that follow each other for an edge, and so miss A with D and E with H, and take D with E for one. Each face is walked round until the walk is back at its first corner: how far is it from D to A?',
    value: (pair) => {
      const apart = Math.abs(pair.first.charCodeAt(0) - pair.second.charCodeAt(0));
      return towards(pair) === 'stays' ? 'stays' : apart === 1 || apart === 4 ? 'edge' : 'face';
    },
  },
  ...NEIGHBOURS.flatMap((neighbours) =>
    REST.map((rest) => ({
      id: 'letters-for-places',
      says: 'You go by how far apart two letters are, as if that were so for their corners. The letters follow a walk round the front face, and then one round the back face. Is there an edge from D to E, where the second walk begins? And from A to D, where the first one ends?',
      value: (pair: Pair) => {
        const apart = Math.abs(pair.first.charCodeAt(0) - pair.second.charCodeAt(0));
        return neighbours.includes(apart) ? 'edge' : rest(apart, pair);
      },
    })),
  ),
  ...['face', 'stays'].flatMap((behind) =>
    ['face', 'stays', 'right'].map((others) => ({
      id: 'straight-behind-is-an-edge',
      says: 'Within a face you are right. Two corners of which one is straight behind the other are no edge here. Follow the line from A to E in the picture: what is it on the brick?',
      value: (pair: Pair) => {
        const right = towards(pair);
        if (depths(pair) !== 1) return right;
        return right === 'edge' ? behind : others === 'right' ? right : others;
      },
    })),
  ),
  ...(['edge', 'stays'] as const).flatMap((what) =>
    [true, false].flatMap((upwards) =>
      (what === 'edge' ? ['face', 'stays'] : ['face', 'edge']).map((instead) => ({
        id: 'pairs-one-way-round',
        says: 'You know some pairs in one order of their letters only. A with G and G with A are the same two corners: exchange the two, and the answer must stay.',
        value: (pair: Pair) =>
          pair.first < pair.second === upwards && towards(pair) === what && !isRing(pair) ? instead : towards(pair),
      })),
    ),
  ),
  {
    id: 'front-and-back-cancel',
    says: 'You let a corner in front and one behind cancel, whenever they share no edge. A with F is the diagonal of the lower face. Is the point half-way on it the middle of the brick?',
    value: (pair) => (towards(pair) === 'face' && depths(pair) === 1 ? 'stays' : towards(pair)),
  },
  {
    id: 'one-face-means-its-middle',
    says: 'You let two corners of the front face pull to the middle of that face, and so behind. For A and C it is right. Where is the point half-way between A and B?',
    value: (pair) => (towards(pair) === 'edge' && depths(pair) !== 1 ? 'face' : towards(pair)),
  },
  ...guesses(['edge', 'face'], 'Take A with B, with C and with G, and mark the points half-way.'),
];
