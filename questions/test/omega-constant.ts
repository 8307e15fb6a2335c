import { testIdea } from 'rigid-body-lab/questions';

export default testIdea({
  notebook: '09',
  says: 'Without a torque the angular momentum stays; the angular velocity in general does not.',
  A: [
    {
      text: 'A rigid, homogeneous asteroid is an ellipsoid with three principal diameters of different length. It drifts without any torque and tumbles: it turns about none of these three. Which of the two arrows, drawn from its centre of mass, keeps its direction among the stars: that of its angular velocity ω or that of its angular momentum L?',
      right: {
        text: 'that of L only',
        reply: 'So it is: no torque, no change of L. The tensor turns with the asteroid, and ω has to change for it.',
      },
      wrong: [
        {
          text: 'that of ω only',
          reply: 'So it would be with a motor that forces an even turning on it. A free body keeps L instead.',
        },
        {
          text: 'those of both',
          idea: 'momentum-along-omega',
          reply: 'So it would be with ω along a principal axis: there L is along ω, and both stay.',
        },
        {
          text: 'that of neither',
          idea: 'momentum-turns',
          reply: 'So it would be with arrows painted on the asteroid. Only a torque moves L among the stars.',
        },
      ],
    },
    {
      text: 'A rigid, homogeneous brick with three different sides floats in a space station (no air, no torque). It was set spinning about a slanting line through its centre of mass, parallel to none of its sides. Its rate of turning |ω| is measured for a long time. What does it do?',
      right: {
        text: 'it rises and falls, again and again',
        reply: 'So it is: energy and L stay, and ω goes round within what they allow, now longer and now shorter.',
      },
      wrong: [
        {
          text: 'it stays the same all the time',
          reply:
            'So it would be for a cube or a ball, or about an axis along one of the sides. Askew, the sides turn under a fixed L, and |ω| changes with them.',
        },
        {
          text: 'it falls slowly, towards no turning at all',
          idea: 'turning-dies',
          reply: 'So it would be in air. Without a torque nothing takes the angular momentum away.',
        },
        {
          text: 'it grows until ω is parallel to the shortest side',
          idea: 'short-axis-easy',
          reply:
            'With something loose inside it would end about that axis, the hardest, but with a smaller rate. This brick is rigid.',
        },
      ],
    },
    {
      text: 'A flat, square, rigid plate flies through a chamber without air. At the start it turns about a line through its centre of mass that is neither in its plane nor at a right angle to it. Two cameras that fly along film the plate: one does not turn, the other is fixed to the plate. The line about which the plate turns at each moment is drawn into both films. In whose picture does the line keep its direction?',
      right: {
        text: 'in that of neither camera',
        reply: 'So it is: where ω stays in one of the two, it stays in the other as well; and here it goes round L.',
      },
      wrong: [
        {
          text: 'in that of both cameras',
          reply:
            'So it would be at a right angle to the plate, or in its plane: about a principal axis ω stays in both.',
        },
        {
          text: 'in that of the camera that does not turn',
          reply:
            'So it is with the angular momentum. Here ω is not along it and goes round it, as the plate turns under it.',
        },
        {
          text: 'in that of the camera on the plate',
          idea: 'body-or-world',
          reply:
            'So it is with the principal axes of the plate. Off them ω wanders in the plate, as L stays in the world and the plate turns under it.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A dead satellite, rigid and homogeneous, is a box with three different sides. It drifts without any torque and tumbles: it turns about a line through its centre of mass that is parallel to none of its sides. A computer draws its angular velocity ω and its angular momentum L as arrows from the centre of mass. Which of the two keeps its direction among the stars?',
      right: {
        text: 'L only',
        reply: 'So it is: only a torque changes L. That ω changes costs nothing: the body’s axes turn under L.',
      },
      wrong: [
        {
          text: 'ω only',
          reply: 'So it would be on a shaft that a motor turns evenly. Free of torques it is L that stays.',
        },
        {
          text: 'both',
          idea: 'momentum-along-omega',
          reply: 'So it would be for a satellite that turns about a principal axis, with L along ω. This one tumbles.',
        },
        {
          text: 'neither',
          idea: 'momentum-turns',
          reply: 'So it would look from the satellite. Among the stars L stays until a torque acts.',
        },
      ],
    },
    {
      text: 'A hard, homogeneous book, strapped shut, has three different sides. It floats in a vacuum chamber in free fall (no torque), set turning about the line through two opposite corners. Its rate of turning |ω| is watched for a long time. What does it do?',
      right: {
        text: 'it grows and shrinks, over and over',
        reply: 'So it is: ω wanders in the book, now nearer to an easy axis and now to a hard one; L and energy stay.',
      },
      wrong: [
        {
          text: 'it keeps the value of the start',
          reply:
            'So it would be about a line along one of the sides, or for a cube. Askew, the sides turn under a fixed L, and |ω| changes with them.',
        },
        {
          text: 'it shrinks slowly, and the book comes to rest',
          idea: 'turning-dies',
          reply: 'So it would be in air, whose torque slows it. In the chamber there is none.',
        },
        {
          text: 'it grows until ω is parallel to the shortest side',
          idea: 'short-axis-easy',
          reply:
            'With loose pages it would end about that line, the hardest, but with a smaller rate. This book is strapped.',
        },
      ],
    },
    {
      text: 'A rigid, homogeneous block with three different sides floats without any torque. It was set turning about a line askew to all of its sides. Two observers note the direction of ω: Ann, who floats beside it and does not turn, and Bob, who sits on the block and uses its sides as axes. For whom does the direction of ω stay the same?',
      right: {
        text: 'for neither of them',
        reply: 'So it is: ω has the same rate of change for both, and it is zero only about a principal axis.',
      },
      wrong: [
        {
          text: 'for both of them',
          reply: 'So it would be with ω along a side of the block. Askew to the sides it wanders for both.',
        },
        {
          text: 'for Ann, who does not turn',
          reply:
            'So it is with the angular momentum: for Ann it stays. ω is not along it, and wanders as the block turns under it.',
        },
        {
          text: 'for Bob, who sits on the block',
          idea: 'body-or-world',
          reply:
            'So it is with the sides of the block. Askew to them ω wanders in the block, as L stays among the stars and the block turns under it.',
        },
      ],
    },
  ],
});
