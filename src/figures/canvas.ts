/** Flat shapes on a canvas. One function without imports: the player takes its source text into the page. */
import type { FlatShape } from './painter.js';

/** The part of a canvas context that draws; the library itself knows no DOM. */
export interface CanvasPen {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  lineJoin: string;
  globalAlpha: number;
  font: string;
  textAlign: string;
  textBaseline: string;
  setTransform: (a: number, b: number, c: number, d: number, e: number, f: number) => void;
  clearRect: (x: number, y: number, w: number, h: number) => void;
  setLineDash: (lengths: number[]) => void;
  beginPath: () => void;
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  closePath: () => void;
  fill: () => void;
  stroke: () => void;
  fillText: (text: string, x: number, y: number) => void;
  strokeText: (text: string, x: number, y: number) => void;
}

/** A canvas in the page. */
export interface Canvas {
  width: number;
  height: number;
  getContext: (kind: '2d') => CanvasPen | null;
}

/**
 * Draws shapes in their order on an emptied canvas.
 *
 * @param size of the canvas in pixels of the page; `ratio` of the screen's to them
 * @example
 * typeof drawShapes; // => 'function'
 */
export function drawShapes(
  canvas: Canvas,
  shapes: readonly FlatShape[],
  size: { width: number; height: number; ratio: number },
): void {
  const { width, height, ratio } = size;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.lineJoin = 'round';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const shape of shapes) {
    pen.fillStyle = shape.fill;
    pen.strokeStyle = shape.stroke;
    pen.lineWidth = shape.width;
    pen.globalAlpha = shape.opacity ?? 1;
    pen.setLineDash(shape.dashed === true ? [4, 4] : []);
    const [[x, y]] = shape.points;
    if (shape.text !== undefined) {
      pen.font = `${shape.quiet === true ? 400 : 600} ${shape.size ?? 14}px ui-sans-serif, system-ui, sans-serif`;
      pen.strokeText(shape.text, x, y);
      pen.fillText(shape.text, x, y);
      continue;
    }
    pen.beginPath();
    pen.moveTo(x, y);
    for (const [right, down] of shape.points.slice(1)) pen.lineTo(right, down);
    if (shape.fill !== '') {
      pen.closePath();
      pen.fill();
    }
    pen.stroke();
  }
}
