import { testIdea } from 'rigid-body-lab/questions';

/** A rod whose ends P and Q go across it, towards the same side. */
const rod = ({ length, P, Q }: { length: number; P: number; Q: number }) => ({
  unit: 'rad/s',
  right: {
    value: (Q - P) / length,
    reply: 'So it is: Q goes round P with the difference of the two velocities, at the distance of the whole length.',
  },
  wrong: [
    {
      value: Q / length,
      reply: 'So it would be if P stood still: the velocity of Q alone over the length. P goes along.',
    },
    {
      value: P / length,
      reply: 'So it would be if Q stood still: the velocity of P alone over the length. Q goes along, and faster.',
    },
    {
      value: (P + Q) / 2 / (length / 2),
      reply: 'That is the velocity of the middle over half the length: right if P were held. It is not.',
    },
  ],
});

export default testIdea({
  notebook: '01',
  says: 'A rigid body has one angular velocity at a time, whichever of its points is chosen.',
  A: [
    {
      text: 'A round stage turns evenly about its middle, once in 20 s. Two arrows are painted on its floor, one 1 m and one 4 m from the middle. A camera that does not turn looks down from above. How fast do the directions of the two arrows turn in its picture?',
      right: {
        text: `both with ${360 / 20}° per second`,
        reply: 'So it is: when the stage has turned by some angle, everything painted on it has turned by this angle.',
      },
      wrong: [
        {
          text: `the outer one with ${(4 * 360) / 20}° per second, the inner one with ${360 / 20}°`,
          reply:
            'So it is with their speeds in m/s: four times as far out, four times as fast. Directions turn with the stage.',
        },
        {
          text: `the inner one with ${(4 * 360) / 20}° per second, the outer one with ${360 / 20}°`,
          reply:
            'So it would be if both went round with the same speed in m/s, not fixed to each other. A stage is rigid.',
        },
        {
          text: 'neither turns, as each is only carried round a circle',
          idea: 'points-move-as-centre',
          reply:
            'So it is in the cabin of a big wheel, which hangs and only moves. The arrows are painted on what turns.',
        },
      ],
    },
    {
      text: 'A square plate slides over level, smooth ice and turns as it slides. A film is taken from above by a camera that does not turn. It is shown shifted (not turned), so that the middle of the plate stays in the middle of the picture: there the plate turns with 1.2 rad/s. Then the same film is shifted so that one corner stays in the middle of the picture. How fast does the plate turn now?',
      right: {
        text: 'with 1.2 rad/s, as all lines on the plate turn alike',
        reply: 'So it is: a shift keeps the direction of each line, and so all lines turn as they did.',
      },
      wrong: [
        {
          text: 'with 0.6 rad/s, as the far corner is twice as far',
          reply:
            'So it would be if the far corner kept its speed. Seen from the near one it is twice as far and twice as fast.',
        },
        {
          text: 'with 2.4 rad/s, as the far corner is twice as fast',
          reply:
            'So it would be if the far corner kept its distance. Seen from the near one it is twice as fast and as far.',
        },
        {
          text: 'with another rate, which depends on how the corner moves',
          reply:
            'So it is with the velocities of the points: they depend on what is held. The turning does not: a shift keeps the direction of every line.',
        },
      ],
    },
    {
      text: 'A rigid bar of 2 m slides over a level floor. At one instant both ends move at a right angle to the bar and towards the same side: end P with 2 m/s, end Q with 6 m/s. How large is the angular velocity of the bar?',
      ...rod({ length: 2, P: 2, Q: 6 }),
    },
  ],
  B: [
    {
      text: 'The blade of a wind turbine is 50 m long and turns evenly, once in 4 s. Two screws with slotted heads sit on its front side, one 2 m and one 40 m from the axis. A camera in front, which does not turn, looks along the axis. How fast do the directions of the two slots turn in its picture?',
      right: {
        text: `both with ${360 / 4}° per second`,
        reply: 'So it is: when the blade has turned by some angle, every line on it has turned by this angle.',
      },
      wrong: [
        {
          text: `the outer one with ${(20 * 360) / 4}° per second, the inner one with ${360 / 4}°`,
          reply:
            'So it is with their speeds in m/s: twenty times as far out, twenty times as fast. Slots turn with the blade.',
        },
        {
          text: `the inner one with ${(20 * 360) / 4}° per second, the outer one with ${360 / 4}°`,
          reply:
            'So it would be if both went round with the same speed in m/s, on separate wheels. They sit in one blade.',
        },
        {
          text: 'neither turns, as each is only carried round a circle',
          idea: 'points-move-as-centre',
          reply: 'So it would be if the screws sat loose and were kept upright. They are tight in what turns.',
        },
      ],
    },
    {
      text: 'A baton flies past a camera that does not turn; the baton turns in the plane of the picture. The film is shown shifted (not turned), so that the middle of the baton stays in the middle of the picture: there the baton turns with 5 rad/s. Then the same film is shifted so that one end stays in the middle of the picture. How fast does the baton turn now?',
      right: {
        text: 'with 5 rad/s, as all lines on the baton turn alike',
        reply: 'So it is: a picture that is shifted keeps the direction of each line in it.',
      },
      wrong: [
        {
          text: 'with 2.5 rad/s, as the far end is twice as far',
          reply: 'So it would be if the far end kept its speed. Seen from the near end it is twice as far and as fast.',
        },
        {
          text: 'with 10 rad/s, as the far end is twice as fast',
          reply:
            'So it would be if the far end kept its distance. Seen from the near end it is twice as fast and as far.',
        },
        {
          text: 'with another rate, which depends on how the end moves',
          reply:
            'So it is with the velocities of the points: they depend on which one is held. The turning does not: a shift keeps the direction of every line.',
        },
      ],
    },
    {
      text: 'A straight plank of 4 m slides over smooth ice, pulled and turned by two motor sledges. At one instant both ends move at a right angle to the plank and towards the same side: end P with 4 m/s, end Q with 16 m/s. How large is the angular velocity of the plank?',
      ...rod({ length: 4, P: 4, Q: 16 }),
    },
  ],
});
