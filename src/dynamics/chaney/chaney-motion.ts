/** The moving part of Chaney's body: its state, the forces on it, and the stages of a step. */
import { expectPositive, message } from '../../linear/expect.js';
import type { InPlace } from '../../integration/forms.js';
import type { ReadonlyMat3 } from '../../linear/mat3.js';
import type { Vec3 } from '../../linear/vec3.js';
import type { MassProperties } from '../../mass/mass-properties.js';
import { STATE, stateAt, stateColumns } from '../state-numbers.js';
import type { RigidBodyState } from '../state-numbers.js';
import { constants } from '../stepping/principal-body.js';
import { principalRate } from '../stepping/principal-rate.js';

/**
 * Eq. 29: the weight of each stage in the sum, and how far along its derivative the
 * next stage lies, in steps.
 */
const STAGES = [
  { weight: 1 / 6, reach: 1 / 2 },
  { weight: 1 / 3, reach: 1 / 2 },
  { weight: 1 / 3, reach: 1 },
  { weight: 1 / 6, reach: 0 },
] as const;

/** A body in motion, stage by stage. */
export class ChaneyMotion {
  readonly massProperties: MassProperties;
  readonly linForce: Vec3<'world'> = [0, 0, 0];
  readonly rotForce: Vec3<'body'> = [0, 0, 0];
  readonly #moments: Vec3;
  readonly #damping: { readonly linKD: number; readonly rotKD: number };
  /**
   * The state of the stage, of the start of the step, the weighted sum of the
   * derivatives, and one derivative.
   */
  readonly #now: Float64Array;
  readonly #start: Float64Array = new Float64Array(STATE.size);
  readonly #sum: Float64Array = new Float64Array(STATE.size);
  readonly #rate: Float64Array = new Float64Array(STATE.size);
  /** The equations of motion (eq. 6, 7, 14 and 18 to 20) with the gravity of this step. */
  #derivative: InPlace | undefined;
  #stepSize = 0;
  /** The rkStep that comes next; 0 between steps. */
  #next = 0;

  /** `start` is the 13 numbers of `STATE`. */
  constructor(
    massProperties: MassProperties,
    start: readonly number[],
    damping: { readonly linKD: number; readonly rotKD: number },
  ) {
    this.massProperties = massProperties;
    this.#moments = diagonalMoments(massProperties);
    this.#damping = damping;
    this.#now = Float64Array.from(start);
    normalizeOrientation(this.#now);
  }

  /** The state of the present stage, its quaternion brought to length one. */
  get state(): RigidBodyState {
    return stateAt(this.#now, 0);
  }

  /** Starts a step. */
  begin(statics: { readonly stepSize: number; readonly gravity: number }): void {
    this.#expectBetweenSteps('rkInit');
    if ([...this.linForce, ...this.rotForce].some((x) => x !== 0)) {
      const reason = 'Forces are added after rkInit, and again before each rkStep.';
      const forces = [...this.linForce, ...this.rotForce];
      throw new RangeError(message('ChaneyRigidBody.rkInit', 'no force or torque yet', forces, reason));
    }
    this.#use(statics);
    this.#sum.fill(0);
    this.#next = 1;
  }

  /** One of the four stages, with the forces added since the last. */
  stage(number: 1 | 2 | 3 | 4): void {
    if (this.#next !== number) {
      const wanted = number === 1 ? 'rkInit' : `rkStep${number - 1}`;
      const last = this.#next === 0 ? 'no step begun' : this.#next === 1 ? 'rkInit' : `rkStep${this.#next - 1}`;
      const reason = 'A step is rkInit, rkStep1, rkStep2, rkStep3, rkStep4.';
      throw new RangeError(message(`ChaneyRigidBody.rkStep${number}`, `${wanted} just before`, last, reason));
    }
    this.#evaluate();
    const { weight, reach } = STAGES[number - 1];
    const h = this.#stepSize;
    for (let i = 0; i < STATE.size; i++) this.#sum[i] += weight * this.#rate[i];
    if (number === 4) this.#finish(this.#sum);
    else for (let i = 0; i < STATE.size; i++) this.#now[i] = this.#start[i] + reach * h * this.#rate[i];
    this.#next = number === 4 ? 0 : number + 1;
    this.#expectFinite(`rkStep${number}`);
  }

  /** One step of Euler's method (eq. 28). */
  euler(statics: { readonly stepSize: number; readonly gravity: number }): void {
    this.#expectBetweenSteps('eulerStep');
    this.#use(statics);
    this.#evaluate();
    this.#finish(this.#rate);
    this.#expectFinite('eulerStep');
  }

  /**
   * What holds for the whole step: its size and its gravity, which his class takes as downwards, along -z.
   */
  #use({ stepSize, gravity }: { readonly stepSize: number; readonly gravity: number }): void {
    const { linForce, rotForce } = this;
    const { linKD, rotKD } = this.#damping;
    this.#stepSize = stepSize;
    this.#start.set(this.#now);
    const body = {
      mass: this.massProperties.mass,
      gravity: [0, 0, -gravity] as Vec3,
      linearDamping: linKD,
      angularDamping: rotKD,
    };
    this.#derivative = principalRate(constants(body, this.#moments), (_t, _state, wrench) => {
      wrench.set(linForce, 0);
      wrench.set(rotForce, 3);
    });
  }

  /**
   * The derivative of the present stage; the forces are used up. Damping is v' = ... - linKD v, omega' =
   * ... - rotKD omega (erratum C7), and the quaternion is the stage's, not the start's (erratum C10).
   */
  #evaluate(): void {
    this.#derivative?.(0, this.#now, this.#rate);
    this.linForce.fill(0);
    this.rotForce.fill(0);
  }

  /**
   * The quaternion is normalised here, once per step: its equation is linear, so the stages need no unit one.
   */
  #finish(slope: Float64Array): void {
    const h = this.#stepSize;
    for (let i = 0; i < STATE.size; i++) this.#now[i] = this.#start[i] + h * slope[i];
    normalizeOrientation(this.#now);
  }

  #expectBetweenSteps(method: string): void {
    if (this.#next === 0) return;
    const got = `a step that waits for rkStep${this.#next}`;
    throw new RangeError(message(`ChaneyRigidBody.${method}`, 'no step under way', got, 'Finish it with rkStep4.'));
  }

  #expectFinite(method: string): void {
    const odd = this.#now.findIndex((x) => !Number.isFinite(x));
    if (odd < 0) return;
    const reason = 'A force was not finite, or the step is too long.';
    throw new RangeError(message(`ChaneyRigidBody.${method}`, `a finite ${stateColumns[odd]}`, this.#now[odd], reason));
  }
}

function normalizeOrientation(state: Float64Array): void {
  const at = STATE.orientation;
  const length = Math.sqrt(state[at] ** 2 + state[at + 1] ** 2 + state[at + 2] ** 2 + state[at + 3] ** 2);
  for (let i = at; i < at + 4; i++) state[i] /= length;
}

/** Ixx, Iyy, Izz of a diagonalised body (eq. 17); throws for any other. */
function diagonalMoments({ com, inertia }: MassProperties): Vec3 {
  const where = 'ChaneyRigidBody.initialise';
  const fix = 'Call diagonalise() first, and transform the graphics by diagRotPos and diagLinPos.';
  if (com.some((x) => x !== 0)) {
    throw new RangeError(message(where, 'the centre of mass at the origin', com, fix));
  }
  if (!isDiagonal(inertia)) throw new RangeError(message(where, 'principal body axes', inertia, fix));
  const moments: Vec3 = [inertia[0][0], inertia[1][1], inertia[2][2]];
  moments.forEach((moment, k) => {
    const reason = 'A rod or a point has no equation for the turn about its own axis (erratum C9).';
    expectPositive(where, `moment ${'xyz'[k]}`, moment, reason);
  });
  return moments;
}

const isDiagonal = (m: ReadonlyMat3): boolean => m.every((row, i) => row.every((x, k) => i === k || x === 0));
