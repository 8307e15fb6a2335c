import { close, sweepOf } from 'rigid-body-lab/course';
import { bricks, lists } from './corners.js';
import { anyBrick, anyParts, anyPoints, balance, corners, MANY, ofParts, ofPoints, spread } from './inputs.js';
import type { Body, Part, Weighted } from './inputs.js';
import { ofBricks } from './brick-mistakes.js';
import { ofAnyParts, ofAnyPoints, ofRelative } from './misconceptions.js';
import { questions } from './questions.js';

type Student = typeof import('./stub.js');
const sweep = sweepOf<Student>();

const within = (size: number): ReturnType<typeof close> => close({ absolute: 1e-12 * size, unit: 'm' });

/** What lists have in common at which a sum goes  */
const listLabels = <I>(of: (input: I) => readonly Weighted[]): Record<string, (input: I) => boolean> => ({
  'whenever there is one entry': (input) => of(input).length === 1,
  'whenever the first mass is zero': (input) => of(input)[0].mass === 0,
  'whenever the last mass is zero': (input) => of(input).at(-1)?.mass === 0,
  'whenever a mass is zero': (input) => of(input).some(({ mass }) => mass === 0),
  'whenever two masses are equal': (input) => hasEqual(of(input).map(({ mass }) => mass)),
  'whenever two places are the same': (input) => hasEqual(of(input).map(({ at }) => String(at))),
  'whenever one place is the origin': (input) => of(input).some(({ at }) => at.every((x) => x === 0)),
  'whenever there are more than eight entries': (input) => of(input).length > 8,
  'whenever there are fewer than three entries': (input) => of(input).length < 3,
  'whenever the body is smaller than a millimetre': (input) => spread(of(input)) < 1e-3,
  'whenever all masses are small': (input) => of(input).every(({ mass }) => mass < 1e-3),
});
const hasEqual = (values: readonly unknown[]): boolean => new Set(values).size < values.length;

/** A long list is written as the formula that makes it. */
const shown = (name: string, at: string, list: readonly Weighted[], rest = ''): string => {
  const entries = list.map(({ mass, at: place }) => `{ mass: ${mass}, ${at}: [${place.join(', ')}] }`);
  return `${name}(${list.length > 9 ? MANY(list.length, at) : `[${entries.join(', ')}]`}${rest})`;
};

export const sweeps = {
  'any-points': sweep({
    title: 'the centre of mass of any points',
    of: 'centreOfMass',
    domain: anyPoints,
    corners: lists,
    call: ({ centreOfMass }, { points }) => centreOfMass(points),
    wanted: ({ points }) => balance(ofPoints(points)),
    judge: ({ points }) => within(spread(ofPoints(points))),
    labels: listLabels(({ points }: Body) => ofPoints(points)),
    misconceptions: ofAnyPoints,
    shows: ({ points }) => shown('centreOfMass', 'position', ofPoints(points)),
  }),
  'any-brick': sweep({
    title: 'the corners of any brick',
    of: 'brickCorners',
    domain: anyBrick,
    corners: bricks,
    call: ({ brickCorners }, brick) => brickCorners(brick),
    wanted: corners,
    judge: ({ corner, l, h, d }) => within(Math.max(...corner.map(Math.abs), l, h, d)),
    labels: {
      'whenever two edges are equal': ({ l, h, d }) => hasEqual([l, h, d]),
      'whenever z of corner A is zero': ({ corner }) => corner[2] === 0,
      'whenever a coordinate of corner A is zero': ({ corner }) => corner.includes(0),
      'whenever the brick is smaller than a millimetre': ({ l, h, d }) => Math.max(l, h, d) < 1e-3,
    },
    misconceptions: ofBricks,
  }),
  'any-parts': sweep({
    title: 'the centre of mass of any parts',
    of: 'combinedCentreOfMass',
    domain: anyParts,
    corners: lists,
    call: ({ combinedCentreOfMass }, { parts }) => combinedCentreOfMass(parts),
    wanted: ({ parts }) => balance(ofParts(parts)),
    judge: ({ parts }) => within(spread(ofParts(parts))),
    labels: listLabels(({ parts }: { parts: Part[] }) => ofParts(parts)),
    misconceptions: ofAnyParts,
    shows: ({ parts }) => shown('combinedCentreOfMass', 'com', ofParts(parts)),
  }),
  'any-relative': sweep({
    title: 'any positions, measured from the centre of mass',
    of: 'relativePositions',
    domain: anyPoints,
    corners: lists,
    call: ({ relativePositions }, { points, com }) => relativePositions(points, com),
    wanted: ({ points, com }) => points.map(({ position }) => position.map((x, i) => -(com[i] - x))),
    judge: ({ points, com }) => within(spread(ofPoints(points), com)),
    labels: {
      'whenever the centre of mass is the origin': ({ com }) => com.every((x) => x === 0),
      ...listLabels(({ points }: Body) => ofPoints(points)),
    },
    misconceptions: ofRelative,
    shows: ({ points, com }) => shown('relativePositions', 'position', ofPoints(points), `, [${com.join(', ')}]`),
  }),
  ...questions,
};
