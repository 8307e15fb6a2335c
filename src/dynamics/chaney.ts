/**
 * Chaney's RigidBody class (Simulating Single Rigid Bodies, section 8): the Runge-Kutta step in four calls.
 */
import { pointVelocityWorld, toWorld } from '../frames/pose.js';
import { expectFields } from '../linear/expect-fields.js';
import { calledAs, expectFinite, expectPositive, expectVec3, message } from '../linear/expect.js';
import { apply } from '../linear/mat3.js';
import type { Mat3 } from '../linear/mat3.js';
import { dot } from '../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import { expectUnitQuaternion } from '../rotation/expect.js';
import { matrixOfQuaternion } from '../rotation/unchecked.js';
import type { Quaternion } from '../rotation/quaternion.js';
import { ChaneyMassDistribution } from './chaney/chaney-mass.js';
import { ChaneyMotion } from './chaney/chaney-motion.js';
import type { ChaneyStart, ChaneyStatics, ChaneyTorque } from './chaney/chaney-options.js';
import type { RigidBodyState } from './state.js';
import { wrenchFromForceAtPoint, wrenchFromTorque } from './wrench.js';
import type { ForceAtPoint, Wrench } from './wrench.js';

export type { ChaneyStart, ChaneyStatics } from './chaney/chaney-options.js';

/**
 * Chaney's `RigidBody`. Set up a mass distribution, `diagonalise`, `initialise`; then, for each step,
 * `rkInit` and `rkStep1` to `rkStep4`, with the forces of the stage added before each: at every call the body
 * shows the position, velocity and orientation at which they are wanted. Gravity and damping are included.
 * Each rkStep uses up the forces.
 *
 * - The order of the calls is checked, and so is a force that was added where none is
 *   wanted: before `rkInit`.
 * - `initialise` refuses a body whose axes are not principal or whose centre of mass is not the origin.
 * - Every stage uses its own quaternion (eq. 29), so the attitude has order 4. His published class uses
 *   the quaternion of the start of the step in every stage, and has order 2 (erratum C10).
 *
 * His names: RKInit, RKStep1 to 4 and RKh are `rkInit`, `rkStep1` to `rkStep4` and `stepSize`
 * here; the others are kept.
 *
 * @example
 * // His example (section 8.2): a box and a cylinder in one body.
 * ChaneyRigidBody.setStatics({ stepSize: 0.01, gravity: 9.81 });
 * const mainBody = new ChaneyRigidBody();
 * const tempBody = new ChaneyRigidBody();
 * mainBody.setBox({ halfExtents: [4, 2, 1], mass: 1000 });
 * tempBody.setCylinder({ radius: 1, height: 2, mass: 500 });
 * mainBody.combine(tempBody, { translation: [5, 0, 0] });
 * mainBody.diagonalise();
 * mainBody.diagLinPos; // => [-1.6666666667, 0, 0]
 * const qRotPos = quaternionFromAxisAngle([1, 1, 0], 0.3);
 * mainBody.initialise({
 *   linPos: [0, -10, 10],
 *   linVel: [0, 0, 0],
 *   qRotPos,
 *   rotVel: [1, 2, -0.5],
 *   linKD: 0.01,
 *   rotKD: 0.01,
 * });
 * mainBody.rkInit();
 * mainBody.rkStep1();
 * mainBody.rkStep2();
 * mainBody.rkStep3();
 * mainBody.rkStep4();
 * mainBody.rotVel; // => [1.0051948105, 1.9950330249, -0.5161562613]
 */
export class ChaneyRigidBody extends ChaneyMassDistribution {
  static #statics: ChaneyStatics | undefined;
  readonly #own: ChaneyStatics | undefined;
  #motion: ChaneyMotion | undefined;

  /** A body with step and gravity of its own; without them it has those of the class. */
  constructor(own?: ChaneyStatics) {
    super();
    if (own !== undefined) expectStatics('ChaneyRigidBody', own);
    this.#own = own && { ...own };
  }

  /**
   * `setStatics(h, g)`: step and gravity of all bodies that have none of their own,
   * from the next `rkInit` on.
   */
  static setStatics(statics: ChaneyStatics): void {
    expectStatics('ChaneyRigidBody.setStatics', statics);
    ChaneyRigidBody.#statics = { ...statics };
  }

  /** `RKh`: the step of this body, s. */
  get stepSize(): number {
    return this.#used.stepSize;
  }

  /** `g`: gravity of this body, m/s². */
  get gravity(): number {
    return this.#used.gravity;
  }

  /**
   * `initialise(linPos, linVel, qRotPos, rotVel, linKD, rotKD)`; section 2.1 has it start from
   * the centre of mass (C6).
   */
  initialise(start: ChaneyStart): void {
    const where = 'ChaneyRigidBody.initialise';
    expectFields(where, 'start', start, ['linPos', 'linVel', 'qRotPos', 'rotVel', 'linKD', 'rotKD']);
    const { linPos, linVel, qRotPos, rotVel, linKD = 0, rotKD = 0 } = start;
    expectVec3(where, 'linPos', linPos);
    expectVec3(where, 'linVel', linVel);
    expectUnitQuaternion(where, 'qRotPos', qRotPos);
    expectVec3(where, 'rotVel', rotVel);
    Object.entries({ linKD, rotKD }).forEach(([name, rate]) => {
      expectFinite(where, name, rate);
      if (rate < 0) throw new RangeError(message(where, `${name} >= 0`, rate, 'Damping takes energy.'));
    });
    const numbers = [...linPos, ...qRotPos, ...linVel, ...rotVel];
    this.#motion = new ChaneyMotion(this.massProperties, numbers, { linKD, rotKD });
  }

  /** `linPos`: position of the centre of mass, world, m (eq. 6). Inside a step, of the stage. */
  get linPos(): Vec3<'world'> {
    return this.state.position;
  }

  /** `linVel`: velocity of the centre of mass, world, m/s (eq. 7). */
  get linVel(): Vec3<'world'> {
    return this.state.velocity;
  }

  /** `qRotPos`: orientation as a unit quaternion (section 4.1). */
  get qRotPos(): Quaternion {
    return this.state.orientation;
  }

  /** `rotPos`: orientation as a matrix from body to world (eq. 10). */
  get rotPos(): Mat3 {
    return matrixOfQuaternion(this.qRotPos);
  }

  /** `rotVel`: angular velocity in body axes, rad/s (eq. 11). */
  get rotVel(): Vec3<'body'> {
    return this.state.omegaBody;
  }

  /** The four state variables of section 2.1 in one record, for the rest of the library. */
  get state(): RigidBodyState {
    return this.#moving.state;
  }

  /** `linForce`: the force on the centre of mass, world, N. Add to it. */
  get linForce(): Vec3<'world'> {
    return this.#moving.linForce;
  }

  /** `rotForce`: the torque in body axes, N m. Add to it. */
  get rotForce(): Vec3<'body'> {
    return this.#moving.rotForce;
  }

  /**
   * Adds a force at a point of the body: `{forceWorld, pointWorld}` (eq. 22), `{forceWorld, pointBody}`
   * (eq. 23) or `{forceBody, pointBody}` (eq. 24 and 25).
   */
  addForce(applied: ForceAtPoint): void {
    this.#add(calledAs('ChaneyRigidBody.addForce', () => wrenchFromForceAtPoint(this.state, applied)));
  }

  /** Adds a torque: `{torqueWorld}` (eq. 26) or `{torqueBody}`. */
  addTorque(torque: ChaneyTorque): void {
    this.#add(calledAs('ChaneyRigidBody.addTorque', () => wrenchFromTorque(this.state, torque)));
  }

  /** Where a point of the body is in the world, m (eq. 30). */
  pointPosition(point: ReadonlyVec3<'body'>): Vec3<'world'> {
    return calledAs('ChaneyRigidBody.pointPosition', () => toWorld(point, this.state));
  }

  /** The velocity of a point of the body in the world, m/s (eq. 31). */
  pointVelocity(point: ReadonlyVec3<'body'>): Vec3<'world'> {
    return calledAs('ChaneyRigidBody.pointVelocity', () => pointVelocityWorld(point, this.state));
  }

  /** The angular momentum about the centre of mass, world, kg m²/s (eq. 32); constant without torque. */
  get angularMomentum(): Vec3<'world'> {
    return apply(this.rotPos, apply(this.massProperties.inertia, this.rotVel));
  }

  /** Kinetic energy and m g z, J (eq. 33); constant without damping and forces. */
  get energy(): number {
    const { mass, inertia } = this.massProperties;
    const { linVel, rotVel } = this;
    return (
      mass * this.gravity * this.linPos[2] + (mass * dot(linVel, linVel) + dot(apply(inertia, rotVel), rotVel)) / 2
    );
  }

  /** `RKInit()`: starts a step. The forces of its first stage come after it. */
  rkInit(): void {
    this.#moving.begin(this.#used);
  }

  /** `RKStep1()`: uses the forces at t; then the body shows its first estimate at t + h/2. */
  rkStep1(): void {
    this.#moving.stage(1);
  }

  /** `RKStep2()`: uses the forces of that estimate; then the body shows the second one at t + h/2. */
  rkStep2(): void {
    this.#moving.stage(2);
  }

  /** `RKStep3()`: uses the forces of that estimate; then the body shows the one at t + h. */
  rkStep3(): void {
    this.#moving.stage(3);
  }

  /** `RKStep4()`: uses the forces of that estimate; then the body is at t + h. */
  rkStep4(): void {
    this.#moving.stage(4);
  }

  /**
   * One step of Euler's method (eq. 28) with the forces added so far; for comparison, it needs
   * a hundredth of the step.
   */
  eulerStep(): void {
    this.#moving.euler(this.#used);
  }

  #add({ force, torque }: Wrench): void {
    const { linForce, rotForce } = this;
    for (let i = 0; i < 3; i++) {
      linForce[i] += force[i];
      rotForce[i] += torque[i];
    }
  }

  get #used(): ChaneyStatics {
    const statics = this.#own ?? ChaneyRigidBody.#statics;
    if (statics === undefined) {
      const fix = 'Call ChaneyRigidBody.setStatics, or give them to the constructor.';
      throw new RangeError(message('ChaneyRigidBody', 'a step size and gravity', undefined, fix));
    }
    return statics;
  }

  get #moving(): ChaneyMotion {
    if (this.#motion?.massProperties !== this.massProperties) {
      const got = this.#motion === undefined ? 'none' : 'a mass distribution changed since';
      throw new RangeError(message('ChaneyRigidBody', 'an initial state', got, 'Call initialise first.'));
    }
    return this.#motion;
  }
}

function expectStatics(where: string, statics: ChaneyStatics): void {
  expectFields(where, 'statics', statics, ['stepSize', 'gravity']);
  const { stepSize, gravity } = statics;
  expectPositive(where, 'stepSize', stepSize, 'Time goes forward; to go back, turn the velocities round.');
  expectFinite(where, 'gravity', gravity);
}
