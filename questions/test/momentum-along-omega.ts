import { apply, solidBox, solidCylinder } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { testIdea } from 'rigid-body-lab/questions';

/**
 * Of a body whose own axis is z, turned about a shaft so many degrees from it: by how many
 * degrees L is off that axis.
 */
function momentumFrom(inertia: Mat3, shaft: number): number {
  const [x, , z] = apply(inertia, [Math.sin((shaft * Math.PI) / 180), 0, Math.cos((shaft * Math.PI) / 180)]);
  return (Math.atan2(x, z) * 180) / Math.PI;
}

/** The side of the shaft on which L is. */
const leans = (inertia: Mat3, shaft: number): 'towards' | 'away from' =>
  momentumFrom(inertia, shaft) < shaft ? 'towards' : 'away from';

const box = leans(solidBox({ size: [1, 1, 4], mass: 12 }).inertia, 45);
const wheel = leans(solidCylinder({ radius: 0.4, length: 0.1, mass: 10 }).inertia, 20);
const other = { towards: 'away from', 'away from': 'towards' } as const;

export default testIdea({
  notebook: '05',
  says: 'The angular momentum of a body need not point along its angular velocity.',
  A: [
    {
      text: 'A homogeneous box of 4 m × 1 m × 1 m is fixed to a shaft through its middle, so that its longest side stands at 45° to the shaft. A motor turns it evenly. Where does L point, its angular momentum about its middle (the sum of r × m v over all its pieces)?',
      right: {
        text: `not along the shaft but tilted ${box} the longest side`,
        reply:
          'So it is: each component of L along a side of the box is the moment about it times that of ω, and the moment about the long side is small.',
      },
      wrong: [
        {
          text: 'along the shaft, about which the box turns',
          reply:
            'So it would be if the shaft were along a side of the box. Askew, ω has one component along the longest side and one across it, and each counts with another moment.',
        },
        {
          text: `not along the shaft but tilted ${other[box]} the longest side`,
          idea: 'momentum-leans-easy',
          reply:
            'So it would be if turning were hardest about that side. It is easiest there, and L leans to where turning is hard.',
        },
        {
          text: 'along the longest side, carried round by it',
          idea: 'momentum-turns',
          reply:
            'So it would be with the longest side along the shaft. At 45° only a component of ω is along it, and the one across counts more.',
        },
      ],
    },
    {
      text: 'Three homogeneous bodies are turned evenly by motors, each about a shaft through its centre of mass: a cube about the line from corner to opposite corner, an oblong plate of 1 m × 2 m about its diagonal, and a wheel whose own axis is 20° off the shaft. Whose angular momentum about the centre of mass is along the shaft?',
      right: {
        text: 'that of the cube only',
        reply: 'So it is: the three moments of a cube are equal, and so L is along ω whatever the shaft.',
      },
      wrong: [
        {
          text: 'that of all three',
          reply:
            'So it would be with the plate turned about one of its sides and the wheel about its own axis. Askew, moments that differ tilt L.',
        },
        {
          text: 'that of none of the three',
          idea: 'axes-need-symmetry',
          reply:
            'So it would be with a brick in place of the cube: with a cube even a shaft that looks askew has L along it, as its three moments are equal.',
        },
        {
          text: 'that of the cube and that of the plate',
          reply:
            'So it would be if the plate were square. The moment about the long side of an oblong one is smaller than about the short, and L leans off the diagonal.',
        },
      ],
    },
    {
      text: 'Far out in space, two balls of 1 kg sit on the ends of a light rod of 2 m. The rod is welded at its middle to a shaft, at 30° to it. The shaft runs in bearings without friction and turns with a constant 10 rad/s. What torque about the middle does the shaft exert on the rod with its balls?',
      right: {
        text: 'one across the shaft, which goes round with the rod',
        reply:
          'So it is: L is beside the shaft and goes round it; what changes L is a torque, at a right angle to L and the shaft.',
      },
      wrong: [
        {
          text: 'none, as the angular velocity does not change',
          reply: 'So it would be with the rod at a right angle to the shaft, or along it: then L is along ω and stays.',
        },
        {
          text: 'one along the shaft, which keeps the turning going',
          idea: 'turning-dies',
          reply: 'So it would be with friction in the bearings or with air. Here nothing slows the turning.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A flat, round, homogeneous wheel is fixed to a shaft through its middle, so that its own axis (the line through the middle at a right angle to the wheel) is 20° off the shaft. A motor turns it evenly. Where does L point, its angular momentum about its middle (the sum of r × m v over all its pieces)?',
      right: {
        text: `not along the shaft but tilted ${wheel} the wheel’s own axis`,
        reply:
          'So it is: the wheel’s moment about its own axis is about twice that across it, so the component of ω along it counts twice.',
      },
      wrong: [
        {
          text: 'along the shaft, about which the wheel turns',
          reply:
            'So it would be if the wheel sat straight on its shaft. Askew, ω has one component along the own axis and one across it, and each counts with another moment.',
        },
        {
          text: `not along the shaft but tilted ${other[wheel]} the wheel’s own axis`,
          idea: 'momentum-leans-easy',
          reply:
            'So it would be for a long roller, which is easiest to turn about its own axis. A flat wheel is hardest to turn about it.',
        },
        {
          text: 'along the wheel’s own axis, carried round by it',
          idea: 'momentum-turns',
          reply: 'So it would be with the shaft along that axis. At 20° ω has a component across it too, and so has L.',
        },
      ],
    },
    {
      text: 'Three homogeneous bodies are turned evenly by motors, each about a shaft through its centre of mass: a brick of 1 m × 2 m × 4 m about the line from corner to opposite corner, a cube about the line through the middles of two opposite edges, and a straight thin stick at 30° to its shaft. Whose angular momentum about the centre of mass is along the shaft?',
      right: {
        text: 'that of the cube only',
        reply: 'So it is: about every line through its centre a cube has the same moment, and L is along ω.',
      },
      wrong: [
        {
          text: 'that of all three',
          reply:
            'So it would be for three cubes. Stick and brick have moments that differ, and these shafts are askew to their axes.',
        },
        {
          text: 'that of none of the three',
          idea: 'axes-need-symmetry',
          reply:
            'So it would be if the cube’s moments differed. They are equal, and then each line through the centre will do.',
        },
        {
          text: 'that of the cube and that of the brick',
          reply:
            'So it would be if all sides of the brick were equal. As they differ, so do its moments, and L leans off the diagonal.',
        },
      ],
    },
    {
      text: 'Far out in space, a straight bar of 2 m and 3 kg is welded at its middle to a shaft, at 70° to it. The shaft runs in bearings without friction and turns with a constant 20 rad/s. What torque about the middle does the shaft exert on the bar?',
      right: {
        text: 'one across the shaft, which goes round with the bar',
        reply: 'So it is: L leans from the shaft and goes round with the bar. A changing L needs a torque.',
      },
      wrong: [
        {
          text: 'none, as the bar turns evenly about the shaft',
          reply: 'So it would be at 90° to the shaft: there L is along ω. At 70° it is not, and goes round.',
        },
        {
          text: 'one along the shaft, without which it would slow down',
          idea: 'turning-dies',
          reply: 'So it would be in air, which takes energy. In space and without friction the speed stays by itself.',
        },
      ],
    },
  ],
});
