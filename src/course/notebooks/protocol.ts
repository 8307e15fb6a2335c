/** Messages of the Jupyter protocol 5.3: signed frames over ZeroMQ. */
import { createHmac, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { tslabFolder } from './kernel-spec.js';

/** A received message. */
export interface Message {
  type: string;
  /** Id of the request that it belongs to. */
  parent: string;
  content: Record<string, unknown>;
}

/** Signs, packs and unpacks the messages of one client. */
export interface MessageCodec {
  encode: (id: string, type: string, content: object) => (Buffer | string)[];
  /** Undefined for a message that is not signed with the key. */
  decode: (frames: readonly Buffer[]) => Message | undefined;
}

const DELIMITER = Buffer.from('<IDS|MSG>');

/** A codec for the key of a connection file. */
export function codec(key: string): MessageCodec {
  const session = randomUUID();
  const sign = (parts: readonly (Buffer | string)[]): string => {
    const hash = createHmac('sha256', key);
    for (const part of parts) hash.update(part);
    return hash.digest('hex');
  };
  return {
    encode: (id, type, content) => {
      const header = {
        msg_id: id,
        session,
        username: 'lab',
        date: new Date().toISOString(),
        msg_type: type,
        version: '5.3',
      };
      const parts = [header, {}, {}, content].map((part) => JSON.stringify(part));
      return [DELIMITER, sign(parts), ...parts];
    },
    decode: (frames) => {
      const start = frames.findIndex((frame) => frame.equals(DELIMITER));
      const parts = frames.slice(start + 2, start + 6);
      if (start < 0 || parts.length < 4 || frames[start + 1].toString() !== sign(parts)) return undefined;
      const [header, parent, , content] = parts.map((part) => JSON.parse(part.toString()) as Record<string, unknown>);
      return { type: String(header['msg_type']), parent: String(parent['msg_id']), content: content };
    },
  };
}

/** The part of zeromq 6 that the client uses. */
export interface Socket extends AsyncIterable<Buffer[]> {
  connect: (address: string) => void;
  send: (frames: (Buffer | string)[]) => Promise<void>;
  close: () => void;
}

interface ZeroMQ {
  Dealer: new (options: object) => Socket;
  Subscriber: new (options: object) => Socket & { subscribe: () => void };
}

/** zeromq belongs to tslab: taken from there, so that the course depends on no second copy. */
export const zeromq: ZeroMQ = createRequire(path.join(tslabFolder, 'package.json'))('zeromq') as ZeroMQ;
