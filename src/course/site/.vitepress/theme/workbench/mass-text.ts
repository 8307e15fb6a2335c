/** Mass properties for other programs. Every number is written with all its digits. */
import { transpose } from '@dist/linear/mat3.js';
import type { BenchBody } from './bench-body.js';

/** 0 for -0: some readers of numbers know no other. */
const number = (x: number): string => String(x + 0);

const row = (numbers: readonly number[]): string => numbers.map(number).join(' ');

const named = (names: string, numbers: readonly number[]): string =>
  names
    .split(' ')
    .map((name, k) => `  ${name}  ${number(numbers[k])}`)
    .join('\n');

export const massText = ({ title, massProperties, moments, axes }: BenchBody): string => {
  const [[xx, xy, xz], [, yy, yz], [, , zz]] = massProperties.inertia;
  return `${title}

mass [kg]
  m  ${number(massProperties.mass)}
centre of mass [m]
${named('x y z', massProperties.com)}
inertia about the centre of mass [kg m²]; Ixy is -sum m x y
${named('Ixx Iyy Izz Ixy Ixz Iyz', [xx, yy, zz, xy, xz, yz])}
principal moments [kg m²]
${named('I1 I2 I3', moments)}
principal axes, each by its x, y, z
${transpose(axes)
  .map((axis, k) => `  e${k + 1}  ${row(axis)}`)
  .join('\n')}
`;
};

/** The library's `MassProperties` and `PrincipalAxes` as they are. */
export const massJson = ({ title, massProperties, moments, axes }: BenchBody): string => {
  const units = {
    mass: 'kg',
    com: 'm',
    inertia: 'kg m^2, about the centre of mass',
    moments: 'kg m^2',
    axes: '1, columns',
  };
  return `${JSON.stringify({ name: title, massProperties, principalAxes: { moments, axes }, units }, null, 2)}\n`;
};

/** An `inertial` of URDF, whose off-diagonal entries are those of the tensor, -sum m x y. */
export function massUrdf({ massProperties: { mass, com, inertia } }: BenchBody): string {
  const entries = ['ixx', 'ixy', 'ixz', 'iyy', 'iyz', 'izz'].map((name) => {
    const [i, j] = [1, 2].map((at) => 'xyz'.indexOf(name.charAt(at)));
    return `${name}="${number(inertia[i][j])}"`;
  });
  return `<inertial>
  <origin xyz="${row(com)}" rpy="0 0 0"/>
  <mass value="${number(mass)}"/>
  <inertia ${entries.join(' ')}/>
</inertial>
`;
}

/** The forms in which the page hands out mass properties. */
export const MASS_FORMS = [
  { name: 'Text', end: 'txt', type: 'text/plain', write: massText },
  { name: 'JSON', end: 'json', type: 'application/json', write: massJson },
  { name: 'URDF', end: 'urdf', type: 'application/xml', write: massUrdf },
] as const;
