/** What an export wrote, what it left alone, and why. */
import type { Exported } from '../../export/export-job.js';
import { wrap } from './style.js';
import type { Style } from './style.js';

/** Names in a list: more are counted. */
const MOST = 40;

export function exportedLines(exported: Exported, place: string, style: Style): string[] {
  const faults = exported.faults();
  const blocks = [
    ...(faults.length > 0
      ? [
          {
            sign: 'bad' as const,
            says: 'No mark, for a fault that is not theirs, so nothing is written of:',
            about: faults,
          },
        ]
      : []),
    ...exported.told().map((one) => ({ sign: 'warn' as const, about: [], ...one })),
  ];
  return [
    `  ${style.good('✓')} ${style.strong(place)}`,
    ...wrap(exported.says(), style.width, '    '),
    ...blocks.flatMap(({ sign, says, about }) => [
      '',
      ...wrap(`! ${says}`, style.width, '  ').map((line) => line.replace('!', style[sign]('!'))),
      ...wrap(listOf(about), style.width, '      '),
    ]),
    '',
  ];
}

const listOf = (names: readonly string[]): string =>
  names.length <= MOST ? names.join(', ') : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;
