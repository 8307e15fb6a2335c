import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception, Variant } from 'rigid-body-lab/course';

type Student = typeof import('./stub.js');
type Vec3 = [number, number, number];

/** A random body without any symmetry, a random brick, and parts. */
export interface Inputs {
  points: { mass: number; position: Vec3 }[];
  com: Vec3;
  brick: { corner: Vec3; l: number; h: number; d: number };
  parts: { mass: number; com: Vec3 }[];
}

const vector = (entry: (i: number) => number): Vec3 => [entry(0), entry(1), entry(2)];
const total = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0);
type Weighted = readonly { mass: number; at: Vec3 }[];
const asWeighted = ({ points }: Pick<Inputs, 'points'>): Weighted =>
  points.map(({ mass, position }) => ({ mass, at: position }));
const partsAsWeighted = ({ parts }: Inputs): Weighted => parts.map(({ mass, com }) => ({ mass, at: com }));

/**
 * The balance point by joining one mass after another: two masses balance on the line between them, at the share of the second one
 * from the first.
 */
function balance(list: Weighted): Vec3 {
  let [mass, at] = [0, list[0].at];
  for (const next of list) {
    mass += next.mass;
    const share = mass === 0 ? 0 : next.mass / mass;
    const from = at;
    at = vector((i) => from[i] + share * (next.at[i] - from[i]));
  }
  return at;
}

export function draw(variant: Variant): Inputs {
  const centre = variant.vector(1, 4);
  const points = Array.from({ length: 7 }, () => ({
    mass: variant.number(0.5, 6),
    position: vector((i) => Number((centre[i] + variant.number(-3, 3)).toFixed(2))),
  }));
  return {
    points,
    com: balance(points.map(({ mass, position }) => ({ mass, at: position }))),
    brick: {
      corner: variant.vector(-2, 3),
      l: variant.number(3, 6),
      h: variant.number(0.5, 1.5),
      d: variant.number(1.7, 2.8),
    },
    parts: Array.from({ length: 4 }, () => ({ mass: variant.number(1, 9), com: variant.vector(-4, 5) })),
  };
}

const mean = (list: Weighted, weight: (mass: number, x: number) => number, divisor: number): Vec3 =>
  vector((i) => total(list.map(({ mass, at }) => weight(mass, at[i]))) / divisor);
const massOf = (list: Weighted): number => total(list.map((p) => p.mass));

/** Built from three choices instead of a list: bit 0 of the place round a face is x, and so on. */
function corners({ corner, l, h, d }: Inputs['brick']): Vec3[] {
  return Array.from({ length: 8 }, (_, k) => {
    const right = k % 4 === 1 || k % 4 === 2;
    const up = k % 4 >= 2;
    return [corner[0] + (right ? l : 0), corner[1] + (up ? h : 0), corner[2] - (k >= 4 ? d : 0)];
  });
}

const unweighted: Misconception<Inputs> = {
  id: 'unweighted-mean',
  says: 'This is the plain average of the positions. Weight each position with its mass, and divide by the total mass.',
  value: (inputs) => mean(asWeighted(inputs), (_m, x) => x, inputs.points.length),
};
const undivided: Misconception<Inputs> = {
  id: 'not-divided',
  says: 'This is Σ m r, in kg m. Divide it by the total mass.',
  value: (inputs) => mean(asWeighted(inputs), (m, x) => m * x, 1),
};
const squared: Misconception<Inputs> = {
  id: 'squared-positions',
  says: 'The positions are squared: Σ m x² belongs to the inertia. A centre of mass needs Σ m x (our copy of Chaney prints the square).',
  value: (inputs) => mean(asWeighted(inputs), (m, x) => m * x * x, massOf(asWeighted(inputs))),
};
const byCount: Misconception<Inputs> = {
  id: 'divided-by-count',
  says: 'The weighted sum is divided by the number of points. Divide it by the total mass.',
  value: (inputs) => mean(asWeighted(inputs), (m, x) => m * x, inputs.points.length),
};
const lengthAsOne: Misconception<Inputs> = {
  id: 'length-read-as-one',
  says: 'The length is 1 here, as in our copy of the slide, where an l looks like a 1. B, C, F and G are l further along x.',
  value: ({ brick }) => corners({ ...brick, l: 1 }),
};
const depthForwards: Misconception<Inputs> = {
  id: 'depth-forwards',
  says: 'The back face lies at +d. The depth runs along -z, away from the reader.',
  value: ({ brick }) => corners({ ...brick, d: -brick.d }),
};
const heightAndDepth: Misconception<Inputs> = {
  id: 'height-and-depth-swapped',
  says: 'Height and depth are swapped: h runs along +y, d along -z.',
  value: ({ brick }) => corners({ ...brick, h: brick.d, d: brick.h }),
};
const zigzag: Misconception<Inputs> = {
  id: 'corners-in-a-zigzag',
  says: 'C and D are exchanged, and G and H. Each face is walked round its edge: A right to B, up to C, left to D.',
  value: ({ brick }) => [0, 1, 3, 2, 4, 5, 7, 6].map((k) => corners(brick)[k]),
};
const fromWorldOrigin: Misconception<Inputs> = {
  id: 'corner-not-added',
  says: 'The brick starts at the origin here. Add the position of corner A to each corner.',
  value: ({ brick }) => corners({ ...brick, corner: [0, 0, 0] }),
};
const meanOfCentres: Misconception<Inputs> = {
  id: 'mean-of-centres',
  says: 'This is the plain average of the parts’ centres. A heavy part pulls harder: weight each centre with the mass of its part.',
  value: (inputs) => mean(partsAsWeighted(inputs), (_m, x) => x, inputs.parts.length),
};
const partsUndivided: Misconception<Inputs> = {
  id: 'parts-not-divided',
  says: 'This is Σ m com over the parts, in kg m. Divide it by the mass of all parts.',
  value: (inputs) => mean(partsAsWeighted(inputs), (m, x) => m * x, 1),
};
const partsByCount: Misconception<Inputs> = {
  id: 'parts-divided-by-count',
  says: 'The weighted sum is divided by the number of parts. Divide it by the mass of all parts.',
  value: (inputs) => mean(partsAsWeighted(inputs), (m, x) => m * x, inputs.parts.length),
};
const backwards: Misconception<Inputs> = {
  id: 'relative-backwards',
  says: 'These vectors point from each point to the centre of mass. From the centre of mass to the point is position - com.',
  value: ({ points, com }) => points.map(({ position }) => vector((i) => com[i] - position[i])),
};
const weighted: Misconception<Inputs> = {
  id: 'relative-weighted',
  says: 'The positions are multiplied by the masses. A position is a length: position - com and no more.',
  value: ({ points, com }) => points.map(({ mass, position }) => vector((i) => mass * (position[i] - com[i]))),
};
const fromMiddle: Misconception<Inputs> = {
  id: 'from-the-middle',
  says: 'The average position was subtracted. Measure from the centre of mass that is handed in: only then does Σ m r vanish.',
  value: (inputs) => {
    const middle = mean(asWeighted(inputs), (_m, x) => x, inputs.points.length);
    return inputs.points.map(({ position }) => vector((i) => position[i] - middle[i]));
  },
};

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  checks: {
    com: {
      title: 'the centre of mass of seven points',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: (inputs) => balance(asWeighted(inputs)),
      judge: close({ unit: 'm' }),
      misconceptions: [unweighted, undivided, squared, byCount],
    },
    corners: {
      title: 'the eight corners of a brick, in the order A to H',
      probe: ({ brickCorners }, { brick }) => brickCorners(brick),
      wanted: ({ brick }) => corners(brick),
      judge: close({ unit: 'm' }),
      misconceptions: [lengthAsOne, depthForwards, heightAndDepth, zigzag, fromWorldOrigin],
    },
    parts: {
      title: 'the centre of mass of four parts',
      probe: ({ combinedCentreOfMass }, { parts }) => combinedCentreOfMass(parts),
      wanted: (inputs) => balance(partsAsWeighted(inputs)),
      judge: close({ unit: 'm' }),
      misconceptions: [meanOfCentres, partsUndivided, partsByCount],
    },
    relative: {
      title: 'positions measured from the centre of mass',
      probe: ({ relativePositions }, { points, com }) => {
        const given = JSON.stringify(points);
        const relative = relativePositions(points, com);
        if (JSON.stringify(points) !== given) throw new Error('The points handed in were moved. Return new lists.');
        return relative;
      },
      wanted: ({ points, com }) => points.map(({ position }) => vector((i) => -(com[i] - position[i]))),
      judge: close({ unit: 'm' }),
      misconceptions: [backwards, fromMiddle, weighted],
    },
  },
});
