#!/usr/bin/env node
// The `lab` command. The work is in main.ts; this file only says what to do when it has not been built yet.
import { existsSync } from 'node:fs';
import { build, requireSupportedNode, root } from './setup.mjs';

requireSupportedNode();
if (existsSync(new URL('node_modules/typescript', `file://${root}`))) build();
const { main } = await import('../../../dist/course/cli/main.js');
process.exitCode = await main(process.argv.slice(2));
