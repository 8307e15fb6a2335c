/** Wrong formulas and ideas of task 1, with the words for the student. */
import { cross, dot, minus, multiple, plus, vectorFrom } from 'rigid-body-lab/course';
import type { Misconception } from 'rigid-body-lab/course';
import { omegaRateOf } from './inputs.js';
import type { Spin } from './inputs.js';
import { byEach, guesses, gyro, overEach } from './parts.js';
import { CHANGES, changeBy, isZero, omegaChanges, speeding } from './situations.js';

export const ofOmegaRate: readonly Misconception<Spin>[] = [
  {
    id: 'gyroscopic-torque',
    says: 'This is the torque over the moments: ω × Iω is missing. That would be right in a body whose L lies along ω, as in a ball. Else L is carried round by the turning of the axes, without any torque: what does that take from the torque?',
    value: ({ moments, torqueBody }) => overEach(torqueBody, moments),
  },
  {
    id: 'gyro-with-plus',
    says: 'ω × Iω is added to the torque. The torque has two things to do: to carry L round with the axes, which takes ω × Iω, and to change ω. What is left for the second?',
    value: (spin) => overEach(plus(spin.torqueBody, gyro(spin)), spin.moments),
  },
  {
    id: 'not-divided',
    says: 'This is I times the rate of ω, in N m. The rate itself is in rad/s²: each component has its own moment of inertia.',
    value: (spin) => minus(spin.torqueBody, gyro(spin)),
  },
  {
    id: 'torque-not-divided',
    says: 'The torque is not divided by the moments, and ω × Iω is. Both are torques, in N m, and have to change ω together.',
    value: (spin) => minus(spin.torqueBody, overEach(gyro(spin), spin.moments)),
  },
  {
    id: 'gyro-not-divided',
    says: 'ω × Iω is not divided by the moments, and the torque is. Both are torques, in N m, and have to change ω together.',
    value: (spin) => minus(overEach(spin.torqueBody, spin.moments), gyro(spin)),
  },
  {
    id: 'torque-forgotten',
    says: 'The torque makes no difference: this is the rate of a body that is left alone. Try a body at rest with a torque on it.',
    value: (spin) => overEach(minus([0, 0, 0], gyro(spin)), spin.moments),
  },
  {
    id: 'times-the-moments',
    says: 'You multiply by the moments where you should divide. The harder a body is to turn, the less a torque changes its ω.',
    value: (spin) => byEach(spin.moments, minus(spin.torqueBody, gyro(spin))),
  },
  {
    id: 'not-cyclic',
    says: 'Two components are right, and in that of y the term with two ω has the other sign. The letters go round: after x, y comes y, z and then z, x. In which order do the two moments stand for y?',
    value: (spin) => {
      const turned = gyro(spin);
      return overEach(minus(spin.torqueBody, [turned[0], -turned[1], turned[2]]), spin.moments);
    },
  },
  {
    id: 'moments-for-momentum',
    says: 'The cross product is that of ω and the moments. L is meant: each moment times its component of ω. The moments alone are no vector.',
    value: (spin) => overEach(minus(spin.torqueBody, cross(spin.omegaBody, spin.moments)), spin.moments),
  },
  {
    id: 'at-rest-nothing-starts',
    says: 'Where the body does not turn, the rate is zero here. A torque sets a resting body turning: which term is left for ω = 0?',
    value: (spin) => (isZero(spin.omegaBody) ? [0, 0, 0] : omegaRateOf(spin)),
  },
  {
    id: 'no-torque-no-change',
    says: 'Where there is no torque, the rate is zero here. That is right for a ball, and for a turn about a principal axis. Without a torque L stays in the world: what does it do in axes that turn?',
    value: (spin) => (isZero(spin.torqueBody) ? [0, 0, 0] : omegaRateOf(spin)),
  },
  {
    id: 'equal-moments-steady',
    says: 'A body with two equal moments counts as a ball here, whose ω follows the torque alone. Its third moment is another one: unless ω lies along that axis or across it, L points another way than ω.',
    value: (spin) => {
      const isLikeABall = new Set(spin.moments).size < 3;
      return isLikeABall ? overEach(spin.torqueBody, spin.moments) : omegaRateOf(spin);
    },
  },
  {
    id: 'only-the-torque-turns-it',
    says: 'Where there is a torque, ω × Iω is left out; where there is none, it is there. Both act at the same time: the torque has to carry L round, and what is left of it changes ω.',
    value: (spin) => (isZero(spin.torqueBody) ? omegaRateOf(spin) : overEach(spin.torqueBody, spin.moments)),
  },
  {
    id: 'torque-carried-round',
    says: 'ω × τ is subtracted from the torque. What the turning axes carry round is the angular momentum of the body: which vector stands behind the cross?',
    value: (spin) => overEach(minus(spin.torqueBody, cross(spin.omegaBody, spin.torqueBody)), spin.moments),
  },
  {
    id: 'momentum-divided',
    says: 'Behind the cross ω stands divided by the moments. They are factors of L: the harder a body is to turn, the more angular momentum has a turn of it.',
    value: ({ moments, omegaBody, torqueBody }) =>
      overEach(minus(torqueBody, cross(omegaBody, overEach(omegaBody, moments))), moments),
  },
  ...[0, 1, 2].flatMap((at) =>
    [1, 2].map((step) => ({
      id: 'line-not-changed',
      says: `In the component ${'xyz'[at]} stands the product of two ω that belongs to ${'xyz'[(at + step) % 3]}. Is that a line which was copied, and not changed everywhere? In each component the letters are the two others.`,
      value: ({ moments, omegaBody: w, torqueBody }: Spin) => {
        const product = (k: number): number => w[(k + 1) % 3] * w[(k + 2) % 3];
        return vectorFrom((k) => {
          const apart = moments[(k + 2) % 3] - moments[(k + 1) % 3];
          return (torqueBody[k] - apart * product(k === at ? (k + step) % 3 : k)) / moments[k];
        });
      },
    })),
  ),
  {
    id: 'one-moment-for-all',
    says: 'All components are divided by the first moment. About each axis the body has a moment of its own.',
    value: (spin) => multiple(minus(spin.torqueBody, gyro(spin)), 1 / spin.moments[0]),
  },
];

export const ofSituations: readonly Misconception<Spin>[] = [
  {
    id: 'omega-constant',
    says: 'Here ω changes if there is a torque, and else it stays. That holds for a ball, and for a body that turns about one of its principal axes. Without a torque it is L that stays: can ω stay too, if L does not lie along it?',
    value: ({ torqueBody }) => (isZero(torqueBody) ? 'neither' : 'both'),
  },
  {
    id: 'turning-never-steady',
    says: 'Without a torque ω changes here for every body that turns. For most it does. But if L lies along ω, as for a ball or about a principal axis, nothing is left to change it.',
    value: ({ omegaBody, torqueBody }) => changeBy(!isZero(omegaBody) || !isZero(torqueBody), !isZero(torqueBody)),
  },
  {
    id: 'gyro-changes-both',
    says: 'Whatever makes the equation of task 1 differ from rest counts as a change of both arrows here: a torque, or ω × Iω. In the world L changes by the torque alone; and for ω the two may cancel.',
    value: (spin) => (isZero(spin.torqueBody) && isZero(gyro(spin)) ? 'neither' : 'both'),
  },
  {
    id: 'momentum-turns',
    says: 'Here L changes in the world whenever ω does. In body axes that is so. In the world only a torque changes L: which arrow stands still while a body tumbles freely?',
    value: (spin) => (omegaChanges(spin) ? 'both' : 'neither'),
  },
  {
    id: 'gyroscopic-torque',
    says: 'ω × Iω counts here as a torque that changes L. Nobody exerts it: it is how a standing L looks from axes that turn. In the world, what is left that can change L?',
    value: (spin) => changeBy(omegaChanges(spin), !isZero(spin.torqueBody) || !isZero(gyro(spin))),
  },
  {
    id: 'every-torque-changes-omega',
    says: 'You let every torque change ω. Most do. But a body that turns steadily about a leaning axis needs a torque all the time, only to carry its L round. What is left of the torque for ω then?',
    value: (spin) => changeBy(!isZero(spin.torqueBody) || omegaChanges(spin), !isZero(spin.torqueBody)),
  },
  {
    id: 'gyro-with-plus',
    says: 'The torque that holds ω has the wrong sign here: ω × Iω stands on the other side. Turning carries L round at the rate ω × L, and the torque has to supply just that.',
    value: (spin) => changeBy(!isZero(plus(spin.torqueBody, gyro(spin))), !isZero(spin.torqueBody)),
  },
  {
    id: 'only-the-axes-are-steady',
    says: 'Here ω stays only along the axes of the body. Where two moments are equal, every axis between them is a principal axis as well, and for three equal ones every axis of all: compare the directions of ω and Iω instead.',
    value: (spin) => {
      const { omegaBody, torqueBody } = spin;
      const leaning = omegaBody.filter((x) => x !== 0).length > 1;
      return changeBy(isZero(torqueBody) ? leaning : omegaChanges(spin), !isZero(torqueBody));
    },
  },
  {
    id: 'length-alone',
    says: 'An arrow counts as changing here only if it gets longer or shorter. One that turns is another arrow a moment later, too: its direction changes.',
    value: (spin) => changeBy(speeding(spin) !== 0, dot(byEach(spin.moments, spin.omegaBody), spin.torqueBody) !== 0),
  },
  {
    id: 'direction-alone',
    says: 'An arrow counts as changing here only if it turns. One that gets longer or shorter in its own direction changes, too: a torque along L does just that.',
    value: (spin) =>
      changeBy(
        !isZero(cross(spin.omegaBody, minus(spin.torqueBody, gyro(spin)))),
        !isZero(cross(byEach(spin.moments, spin.omegaBody), spin.torqueBody)),
      ),
  },
  {
    id: 'at-rest-nothing-starts',
    says: 'Where the body does not turn, you say that neither arrow changes. Both have the length zero at this instant. What do they have a moment later, if there is a torque?',
    value: (spin) => (isZero(spin.omegaBody) ? 'neither' : changeBy(omegaChanges(spin), !isZero(spin.torqueBody))),
  },
  {
    id: 'each-for-itself',
    says: 'The torque decides here about L, and ω × Iω alone about ω. For ω both count: the torque may hold it against ω × Iω, or change it where that is zero.',
    value: (spin) => changeBy(!isZero(gyro(spin)), !isZero(spin.torqueBody)),
  },
  {
    id: 'momentum-or-omega',
    says: 'You let a torque change L alone, and ω change only where there is no torque. A torque usually changes both arrows, as L is I times ω. When is one of them left alone?',
    value: (spin) => (isZero(spin.torqueBody) ? changeBy(omegaChanges(spin), false) : 'momentum'),
  },
  {
    id: 'arrows-exchanged',
    says: 'The names of the two arrows are exchanged. The torque alone decides about one of them: is that ω or L?',
    value: (spin) => changeBy(!isZero(spin.torqueBody), omegaChanges(spin)),
  },
  ...guesses<Spin>(CHANGES, 'What decides about each of the two arrows?'),
];
