import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '04',
  repeats: 'What is the unit of a first moment',
  numbers: ({ some, pick }) => ({ places: some(2, [1, 2, 3, 4, 5]), mass: pick([1, 2, 3]) }),
  ask: ({ places, mass }) => {
    const printed = (unit: number): number =>
      places.reduce((sum, x) => sum + mass * (x * unit) ** 2, 0) / (places.length * mass);
    return {
      text: `A script prints Σ m x² / Σ m for a centre of mass. For two masses of ${mass} kg at x = ${places.join(' m and ')} m it gives ${rounded(printed(1))}. Which number does it give if the same places are put in as centimetres?`,
      unit: '',
      right: {
        value: printed(100),
        reply: 'So it is: ten thousand times as much, as for an area. A place would become a hundred times as much.',
      },
      wrong: [
        {
          value: 100 * printed(1),
          reply: 'So it would be if the formula gave a length, as Σ m x / Σ m does. Here each place is squared.',
        },
        {
          value: printed(1),
          idea: 'coordinates-without-axes',
          reply:
            'So it would be for a pure number, such as a ratio of lengths. The number of a place depends on the unit.',
        },
        {
          value: printed(1) / 100,
          reply: 'So it would be for places in tens of metres. In centimetres the numbers grow, and each is squared.',
        },
      ],
    };
  },
});
