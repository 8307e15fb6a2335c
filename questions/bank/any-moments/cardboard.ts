import { pointMasses } from 'rigid-body-lab';
import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '06',
  repeats: 'triangle-note',
  numbers: ({ pick }) => ({ inPlane: pick([3, 5, 8, 12]), across: pick([13, 15, 17, 20]) }),
  ask: ({ inPlane, across }) => {
    // Any flat body with these two moments will do: four masses of 1 kg in pairs on the two axes.
    const [x, y] = [Math.sqrt((across - inPlane) / 2), Math.sqrt(inPlane / 2)];
    const flat = [
      [x, 0, 0],
      [-x, 0, 0],
      [0, y, 0],
      [0, -y, 0],
    ] as const;
    const { inertia } = pointMasses(flat.map((position) => ({ mass: 1, position })));
    return {
      text: `A figure is cut from flat sheet metal. About an axis that lies in the sheet, through its centre of mass, its moment is ${inPlane} kg m²; about the axis through that point at a right angle to the sheet it is ${across} kg m². What is it about the third axis, in the sheet and across the first?`,
      unit: 'kg m²',
      answer: inertia[1][1],
      within: 0.2,
      from: 0,
      to: 35,
      reply: 'In a flat body the moment across the sheet is the sum of the two in it: Σ m (x² + y²).',
      ideas: [
        {
          value: across + inPlane,
          reply: 'So it would be if the two that are given lay in the sheet. The one across it is the sum.',
        },
        {
          value: Math.sqrt(across ** 2 - inPlane ** 2),
          reply: 'So it would be for sides of a right triangle. Moments hold squares already, and add as they are.',
        },
        {
          value: (across + inPlane) / 2,
          reply:
            'That is their mean. It would be right if the one across were three times the first; the third is what is left of the sum.',
        },
      ],
    };
  },
  byHand: ({ inPlane, across }) => across - inPlane,
});
