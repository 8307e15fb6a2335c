import { apply, cross, diagonal } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '09',
  numbers: ({ some, pick }) => ({ moments: some(2, [2, 4, 6]), third: pick([4, 5]), omega: some(2, [1, 2, 3, 4]) }),
  ask: ({ moments: [a, b], third, omega: [p, q] }) => {
    const omega: Vec3 = [p, q, 0];
    const [, , gyroscopic] = cross(omega, apply(diagonal(a, b, third), omega));
    return {
      text: `A free body has the principal moments ${a}, ${b} and ${third} kg m² and turns with ω = (${p}, ${q}, 0) rad/s in its own axes; nothing touches it. By how much per second does the third part of ω change at this instant, in these axes?`,
      unit: 'rad/s²',
      right: {
        value: -gyroscopic / third,
        reply:
          'So it is: I₃ ω̇₃ = (I₁ − I₂) ω₁ω₂. No torque acts; L stays in the world, and the axes turn away under it.',
      },
      wrong: [
        {
          value: 0,
          reply:
            'So it would be if the first two moments were equal. They differ, so L leans from ω, and the axes turn away under it.',
        },
        {
          value: gyroscopic / third,
          reply:
            'So it would be with a plus before ω × Iω, as if it were a torque. It stands on the side of I ω̇: minus.',
        },
        {
          value: -gyroscopic,
          idea: 'tensor-without-axes',
          reply: 'That is I₃ ω̇₃, in N m. It would be the change of ω itself for a moment of 1 kg m².',
        },
      ],
    };
  },
  byHand: ({ moments: [a, b], third, omega: [p, q] }) => ((a - b) * p * q) / third,
});
