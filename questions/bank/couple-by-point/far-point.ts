import { add, cross, subtract } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '08',
  repeats: 'Two forces cancel and the body turns all the same',
  numbers: ({ pick }) => ({ force: pick([2, 3, 5]), apart: pick([0.5, 1, 2]), far: pick([4, 10, 20]) }),
  ask: ({ force, apart, far }) => {
    const about = (point: Vec3): number => {
      const one = cross(subtract([apart / 2, 0, 0], point), [0, force, 0]);
      return add(one, cross(subtract([-apart / 2, 0, 0], point), [0, -force, 0]))[2];
    };
    return {
      text: `Two thrusters sit ${apart} m apart on a beam that lies along x. The right one pushes with ${force} N along +y, the left one with ${force} N along −y. What is their torque about a point on the x axis, ${far} m to the right of the middle of the beam?`,
      unit: 'N m',
      right: {
        value: about([far, 0, 0]),
        reply:
          'So it is, as about every point: both levers change by the same vector, and as the forces are opposite the two changes cancel.',
      },
      wrong: [
        {
          value: 2 * force * far,
          reply:
            'So it would be if both pushed along −y. They push opposite ways, and only the difference of their levers counts.',
        },
        {
          value: 0,
          idea: 'spin-or-move',
          reply: 'The forces cancel, and so it would be if they had one line of action. Their lines are apart.',
        },
        {
          value: force * (far - apart / 2),
          reply:
            'So much, but clockwise, the right thruster turns alone. The left one turns more, as its lever is longer, and anticlockwise.',
        },
      ],
    };
  },
  byHand: ({ force, apart }) => force * apart,
});
