/**
 * The solids of the workbench: a row for each function of mass/solids.ts and thin-solids.ts, and a handle
 * that is made of two of them.
 */
import { boxMesh } from '@dist/figures/shapes.js';
import {
  hollowCylinder,
  hollowSphere,
  solidBox,
  solidCapsule,
  solidCone,
  solidCylinder,
  solidEllipsoid,
  solidSphere,
} from '@dist/mass/solids.js';
import { thinDisc, thinRectangle, thinRing, thinRod } from '@dist/mass/thin-solids.js';
import {
  ballShape,
  capsuleShape,
  coneShape,
  cylinderShape,
  discShape,
  ellipsoidShape,
  plateShape,
  ringShape,
  rodShape,
  tubeShape,
} from './bench-shapes.js';
import { solidRow } from './bench-solid.js';
import type { BenchLength, BenchSolid } from './bench-solid.js';
import { T_HANDLE } from './t-handle.js';

const size = (...values: number[]): BenchLength[] =>
  values.map((value, place) => ({ option: 'size', place, label: `Along ${'xyz'[place]}`, value }));
const radius = (value: number): BenchLength => ({ option: 'radius', label: 'Radius', value });
const outer = (value: number): BenchLength => ({ option: 'outerRadius', label: 'Outer radius', value });
const inner = (value: number): BenchLength => ({ option: 'innerRadius', label: 'Inner radius', value });
const length = (value: number, label = 'Length'): BenchLength => ({ option: 'length', label, value });

export const BENCH_SOLIDS: readonly BenchSolid[] = [
  solidRow({
    name: 'solidBox',
    label: 'Box',
    make: solidBox,
    lengths: size(0.24, 0.12, 0.07),
    shape: (...xyz) => boxMesh(xyz as [number, number, number]),
  }),
  T_HANDLE,
  solidRow({
    name: 'solidEllipsoid',
    label: 'Ellipsoid',
    make: solidEllipsoid,
    lengths: size(0.3, 0.2, 0.1),
    shape: (...xyz) => ellipsoidShape(xyz as [number, number, number]),
  }),
  solidRow({
    name: 'thinRectangle',
    label: 'Plate',
    make: thinRectangle,
    densityName: 'surfaceDensity',
    hasAxis: true,
    lengths: size(0.3, 0.2),
    shape: plateShape,
  }),
  solidRow({
    name: 'solidCylinder',
    label: 'Cylinder',
    make: solidCylinder,
    hasAxis: true,
    lengths: [radius(0.05), length(0.2)],
    shape: cylinderShape,
  }),
  solidRow({
    name: 'hollowCylinder',
    label: 'Tube',
    make: hollowCylinder,
    hasAxis: true,
    lengths: [outer(0.06), inner(0.04), length(0.15)],
    shape: tubeShape,
  }),
  solidRow({
    name: 'solidCone',
    label: 'Cone',
    make: solidCone,
    hasAxis: true,
    lengths: [radius(0.06), { option: 'height', label: 'Height', value: 0.15 }],
    shape: coneShape,
  }),
  solidRow({
    name: 'solidCapsule',
    label: 'Capsule',
    make: solidCapsule,
    hasAxis: true,
    lengths: [radius(0.04), length(0.1, 'Straight part')],
    shape: capsuleShape,
  }),
  solidRow({
    name: 'solidSphere',
    label: 'Ball',
    make: solidSphere,
    lengths: [radius(0.1)],
    shape: ballShape,
  }),
  solidRow({
    name: 'hollowSphere',
    label: 'Hollow ball',
    make: hollowSphere,
    lengths: [outer(0.1), inner(0.08)],
    shape: ballShape,
  }),
  solidRow({
    name: 'thinDisc',
    label: 'Disc',
    make: thinDisc,
    densityName: 'surfaceDensity',
    hasAxis: true,
    lengths: [radius(0.15)],
    shape: discShape,
  }),
  solidRow({
    name: 'thinRing',
    label: 'Ring',
    make: thinRing,
    densityName: 'lineDensity',
    hasAxis: true,
    lengths: [radius(0.15)],
    shape: ringShape,
  }),
  solidRow({
    name: 'thinRod',
    label: 'Rod',
    make: thinRod,
    densityName: 'lineDensity',
    hasAxis: true,
    lengths: [length(0.4)],
    shape: rodShape,
  }),
];
