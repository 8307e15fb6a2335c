/**
 * The interpreter's program, compiled once (a WebAssembly.Module, which is unknown without the DOM's types).
 */
export type Wasm = object;

const { WebAssembly: webAssembly } = globalThis as unknown as {
  WebAssembly: { compile(bytes: Uint8Array): Promise<Wasm> };
};

/** Compiles the bytes of quickjs.wasm. */
export async function compileWasm(bytes: Uint8Array): Promise<Wasm> {
  return webAssembly.compile(bytes);
}
