import { apply, deg, diagonal, rotateInertia, rotationY } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'shaft',
  asThere: { moments: [10, 40, 34], angle: 45 },
  numbers: ({ pick, some }) => ({ moments: some(3, [10, 16, 20, 24]), angle: pick([30, 40, 45, 50]) }),
  ask: ({ moments: [a, b, c], angle }) => {
    const I = rotateInertia(diagonal(a, b, c), rotationY(deg(angle)));
    const [x, y, z] = apply(I, [0, 0, 1]);
    return {
      text: `A body with the principal moments ${a}, ${b} and ${c} kg m² about x, y and z is turned by ${angle}° about y, and then spins on a shaft along z. What is the angle between L and ω?`,
      unit: '°',
      right: {
        value: (Math.atan2(Math.hypot(x, y), z) * 180) / Math.PI,
        reply: 'So it is: L = I ω is the last column of the tensor, and it leans by its share across the shaft.',
      },
      wrong: [
        {
          value: 0,
          reply: 'So it would be for a ball, or before the turn. Now I[0][2] gives L a part across the shaft.',
        },
        {
          value: angle,
          reply: 'So it would be for a thin rod along its x axis, about which it has no moment.',
        },
        { value: 90, reply: 'Then its turning would hold no energy: I[2][2] gives L a part along the shaft.' },
      ],
    };
  },
  byHand: ({ moments: [a, , c], angle }) => {
    const [s, k] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    return (Math.atan2(Math.abs(c - a) * s * k, a * s * s + c * k * k) * 180) / Math.PI;
  },
});
