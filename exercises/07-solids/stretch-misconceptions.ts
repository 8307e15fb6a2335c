/** Wrong ideas of the question of task 1, with the words for the student. */
import type { Misconception } from 'rigid-body-lab/course';
import { guesses } from './misconceptions.js';
import { FACTORS, farther, heavier } from './situations.js';
import type { Stretch } from './situations.js';

export const ofStretch: readonly Misconception<Stretch>[] = [
  {
    id: 'moment-by-distance',
    says: 'The moment grows like the distance here. Twice as far from the axis a piece also goes twice as fast, and its momentum has twice the lever: so by how much does it count? (Two masses moved from 1 m to 2 m have four times the moment.)',
    value: (s) => heavier(s) * farther(s),
  },
  {
    id: 'mass-alone',
    says: 'The answer is how many times as heavy the brick becomes. That is right as long as no piece moves away from the axis. What do longer edges across the axis do?',
    value: heavier,
  },
  {
    id: 'mass-doubles-once',
    says: 'With the density kept, the mass is doubled once here, however many edges become longer. Twice as long, as wide and as high: how many of the old bricks fit in?',
    value: (s) => (s.keeps === 'density' ? 2 : 1) * farther(s) ** 2,
  },
  {
    id: 'same-mass-always',
    says: 'The mass stays here in all cases. If the density is kept, a brick with more room holds more mass: how many times as much?',
    value: (s) => farther(s) ** 2,
  },
  {
    id: 'along-never-matters',
    says: 'A longer edge along the axis changes nothing here, not even where the material stays the same. No piece comes farther from the axis, that is right. But is the brick still as heavy?',
    value: (s) => (farther(s) === 1 ? 1 : heavier(s) * 4),
  },
  {
    id: 'along-never-matters',
    says: 'The edge along the axis does not count here, not even for the mass. No piece comes farther from the axis by it, that is right. But with the material kept, does it not make the brick heavier?',
    value: (s) =>
      (s.keeps === 'density' ? 2 ** s.longer.filter((edge) => edge !== s.axis).length : 1) * farther(s) ** 2,
  },
  {
    id: 'mass-eight-times',
    says: 'With the density kept, the mass is always eight times as large here. It is if all three edges become longer. How many do?',
    value: (s) => (s.keeps === 'density' ? 8 : 1) * farther(s) ** 2,
  },
  {
    id: 'length-along-the-axis-counts',
    says: 'Making the brick longer along the axis counts like moving its mass outwards. A piece that is moved along the axis keeps its distance from it: stretch a rod that spins about its length.',
    value: (s) => heavier(s) * 4,
  },
  {
    id: 'each-edge-for-itself',
    says: 'Each edge across the axis brings a factor of four here. The two squares are added, b² + c², and not multiplied: twice as far is four times, in whatever direction.',
    value: (s) => heavier(s) * (farther(s) === 1 ? 1 : 16),
  },
  {
    id: 'edge-along-for-edge-across',
    says: 'Only the edge along the axis counts as a distance here. It is the one that does not: which edges say how far the mass is from the axis?',
    value: (s) => heavier(s) * (s.longer.includes(s.axis) ? 4 : 1),
  },
  ...guesses<Stretch>(FACTORS, 'Ask of one small piece of the brick: is it heavier, and is it farther from the axis?'),
];
