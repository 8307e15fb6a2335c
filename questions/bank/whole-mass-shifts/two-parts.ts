import { pointMasses } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '07',
  repeats: 'Two bodies are joined: which of mass, centre and tensor',
  numbers: ({ pick }) => ({ ratio: pick([2, 3, 5]), unit: pick([1, 2]), own: pick([7, 10]) }),
  ask: ({ ratio, unit, own }) => {
    const apart = ratio + 1;
    const masses = [unit, unit * ratio];
    const total = unit * apart;
    const { com, inertia } = pointMasses(masses.map((mass, k) => ({ mass, position: [k * apart, 0, 0] })));
    return {
      text: `A tank of ${masses[0]} t and an engine of ${masses[1]} t are bolted together, their centres ${apart} m apart. About axes across the line of the centres, through the centre of each, their moments are ${own} and ${own} t m². What is the moment of both about the parallel axis through their common centre?`,
      unit: 't m²',
      right: {
        value: 2 * own + inertia[2][2],
        reply: `So it is: the common centre is ${rounded(com[0])} m from the tank, and each part is moved there with its own mass.`,
      },
      wrong: [
        {
          value: 2 * own + total * (com[0] ** 2 + (apart - com[0]) ** 2),
          reply: 'So it would be if each part were moved with the mass of the whole. The tank weighs what it weighs.',
        },
        {
          value: 2 * own,
          idea: 'tensors-add',
          reply: 'So it would be if both centres lay on the common axis. Each lies beside it, and goes round.',
        },
        {
          value: 2 * own + (total * apart ** 2) / 4,
          idea: 'middle-of-shape',
          reply: 'So it would be about the axis half-way. The common centre is nearer to the engine.',
        },
      ],
    };
  },
  byHand: ({ ratio, unit, own }) => 2 * own + unit * ratio * (ratio + 1),
});
