/** The picture of the statement: flips for two nudges, a hundredth and a ten-thousandth of a rad/s. */
import { freeRotation } from 'rigid-body-lab';
import { lineChart } from 'rigid-body-lab/figures';
import type { Figure, Series } from 'rigid-body-lab/figures';

const times = Array.from({ length: 661 }, (_, k) => k / 20);

/** ω2 of the body with the moments 4, 9, 12 kg m², spun at 2 rad/s about its middle axis. */
const spun = (name: string, nudge: number): Series => {
  const motion = freeRotation({ principalMoments: [4, 9, 12], omegaBody: [nudge, 2, 0], orientation: [1, 0, 0, 0] });
  return { name, x: times, y: times.map((t) => motion(t).omegaBody[1]) };
};

export const picture: Figure = lineChart({
  title: 'A body spun about its middle axis turns over again and again',
  x: { label: 't', unit: 's' },
  y: { label: 'ω₂ in body axes', unit: 'rad/s' },
  series: [spun('nudge 0.01 rad/s', 1e-2), spun('nudge 0.0001 rad/s', 1e-4)],
});
