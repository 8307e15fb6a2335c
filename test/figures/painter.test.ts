import { describe, expect, it } from 'vitest';
import { animate, boxMesh } from 'rigid-body-lab/figures';
import { FIRST_CAMERA, paintScene } from 'rigid-body-lab/host';

describe('paintScene', () => {
  it('keeps the names of two arrows apart that point the same way', () => {
    const scene = animate({
      title: 'Spin about a principal axis',
      times: [0],
      bodies: [{ mesh: boxMesh([4, 2, 1]), poses: [{ orientation: [1, 0, 0, 0] }] }],
      arrows: [
        { name: 'L', to: [[0, 3, 0]] },
        { name: 'ω', to: [[0, 3, 0]] },
      ],
    });
    const names = paintScene(scene, { frame: 0, camera: FIRST_CAMERA, width: 600, height: 320 }).filter(
      ({ text }) => text !== undefined,
    );
    expect(names.map(({ text }) => text)).toEqual(['L', 'ω']);
    const [[x1, y1], [x2, y2]] = names.map(({ points }) => points[0]);
    // A letter of 13 pixels is about 10 wide.
    expect(Math.hypot(x1 - x2, y1 - y2)).toBeGreaterThan(15);
  });
});
