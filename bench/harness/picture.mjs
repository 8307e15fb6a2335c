// Error against time of every solver, on logarithmic axes.
import { openArtist } from '../../dist/course/notebooks/pictures.js';
import { lineChart } from '../../dist/figures/index.js';

const rounded = (x) => Number(x.toPrecision(3));

export function workPrecisionFigure(solvers) {
  return lineChart({
    title: 'Ten seconds of tumbling: error against time',
    x: { label: 'processor time', unit: 'µs', scale: 'log' },
    y: { label: 'attitude error at the end', unit: 'rad', scale: 'log' },
    series: solvers.map(({ name, points, ours, exact }) => ({
      name,
      x: points.map(({ microseconds }) => rounded(microseconds)),
      y: points.map(({ error }) => rounded(error)),
      draw: exact ? 'points' : 'both',
      dash: ours ? 'solid' : 'dot',
    })),
    height: 520,
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
