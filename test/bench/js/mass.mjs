// Mass properties with the library, and of the points with mathjs.
import { create, all } from 'mathjs';
import { pointCloud, solidMesh, solidMeshUnchecked } from '../../../dist/index.js';
import { cloud, numbersOf, torus } from './shapes.mjs';

function points(count) {
  const { masses, positions } = cloud(count);
  return { operations: count, run: () => numbersOf(pointCloud(masses, positions)) };
}

function mesh(solid, tubes) {
  const torusMesh = torus(tubes);
  const operations = torusMesh.triangles.length / 3;
  return { operations, run: () => numbersOf(solid(torusMesh, { density: 1 })) };
}

/** Matrix products, like numpy's in python/mass.py. */
function mathjsPoints(count) {
  const math = create(all);
  const { masses, positions } = cloud(count);
  const m = Array.from(masses);
  const p = m.map((_, i) => Array.from(positions.subarray(3 * i, 3 * i + 3)));
  const run = () => {
    const mass = math.sum(m);
    const com = math.divide(math.multiply(m, p), mass);
    const r = p.map((row) => math.subtract(row, com));
    const weighted = r.map((row, i) => math.multiply(row, m[i]));
    const second = math.multiply(math.transpose(weighted), r);
    const inertia = math.subtract(math.multiply(math.trace(second), math.identity(3).toArray()), second);
    return numbersOf({ mass, com, inertia });
  };
  return { operations: count, run };
}

export const jobs = {
  points1e4: () => points(10_000),
  points1e6: () => points(1_000_000),
  mesh1e4: () => mesh(solidMeshUnchecked, 50),
  mesh5e5: () => mesh(solidMeshUnchecked, 354),
  checkedMesh1e4: () => mesh(solidMesh, 50),
  mathjs1e4: () => mathjsPoints(10_000),
};
