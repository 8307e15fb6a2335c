/**
 * Matchers that say what they compare. Vitest's own `toBeCloseTo` defaults to two decimals.
 *
 * - `toBeNear(want, tolerance)`: every number of a nested structure within tolerance * max(1,
 *   largest wanted magnitude).
 * - `toMatchOracle(want, { abs, rel })`: the pass rule of test/oracle, per array.
 * - `toBeSameOrientation(want, tolerance)`: quaternions up to sign.
 */
import { expect } from 'vitest';

export interface OracleTolerance {
  abs: number;
  rel: number;
}

interface Flat {
  path: string;
  value: unknown;
}

function flatten(value: unknown, path = ''): Flat[] {
  if (Array.isArray(value) || (ArrayBuffer.isView(value) && !(value instanceof DataView))) {
    const list = Array.from(value as ArrayLike<unknown>);
    return [{ path: `${path}#count`, value: list.length }, ...list.flatMap((v, i) => flatten(v, `${path}[${i}]`))];
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, v]) => flatten(v, `${path}.${key}`));
  }
  return [{ path, value }];
}

interface Difference {
  pass: boolean;
  text: string;
}

function difference(got: unknown, want: unknown, limit: (scale: number) => number): Difference {
  const wanted = flatten(want);
  const given = new Map(flatten(got).map(({ path, value }) => [path, value]));
  const numbers = wanted
    .map(({ value }) => value)
    .filter((v): v is number => typeof v === 'number' && Number.isFinite(v));
  // The counts that flatten adds are compared exactly and do not count as a scale.
  const scale =
    numbers.length === 0
      ? 0
      : Math.max(
          ...wanted
            .filter((w) => !w.path.endsWith('#count'))
            .map((w) => (typeof w.value === 'number' && Number.isFinite(w.value) ? Math.abs(w.value) : 0)),
        );
  const allowed = limit(scale);
  let worst = 0;
  for (const { path, value } of wanted) {
    const g = given.get(path);
    if (!given.has(path)) return { pass: false, text: `value${path} is missing` };
    if (typeof value === 'number' && !path.endsWith('#count')) {
      if (g === value || Object.is(g, value)) continue;
      const error = typeof g === 'number' ? Math.abs(g - value) : NaN;
      if (!(error <= allowed)) {
        return {
          pass: false,
          text: `value${path}: got ${String(g)}, wanted ${value}, error ${error.toExponential(3)}, allowed ${allowed.toExponential(3)}`,
        };
      }
      worst = Math.max(worst, error);
    } else if (g !== value) {
      return { pass: false, text: `value${path}: got ${String(g)}, wanted ${String(value)}` };
    }
  }
  const extra = [...given.keys()].filter((path) => !wanted.some((w) => w.path === path));
  if (extra.length > 0) return { pass: false, text: `value${extra[0]} is not wanted` };
  return {
    pass: true,
    text: `every number within ${allowed.toExponential(3)} (largest error ${worst.toExponential(3)})`,
  };
}

expect.extend({
  toBeNear(got: unknown, want: unknown, tolerance: number) {
    const { pass, text } = difference(got, want, (scale) => tolerance * Math.max(1, scale));
    return { pass, message: () => text };
  },
  toMatchOracle(got: unknown, want: unknown, { abs, rel }: OracleTolerance) {
    const { pass, text } = difference(got, want, (scale) => abs + rel * scale);
    return { pass, message: () => text };
  },
  toBeSameOrientation(got: readonly number[], want: readonly number[], tolerance: number) {
    const along = got.reduce((sum, x, i) => sum + x * (want[i] ?? NaN), 0);
    const { pass, text } = difference(got, along < 0 ? want.map((x) => -x) : [...want], () => tolerance);
    return { pass, message: () => `up to sign: ${text}` };
  },
});

interface ProjectMatchers<R> {
  toBeNear: (want: unknown, tolerance: number) => R;
  toMatchOracle: (want: unknown, tolerance: OracleTolerance) => R;
  toBeSameOrientation: (want: readonly number[], tolerance: number) => R;
}

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any, @typescript-eslint/no-empty-object-type
  interface Matchers<T = any> extends ProjectMatchers<T> {}
}
