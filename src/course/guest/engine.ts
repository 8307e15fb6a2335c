/** The interpreter: QuickJS in WebAssembly, one instance per submission, with no door to the outside. */
import { QuickJS, MAX_STACK_SIZE } from 'quickjs-wasi';
import type { JSValueHandle } from 'quickjs-wasi';
import { createAgent } from './agent.js';
import type { Limits } from './limits.js';
import type { Stop, WorkerReply } from './reply.js';

/** What the worker needs of an interpreter; another one is a second implementation of these three functions. */
export interface Engine {
  /** Runs the file's top level within `limits.loadMs`. */
  load(code: string, names: readonly string[]): WorkerReply;
  /** Runs one probe within `limits.checkMs`. */
  probe(source: string, inputs: string): WorkerReply;
  dispose(): void;
}

/** The interpreter's program, compiled once per worker (a WebAssembly.Module, which Node's types do not know). */
export type Wasm = object;

const webAssembly = (globalThis as unknown as { WebAssembly: { compile(bytes: Uint8Array): Promise<Wasm> } })
  .WebAssembly;

/** Compiles the bytes of quickjs.wasm. */
export async function compileWasm(bytes: Uint8Array): Promise<Wasm> {
  return webAssembly.compile(bytes);
}

/** The guest's clock stands still and seeds its random numbers, so that a verdict repeats. */
const GUEST_TIME = 1_700_000_000_000_000_000n;

/**
 * A fresh interpreter with the agent inside. `now` is the clock of its time limits, in milliseconds: the worker takes
 * processor time, so that a busy machine costs nobody a check.
 */
export async function openQuickJs(
  wasm: Wasm,
  limits: Limits,
  now: () => number = () => performance.now(),
): Promise<Engine> {
  const clock = { deadline: Infinity, interrupted: false };
  const vm = await QuickJS.create({
    wasm: wasm as never,
    memoryLimit: limits.guestBytes,
    maxStackSize: MAX_STACK_SIZE,
    timezoneOffset: 0,
    interruptHandler: () => (clock.interrupted ||= now() > clock.deadline),
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
  const { values, depth, fields, stringLength, outputLength, errorLength } = limits;
  const settings = JSON.stringify({ values, depth, fields, stringLength, outputLength, errorLength });
  const agent = vm.evalCode(`(${createAgent.toString()})(${settings})`, 'agent.js');
  const [load, probe, takeOutput] = ['load', 'probe', 'takeOutput'].map((name) => agent.getProp(name));
  agent.getProp('console').consume((handle) => {
    vm.setProp(vm.global, 'console', handle);
  });

  function startClock(ms: number): void {
    clock.deadline = now() + ms;
    clock.interrupted = false;
  }

  function guarded(ms: number, run: () => string): WorkerReply {
    startClock(ms);
    try {
      return { reply: run() };
    } catch (error) {
      const stopped: Stop = clock.interrupted
        ? 'timeout'
        : /out of memory|string too long/.test(String(error))
          ? 'memory'
          : 'crash';
      return { stopped, output: lastOutput() };
    }
  }

  function lastOutput(): string {
    startClock(50);
    try {
      return String(JSON.parse(vm.callFunction(takeOutput, vm.undefined).toString()));
    } catch {
      return '';
    }
  }

  function call(ms: number, source: string, name: string, agentFunction: JSValueHandle, text: string): WorkerReply {
    return guarded(ms, () => {
      const run = vm.evalCode(source, name);
      // The agent returns a primitive string, so that toString runs no code of the guest.
      return vm.callFunction(agentFunction, vm.undefined, run, vm.newString(text)).toString();
    });
  }

  return {
    load: (code, names) => call(limits.loadMs, code, 'submission.js', load, JSON.stringify(names)),
    probe: (source, inputs) => call(limits.checkMs, `(${source})`, 'check.js', probe, inputs),
    dispose: () => {
      vm.dispose();
    },
  };
}
