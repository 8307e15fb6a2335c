import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { movedAddress, noteUsualPort, usualPort } from '../../../src/course/site/usual-port.js';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'port-'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('the port of npm start', () => {
  it('is the one of the last start', () => {
    expect(usualPort(root)).toBeUndefined();
    noteUsualPort(root, 6001);
    expect(usualPort(root)).toBe(6001);
  });

  it.each(['', 'many', '-1', '65536', '80.5'])('is unknown where the note says %j', (text) => {
    mkdirSync(path.join(root, '.lab'));
    writeFileSync(path.join(root, '.lab', 'port'), text);
    expect(usualPort(root)).toBeUndefined();
  });

  it('is no reason to fail where it cannot be noted', () => {
    writeFileSync(path.join(root, '.lab'), 'in the way');
    noteUsualPort(root, 6001);
    expect(usualPort(root)).toBeUndefined();
  });

  it('is told when it is in use', () => {
    expect(movedAddress(5173)).toBe(
      'Port 5173 is in use, so the page has another address this time. What a browser keeps belongs to the address;\n' +
        'your files in work/ are the same at every address.',
    );
  });
});
