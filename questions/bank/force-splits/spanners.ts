import { number, rounded } from 'rigid-body-lab/questions';

export default number({
  notebook: '08',
  repeats: 'spanners',
  numbers: ({ pick }) => ({
    mass: pick([2, 3, 4]),
    force: pick([6, 12]),
    time: pick([0.5, 3, 4]),
    arm: pick([0.1, 0.2]),
  }),
  ask: ({ mass, force, time, arm }) => {
    const speed = (force * time) / mass;
    return {
      text: `A telescope of ${mass} kg floats in space at rest. A small jet pushes it for ${time} s with ${force} N, always in the same direction, and always along a line that passes its centre of mass at ${rounded(100 * arm)} cm. How fast is the centre of mass afterwards?`,
      unit: 'm/s',
      answer: speed,
      from: 0,
      to: 2 * speed,
      reply:
        'Force times time by mass, wherever the force acts. That it turns the telescope as well costs it nothing of this.',
      ideas: [
        {
          value: speed / 2,
          reply:
            'So it would be for twice the mass. The turning takes energy besides, but of force times time nothing is used up.',
        },
        {
          value: 0,
          idea: 'spin-or-move',
          reply: 'So it would be for two opposite jets. One alone always moves the centre of mass.',
        },
        {
          value: (force * time ** 2) / (2 * mass),
          idea: 'same-push-same-energy',
          reply: 'So far it goes during the push, in m, from rest. Its speed is force times time by mass.',
        },
      ],
    };
  },
});
