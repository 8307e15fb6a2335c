import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '12',
  repeats: 'Energy and |L| of a run are constant',
  numbers: ({ pick }) => ({ digits: pick([6, 8, 9, 12]), seconds: pick([30, 100, 500, 1000]) }),
  ask: ({ digits, seconds }) => ({
    text: `A free box is computed for ${seconds} s. Its energy and |L| are constant to ${digits} digits. What may be badly wrong all the same?`,
    right: {
      text: 'how the box stands at the end',
      reply:
        'So it is: the run may be early or late along the right curve, where neither energy nor |L| sees anything.',
    },
    wrong: [
      {
        text: 'nothing: what must stay has stayed',
        reply: 'So it would be if energy and |L| fixed the motion. They fix the curve of ω, and not when it is where.',
      },
      {
        text: 'the rate at which it turns on the whole',
        reply: 'That would show in the energy, which is half of ω · L and has been kept.',
      },
      {
        text: 'the curve in the body on which ω runs',
        idea: 'kept-is-right',
        reply: 'That curve is where energy and |L| have their values, so it is right. The place on it need not be.',
      },
    ],
  }),
});
