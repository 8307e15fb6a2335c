import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '14',
  repeats: 'Double k: after which part of the time',
  numbers: ({ pick }) => ({ gain: pick([10, 20, 50]), times: pick([2, 4, 5]), bend: pick([1, 2, 3]) }),
  ask: ({ gain, times, bend }) => {
    const after = (k: number): number => Math.LN10 / k;
    const left = (k: number): number => (1e3 * bend) / (2 * k);
    const told = (time: number, size: number): string => `${rounded(time)} s, ${rounded(size)} µm`;
    return {
      text: `With k = ${gain} per second a deviation is down to a tenth after ${rounded(after(gain))} s, and in the end Euler's steps of 1 ms leave ${rounded(left(gain))} µm, τ f″ / (2k). The gain is made ${times} times as large, still far from the border. After which time is a deviation down to a tenth, and what is left in the end?`,
      right: {
        text: told(after(times * gain), left(times * gain)),
        reply: 'So it is: feedback pulls back in proportion to k, and what each step adds stands against it.',
      },
      wrong: [
        {
          text: told(after(times * gain), 0),
          reply: 'The time is right. Nothing would be left if the steps added nothing; each adds half of τ² f″.',
        },
        {
          text: told(after(times * gain), left(gain)),
          idea: 'errors-add-up',
          reply:
            'The time is right. The rest would stay if it were what the steps have added up; it is a balance, and stronger feedback has less of it.',
        },
        {
          text: told(after(gain) / times ** 2, left(gain) / times ** 2),
          idea: 'more-gain',
          reply: 'So it would be if both went with the square of k. Each goes with k once.',
        },
      ],
    };
  },
});
