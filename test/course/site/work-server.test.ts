import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '../../../src/course/disk/course.js';
import { ProgressSession } from '../../../src/course/disk/progress.js';
import { fingerprint } from '../../../src/course/judging/progress.js';
import { verdictOf } from '../../../src/course/judging/verdict.js';
import { workHandler } from '../../../src/course/site/work-server.js';
import { EXERCISE, handIn, temporaryCourse } from '../support.js';

const TOKEN = 'f'.repeat(64);
let course: Course;
let remove: () => void;
let server: http.Server;
let port: number;
beforeEach(async () => {
  ({ course, remove } = temporaryCourse());
  const handle = workHandler(course.root, TOKEN);
  server = http.createServer((request, response) => {
    handle(request, response, () => response.end('next'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  remove();
});

interface Sent {
  method?: string;
  headers?: Record<string, string | undefined>;
  body?: unknown;
}
interface Got {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: { text?: string | null; message?: string; begun?: string[] };
}

const headersOf = ({ headers, body }: Sent): Record<string, string> => {
  const own = { 'X-Lab-Token': TOKEN, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) };
  const all = Object.entries<string | undefined>({ ...own, ...headers });
  return Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined));
};

function ask(target: string, sent: Sent = {}): Promise<Got> {
  const body = typeof sent.body === 'string' ? sent.body : JSON.stringify(sent.body);
  const options = { host: '127.0.0.1', port, path: target, method: sent.method ?? 'GET', headers: headersOf(sent) };
  return new Promise((resolve, reject) => {
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: text === 'next' ? { message: text } : (JSON.parse(text) as Got['body']) });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}

const WORK = `/lab/work/${EXERCISE}`;
const put = (text: string, over: string | null, { backUp = false, ...sent }: Sent & { backUp?: boolean } = {}) =>
  ask(WORK, { method: 'PUT', body: { text, over, backUp }, ...sent });
const onDisk = (): string => readFileSync(course.workFile(EXERCISE), 'utf8');

describe('requests that are not the page’s own', () => {
  const foreign: [string, Record<string, string | undefined>, string][] = [
    ['without the token', { 'X-Lab-Token': undefined }, 'The request lacks the token of this start.'],
    ['with a wrong token', { 'X-Lab-Token': 'e'.repeat(64) }, 'The request lacks the token of this start.'],
    ['with a part of the token', { 'X-Lab-Token': 'f'.repeat(63) }, 'The request lacks the token of this start.'],
    ['from another host', { Origin: 'http://example.org' }, 'The request comes from another origin.'],
    ['from another port', { Origin: 'http://127.0.0.1:1' }, 'The request comes from another origin.'],
    ['from a file or a sandbox', { Origin: 'null' }, 'The request comes from another origin.'],
    ['from another site', { 'Sec-Fetch-Site': 'cross-site' }, 'The request comes from another site.'],
    ['from another port, read', { 'Sec-Fetch-Site': 'same-site' }, 'The request comes from another site.'],
    ['from the address bar', { 'Sec-Fetch-Site': 'none' }, 'The request comes from another site.'],
    ['by a name that leads here', { Host: 'rebound.example.org' }, 'The request is for another host.'],
    ['by our name in theirs', { Host: '127.0.0.1.example.org' }, 'The request is for another host.'],
    ['for another port', { Host: '127.0.0.1:1' }, 'The request is for another host.'],
  ];

  it.each(foreign)('are refused %s, whatever they ask', async (_what, headers, message) => {
    handIn(course, 'mine');
    const replies = await Promise.all([
      ask(WORK, { headers }),
      ask('/lab/progress', { headers }),
      ask('/lab/events', { headers }),
      ask('/lab/nothing', { headers }),
      put('stolen', fingerprint('mine'), { headers }),
      ask(`/lab/progress/${EXERCISE}`, { method: 'POST', body: { kind: 'shown', task: 1 }, headers }),
    ]);
    for (const { status, body, headers: sent } of replies) {
      expect({ status, body }).toEqual({ status: 403, body: { message } });
      expect(sent).not.toHaveProperty('access-control-allow-origin');
    }
    expect(onDisk()).toBe('mine');
    expect(existsSync(course.stateFile('progress.json'))).toBe(false);
  });

  it('are no reason to refuse the page’s own', async () => {
    const origins = [`127.0.0.1:${port}`, `localhost:${port}`];
    for (const host of origins) {
      const headers = { Host: host, Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' };
      expect((await ask(WORK, { headers })).status).toBe(200);
    }
    const crossed = { Host: origins[0], Origin: `http://${origins[1]}` };
    expect((await ask(WORK, { headers: crossed })).status).toBe(403);
    expect((await ask('/notebooks/05', { headers: { 'X-Lab-Token': undefined } })).body.message).toBe('next');
  });
});

describe('the file', () => {
  it('is made, read and gone on from', async () => {
    expect((await ask(WORK)).body).toEqual({ text: null });
    expect((await put('one', null)).status).toBe(200);
    expect((await put('two', fingerprint('one'))).status).toBe(200);
    expect((await ask(WORK)).body).toEqual({ text: 'two' });
    expect(onDisk()).toBe('two');
    expect(readdirSync(path.join(course.root, 'work'))).toEqual([`${EXERCISE}.ts`]);
    expect(existsSync(course.stateFile('backups'))).toBe(false);
  });

  it('stays when another text stands there than the page knows, which is told', async () => {
    handIn(course, 'saved by an editor');
    for (const over of [null, fingerprint('older')]) {
      expect(await put('typed', over)).toMatchObject({ status: 409, body: { text: 'saved by an editor' } });
    }
    expect(onDisk()).toBe('saved by an editor');
    rmSync(course.workFile(EXERCISE));
    expect(await put('typed', fingerprint('older'))).toMatchObject({ status: 409, body: { text: null } });
  });

  it('is not written again when it has the text already', async () => {
    handIn(course, 'the same');
    expect((await put('the same', null)).status).toBe(200);
  });

  it('is backed up where the page puts another text in its place', async () => {
    handIn(course, 'to be kept');
    expect((await put('stub', fingerprint('to be kept'), { backUp: true })).status).toBe(200);
    expect(readFileSync(course.stateFile('backups', `${EXERCISE}.1.ts`), 'utf8')).toBe('to be kept');
  });

  it('loses its byte order mark and nothing else', async () => {
    handIn(course, '\ufeffone\r\ntwo');
    expect((await ask(WORK)).body).toEqual({ text: 'one\r\ntwo' });
    expect((await put('one\r\n2', fingerprint('one\r\ntwo'))).status).toBe(200);
  });

  it('has no draft of a server that was killed beside it, and every other file stays', () => {
    // Above every system's largest process number.
    const ended = 2 ** 30;
    const names = [`${EXERCISE}.ts.${ended}.tmp`, `${EXERCISE}.ts.${process.pid}.tmp`, `mine.ts.${ended}.tmp`, 'a.txt'];
    for (const name of names) writeFileSync(path.join(course.root, 'work', name), 'part of a text');
    workHandler(course.root, TOKEN);
    expect(readdirSync(path.join(course.root, 'work')).sort()).toEqual(names.slice(1).sort());
  });

  it('is never reached through a link', async () => {
    const outside = path.join(course.root, 'outside.ts');
    writeFileSync(outside, 'not yours');
    symlinkSync(outside, course.workFile(EXERCISE));
    const message = `work/${EXERCISE}.ts is a link, not a file. Move it away.`;
    expect(await ask(WORK)).toMatchObject({ status: 507, body: { message } });
    for (const over of [null, fingerprint('not yours')]) {
      expect(await put('written', over)).toMatchObject({ status: 507, body: { message } });
    }
    expect(readFileSync(outside, 'utf8')).toBe('not yours');
  });

  it('cannot be written where a file has the name of its folder, which is told in words', async () => {
    rmSync(path.join(course.root, 'work'), { recursive: true });
    writeFileSync(path.join(course.root, 'work'), '');
    const message = `work/${EXERCISE}.ts cannot be read: a file has the name of its folder.`;
    expect(await put('typed', null)).toMatchObject({ status: 507, body: { message } });
    expect((await ask('/lab/progress')).body.begun).toEqual([]);
  });
});

describe('what is asked', () => {
  it.each([
    ['/lab/work/..%2f..%2fpackage', 404],
    ['/lab/work/../../package.json', 404],
    ['/lab/work/%2e%2e/secret', 404],
    ['/lab/work/99-unknown', 404],
    ['/lab/work/__proto__', 404],
    [`${WORK}?x=1`, 404],
    [`${WORK}/`, 404],
    ['/lab/', 404],
  ])('must be an exercise’s file: %s', async (target, status) => {
    expect((await ask(target)).status).toBe(status);
    expect((await ask(target, { method: 'PUT', body: { text: 'x', over: null, backUp: false } })).status).toBe(status);
    expect(readdirSync(path.join(course.root, 'work'))).toEqual([]);
  });

  it.each([
    [{ method: 'DELETE' }, 405],
    [{ method: 'OPTIONS' }, 405],
    [{ method: 'PUT', body: '{}', headers: { 'Content-Type': 'text/plain' } }, 415],
    [{ method: 'PUT', body: '{}', headers: { 'Content-Type': undefined } }, 415],
    [{ method: 'PUT', body: '{"text":' }, 400],
    [{ method: 'PUT', body: 'null' }, 400],
    [{ method: 'PUT', body: { text: 1, over: null, backUp: false } }, 400],
    [{ method: 'PUT', body: { text: 'x', over: 1, backUp: false } }, 400],
    [{ method: 'PUT', body: { text: 'x', over: null } }, 400],
    [{ method: 'PUT', body: { text: 'x'.repeat(200_001), over: null, backUp: false } }, 413],
    [{ method: 'PUT', body: { text: 'x'.repeat(2_000_000), over: null, backUp: false } }, 413],
  ])('must be whole and of a kind that is answered: %#', async (sent: Sent, status) => {
    expect((await ask(WORK, sent)).status).toBe(status);
    expect(readdirSync(path.join(course.root, 'work'))).toEqual([]);
  });
});

describe('progress', () => {
  const info = () => course.find(EXERCISE);
  const note = (body: unknown) => ask(`/lab/progress/${EXERCISE}`, { method: 'POST', body });
  const verdict = () => verdictOf(info(), [], { run: { runner: 'sandbox', durationMs: 1 } });

  it('is that of lab, both ways', async () => {
    const file = fingerprint('typed');
    expect((await note({ kind: 'verdict', verdict: verdict(), file })).status).toBe(200);
    expect((await note({ kind: 'shown', task: 1 })).status).toBe(200);
    const session = new ProgressSession(course);
    expect(session.progress).toMatchObject({
      current: EXERCISE,
      exercises: { [EXERCISE]: { version: info().version, passed: true, file } },
      shown: { [EXERCISE]: [1] },
    });
    handIn(course, 'typed');
    const reply = await ask('/lab/progress');
    expect(reply.body).toEqual({ progress: session.progress, begun: [EXERCISE], notes: [] });
  });

  it.each([
    ['nothing', null],
    ['a kind that there is not', { kind: 'everything' }],
    ['a task that there is not', { kind: 'shown', task: 99 }],
    ['a task of no number', { kind: 'shown', task: '1' }],
    ['no fingerprint', { kind: 'hint', task: 1, rungs: 1, file: '../x' }],
    ['no verdict', { kind: 'verdict', file: '', verdict: {} }],
  ])('takes no change to %s', async (_what, change) => {
    expect((await note(change)).status).toBe(400);
    expect(existsSync(course.stateFile('progress.json'))).toBe(false);
  });

  it('takes no verdict of another version, or with more points than there are', async () => {
    const file = '';
    expect((await note({ kind: 'verdict', file, verdict: { ...verdict(), version: 0 } })).status).toBe(400);
    const check = { check: info().rubric[0].check, task: 1, status: 'pass', score: 1000 };
    expect((await note({ kind: 'verdict', file, verdict: { ...verdict(), checks: [check] } })).status).toBe(400);
  });
});

describe('events', () => {
  it('tell which file has changed on the disk', async () => {
    let text = '';
    const request = http.get({ host: '127.0.0.1', port, path: '/lab/events', headers: { 'X-Lab-Token': TOKEN } });
    const response = await new Promise<http.IncomingMessage>((resolve) => request.on('response', resolve));
    expect(response.headers['cache-control']).toContain('no-transform');
    response.setEncoding('utf8').on('data', (part: string) => (text += part));
    const heard = async (event: string): Promise<void> => {
      while (!text.includes(event)) await pause(20);
    };
    handIn(course, 'saved');
    await heard(`data: work ${EXERCISE}\n\n`);
    mkdirSync(course.stateFile(), { recursive: true });
    new ProgressSession(course).update((progress) => {
      progress.current = EXERCISE;
    });
    await heard('data: progress\n\n');
    expect(text.split('\n\n').filter((event) => event !== '').length).toBeGreaterThanOrEqual(2);
    request.destroy();
  });
});
