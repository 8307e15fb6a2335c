// The laboratory as any static host gives it, below a path, in a browser that must not ask
// another host for anything.
import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { FLAGS, findBrowser } from '../../../dist/course/notebooks/pictures.js';
import { copyCourse, runStart } from './course-copy.mjs';
import { serveFolder } from './static-server.mjs';

/** Enough for a loaded machine. */
const PATIENCE = 60_000;
const BASE = '/x/';

/** A course that was built for several scripts, by the one that runs them. */
const SHARED = process.env.LAB_VIEWERS_SITE;

/** Builds a course with the named notebooks as a static site: where the course and the site are. */
export async function buildLab(notebooks) {
  const course = copyCourse({ notebooks, added: {} });
  const folder = `${course}/.lab/static`;
  const built = runStart(course, '--build', folder, '--base', BASE);
  assert.equal(await built.ended, 0, built.output());
  return { course, folder };
}

/** What the scripts share. */
export const buildShared = () => buildLab(['00-start-here', '05-inertia-tensor', '12-tumbling']);

/**
 * Builds the named notebooks, or takes what is built already, and serves them. `course`
 * is the caller's to remove.
 */
export async function serveLab(notebooks) {
  const { course, folder } = SHARED
    ? { course: mkdtempSync(path.join(os.tmpdir(), 'lab-shared-')), folder: SHARED }
    : await buildLab(notebooks);
  const { url, close } = await serveFolder(folder, BASE);
  return { course, folder, url: `${url}${BASE}`, close };
}

/** A browser; `flags` come in addition. */
export function launchBrowser(flags = [...FLAGS]) {
  const executablePath = findBrowser();
  assert.ok(executablePath, 'this needs an installed Chromium or Chrome');
  return chromium.launch({ executablePath, args: flags });
}

/** What went wrong on the pages: requests to other hosts, errors, files that are not there. */
export const faults = [];

export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.on('request', (request) => {
    const isOwn = /^(data|blob):/.test(request.url()) || new URL(request.url()).hostname === '127.0.0.1';
    if (!isOwn) faults.push(`a request to ${request.url()}`);
  });
  page.on('pageerror', (error) => faults.push(error.stack));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()} ${response.url()}`));
  return page;
}

/** Runs named tests one after the other and counts, as the other scripts do. */
export async function runTests(tests, finish) {
  const counts = { passed: 0, failed: 0 };
  try {
    for (const [name, test] of Object.entries(tests)) {
      try {
        await test();
        counts.passed++;
        console.log(`  ok    ${name}`);
      } catch (error) {
        counts.failed++;
        console.log(`  FAIL  ${name}\n${error.stack}`);
      }
    }
  } finally {
    await finish();
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}
