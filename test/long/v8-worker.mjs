// The worker without its interpreter: the student's code runs in this very process, with everything in reach.
// It shows what the outer layers hold back (matrix.mjs bundles it), and is never part of the course.
import { createRequire } from 'node:module';
import process from 'node:process';
import readline from 'node:readline';
import { createCodec } from '../../src/course/guest/codec.js';
import { compile } from '../../src/course/guest/compile.js';
import { createFailures } from '../../src/course/guest/failures.js';
import { createPeer } from '../../src/course/guest/peer.js';
import { createSurroundings } from '../../src/course/guest/surroundings.js';
import { createWatcher } from '../../src/course/guest/watcher.js';

globalThis.require = createRequire(import.meta.url);

/** Two ends of a bridge that lead to the same realm. */
function ends(limits) {
  const open = (end, send) => {
    const codec = createCodec(limits);
    const watcher = createWatcher(codec);
    return createPeer({ codec, failures: createFailures(codec, limits), watcher, limits, end }, send);
  };
  const student = open('student', (id, text) => probe.invoke(id, text));
  const probe = open('probe', (id, text) => student.invoke(id, text));
  return { student, probe };
}

let opened;
let exports = '[]';

function answer({ open, load, probe }) {
  if (open) {
    const program = compile(open.source, open.imports);
    if ('refused' in program) return program;
    opened = {
      ...ends({
        ...open.limits,
        methods: open.methods,
        constants: Object.fromEntries((open.constants ?? []).map((name) => [name, true])),
      }),
      program,
      names: open.names,
    };
    opened.surroundings = createSurroundings(open.limits);
    return { exported: program.exported };
  }
  if (load) {
    Object.assign(globalThis, opened.surroundings.globals);
    const loaded = opened.student.load((0, eval)(opened.program.code), {}, JSON.stringify(opened.names), '[]');
    exports = JSON.stringify(JSON.parse(loaded).loaded);
    return { replies: [loaded] };
  }
  opened.student.reset(JSON.stringify(probe.watch));
  const run = (0, eval)(`(${probe.source})`);
  const replies = probe.inputs.map((input) => opened.probe.probe(run, input, exports));
  return { replies, output: JSON.parse(opened.surroundings.takeOutput()) };
}

const send = process.stdout.write.bind(process.stdout);
send('{"ready":true}\n');
for await (const line of readline.createInterface({ input: process.stdin })) {
  send(`${JSON.stringify(answer(JSON.parse(line)))}\n`);
}
