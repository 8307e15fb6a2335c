import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '14',
  repeats: 'Where are both entries of the crank',
  numbers: ({ pick }) => ({ crank: pick([1, 2]), rod: pick([2, 3, 4]), rate: pick([2, 4, 6]) }),
  ask: ({ crank, rod, rate }) => {
    const [first, second] = [0, Math.sqrt(rod ** 2 - crank ** 2)];
    const turning = second === 0 ? 'not fixed by this' : '0 rad/s';
    const asLengths = `${rounded((rate * crank) / rod)} rad/s`;
    return {
      text: `A crank of ${crank} m and a rod of ${rod} m drive a slider along a straight line through the axis of the crank. With the angles θ₁ and θ₂ to that line, r cos θ₁ θ̇₁ = l cos θ₂ θ̇₂. The crank stands upright, at a right angle to the line, and is to turn with ${rate} rad/s. With which rate does the rod turn at this instant?`,
      right: {
        text: turning,
        reply:
          first === second
            ? 'So it is: the rod is upright, too. Both entries are zero, and the equation says nothing.'
            : 'So it is: cos θ₁ is zero, and cos θ₂ is not. Here the rod cannot lead: no rate of it makes the crank turn.',
      },
      wrong: [
        {
          text: asLengths,
          idea: 'rates-by-lengths',
          reply:
            'So it would be with crank and rod along the line, where both cosines are one. Here the crank is upright.',
        },
        {
          text: second === 0 ? '0 rad/s' : 'not fixed by this',
          reply:
            second === 0
              ? 'So it would be for a rod that is longer than the crank. Here its cosine is zero as well.'
              : 'So it would be if the rod were as long as the crank, and upright with it. Here its cosine is not zero.',
        },
      ],
    };
  },
});
