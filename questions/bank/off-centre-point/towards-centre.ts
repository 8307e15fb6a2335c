import { cross } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '08',
  repeats: 'torque',
  numbers: ({ some, pick }) => ({ lever: some(2, [1, 2, 3, 4]), times: pick([2, 3, -2, -3]) }),
  ask: ({ lever: [x, y], times }) => {
    const [fx, fy] = [times * x, times * y];
    return {
      text: `A crate lies on smooth ice. A rope acts at the point (${x}, ${y}) m, counted from the centre of mass, with the force (${fx}, ${fy}) N. How large is its torque about the centre of mass, seen from above and positive anticlockwise?`.replaceAll(
        '-',
        '−',
      ),
      unit: 'N m',
      right: {
        value: cross([x, y, 0], [fx, fy, 0])[2],
        reply: 'So it is: the force points along its lever, so its line of action passes through the centre of mass.',
      },
      wrong: [
        {
          value: Math.hypot(x, y) * Math.hypot(fx, fy),
          reply: 'So it would be for a force at a right angle to its lever. This one points along it.',
        },
        {
          value: x * fy,
          idea: 'weight-of-own-axis',
          reply:
            'So it would be without the part of the force along x. That part has a lever, too, and turns the other way.',
        },
        {
          value: x * fx + y * fy,
          idea: 'weight-by-projection',
          reply:
            'That is the scalar product, which says how far the force points along the lever. A torque is the cross product.',
        },
      ],
    };
  },
  byHand: () => 0,
});
