import { freeRotationPeriod } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { rounded, testIdea } from 'rigid-body-lab/questions';

/**
 * Moments about the longest, the middle and the shortest side; the blue edge is the longest,
 * the red one the middle one.
 */
const BOX: Vec3 = [5, 17, 20];
const BLOCK: Vec3 = [5, 10, 13];

/** When a spin about the middle axis first passes through zero: a quarter of the period. */
const firstFlip = (principalMoments: Vec3, spin: number, nudge: number): number =>
  freeRotationPeriod({ principalMoments, omegaBody: [nudge, spin, 0] }) / 4;

/** The options for a nudge so many times smaller. */
const smaller = (flip: (nudge: number) => number, nudge: number, times: number) => ({
  right: {
    text: `after about ${Math.round(flip(nudge / times))} s`,
    reply: 'So it is: the nudge grows by the same factor each second. A smaller one needs some seconds more.',
  },
  wrong: [
    {
      text: 'not at all any more',
      reply:
        'So it would be with no nudge at all. About this edge, that of the middle moment, every nudge grows, however small it is.',
    },
    {
      text: `after about ${Math.round(flip(nudge) * 10) * (times / 10)} s`,
      idea: 'time-by-ratio',
      reply:
        'So it would be if each second added the same multiple of the starting nudge. It multiplies what there is by then.',
    },
  ],
});

/** The options for a deviation that has become ten times larger in some seconds, after as many more. */
const grows = (before: number, now: number, upright: string) => ({
  right: {
    text: `about ${rounded((now * now) / before)}°`,
    reply: 'So it is: equal times, equal factors. The growth ends only where the deviation is large.',
  },
  wrong: [
    {
      text: `not more than about ${rounded(now)}°`,
      reply: `So it would be about the handle or about ${upright}, where a deviation only swings. About this line, that of the middle moment, it goes on growing.`,
    },
    {
      text: `about ${rounded(2 * now - before)}°`,
      idea: 'time-by-ratio',
      reply: 'So it would be if it grew evenly, by the same amount in equal times. What pushes it grows with it.',
    },
  ],
});

export default testIdea({
  notebook: '12',
  says: 'About the middle axis even the smallest nudge grows: being smaller, it only delays the flip.',
  A: [
    {
      text: 'A rigid, homogeneous box with three different sides floats without any torque. One of its edges is painted red and another, at a right angle to it, blue. The box is set spinning with 2 rad/s about the line through its centre of mass parallel to the red edge, with a nudge of 0.001 rad/s about the one parallel to the blue edge in addition. After 7.3 s it is for the first time in the middle of turning over. In a second trial all is the same, but the nudge is a thousand times smaller. When is the box in the middle of turning over now?',
      ...smaller((nudge) => firstFlip(BOX, 2, nudge), 1e-3, 1000),
    },
    {
      text: 'A rigid, homogeneous box with sides of 1 m, 2 m and 4 m floats without any torque. A robot sets it spinning with 2 rad/s about a line through its centre parallel to one of its sides, each time with an error of direction of a millionth of a degree. About the lines parallel to which sides does it go on spinning all through the next hour, nearly as it was set?',
      right: {
        text: 'about those of 1 m and 4 m, but not of 2 m',
        reply: 'So it is: about the axis of the middle moment even this error grows, and within a minute.',
      },
      wrong: [
        {
          text: 'about any of the three, as it was set so well',
          reply: 'So it would be with no error at all. Any error about the side of 2 m grows tenfold every 2 s.',
        },
        {
          text: 'about none of the three, as no setting is exact',
          idea: 'every-axis-tips',
          reply: 'So it is about one of them. About the two others an error swings, and stays as small as it is.',
        },
        {
          text: 'about those of 1 m and 2 m, but not of 4 m',
          idea: 'short-axis-easy',
          reply:
            'So it would be if the longest side stood for the middle moment. It stands for the smallest, about which an error only swings.',
        },
      ],
    },
    {
      text: 'A rigid tennis racket floats without any torque. A line, fixed in the racket, goes through its centre of mass and lies in the plane of the strings, at a right angle to the handle. The racket is set spinning about this line. Its axis of turning deviates from the line by next to nothing at the start, by 0.01° after 3 s and by 0.1° after 6 s. How large is the deviation 9 s after the start?',
      ...grows(0.01, 0.1, 'the line at a right angle to the strings'),
    },
  ],
  B: [
    {
      text: 'A rigid, homogeneous block with three different sides drifts in space without any torque. One of its edges is painted red and another, at a right angle to it, blue. The block is set spinning with 3 rad/s about the line through its centre of mass parallel to the red edge, with a nudge of 0.01 rad/s about the one parallel to the blue edge in addition. After 4.8 s it is for the first time in the middle of turning over. In a second trial all is the same, but the nudge is a hundred times smaller. When is the block in the middle of turning over now?',
      ...smaller((nudge) => firstFlip(BLOCK, 3, nudge), 1e-2, 100),
    },
    {
      text: 'A rigid, homogeneous satellite is a box with sides of 2 m, 3 m and 5 m, and no torque from outside acts on it. Its motors set it spinning with 1 rad/s about a line through its centre parallel to one of its sides, each time with an error of direction of a millionth of a degree, and are switched off. About the lines parallel to which sides does it go on spinning all through the next hour, nearly as it was set?',
      right: {
        text: 'about those of 2 m and 5 m, but not of 3 m',
        reply: 'So it is: about the middle one even this error grows, and is large within minutes.',
      },
      wrong: [
        {
          text: 'about any of the three, as the motors are so exact',
          reply:
            'So it would be without any error. About the side of 3 m, the middle moment, any error grows by the same factor each second.',
        },
        {
          text: 'about none of the three, as some error is left',
          idea: 'every-axis-tips',
          reply: 'So it is about one of the axes. About the two others the error goes round and stays small.',
        },
        {
          text: 'about those of 2 m and 3 m, but not of 5 m',
          idea: 'short-axis-easy',
          reply:
            'So it would be if the longest side stood for the middle moment. It stands for the smallest, about which an error only goes round.',
        },
      ],
    },
    {
      text: 'A rigid, flat frying pan floats without any torque. A line, fixed in the pan, goes through its centre of mass and lies in the plane of the pan, at a right angle to the handle. The pan is set spinning about this line. Its axis of turning deviates from the line by next to nothing at the start, by 0.002° after 2 s and by 0.02° after 4 s. How large is the deviation 6 s after the start?',
      ...grows(0.002, 0.02, 'the line at a right angle to the pan'),
    },
  ],
});
