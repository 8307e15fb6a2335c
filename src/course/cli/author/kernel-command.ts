/** `lab kernel`: registers the course's notebook kernel with Jupyter. */
import process from 'node:process';
import { installKernel, kernelStatus, uninstallKernel } from '../../notebooks/kernel-spec.js';
import type { Command, Io } from '../command.js';
import { expected } from '../arguments.js';
import { LAB } from '../command.js';
import { argumentsIn } from '../options.js';

const usage = `Usage: ${LAB} kernel <install | status | uninstall>

Lets Jupyter and VS Code run the course's notebooks. Writes one file, kernel.json,
into your own Jupyter folder; needs no Python.

  install     register the kernel "TypeScript (rigid-body-lab)" of this copy of
              the course
  status      say whether it is registered, and whether its files are there
  uninstall   remove it

Example: ${LAB} kernel install

Exit code: 0; 1 for status, when it is not registered or broken; 2 usage.`;

const actions: Record<string, (io: Io) => number> = {
  install: (io) => {
    io.out(`Kernel "TypeScript (rigid-body-lab)" registered: ${installKernel()}`);
    io.out('In Jupyter or VS Code choose it as the kernel of a notebook. Reload the window if it is not listed.');
    if (process.platform === 'win32') {
      io.out(
        'On Windows, Interrupt ends the wait of a cell that awaits; a cell that computes without end needs Restart.',
      );
    }
    return 0;
  },
  status: (io) => {
    const { file, state, lost } = kernelStatus();
    const text = {
      installed: 'registered, and all its files are there.',
      'other-copy': `registered for another copy of the course. Run ${LAB} kernel install to register this one.`,
      broken: `registered, but these are gone: ${lost.join(', ')}. Run ${LAB} kernel install.`,
      missing: `not registered. Run ${LAB} kernel install.`,
    }[state];
    io.out(`${file}: ${text}`);
    return state === 'installed' ? 0 : 1;
  },
  uninstall: (io) => {
    io.out(uninstallKernel() ? 'Kernel removed.' : 'There was no kernel to remove.');
    return 0;
  },
};

/** The subcommand `lab kernel`. */
export const kernelCommand: Command = {
  name: 'kernel',
  audience: 'student',
  summary: 'register the notebook kernel with Jupyter and VS Code',
  usage,
  run: (args, io) => {
    const { words } = argumentsIn(args, {});
    const [action = '', ...rest] = words;
    if (!Object.hasOwn(actions, action) || rest.length > 0) {
      throw expected(Object.keys(actions), words.join(' '));
    }
    return Promise.resolve(actions[action](io));
  },
};
