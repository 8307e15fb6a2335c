/**
 * Seeded draws: the same seed gives the same attack on every machine (Mulberry32, as test/support/random.ts).
 */
export function seeded(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const uniform = (low, high) => low + (high - low) * next();
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const unit = (count) => {
    const values = Array.from({ length: count }, normal);
    const length = Math.hypot(...values);
    return values.map((x) => x / length);
  };
  return {
    next,
    uniform,
    normal,
    pick: (list) => list[Math.floor(next() * list.length)],
    power: (low, high) => 10 ** uniform(low, high),
    vector: (size = 1) => [uniform(-size, size), uniform(-size, size), uniform(-size, size)],
    unitVector: () => unit(3),
    quaternion: () => unit(4),
  };
}
