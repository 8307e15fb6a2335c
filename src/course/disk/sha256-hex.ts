import { createHash } from 'node:crypto';

/** SHA-256 as hexadecimal digits. */
export const sha256Hex = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');
