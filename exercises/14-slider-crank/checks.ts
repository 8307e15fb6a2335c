import { close, defineChecks } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { ofRows } from './along-misconceptions.js';
import { alongOf, draw, largestOfRun, rodSpeedOf, towardsOf } from './inputs.js';
import type { Inputs, Rows } from './inputs.js';
import { on, ofRod } from './misconceptions.js';
import { sweeps } from './sweeps.js';
import { ofState } from './towards-misconceptions.js';
import { ofTameWalk, ofWalk } from './walk-misconceptions.js';

/** The start is on the constraint, and the largest deviation in the middle: these cannot show. */
const HERE_ALIKE = [
  'start-left-out',
  'no-step-no-deviation',
  'rod-added-in-f',
  'last-state-left-out',
  'one-step-too-many',
  'backward-along',
  'largest-f-with-its-sign',
];
const onAll = ({ value, ...told }: Misconception<Rows>): Misconception<Inputs> => ({
  ...told,
  value: ({ rows }) => rows.map((one) => value({ rows: one })),
});

export const checks = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  sweeps,
  checks: {
    'rod-speed': {
      title: 'the speed of the rod of one machine',
      probe: ({ rodSpeed }, { rod }) => rodSpeed(rod.machine, rod.theta, rod.speed),
      wanted: ({ rod }) => rodSpeedOf(rod),
      judge: close({ unit: 'rad/s' }),
      misconceptions: ofRod.map(on(({ rod }) => rod)),
    },
    directions: {
      title: 'the directions along for one, two and three rows',
      probe: ({ along }, { rows }) => rows.map((one) => along(one)),
      wanted: ({ rows }) => rows.map((one) => alongOf({ rows: one })),
      judge: close(),
      misconceptions: ofRows.map(onAll),
    },
    'way-back': {
      title: 'the velocity towards a constraint that moves',
      probe: ({ towards }, { state }) => towards(state),
      wanted: ({ state }) => towardsOf(state),
      judge: close(),
      misconceptions: ofState.filter(({ id }) => id !== 'size-of-f').map(on(({ state }) => state)),
    },
    'one-run': {
      title: 'the largest deviation of 200 steps from [0, 0]',
      probe: ({ largestDeviation }, { walk }) => largestDeviation(walk.machine, walk.start, walk.run),
      wanted: ({ walk }) => largestOfRun(walk),
      judge: close({ unit: 'm' }),
      misconceptions: [...ofTameWalk, ...ofWalk.filter(({ id }) => !HERE_ALIKE.includes(id))].map(
        on(({ walk }) => walk),
      ),
    },
  },
});
