import { pointMasses } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

type Ball = ReturnType<typeof ball>;
const ball = (x: number, y: number) => ({ mass: 1, position: [x, y, 0] as Vec3 });
const told = (balls: Ball[]): string =>
  `${balls.length} balls at ${balls.map(({ position: [x, y] }) => `(${x}, ${y})`).join(', ')} m`.replaceAll('-', '−');

export default choice({
  notebook: '17',
  repeats: 'Why did nobody notice L2 on the brick',
  numbers: ({ some, whole }) => ({ sides: some(2, [1, 2, 3, 4]), third: whole(1, 4) }),
  ask: ({ sides: [x, y], third }) => {
    const bodies = [
      [ball(x, y), ball(-x, -y), ball(third, 0)],
      [ball(x, y), ball(-x, y), ball(x, -y), ball(-x, -y)],
      [ball(x, 0), ball(-x, 0), ball(0, y)],
    ];
    const shows = bodies.find((balls) => Math.abs(pointMasses(balls).inertia[0][1]) > 1e-9)!;
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
      ],
    };
  },
});
