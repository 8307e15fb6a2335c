// The body that all competitors move.
import { readFileSync } from 'node:fs';

export const problem = JSON.parse(readFileSync(new URL('../problem.json', import.meta.url), 'utf8'));
