// How far two results are apart.

/** The angle in rad between two orientations, which may differ in sign or length. */
export function attitudeError(q, wanted) {
  const [a, b, c, d] = wanted;
  const [w, x, y, z] = q;
  const along = a * w + b * x + c * y + d * z;
  const across = [a * x - b * w - c * z + d * y, a * y + b * z - c * w - d * x, a * z - b * y + c * x - d * w];
  return 2 * Math.atan2(Math.hypot(...across), Math.abs(along));
}

/** The largest difference; relative for numbers above 1. */
export function largestDifference(numbers, wanted) {
  if (numbers.length !== wanted.length) return Infinity;
  return Math.max(...numbers.map((x, i) => Math.abs(x - wanted[i]) / Math.max(1, Math.abs(wanted[i]))));
}
