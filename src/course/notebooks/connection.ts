/** The sockets between a client and one kernel, and the file that tells the kernel of them. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import type { MessageCodec, Socket } from './protocol.js';
import { codec, zeromq } from './protocol.js';

/** A client's end: requests go to `shell` and `control`, outputs come on `published`. */
export interface Connection {
  file: string;
  codec: MessageCodec;
  shell: Socket;
  control: Socket;
  published: Socket;
  close: () => void;
}

/** Chooses ports, writes the connection file and opens the client's sockets; the kernel may come later. */
export async function openConnection(): Promise<Connection> {
  const [shell, published, stdin, control, heartbeat] = await freePorts(5);
  const key = randomBytes(16).toString('hex');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lab-kernel-'));
  const file = path.join(folder, 'connection.json');
  const content = {
    transport: 'tcp',
    ip: '127.0.0.1',
    signature_scheme: 'hmac-sha256',
    key,
    shell_port: shell,
    iopub_port: published,
    stdin_port: stdin,
    control_port: control,
    hb_port: heartbeat,
  };
  writeFileSync(file, JSON.stringify(content), { mode: 0o600 });

  const connect = <S extends Socket>(socket: S, port: number): S => {
    socket.connect(`tcp://127.0.0.1:${port}`);
    return socket;
  };
  const subscriber = connect(new zeromq.Subscriber({ linger: 0, receiveHighWaterMark: 0 }), published);
  subscriber.subscribe();
  const sockets = {
    shell: connect(new zeromq.Dealer({ linger: 0 }), shell),
    control: connect(new zeromq.Dealer({ linger: 0 }), control),
    published: subscriber,
  };
  const close = (): void => {
    for (const socket of Object.values(sockets)) socket.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { file, codec: codec(key), ...sockets, close };
}

/** Ports that are free now, all held until the last is found so that they differ. */
async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: count }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
