/** What an export wrote, what it left alone, and why. */
import type { Exported } from '../../export/export-job.js';
import type { Notice } from '../../marks/notice.js';
import { wrap } from './style.js';
import type { Style } from './style.js';

/** Names in a list: more are counted. */
const MOST = 40;

/** `notices` are what is to be told of the tables that it was made with. */
export function exportedLines(exported: Exported, place: string, style: Style, notices: readonly Notice[]): string[] {
  const faults = exported.faults();
  const nothing = 'No mark, for a fault that is not theirs, so nothing is written of:';
  return [
    `  ${exported.count() > 0 ? style.good('✓') : style.warn('!')} ${style.strong(place)}`,
    ...wrap(exported.says(), style.width, '    '),
    ...(faults.length > 0 ? noticeLines([{ says: nothing, about: faults }], style, 'bad') : []),
    ...noticeLines([...notices, ...exported.told()], style),
    '',
  ];
}

/** A block for each, with an empty line before it. */
export const noticeLines = (notices: readonly Notice[], style: Style, sign: 'bad' | 'warn' = 'warn'): string[] =>
  notices.flatMap(({ says, about = [] }) => [
    '',
    ...wrap(`! ${says}`, style.width, '  ').map((line) => line.replace('!', style[sign]('!'))),
    ...wrap(listOf(about), style.width, '      '),
  ]);

const listOf = (names: readonly string[]): string =>
  names.length <= MOST ? names.join(', ') : `${names.slice(0, MOST).join(', ')} and ${names.length - MOST} more`;
