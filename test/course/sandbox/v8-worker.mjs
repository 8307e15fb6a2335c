// The worker without its interpreter: the student's code runs in this very process, with everything in reach. It shows
// what the outer layers hold back (matrix.mjs), and is never part of the course.
import { createRequire } from 'node:module';
import process from 'node:process';
import readline from 'node:readline';
import { createAgent } from '../../../dist/course/guest/agent.js';

globalThis.require = createRequire(import.meta.url);
let agent;

function answer({ open, probe }) {
  if (open) {
    agent = createAgent(open.limits);
    globalThis.console = agent.console;
    return agent.load((0, eval)(open.code), JSON.stringify(open.names));
  }
  return agent.probe((0, eval)(`(${probe.source})`), probe.inputs);
}

const send = process.stdout.write.bind(process.stdout);
send('{"ready":true}\n');
for await (const line of readline.createInterface({ input: process.stdin })) {
  send(`${JSON.stringify({ reply: answer(JSON.parse(line)) })}\n`);
}
