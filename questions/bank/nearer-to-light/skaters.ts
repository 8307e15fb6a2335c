import { pointMasses } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '04',
  repeats: 'pair',
  asThere: { light: 1, heavy: 3, apart: 4 },
  numbers: ({ pick }) => ({ light: pick([20, 30, 40]), heavy: pick([60, 70, 80]), apart: pick([3, 4, 5, 6]) }),
  ask: ({ light, heavy, apart }) => ({
    text: `A child of ${light} kg and a man of ${heavy} kg stand on ice, ${apart} m apart, and hold a light rope. How far from the child is their common centre of mass, at which they meet when they pull?`,
    unit: 'm',
    answer: pointMasses([light, heavy].map((mass, k) => ({ mass, position: [k * apart, 0, 0] }))).com[0],
    from: 0,
    to: 6,
    reply:
      'The mass of the man times the distance, by the mass of both: on the two sides mass times distance is the same.',
    ideas: [
      {
        value: apart / 2,
        idea: 'middle-of-shape',
        reply:
          'So it would be for two equal masses. It lies nearer to the heavier, so that mass times distance is the same on both sides.',
      },
      {
        value: (apart * light) / (light + heavy),
        reply: 'So far it is from the man. The centre is nearer to the heavier of the two.',
      },
    ],
  }),
  byHand: ({ light, heavy, apart }) => (apart * heavy) / (light + heavy),
});
