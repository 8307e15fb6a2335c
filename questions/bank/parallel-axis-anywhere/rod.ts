import { inertiaAbout, shiftInertia, thinRod } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'rod',
  asThere: { mass: 1, length: 1 },
  numbers: ({ pick }) => ({ mass: pick([1, 2, 3, 6]), length: pick([1, 2, 3]) }),
  ask: ({ mass, length }) => {
    const rod = thinRod({ length, mass });
    const [from, to]: [number, number, number][] = [
      [0, 0, -length / 2],
      [0, 0, length / 2],
    ];
    const aboutEnd = inertiaAbout(rod, from);
    const other = shiftInertia(aboutEnd, { mass, com: rod.com, from, to });
    const first = (mass * length ** 2) / 3;
    return {
      text: `A thin rod of ${mass} kg and ${length} m has the moment m l²/3 about an axis across it at one end. What is it about a parallel axis at the other end?`,
      unit: 'kg m²',
      right: { value: other[0][0], reply: 'So it is: back to the middle, and as far out again. Both ends look alike.' },
      wrong: [
        {
          value: first + mass * length ** 2,
          reply: 'So it would be if the centre of mass were at the first end. The theorem leads away from there only.',
        },
        {
          value: first - mass * length ** 2,
          reply: 'No moment is negative. One subtracts on the way to the centre of mass, and that is half as far.',
        },
        { value: first / 4, reply: 'So it is about the middle, the centre of mass, where the moment is least.' },
      ],
    };
  },
  byHand: ({ mass, length }) => (mass * length * length) / 3,
});
