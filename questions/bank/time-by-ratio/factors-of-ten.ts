import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '00',
  repeats: 'Spun about its middle axis, with a nudge that is a thousand times smaller',
  numbers: ({ pick, whole }) => ({ rate: pick([0.5, 0.8, 1.2, 1.5, 2]), powers: whole(2, 5), first: pick([8, 9, 10]) }),
  ask: ({ rate, powers, first }) => ({
    text: `A brick spins about its middle axis. A small nudge grows by the factor e = 2.72 every ${rounded(1 / rate)} s, and it turns over first after ${first} s. How much later would it turn over with a nudge ${10 ** powers} times smaller? A factor of ten is 2.30 factors e.`,
    unit: 's',
    answer: (powers * Math.LN10) / rate,
    to: 60,
    from: 0,
    reply: `${powers} factors of ten must be made good, and each takes 2.30 times as long as a factor e.`,
    ideas: [
      {
        value: (powers * Math.LN10) / rate + first,
        reply: 'That is counted from the start of a run that was there before. How much later is asked.',
      },
      {
        value: powers / rate,
        reply: `So it would be for a nudge that is ${powers} factors e smaller. A factor of ten is more than one of e.`,
      },
      {
        value: powers * first,
        reply: 'So it would be if each factor of ten cost the whole time again. It costs what the growth by ten takes.',
      },
      {
        value: 0,
        idea: 'small-nudge-safe',
        reply: 'So it would be if the nudge did not matter. A smaller one has farther to grow.',
      },
    ],
  }),
});
