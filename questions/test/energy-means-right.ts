import { testIdea } from 'rigid-body-lab/questions';

/** The options for a run that keeps its energy. */
const kept = (replies: { right: string; alone: string; both: string }) => ({
  right: { text: 'no, and it would not even if the angular momentum agreed as well', reply: replies.right },
  wrong: [
    { text: 'yes, to about ten digits as well', reply: replies.alone },
    {
      text: 'no, but it would if the angular momentum agreed to ten digits as well',
      idea: 'kept-is-right',
      reply: replies.both,
    },
  ],
});

/**
 * The options for a program whose energy is put right after each step. Surplus and lead
 * are those of Heun’s method.
 */
const mended = (swing: string, late: string) => ({
  right: {
    text: 'it is wrong still, as the timing is not put right',
    reply: `So it is: the added line picks one of all states with the right energy, and ${late}.`,
  },
  wrong: [
    {
      text: 'it is right now, as the energy is put right at each step',
      reply: `So it would be if only one place went with this energy. All places of ${swing} do.`,
    },
    {
      text: 'it is farther off now, as each mending takes energy',
      idea: 'mending-takes-energy',
      reply:
        'So it would be if more than the surplus were taken and the swings became too small. Just that is taken; what stays wrong is the timing.',
    },
  ],
});

export default testIdea({
  notebook: '12',
  says: 'A computed motion that keeps its energy may be wrong all the same.',
  A: [
    {
      text: 'A program computes step by step how a rigid body tumbles freely. Its equations are right, its steps are not small. Through the whole run the computed energy agrees with that of the start to ten digits. Does this show that the computed attitude of the body at the end is right?',
      ...kept({
        right: 'So it is: a body that is too late or too early on its way keeps energy and angular momentum.',
        alone: 'So it would if only one attitude had this energy. All attitudes of a free body have it.',
        both: 'So it does for the path of ω in the body, which both together fix. How far the body has got along it and round L they leave open.',
      }),
    },
    {
      text: 'A program computes in coarse steps a pendulum without friction that swings a little to and fro. After 100 swings its energy is 3 % too large, and the pendulum is a twentieth of a swing ahead. A line is added that after each step multiplies the angle from the vertical and the speed by a factor close to 1, the same for both, so that the energy is exactly that of the start. What is to be expected of the computed place after 100 swings now?',
      ...mended('the swing', 'steps that make the swing too fast still do so'),
    },
    {
      text: 'A homogeneous ball spins freely about a fixed axis. A program computes its angular velocity rightly, but by a mistake in its code turns the ball at each step by 2 % too much. After one true period the attitude, the kinetic energy and the angular momentum are compared with what they must be by then. Which of these three checks find the mistake?',
      right: {
        text: 'that of the attitude only',
        reply: 'So it is: it shows 367° instead of 360°. The two others are computed from ω, which is right.',
      },
      wrong: [
        {
          text: 'those of the attitude and the energy',
          reply:
            'So it would be for the whole energy of a pendulum, to which the attitude adds. The kinetic energy comes from ω alone.',
        },
        {
          text: 'all three of them',
          idea: 'kept-is-right',
          reply: 'So it would be if the mistake were in ω, on which all three depend. It comes after ω.',
        },
        {
          text: 'none, as nothing grows without bound',
          idea: 'lost-is-infinite',
          reply:
            'So it would be with a check that waits for a blow-up. This one compares, and finds the attitude 7° off.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A program computes step by step how a moon goes round a planet on a long ellipse. Its equations are right, its steps are not small. Through the whole run the computed energy agrees with that of the start to ten digits. Does this show that the computed place of the moon at the end is right?',
      ...kept({
        right: 'So it is: a moon that is too late or too early on the right ellipse keeps energy and angular momentum.',
        alone: 'So it would if only one place had this energy. All places of the orbit have it.',
        both: 'So it does for the size and shape of the orbit, which both together fix. The place on it they leave open.',
      }),
    },
    {
      text: 'A program computes in coarse steps a weight that is pulled down on a spring and let go, without friction. After 60 swings its energy is 5 % too large, and the weight is a fifteenth of a swing ahead. A line is added that after each step multiplies the speed and the distance from the place of rest by a factor close to 1, the same for both, so that the energy is exactly that of the start. What is to be expected of the computed place after 60 swings now?',
      ...mended('the way up and down', 'the weight still comes too early'),
    },
    {
      text: 'A puck glides freely over level ice without friction, along a straight line. A program computes its velocity rightly, but by a mistake in its code moves it at each step by 3 % too little. After 10 s the place, the kinetic energy and the momentum are compared with what they must be by then. Which of these three checks find the mistake?',
      right: {
        text: 'that of the place only',
        reply: 'So it is: 3 % of the way are missing. The two others are computed from the velocity, which is right.',
      },
      wrong: [
        {
          text: 'those of the place and the energy',
          reply:
            'So it would be for the whole energy on a slope, to which the place adds. The kinetic energy comes from the speed alone.',
        },
        {
          text: 'all three of them',
          idea: 'kept-is-right',
          reply: 'So it would be if the velocity were wrong, from which all three come. The mistake comes after it.',
        },
        {
          text: 'none, as nothing grows without bound',
          idea: 'lost-is-infinite',
          reply:
            'So it would be with a check that waits for a blow-up. This one compares, and finds 3 % of the way missing.',
        },
      ],
    },
  ],
});
