import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '14',
  repeats: 'Which sign does the feedback need',
  numbers: ({ pick }) => ({
    start: pick([8, 16, 24]),
    part: pick([0.5, 0.25]),
    sign: pick([1, -1]),
    step: pick([1, 2]),
  }),
  ask: ({ start, part, sign, step }) => {
    const K = (sign * part * 1000) / step;
    return {
      text: `Euler's method takes steps of τ = ${step} ms, and each makes a deviation f into (1 + τK) f. Somebody has written K = ${rounded(K)} per second. How large is a deviation of ${start} mm after two steps?`,
      unit: 'mm',
      answer: start * (1 + (step / 1000) * K) ** 2,
      from: 0,
      to: 60,
      reply: 'It shrinks only where |1 + τK| is below one. τ is positive, so K must be negative.',
      ideas: [
        {
          value: start * (1 - (step / 1000) * K) ** 2,
          reply: 'So it would be with the other sign of K. The sign decides whether a deviation grows or shrinks.',
        },
        {
          value: start * (1 + (step / 1000) * K),
          idea: 'step-as-run',
          reply: 'So it is after one step. The second one multiplies by the same factor once more.',
        },
        { value: start, idea: 'velocities-keep', reply: 'So it would be without feedback, where K is zero.' },
      ],
    };
  },
});
