import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '01',
  repeats: 'How many numbers has the state of a particle in the plane',
  numbers: ({ whole }) => ({ particles: whole(2, 6), rods: whole(2, 5) }),
  ask: ({ particles, rods }) => ({
    text: `On an air table ${particles} steel balls, taken as particles, and ${rods} rigid rods glide about. How many numbers must a program keep to compute how all of them go on?`,
    unit: '',
    answer: 4 * particles + 6 * rods,
    within: 0.4,
    from: 0,
    to: 60,
    reply:
      'Place and velocity of a ball have two each. A rod has an angle and an angular velocity as well, six in all.',
    ideas: [
      {
        value: 4 * (particles + rods),
        reply: 'So it would be if the rods did not turn. Each has an angle and an angular velocity as well.',
      },
      {
        value: 2 * particles + 3 * rods,
        idea: 'positions-are-enough',
        reply: 'So many say where all of them are. How they go on depends on the velocities, too.',
      },
      {
        value: 4 * particles + 8 * rods,
        idea: 'points-are-free',
        reply:
          'So it would be if both ends of a rod were free. They keep their distance: an angle and its rate are enough.',
      },
    ],
  }),
});
