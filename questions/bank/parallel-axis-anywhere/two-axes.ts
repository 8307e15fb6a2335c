import { number } from 'rigid-body-lab/questions';

export default number({
  notebook: '13',
  repeats: 'Two axes are parallel, and neither passes through the centre of mass',
  numbers: ({ pick }) => ({ mass: pick([2, 3, 5]), near: pick([1, 2]), far: pick([3, 4]), own: pick([1, 4, 6]) }),
  ask: ({ mass, near, far, own }) => {
    const given = own + mass * near ** 2;
    return {
      text: `A gate of ${mass} kg has the moment ${given} kg m² about an axis that passes its centre of mass at ${near} m. A parallel axis lies on the other side of the centre of mass, ${far} m from it. What is the moment about that one?`,
      unit: 'kg m²',
      answer: given - mass * near ** 2 + mass * far ** 2,
      from: 0,
      to: 250,
      reply:
        'First to the centre of mass, by taking away m d² of the first distance; from there out, by adding that of the second.',
      ideas: [
        {
          value: given + mass * (near + far) ** 2,
          reply:
            'So it would be if the centre of mass lay on the first axis. The rule leads from the centre of mass only.',
        },
        {
          value: given + mass * far ** 2,
          reply: 'The way from the first axis to the centre of mass is missing: m d² must be taken away for it.',
        },
        {
          value: given + mass * (far - near) ** 2,
          reply:
            'The difference of the distances would count if the rule held between any two axes. It starts at the centre of mass.',
        },
      ],
    };
  },
  byHand: ({ mass, far, own }) => own + mass * far ** 2,
});
