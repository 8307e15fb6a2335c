import { apply, pointMasses } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'Which sign stands off the diagonal',
  numbers: ({ pick, some }) => ({ place: some(2, [1, 2, 3, 4]), spin: pick([2, 3, 5]) }),
  ask: ({ place: [x, y], spin }) => {
    const at = (s: number) => ({ mass: 1, position: [s * x, s * y, 0] as Vec3 });
    const [Lx] = apply(pointMasses([at(1), at(-1)]).inertia, [0, spin, 0]);
    return {
      text: `Two masses of 1 kg at (${x}, ${y}, 0) m and at the opposite place turn about the y axis, ω = (0, ${spin}, 0) rad/s. Σ m x y is ${2 * x * y} kg m². What is the x component of their angular momentum?`,
      unit: 'kg m²/s',
      right: {
        value: Lx,
        reply: 'So it is: r × v has a part against x, particle by particle, and only a minus in the tensor gives it.',
      },
      wrong: [
        {
          value: -Lx,
          reply:
            'So it would be with the masses mirrored in the x axis. Here v = ω × r of the first mass points along −z, and r × v has −x.',
        },
        {
          value: 0,
          idea: 'momentum-along-omega',
          reply:
            'So it would be if L lay along ω. It does for a body that is symmetric about the axis; this one leans.',
        },
        {
          value: 2 * x * x * spin,
          idea: 'momentum-along-omega',
          reply: 'That is the y component, along ω. It would be all of L if the masses sat on the x axis.',
        },
      ],
    };
  },
  byHand: ({ place: [x, y], spin }) => -2 * x * y * spin,
});
