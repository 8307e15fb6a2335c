import { combine, placed, solidSphere } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '07',
  repeats: 'parts',
  asThere: { mass: 2, own: 0.5, far: 1 },
  numbers: ({ pick }) => ({ mass: pick([1, 2, 3]), own: pick([0.4, 0.5, 1, 2]), far: pick([1, 2, 3]) }),
  ask: ({ mass, own, far }) => {
    const ball = solidSphere({ mass, radius: Math.sqrt((5 * own) / (2 * mass)) });
    const [left, right] = [-far, far].map((x) => placed(ball, { translation: [x, 0, 0] }));
    return {
      text: `Two iron balls of ${mass} kg each have the moment ${rounded(own)} kg m² about their own centres. A light bar holds the centres ${2 * far} m apart. What is the moment about an axis across the bar, through its middle?`,
      unit: 'kg m²',
      answer: combine(left, right).inertia[2][2],
      from: 0,
      to: 120,
      reply: 'Each ball adds its own mass times its squared distance from the axis to its own moment.',
      ideas: [
        {
          value: 2 * own,
          reply: 'So it would be with both centres on the axis. They go round it, and that is turning as well.',
        },
        {
          value: 2 * own + 4 * mass * far ** 2,
          idea: 'whole-mass-shifts',
          reply: 'So it would be if each ball were moved with the mass of both. Each part has its own mass.',
        },
        {
          value: 2 * own + 2 * mass * far,
          idea: 'moment-by-distance',
          reply: 'So it would be if the distance counted once. It counts with its square.',
        },
        {
          value: 2 * own + 2 * mass * (2 * far) ** 2,
          idea: 'parallel-axis-anywhere',
          reply: 'So it would be if each were moved by the whole distance between the balls. The axis is half-way.',
        },
      ],
    };
  },
  byHand: ({ mass, own, far }) => 2 * (own + mass * far ** 2),
});
