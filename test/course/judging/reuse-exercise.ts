/** An exercise in which each function rightly calls the one before: an area, a volume, a mass. */
import { DEFAULT_LIMITS } from '../../../src/course/guest/limits.js';
import type { Limits } from '../../../src/course/guest/limits.js';
import type { SubmittedFile } from '../../../src/course/guest/supervisor.js';
import { close, defineChecks, numberIn, recordOf, sweepOf } from '../../../src/course/judging/authoring.js';
import type { AnyCheckSet, ExerciseInfo } from '../../../src/course/judging/exercise.js';
import type { Preparation } from '../../../src/course/judging/host.js';
import { exportedNames, planOf } from '../../../src/course/judging/plan.js';

interface Student {
  area: (w: number, h: number) => number;
  volume: (box: Box) => number;
  /** With the density along the depth. */
  mass: (density: (z: number) => number, box: Box) => number;
}
interface Box {
  w: number;
  h: number;
  d: number;
}

const info: ExerciseInfo = {
  id: 'reuse',
  version: 1,
  title: 'Boxes',
  notebook: 'none',
  source: [],
  objectives: [],
  prerequisites: [],
  minutes: 30,
  tasks: [
    { title: 'Area', can: 'find an area', points: 2, exports: ['area'] },
    { title: 'Volume', can: 'find a volume', points: 2, exports: ['volume'] },
    { title: 'Mass', can: 'find a mass', points: 3, exports: ['mass'] },
  ],
  rubric: [
    { check: 'area', task: 1, points: 1 },
    { check: 'any-area', task: 1, points: 1 },
    { check: 'volume', task: 2, points: 1 },
    { check: 'any-volume', task: 2, points: 1 },
    { check: 'mass', task: 3, points: 1 },
    { check: 'any-mass', task: 3, points: 1 },
    { check: 'twice-as-dense', task: 3, points: 1, hidden: true },
  ],
  imports: [],
};

const sweep = sweepOf<Student>();
const size = numberIn(1, 9);
const anyBox = recordOf({ w: size, h: size, d: size });
const box: Box = { w: 2, h: 3, d: 5 };
/** The density grows along the depth, from 1 at the front: at the middle it is the mean. */
const massOf = ({ w, h, d }: Box): number => w * h * d * (1 + d / 2);

const checks = {
  ...defineChecks<Student, Box>({
    inputs: () => box,
    checks: {
      area: { title: 'an area', probe: ({ area }, { w, h }) => area(w, h), wanted: () => 6, judge: close() },
      volume: { title: 'a volume', probe: ({ volume }, one) => volume(one), wanted: () => 30, judge: close() },
      mass: { title: 'a mass', probe: ({ mass }, one) => mass((z) => 1 + z, one), wanted: massOf, judge: close() },
    },
  }),
  sweeps: {
    'any-area': sweep({
      title: 'any area',
      of: 'area',
      domain: recordOf({ w: size, h: size }),
      call: ({ area }, { w, h }) => area(w, h),
      wanted: ({ w, h }) => w * h,
      judge: () => close(),
    }),
    'any-volume': sweep({
      title: 'any volume',
      of: 'volume',
      domain: anyBox,
      call: ({ volume }, one) => volume(one),
      wanted: ({ w, h, d }) => w * h * d,
      judge: () => close(),
    }),
    'any-mass': sweep({
      title: 'any mass',
      of: 'mass',
      domain: anyBox,
      call: ({ mass }, one) => mass((z) => 1 + z, one),
      wanted: massOf,
      judge: () => close(),
      misconceptions: [
        {
          id: 'density-in-front',
          says: 'This takes the density of the front for all of the box.',
          value: ({ w, h, d }: Box) => w * h * d,
        },
      ],
    }),
  },
} as unknown as AnyCheckSet;

const hidden = defineChecks<Student, Box>({
  inputs: () => box,
  checks: {
    'twice-as-dense': {
      title: 'twice the density is twice the mass',
      hint: 'Double the density.',
      probe: ({ mass }, one) => mass((z) => 2 + 2 * z, one) / 2,
      wanted: massOf,
      judge: close(),
    },
  },
}) as unknown as AnyCheckSet;

/** What nobody may read. */
export const SECRET = 'theRightAnswer';
const rightFunctions = `(library) => {
  const area = (w, h) => { const ${SECRET} = w * h; return ${SECRET}; };
  const volume = ({ w, h, d }) => area(w, h) * d;
  return { area, volume, mass: (density, box) => volume(box) * density(box.d / 2) };
}`;

export const RIGHT = {
  area: 'export function area(w, h) { return w * h; }',
  volume: 'export function volume({ w, h, d }) { return area(w, h) * d; }',
  mass: 'export function mass(density, box) { return volume(box) * density(box.d / 2); }',
};
export const WRONG = {
  area: 'export function area(w, h) { return w + h; }',
  volume: 'export function volume({ w, h, d }) { return area(w, h) + d; }',
  mass: 'export function mass(density, box) { return volume(box) * density(0); }',
};

/** A file of right functions but for these. */
export const fileOf = (parts: Partial<Record<keyof typeof RIGHT | 'before', string>>): string =>
  Object.values({ before: '', ...RIGHT, ...parts }).join('\n');

export const submission = (source: string): SubmittedFile => ({
  ...{ source, imports: [], library: '({})', names: exportedNames(info), methods: [] },
});

/** Every row; `lends` as where the solution is at hand. */
export const preparationWith = (lends: boolean, limits: Partial<Limits> = {}): Preparation => ({
  info,
  plan: planOf(info, { checks, hidden }, { seeds: { public: 'seen', hidden: 'unseen' }, hidden: true }),
  limits: { ...DEFAULT_LIMITS, ...limits },
  ...(lends && { rightFunctions: () => Promise.resolve(rightFunctions) }),
});
