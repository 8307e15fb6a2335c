/**
 * The student's interpreter, QuickJS in WebAssembly with no door to the outside, and the bridge to it:
 * probes run in the realm of this module, and only texts cross.
 */
import { QuickJS } from 'quickjs-wasi';
import type { JSValueHandle } from 'quickjs-wasi';
import { createCodec } from './codec.js';
import { createFailures } from './failures.js';
import type { Limits } from './limits.js';
import { bridgeLimits } from './limits.js';
import { lentFunctions } from './loan.js';
import type { Loan } from './loan.js';
import { createPeer } from './peer.js';
import type { Peer } from './peer.js';
import { probeOf } from './probe.js';
import type { Watch } from './probe.js';
import type { ProbeReply, Stop } from './reply.js';
import { createSurroundings } from './surroundings.js';
import type { Wasm } from './wasm.js';
import { createWatcher } from './watcher.js';

/** A student's file in an interpreter of its own. */
export interface Engine {
  /**
   * Runs the file's top level within `limits.loadMs`: `code` of compile.ts, `library` the
   * script of what it may import.
   */
  load(program: { code: string; library: string; names: readonly string[]; loan?: Loan | undefined }): ProbeReply;
  /** Runs one probe on one input after the other, within `ms` for all of them. */
  probe(source: string, inputs: readonly string[], watch: Watch, ms: number): ProbeReply;
  dispose(): void;
}

/** What an interpreter is opened with. */
export interface EngineOptions {
  limits: Limits;
  /** Methods that results may bring. */
  methods: readonly string[];
  /** Exports that are texts. */
  constants?: readonly string[] | undefined;
  /**
   * The clock of the time limits, in milliseconds: the worker takes processor time, so that a busy
   * machine costs nobody a check.
   */
  now: () => number;
}

/** The guest's clock stands still and seeds its random numbers, so that a verdict repeats. */
const GUEST_TIME = 1_700_000_000_000_000_000n;
/**
 * Bytes of stack, for some 760 calls in one another, 230 of them through `map`. A worker of Chromium has half
 * a megabyte itself, which ends before 256 kB of the guest's do: an endless recursion would be a crash there,
 * not the RangeError that names it.
 */
const GUEST_STACK = 192 * 1024;
/** Calls that may be open at a time, one in the other: each takes from the stack of the host. */
const NESTING = 64;
/** What the interpreter gives for a text that it has no memory to hand out. */
const NO_ROOM = '<null>';
/** Reading what was printed, after a stop too. */
const OUTPUT_MS = 50;

async function openInterpreter(wasm: Wasm, limits: Limits, interruptHandler: () => boolean): Promise<QuickJS> {
  return QuickJS.create({
    wasm: wasm as never,
    memoryLimit: limits.guestBytes,
    maxStackSize: GUEST_STACK,
    timezoneOffset: 0,
    interruptHandler,
    wasi: (memory: { buffer: ArrayBuffer }) => ({
      clock_time_get: (_id: number, _precision: bigint, at: number): number => {
        new DataView(memory.buffer).setBigUint64(at, GUEST_TIME, true);
        return 0;
      },
      random_get: (at: number, length: number): number => {
        new Uint8Array(memory.buffer, at, length).fill(7);
        return 0;
      },
    }),
  });
}

/**
 * QuickJS hands out the functions of a stack, the peer's too: takes that away before the student's file runs.
 */
function lockCallSites(): void {
  let site: object | undefined;
  const host = Error as unknown as { prepareStackTrace: unknown };
  const before = host.prepareStackTrace;
  host.prepareStackTrace = (_error: unknown, sites: object[]): string => {
    site = sites[0];
    return '';
  };
  String(new Error('x').stack);
  // Set back, not deleted: without it errors have no stack, and no line.
  host.prepareStackTrace = before;
  const prototype = Object.getPrototypeOf(site) as Record<string, unknown>;
  delete prototype['getFunction'];
  delete prototype['getThis'];
}

/** Everything that is sent into the interpreter before the student's file, as one text. */
const guestText = `(limits, send) => {
  (${lockCallSites.toString()})();
  const codec = (${createCodec.toString()})(limits);
  const failures = (${createFailures.toString()})(codec, limits);
  const watcher = (${createWatcher.toString()})(codec);
  const { globals, takeOutput } = (${createSurroundings.toString()})(limits);
  Object.assign(globalThis, globals);
  const peer = (${createPeer.toString()})({ codec, failures, watcher, limits, end: 'student' }, send);
  return { load: peer.load, invoke: peer.invoke, reset: peer.reset, findings: watcher.findings, takeOutput };
}`;

/** The guest was ended from outside: nothing that the probe does with this exception counts. */
class Stopped extends Error {}

/** A fresh interpreter with the bridge inside. */
export async function openEngine(wasm: Wasm, { limits, methods, constants, now }: EngineOptions): Promise<Engine> {
  const clock = { deadline: Infinity };
  /**
   * Once set, the guest is over: it is interrupted at its next step, and no value counts,
   * whatever a probe catches.
   */
  let stopped: Stop | undefined;
  let nesting = 0;
  let crossings = 0;
  const vm = await openInterpreter(wasm, limits, () => {
    if (stopped === undefined && now() > clock.deadline) stopped = 'timeout';
    return stopped !== undefined;
  });
  const settings = bridgeLimits(limits, methods, constants);
  const codec = createCodec(settings);
  const failures = createFailures(codec, settings);
  const send = vm.newFunction('send', (handle: JSValueHandle, text: JSValueHandle) => {
    const id = handle.toNumber();
    // As a reply, not as an exception: the interpreter would copy the stack of this process
    // into the student's error.
    return vm.newString(failures.replyOf(() => deeper(() => probeEnd.invoke(id, text.toString()), id < 0 ? 0 : 1)));
  });
  const guest = vm.callFunction(vm.evalCode(guestText, 'bridge.js'), vm.undefined, vm.hostToHandle(settings), send);
  const entry = (name: string): JSValueHandle => guest.getProp(name);
  const [load, invoke, reset, findings, takeOutput] = ['load', 'invoke', 'reset', 'findings', 'takeOutput'].map(entry);
  const probeEnd: Peer = createPeer(
    { codec, failures, watcher: createWatcher(codec), limits: settings, end: 'probe' },
    (id, text) => deeper(() => ask(invoke, vm.newNumber(id), vm.newString(text))),
  );
  let exports = '[]';

  /**
   * Counts and bounds what is open between the two ends. A call of what is lent would be none if
   * the file called its own.
   */
  function deeper(run: () => string, cost = 1): string {
    if (stopped !== undefined) throw new Stopped(stopped);
    if (nesting >= NESTING) throw new RangeError(`calls are nested more than ${NESTING} deep`);
    if ((crossings += cost) > limits.crossings) {
      stopped = 'crossings';
      throw new Stopped(stopped);
    }
    nesting++;
    try {
      return run();
    } finally {
      nesting--;
    }
  }

  /** Runs the guest; whatever ends it from outside is remembered. */
  function inside<T>(run: () => T): T {
    if (stopped !== undefined) throw new Stopped(stopped);
    try {
      return run();
    } catch (error) {
      stopped ??= /out of memory|string too long|allocation size/i.test(String(error)) ? 'memory' : 'crash';
      throw new Stopped(stopped);
    }
  }

  /** Calls a function of the bridge's other end. They return texts, so toString runs no code of the guest. */
  const ask = (called: JSValueHandle, ...values: JSValueHandle[]): string =>
    inside(() => {
      let result: JSValueHandle | undefined;
      try {
        result = vm.callFunction(called, vm.undefined, ...values);
        const text = result.toString();
        if (text === NO_ROOM) throw new Error('out of memory');
        return text;
      } finally {
        for (const handle of [...values, result]) handle?.dispose();
      }
    });

  function printed(): string {
    // The guest may have been stopped in the middle: what it printed is read with a short time of its own.
    const why = stopped;
    stopped = undefined;
    clock.deadline = now() + OUTPUT_MS;
    try {
      return String(JSON.parse(ask(takeOutput)));
    } catch {
      return '';
    } finally {
      stopped = why;
    }
  }

  /** Runs within the limits; what came before a stop is kept. */
  function guarded(ms: number, run: (replies: string[]) => void): ProbeReply {
    clock.deadline = now() + ms;
    nesting = 0;
    crossings = 0;
    const replies: string[] = [];
    try {
      run(replies);
    } catch {
      stopped ??= 'crash';
    }
    return stopped === undefined ? { replies, output: printed() } : { replies, stopped, output: printed() };
  }

  return {
    load: ({ code, library, names, loan }) => {
      const done = guarded(limits.loadMs, (replies) => {
        const [run, functions] = inside(() => [vm.evalCode(code, 'submission.js'), vm.evalCode(library, 'library.js')]);
        if (loan) probeEnd.lend(lentFunctions(loan, library));
        const [asked, lent] = [names, loan?.names ?? []].map((list) => vm.newString(JSON.stringify(list)));
        replies.push(ask(load, run, functions, asked, lent));
      });
      const { loaded } = JSON.parse(done.replies.at(0) ?? '{}') as { loaded?: unknown };
      if (loaded !== undefined) exports = JSON.stringify(loaded);
      return done;
    },
    probe: (source, inputs, watch, ms) => {
      let notes: Partial<ProbeReply> = {};
      const done = guarded(ms, (replies) => {
        ask(reset, vm.newString(JSON.stringify(watch)));
        const probe = probeOf(source);
        for (const input of inputs) {
          const reply = probeEnd.probe(probe, input, exports);
          // A stop may have been swallowed by the probe: then its value says nothing.
          if (stopped !== undefined) return;
          replies.push(reply);
        }
        notes = { findings: ask(findings), calls: probeEnd.calls() };
      });
      return { ...done, ...notes };
    },
    dispose: () => {
      vm.dispose();
    },
  };
}
