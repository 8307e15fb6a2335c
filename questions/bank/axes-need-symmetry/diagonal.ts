import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'A tensor is diagonal: must the body be symmetric',
  numbers: ({ some }) => ({ moments: some(3, [4, 5, 6, 7, 8]) }),
  ask: ({ moments }) => ({
    text: `In certain axes the tensor of a body is diag(${moments.join(', ')}) kg m². What follows about its shape?`,
    right: {
      text: 'nothing at all: even a potato has such axes',
      reply: 'So it is: every body has axes in which its products vanish. Notebook 06 finds them.',
    },
    wrong: [
      {
        text: 'it has planes of symmetry, as a brick has',
        reply:
          'The other way round it is true: with mirror planes the products vanish. A lump has such axes as well, only harder to see.',
      },
      {
        text: 'it stands upright, not turned to its axes',
        idea: 'tensor-without-axes',
        reply:
          'The axes are those of the tensor, and it stands straight in them. Its shape need have no edges along them.',
      },
      {
        text: 'it is a solid one: there is no hole in it',
        idea: 'mass-alone',
        reply: 'Holes change the three numbers, and not that there are axes in which no others are left.',
      },
    ],
  }),
});
