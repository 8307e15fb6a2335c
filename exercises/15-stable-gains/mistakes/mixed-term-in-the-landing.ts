import type { Declared } from 'rigid-body-lab/course';
import type { Rail } from '../solution.js';
export { stepFactor, moreGain, gainRange, allowsMore, newDeviation, promisedBound, afterHalving } from '../solution.js';

/** The formula of the task with its mixed term, although the rail does not tilt. */
export const declared: Declared = { score: 9, diagnosis: 'mixed-term-in-the-landing' };

export function landing({ curvature, speed, railVelocity, railAcceleration }: Rail): 'above' | 'on' | 'below' {
  const height = curvature * speed ** 2 + 2 * speed * railVelocity - railAcceleration;
  return (['below', 'on', 'above'] as const)[1 + Math.sign(height)];
}
