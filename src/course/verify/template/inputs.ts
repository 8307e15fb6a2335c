import { numberIn, recordOf, total, vectorOf } from 'rigid-body-lab/course';
import type { Domain, Variant } from 'rigid-body-lab/course';

/** What the checks hand to the student's functions. */
export interface Inputs {
  mass: number;
  velocity: [number, number, number];
}

/**
 * The inputs of a fixed check, with other numbers for each seed. Far from 0 and 1, where mistakes look right.
 */
export function draw(variant: Variant): Inputs {
  return { mass: variant.number(1.5, 4), velocity: variant.vector(2, 5) };
}

/** Everything that the statement allows. */
export const anyPoint: Domain<Inputs> = recordOf({
  mass: numberIn(0.1, 20),
  velocity: vectorOf(numberIn(-10, 10), 3),
});

/** The answer, by another way than the solution's: half of the momentum times the velocity. */
export function energyOf({ mass, velocity }: Inputs): number {
  const momentum = velocity.map((v) => mass * v);
  return total(momentum.map((p, i) => p * velocity[i])) / 2;
}
