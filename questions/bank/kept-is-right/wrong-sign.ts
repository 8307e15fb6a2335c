import { add, apply, cross, diagonal, norm, scale } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '17',
  repeats: 'tip',
  numbers: ({ some, pick }) => ({ moments: some(2, [4, 5, 7]), third: pick([6, 8]), omega: some(2, [1, 2, 3]) }),
  ask: ({ moments: [a, b], third, omega: [p, q] }) => {
    const omega: Vec3 = [p, q, 0];
    const L = apply(diagonal(a, b, third), omega);
    /** Rate of L in the world: that in the body, with the wrong sign, and what the turning axes add. */
    const rate = add(cross(omega, L), cross(omega, L));
    return {
      text: `A free body with the moments ${a}, ${b}, ${third} kg m² turns with ω = (${p}, ${q}, 0) rad/s in its principal axes. A program computes I ω̇ = +ω × Iω instead of −ω × Iω. Its energy stays. With which size does its L change in the world, where dL/dt is I ω̇ + ω × Iω?`,
      unit: 'kg m²/s²',
      answer: norm(rate),
      from: 0,
      to: 50,
      reply:
        'With the right sign the two cancel; with the wrong one they add to twice |ω × Iω|. The energy cannot tell, L in the world can.',
      ideas: [
        {
          value: 0,
          reply:
            'So it is with the right sign. That the energy stays proves nothing: ω is across ω × Iω with either sign.',
        },
        {
          value: norm(scale(rate, 0.5)),
          idea: 'gyroscopic-torque',
          reply: 'That is the one term alone. In the world the turning of the axes adds as much once more.',
        },
      ],
    };
  },
  byHand: ({ moments: [a, b], omega: [p, q] }) => 2 * Math.abs((b - a) * p * q),
});
