import { deg, quaternionFromAxisAngle, rotationAngleBetween } from 'rigid-body-lab';
import type { Quaternion } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '11',
  repeats: 'Which of the two repairs moves the attitude',
  numbers: ({ pick }) => ({ off: pick([2, 3, 4, 6]), longer: pick([1, 2, 5]), angle: pick([40, 70, 110]) }),
  ask: ({ off, longer, angle }) => {
    const [truth, run] = [angle, angle + off].map((turn) => quaternionFromAxisAngle([0, 0, 1], deg(turn)));
    const long = run.map((x) => x * (1 + longer / 100));
    const mended = long.map((x) => x / Math.hypot(...long)) as Quaternion;
    return {
      text: `After a long run a quaternion points so that the attitude is ${off}° off, and it is ${longer} % too long. It is divided by its length. How far off is the attitude then?`,
      unit: '°',
      right: {
        value: rotationAngleBetween(truth, mended) / deg(1),
        reply: 'So it is: dividing by the length leaves where q points. Only the length is mended.',
      },
      wrong: [
        {
          value: 0,
          reply: 'So it would be if the length had been all that was wrong. The direction of q is as it was.',
        },
        {
          value: off / 2,
          idea: 'quaternion-holds-angle',
          reply: 'So far off is the arrow q, which goes by half of the angle. The attitude is off by twice that.',
        },
        {
          value: off - (off * longer) / 100,
          reply: 'So it would be if the error shrank with the length. It is an angle, and stays.',
        },
      ],
    };
  },
  byHand: ({ off }) => off,
});
