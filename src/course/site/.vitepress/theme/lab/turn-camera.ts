/** A chart in space, turned by keys: what they make of the place from which it is seen. */

export interface Eye {
  x: number;
  y: number;
  z: number;
}

/** Angle of one press, in radians; with Shift a larger one. */
const STEP = Math.PI / 36;
const LARGE = 4;
const ZOOM = 1.15;
/** Straight above the picture would have no up. */
const STEEPEST = 1.5;

const TURNS: Readonly<Record<string, readonly [azimuth: number, elevation: number, zoom: number]>> = {
  ArrowLeft: [-1, 0, 0],
  ArrowRight: [1, 0, 0],
  ArrowUp: [0, 1, 0],
  ArrowDown: [0, -1, 0],
  '+': [0, 0, -1],
  '=': [0, 0, -1],
  '-': [0, 0, 1],
};

/**
 * Where the eye stands after a key; undefined for a key that turns nothing. A picture is turned about
 * the axis that points upwards in it, z or y.
 *
 * @example
 * turned({ x: 1, y: 0, z: 0 }, '-', false); // => { x: 1.15, y: 0, z: 0 }
 */
export function turned(eye: Eye, key: string, isLarge: boolean, up: 'y' | 'z' = 'z'): Eye | undefined {
  const { x, y, z } = up === 'z' ? eye : { x: eye.z, y: eye.x, z: eye.y };
  const turn = TURNS[key] as (typeof TURNS)[string] | undefined;
  if (!turn) return undefined;
  const [azimuth, elevation, zoom] = turn;
  const step = STEP * (isLarge ? LARGE : 1);
  const distance = Math.hypot(x, y, z) * ZOOM ** zoom;
  const around = Math.atan2(y, x) + azimuth * step;
  const above = Math.max(-STEEPEST, Math.min(STEEPEST, Math.asin(z / Math.hypot(x, y, z)) + elevation * step));
  const place = [Math.cos(above) * Math.cos(around), Math.cos(above) * Math.sin(around), Math.sin(above)];
  const [ex, ey, ez] = place.map((c) => Number((distance * c).toFixed(6)) + 0);
  return up === 'z' ? { x: ex, y: ey, z: ez } : { x: ey, y: ez, z: ex };
}
