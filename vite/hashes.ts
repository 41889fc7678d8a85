import { createHash } from 'node:crypto';

/** Tells versions of a file apart. */
export function revisionOf(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
}

/** As browsers check it. A hash cannot be compressed, and there are hundreds: the shortest they take is strong enough. */
export function integrityOf(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
