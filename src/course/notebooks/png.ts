/**
 * Small PNG files: 256 colours are enough for a chart, and they make a third of the bytes that a browser
 * writes. The same pixels give the same bytes.
 */
import { deflateSync } from 'node:zlib';

/** An image: four bytes a pixel (red, green, blue, alpha), row by row; alpha is not used. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const COLOURS = 256;

/**
 * A PNG with the 256 most frequent colours; each rarer colour, a shade at the edge of a line,
 * becomes the nearest of them.
 */
export function palettePng({ width, height, rgba }: Pixels): Buffer {
  const colourAt = (pixel: number): number =>
    rgba[4 * pixel] * 0x10000 + rgba[4 * pixel + 1] * 0x100 + rgba[4 * pixel + 2];
  const counts = new Map<number, number>();
  for (let p = 0; p < width * height; p++) counts.set(colourAt(p), (counts.get(colourAt(p)) ?? 0) + 1);
  const palette = [...counts]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, COLOURS)
    .map(([colour]) => colour);
  const index = new Map(palette.map((colour, i) => [colour, i]));
  for (const colour of counts.keys()) if (!index.has(colour)) index.set(colour, nearest(colour, palette));

  // Each row begins with its filter: none, which suits flat colours.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = index.get(colourAt(y * width + x))!;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colour type 3: an index into the palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (colour: number): [number, number, number] => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];

function nearest(colour: number, palette: readonly number[]): number {
  const [r, g, b] = channels(colour);
  const distances = palette.map((other) => {
    const [s, h, c] = channels(other);
    return (r - s) ** 2 + (g - h) ** 2 + (b - c) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** zlib.crc32 came with Node 22. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
