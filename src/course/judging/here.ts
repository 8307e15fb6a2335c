/**
 * A host without glass: functions of this realm, behind the same bridge, for the reference
 * solution and for debugging.
 */
import { createCodec } from '../guest/codec.js';
import { createFailures } from '../guest/failures.js';
import type { Uses } from '../guest/declarations.js';
import { bridgeLimits, DEFAULT_LIMITS } from '../guest/limits.js';
import type { Limits } from '../guest/limits.js';
import type { Loan } from '../guest/loan.js';
import { createPeer } from '../guest/peer.js';
import type { Peer } from '../guest/peer.js';
import { probeOf } from '../guest/probe.js';
import { readReply, readRest } from '../guest/reply.js';
import { createWatcher } from '../guest/watcher.js';
import type { Watcher } from '../guest/watcher.js';
import type { Host } from './host.js';

export interface HereOptions {
  names: readonly string[];
  methods: readonly string[];
  constants?: readonly string[];
  limits?: Limits;
  /** What the functions' owner exports beside those asked for. */
  exported: readonly string[];
  lineOf?: (stack: string) => number | undefined;
  /** Which of the functions calls which. */
  uses?: readonly Uses[];
  /**
   * The functions with a loan in the place of those that can be replaced, where there is
   * a text to write it into.
   */
  lending?: { replaceable: readonly string[]; functions: (loan: Loan) => object };
}

interface End {
  peer: Peer;
  watcher: Watcher;
}

/** Probes run against these functions; only texts cross, as everywhere. */
export function hostHere(
  functions: object,
  {
    names,
    methods,
    constants,
    limits = DEFAULT_LIMITS,
    exported,
    lineOf = () => undefined,
    uses = [],
    lending,
  }: HereOptions,
): Host {
  const open = (end: 'student' | 'probe', send: (id: number, text: string) => string): End => {
    const codec = createCodec(limits);
    const watcher = createWatcher(codec);
    const failures = createFailures(codec, limits);
    const parts = { codec, failures, watcher, limits: bridgeLimits(limits, methods, constants), end };
    return { peer: createPeer(parts, send), watcher };
  };
  const bridgeTo = (own: object): { student: End; probe: End; exports: string } => {
    const student: End = open('student', (id, text) => probe.peer.invoke(id, text));
    const probe: End = open('probe', (id, text) => student.peer.invoke(id, text));
    const loaded = student.peer.load(() => own, {}, JSON.stringify(names), '[]');
    return { student, probe, exports: JSON.stringify((JSON.parse(loaded) as { loaded: unknown }).loaded) };
  };
  const bridges = new Map<Loan | undefined, ReturnType<typeof bridgeTo>>();
  return {
    accept: () => Promise.resolve({ exported: [...exported], uses, replaceable: lending?.replaceable ?? [] }),
    run: ({ source, inputs, watch, loan }) => {
      const bridge = bridges.get(loan) ?? bridgeTo(loan && lending ? lending.functions(loan) : functions);
      bridges.set(loan, bridge);
      const { student, probe, exports } = bridge;
      student.peer.reset(JSON.stringify(watch));
      const run = probeOf(source);
      const replies = inputs.map((input) => probe.peer.probe(run, input, exports));
      const rest = { replies, findings: student.watcher.findings(), calls: probe.peer.calls() };
      const outcomes = replies.map((reply) => readReply(reply, limits, lineOf));
      return Promise.resolve({ outcomes, ...readRest(rest) });
    },
  };
}
