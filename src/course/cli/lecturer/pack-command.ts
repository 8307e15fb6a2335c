/** `lab pack`: what students get, the page of a graded course, and what Gradescope runs. */
import { expected } from '../arguments.js';
import { LAB } from '../command.js';
import type { Command, Io } from '../command.js';
import { onInterrupt } from './interrupts.js';

/** What can be packed, a row each. Each loads what it needs: a student's copy has only a part of it. */
const actions: Readonly<Record<string, (args: string[], io: Io, signal: AbortSignal) => Promise<number>>> = {
  student: async (...all) => (await import('./pack-student.js')).packStudentAction(...all),
  page: async (...all) => (await import('./pack-page.js')).packPageAction(...all),
  gradescope: async (...all) => (await import('./pack-gradescope.js')).packGradescopeAction(...all),
};

export const packCommand: Command = {
  name: 'pack',
  audience: 'lecturer',
  summary: 'pack copies for students, without an answer in them',
  usage: `Usage: ${LAB} pack student <out> --exercises 01,05 [options]
       ${LAB} pack page <out> [--exercises 01,05] [--base /course/]
       ${LAB} pack gradescope <exercise> <out.zip> [options]

  student   a copy of the course for all students, or one for each: statements,
            hints, notebooks and page; no solution, no hidden check, and public
            checks as data. Each is a git repository of one commit.
    --exercises <list>  such as 01,05, or all
    --roster <csv>      a copy for each student of the list, with numbers of
                        their own; needs --key
    --key <file>        the key that you grade with
    --bare              without page, notebooks' kernel and their packages

  page      the course as static files for a web server, made from such a copy:
            checks as data, no solution, no hidden check
    --exercises <list>  such as 01,05; all
    --base <path>       the folder of its address, such as /course/; /

  gradescope  one exercise as an autograder for Gradescope: a zip file with Node
              for Linux inside, which npm fetches once. Prints the points to give
    --overlay <folder>  <folder>/<exercise>/hidden.ts for the hidden checks
    --roster <csv>      with --key: the numbers of each student, by the roster's
                        column of e-mail addresses
    --key <file>        the key; it is not in the zip file
    --processor <name>  x64 or arm64; x64
    --node <file>       a program of Node for Linux, instead of npm's

Nothing is overwritten: <out> must not be there.

Example: ${LAB} pack student ../copy --exercises 01,05

Exit code: 0 packed; 2 a command that cannot be right: nothing was written;
130 stopped with Ctrl-C: nothing is left.`,
  run: async ([what, ...args], io) => {
    if (!Object.hasOwn(actions, what)) throw expected(Object.keys(actions), what);
    const interrupt = new AbortController();
    const stopListening = onInterrupt(interrupt, io);
    try {
      return await actions[what](args, io, interrupt.signal);
    } catch (error) {
      if (!interrupt.signal.aborted) throw error;
      io.err('Stopped: nothing is left of this pack.');
      return 130;
    } finally {
      stopListening();
    }
  },
};
