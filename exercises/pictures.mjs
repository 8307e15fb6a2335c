/** Draws the pictures of the statements anew: `npm run build && node exercises/pictures.mjs`. It needs Chromium or Chrome. */
import { writeFileSync } from 'node:fs';
import { pointMasses } from 'rigid-body-lab';
import { basisFigure, inertiaEllipsoidFigure, lineChart, massFigure } from 'rigid-body-lab/figures';
import { openArtist } from '../dist/course/notebooks/pictures.js';

const uneven = [
  { mass: 3, position: [1, 2, 0.5] },
  { mass: 1, position: [3, 0.5, 1.5] },
  { mass: 2, position: [2.5, 3, 2] },
  { mass: 0.5, position: [0, 0, 2.5] },
  { mass: 1.5, position: [4, 2, 0] },
  { mass: 0.8, position: [1, 3.5, 3] },
];
const { com, inertia } = pointMasses(uneven);

/** The four slopes of one Runge-Kutta step of y' = -1.6 (y - 0.3), h = 1, each as a short line at its own time and state. */
function slopes() {
  const f = (y) => -1.6 * (y - 0.3);
  const k1 = f(1);
  const k2 = f(1 + k1 / 2);
  const k3 = f(1 + k2 / 2);
  const k4 = f(1 + k3);
  const times = Array.from({ length: 101 }, (_, n) => n / 100);
  const solution = times.map((t) => 0.3 + 0.7 * Math.exp(-1.6 * t));
  const short = (name, t, y, k) => ({
    name,
    x: [t - 0.1, t, t + 0.1],
    y: [y - 0.1 * k, y, y + 0.1 * k],
    draw: 'both',
  });
  return [
    { name: 'solution', x: times, y: solution, colour: '#8a8a8a', dash: 'dot' },
    short('k1', 0, 1, k1),
    short('k2', 1 / 2, 1 + k1 / 2, k2),
    short('k3', 1 / 2, 1 + k2 / 2, k3),
    short('k4', 1, 1 + k3, k4),
  ];
}

/** A picture shows the whole box with its labels; a chart that one can turn need not. */
const fromAfar = (figure) => ({
  ...figure,
  layout: {
    ...figure.layout,
    height: 520,
    scene: { ...figure.layout.scene, camera: { eye: { x: 1.45, y: -1.9, z: 1 }, center: { x: 0, y: 0, z: -0.12 } } },
  },
});

const pictures = {
  '02-change-of-basis/frame.png': basisFigure({
    title: 'From u₀, α steps along u₁ and β steps along u₂ lead to x',
    point: [3, 4],
    frame: {
      name: 'u',
      origin: [2, 1],
      axes: [
        [2, 0.5],
        [-0.5, 1.25],
      ],
    },
  }),
  '05-inertia-tensor/points.png': fromAfar(
    massFigure({
      title: 'Six point masses; the lines are r, from the centre of mass',
      particles: uneven,
      com,
      edges: uneven.map(({ position }) => [com, position]),
    }),
  ),
  '06-principal-axes/axes.png': fromAfar(
    inertiaEllipsoidFigure({ title: 'Principal axes: 1 easiest to turn about, 3 hardest', inertia }),
  ),
  '10-runge-kutta/slopes.png': lineChart({
    title: 'One Runge-Kutta step: four slopes, each at its own time and state',
    x: { label: 'time, in steps', unit: '1' },
    y: { label: 'y', unit: '1' },
    series: slopes(),
  }),
};

const artist = await openArtist();
if (typeof artist === 'string') throw new Error(artist);
for (const [file, figure] of Object.entries(pictures)) {
  writeFileSync(new URL(file, import.meta.url), Buffer.from(await artist.figure(figure), 'base64'));
}
await artist.close();
