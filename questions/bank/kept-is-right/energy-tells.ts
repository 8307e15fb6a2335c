import { apply, deg, diagonal, dot, inverseInertiaWorld, rotationZ } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '17',
  repeats: 'A program of yours conserves the angular momentum to the last digit',
  numbers: ({ some, pick }) => ({ moments: some(2, [4, 5, 6, 7]), momentum: pick([12, 24]) }),
  ask: ({ moments: [a, b], momentum }) => {
    const L: Vec3 = [momentum, 0, 0];
    const energy = (turn: number): number =>
      dot(L, apply(inverseInertiaWorld(diagonal(a, b, 8), rotationZ(deg(turn))), L)) / 2;
    return {
      text: `A body with the moments ${a}, ${b} and 8 kg m² spins about its own x axis, which lies along the world's x. A program keeps L = ${momentum} kg m²/s along the world's x, to the last digit. Through a slip it has turned the attitude by 90° about z. Which energy L²/(2I) does it find then?`,
      unit: 'J',
      answer: energy(90),
      from: 0,
      to: 90,
      reply:
        'The body’s own y lies along L in the program, so its moment counts. The energy tells what the stored L cannot.',
      ideas: [
        {
          value: energy(0),
          reply:
            'So it would be at the right attitude. At the wrong one another moment lies along L, and the program divides by it.',
        },
        {
          value: momentum ** 2 / (a + b),
          idea: 'tensor-without-axes',
          reply:
            'That takes the mean of the two moments. It would be right if both were equal; along L lies one axis of the body alone.',
        },
      ],
    };
  },
  byHand: ({ moments: [, b], momentum }) => momentum ** 2 / (2 * b),
});
