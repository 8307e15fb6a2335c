import { testIdea } from 'rigid-body-lab/questions';

/** The options for a program whose energy is put right after each step. */
const mended = (swing: string, late: string) => ({
  right: {
    text: 'it may be wrong still, as the motion may be late',
    reply: `So it is: the added line picks one of all states with the right energy, and ${late}.`,
  },
  wrong: [
    {
      text: 'it is right now, as the energy is right at each step',
      reply: `So it would be if only one place went with this energy. All places of ${swing} do.`,
    },
    {
      text: 'it is farther off now, as each mending takes energy',
      idea: 'mending-takes-energy',
      reply: 'So it would be if the mending took more than there is too much. It takes just that.',
    },
  ],
});

export default testIdea({
  notebook: '12',
  says: 'A computed motion that keeps its energy may be wrong all the same.',
  A: [
    {
      text: 'A program computes step by step how a rigid body tumbles freely. Its equations are right, its steps are not small. Through the whole run the computed energy agrees with that of the start to ten digits. What follows for the computed attitude of the body at the end?',
      right: {
        text: 'nothing certain: it may be far from the true one',
        reply: 'So it is: countless motions have this energy. It does not tell how far along the body is.',
      },
      wrong: [
        {
          text: 'it is right to about ten digits as well',
          reply: 'So it would be if only one attitude had this energy. All attitudes of a free body have it.',
        },
        {
          text: 'it is right if the angular momentum is kept as well',
          idea: 'kept-is-right',
          reply: 'So it would be if both together fixed the attitude. A body that is late keeps both.',
        },
      ],
    },
    {
      text: 'A program computes in coarse steps a pendulum without friction that is let go from the side. After 100 swings its energy is 3 % too large, and the pendulum is at a wrong place. A line is added that after each step changes the speed a little, so that the energy is exactly that of the start. What can be said of the computed place after 100 swings now?',
      ...mended('the swing', 'the pendulum may be early or late on its way'),
    },
    {
      text: 'A homogeneous ball spins freely about a fixed axis. A program computes its angular velocity rightly, but by a mistake in its code turns the ball at each step by 2 % too much. Which check of the run finds the mistake?',
      right: {
        text: 'comparing the attitude with 360° after one true period',
        reply: 'So it does: it shows 367°. Only a check in which the attitude occurs can find this mistake.',
      },
      wrong: [
        {
          text: 'watching whether the kinetic energy stays the same',
          reply: 'So it would if the mistake were in ω. The energy of the ball is computed from ω, and that is right.',
        },
        {
          text: 'watching whether energy and angular momentum stay',
          idea: 'kept-is-right',
          reply: 'So it would if ω were wrong in size or direction. For a ball both depend on ω only, which is right.',
        },
        {
          text: 'watching whether any number grows without bound',
          idea: 'lost-is-infinite',
          reply: 'So it would if the steps were too long for the method. Here 2 % too much stays 2 % too much.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A program computes step by step how a moon goes round a planet on a long ellipse. Its equations are right, its steps are not small. Through the whole run the computed energy agrees with that of the start to ten digits. What follows for the computed place of the moon at the end?',
      right: {
        text: 'nothing certain: it may be far from the true one',
        reply: 'So it is: the moon may be late or early, or its ellipse may have turned, with the same energy.',
      },
      wrong: [
        {
          text: 'it is right to about ten digits as well',
          reply: 'So it would be if only one place had this energy. All places of the orbit have it.',
        },
        {
          text: 'it is right if the angular momentum is kept as well',
          idea: 'kept-is-right',
          reply:
            'So it would be for the size and shape of the orbit, which both together fix. The place on it they leave open.',
        },
      ],
    },
    {
      text: 'A program computes in coarse steps a weight that is pulled down on a spring and let go, without friction. After 60 swings its energy is 5 % too large, and the weight is at a wrong place. A line is added that after each step changes the speed a little, so that the energy is exactly that of the start. What can be said of the computed place after 60 swings now?',
      ...mended('the way up and down', 'the weight may be there too early or too late'),
    },
    {
      text: 'A puck glides freely over level ice without friction, along a straight line. A program computes its velocity rightly, but by a mistake in its code moves it at each step by 3 % too little. Which check of the run finds the mistake?',
      right: {
        text: 'comparing the place with velocity times time after 10 s',
        reply: 'So it does: 3 % are missing. Only a check in which the place occurs can find this mistake.',
      },
      wrong: [
        {
          text: 'watching whether the kinetic energy stays the same',
          reply: 'So it would if the velocity were wrong. The energy is computed from it, and it is right.',
        },
        {
          text: 'watching whether energy and momentum stay as they are',
          idea: 'kept-is-right',
          reply: 'So it would if speed or direction were wrong. Both are computed from the velocity, which is right.',
        },
        {
          text: 'watching whether any number grows without bound',
          idea: 'lost-is-infinite',
          reply: 'So it would if the run were unstable. Here 3 % too little stays 3 % too little.',
        },
      ],
    },
  ],
});
