/** Seeded random values for property tests: the same seed gives the same draws on every machine. */
import type { Mat3, Vec3 } from 'rigid-body-lab';

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  uniform(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  integer(low: number, highInclusive: number): number;
  vector(size?: number): Vec3;
  unitVector(): Vec3;
  /** Uniform over all orientations. */
  quaternion(): [number, number, number, number];
  rotation(): Mat3;
}

/** Mulberry32: 32 bits of state, passes the usual batteries for this size, and is ten lines. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const uniform = (low: number, high: number): number => low + (high - low) * next();
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const normals = (count: number): number[] => {
    for (;;) {
      const values = Array.from({ length: count }, normal);
      const length = Math.sqrt(values.reduce((sum, x) => sum + x * x, 0));
      if (length > 1e-3) return values.map((x) => x / length);
    }
  };
  const quaternion = (): [number, number, number, number] => normals(4) as [number, number, number, number];
  return {
    next,
    uniform,
    normal,
    integer: (low, high) => low + Math.floor(next() * (high - low + 1)),
    vector: (size = 1) => [uniform(-size, size), uniform(-size, size), uniform(-size, size)],
    unitVector: () => normals(3) as Vec3,
    quaternion,
    // Written out here, so that tests of the library's own conversion do not use it.
    rotation: () => {
      const [w, x, y, z] = quaternion();
      return [
        [w * w + x * x - y * y - z * z, 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), w * w - x * x + y * y - z * z, 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), w * w - x * x - y * y + z * z],
      ];
    },
  };
}
