/**
 * What Node, browsers and their workers all have, as far as the ground uses it: no host's
 * own types are loaded here.
 */
declare const console: { log: (...values: unknown[]) => void };
declare const performance: { now: () => number };
declare function atob(text: string): string;
declare function btoa(text: string): string;
// Only a var is a property of globalThis.
// eslint-disable-next-line no-var
declare var crypto: { randomUUID: () => string };
declare function setTimeout(callback: () => void, milliseconds: number): number;
declare function clearTimeout(timer: number | undefined): void;
declare const MessageChannel: new () => object;
declare const TextDecoder: new (
  encoding: 'utf-8',
  options: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string };
declare const TextEncoder: new () => { encode: (text: string) => Uint8Array };
