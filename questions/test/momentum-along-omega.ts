import { testIdea } from 'rigid-body-lab/questions';

export default testIdea({
  notebook: '05',
  says: 'The angular momentum of a body need not point along its angular velocity.',
  A: [
    {
      text: 'A long brick is fixed askew on a shaft through its middle and turned evenly by a motor. Where does its angular momentum point?',
      right: {
        text: 'beside the shaft, and it goes round with the brick',
        reply: 'So it is: the brick leans, its products of inertia do not vanish, and L = I ω leans as well.',
      },
      wrong: [
        {
          text: 'along the shaft, as the brick turns about the shaft',
          reply: 'So it would be if the shaft were an axis of symmetry of the brick. It is fixed askew.',
        },
        {
          text: 'along the longest side, in which the mass extends',
          idea: 'momentum-turns',
          reply: 'So it would be if the brick spun about its longest side. Here ω is on the shaft.',
        },
        {
          text: 'nowhere: for an even turn there is no momentum',
          idea: 'turning-dies',
          reply: 'So it would be at rest. What stays constant is not therefore zero.',
        },
      ],
    },
  ],
  B: [],
});
