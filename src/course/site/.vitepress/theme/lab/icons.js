// Small drawings for buttons; each stands beside a word.
import { h } from 'vue';

const drawing =
  (path, filled = false) =>
  () =>
    h(
      'svg',
      {
        viewBox: '0 0 16 16',
        fill: filled ? 'currentColor' : 'none',
        stroke: filled ? 'none' : 'currentColor',
        'stroke-width': 1.8,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
        'aria-hidden': 'true',
      },
      [h('path', { d: path })],
    );

export const PlayIcon = drawing('M4 2.5v11l9.5-5.5z', true);
export const StopIcon = drawing('M4.5 3h7q1.5 0 1.5 1.5v7q0 1.5-1.5 1.5h-7q-1.5 0-1.5-1.5v-7q0-1.5 1.5-1.5z', true);
export const UndoIcon = drawing('M3 8a5 5 0 1 0 1.6-3.7M3 2.5v3h3');
export const RightIcon = drawing('M3 8.5l3.4 3.4L13 4.6');
export const CoverIcon = drawing('M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM2.5 13.5l11-11');
export const CloseIcon = drawing('M4 4l8 8M12 4l-8 8');
