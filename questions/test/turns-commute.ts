import { apply, axisAngleFromMatrix, deg, multiply, rotationX, rotationY, rotationZ, transpose } from 'rigid-body-lab';
import type { Mat3 } from 'rigid-body-lab';
import { rounded, testIdea } from 'rigid-body-lab/questions';

/** x to the right, y away from the reader, z up. */
const SIDES = ['right', 'far', 'upper'];
const OPPOSITE = ['left', 'near', 'lower'];

/** The side to which the upper one comes by the first and then the second turn, both about axes fixed in the room. */
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
        reply: 'So it would be if turns could be exchanged, as shifts can. Try it with a box.',
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

const smaller = (from: number, to: number, parts: Readonly<Record<number, string>>) => ({
  text: `by about ${parts[Math.round(difference(from) / difference(to))]} of that`,
  reply: `So it is: by ${rounded(difference(to))}°. The difference goes with the product of the two angles.`,
});

export default testIdea({
  notebook: '03',
  says: 'The order of two turns about different axes matters, and the less the smaller they are.',
  A: [
    {
      text: 'A wooden cube lies on the table before you, with a red dot on its top. Turn 1: tip it a quarter turn away from you, so that the top comes to the far side. Turn 2: turn it a quarter turn anticlockwise, seen from above, so that its far side comes to the left. Both turns are described as you see them from your chair. Where is the dot in the end?',
      ...orders(rotationX(deg(-90)), rotationZ(deg(90))),
    },
    {
      text: 'A camera is turned by 10° about a level axis and by 10° about the vertical, both axes fixed in the room. Done in the other order, the same two turns end in another attitude: the two ends differ by a turn of 1.74°. By how much do they differ if both turns are of 1°?',
      right: smaller(10, 1, { 10: 'a tenth', 100: 'a hundredth' }),
      wrong: [
        {
          text: 'not at all, as turns so small add up in any order',
          reply: 'So it is for rates of turning, for which the angles go to zero. At 1° there is a little left.',
        },
        {
          text: 'by about a tenth of that',
          idea: 'halving-halves',
          reply: 'So it would be if the difference went with one angle. It goes with both, as their product.',
        },
      ],
    },
    {
      text: 'A lamp on a ball joint is given two turns, both about axes through the joint that are fixed in the room. For which pair is the end the same whichever turn is done first?',
      right: {
        text: '40° and 70° about one and the same slanting axis',
        reply: 'So it is: about one axis the angles add, and sums do not ask for the order.',
      },
      wrong: [
        {
          text: '40° and 40° about two axes at a right angle',
          reply: 'So it would be if equal angles were enough. Here the ends differ by about 27°.',
        },
        {
          text: '40° about the vertical and 70° about a level axis',
          reply: 'So it would be with shifts along these two axes. Turns about different axes cannot be exchanged.',
        },
        {
          text: '40° and −40° about two axes that are 30° apart',
          reply: 'So it would be if the two axes were one: then the second turn would undo the first.',
        },
      ],
    },
  ],
  B: [
    {
      text: 'A parcel stands before you with a label on its top. Turn 1: roll it a quarter turn to the right, so that the top comes to the right side. Turn 2: turn it a quarter turn clockwise, seen from above, so that its right side comes to the near side. Both turns are described as you see them from your place. Where is the label in the end?',
      ...orders(rotationY(deg(90)), rotationZ(deg(-90))),
    },
    {
      text: `A telescope is turned by 20° about a level axis and by 20° about the vertical, both axes fixed in the room. Done in the other order, the same two turns end in another attitude: the two ends differ by a turn of ${rounded(difference(20))}°. By how much do they differ if both turns are of 5°?`,
      right: smaller(20, 5, { 4: 'a quarter', 16: 'a sixteenth' }),
      wrong: [
        {
          text: 'not at all, as for turns below 10° the order is free',
          reply: 'So it is for rates of turning. For an angle, however small, something is left of the difference.',
        },
        {
          text: 'by about a quarter of that',
          idea: 'halving-halves',
          reply: 'So it would be if one of the two angles had stayed. Both have become four times smaller.',
        },
      ],
    },
    {
      text: 'A satellite is given two turns, both about axes through its centre of mass that are fixed among the stars. For which pair is the end the same whichever turn is done first?',
      right: {
        text: '25° and then 115° about one line to a star',
        reply: 'So it is: both are about one line, and 25 + 115 is 115 + 25.',
      },
      wrong: [
        {
          text: '60° and 60° about two lines at a right angle',
          reply: 'So it would be if equal angles were enough. Here the ends are far apart.',
        },
        {
          text: '25° about a line to one star, 115° about a line to another',
          reply: 'So it would be with shifts towards the two stars. Turns about different lines cannot be exchanged.',
        },
        {
          text: '50° and −50° about two lines that are 40° apart',
          reply: 'So it would be if the lines were one: then nothing would be left of the two turns.',
        },
      ],
    },
  ],
});
