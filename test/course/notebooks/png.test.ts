import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../../src/course/notebooks/png.js';
import { palettePng } from '../../../src/course/notebooks/png.js';
import { seeded } from '../../support/random.js';

interface Chunk {
  type: string;
  data: Buffer;
  crc: number;
}

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const end = at + 8 + length;
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, end),
      crc: png.readUInt32BE(end),
    });
    at = end + 4;
  }
  return chunks;
}

/** The colours of a palette PNG without filters, three numbers a pixel. */
function coloursOf(png: Buffer): number[] {
  const chunks = chunksOf(png);
  const data = (type: string): Buffer => chunks.find((c) => c.type === type)!.data;
  const [width, palette, rows] = [data('IHDR').readUInt32BE(0), data('PLTE'), inflateSync(data('IDAT'))];
  return [...rows].flatMap((index, i) =>
    i % (width + 1) === 0 ? [] : [...palette.subarray(3 * index, 3 * index + 3)],
  );
}

const random = seeded(3);
function image(width: number, height: number, colour: (pixel: number) => number[]): Pixels {
  const rgba = new Uint8Array(4 * width * height);
  for (let p = 0; p < width * height; p++) rgba.set([...colour(p), 255], 4 * p);
  return { width, height, rgba };
}

describe('palettePng', () => {
  it('keeps up to 256 colours exactly', () => {
    const pixels = image(31, 17, (p) => [p % 16, (3 * p) % 16, 200]);
    const wanted = Array.from({ length: 31 * 17 }, (_, p) => [p % 16, (3 * p) % 16, 200]).flat();
    expect(coloursOf(palettePng(pixels))).toEqual(wanted);
  });

  it('gives a rare colour the nearest frequent one, and the same bytes each time', () => {
    const shade = (p: number): number[] => (p < 2000 ? [p % 250, 0, 0] : p < 2050 ? [100, p - 1990, 0] : [0, 0, 0]);
    const pixels = image(50, 50, shade);
    const png = palettePng(pixels);
    const colours = coloursOf(png);
    for (let p = 0; p < 2000; p++) expect(colours.slice(3 * p, 3 * p + 3)).toEqual(shade(p));
    // Six of the fifty shades find a place in the palette; the red of the others stays.
    for (let p = 2000; p < 2050; p++) expect(colours[3 * p]).toBe(100);
    expect(palettePng(pixels).equals(png)).toBe(true);
  });

  it('has the header and the check sums of the standard', () => {
    const png = palettePng(image(2, 3, () => [random.integer(0, 255), 1, 2]));
    expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
    const chunks = chunksOf(png);
    expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    // The CRC of an empty IEND chunk is printed in the PNG specification's examples.
    expect(chunks[3].crc).toBe(0xae426082);
    expect([...chunks[0].data]).toEqual([0, 0, 0, 2, 0, 0, 0, 3, 8, 3, 0, 0, 0]);
  });
});
