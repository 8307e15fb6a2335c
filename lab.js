#!/usr/bin/env node
// The `lab` command: `node lab check 05`. The work is in main.ts; this file only says what
// to do before it is built.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, isCopy, requireSupportedNode, root } from './src/course/cli/setup.mjs';

requireSupportedNode();
const isInstalled = existsSync(path.join(root, 'node_modules', 'typescript'));
if (isInstalled) build();
else if (isCopy || !existsSync(path.join(root, 'dist', 'course', 'cli', 'main.js'))) {
  const needs = isCopy ? '`npm ci --ignore-scripts`' : '`npm start` (or `npm install`)';
  console.error(`lab: the course is not installed yet. Run ${needs} in ${root} first.`);
  process.exit(2);
}
const { main } = await import('./dist/course/cli/main.js');
const code = await main(process.argv.slice(2));
// When everything is written, and without waiting for what an ended `lab watch` was in the middle of.
process.stdout.write('', () => process.exit(code));
