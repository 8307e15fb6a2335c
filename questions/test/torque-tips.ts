import { cross } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { testIdea } from 'rigid-body-lab/questions';

/** x to the east, y to the north, z up. */
const NORTH: Vec3 = [0, 1, 0];
const UP: Vec3 = [0, 0, 1];

/** Where the end of the axle goes towards which L points, when it is pushed: L moves as the torque points. */
const movesTo = (end: Vec3, push: Vec3): string => (cross(end, push)[0] > 0 ? 'east' : 'west');
const opposite: Readonly<Record<string, string>> = { east: 'west', west: 'east' };

/** The options for an end that is pushed and, at rest, would go as `push` says. */
const pushed = (to: string, push: string) => ({
  right: {
    text: `to the ${to}`,
    reply: `So it is: the torque of this push points to the ${to}, and L along the axle moves where the torque points.`,
  },
  wrong: [
    { text: push, reply: 'So it would be if the disc did not spin. Spinning, its axle goes where the torque points.' },
    {
      text: `to the ${opposite[to]}`,
      idea: 'gyroscopic-torque',
      reply: `So it would be for the opposite spin. Here L points to this end, and r × F of the push points to the ${to}.`,
    },
    {
      text: 'nowhere, it stands',
      idea: 'spin-holds',
      reply:
        'So it would be without a torque. The push has one, which changes L and so its direction: slowly with a fast spin, but as long as it lasts.',
    },
  ],
});

export default testIdea({
  notebook: '09',
  says: 'A torque moves the axle of a fast spinning body towards the torque, at a right angle to the push.',
  A: [
    {
      text: 'A disc on a vertical axle spins very fast, anticlockwise seen from above. It is held at its centre of mass by light rings without friction, which leave it free to tilt any way. A finger presses the upper end of the axle steadily and gently towards the north. A tremble too small to see is left aside. Where does this end go in the next seconds?',
      ...pushed(movesTo(UP, NORTH), 'to the north'),
    },
    {
      text: 'The wheel of a bicycle spins fast on its axle, which is level. One end of the axle hangs on a rope and is free to turn there, the other is let go. Air and friction are left aside, and so is a small tremble. What does the axle do in the next seconds?',
      right: {
        text: 'it goes round the rope and stays about level',
        reply: 'So it is: the torque of the weight is level and across the axle, and L along the axle follows it.',
      },
      wrong: [
        {
          text: 'it sinks at once, until it hangs down',
          reply: 'So it would be if the wheel did not spin. Spinning, L goes where the torque points: to the side.',
        },
        {
          text: 'it stays level and keeps its direction',
          idea: 'spin-holds',
          reply: 'So it would be if it were held at the centre of mass, where the weight has no torque.',
        },
      ],
    },
    {
      text: 'A fast gyroscope sits with its centre of mass in light rings without friction. A finger presses on one end of the axle: within 5 s its force grows slowly from nothing and fades slowly to nothing. What does the axle do after that?',
      right: {
        text: 'it stands where it is by then',
        reply: 'So it is: without a torque L stays, and the axle with it. It moves only while it is pushed.',
      },
      wrong: [
        {
          text: 'it goes on changing its direction, as fast as under the hardest press',
          reply:
            'So it might be if the gyroscope did not spin: a push gives a body at rest a rate, which stays. With a fast spin the torque sets the rate itself: no torque, no motion.',
        },
        {
          text: 'it swings back to where it was before',
          idea: 'spin-holds',
          reply:
            'So it might be if springs held the rings. Without them there is no torque after the push, and L stays where it is.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A disc on a level axle that lies north–south spins very fast, clockwise seen from the south. It is held at its centre of mass by light rings without friction, which leave it free to tilt any way. A finger presses the north end of the axle steadily and gently upwards. A tremble too small to see is left aside. Where does this end go in the next seconds?',
      ...pushed(movesTo(NORTH, UP), 'upwards'),
    },
    {
      text: 'A toy top spins very fast on its tip, which stays in a small dent of the floor; its axis leans by 20° from the vertical. Air and friction are left aside, and so is a small tremble. What does the axis do in the next seconds?',
      right: {
        text: 'it goes round the vertical and leans about as much',
        reply: 'So it is: the torque of the weight is level and across the axis, and L along the axis follows it.',
      },
      wrong: [
        {
          text: 'it falls to the side to which it leans',
          reply: 'So it would be if the top did not spin. With the spin L goes where the torque points: sideways.',
        },
        {
          text: 'it keeps both its lean and its direction',
          idea: 'spin-holds',
          reply: 'So it would be in free fall, where the weight has no torque about the centre of mass.',
        },
      ],
    },
    {
      text: 'A fast flywheel is held at its centre of mass in light rings without friction. A weight is lowered slowly onto one end of the level axle, rests there for some seconds, and is lifted off slowly. What does the axle do after that?',
      right: {
        text: 'it stands in the direction it then has',
        reply: 'So it is: with the weight goes the torque, and without a torque L stands and the axle with it.',
      },
      wrong: [
        {
          text: 'it goes on changing its direction, as fast as under the weight',
          reply:
            'So it would be with a flywheel that stands still: what has been set going then goes on. With a fast spin the torque sets the rate itself: no torque, no motion.',
        },
        {
          text: 'it comes back to the direction of the start',
          idea: 'spin-holds',
          reply:
            'So it might be if springs held the rings. Here there is no torque after the weight is off, and L stays where it is.',
        },
      ],
    },
  ],
});
