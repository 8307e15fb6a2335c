import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Course } from '../../../src/course/disk/course.js';
import type { NotebookState } from '../../../src/course/site/course-pages.js';
import { coursePages } from '../../../src/course/site/course-pages.js';
import { sidebar } from '../../../src/course/site/sidebar.js';
import { pagesFolder, readOutline, writeSite } from '../../../src/course/site/site-folder.js';

const root = mkdtempSync(path.join(os.tmpdir(), 'course-'));
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const exercise = (id: string, title: string, notebook: string): void => {
  const tasks = [{ title: 'The only one', can: 'do it', points: 1, exports: ['f'] }];
  const rest = {
    source: [],
    objectives: ['do it'],
    prerequisites: [],
    minutes: 30,
    rubric: [{ check: 'f', task: 1, points: 1 }],
    imports: [],
  };
  write(`exercises/${id}/exercise.json`, JSON.stringify({ id, version: 1, title, notebook, tasks, ...rest }));
};
const COURSE_JSON = JSON.stringify({ format: 1, title: 'A course', order: ['05-tensor', '01-body', 'missing'] });
write('exercises/course.json', COURSE_JSON);
write(
  'exercises/05-tensor/README.md',
  '# The tensor\n\nWrite the function that gives the tensor of a set of point masses.',
);
exercise('05-tensor', 'The tensor', '05-inertia');
write(
  'exercises/01-body/README.md',
  'A statement without a heading that is nevertheless a statement of a task.\n\n![A body](body.svg) ![Not there](none.png)',
);
write('exercises/01-body/body.svg', '<svg/>');
exercise('01-body', 'The body', 'none');
write('exercises/09-not-listed/README.md', '# Not in the order');
exercise('09-not-listed', 'Not in the order', 'none');
write('exercises/notes/README.md', '# No exercise');
write('README.md', '# The lab\n\n<!-- bench -->\n\nWhat the course is.');

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const state = (name: string, source: string): NotebookState => ({
  name,
  source: `notebooks/src/${name}.ts`,
  notebook: { cells: [{ kind: 'markdown', id: 'a', metadata: {}, source, outputs: [], executionCount: null }] },
});
const states = [state('04-com', '# 04 Centre\n\nText.'), state('05-inertia', '# 05 Inertia\n\nText.')];
const problem = { cell: '3, “const a”,', message: 'no such name', hasResult: true };

describe('coursePages', () => {
  const course = new Course(root);
  const { pages, outline } = coursePages(course, [states[0], { ...states[1], problem }]);
  const page = (link: string): (typeof pages)[number] => pages.find((p) => p.link === link)!;

  it('makes a page of every notebook, exercise and document, the workbench and the home page', () => {
    expect(pages.map((p) => p.link)).toEqual([
      '/notebooks/04-com',
      '/notebooks/05-inertia',
      '/exercises/05-tensor',
      '/exercises/01-body',
      '/exercises/09-not-listed',
      '/about',
      '/workbench',
      '/index',
    ]);
  });

  it('shows the exercises that `lab list` shows, in its order, also one that course.json does not name', () => {
    const shown = pages.filter((p) => p.frontmatter['kind'] === 'exercise').map((p) => p.frontmatter['exercise']);
    expect(shown).toEqual(course.exercises.map(({ id }) => id));
  });

  it('puts exercises under their notebooks, and the others by themselves', () => {
    expect(outline.title).toBe('A course');
    expect(outline.notebooks.map((n) => n.exercises.map((e) => e.text))).toEqual([[], ['The tensor']]);
    expect(outline.exercises.map((e) => e.text)).toEqual(['The body', 'Not in the order']);
    expect(outline.documents.map((d) => d.text)).toEqual(['About the course']);
  });

  it('gives a statement without a heading the title of its exercise', () => {
    expect(page('/exercises/01-body').markdown).toMatch(/^# The body\n\nA statement/);
    expect(page('/exercises/05-tensor').markdown).toMatch(/^# The tensor\n/);
  });

  it('copies the pictures of a statement, which the development server cannot show from outside its folder', () => {
    const { markdown, assets } = page('/exercises/01-body');
    expect(assets.map(({ content }) => String(content))).toEqual(['<svg/>']);
    expect(assets[0].name).toMatch(/^[0-9a-f]{16}\.svg$/);
    expect(markdown).toContain(`![A body](/outputs/${assets[0].name})`);
    expect(markdown).toContain('![Not there](none.png)');
  });

  it('tells the page of a notebook what went wrong, and no other page', () => {
    expect(page('/notebooks/05-inertia').frontmatter['problem']).toEqual(problem);
    expect(pages.filter((p) => 'problem' in p.frontmatter)).toHaveLength(1);
  });

  it('leads through the course in order', () => {
    const mark = (id: string): string => `<span class="progress-mark" data-exercise="${id}"></span>`;
    expect(sidebar(outline)).toEqual([
      {
        text: 'Course',
        items: [
          { text: '04 Centre', link: '/notebooks/04-com' },
          {
            text: '05 Inertia',
            link: '/notebooks/05-inertia',
            items: [{ text: `${mark('05-tensor')}Exercise: The tensor`, link: '/exercises/05-tensor' }],
          },
        ],
      },
      {
        text: 'More exercises',
        items: [
          { text: `${mark('01-body')}Exercise: The body`, link: '/exercises/01-body' },
          { text: `${mark('09-not-listed')}Exercise: Not in the order`, link: '/exercises/09-not-listed' },
        ],
      },
      {
        text: 'Try out, look up',
        items: [
          { text: 'Workbench', link: '/workbench' },
          { text: 'About the course', link: '/about' },
        ],
      },
    ]);
  });

  it('goes by the parts of the course where it names some; what they leave out follows', () => {
    const parts = [
      { title: 'Mass', notebooks: ['05'] },
      { title: 'Empty', notebooks: ['77'] },
    ];
    write('exercises/course.json', JSON.stringify({ format: 1, title: 'A course', order: [], parts }));
    const inParts = coursePages(new Course(root), states).outline;
    write('exercises/course.json', COURSE_JSON);
    expect(sidebar(inParts).map(({ text, items }) => [text, items?.[0].text])).toEqual([
      ['Mass', '05 Inertia'],
      ['More notebooks', '04 Centre'],
      ['More exercises', expect.stringContaining('Exercise: The body')],
      ['Try out, look up', 'Workbench'],
    ]);
  });

  it('leaves out what authors mark for their scripts', () => {
    expect(page('/about').markdown).toBe('# The lab\n\nWhat the course is.');
  });

  it('tells home what there is to be reached in an exercise', () => {
    const [exercise] = outline.notebooks[1].exercises;
    expect(exercise.about).toEqual({
      id: '05-tensor',
      version: 1,
      minutes: 30,
      place: 0,
      tasks: [{ can: 'do it', points: 1 }],
    });
  });

  it('has the reference where there is one: its pages, its rows in the sidebar, the file of its names', () => {
    const reference = {
      rooms: ['linear', 'mass'].map((id) => ({
        id,
        module: 'lib',
        sections: [{ id: 'one', head: 'About it.', names: [] }],
      })),
    };
    const looked = coursePages(course, states, { reference });
    const added = looked.pages.filter(({ link }) => link.startsWith('/reference'));
    expect(added.map(({ link }) => link)).toEqual(['/reference', '/reference/linear', '/reference/mass']);
    expect(looked.outline.reference?.names).toBe(`/outputs/${added[0].assets[0].name}`);
    expect(sidebar(looked.outline).at(-1)?.items?.slice(0, 2)).toEqual([
      { text: 'Workbench', link: '/workbench' },
      {
        text: 'Reference of the library',
        link: '/reference',
        items: [
          { text: 'Vectors and matrices', link: '/reference/linear' },
          { text: 'Mass properties', link: '/reference/mass' },
        ],
      },
    ]);
    expect(outline.reference).toBeUndefined();
  });

  it('is content with a course that has nothing yet', () => {
    write('nothing/exercises/course.json', JSON.stringify({ format: 1, title: 'Nothing', order: [] }));
    const nothing = coursePages(new Course(path.join(root, 'nothing')), []);
    expect(nothing.pages.map((p) => p.link)).toEqual(['/workbench', '/index']);
    expect(sidebar(nothing.outline).map(({ text }) => text)).toEqual(['Try out, look up']);
  });
});

describe('writeSite', () => {
  const file = (name: string): string => path.join(pagesFolder(root), name);
  const asset = { name: 'abc.json', content: '{}' };
  const course = coursePages(new Course(root), states);
  const withAsset = { ...course, pages: course.pages.map((p, i) => (i === 0 ? { ...p, assets: [asset] } : p)) };

  it('writes pages with what the theme is told, files and the outline', () => {
    expect(writeSite(root, withAsset)).toBe(true);
    expect(readFileSync(file('notebooks/04-com.md'), 'utf8')).toBe(
      '---\nkind: "notebook"\nsource: "notebooks/src/04-com.ts"\nfolder: "notebooks"\nminutes: 5\ntrying: 5\nquestions: 0\n---\n\n```course-cell\na\n```\n\n# 04 Centre\n\nText.\n',
    );
    expect(readFileSync(file('public/outputs/abc.json'), 'utf8')).toBe('{}');
    expect(readOutline(root)).toEqual(course.outline);
  });

  it('leaves alone what has not changed, so that a page is reloaded only for a reason', () => {
    const before = statSync(file('notebooks/04-com.md')).mtimeMs;
    expect(writeSite(root, withAsset)).toBe(false);
    expect(statSync(file('notebooks/04-com.md')).mtimeMs).toBe(before);
  });

  it('says when the outline is another one, and drops what is no longer wanted', () => {
    expect(writeSite(root, coursePages(new Course(root), states.slice(1)))).toBe(true);
    expect(existsSync(file('notebooks/04-com.md'))).toBe(false);
    expect(existsSync(file('public/outputs/abc.json'))).toBe(false);
    expect(existsSync(file('notebooks/05-inertia.md'))).toBe(true);
  });

  it('leaves the draft of another process that serves the same folder, unless that was killed', () => {
    const ended = spawnSync(process.execPath, ['--version']).pid;
    const drafts = [ended, process.ppid].map((pid) => file(`notebooks/05-inertia.md.${pid}.tmp`));
    for (const draft of drafts) writeFileSync(draft, '');
    writeSite(root, withAsset);
    expect(drafts.map((draft) => existsSync(draft))).toEqual([false, true]);
  });
});
