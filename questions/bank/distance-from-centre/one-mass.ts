import { inertiaAbout, pointMasses } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'one-point',
  asThere: { place: [1, 2, 2], axis: 0 },
  numbers: ({ some, whole }) => ({ place: some(3, [1, 2, 3, 4, 5]), axis: whole(0, 2) }),
  ask: ({ place: [x, y, z], axis }) => {
    const I = inertiaAbout(pointMasses([{ mass: 1, position: [x, y, z] }]), [0, 0, 0]);
    const along = [x, y, z][axis];
    return {
      text: `A single mass of 1 kg sits at (${x}, ${y}, ${z}) m. What is its moment of inertia about the ${'xyz'[axis]} axis?`,
      unit: 'kg m²',
      right: {
        value: I[axis][axis],
        reply: 'So it is: the squares of the two other coordinates. The place along the axis does not count.',
      },
      wrong: [
        {
          value: x * x + y * y + z * z,
          reply:
            'That is the squared distance from the origin. It would be right for an axis at a right angle to the way there.',
        },
        {
          value: along * along,
          idea: 'along-the-axis',
          reply:
            'That says where along the axis the mass is. It would be right if the two other coordinates had this square.',
        },
        {
          value: x + y + z - along,
          idea: 'moment-by-distance',
          reply: 'That adds the two other coordinates themselves. A moment goes with the square of a distance.',
        },
      ],
    };
  },
  byHand: ({ place, axis }) => place.reduce((sum, x, k) => sum + (k === axis ? 0 : x * x), 0),
});
