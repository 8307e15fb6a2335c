import type { Vec3 } from 'rigid-body-lab';
import type { Declared } from 'rigid-body-lab/course';
import type { Motion } from '../solution.js';
import {
  massProperties as mass,
  predictedFlip as flipOf,
  principalAxes as axes,
  readBody,
  simulatedFlip as motionOf,
} from '../solution.js';
export { mesh, readBody, flipComes, figure } from '../solution.js';

/** Right values, but of another body: the numbers of the racket whatever is asked. */
export const declared: Declared = { score: 5.5, diagnosis: 'always-the-same' };

const racket = (): ReturnType<typeof mass> => mass(readBody('racket'), 600);

export function massProperties(): ReturnType<typeof mass> {
  return racket();
}

export function principalAxes(): ReturnType<typeof axes> {
  return axes(racket().inertia);
}

export function predictedFlip(_moments: Vec3, spin: number, nudge: number): number {
  return flipOf(principalAxes().moments, spin, nudge);
}

export function simulatedFlip(_moments: Vec3, spin: number, nudge: number, duration: number): Motion {
  return motionOf(principalAxes().moments, spin, nudge, duration);
}
