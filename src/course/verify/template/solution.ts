import { dot } from 'rigid-body-lab';

export type Vec3 = [number, number, number];

export function pointEnergy(mass: number, velocity: Vec3): number {
  return (mass * dot(velocity, velocity)) / 2;
}
