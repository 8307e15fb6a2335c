/** What the methods of `ChaneyRigidBody` take. */
import type { ReadonlyVec3 } from '../../linear/vec3.js';
import type { ReadonlyQuaternion } from '../../rotation/quaternion.js';
import type { wrenchFromTorque } from '../wrench.js';

/** Step and gravity, of one body or of all. */
export interface ChaneyStatics {
  /** His `h` and `RKh`, s. */
  readonly stepSize: number;
  /** His `g`, m/s², along -z. */
  readonly gravity: number;
}

/** What `initialise` takes; all of it about the centre of mass and the diagonalised body axes. */
export interface ChaneyStart {
  /** Position of the centre of mass, world, m. */
  readonly linPos: ReadonlyVec3<'world'>;
  /** Velocity of the centre of mass, world, m/s. */
  readonly linVel: ReadonlyVec3<'world'>;
  /**
   * Orientation, unit quaternion: `quaternionFromAxisAngle` is his `rotation`,
   * `quaternionFromMatrix` his `fromMatrix`.
   */
  readonly qRotPos: ReadonlyQuaternion;
  /** Angular velocity in body axes, rad/s. */
  readonly rotVel: ReadonlyVec3<'body'>;
  /** Damping of the velocity, 1/s, 0 unless given: v' = -linKD v. */
  readonly linKD?: number;
  /** Damping of the angular velocity, 1/s, 0 unless given: omega' = -rotKD omega. */
  readonly rotKD?: number;
}

/** A torque, N m; the name says in which frame its components are. */
export type ChaneyTorque = Parameters<typeof wrenchFromTorque>[1];
