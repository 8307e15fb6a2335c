import { deg, quaternionFromAxisAngle, rotationAngleBetween } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '03',
  repeats: 'unit',
  asThere: { first: 10, half: 100 },
  numbers: ({ pick }) => ({ first: pick([0, 20, 40]), half: pick([45, 60, 120, 135, 150]) }),
  ask: ({ first, half }) => {
    const [p, q] = [first, first + 2 * half].map((angle) => quaternionFromAxisAngle([0, 0, 1], deg(angle)));
    const product = p.reduce((sum, x, k) => sum + x * q[k], 0);
    return {
      text: `Two satellites have the quaternions p and q, of unit length, with the scalar product ${rounded(product)} = cos ${half}°. How far is the shortest turn from the first attitude to the second?`,
      unit: '°',
      answer: rotationAngleBetween(p, q) / deg(1),
      within: 2,
      from: 0,
      to: 360,
      reply: 'Twice the angle between p and the nearer one of q and −q, which are the same attitude: 2 arccos |p · q|.',
      ideas: [
        {
          value: 2 * half,
          reply:
            'So far it is to q the long way. −q is the same attitude, and nearer if the scalar product is negative.',
        },
        {
          value: half,
          idea: 'quaternion-holds-angle',
          reply: 'That is the angle between the two as arrows of four numbers. A quaternion holds half of the angle.',
        },
        {
          value: 180 - half,
          idea: 'quaternion-holds-angle',
          reply: 'That is the angle between p and −q as arrows of four numbers. The turn is twice as large.',
        },
      ],
    };
  },
  byHand: ({ half }) => Math.min(2 * half, 360 - 2 * half),
});
