/**
 * Words of a scene that stay readable. One function without imports: the player takes its
 * source text into the page.
 */
import type { FlatShape } from './painter.js';

/**
 * Parts words that would cover each other and keeps them inside the picture. Quiet ones, such as numbers
 * at an axis, give way: where another word stands they are left out.
 *
 * @param size of the picture, pixels
 * @example
 * const word = { points: [[50, 50]], fill: '#000000', stroke: '#ffffff', width: 4, text: 'L', size: 14 };
 * const [above, below] = placeLabels([word, { ...word, text: 'ω' }], { width: 100, height: 100 });
 * below.points[0][1] - above.points[0][1] >= 16; // => true
 */
export function placeLabels(shapes: readonly FlatShape[], size: { width: number; height: number }): FlatShape[] {
  interface Box {
    shape: FlatShape;
    x: number;
    y: number;
    /** Half of its size. */
    w: number;
    h: number;
  }
  const boxes = shapes.flatMap((shape): Box[] => {
    if (shape.text === undefined) return [];
    const [x, y] = shape.points[0];
    const letters = shape.size ?? 14;
    // A letter is about 0.6 as wide as it is high; two words side by side would read as one.
    return [{ shape, x, y, w: 0.3 * letters * shape.text.length + 5, h: 0.5 * letters + 2 }];
  });
  const overlap = (a: Box, b: Box): [number, number] => [
    a.w + b.w - Math.abs(a.x - b.x),
    a.h + b.h - Math.abs(a.y - b.y),
  ];
  const inside = (box: Box): void => {
    box.x = Math.max(box.w, Math.min(size.width - box.w, box.x));
    box.y = Math.max(box.h, Math.min(size.height - box.h, box.y));
  };
  const loud = boxes.filter(({ shape }) => shape.quiet !== true);
  loud.forEach(inside);
  // Each round parts every pair; words that are pressed into a corner come to rest slowly.
  let isResting = false;
  for (let round = 0; round < 60 && !isResting; round++) {
    isResting = true;
    loud.forEach((a, i) => {
      for (const b of loud.slice(i + 1)) {
        const [across, along] = overlap(a, b);
        if (across <= 0.1 || along <= 0.1) continue;
        isResting = false;
        const sideways = across < along;
        const half = (sideways ? across : along) / 2;
        const sign = sideways ? (b.x < a.x ? -1 : 1) : b.y < a.y ? -1 : 1;
        for (const [box, way] of [
          [a, -sign],
          [b, sign],
        ] as const) {
          if (sideways) box.x += way * half;
          else box.y += way * half;
          inside(box);
        }
      }
    });
  }
  const standing = new Map(loud.map((box) => [box.shape, box]));
  for (const box of boxes) {
    const isCovered = [...standing.values()].some((other) => overlap(box, other).every((by) => by > 0));
    if (box.shape.quiet === true && !isCovered) standing.set(box.shape, box);
  }
  return shapes.flatMap((shape): FlatShape[] => {
    if (shape.text === undefined) return [shape];
    const box = standing.get(shape);
    return box ? [{ ...shape, points: [[box.x, box.y]] }] : [];
  });
}
