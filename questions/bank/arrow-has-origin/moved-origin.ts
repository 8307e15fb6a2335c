import { choice } from 'rigid-body-lab/questions';

const both = (place: readonly number[], velocity: readonly number[]): string =>
  `place (${place.join(', ')}) m, velocity (${velocity.join(', ')}) m/s`.replaceAll('-', '−');

export default choice({
  notebook: '02',
  repeats: 'The origin of the frame moves by',
  numbers: ({ some, whole }) => ({ place: some(2, [1, 2, 3, 4, 5]), velocity: some(2, [1, 2, 3]), by: whole(1, 4) }),
  ask: ({ place: [x, y], velocity: [v, w], by }) => ({
    text: `In a frame with perpendicular axes a ball is at (${x}, ${y}) m and flies with (${v}, ${w}) m/s. Now the origin is put ${by} m farther along the first axis, and stays there. What are the place and the velocity of the ball in the new frame?`,
    right: {
      text: both([x - by, y], [v, w]),
      reply: 'So it is: places are counted from the origin, a velocity is the difference of two places and is not.',
    },
    wrong: [
      {
        text: both([x - by, y], [v - by, w]),
        reply: 'The place is right. The velocity would change with an origin that rides along; this one rests.',
      },
      {
        text: both([x, y], [v, w]),
        idea: 'coordinates-without-axes',
        reply: 'The velocity is right. The place would be, too, if it were counted from the old origin still.',
      },
      {
        text: both([x + by, y], [v, w]),
        idea: 'coordinates-without-axes',
        reply:
          'The velocity is right. The place would grow if the origin moved the other way: it comes nearer to the ball.',
      },
    ],
  }),
});
