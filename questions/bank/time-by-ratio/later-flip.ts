import { freeRotationPeriod, rigidBody, rigidBodyState, solidBox } from 'rigid-body-lab';
import { number, rounded } from 'rigid-body-lab/questions';

const box = rigidBody({ massProperties: solidBox({ size: [4, 2, 1], mass: 12 }) });
/** The start lies half-way between two flips. */
const firstFlip = (nudge: number): number => freeRotationPeriod(box, rigidBodyState({ omegaBody: [nudge, 2, 0] })) / 4;

export default number({
  notebook: '12',
  repeats: 'The first flip comes after 7.3 s',
  asThere: { powers: [3, 6] },
  numbers: ({ some }) => ({ powers: some(2, [2, 3, 4, 5, 6, 7]).sort() }),
  ask: ({ powers: [p, q] }) => {
    const [early, late] = [p, q].map((power) => firstFlip(10 ** -power));
    return {
      text: `A box spins about its middle axis, and each factor of ten in the nudge costs 1.92 s. With a nudge of 10⁻${'⁰¹²³⁴⁵⁶⁷'[p]} rad/s it turns over first after ${rounded(early)} s. After how long with 10⁻${'⁰¹²³⁴⁵⁶⁷'[q]} rad/s?`,
      unit: 's',
      answer: late,
      within: 0.4,
      to: 30,
      reply: `The nudge grows like an exponential: ${q - p === 1 ? 'one factor' : `${q - p} factors`} of ten cost ${rounded((q - p) * 1.92)} s, whatever there was before.`,
      ideas: [
        {
          value: early * (1 + q - p),
          reply: 'Each factor of ten costs a sum of time, 1.92 s, and not once more the whole time before it.',
        },
        {
          value: early,
          idea: 'small-nudge-safe',
          reply: 'So it would be if the flip were a swing of its own. It waits until the nudge has grown large.',
        },
      ],
    };
  },
});
