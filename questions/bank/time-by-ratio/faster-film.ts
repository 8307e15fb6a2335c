import { freeRotationPeriod, rigidBody, rigidBodyState, solidBox } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

const brick = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 24 }) });
/** The start lies half-way between two turn-overs. */
const firstTurn = (nudge: number, spin: number): number =>
  freeRotationPeriod(brick, rigidBodyState({ omegaBody: [nudge, spin, 0] })) / 4;

export default number({
  notebook: '00',
  repeats: 'path',
  numbers: ({ pick }) => ({ spin: pick([1, 1.5, 2]), part: pick([1e-3, 1e-4]), times: pick([2, 3, 4]) }),
  ask: ({ spin, part, times }) => {
    const before = firstTurn(part * spin, spin);
    const rate = spin * Math.sqrt((24 * 6) / 400);
    return {
      text: `A brick spins about its middle axis with ${rounded(spin)} rad/s; the nudge is ${rounded(part * spin)} rad/s, and it turns over first after ${rounded(before)} s. Now spin and nudge are both ${times} times as large. After how long does it turn over first?`,
      unit: 's',
      answer: firstTurn(times * part * spin, times * spin),
      from: 0,
      to: 25,
      reply: `The same film, run ${times} times as fast: the rate at which the nudge grows goes with the spin, and the nudge is the same part of it.`,
      ideas: [
        {
          value: before,
          reply:
            'So it would be if only the ratio of nudge and spin counted. It says how many factors e are needed; each takes less time now.',
        },
        {
          value: before - Math.log(times) / rate,
          reply: 'So it would be if the nudge alone were larger. The larger spin makes it grow faster as well.',
        },
        {
          value: before * times,
          reply: 'So it would be for a slower spin. A faster one does everything sooner.',
        },
      ],
    };
  },
});
