import { apply, axisAngleFromMatrix, deg, multiply, rotationX, rotationY, rotationZ, transpose } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { rounded, testIdea } from 'rigid-body-lab/questions';

/** x to the right, y away from the reader, z up. */
const SIDES = ['right', 'far', 'upper'];
const OPPOSITE = ['left', 'near', 'lower'];

/**
 * The side to which the upper one comes by the first and then the second turn, both
 * about axes fixed in the room.
 */
function sideAfter(first: Mat3, second: Mat3): string {
  const end = apply(multiply(second, first), [0, 0, 1]).map(Math.round);
  const axis = end.findIndex((x) => x !== 0);
  return end[axis] > 0 ? SIDES[axis] : OPPOSITE[axis];
}

/** The options for a mark on top, where turn 1 tips it over and turn 2 goes round the vertical. */
function orders(one: Mat3, two: Mat3) {
  const oneTwo = sideAfter(one, two);
  const twoOne = sideAfter(two, one);
  return {
    right: {
      text: `on the ${oneTwo} side after 1 and 2, on the ${twoOne} side after 2 and 1`,
      reply: 'So it is: turn 2 carries along what turn 1 has tipped down. Done first, it leaves the top where it is.',
    },
    wrong: [
      {
        text: `on the ${twoOne} side after 1 and 2, and on the ${twoOne} side after 2 and 1`,
        reply: 'So it would be if turn 2 did not matter. It leaves the mark only while that is still on top.',
      },
      {
        text: `on the ${oneTwo} side after 1 and 2, and on the ${oneTwo} side after 2 and 1`,
        reply: `So it would be if turns could be exchanged, as shifts can. Turn 2 done first leaves the mark on top; turn 1 then brings it to the ${twoOne} side.`,
      },
      {
        text: `on the ${twoOne} side after 1 and 2, on the ${oneTwo} side after 2 and 1`,
        idea: 'reading-order',
        reply: 'So it would be if the turn that is named last were done first. The two cases are mixed up.',
      },
    ],
  };
}

/** By how many degrees the two ends differ for turns of that many degrees about two axes at right angles. */
function difference(degrees: number): number {
  const x = rotationX(deg(degrees));
  const y = rotationY(deg(degrees));
  return axisAngleFromMatrix(multiply(multiply(x, y), transpose(multiply(y, x)))).angle / deg(1);
}

/** The options for small turns of so many degrees. */
const small = (degrees: number) => {
  const left = rounded(Number(difference(degrees).toPrecision(1)));
  return {
    right: {
      text: `by about ${left}°`,
      reply: 'So it is: the difference goes with the product of the two angles in radians, and that is small.',
    },
    wrong: [
      {
        text: 'not at all',
        reply: `So it would be about one axis. Here the first turn tilts what the second turns: ${left}° is left.`,
      },
      {
        text: `by about ${rounded(2 * degrees)}°`,
        idea: 'errors-add-up',
        reply: `So it would be for ${degrees}° forwards against ${degrees}° back about one axis. Both orders make nearly the same turn.`,
      },
    ],
  };
};

/** The options for three pairs of turns, of which the first has a single axis. */
const exchanged = (why: string) => ({
  right: { text: 'with the first pair only', reply: `So it is: ${why}` },
  wrong: [
    {
      text: 'with all three pairs',
      reply: 'So it would be with shifts, which may be exchanged whatever their directions.',
    },
    {
      text: 'with the first and the second pair',
      reply: 'So it would be for the second pair with half turns. Equal angles alone do not help.',
    },
    {
      text: 'with the first and the third pair',
      reply:
        'So it would be for the third pair if its axes were one: then one turn undid the other. About two axes it does not.',
    },
  ],
});

export default testIdea({
  notebook: '03',
  says: 'The order of two turns about different axes matters, and the less the smaller they are.',
  A: [
    {
      text: 'A wooden cube lies on the table before you, with a red dot on its top. Turn 1: tip it a quarter turn away from you, so that the top comes to the far side. Turn 2: turn it a quarter turn anticlockwise, seen from above, so that its far side comes to the left. Both turns are described as you see them from your chair. Where is the dot in the end, after 1 and then 2, and where after 2 and then 1?',
      ...orders(rotationX(deg(-90)), rotationZ(deg(90))),
    },
    {
      text: 'A camera is turned by 1° about a level axis and then by 1° about the vertical, both axes fixed in the room. A second one, which stood the same way, is turned about the same axes by the same angles, the vertical first. By what angle do the ends differ, that is, how far would one camera have to be turned to stand as the other?',
      ...small(1),
    },
    {
      text: 'A lamp on a ball joint is to be turned twice about axes through the joint that are fixed in the room. By mistake the two turns are done in the other order. The first pair is 40° and 70° about one slanting axis; the second is 40° and 40° about two axes at a right angle; the third is 40° and −40° about two axes 30° apart. With which pairs does the lamp end as planned in spite of that?',
      ...exchanged('about one axis the angles add, and a sum does not ask for the order.'),
    },
  ],
  B: [
    {
      text: 'A parcel stands before you with a label on its top. Turn 1: roll it a quarter turn to the right, so that the top comes to the right side. Turn 2: turn it a quarter turn clockwise, seen from above, so that its right side comes to the near side. Both turns are described as you see them from your place. Where is the label in the end, after 1 and then 2, and where after 2 and then 1?',
      ...orders(rotationY(deg(90)), rotationZ(deg(-90))),
    },
    {
      text: 'A telescope is turned by 2° about the line to the north and then by 2° about the line to the east, both fixed in the room. A second one, which stood the same way, is turned about the same lines by the same angles, the line to the east first. By what angle do the ends differ, that is, how far would one telescope have to be turned to stand as the other?',
      ...small(2),
    },
    {
      text: 'A satellite is to be turned twice about lines through its centre of mass that are fixed among the stars. By mistake the two turns are done in the other order. The first pair is 25° and 115° about one line; the second is 60° and 60° about two lines at a right angle; the third is 50° and −50° about two lines 40° apart. With which pairs does the satellite end as planned in spite of that?',
      ...exchanged('both turns are about one line, and 25° + 115° is 115° + 25°.'),
    },
  ],
});
