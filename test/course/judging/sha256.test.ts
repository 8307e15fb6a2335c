import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hex, hmacSha256, sha256, utf8 } from '../../../src/course/judging/sha256.js';

/** Every length around the padding's borders, and what UTF-8 makes of signs outside ASCII. */
const texts = [
  ...[0, 1, 3, 55, 56, 57, 63, 64, 65, 119, 120, 1000].map((length) => 'abc'.repeat(length).slice(0, length)),
  'Übung §1: ω = 2π/T',
  '🚀 \ud83d and \ude80 alone',
  '100 %41',
];

describe('SHA-256', () => {
  it.each(texts)('of %j is what Node computes', (text) => {
    expect(hex(sha256(utf8(text)))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  it.each(texts)('with the key %j is the HMAC that Node computes', (key) => {
    const message = 'exercise/student';
    expect(hex(hmacSha256(utf8(key), utf8(message)))).toBe(createHmac('sha256', key).update(message).digest('hex'));
  });
});
