import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '11',
  repeats: 'A program keeps |L| to sixteen digits',
  numbers: ({ pick }) => ({ rate: pick([0.2, 0.3, 0.4]), time: pick([2, 3, 5]), slip: pick([0.5, 2] as const) }),
  ask: ({ rate, time, slip }) => ({
    text: `A satellite spins about a principal axis with ${rate} rad/s. A program stores L, which stays to sixteen digits; but a slip in its rate of q turns the attitude ${slip === 2 ? 'twice' : 'half'} as fast as ω says. How far off is the attitude after ${time} s?`,
    unit: 'rad',
    answer: Math.abs(slip - 1) * rate * time,
    from: 0,
    to: 5,
    reply: `It should have turned by ${rounded(rate * time)} rad and has turned by ${rounded(slip * rate * time)}. A stored L says nothing about the attitude.`,
    ideas: [
      {
        value: 0,
        reply:
          'So it would be without the slip. L is stored and not touched, so it stays however far the attitude is turned.',
      },
      {
        value: slip * rate * time,
        idea: 'quaternion-holds-angle',
        reply: 'By so much it has turned. It is off by the difference to what it should have turned by.',
      },
    ],
  }),
});
