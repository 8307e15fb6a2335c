import type { Declared } from 'rigid-body-lab/course';
import type { Ball, Motion, Vec2 } from '../solution.js';
export {
  rodTension,
  whoseRodPullsMore,
  rodAcceleration,
  fateOfGap,
  spinAfterMending,
  hingeImpulse,
  whosePairGoesFarther,
} from '../solution.js';

/** The balls are changed in place. */
export const declared: Declared = { score: 9.5, diagnosis: 'changes-its-argument' };

export function mended(first: Ball, second: Ball, length: number): [Motion, Motion] {
  const dx = second.position[0] - first.position[0];
  const dz = second.position[1] - first.position[1];
  const distance = Math.hypot(dx, dz);
  const n: Vec2 = [dx / distance, dz / distance];
  const gap = distance - length;
  const vx = second.velocity[0] - first.velocity[0];
  const vz = second.velocity[1] - first.velocity[1];
  const rate = vx * n[0] + vz * n[1];
  const lost: Vec2 = [rate * n[0], rate * n[1]];
  const one = second.mass / (first.mass + second.mass);
  const other = first.mass / (first.mass + second.mass);
  const after = ({ position, velocity }: Ball, share: number): Motion => {
    for (const i of [0, 1]) {
      position[i] += share * gap * n[i];
      velocity[i] += share * lost[i];
    }
    return { position: [...position], velocity: [...velocity] };
  };
  return [after(first, one), after(second, -other)];
}
