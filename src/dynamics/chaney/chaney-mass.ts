/** The mass distribution of Chaney's body: his primitives, put together and diagonalised (section 8.2). */
import { expectFields } from '../../linear/expect-fields.js';
import { calledAs, expectFinite, expectPositive, expectVec3, message } from '../../linear/expect.js';
import { apply, identity, multiply } from '../../linear/mat3.js';
import type { Mat3 } from '../../linear/mat3.js';
import { add } from '../../linear/vec3.js';
import type { ReadonlyVec3, Vec3 } from '../../linear/vec3.js';
import { combine, placed } from '../../mass/compound.js';
import type { Placement } from '../../mass/compound.js';
import { diagonalize } from '../../mass/diagonalize.js';
import { expectMassProperties } from '../../mass/expect-mass.js';
import type { MassProperties } from '../../mass/mass-properties.js';
import { solidBox, solidCylinder, solidSphere } from '../../mass/solids.js';

const NO_MOTION = 'A body without mass has no motion.';

/** The part of `ChaneyRigidBody` that is set up before it moves. */
export class ChaneyMassDistribution {
  #massProperties: MassProperties | undefined;
  #diagRotPos: Mat3 = identity();
  #diagLinPos: Vec3 = [0, 0, 0];

  /** Mass, centre of mass and inertia tensor in the present body axes; throws before they are set. */
  get massProperties(): MassProperties {
    if (this.#massProperties === undefined) {
      const fix = 'Call setBox, setCylinder, setSphere, setMassProperties or combine first.';
      throw new RangeError(message('ChaneyRigidBody', 'a mass distribution', undefined, fix));
    }
    return this.#massProperties;
  }

  /**
   * `diagRotPos`: with `diagLinPos` it takes old coordinates to diagonalised ones, new =
   * diagRotPos old + diagLinPos.
   */
  get diagRotPos(): Mat3 {
    return this.#diagRotPos.map((row) => [...row]) as Mat3;
  }

  /** `diagLinPos`, in m. */
  get diagLinPos(): Vec3 {
    const [x, y, z] = this.#diagLinPos;
    return [x, y, z];
  }

  /** `setBox(xRadius, yRadius, zRadius, mass)`: his radii are half the edges. */
  setBox(options: { readonly halfExtents: ReadonlyVec3; readonly mass: number }): void {
    const where = 'ChaneyRigidBody.setBox';
    expectFields(where, 'options', options, ['halfExtents', 'mass']);
    const { halfExtents, mass } = options;
    expectVec3(where, 'halfExtents', halfExtents);
    expectPositive(where, 'mass', mass, NO_MOTION);
    const [x, y, z] = halfExtents;
    this.setMassProperties(calledAs(where, () => solidBox({ size: [2 * x, 2 * y, 2 * z], mass })));
  }

  /** `setCylinder(radius, height, mass)`: along x, with its full height. */
  setCylinder(options: { readonly radius: number; readonly height: number; readonly mass: number }): void {
    const where = 'ChaneyRigidBody.setCylinder';
    expectFields(where, 'options', options, ['radius', 'height', 'mass']);
    const { radius, height, mass } = options;
    expectFinite(where, 'height', height);
    expectPositive(where, 'mass', mass, NO_MOTION);
    this.setMassProperties(calledAs(where, () => solidCylinder({ radius, length: height, axis: 'x', mass })));
  }

  /** `setSphere(radius, mass)`. */
  setSphere(options: { readonly radius: number; readonly mass: number }): void {
    const where = 'ChaneyRigidBody.setSphere';
    expectFields(where, 'options', options, ['radius', 'mass']);
    const { radius, mass } = options;
    expectPositive(where, 'mass', mass, NO_MOTION);
    this.setMassProperties(calledAs(where, () => solidSphere({ radius, mass })));
  }

  /**
   * His "your own mass distribution": any mass, centre of mass, and tensor about the
   * centre of mass (eq. 2 to 4).
   */
  setMassProperties(massProperties: MassProperties): void {
    expectMassProperties('ChaneyRigidBody.setMassProperties', 'massProperties', massProperties);
    expectPositive('ChaneyRigidBody.setMassProperties', 'mass', massProperties.mass, NO_MOTION);
    this.#replace(massProperties, identity(), [0, 0, 0]);
  }

  /** `combine(body, rotPos, linPos)`: adds another body, placed in the axes of this one. */
  combine(body: ChaneyMassDistribution, placement: Placement = {}): void {
    const where = 'ChaneyRigidBody.combine';
    if (!(body instanceof ChaneyMassDistribution)) {
      throw new TypeError(
        message(where, 'a ChaneyRigidBody', body, 'placed and combine put mass properties together.'),
      );
    }
    const added = calledAs(where, () => placed(body.massProperties, placement));
    this.#replace(combine(this.massProperties, added), identity(), [0, 0, 0]);
  }

  /**
   * `diagonalise()`: moves the origin to the centre of mass and turns the axes into the principal
   * ones (section 2.2), of which diagRotPos holds the rows. Graphics and points of the body
   * need the same transform.
   */
  diagonalise(): void {
    const { massProperties, rotation, translation } = diagonalize(this.massProperties);
    // After an earlier call, still from the axes in which the distribution was described.
    const linPos = add(apply(rotation, this.#diagLinPos), translation);
    this.#replace(massProperties, multiply(rotation, this.#diagRotPos), linPos);
  }

  #replace(massProperties: MassProperties, rotation: Mat3, translation: Vec3): void {
    this.#massProperties = massProperties;
    this.#diagRotPos = rotation;
    this.#diagLinPos = translation;
  }
}
