/**
 * Jupyter's Interrupt where no signal reaches the kernel, as on Windows: the kernel gets the
 * message that Jupyter sends.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openConnection } from '../../../src/course/notebooks/connection.js';
import { kernelProgram } from '../../../src/course/notebooks/kernel-spec.js';
import type { Message, Socket } from '../../../src/course/notebooks/protocol.js';
import { courseRoot } from './course-root.js';

/** As in run-notebook.test.ts. */
const PATIENCE = 180_000;

/** A kernel without the course's own client, which interrupts by a signal. */
async function startKernel(): Promise<{
  send: (socket: 'shell' | 'control', id: string, type: string, content?: object) => Promise<void>;
  statusOf: (id: string) => Promise<unknown>;
  printed: () => string;
}> {
  const cwd = path.join(courseRoot().root, 'notebooks');
  mkdirSync(cwd);
  const connection = await openConnection();
  const [command, ...args] = kernelProgram(connection.file);
  const kernel = spawn(command, args, { cwd, stdio: 'ignore' });
  onTestFinished(() => {
    kernel.kill('SIGKILL');
    connection.close();
  });
  const listen = async (socket: Socket, take: (message: Message) => void): Promise<void> => {
    for await (const frames of socket) {
      const message = connection.codec.decode(frames);
      if (message) take(message);
    }
  };
  const replies = new Map<string, Message>();
  let printed = '';
  void listen(connection.shell, (message) => replies.set(message.parent, message));
  void listen(connection.published, ({ type, content }) => {
    if (type === 'stream') printed += String(content['text']);
  });
  return {
    send: (socket, id, type, content = {}) => connection[socket].send(connection.codec.encode(id, type, content)),
    statusOf: async (id) => {
      while (!replies.has(id)) await sleep(20);
      return replies.get(id)?.content['status'];
    },
    printed: () => printed,
  };
}

it('a message ends a cell that awaits, and the kernel lives', { timeout: PATIENCE }, async () => {
  const { send, statusOf, printed } = await startKernel();
  const run = (id: string, code: string): Promise<void> =>
    send('shell', id, 'execute_request', { code, silent: false });
  // What is printed is heard once the subscription stands, which takes a moment after the first reply.
  for (let tries = 0; !printed().includes('awake'); tries++) {
    await run(`wake ${tries}`, "console.log('awake');");
    expect(await statusOf(`wake ${tries}`)).toBe('ok');
    await sleep(100);
  }
  await run('endless', "console.log('waits'); await new Promise(() => {});");
  while (!printed().includes('waits')) await sleep(20);
  await send('control', 'stop', 'interrupt_request');
  expect(await statusOf('endless')).toBe('error');
  while (!printed().includes('Interrupted')) await sleep(20);
  expect(printed()).toContain('Error: Interrupted asynchronously');
  expect(printed()).not.toContain('unknown msg_type');
  // tslab refuses what comes within 200 ms of an error.
  await sleep(300);
  await run('next', '1 + 1;');
  expect(await statusOf('next')).toBe('ok');
});
