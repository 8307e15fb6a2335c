import { close, defineChecks } from 'rigid-body-lab/course';
import { draw, energyOf, momentumOf } from './inputs.js';
import type { Inputs } from './inputs.js';
import { growthOfMotion, timeOfMotion } from './probes.js';

export const hidden = defineChecks<typeof import('./stub.js'), Inputs>({
  inputs: draw,
  checks: {
    'growth-of-a-motion': {
      title: 'a nudge grows at this rate in a motion that is followed step by step',
      hint: 'Follow Euler’s equations from a tiny nudge: how fast does its logarithm grow? And with the same body spun the other way round?',
      probe: ({ growthRate }, { moments, spin }) => [growthRate(moments, spin), growthRate(moments, -2 * spin)],
      wanted: ({ moments, spin }) => [1, 2].map((pace) => growthOfMotion({ moments, spin: pace * spin })),
      judge: close({ relative: 1e-6, unit: '1/s' }),
    },
    'flips-of-a-motion': {
      title: 'ω2 changes its sign after this time in a motion that is followed step by step',
      hint: 'Follow Euler’s equations and write down when ω2 is zero. Does it take half the time with everything twice as fast?',
      probe: ({ timeBetweenFlips }, { moments, omega: [a, b, c], beside }) => [
        timeBetweenFlips(moments, [a, b, c]),
        timeBetweenFlips(moments, [2 * a, 2 * b, 2 * c]),
        timeBetweenFlips(moments, beside),
      ],
      wanted: ({ moments, omega, beside }) => {
        const general = timeOfMotion({ moments, omega });
        return [general, general / 2, timeOfMotion({ moments, omega: beside })];
      },
      judge: close({ relative: 1e-6, unit: 's' }),
    },
    'one-wait-after-another': {
      title: 'the speed falls with the exponential, and all there is takes 1/c on the other clock',
      hint: 'Wait, and wait again: by which factor is the second part shorter than if the body had started with it? And how much is there in all, after a very long time?',
      probe: ({ undampedTime }, { c, times: [a, b] }) => [
        (undampedTime(c, a + b) - undampedTime(c, a)) / undampedTime(c, b),
        c * undampedTime(c, 40 / c),
      ],
      wanted: ({ c, times: [a] }) => [Math.exp(-c * a), 1],
      judge: close(),
    },
    'the-books-balance': {
      title: 'the heat and the energy that is left are the energy of the start, and L is what it was',
      hint: 'Add the heat to the energy of the spin that is left. Then multiply that spin by its moment: which two quantities of the start must come out?',
      probe: ({ finalSpin, frictionHeat }, { turned, omega }) => {
        const spin = finalSpin(turned, omega);
        return [frictionHeat(turned, omega) + (turned[1] * spin * spin) / 2, turned[1] * spin];
      },
      wanted: ({ turned, omega }) => {
        const motion = { moments: turned, omega };
        return [energyOf(motion), momentumOf(motion)];
      },
      judge: close(),
    },
  },
});
