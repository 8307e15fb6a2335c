import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '02',
  repeats: 'Two cities add their coordinates on a map',
  numbers: ({ whole }) => ({ a: [whole(1, 9), whole(1, 9)], b: [whole(1, 9), whole(1, 9)] }),
  ask: ({ a, b }) => ({
    text: `On a map with a grid of kilometres a tower stands at (${a.join(', ')}) and a well at (${b.join(', ')}). A new edition counts from another corner. Which of these may be printed in both editions alike?`,
    right: {
      text: 'well minus tower, as the way from one to the other',
      reply: 'So it is: the way between two points has no origin in it.',
    },
    wrong: [
      {
        text: 'the mean of the two, as the place half-way between them',
        reply:
          'Both editions mean the same place by it, but its numbers are counted from the corner, as those of each place are.',
      },
      {
        text: 'tower plus well, as the sum of the distances from the corner',
        reply:
          'It would be right if the corner stayed. The sum changes by twice the way from the old corner to the new one.',
      },
      {
        text: 'the place of the tower, as the tower itself has not moved',
        idea: 'coordinates-without-axes',
        reply: 'The tower stays, and its numbers would as well if the corner did. They are counted from there.',
      },
    ],
  }),
});
