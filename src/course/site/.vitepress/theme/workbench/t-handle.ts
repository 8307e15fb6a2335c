/** A handle made of two rods: it turns over so readily that it is the usual example. */
import { combine, placed } from '@dist/mass/compound.js';
import { solidCylinder } from '@dist/mass/solids.js';
import { alongAxis, cylinderShape, joinedShapes, movedShape } from './bench-shapes.js';
import type { BenchSolid } from './bench-solid.js';

/** Bar and stem are cylinders of one radius; the stem stands on the side of the bar. */
export const T_HANDLE: BenchSolid = {
  name: 'tHandle',
  label: 'T-handle',
  densityName: 'density',
  hasAxis: false,
  lengths: [
    { option: 'bar', label: 'Bar', value: 0.12 },
    { option: 'stem', label: 'Stem', value: 0.06 },
    { option: 'radius', label: 'Radius', value: 0.01 },
  ],
  make: ([bar, stem, r], { kind, value }) => {
    const density = kind === 'density' ? value : value / (Math.PI * r ** 2 * (bar + stem));
    return combine(
      solidCylinder({ radius: r, length: bar, axis: 'y', density }),
      placed(solidCylinder({ radius: r, length: stem, axis: 'x', density }), { translation: [r + stem / 2, 0, 0] }),
    );
  },
  source: (values, { kind, value }) => ({
    imports: ['combine', 'placed', 'solidCylinder'],
    lines: [
      `const [bar, stem, radius] = [${values.join(', ')}];`,
      `const density = ${kind === 'density' ? value : `${value} / (Math.PI * radius ** 2 * (bar + stem))`};`,
      'const body = combine(',
      "  solidCylinder({ radius, density, length: bar, axis: 'y' }),",
      '  placed(',
      "    solidCylinder({ radius, density, length: stem, axis: 'x' }),",
      '    { translation: [radius + stem / 2, 0, 0] },',
      '  ),',
      ');',
    ],
  }),
  shape: ([bar, stem, r]) =>
    joinedShapes(
      alongAxis(cylinderShape(r, bar), 'y'),
      movedShape(alongAxis(cylinderShape(r, stem), 'x'), [r + stem / 2, 0, 0]),
    ),
};
