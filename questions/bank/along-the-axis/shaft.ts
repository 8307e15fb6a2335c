import { combine, placed, solidCylinder } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '07',
  repeats: 'Two bodies lie one behind the other along an axis',
  numbers: ({ pick, some }) => ({ masses: some(2, [2, 4, 6, 8]), radius: pick([0.5, 1]), apart: pick([2, 3, 4]) }),
  ask: ({ masses, radius, apart }) => {
    const wheels = masses.map((mass, k) =>
      placed(solidCylinder({ mass, radius, length: 0.1 }), { translation: [0, 0, k * apart] }),
    );
    const [p, q] = wheels.map(({ inertia }) => inertia[2][2]);
    return {
      text: `Two flywheels sit on one shaft, ${apart} m apart: one of ${masses[0]} kg with ${rounded(p)} kg m² about the shaft, one of ${masses[1]} kg with ${rounded(q)} kg m². What is the moment of both together about the shaft?`,
      unit: 'kg m²',
      right: {
        value: combine(...wheels).inertia[2][2],
        reply: 'So it is, just the sum: neither centre lies beside the shaft, so moving along it adds nothing.',
      },
      wrong: [
        {
          value: p + q + ((masses[0] * masses[1]) / (masses[0] + masses[1])) * apart ** 2,
          reply: 'So much is added about an axis across the shaft. About the shaft the place along it does not count.',
        },
        {
          value: p + q + masses[1] * apart ** 2,
          idea: 'parallel-axis-anywhere',
          reply: 'So it would be if the second wheel sat beside the shaft, at that distance. It sits on it.',
        },
        {
          value: (p * masses[0] + q * masses[1]) / (masses[0] + masses[1]),
          idea: 'mean-of-shape',
          reply: 'So the centres are averaged, with the masses as weights. Moments about one axis add.',
        },
      ],
    };
  },
});
