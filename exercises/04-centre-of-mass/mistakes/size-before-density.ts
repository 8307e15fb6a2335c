import type { Declared } from 'rigid-body-lab/course';
export {
  centreOfMass,
  comShifts,
  brickCorners,
  heavyCorners,
  combinedCentreOfMass,
  relativePositions,
  whichChange,
} from '../solution.js';

/** The size first, and the density only for equal sizes. */
export const declared: Declared = { score: 9.5, diagnosis: 'size-before-density' };

interface Lump {
  volume: number;
  density: number;
}

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const lead = first.volume - second.volume || first.density - second.density;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'middle';
}
