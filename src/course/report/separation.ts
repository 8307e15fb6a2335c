/** How well one part of a test tells those apart who can from those who cannot. */

/** With fewer, chance alone gives any number. */
export const LEAST_FILES = 20;

/**
 * The correlation of a part with the sum of the other parts (corrected item-total correlation):
 * with itself in the sum it would be too high. Undefined for too few, and where all have the same.
 */
export function separation(parts: readonly number[], totals: readonly number[]): number | undefined {
  if (parts.length < LEAST_FILES) return undefined;
  return correlation(
    parts,
    totals.map((total, i) => total - parts[i]),
  );
}

/** Pearson's; undefined where one of both does not vary. */
export function correlation(a: readonly number[], b: readonly number[]): number | undefined {
  const mean = (all: readonly number[]): number => all.reduce((sum, x) => sum + x, 0) / all.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    const [da, db] = [x - meanA, b[i] - meanB];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  }
  // Sums of equal numbers of points differ by rounding alone.
  const varies = (squares: number): boolean => squares > 1e-12 * a.length;
  return varies(aa) && varies(bb) ? ab / Math.sqrt(aa * bb) : undefined;
}
