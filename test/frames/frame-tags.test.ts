/**
 * Mixing frames is a compile error. This file is type-checked with the others, and a line marked
 * `@ts-expect-error` that compiles is an error itself: so each of them proves that the compiler
 * stops the mistake.
 */
import { describe, expect, it } from 'vitest';
import {
  add,
  cross,
  matrixRateFromOmegaBody,
  matrixRateFromOmegaWorld,
  omegaBodyFromQuaternionRate,
  omegaWorldFromQuaternionRate,
  pointVelocityWorld,
  quaternionRateFromOmegaBody,
  quaternionRateFromOmegaWorld,
  eulerRateFromOmegaBody,
  identity,
  toBody,
  toWorld,
  vectorToBody,
  vectorToWorld,
} from 'rigid-body-lab';
import type { Quaternion, Vec3 } from 'rigid-body-lab';

const orientation: Quaternion = [0.5, 0.5, 0.5, 0.5];
const pose = { position: [1, 2, 3] as Vec3<'world'>, orientation };
const inBody: Vec3<'body'> = [1, 0, 0];
const inWorld: Vec3<'world'> = [1, 0, 0];

describe('frame tags', () => {
  it('let the right frame pass, and literals and untagged vectors anywhere', () => {
    const untagged: Vec3 = add([1, 0, 0], [0, 0, 0]);
    const world: Vec3<'world'> = toWorld(inBody, pose);
    const body: Vec3<'body'> = toBody(inWorld, pose);
    expect(toWorld(untagged, pose)).toEqual(toWorld([1, 0, 0], pose));
    expect(toBody(world, pose)).toBeNear(inBody, 0);
    expect(toWorld(body, pose)).toBeNear(inWorld, 0);
    expect(quaternionRateFromOmegaBody(orientation, cross(inBody, untagged))).toBeNear([0, 0, 0, 0], 0);
  });

  it('stop a world vector where a body vector belongs, and the other way round', () => {
    const motion = { orientation, velocity: inWorld, omegaBody: inBody };
    // The values are computed all the same: a tag is for the compiler and has no run-time cost.
    const mixed = [
      // @ts-expect-error: a world point is not a body point
      toWorld(inWorld, pose),
      // @ts-expect-error: a body point is not a world point
      toBody(inBody, pose),
      // @ts-expect-error: the position of a pose is a world vector
      toWorld(inBody, { position: inBody, orientation }),
      // @ts-expect-error: components that are in the world already
      vectorToWorld(inWorld, orientation),
      // @ts-expect-error: components that are in the body already
      vectorToBody(inBody, orientation),
      // @ts-expect-error: omegaWorld given for omegaBody, on the wrong side of the product
      quaternionRateFromOmegaBody(orientation, inWorld),
      // @ts-expect-error: omegaBody given for omegaWorld
      quaternionRateFromOmegaWorld(orientation, inBody),
      // @ts-expect-error: omegaWorld given for omegaBody
      matrixRateFromOmegaBody(identity(), inWorld),
      // @ts-expect-error: omegaBody given for omegaWorld
      matrixRateFromOmegaWorld(identity(), inBody),
      // @ts-expect-error: omegaWorld in the field omegaBody
      eulerRateFromOmegaBody({ sequence: 'ZXY', angles: [0, 0, 0], omegaBody: inWorld }),
      // @ts-expect-error: omegaWorld in the field omegaBody
      pointVelocityWorld(inBody, { ...motion, omegaBody: inWorld }),
      // @ts-expect-error: the velocity of the centre of mass is a world vector
      pointVelocityWorld(inBody, { ...motion, velocity: inBody }),
    ];
    expect(mixed).toHaveLength(12);
  });

  it('stop a result of the wrong frame', () => {
    const rate: Quaternion = [-1.5, 0.5, 0, 1];
    // @ts-expect-error: omegaBody is not omegaWorld
    const world: Vec3<'world'> = omegaBodyFromQuaternionRate(orientation, rate);
    // @ts-expect-error: omegaWorld is not omegaBody
    const body: Vec3<'body'> = omegaWorldFromQuaternionRate(orientation, rate);
    expect([world, body]).toBeNear(
      [
        [1, 2, 3],
        [3, 1, 2],
      ],
      0,
    );
  });

  it('stop a quaternion where a vector belongs', () => {
    // @ts-expect-error: four numbers are not three
    expect(() => toWorld(orientation, pose)).toThrow(TypeError);
  });
});
