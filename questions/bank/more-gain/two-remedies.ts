import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '15',
  repeats: 'Euler leaves too much',
  numbers: ({ pick }) => ({ left: pick([6, 12, 24]), times: pick([2, 3, 4]), gain: pick([50, 100]) }),
  ask: ({ left, times, gain }) => {
    const told = (byGain: number, byStep: number): string => `${rounded(byGain)} µm and ${rounded(byStep)} µm`;
    /** τ f″ / (2k), against what it was. */
    const part = (tau: number, k: number): number => (left * tau) / k;
    return {
      text: `With Euler's method, steps of 1 ms and k = ${gain} per second, ${left} µm are left in the end, τ f″ / (2k). Ann makes the gain ${times} times as large, Bob the step ${times} times shorter; both stay far inside the border. What is left with Ann, and what with Bob?`,
      right: {
        text: told(part(1, times), part(1 / times, 1)),
        reply: 'So it is: both help alike. Bob pays with more work, and Ann comes nearer to the border.',
      },
      wrong: [
        {
          text: told(part(1, times ** 2), part(1 / times, 1)),
          reply: 'Bob’s is right. Ann’s would be right if the gain counted twice; it stands once below the line.',
        },
        {
          text: told(part(1, times), part(1 / times ** 2, 1)),
          idea: 'step-as-run',
          reply: 'Ann’s is right. What one step adds goes with τ², but in the balance τ is left once.',
        },
        {
          text: told(left, part(1 / times, 1)),
          idea: 'errors-add-up',
          reply: 'Bob’s is right. Ann’s would stay if errors only added up; feedback takes off in proportion to k.',
        },
      ],
    };
  },
});
