import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '16',
  repeats: 'Two balls of 1 kg and 3 kg, joined by a rod',
  asThere: { light: 1, heavy: 3, excess: 10 },
  numbers: ({ pick }) => ({ light: pick([1, 2]), heavy: pick([3, 4, 6, 8]), excess: pick([5, 10, 20]) }),
  ask: ({ light, heavy, excess }) => ({
    text: `Two balls of ${light} kg and ${heavy} kg float in space, joined by a light rod. A program has let them come ${excess} mm too far apart, and puts them back along the rod as the rod itself would do it. By how much does the ball of ${light} kg move?`,
    unit: 'mm',
    answer: (excess * heavy) / (light + heavy),
    from: 0,
    to: 20,
    reply:
      'The rod pulls both with one force, so each moves by the part that the other mass is of the whole, and the common centre stays.',
    ideas: [
      {
        value: excess / 2,
        reply: 'So it would be for two equal masses. The heavier one moves less, so that the common centre stays.',
      },
      {
        value: (excess * light) / (light + heavy),
        idea: 'nearer-to-light',
        reply: 'So far the heavy ball moves. The same force moves the light one farther.',
      },
      {
        value: excess,
        idea: 'inner-forces-move',
        reply: 'So it would be if the heavy ball were held. It floats, and the common centre must stay.',
      },
    ],
  }),
});
