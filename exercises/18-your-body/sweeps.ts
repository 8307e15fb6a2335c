import { close, sweepOf, eachOf } from 'rigid-body-lab/course';
import * as domains from './domains.js';
import * as inputs from './inputs.js';
import { axesOf, ofFiles, ofSolids, ofTensors } from './misconceptions.js';
import { ofChanges, ofFigures, ofFlights, ofThrows } from './throw-misconceptions.js';

const sweep = sweepOf<typeof import('./stub.js')>();

/** A field with each of its first values in turn. */

export const sweeps = {
  'any-file': sweep({
    title: 'the mesh in any file',
    of: 'readBody',
    domain: domains.anyFile,
    corners: [
      ...eachOf('form', 4).flatMap((one) => [
        { ...one, inside: 0 },
        { ...one, inside: 1 },
      ]),
      ...eachOf('name', 3).map((one) => ({ ...one, form: 8 })),
      { form: 0, inside: 0, shape: 0, at: [5, 6, 7] },
      { form: 0, inside: 1, shape: 0, at: [5, 6, 7] },
      { form: 0, inside: 0, shape: 1, at: [-0.5, -0.5, -0.5] },
    ],
    call: ({ readBody }, { text }) => {
      const { vertices, triangles } = readBody(text);
      return triangles.map((triangle) => {
        const corners = triangle.map((k) => vertices[k]);
        const isBefore = (a: number[], b: number[]): boolean => {
          const k = [0, 1, 2].find((at) => a[at] !== b[at]);
          return k !== undefined && a[k] < b[k];
        };
        const first = [0, 1, 2].find((k) => [1, 2].every((n) => isBefore(corners[k], corners[(k + n) % 3]))) ?? 0;
        return [0, 1, 2].map((n) => corners[(first + n) % 3]);
      });
    },
    wanted: inputs.readRightly,
    judge: () => close({ unit: 'm' }),
    labels: {
      'whenever the file is inside out': ({ mesh }) => inputs.volumeOf(mesh) < 0,
      'whenever the text is a name': ({ text }) => !text.includes('\n'),
      'whenever it is an STL file': ({ text }) => text.startsWith('solid'),
      'whenever it is a PLY file': ({ text }) => text.startsWith('ply'),
      'whenever it is an OFF file': ({ text }) => text.startsWith('OFF'),
      'whenever it is an OBJ file': ({ text }) => text.startsWith('#'),
    },
    misconceptions: ofFiles,
  }),
  'any-mass': sweep({
    title: 'mass, centre and tensor of any solid',
    of: 'massProperties',
    domain: domains.anySolid,
    corners: [...eachOf('shape', 6), { at: [0, 0, 0], density: 2 }, { shape: 1, at: [-0.5, -0.5, -0.5], density: 2 }],
    call: ({ massProperties }, { mesh, density }) => {
      const { mass, com, inertia } = massProperties(mesh, density);
      return { mass, com, inertia };
    },
    wanted: inputs.propertiesOf,
    judge: ({ mesh, density }) => close({ absolute: 1e-13 * density * (1 + inputs.reachOf(mesh)) ** 5 }),
    labels: {
      'whenever there are two surfaces': ({ mesh }) => mesh.triangles.length > 12,
      'whenever it is no tetrahedron': ({ mesh }) => mesh.triangles.length > 4,
      'whenever the density is not 1': ({ density }) => density !== 1,
    },
    misconceptions: ofSolids,
  }),
  'any-axes': sweep({
    title: 'moments and axes of any body',
    of: 'principalAxes',
    domain: domains.anyTensor,
    corners: [
      ...eachOf('order', 6).map((one) => ({ ...one, spread: [1, 4, 9], turned: 3 })),
      { spread: [3, 3, 3], turned: 3 },
      { spread: [3, 3, 3], turned: 0, turn: [1, 2, 3, -1] },
      { spread: [2, 2, 7], turned: 0, turn: [1, 2, 3, -1] },
      { spread: [2, 7, 7], turned: 0, turn: [1, -2, 3, 2] },
      { spread: [0, 2, 5], turned: 0, turn: [2, 1, 1, 3] },
      { spread: [1, 4, 9], turned: 0, turn: [0, 1, 1, 0] },
    ],
    call: ({ principalAxes }, { inertia }) => {
      const { moments, axes } = principalAxes(inertia);
      const of = (a: number[], b: number[]): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
      const columns = [0, 1, 2].map((k) => axes.map((row) => row[k]));
      const size = Math.max(...inertia.map((row, k) => Math.abs(row[k])));
      const isUnit = [0, 1, 2].every((i) =>
        [0, 1, 2].every((j) => Math.abs(of(columns[i], columns[j]) - (i === j ? 1 : 0)) < 1e-9),
      );
      const isPair = (list: number[][], [i, j, k]: number[]): boolean =>
        list.every((e, n) =>
          inertia.every((row, m) => Math.abs(of(row, e) - moments[[i, j, k][n]] * e[m]) < 1e-8 * size),
        );
      const [a, b, c] = columns;
      const volume =
        a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
      const orders = ['021', '102', '120', '201', '210'].map((text) => Array.from(text, Number));
      const isDiagonal = inertia.every((row, i) => row.every((x, j) => i === j || x === 0));
      const isOther = orders.some((one) => isPair(columns, one));
      // Of a diagonal tensor the rows are axes as well, in some order.
      const wrong =
        isDiagonal || !isPair(axes, [0, 1, 2]) ? (isOther ? 'axes of other moments' : 'no axes') : 'the rows are axes';
      const pairs = isPair(columns, [0, 1, 2]) ? 'I e = λ e' : wrong;
      return {
        moments,
        frame: isUnit ? (volume > 0 ? 'right-handed' : 'left-handed') : 'not at right angles, or not of length 1',
        pairs,
      };
    },
    wanted: axesOf,
    judge: () => close({ unit: 'kg m²' }),
    labels: {
      'whenever two moments are equal': ({ moments: [a, b, c] }) => a === b || b === c,
      'whenever the tensor is diagonal': ({ inertia }) => inertia[0][1] === 0 && inertia[1][2] === 0,
    },
    misconceptions: ofTensors,
  }),
  'any-prediction': sweep({
    title: 'the time of the first flip of any throw',
    of: 'predictedFlip',
    domain: domains.anyThrow,
    corners: [...eachOf('part', 6), { sign: 1 }, { sideways: 1 }],
    call: ({ predictedFlip }, { moments, spin, nudge }) => predictedFlip(moments, spin, nudge),
    wanted: inputs.flipOf,
    judge: () => close({ unit: 's' }),
    labels: {
      'whenever the spin is negative': ({ spin }) => spin < 0,
      'whenever the nudge is negative': ({ nudge }) => nudge < 0,
      'whenever the nudge is tiny': ({ spin, nudge }) => Math.abs(nudge) < 1e-2 * Math.abs(spin),
    },
    misconceptions: ofThrows,
  }),
  'which-change': sweep({
    title: 'when a changed throw turns over',
    of: 'flipComes',
    domain: domains.anyChange,
    corners: [
      ...domains.TURNS.flatMap((_one, turn) => [{ turn, size: turn % 4, density: (turn + 1) % 4 }]),
      { turn: 0, size: 1, density: 0 },
      { turn: 0, size: 0, density: 1 },
      { turn: 0, size: 2, density: 2 },
      { turn: 3, size: 1, density: 1 },
      { turn: 6, size: 0, density: 0 },
      { turn: 10, size: 3, density: 2 },
    ],
    call: ({ flipComes }, change) => flipComes(change),
    wanted: inputs.comesOf,
    judge: () => close(),
    labels: {
      'whenever neither spin nor nudge changes its size': ({ spin, nudge }) =>
        Math.abs(spin) === 1 && Math.abs(nudge) === 1,
      'whenever the size changes': ({ size }) => size !== 1,
      'whenever a sign changes': ({ spin, nudge }) => spin < 0 || nudge < 0,
    },
    misconceptions: ofChanges,
  }),
  'any-flight': sweep({
    title: 'any motion, followed in 100 steps',
    of: 'simulatedFlip',
    domain: domains.anyFlight,
    corners: [
      { sign: 1, length: 0, sideways: 0 },
      { sideways: 1, length: 1, sign: 0 },
      { sideways: 0, length: 2, sign: 0 },
      { length: 3 },
    ],
    call: ({ simulatedFlip }, { moments, spin, nudge, duration }) => {
      const { times, omegas, flip } = simulatedFlip(moments, spin, nudge, duration);
      return {
        count: times.length === omegas.length ? times.length : 0,
        ends: [times[0] / duration, times[times.length - 1] / duration],
        omegas: [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((n) =>
          omegas[Math.min(n, omegas.length - 1)].map((w) => w / spin),
        ),
        flip: flip === 'none' ? 'none' : flip < 0 || flip > 1.01 * duration ? 'outside the motion' : flip / duration,
      };
    },
    wanted: (flight) => inputs.courseOf(flight),
    judge: () => close({ absolute: 1e-3, relative: 0 }),
    shows: ({ moments, spin, nudge, duration }) =>
      `simulatedFlip([${moments.join(', ')}], ${spin}, ${nudge}, ${duration})`,
    labels: {
      'whenever no flip comes': (flight) => inputs.flipOf(flight) > flight.duration,
      'whenever the spin is negative': ({ spin }) => spin < 0,
      'whenever the nudge is negative': ({ nudge }) => nudge < 0,
    },
    misconceptions: ofFlights,
  }),
  'any-figure': sweep({
    title: 'the figure of any motion, with units',
    of: 'figure',
    domain: domains.anyMotion,
    corners: [
      {
        step: 0,
        omegas: [
          [1, -2, 3],
          [2, 5, -1],
        ],
      },
      {
        step: 2,
        omegas: [
          [1, 2, 4],
          [3, -1, 2],
          [0, 5, 1],
        ],
      },
    ],
    call: ({ figure }, motion) => {
      const { data, layout } = figure(motion);
      const unitOf = (axis: unknown): string => {
        const { title } = (axis ?? {}) as { title?: unknown };
        const { text } = (typeof title === 'object' && title !== null ? title : { text: title }) as { text?: unknown };
        const found = /[[(]([^\])]*)[\])]\s*$/.exec(typeof text === 'string' ? text : '');
        return found === null || found[1].trim() === '' ? 'no unit' : found[1].trim();
      };
      const names = new Set(data.map(({ name }) => name).filter((name) => typeof name === 'string' && name !== ''));
      return {
        lines: data.map(({ x, y }) => ({ x, y })),
        units: [unitOf(layout.xaxis), unitOf(layout.yaxis)],
        names: names.size === 3 ? 'three names' : 'no names',
      };
    },
    wanted: inputs.shownOf,
    judge: () => close(),
    labels: { 'whenever there are more than two times': ({ times }) => times.length > 2 },
    misconceptions: ofFigures,
  }),
};
