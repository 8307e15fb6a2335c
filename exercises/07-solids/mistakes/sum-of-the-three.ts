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

/** The sum of all three moments against that of the box. */
export const declared: Declared = { score: 9.5, diagnosis: 'total-alone' };

interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}

export function canBe({ mass, size, moments }: Report): 'possible' | 'no body' | 'too large' {
  const half = (moments[0] + moments[1] + moments[2]) / 2;
  const spread = moments.map((moment) => half - moment);
  if (spread.some((x) => x < 0)) return 'no body';
  const most = (mass * (size[0] ** 2 + size[1] ** 2 + size[2] ** 2)) / 4;
  return half > most ? 'too large' : 'possible';
}
