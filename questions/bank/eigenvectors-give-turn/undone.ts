import { deg, pointMasses, rotateInertia, rotationZ, transpose } from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { choice } from 'rigid-body-lab/questions';

export default choice({
  notebook: '06',
  repeats: 'RᵀIR is not diagonal',
  numbers: ({ some, pick }) => ({ place: some(2, [1, 2, 3]), mass: pick([1, 2]), angle: pick([20, 30, 40, 60]) }),
  ask: ({ place: [x, y], mass, angle }) => {
    const places: Vec3[] = [
      [x, y, 0],
      [-x, -y, 0],
    ];
    const { inertia } = pointMasses(places.map((position) => ({ mass, position })));
    const R = rotationZ(deg(angle));
    const world = rotateInertia(inertia, R);
    return {
      text: `In its own axes a dumb-bell has two masses of ${mass} kg at (${x}, ${y}, 0) m and at the opposite place. It is turned by ${angle}° about z, and its tensor I is computed in the world. Then RᵀIR undoes the turn. What is its entry [0][1]?`,
      unit: 'kg m²',
      right: {
        value: rotateInertia(world, transpose(R))[0][1],
        reply:
          'So it is: RᵀIR is the tensor in the axes of the body. They are no principal axes here, and nothing is wrong with that.',
      },
      wrong: [
        {
          value: 0,
          reply: 'So it would be if the axes of the body were its principal axes. The masses lie aslant to them.',
        },
        {
          value: -inertia[0][1],
          idea: 'products-carry-plus',
          reply: 'So it would be if products of inertia carried a plus. The entry is minus the sum of m x y.',
        },
        {
          value: world[0][1],
          idea: 'tensor-without-axes',
          reply: 'So it is before the turn is undone, in the axes of the world. The entries depend on the axes.',
        },
      ],
    };
  },
  byHand: ({ place: [x, y], mass }) => -2 * mass * x * y,
});
