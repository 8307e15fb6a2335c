import { lengthOf, total } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { energyOf } from './inputs.js';
import type { Inputs } from './inputs.js';

export const halfMissing: Misconception<Inputs> = {
  id: 'half-missing',
  says: 'This is m v·v, twice the energy. Where does the ½ come from when a force speeds the point up from rest?',
  value: (inputs) => 2 * energyOf(inputs),
  credit: 0.5,
};

export const speedNotSquared: Misconception<Inputs> = {
  id: 'speed-not-squared',
  says: 'The energy grows in proportion to the speed here. It grows with its square: use v·v instead of |v|.',
  value: ({ mass, velocity }) => (mass * lengthOf(velocity)) / 2,
};

export const componentsAdded: Misconception<Inputs> = {
  id: 'components-added',
  says: 'The components are added before they are squared. Square each one, and add then: that is v·v.',
  value: ({ mass, velocity }) => (mass * total(velocity) ** 2) / 2,
};
