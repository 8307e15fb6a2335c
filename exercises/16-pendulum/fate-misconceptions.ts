/** Wrong ideas of task 2 about the fate of an error, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { fateAnswer } from './inputs.js';
import type { Fate, Gap } from './inputs.js';

export const ofFate: readonly Misconception<Gap>[] = [
  {
    id: 'nothing-drives-it',
    says: 'Without feedback the error is said to stay. It does so only if it is also at rest: f̈ = 0 keeps the rate of f, not f. The right acceleration at each instant is not yet the right place.',
    value: ({ gain }): Fate => (gain > 0 ? 'dies away' : gain < 0 ? 'grows' : 'stays'),
  },
  {
    id: 'dies-without-feedback',
    says: 'Without feedback the error is said to die, too. Then f̈ = 0: nothing slows the error down, and nothing pulls it back.',
    value: ({ gain }): Fate => (gain < 0 ? 'grows' : 'dies away'),
  },
  {
    id: 'sign-of-the-gain',
    says: 'A negative gain is said to heal, too, as if only its size counted. In k² the sign is lost, in 2k it is not: does a damper with a negative number slow anything down?',
    value: ({ rate, gain }): Fate => (gain !== 0 ? 'dies away' : rate === 0 ? 'stays' : 'grows'),
  },
  {
    id: 'on-its-way-back',
    says: 'Without feedback an error that is on its way to 0 is said to die. It gets there, and what stops it there? The mass runs through its circle and out on the other side.',
    value: ({ gap, rate, gain }): Fate =>
      gain > 0 || (gain === 0 && gap * rate < 0) ? 'dies away' : gain < 0 || rate !== 0 ? 'grows' : 'stays',
  },
  {
    id: 'only-what-moves-is-healed',
    says: 'An error at rest is said to stay whatever the gain. That would be right if only the rate were fed back. What does the term k² f do to an error at rest?',
    value: ({ rate, gain }): Fate => (rate === 0 ? 'stays' : gain > 0 ? 'dies away' : 'grows'),
  },
  {
    id: 'spring-without-damper',
    says: 'With any gain the error is said to stay, as on a spring that swings for ever. That is what k² f alone does. Which term of the feedback takes speed away, and which sign must k have for that?',
    value: ({ rate, gain }): Fate => (gain === 0 && rate !== 0 ? 'grows' : 'stays'),
  },
  {
    id: 'gain-left-out',
    says: 'Only the way in which the error moves at the start counts in these answers. That is right for k = 0 at first; with feedback it soon forgets how it started.',
    value: ({ gap, rate }): Fate => (rate === 0 ? 'stays' : gap * rate < 0 ? 'dies away' : 'grows'),
  },
  {
    id: 'pushed-away-for-good',
    says: 'With feedback an error that moves away at first is said to grow for ever. It does grow for a while. What do 2k and k² do to it in the long run?',
    value: (error) => (error.gain > 0 && error.gap * error.rate > 0 ? 'grows' : fateAnswer(error)),
  },
  ...[1, 2].map((times) => ({
    id: 'runs-away-from-the-gain',
    says: 'With feedback an error that moves away fast is said to grow for ever. It does grow for a while. What do 2k and k² do to it in the long run?',
    value: (error: Gap): Fate =>
      error.gap * error.rate > 0 && error.gain > 0 && Math.abs(error.rate) > times * error.gain * Math.abs(error.gap)
        ? 'grows'
        : fateAnswer(error),
  })),
  {
    id: 'wrong-gain-needs-a-push',
    says: 'With a negative gain an error at rest is said to stay. The rate is 0 only at the start: f̈ is -k² f there, and that sets it moving. What does the negative damper do to a motion?',
    value: (error) => (error.gain < 0 && error.rate === 0 ? 'stays' : fateAnswer(error)),
  },
  {
    id: 'wrong-gain-on-the-way-back',
    says: 'With a negative gain an error that is on its way to 0 is said to die. It passes 0 or turns before. What does a damper with a negative number do to the motion that is left?',
    value: (error) => (error.gain < 0 && error.gap * error.rate < 0 ? 'dies away' : fateAnswer(error)),
  },
  {
    id: 'sign-of-the-rate-alone',
    says: 'Without feedback the sign of the rate decides here. For a positive gap it would tell which way the error starts; and one that starts towards 0 runs through it.',
    value: (error) => (error.gain === 0 && error.rate < 0 ? 'dies away' : fateAnswer(error)),
  },
  {
    id: 'back-and-through-stays',
    says: 'Without feedback an error that is on its way to 0 is said to stay. It becomes smaller only at first; nothing stops it at 0. How large is it after a very long time?',
    value: (error) => (error.gain === 0 && error.gap * error.rate < 0 ? 'stays' : fateAnswer(error)),
  },
  {
    id: 'wrong-gain-on-the-way-back',
    says: 'Without feedback, and also with a negative gain, an error that is on its way to 0 is said to die. What stops it there?',
    value: (error) => (error.gain <= 0 && error.gap * error.rate < 0 ? 'dies away' : fateAnswer(error)),
  },
  {
    id: 'errors-die',
    says: 'Every error is said to die. It does with a positive gain. What brings it back if there is no feedback at all?',
    value: () => 'dies away',
  },
  {
    id: 'errors-always-grow',
    says: 'Every error is said to grow, as rounding errors do without feedback. What does a positive gain do to an error, whichever way it moves?',
    value: () => 'grows',
  },
  {
    id: 'errors-stay',
    says: 'Every error is said to stay. It does if there is no feedback and it is at rest; what do 2k and k² do otherwise?',
    value: () => 'stays',
  },
];
