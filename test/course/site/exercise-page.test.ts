import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '../../../src/course/disk/course.js';
import { ladders } from '../../../src/course/judging/ladder.js';
import { publicPoints } from '../../../src/course/judging/solved.js';
import { exercisePage, statementParts } from '../../../src/course/site/exercise-page.js';
import type { ExerciseAssets } from '../../../src/course/site/exercise-modules.js';
import { EXERCISE, temporaryCourse } from '../support.js';

describe('the parts of a statement', () => {
  it('are title, introduction, tasks and the rest, wherever it stands', () => {
    const statement =
      '# A title\n\nGiven is this.\n\n## Rules\n\nNone.\n\n## 1. First\n\nDo.\n\n### A note\n\n## 2. Second\n\n## Points\n\nTwo.\n';
    expect(statementParts(statement)).toEqual({
      title: 'A title',
      intro: 'Given is this.',
      tasks: ['## 1. First\n\nDo.\n\n### A note', '## 2. Second'],
      rest: '## Rules\n\nNone.\n\n## Points\n\nTwo.',
    });
  });

  it('are an introduction where there is no heading', () => {
    expect(statementParts('Only text.')).toEqual({ title: '', intro: 'Only text.', tasks: [], rest: '' });
  });
});

describe('the page of an exercise', () => {
  let course: Course;
  let remove: () => void;
  beforeEach(() => ({ course, remove } = temporaryCourse()));
  afterEach(() => {
    remove();
  });

  const made: ExerciseAssets = {
    module: { name: 'module.js', content: '' },
    late: { name: 'late.js', content: '' },
    texts: { name: 'texts.json', content: '' },
  };
  const fenced = (markdown: string, kind: string): string[] =>
    [...markdown.matchAll(new RegExp(`^(\`{3,})${kind}\\n([^]*?)\\n\\1$`, 'gm'))].map(([, , text]) => text);

  it('has a part per task and per hint, and tells the script nothing of the solution', () => {
    const [info] = course.exercises;
    const { markdown, frontmatter } = exercisePage(course, info, made);
    const rungs = ladders(readFileSync(course.file(EXERCISE, 'hints.md'), 'utf8'));
    const hints = rungs.flatMap((ladder, i) => ladder.map((_, k) => `hint-${i + 1}-${k + 1}`));
    expect(fenced(markdown, 'course-part')).toEqual(['task-1', 'task-2', 'task-3', 'task-4', ...hints, 'rest']);
    const about = JSON.parse(fenced(markdown, 'course-exercise')[0]) as {
      tasks: { points: number; hints: object[] }[];
    };
    expect(about).toMatchObject({ id: EXERCISE, module: '/outputs/module.js', texts: '/outputs/texts.json' });
    expect(about.tasks.map(({ points }) => points)).toEqual([1.5, 2.5, 1.5, 1.5]);
    expect(about.tasks.map((task) => task.hints.length)).toEqual(rungs.map((ladder) => ladder.length));
    // What does not belong is not told from what does.
    expect(JSON.stringify(about)).not.toMatch(/plus-products|"not"/);
    expect(frontmatter).toMatchObject({ sidebar: false, pageClass: 'exercise-page' });
  });

  it('counts the points of public checks alone', () => {
    const [info] = course.exercises;
    expect([1, 2, 3, 4].map((task) => publicPoints(info, task))).toEqual([1.5, 2.5, 1.5, 1.5]);
  });

  it('is the statement alone where nothing can check an answer', () => {
    const { markdown, frontmatter, assets } = exercisePage(course, course.exercises[0]);
    expect(markdown).toMatch(/^# The inertia tensor\n/);
    expect(markdown).not.toContain('course-exercise');
    expect(frontmatter).not.toHaveProperty('pageClass');
    expect(assets.map(({ name }) => name.split('.').at(-1))).toEqual(['png']);
  });

  it('leaves the link of a picture that is not there', () => {
    writeFileSync(course.file(EXERCISE, 'README.md'), '# T\n\n![none](none.png)\n');
    expect(exercisePage(course, course.exercises[0])).toMatchObject({
      assets: [],
      markdown: '# T\n\n![none](none.png)\n',
    });
  });
});
