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

/** The lever is thought of the wrong way round. */
export const declared: Declared = { score: 9.5, diagnosis: 'light-part-pulls' };

interface Lump {
  volume: number;
  density: number;
}

export function nearerPart(first: Lump, second: Lump): 'first' | 'second' | 'middle' {
  const lead = second.volume * second.density - first.volume * first.density;
  if (lead > 0) return 'first';
  return lead < 0 ? 'second' : 'middle';
}
