/** `lab list` and `lab progress`. */
import type { Overview } from '../progress.js';
import { parse } from './arguments.js';
import { LAB } from './command.js';
import type { Command } from './command.js';
import { bar, points, spread, styleOf } from './style.js';
import type { Style } from './style.js';

const plain = ({ info, standing, edited, score, maxScore }: Overview): object => ({
  exercise: info.id,
  title: info.title,
  standing,
  edited,
  score,
  maxScore,
});

const row = ({ info, standing, edited, score, maxScore }: Overview, idWidth: number, style: Style): string => {
  const sign = { new: style.faint('○'), started: style.warn('◐'), passed: style.good('✓') }[standing];
  const left = `    ${info.id.padEnd(idWidth)}  ${info.title}${edited ? '  (edited since its last check)' : ''}`;
  const right = standing === 'new' ? points(maxScore) : `${points(score)}/${points(maxScore)}`;
  return `  ${sign} ${spread(left, right, style.width).slice(4)}`;
};

export const listCommand: Command = {
  name: 'list',
  audience: 'student',
  summary: 'all exercises and how you stand',
  usage: `Usage: ${LAB} list [--json]

Lists the exercises in order: ○ new, ◐ begun, ✓ passed, and the points of the
public checks. Files that an update has changed the checks of are checked anew.`,
  run: async (args, io) => {
    const { course, json } = parse(args, 0);
    const { overview } = await import('../progress.js');
    const all = await overview(course);
    if (json) io.out(JSON.stringify(all.map(plain), null, 2));
    else {
      const style = styleOf(io);
      const idWidth = Math.max(...all.map((e) => e.info.id.length));
      const rows = all.map((e) => row(e, idWidth, style));
      io.out(['', `  ${style.strong(course.info.title)}`, '', ...rows, ''].join('\n'));
    }
    return 0;
  },
};

export const progressCommand: Command = {
  name: 'progress',
  audience: 'student',
  summary: 'how far you are',
  usage: `Usage: ${LAB} progress [--json]

Shows the exercises passed and the points of their public checks. The state is in
.lab/; if it is lost, it is computed again from your files.`,
  run: async (args, io) => {
    const { course, json } = parse(args, 0);
    const { overview } = await import('../progress.js');
    const all = await overview(course);
    const passed = all.filter((e) => e.standing === 'passed').length;
    const score = all.reduce((sum, e) => sum + e.score, 0);
    const maxScore = all.reduce((sum, e) => sum + e.maxScore, 0);
    if (json) {
      io.out(JSON.stringify({ passed, exercises: all.length, score, maxScore }));
      return 0;
    }
    const style = styleOf(io);
    const next = all.find((e) => e.standing !== 'passed');
    const lines = [
      '',
      `  ${style.good(bar(passed, all.length, 30))}  ${style.strong(`${passed} of ${all.length}`)} exercises`,
      `  ${bar(score, maxScore, 30)}  ${style.strong(`${points(score)} of ${points(maxScore)}`)} points`,
      '',
      next ? `  ${style.faint('next')}  ${next.info.id}  ${next.info.title}` : '  Everything is passed. Well done.',
      '',
    ];
    io.out(lines.join('\n'));
    return 0;
  },
};
