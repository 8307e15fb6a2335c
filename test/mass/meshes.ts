/** Meshes of known solids for the tests of this folder. */
import type { MeshLists, Triangle, Vec3 } from 'rigid-body-lab';

/** A box with full edges, centred at the origin; each face a grid of `cells` × `cells` squares. */
export function boxMesh([a, b, c]: Vec3, cells = 1): MeshLists {
  const vertices: Vec3[] = [];
  const triangles: Triangle[] = [];
  const numbers = new Map<string, number>();
  const at = (i: number, j: number, k: number): number => {
    const key = `${i} ${j} ${k}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    vertices.push([(i / cells - 0.5) * a, (j / cells - 0.5) * b, (k / cells - 0.5) * c]);
    numbers.set(key, vertices.length - 1);
    return vertices.length - 1;
  };
  // u × v points outwards on each face.
  const face = (corner: (u: number, v: number) => number): void => {
    for (let u = 0; u < cells; u++) {
      for (let v = 0; v < cells; v++) {
        const [p, q, r, s] = [corner(u, v), corner(u + 1, v), corner(u + 1, v + 1), corner(u, v + 1)];
        triangles.push([p, q, r], [p, r, s]);
      }
    }
  };
  face((u, v) => at(cells, u, v));
  face((u, v) => at(0, v, u));
  face((u, v) => at(v, cells, u));
  face((u, v) => at(u, 0, v));
  face((u, v) => at(u, v, cells));
  face((u, v) => at(v, u, 0));
  return { vertices, triangles };
}

/** A ball as a globe with `2 n` meridians and `n` bands. */
export function sphereMesh(radius: number, n: number): MeshLists {
  const vertices: Vec3[] = [[0, 0, radius]];
  for (let i = 1; i < n; i++) {
    for (let j = 0; j < 2 * n; j++) {
      const [theta, phi] = [(Math.PI * i) / n, (Math.PI * j) / n];
      vertices.push([
        radius * Math.sin(theta) * Math.cos(phi),
        radius * Math.sin(theta) * Math.sin(phi),
        radius * Math.cos(theta),
      ]);
    }
  }
  vertices.push([0, 0, -radius]);
  const at = (i: number, j: number): number => 1 + (i - 1) * 2 * n + (j % (2 * n));
  const triangles: Triangle[] = [];
  for (let j = 0; j < 2 * n; j++) {
    triangles.push([0, at(1, j), at(1, j + 1)]);
    for (let i = 1; i < n - 1; i++) {
      triangles.push([at(i, j), at(i + 1, j), at(i + 1, j + 1)], [at(i, j), at(i + 1, j + 1), at(i, j + 1)]);
    }
    triangles.push([vertices.length - 1, at(n - 1, j + 1), at(n - 1, j)]);
  }
  return { vertices, triangles };
}

/** A cylinder along z as a prism with `n` sides. */
export function cylinderMesh(radius: number, length: number, n: number): MeshLists {
  const ring = (z: number): Vec3[] =>
    Array.from({ length: n }, (_, j) => {
      const phi = (2 * Math.PI * j) / n;
      return [radius * Math.cos(phi), radius * Math.sin(phi), z];
    });
  const vertices: Vec3[] = [...ring(-length / 2), ...ring(length / 2), [0, 0, -length / 2], [0, 0, length / 2]];
  const triangles: Triangle[] = [];
  for (let j = 0; j < n; j++) {
    const k = (j + 1) % n;
    triangles.push([j, k, n + k], [j, n + k, n + j], [2 * n, k, j], [2 * n + 1, n + j, n + k]);
  }
  return { vertices, triangles };
}

/** A torus of radii 1 and 0.4 with 2 n × n quadrilaterals, its coordinates rounded to multiples of 2^-20. */
export function torusMesh(n: number): { vertices: Float64Array; triangles: Uint32Array } {
  const dyadic = (x: number): number => Math.round(x * 2 ** 20) / 2 ** 20;
  const vertices: number[] = [];
  const triangles: number[] = [];
  for (let i = 0; i < 2 * n; i++) {
    for (let j = 0; j < n; j++) {
      const [u, v] = [(Math.PI * i) / n, (2 * Math.PI * j) / n];
      const r = 1 + 0.4 * Math.cos(v);
      vertices.push(dyadic(r * Math.cos(u)), dyadic(r * Math.sin(u)), dyadic(0.4 * Math.sin(v)));
      const at = (di: number, dj: number): number => ((i + di) % (2 * n)) * n + ((j + dj) % n);
      triangles.push(at(0, 0), at(1, 0), at(1, 1), at(0, 0), at(1, 1), at(0, 1));
    }
  }
  return { vertices: Float64Array.from(vertices), triangles: Uint32Array.from(triangles) };
}
