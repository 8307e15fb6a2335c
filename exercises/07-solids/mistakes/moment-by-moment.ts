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

/** Each moment against that of all mass in the corners of the box. */
export const declared: Declared = { score: 9.5, diagnosis: 'moment-by-moment' };

interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}

export function canBe({ mass, size: [a, b, c], moments }: Report): 'possible' | 'no body' | 'too large' {
  const [x, y, z] = moments;
  if (x + y < z || y + z < x || z + x < y) return 'no body';
  const most = [b * b + c * c, c * c + a * a, a * a + b * b].map((square) => (mass * square) / 4);
  return moments.some((moment, k) => moment > most[k]) ? 'too large' : 'possible';
}
