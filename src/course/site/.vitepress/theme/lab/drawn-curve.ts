/** A curve that a reader draws: heights in columns, null where nothing is drawn yet. */

type Heights = readonly (number | null)[];
type Place = readonly [column: number, height: number];

/** The heights with a straight stroke from one place to another. */
export function withStroke(heights: Heights, [c0, y0]: Place, [c1, y1]: Place): (number | null)[] {
  const next = [...heights];
  const columns = Math.max(1, Math.abs(c1 - c0));
  for (let i = 0; i <= columns; i++) next[c0 + Math.round(((c1 - c0) * i) / columns)] = y0 + ((y1 - y0) * i) / columns;
  return next;
}

/** Heights everywhere: gaps are bridged, ends continued. */
export function lineThrough(heights: Heights): number[] {
  const known = heights.flatMap((height, column) => (height === null ? [] : [{ column, height }]));
  return heights.map((height, column) => {
    if (height !== null) return height;
    const before = known.findLast((k) => k.column < column);
    const after = known.find((k) => k.column > column);
    if (!before || !after) return (before ?? after)?.height ?? 0;
    const share = (column - before.column) / (after.column - before.column);
    return before.height + share * (after.height - before.height);
  });
}

/** What keys lift: the heights at so many equally spaced places, `start` where nothing is drawn. */
export function heldPoints(heights: Heights, count: number, start: number): number[] {
  const every = (heights.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, i) => heights[Math.round(i * every)] ?? start);
}

/** The path of an SVG. */
export function pathOf(heights: Heights, across: (column: number) => number, up: (height: number) => number): string {
  let pen = 'M';
  return heights
    .map((height, column) => {
      if (height === null) {
        pen = 'M';
        return '';
      }
      const piece = `${pen}${across(column).toFixed(1)},${up(height).toFixed(1)}`;
      pen = 'L';
      return piece;
    })
    .join('');
}

/** Parts of a turn, in degrees. */
const ANGLES = [15, 30, 45, 90, 180];

/** About five round numbers between the ends of an axis; of an angle in degrees, parts of a turn. */
export function ticksOf([low, high]: readonly [number, number], label = ''): number[] {
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const decimal = [1, 2, 5, 10].map((digit) => digit * power).find((round) => round >= rough)!;
  const step = (label.endsWith('[°]') ? ANGLES.find((angle) => angle >= rough) : undefined) ?? decimal;
  const first = Math.ceil(low / step);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => Number(((first + k) * step).toPrecision(6)) + 0);
}
