/** Wrong formulas of task 4, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { stateOf } from './inputs.js';
import type { State, Surface } from './inputs.js';

const bySign = (volume: number): State => (volume > 0 ? 'solid' : 'inside out');
/** Whether an edge is passed twice in one direction. */
const hasTwice = ({ triangles }: Surface): boolean => {
  const edges = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
  return new Set(edges).size < edges.length;
};
const isOneOf =
  (...states: State[]) =>
  (surface: Surface): boolean =>
    states.includes(stateOf(surface));

export const ofSurface: readonly Misconception<Surface>[] = [
  {
    id: 'volume-decides',
    says: 'The sign of the volume alone decides. A surface with a hole has some sum of volumes, too, and another one from each origin. Look at the edges first: how many triangles meet at each?',
    value: ({ volume }) => bySign(volume),
  },
  {
    id: 'directions-ignored',
    says: 'Each edge belongs to two triangles, and that is all that is looked at. If both pass it the same way, one of them is turned over, and its volume has the wrong sign.',
    value: (s) => (isOneOf('mixed')(s) ? bySign(s.volume) : stateOf(s)),
  },
  {
    id: 'mixed-taken-for-open',
    says: 'A triangle that is turned over passes for a hole here. Its edges lack the way back, but two triangles do meet there. For a hole count both ways together.',
    value: (s) => (isOneOf('mixed')(s) ? 'open' : stateOf(s)),
  },
  {
    id: 'open-taken-for-mixed',
    says: 'A hole passes for a triangle that is turned over. In both cases a way back is missing. What is different at the edge of a hole: how many triangles meet there?',
    value: (s) => (isOneOf('open')(s) ? 'mixed' : stateOf(s)),
  },
  {
    id: 'volume-ignored',
    says: 'A surface that is closed and everywhere alike passes for a solid. All triangles may be turned over together: the edges do not notice that. What does?',
    value: (s) => (isOneOf('inside out')(s) ? 'solid' : stateOf(s)),
  },
  {
    id: 'mixed-taken-for-inside-out',
    says: 'Mixed surfaces are called inside out. Inside out is a surface of which every triangle is turned over; mixed is one of which some are.',
    value: (s) => (isOneOf('mixed')(s) ? 'inside out' : stateOf(s)),
  },
  {
    id: 'volume-before-edges',
    says: 'A negative volume always gives inside out here. That word is for closed surfaces whose triangles agree. As long as the edges are not right, the volume means nothing: which test comes first?',
    value: (s) => (s.volume < 0 ? 'inside out' : stateOf(s)),
  },
  {
    id: 'mixed-before-open',
    says: 'A surface with a hole and a turned triangle is called mixed. The statement says which word comes first.',
    value: (s) => (hasTwice(s) ? 'mixed' : stateOf(s)),
  },
  {
    id: 'numbers-run-together',
    says: 'Two edges are taken for one: written without a gap, 1 and 12 is the same as 11 and 2. Put something between the two numbers of an edge.',
    value: ({ triangles, volume }) => {
      const names = (back: boolean): string[] =>
        triangles.flatMap(([i, j, k]) =>
          back ? [`${j}${i}`, `${k}${j}`, `${i}${k}`] : [`${i}${j}`, `${j}${k}`, `${k}${i}`],
        );
      const [forth, back] = [names(false), names(true)];
      const times = (edge: string): number => forth.filter((one) => one === edge).length;
      if (forth.some((edge, n) => times(edge) + times(back[n]) === 1)) return 'open';
      return forth.some((edge) => times(edge) > 1) ? 'mixed' : bySign(volume);
    },
  },
  {
    id: 'first-edge-decides',
    says: 'The first edge of the list decides. A surface is closed only if every edge is right: may the function return before it has seen them all?',
    value: ({ triangles, volume }) => {
      const edges = triangles.flatMap(([i, j, k]) => [`${i} ${j}`, `${j} ${k}`, `${k} ${i}`]);
      const [i, j] = triangles[0];
      const times = (edge: string): number => edges.filter((one) => one === edge).length;
      if (times(`${i} ${j}`) + times(`${j} ${i}`) < 2) return 'open';
      return times(`${i} ${j}`) > 1 ? 'mixed' : bySign(volume);
    },
  },
  {
    id: 'even-is-closed',
    says: 'A hole is found only if the number of triangles is odd. A closed surface has an even number; but so has one from which two are missing. Look at the edges, one by one.',
    value: (s) => {
      if (s.triangles.length % 2 === 1) return 'open';
      return hasTwice(s) ? 'mixed' : bySign(s.volume);
    },
  },
  {
    id: 'euler-decides',
    says: 'A surface passes for open unless vertices - edges + triangles is 2. That is so for one closed surface without a hole through it; two give 4, and a ring 0. An edge tells by itself: how many triangles meet there?',
    value: (s) => {
      const corners = new Set(s.triangles.flat());
      const edges = new Set(
        s.triangles
          .flatMap(([i, j, k]) => [
            [i, j],
            [j, k],
            [k, i],
          ])
          .map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`),
      );
      if (corners.size - edges.size + s.triangles.length !== 2) return 'open';
      return hasTwice(s) ? 'mixed' : bySign(s.volume);
    },
  },
  ...(['solid', 'open', 'mixed', 'inside out'] as const).map((state) => ({
    id: 'one-state-for-all',
    says: `The answer is always "${state}". Each triangle passes three edges, the last one from its third vertex back to its first. Do all of them come in?`,
    value: () => state,
  })),
];
