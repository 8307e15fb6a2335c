/**
 * The one time line of a cell: its scene leads, its charts over the time show the same instant
 * and may ask for another one.
 */
import { shallowRef } from 'vue';
import type { ShallowRef } from 'vue';
import type { ChartFigure } from '@dist/course/site/chart-theme.js';

export class TimeLine {
  /** Seconds; undefined while no scene of the cell is drawn. */
  readonly shown: ShallowRef<number | undefined> = shallowRef();
  #seek: ((time: number) => void) | undefined;

  /** A scene takes the lead. */
  lead(seek: (time: number) => void): void {
    this.#seek = seek;
  }

  /** The scene shows an instant. */
  tell(time: number): void {
    this.shown.value = time;
  }

  /** Asks the scene for an instant. */
  seek(time: number): void {
    this.#seek?.(time);
  }

  /** The scene is gone. */
  end(): void {
    this.#seek = undefined;
    this.shown.value = undefined;
  }
}

/** Whether the chart runs over the time in seconds. */
export function isOverTime({ layout }: ChartFigure): boolean {
  const { title, type } = (layout?.['xaxis'] ?? {}) as { title?: { text?: string }; type?: string };
  return title?.text === 't [s]' && type !== 'log';
}
