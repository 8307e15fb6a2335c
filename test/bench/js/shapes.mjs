// Points, meshes and tensors, the same in all languages.

/** Numbers in [0, 1): the product stays below 2^53, so all languages get the same ones. */
const uniform = (i) => ((i * 1103515245 + 12345) % 2147483648) / 2147483648;

export function cloud(count) {
  const masses = Float64Array.from({ length: count }, (_, i) => 1 + (i % 7) / 8);
  return { masses, positions: Float64Array.from({ length: 3 * count }, (_, i) => uniform(i)) };
}

/** A torus of radii 1 and 0.4, of 4 tubes² triangles. */
export function torus(tubes) {
  const rings = 2 * tubes;
  const vertices = new Float64Array(3 * rings * tubes);
  const triangles = new Uint32Array(6 * rings * tubes);
  for (let i = 0; i < rings; i++) {
    for (let j = 0; j < tubes; j++) {
      const u = (2 * Math.PI * i) / rings;
      const w = (2 * Math.PI * j) / tubes;
      const r = 1 + 0.4 * Math.cos(w);
      const a = i * tubes + j;
      vertices.set([r * Math.cos(u), r * Math.sin(u), 0.4 * Math.sin(w)], 3 * a);
      const next = ((i + 1) % rings) * tubes;
      const b = next + j;
      const c = next + ((j + 1) % tubes);
      const d = i * tubes + ((j + 1) % tubes);
      triangles.set([a, b, c, a, c, d], 6 * a);
    }
  }
  return { vertices, triangles };
}

/** 256 symmetric matrices of bodies, as rows of rows. */
export const tensors = Array.from({ length: 256 }, (_, i) => {
  const [xx, yy, zz] = [0, 1, 2].map((k) => 1 + 10 * uniform(6 * i + k));
  const [xy, yz, zx] = [3, 4, 5].map((k) => uniform(6 * i + k) - 0.5);
  return [
    [xx, xy, zx],
    [xy, yy, yz],
    [zx, yz, zz],
  ];
});

/** The ten numbers in which the competitors are compared. */
export const numbersOf = ({ mass, com, inertia: [[xx, xy, zx], [, yy, yz], [, , zz]] }) => [
  mass,
  ...com,
  xx,
  yy,
  zz,
  xy,
  yz,
  zx,
];
