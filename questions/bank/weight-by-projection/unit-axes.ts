import { deg, dot } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '02',
  repeats: 'mistake',
  numbers: ({ pick, some }) => ({ angle: pick([30, 45, 60, 120, 135, 150]), steps: some(2, [2, 3, 4, 5, 6]) }),
  ask: ({ angle, steps: [a, b] }) => {
    const u1: Vec3 = [1, 0, 0];
    const u2: Vec3 = [Math.cos(deg(angle)), Math.sin(deg(angle)), 0];
    const way: Vec3 = [a + b * u2[0], b * u2[1], 0];
    return {
      text: `The two axes of a frame are one metre long and stand at ${angle}° to each other. ${a} steps along u₁ and ${b} along u₂ lead to a point. What is the scalar product of u₁ with the way there?`,
      unit: 'm²',
      right: {
        value: dot(u1, way),
        reply: 'So it is: a step along u₂ also goes some way along u₁, by the cosine of the angle.',
      },
      wrong: [
        { value: a, reply: 'So it would be at a right angle. At another one the steps along u₂ count as well.' },
        {
          value: a + b,
          reply: 'So it would be if both axes pointed the same way. A step along u₂ counts by the cosine of the angle.',
        },
        {
          value: b,
          idea: 'weight-of-own-axis',
          reply: 'That many steps go along u₂. It would be the scalar product with u₂ at a right angle.',
        },
      ],
    };
  },
  byHand: ({ angle, steps: [a, b] }) => a + b * Math.cos((angle * Math.PI) / 180),
});
