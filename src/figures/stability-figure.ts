/** Where a Runge-Kutta method is stable: the region |P(z)| <= 1 of the complex plane. */
import { expectTableau } from '../integration/check-tableau.js';
import {
  countField,
  expectOptions,
  numberField,
  listField,
  optionalField,
  recordField,
  textField,
} from './expect-figure.js';
import { stabilityFunction } from '../integration/analysis.js';
import type { Tableau } from '../integration/tableau.js';
import type { Figure, Trace } from './figure.js';
import type { PlanePoint } from './plane.js';
import { planeDot, planeLine } from './plane.js';
import { COLOUR, SERIES_COLOURS, planeLayout } from './style.js';
import { placeWords } from './words.js';

type Complex = readonly [re: number, im: number];
const times = (a: Complex, b: Complex): Complex => [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
const over = (a: Complex, b: Complex): Complex => {
  const size = b[0] * b[0] + b[1] * b[1];
  return [(a[0] * b[0] + a[1] * b[1]) / size, (a[1] * b[0] - a[0] * b[1]) / size];
};
/** Horner's rule. */
const value = (coefficients: readonly number[], z: Complex): Complex =>
  coefficients.reduceRight<Complex>(
    (sum, c) => {
      const [re, im] = times(sum, z);
      return [re + c, im];
    },
    [0, 0],
  );

/**
 * The curve |P(z)| = 1: P(z) = exp(i a) is followed from z = 0 while a runs `degree` times round,
 * by Newton's method from each point to the next. P' is P's series one term shorter, never zero on the way
 * for the methods of this course.
 *
 * @example
 * stabilityBoundary(euler, 4)[2]; // => [-2, 0]
 */
export function stabilityBoundary(tableau: Tableau, pointsPerTurn = 120): PlanePoint[] {
  expectTableau('stabilityBoundary', tableau);
  countField(1)('stabilityBoundary', 'pointsPerTurn', pointsPerTurn);
  return boundaryOf(tableau, pointsPerTurn);
}

function boundaryOf(tableau: Tableau, pointsPerTurn: number): PlanePoint[] {
  const p = stabilityFunction(tableau).coefficients;
  const derivative = p.slice(1).map((c, k) => c * (k + 1));
  const degree = p.length - 1;
  let z: Complex = [0, 0];
  const boundary: PlanePoint[] = [];
  for (let k = 0; k <= degree * pointsPerTurn; k++) {
    const angle = (2 * Math.PI * k) / pointsPerTurn;
    for (let iteration = 0; iteration < 30; iteration++) {
      const [re, im] = value(p, z);
      const step = over([re - Math.cos(angle), im - Math.sin(angle)], value(derivative, z));
      z = [z[0] - step[0], z[1] - step[1]];
      if (Math.hypot(step[0], step[1]) < 1e-14) break;
    }
    boundary.push(z);
  }
  return boundary;
}

/**
 * The stability regions of methods, drawn over z = h λ. Decaying deviations f' = -k f lie on the negative
 * real axis at z = -h k; `marks` puts dots there.
 *
 * @example
 * stabilityRegionFigure({ methods: [euler, rk4] }).data.map((trace) => trace.name); // => ['Euler', 'RK4']
 */
export function stabilityRegionFigure(options: {
  title?: string;
  methods: readonly Tableau[];
  marks?: readonly { name: string; at: number }[];
}): Figure {
  expectOptions('stabilityRegionFigure', options, {
    title: optionalField(textField),
    methods: listField((where, _name, method) => {
      expectTableau(where, method as Tableau);
    }, 1),
    marks: optionalField(listField(recordField({ name: textField, at: numberField }))),
  });
  const { methods, marks = [] } = options;
  const layout = planeLayout({
    title: options.title ?? 'Stable where |P(z)| ≤ 1',
    x: { label: 'Re z', unit: '1', range: [-3.6, 1.4] },
    y: { label: 'Im z', unit: '1', range: [-3.2, 3.2] },
    equalScale: true,
    height: 480,
  });
  const colours = methods.map((_, k) => SERIES_COLOURS[k % SERIES_COLOURS.length]);
  const boundaries = methods.map((method) => boundaryOf(method, 120));
  layout['annotations'] = methods.map((method, k) => {
    const top = boundaries[k].reduce((best, point) => (point[1] > best[1] ? point : best));
    return {
      text: method.name,
      x: top[0],
      y: top[1],
      yshift: 11,
      showarrow: false,
      font: { color: colours[k], size: 13 },
    };
  });
  return placeWords({
    data: [
      ...methods.map((method, k): Trace => ({
        ...planeLine(method.name, boundaries[k], { colour: colours[k] }),
        fill: 'toself',
        fillcolor: `${colours[k]}14`,
      })),
      ...marks.map(({ name, at }) => planeDot(name, [at, 0], { colour: COLOUR.ink, size: 8, place: 'top center' })),
    ],
    layout,
  });
}
