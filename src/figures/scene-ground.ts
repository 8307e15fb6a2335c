/** A level ground under a scene, with numbered axes along its edges. */
import type { ReadonlyVec3, Vec3 } from '../linear/vec3.js';
import type { Camera } from './scene-camera.js';

/** What stands still in a scene. */
export interface SceneGround {
  /** Segments, six numbers each, m. */
  grid: number[];
  axes: number[];
  /** Words beside the axes: numbers of metres, and which axis it is. */
  labels: { text: string; at: number[] }[];
}

interface Box {
  low: Vec3;
  high: Vec3;
}

/** Squares across the ground, about. */
const SQUARES = 7;

/** The nearest of 1, 2, 5, 10, 20 … that is not smaller. */
export function roundStep(least: number): number {
  const decade = 10 ** Math.floor(Math.log10(least));
  return decade * ([1, 2, 5].find((digit) => digit * decade >= least * (1 - 1e-9)) ?? 10);
}

/**
 * The ground under a box, in squares of a round size, and the box with it. The axes run along the edges
 * that the camera sees in front; the upright one stands at the left.
 */
export function sceneGround(options: { box: Box; height: number; camera: Camera }): { box: Box; drawn: SceneGround } {
  const { box, height, camera } = options;
  const widest = Math.max(...box.high.map((high, k) => high - box.low[k]), Number.MIN_VALUE);
  const step = roundStep(widest / SQUARES);
  const down = (x: number): number => Math.floor(x / step + 1e-9) * step;
  const up = (x: number): number => Math.ceil(x / step - 1e-9) * step;
  const low: Vec3 = [down(box.low[0]), down(box.low[1]), Math.min(height, box.low[2])];
  const high: Vec3 = [up(box.high[0]), up(box.high[1]), height + up(Math.max(step, box.high[2] - height))];
  const count = (k: number): number => Math.round((high[k] - low[k]) / step);
  const grid: number[] = [];
  for (let i = 0; i <= count(0); i++)
    grid.push(...[low[0] + i * step, low[1], height, low[0] + i * step, high[1], height]);
  for (let j = 0; j <= count(1); j++)
    grid.push(...[low[0], low[1] + j * step, height, high[0], low[1] + j * step, height]);

  const towards = [Math.cos(camera.azimuth), Math.sin(camera.azimuth)] as const;
  const front = ([0, 1] as const).map((k) => (towards[k] > 0 ? high[k] : low[k]));
  const corners = [low[0], high[0]].flatMap((x) => [low[1], high[1]].map((y) => [x, y] as const));
  const [left] = corners.sort(([xa, ya], [xb, yb]) => towards[0] * (ya - yb) - towards[1] * (xa - xb));
  const edges: [name: string, axis: 0 | 1 | 2, at: Vec3][] = [
    ['x', 0, [low[0], front[1], height]],
    ['y', 1, [front[0], low[1], height]],
    ['z', 2, [left[0], left[1], height]],
  ];
  const axes: number[] = [];
  const labels: SceneGround['labels'] = [];
  for (const [name, axis, from] of edges) {
    const to = moved(from, axis, high[axis]);
    axes.push(...from, ...to);
    const steps = Math.round((high[axis] - from[axis]) / step);
    // Beside the line, away from the picture.
    const aside = (axis === 2 ? [towards[1], -towards[0], 0] : [0, 0, -1]).map((x) => 0.4 * step * x);
    const label = (text: string, at: ReadonlyVec3): void => {
      labels.push({ text, at: at.map((x, k) => Number((x + aside[k]).toPrecision(6))) });
    };
    for (let i = axis === 2 ? 1 : 0; i < steps; i++) {
      const value = from[axis] + i * step;
      label(String(Number(value.toPrecision(6))).replace('-', '−'), moved(from, axis, value));
    }
    label(`${name} [m]`, to);
  }
  return { box: { low, high }, drawn: { grid: grid.map(six), axes: axes.map(six), labels } };
}

const six = (x: number): number => Number(x.toPrecision(6)) + 0;

/** A point moved along an axis to a value. */
const moved = (point: ReadonlyVec3, axis: number, value: number): Vec3 =>
  point.map((x, k) => (k === axis ? value : x)) as Vec3;
