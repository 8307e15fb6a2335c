import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '15',
  repeats: 'You need to be sure that RK4 keeps |f|',
  numbers: ({ pick }) => ({ factor: pick([0.8, 0.9, 0.5]), added: pick([2, 3, 4]), start: pick([0.1, 0.5, 1]) }),
  ask: ({ factor, added, start }) => ({
    text: `A step of RK4 multiplies a deviation by a factor of at most ${factor} in size, and adds at most ${added} µm, of either sign. The start is off by ${start} µm. Below which size can one be sure that the deviation stays for ever?`,
    unit: 'µm',
    answer: added / (1 - factor),
    from: 0,
    to: 50,
    reply: `What is taken off must be as much as what is added: e ≤ (1 − |P|) ε, so ε = ${added} / ${rounded(1 - factor)} µm.`,
    ideas: [
      {
        value: start,
        reply:
          'So it would be if the steps added nothing. A factor below one shrinks what is there, and each step adds more.',
      },
      {
        value: added + factor * start,
        idea: 'step-as-run',
        reply: 'So large it may be after one step. The next one adds again, to what is left of this.',
      },
      {
        value: added,
        idea: 'feedback-leaves-nothing',
        reply: 'So it would be if each step took away all that it found. It leaves the factor of it.',
      },
    ],
  }),
  byHand: ({ factor, added }) => added / (1 - factor),
});
