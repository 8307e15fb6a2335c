import { planarBody, planarPointVelocity } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '01',
  repeats: 'wheel-note',
  asThere: { speed: 0, rate: 10, radius: 0.3 },
  numbers: ({ pick }) => ({ speed: pick([1, 2, 3]), rate: pick([5, 20, 30]), radius: pick([0.2, 0.3, 0.5]) }),
  ask: ({ speed, rate, radius }) => {
    const wheel = planarBody({ velocity: [speed, 0], angularVelocity: -rate });
    return {
      text: `A car starts on ice. The axles move to the right with ${speed} m/s, and the wheels, of ${radius} m radius, turn clockwise with ${rate} rad/s. How fast is the top of a wheel, seen from the road?`,
      unit: 'm/s',
      answer: planarPointVelocity([0, radius], wheel)[0],
      from: 0,
      to: 20,
      reply:
        'The axle’s velocity and, at the top in the same direction, radius times ω: the two add, whether the wheel rolls or not.',
      ideas: [
        {
          value: speed,
          reply: 'So it would be for a wheel that is locked. This one turns, and carries its top forwards.',
        },
        {
          value: 2 * speed,
          reply:
            'So it would be if the wheel rolled. On ice ω need not be speed by radius, and the turning adds what it adds.',
        },
        {
          value: rate * radius,
          reply:
            'So a passenger sees it, for whom the axle is at rest. Seen from the road the axle’s velocity comes on top.',
        },
      ],
    };
  },
  byHand: ({ speed, rate, radius }) => speed + rate * radius,
});
