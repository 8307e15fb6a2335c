import { testIdea } from 'rigid-body-lab/questions';

/** Two programs that compute a swing; whose period is off by how much decides where they have it in the end. */
const whose = (reply: string, times: string) => ({
  right: { text: 'that of program Q', reply },
  wrong: [
    {
      text: 'that of program P',
      reply: `So it would be if the height of the swing were asked for. The time is off, and by ${times}.`,
    },
    {
      text: 'neither: both are as far off',
      idea: 'errors-add-up',
      reply: 'So it would be if each error grew alike. Work out what part of a swing each program is late.',
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
          reply: 'So it is not: a body that is late keeps both. They bound the motion and do not tell the time.',
        },
      ],
    },
    {
      text: 'Two programs compute a pendulum without friction. P keeps the energy exactly, but its swings take 1 % too long. Q loses 0.05 % of the energy in 50 swings (to and fro), but its swings take the right time to 0.01 %. Whose pendulum is nearer to its true place after 50 swings?',
      ...whose(
        'So it is: P is half a swing late by then and on the wrong side; Q is late by a two-hundredth of a swing.',
        'half a swing',
      ),
    },
    {
      text: 'A homogeneous ball spins freely about a fixed axis. A program computes its angular velocity rightly, but by a mistake in its code turns the ball at each step by 2 % too much. Which check of the run finds the mistake?',
      right: {
        text: 'comparing the attitude with 360° after one known period',
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
          text: 'watching whether the ball in the picture turns evenly',
          idea: 'example-proves',
          reply: 'So it would if the mistake came and went. A turning that is 2 % too fast is even as well.',
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
          reply: 'So it is not: both together give the size and shape of the orbit, not the place on it.',
        },
      ],
    },
    {
      text: 'Two programs compute a weight that swings on a spring without friction. P keeps the energy exactly, but its swings take 2 % too long. Q loses 0.1 % of the energy in 25 swings (down and up), but its swings take the right time to 0.01 %. Whose weight is nearer to its true place after 25 swings?',
      ...whose(
        'So it is: P is half a swing late, up where the weight should be down; Q is late by a four-hundredth.',
        'half of a period',
      ),
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
          text: 'watching whether the puck in the picture glides evenly',
          idea: 'example-proves',
          reply: 'So it would if some steps were wrong and some not. Here all are too short by the same part.',
        },
      ],
    },
  ],
});
