/**
 * The question of task 2: which numbers of a point change, by numbers of an example, and the
 * ideas behind wrong answers.
 */
import { derived, minus, oneOf, plus, recordOf } from 'rigid-body-lab/course';
import type { Domain, Misconception } from 'rigid-body-lab/course';
import { butFor, guesses } from './guesses.js';
import { walk, weightsOf } from './inputs.js';

interface Happening {
  point: string;
  at: string;
  frame: string;
}
export const HAPPENINGS = [
  ['rests', 'elsewhere', 'rests'],
  ...['shifted', 'turned'].map((frame) => ['rests', 'elsewhere', frame]),
  ...['shifted', 'turned'].map((frame) => ['rides along', 'elsewhere', frame]),
  ...['origin', 'elsewhere'].map((at) => ['moves', at, 'rests']),
  ['rests', 'origin', 'turned'],
  ['rides along', 'origin', 'turned'],
  ['rests', 'origin', 'shifted'],
  ['rides along', 'origin', 'shifted'],
  ['moves', 'elsewhere', 'rests'],
  // A frame that rests carries nothing along; the others are there so that no answer is right too often.
  ['rides along', 'elsewhere', 'rests'],
  ['rides along', 'origin', 'rests'],
  ['rests', 'origin', 'rests'],
  ['rests', 'elsewhere', 'turned'],
  ['rides along', 'elsewhere', 'turned'],
  ['moves', 'origin', 'rests'],
];
export const anyHappening: Domain<Happening> = derived(
  recordOf({ happening: oneOf(HAPPENINGS) }),
  ({ happening: [point, at, frame] }) => ({ point, at, frame }),
);
/** Where the point is before and after, in e and in the frame. */
export function whatChanges({ point, at, frame }: Happening): string {
  const before = {
    origin: [3, 1],
    axes: [
      [2, 0],
      [1, 2],
    ] as const,
  };
  const turnedAxes = before.axes.map(([x, y]) => [0 - y, x]);
  const after = {
    origin: frame === 'shifted' ? plus(before.origin, [4, -1]) : before.origin,
    axes: frame === 'turned' ? turnedAxes : before.axes,
  };
  const weights = at === 'origin' ? [0, 0] : [1, 2];
  const place = plus(before.origin, walk(before.axes, weights));
  const newPlace =
    point === 'rides along'
      ? plus(after.origin, walk(after.axes, weights))
      : plus(place, point === 'moves' ? [1, 1] : [0, 0]);
  const newWeights = weightsOf(after.axes, minus(newPlace, after.origin)).map((x) => Math.round(8 * x) / 8);
  const [moved, counted] = [
    String(newPlace) !== String(place),
    String(newWeights.map((x) => x + 0)) !== String(weights),
  ];
  return moved ? (counted ? 'both' : 'place') : counted ? 'weights' : 'neither';
}
const happens = (is: (input: Happening) => boolean, answer: string) => butFor(is, answer, whatChanges);
const isLeft = ({ point, at, frame }: Happening): boolean =>
  point === 'rests' && at === 'origin' && frame === 'shifted';
const leaves = ({ point, at }: Happening): boolean => point === 'moves' && at === 'origin';
const EXCHANGED: Record<string, string> = { place: 'weights', weights: 'place', both: 'both', neither: 'neither' };
const WHERE: Record<string, string> = { origin: 'at the origin of the frame', elsewhere: 'elsewhere' };

export const ofHappening: readonly Misconception<Happening>[] = [
  {
    id: 'what-rests-keeps-its-weights',
    says: 'You let a point that rests keep its weights. They say how it is reached from the frame: that walk is another one when the frame has moved.',
    value: happens(({ point }) => point === 'rests', 'neither'),
  },
  {
    id: 'same-weights-same-place',
    says: 'You let a point that rides along stay where it is, since its weights stay. Weights tell a place only together with the frame: where do its origin and its axes lead now?',
    value: happens(({ point }) => point === 'rides along', 'neither'),
  },
  {
    id: 'turning-moves-the-origin-too',
    says: 'You let a turn of the frame change something for the point at its origin. The frame turns about that point, and no step along any axis leads to it.',
    value: (input) => whatChanges({ ...input, at: 'elsewhere' }),
  },
  {
    id: 'place-and-weights-change-together',
    says: 'You let place and weights always change together. They do if the frame rests. If the frame moves, one of the two may stay: ask for each by itself.',
    value: (input) => (whatChanges(input) === 'neither' ? 'neither' : 'both'),
  },
  ...[
    happens(isLeft, 'neither'),
    happens(leaves, 'place'),
    (input: Happening) => (isLeft(input) ? 'neither' : leaves(input) ? 'place' : whatChanges(input)),
  ].map((value) => ({
    id: 'zero-weights-stay-zero',
    says: 'You let the weights of a point at the origin of the frame stay zero although one of the two leaves the other. Zero weights mean that no walk is needed from the origin: where is the origin afterwards, and where the point?',
    value,
  })),
  {
    id: 'nothing-changes-at-the-origin',
    says: 'You let nothing change for a point at the origin of the frame unless it moves by itself. That holds for a turn about the origin. If the frame is shifted, does the point go with it, and how far is it from the origin then?',
    value: happens(({ point, at }) => at === 'origin' && point !== 'moves', 'neither'),
  },
  ...['place', 'weights'].map((answer) => ({
    id: 'moving-point-changes-one-number',
    says: `You let only the ${answer} change when the point moves and the frame rests. The place is written in e and the weights in the frame: after the move, is the walk to it from either of them still the same?`,
    value: happens(({ point }) => point === 'moves', answer),
  })),
  {
    id: 'place-and-weights-exchanged',
    says: 'Place and weights are exchanged. The place is what somebody at rest in e writes down, the weights are the steps along the axes of the frame: which of the two does a nail in the wall keep, and which a nail in the cart?',
    value: (input) => EXCHANGED[whatChanges(input)],
  },
  ...['shifted', 'turned'].flatMap((frame) =>
    [['rests', 'rides along'], ['rests'], ['rides along']].map((points) => ({
      id: 'one-motion-changes-nothing',
      says: `You let nothing change for a point that ${points.join(' or ')} when the frame is ${frame}. The components of a vector do not see a shift, and lengths no turn. A point has a place: draw the frame before and after, and the walk from its origin.`,
      value: happens((input) => input.frame === frame && points.includes(input.point), 'neither'),
    })),
  ),
  ...['rests', 'rides along', 'rests or rides along'].flatMap((points) =>
    ['shifted', 'turned'].map((frame) => ({
      id: 'one-of-them-stays',
      says: `You let place and weights both change for a point that ${points} when the frame is ${frame}. One of them stays: which one belongs to what the point keeps to, to e or to the frame?`,
      value: (input: Happening) =>
        points.includes(input.point) && input.frame === frame && whatChanges(input) !== 'neither'
          ? 'both'
          : whatChanges(input),
    })),
  ),
  ...['rests', 'rides along'].map((point) => ({
    id: 'one-of-them-stays',
    says: `You let place and weights both change for a point that ${point} when the frame moves. One of them stays: which one belongs to what the point keeps to, to e or to the frame?`,
    value: (input: Happening) =>
      input.point === point && whatChanges(input) !== 'neither' ? 'both' : whatChanges(input),
  })),
  ...[['rides along'], ['rests', 'rides along']].map((points) => ({
    id: 'frame-at-rest-overlooked',
    says: `You let something change although the frame rests and the point ${points.join(' or ')}. Then nothing moves at all: look first whether the frame moves.`,
    value: (input: Happening) =>
      input.frame === 'rests' && points.includes(input.point)
        ? whatChanges({ ...input, at: 'elsewhere', frame: 'shifted' })
        : whatChanges(input),
  })),
  ...[...new Set(HAPPENINGS.map(String))].flatMap((one) => {
    const [point, at, frame] = one.split(',');
    const is = (input: Happening): boolean => input.point === point && input.at === at && input.frame === frame;
    const wrong = ['place', 'weights', 'both', 'neither'].filter(
      (answer) => answer !== whatChanges({ point, at, frame }),
    );
    return wrong.map((answer) => ({
      id: 'one-happening-misjudged',
      says: `You are right but for one case: a point ${WHERE[at]} that ${point} while the frame ${frame === 'rests' ? frame : `is ${frame}`}. There you say '${answer}'. Draw it before and after, and ask for the place and for the weights by themselves.`,
      value: happens(is, answer),
    }));
  }),
  ...guesses(
    ['place', 'weights', 'both', 'neither'],
    'Take a nail in the wall and a nail in a cart, with the frame drawn on the cart: what changes for each when the cart rolls?',
  ),
];
