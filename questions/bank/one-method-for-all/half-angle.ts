import { number, rounded } from 'rigid-body-lab/questions';

/** By how much one step of RK4 turns too far or too short, where it should turn by an angle. */
const missed = (angle: number): number =>
  Math.atan2(angle - angle ** 3 / 6, 1 - angle ** 2 / 2 + angle ** 4 / 24) - angle;

export default number({
  notebook: '11',
  repeats: 'cube',
  numbers: ({ pick }) => ({ error: pick([1.6, 3.2, 4.8, 8]), step: pick([0.01, 0.02]), rate: pick([5, 10]) }),
  ask: ({ error, step, rate }) => ({
    text: `A ball spins freely, with three equal moments and ${rate} rad/s, so that ω is constant. RK4 turns a matrix R by it, with steps of ${step} s, and ends ${rounded(error)} µrad off. The error of one step goes with the fifth power of the angle that is turned. The same steps turn a quaternion, whose arrow goes by half of the angle. How far off does that attitude end?`,
    unit: 'µrad',
    answer: (error * 2 * missed((step * rate) / 2)) / missed(step * rate),
    from: 0,
    to: 8,
    reply: 'Half the angle to the fifth power is 1/32; as an angle of attitude it counts twice: a sixteenth.',
    ideas: [
      {
        value: error,
        reply:
          'So it would be if what is stored did not matter. The same method makes less of an error in half the angle.',
      },
      {
        value: error / 32,
        idea: 'quaternion-holds-angle',
        reply: 'That is the error of the arrow q. The attitude turns by twice its angle, and so does the error.',
      },
      {
        value: error / 2,
        idea: 'halving-halves',
        reply: 'So it would be if the error went with the angle. It goes with its fifth power.',
      },
    ],
  }),
});
