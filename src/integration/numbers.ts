/**
 * Arrays for the numbers of states, and loops over them, four per turn: V8 neither unrolls nor vectorises,
 * and the turns cost more than the sums.
 */

/**
 * Arrays for slopes and stages: not a number until f has written it, lest an entry that f forgets pass for a
 * zero slope. They are parts of one array: memory of its own for each would make a run start a third later.
 */
export function blankArrays(count: number, width: number): Float64Array[] {
  const all = new Float64Array(count * width).fill(NaN);
  return Array.from({ length: count }, (_, r) => all.subarray(r * width, (r + 1) * width));
}

/** Copies all of `from` to the place of `to` that starts at `offset`. */
export function copyNumbers(to: Float64Array, offset: number, from: Float64Array): void {
  const n = from.length;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    to[offset + i] = from[i];
    to[offset + i + 1] = from[i + 1];
    to[offset + i + 2] = from[i + 2];
    to[offset + i + 3] = from[i + 3];
  }
  for (; i < n; i++) to[offset + i] = from[i];
}

/**
 * False if a number is not finite (or if they are so large that their sum overflows):
 * one test for all of them.
 */
export function hasFiniteSum(y: Float64Array): boolean {
  const n = y.length;
  let [a, b] = [0, 0];
  let i = 0;
  for (; i + 3 < n; i += 4) {
    a += y[i] + y[i + 1];
    b += y[i + 2] + y[i + 3];
  }
  for (; i < n; i++) a += y[i];
  return a + b - (a + b) === 0;
}

/** out = y + f k. */
export function addOne(out: Float64Array, y: Float64Array, f: number, k: Float64Array): void {
  const n = out.length;
  let i = 0;
  for (; i + 3 < n; i += 4) {
    out[i] = y[i] + f * k[i];
    out[i + 1] = y[i + 1] + f * k[i + 1];
    out[i + 2] = y[i + 2] + f * k[i + 2];
    out[i + 3] = y[i + 3] + f * k[i + 3];
  }
  for (; i < n; i++) out[i] = y[i] + f * k[i];
}
