import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '16',
  repeats: 'by-hand-text',
  asThere: { mass: 1000, speed: 20, radius: 50, where: 'valley' },
  numbers: ({ pick }) => ({
    mass: pick([800, 1000, 1200]),
    speed: pick([10, 15, 20]),
    radius: pick([50, 60, 80]),
    where: pick(['valley', 'hill']),
  }),
  ask: ({ mass, speed, radius, where }) => {
    const bend = (mass * speed ** 2) / radius / 1000;
    const weight = (mass * 9.81) / 1000;
    const up = where === 'valley' ? 1 : -1;
    return {
      text: `A car of ${mass} kg drives at ${speed} m/s ${where === 'valley' ? 'through the lowest point of a valley' : 'over the top of a hill'}, where the road is a circle of ${radius} m radius, seen from the side. m v²/r is ${rounded(bend)} kN and the weight ${rounded(weight)} kN. With what force does the road push the car upwards there?`,
      unit: 'kN',
      answer: weight + up * bend,
      within: 0.25,
      from: 0,
      to: 25,
      reply:
        up === 1
          ? 'The road must carry the car and bend its path upwards: both together.'
          : 'The weight bends the path downwards, and only what is left of it rests on the road.',
      ideas: [
        {
          value: bend,
          reply: `So hard it pushes to the side in a curve on the level. ${up === 1 ? 'Here the road has the weight to carry as well.' : 'Here the weight does the bending, and the road carries the rest.'}`,
        },
        {
          value: weight,
          idea: 'rod-carries-weight',
          reply: `So it would be on a level road. ${up === 1 ? 'In the valley the road must bend the path upwards as well.' : 'On the hill a part of the weight bends the path, and only the rest lies on the road.'}`,
        },
        {
          value: Math.abs(weight - up * bend),
          idea: 'sign-of-taste',
          reply:
            up === 1
              ? 'So it would be on the top of a hill, where the weight bends the path.'
              : 'So it would be at the bottom of a valley, where the road has to bend the path as well.',
        },
      ],
    };
  },
});
