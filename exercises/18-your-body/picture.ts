/** The picture of the statement: ω of the wing nut, thrown about its middle axis. */
import { freeRotation } from 'rigid-body-lab';
import { lineChart } from 'rigid-body-lab/figures';
import type { Figure } from 'rigid-body-lab/figures';

// Its moments for 7850 kg/m³ are 1e-6 of these.
const moments: [number, number, number] = [0.848, 2.733, 3.449];
const motion = freeRotation({ principalMoments: moments, omegaBody: [0.1, 8, 0], orientation: [1, 0, 0, 0] });
const times = Array.from({ length: 401 }, (_, k) => k / 100);

export const picture: Figure = lineChart({
  title: 'The wing nut turns over: 8 rad/s about its middle axis, and a nudge of 0.1 rad/s',
  x: { label: 't', unit: 's' },
  y: { label: 'ω in principal axes', unit: 'rad/s' },
  series: [0, 1, 2].map((k) => ({
    name: ['ω₁', 'ω₂', 'ω₃'][k],
    x: times,
    y: times.map((t) => motion(t).omegaBody[k]),
  })),
});
