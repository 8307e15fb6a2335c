/** A scene where nothing moves: a strip of poses as SVG, for print and for pages without scripts. */
import type { FlatShape } from './painter.js';
import { paintScene } from './painter.js';
import type { Camera } from './scene-camera.js';
import { placeLabels } from './scene-labels.js';
import { SCENE_PALETTES } from './scene-palette.js';
import type { Scene } from './scene.js';

const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

function svgOf(s: FlatShape): string {
  const pen = `stroke="${s.stroke}" stroke-width="${s.width}" stroke-linejoin="round"`;
  const opacity = s.opacity === undefined || s.opacity === 1 ? '' : ` opacity="${s.opacity}"`;
  if (s.text !== undefined) {
    const [x, y] = s.points[0].map((v) => v.toFixed(1));
    const letters = `font-size="${s.size ?? 14}" font-weight="${s.quiet === true ? 400 : 600}"`;
    const place = `x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" paint-order="stroke"`;
    return `<text ${place} fill="${s.fill}" ${pen} ${letters}>${escape(s.text)}</text>`;
  }
  const points = s.points.map((p) => p.map((x) => x.toFixed(1)).join(',')).join(' ');
  const shape = s.fill === '' ? 'polyline' : 'polygon';
  const dashes = s.dashed === true ? ' stroke-dasharray="4 4"' : '';
  return `<${shape} points="${points}" fill="${s.fill || 'none'}" ${pen}${opacity}${dashes}/>`;
}

/**
 * The poses at equal intervals side by side, with their times; of a scene with named stops, at the stops.
 *
 * @example
 * const scene = animate({
 *   title: 'Spin',
 *   times: [0],
 *   bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }],
 * });
 * sceneStrip(scene, { poses: 1 }).startsWith('<svg'); // => true
 */
export function sceneStrip(
  scene: Scene,
  options: { poses?: number; width?: number; height?: number; camera?: Camera } = {},
): string {
  const { poses = 4, width = 720, height = 230, camera = scene.camera } = options;
  const even = Array.from({ length: poses }, (_, k) => Math.round((k * (scene.frames - 1)) / Math.max(1, poses - 1)));
  const stops = scene.stops.slice(0, poses);
  const shown = stops.length > 1 ? stops : even.map((frame) => ({ frame, name: '' }));
  const palette = SCENE_PALETTES.light;
  const cell = { width: width / shown.length, height: height - 62 };
  const parts = shown.map(({ frame, name }, k) => {
    // One triad says it for all.
    const picture = k === 0 ? scene : { ...scene, axes: [] };
    const shapes = placeLabels(paintScene(picture, { frame, camera, palette, ...cell }), cell);
    const time = (scene.start + frame * scene.interval).toFixed(2);
    // A stop that is named by its time would say it twice.
    const isNamed = name !== '' && name !== `${Number(time)} s`;
    const under = (text: string, y: number, look: string): string =>
      `<text x="${(cell.width / 2).toFixed(1)}" y="${y}" text-anchor="middle" font-size="13" ${look}>${escape(text)}</text>`;
    return (
      `<g transform="translate(${(k * cell.width).toFixed(1)} 28)">${shapes.map(svgOf).join('')}` +
      under(`t = ${time} s`, height - 48, `fill="${palette.quiet}"`) +
      (isNamed ? under(name, height - 32, `fill="${palette.ink}"`) : '') +
      '</g>'
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, 'DejaVu Sans', sans-serif">` +
    `<text x="10" y="20" font-size="15" font-weight="600" fill="${palette.ink}">${escape(scene.title)}</text>${parts.join('')}</svg>`
  );
}
