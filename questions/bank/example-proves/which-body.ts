import { pointMasses } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

const at = (x: number, y: number): Vec3 => [x, y, 0];
const told = (places: readonly Vec3[]): string =>
  `${places.length} balls at ${places.map(([x, y]) => `(${x}, ${y})`).join(', ')} m`.replaceAll('-', '−');

export default choice({
  notebook: '17',
  repeats: 'Why did nobody notice L2 on the brick',
  numbers: ({ some, whole }) => ({ sides: some(2, [1, 2, 3, 4]), third: whole(1, 4) }),
  ask: ({ sides: [x, y], third }) => {
    const bodies = [
      [at(x, y), at(-x, -y), at(third, 0)],
      [at(x, y), at(-x, y), at(x, -y), at(-x, -y)],
      [at(x, 0), at(-x, 0), at(0, y)],
      [at(x, y), at(-x, y), at(0, third)],
    ];
    const product = (places: Vec3[]): number =>
      pointMasses(places.map((position) => ({ mass: 1, position }))).inertia[0][1];
    const shows = bodies.find((places) => Math.abs(product(places)) > 1e-9)!;
    return {
      text: 'A program writes the products of inertia with the wrong sign. It is tried with balls of 1 kg in the x-y plane, and the tensor about their centre of mass is compared with the right one. With which balls does the fault show?',
      right: {
        text: told(shows),
        reply:
          'So it is: the sum of m x y is not zero here. Zero has no sign, so every other of these examples passes.',
      },
      wrong: [
        {
          text: told(bodies[1]),
          reply:
            'It would show if one ball were missing. As it is, each has a mirror image, and the sum of m x y is zero.',
        },
        {
          text: told(bodies[2]),
          reply: 'It would show if they lay aslant. Here each has a mirror image across the y axis, or lies on it.',
        },
        {
          text: told(bodies[3]),
          idea: 'axes-need-symmetry',
          reply:
            'It would show without the mirror image on the other side of the y axis. With it the sum of m x y is zero.',
        },
      ],
    };
  },
});
