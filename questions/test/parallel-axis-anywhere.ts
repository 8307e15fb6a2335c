import { inertiaAbout, shiftInertia, thinDisc, thinRod } from 'rigid-body-lab';
import { testIdea } from 'rigid-body-lab/questions';

/**
 * About the other end of a long body: its moment about one end and how far the ends are
 * from the centre of mass.
 */
function otherEnd(given: { mass: number; moment: number; from: number; to: number }) {
  const { mass, moment, from, to } = given;
  const about = [
    [moment, 0, 0],
    [0, moment, 0],
    [0, 0, 0],
  ] as const;
  const shifted = shiftInertia(about, { mass, com: [0, 0, 0], from: [0, 0, -from], to: [0, 0, to] });
  return {
    unit: 'kg m²',
    right: {
      value: shifted[0][0],
      reply: `So it is: ${moment} − ${mass} · ${from}² about the centre of mass, and from there + ${mass} · ${to}².`,
    },
    wrong: [
      {
        value: moment + mass * (from + to) ** 2,
        reply: `So it would be if ${moment} kg m² held about the centre of mass and the axis went ${from + to} m from there.`,
      },
      {
        value: moment + mass * to ** 2,
        reply: `So it would be if ${moment} kg m² held about the centre of mass. It holds about an end.`,
      },
      {
        value: moment,
        idea: 'middle-of-shape',
        reply:
          'So it would be if the centre of mass were half-way between the ends. It is nearer to this one, and the moment about it is smaller.',
      },
    ],
  };
}

/** What becomes of the moment when the pin comes nearer to the centre of mass. */
function nearer({ mass, from, to }: { mass: number; from: number; to: number }) {
  const step = from - to;
  return {
    right: {
      text: `it falls by ${mass * (from ** 2 - to ** 2)} kg m²`,
      reply: `So it is: the distances from the centre of mass count, ${mass} · ${to}² − ${mass} · ${from}².`,
    },
    wrong: [
      {
        text: `it grows by ${mass * step ** 2} kg m²`,
        reply: `So it would be if the pin had gone ${step} m away from the centre of mass itself. It has come nearer, so the moment falls.`,
      },
      {
        text: `it falls by ${mass * step ** 2} kg m²`,
        reply: `So it would be if the pin had come the last ${step} m, right to the centre of mass. Farther out the same step counts more, as the distances are squared.`,
      },
      {
        text: 'it stays as large as it is',
        idea: 'mass-alone',
        reply: 'So it is with the mass. How hard it is to turn depends on where the axis is.',
      },
    ],
  };
}

const plank = { length: 2, mass: 12 };
const disc = { radius: 0.5, mass: 4 };

export default testIdea({
  notebook: '05',
  says: 'The rule that adds m d² for a parallel axis counts from the centre of mass, and from there only.',
  A: [
    {
      text: 'A homogeneous thin plank of 12 kg is 2 m long. Its moment of inertia, which says how hard it is to turn about an axis, is 16 kg m² about an axis through one end, at a right angle to the plank. How large is its moment about the parallel axis through the other end?',
      unit: 'kg m²',
      right: {
        value: inertiaAbout(thinRod(plank), [0, 0, 1])[0][0],
        reply: 'So it is: seen from either end the mass lies equally far away.',
      },
      wrong: [
        {
          value: inertiaAbout(thinRod(plank), [0, 0, -1])[0][0] + plank.mass * plank.length ** 2,
          reply:
            'So it would be if the 16 kg m² held about the centre of mass and the new axis were 2 m from it. They hold about an end.',
        },
        {
          value: thinRod(plank).inertia[0][0],
          idea: 'distance-from-centre',
          reply: 'So it is about the middle of the plank. About an end all the mass is farther away on the whole.',
        },
      ],
    },
    {
      text: 'An oar of 2 kg is 3 m long. Its centre of mass is 2 m from the end of the grip and 1 m from the end of the blade. Its moment of inertia about an axis through the end of the grip, at a right angle to the oar, is 9 kg m². How large is its moment about the parallel axis through the end of the blade?',
      ...otherEnd({ mass: 2, moment: 9, from: 2, to: 1 }),
    },
    {
      text: 'A large flat plate of 2 kg turns on a pin at a right angle to it, 3 m from its centre of mass. The pin is taken out and put into a hole 1 m nearer to the centre of mass, on the straight line to it, again at a right angle to the plate. What becomes of the plate’s moment of inertia about the pin?',
      ...nearer({ mass: 2, from: 3, to: 2 }),
    },
  ],
  B: [
    {
      text: 'A homogeneous round plate of 4 kg has a radius of 0.5 m. Its moment of inertia, which says how hard it is to turn about an axis, is 1.5 kg m² about an axis through a point of its rim, at a right angle to the plate. How large is its moment about the parallel axis through the opposite point of the rim, 1 m away?',
      unit: 'kg m²',
      right: {
        value: inertiaAbout(thinDisc(disc), [0.5, 0, 0])[2][2],
        reply: 'So it is: all points of the rim are equally far from the centre of mass.',
      },
      wrong: [
        {
          value: inertiaAbout(thinDisc(disc), [-0.5, 0, 0])[2][2] + disc.mass * (2 * disc.radius) ** 2,
          reply:
            'So it would be if the 1.5 kg m² held about the centre of mass and the new axis were 1 m from it. They hold at the rim.',
        },
        {
          value: thinDisc(disc).inertia[2][2],
          idea: 'distance-from-centre',
          reply: 'So it is about the middle of the plate. About a point of the rim it is three times as large.',
        },
      ],
    },
    {
      text: 'A pole of 1 kg is 4 m long and gets thicker and heavier towards one end. Its centre of mass is 3 m from the thin end and 1 m from the thick end. Its moment of inertia about an axis through the thin end, at a right angle to the pole, is 10 kg m². How large is its moment about the parallel axis through the thick end?',
      ...otherEnd({ mass: 1, moment: 10, from: 3, to: 1 }),
    },
    {
      text: 'A heavy sign of 3 kg hangs on a pin at a right angle to it, 2 m from its centre of mass. The pin is taken out and put into a hole 1 m nearer to the centre of mass, on the straight line to it, again at a right angle to the sign. What becomes of the sign’s moment of inertia about the pin?',
      ...nearer({ mass: 3, from: 2, to: 1 }),
    },
  ],
});
