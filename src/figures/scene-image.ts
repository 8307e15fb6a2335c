/** A scene where nothing moves: a strip of poses as SVG, for print and for pages without scripts. */
import type { Camera } from './painter.js';
import { FIRST_CAMERA, paintScene } from './painter.js';
import type { Scene } from './scene.js';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * The poses at equal intervals side by side, with their times.
 *
 * @example
 * const scene = animate({ title: 'Spin', times: [0], bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }] });
 * sceneStrip(scene, { poses: 1 }).startsWith('<svg'); // => true
 */
export function sceneStrip(
  scene: Scene,
  options: { poses?: number; width?: number; height?: number; camera?: Camera } = {},
): string {
  const { poses = 4, width = 720, height = 230, camera = FIRST_CAMERA } = options;
  const cell = width / poses;
  const parts: string[] = [];
  for (let k = 0; k < poses; k++) {
    const frame = poses === 1 ? 0 : Math.round((k * (scene.frames - 1)) / (poses - 1));
    const shapes = paintScene(scene, { frame, camera, width: cell, height: height - 50 });
    const drawn = shapes.map((s) => {
      const points = s.points.map((p) => p.map((x) => x.toFixed(1)).join(',')).join(' ');
      if (s.text !== undefined) {
        const [x, y] = s.points[0];
        return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${s.fill}" text-anchor="middle" font-size="13">${escape(s.text)}</text>`;
      }
      const shape = s.fill === '' ? 'polyline' : 'polygon';
      return `<${shape} points="${points}" fill="${s.fill || 'none'}" stroke="${s.stroke}" stroke-width="${s.width}" stroke-linejoin="round"/>`;
    });
    const time = `t = ${(frame * scene.interval).toFixed(2)} s`;
    parts.push(
      `<g transform="translate(${(k * cell).toFixed(1)} 28)">${drawn.join('')}` +
        `<text x="${(cell / 2).toFixed(1)}" y="${height - 36}" text-anchor="middle" font-size="13" fill="#777">${time}</text></g>`,
    );
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, 'DejaVu Sans', sans-serif">` +
    `<text x="10" y="20" font-size="15" fill="#777">${escape(scene.title)}</text>${parts.join('')}</svg>`
  );
}
