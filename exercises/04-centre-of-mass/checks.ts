import { close, defineChecks } from 'rigid-body-lab/course';
import { ofBricks } from './brick-mistakes.js';
import { balance, corners, draw, ofParts, ofPoints } from './inputs.js';
import type { Inputs } from './inputs.js';
import { ofAnyParts, ofAnyPoints, ofRelative, seenFrom } from './misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    com: {
      title: 'the centre of mass of seven points',
      probe: ({ centreOfMass }, { points }) => centreOfMass(points),
      wanted: ({ points }) => balance(ofPoints(points)),
      judge: close({ unit: 'm' }),
      misconceptions: ofAnyPoints,
    },
    corners: {
      title: 'the eight corners of a brick, in the order A to H',
      probe: ({ brickCorners }, { brick }) => brickCorners(brick),
      wanted: ({ brick }) => corners(brick),
      judge: close({ unit: 'm' }),
      misconceptions: seenFrom(({ brick }) => brick, ofBricks),
    },
    parts: {
      title: 'the centre of mass of four parts',
      probe: ({ combinedCentreOfMass }, { parts }) => combinedCentreOfMass(parts),
      wanted: ({ parts }) => balance(ofParts(parts)),
      judge: close({ unit: 'm' }),
      misconceptions: ofAnyParts,
    },
    relative: {
      title: 'positions measured from the centre of mass',
      probe: ({ relativePositions }, { points, com }) => relativePositions(points, com),
      wanted: ({ points, com }) => points.map(({ position }) => position.map((x, i) => -(com[i] - x))),
      judge: close({ unit: 'm' }),
      misconceptions: ofRelative,
    },
  },
});
