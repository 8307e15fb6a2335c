/** The player as HTML of a notebook output. */
import { drawShapes } from './canvas.js';
import { paintScene } from './painter.js';
import { playScene } from './player.js';
import { placeLabels } from './scene-labels.js';
import { SCENE_PALETTES } from './scene-palette.js';
import type { Scene } from './scene.js';

const STYLE = `.rbl-player{max-width:720px;font:13px/1.4 system-ui,sans-serif}
.rbl-player canvas{display:block;width:100%;height:320px;cursor:grab;touch-action:pan-y}
.rbl-player .scene-title{margin:0 0 4px;font-size:15px;font-weight:600}
.rbl-player .scene-line,.rbl-player .scene-acts,.rbl-player .scene-acts span{display:flex;flex-wrap:wrap;align-items:center;gap:6px 8px}
.rbl-player .scene-acts{margin-top:6px}
.rbl-player .scene-line input{flex:1;min-width:120px}
.rbl-player .scene-views{margin-left:auto}
.rbl-player .scene-clock{min-width:80px;font-variant-numeric:tabular-nums}
.rbl-player button,.rbl-player select{min-height:28px;font:inherit}`;

/**
 * HTML that plays a scene wherever scripts run: the player's own source with the scene, no file to load.
 * `id` must be unique in the page.
 *
 * @example
 * const scene = animate({
 *   title: 'Spin',
 *   times: [0],
 *   bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }],
 * });
 * playerHtml(scene, 'body-1').includes('id="body-1"'); // => true
 */
export function playerHtml(scene: Scene, id: string): string {
  const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
  // In a string of the page `</script` would end the script; none of the functions contains it.
  const tools =
    `{window:window,palettes:${json(SCENE_PALETTES)},paint:${paintScene.toString()},` +
    `place:${placeLabels.toString()},draw:${drawShapes.toString()}}`;
  return (
    `<style>${STYLE}</style><div id="${id}" class="rbl-player"></div>` +
    `<script>(${playScene.toString()})(document.getElementById("${id}"),${json(scene)},${tools})</script>`
  );
}
