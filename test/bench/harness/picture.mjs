// Error against time of every solver, on logarithmic axes.
import { openArtist } from '../../../dist/course/notebooks/pictures.js';
import { COLOUR, lineChart } from '../../../dist/figures/index.js';

const rounded = (x) => Number(x.toPrecision(3));
const { blue, orange, green, red, purple, grey, sky } = COLOUR;
/** The solvers that are drawn, with short names; ours in full lines. */
const CURVES = [
  { solver: 'RK4, simulate', name: 'RK4', colour: blue },
  { solver: 'DP 8(7), integrateAdaptive', name: 'adaptive 8(7)', colour: orange, dash: 'dash' },
  { solver: 'DP 5(4), integrateAdaptive', name: 'adaptive 5(4)', colour: orange },
  { solver: 'Suzuki 4, simulateBySplitting', name: 'Suzuki 4', colour: green },
  { solver: 'Strang, simulateBySplitting', name: 'Strang', colour: sky },
  { solver: 'freeRotation, closed form', name: 'closed form', colour: red, draw: 'points' },
  { solver: 'DOP853, scipy', name: 'scipy DOP853', colour: grey, dash: 'dot' },
  { solver: 'RK45, mathjs', name: 'mathjs RK45', colour: purple, dash: 'dot' },
];

export function workPrecisionFigure(solvers) {
  const series = CURVES.map(({ solver, draw = 'both', ...look }) => {
    const { points } = solvers.find(({ name }) => name === solver);
    const x = points.map(({ microseconds }) => rounded(microseconds));
    return { ...look, draw, x, y: points.map(({ error }) => rounded(error)) };
  });
  return lineChart({
    title: 'Ten seconds of tumbling: error against time',
    x: { label: 'processor time', unit: 'µs', scale: 'log' },
    y: { label: 'attitude error', unit: 'rad', scale: 'log' },
    series,
    height: 500,
  });
}

/** The figure as PNG, or a text that says what is missing. */
export async function drawn(figure) {
  const artist = await openArtist();
  if (typeof artist === 'string') return { missing: artist };
  const png = Buffer.from(await artist.figure(figure), 'base64');
  await artist.close();
  return { png };
}
