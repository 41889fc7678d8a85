import type { LinkShape } from './linkShape.ts';
import { stallEnd } from './stallEnd.ts';

/** The payload of one packet. */
const SEGMENT_BYTES = 1460;

/** One direction of a link: data waits for what was sent before it, then travels. */
export interface Lane {
  carry(chunk: Buffer, deliver: (part: Buffer) => void): void;
}

export function createLane({ bitsPerSecond, roundTripMs, troubles }: LinkShape): Lane {
  const bytesPerMs = bitsPerSecond / 8 / 1000;
  const underWay: (() => void)[] = [];
  const began = performance.now();
  let freeAt = 0;
  return {
    carry(chunk, deliver) {
      for (const part of segments(chunk)) {
        const now = performance.now();
        const startAt = Math.max(now, freeAt);
        const mayStartAt = troubles ? began + stallEnd(startAt - began, troubles) : startAt;
        freeAt = mayStartAt + part.length / bytesPerMs;
        underWay.push(() => deliver(part));
        // Timers may fire out of order by a millisecond, but bytes must not: each timer delivers the oldest.
        setTimeout(() => underWay.shift()?.(), freeAt + roundTripMs / 2 - now);
      }
    },
  };
}

export function segments(chunk: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let start = 0; start < chunk.length; start += SEGMENT_BYTES) {
    parts.push(chunk.subarray(start, start + SEGMENT_BYTES));
  }
  return parts;
}
