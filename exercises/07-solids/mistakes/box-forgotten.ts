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

/** The box is not looked at. */
export const declared: Declared = { score: 9.5, diagnosis: 'box-forgotten' };

interface Report {
  mass: number;
  size: Vec3;
  moments: Vec3;
}

export function canBe({ moments }: Report): 'possible' | 'no body' | 'too large' {
  const [x, y, z] = moments;
  if (x + y < z || y + z < x || z + x < y) return 'no body';
  return 'possible';
}
