import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openCourse } from '../../src/course/disk/course.js';
import type { RubricRow } from '../../src/course/judging/exercise.js';

const course = openCourse();
const points = (rows: readonly RubricRow[]): number => rows.reduce((sum, row) => sum + row.points, 0);

/** "2 (3 points): …": how many checks and points a cell of the rubric promises. */
function promised(cell: string): number[] {
  const match = /^(\d+) \(([\d.]+) points?\)/.exec(cell);
  return match ? [Number(match[1]), Number(match[2])] : [0, 0];
}

describe.each(course.exercises.map((info) => [info.id, info] as const))('the statement of %s', (id, info) => {
  const statement = readFileSync(course.file(id, 'README.md'), 'utf8');
  const shown = info.rubric.filter((row) => !row.hidden);
  const hidden = info.rubric.filter((row) => row.hidden);

  it('says how many points there are, and which of them a student sees', () => {
    const said =
      /^(\d+) points\. `node lab check (\S+)` runs the public checks and counts their ([\d.]+) points; the other ([\d.]+)/m;
    expect(said.exec(statement)?.slice(1)).toEqual([
      String(points(info.rubric)),
      id,
      String(points(shown)),
      String(points(hidden)),
    ]);
  });

  it('promises in its rubric what exercise.json grades', () => {
    const rows = [...statement.matchAll(/^\| (\d) +\| +([\d.]+) \| (.*?) \| (.*?) \|$/gm)];
    expect(rows.map(([, task, worth, open, later]) => [task, worth, promised(open), promised(later)])).toEqual(
      info.tasks.map((task, i) => {
        const [own, ownHidden] = [shown, hidden].map((list) => list.filter((row) => row.task === i + 1));
        return [String(i + 1), String(task.points), [own.length, points(own)], [ownHidden.length, points(ownHidden)]];
      }),
    );
  });

  it('names each function that it asks for, under the heading of its task', () => {
    const sections = statement.split(/^## \d+\. .*$/m).slice(1);
    info.tasks.forEach(({ exports }, i) => {
      for (const name of exports) expect(sections[i]).toContain(`\`${name}(`);
    });
  });

  it('shows its picture and links notebooks that are there', () => {
    const targets = [...statement.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target]) => target);
    expect(targets).toContain(`../../notebooks/${info.notebook}.ipynb`);
    expect(targets).toContain('picture.png');
    expect(existsSync(course.file(id, 'picture.ts'))).toBe(true);
    expect(targets.filter((target) => !existsSync(course.file(id, target)))).toEqual([]);
  });
});
