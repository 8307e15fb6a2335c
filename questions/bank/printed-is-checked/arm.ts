import { planarBody, planarPointVelocity } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

const shown = (v: readonly number[]): string => `(${v.map(rounded).join(', ')}) m/s`;

export default choice({
  notebook: '01',
  repeats: "Why is the lecture's",
  numbers: ({ some, pick }) => ({ arm: some(2, [1, 2, 3, 4]), omega: pick([2, 3, 5]), speed: pick([1, 4, 7]) }),
  ask: ({ arm: [x, y], omega, speed }) => ({
    text: `A plate turns anticlockwise with ${omega} rad/s, and its centre moves with (${speed}, 0) m/s. What is the velocity of the point at the arm (${x}, ${y}) m from the centre?`,
    right: {
      text: shown(planarPointVelocity([x, y], planarBody({ velocity: [speed, 0], angularVelocity: omega }))),
      reply:
        'So it is: the turning adds ω times the arm, turned by a quarter to the left, to the velocity of the centre.',
    },
    wrong: [
      {
        text: shown([speed + omega * x, omega * y]),
        reply:
          'That adds r ω, as printed: along the arm. So it would be if the plate grew; turning goes across the arm.',
      },
      {
        text: shown([speed + omega * y, -omega * x]),
        idea: 'sign-of-taste',
        reply: 'So it would be for a plate that turns clockwise. Turn the arm by a quarter the way the plate goes.',
      },
      {
        text: shown([speed, 0]),
        idea: 'points-move-as-centre',
        reply: 'So it would be for a plate that does not turn. This one carries its points round the centre.',
      },
    ],
  }),
  byHand: ({ arm: [x, y], omega, speed }) => shown([speed - omega * y, omega * x]),
});
