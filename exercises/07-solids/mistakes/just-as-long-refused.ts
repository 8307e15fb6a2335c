import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
export {
  brickInertia,
  timesLarger,
  combinedInertia,
  simpleSum,
  meshCentre,
  meshInertia,
  faceCounts,
  surfaceState,
} from '../solution.js';

/** What is just as long as the box is too large. */
export const declared: Declared = { score: 9.5, diagnosis: 'full-is-too-large' };

interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}

export function canBe({ mass, size, moments }: Report): 'possible' | 'no body' | 'too large' {
  const half = (moments[0] + moments[1] + moments[2]) / 2;
  const spread = moments.map((moment) => half - moment);
  if (spread.some((x) => x < 0)) return 'no body';
  return spread.some((x, k) => x >= (mass * size[k] ** 2) / 4) ? 'too large' : 'possible';
}
