import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { draw } from './draw.js';
import type { Inputs } from './draw.js';
import { ofFrames } from './frames-misconceptions.js';
import { gainsOf, largerOf, nearestOnLine, placedWrench, powerOf, startOf, staysOf, wrenchOf } from './inputs.js';
import { ofLine, ofPairs } from './line-misconceptions.js';
import { ofWrench } from './misconceptions.js';
import { ofGains, ofPower } from './power-misconceptions.js';
import { ofStart } from './start-misconceptions.js';
import { ofStays } from './stays-misconceptions.js';
import { sweeps } from './sweeps.js';

type Student = typeof import('./stub.js');

/** Misconceptions about one input, for a check that asks about a list of them. */
const inLists = <T>(
  misconceptions: readonly Misconception<T>[],
  of: (inputs: Inputs) => T[],
): Misconception<Inputs>[] => misconceptions.map((m) => ({ ...m, value: (inputs) => of(inputs).map(m.value) }));

export const checks = defineChecks<Student, Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    wrench: {
      title: 'the wrench of three forces',
      probe: ({ totalWrench }, { forces, com }) => totalWrench(forces, com),
      wanted: wrenchOf,
      judge: close(),
      misconceptions: ofWrench,
    },
    starts: {
      title: 'what eight sets of forces start, two for each answer',
      probe: ({ whatStarts }, { starts }) => starts.map(({ forces, com }) => whatStarts(forces, com)),
      wanted: ({ starts }) => starts.map(startOf),
      judge: close(),
      misconceptions: inLists(ofStart, ({ starts }) => starts),
    },
    'three-combinations': {
      title: 'a force in each of the three combinations',
      probe: ({ bodyWrench }, { placed }) => placed.map(({ pose, applied }) => bodyWrench(pose, applied)),
      wanted: ({ placed }) => placed.map(placedWrench),
      judge: close(),
      misconceptions: inLists(ofFrames, ({ placed }) => placed),
    },
    stays: {
      title: 'which torque stays in eight turns, two for each answer',
      probe: ({ whichTorqueStays }, { turned }) => turned.map(({ applied, axis }) => whichTorqueStays(applied, axis)),
      wanted: ({ turned }) => turned.map(staysOf),
      judge: close(),
      misconceptions: inLists(ofStays, ({ turned }) => turned),
    },
    line: {
      title: 'the nearest point of one line of action',
      probe: ({ pointOnLine }, { line: { force, torque } }) => pointOnLine(force, torque),
      wanted: ({ line }) => nearestOnLine(line),
      judge: close({ unit: 'm' }),
      misconceptions: ofLine.slice(0, 8).map((m) => ({ ...m, value: ({ line }) => m.value(line) })),
    },
    larger: {
      title: 'where the torque of six pairs of forces is larger, two for each answer',
      probe: ({ whereIsTorqueLarger }, { pairs }) =>
        pairs.map(({ forces, first, second }) => whereIsTorqueLarger(forces, first, second)),
      wanted: ({ pairs }) => pairs.map(largerOf),
      judge: close(),
      misconceptions: inLists(ofPairs, ({ pairs }) => pairs),
    },
    power: {
      title: 'the power of one wrench, in a motion and in the opposite one',
      probe: ({ power }, inputs) => [inputs.moving, inputs.reversed].map(({ wrench, motion }) => power(wrench, motion)),
      wanted: ({ moving, reversed }) => [powerOf(moving), powerOf(reversed)],
      judge: close({ unit: 'W' }),
      misconceptions: inLists(ofPower, ({ moving, reversed }) => [moving, reversed]),
    },
    gains: {
      title: 'which of six pairs of pushes gives more energy, two for each answer',
      probe: ({ whichGainsMore }, { pushes }) => pushes.map(({ first, second }) => whichGainsMore(first, second)),
      wanted: ({ pushes }) => pushes.map(gainsOf),
      judge: close(),
      misconceptions: inLists(ofGains, ({ pushes }) => pushes),
    },
  },
});
