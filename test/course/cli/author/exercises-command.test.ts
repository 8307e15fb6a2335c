import { afterEach, expect, it, vi } from 'vitest';
import { main } from '../../../../src/course/cli/main.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function lab(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const io = { out: (text: string) => (out += text), err: (text: string) => (err += text), colour: false, width: 80 };
  return { code: await main(args, io), out, err };
}

it('says what is missing where there is no browser, and draws nothing', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('CHROME_PATH', '');
  expect(await lab('exercises', 'draw', '02')).toEqual({
    code: 3,
    out: '',
    err: 'lab exercises draw: no Chromium or Chrome was found (CHROME_PATH may name one).',
  });
});

it.each([
  [['exercises'], 'expected draw, got nothing'],
  [['exercises', 'paint'], 'expected draw, got paint'],
  [['exercises', 'draw', '99'], 'there is no exercise "99"'],
])('%j is a usage error', async (args, message) => {
  const { code, err } = await lab(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('node lab exercises --help tells more.');
});
