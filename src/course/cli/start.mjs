// `npm start`: the course as a web page on this machine, from a fresh clone on. Plain JavaScript:
// it runs before the build.
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { build, install, rebuild, requireServableFolder, requireSupportedNode, root } from './setup.mjs';
import { step } from './step.mjs';

const USAGE = `Usage: npm start [-- options]

Serves the course on this machine and follows what is saved. Ctrl-C ends it.

  --port <number>   where to serve; the next free port is taken when it is in use
                    (the port of the last start, at first 5173)
  --build <folder>  write the course as static files instead, for any web server
  --base <path>     with --build: the folder of its address, such as /course/ (/)`;

requireSupportedNode();
const options = readOptions();
requireServableFolder();
if (options.build !== undefined) requireBuildFolder(options.build);
if (!existsSync(`${root}/node_modules`)) console.log('The first start takes minutes, later ones seconds.');
install();
build();
// Kernels and builds of this process end with it. Not before: who waits for another build hears no signal.
// Serving is ended so, and has gone well; of a build that is ended so a part is missing.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => process.exit(options.build === undefined ? 0 : 128 + constants.signals[signal]));

const end = step('Preparing the pages …');
const { buildCourse, serveCourse } = await import('../../../dist/course/site/serve.js');
/** Over the line of the step, which is drawn again below. */
const out = (line) => console.log(process.stdout.isTTY ? `\x1b[2K${line}` : line);
const course = { root, out };

try {
  if (options.build !== undefined) {
    await buildCourse({ ...course, outDir: options.build, base: options.base });
    end();
    console.log(`The course is in ${options.build}.`);
  } else {
    const port = options.port === undefined ? undefined : Number(options.port);
    const { url } = await serveCourse({ ...course, port, rebuild });
    end();
    // In a copy that was handed out, notebooks are the course's: an update would put changed ones aside.
    const isCopy = existsSync(`${root}/lab-pack.json`);
    const saved = isCopy
      ? 'What you solve there is kept in work/.'
      : 'Save a file in notebooks/src and its page follows.';
    console.log(`\nThe course is at ${url}\n${saved} Ctrl-C ends it.`);
  }
} catch (error) {
  end();
  // What an author wrote, in words for the author; anything else is our own fault and shows where.
  if (error.name !== 'BrokenFile') throw error;
  console.error(error.message);
  process.exit(3);
}

/** The build empties its folder first, so it must be its own. */
function requireBuildFolder(folder) {
  const refuse = (why) => {
    console.error(`npm start cannot build into ${folder}: ${why}`);
    process.exit(2);
  };
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const why = { EEXIST: 'it is a file. Name a folder.', ENOTDIR: 'a file is in its path. Name another folder.' };
    refuse(why[error.code] ?? error.message);
  }
  const names = readdirSync(folder);
  if (names.length > 0 && !names.includes('hashmap.json'))
    refuse('it has files that no earlier build wrote, and would be emptied. Name a new folder.');
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string' },
        build: { type: 'string' },
        base: { type: 'string', default: '/' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(USAGE);
      process.exit(0);
    }
    if (values.port !== undefined && !/^\d{1,5}$/.test(values.port))
      throw new Error(`--port takes a number, got ${values.port}.`);
    if (values.build === '') throw new Error('--build takes a folder.');
    if (!/^\/(.*\/)?$/.test(values.base)) throw new Error(`--base begins and ends with /, got ${values.base}.`);
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
}
