/** How `ChaneyRigidBody` is set up, and what it refuses. */
import { describe, expect, it, vi } from 'vitest';
import {
  diagonal,
  ChaneyRigidBody,
  matrixFromAxisAngle,
  pointMasses,
  quaternionFromMatrix,
  solidBox,
} from 'rigid-body-lab';
import type { Vec3 } from 'rigid-body-lab';
import { CHAIN, FORMULA } from '../support/tolerances.js';

const rest = { linPos: [0, 0, 0], linVel: [0, 0, 0], qRotPos: [1, 0, 0, 0], rotVel: [0, 0, 0] } as const;
const statics = { stepSize: 0.01, gravity: 9.81 };

function ready(): ChaneyRigidBody {
  const body = new ChaneyRigidBody(statics);
  body.setBox({ halfExtents: [1, 2, 3], mass: 6 });
  body.initialise(rest);
  return body;
}

const step = (body: ChaneyRigidBody): void => {
  body.rkInit();
  body.rkStep1();
  body.rkStep2();
  body.rkStep3();
  body.rkStep4();
};

describe('step and gravity', () => {
  it('are refused before they are set, then shared, unless a body has its own', async () => {
    // A fresh copy of the module, whose statics no other test has set.
    vi.resetModules();
    const fresh = await import('rigid-body-lab');
    const body = new fresh.ChaneyRigidBody();
    body.setSphere({ radius: 1, mass: 2 });
    body.initialise(rest);
    expect(() => {
      body.rkInit();
    }).toThrow(
      new RangeError(
        'ChaneyRigidBody: expected a step size and gravity, got undefined. Call ChaneyRigidBody.setStatics, or give them to the constructor.',
      ),
    );
    fresh.ChaneyRigidBody.setStatics({ stepSize: 0.5, gravity: 2 });
    expect([body.stepSize, body.gravity]).toEqual([0.5, 2]);
    const own = new fresh.ChaneyRigidBody({ stepSize: 0.25, gravity: 0 });
    expect([own.stepSize, own.gravity]).toEqual([0.25, 0]);
  });

  it('gravity acts along -z, in Runge-Kutta exactly as a parabola', () => {
    const body = ready();
    for (let k = 0; k < 100; k++) step(body);
    expect(body.linVel).toBeNear([0, 0, -9.81], CHAIN);
    expect(body.linPos).toBeNear([0, 0, -9.81 / 2], CHAIN);
  });

  it.each([
    [
      { stepSize: 0, gravity: 1 },
      'ChaneyRigidBody.setStatics: expected stepSize > 0, got 0. Time goes forward; to go back, turn the velocities round.',
    ],
    [
      { stepSize: 1, gravity: NaN },
      'ChaneyRigidBody.setStatics: expected a finite gravity, got NaN. A value that is not finite spoils every result.',
    ],
  ])('%j is refused', (wrong, text) => {
    expect(() => {
      ChaneyRigidBody.setStatics(wrong);
    }).toThrow(new RangeError(text));
    expect(() => new ChaneyRigidBody(wrong)).toThrow(new RangeError(text.replace('.setStatics', '')));
  });
});

describe('mass distribution', () => {
  it('box by half extents, cylinder along x by full height, sphere', () => {
    const body = new ChaneyRigidBody(statics);
    body.setBox({ halfExtents: [1, 2, 3], mass: 6 });
    expect(body.massProperties).toBeNear(
      {
        mass: 6,
        com: [0, 0, 0],
        inertia: diagonal(26, 20, 10),
      },
      FORMULA,
    );
    body.setCylinder({ radius: 2, height: 6, mass: 1 });
    expect(body.massProperties.inertia).toBeNear(diagonal(2, 4, 4), FORMULA);
    body.setSphere({ radius: 0.5, mass: 10 });
    expect(body.massProperties.inertia).toBeNear(
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
      FORMULA,
    );
  });

  it('one of your own, diagonalised: the way maps it, and a second call keeps the way from the first axes', () => {
    const particles = [
      { mass: 1, position: [1, 2, 3] as Vec3 },
      { mass: 2, position: [-1, 0.5, 4] as Vec3 },
      { mass: 3, position: [0.25, -3, 1] as Vec3 },
      { mass: 1.5, position: [2, 2, -2] as Vec3 },
    ];
    const body = new ChaneyRigidBody(statics);
    body.setMassProperties(pointMasses(particles));
    expect(body.diagRotPos).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    body.diagonalise();
    const [rotation, translation] = [body.diagRotPos, body.diagLinPos];
    const moved = particles.map(({ mass, position }) => ({
      mass,
      position: rotation.map((row, i) => row.reduce((sum, r, k) => sum + r * position[k], translation[i])) as Vec3,
    }));
    expect(pointMasses(moved)).toBeNear(body.massProperties, CHAIN);
    body.diagonalise();
    expect([body.diagRotPos, body.diagLinPos]).toBeNear([rotation, translation], CHAIN);
  });

  it('combines turned parts', () => {
    const body = new ChaneyRigidBody(statics);
    const part = new ChaneyRigidBody(statics);
    body.setBox({ halfExtents: [1, 1, 1], mass: 1 });
    part.setCylinder({ radius: 1, height: 2, mass: 12 });
    const rotation = matrixFromAxisAngle([0, 0, 1], Math.PI / 2);
    body.combine(part, { rotation, translation: [0, 0, 13] });
    expect(body.massProperties.com).toBeNear([0, 0, 12], FORMULA);
    // Cylinder now along y: 7, 6, 7; box 2/3 each; 1 * 144 + 12 * 1 about x and y.
    const [x, y, z] = [7 + 2 / 3 + 156, 6 + 2 / 3 + 156, 7 + 2 / 3];
    expect(body.massProperties.inertia).toBeNear(diagonal(x, y, z), FORMULA);
  });

  it('takes an orientation from a matrix', () => {
    const body = ready();
    const R = matrixFromAxisAngle([1, -2, 0.5], 2.5);
    body.initialise({ ...rest, qRotPos: quaternionFromMatrix(R) });
    expect(body.rotPos).toBeNear(R, FORMULA);
  });
});

describe('mistakes', () => {
  const stepRule = 'A step is rkInit, rkStep1, rkStep2, rkStep3, rkStep4.';
  const diagonaliseRule = 'Call diagonalise() first, and transform the graphics by diagRotPos and diagLinPos.';
  const offCentre = { ...solidBox({ size: [1, 2, 3], mass: 1 }), com: [0, 1, 0] as Vec3 };
  const skew = pointMasses([
    { mass: 1, position: [1, 1, 0] },
    { mass: 1, position: [-1, -1, 0] },
    { mass: 1, position: [0, 0, 2] },
    { mass: 1, position: [0, 0, -2] },
  ]);
  const rod = pointMasses([
    { mass: 1, position: [1, 0, 0] },
    { mass: 1, position: [-1, 0, 0] },
  ]);
  const withMass = (massProperties: typeof skew): ChaneyRigidBody => {
    const body = new ChaneyRigidBody(statics);
    body.setMassProperties(massProperties);
    return body;
  };

  const cases: [string, () => void, string][] = [
    [
      'a step without rkInit',
      () => {
        ready().rkStep1();
      },
      `ChaneyRigidBody.rkStep1: expected rkInit just before, got "no step begun". ${stepRule}`,
    ],
    [
      'a stage left out',
      () => {
        const body = ready();
        body.rkInit();
        body.rkStep1();
        body.rkStep3();
      },
      `ChaneyRigidBody.rkStep3: expected rkStep2 just before, got "rkStep1". ${stepRule}`,
    ],
    [
      'a stage twice',
      () => {
        const body = ready();
        body.rkInit();
        body.rkStep1();
        body.rkStep1();
      },
      `ChaneyRigidBody.rkStep1: expected rkInit just before, got "rkStep1". ${stepRule}`,
    ],
    [
      'rkStep2 after rkInit',
      () => {
        const body = ready();
        body.rkInit();
        body.rkStep2();
      },
      `ChaneyRigidBody.rkStep2: expected rkStep1 just before, got "rkInit". ${stepRule}`,
    ],
    [
      'a step begun twice',
      () => {
        const body = ready();
        body.rkInit();
        body.rkInit();
      },
      'ChaneyRigidBody.rkInit: expected no step under way, got "a step that waits for rkStep1". Finish it with rkStep4.',
    ],
    [
      'Euler inside a step',
      () => {
        const body = ready();
        body.rkInit();
        body.eulerStep();
      },
      'ChaneyRigidBody.eulerStep: expected no step under way, got "a step that waits for rkStep1". Finish it with rkStep4.',
    ],
    [
      'forces before rkInit',
      () => {
        const body = ready();
        body.linForce[0] = 5;
        body.rkInit();
      },
      'ChaneyRigidBody.rkInit: expected no force or torque yet, got [5, 0, 0, 0, 0, 0]. Forces are added after rkInit, and again before each rkStep.',
    ],
    [
      'a force that is not finite',
      () => {
        const body = ready();
        body.rkInit();
        body.linForce[1] = NaN;
        body.rkStep1();
      },
      'ChaneyRigidBody.rkStep1: expected a finite velocity.y, got NaN. A force was not finite, or the step is too long.',
    ],
    [
      'a body without mass',
      () => {
        new ChaneyRigidBody(statics).initialise(rest);
      },
      'ChaneyRigidBody: expected a mass distribution, got undefined. Call setBox, setCylinder, setSphere, setMassProperties or combine first.',
    ],
    [
      'the state before initialise',
      () => new ChaneyRigidBody(statics).linPos,
      'ChaneyRigidBody: expected a mass distribution, got undefined. Call setBox, setCylinder, setSphere, setMassProperties or combine first.',
    ],
    [
      'a step before initialise',
      () => {
        withMass(solidBox({ size: [1, 2, 3], mass: 1 })).rkInit();
      },
      'ChaneyRigidBody: expected an initial state, got "none". Call initialise first.',
    ],
    [
      'a mass that changes in motion',
      () => {
        const body = ready();
        body.setSphere({ radius: 1, mass: 1 });
        body.rkInit();
      },
      'ChaneyRigidBody: expected an initial state, got "a mass distribution changed since". Call initialise first.',
    ],
    [
      'diagonalise forgotten, centre of mass elsewhere',
      () => {
        withMass(offCentre).initialise(rest);
      },
      `ChaneyRigidBody.initialise: expected the centre of mass at the origin, got [0, 1, 0]. ${diagonaliseRule}`,
    ],
    [
      'diagonalise forgotten, axes not principal',
      () => {
        withMass(skew).initialise(rest);
      },
      `ChaneyRigidBody.initialise: expected principal body axes, got [[10, -2, 0], [-2, 10, 0], [0, 0, 4]]. ${diagonaliseRule}`,
    ],
    [
      'a rod',
      () => {
        withMass(rod).initialise(rest);
      },
      'ChaneyRigidBody.initialise: expected moment x > 0, got 0. A rod or a point has no equation for the turn about its own axis (erratum C9).',
    ],
    [
      'negative damping',
      () => {
        ready().initialise({ ...rest, rotKD: -1 });
      },
      'ChaneyRigidBody.initialise: expected rotKD >= 0, got -1. Damping takes energy.',
    ],
    [
      'a quaternion that is not unit',
      () => {
        ready().initialise({ ...rest, qRotPos: [1, 1, 0, 0] });
      },
      'ChaneyRigidBody.initialise: expected qRotPos to be a unit quaternion, got [1, 1, 0, 0]. Its length is 1.4142135623730951; if only its direction is meant, pass it through normalizeQuaternion.',
    ],
    [
      'no mass',
      () => {
        withMass({
          mass: 0,
          com: [0, 0, 0],
          inertia: diagonal(0, 0, 0),
        });
      },
      'ChaneyRigidBody.setMassProperties: expected mass > 0, got 0. A body without mass has no motion.',
    ],
  ];
  it.each(cases)('%s is refused', (_name, mistake, text) => {
    expect(mistake).toThrow(new RangeError(text));
  });

  it('shapes are checked', () => {
    expect(() => {
      ready().initialise({ ...rest, linPos: [1, 2] as unknown as Vec3 });
    }).toThrow(
      new TypeError('ChaneyRigidBody.initialise: expected linPos to be 3 numbers, got [1, 2]. Write it as an array.'),
    );
    expect(() => {
      ready().addForce({ forceWorld: [1, 2, 3], pointBody: [1] as unknown as Vec3 });
    }).toThrow(TypeError);
    expect(() => {
      ready().setBox({ halfExtents: 3 as unknown as Vec3, mass: 1 });
    }).toThrow(
      new TypeError('ChaneyRigidBody.setBox: expected halfExtents to be 3 numbers, got 3. Write it as an array.'),
    );
  });

  it('what is read does not reach inside', () => {
    const body = ready();
    body.linPos[0] = 7;
    body.qRotPos[0] = 7;
    body.diagLinPos[0] = 7;
    body.diagRotPos[0][0] = 7;
    expect(body.state).toEqual({
      position: [0, 0, 0],
      orientation: [1, 0, 0, 0],
      velocity: [0, 0, 0],
      omegaBody: [0, 0, 0],
    });
    expect([body.diagLinPos, body.diagRotPos[0]]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
});
