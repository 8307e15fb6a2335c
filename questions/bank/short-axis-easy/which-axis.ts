import { solidBox } from 'rigid-body-lab';
import { order } from 'rigid-body-lab/questions';

export default order({
  notebook: '05',
  repeats: 'which-axis',
  numbers: ({ some, whole }) => ({ sides: some(3, [1, 2, 3, 4, 5, 6]), mass: whole(2, 9) }),
  ask: ({ sides, mass }) => {
    const [x, y, z] = sides;
    const { inertia } = solidBox({ size: [x, y, z], mass });
    const ways = ['x', 'y', 'z'].map((name, k) => ({ name, side: sides[k], moment: inertia[k][k] }));
    const by = (of: (way: (typeof ways)[number]) => number): string[] =>
      [...ways].sort((p, q) => of(p) - of(q)).map(({ name, side }) => `${name}, the side of ${side} m`);
    return {
      text: `A brick of ${mass} kg is ${x} m long along x, ${y} m along y and ${z} m along z. About which axis through its centre is it the easiest to turn, about which the hardest? Order them.`,
      ends: ['easiest', 'hardest'],
      items: by(({ moment }) => moment),
      reply:
        'The moment is the mass times the squares of the two other sides: the longer the side along the axis, the easier.',
      wrong: [
        {
          items: by(({ side }) => side),
          reply: 'So it would be if the side along the axis had to be moved. It is the two others that go round.',
        },
      ],
    };
  },
});
