// Loaded with `node -r` before tslab 1.0.22: repairs that it has no setting for, and the door
// through which show() displays.
'use strict';
/* global __dirname */
const Module = require('node:module');
const path = require('node:path');

/**
 * tslab asks for loose typing, for every @types package there is, and for module resolution that cannot
 * read package "exports". It also watches all files it reads: a build while a kernel lives ends
 * in "Unexpected pending rebuildTimer". Node loads a module once, so a changed library needs a new kernel
 * anyway: nothing is watched.
 */
function withStrictTyping(typescript) {
  const unwatched = () => ({ close: () => undefined });
  Object.assign(typescript.sys, { watchFile: unwatched, watchDirectory: unwatched });
  const createWatchCompilerHost = (files, options, ...rest) => {
    const moduleResolution = typescript.ModuleResolutionKind.Bundler;
    const strict = { ...options, strict: true, types: ['node'], moduleResolution };
    return withVariablesFound(typescript, typescript.createWatchCompilerHost(files, strict, ...rest));
  };
  return { ...typescript, createWatchCompilerHost, visitEachChild: visitorOfShorthand(typescript) };
}

/**
 * tslab writes a variable of an earlier cell as `exports.name`. It takes the name in `{ name }`
 * for the property that it also is, so that the cell fails with "name is not defined", and the name
 * in `const { name: other } = value` for a variable, which is a syntax error. So the symbol of the first
 * is the variable, the second has none, and what replaces the first becomes a value.
 */
function withVariablesFound(typescript, host) {
  const { createProgram } = host;
  host.createProgram = (...args) => {
    const program = createProgram(...args);
    const checker = program.getProgram().getTypeChecker();
    const { getSymbolAtLocation } = checker;
    checker.getSymbolAtLocation = (node) => {
      const { parent } = node;
      if (!parent) return getSymbolAtLocation(node);
      if (typescript.isShorthandPropertyAssignment(parent)) return checker.getShorthandAssignmentValueSymbol(parent);
      const isKey =
        (typescript.isBindingElement(parent) && parent.propertyName === node) ||
        (typescript.isPropertyAssignment(parent) && parent.name === node);
      return isKey ? undefined : getSymbolAtLocation(node);
    };
    return program;
  };
  return host;
}

function visitorOfShorthand(typescript) {
  return (node, visit, ...rest) => {
    if (!typescript.isShorthandPropertyAssignment(node)) return typescript.visitEachChild(node, visit, ...rest);
    const value = visit(node.name);
    return value === node.name ? node : typescript.factory.createPropertyAssignment(node.name, value);
  };
}

/**
 * tslab awaits none of its sends. zeromq 6 refuses a send while 512 are pending, and a publisher drops
 * what is past its high-water mark of 1000: without a queue, a cell that prints 900 lines loses 400 of them
 * and the message that it has ended.
 */
function withoutLostOutput(zeromq) {
  class Publisher extends zeromq.Publisher {
    #sent = Promise.resolve();

    constructor(options) {
      super({ sendHighWaterMark: 0, ...options });
    }

    send(frames) {
      this.#sent = this.#sent.then(() => super.send(frames)).catch(() => undefined);
      return this.#sent;
    }
  }
  return { ...zeromq, Publisher };
}

/** Where signals do not reach the kernel Jupyter interrupts by a message, of which tslab knows nothing. */
function withInterruptMessage(jupyter) {
  const { prototype } = jupyter.ZmqServer;
  const { handleShellMessage } = prototype;
  prototype.handleShellMessage = function (socket, ...frames) {
    const header = frames[frames.findIndex((frame) => frame.toString() === '<IDS|MSG>') + 2];
    if (JSON.parse(header).msg_type !== 'interrupt_request') return handleShellMessage.call(this, socket, ...frames);
    process.emit('SIGINT');
  };
  return jupyter;
}

/** mathjs is 1,500 files, or the same in one: loading it costs a cell 0.1 s instead of 0.5 s. */
const singleFiles = { mathjs: 'mathjs/lib/browser/math.js' };

const repairs = {
  '@tslab/typescript-for-tslab': withStrictTyping,
  zeromq: withoutLostOutput,
  './jupyter': withInterruptMessage,
};
const repaired = new Map();
const load = Module._load;
Module._load = function (id, ...rest) {
  const exported = load.call(this, singleFiles[id] ?? id, ...rest);
  if (!Object.hasOwn(repairs, id)) return exported;
  if (!repaired.has(exported)) repaired.set(exported, repairs[id](exported));
  return repaired.get(exported);
};

/**
 * tslab joins paths with `/`, but on Windows Node looks for the package that a file
 * belongs to along `\` alone.
 */
const { createRequire } = Module;
Module.createRequire = (place) =>
  createRequire(typeof place === 'string' && path.isAbsolute(place) ? path.normalize(place) : place);

/** What tslab itself displays with: its module keeps the writer of the cell that runs. */
function display(data) {
  const jupyter = Object.entries(require.cache).find(([file]) => /[\\/]tslab[\\/]dist[\\/]jupyter\.js$/.test(file));
  jupyter?.[1].exports.lastWriteDisplayData?.({ data, metadata: {}, transient: {} });
}

/** VS Code sets these for the kernels it starts; the runner sets the first. */
function viewer() {
  if (process.env.LAB_VIEWER) return process.env.LAB_VIEWER;
  return ['VSCODE_PID', 'VSCODE_CWD', 'VSCODE_IPC_HOOK'].some((name) => process.env[name]) ? 'plotly' : 'html';
}

// src/figures/show.ts looks for this: the library itself stays free of Node and of tslab.
globalThis[Symbol.for('rigid-body-lab.notebook')] = {
  display,
  viewer: viewer(),
  notebookPath: process.env.JPY_SESSION_NAME ?? '',
  modules: path.relative(process.cwd(), path.join(__dirname, '../../../node_modules')).split(path.sep).join('/'),
};

// The runner holds an IPC channel: a kernel whose runner is gone must not live on.
if (process.channel) {
  process.once('disconnect', () => process.exit());
  process.channel.unref();
}
