/** What a copy has besides the course: what a student reads first, and what checks it on a server. */
import type { ExerciseInfo } from '../judging/exercise.js';
import { jsonFileText } from '../disk/json-file-text.js';
import type { PackedFiles } from './packed-exercise.js';

export interface Papers {
  title: string;
  exercises: readonly ExerciseInfo[];
  student: string | null;
  bare: boolean;
}

export function copyPapers(papers: Papers): PackedFiles {
  return new Map([
    ['README.md', readme(papers)],
    ['.gitignore', 'node_modules/\n.lab/\ndist/.library-hash\n'],
    ['.gitattributes', ATTRIBUTES],
    ['work/.gitkeep', ''],
    ['tsconfig.json', jsonFileText(EDITOR)],
    ['.github/workflows/check.yml', GITHUB],
    ['.gitlab-ci.yml', GITLAB],
    ['.devcontainer/devcontainer.json', jsonFileText(devContainer(papers))],
  ]);
}

/** What works on the page and in the notebooks, and what does without them. */
const COMMANDS = {
  full: (exercise: string): string => `npm start
node lab start ${exercise}`,
  bare: (exercise: string): string => `npm ci --ignore-scripts
node lab start ${exercise}`,
};

function readme({ title, exercises, student, bare }: Papers): string {
  const [first] = exercises;
  const owner = student === null ? 'It' : `It was made for **${student}**, with numbers of its own, and it`;
  const ways = bare
    ? `The first command installs what the checks need. The second makes \`work/${first.id}.ts\` and says where its statement
is. Write the functions there; \`node lab check ${first.id}\` says what is right, what is wrong and which mistake it looks like.`
    : `The first command installs what is missing, serves the course as a page and prints its address. An exercise is solved
beside its statement; what you write there is the file \`work/${first.id}.ts\`. The second command makes
that file where it is not there yet, and \`node lab check ${first.id}\` checks it in a terminal. For Jupyter and VS Code run \`node lab kernel install\` once.`;
  return `# ${title}

This is a student's copy of the course. ${owner} needs [Node](https://nodejs.org) 20.19 or newer.

\`\`\`sh
${COMMANDS[bare ? 'bare' : 'full'](first.id)}
\`\`\`

${ways}

| Exercise | File | Time |
| -------- | ---- | ---- |
${exercises.map(({ id, title: name, minutes }) => `| [${name}](exercises/${id}/README.md) | \`work/${id}.ts\` | about ${minutes} minutes |`).join('\n')}

## What is yours

\`work/\` is yours, and git tracks it: \`git add work\`, \`git commit\`, \`git push\`. Nothing that the course brings
changes it. \`node lab update <folder>\` takes over a newer copy of the course that you were given.

## What a check says

\`node lab check\` runs the public checks, here and on the server that you push to: they are feedback. The grade comes from
your lecturer, who runs your file against other numbers and further checks. A file that looks its answers up is wrong there.
\`node lab hint\` helps; \`node lab\` lists all commands.
`;
}

const ATTRIBUTES = `# The same bytes on every system: an update compares them.
* text=auto eol=lf
*.png binary
*.wasm binary
*.sealed binary
`;

/** For editors: a student's file knows the types of the library. */
const EDITOR = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
  },
  include: ['work'],
};

/** Checks all files of work/. The status is feedback; nobody takes a grade from it. */
const CHECK_ALL = [
  'status=0',
  'for file in work/*.ts; do',
  '  [ -e "$file" ] || continue',
  '  node lab check "$file" || status=1',
  'done',
  'exit $status',
];
const INSTALL = 'npm ci --ignore-scripts --no-audit --no-fund';

const indented = (lines: readonly string[], columns: number): string =>
  lines.map((line) => `${' '.repeat(columns)}${line}`).join('\n');

const GITHUB = `# Feedback on every push. It is not the grade: whoever can push can change this file.
name: check
on: [push, workflow_dispatch]
permissions:
  contents: read
jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: ${INSTALL}
      - run: |
${indented(CHECK_ALL, 10)}
`;

const GITLAB = `# Feedback on every push. It is not the grade: whoever can push can change this file.
check:
  image: node:22
  timeout: 15 minutes
  script:
    - ${INSTALL}
    - |
${indented(CHECK_ALL, 6)}
`;

function devContainer({ title, bare }: Papers): object {
  return {
    name: title,
    image: 'mcr.microsoft.com/devcontainers/javascript-node:22',
    postCreateCommand: INSTALL,
    ...(bare ? {} : { forwardPorts: [5173], portsAttributes: { 5173: { onAutoForward: 'openPreview' } } }),
    customizations: { codespaces: { openFiles: ['README.md'] } },
  };
}
