/** What the statement allows. */
import { derived, integerIn, largestOf, listOf, numberIn, oneOf, recordOf } from 'rigid-body-lab/course';
import type { Domain } from 'rigid-body-lab/course';
import { walkOf } from './inputs.js';
import type { Equation, State, Step, Walk } from './inputs.js';

const equation = recordOf({
  y: numberIn(-2, 2),
  a: numberIn(-1.5, 1.5),
  from: integerIn(0, 19, [0, 1]),
  b: numberIn(-1, 1),
  c: numberIn(-1, 1),
  d: numberIn(-0.5, 0.5),
});
type RawEquation = Record<'y' | 'a' | 'from' | 'b' | 'c' | 'd', number>;
/** Units of time and of the state, by decades: a mistake with an absolute threshold shows only in some. */
const units = { second: oneOf([1, 1e-3, 100]), size: oneOf([1, 1e-6, 1e6]) };

const tidy = (x: number): number => Number(x.toPrecision(6));
const systemOf = (raw: RawEquation[], second: number, size: number): { equations: Equation[]; y: State } => ({
  equations: raw.map(({ a, from, b, c, d }): Equation => [
    tidy(a / second),
    from % raw.length,
    tidy((b * size) / second ** 2),
    tidy((c * size) / second ** 3),
    tidy(d / (size * second)),
  ]),
  y: raw.map(({ y }) => tidy(y * size)),
});

/** A domain whose smallest inputs are written by hand: what fails for one of these, too, is shown with it. */
function simplestFirst<T, R extends object>(domain: Domain<T, R>, examples: readonly R[]): Domain<T, R> {
  /** Made smaller before, when no example failed. */
  const tried = new WeakSet(examples);
  const shrink = (raw: R): R[] => {
    const smaller = domain.shrink(raw);
    for (const one of smaller) tried.add(one);
    if (!tried.has(raw)) return [...examples, ...smaller];
    return examples.includes(raw) ? examples.slice(0, examples.indexOf(raw)) : smaller;
  };
  return { ...domain, shrink };
}

const eq = (y: number, rest: Partial<RawEquation>): RawEquation => ({ y, a: 0, from: 0, b: 0, c: 0, d: 0, ...rest });
const growth = [eq(1, { a: 1 })];
const clock = [eq(0, { b: 1 })];
const pair = [eq(1, { a: 1, from: 1 }), eq(1, { a: -1 })];
/** A system of `n` equations, of which no two are alike. */
const ladder = (n: number): RawEquation[] =>
  Array.from({ length: n }, (_, i) =>
    eq(0.5 + i / 8, { a: 1 - i / 16, from: i + 1, b: 0.5 - i / 32, c: 0.25 + i / 64, d: 0.25 - i / 32 }),
  );
const plain = { second: 0, size: 0 };

export const anyStep: Domain<Step> = derived(
  simplestFirst(
    recordOf({
      ...units,
      h: numberIn(-1, 1, { corners: [0, 1, -1, 0.5, 0.001] }),
      t: numberIn(-2, 2),
      equations: listOf(equation, 1, 20),
    }),
    [
      { ...plain, t: 0, h: 1, equations: growth },
      { ...plain, t: 0, h: 1, equations: clock },
      { ...plain, t: 1, h: 1, equations: clock },
      { ...plain, t: 0, h: 1, equations: [eq(0, { c: 1 })] },
      { ...plain, t: 0, h: -1, equations: growth },
      { ...plain, t: 0, h: 1, equations: [eq(1, { d: 1 })] },
      { ...plain, t: 0, h: 1, equations: pair },
    ],
  ),
  ({ second, size, t, h, equations }) => ({
    ...systemOf(equations, second, size),
    t: tidy(t * second),
    h: tidy(h * second),
  }),
);

const kept = { ...plain, t: 0.5, h: 0.25, equations: ladder(3) };
export const stepCorners: readonly object[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 20].map((n) => ({ equations: ladder(n) })),
  ...[0, 1, -1].map((h) => ({ h })),
  ...[1, 2].flatMap((second) => [0.05, -0.5].map((h) => ({ second, size: 0, h, equations: ladder(2) }))),
  ...[1, 2].map((size) => ({ size, equations: ladder(2) })),
  // The rates at the start are zero, or those of the end, or those of the middle:
  // and yet they depend on time.
  { ...plain, t: 0, h: 1, equations: [eq(0, { b: 1 }), eq(1, { a: 1 })] },
  { ...plain, t: -0.5, h: 1, equations: [eq(1, { c: 1 }), eq(1, { c: -1 })] },
  { ...plain, t: -0.25, h: 1, equations: [eq(1, { c: 1 })] },
  // The same but for one thing: what is remembered from the call before is wrong here.
  kept,
  { ...kept, equations: kept.equations.map((one) => ({ ...one, a: -one.a })) },
  { ...kept, equations: kept.equations.map((one) => ({ ...one, y: -one.y })) },
  { ...kept, t: 0.75 },
  { ...kept, h: 0.5 },
];

/** Up to a dozen whole steps are drawn; corners ask for more. */
const wholes: Domain<number, number> = {
  ...integerIn(0, 1500, [0, 1]),
  draw: (random, bias) => integerIn(0, 12, [0, 1]).draw(random, bias),
};
const direction = oneOf([1, -1]);
/** The last step as a part of h. */
const part = oneOf([0, 0.4, 0.9, 0.05, 1e-3, 2e-6]);
/** A walk whose state grows by more tells rounding from mistakes no more. */
const GROWTH = 1e3;

export const anyWalk: Domain<Walk> = derived(
  simplestFirst(
    recordOf({
      ...units,
      whole: wholes,
      part,
      direction,
      h: numberIn(0.05, 0.5, { corners: [0.1, 0.25] }),
      t0: numberIn(-2, 2),
      equations: listOf(equation, 1, 8),
    }),
    [0, 1].flatMap((back) => [
      ...[growth, clock].map((equations) => ({
        ...plain,
        whole: 2,
        part: 0,
        direction: back,
        h: 0.5,
        t0: 1,
        equations,
      })),
      ...[growth, clock, pair].map((equations) => ({
        ...plain,
        whole: 1,
        part: 1,
        direction: back,
        h: 0.5,
        t0: 1,
        equations,
      })),
    ]),
  ),
  ({ second, size, whole, part: rest, direction: sign, h, t0, equations }) => {
    const { equations: system, y } = systemOf(equations, second, size);
    const start = { equations: system, y0: y, t0: tidy(t0 * second), h: tidy(h * second) };
    const walk = walkOf(start, whole, rest, sign);
    const grown = largestOf(walk.end);
    return grown <= GROWTH * (largestOf(y) + size) ? walk : undefined;
  },
);

const walked = { ...plain, whole: 3, part: 1, direction: 0, h: 0.25, t0: 0.5, equations: ladder(2) };
export const walkCorners: readonly object[] = [
  walked,
  // A last step that could be taken for rounding; only a part of a step; zero between the times.
  ...[0, 1].map((back) => ({ ...plain, whole: 2, part: 5, direction: back, h: 0.5, equations: ladder(2) })),
  ...[0, 1].map((back) => ({ ...plain, whole: 0, part: 1, direction: back, equations: ladder(3) })),
  ...[1, 2].map((second) => ({ second, size: 0, whole: 3, part: 5, h: 0.05, equations: ladder(2) })),
  { ...plain, whole: 5, part: 2, direction: 0, h: 0.3, t0: -0.5, equations: ladder(3) },
  { ...plain, whole: 10, part: 0, direction: 0, h: 0.1, t0: 0, equations: ladder(3) },
  ...[1, 2].map((second) => ({ second, size: 0, whole: 4, part: 4, equations: ladder(2) })),
  ...[1, 4, 6, 7].map((n) => ({ ...plain, whole: 2, part: 1, equations: ladder(n) })),
  { ...walked, equations: walked.equations.map((one) => ({ ...one, a: -one.a })) },
  { ...walked, equations: walked.equations.map((one) => ({ ...one, y: -one.y })) },
  { ...walked, t0: 0.75 },
  { ...walked, h: 0.3 },
  { ...walked, whole: 4 },
  // No time at all, and as many steps as may be.
  { whole: 0, part: 0 },
  { ...plain, whole: 1490, part: 1, direction: 0, h: 0.05, t0: 0, equations: [eq(1, { a: -0.03, b: 0.02 })] },
];
