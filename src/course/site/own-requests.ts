/**
 * Requests that may read and change a reader's work: those of the page that this server has
 * sent, and of nobody else.
 */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { sha256, utf8 } from '../judging/sha256.js';

/**
 * The header that carries the token; no other origin can send it without asking first, and is then refused.
 */
export const TOKEN_HEADER = 'x-lab-token';

/** In constant time, whatever the lengths. */
const isEqual = (a: string, b: string): boolean => timingSafeEqual(sha256(utf8(a)), sha256(utf8(b)));

/** Why a request is refused; undefined when it is one of our own page. */
export function refusal({ headers, socket }: IncomingMessage, token: string): string | undefined {
  const { host, origin, 'sec-fetch-site': site, [TOKEN_HEADER]: given } = headers;
  // A name that leads here but is not ours is how a foreign page comes by our origin (DNS rebinding).
  const own = ['127.0.0.1', 'localhost'].map((name) => new URL(`http://${name}:${socket.localPort!}`).host);
  if (host === undefined || !own.includes(host)) return 'The request is for another host.';
  if (origin !== undefined && origin !== `http://${host}`) return 'The request comes from another origin.';
  if (site !== undefined && site !== 'same-origin') return 'The request comes from another site.';
  if (typeof given !== 'string' || !isEqual(given, token)) return 'The request lacks the token of this start.';
  return undefined;
}

/** A request that is not answered as asked. */
export class RefusedRequest extends Error {
  override name = 'RefusedRequest';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The JSON that a request brings. */
export async function jsonOf(request: IncomingMessage, most: number): Promise<unknown> {
  if (!/^application\/json(?:;|$)/.test(request.headers['content-type'] ?? '')) {
    throw new RefusedRequest(415, 'Expected application/json.');
  }
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new RefusedRequest(413, `Expected at most ${most} bytes.`);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw new RefusedRequest(400, 'Expected JSON.');
  }
}
