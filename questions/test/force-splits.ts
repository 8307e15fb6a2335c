import { testIdea } from 'rigid-body-lab/questions';

/**
 * A blow at the end of what was at rest; `ratio`: how many times faster than the centre
 * the struck point starts.
 */
const struck = ({ impulse, mass, ratio }: { impulse: number; mass: number; ratio: number }) => ({
  unit: 'm/s',
  right: {
    value: impulse / mass,
    reply: 'So it is: impulse over mass, wherever the blow falls. The turning comes on top of it.',
  },
  wrong: [
    {
      value: impulse / mass / 2,
      reply:
        'So it would be for twice the mass. Energy is shared between moving and turning; of the impulse nothing is used up.',
    },
    {
      value: 0,
      idea: 'spin-or-move',
      reply: 'So it would be with an equal and opposite blow on the other side: a couple turns only.',
    },
    {
      value: (ratio * impulse) / mass,
      idea: 'points-move-as-centre',
      reply: 'So fast starts the struck point, as the turning adds to it there. The centre has impulse over mass only.',
    },
  ],
});

export default testIdea({
  notebook: '08',
  says: 'A force moves the centre of mass as much wherever it acts on the body.',
  A: [
    {
      text: 'Two equal planks lie at rest on level ice without friction, both lying east–west. Each is pushed towards the north with 6 N for 1 s: the first at its middle, the second at its east end (the force stays at this end and stays to the north). How far north has the middle of the second gone by then, compared with that of the first?',
      right: {
        text: 'just as far, and the plank turns besides',
        reply: 'So it is: force over mass is the acceleration of the centre, wherever the force acts.',
      },
      wrong: [
        {
          text: 'less far, as a part of the force goes into turning',
          reply:
            'So it would be with the same energy given to both. With the same force the pushed end goes farther, and this extra work does the turning.',
        },
        {
          text: 'not at all, as the plank only turns about it',
          idea: 'spin-or-move',
          reply: 'So it would be if the plank were pinned at its middle, where the pin would hold it.',
        },
      ],
    },
    {
      text: 'A thin homogeneous stick of 2 kg lies at rest on level ice without friction. A short blow at one end, level and at a right angle to the stick, gives it an impulse of 6 N s. How fast is the centre of mass of the stick right after it?',
      ...struck({ impulse: 6, mass: 2, ratio: 4 }),
    },
    {
      text: 'A beam floats at rest in space, lying north–south. At the same moment two engines begin to push with 10 N each: one at the middle towards the east, one at the north end towards the west. How does the centre of mass of the beam begin to move?',
      right: {
        text: 'not at all, and the beam begins to turn',
        reply: 'So it is: the forces add to nothing, wherever they act. What is left is a couple.',
      },
      wrong: [
        {
          text: 'to the east, but less fast than with the first engine alone',
          reply: 'So it would be if the push at the end were weaker. Both are 10 N, and both count in full.',
        },
        {
          text: 'to the west, as the engine at the end has a lever',
          reply: 'So it would be for the north end, which starts to the west. For the centre no lever counts.',
        },
        {
          text: 'just as fast to the east as with the first engine alone',
          idea: 'spin-or-move',
          reply: 'So it would be if the second force were a couple. It is a force, and moves the centre as much.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'Two equal flat satellites are at rest in space. On each a nozzle pushes for 2 s with 4 N, swivelled so that the force keeps pointing to one star. On the first the force goes through the centre of mass throughout; on the second it passes 0.5 m beside it at the start. (The mass of the gas is left aside.) How far towards the star has the centre of mass of the second gone after these 2 s, compared with that of the first?',
      right: {
        text: 'just as far, and the satellite turns besides',
        reply: 'So it is: the sum of the forces over the mass is the acceleration, and no lever is in it.',
      },
      wrong: [
        {
          text: 'less far, as a part of the force goes into turning',
          reply:
            'So it would be with the same energy given to both. With the same force the pushed point goes farther, and this extra work does the turning.',
        },
        {
          text: 'not at all, as the satellite only turns about it',
          idea: 'spin-or-move',
          reply: 'So it would be if the second were held on an axle through its centre of mass. It floats.',
        },
      ],
    },
    {
      text: 'A round homogeneous puck of 4 kg lies at rest on level ice without friction. A short blow at its rim, level and along the tangent of the rim, gives it an impulse of 8 N s. How fast is the centre of mass of the puck right after it?',
      ...struck({ impulse: 8, mass: 4, ratio: 3 }),
    },
    {
      text: 'A flat sledge lies at rest on level ice without friction, its long side east–west. At the same moment two ropes begin to pull level with 20 N each: one at the centre of mass towards the north, one at the east end towards the south. How does the centre of mass of the sledge begin to move?',
      right: {
        text: 'not at all, and the sledge begins to turn',
        reply: 'So it is: 20 N to the north and 20 N to the south add up to no force, and leave a couple.',
      },
      wrong: [
        {
          text: 'to the north, but less fast than with the first rope alone',
          reply: 'So it would be if the rope at the end pulled less. Nothing of its 20 N is used up.',
        },
        {
          text: 'to the south, as the rope at the end has a lever',
          reply: 'So it would be for the east end, which starts to the south. A lever turns; it does not pull more.',
        },
        {
          text: 'just as fast to the north as with the first rope alone',
          idea: 'spin-or-move',
          reply:
            'So it would be if the second pull only turned, as a pair of ropes would. It moves the sledge as much.',
        },
      ],
    },
  ],
});
