import { matrixFromAxisAngle, rotateInertia, diagonal, deg } from 'rigid-body-lab';
import { choice, rounded } from 'rigid-body-lab/questions';

export default choice({
  notebook: '05',
  repeats: 'You turn a body and its tensor changes',
  numbers: ({ some, pick }) => ({ moments: some(3, [10, 16, 22, 24]), angle: pick([30, 45, 60]), axis: pick([0, 1]) }),
  ask: ({ moments: [a, b, c], angle, axis }) => {
    const about = [1 - axis, axis, 0] as [number, number, number];
    const I = rotateInertia(diagonal(a, b, c), matrixFromAxisAngle(about, deg(angle)));
    const sum = I[0][0] + I[1][1] + I[2][2];
    return {
      text: `A body with the tensor diag(${a}, ${b}, ${c}) kg m² is turned by ${angle}° about the ${'xy'[axis]} axis. Which number is in its tensor, in world axes, as it was?`,
      right: {
        text: `the sum of its diagonal, ${rounded(sum)} kg m²`,
        reply: 'So it is: it belongs to the body and to no axes. So do the three principal moments.',
      },
      wrong: [
        {
          text: `the entry I[2][2], the moment ${c} kg m² about z`,
          reply: 'So it would be after a turn about z. Here other parts of the body have come under the z axis.',
        },
        {
          text: 'the products beside its diagonal, which are zero',
          reply: 'So it would be after quarter turns. At other angles the body leans, and a product appears.',
        },
        {
          text: 'no number in it: the whole tensor is a new one',
          idea: 'axes-need-symmetry',
          reply: 'The moment about the axis of the turn stays, and the sum of the diagonal stays for every turn.',
        },
      ],
    };
  },
});
