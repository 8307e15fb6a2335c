import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '15',
  repeats: 'You halve the step. What becomes of the largest stable gain',
  numbers: ({ pick }) => ({ times: pick([2, 4, 5]), gain: pick([100, 200, 500]), bend: pick([1, 2, 3]) }),
  ask: ({ times, gain, bend }) => {
    const left = (tau: number): number => (1e6 * tau * bend) / (2 * gain);
    const told = (most: number, size: number): string => `up to ${most} per second, ${rounded(size)} µm`;
    return {
      text: `Euler's method with steps of 1 ms is stable up to k = 2000 per second. At k = ${gain} it leaves τ f″ / (2k) = ${rounded(left(1e-3))} µm in the end. The step is made ${times} times shorter. Up to which gain is it stable now, and what does it leave at k = ${gain}?`,
      right: {
        text: told(2000 * times, left(1e-3 / times)),
        reply: 'So it is: stability is a matter of τk, and what is left goes with τ.',
      },
      wrong: [
        {
          text: told(2000, left(1e-3 / times)),
          reply: 'What is left is right. The border would stay if it belonged to the gain alone; it stands at τk = 2.',
        },
        {
          text: told(2000 / times, left(1e-3 / times)),
          reply: 'What is left is right. The border would come down with a longer step; this one is shorter.',
        },
        {
          text: told(2000 * times, left(1e-3 / times ** 2)),
          idea: 'step-as-run',
          reply:
            'The border is right. What one step adds goes with τ², but there are more steps while the feedback works.',
        },
      ],
    };
  },
});
