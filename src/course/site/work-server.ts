/**
 * The reader's work under `npm start`: page and work/*.ts are one file, and the page's progress is that of
 * `lab list`. Writes work/<exercise>.ts, .lab/backups and .lab/progress.json, and nothing else.
 */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReviewFile } from '../bank/review-file.js';
import { openCourse } from '../disk/course.js';
import type { Course } from '../disk/course.js';
import { ProgressSession } from '../disk/progress.js';
import { WorkFileError, begunIn, readWork, tidyWork, writeWork } from '../disk/work-file.js';
import type { ExerciseInfo } from '../judging/exercise.js';
import { limitsOf } from '../judging/plan.js';
import { noteChange } from '../judging/progress.js';
import type { Progress } from '../judging/progress.js';
import { reviewChangeIn } from '../questions/review-state.js';
import { RefusedRequest, jsonOf, refusal } from './own-requests.js';
import { changeIn } from './progress-changes.js';
import type { HeadPlugin, ServePlugin } from './vitepress.js';
import { WorkEvents } from './work-events.js';

/** Where a reader's work is asked for. */
const PREFIX = '/lab/';
/** The name of the meta element that hands the page the token. */
const TOKEN_META = 'lab-token';
/** A character of a text can take six in JSON. */
const JSON_GROWTH = 6;
/** More than any verdict or any change of progress has. */
const MOST_PROGRESS_BYTES = 4_000_000;

/** What a page is told of the reader's progress. */
export interface ProgressReply {
  progress: Progress;
  /** Exercises with a file in work/. */
  begun: string[];
  /** What the reader should know of the stored state. */
  notes: string[];
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Answers requests below {@link PREFIX}, if they are our own page's; hands on all others. */
export function workHandler(root: string, token: string): Handler {
  const events = new WorkEvents(root);
  tidyWork(openCourse(root));
  return (request, response, next) => {
    if (!request.url?.startsWith(PREFIX)) {
      next();
      return;
    }
    const refused = refusal(request, token);
    if (refused !== undefined) {
      send(response, 403, { message: refused });
      return;
    }
    if (request.url === `${PREFIX}events` && request.method === 'GET') {
      events.add(response);
      return;
    }
    // The course is read anew each time: an author may be at work on it.
    Promise.resolve()
      .then(() => answer(openCourse(root), request))
      .then(({ status, body }) => {
        send(response, status, body);
      })
      .catch((error: unknown) => {
        const status = error instanceof RefusedRequest ? error.status : error instanceof WorkFileError ? 507 : 500;
        send(response, status, { message: (error as Error).message });
      });
  };
}

interface Answer {
  status: number;
  body: object;
}

function send(response: ServerResponse, status: number, body: object): void {
  // What was not read of a refused request must not be taken for the next one.
  if (status >= 400) response.setHeader('Connection', 'close');
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}

async function answer(course: Course, request: IncomingMessage): Promise<Answer> {
  if (request.url === `${PREFIX}review`) return review(course, request);
  const [, kind, id] = /^\/lab\/(work|progress)(?:\/([\w-]+))?$/.exec(request.url!) ?? [];
  const info = course.exercises.find((exercise) => exercise.id === id);
  if (kind === 'progress' && (id as string | undefined) === undefined) {
    if (request.method === 'GET') return { status: 200, body: progressOf(course) };
  } else if (info === undefined) throw new RefusedRequest(404, 'There is no such exercise.');
  else if (kind === 'progress' && request.method === 'POST') return note(course, info, request);
  else if (kind === 'work' && request.method === 'GET') {
    return { status: 200, body: { text: readWork(course, info.id) ?? null } };
  } else if (kind === 'work' && request.method === 'PUT') return put(course, info, request);
  throw new RefusedRequest(405, `${request.method!} is not answered here.`);
}

async function put(course: Course, info: ExerciseInfo, request: IncomingMessage): Promise<Answer> {
  const { sourceBytes } = limitsOf(info, course.info.limits);
  const body = await jsonOf(request, JSON_GROWTH * sourceBytes);
  const { text, over, backUp } = (body ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string' || (over !== null && typeof over !== 'string') || typeof backUp !== 'boolean') {
    throw new RefusedRequest(400, 'Expected { text, over, backUp }.');
  }
  if (Buffer.byteLength(text) > sourceBytes) {
    throw new RefusedRequest(413, `work/${info.id}.ts is not written: it may have at most ${sourceBytes} bytes.`);
  }
  const isWritten = writeWork(course, info.id, { text, over: over ?? undefined, backUp });
  return isWritten ? { status: 200, body: {} } : { status: 409, body: { text: readWork(course, info.id) ?? null } };
}

async function note(course: Course, info: ExerciseInfo, request: IncomingMessage): Promise<Answer> {
  const change = changeIn(await jsonOf(request, MOST_PROGRESS_BYTES), info);
  if (change === undefined) throw new RefusedRequest(400, `Expected a change of the progress in ${info.id}.`);
  const session = new ProgressSession(course);
  session.update((progress) => {
    noteChange(progress, info, change);
  });
  return { status: 200, body: progressOf(course, session) };
}

/** What the reader is asked again: the state of `lab review`. */
async function review(course: Course, request: IncomingMessage): Promise<Answer> {
  const file = new ReviewFile(course.stateFile('review.json'));
  if (request.method === 'POST') {
    const change = reviewChangeIn(await jsonOf(request, MOST_PROGRESS_BYTES));
    if (change === undefined) throw new RefusedRequest(400, 'Expected something to note of a review.');
    file.note(change);
  } else if (request.method !== 'GET') throw new RefusedRequest(405, `${request.method!} is not answered here.`);
  return { status: 200, body: file.state };
}

function progressOf(course: Course, { progress, notes } = new ProgressSession(course)): ProgressReply {
  return { progress, begun: begunIn(course), notes };
}

/** Answers a page's requests about the reader's work, and hands each page the token of this start. */
export function serveWork(root: string): ServePlugin & HeadPlugin {
  const token = randomBytes(32).toString('hex');
  return {
    name: 'course-work',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(workHandler(root, token));
    },
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: TOKEN_META, content: token } }],
  };
}
