import { describe, expect, it } from 'vitest';
import { principalAxes } from 'rigid-body-lab';
import type { MassProperties, PrincipalAxes } from 'rigid-body-lab';
import { bodyOfFile, bodyOfSolid } from '../../../../../src/course/site/.vitepress/theme/workbench/bench-body.js';
import {
  MASS_FORMS,
  massJson,
  massText,
  massUrdf,
} from '../../../../../src/course/site/.vitepress/theme/workbench/mass-text.js';
import { bytesOf, objText } from '../../../../mass/files.js';
import { corner, cornerByFormula, solidFile } from './support.js';

/** A corner of a brick, off its centre, with all products different. */
const body = bodyOfFile(solidFile('corner.obj', bytesOf(objText(corner([3, 2, 1])))), {
  unit: 'm',
  heavy: { kind: 'density', value: 700.3 },
});
const attributes = (xml: string): Record<string, string> =>
  Object.fromEntries([...xml.matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

describe('mass properties for other programs', () => {
  it('as JSON are the library’s own, to the last digit, with units', () => {
    const read = JSON.parse(massJson(body)) as {
      massProperties: MassProperties;
      principalAxes: PrincipalAxes;
      units: Record<string, string>;
    };
    expect(read.massProperties).toEqual(body.massProperties);
    expect(read.principalAxes).toEqual(principalAxes(body.massProperties.inertia));
    expect(read.units).toMatchObject({ mass: 'kg', com: 'm', moments: 'kg m^2' });
  });

  it('as URDF have the signs of the tensor: -sum m x y', () => {
    const { mass, com, inertia } = cornerByFormula([3, 2, 1], 700.3);
    const { xyz, rpy, value, ...entries } = attributes(massUrdf(body));
    expect(xyz.split(' ').map(Number)).toBeNear(com, 1e-12);
    expect(rpy).toBe('0 0 0');
    expect(Number(value)).toBeNear(mass, 1e-12);
    // The mass lies near the planes x = 0 and y = 0: the sum of m x y about the centre of mass is below 0.
    expect(Number(entries['ixy'])).toBeGreaterThan(0);
    const read = Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, Number(text)]));
    expect(read).toBeNear(
      {
        ixx: inertia[0][0],
        ixy: inertia[0][1],
        ixz: inertia[0][2],
        iyy: inertia[1][1],
        iyz: inertia[1][2],
        izz: inertia[2][2],
      },
      1e-12,
    );
  });

  it('as text have every number with all its digits', () => {
    const { mass, com, inertia } = body.massProperties;
    const lines = massText(body).match(/^ {2}\w+ {2}.*$/gm) ?? [];
    const found = Object.fromEntries(
      lines.map((line) => [line.trim().split(' ')[0], line.trim().split(/ +/).slice(1).map(Number)]),
    );
    const column = (k: number): number[] => body.axes.map((axis) => axis[k]);
    expect(found).toEqual({
      m: [mass],
      ...{ x: [com[0]], y: [com[1]], z: [com[2]] },
      ...{ Ixx: [inertia[0][0]], Iyy: [inertia[1][1]], Izz: [inertia[2][2]] },
      ...{ Ixy: [inertia[0][1]], Ixz: [inertia[0][2]], Iyz: [inertia[1][2]] },
      ...{ I1: [body.moments[0]], I2: [body.moments[1]], I3: [body.moments[2]] },
      ...{ e1: column(0), e2: column(1), e3: column(2) },
    });
  });

  it('never hold -0, which not every reader knows', () => {
    const cone = bodyOfSolid({ solid: 'solidCone', lengths: [0.1, 0.2], axis: 'x', heavy: { kind: 'mass', value: 1 } });
    for (const { write } of MASS_FORMS) expect(write(cone)).not.toMatch(/-0(?![.\d])/);
  });
});
